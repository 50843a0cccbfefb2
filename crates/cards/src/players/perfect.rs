//! Play that never gives away what can be forced.

use lastmove_game::{Ask, Budget, Problem, ProblemKind, Rules, Seat, Theory};

use super::rule::rule;
use super::situation::Situation;
use crate::CardMove;
use crate::tanhinmin::places::next_out_after;

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
        let prospect = match next_out_after(game, &position, &step.position, own, budget)?.forcer {
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
