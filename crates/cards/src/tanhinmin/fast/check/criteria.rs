//! Conditions on matchings that say who wins, each as the set of tables on which the player to move should win.

use std::ops::Range;

use super::endings::Tables;
use super::hands::{Hands, NONE};
use super::matchings::Matchings;

/// Which cards of a hand a criterion leaves out as targets.
#[derive(Clone, Copy)]
pub(super) enum LeftOut {
    /// One of the lowest type.
    Weakest,
    /// None.
    Nothing,
    /// One of the highest type.
    Strongest,
    /// Whichever card it is best to leave out.
    Any,
}

/// A comparison of two matchings.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    pub left_out: LeftOut,
    /// Whether the mover's matching may also be as large as the other's.
    pub or_equal: bool,
    /// Whether the table is a target of both players.
    pub table_for_both: bool,
}

impl Comparison {
    /// Theorem 1 itself.
    pub const THEOREM: Self = Self { left_out: LeftOut::Weakest, or_equal: false, table_for_both: false };
}

/// A comparison, with what it takes to work it out.
pub(super) struct Criterion<'a> {
    pub hands: &'a Hands,
    pub matchings: &'a Matchings,
    pub comparison: Comparison,
}

impl Criterion<'_> {
    /// The tables on which it says that the player to move wins, for a range of his hands.
    pub fn won(&self, other: usize, movers: Range<usize>, won: &mut [Tables]) {
        let hands = self.hands;
        let others = self.matchings.with_responders(other);
        let theirs: Vec<u8> = movers
            .clone()
            .map(|mover| self.kept(mover).map(|kept| others[kept]).min().expect("something is left out"))
            .collect();
        for table in 0..=hands.types() {
            // The row of pairs for each way to leave a card out; the least of them counts.
            let mine = |kept: usize| match table.checked_sub(1) {
                None => self.matchings.with_targets(kept),
                Some(card) => self.matchings.with_targets(hands.with(kept, card)),
            };
            let mut kept = self.kept(other);
            let first = mine(kept.next().expect("something is left out"));
            let mut least = first[movers.clone()].to_vec();
            for next in kept {
                let next = &mine(next)[movers.clone()];
                least.iter_mut().zip(next).for_each(|(least, &next)| *least = next.min(*least));
            }
            for (index, mover) in movers.clone().enumerate() {
                let (mut mine, mut theirs) = (least[index], theirs[index]);
                if table == 0 {
                    // Every card beats the empty table, so it is one more pair unless all responders are taken.
                    mine = size(hands, mover).min(mine + 1);
                    if self.comparison.table_for_both {
                        theirs = size(hands, other).min(theirs + 1);
                    }
                } else if self.comparison.table_for_both {
                    theirs = self.kept(mover).map(|kept| others[hands.with(kept, table - 1)]).min().unwrap_or(theirs);
                }
                let wins = mine > theirs || self.comparison.or_equal && mine == theirs;
                won[index] |= Tables::from(wins) << table;
            }
        }
    }

    /// The hands that remain when a card is left out, in every way the criterion allows.
    fn kept(&self, hand: usize) -> impl Iterator<Item = usize> {
        let hands = self.hands;
        let (first, last) = match self.comparison.left_out {
            LeftOut::Weakest => (hands.cards(hand).next(), None),
            LeftOut::Strongest => (hands.cards(hand).next_back(), None),
            LeftOut::Any | LeftOut::Nothing => (None, Some(hand)),
        };
        let any = matches!(self.comparison.left_out, LeftOut::Any);
        let each = last.filter(|_| any).into_iter().flat_map(|hand| hands.cards(hand));
        let whole = last.filter(|_| !any);
        first.into_iter().chain(each).map(move |card| hands.without(hand, card)).chain(whole)
    }
}

fn size(hands: &Hands, hand: usize) -> u8 {
    hands.counts(hand).iter().sum()
}

/// [`EIGHT_CUT`](crate::tanhinmin::EIGHT_CUT): a card of type `eight` clears the table and its player leads again.
///
/// Theory: like Theorem 1, but an eight is no target and never left out, and two endings in which a player has nothing
/// but eights and stronger cards are told apart.
pub(super) struct EightCut<'a> {
    pub hands: &'a Hands,
    pub matchings: &'a Matchings,
    pub eight: usize,
}

/// A hand's parts: numbers of the hands of its cards below the eight and above, and how many cards there are of each.
struct Parts {
    below: u8,
    eights: u8,
    above: usize,
    number_above: u8,
}

/// What is to be answered besides the cards of a hand.
#[derive(Clone, Copy, PartialEq)]
enum Besides {
    Nothing,
    EmptyTable,
    Card(usize),
}

impl EightCut<'_> {
    fn parts(&self, hand: usize) -> Parts {
        let counts = self.hands.counts(hand);
        let above = (0..=self.eight).fold(hand, |hand, card| self.without_all(hand, card));
        Parts {
            below: counts[..self.eight].iter().sum(),
            eights: counts[self.eight],
            above,
            number_above: counts[self.eight + 1..].iter().sum(),
        }
    }

    fn without_all(&self, mut hand: usize, card: usize) -> usize {
        while self.hands.without(hand, card) != NONE {
            hand = self.hands.without(hand, card);
        }
        hand
    }

    /// The largest matching in which eights answer cards below them and are never answered of a hand and besides.
    fn matched(&self, responders: usize, targets: usize, besides: Besides) -> u8 {
        let mut targets = self.without_all(targets, self.eight);
        if let Besides::Card(card) = besides {
            targets = self.hands.with(targets, card);
        }
        let pairs = self.matchings.size(responders, targets);
        if besides == Besides::EmptyTable { size(self.hands, responders).min(pairs + 1) } else { pairs }
    }

    /// With the weakest card left out that is no eight, if there is one.
    fn compared(&self, responders: usize, targets: usize, besides: Besides) -> u8 {
        let weakest = self.hands.cards(targets).find(|&card| card != self.eight);
        let kept = weakest.map_or(targets, |card| self.hands.without(targets, card));
        self.matched(responders, kept, besides)
    }

    /// Whether the player to move wins; the table card is no eight.
    pub fn won(&self, mover: usize, other: usize, table: Option<usize>) -> bool {
        let (x, y) = (self.parts(mover), self.parts(other));
        let strong_table = table.is_some_and(|card| card > self.eight);
        let shut_out = strong_table
            && x.eights >= 1
            && x.below == 0
            && y.below <= 1
            && self.matchings.size(y.above, x.above) == x.number_above;
        let all_answered = || {
            let targets = y.number_above + u8::from(table.is_some());
            // Without the eight there is room for the table card.
            y.eights >= 1
                && y.below == 0
                && x.below <= 1
                && self.matched(mover, y.above, table.map_or(Besides::Nothing, Besides::Card)) == targets
        };
        let to_beat = table.map_or(Besides::EmptyTable, Besides::Card);
        !shut_out
            && (self.compared(mover, other, to_beat) > self.compared(other, mover, Besides::Nothing) || all_answered())
    }
}
