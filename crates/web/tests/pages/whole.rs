//! What holds for every page.

use std::collections::BTreeSet;

use crate::support::{Page, Visitor};

/// A position that is too large to be searched.
const TOO_LARGE: &str = "/analyse?game=sum&position=kayles:60+nim:40+grundy:50&convention=misere";
/// An address of each kind, without its language.
const ADDRESSES: &[&str] = &[
    "/",
    "/play",
    "/play?game=marienbad",
    "/play?game=marienbad&moves=7:0,5:2&touched=0.1",
    "/play?game=marienbad&hint=1",
    "/play?game=marienbad&hint=2&why=yes",
    "/play?game=marienbad&values=shown",
    "/play?game=marienbad&position=1&moves=1:0",
    "/play?game=nim&players=me,me&moves=3:1",
    "/play?game=lasker&position=70+90&touched=0.0",
    "/play?game=tanhinmin&seed=7",
    "/play?game=tanhinmin&hidden=yes&seed=7&hint=1",
    "/play?game=tanhinmin&players=me,rule,computer&seed=3&values=shown",
    "/play?game=tanhinmin&rules=groups,revolution%3D4&seed=7",
    "/play?game=tanhinmin&order=deck&seed=7",
    "/lesson?game=marienbad&moves=7:0,5:4,4:2",
    "/lesson?game=nim&position=3+4+5&moves=5:4,4:3",
    "/analyse",
    "/analyse?game=marienbad",
    "/analyse?game=marienbad&moves=7:0,5:4&at=1",
    "/analyse?game=marienbad&position=0",
    "/analyse?game=marienbad&values=hidden",
    "/analyse?game=lasker&position=65535+65536",
    "/analyse?game=kayles&position=5+8",
    "/analyse?game=0.07&position=9+9&convention=misere",
    "/analyse?game=sum&position=kayles:5+nim:4+S1,2,5:7",
    TOO_LARGE,
    "/analyse?game=tanhinmin",
    "/analyse?game=tanhinmin&position=1+3+/+2+4+/+5",
    "/analyse?game=tanhinmin&order=a-b-c,a-d&position=b+d+/+c+@+a",
    "/analyse?game=nim&position=1000+2000+3000&touched=0.0",
    "/learn",
    "/learn?game=marienbad",
    "/learn?game=tanhinmin&rules=groups",
    "/learn?game=sum",
    "/learn?game=4u.0",
    "/research",
    "/research?game=0.77",
    "/research?game=4u.0",
];

/// About so many links of a page are followed.
const MOST_LINKS: usize = 30;

async fn in_language(visitor: &Visitor, address: &str, language: &str) -> Page {
    let mark = if address.contains('?') { '&' } else { '?' };
    visitor.visit(&format!("{address}{mark}language={language}")).await
}

#[tokio::test]
async fn every_page_in_three_languages() {
    let visitor = Visitor::new();
    for address in ADDRESSES {
        let mut titles = BTreeSet::new();
        for language in ["de", "en", "ja"] {
            let page = in_language(&visitor, address, language).await;
            assert_eq!(page.attributes("html", "lang"), [language], "{address}");
            assert_eq!(page.count("h1"), 1, "{address}");
            assert_eq!(page.count("main"), 1, "{address}");
            assert_eq!(page.count("[style], style, script:not([src])"), 0, "{address}: the policy forbids these");
            assert_eq!(page.count(".uses a"), 4, "{address}");
            assert_eq!(page.count(".languages a"), 3, "{address}");
            assert!(!page.text.contains("page-use-"), "{address}: no name of a message is shown");
            let ids = page.attributes("[id]", "id");
            let once: BTreeSet<_> = ids.iter().collect();
            assert_eq!(ids.len(), once.len(), "{address}: {ids:?}");
            for described in ["aria-labelledby", "aria-describedby", "aria-controls", "for"] {
                for names in page.attributes(&format!("[{described}]"), described) {
                    assert!(names.split(' ').all(|name| once.contains(&name.to_owned())), "{address}: {names}");
                }
            }
            titles.insert(page.texts("footer span").join(""));
        }
        assert_eq!(titles.len(), 3, "{address} is translated");
    }
}

/// Every link of every page leads to a page, and carries the language.
#[tokio::test]
async fn every_link_leads_somewhere() {
    let visitor = Visitor::new();
    let mut seen = BTreeSet::new();
    // A search that is given up takes its time.
    for address in ADDRESSES.iter().filter(|address| **address != TOO_LARGE) {
        let page = in_language(&visitor, address, "ja").await;
        let links = page.attributes("a[href], link[href]", "href");
        // Of very many, which are moves, some from everywhere.
        for link in links.iter().step_by(links.len() / MOST_LINKS + 1) {
            let path = link.split('#').next().unwrap();
            if path.is_empty() || path.starts_with("/api/") || !seen.insert(path.to_owned()) {
                continue;
            }
            assert!(path.starts_with("/assets/") || path.contains("language="), "{address}: {path}");
            // A language that is spoken in its own words.
            let there = visitor.visit(path).await;
            let switched = path.ends_with("language=de") || path.ends_with("language=en");
            if there.text.starts_with("<!DOCTYPE") && !switched {
                assert_eq!(there.attributes("html", "lang"), ["ja"], "{path}");
            }
        }
    }
    assert!(seen.len() > 200, "{}", seen.len());
}

