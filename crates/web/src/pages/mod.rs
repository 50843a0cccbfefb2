//! The pages for people.
//!
//! A page is a function from an [`Address`](crate::address::Address) and a voice to a [`Reply`]; the handler here reads
//! the address, has the page made where work is done, and sends it.

pub(crate) mod analyse;
mod layout;
mod learn;
mod lesson;
pub(crate) mod mark;
mod parts;
mod play;
mod play_options;
mod research;
mod start;
mod wrong;

use std::sync::Arc;

use axum::Router;
use axum::extract::State as Shared;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, RETRY_AFTER, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use lastmove_catalogue::Signal;
use lastmove_explain::{Arguments, Voice};
use maud::Markup;

use crate::address::{Address, Place, WrongAddress};
use crate::state::State;
use crate::{assets, language, limits};

/// What a page answers with.
pub(crate) enum Reply {
    /// A page.
    Page {
        /// The status of HTTP.
        status: u16,
        /// The whole document.
        content: Markup,
    },
    /// Another address is meant.
    Elsewhere(Box<Address>),
    /// A picture in SVG.
    Picture(String),
    /// There is nothing here.
    Missing,
}

impl Reply {
    /// A page that is as it should be.
    pub(crate) fn page(content: Markup) -> Self {
        Self::Page { status: 200, content }
    }
}

/// The pages by their addresses, and the files they need.
pub fn router() -> Router<State> {
    let page = get(handle);
    let paths = ["/", "/play", "/analyse", "/lesson", "/learn", "/research", "/figure/{name}"];
    let pages = paths.into_iter().fold(Router::new(), |router, path| router.route(path, page.clone()));
    pages.merge(assets::router()).fallback(handle)
}

/// Reads the address, and has its page made.
async fn handle(Shared(state): Shared<State>, uri: Uri, headers: HeaderMap) -> Response {
    let query = uri.query().unwrap_or_default();
    let preferred = language::preferred(&headers);
    let asked = Address::read_any(uri.path(), query);
    let spoken = match &asked {
        Some(Ok(address)) => address.language,
        Some(Err(wrong)) => wrong.repaired.language,
        None => Address::read_any(&Place::Start.path(), query).and_then(|start| match start {
            Ok(start) => start.language,
            Err(wrong) => wrong.repaired.language,
        }),
    };
    let voice = state.voice(spoken.unwrap_or(preferred)).clone();
    let reply = match asked {
        None => wrong::missing(&voice),
        Some(Err(wrong)) => wrong::address(&wrong, &voice),
        // What only says what is known to everybody waits for nobody.
        Some(Ok(address)) if matches!(address.place, Place::Start | Place::Learn) => {
            let written = uri.path_and_query().map(ToString::to_string).unwrap_or_default();
            let never: Signal = Arc::new(|| false);
            made(address, &written, &voice, &never)
        }
        Some(Ok(address)) => {
            let written = uri.path_and_query().map(ToString::to_string).unwrap_or_default();
            let (speaker, again) = (voice.clone(), address.clone());
            let made = state.work().run(move |signal| made(address, &written, &speaker, &signal)).await;
            made.unwrap_or_else(|_| wrong::busy(&again, &voice))
        }
    };
    respond(reply, &voice)
}

/// The reply to an address, in its canonical spelling.
fn made(address: Address, written: &str, voice: &Voice, signal: &Signal) -> Reply {
    let canonical = address.to_string();
    // A bare `?` behind the path is no other spelling.
    if canonical != written.trim_end_matches('?') {
        return Reply::Elsewhere(Box::new(address));
    }
    match page(address, voice, signal) {
        Ok(Reply::Missing) => wrong::missing(voice),
        Ok(reply) => reply,
        Err(wrong) => wrong::address(&wrong, voice),
    }
}

fn page(address: Address, voice: &Voice, signal: &Signal) -> Result<Reply, WrongAddress> {
    match address.place {
        Place::Start => Ok(start::page(&address, voice)),
        Place::Play => play::page(address, voice, signal),
        Place::Analyse => analyse::page(address, voice, signal),
        Place::Lesson => lesson::page(address, voice, signal),
        Place::Learn => learn::page(&address, voice),
        Place::Research => research::page(&address, voice),
        Place::Figure(number) => analyse::figure(address, number, voice, signal),
    }
}

fn respond(reply: Reply, voice: &Voice) -> Response {
    let html = (CONTENT_TYPE, "text/html; charset=utf-8");
    match reply {
        Reply::Elsewhere(address) => (StatusCode::SEE_OTHER, [(LOCATION, address.to_string())]).into_response(),
        Reply::Picture(picture) => {
            ([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")], picture).into_response()
        }
        Reply::Missing => respond(wrong::missing(voice), voice),
        Reply::Page { status, content } => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::OK);
            let mut response =
                (status, [html, (CACHE_CONTROL, "no-cache"), (VARY, "accept-language")], content.into_string())
                    .into_response();
            if status == StatusCode::SERVICE_UNAVAILABLE {
                response.headers_mut().insert(RETRY_AFTER, limits::COME_BACK.into());
            }
            response
        }
    }
}

/// What the last move means, as a sentence.
pub(crate) fn say_aim(aim: &str, voice: &Voice) -> String {
    voice.say("page-aim", &Arguments::new().text("aim", capital(aim)))
}

/// A part of a sentence as its beginning.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
