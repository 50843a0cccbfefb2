use lastmove_game::exhaustive::{STOPPED, TOO_MANY_POSITIONS};
use lastmove_game::{Budget, Problem, Seat};

use crate::{Hand, Strength};

/// The card on a table with open hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The card, to be beaten by a stronger one.
    pub card: Strength,
    /// After how many passes in a row the table is cleared, that of the player to move included: how many players with
    /// cards are asked from him on, up to the one who laid the card. If he is out, that may be all of them.
    pub passes: usize,
}

/// Two or more players with open hands, the player to move first, and what lies on the table.
///
/// Players who are out do not appear; so the same question, who can force being the next one out, can be asked again for
/// those who are left.
///
/// ```
/// # use lastmove_cards::{Hand, Strength, tanhinmin::fast::OpenHands};
/// # use lastmove_game::{Budget, Seat};
/// let hand = |cards: &[u32]| Hand::of(cards).unwrap();
/// let game = OpenHands::new(vec![hand(&[1, 5]), hand(&[2]), hand(&[3, 4])], None).unwrap();
/// let solution = game.solve(&Budget::default()).unwrap();
/// assert_eq!(solution.forcer, Some(Seat(0)));
/// assert_eq!(solution.winning, [Strength::new(5)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenHands {
    hands: Vec<Hand>,
    table: Option<OpenTable>,
}

/// A card that may be played, or the pass, and who can force being first after it.
pub type JudgedCard = (Option<Strength>, Option<Seat>);

/// Who can force being first against the coalition of all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenSolution {
    /// The player who can; nobody, if the others can always stop each.
    pub forcer: Option<Seat>,
    /// The moves after which the player to move can still force being first, weakest card first, then
    /// the pass, which is `None`.
    pub winning: Vec<Option<Strength>>,
    /// How many combinations of what the players may still hold were gone through, for the seats that could not be
    /// ruled out at once.
    pub combinations: u64,
}

impl OpenHands {
    /// The game of these hands; `None` if there are fewer than two or more than 32, or if the table could not be
    /// cleared after so many passes.
    pub fn new(hands: Vec<Hand>, table: Option<OpenTable>) -> Option<Self> {
        let seats = hands.len();
        let right = |table: OpenTable| (1..=seats).contains(&table.passes);
        ((2..=32).contains(&seats) && table.is_none_or(right)).then_some(Self { hands, table })
    }

    /// Finds out who can force being first, and by which moves.
    ///
    /// Fails with [`TOO_MANY_POSITIONS`] if the players can hold more combinations of cards than the budget's bound, or
    /// with more than three players so many that they take as much memory; and with [`STOPPED`] when its signal comes.
    /// Memory: a combination takes 4 n (n − 1) + 4 bytes with n players, 28 with three. There are at most 64³ = 262,144
    /// of three hands of 6 cards (8 megabytes), and 16⁴ = 65,536 of four hands of 4 (4 megabytes).
    ///
    /// Theory: playing a card leaves a smaller combination, so combinations are settled from the smallest on. Within one
    /// of them, for one player against the others, passes lead from a card on the table to an empty table, and from one
    /// empty table to the next. The least fixpoint is: he forces it on the lead just if one of his cards does; another
    /// one's lead is his if none of that one's cards saves the coalition and the next one's lead is his too. So if he
    /// cannot force it on the lead, he cannot with these hands at all; and on the lead he must beat each opponent alone,
    /// which Theorem 1 decides before anything is searched.
    pub fn solve(&self, budget: &Budget) -> Result<OpenSolution, Problem> {
        let layout = Layout::of(self, budget)?;
        let mut combinations = 0;
        for seat in 0..self.hands.len() {
            if !layout.can_beat_each(seat, &layout.whole()) {
                continue;
            }
            let forced = Forced::search(&layout, seat, budget)?;
            combinations += layout.combinations as u64;
            if forced.root(self) {
                let winning = if seat == 0 { forced.moves(self) } else { Vec::new() };
                return Ok(OpenSolution { forcer: Some(Seat(seat)), winning, combinations });
            }
        }
        Ok(OpenSolution { forcer: None, winning: Vec::new(), combinations })
    }

