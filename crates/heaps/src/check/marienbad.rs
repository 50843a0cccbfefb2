//! The position 1 3 5 7 and those that can follow it.

use std::collections::BTreeSet;

use lastmove_game::{Budget, Convention, Problem};

use super::partitions::search;
use super::{Counterexample, Extent, Report};
use crate::{Code, Heaps, rules};

/// Those of them that are lost for the player to move, whoever takes the last match losing.
const LOST: [&[u64]; 20] = [
    &[1],
    &[1, 1, 1],
    &[2, 2],
    &[1, 1, 2, 2],
    &[1, 2, 3],
    &[3, 3],
    &[1, 1, 3, 3],
    &[4, 4],
    &[1, 1, 4, 4],
    &[1, 4, 5],
    &[5, 5],
    &[1, 1, 5, 5],
    &[2, 4, 6],
    &[1, 2, 4, 7],
    &[1, 2, 5, 6],
    &[1, 3, 4, 6],
    &[2, 5, 7],
    &[3, 4, 7],
    &[3, 5, 6],
    &[1, 3, 5, 7],
];

/// Compares the list with the search, on 1 3 5 7 and all positions that can follow it.
pub(super) fn list(_: Extent, budget: &Budget) -> Result<Report, Problem> {
    let start = Heaps::new([1, 3, 5, 7]).expect("a few matches");
    let mut below = BTreeSet::from([start.sizes().to_vec()]);
    let mut waiting = vec![start.clone()];
    while let Some(position) = waiting.pop() {
        for action in rules::moves(Code::nim(), &position) {
            let after = position.after(&action).expect("a listed move can be made");
            if below.insert(after.sizes().to_vec()) {
                waiting.push(after);
            }
        }
    }
    let mut positions = 0;
    let matches = start.sizes().iter().sum::<u64>();
    let counterexample = search(Code::nim(), matches, budget, |position, [_, lost]| {
        if !below.contains(position.sizes()) {
            return None;
        }
        positions += 1;
        let listed = LOST.contains(&position.sizes());
        (listed != lost).then(|| Counterexample::Position {
            code: Code::nim().to_string(),
            convention: Convention::Misere,
            heaps: position.sizes().to_vec(),
            lost,
        })
    })?;
    Ok(Report { positions, games: 1, counterexample })
}
