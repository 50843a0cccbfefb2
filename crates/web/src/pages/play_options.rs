//! The drawer of a game: who plays, how well, who begins, with what.

use lastmove_catalogue::{Style, Who};
use lastmove_explain::{Arguments, Board, Voice};
use maud::{Markup, html};

use super::layout::{in_language, say};
use super::parts;
use crate::address::{Address, Field};
use crate::scene::Scene;

/// So many players can be chosen; more can be written in the address.
const MOST_PLAYERS: usize = 5;

/// The same game from its beginning, with other cards where chance deals them.
pub(crate) fn anew(address: &Address) -> Address {
    Address { seed: None, ..address.cut(0) }
}

/// A form that begins another game.
pub(crate) fn drawer(scene: &Scene, board: &Board, voice: &Voice) -> Markup {
    let address = in_language(&scene.address, voice);
    let cards = parts::has_cards(board);
    let own = |field: &Field| !matches!(field, Field::Keys | Field::Language | Field::Values);
    let own: Vec<Field> = Field::ALL.into_iter().filter(own).collect();
    let description = scene.sitting.game.describe(voice);
    let hint = voice.say("page-field-position-hint", &Arguments::new().text("example", description.example));
    html! {
        details id="options" class="drawer" {
            summary { (say(voice, "page-options")) }
            form action=(address.place.path()) method="get" {
                (parts::kept(&address, &own))
                (parts::game_fields(&address, voice))
                @if cards { (card_players(scene, voice)) } @else { (heap_players(scene, voice)) }
                (first(scene, voice))
                p class="field" {
                    label for="field-level" { (say(voice, "page-field-level")) }
                    input id="field-level" type="number" name="level" min="0" max="100" value=(address.level)
                        aria-describedby="hint-level";
                    span class="note" id="hint-level" { (say(voice, "page-field-level-hint")) }
                }
                (parts::text_field(Field::Position, &say(voice, "page-position"), Some(&hint), address.position.as_deref()))
                @if cards {
                    p class="field check" {
                        input id="field-hidden" type="checkbox" name="hidden" value="yes" checked[address.hidden];
                        label for="field-hidden" { (say(voice, "page-field-hidden")) }
                    }
                    (parts::text_field(Field::Cards, &say(voice, "page-field-cards"),
                        Some(&say(voice, "page-field-cards-hint")), address.value(Field::Cards).as_deref()))
                    (parts::card_fields(&address, voice))
                }
                (parts::text_field(Field::Seed, &say(voice, "page-field-seed"), Some(&say(voice, "page-field-seed-hint")),
                    address.value(Field::Seed).as_deref()))
                p class="buttons" { button class="button primary" type="submit" { (say(voice, "page-begin")) } }
            }
        }
    }
}

/// Against the computer, or two people.
fn heap_players(scene: &Scene, voice: &Voice) -> Markup {
    let people = scene.sitting.players.iter().all(|who| *who == Who::Me);
    let options =
        [(String::new(), say(voice, "page-against-computer")), ("me,me".to_owned(), say(voice, "page-two-people"))];
    let chosen = if people { "me,me" } else { "" };
    parts::select_field(Field::Players, "field-players", &say(voice, "page-field-opponent"), &options, chosen)
}

/// Who sits on each seat.
fn card_players(scene: &Scene, voice: &Voice) -> Markup {
    let named = |name: &str| (name.to_owned(), say(voice, &format!("page-player-{name}")));
    let mut options = vec![(String::new(), say(voice, "page-player-nobody")), named("me"), named("computer")];
    options.extend(Style::NAMES.into_iter().map(named));
    let players = scene.address.players.clone().unwrap_or_else(|| vec![Who::Me, Who::Computer]);
    html! {
        fieldset {
            legend { (say(voice, "page-field-players")) }
            @for seat in 0..MOST_PLAYERS {
                @let player = players.get(seat).copied();
                @let chosen = player.map(Who::name).unwrap_or_default();
                (parts::select_field(Field::Players, &format!("field-player-{seat}"),
                    &voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64)),
                    &with(&options, player, voice), &chosen))
            }
        }
    }
}

/// The options, and the one chosen in case it is none of them: one who tries out another number of deals than usual.
fn with(options: &[(String, String)], chosen: Option<Who>, voice: &Voice) -> Vec<(String, String)> {
    let mut options = options.to_vec();
    if let Some(Who::Style(style)) = chosen
        && let Some((_, number)) = style.to_string().split_once(':')
    {
        let words = say(voice, &format!("page-player-{}", style.kind()));
        options.push((style.to_string(), format!("{words} ({number})")));
    }
    options
}

/// Which seat begins.
fn first(scene: &Scene, voice: &Voice) -> Markup {
    let seats = scene.sitting.table.seats();
    let players = scene.address.players.clone().unwrap_or_else(|| vec![Who::Me, Who::Computer]);
    let option = |seat: usize| {
        let words = match (seats, players.get(seat)) {
            (2, Some(Who::Me)) if players.iter().filter(|who| **who == Who::Me).count() == 1 => say(voice, "play-you"),
            (2, Some(Who::Computer)) => say(voice, "play-computer"),
            _ => voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64)),
        };
        (seat.to_string(), words)
    };
    let options: Vec<_> = (0..seats).map(option).collect();
    let chosen = scene.address.first.to_string();
    parts::select_field(Field::First, "field-first", &say(voice, "page-field-first"), &options, &chosen)
}
