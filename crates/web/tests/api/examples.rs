//! The examples of the reference page are what is answered.

use axum::http::header::CONTENT_TYPE;

use crate::support::{Got, Visitor, request};

/// The blocks of this kind in a page.
fn blocks<'p>(page: &'p str, kind: &str) -> Vec<&'p str> {
    let start = format!("```{kind}\n");
    page.split(&start).skip(1).map(|rest| rest.split("```").next().unwrap().trim_end()).collect()
}

/// Sends a request as it is written: `POST /path`, header lines, an empty line, the body.
fn send(visitor: &Visitor, written: &str) -> Got {
    let (head, body) = written.split_once("\n\n").unwrap_or((written, ""));
    let mut lines = head.lines();
    let (method, path) = lines.next().unwrap().split_once(' ').unwrap();
    let asked = lines.fold(request(method, path), |asked, line| {
        let (name, value) = line.split_once(": ").unwrap();
        asked.header(name, value)
    });
    visitor.send(asked.body(body.to_owned().into()).unwrap())
}

/// Whether a text is the expected one, in which `[..]` stands for anything.
fn matches(expected: &str, text: &str) -> bool {
    let mut parts = expected.split("[..]");
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut open = false;
    for part in parts {
        open = part.is_empty();
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    open || rest.is_empty()
}

#[test]
fn the_page_about_the_api() {
    let page = std::fs::read_to_string("../../docs/reference/api.md").unwrap();
    let examples = blocks(&page, "http");
    assert!(examples.len() >= 16 && examples.len().is_multiple_of(2), "requests and answers in turn");
    let visitor = Visitor::new();
    for pair in examples.chunks_exact(2) {
        let got = send(&visitor, pair[0]);
        let kind = got.headers[CONTENT_TYPE].to_str().unwrap();
        let answered = format!("HTTP/1.1 {}\ncontent-type: {kind}\n\n{}", got.status, got.text.trim_end());
        assert!(matches(pair[1], &answered), "{}\nis answered by\n{answered}", pair[0]);
    }
}
