use std::borrow::Cow;
use std::iter;
use std::sync::Arc;

use lastmove_game::{Claim, Seat};

use super::matching::{self, Cover, size};
use super::scale::Scale;
use super::{Graph, Incomparable, Side, Tanhinmin, TanhinminPosition, Target};
use crate::{CardMove, Hand, Strength};

/// Who wins with two players and cards ordered by strength, and by which moves.
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

/// The same for every order in which any two cards can be compared by domination.
///
/// # Proof
/// The levels of a [`Staircase`](super::Staircase) take the place of strengths. Only this is used of them: a higher
/// level beats whatever a lower one beats, and is beaten by nothing that does not beat the lower one, so that a matching
/// may exchange a responder for a higher one and a target for a lower one. Write P(X, Y, t) for ν(X, Y⁻ + t) > ν(Y, X⁻),
/// where ν is the size of a largest matching, X the hand of the player to move, Y the other one, t the table, and ⁻
/// leaves a lowest card out.
///
/// *If x is the lowest card of X that beats t, then ν(X, B + t) = ν(X − x, B) + 1.* The pair x–t can be added to any
/// matching of X − x with B. The other way round, take a largest matching of X with B + t. If t has a partner, x can
/// take its place there and its partner that of x; if not, x has a partner, for else x–t could be added, and can be
/// given to t instead. Without the pair x–t a matching of X − x with B is left.
///
/// *If P is false, it is true after every move, and no move ends the game.* Were x the only card and playable, P would
/// be true: 1 > 0. After a pass P(Y, X, ∅) asks whether ν(Y, X⁻ + ∅) = min(|Y|, ν(Y, X⁻) + 1) is greater than
/// ν(X, Y⁻), which is at most |Y| − 1 and, P being false, at most ν(Y, X⁻). After x, which is not the lowest,
/// (X − x)⁻ + x is X⁻, and ν(Y, X⁻) ≥ ν(X, Y⁻ + t) ≥ ν(X − x, Y⁻) + 1. After the lowest, (X − x)⁻ + x is X without its
/// second lowest, against which ν is no smaller than against X⁻.
///
/// *If P is true, a move ends the game or makes it false.* A last card that can be played ends it. If nothing can be
/// played, pass. If the lowest card cannot, the lowest x that can will do: ν(Y, X⁻) ≤ ν(X, Y⁻ + t) − 1 = ν(X − x, Y⁻).
/// If the lowest, a, can, let b be the second lowest and m = ν(X − a, Y⁻) = ν(X, Y⁻ + t) − 1 ≥ ν(Y, X − a). If
/// ν(Y, X − b) ≤ m, play a. Else m < ν(Y, X − b) ≤ |X| − 1, and as one target more or less changes ν by at most one,
/// ν(Y, X − a) = m. A largest matching of X − a with Y⁻ leaves a card of X − a free, and b can be that card. So
/// ν(X − b, Y⁻) ≥ m = ν(Y, (X − b)⁻ + b): play b.
///
/// Who stands with P true passes only when he cannot play, so never twice in a row with an empty table; every other move
/// takes a card away. So the game ends, and by a move of his.
///
/// *Passing.* He needs no pass that a house may forbid, so the leader, or everybody who can, may be made to play. Where a
/// pass is final, it can only matter after a pass on the empty table, by the loser. The other one leads some y that wins
/// in the plain game, and leads again: with ν(X, (Y − y)⁻ + y) ≤ ν(Y − y, X⁻) he stands won on an empty table, too.
/// Where the owner clears the table and may pass, he can lay on his own card only what he could lead as well after
/// passing. (Where he must play if he can, or where a final pass leaves him alone with the table, the theorem fails.)
pub const DOMINATION: Claim = Claim {
    name: "domination",
    statement: "Theorem 1 holds for every relation in which any two cards of the position can be compared by domination: \
                one of them beats everything the other beats, and is beaten by nothing more. Ties, semiorders, and \
                equal cards that may be played on each other are of this kind. It holds as well where the leader, or \
                everybody who can, has to play; where a pass is final for the trick, as long as nobody has passed in it \
                and the player to move does not lead with leave to pass; and where the table is cleared by the pass of \
                whoever laid the card, as long as that is not the player to move, passing is not final and not \
                everybody who can has to play.",
    source: "proof: documentation of lastmove_cards::tanhinmin::DOMINATION; it extends H. Kiya, K. Ohto, H. Ono, IEICE \
             Trans. Fundamentals E104-A(9), 1134-1141 (2021). The check goes through the three ways of passing; final \
             passes and clearing by one's own pass are checked on random positions by the tests",
};

