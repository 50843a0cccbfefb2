//! The same work for many numbers, its results added up: on all cores with the feature `parallel`.

/// The sum of what `work` gives for each number below `count`; adding must not depend on the order.
#[cfg(feature = "parallel")]
pub(super) fn sum<Sums: Send + Sync>(
    count: usize,
    none: impl Fn() -> Sums + Sync + Send,
    work: impl Fn(usize) -> Sums + Sync + Send,
    add: impl Fn(Sums, Sums) -> Sums + Sync + Send,
) -> Sums {
    use rayon::prelude::*;
    (0..count).into_par_iter().map(work).reduce(none, add)
}

/// The sum of what `work` gives for each number below `count`; adding must not depend on the order.
#[cfg(not(feature = "parallel"))]
pub(super) fn sum<Sums>(
    count: usize,
    none: impl Fn() -> Sums,
    work: impl Fn(usize) -> Sums,
    add: impl Fn(Sums, Sums) -> Sums,
) -> Sums {
    (0..count).map(work).fold(none(), add)
}
