//! Rows in binary with their column sums, and the same as powers of two in pairs.

use crate::evidence::{HeapEvidence, PowerRow};
use crate::position::Heaps;

/// Both views of the nim-sum; the pairs of powers only where there are at most `limit` rows to be read.
pub(super) fn rows(position: &Heaps, limit: usize) -> Vec<HeapEvidence> {
    let sums = column_sums(position.sizes());
    let nim_sum = sums.iter().fold(0, |nim_sum, sum| (nim_sum << 1) | (sum % 2));
    let binary = HeapEvidence::Binary { rows: position.sizes().to_vec(), column_sums: sums, nim_sum };
    let few = position.sizes().len() <= limit;
    let powers = few.then(|| HeapEvidence::Powers {
        rows: position.sizes().iter().map(|&row| PowerRow { row, powers: powers(row).collect() }).collect(),
        unpaired: powers(nim_sum).collect(),
    });
    std::iter::once(binary).chain(powers).collect()
}

/// How many rows have a 1 in each column, most significant first; at least one column.
fn column_sums(rows: &[u64]) -> Vec<u64> {
    let all = rows.iter().fold(0, |all, row| all | row);
    let columns = (u64::BITS - all.leading_zeros()).max(1);
    let mut sums = vec![0; columns as usize];
    for row in rows {
        for (column, sum) in (0..columns).rev().zip(&mut sums) {
            *sum += row >> column & 1;
        }
    }
    sums
}

/// The different powers of two that add up to a number, largest first.
fn powers(number: u64) -> impl Iterator<Item = u64> {
    (0..u64::BITS).rev().map(|column| 1 << column).filter(move |power| number & power != 0)
}
