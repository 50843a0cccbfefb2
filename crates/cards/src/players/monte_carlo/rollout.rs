use lastmove_game::{Problem, Rules, Seat};

use super::dice::Dice;
use crate::CardMove;
use crate::tanhinmin::{Duel, Tanhinmin, TanhinminPosition};
use lastmove_game::Convention;

/// Games played out by the rules themselves, whatever these are.
pub(super) struct Rollout<'g> {
    pub game: &'g Tanhinmin,
}

impl Rollout<'_> {
    /// How many players the player to move leaves behind after this move.
    pub fn finish(
        &self,
        position: &TanhinminPosition,
        action: CardMove,
        dice: &mut Dice<'_>,
    ) -> Result<usize, Problem> {
        let seats = position.seats();
        let mut own = Seat::MOVER;
        let mut position = position.clone();
        let mut action = action;
        loop {
            let step = self.game.play(&position, &action)?;
            own = own.seen_from(step.next, seats);
            position = step.position;
            if let Some(left_behind) = self.decided(&position, own) {
                return Ok(left_behind);
            }
            action = self.some_move(&position, dice);
        }
    }

    /// How many players are left behind, once that is certain.
    fn decided(&self, position: &TanhinminPosition, own: Seat) -> Option<usize> {
        let seats = position.seats();
        if let Some(places) = self.game.finish(position) {
            let place = places.seats().iter().position(|&seat| seat == own)?;
            return Some(seats - 1 - place);
        }
        if let Some(place) = position.holdings()[own.0].place() {
            return Some(seats - place);
        }
        if seats > 2 || self.game.convention() == Convention::Misere {
            return None;
        }
        let duel = Duel::within(self.game, position).ok()?;
        Some(usize::from(duel.mover_wins() == (own == Seat::MOVER)))
    }

    /// Any play, the first ones, which are weak and small, more often; a pass if there is none.
    fn some_move(&self, position: &TanhinminPosition, dice: &mut Dice<'_>) -> CardMove {
        let mut plays: Vec<CardMove> = self.game.moves(position).filter(|&action| action != CardMove::Pass).collect();
        if position.is_reversed() {
            plays.reverse();
        }
        if plays.is_empty() {
            return CardMove::Pass;
        }
        if position.table().is_some() && dice.below(4) > 0 {
            return plays[0];
        }
        // On the lead large groups are as good as small ones.
        plays[dice.below(plays.len()).min(dice.below(plays.len()))]
    }
}
