//! Research: nim-values of any game of heaps, their period, and the statements that answers rest on.

use lastmove_catalogue::{Engine, PeriodAnswer, Sequence, statements};
use lastmove_explain::{Arguments, Voice};
use lastmove_game::Problem;
use maud::{Markup, html};

use super::layout::{Frame, Uses, in_language, say};
use super::{Reply, parts};
use crate::address::{Address, Field, Place, Remedy, WrongAddress};
use crate::limits;

/// Values are listed up to this heap.
const LISTED_TO: u64 = 99;
/// A row has so many of them.
const IN_A_ROW: usize = 10;
/// A period is looked for in the values up to this heap.
const LOOKED_TO: u64 = 2_000;

/// What is known of the values of a game.
struct Values {
    title: String,
    code: String,
    listed: Vec<u64>,
    period: Option<PeriodAnswer>,
}

/// The page of an address.
pub(crate) fn page(address: &Address, voice: &Voice) -> Result<Reply, WrongAddress> {
    let wrong = |problem: Problem| WrongAddress {
        field: Some(Field::Game.name().to_owned()),
        problem,
        repaired: Box::new(address.elsewhere(Place::Research)),
        remedy: Remedy::WithoutField,
    };
    let values = address.game.as_deref().map(|game| values(game, voice)).transpose().map_err(wrong)?;
    let title = say(voice, "page-use-research");
    let content = html! {
        h1 { (title) }
        p class="where" { (say(voice, "page-research-more")) }
        section class="reading" aria-labelledby="values-title" {
            h2 id="values-title" { (say(voice, "page-values")) }
            form class="typed" action=(address.place.path()) method="get" {
                (parts::kept(&in_language(address, voice), &[Field::Game]))
                label for="code" { (say(voice, "page-values-of")) }
                input id="code" type="text" name="game" value=[address.game.as_deref()] placeholder="0.77" autocomplete="off"
                    autocapitalize="off" spellcheck="false";
                button type="submit" { (say(voice, "page-show")) }
            }
            @if let Some(values) = &values { (table(values, voice)) }
        }
        (claims(voice))
        section class="reading" aria-labelledby="programs-title" {
            h2 id="programs-title" { (say(voice, "page-programs")) }
            p { (say(voice, "page-programs-more")) " " a href="/api/v1/openapi.json" { code { "/api/v1/openapi.json" } } }
        }
    };
    Ok(Reply::page(Frame { voice, address, title: &title, uses: Uses::default() }.around(&content)))
}

fn values(game: &str, voice: &Voice) -> Result<Values, Problem> {
    let mut sequence = Sequence::of(game, Engine::Automatic)?;
    let mut listed = Vec::new();
    let all: Result<(), std::convert::Infallible> = sequence.each(0..=LISTED_TO, &mut |_| (), |_, value| {
        listed.push(value);
        Ok(())
    });
    all.unwrap_or_else(|never| match never {});
    // That there is too little room for a period is no fault of the game.
    let period = sequence.period(Some(LOOKED_TO), limits::MEMORY, &mut |_| (), voice).ok();
    Ok(Values { title: sequence.title(voice), code: sequence.code(), listed, period })
}

fn table(values: &Values, voice: &Voice) -> Markup {
    let Values { title, code, listed, period } = values;
    let caption = Arguments::new().text("title", title.as_str()).text("code", code.as_str());
    html! {
        div class="scroll" {
            table class="values" {
                caption { (voice.say("page-values-caption", &caption)) }
                thead {
                    tr {
                        th scope="col" { (say(voice, "page-values-heap")) }
                        @for unit in 0..IN_A_ROW { th scope="col" { "+" (unit) } }
                    }
                }
                tbody {
                    @for (row, values) in listed.chunks(IN_A_ROW).enumerate() {
                        tr { th scope="row" { (row * IN_A_ROW) } @for value in values { td { (value) } } }
                    }
                }
            }
        }
        @if let Some(period) = period {
            p class="told" { strong { (period.statement) } }
            p class="standing" { (period.standing) }
            (parts::explanation(&period.explanation, voice, None))
        }
    }
}

/// Every statement with how it is known and where the proof is.
fn claims(voice: &Voice) -> Markup {
    html! {
        section class="claims" aria-labelledby="claims-title" {
            h2 id="claims-title" { (say(voice, "page-claims")) }
            dl {
                @for statement in statements().map(|statement| statement.document(voice)) {
                    dt { code { (statement.name) } " " span class={ "known " (statement.standing) } {
                        (say(voice, &format!("claims-standing-{}", statement.standing)))
                    } }
                    dd { p { (statement.statement) } p class="note" lang="en" { (statement.source) } }
                }
            }
        }
    }
}