    /// Every legal move of the player to move, weakest card first, then the pass, which is `None`; with the player who can
    /// force being first after it.
    ///
    /// Cost: a search for each player; it fails as [`OpenHands::solve`] does.
    pub fn judged(&self, budget: &Budget) -> Result<Vec<JudgedCard>, Problem> {
        let layout = Layout::of(self, budget)?;
        let mut judged: Vec<_> = self.legal().map(|action| (action, None)).collect();
        for seat in 0..self.hands.len() {
            let forced = Forced::search(&layout, seat, budget)?;
            for (action, forcer) in &mut judged {
                if forced.after(self, *action) {
                    *forcer = Some(Seat(seat));
                }
            }
        }
        Ok(judged)
    }

    fn legal(&self) -> impl Iterator<Item = Option<Strength>> {
        let to_beat = self.table.map(|table| table.card);
        let cards = self.hands[0].groups().map(|(card, _)| card).filter(move |card| card.beats(to_beat));
        cards.map(Some).chain([None])
    }
}

/// One kind of equal cards of one player.
struct Group {
    /// The number of its strength among all that occur.
    rank: u32,
    copies: usize,
    /// By how much one card less lowers the number of the player's cards in hand.
    step: usize,
}

impl Group {
    /// How many of them are left in a holding of their player.
    fn left(&self, holding: usize) -> usize {
        holding / self.step % (self.copies + 1)
    }
}

/// How what the players may still hold is numbered: for each player the copies left of each strength are the digits of
/// a number, and these numbers are the digits of the combination's.
struct Layout {
    /// All strengths that occur, weakest first.
    strengths: Vec<Strength>,
    players: Vec<Vec<Group>>,
    /// How many hands are possible for each player, the empty one included.
    holdings: Vec<usize>,
    /// What one more in a player's number adds to that of the combination.
    steps: Vec<usize>,
    combinations: usize,
    /// For each two players, who leads first: whether he beats the other alone, for all they may hold.
    duels: Vec<Vec<Vec<bool>>>,
}

impl Layout {
    fn of(game: &OpenHands, budget: &Budget) -> Result<Self, Problem> {
        let cards = game.hands.iter().flat_map(|hand| hand.groups().map(|(card, _)| card));
        let mut strengths: Vec<_> = cards.chain(game.table.map(|table| table.card)).collect();
        strengths.sort_unstable();
        strengths.dedup();
        let bound = budget.bound().min(Self::MOST_COMBINATIONS);
        let too_many = || Problem::new(&TOO_MANY_POSITIONS).with("bound", bound);
        let mut layout = Self {
            strengths,
            players: Vec::new(),
            holdings: Vec::new(),
            steps: Vec::new(),
            combinations: 1,
            duels: Vec::new(),
        };
        for hand in &game.hands {
            let mut holdings: usize = 1;
            let mut groups = Vec::new();
            for (card, copies) in hand.groups() {
                groups.push(Group { rank: layout.rank(card), copies, step: holdings });
                holdings = holdings.checked_mul(copies + 1).ok_or_else(too_many)?;
            }
            layout.steps.push(layout.combinations);
            layout.combinations = layout.combinations.checked_mul(holdings).ok_or_else(too_many)?;
            layout.players.push(groups);
            layout.holdings.push(holdings);
        }
        // A combination of three players is the measure.
        let weight = (game.hands.len() * (game.hands.len() - 1)).div_ceil(6);
        if layout.combinations.saturating_mul(weight) > bound {
            return Err(too_many());
        }
        layout.duels = layout.duels();
        Ok(layout)
    }

    /// With fewer combinations than that no more than 32 strengths can occur, since each doubles them.
    const MOST_COMBINATIONS: usize = 1 << 31;

