//! Asking the router.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use lastmove_web::{State, Work, router};
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// A router, and what drives it.
pub struct Visitor {
    runtime: Runtime,
    router: Router,
}

/// What a visitor gets.
#[derive(Debug)]
pub struct Got {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Got {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

impl Visitor {
    /// Of a server with two cores, where an answer may take so long.
    pub fn with_time(time: Duration) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        Self { runtime, router: router(State::with(Work::new(2, time))) }
    }

    pub fn new() -> Self {
        Self::with_time(Duration::from_secs(10))
    }

    pub fn send(&self, request: Request<Body>) -> Got {
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.unwrap();
            let (parts, body) = response.into_parts();
            let bytes = body.collect().await.unwrap().to_bytes();
            let text = String::from_utf8(bytes.into()).expect("answers are UTF-8");
            Got { status: parts.status, headers: parts.headers, text }
        })
    }

    pub fn get(&self, path: &str) -> Got {
        self.send(request("GET", path).body(Body::empty()).unwrap())
    }

    pub fn post(&self, path: &str, body: impl Into<Body>) -> Got {
        self.send(request("POST", path).header(CONTENT_TYPE, "application/json").body(body.into()).unwrap())
    }
}

/// A request to this machine.
pub fn request(method: &str, path: &str) -> axum::http::request::Builder {
    Request::builder().method(method).uri(path).header(HOST, "localhost:7700")
}
