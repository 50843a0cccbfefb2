//! Three and more players: what the search found.

use lastmove_cards::{CardMove, Holding, Tanhinmin, TanhinminPosition};
use lastmove_game::{Decision, Rules, Seat};

use crate::figures::crop::{MOST_LINES, crop};
use crate::figures::table::{Cell, Table};
use crate::{Arguments, Explanation, Role, Styled, Voice};

/// Says that everything was searched, and shows the expected line of play.
pub(super) fn explain(
    game: &Tanhinmin,
    position: &TanhinminPosition,
    decision: Decision,
    line: &[CardMove],
    voice: &Voice,
    explanation: &mut Explanation,
) {
    explanation.teach(voice.say("tanhinmin-search", &Arguments::new()));
    match decision {
        Decision::Forcer(Some(Seat(seat))) if !line.is_empty() => {
            let seat = Arguments::new().number("seat", seat as u64);
            explanation.say(voice.say("tanhinmin-search-line", &seat));
            explanation.show(line_of_play(game, position, line, voice));
        }
        Decision::Forcer(None) => {
            explanation.say(voice.say("tanhinmin-search-nobody", &Arguments::new()));
        }
        _ => {}
    }
}

/// The moves one under the other, each with the seat that makes it; a long line without its middle.
fn line_of_play(game: &Tanhinmin, position: &TanhinminPosition, line: &[CardMove], voice: &Voice) -> Styled {
    let moves = played(game, position, line);
    let mut table = Table::new(2);
    let row = |table: &mut Table, &(seat, action, last): &(usize, CardMove, bool)| {
        let seat = voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64));
        let action = match action.card() {
            None => voice.say("tanhinmin-line-pass", &Arguments::new()),
            Some(card) => {
                let message = if last { "tanhinmin-line-last" } else { "tanhinmin-line-play" };
                voice.say(message, &Arguments::new().number("card", u64::from(card.get())))
            }
        };
        table.row(vec![Cell::left(Role::Muted, seat), Cell::left(Role::Plain, action)]);
    };
    let cropped = crop(&moves, MOST_LINES);
    cropped.first.iter().for_each(|played| row(&mut table, played));
    if !cropped.hidden.is_empty() {
        let hidden = Arguments::new().number("count", cropped.hidden.len() as u64);
        table.note(voice.say("tanhinmin-line-more", &hidden));
    }
    cropped.last.iter().for_each(|played| row(&mut table, played));
    table.styled()
}

/// Each move with the seat that makes it, counted from the first player to move, and whether it was his last card.
fn played(game: &Tanhinmin, position: &TanhinminPosition, line: &[CardMove]) -> Vec<(usize, CardMove, bool)> {
    let mut position = position.clone();
    let mut seat = 0;
    let mut moves = Vec::new();
    for &action in line {
        let Ok(step) = game.play(&position, &action) else { break };
        let own = Seat::MOVER.seen_from(step.next, position.seats());
        let last = matches!(step.position.holdings()[own.0], Holding::Out { .. });
        moves.push((seat, action, last));
        seat = (seat + step.next) % position.seats();
        position = step.position;
    }
    moves
}
