//! What must hold for any request to the JSON API.

use std::sync::OnceLock;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use lastmove_web::{State, Work, router};
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// Reads the first line as method and address, the rest as a body; sends both. The answer is JSON and no fault.
pub fn run(bytes: &[u8]) {
    static SERVER: OnceLock<(Runtime, Router)> = OnceLock::new();
    let (runtime, server) = SERVER.get_or_init(|| {
        // What takes longer than a moment is given up.
        (Runtime::new().unwrap(), router(State::with(Work::new(2, Duration::from_millis(60)))))
    });
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let (line, body) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let Some((method, address)) = std::str::from_utf8(line).ok().and_then(|line| line.split_once(' ')) else { return };
    let kind = if address.starts_with("/api/v1/verify") { "application/octet-stream" } else { "application/json" };
    let request =
        Request::builder().method(method).uri(address).header("host", "localhost").header("content-type", kind);
    let Ok(request) = request.body(Body::from(body.to_vec())) else { return };
    // Only the API answers in JSON, and nobody else's authority is asked here.
    if method == "HEAD" || !address.starts_with("/api/v1/") {
        return;
    }
    let (status, text) = runtime.block_on(async {
        let response = server.clone().oneshot(request).await.unwrap();
        let status = response.status();
        (status, to_bytes(response.into_body(), usize::MAX).await.unwrap())
    });
    assert_ne!(status.as_u16(), 500);
    let document: serde_json::Value = serde_json::from_slice(&text).unwrap();
    if let Some(place) = document.get("place") {
        let at = |name: &str| usize::try_from(place[name].as_u64().unwrap()).unwrap();
        assert!(place["text"].as_str().unwrap().get(at("start")..at("end")).is_some(), "{document}");
    }
}