/// Theorem 1 where the players have to shed only some of their cards.
///
/// # Proof
/// Let p and q be the quotas, X′ the p highest cards of X, Y′ the q highest of Y. The claim is P(X′, Y′, t). If it is
/// true, the move that Theorem 1 finds among X′ makes it false, or is the last one needed, and if nothing of X′ can be
/// played, nothing of X can. If it is false, every move makes it true. For a pass or a card of X′ that is the theorem.
/// After a card c outside X′ the p − 1 highest cards left are X′ without its lowest card x, as after x. As c is no
/// higher than x, whatever was beaten by c is beaten by x: x could have been played, so p > 1, and P would be true
/// after x. With c on the table instead, which is no harder to beat, it is true all the more.
pub const QUOTA: Claim = Claim {
    name: "quota",
    statement: "Where the player to move has to shed p cards and the other one q, Theorem 1 decides about the p highest \
                cards of the one and the q highest of the other.",
    source: "proof: documentation of lastmove_cards::tanhinmin::QUOTA",
};

/// Two players who both have cards, of whom one is to move, where only the order of the cards matters: what
/// [Theorem 1](THEOREM_1) is about.
///
/// Every answer here takes time linear in the number of cards.
///
/// ```
/// # use lastmove_cards::{Hand, tanhinmin::Duel};
/// let (strong, weak) = (Hand::of(&[1, 1, 1, 5]).unwrap(), Hand::of(&[2, 3]).unwrap());
/// assert!(!Duel::new(&strong, &weak, None).mover_wins()); // one strong card is not enough
/// ```
#[derive(Clone, Debug)]
pub struct Duel<'a> {
    /// The cards that count, as levels; the lowest first.
    mover: Cow<'a, [Strength]>,
    other: Cow<'a, [Strength]>,
    /// The mover's cards that are too weak to count, where he has to shed only some; as levels, the lowest first.
    beyond: Vec<Strength>,
    table: ToBeat,
    /// What the levels mean, where cards are not their own levels.
    scale: Option<Arc<Scale>>,
}

/// What lies on the table, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ToBeat {
    /// Nothing.
    Empty,
    /// A card of this level.
    Level(Strength),
    /// Something that nobody can beat.
    Unbeatable,
}

/// Why a position is no [`Duel`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDuel {
    /// More matters than the order of the cards.
    House,
    /// Two cards cannot be compared by domination.
    Incomparable(Incomparable),
}

impl<'a> Duel<'a> {
    /// The duel of these hands in the plain game, with this card to beat.
    pub fn new(mover: &'a Hand, other: &'a Hand, table: Option<Strength>) -> Self {
        let table = table.map_or(ToBeat::Empty, ToBeat::Level);
        let cards = |hand: &'a Hand| Cow::Borrowed(hand.cards());
        Self { mover: cards(mover), other: cards(other), beyond: Vec::new(), table, scale: None }
    }

    /// The duel that a position of the plain game is, if two players sit at the table and both have cards.
    pub fn of(position: &'a TanhinminPosition) -> Option<Self> {
        let (mover, other) = (position.hand(Seat::MOVER)?, position.hand(Seat(1))?);
        (position.seats() == 2).then(|| Self::new(mover, other, position.to_beat()))
    }

