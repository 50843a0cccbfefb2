//! Checks of statements about more than two players.

use lastmove_game::{Budget, Problem, Seat};

use super::endings::Tables;
use super::hands::{Hands, NONE};
use super::matchings::Matchings;
use super::two_hands::{number, written};
use super::{Counterexample, Extent, Relation, Report, Truth, stopped};
use crate::tanhinmin::Passing;

/// What one of three players can force against the two others with certain hands.
#[derive(Clone, Copy, Default)]
struct Forced {
    /// The tables with which he can, by player to move, counted from him, and passes that clear the table: one or two.
    /// Bit 0 is the empty table, the same for both.
    tables: [[Tables; 2]; 3],
}

/// For every three hands what the first player can force, by search.
struct Trios<'a> {
    hands: &'a Hands,
    forced: Vec<Forced>,
}

impl<'a> Trios<'a> {
    fn search(hands: &'a Hands, budget: &Budget) -> Option<Self> {
        let count = hands.len();
        let mut trios = Self { hands, forced: vec![Forced::default(); count * count * count] };
        for first in 1..count {
            for second in 1..count {
                if budget.stopped() {
                    return None;
                }
                for third in 1..count {
                    let number = trios.number([first, second, third]);
                    trios.forced[number] = trios.settle([first, second, third]);
                }
            }
        }
        Some(trios)
    }

    fn number(&self, trio: [usize; 3]) -> usize {
        trio.into_iter().fold(0, |number, hand| number * self.hands.len() + hand)
    }

    /// The tables on which the player to move can lay a card after which the first player can (`wanted`) or cannot
    /// force being first.
    fn replies(&self, trio: [usize; 3], mover: usize, wanted: bool) -> Tables {
        self.hands.cards(trio[mover]).fold(0, |tables, card| {
            let mut left = trio;
            left[mover] = self.hands.without(trio[mover], card);
            debug_assert_ne!(left[mover], NONE, "a card of the hand");
            // Nobody has forced anything once another player is out; two passes clear what is laid.
            let forced = match left[mover] {
                0 => mover == 0,
                _ => self.forced[self.number(left)].tables[(mover + 1) % 3][1] >> (card + 1) & 1 == 1,
            };
            // By strength, the empty table and all weaker cards.
            let playable = (1 << (card + 1)) - 1;
            if forced == wanted { tables | playable } else { tables }
        })
    }

    /// The least fixpoint, for these hands, once all smaller ones are settled.
    fn settle(&self, trio: [usize; 3]) -> Forced {
        let won = self.replies(trio, 0, true);
        let saved = [1, 2].map(|mover| self.replies(trio, mover, false));
        let mut leads = [false; 3];
        // Passes on an empty table lead round and round; what is not forced after three steps never is.
        for _ in 0..3 {
            leads = [won & 1 == 1 || leads[1], saved[0] & 1 == 0 && leads[2], saved[1] & 1 == 0 && leads[0]];
        }
        let mut forced = Forced::default();
        for passes in 0..2 {
            for mover in 0..3 {
                let next = (mover + 1) % 3;
                let passed = match passes {
                    0 if leads[next] => Tables::MAX,
                    0 => 0,
                    _ => forced.tables[next][0],
                };
                let after = if mover == 0 { passed | won } else { passed & !saved[mover - 1] };
                forced.tables[mover][passes] = after & !1 | Tables::from(leads[mover]);
            }
        }
        forced
    }
}

/// Whoever can force being first can do so on the lead, and then beats each other player alone.
pub(super) fn necessary(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = extent.checked(Relation::MOST_TYPES, |extent| Some(extent.hands()? + 1), 3)?;
    let hands = Hands::new(extent.ranks, extent.cards);
    let matchings = Matchings::new(&Relation::linear(extent.ranks), &hands);
    let trios = Trios::search(&hands, budget).ok_or_else(stopped)?;
    let weakest_left_out = |hand| hands.without(hand, hands.cards(hand).next().expect("no hand is empty"));
    let beats = |leader: usize, other: usize| {
        matchings.size(leader, weakest_left_out(other)) >= matchings.size(other, weakest_left_out(leader))
    };
    let all = Tables::MAX >> (usize::try_from(Tables::BITS).expect("a few") - 1 - extent.ranks);
    let mut found = None;
    let mut fewest = usize::MAX;
    for first in 1..hands.len() {
        for second in 1..hands.len() {
            for third in 1..hands.len() {
                let trio = [first, second, third];
                let cards = trio.iter().map(|&hand| hands.size(hand)).sum();
                let forced = trios.forced[trios.number(trio)].tables;
                let anywhere = forced.as_flattened().iter().fold(0, |any, tables| any | tables) & all;
                let right = anywhere == 0 || forced[0][0] & 1 == 1 && beats(first, second) && beats(first, third);
                if !right && cards < fewest {
                    fewest = cards;
                    found = Some((trio, forced));
                }
            }
        }
    }
    let trios = (hands.len() as u64 - 1).pow(3);
    Ok(Report {
        // The table is empty, or has a card of any strength of either of the two who are not to move.
        positions: trios * (1 + 2 * extent.ranks as u64),
        games: 1,
        counterexample: found.map(|(trio, forced)| counterexample(&hands, trio, forced, all)),
    })
}

/// A position with these hands in which the first player can force being first, on the lead if possible.
fn counterexample(hands: &Hands, trio: [usize; 3], forced: [[Tables; 2]; 3], all: Tables) -> Counterexample {
    let places = (0..3).flat_map(|mover| (0..2).map(move |passes| (mover, passes)));
    let place = places
        .filter(|&(mover, passes)| forced[mover][passes] & all != 0)
        .min_by_key(|&(mover, passes)| (forced[mover][passes] & 1 == 0, mover, passes));
    let (mover, passes) = place.unwrap_or((0, 0));
    let table = (forced[mover][passes] & all).trailing_zeros() as usize;
    let mut seen: Vec<_> = trio.iter().map(|&hand| written(hands, hand)).collect();
    seen.rotate_left(mover);
    Counterexample {
        relation: None,
        hands: seen,
        quota: None,
        eight: None,
        passing: Passing::Free,
        table: table.checked_sub(1).map(number),
        owner: Seat(passes + 1),
        truth: Truth::Forcer(Some(Seat((3 - mover) % 3))),
    }
}
