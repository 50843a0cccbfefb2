//! Boards as HTML: a position whose pieces are links.
//!
//! Nothing here knows a game. A [`Board`] says what lies where, and which moves begin at each piece; a [`Hand`] says
//! where a touch leads.

mod card;
mod heap;

use lastmove_explain::{Area, Arguments, Board, Choice, Piece, Spot, Voice};
use lastmove_game::Problem;
use maud::{Markup, html};

use crate::address::{ADDRESS_TOUCHED, Address, Field, Made, WrongAddress};
use crate::pages::mark::Mark;
use crate::scene::Scene;

/// So many pieces of an area are drawn at most.
const MOST_SPOTS: usize = 100;
/// A hand of more cards than this lies closer together.
const LOOSE_CARDS: usize = 8;

/// Where touches lead, and what is known of moves.
pub(crate) struct Hand<'a> {
    /// The page on which the board lies.
    pub(crate) address: &'a Address,
    /// Where a move leads; none where no move can be made.
    pub(crate) follow: Option<&'a dyn Fn(Made) -> Address>,
    /// What a move is worth, where that is shown.
    pub(crate) worth: &'a dyn Fn(&str) -> Option<Mark>,
}

/// The spot that is touched, if the board has it and a move begins there.
pub(crate) fn touched<'b>(board: &'b Board, address: &Address) -> Option<&'b Spot> {
    let (area, spot) = address.touched?;
    board.areas.get(area)?.spots.get(spot).filter(|spot| !spot.choices.is_empty())
}

/// Checks that what is touched is there, and that a move begins at it.
pub(crate) fn check_touched(board: &Board, scene: &Scene) -> Result<(), WrongAddress> {
    match scene.address.touched {
        Some((area, spot)) if touched(board, &scene.address).is_none() => {
            let shown = format!("{area}.{spot}");
            let problem = Problem::new(&ADDRESS_TOUCHED).with("spot", shown.as_str()).at(&shown, 0..shown.len());
            Err(scene.wrong(Field::Touched, problem))
        }
        _ => Ok(()),
    }
}

/// The board, and below it the moves that begin at the piece touched.
pub(crate) fn draw(board: &Board, hand: &Hand<'_>, voice: &Voice) -> Markup {
    let has_cards = board.areas.len() > 1 || board.areas.iter().any(|area| area.spots.iter().any(is_card));
    html! {
        div class="board" data-board="" {
            @for note in &board.notes { p class="note" { (note) } }
            @if has_cards {
                @for (number, area) in board.areas.iter().enumerate() { (hand_of_cards(number, area, hand)) }
            } @else {
                @for (number, area) in board.areas.iter().enumerate() { (heaps(number, area, hand, voice)) }
            }
        }
        (choices(board, hand, voice))
    }
}

fn is_card(spot: &Spot) -> bool {
    !matches!(spot.piece, Piece::Heap { .. })
}

/// Heaps below each other: name, pieces, number.
fn heaps(number: usize, area: &Area, hand: &Hand<'_>, voice: &Voice) -> Markup {
    let more = area.spots.len().saturating_sub(MOST_SPOTS);
    html! {
        @if area.spots.is_empty() { p class="note" { (voice.say("figure-nothing", &Arguments::new())) } }
        ul class="heaps" {
            @for (place, spot) in area.spots.iter().take(MOST_SPOTS).enumerate() {
                li { (heap_row((number, place), spot, hand)) }
            }
        }
        @if more > 0 {
            p class="note" { (voice.say("figure-more-heaps", &Arguments::new().number("count", more as u64))) }
        }
    }
}

fn heap_row(at: (usize, usize), spot: &Spot, hand: &Hand<'_>) -> Markup {
    let Piece::Heap { left, was, pieces } = spot.piece else { return html! {} };
    let inside = html! {
        span class="label" aria-hidden="true" { (spot.label) }
        span class="things" { (heap::draw(left, was, pieces)) }
        span class="count" aria-hidden="true" { (left) }
    };
    piece(at, spot, "heap", hand, &inside)
}

