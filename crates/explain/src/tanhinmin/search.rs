//! Where there is only search: what it found, and the expected line of play.

use lastmove_cards::{CardMove, Holding, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::{Decision, ListedVerdict, Outcome, Rules, Seat};

use super::names;
use crate::figures::crop::{MOST_LINES, crop};
use crate::figures::table::{Cell, Table};
use crate::{Arguments, Explanation, Role, Styled, Voice};

/// Says that everything was searched and why, and shows the expected line of play.
pub(super) fn explain(
    game: &Tanhinmin,
    position: &TanhinminPosition,
    verdict: &ListedVerdict<CardMove, TanhinminEvidence>,
    line: &[CardMove],
    voice: &Voice,
    explanation: &mut Explanation,
) {
    let plain = |message: &str| voice.say(message, &Arguments::new());
    let incomparable = verdict.evidence.iter().any(|part| matches!(part, TanhinminEvidence::Incomparable { .. }));
    explanation.teach(plain(match position.seats() {
        2 if incomparable => "tanhinmin-search-incomparable",
        2 => "tanhinmin-search-two",
        _ => "tanhinmin-search",
    }));
    let before_the_line = match verdict.decision {
        Decision::Forcer(Some(Seat(seat))) => Some(match voice.player(seat) {
            None => voice.say("tanhinmin-search-line", &Arguments::new().number("seat", seat as u64)),
            Some(name) => {
                let hurries = Arguments::new().subject((seat > 0).then_some(name));
                voice.say("tanhinmin-search-line-at-table", &hurries)
            }
        }),
        Decision::Forcer(None) => {
            explanation.say(plain("tanhinmin-search-nobody"));
            None
        }
        Decision::Outcome(Outcome::Win) => Some(plain("tanhinmin-search-two-win")),
        Decision::Outcome(Outcome::Loss) => Some(plain("tanhinmin-search-two-loss")),
        Decision::Outcome(Outcome::Draw) => {
            explanation.say(plain("tanhinmin-search-two-draw"));
            None
        }
    };
    if let Some(words) = before_the_line.filter(|_| !line.is_empty()) {
        explanation.say(words);
        explanation.show(line_of_play(game, position, line, voice));
    }
    if position.seats() > 2 {
        explanation.teach(plain("tanhinmin-search-places"));
    }
}

/// The moves one under the other, each with the seat that makes it; a long line without its middle.
fn line_of_play(game: &Tanhinmin, position: &TanhinminPosition, line: &[CardMove], voice: &Voice) -> Styled {
    let moves = played(game, position, line);
    let mut table = Table::new(2);
    let row = |table: &mut Table, &(seat, action, last): &(usize, CardMove, bool)| {
        let seat = voice
            .player(seat)
            .map_or_else(|| voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64)), str::to_owned);
        let action = match action {
            CardMove::Pass => voice.say("tanhinmin-line-pass", &Arguments::new()),
            CardMove::Play(card) => {
                let message = if last { "tanhinmin-line-last" } else { "tanhinmin-line-play" };
                voice.say(message, &Arguments::new().text("card", names::card(game, card)))
            }
            CardMove::Group(_) => {
                let message = if last { "tanhinmin-line-last-group" } else { "tanhinmin-line-play-group" };
                voice.say(message, &Arguments::new().text("cards", names::cards(game, action)))
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
