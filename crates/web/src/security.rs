//! What holds for every answer: which pages may use it, and under which name this server may be asked.

use axum::extract::{Request, State as Shared};
use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;

use crate::{State, api};

/// Nothing but what this server sends itself; no inline script, no inline style, no frame around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The headers of every answer.
const HEADERS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the headers to every answer.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Answers only who asks for this machine by one of its own names. A page from elsewhere whose name was made to lead here
/// is turned away.
pub async fn own_name(Shared(state): Shared<State>, request: Request, next: Next) -> Response {
    let of_target = request.uri().authority().map(|authority| authority.as_str().to_owned());
    let asked = of_target.or_else(|| Some(request.headers().get(HOST)?.to_str().ok()?.to_owned()));
    if asked.is_some_and(|asked| is_own(&asked)) {
        next.run(request).await
    } else {
        api::other_host(&state, &request.into_parts().0)
    }
}

/// Whether a host, with or without a port, is this machine.
fn is_own(host: &str) -> bool {
    const NAMES: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];
    NAMES.iter().any(|name| {
        let (start, rest) = host.split_at_checked(name.len()).unwrap_or_default();
        let port = rest.strip_prefix(':').unwrap_or(rest);
        let is_port = rest.is_empty() || (rest != port && port.bytes().all(|digit| digit.is_ascii_digit()));
        start.eq_ignore_ascii_case(name) && is_port
    })
}

#[cfg(test)]
mod tests {
    use super::is_own;

    #[test]
    fn names_of_this_machine() {
        for host in ["localhost", "LOCALHOST:80", "127.0.0.1:7700", "127.0.0.1", "[::1]:1", "[::1]"] {
            assert!(is_own(host), "{host}");
        }
        for host in ["", ":80", "localhost.example", "127.0.0.1.example", "127.0.0.10", "::1", "localhost:x", "example"]
        {
            assert!(!is_own(host), "{host}");
        }
    }
}
