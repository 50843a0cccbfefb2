//! Addresses that are wrong, and where they lead.

use crate::support::Visitor;

/// A wrong address, the field that is named, and what is marked.
const WRONG: &[(&str, &str, &str)] = &[
    ("/play?game=marienbat", "game", "marienbat"),
    ("/play?game=0.9x", "game", ""),
    ("/play?game=marienbad&convention=normal", "convention", ""),
    ("/play?game=marienbad&convention=odd", "convention", "odd"),
    ("/play?game=nim&order=a-b", "order", ""),
    ("/play?game=tanhinmin&order=a-b-a", "order", ""),
    ("/play?game=tanhinmin&relation=a--b", "relation", ""),
    ("/play?game=tanhinmin&rules=nonsense", "rules", "nonsense"),
    ("/play?game=nim&position=3+x+5", "position", "x"),
    ("/play?game=tanhinmin&position=3+5", "position", ""),
    ("/play?game=nim&deck=1-13", "deck", ""),
    ("/play?game=tanhinmin&deck=13-1", "deck", ""),
    ("/analyse?game=tanhinmin&position=3+7&deck=1-9&played=1,44", "played", ""),
    ("/play?game=tanhinmin&cards=0", "cards", "0"),
    ("/play?game=tanhinmin&cards=500", "cards", ""),
    ("/play?game=nim&cards=5", "cards", ""),
    ("/play?game=nim&players=me,you", "players", "you"),
    ("/play?game=nim&players=computer", "players", "computer"),
    ("/play?game=nim&players=me,me,me", "players", ""),
    ("/play?game=nim&players=me,rule", "players", ""),
    ("/play?game=nim&first=2", "first", ""),
    ("/play?game=nim&first=me", "first", "me"),
    ("/play?game=nim&hidden=yes", "hidden", ""),
    ("/play?game=tanhinmin&hidden=perhaps", "hidden", "perhaps"),
    ("/play?game=nim&level=101", "level", "101"),
    ("/play?game=nim&level=-1", "level", "-1"),
    ("/play?game=nim&seed=x", "seed", "x"),
    ("/play?game=marienbad&moves=7:0,9:1", "moves", "9"),
    ("/play?game=nim&position=1&moves=1:0,1:0", "moves", "1:0"),
    ("/play?game=nim&moves=5:1&at=2", "at", "2"),
    ("/play?game=nim&touched=0", "touched", "0"),
    ("/play?game=nim&touched=0.7", "touched", "0.7"),
    ("/play?game=nim&hint=3", "hint", "3"),
    ("/play?game=nim&why=no", "why", "no"),
    ("/play?game=nim&values=some", "values", "some"),
    ("/play?game=nim&keys=none", "keys", "none"),
    ("/play?game=nim&language=fr", "language", "fr"),
    ("/play?game=nim&mistake=1", "mistake", "mistake"),
    ("/lesson?game=nim&position=3+5+7&moves=7:5&mistake=0", "mistake", "0"),
    ("/lesson?game=nim&position=3+5+7&moves=7:5,3:0&mistake=2", "mistake", "2"),
    ("/lesson?game=nim&position=3+5+7&moves=7:5,3:0&try=9:1", "try", "9"),
    ("/play?game=nim&game=kayles", "game", "kayles"),
    ("/play?game=nim&colour=red", "colour", "colour"),
    ("/play?game=%FF", "game", ""),
    ("/learn?game=nothing", "game", "nothing"),
    ("/research?game=tanhinmin", "game", "tanhinmin"),
    ("/research?game=marienbad", "game", "marienbad"),
];

#[tokio::test]
async fn a_wrong_field_is_named_and_its_place_marked() {
    let visitor = Visitor::new();
    for (address, field, marked) in WRONG {
        let page = visitor.go(&format!("{address}&language=en")).await;
        let page = if *field == "language" { visitor.go(address).await } else { page };
        assert_eq!(page.status, 400, "{address}");
        assert_eq!(page.texts(".where"), [format!("In the field {field}")], "{address}");
        if !marked.is_empty() {
            assert_eq!(page.texts("mark"), [*marked], "{address}");
        }
        assert_eq!(page.texts(".sentence").len(), 1, "{address}");
        let repaired = page.link(".button.primary");
        let there = visitor.go(&repaired).await;
        assert_eq!(there.status, 200, "{address} is repaired to {repaired}: {:?}", there.texts(".sentence"));
    }
}

#[tokio::test]
async fn the_moves_before_a_wrong_one_are_kept() {
    let visitor = Visitor::new();
    let page = visitor.go("/analyse?game=marienbad&moves=7:0,5:2,9:1,3:0&language=de").await;
    assert_eq!(page.link(".button.primary"), "/analyse?game=marienbad&moves=7:0,5:2&language=de");
}

/// However many fields are wrong, the repaired address is right.
#[tokio::test]
async fn several_faults_are_repaired_together() {
    let visitor = Visitor::new();
    let page = visitor.go("/play?game=nim&level=900&hint=9&colour=red&seed=5&language=de").await;
    assert_eq!(page.link(".button.primary"), "/play?game=nim&seed=5&language=de");
}

#[tokio::test]
async fn what_is_too_long_is_not_read() {
    let visitor = Visitor::new();
    let long = "1+".repeat(5_000);
    assert_eq!(visitor.go(&format!("/analyse?game=nim&position={long}")).await.status, 414);
    let long = "1+".repeat(2_500);
    let page = visitor.go(&format!("/analyse?game=nim&position={long}&language=en")).await;
    assert_eq!(page.status, 400);
    assert_eq!(page.texts(".where"), ["In the field position"]);
}

#[tokio::test]
async fn there_is_no_such_page() {
    let visitor = Visitor::new();
    for address in ["/nothing", "/play/", "/figure/x.svg", "/figure/0.svg", "/Play", "//", "/%00"] {
        let page = visitor.go(address).await;
        assert_eq!(page.status, 404, "{address}");
        for (language, title) in [("de", "Diese Seite gibt es nicht"), ("ja", "このページはありません")] {
            let page = visitor.go(&format!("{address}?language={language}")).await;
            assert_eq!(page.texts("h1"), [title], "{address}");
        }
        assert_eq!(page.count("h1"), 1, "{address}");
    }
}
