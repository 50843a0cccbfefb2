//! Pages that say why there is no other: a wrong address, no such page, too much to do.

use lastmove_explain::{Arguments, Voice, WordedProblem};
use lastmove_game::Place as Marked;
use maud::{Markup, html};

use super::Reply;
use super::layout::{Frame, Uses, in_language, say};
use crate::address::{Address, Place, Remedy, WrongAddress};

/// What is wrong with an address, and where it would be right.
pub(crate) fn address(wrong: &WrongAddress, voice: &Voice) -> Reply {
    let WordedProblem { message, hint } = WordedProblem::of(&wrong.problem, voice);
    let title = say(voice, "page-wrong-address");
    let repaired = in_language(&wrong.repaired, voice);
    let (remedy, arguments) = match wrong.remedy {
        Remedy::WithoutField => ("page-remedy-without", Arguments::new()),
        Remedy::MovesBefore(0) => ("page-remedy-start", Arguments::new()),
        Remedy::MovesBefore(moves) => ("page-remedy-moves", Arguments::new().number("count", moves as u64)),
        Remedy::Afresh => ("page-remedy-afresh", Arguments::new()),
    };
    let content = html! {
        div class="reading" {
            h1 { (title) }
            @if let Some(field) = &wrong.field {
                p class="where" { (voice.say("page-wrong-field", &Arguments::new().text("field", shortened(field)))) }
            }
            p class="sentence" { (message) }
            @if let Some(place) = wrong.problem.place().filter(|place| !place.text().is_empty()) { (marked(place)) }
            p { (hint) }
            p class="buttons" { a class="button primary" href=(repaired) { (voice.say(remedy, &arguments)) } }
        }
    };
    let status = if wrong.is_too_long() { 414 } else { 400 };
    let frame = Frame { voice, address: &wrong.repaired, title: &title, uses: Uses::default() };
    Reply::Page { status, content: frame.around(&content) }
}

fn shortened(field: &str) -> String {
    field.chars().take(40).collect()
}

/// The text around the place, which is marked.
fn marked(place: &Marked) -> Markup {
    let (text, span) = (place.text(), place.span());
    let [before, target, after] = [&text[..span.start], &text[span.clone()], &text[span.end..]];
    html! {
        pre class="place" {
            @if place.offset() > 0 { "…" }
            (before) mark { @if target.is_empty() { "\u{a0}" } @else { (target) } } (after)
            @if place.rest() > 0 { "…" }
        }
    }
}

/// There is no such page.
pub(crate) fn missing(voice: &Voice) -> Reply {
    plain(404, "page-not-found", "page-not-found-more", None, voice)
}

/// There is too much to do just now; this address may be tried again.
pub(crate) fn busy(again: &Address, voice: &Voice) -> Reply {
    plain(503, "page-busy", "page-busy-more", Some(again), voice)
}

fn plain(status: u16, title: &str, more: &str, again: Option<&Address>, voice: &Voice) -> Reply {
    let address = Address { language: Some(voice.language()), ..Address::of(Place::Start) };
    let title = say(voice, title);
    let content = html! {
        div class="reading" {
            h1 { (title) }
            p class="sentence" { (say(voice, more)) }
            p class="buttons" {
                @if let Some(again) = again {
                    a class="button primary" href=(again) { (say(voice, "page-try-again")) } " "
                }
                a class=(if again.is_some() { "button" } else { "button primary" }) href=(address) {
                    (say(voice, "page-to-the-start"))
                }
            }
        }
    };
    let frame = Frame { voice, address: &address, title: &title, uses: Uses::default() };
    Reply::Page { status, content: frame.around(&content) }
}
