use std::ops::Range;

use super::hands::{Hands, NONE};
use super::{Relation, rows};
use crate::tanhinmin::Passing;

/// What one player can still do: states in levels, where playing a card leads down one level, and level 0 is out.
pub(super) struct Shedding {
    types: usize,
    levels: Vec<Range<usize>>,
    /// For each state and type the state that playing such a card leads to, or [`NONE`].
    next: Vec<usize>,
}

impl Shedding {
    /// Out with the last card: a state is a hand of at most so many cards.
    pub fn all(hands: &Hands, most: usize) -> Self {
        let next =
            (0..hands.of_size(most).end).flat_map(|hand| (0..hands.types()).map(move |card| hands.without(hand, card)));
        Self {
            types: hands.types(),
            levels: (0..=most).map(|size| hands.of_size(size)).collect(),
            next: next.collect(),
        }
    }

    /// Out after a number of cards: a state is a hand and how many of its cards are to be played. Also says for each
    /// state which hand it is.
    pub fn quota(hands: &Hands) -> (Self, Vec<usize>) {
        let types = hands.types();
        let mut made = Self { types, levels: vec![Range { start: 0, end: 1 }], next: vec![NONE; types] };
        let mut hand_of = vec![0];
        for quota in 1..=hands.most() {
            let (start, below) = (hand_of.len(), made.levels[quota - 1].start);
            let first_below = hand_of[below];
            let first = hands.of_size(quota).start;
            for hand in first..hands.len() {
                hand_of.push(hand);
                // The level below holds the hands from its first one on, in order; level 0 is a single state.
                made.next.extend((0..types).map(|card| match hands.without(hand, card) {
                    NONE => NONE,
                    _ if quota == 1 => 0,
                    without => below + without - first_below,
                }));
            }
            made.levels.push(start..hand_of.len());
        }
        (made, hand_of)
    }

    /// The states of a level.
    pub fn level(&self, level: usize) -> Range<usize> {
        self.levels[level].clone()
    }

    /// The highest level.
    pub fn highest(&self) -> usize {
        self.levels.len() - 1
    }

    /// The cards a state can play, with the places of the states they lead to in the level below.
    fn moves(&self, level: usize, state: usize) -> impl Iterator<Item = (usize, usize)> {
        let below = self.levels[level - 1].start;
        let next = self.next[state * self.types..][..self.types].iter().enumerate();
        next.filter(|&(_, &to)| to != NONE).map(move |(card, &to)| (card, to - below))
    }

    /// How many states there are in which cards are to be played.
    fn playing(&self) -> usize {
        self.levels.last().map_or(0, |level| level.end) - 1
    }
}

/// Tables as bits: bit 0 is the empty table, bit i + 1 a card of type i.
pub(super) type Tables = u16;

/// The two sides' results with every table, for all pairs of a level of the player to move and one of the other.
///
/// A row for each state of the **other** player, so that what follows a card stands in one row for all his states.
#[derive(Clone, Default)]
struct Block {
    won: Vec<Tables>,
    lost: Vec<Tables>,
}

/// Every position of two players with up to so many cards of a few types, solved by search.
///
/// A position is two states, of the player to move and of the other, neither of them out, and a table: empty, or with
/// a card of any type, whoever had it. So R ranks and up to N cards a hand make (C(R + N, N) − 1)² (R + 1) positions.
///
/// Theory: playing lowers the sum of the levels, and passing on a card leads to the empty table. The only cycle is that
/// of the two passes on an empty table, so for two hands the least fixpoint is: who leads wins just if a card of his
/// wins, since after a pass the other can pass back; and he loses just if all his cards lose and the other wins by a
/// card when he leads. What neither can force is a draw. Where the leader must play there is no cycle.
pub(super) struct Endings<'a> {
    relation: &'a Relation,
    states: &'a Shedding,
    passing: Passing,
    /// Level of the player to move times number of levels, plus level of the other.
    blocks: Vec<Block>,
}

