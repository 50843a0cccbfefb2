use lastmove_game::{Convention, Seat};

use crate::tanhinmin::variants::Spade3;
use crate::tanhinmin::{Clearing, HouseRules, Passing, Tanhinmin, TanhinminPosition};
use crate::{CardMove, Group, Strength};

/// Deeper than this the search does not go; every card is a step.
const MOST_CARDS: usize = 400;
/// Sets of different cards are held in a word.
const MOST_KINDS: usize = 64;

/// What does not change during a search: the kinds of cards, and what can be done with them.
pub(super) struct Board {
    /// The kinds of cards, by their numbers.
    pub cards: Vec<Strength>,
    /// For each kind the set of those that it beats as a single card; in the usual order, and reversed.
    pub single: [Vec<u64>; 2],
    /// The same for groups, and for a spade three that counts as any three.
    pub group: [Vec<u64>; 2],
    pub joker: Option<usize>,
    pub cut: Option<usize>,
    pub revolution_card: Option<usize>,
    pub spade_3: Option<(usize, Spade3)>,
    pub house: HouseRules,
    pub convention: Convention,
    /// The weight of each count in the number of a position.
    weights: Vec<u64>,
    /// How many circumstances there are for the same hands.
    circumstances: u64,
    /// The largest group there can be, and one more.
    sizes: u64,
}

/// A position in the course of a search.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// How many cards of each kind the one player holds, then the other.
    counts: Vec<u16>,
    around: Circumstances,
}

/// All of a position but the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Circumstances {
    pub mover: usize,
    pub table: Option<OnTable>,
    /// Who has passed, where that is final.
    pub passed: [bool; 2],
    pub reversed: bool,
    /// What each has still to shed.
    pub to_shed: [usize; 2],
    /// The hands as a number.
    hands: u64,
}

/// So many cards of a kind, laid by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OnTable {
    pub kind: usize,
    pub size: usize,
    pub owner: usize,
}

/// Cards of a kind that are laid together, jokers among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    pub kind: usize,
    pub size: usize,
    pub jokers: usize,
}

impl State {
    /// How many cards of a kind a player holds.
    pub fn count(&self, seat: usize, kind: usize) -> usize {
        self.counts[seat * (self.counts.len() / 2) + kind].into()
    }

    pub fn circumstances(&self) -> Circumstances {
        self.around
    }

    pub fn set_circumstances(&mut self, around: Circumstances) {
        self.around = around;
    }
}

impl Board {
    /// The board of a position of two players with cards, and the position on it; `None` if it is too large.
    pub fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Option<(Self, State)> {
        let hands = [position.hand(Seat::MOVER)?, position.hand(Seat(1))?];
        let total = hands[0].cards().len() + hands[1].cards().len();
        if position.seats() != 2 || total > MOST_CARDS {
            return None;
        }
        let mut cards = [hands[0].cards(), hands[1].cards()].concat();
        cards.extend(position.to_beat());
        cards.sort_unstable();
        cards.dedup();
        if cards.len() > MOST_KINDS {
            return None;
        }
        let kind = |card: Strength| cards.binary_search(&card).ok();
        let beaten = |reversed: bool, single: bool| -> Vec<u64> {
            let set = |&card: &Strength| {
                let beats = |&other: &Strength| game.card_beats(card, other, reversed, single);
                cards.iter().enumerate().filter(|(_, other)| beats(other)).map(|(index, _)| 1 << index).sum()
            };
            cards.iter().map(set).collect()
        };
        let counts: Vec<u16> = hands
            .iter()
            .flat_map(|hand| cards.iter().map(|&card| u16::try_from(hand.copies(card)).unwrap_or(u16::MAX)))
            .collect();
        let mut weights = Vec::with_capacity(counts.len());
        let mut all: u64 = 1;
        for &count in &counts {
            weights.push(all);
            all = all.checked_mul(u64::from(count) + 1)?;
        }
        let table_size = position.table().map_or(0, |table| table.size());
        let house = game.house();
        let sizes = if house.groups.is_some() { total.max(table_size) as u64 + 1 } else { 2 };
        // Mover, reversed, passed twice; table empty, or so many of a kind by either player.
        let circumstances = (2 * 2 * 4) * (1 + cards.len() as u64 * sizes * 2);
        all.checked_mul(circumstances)?;
        let table = match position.table() {
            None => None,
            Some(table) => Some(OnTable { kind: kind(table.card)?, size: table.size(), owner: table.owner.0 }),
        };
        let number = weights.iter().zip(&counts).map(|(weight, &count)| weight * u64::from(count)).sum();
        let around = Circumstances {
            mover: 0,
            table,
            passed: [0, 1].map(|seat| position.passed().contains(&Seat(seat))),
            reversed: position.is_reversed(),
            to_shed: [0, 1].map(|seat| position.to_shed(Seat(seat))),
            hands: number,
        };
        let board = Self {
            single: [beaten(false, true), beaten(true, true)],
            group: [beaten(false, false), beaten(true, false)],
            joker: house.joker_card().and_then(kind),
            cut: house.cut.and_then(kind),
            revolution_card: house.revolution_card.and_then(kind),
            spade_3: house.spade_3().and_then(|(card, effect)| Some((kind(card)?, effect))),
            house: house.clone(),
            convention: game.plays(),
            weights,
            circumstances,
            sizes,
            cards,
        };
        Some((board, State { counts, around }))
    }

