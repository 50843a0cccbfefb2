//! The start: every game, and what can be done with it.

use lastmove_catalogue::{Description, Game, Invitation, find, names};
use lastmove_explain::Voice;
use maud::{Markup, html};

use super::Reply;
use super::layout::{Frame, NAME, Uses, in_language, say};
use crate::address::{Address, Place};
use crate::board::{self, Hand};

/// The game that is shown first.
const FIRST: &str = "marienbad";

/// The page of all games.
pub(crate) fn page(address: &Address, voice: &Voice) -> Reply {
    let first = address.with_game(Place::Play, FIRST);
    let content = html! {
        div class="welcome" {
            h1 { (say(voice, "page-welcome")) }
            p class="where" { (say(voice, "page-welcome-more")) }
            (picture(address, voice))
            p class="buttons" {
                a class="button primary" href=(in_language(&first, voice)) { (say(voice, "page-play-marienbad")) }
                a class="button" href=(in_language(&address.with_game(Place::Analyse, FIRST), voice)) {
                    (say(voice, "page-use-analyse"))
                }
            }
        }
        section aria-labelledby="games-title" {
            h2 id="games-title" { (say(voice, "page-games")) }
            (games(address, &[Place::Play, Place::Analyse, Place::Learn], voice))
        }
    };
    Reply::page(Frame { voice, address, title: NAME, uses: Uses::default() }.around(&content))
}

/// The page on which a game is chosen for one use.
pub(crate) fn choice(address: &Address, voice: &Voice) -> Reply {
    let place = if address.place == Place::Lesson { Place::Play } else { address.place };
    let title = say(voice, &format!("page-use-{}", place.name()));
    let content = html! {
        h1 { (title) }
        p class="where" { (say(voice, "page-which-game")) }
        h2 class="quiet" { (say(voice, "page-games")) }
        (games(address, &[place], voice))
        form class="typed" action=(place.path()) method="get" {
            (super::parts::kept(&in_language(&address.elsewhere(place), voice), &[]))
            label for="other-game" { (say(voice, "page-other-game")) }
            input id="other-game" type="text" name="game" autocomplete="off" autocapitalize="off" spellcheck="false";
            button type="submit" { (say(voice, "page-show")) }
        }
    };
    Reply::page(Frame { voice, address, title: &title, uses: Uses::default() }.around(&content))
}

/// The pyramid of matches, to be looked at.
fn picture(address: &Address, voice: &Voice) -> Markup {
    let Ok(sitting) = Invitation::to(FIRST).begin() else { return html! {} };
    let board = sitting.table.board(0, voice);
    board::draw(&board, &Hand { address, follow: None, worth: &|_| None }, voice)
}

/// Every game with its rules and what can be done.
pub(crate) fn games(address: &Address, places: &[Place], voice: &Voice) -> Markup {
    html! {
        ul class="games" {
            @for game in names().filter_map(|name| find(name, None).ok()) { (line(&*game, address, places, voice)) }
        }
    }
}

fn line(game: &dyn Game, address: &Address, places: &[Place], voice: &Voice) -> Markup {
    let description = game.describe(voice);
    html! {
        li {
            h3 { (description.title) }
            p { (description.rules) }
            p class="buttons" {
                @for place in places { (link(&description, address, *place, voice)) }
            }
        }
    }
}

/// A link whose words alone say where it leads, also to whoever hears nothing else.
fn link(description: &Description, address: &Address, place: Place, voice: &Voice) -> Markup {
    let to = address.with_game(place, &description.name);
    html! {
        a class="button" href=(in_language(&to, voice)) {
            (say(voice, &format!("page-use-{}", place.name()))) span class="quiet" { ": " (description.title) }
        }
    }
}
