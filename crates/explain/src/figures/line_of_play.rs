//! The moves that both players are expected to make.

use super::crop::{MOST_LINES, crop};
use super::figure::Figure;
use super::table::{Cell, Table};
use crate::{Arguments, Role, Voice};

/// The moves in two columns: the player to move on the left, the other one on the right.
pub(crate) fn line_of_play(moves: &[String], voice: &Voice) -> Figure {
    let mut table = Table::new(2);
    let say = |message| Cell::left(Role::Muted, voice.say(message, &Arguments::new()));
    table.row(vec![Cell::left(Role::Muted, ""), say("figure-you"), say("figure-other")]);
    let rounds: Vec<(usize, &[String])> = moves.chunks(2).enumerate().collect();
    let draw = |table: &mut Table, (round, moves): &(usize, &[String])| {
        let number = Cell::right(Role::Muted, format!("{}.", round + 1));
        let moves = moves.iter().map(|action| Cell::left(Role::Plain, action.as_str()));
        table.row(std::iter::once(number).chain(moves).collect());
    };
    let cropped = crop(&rounds, MOST_LINES);
    cropped.first.iter().for_each(|round| draw(&mut table, round));
    if !cropped.hidden.is_empty() {
        let hidden = cropped.hidden.iter().map(|(_, moves)| moves.len() as u128).sum();
        table.note(voice.say("figure-more-moves", &Arguments::new().count("count", hidden)));
    }
    cropped.last.iter().for_each(|round| draw(&mut table, round));
    table.figure("drawing-line", voice)
}
