//! The places after the first: who can force being the next to come out, once somebody is out.
//!
//! Those who are left play the same game, fewer of them, and whatever decides that game decides who comes out next: a
//! theorem where two are left, else a search.

use lastmove_game::exhaustive::{SEARCH_TOO_LARGE, TOO_MANY_POSITIONS};
use lastmove_game::{Ask, Budget, Decision, Outcome, Problem, Rules, Seat, Standing, Theory};

use super::{Contest, NextPlace, Quotas, Tanhinmin, TanhinminPosition};
use crate::{CardMove, Holding, TableCard};

/// Who can force being the next to come out, against the coalition of all others who are left.
#[derive(Clone, Debug)]
pub(crate) struct NextOut {
    /// His seat; none if the others can always prevent it.
    pub forcer: Option<Seat>,
    /// The moves by which the player to move forces it.
    pub moves: Vec<CardMove>,
    /// How it is known.
    pub standing: Standing,
}

impl NextOut {
    /// Somebody has come out by the last move.
    fn is_out(seat: Option<Seat>) -> Self {
        Self { forcer: seat, moves: Vec::new(), standing: Standing::Exhaustive { positions: 1 } }
    }
}

impl NextPlace {
    /// Who can force the next place; `None` if at most one player is left.
    ///
    /// Fails only at the budget's signal to stop; where its bound is exceeded, that is the answer.
    pub(super) fn of(game: &Tanhinmin, position: &TanhinminPosition, ask: &Ask) -> Result<Option<Self>, Problem> {
        if position.places().is_some() {
            return Ok(None);
        }
        let contest = match next_out(game, position, &ask.budget) {
            Ok(NextOut { forcer, mut moves, standing }) => {
                moves.truncate(ask.limit);
                Contest::Decided { forcer, moves, standing }
            }
            Err(problem) if [TOO_MANY_POSITIONS.id, SEARCH_TOO_LARGE.id].contains(&problem.id()) => {
                Contest::BeyondBudget { bound: ask.budget.bound() }
            }
            Err(problem) => return Err(problem),
        };
        Ok(Some(Self { place: position.out() + 1, left: left(position), contest }))
    }
}

/// The same after a move, or who has come out by the move itself; seats count from the next player to move.
pub(crate) fn next_out_after(
    game: &Tanhinmin,
    before: &TanhinminPosition,
    after: &TanhinminPosition,
    mover: Seat,
    budget: &Budget,
) -> Result<NextOut, Problem> {
    if after.out() == before.out() {
        return next_out(game, after, budget);
    }
    // With more than two players it is not misère play.
    Ok(NextOut::is_out(if after.seats() == 2 { game.first(after) } else { Some(mover) }))
}

/// Who can force being the next to come out in a position in which several players have cards.
pub(crate) fn next_out(game: &Tanhinmin, position: &TanhinminPosition, budget: &Budget) -> Result<NextOut, Problem> {
    if let Some((reduced, seats)) = without_those_out(position) {
        let verdict = game.solve(&reduced, &Ask { budget: budget.clone(), ..Ask::brief() })?;
        let forcer = match verdict.decision {
            Decision::Outcome(Outcome::Win) => Some(seats[0]),
            Decision::Outcome(Outcome::Loss) => Some(seats[1]),
            Decision::Outcome(Outcome::Draw) => None,
            Decision::Forcer(seat) => seat.map(|seat| seats[seat.0]),
        };
        let moves = verdict.winning_moves.map(|way| way.action).collect();
        return Ok(NextOut { forcer, moves, standing: verdict.standing });
    }
    // Move by move, then: the player to move needs one that is his, another one all of them.
    let seats = position.seats();
    let mut moves = Vec::new();
    let mut used = 0_usize;
    let mut all: Option<NextOut> = None;
    for action in game.moves(position) {
        let step = game.play(position, &action)?;
        let own = Seat::MOVER.seen_from(step.next, seats);
        let mut after = next_out_after(game, position, &step.position, own, &rest(budget, used))
            .map_err(|problem| with_bound(problem, budget))?;
        used = used.saturating_add(after.standing.positions().unwrap_or_default());
        after.forcer = after.forcer.map(|seat| seat.seen_before(step.next, seats));
        if after.forcer == Some(Seat::MOVER) {
            moves.push(action);
        }
        all = Some(match all {
            None => after,
            Some(all) => NextOut {
                forcer: all.forcer.filter(|_| all.forcer == after.forcer),
                moves: Vec::new(),
                standing: both(all.standing, after.standing),
            },
        });
    }
    let all = all.expect("who has cards has a move");
    let forcer = if moves.is_empty() { all.forcer } else { Some(Seat::MOVER) };
    Ok(NextOut { forcer, moves, ..all })
}

