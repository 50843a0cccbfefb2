//! From a request to its answer: the fields are read, the work is done, the document is written.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use lastmove_catalogue::{ProblemDocument, Signal};
use lastmove_explain::{Language, Voice};
use lastmove_game::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::fields::Fields;
use crate::problem::{
    ADDRESS_TOO_LONG, BODY_CUT_SHORT, BODY_TOO_LARGE, BODY_TYPE, BUSY, FAULT, NOTHING_HERE, OTHER_HOST, OUT_OF_TIME,
    WRONG_METHOD,
};
use crate::{State, Unfinished, language, limits};

const JSON: &str = "application/json";

/// Answers a request whose fields are `F`. The job is done where work is done; it may turn the voice to what its game's
/// things are called, and what is wrong is worded by that voice.
pub async fn answer<F, D>(
    state: &State,
    request: Request,
    job: impl FnOnce(F, &mut Voice, &Signal) -> Result<D, Problem> + Send + 'static,
) -> Response
where
    F: DeserializeOwned + Send + 'static,
    D: Serialize,
{
    let (parts, body) = request.into_parts();
    let mut fields = Fields::of_query(parts.uri.query().unwrap_or_default());
    let mut spoken = fields.language().unwrap_or_else(|| language::preferred(&parts.headers));
    let read = async {
        check_length(&parts)?;
        if parts.method == Method::POST {
            let body = read_body(&parts.headers, body, limits::BODY, JSON).await?;
            fields.add_body(&body)?;
            spoken = fields.language().unwrap_or(spoken);
        }
        fields.read()
    };
    match read.await {
        Ok(fields) => work(state, spoken, move |voice, signal| job(fields, voice, signal)).await,
        Err(problem) => refuse(&problem, state.voice(spoken)),
    }
}

