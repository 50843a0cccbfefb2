//! A visitor who follows links.

use axum::Router;
use axum::body::Body;
use axum::http::header::{HOST, LOCATION};
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use lastmove_web::{State, router};
use scraper::{ElementRef, Html, Selector};
use tower::ServiceExt;

/// A visitor, and where he is.
pub struct Visitor {
    router: Router,
}

/// A page as it came.
pub struct Page {
    pub address: String,
    pub status: StatusCode,
    pub text: String,
}

impl Visitor {
    pub fn new() -> Self {
        Self { router: router(State::new()) }
    }

    /// Asks once.
    pub async fn ask(&self, address: &str) -> (StatusCode, Option<String>, String) {
        let request = Request::get(address).header(HOST, "localhost").body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let to = response.headers().get(LOCATION).map(|to| to.to_str().unwrap().to_owned());
        let body = response.into_body().collect().await.unwrap().to_bytes();
        (status, to, String::from_utf8(body.to_vec()).unwrap())
    }

    /// Goes to an address, and on to where it leads.
    pub async fn go(&self, address: &str) -> Page {
        let mut address = address.to_owned();
        for _ in 0..8 {
            let (status, to, text) = self.ask(&address).await;
            match to {
                Some(to) if status == StatusCode::SEE_OTHER => address = to,
                _ => return Page { address, status, text },
            }
        }
        panic!("{address} leads on and on");
    }

    /// Goes to an address whose page is as it should be.
    pub async fn visit(&self, address: &str) -> Page {
        let page = self.go(address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}: {}", page.text);
        page
    }
}

impl Page {
    pub fn html(&self) -> Html {
        Html::parse_document(&self.text)
    }

    /// The texts of all elements that are selected.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        self.html().select(&select(selector)).map(words).collect()
    }

    /// An attribute of all elements that are selected and have it.
    pub fn attributes(&self, selector: &str, name: &str) -> Vec<String> {
        self.html()
            .select(&select(selector))
            .filter_map(|element| Some(element.value().attr(name)?.to_owned()))
            .collect()
    }

    /// Where the only link leads that is selected.
    pub fn link(&self, selector: &str) -> String {
        let links = self.attributes(selector, "href");
        assert_eq!(links.len(), 1, "{selector} on {}", self.address);
        links.into_iter().next().unwrap()
    }

    /// How many elements are selected.
    pub fn count(&self, selector: &str) -> usize {
        self.html().select(&select(selector)).count()
    }
}

fn select(selector: &str) -> Selector {
    Selector::parse(selector).unwrap()
}

/// The text of an element, blanks run together.
fn words(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}
