//! Where hands are hidden, no page tells the cards of the others.

use crate::support::{Page, Visitor};

/// The names of all cards that lie open.
fn open(page: &Page) -> Vec<String> {
    page.texts("[data-board] .card .quiet").into_iter().filter(|name| name != "hidden card").collect()
}

#[tokio::test]
async fn nothing_is_told_of_hidden_cards() {
    let visitor = Visitor::new();
    // The same deal, shown and hidden: cards of named strengths, so that their names stand nowhere else.
    let deal = "/play?game=tanhinmin&order=qa-qb-qc-qd-qe-qf-qg-qh-qi-qj&deck=qa,qb,qc,qd,qe,qf,qg,qh,qi,qj&cards=5&seed=4&language=en";
    let shown = visitor.visit(deal).await;
    let hands = shown.texts(".area:first-child .card .value");
    assert_eq!(hands.len(), 5);
    let hidden = format!("{}&hidden=yes", deal.replace("&language=en", ""));
    for asked in ["", "&hint=1", "&hint=2", "&why=yes", "&values=shown"] {
        let page = visitor.visit(&format!("{hidden}{asked}&language=en")).await;
        assert_eq!(page.count(".area:first-child .card"), 5, "{asked}");
        assert_eq!(open(&page).len(), 5, "{asked}");
        for card in &hands {
            // The rules say which card beats which, and the options which there are; that is no secret.
            let told = page.texts(".board, .told, .hint, .choices, .controls, .verdict").join(" ");
            let labels = page.attributes("[aria-label]", "aria-label").join(" ");
            assert!(!format!("{told} {labels}").contains(card.as_str()), "{card} is told at {asked}");
        }
        let follow = page.attributes("[data-board] a, #choices a, .controls a", "href");
        assert!(follow.iter().all(|link| !link.contains("&position=")), "{asked}");
        assert_eq!(page.count(".strip, .moves, .position"), 0, "{asked}");
    }
}

#[tokio::test]
async fn after_the_end_all_cards_lie_open() {
    let visitor = Visitor::new();
    let mut page = visitor.visit("/play?game=tanhinmin&hidden=yes&seed=7&language=en").await;
    for _ in 0..40 {
        let Some(first) = page.attributes("[data-board] a.card, #choices .choice", "href").into_iter().next() else {
            break;
        };
        page = visitor.visit(&first).await;
    }
    assert_eq!(page.count(".verdict"), 1);
    assert_eq!(page.count("[data-board] .card"), open(&page).len());
}

#[tokio::test]
async fn whoever_asked_for_the_computer_plays_against_the_computer() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=tanhinmin&players=me,computer,rule&hidden=yes&seed=7&language=de").await;
    assert_eq!(page.texts(".area .label .name"), ["Computer 2", "Computer 3 (Faustregeln)", "Tisch", "Du"]);
}