/// Answers a request whose body is `expected` and no JSON; its other fields are in the address.
pub async fn answer_about_bytes<F, D>(
    state: &State,
    request: Request,
    (most, expected): (usize, &'static str),
    job: impl FnOnce(F, Bytes, &Voice, &Signal) -> Result<D, Problem> + Send + 'static,
) -> Response
where
    F: DeserializeOwned + Send + 'static,
    D: Serialize,
{
    let (parts, body) = request.into_parts();
    let fields = Fields::of_query(parts.uri.query().unwrap_or_default());
    let spoken = fields.language().unwrap_or_else(|| language::preferred(&parts.headers));
    let read = async {
        check_length(&parts)?;
        let fields = fields.read()?;
        Ok((fields, read_body(&parts.headers, body, most, expected).await?))
    };
    match read.await {
        Ok((fields, bytes)) => work(state, spoken, move |voice, signal| job(fields, bytes, voice, signal)).await,
        Err(problem) => refuse(&problem, state.voice(spoken)),
    }
}

/// Does the job and writes its document, both where work is done.
async fn work<D: Serialize>(
    state: &State,
    language: Language,
    job: impl FnOnce(&mut Voice, &Signal) -> Result<D, Problem> + Send + 'static,
) -> Response {
    let mut voice = state.voice(language).clone();
    let done = state.work().run(move |signal| match job(&mut voice, &signal) {
        Ok(document) => Ok(written(&document)),
        Err(problem) if problem.id() == "stopped" => Err(Unfinished::OutOfTime),
        Err(problem) => Ok(refuse(&problem, &voice)),
    });
    match done.await.and_then(|done| done) {
        Ok(response) => response,
        Err(unfinished) => refuse(&unfinished.problem(), state.voice(language)),
    }
}

impl Unfinished {
    /// The same as a problem.
    pub fn problem(self) -> Problem {
        match self {
            Self::Busy => Problem::new(&BUSY).with("seconds", limits::COME_BACK),
            Self::OutOfTime => Problem::new(&OUT_OF_TIME).with("seconds", limits::TIME.as_secs()),
        }
    }
}

fn check_length(parts: &Parts) -> Result<(), Problem> {
    let length = parts.uri.path_and_query().map_or(0, |address| address.as_str().len());
    if length > limits::ADDRESS {
        return Err(Problem::new(&ADDRESS_TOO_LONG).with("kibibytes", limits::ADDRESS >> 10));
    }
    Ok(())
}

/// The body, which must be of this type, not too large, and arrive in time.
async fn read_body(headers: &HeaderMap, body: Body, most: usize, expected: &str) -> Result<Bytes, Problem> {
    let given = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let given = given.split(';').next().unwrap_or_default().trim();
    if !given.eq_ignore_ascii_case(expected) {
        return Err(Problem::new(&BODY_TYPE).with("expected", expected));
    }
    let too_large = || Problem::new(&BODY_TOO_LARGE).with("kibibytes", most >> 10);
    let announced = headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|length| length > most as u64) {
        return Err(too_large());
    }
    let cut_short = || Problem::new(&BODY_CUT_SHORT).with("seconds", limits::BODY_TIME.as_secs());
    match timeout(limits::BODY_TIME, Limited::new(body, most).collect()).await {
        Ok(Ok(body)) => Ok(body.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(too_large()),
        Ok(Err(_)) | Err(_) => Err(cut_short()),
    }
}

/// A document as an answer: on one line, as the command line prints it.
fn written(document: &impl Serialize) -> Response {
    let mut text = serde_json::to_vec(document).expect("documents are plain data");
    text.push(b'\n');
    json(StatusCode::OK, text)
}

/// Goes with an answer that says what is wrong: the kind of the problem.
#[derive(Clone, Copy, Debug)]
pub struct ProblemId(pub &'static str);

/// What is wrong, as an answer.
pub fn refuse(problem: &Problem, voice: &Voice) -> Response {
    let document = ProblemDocument::of(problem, None, voice);
    let mut text = serde_json::to_vec(&document).expect("documents are plain data");
    text.push(b'\n');
    let mut response = json(status(problem.id()), text);
    response.extensions_mut().insert(ProblemId(problem.id()));
    if problem.id() == BUSY.id {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(limits::COME_BACK));
    }
    response
}

/// An answer in JSON; which language it speaks depends on what the request prefers.
pub fn json(status: StatusCode, text: impl Into<Body>) -> Response {
    let headers = [(CONTENT_TYPE, HeaderValue::from_static(JSON)), (VARY, HeaderValue::from_static("accept-language"))];
    (status, headers, text.into()).into_response()
}

/// Which status a problem has. What the command line would refuse, too, is 422.
fn status(problem: &str) -> StatusCode {
    match problem {
        "unknown-field" | "field-missing" | "field-twice" | "field-type" | "malformed-json" | "body-not-object" => {
            StatusCode::BAD_REQUEST
        }
        "nothing-here" => StatusCode::NOT_FOUND,
        "wrong-method" => StatusCode::METHOD_NOT_ALLOWED,
        "body-cut-short" => StatusCode::REQUEST_TIMEOUT,
        "body-too-large" => StatusCode::PAYLOAD_TOO_LARGE,
        "address-too-long" => StatusCode::URI_TOO_LONG,
        "body-type" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "other-host" => StatusCode::MISDIRECTED_REQUEST,
        "fault" => StatusCode::INTERNAL_SERVER_ERROR,
        "busy" => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// The voice of a request that is answered without being read.
fn voice_of<'s>(state: &'s State, parts: &Parts) -> &'s Voice {
    let fields = Fields::of_query(parts.uri.query().unwrap_or_default());
    state.voice(fields.language().unwrap_or_else(|| language::preferred(&parts.headers)))
}

/// Nothing is to be found here.
pub fn nothing_here(state: &State, parts: &Parts) -> Response {
    let shown: String = parts.uri.path().chars().take(80).collect();
    refuse(&Problem::new(&NOTHING_HERE).with("path", shown), voice_of(state, parts))
}

/// Something is, but not by this method.
pub fn wrong_method(state: &State, parts: &Parts) -> Response {
    let shown: String = parts.method.as_str().chars().take(20).collect();
    refuse(&Problem::new(&WRONG_METHOD).with("method", shown), voice_of(state, parts))
}

/// The machine goes by another name.
pub fn other_host(state: &State, parts: &Parts) -> Response {
    refuse(&Problem::new(&OTHER_HOST), voice_of(state, parts))
}

/// The program has a mistake.
pub fn fault(state: &State) -> Response {
    refuse(&Problem::new(&FAULT), state.voice(Language::default()))
}