/// All pairs of one state of the other player with the states of one level of the player to move.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub mover_level: usize,
    pub other_level: usize,
    /// The other player's state.
    pub other: usize,
}

/// A position, as it is numbered here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The level of each player.
    pub levels: [usize; 2],
    pub mover: usize,
    pub other: usize,
    pub table: Option<usize>,
}

impl<'a> Endings<'a> {
    /// Searches them all. A card of type `cut`, if there is one, clears the table, and its player leads again.
    ///
    /// Cost: four bytes for each pair of states, and a few operations for each pair and type. `go_on` is asked now and
    /// then; `None` if it says no.
    pub fn search(
        relation: &'a Relation,
        states: &'a Shedding,
        cut: Option<usize>,
        passing: Passing,
        go_on: impl Fn() -> bool,
    ) -> Option<Self> {
        let levels = states.highest() + 1;
        let mut endings = Self { relation, states, passing, blocks: vec![Block::default(); levels * levels] };
        for sum in 2..=2 * states.highest() {
            for mover in 1..=sum / 2 {
                let other = sum - mover;
                if other > states.highest() {
                    continue;
                }
                if !go_on() {
                    return None;
                }
                let plays = endings.plays(mover, other, cut);
                if mover == other {
                    endings.blocks[mover * levels + other] = endings.settle(mover, &plays, &plays);
                } else {
                    let others = endings.plays(other, mover, cut);
                    endings.blocks[mover * levels + other] = endings.settle(mover, &plays, &others);
                    endings.blocks[other * levels + mover] = endings.settle(other, &others, &plays);
                }
            }
        }
        Some(endings)
    }

    fn block(&self, mover: usize, other: usize) -> &Block {
        &self.blocks[mover * (self.states.highest() + 1) + other]
    }

    /// The tables on which a card of this type may be laid.
    fn playable(&self, card: usize) -> Tables {
        self.relation.beaten(card) << 1 | 1
    }

    /// All tables.
    pub fn tables(&self) -> Tables {
        Tables::MAX >> (Tables::BITS as usize - 1 - self.relation.types())
    }

    /// What cards alone can do.
    fn plays(&self, mover: usize, other: usize, cut: Option<usize>) -> Plays {
        let (movers, others) = (self.states.level(mover), self.states.level(other));
        let mut cells = vec![[0; 2]; movers.len() * others.len()];
        rows::each(&mut cells, others.len(), |number, row| {
            for (card, to) in self.states.moves(mover, movers.start + number) {
                let playable = self.playable(card);
                if mover == 1 {
                    for [won, kept] in &mut *row {
                        *won |= playable;
                        *kept |= playable;
                    }
                } else if cut == Some(card) {
                    let (next, width) = (self.block(mover - 1, other), self.states.level(mover - 1).len());
                    for (index, [won, kept]) in row.iter_mut().enumerate() {
                        *won |= playable * (next.won[index * width + to] & 1);
                        *kept |= playable * (!next.lost[index * width + to] & 1);
                    }
                } else {
                    let next = self.block(other, mover - 1);
                    let place = to * others.len()..(to + 1) * others.len();
                    let replies = next.won[place.clone()].iter().zip(&next.lost[place]);
                    for ([won, kept], (reply_won, reply_lost)) in row.iter_mut().zip(replies) {
                        *won |= playable * (reply_lost >> (card + 1) & 1);
                        *kept |= playable * (!reply_won >> (card + 1) & 1);
                    }
                }
            }
        });
        Plays { width: others.len(), cells }
    }

    /// For each state of a level the tables on which no card of its may be laid.
    fn stuck(&self, level: usize) -> Vec<Tables> {
        let all = self.tables();
        let playable = |state| self.states.moves(level, state).fold(0, |some, (card, _)| some | self.playable(card));
        self.states.level(level).map(|state| all & !playable(state)).collect()
    }

