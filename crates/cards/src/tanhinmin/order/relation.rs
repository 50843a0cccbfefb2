use lastmove_game::{Problem, ProblemKind};

use crate::Strength;
use crate::excerpt::excerpt;

/// A word that names no card of the order; `cards` lists those there are.
pub const UNKNOWN_CARD: ProblemKind = ProblemKind { id: "unknown-card", arguments: &["word", "cards"] };

/// Finitely many cards with names, and which of them beats which. Any relation at all: it may have cycles, and a card
/// may even beat its like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// The names, each once; a card's number is its place here, counted from 1.
    names: Vec<String>,
    beats: Matrix,
}

impl Relation {
    /// The most cards a relation may have.
    pub const MOST_CARDS: usize = 256;

    /// The relation of these names in which, for each pair, the second beats the first. The cards are numbered by how
    /// many they beat, those that beat equally many in the order of `names`.
    pub(super) fn new(names: &[String], pairs: &Matrix) -> Self {
        let mut order: Vec<usize> = (0..names.len()).collect();
        order.sort_by_key(|&index| pairs.row(index).count());
        let mut beats = Matrix::empty(names.len());
        for (number, &index) in order.iter().enumerate() {
            for (other, &index_of_other) in order.iter().enumerate() {
                if pairs.get(index, index_of_other) {
                    beats.set(number, other);
                }
            }
        }
        Self { names: order.into_iter().map(|index| names[index].clone()).collect(), beats }
    }

    /// The names of the cards; that of card 1 comes first.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The name of a card; `None` if the relation has no such card.
    pub fn name(&self, card: Strength) -> Option<&str> {
        self.names.get(index(card)).map(String::as_str)
    }

    /// Whether one card beats the other. Cards of other relations beat nothing.
    pub fn beats(&self, card: Strength, other: Strength) -> bool {
        self.beats.get(index(card), index(other))
    }

    /// The cards, those that beat fewest first.
    pub fn cards(&self) -> impl Iterator<Item = Strength> {
        (1_u32..).take(self.names.len()).filter_map(Strength::new)
    }

    /// The cards of a cycle, each of which beats the one before it, and the first the last; none if there is no cycle.
    pub fn cycle(&self) -> Option<Vec<Strength>> {
        let cycle = self.beats.cycle()?;
        Some(cycle.into_iter().filter_map(|index| Strength::new(u32::try_from(index + 1).ok()?)).collect())
    }

    /// Reads the name of a card.
    pub(super) fn read(&self, word: &str) -> Result<Strength, Problem> {
        let number = self.names.iter().position(|name| name == word);
        let card = number.and_then(|number| Strength::new(u32::try_from(number + 1).ok()?));
        card.ok_or_else(|| self.unknown(word))
    }

    /// That this word names no card.
    pub(super) fn unknown(&self, word: &str) -> Problem {
        let cards = self.names[..self.names.len().min(61)].join(" ");
        Problem::new(&UNKNOWN_CARD).with("word", excerpt(word)).with("cards", excerpt(&cards))
    }
}

fn index(card: Strength) -> usize {
    card.get() as usize - 1
}

/// Which of finitely many things beats which: a square of bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Matrix {
    size: usize,
    words: usize,
    bits: Vec<u64>,
}

impl Matrix {
    pub(super) fn empty(size: usize) -> Self {
        let words = size.div_ceil(64);
        Self { size, words, bits: vec![0; size * words] }
    }

    pub(super) fn get(&self, winner: usize, loser: usize) -> bool {
        winner < self.size && loser < self.size && self.bits[winner * self.words + loser / 64] >> (loser % 64) & 1 == 1
    }

    pub(super) fn set(&mut self, winner: usize, loser: usize) {
        self.bits[winner * self.words + loser / 64] |= 1 << (loser % 64);
    }

    /// What one of them beats.
    pub(super) fn row(&self, winner: usize) -> impl Iterator<Item = usize> {
        (0..self.size).filter(move |&loser| self.get(winner, loser))
    }

    /// Whoever beats one that beats a third beats the third. Cost: cubic, 64 at a time.
    pub(super) fn close(&mut self) {
        for middle in 0..self.size {
            let row = self.bits[middle * self.words..][..self.words].to_vec();
            for winner in 0..self.size {
                if self.get(winner, middle) {
                    let to = &mut self.bits[winner * self.words..][..self.words];
                    to.iter_mut().zip(&row).for_each(|(bits, more)| *bits |= more);
                }
            }
        }
    }

    /// A shortest cycle through the first thing that lies on one: each beats the one before it, and the first the last.
    pub(super) fn cycle(&self) -> Option<Vec<usize>> {
        let mut closed = self.clone();
        closed.close();
        let start = (0..self.size).find(|&index| closed.get(index, index))?;
        // Breadth first from `start` downwards, until something beats it.
        let mut above = vec![None; self.size];
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(winner) = queue.pop_front() {
            if self.get(winner, start) {
                let mut cycle = vec![winner];
                let mut last = winner;
                while last != start {
                    last = above[last].expect("found from the start");
                    cycle.push(last);
                }
                return Some(cycle);
            }
            for loser in self.row(winner) {
                if above[loser].is_none() && loser != start {
                    above[loser] = Some(winner);
                    queue.push_back(loser);
                }
            }
        }
        None
    }
}
