use lastmove_game::Budget;

use super::counts::{Counts, Ranks};
use super::memory::{Known, Memory};

/// Two hands while groups are played from them.
#[derive(Clone, Copy)]
pub(super) struct Pair {
    /// The cards of the player for whom is searched, and of the other.
    pub cards: [Counts; 2],
    /// The number of the pair among all that can follow the first one.
    number: u64,
}

/// Who is to move: the player for whom is searched, or the other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Own = 0,
    Other = 1,
}

/// Equal cards that have been played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Meld {
    pub copies: u8,
    pub rank: u8,
}

/// Whether one player can force a win, in a game that two play with groups of equal cards.
///
/// Theory: nothing here can go round in a circle. On an empty table passing gives him nothing, since the other can pass
/// back; so on the lead he needs a group that forces it. When the other leads, all his groups must be met, and so must his
/// pass, after which the player leads. Each group takes cards away, and between groups passes end at a lead.
///
/// For one pair of hands and one number of equal cards, the groups on the table that a player can answer are all up to
/// some strength; so two bounds remember all of them.
pub(super) struct Search<'a> {
    budget: &'a Budget,
    /// What a card of a rank counts in the number of a pair.
    steps: [[u64; Counts::RANKS]; 2],
    memory: Memory,
}

const YES: u8 = 1;
const NO: u8 = 2;

impl<'a> Search<'a> {
    /// `None` if there are too many pairs to number.
    pub fn new(cards: [Counts; 2], budget: &'a Budget) -> Option<(Self, Pair)> {
        let mut steps = [[0; Counts::RANKS]; 2];
        let (mut step, mut number) = (8_u64, 0);
        for (steps, cards) in steps.iter_mut().zip(cards) {
            for rank in cards.held().each() {
                steps[usize::from(rank)] = step;
                number += step * u64::from(cards.of(rank));
                step = step.checked_mul(u64::from(cards.of(rank)) + 1)?;
            }
        }
        (step < 1 << 62).then_some((Self { budget, steps, memory: Memory::new() }, Pair { cards, number }))
    }

    /// How many pairs of hands, alone or with a number of cards to be answered, were looked at.
    pub fn positions(&self) -> usize {
        self.memory.len()
    }

    fn play(&self, pair: Pair, side: Side, meld: Meld) -> Pair {
        let mut next = pair;
        let index = side as usize;
        next.cards[index] = pair.cards[index].without(meld.copies, meld.rank);
        next.number -= self.steps[index][usize::from(meld.rank)] * u64::from(meld.copies);
        next
    }

    /// Writes down what is now known, unless the budget is used up.
    fn learn(&mut self, key: u64, known: Known) -> Option<()> {
        self.memory.set(key, known);
        let held = self.memory.len();
        (held <= self.budget.bound() && !(held.is_multiple_of(1024) && self.budget.stopped())).then_some(())
    }

    /// Whether the player forces a win by playing this group.
    pub fn forces_by(&mut self, pair: Pair, meld: Meld) -> Option<bool> {
        let next = self.play(pair, Side::Own, meld);
        if next.cards[0].is_empty() { Some(true) } else { self.answered_by_other(next, meld) }
    }

    /// Whether the player still forces a win when the other has played this group.
    fn survives(&mut self, pair: Pair, meld: Meld) -> Option<bool> {
        let next = self.play(pair, Side::Other, meld);
        if next.cards[1].is_empty() { Some(false) } else { self.answers(next, meld) }
    }