    /// What passing adds to that, for the player to move on this level.
    fn settle(&self, level: usize, mover: &Plays, other: &Plays) -> Block {
        let all = self.tables();
        match self.passing {
            Passing::Free => self.settle_by(mover, other, 0, |_| all),
            Passing::LeaderPlays => self.settle_by(mover, other, 1, |_| all & !1),
            Passing::IfUnable => {
                let stuck = self.stuck(level);
                self.settle_by(mover, other, 1, |state| stuck[state])
            }
        }
    }

    /// The same; `must_lead` is 1 if the other one, leading, cannot pass back, and `passing` tells the tables on which a
    /// state may pass.
    fn settle_by(
        &self,
        mover: &Plays,
        other: &Plays,
        must_lead: Tables,
        passing: impl Fn(usize) -> Tables + Sync + Send,
    ) -> Block {
        let all = self.tables();
        let width = other.width;
        let mut cells = vec![[0; 2]; mover.cells.len()];
        rows::each(&mut cells, width, |number, row| {
            let others = &other.cells[number * width..][..width];
            for (index, (cell, [other_won, other_kept])) in row.iter_mut().zip(others).enumerate() {
                let [won, kept] = mover.cells[index * mover.width + number];
                let passing = passing(index);
                let (other_leads_and_wins, other_leads_and_loses) =
                    (other_won & 1, !other_kept & (won | must_lead) & 1);
                *cell = [
                    won | (passing * other_leads_and_loses),
                    all & !kept & (!passing | (passing * other_leads_and_wins)),
                ];
            }
        });
        Block { won: cells.iter().map(|cell| cell[0]).collect(), lost: cells.iter().map(|cell| cell[1]).collect() }
    }

    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        let states = self.states.playing() as u64;
        states * states * (self.relation.types() as u64 + 1)
    }

    /// The tables with which the player to move wins, and those with which he loses, for every state of a row.
    pub fn results(&self, row: Row) -> impl Iterator<Item = [Tables; 2]> {
        let block = self.block(row.mover_level, row.other_level);
        let width = self.states.level(row.mover_level).len();
        let place = (row.other - self.states.level(row.other_level).start) * width;
        let [won, lost] = [&block.won, &block.lost].map(|cells| &cells[place..place + width]);
        won.iter().zip(lost).map(|(&won, &lost)| [won, lost])
    }

    /// The types of the cards that win when they may be played, as bits. There is no card that cuts.
    pub fn winning_cards(&self, row: Row, mover: usize) -> u16 {
        let width = self.states.level(row.other_level).len();
        let place = row.other - self.states.level(row.other_level).start;
        self.states.moves(row.mover_level, mover).fold(0, |winning, (card, to)| {
            let wins = row.mover_level == 1
                || self.block(row.other_level, row.mover_level - 1).lost[to * width + place] >> (card + 1) & 1 == 1;
            winning | u16::from(wins) << card
        })
    }

    /// The first position that `faults` marks: one with the fewest cards, those in hands and on the table, and among
    /// these one with an empty table, then the one of the fewest cards of the player to move.
    ///
    /// `faults` gets a row and sets the bits of the tables at fault for every state of the player to move.
    pub fn first(&self, faults: impl Fn(Row, &mut [Tables]) + Sync + Send) -> Option<Found> {
        let search = |mask| {
            let highest = self.states.highest();
            let levels = (2..=2 * highest).flat_map(|sum| (1..sum).map(move |mover| [mover, sum - mover]));
            let mut levels = levels.filter(|levels| levels.iter().all(|&level| level <= highest));
            levels.find_map(|levels| self.first_in(levels, mask, &faults))
        };
        let first = search(self.tables())?;
        if first.table.is_none() {
            return Some(first);
        }
        let sum = |found: &Found| found.levels[0] + found.levels[1];
        let on_empty_table = search(1).filter(|found| sum(found) <= sum(&first) + 1);
        Some(on_empty_table.unwrap_or(first))
    }

    fn first_in(
        &self,
        levels: [usize; 2],
        mask: Tables,
        faults: &(impl Fn(Row, &mut [Tables]) + Sync + Send),
    ) -> Option<Found> {
        let [movers, others] = levels.map(|level| self.states.level(level));
        rows::first(others.len(), |number| {
            let row = Row { mover_level: levels[0], other_level: levels[1], other: others.start + number };
            let mut tables = vec![0; movers.len()];
            faults(row, &mut tables);
            let index = tables.iter().position(|tables| tables & mask != 0)?;
            let table = (tables[index] & mask).trailing_zeros() as usize;
            Some(Found { levels, mover: movers.start + index, other: row.other, table: table.checked_sub(1) })
        })
    }
}