/// Cards beside each other, with whose they are.
fn hand_of_cards(number: usize, area: &Area, hand: &Hand<'_>) -> Markup {
    let tight = if area.spots.len() > LOOSE_CARDS { "cards tight" } else { "cards" };
    html! {
        section class={ "area" @if area.to_move { " to-move" } } aria-label=(area.name) {
            p class="label" {
                span class="name" { (breaking_before_brackets(&area.name)) }
                @for note in &area.notes { " " span class="note" { (note) } }
            }
            ul class=(tight) {
                @for (place, spot) in area.spots.iter().enumerate() {
                    li { (one_card((number, place), spot, area.to_move, hand)) }
                }
            }
        }
    }
}

/// A name in which a line may end before brackets, also where no blank stands there.
fn breaking_before_brackets(name: &str) -> Markup {
    let (before, after) = name.split_at(name.find('(').unwrap_or(name.len()));
    html! { (before) @if !after.is_empty() { wbr; span class="bracketed" { (after) } } }
}

fn one_card(at: (usize, usize), spot: &Spot, to_move: bool, hand: &Hand<'_>) -> Markup {
    let inside = card::draw(&spot.piece);
    let class = match (to_move, spot.choices.is_empty()) {
        (true, true) => "card idle",
        _ => "card",
    };
    piece(at, spot, class, hand, &inside)
}

/// A piece with its name: a link where a move begins at it, else only a picture.
fn piece(at: (usize, usize), spot: &Spot, class: &str, hand: &Hand<'_>, inside: &Markup) -> Markup {
    let (area, place) = at;
    let id = format!("spot-{area}-{place}");
    // The name is text of the piece and no label of it, so that what is seen is a part of what is said.
    let named = |name: &str| html! { span class="quiet" { (name) } (inside) };
    let Some(follow) = hand.follow.filter(|_| !spot.choices.is_empty()) else {
        return html! { span class={ "piece " (class) } { (named(&spot.name)) } };
    };
    if let [only] = &spot.choices[..]
        && is_card(spot)
        && !spot.has_more
    {
        let mark = (hand.worth)(&only.action);
        let name = mark.as_ref().map_or_else(|| spot.name.clone(), |mark| mark.beside(&spot.name));
        return html! {
            a id=(id) class={ "piece " (class) @if let Some(mark) = &mark { " " (mark.class()) } } data-piece=""
                href=(follow(made(only))) { (named(&name)) }
        };
    }
    let is_touched = hand.address.touched == Some(at);
    let to = if is_touched { hand.address.looked_at_plainly() } else { hand.address.touching(area, place) };
    let to = Address { mistake: hand.address.mistake, ..to };
    html! {
        a id=(id) class={ "piece " (class) @if is_touched { " touched" } } data-piece="" href=(to)
            aria-expanded=(is_touched) aria-controls="choices" { (named(&spot.name)) }
    }
}

/// A move that is chosen on the board.
fn made(choice: &Choice) -> Made {
    Made { action: choice.action.clone(), spot: choice.spot }
}

/// The moves that begin at the piece touched, and those that touch none.
fn choices(board: &Board, hand: &Hand<'_>, voice: &Voice) -> Markup {
    let Some(follow) = hand.follow else { return html! {} };
    let touched = touched(board, hand.address);
    let link = |choice: &Choice, from: Option<(usize, usize)>| {
        let mark = (hand.worth)(&choice.action);
        html! {
            a class={ "choice" @if let Some(mark) = &mark { " " (mark.class()) } } href=(follow(made(choice)))
                data-from=[from.map(|(area, spot)| format!("spot-{area}-{spot}"))] {
                @if let Some(mark) = &mark { (mark.shape()) " " }
                (choice.words)
                @if let Some(mark) = &mark { span class="quiet" { ", " (mark.words) } }
            }
        }
    };
    html! {
        div id="choices" class="choices" {
            @if let Some(spot) = touched {
                div role="group" aria-label=(spot.name) {
                    p class="label" { (spot.name) }
                    div class="buttons" {
                        @for choice in &spot.choices { (link(choice, hand.address.touched)) }
                    }
                    @if spot.has_more { p class="note" { (voice.say("page-more-choices", &Arguments::new())) } }
                }
            } @else if board.areas.iter().any(|area| area.spots.iter().any(|spot| !spot.choices.is_empty() && !is_card(spot))) {
                p class="note" { (voice.say("page-touch", &Arguments::new())) }
            }
            @if !board.others.is_empty() {
                div class="buttons" { @for choice in &board.others { (link(choice, None)) } }
            }
        }
    }
}