/// What is left of a budget after so many positions.
fn rest(budget: &Budget, used: usize) -> Budget {
    let whole = budget.clone();
    Budget::positions(whole.bound().saturating_sub(used)).until(move || whole.stopped())
}

/// The problem of a search that had only the rest of a budget, with the bound of the whole.
fn with_bound(problem: Problem, budget: &Budget) -> Problem {
    if problem.id() == TOO_MANY_POSITIONS.id {
        return Problem::new(&TOO_MANY_POSITIONS).with("bound", budget.bound());
    }
    problem
}

/// How something is known that rests on two answers: a claim that either needs is named.
fn both(one: Standing, other: Standing) -> Standing {
    let rank = |standing: &Standing| match standing {
        Standing::Exhaustive { .. } => 0,
        Standing::Proved(_) => 1,
        Standing::Checked { .. } => 2,
        Standing::Conjectured { .. } => 3,
    };
    match (one, other) {
        (Standing::Exhaustive { positions }, Standing::Exhaustive { positions: further }) => {
            Standing::Exhaustive { positions: positions.saturating_add(further) }
        }
        (one, other) => {
            if rank(&other) > rank(&one) {
                other
            } else {
                one
            }
        }
    }
}

/// The seats of those who have cards.
fn left(position: &TanhinminPosition) -> Vec<Seat> {
    (0..position.seats()).map(Seat).filter(|&seat| position.hand(seat).is_some()).collect()
}

/// The position without the players who are out, and the seats of those who are left; `None` if that cannot be written.
///
/// Where the player who laid the table card is out, the turn ends at his seat, and whoever sits next to him leads. That
/// is as if the card were that one's, unless he is still to be asked himself.
fn without_those_out(position: &TanhinminPosition) -> Option<(TanhinminPosition, Vec<Seat>)> {
    let seats = position.seats();
    let left = left(position);
    let new = |seat: Seat| left.iter().position(|&other| other == seat).map(Seat);
    let owner = |table: TableCard| {
        let mut from_owner = (0..seats).map(|on| table.owner.seen_before(on, seats));
        from_owner.find(|&seat| position.hand(seat).is_some())
    };
    let table = match position.table() {
        None => None,
        Some(table) => {
            let owner = owner(table)?;
            if owner == Seat::MOVER && table.owner != owner {
                return None;
            }
            Some(TableCard { owner: new(owner)?, ..table })
        }
    };
    let holdings: Vec<Holding> = left.iter().map(|seat| position.holdings()[seat.0].clone()).collect();
    let mut reduced = TanhinminPosition::new(holdings, table).ok()?;
    if let Some(quotas) = position.quotas() {
        let quotas = Quotas(left.iter().map(|seat| quotas.by_seat()[seat.0]).collect());
        reduced = reduced.with_quotas(&quotas).ok()?;
    }
    let passed: Vec<Seat> = position.passed().iter().filter_map(|&seat| new(seat)).collect();
    if !passed.is_empty() {
        reduced = reduced.with_passed(passed).ok()?;
    }
    Some((reduced.with_order_reversed(position.is_reversed()), left))
}
