//! Learn: the rules of each game, how it is written, the keys.

use lastmove_catalogue::{Game, Start, find_variant};
use lastmove_explain::{Arguments, Voice};
use lastmove_game::Problem;
use maud::{Markup, html};

use super::layout::{Frame, Uses, in_language, keys_table, say};
use super::{Reply, parts, start};
use crate::address::{Address, Field, Place, Remedy, WrongAddress};
use crate::board::{self, Hand};
use crate::scene::variant;

/// The page of an address.
pub(crate) fn page(address: &Address, voice: &Voice) -> Result<Reply, WrongAddress> {
    let Some(name) = &address.game else { return Ok(all(address, voice)) };
    let wrong = |problem: Problem| WrongAddress {
        field: Some(Field::Game.name().to_owned()),
        problem,
        repaired: Box::new(address.elsewhere(Place::Learn)),
        remedy: Remedy::WithoutField,
    };
    let game = find_variant(name, &variant(address)).map_err(wrong)?;
    let canonical = Address { game: Some(game.name().to_owned()), ..address.clone() };
    if canonical != *address {
        return Ok(Reply::Elsewhere(Box::new(canonical)));
    }
    Ok(one(&*game, address, voice))
}

fn all(address: &Address, voice: &Voice) -> Reply {
    let title = say(voice, "page-use-learn");
    let content = html! {
        h1 { (title) }
        p class="where" { (say(voice, "page-learn-more")) }
        h2 class="quiet" { (say(voice, "page-games")) }
        (start::games(address, &[Place::Learn, Place::Play], voice))
        (keys(voice))
    };
    Reply::page(Frame { voice, address, title: &title, uses: Uses::default() }.around(&content))
}

fn keys(voice: &Voice) -> Markup {
    html! {
        section id="keys-table" aria-labelledby="keys-table-title" {
            h2 id="keys-table-title" { (say(voice, "page-keys")) }
            (keys_table(voice))
        }
    }
}

fn one(game: &dyn Game, address: &Address, voice: &Voice) -> Reply {
    let voice = &game.voice(voice);
    let description = game.describe(voice);
    let title = format!("{} · {}", description.title, say(voice, "page-use-learn"));
    let play = address.turned_to(Place::Play);
    let analyse = Address { position: Some(description.example.clone()), ..address.turned_to(Place::Analyse) };
    let table = game.open(&Start { position: Some(description.example.clone()), ..Start::default() });
    let board = table.as_ref().ok().map(|table| table.board(0, voice));
    let hand = Hand { address, follow: None, worth: &|_| None };
    let kind = match (&board, &description.code) {
        (_, Some(_)) => "heaps",
        (Some(board), None) if parts::has_cards(board) => "cards",
        _ => "sum",
    };
    let content = html! {
        div class="reading" {
            h1 { (description.title) }
            p class="where" { (super::say_aim(&description.aim, voice)) }
            @if let Some(board) = &board { (board::draw(board, &hand, voice)) }
            p { (description.rules) }
            @if let Some(rules) = &description.house_rules {
                p { (voice.say("page-house-rules", &Arguments::new().text("rules", rules.as_str()))) }
            }
            p class="buttons" {
                a class="button primary" href=(in_language(&play, voice)) { (say(voice, "page-use-play")) }
                a class="button" href=(in_language(&analyse, voice)) { (say(voice, "page-learn-example")) }
            }
            h2 { (say(voice, "page-notation")) }
            p { (say(voice, &format!("page-notation-{kind}"))) }
            p { (say(voice, "games-example")) ": " code { (description.example) } }
            @if let Some(code) = description.code.as_deref().filter(|_| !description.digits.is_empty()) {
                h2 { (voice.say("games-code", &Arguments::new().text("code", code))) }
                ul { @for digit in &description.digits { li { (digit) } } }
            }
            (keys(voice))
        }
    };
    let research = description.code.as_deref().map(|code| address.with_game(Place::Research, code));
    let uses = Uses { play: Some(play), analyse: Some(analyse), learn: Some(address.clone()), research };
    Reply::page(Frame { voice, address, title: &title, uses }.around(&content))
}
