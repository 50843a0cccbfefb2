//! Nim: rows in binary with their column sums, and the same by pairs of powers, from which the move is found.

use std::cmp::Reverse;

use lastmove_heaps::{HeapMove, PowerRow, Refutation};

use super::Case;
use super::lists::list;
use crate::figures::binary::{Line, Numbers, binary};
use crate::figures::powers::{powers, powers_of};
use crate::figures::repair::{Repair, repairs};
use crate::{Arguments, Explanation};

/// Who wins: the parity of the column sums.
pub(super) fn explain(case: &Case, rows: &[u64], sums: &[u64], nim_sum: u64, explanation: &mut Explanation) {
    if !case.sum_decides() {
        return;
    }
    let lines: Vec<Line> = rows.iter().map(|&row| Line { heap: row.to_string(), value: row, count: 1 }).collect();
    let table = binary(&lines, sums, Numbers::Heaps, case.voice);
    let until = case.is_misere().then_some("heaps-columns-misere");
    explanation.teach(case.say_all(["heaps-columns"].into_iter().chain(until)));
    explanation.show(table.figure);
    if !table.missing.is_empty() {
        explanation.say(case.say_all(table.missing));
    }
    explanation.say(if nim_sum == 0 {
        case.say("heaps-columns-even", &Arguments::new())
    } else {
        let columns = list(powers_of(nim_sum).map(|place| place.to_string()), case.voice);
        let count = Arguments::new().number("count", u64::from(nim_sum.count_ones()));
        case.say("heaps-columns-odd", &count.text("columns", columns))
    });
    let go_on = if case.is_misere() { "heaps-columns-go-on-misere" } else { "heaps-columns-go-on-normal" };
    explanation.teach(case.say_all(["heaps-columns-why", go_on]));
}

/// Which move: pair off equal parts, and repair a row that has the largest part left over.
pub(super) fn explain_pairs(case: &Case, rows: &[PowerRow], unpaired: &[u64], explanation: &mut Explanation) {
    if !case.sum_decides() {
        return;
    }
    if let Some(figure) = powers(rows, unpaired, case.voice) {
        explanation.teach(case.say_all(["heaps-pairs", "heaps-pairs-figure"])).show(figure);
    } else {
        explanation.teach(case.say_all(["heaps-pairs"]));
    }
    explanation.teach(case.say_all(["heaps-pairs-method"]));
    let Some(&largest) = unpaired.first() else {
        explanation.say(case.say("heaps-pairs-none", &Arguments::new()));
        return explain_example(case, explanation);
    };
    let parts = list(unpaired.iter().map(u64::to_string), case.voice);
    let arguments = Arguments::new().text("parts", parts).number("count", unpaired.len() as u64);
    explanation.say(case.say("heaps-pairs-here", &arguments.text("largest", largest.to_string())));
    let nim_sum: u64 = unpaired.iter().sum();
    let mut able: Vec<u64> = rows.iter().filter(|row| row.powers.contains(&largest)).map(|row| row.row).collect();
    able.dedup();
    let repaired: Vec<Repair> = able.into_iter().map(|row| Repair { row, becomes: row ^ nim_sum }).collect();
    explanation.show(repairs(&repaired, case.voice));
}

/// A lost position: one losing move, and how the other player finds the reply.
fn explain_example(case: &Case, explanation: &mut Explanation) {
    let Some((action, repair, unpaired)) = instructive(case.refutations()) else { return };
    let arguments = Arguments::new()
        .text("move", action.to_string())
        .text("parts", list(powers_of(unpaired).map(|part| part.to_string()), case.voice))
        .number("count", u64::from(unpaired.count_ones()));
    explanation.say(case.say("heaps-pairs-example", &arguments));
    explanation.show(repairs(&[repair], case.voice));
}

/// Of the losing moves whose replies make all column sums even again the one that shows most of the method: parts are
/// written in, and many are left over. With its repair, and the sum of the parts that it leaves over.
fn instructive(refutations: &[Refutation]) -> Option<(HeapMove, Repair, u64)> {
    let by_the_method = refutations.iter().filter_map(|refutation| {
        // Before the move everything had a partner.
        let unpaired = refutation.action.heap() ^ whole(&refutation.action);
        let reply = refutation.reply?;
        let repair = Repair { row: reply.heap(), becomes: whole(&reply) };
        (repair.row ^ repair.becomes == unpaired).then_some((refutation.action, repair, unpaired))
    });
    let shows = |(_, repair, unpaired): &(HeapMove, Repair, u64)| {
        (repair.becomes & unpaired != 0, unpaired.count_ones(), Reverse(repair.row))
    };
    by_the_method.max_by_key(shows)
}

/// What a move of Nim leaves of the row.
fn whole(action: &HeapMove) -> u64 {
    action.parts().iter().sum()
}
