//! Two players who may play groups: k equal cards, answered by k equal stronger ones.

mod counts;
mod memory;
mod search;

use lastmove_game::exhaustive::{STOPPED, TOO_MANY_POSITIONS};
use lastmove_game::{Budget, Outcome, Problem};

use self::counts::Counts;
use self::search::{Meld, Pair, Search};
use crate::{Hand, Strength};

/// Equal cards that are played together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Group {
    /// How strong they are.
    pub card: Strength,
    /// How many they are; at least 1.
    pub copies: usize,
}

/// Two hands and the group to be beaten, where groups may be played and nothing else is special.
///
/// ```
/// # use lastmove_cards::{Hand, Strength, tanhinmin::fast::{Group, GroupDuel}};
/// # use lastmove_game::{Budget, Outcome};
/// let hand = |cards: &[u32]| Hand::of(cards).unwrap();
/// let table = Group { card: Strength::new(1).unwrap(), copies: 2 };
/// // The only winning move is to pass, although the pair of fours could be played.
/// let duel = GroupDuel::new(&hand(&[1, 2, 4, 4]), &hand(&[2, 3, 3]), Some(table)).unwrap();
/// let solution = duel.solve(&Budget::default()).unwrap();
/// assert_eq!((solution.outcome, solution.winning), (Outcome::Win, vec![None]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupDuel {
    cards: [Counts; 2],
    table: Option<Meld>,
    /// The strength of each rank.
    strengths: Vec<Strength>,
}

/// Who wins with groups, and by which moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSolution {
    /// For the player to move.
    pub outcome: Outcome,
    /// The winning moves: groups by strength and then by number, then the pass, which is `None`.
    pub winning: Vec<Option<Group>>,
    /// How many positions were looked at, those that differ only in the group to be answered counted once.
    pub positions: usize,
}

impl GroupDuel {
    /// The duel of these hands, the player's to move first; `None` if there are more than 16 strengths, the table's
    /// included, or more than 7 equal cards in a hand or on the table, or none in a group there.
    pub fn new(mover: &Hand, other: &Hand, table: Option<Group>) -> Option<Self> {
        let cards = |hand: &Hand| hand.groups().map(|(card, _)| card).collect::<Vec<_>>();
        let mut strengths = [cards(mover), cards(other), table.iter().map(|group| group.card).collect()].concat();
        strengths.sort_unstable();
        strengths.dedup();
        let meld = |group: Group| {
            let rank = strengths.partition_point(|&other| other < group.card);
            let copies = u8::try_from(group.copies).ok().filter(|copies| (1..=Counts::COPIES).contains(copies))?;
            Some(Meld { copies, rank: u8::try_from(rank).ok().filter(|&rank| usize::from(rank) < Counts::RANKS)? })
        };
        let counts = |hand: &Hand| {
            hand.groups().try_fold(Counts::none(), |counts, (card, copies)| {
                meld(Group { card, copies }).map(|meld| counts.with(meld.copies, meld.rank))
            })
        };
        let table = match table {
            None => None,
            Some(group) => Some(meld(group)?),
        };
        Some(Self { cards: [counts(mover)?, counts(other)?], table, strengths })
    }

    /// Who wins.
    ///
    /// Cost: about three times as much with every card more in both hands. Random deals from a deck of 13 strengths, on the
    /// lead, take 0.07 ms on average with 8 cards each and 15 to 25 ms with 13 cards each, by samples of 300; half of them
    /// take less than 4 ms, and the hardest of 600 took 0.65 s. A position remembered takes 16 bytes in a table that is
    /// at least an eighth full. Fails with [`TOO_MANY_POSITIONS`] when more positions are to be remembered than the
    /// budget's bound, and with [`STOPPED`] when its signal comes.
    pub fn outcome(&self, budget: &Budget) -> Result<Outcome, Problem> {
        let (mut search, pair) = self.search([0, 1], budget)?;
        let wins = match self.table {
            None => search.leads(pair),
            Some(meld) => search.answers(pair, meld),
        };
        if wins.ok_or_else(|| used_up(budget))? { Ok(Outcome::Win) } else { Ok(self.not_won(budget)?.0) }
    }

    /// Who wins, and by which moves: two to three times the cost. It fails as [`GroupDuel::outcome`] does.
    pub fn solve(&self, budget: &Budget) -> Result<GroupSolution, Problem> {
        let (mut search, pair) = self.search([0, 1], budget)?;
        let mut winning = Vec::new();
        for meld in self.melds() {
            if search.forces_by(pair, meld).ok_or_else(|| used_up(budget))? {
                let card = self.strengths[usize::from(meld.rank)];
                winning.push(Some(Group { card, copies: usize::from(meld.copies) }));
            }
        }
        if search.other_leads(pair).ok_or_else(|| used_up(budget))? {
            winning.push(None);
        }
        let positions = search.positions();
        if !winning.is_empty() {
            return Ok(GroupSolution { outcome: Outcome::Win, winning, positions });
        }
        let (outcome, more) = self.not_won(budget)?;
        Ok(GroupSolution { outcome, winning, positions: positions + more })
    }

    /// Whether a position that is not won is lost or drawn, and after how many positions that is known.
    fn not_won(&self, budget: &Budget) -> Result<(Outcome, usize), Problem> {
        let (mut search, pair) = self.search([1, 0], budget)?;
        let lost = match self.table {
            None => search.other_leads(pair),
            Some(meld) => search.answered_by_other(pair, meld),
        };
        let outcome = if lost.ok_or_else(|| used_up(budget))? { Outcome::Loss } else { Outcome::Draw };
        Ok((outcome, search.positions()))
    }

    /// What the player to move can play, by strength and then by number.
    fn melds(&self) -> impl Iterator<Item = Meld> {
        let own = self.cards[0];
        own.held().each().flat_map(move |rank| {
            let playable =
                move |copies: &u8| self.table.is_none_or(|table| table.copies == *copies && table.rank < rank);
            (1..=own.of(rank)).filter(playable).map(move |copies| Meld { copies, rank })
        })
    }

    /// A search for the first of the two in this order.
    fn search<'b>(&self, order: [usize; 2], budget: &'b Budget) -> Result<(Search<'b>, Pair), Problem> {
        Search::new(order.map(|index| self.cards[index]), budget).ok_or_else(|| used_up(budget))
    }
}

fn used_up(budget: &Budget) -> Problem {
    if budget.stopped() {
        Problem::new(&STOPPED)
    } else {
        Problem::new(&TOO_MANY_POSITIONS).with("bound", budget.bound())
    }
}
