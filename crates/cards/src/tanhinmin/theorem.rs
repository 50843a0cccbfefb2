use std::iter;

use lastmove_game::{Claim, Seat};

use super::matching::{self, Cover, size};
use super::{Graph, Side, TanhinminPosition, Target};
use crate::{CardMove, Hand, Strength};

/// Who wins with two players, and by which moves.
pub const THEOREM_1: Claim = Claim {
    name: "theorem1",
    statement: "Two players, cards ordered by strength with ties. Match the mover's cards with weaker ones among the \
                opponent's cards, his weakest left out, and the table (the empty table is weaker than every card); \
                match the opponent's cards with weaker ones among the mover's cards, his weakest left out. The player \
                to move wins if and only if the first largest matching has more pairs than the second; otherwise his \
                opponent wins, and there are no draws.",
    source: "H. Kiya, K. Ohto, H. Ono: Computing the Winner of 2-Player TANHINMIN, IEICE Trans. Fundamentals \
             E104-A(9), 1134-1141 (2021)",
};

/// Two players who both have cards, of whom one is to move: what [Theorem 1](THEOREM_1) is about.
///
/// Every answer here takes time linear in the number of cards.
///
/// ```
/// # use lastmove_cards::{Hand, tanhinmin::Duel};
/// let (strong, weak) = (Hand::of(&[1, 1, 1, 5]).unwrap(), Hand::of(&[2, 3]).unwrap());
/// assert!(!Duel::new(&strong, &weak, None).mover_wins()); // one strong card is not enough
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Duel<'a> {
    mover: &'a [Strength],
    other: &'a [Strength],
    table: Option<Strength>,
}

impl<'a> Duel<'a> {
    /// The duel of these hands, with this card to beat.
    pub fn new(mover: &'a Hand, other: &'a Hand, table: Option<Strength>) -> Self {
        Self { mover: mover.cards(), other: other.cards(), table }
    }

    /// The duel that a position is, if two players sit at the table and both have cards.
    pub fn of(position: &'a TanhinminPosition) -> Option<Self> {
        let (mover, other) = (position.hand(Seat::MOVER)?, position.hand(Seat(1))?);
        (position.seats() == 2).then(|| Self::new(mover, other, position.to_beat()))
    }

    /// Whether the player to move wins.
    pub fn mover_wins(&self) -> bool {
        let mover = size(self.mover.iter().copied(), self.mover_targets().map(Target::strength));
        mover > size(self.other.iter().copied(), targets(&self.mover[1..]))
    }

    /// What the mover has to answer: the other's cards without the weakest, and the table.
    fn mover_targets(&self) -> impl Iterator<Item = Target> {
        let cards = &self.other[1..];
        let weaker = cards.partition_point(|&card| Some(card) < self.table);
        let table = self.table.map_or(Target::Zero, Target::Table);
        let card = |&card| Target::Card(card);
        cards[..weaker].iter().map(card).chain([table]).chain(cards[weaker..].iter().map(card))
    }

    /// The mover's graph, with a largest matching and a smallest cover.
    pub fn mover_graph(&self) -> Graph {
        graph(Side::Mover, self.mover, self.mover_targets().collect(), self.other[0])
    }

    /// The other player's graph, with a largest matching and a smallest cover.
    pub fn opponent_graph(&self) -> Graph {
        let targets = self.mover[1..].iter().map(|&card| Target::Card(card)).collect();
        graph(Side::Opponent, self.other, targets, self.mover[0])
    }

    /// Which moves win, all at once.
    ///
    /// After card c the other player is to move against X − c, with c on the table, and loses if and only if
    /// ν(Y, (X − c)⁻ + c) ≤ ν(X − c, Y⁻), in the notation of the theorem's proof: ν is the size of a largest matching
    /// of the first with the second, X and Y are the hands, and ⁻ leaves the weakest card out. There are only four
    /// numbers in this. On the left, (X − c)⁻ + c is X⁻, unless c is the weakest: then it is X without its second
    /// weakest. On the right, ν(X − c, Y⁻) is ν(X, Y⁻), or one less if c is in every largest matching, which the
    /// cover tells.
    pub fn winning(&self) -> Winning {
        let cover = Cover::smallest(self.mover, targets(&self.other[1..]));
        let answers = cover.size(self.mover.len());
        let answered = size(self.other.iter().copied(), targets(&self.mover[1..]));
        let on_empty_table = size(self.other.iter().copied(), iter::once(None).chain(targets(&self.mover[1..])));
        Winning {
            weakest: self.mover[0],
            last: self.mover.len() == 1,
            spare: cover.responders_from.checked_sub(1).map(|index| self.mover[index]),
            answers,
            answered,
            answered_after_weakest: size(self.other.iter().copied(), without_second(self.mover).map(Some)),
            pass: on_empty_table <= answers,
        }
    }

