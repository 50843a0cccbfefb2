//! Learning from mistakes.

use crate::support::Visitor;

#[tokio::test]
async fn every_right_move_is_accepted_and_a_wrong_one_explained() {
    let visitor = Visitor::new();
    // 7:5 gives the win of 3 5 7 away; three moves would have kept it.
    let page = visitor.visit("/lesson?game=nim&position=3+5+7&moves=7:5,3:0&language=en").await;
    assert_eq!(page.texts(".told"), ["In move 1 you chose 7:5 and gave the win away. Find a move that keeps it."]);
    for right in ["3:2", "5:4", "7:6"] {
        let page =
            visitor.visit(&format!("/lesson?game=nim&position=3+5+7&moves=7:5,3:0&try={right}&language=en")).await;
        assert_eq!(page.texts(".verdict.right"), [format!("Right: {right} keeps the win.")]);
        assert!(page.count(".evidence") == 1 && page.count("[data-board] [data-piece]") == 0);
    }
    let page = visitor.visit("/lesson?game=nim&position=3+5+7&moves=7:5,3:0&try=7:4&language=en").await;
    assert_eq!(page.count(".verdict.right"), 0);
    assert!(page.texts(".verdict")[0].starts_with("7:4 does not win. The answer is "), "{:?}", page.texts(".verdict"));
    assert_eq!(page.texts(".button.primary"), ["Try again"]);
}

#[tokio::test]
async fn a_lost_game_leads_to_its_lesson() {
    let visitor = Visitor::new();
    let mut page = visitor.visit("/play?game=nim&position=3+4+5&language=de").await;
    for _ in 0..20 {
        let Some(row) = page.attributes("[data-board] [data-piece]", "href").into_iter().next() else { break };
        page = visitor.visit(&row).await;
        page = visitor.visit(&page.attributes("#choices .choice", "href")[0]).await;
    }
    assert!(page.texts(".verdict")[0].contains("Der Computer hat gewonnen."));
    let mut page = visitor.visit(&page.link(".button.primary")).await;
    // Through all mistakes, touching pieces until a right move is found.
    for _ in 0..20 {
        let mut found = false;
        for row in page.attributes("[data-board] [data-piece]", "href") {
            let amounts = visitor.visit(&row).await.attributes("#choices .choice", "href");
            for amount in amounts {
                let tried = visitor.visit(&amount).await;
                if tried.count(".verdict.right") == 1 {
                    (page, found) = (tried, true);
                    break;
                }
            }
            if found {
                break;
            }
        }
        assert!(found, "{}", page.address);
        match page.attributes("[data-key=n]", "href").first() {
            Some(next) => page = visitor.visit(next).await,
            None => break,
        }
    }
    assert_eq!(page.texts(".controls .told"), ["Das war der letzte. Gut gemacht!"]);
}