    /// The position as a number; different positions of a search have different ones.
    pub fn key(&self, state: &State) -> u64 {
        let Circumstances { mover, table, passed, reversed, hands, .. } = state.around;
        let table = table
            .map_or(0, |table| 1 + ((table.kind as u64 * self.sizes + table.size as u64) * 2 + table.owner as u64));
        let flags = [mover == 1, reversed, passed[0], passed[1]];
        let flags = flags.into_iter().fold(0, |number, flag| number * 2 + u64::from(flag));
        hands * self.circumstances + table * 16 + flags
    }

    /// Everything that may be played, weaker kinds first, smaller groups first, fewer jokers first.
    pub fn plays(&self, state: &State) -> Vec<Play> {
        let Circumstances { mover, table, reversed, .. } = state.around;
        let jokers = self.joker.map_or(0, |joker| state.count(mover, joker));
        let mut plays = Vec::new();
        for kind in 0..self.cards.len() {
            let held = state.count(mover, kind);
            if held == 0 {
                continue;
            }
            let most = if self.house.groups.is_some() && self.joker != Some(kind) { held + jokers } else { 1 };
            let (least, most) = table.map_or((1, most), |table| (table.size, most.min(table.size)));
            for size in least..=most {
                if let Some(table) = table {
                    let beaten = if size == 1 { &self.single } else { &self.group };
                    if beaten[usize::from(reversed)][kind] >> table.kind & 1 == 0 {
                        continue;
                    }
                }
                let jokers = size.saturating_sub(held)..=if size == 1 { 0 } else { jokers.min(size - 1) };
                plays.extend(jokers.map(|jokers| Play { kind, size, jokers }));
            }
        }
        plays
    }

    /// Every legal move; `None` is the pass, which comes last.
    pub fn moves(&self, state: &State) -> Vec<Option<Play>> {
        let plays = self.plays(state);
        let pass = self.may_pass(state, !plays.is_empty()).then_some(None);
        plays.into_iter().map(Some).chain(pass).collect()
    }

    /// Whether the player to move may pass, if he can play or cannot.
    pub fn may_pass(&self, state: &State, able: bool) -> bool {
        match self.house.passing {
            Passing::Free => true,
            Passing::LeaderPlays => state.around.table.is_some(),
            Passing::IfUnable => !able,
        }
    }

    /// Makes a move. If the game ends by it, the answer is the winner.
    pub fn make(&self, state: &mut State, action: Option<Play>) -> Option<usize> {
        let Some(play) = action else {
            self.pass(state);
            return None;
        };
        let mover = state.around.mover;
        self.shift(state, mover, play, false);
        let around = &mut state.around;
        around.to_shed[mover] = around.to_shed[mover].saturating_sub(play.size);
        if around.to_shed[mover] == 0 {
            return Some(if self.convention == Convention::Misere { 1 - mover } else { mover });
        }
        around.reversed ^= self.house.turns_over(self.cards[play.kind], play.size);
        let over_joker = around.table.is_some_and(|table| Some(table.kind) == self.joker && table.size == 1);
        let spade_3 = self.spade_3 == Some((play.kind, Spade3::Clears)) && play.size == 1 && over_joker;
        if spade_3 || self.cut == Some(play.kind) {
            (around.table, around.passed) = (None, [false; 2]);
        } else {
            around.table = Some(OnTable { kind: play.kind, size: play.size, owner: mover });
            self.go_on(around);
        }
        None
    }

    /// Passes.
    pub fn pass(&self, state: &mut State) {
        let around = &mut state.around;
        if around.table.is_some_and(|table| table.owner == around.mover) {
            (around.table, around.passed) = (None, [false; 2]);
            return;
        }
        around.passed[around.mover] = self.house.pass_final;
        self.go_on(around);
    }

    /// The turn goes on: to the other player, unless he is out of the trick, and then back to the same one.
    fn go_on(&self, around: &mut Circumstances) {
        for seat in [around.other(), around.mover, around.other()] {
            if around.table.is_some_and(|table| table.owner == seat) {
                if self.house.clearing == Clearing::Others {
                    (around.table, around.passed) = (None, [false; 2]);
                }
                around.mover = seat;
                return;
            }
            if !around.passed[seat] {
                around.mover = seat;
                return;
            }
            if seat == around.mover && around.table.is_none() {
                around.passed = [false; 2];
            }
        }
    }

    /// Takes a move back, given what was around before it.
    pub fn unmake(&self, state: &mut State, action: Option<Play>, before: Circumstances) {
        if let Some(play) = action {
            self.shift(state, before.mover, play, true);
        }
        state.around = before;
    }

    /// Takes the cards of a play from a hand, or gives them back.
    fn shift(&self, state: &mut State, seat: usize, play: Play, back: bool) {
        let kinds = self.cards.len();
        let mut shift = |kind: usize, count: usize| {
            let place = seat * kinds + kind;
            let (count, number) = (u16::try_from(count).unwrap_or(u16::MAX), self.weights[place] * count as u64);
            if back {
                state.counts[place] += count;
                state.around.hands += number;
            } else {
                state.counts[place] -= count;
                state.around.hands -= number;
            }
        };
        shift(play.kind, play.size - play.jokers);
        if let Some(joker) = self.joker {
            shift(joker, play.jokers);
        }
    }

    /// A move in the terms of the game.
    pub fn card_move(&self, action: Option<Play>) -> CardMove {
        let Some(Play { kind, size, jokers }) = action else { return CardMove::Pass };
        let small = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let single = CardMove::Play(self.cards[kind]);
        Group::new(self.cards[kind], small(size), small(jokers)).map_or(single, CardMove::Group)
    }
}