    /// Whether the player forces a win on the lead; `None` if the budget is used up.
    pub fn leads(&mut self, pair: Pair) -> Option<bool> {
        let [own, other] = pair.cards;
        if own.runs_against(other) {
            return Some(true);
        }
        match self.memory.get(pair.number)[0] {
            YES => return Some(true),
            NO => return Some(false),
            _ => {}
        }
        let mut forces = false;
        'melds: for rank in own.held().each() {
            for copies in (1..=own.of(rank)).rev() {
                if self.forces_by(pair, Meld { copies, rank })? {
                    forces = true;
                    break 'melds;
                }
            }
        }
        let mut known = self.memory.get(pair.number);
        known[0] = if forces { YES } else { NO };
        self.learn(pair.number, known)?;
        Some(forces)
    }

    /// Whether the player forces a win when the other leads.
    pub fn other_leads(&mut self, pair: Pair) -> Option<bool> {
        match self.memory.get(pair.number)[1] {
            YES => return Some(true),
            NO => return Some(false),
            _ => {}
        }
        let forces = self.withstands_lead(pair)?;
        let mut known = self.memory.get(pair.number);
        known[1] = if forces { YES } else { NO };
        self.learn(pair.number, known)?;
        Some(forces)
    }

    fn withstands_lead(&mut self, pair: Pair) -> Option<bool> {
        let [own, other] = pair.cards;
        if other.runs_against(own) {
            return Some(false);
        }
        for rank in other.held().each() {
            for copies in (1..=other.of(rank)).rev() {
                if !self.survives(pair, Meld { copies, rank })? {
                    return Some(false);
                }
            }
        }
        // The other may pass too.
        self.leads(pair)
    }

    /// Whether the player forces a win when it is the other's turn to answer his group.
    pub fn answered_by_other(&mut self, pair: Pair, meld: Meld) -> Option<bool> {
        let replies = pair.cards[1].at_least(meld.copies).above(meld.rank);
        if replies.is_empty() {
            return self.leads(pair);
        }
        let key = pair.number + u64::from(meld.copies);
        // Stronger groups are harder to answer: those from `yes` on win, those below `no` do not; both count from 1.
        let [_, _, yes, no] = self.memory.get(key);
        let rank = meld.rank + 1;
        if yes != 0 && rank >= yes {
            return Some(true);
        }
        if rank < no {
            return Some(false);
        }
        let forces = self.withstands(pair, meld, replies)?;
        let mut known = self.memory.get(key);
        if forces {
            known[2] = if known[2] == 0 { rank } else { known[2].min(rank) };
        } else {
            known[3] = known[3].max(rank + 1);
        }
        self.learn(key, known)?;
        Some(forces)
    }

    fn withstands(&mut self, pair: Pair, meld: Meld, replies: Ranks) -> Option<bool> {
        if settled_by_reply([pair.cards[1], pair.cards[0]], meld.copies, replies) {
            return Some(false);
        }
        for rank in replies.each() {
            if !self.survives(pair, Meld { rank, ..meld })? {
                return Some(false);
            }
        }
        // The other may pass too.
        self.leads(pair)
    }

    /// Whether the player forces a win when it is his turn to answer the other's group.
    pub fn answers(&mut self, pair: Pair, meld: Meld) -> Option<bool> {
        let replies = pair.cards[0].at_least(meld.copies).above(meld.rank);
        if replies.is_empty() {
            return self.other_leads(pair);
        }
        let key = pair.number + u64::from(meld.copies);
        // Weaker groups are easier to answer: those below `yes` are answered, those from `no` on are not.
        let [yes, no, _, _] = self.memory.get(key);
        let rank = meld.rank + 1;
        if rank < yes {
            return Some(true);
        }
        if no != 0 && rank >= no {
            return Some(false);
        }
        let forces = self.finds_answer(pair, meld, replies)?;
        let mut known = self.memory.get(key);
        if forces {
            known[0] = known[0].max(rank + 1);
        } else {
            known[1] = if known[1] == 0 { rank } else { known[1].min(rank) };
        }
        self.learn(key, known)?;
        Some(forces)
    }

    fn finds_answer(&mut self, pair: Pair, meld: Meld, replies: Ranks) -> Option<bool> {
        if settled_by_reply(pair.cards, meld.copies, replies) {
            return Some(true);
        }
        for rank in replies.each() {
            if self.forces_by(pair, Meld { rank, ..meld })? {
                return Some(true);
            }
        }
        self.other_leads(pair)
    }
}

/// Whether the first of two players can reply so that nothing answers it and he then wins on the lead, or is out.
fn settled_by_reply([own, other]: [Counts; 2], copies: u8, replies: Ranks) -> bool {
    replies.each().any(|rank| {
        let left = own.without(copies, rank);
        left.is_empty() || (other.at_least(copies).above(rank).is_empty() && left.runs_against(other))
    })
}
