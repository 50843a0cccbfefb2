//! The eight that clears the table: by the criterion move by move, and by Theorem 1 as soon as all eights are gone.

use super::eight_cut::EIGHT_CUT_CHECKED;
use super::{Duel, EIGHT_CUT, EIGHT_CUT_RANGE, EightCut, Refutation, Tanhinmin, TanhinminPosition};
use crate::CardMove;
use lastmove_game::{Rules, Seat, Standing};

/// With more cards in both hands than this, no replies to losing moves are looked for.
const MOST_REFUTED: usize = 120;

/// Whether the player to move wins, by the theorem or by the criterion; `None` where neither is about the position.
fn mover_wins(game: &Tanhinmin, position: &TanhinminPosition) -> Option<bool> {
    match Duel::within(game, position) {
        Ok(duel) => Some(duel.mover_wins()),
        Err(_) => EightCut::of(game, position).map(|criterion| criterion.mover_wins()),
    }
}

/// Whether a legal move wins.
pub(super) fn wins(game: &Tanhinmin, position: &TanhinminPosition, action: CardMove) -> Option<bool> {
    let step = game.play(position, &action).ok()?;
    if let Some(first) = game.first(&step.position) {
        return Some(first == Seat::MOVER.seen_from(step.next, 2));
    }
    mover_wins(game, &step.position).map(|wins| wins == (step.next == 0))
}

/// What wins against each of these losing moves, one reply after the other being tried; `None` in large hands, and where
/// the criterion, which is not proved, contradicts itself.
pub(super) fn refutations(
    game: &Tanhinmin,
    position: &TanhinminPosition,
    losing: &[CardMove],
) -> Option<Vec<Refutation>> {
    let cards: usize = position.holdings().iter().filter_map(|held| held.hand()).map(|hand| hand.cards().len()).sum();
    let refute = |&action: &CardMove| {
        let step = game.play(position, &action).ok()?;
        let wins = |reply: &CardMove| wins(game, &step.position, *reply) == Some(true);
        let reply = game.moves(&step.position).find(wins);
        // The card that clears the table gives no turn to the other player.
        (reply.is_some() != (step.next == 0)).then_some(Refutation { action, reply })
    };
    if cards <= MOST_REFUTED { losing.iter().map(refute).collect() } else { None }
}

/// How what the criterion says of this position is known.
pub(super) fn standing(position: &TanhinminPosition) -> Standing {
    let hands = position.holdings().iter().filter_map(|held| held.hand());
    let checked = hands.into_iter().all(|hand| hand.cards().len() <= EIGHT_CUT_CHECKED);
    let (claim, range) = (&EIGHT_CUT, EIGHT_CUT_RANGE);
    if checked { Standing::Checked { claim, range } } else { Standing::Conjectured { claim, range } }
}
