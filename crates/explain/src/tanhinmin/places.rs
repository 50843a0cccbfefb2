//! The place that is taken next, once somebody is out.

use lastmove_cards::tanhinmin::{Contest, NextPlace};
use lastmove_cards::{CardMove, Tanhinmin};
use lastmove_game::Seat;

use super::list::list;
use super::names::{self, sentences};
use crate::{Arguments, Explanation, Voice, say_standing};

/// Who can force the next place, by which moves, and how that is known.
pub(super) fn explain(game: &Tanhinmin, next: &NextPlace, voice: &Voice, explanation: &mut Explanation) {
    let place = || Arguments::new().number("place", next.place as u64);
    let words = match &next.contest {
        Contest::BeyondBudget { bound } => {
            voice.say("tanhinmin-next-place-beyond", &place().number("bound", *bound as u64))
        }
        Contest::Decided { forcer, moves, standing } => {
            let mut words = vec![match (forcer, &next.left[..]) {
                (Some(Seat(seat)), [_, other]) => {
                    let both = place().text("other", voice.player_or_seat(other.0)).number("seat", *seat as u64);
                    voice.say("tanhinmin-next-place-of-two", &both)
                }
                (Some(Seat(seat)), _) => {
                    let forcer = place().number("seat", *seat as u64).text("name", voice.player_or_seat(*seat));
                    voice.say("tanhinmin-next-place", &forcer)
                }
                (None, _) => voice.say("tanhinmin-next-place-nobody", &place()),
            }];
            if !moves.is_empty() {
                let moves = list(moves.iter().map(|&action| say_move(game, action, voice)), ", ", voice);
                words.push(voice.say("tanhinmin-next-place-moves", &Arguments::new().text("moves", moves)));
            }
            words.push(say_standing(standing, voice));
            sentences(words, voice)
        }
    };
    explanation.say(words);
}

fn say_move(game: &Tanhinmin, action: CardMove, voice: &Voice) -> String {
    match action {
        CardMove::Pass => voice.say("tanhinmin-pass", &Arguments::new()),
        CardMove::Play(_) | CardMove::Group(_) => names::cards(game, action),
    }
}
