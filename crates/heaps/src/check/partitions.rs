//! Every position of up to so many stones, searched in both conventions.

use std::collections::HashMap;

use lastmove_game::{Budget, Convention, Problem};

use super::{Counterexample, Extent, Report, rows, stopped};
use crate::lasker::LaskerValues;
use crate::rules;
use crate::values::Values;
use crate::{Code, Heaps, nim_values};

/// The most stones of a position, so that all of them have room in memory.
const MOST_OF_NIM: u64 = 50;
const MOST_OF_LASKER: u64 = 40;
const MOST_OF_ALL_CODES: u64 = 25;

/// Whether the player to move loses, in normal and in misère play.
pub(super) type Lost = [bool; 2];

/// Calls `compare` with every position of up to so many stones, those with fewer first, until it answers.
pub(super) fn search<Answer>(
    code: &Code,
    to: u64,
    budget: &Budget,
    mut compare: impl FnMut(&Heaps, Lost) -> Option<Answer>,
) -> Result<Option<Answer>, Problem> {
    let mut known: HashMap<Heaps, Lost> = HashMap::new();
    for stones in 0..=to {
        // A split keeps the stones and adds a heap: positions of more heaps come first.
        for heaps in (u64::from(stones > 0)..=stones).rev() {
            if budget.stopped() {
                return Err(stopped());
            }
            let mut positions = Vec::new();
            partitions(stones, heaps, stones, &mut Vec::new(), &mut positions);
            let found = rows::map(&positions, |position| settle(code, position, &known));
            for (position, lost) in positions.into_iter().zip(found) {
                if let Some(answer) = compare(&position, lost) {
                    return Ok(Some(answer));
                }
                known.insert(position, lost);
            }
        }
    }
    Ok(None)
}

/// By the moves alone: lost is who cannot move or can only move to where the other one wins; in misère play who cannot
/// move has won.
fn settle(code: &Code, position: &Heaps, known: &HashMap<Heaps, Lost>) -> Lost {
    let mut moves = rules::moves(code, position).peekable();
    if moves.peek().is_none() {
        return [true, false];
    }
    let mut lost = [true, true];
    for action in moves {
        let after = position.after(&action).expect("a listed move can be made");
        let [normal, misere] = known[&after];
        lost = [lost[0] && !normal, lost[1] && !misere];
    }
    lost
}

/// All ways to make so many heaps, none larger than `largest`, of so many stones.
fn partitions(stones: u64, heaps: u64, largest: u64, begun: &mut Vec<u64>, found: &mut Vec<Heaps>) {
    if heaps == 0 {
        if stones == 0 {
            found.push(Heaps::new(begun.iter().copied()).expect("a few stones"));
        }
        return;
    }
    // The largest heap left holds at least its share, and leaves one stone at least for each other.
    for heap in stones.div_ceil(heaps).max(1)..=largest.min(stones.saturating_sub(heaps - 1)) {
        begun.push(heap);
        partitions(stones - heap, heaps - 1, heap, begun, found);
        begun.pop();
    }
}

/// Compares what a statement says about one convention with the search.
fn compare(
    code: &Code,
    convention: Convention,
    to: u64,
    budget: &Budget,
    lost: impl Fn(&Heaps) -> bool,
) -> Result<Report, Problem> {
    let mut positions = 0;
    let counterexample = search(code, to, budget, |position, [normal, misere]| {
        positions += 1;
        let truth = if convention == Convention::Normal { normal } else { misere };
        (lost(position) != truth).then(|| Counterexample::Position {
            code: code.to_string(),
            convention,
            heaps: position.sizes().to_vec(),
            lost: truth,
        })
    })?;
    Ok(Report { positions, games: 1, counterexample })
}

fn nim_sum(position: &Heaps) -> u64 {
    position.sizes().iter().fold(0, |sum, heap| sum ^ heap)
}

/// Misère play where it differs from normal play only in heaps of 1.
fn lost_in_misere(position: &Heaps, nim_sum: u64) -> bool {
    if position.sizes().iter().any(|&heap| heap >= 2) { nim_sum == 0 } else { position.sizes().len() % 2 == 1 }
}

pub(super) fn bouton_normal(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.stones(MOST_OF_NIM)?;
    compare(Code::nim(), Convention::Normal, to, budget, |position| nim_sum(position) == 0)
}

pub(super) fn bouton_misere(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.stones(MOST_OF_NIM)?;
    compare(Code::nim(), Convention::Misere, to, budget, |position| lost_in_misere(position, nim_sum(position)))
}

pub(super) fn lasker_normal(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.stones(MOST_OF_LASKER)?;
    let lost = |position: &Heaps| LaskerValues.nim_sum(position.sizes()) == 0;
    compare(Code::lasker(), Convention::Normal, to, budget, lost)
}

pub(super) fn lasker_misere(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.stones(MOST_OF_LASKER)?;
    let lost = |position: &Heaps| lost_in_misere(position, LaskerValues.nim_sum(position.sizes()));
    compare(Code::lasker(), Convention::Misere, to, budget, lost)
}

/// In normal play the nim-sum of the values decides, for every code of two octal digits.
pub(super) fn sprague_grundy(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.stones(MOST_OF_ALL_CODES)?;
    decides(Convention::Normal, to, budget)
}

/// The same said of misère play, with the ending of misère Nim.
pub(super) fn misread_misere(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.stones(MOST_OF_ALL_CODES)?;
    decides(Convention::Misere, to, budget)
}

fn decides(convention: Convention, to: u64, budget: &Budget) -> Result<Report, Problem> {
    let mut all = Report::empty();
    let mut fewest = u64::MAX;
    for digits in 0..64_u32 {
        let code = Code::parse(&format!("0.{}{}", digits / 8, digits % 8)).expect("octal digits are a code");
        let values = nim_values(&code, to, budget)?;
        let value = |heap: &u64| values[usize::try_from(*heap).expect("a few stones")];
        let report = compare(&code, convention, to, budget, |position| {
            let sum = position.sizes().iter().map(value).fold(0, |sum, value| sum ^ value);
            match convention {
                Convention::Misere if position.sizes().iter().all(|heap| value(heap) < 2) => sum == 1,
                _ => sum == 0,
            }
        })?;
        all.positions += report.positions;
        all.games += 1;
        // The fewest stones of all codes.
        if let Some(Counterexample::Position { heaps, .. }) = &report.counterexample
            && heaps.iter().sum::<u64>() < fewest
        {
            fewest = heaps.iter().sum();
            all.counterexample = report.counterexample;
        }
    }
    Ok(all)
}
