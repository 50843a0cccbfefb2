//! The eight that clears the table: by the criterion move by move, and by Theorem 1 as soon as all eights are gone.

use super::eight_cut::EIGHT_CUT_CHECKED;
use super::{Duel, EIGHT_CUT, EIGHT_CUT_RANGE, EightCut, Tanhinmin, TanhinminPosition};
use crate::CardMove;
use lastmove_game::{Rules, Seat, Standing};

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

/// How what the criterion says of this position is known.
pub(super) fn standing(position: &TanhinminPosition) -> Standing {
    let hands = position.holdings().iter().filter_map(|held| held.hand());
    let checked = hands.into_iter().all(|hand| hand.cards().len() <= EIGHT_CUT_CHECKED);
    let (claim, range) = (&EIGHT_CUT, EIGHT_CUT_RANGE);
    if checked { Standing::Checked { claim, range } } else { Standing::Conjectured { claim, range } }
}