/// A row for each state of the player to move; for each state of the other the tables on which some card wins, and
/// those on which some card does not lose.
struct Plays {
    width: usize,
    cells: Vec<[Tables; 2]>,
}

#[cfg(test)]
mod tests {
    use lastmove_game::exhaustive::Solution;
    use lastmove_game::{Budget, Notation, Outcome};

    use super::{Endings, Row, Shedding};
    use crate::tanhinmin::fast::check::Relation;
    use crate::tanhinmin::fast::check::hands::Hands;
    use crate::tanhinmin::{Passing, Setup};

    const NAMES: [&str; 3] = ["a", "b", "c"];

    /// Every position of cards in a row and of cards that beat one another and themselves, however free passing is.
    #[test]
    fn results_are_those_of_the_exhaustive_solver() {
        let hands = Hands::new(3, 3);
        let states = Shedding::all(&hands, 3);
        let cards = |hand: usize| {
            let copies = |card| std::iter::repeat_n(NAMES[card], usize::from(hands.counts(hand)[card]));
            hands.cards(hand).flat_map(copies).collect::<Vec<_>>().join(" ")
        };
        let mut outcomes = [0; 3];
        for pairs in [vec![[1, 0], [2, 0], [2, 1]], vec![[0, 0], [1, 1], [1, 2], [2, 1], [2, 2]]] {
            let relation = Relation::new(3, |a, b| pairs.contains(&[a, b])).expect("few types");
            let written: Vec<String> = pairs.iter().map(|&[a, b]| format!("{}<{}", NAMES[b], NAMES[a])).collect();
            for (passing, rules) in [
                (Passing::Free, "pass=free"),
                (Passing::LeaderPlays, "pass=leader-plays"),
                (Passing::IfUnable, "pass=if-unable"),
            ] {
                let setup = Setup {
                    relation: Some(format!("a, b, c, {}", written.join(", "))),
                    rules: Some(rules.to_owned()),
                    ..Setup::default()
                };
                let game = setup.game().expect("a game");
                let endings = Endings::search(&relation, &states, None, passing, || true).expect("not stopped");
                for (mover_level, other_level) in (1..=3).flat_map(|mover| (1..=3).map(move |other| (mover, other))) {
                    for other in states.level(other_level) {
                        let results = endings.results(Row { mover_level, other_level, other });
                        for (mover, [won, lost]) in states.level(mover_level).zip(results) {
                            for table in 0..=3 {
                                let on_table = if table == 0 { "" } else { [" @ a", " @ b", " @ c"][table - 1] };
                                let text = format!("{} / {}{on_table}", cards(mover), cards(other));
                                let position = game.parse_position(&text).expect("a position");
                                let solution = Solution::of(&game, &position, &Budget::default()).expect("small");
                                let found = match (won >> table & 1, lost >> table & 1) {
                                    (1, 0) => Outcome::Win,
                                    (0, 1) => Outcome::Loss,
                                    _ => Outcome::Draw,
                                };
                                assert_eq!(solution.outcome(&position), Some(found), "{text} {rules} {relation:?}");
                                outcomes[found as usize] += 1;
                            }
                        }
                    }
                }
            }
        }
        assert!(outcomes.iter().all(|&count| count > 50), "{outcomes:?}");
    }
}
