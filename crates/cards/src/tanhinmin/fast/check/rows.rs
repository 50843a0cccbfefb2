//! The same work on every row of a table: on all cores with the feature `parallel`, else one row after the other.

/// Calls `work` with the number and the cells of each row.
#[cfg(feature = "parallel")]
pub(super) fn each<Cell: Send>(table: &mut [Cell], width: usize, work: impl Fn(usize, &mut [Cell]) + Sync + Send) {
    use rayon::prelude::*;
    table.par_chunks_mut(width).enumerate().for_each(|(number, row)| work(number, row));
}

/// Calls `work` with the number and the cells of each row.
#[cfg(not(feature = "parallel"))]
pub(super) fn each<Cell: Send>(table: &mut [Cell], width: usize, work: impl Fn(usize, &mut [Cell]) + Sync + Send) {
    table.chunks_mut(width).enumerate().for_each(|(number, row)| work(number, row));
}

/// The answer for the first number below `count` that has one.
#[cfg(feature = "parallel")]
pub(super) fn first<Answer: Send>(
    count: usize,
    answer: impl Fn(usize) -> Option<Answer> + Sync + Send,
) -> Option<Answer> {
    use rayon::prelude::*;
    (0..count).into_par_iter().find_map_first(answer)
}

/// The answer for the first number below `count` that has one.
#[cfg(not(feature = "parallel"))]
pub(super) fn first<Answer: Send>(
    count: usize,
    answer: impl Fn(usize) -> Option<Answer> + Sync + Send,
) -> Option<Answer> {
    (0..count).find_map(answer)
}