#[tokio::test]
async fn pieces_have_names() {
    let visitor = Visitor::new();
    let page = visitor.visit("/analyse?game=marienbad&language=de").await;
    let names = page.texts("[data-board] [data-piece] .quiet");
    assert_eq!(
        names,
        ["Reihe 1, 1 Streichholz", "Reihe 2, 3 Streichhölzer", "Reihe 3, 5 Streichhölzer", "Reihe 4, 7 Streichhölzer"]
    );
    let page = visitor.visit("/play?game=tanhinmin&position=3+5+9+/+4+6+@+4&language=en").await;
    let names = page.texts("[data-board] .card .quiet");
    assert_eq!(names, ["4", "6", "4", "3, cannot be played now", "5, can be played", "9, can be played"]);
    let page = visitor.visit("/play?game=tanhinmin&order=deck&position=T+JK+/+3+T&language=en").await;
    assert_eq!(page.texts("[data-board] .card .quiet"), ["3", "10", "10, can be played", "Joker, can be played"]);
}

#[tokio::test]
async fn what_is_too_large_is_shown_without_a_value() {
    let visitor = Visitor::new();
    let page =
        visitor.visit("/analyse?game=sum&position=kayles:60+nim:40+grundy:50&convention=misere&language=en").await;
    assert_eq!(page.texts(".verdict .sentence"), ["Who wins here is not known: it is too much to search."]);
    assert!(page.count("[data-board] [data-piece]") > 0);
}

#[tokio::test]
async fn values_are_hidden_where_one_plays() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=marienbad&moves=7:0,5:2&touched=0.1&language=en").await;
    assert_eq!(page.count(".mark, .strip, .verdict"), 0);
    let page = visitor.visit("/play?game=marienbad&moves=7:0,5:2&touched=0.1&values=shown&language=en").await;
    assert!(page.count("#choices .mark") > 0 && page.count(".strip") == 1);
}

#[tokio::test]
async fn figures_are_to_be_had_as_pictures() {
    let visitor = Visitor::new();
    for address in [
        "/analyse?game=marienbad&moves=7:0&language=de",
        "/play?game=marienbad&moves=7:0,5:2&why=yes&language=de",
        "/play?game=tanhinmin&seed=7&why=yes&language=de",
        "/lesson?game=nim&position=3+5+7&moves=7:5,3:0&try=3:2&language=de",
        "/lesson?game=nim&position=3+5+7&moves=7:5,3:0&try=7:4&language=de",
        "/lesson?game=tanhinmin&position=3+5+9+/+4+6+@+2&moves=9,pass&try=3&language=de",
    ] {
        let page = visitor.visit(address).await;
        let figures = page.texts("figure > svg > title");
        let pictures = page.attributes("figcaption a", "href");
        assert!(!figures.is_empty() && figures.len() == pictures.len(), "{address}: {}", page.text);
        for (picture, figure) in pictures.iter().zip(figures) {
            let there = visitor.visit(picture).await;
            assert!(there.text.starts_with("<svg"), "{picture}");
            assert_eq!(there.texts("svg > title"), [figure], "{picture}");
        }
    }
    assert_eq!(visitor.go("/figure/99.svg?game=marienbad").await.status, 404);
}

#[tokio::test]
async fn files_are_kept_and_known_again() {
    let visitor = Visitor::new();
    let page = visitor.visit("/?language=de").await;
    for link in page.attributes("link[href], script[src]", "href").iter().chain(&page.attributes("script[src]", "src"))
    {
        assert!(link.starts_with("/assets/"), "{link}");
        visitor.visit(link).await;
    }
    assert_eq!(visitor.go("/assets/0/nothing.js").await.status, 404);
}

#[tokio::test]
async fn cards_are_laid_out_hand_by_hand() {
    let visitor = Visitor::new();
    let form = "/analyse?game=tanhinmin&convention=misere&language=en";
    let page = visitor.visit(&format!("{form}&hand=9+3+5&opponent=+6+4&table=2")).await;
    assert_eq!(page.address, "/analyse?game=tanhinmin&convention=misere&position=9+3+5+/+6+4+@+2&language=en");
    assert_eq!(page.attributes("#field-hand, #field-opponent, #field-table", "value"), ["3 5 9", "4 6", "2"]);
    assert_eq!(page.count("#options form:last-child input[value=misere]"), 1);
    let page = visitor.visit(&format!("{form}&hand=3&opponent=4&table=")).await;
    assert_eq!(page.attributes("#field-table", "value"), [""]);
    let page = visitor.visit(&format!("{form}&hand=&opponent=&table=")).await;
    assert_eq!(page.address, visitor.visit(form).await.address);
    let page = visitor.go(&format!("{form}&hand=x&opponent=4&table=")).await;
    assert_eq!((page.status.as_u16(), page.texts(".place mark")), (400, vec!["x".to_owned()]));
    assert_eq!(visitor.go(&format!("{form}&hand=3&hand=4&opponent=4")).await.status, 400);
    assert_eq!(visitor.go("/play?game=tanhinmin&hand=3&opponent=4").await.status, 400);
}
