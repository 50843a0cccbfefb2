use std::collections::HashMap;
use std::rc::Rc;

use lastmove_game::Convention;
use rustc_hash::FxBuildHasher;

use super::board::{Board, State};
use crate::tanhinmin::variants::Spade3;
use crate::tanhinmin::{Clearing, Passing, Staircase};

/// Theorem 1 inside a search: who wins, as soon as only the order of the cards that are left matters.
pub(super) struct Reduced {
    /// Whether house rules leave room for it at all.
    possible: bool,
    /// For each set of kinds, in each order and with or without the spade three: how they are numbered by domination,
    /// where they can be.
    numbered: HashMap<(u64, bool, bool), Option<Rc<Numbered>>, FxBuildHasher>,
}

/// Kinds numbered by domination, with the number of first ones that each beats.
struct Numbered {
    kinds: Vec<usize>,
    reach: Vec<usize>,
}

impl Reduced {
    pub(super) fn of(board: &Board) -> Self {
        let house = &board.house;
        let alone = house.clearing == Clearing::Owner && (house.pass_final || house.passing == Passing::IfUnable);
        Self { possible: board.convention == Convention::Normal && !alone, numbered: HashMap::default() }
    }

    /// The winner's seat, if the theorem decides.
    pub(super) fn winner(&mut self, board: &Board, state: &State) -> Option<usize> {
        let around = state.circumstances();
        let (mover, other) = (around.mover, around.other());
        let has = |seat: usize, kind: Option<usize>| kind.is_some_and(|kind| state.count(seat, kind) > 0);
        let anybody = |kind| has(0, kind) || has(1, kind);
        if !self.possible
            || around.passed != [false; 2]
            || around.table.is_some_and(|table| table.owner == mover)
            || anybody(board.cut)
            || anybody(board.revolution_card)
        {
            return None;
        }
        let kinds = 0..board.cards.len();
        if board.house.groups.is_some() {
            let may_form = |seat: usize| {
                let held = || kinds.clone().map(|kind| state.count(seat, kind));
                held().any(|held| held > 1) || has(seat, board.joker) && held().sum::<usize>() > 1
            };
            if may_form(0) || may_form(1) {
                return None;
            }
        }
        let mut spade_matters = false;
        if let Some((spade_3, effect)) = board.spade_3 {
            let on_table = around.table.is_some_and(|table| Some(table.kind) == board.joker);
            let matters =
                |seat: usize| has(seat, Some(spade_3)) && (has(1 - seat, board.joker) || on_table && seat == mover);
            let own =
                board.house.clearing == Clearing::Owner && anybody(Some(spade_3)) && (on_table || anybody(board.joker));
            spade_matters = own || matters(0) || matters(1);
            if spade_matters && effect == Spade3::Clears {
                return None;
            }
        }
        let table = around.table.filter(|table| table.size == 1).map(|table| table.kind);
        let present = kinds.filter(|&kind| has(0, Some(kind)) || has(1, Some(kind)) || table == Some(kind));
        let set = present.map(|kind| 1 << kind).sum();
        let numbered = self.numbered(board, set, around.reversed, spade_matters)?;
        let hands = [mover, other].map(|seat| numbered.counting(state, seat, around.to_shed[seat]));
        let without_lowest = |seat: usize| {
            let mut cards = hands[seat].clone();
            if let Some(lowest) = cards.iter_mut().find(|count| **count > 0) {
                *lowest -= 1;
            }
            cards
        };
        let mut targets = without_lowest(1);
        if let Some(table) = table
            && let Some(level) = numbered.kinds.iter().position(|&kind| kind == table)
        {
            targets[level] += 1;
        }
        let of_mover = numbered.matching(&hands[0], &targets, usize::from(around.table.is_none()));
        let of_other = numbered.matching(&hands[1], &without_lowest(0), 0);
        Some(if of_mover > of_other { mover } else { other })
    }

    fn numbered(&mut self, board: &Board, set: u64, reversed: bool, spade_3: bool) -> Option<Rc<Numbered>> {
        let number = || {
            let beats = &(if spade_3 { &board.single } else { &board.group })[usize::from(reversed)];
            let kinds: Vec<usize> = (0..board.cards.len()).filter(|kind| set >> kind & 1 == 1).collect();
            let cards: Vec<_> = kinds.iter().map(|&kind| board.cards[kind]).collect();
            let kind = |card| board.cards.binary_search(&card).unwrap_or(0);
            let staircase = Staircase::number(&cards, |card, other| beats[kind(card)] >> kind(other) & 1 == 1)?;
            let kinds = staircase.cards().iter().map(|&card| kind(card)).collect();
            Some(Rc::new(Numbered { kinds, reach: staircase.reach().to_vec() }))
        };
        self.numbered.entry((set, reversed, spade_3)).or_insert_with(number).clone()
    }
}

impl Numbered {
    /// How many cards of each level a player holds, of the highest that he has to shed.
    fn counting(&self, state: &State, seat: usize, to_shed: usize) -> Vec<usize> {
        let mut counts: Vec<usize> = self.kinds.iter().map(|&kind| state.count(seat, kind)).collect();
        let mut over = counts.iter().sum::<usize>().saturating_sub(to_shed);
        for count in &mut counts {
            let taken = over.min(*count);
            (*count, over) = (*count - taken, over - taken);
        }
        counts
    }

    /// The size of a largest matching; besides the targets there are so many that everybody beats.
    fn matching(&self, responders: &[usize], targets: &[usize], weakest: usize) -> usize {
        let (mut open, mut seen, mut matched) = (weakest, 0, 0);
        for (&count, &reach) in responders.iter().zip(&self.reach) {
            open += targets[seen.min(reach)..reach].iter().sum::<usize>();
            seen = seen.max(reach);
            let pairs = count.min(open);
            (open, matched) = (open - pairs, matched + pairs);
        }
        matched
    }
}
