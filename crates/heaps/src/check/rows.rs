//! The same work on each of many things: on all cores with the feature `parallel`, else one after the other.

/// The answers for all things, in their order.
#[cfg(feature = "parallel")]
pub(super) fn map<Thing: Sync, Answer: Send>(
    things: &[Thing],
    answer: impl Fn(&Thing) -> Answer + Sync + Send,
) -> Vec<Answer> {
    use rayon::prelude::*;
    things.par_iter().map(answer).collect()
}

/// The answers for all things, in their order.
#[cfg(not(feature = "parallel"))]
pub(super) fn map<Thing: Sync, Answer: Send>(
    things: &[Thing],
    answer: impl Fn(&Thing) -> Answer + Sync + Send,
) -> Vec<Answer> {
    things.iter().map(answer).collect()
}