    /// What the other player answers to a losing move, so as to win.
    ///
    /// Theory: if no card of his is playable, he passes. If his weakest card is not, the weakest that is wins. If it
    /// is, either it or the next stronger one wins. Which one is the same for all losing cards below all of his: to
    /// him they are equal targets, and they answer nothing.
    pub fn refutations(&self) -> Refutations<'a> {
        let mut below_all = None;
        if self.mover[0] < self.other[0] && self.mover.len() > 1 {
            below_all = Some(self.lead_against(self.mover[1..].iter().copied()));
        }
        Refutations { other: self.other, below_all, on_empty_table: self.lead_against(self.mover.iter().copied()) }
    }

    /// The winning card of the other player when he may play any card, stands won, and the mover's cards are these.
    fn lead_against(&self, mover: impl Iterator<Item = Strength> + Clone) -> Strength {
        let weakest = self.other[0];
        let Some(&next) = self.other.iter().find(|&&card| card > weakest) else {
            return weakest;
        };
        let answered = size(mover.clone(), without_second(self.other).map(Some));
        let answers = size(self.other[1..].iter().copied(), mover.skip(1).map(Some));
        if answered <= answers { weakest } else { next }
    }
}

/// The winning moves of a [`Duel`]: constant in size, and it answers each move in constant time.
#[derive(Clone, Copy, Debug)]
pub struct Winning {
    weakest: Strength,
    /// Whether the weakest card is the only one.
    last: bool,
    /// The strongest card without which the largest matching is as large; none if all are needed.
    spare: Option<Strength>,
    /// ν(X, Y⁻).
    answers: usize,
    /// ν(Y, X⁻).
    answered: usize,
    /// ν(Y, X without its second weakest).
    answered_after_weakest: usize,
    pass: bool,
}

impl Winning {
    /// Whether a legal move wins.
    pub fn contains(&self, action: CardMove) -> bool {
        match action {
            CardMove::Pass => self.pass,
            CardMove::Play(_) if self.last => true,
            CardMove::Play(card) => {
                let needed = Some(card) > self.spare;
                let answered = if card == self.weakest { self.answered_after_weakest } else { self.answered };
                answered + usize::from(needed) <= self.answers
            }
        }
    }
}

/// The replies that win against the losing moves of a [`Duel`].
#[derive(Clone, Copy, Debug)]
pub struct Refutations<'a> {
    other: &'a [Strength],
    below_all: Option<Strength>,
    on_empty_table: Strength,
}

impl Refutations<'_> {
    /// A winning reply to this losing move.
    ///
    /// Cost: logarithmic in the other player's cards. For a move that wins it means nothing.
    pub fn reply(&self, action: CardMove) -> CardMove {
        let CardMove::Play(card) = action else {
            return CardMove::Play(self.on_empty_table);
        };
        let blocked = self.other.partition_point(|&other| other <= card);
        match self.other.get(blocked) {
            None => CardMove::Pass,
            Some(&weakest) => CardMove::Play(self.below_all.filter(|_| blocked == 0).unwrap_or(weakest)),
        }
    }
}

fn targets(cards: &[Strength]) -> impl Iterator<Item = Option<Strength>> {
    cards.iter().copied().map(Some)
}

fn without_second(cards: &[Strength]) -> impl Iterator<Item = Strength> {
    cards[..1].iter().chain(cards.iter().skip(2)).copied()
}

fn graph(side: Side, responders: &[Strength], targets: Vec<Target>, dropped: Strength) -> Graph {
    let to_beat = || targets.iter().map(|target| target.strength());
    let edges_matched: Vec<_> = matching::pairs(responders.iter().copied(), to_beat()).collect();
    let Cover { responders_from, targets_before } = Cover::smallest(responders, to_beat());
    let mut matched = edges_matched.iter().map(|edge| edge[0]).peekable();
    Graph {
        side,
        responders: responders.to_vec(),
        dropped,
        size: edges_matched.len(),
        cover: super::Cover {
            responders: (responders_from..responders.len()).collect(),
            targets: (0..targets_before).collect(),
        },
        left_over: (0..responders.len()).filter(|index| matched.next_if_eq(index).is_none()).collect(),
        open: (edges_matched.len()..targets.len()).collect(),
        edges_matched,
        targets,
    }
}