    fn rank(&self, card: Strength) -> u32 {
        let index = self.strengths.partition_point(|&other| other < card);
        u32::try_from(index).expect("strengths are few")
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    /// All cards in hand.
    fn whole(&self) -> Vec<usize> {
        self.holdings.iter().map(|holdings| holdings - 1).collect()
    }

    /// How many cards of each strength a player has.
    fn counts(&self, player: usize, holding: usize) -> Vec<usize> {
        let mut counts = vec![0; self.strengths.len()];
        for group in &self.players[player] {
            counts[group.rank as usize] = group.left(holding);
        }
        counts
    }

    /// Theorem 1 for every two players alone, one of them on the lead. Two players need no help.
    fn duels(&self) -> Vec<Vec<Vec<bool>>> {
        if self.seats() == 2 {
            return Vec::new();
        }
        let counts = |player| (0..self.holdings[player]).map(|holding| self.counts(player, holding)).collect();
        let counts: Vec<Vec<Vec<usize>>> = (0..self.seats()).map(counts).collect();
        let duel = |one: usize, other: usize| {
            // Nobody plays against himself.
            let leaders = if one == other { &[][..] } else { &counts[one] };
            leaders.iter().flat_map(|leader| counts[other].iter().map(|other| leader_beats(leader, other))).collect()
        };
        (0..self.seats()).map(|one| (0..self.seats()).map(|other| duel(one, other)).collect()).collect()
    }

    /// Whether a player with these hands beats each other player alone when he leads.
    fn can_beat_each(&self, seat: usize, holding: &[usize]) -> bool {
        let mut others = (0..self.duels.len()).filter(|&other| other != seat);
        others.all(|other| self.duels[seat][other][holding[seat] * self.holdings[other] + holding[other]])
    }
}

/// Theorem 1 on the empty table, for hands given by how many cards they have of each strength.
fn leader_beats(mover: &[usize], other: &[usize]) -> bool {
    let matched = |responders: &[usize], targets: &[usize]| {
        let (mut open, mut matched) = (0, 0);
        // The weakest target is left out.
        let mut left_out = 1;
        for (&responders, &targets) in responders.iter().zip(targets) {
            let pairs = open.min(responders);
            matched += pairs;
            let kept = targets.saturating_sub(left_out);
            left_out -= targets - kept;
            open = open - pairs + kept;
        }
        matched
    };
    // The empty table is answered by every card, so the mover has a pair more unless all his cards are taken; then he
    // has as many pairs as cards, which is more than his opponent can have, since one of these cards is left out.
    matched(mover, other) >= matched(other, mover)
}

/// For every combination what one player can force.
struct Forced<'a> {
    layout: &'a Layout,
    seat: usize,
    /// For each combination the players on whose lead he can force being first, as bits.
    leads: Vec<u32>,
    /// For each combination, player to move and number of passes that clear the table less 1, the strengths of table
    /// cards with which he can, as bits.
    tables: Vec<u32>,
}

impl<'a> Forced<'a> {
    fn search(layout: &'a Layout, seat: usize, budget: &Budget) -> Result<Self, Problem> {
        let seats = layout.seats();
        let mut forced = Self {
            layout,
            seat,
            leads: vec![0; layout.combinations],
            tables: vec![0; layout.combinations * seats * (seats - 1)],
        };
        let mut holding = vec![0; seats];
        let mut work = vec![Replies::default(); seats];
        for combination in 0..layout.combinations {
            if combination.is_multiple_of(4096) && budget.stopped() {
                return Err(Problem::new(&STOPPED));
            }
            if !holding.contains(&0) && layout.can_beat_each(seat, &holding) {
                forced.settle(combination, &holding, &mut work);
            }
            // The next combination: the first player's number grows, or starts again and the next one's grows.
            for (number, holdings) in holding.iter_mut().zip(&layout.holdings) {
                *number += 1;
                if *number < *holdings {
                    break;
                }
                *number = 0;
            }
        }
        Ok(forced)
    }