    /// The duel that a position of this game is, or why it is none.
    pub fn within(game: &Tanhinmin, position: &'a TanhinminPosition) -> Result<Self, NoDuel> {
        if !game.only_order_matters(position) {
            return Err(NoDuel::House);
        }
        let scale = Scale::of(game, position).map_err(|pair| pair.map_or(NoDuel::House, NoDuel::Incomparable))?;
        let level = |card: Strength| scale.as_ref().map_or(Some(card), |scale| scale.level(card));
        let table = match position.table() {
            None => ToBeat::Empty,
            Some(table) if table.size() > 1 => ToBeat::Unbeatable,
            Some(table) => level(table.card).map_or(ToBeat::Unbeatable, ToBeat::Level),
        };
        let cards = |seat| position.hand(seat).ok_or(NoDuel::House).map(Hand::cards);
        let (mover, other) = (cards(Seat::MOVER)?, cards(Seat(1))?);
        let levels = |cards: &'a [Strength]| {
            if scale.is_none() {
                return Cow::Borrowed(cards);
            }
            let mut levels: Vec<_> = cards.iter().filter_map(|&card| level(card)).collect();
            levels.sort_unstable();
            Cow::Owned(levels)
        };
        let mut duel = Self { mover: levels(mover), other: levels(other), beyond: Vec::new(), table, scale };
        if position.quotas().is_some() {
            let over = |seat, cards: &[Strength]| cards.len().saturating_sub(position.to_shed(seat));
            let (mover, other) = (over(Seat::MOVER, mover), over(Seat(1), other));
            duel.beyond = duel.mover[..mover].to_vec();
            duel.mover.to_mut().drain(..mover);
            duel.other.to_mut().drain(..other);
        }
        Ok(duel)
    }

    /// The scale on which its cards stand, where they are not their own levels.
    pub(super) fn scale(&self) -> Option<&Scale> {
        self.scale.as_deref()
    }

    /// Whether one level beats another, or the empty table.
    fn beats(&self, level: Strength, other: Option<Strength>) -> bool {
        match (&self.scale, other) {
            (_, None) => true,
            (None, Some(other)) => level > other,
            (Some(scale), Some(other)) => scale.beats(level, other),
        }
    }

    fn size(
        &self,
        responders: impl Iterator<Item = Strength>,
        targets: impl Iterator<Item = Option<Strength>>,
    ) -> usize {
        size(responders, targets, |level, other| self.beats(level, other))
    }

    /// Whether the player to move wins.
    pub fn mover_wins(&self) -> bool {
        let mover = self.size(self.mover.iter().copied(), self.mover_targets().map(Target::strength));
        mover > self.size(self.other.iter().copied(), targets(&self.mover[1..]))
    }

    /// What the mover has to answer: the other's cards without the weakest, and the table.
    fn mover_targets(&self) -> impl Iterator<Item = Target> {
        let cards = &self.other[1..];
        let (weaker, table) = match self.table {
            ToBeat::Empty => (0, Some(Target::Zero)),
            ToBeat::Level(level) => (cards.partition_point(|&card| card < level), Some(Target::Table(level))),
            ToBeat::Unbeatable => (0, None),
        };
        let card = |&card| Target::Card(card);
        cards[..weaker].iter().map(card).chain(table).chain(cards[weaker..].iter().map(card))
    }

    /// The mover's graph, with a largest matching and a smallest cover.
    pub fn mover_graph(&self) -> Graph {
        self.graph(Side::Mover, &self.mover, self.mover_targets().collect(), self.other[0])
    }

    /// The other player's graph, with a largest matching and a smallest cover.
    pub fn opponent_graph(&self) -> Graph {
        let targets = self.mover[1..].iter().map(|&card| Target::Card(card)).collect();
        self.graph(Side::Opponent, &self.other, targets, self.mover[0])
    }

    /// Which moves win, all at once.
    ///
    /// After card c the other player is to move against X − c, with c on the table, and loses if and only if
    /// ν(Y, (X − c)⁻ + c) ≤ ν(X − c, Y⁻), in the notation of the theorem's proof: ν is the size of a largest matching
    /// of the first with the second, X and Y are the hands, and ⁻ leaves the weakest card out. There are only four
    /// numbers in this. On the left, (X − c)⁻ + c is X⁻, unless c is the weakest: then it is X without its second
    /// weakest. On the right, ν(X − c, Y⁻) is ν(X, Y⁻), or one less if c is in every largest matching, which the
    /// cover tells. Cards that are too weak to count are worth the more the stronger they are.
    pub fn winning(&self) -> Winning {
        let cover = Cover::smallest(&self.mover, targets(&self.other[1..]), |level, other| self.beats(level, other));
        let answers = cover.size(self.mover.len());
        let others = || self.other.iter().copied();
        let answered = self.size(others(), targets(&self.mover[1..]));
        let on_empty_table = self.size(others(), iter::once(None).chain(targets(&self.mover[1..])));
        let beyond_wins = |&level: &Strength| {
            let left = self.mover.iter().skip(2).copied().map(Some);
            self.mover.len() == 1
                || self.size(others(), iter::once(Some(level)).chain(left))
                    <= self.size(self.mover.iter().skip(1).copied(), targets(&self.other[1..]))
        };
        let losing = self.beyond.partition_point(|level| !beyond_wins(level));
        Winning {
            weakest: self.mover[0],
            last: self.mover.len() == 1,
            spare: cover.responders_from.checked_sub(1).map(|index| self.mover[index]),
            beyond: self.beyond.get(losing).copied(),
            answers,
            answered,
            answered_after_weakest: self.size(others(), without_second(&self.mover).map(Some)),
            pass: on_empty_table <= answers,
            scale: self.scale.clone(),
        }
    }

    /// What the other player answers to a losing move, so as to win.
    ///
    /// Theory: if no card of his is playable, he passes. If his weakest card is not, the weakest that is wins. If it
    /// is, either it or the next stronger one wins. Which one is the same for all losing cards below all of his, where
    /// each level beats all below it: to him they are equal targets, and they answer nothing.
    pub fn refutations(&self) -> Refutations<'_> {
        let mut below_all = None;
        let lowest = self.beyond.first().unwrap_or(&self.mover[0]);
        if *lowest < self.other[0] && self.mover.len() > 1 {
            below_all = Some(self.lead_against(self.mover[1..].iter().copied()));
        }
        Refutations { duel: self, below_all, on_empty_table: self.lead_against(self.mover.iter().copied()) }
    }

    /// The winning card of the other player when he may play any card, stands won, and the mover's cards are these.
    fn lead_against(&self, mover: impl Iterator<Item = Strength> + Clone) -> Strength {
        let weakest = self.other[0];
        let Some(&next) = self.other.iter().find(|&&card| card > weakest) else {
            return weakest;
        };
        let answered = self.size(mover.clone(), without_second(&self.other).map(Some));
        let answers = self.size(self.other[1..].iter().copied(), mover.skip(1).map(Some));
        if answered <= answers { weakest } else { next }
    }

    fn graph(&self, side: Side, responders: &[Strength], targets: Vec<Target>, dropped: Strength) -> Graph {
        let beats = |level, other| self.beats(level, other);
        let to_beat = || targets.iter().map(|target| target.strength());
        let edges_matched: Vec<_> = matching::pairs(responders.iter().copied(), to_beat(), beats).collect();
        let Cover { responders_from, targets_before } = Cover::smallest(responders, to_beat(), beats);
        let mut matched = edges_matched.iter().map(|edge| edge[0]).peekable();
        let card = |level| self.scale.as_ref().map_or(level, |scale| scale.card(level));
        Graph {
            side,
            responders: responders.iter().map(|&level| card(level)).collect(),
            dropped: card(dropped),
            size: edges_matched.len(),
            cover: super::Cover {
                responders: (responders_from..responders.len()).collect(),
                targets: (0..targets_before).collect(),
            },
            left_over: (0..responders.len()).filter(|index| matched.next_if_eq(index).is_none()).collect(),
            open: (edges_matched.len()..targets.len()).collect(),
            edges_matched,
            targets: targets.into_iter().map(|target| target.map(card)).collect(),
        }
    }
}

