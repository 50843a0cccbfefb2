use lastmove_game::{Claim, Seat};
use serde::Serialize;

use super::ranks::{Ranks, matching, with_table};
use super::{Clearing, Passing, Tanhinmin, TanhinminPosition};

/// Who wins with two players where one card, the eight, clears the table and its player leads again.
///
/// L, E and H count the cards of a hand below the eight, the eights, and those above; ν₈ is the size of a largest
/// matching in which eights answer lower cards and need no answer themselves. The player to move wins if and only if
/// not A, and B or C:
///
/// - A: a card above the eight lies on the table; he holds an eight and nothing below it; the other one holds at most one
///   card below it, and answers with his higher cards all of the mover's higher cards.
/// - B: the other one holds an eight and nothing below it; the mover holds at most one card below it, and answers all of
///   the other's higher cards, and the table.
/// - C: ν₈(X, Y − d + t) > ν₈(Y, X − d), where d is the weakest card that is no eight.
pub const EIGHT_CUT: Claim = Claim {
    name: "eight-cut",
    statement: "Two players, single cards, and one card, the eight, that clears the table. In matchings eights answer \
                weaker cards and need no answer. With A: a stronger card than the eight lies on the table, the mover \
                holds eights but nothing weaker, his opponent holds at most one weaker card and can answer all stronger \
                cards of the mover with stronger ones of his own; B: the opponent holds eights but nothing weaker, the \
                mover holds at most one weaker card and can answer all the opponent's stronger cards and the table; \
                C: the inequality of Theorem 1, the weakest card that is no eight being left out: the player to move \
                wins if and only if not A, and B or C.",
    source: "checked by exhaustive search on 81,135,883 positions, every order of up to 4 cards in each hand, which \
             --ranks 10 --cards 4 goes through again; no proof is known",
};

/// For what [`EIGHT_CUT`] was checked.
pub const EIGHT_CUT_RANGE: &str = "at most 4 cards in each hand";

/// The cards in each hand up to which [`EIGHT_CUT`] was checked.
pub(super) const EIGHT_CUT_CHECKED: usize = 4;

/// What [`EIGHT_CUT`] says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EightCut {
    /// The cards of the player to move.
    pub mover: Around,
    /// The cards of the other one.
    pub opponent: Around,
    /// The size of a largest matching of the mover's cards with what they have to answer.
    pub mover_answers: usize,
    /// The size of a largest matching of the other's cards with what they have to answer.
    pub opponent_answers: usize,
    /// Condition A.
    pub a: bool,
    /// Condition B.
    pub b: bool,
    /// Condition C.
    pub c: bool,
}

/// How many cards of a hand are weaker than the eight, eights, and stronger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Around {
    /// Weaker ones.
    pub below: usize,
    /// Eights.
    pub eights: usize,
    /// Stronger ones.
    pub above: usize,
}

impl EightCut {
    /// What the criterion says, where it is about the position: two players in normal play who lay single cards, pass as
    /// they like, have to shed all cards, and hold cards ordered by strength.
    pub fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Option<Self> {
        let house = game.house();
        let eight = house.cut?;
        let usual = house.passing == Passing::Free && !house.pass_final && house.clearing == Clearing::Others;
        let other_cards = house.revolution_card.is_some() || house.spade_3().is_some() || position.quotas().is_some();
        let single = position.table().is_none_or(|table| table.size() == 1);
        if !usual || other_cards || !single || !game.single_cards_by_turns(position) {
            return None;
        }
        let hands = [position.hand(Seat::MOVER)?, position.hand(Seat(1))?];
        if hands.iter().all(|hand| hand.copies(eight) == 0) {
            return None;
        }
        let ranks = Ranks::of(game, position)?;
        ranks.is_alone(eight).then(|| Self::from_ranks(&ranks.mover, &ranks.other, ranks.table, ranks.rank(eight)))
    }

    fn from_ranks(mover: &[usize], other: &[usize], table: Option<usize>, eight: Option<usize>) -> Self {
        let around = |hand: &[usize]| {
            let below = hand.iter().filter(|&&rank| Some(rank) < eight).count();
            let eights = hand.iter().filter(|&&rank| Some(rank) == eight).count();
            Around { below, eights, above: hand.len() - below - eights }
        };
        let (x, y) = (around(mover), around(other));
        // Without the eights, which need no answer, and without the weakest of the rest.
        let targets = |hand: &[usize]| -> Vec<usize> {
            hand.iter().copied().filter(|&rank| Some(rank) != eight).skip(1).collect()
        };
        let mover_answers = matching(mover.iter().copied(), with_table(&targets(other), table));
        let opponent_answers = matching(other.iter().copied(), targets(mover).into_iter().map(Some));
        let above =
            |hand: &[usize]| -> Vec<usize> { hand.iter().copied().filter(|&rank| Some(rank) > eight).collect() };
        let high = table > eight;
        let answers_high = matching(above(other).into_iter(), above(mover).into_iter().map(Some)) == x.above;
        let a = high && x.eights > 0 && x.below == 0 && y.below <= 1 && answers_high;
        let answered = match table {
            None => matching(mover.iter().copied(), above(other).into_iter().map(Some)) == y.above,
            Some(_) => matching(mover.iter().copied(), with_table(&above(other), table)) == y.above + 1,
        };
        let b = y.eights > 0 && y.below == 0 && x.below <= 1 && answered;
        Self { mover: x, opponent: y, mover_answers, opponent_answers, a, b, c: mover_answers > opponent_answers }
    }

    /// Whether the player to move wins.
    pub fn mover_wins(&self) -> bool {
        !self.a && (self.b || self.c)
    }
}
