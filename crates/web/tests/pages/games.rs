//! Games played to their end by following links alone.

use crate::support::{Page, Visitor};

/// Follows the primary button of an analysis until there is none.
#[tokio::test]
async fn marienbad_is_played_to_its_end() {
    let visitor = Visitor::new();
    let mut page = visitor.visit("/?language=de").await;
    page = visitor.visit(&page.link(".welcome .button.primary")).await;
    assert_eq!(page.texts(".told"), ["Du fängst an."]);
    let mut rounds = 0;
    while page.count("[data-board] [data-piece]") > 0 {
        // The last row that has matches, then all of it.
        let rows = page.attributes("[data-board] [data-piece]", "href");
        page = visitor.visit(rows.last().unwrap()).await;
        assert_eq!(page.count("[aria-expanded=true][data-piece]"), 1);
        let amounts = page.attributes("#choices .choice", "href");
        page = visitor.visit(amounts.last().unwrap()).await;
        rounds += 1;
        assert!(rounds < 10, "{}", page.address);
    }
    let verdict = page.texts(".verdict .sentence");
    assert_eq!(
        verdict,
        [
            "Du hast das letzte Streichholz genommen (Misère-Spiel: wer das letzte Streichholz nimmt, verliert). Der Computer hat gewonnen."
        ]
    );
    assert!(page.count(".strip a") > 2);
    assert_eq!(page.count("[data-key=n], [data-key=u]"), 2);
}

/// Whoever takes the advice of the analysis wins.
#[tokio::test]
async fn the_best_moves_win() {
    let visitor = Visitor::new();
    let mut page = visitor.visit("/analyse?game=nim&position=3+4+5&language=en").await;
    let mut moves = 0;
    while page.count(".button.primary") == 1 {
        page = visitor.visit(&page.link(".button.primary")).await;
        moves += 1;
    }
    assert_eq!(moves, 11, "as many as the game lasts when everybody plays best");
    assert_eq!(page.count(".strip a"), 12);
    assert_eq!(page.count(".strip .mistake"), 0);
}

#[tokio::test]
async fn cards_are_played_by_touching_them() {
    let visitor = Visitor::new();
    let mut page = visitor.visit("/play?game=tanhinmin&seed=7&language=en").await;
    let mut rounds = 0;
    while page.count(".verdict") == 0 {
        let cards = page.attributes("[data-board] a.card, #choices .choice", "href");
        page = visitor.visit(cards.first().unwrap()).await;
        rounds += 1;
        assert!(rounds < 40);
    }
    assert!(page.texts(".verdict .sentence")[0].contains("won"));
}

#[tokio::test]
async fn the_computer_says_what_it_did() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=marienbad&moves=7:0&language=en").await;
    assert!(page.address.contains("moves=7:0,5:2"), "{}", page.address);
    assert_eq!(page.texts(".told"), ["The computer takes 3 matches from the row of 5 and leaves 2. It is your turn."]);
}

#[tokio::test]
async fn moves_are_taken_back_with_the_answers() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=marienbad&moves=7:0,5:2&language=en").await;
    assert_eq!(page.link("[data-key=u]"), "/play?game=marienbad&language=en");
}

#[tokio::test]
async fn of_equal_rows_the_one_touched_becomes_smaller() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=nim&position=5+5&players=me,me&touched=0.1&language=en").await;
    let amounts = page.attributes("#choices .choice", "href");
    let page = visitor.visit(&amounts[1]).await;
    assert_eq!(page.texts("[data-board] .count"), ["5", "3"]);
}

#[tokio::test]
async fn two_people_at_one_screen() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=nim&players=me,me&moves=3:1&language=en").await;
    assert_eq!(page.texts(".told"), ["Player 1 takes 2 stones from the heap of 3 and leaves 1. Player 2 is to move."]);
}

#[tokio::test]
async fn hints_in_two_steps_then_the_reason() {
    let visitor = Visitor::new();
    let page = visitor.visit("/play?game=nim&position=3+4+5&language=en").await;
    let page = visitor.visit(&page.link("[data-key=h]")).await;
    assert_eq!(page.texts(".hint p"), ["Look at the heap of 3. Tell me the move"]);
    let page = visitor.visit(&page.link("[data-key=h]")).await;
    assert_eq!(page.texts(".hint p"), ["Take 2 stones and leave 1: 3:1."]);
    let page = visitor.visit(&page.link("[data-key=w]")).await;
    assert!(page.texts(".evidence p")[0].contains("The player to move wins"));
    assert!(page.count(".evidence figure svg") > 0);
}

#[tokio::test]
async fn forms_lead_to_canonical_addresses() {
    let visitor = Visitor::new();
    let typed = "/play?language=de&game=Kayles&convention=&players=&players=me&players=computer&first=0&level=60&position=&seed=";
    let page: Page = visitor.visit(typed).await;
    let seeded = page.address.split_once("&seed=").unwrap();
    assert_eq!(seeded.0, "/play?game=kayles&players=me,computer&level=60");
    let page = visitor.visit("/analyse?game=nim&position=3+4+5&moves=5:1&language=de&move=4%3A3").await;
    assert_eq!(page.address, "/analyse?game=nim&position=3+4+5&moves=5:1,4:3&language=de");
    let page = visitor.visit("/analyse?game=4.(3)&position=2++5%2C7").await;
    assert_eq!(page.address, "/analyse?game=lasker&position=2+5,7");
}