/// The winning moves of a [`Duel`]: it answers each move in constant time, or logarithmic where cards have a scale.
#[derive(Clone, Debug)]
pub struct Winning {
    weakest: Strength,
    /// Whether the weakest card is the only one that counts.
    last: bool,
    /// The strongest card without which the largest matching is as large; none if all are needed.
    spare: Option<Strength>,
    /// The weakest winning card among those that do not count.
    beyond: Option<Strength>,
    /// ν(X, Y⁻).
    answers: usize,
    /// ν(Y, X⁻).
    answered: usize,
    /// ν(Y, X without its second weakest).
    answered_after_weakest: usize,
    pass: bool,
    scale: Option<Arc<Scale>>,
}

impl Winning {
    /// Whether a legal move wins.
    pub fn contains(&self, action: CardMove) -> bool {
        let Some(card) = action.card() else { return self.pass };
        let Some(level) = self.scale.as_ref().map_or(Some(card), |scale| scale.level(card)) else { return false };
        if self.last {
            return true;
        }
        if level < self.weakest {
            return self.beyond.is_some_and(|weakest| level >= weakest);
        }
        let needed = Some(level) > self.spare;
        let answered = if level == self.weakest { self.answered_after_weakest } else { self.answered };
        answered + usize::from(needed) <= self.answers
    }
}

/// The replies that win against the losing moves of a [`Duel`].
#[derive(Clone, Copy, Debug)]
pub struct Refutations<'a> {
    duel: &'a Duel<'a>,
    below_all: Option<Strength>,
    on_empty_table: Strength,
}

impl Refutations<'_> {
    /// A winning reply to this losing move.
    ///
    /// Cost: logarithmic in the other player's cards, but linear where the order is a relation. For a move that wins it
    /// means nothing.
    pub fn reply(&self, action: CardMove) -> CardMove {
        let play = |level| CardMove::Play(self.duel.scale.as_ref().map_or(level, |scale| scale.card(level)));
        let Some(card) = action.card() else { return play(self.on_empty_table) };
        let Some(level) = self.duel.scale.as_ref().map_or(Some(card), |scale| scale.level(card)) else {
            return CardMove::Pass;
        };
        let other = &self.duel.other;
        let blocked = other.partition_point(|&other| !self.duel.beats(other, Some(level)));
        let Some(&weakest) = other.get(blocked) else { return CardMove::Pass };
        if blocked > 0 {
            return play(weakest);
        }
        if self.duel.scale.as_ref().is_none_or(|scale| scale.is_linear()) {
            return play(self.below_all.unwrap_or(weakest));
        }
        let mover = &self.duel.mover;
        let held = mover.binary_search(&level).unwrap_or(0);
        let left = mover[..held].iter().chain(&mover[held + 1..]).copied();
        play(self.duel.lead_against(left))
    }
}

fn targets(cards: &[Strength]) -> impl Iterator<Item = Option<Strength>> {
    cards.iter().copied().map(Some)
}

fn without_second(cards: &[Strength]) -> impl Iterator<Item = Strength> {
    cards[..1].iter().chain(cards.iter().skip(2)).copied()
}
