//! Play that never gives away what can be forced.

use lastmove_game::{Ask, Budget, Decision, Outcome, Problem, ProblemKind, Rules, Seat, Theory};

use super::rule::rule;
use super::situation::Situation;
use crate::tanhinmin::{Quotas, Tanhinmin, TanhinminPosition};
use crate::{CardMove, Holding, TableCard};

/// A perfect player would have to see hands that are hidden from him.
pub const PERFECT_HIDDEN: ProblemKind = ProblemKind { id: "perfect-hidden", arguments: &[] };

/// What a move leads to, for the player who makes it; the best comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    /// He can force being the next to come out.
    Forced,
    /// Nobody can.
    Open,
    /// Somebody else can.
    Lost,
}

/// With two players the move that keeps the win, or else the draw; where every move loses, the one with the fewest good
/// replies. With more the same about who is the next to come out, against the coalition of all others; what is left open
/// is decided by the rules of thumb.
///
/// Fails if it does not follow which cards the others have, or if a search goes beyond the budget.
pub(super) fn perfect(situation: &Situation<'_>, budget: &Budget) -> Result<CardMove, Problem> {
    let position = situation.known().ok_or_else(|| Problem::new(&PERFECT_HIDDEN))?;
    let game = situation.game;
    let moves: Vec<CardMove> = situation.moves().collect();
    if let [only] = moves[..] {
        return Ok(only);
    }
    let ask = Ask { budget: budget.clone(), ..Ask::brief() };
    if position.seats() == 2
        && let Some(way) = game.solve(&position, &ask)?.winning_moves.next()
    {
        return Ok(way.action);
    }
    let preferred = rule(situation);
    let mut best = None;
    for action in moves {
        let step = game.play(&position, &action)?;
        let own = Seat::MOVER.seen_from(step.next, position.seats());
        let prospect = match winner_after(game, &position, &step.position, own, budget)? {
            Some(seat) if seat == own => Prospect::Forced,
            Some(_) => Prospect::Lost,
            None => Prospect::Open,
        };
        let replies = if position.seats() == 2 && prospect == Prospect::Lost {
            game.solve(&step.position, &ask)?.winning_moves.count_all()
        } else {
            0
        };
        let rank = (prospect, replies, action != preferred);
        if best.as_ref().is_none_or(|(known, _)| rank < *known) {
            best = Some((rank, action));
        }
    }
    Ok(best.expect("an unfinished game has a move").1)
}

/// The seat of the player who can force being the next to come out, or has come out by the move itself; seats count from
/// the next player to move.
fn winner_after(
    game: &Tanhinmin,
    before: &TanhinminPosition,
    after: &TanhinminPosition,
    mover: Seat,
    budget: &Budget,
) -> Result<Option<Seat>, Problem> {
    if after.out() == before.out() {
        return next_out(game, after, budget);
    }
    // With more than two players it is not misère play.
    Ok(if after.seats() == 2 { game.first(after) } else { Some(mover) })
}

/// The seat that can force being the next to come out, against the coalition of all others.
pub(super) fn next_out(
    game: &Tanhinmin,
    position: &TanhinminPosition,
    budget: &Budget,
) -> Result<Option<Seat>, Problem> {
    let ask = &Ask { budget: budget.clone(), ..Ask::brief() };
    if let Some((reduced, seats)) = without_those_out(position) {
        return Ok(match game.solve(&reduced, ask)?.decision {
            Decision::Outcome(Outcome::Win) => Some(seats[0]),
            Decision::Outcome(Outcome::Loss) => Some(seats[1]),
            Decision::Outcome(Outcome::Draw) => None,
            Decision::Forcer(seat) => seat.map(|seat| seats[seat.0]),
        });
    }
    // Move by move, then: the player to move needs one that is his, another one all of them.
    let mut all = None;
    for (number, action) in game.moves(position).enumerate() {
        let step = game.play(position, &action)?;
        let own = Seat::MOVER.seen_from(step.next, position.seats());
        let winner = winner_after(game, position, &step.position, own, budget)?;
        let winner = winner.map(|seat| seat.seen_before(step.next, position.seats()));
        if winner == Some(Seat::MOVER) {
            return Ok(winner);
        }
        all = if number == 0 { winner } else { all.filter(|_| all == winner) };
    }
    Ok(all)
}

/// The position without the players who are out, and the seats of those who are left; `None` if that cannot be written.
///
/// Where the player who laid the table card is out, the turn ends at his seat, and whoever sits next to him leads. That
/// is as if the card were that one's, unless he is still to be asked himself.
fn without_those_out(position: &TanhinminPosition) -> Option<(TanhinminPosition, Vec<Seat>)> {
    let seats = position.seats();
    let left: Vec<Seat> = (0..seats).map(Seat).filter(|&seat| position.hand(seat).is_some()).collect();
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

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use lastmove_game::random::Random;
    use lastmove_game::{Budget, Rules, Seat};

    use super::next_out;
    use crate::tanhinmin::{Setup, Tanhinmin, TanhinminPosition};
    use crate::{Deck, Holding};

    type Memory = HashMap<(TanhinminPosition, Seat, usize), bool>;

    /// Whether a player can force being the next to come out within so many moves, by the rules alone.
    fn forces(game: &Tanhinmin, position: &TanhinminPosition, seat: Seat, most: usize, known: &mut Memory) -> bool {
        let key = (position.clone(), seat, most);
        if let Some(&forced) = known.get(&key) {
            return forced;
        }
        let mut after = game.moves(position).map(|action| {
            let step = game.play(position, &action).expect("legal");
            if step.position.out() > position.out() {
                return seat == Seat::MOVER;
            }
            most > 0 && forces(game, &step.position, seat.seen_from(step.next, position.seats()), most - 1, known)
        });
        let forced = if seat == Seat::MOVER { after.any(|forced| forced) } else { after.all(|forced| forced) };
        drop(after);
        known.insert(key, forced);
        forced
    }

    #[test]
    fn the_next_to_come_out_after_somebody_is_out() {
        let mut random = Random::seeded(2);
        let mut seen = [0; 2];
        for number in 0..400 {
            let rules = ["", "pass=if-unable", "8cut=3", "pass-final", "clear=owner"][number % 5];
            let game = Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().expect("a game");
            let seats = 3 + number / 5 % 2;
            let hands = Deck::parse("1-5x3").expect("a deck").deal(&[2, 1, 2, 1][..seats], &mut random).expect("cards");
            let hands = hands.into_iter().map(Holding::Cards).collect();
            let mut position = TanhinminPosition::new(hands, None).expect("a position");
            while position.places().is_none() {
                if position.out() > 0 {
                    let truth = (0..seats)
                        .map(Seat)
                        .filter(|&seat| position.hand(seat).is_some())
                        .find(|&seat| forces(&game, &position, seat, 16, &mut Memory::new()));
                    let found = next_out(&game, &position, &Budget::default()).expect("a small position");
                    assert_eq!(found, truth, "{position:?} {rules}");
                    let owner_is_out = position.table().is_some_and(|table| position.hand(table.owner).is_none());
                    seen[usize::from(owner_is_out)] += 1;
                }
                let moves: Vec<_> = game.moves(&position).collect();
                position = game.play(&position, random.pick(&moves).expect("a move")).expect("legal").position;
            }
        }
        assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
    }
}