    /// Where a combination's table cards stand for a player to move and a number of passes from 1.
    fn place(&self, combination: usize, mover: usize, passes: usize) -> usize {
        let seats = self.layout.seats();
        (combination * seats + mover) * (seats - 1) + passes - 1
    }

    /// Whether he can force being first after a player, who is not out by it, has laid a card of his on the table.
    fn after_card(&self, combination: usize, mover: usize, group: &Group) -> bool {
        let seats = self.layout.seats();
        let left = combination - group.step * self.layout.steps[mover];
        self.tables[self.place(left, (mover + 1) % seats, seats - 1)] >> group.rank & 1 == 1
    }

    /// What cards alone do for a player to move.
    fn replies(&self, combination: usize, mover: usize, holding: usize) -> Replies {
        let mut decisive = None;
        for group in &self.layout.players[mover] {
            if group.left(holding) == 0 {
                continue;
            }
            // His own card should force it; another's should not.
            let out = holding == group.step;
            let forces = if out { mover == self.seat } else { self.after_card(combination, mover, group) };
            if forces == (mover == self.seat) {
                decisive = Some(group.rank);
            }
        }
        // A card can be laid on all weaker ones.
        Replies { any: decisive.is_some(), on: decisive.map_or(0, |rank| (1 << rank) - 1) }
    }

    fn settle(&mut self, combination: usize, holding: &[usize], work: &mut [Replies]) {
        let (seats, seat) = (self.layout.seats(), self.seat);
        work[seat] = self.replies(combination, seat, holding[seat]);
        if !work[seat].any {
            return;
        }
        let before = |mover: usize, back: usize| (mover + seats - back) % seats;
        let mut leads = 1 << seat;
        let mut his = true;
        for mover in (1..seats).map(|back| before(seat, back)) {
            work[mover] = self.replies(combination, mover, holding[mover]);
            his &= !work[mover].any;
            leads |= u32::from(his) << mover;
        }
        self.leads[combination] = leads;
        for passes in 1..seats {
            for (mover, replies) in work.iter().enumerate() {
                let next = (mover + 1) % seats;
                let passed = match passes {
                    1 => (leads >> next & 1) * u32::MAX,
                    _ => self.tables[self.place(combination, next, passes - 1)],
                };
                let place = self.place(combination, mover, passes);
                self.tables[place] = if mover == seat { passed | replies.on } else { passed & !replies.on };
            }
        }
    }

    /// Whether he can force being first in the position itself.
    fn root(&self, game: &OpenHands) -> bool {
        let mut after = game.legal().map(|action| self.after(game, action));
        if self.seat == 0 { after.any(|forced| forced) } else { after.all(|forced| forced) }
    }

    /// The moves after which he can, if it is his turn.
    fn moves(&self, game: &OpenHands) -> Vec<Option<Strength>> {
        game.legal().filter(|&action| self.after(game, action)).collect()
    }

    /// Whether he can force being first after this move.
    fn after(&self, game: &OpenHands, action: Option<Strength>) -> bool {
        let whole = self.layout.combinations - 1;
        match (action, game.table) {
            (Some(_), _) if game.hands[0].cards().len() == 1 => self.seat == 0,
            (Some(card), _) => {
                let rank = self.layout.rank(card);
                let group = self.layout.players[0].iter().find(|group| group.rank == rank);
                self.after_card(whole, 0, group.expect("a legal move plays a card of the hand"))
            }
            (None, Some(table)) if table.passes > 1 => {
                let rank = self.layout.rank(table.card);
                self.tables[self.place(whole, 1, table.passes - 1)] >> rank & 1 == 1
            }
            (None, _) => self.leads[whole] >> 1 & 1 == 1,
        }
    }
}

/// The cards of a player to move that decide: for the player in question the ones that force it, for another one those
/// that save the coalition.
#[derive(Clone, Copy, Default)]
struct Replies {
    any: bool,
    /// The table cards on which such a card may be laid.
    on: u32,
}
