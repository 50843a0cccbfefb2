//! Drawings are read back as XML: each stands by itself, says in words what it shows, and stays small.

use std::sync::LazyLock;

use lastmove_cards::Tanhinmin;
use lastmove_cards::tanhinmin::Setup;
use lastmove_explain::{Explain, Language, Pieces, Voice};
use lastmove_game::{Ask, Budget, Convention, Notation, Theory};
use lastmove_heaps::{Breaking, Code, DisjunctiveSum, Lasker, Nim};
use proptest::collection::vec;
use proptest::prelude::*;
use roxmltree::{Document, Node};

const MARIENBAD: Nim = Nim { convention: Convention::Misere };
const NIM: Nim = Nim { convention: Convention::Normal };
const LASKER: Lasker = Lasker { convention: Convention::Normal };

/// No drawing has more bytes, however large the position.
const LARGEST: usize = 300_000;

fn voices() -> &'static [Voice] {
    static VOICES: LazyLock<Vec<Voice>> = LazyLock::new(|| Language::ALL.map(Voice::new).into());
    &VOICES
}

fn english() -> &'static Voice {
    voices().iter().find(|voice| voice.language() == Language::English).unwrap()
}

fn kayles() -> Breaking {
    Breaking::new(Code::parse("0.77").unwrap(), Convention::Normal)
}

fn tanhinmin(text: &str) -> Tanhinmin {
    Setup::default().game_of(text).unwrap()
}

/// The picture of a position, each figure of its explanation, and the one of the whole answer, as drawings.
fn drawings<G: Explain>(game: &G, text: &str, voice: &Voice) -> Vec<String> {
    let position = game.parse_position(text).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
    let picture = game.picture(&game.layout(text, &position), voice);
    let ask = Ask { budget: Budget::positions(20_000), ..Ask::default() };
    let mut drawings = vec![picture.drawing.expect("every position has a picture")];
    if let Ok(verdict) = game.solve(&position, &ask) {
        let verdict = verdict.list(ask.limit);
        let explanation = game.explain(&position, &verdict, voice);
        drawings.extend(explanation.drawings().cloned());
        drawings.extend(game.drawing(&position, &verdict, voice));
    }
    // Of which pieces the voice speaks when the drawing is made does not matter.
    let other = voice.about(Pieces::Stones);
    drawings.iter().enumerate().map(|(number, drawing)| drawing.svg(&format!("drawing-{number}"), &other)).collect()
}

/// A drawing that is well-formed, titled and described, without style sheets, in its frame and small.
fn check(svg: &str, voice: &Voice) {
    assert!(svg.len() <= LARGEST, "{} bytes", svg.len());
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
    assert_eq!(root.attribute("lang"), Some(voice.language().tag()));
    let [width, height] = ["width", "height"].map(|length| number(root, length));
    assert_eq!(root.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()));
    let labels: Vec<&str> = root.attribute("aria-labelledby").unwrap().split(' ').collect();
    let parts: Vec<Node> = root.children().filter(Node::is_element).collect();
    let words: Vec<&str> = parts.iter().take(2).map(|part| part.attribute("id").unwrap()).collect();
    assert_eq!(labels, words);
    assert_eq!(["title", "desc"], [parts[0].tag_name().name(), parts[1].tag_name().name()]);
    assert!(parts[..2].iter().all(|part| part.text().is_some_and(|text| text.len() > 5)), "{svg}");
    for node in document.descendants().filter(Node::is_element) {
        assert!(node.attribute("style").is_none() && node.tag_name().name() != "style", "{svg}");
        let drawn = !["title", "desc"].contains(&node.tag_name().name());
        assert!(!drawn || node.attribute("class").is_some_and(|class| !class.is_empty()), "{svg}");
        inside(node, [width, height], svg);
    }
}

fn number(node: Node, attribute: &str) -> f64 {
    node.attribute(attribute).and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

/// Shapes lie within the frame, and words begin there.
fn inside(node: Node, [width, height]: [f64; 2], svg: &str) {
    let at = |attribute| number(node, attribute);
    let places = match node.tag_name().name() {
        "rect" => vec![[at("x"), at("y")], [at("x") + at("width"), at("y") + at("height")]],
        "circle" => vec![[at("cx") - at("r"), at("cy") - at("r")], [at("cx") + at("r"), at("cy") + at("r")]],
        "line" => vec![[at("x1"), at("y1")], [at("x2"), at("y2")]],
        "text" => vec![[at("x"), at("y")]],
        _ => vec![],
    };
    for [x, y] in places {
        assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y), "{x} {y} of {width} {height}: {svg}");
    }
}

fn check_all<G: Explain>(game: &G, text: &str, pieces: Pieces) {
    for voice in voices() {
        for svg in drawings(game, text, &voice.about(pieces)) {
            check(&svg, voice);
        }
    }
}

/// All words of a drawing that are seen.
fn seen(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap();
    let texts = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

/// How many shapes of a class there are; a shape may have further classes.
fn count(svg: &str, class: &str) -> usize {
    let document = Document::parse(svg).unwrap();
    let is = |node: &Node| node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class));
    document.descendants().filter(is).count()
}

#[test]
fn every_figure_of_the_terminal_has_a_drawing() {
    for text in ["1 3 5", "1 3 5 7", "1 1 5"] {
        let position = MARIENBAD.parse_position(text).unwrap();
        let verdict = MARIENBAD.solve(&position, &Ask::default()).unwrap().list(1_000);
        let explanation = MARIENBAD.explain(&position, &verdict, english());
        let figures = explanation.paragraphs().iter().filter_map(|paragraph| match paragraph {
            lastmove_explain::Paragraph::Figure(figure) => Some(figure),
            _ => None,
        });
        assert!(figures.clone().count() > 0 && figures.clone().all(|figure| figure.drawing.is_some()), "{text}");
    }
}

#[test]
fn each_match_and_each_one_taken_is_drawn() {
    let position = MARIENBAD.parse_position("1 3 5 7").unwrap();
    let layout = MARIENBAD.layout("1 3 5 7", &position);
    let layout = MARIENBAD.follow(&layout, &position, &"7:2".parse().unwrap(), None);
    let voice = english().about(Pieces::Matches);
    let svg = MARIENBAD.picture(&layout, &voice).drawing.unwrap().svg("board", &voice);
    assert_eq!([count(&svg, "match"), count(&svg, "head"), count(&svg, "ghost")], [11, 11, 5]);
    assert!(svg.contains("Row 4, 2 matches"), "{svg}");
}

#[test]
fn odd_sums_are_ringed_and_the_missing_number_is_boxed() {
    let columns = &drawings(&NIM, "1 3 5", english())[1];
    assert_eq!(count(columns, "ring"), 3);
    assert!(columns.contains("1 (ringed) 1 (ringed) 3 (ringed)"), "{columns}");
    let position = kayles().parse_position("5").unwrap();
    let ask = Ask { why: Some(5), ..Ask::default() };
    let verdict = kayles().solve(&position, &ask).unwrap().list(10);
    let explanation = kayles().explain(&position, &verdict, english());
    let mex = explanation.drawings().last().unwrap().svg("mex", english());
    assert_eq!(count(&mex, "box"), 1);
    assert!(mex.contains("4 (boxed)"), "{mex}");
}

#[test]
fn hidden_hands_are_drawn_from_behind() {
    let game = tanhinmin("3 5 9 / 44 66");
    let position = game.parse_position("3 5 9 / 44 66").unwrap();
    let layout = game.seen_by(&game.layout("", &position), 0);
    let svg = game.picture(&layout, english()).drawing.unwrap().svg("board", english());
    assert_eq!([count(&svg, "card"), count(&svg, "back")], [3, 2]);
    let named = ["44", "66"].map(|card| svg.contains(&format!(">{card}<")) || svg.contains(&format!(" {card}")));
    assert_eq!(named, [false, false], "{svg}");
}

#[test]
fn a_joker_is_a_star() {
    let svg = &drawings(&tanhinmin("1 5 7 / 14 2; joker=14"), "1 5 7 / 14 2; joker=14", english())[0];
    assert_eq!([count(svg, "card"), count(svg, "star")], [5, 1]);
    assert_eq!(seen(svg).iter().filter(|words| *words == "14").count(), 1);
}

#[test]
fn huge_positions_give_small_drawings() {
    let many = |count: usize, largest: usize| {
        (0..count).map(|number| (number * 7 % largest + 1).to_string()).collect::<Vec<_>>().join(" ")
    };
    check_all(&NIM, &many(5_000, 1 << 40), Pieces::Stones);
    check_all(&MARIENBAD, &many(5_000, 29), Pieces::Matches);
    check_all(&LASKER, &many(1_000, 60), Pieces::Stones);
    check_all(&NIM, "4503599627370496 1 4503599627370495", Pieces::Stones);
    let text = format!("{} / {}", many(700, 13), many(800, 1_000));
    check_all(&tanhinmin(&text), &text, Pieces::Stones);
}

#[test]
fn drawings_in_all_languages() {
    let games = |voice: &Voice| {
        let matches = voice.about(Pieces::Matches);
        let mut all = drawings(&MARIENBAD, "1 3 5", &matches);
        all.extend(drawings(&tanhinmin("3 5 9 / 4 6 @ 2"), "3 5 9 / 4 6 @ 2", voice).into_iter().take(2));
        all
    };
    let described = |svg: &String| {
        let document = Document::parse(svg).unwrap();
        let words = document.root_element().children().filter_map(|node| node.text()).filter(|text| text.len() > 1);
        words.take(2).collect::<Vec<_>>().join("\n")
    };
    let said = voices().iter().map(|voice| games(voice).iter().map(described).collect::<Vec<_>>().join("\n\n"));
    insta::assert_snapshot!(said.collect::<Vec<_>>().join("\n\n----\n\n"));
}

#[test]
fn a_table_and_a_picture_in_full() {
    let voice = english().about(Pieces::Matches);
    let all = drawings(&MARIENBAD, "1 3", &voice);
    insta::assert_snapshot!(all[0]);
    insta::assert_snapshot!(drawings(&NIM, "1 3", english())[1]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_heaps_can_be_drawn(heaps in vec(prop_oneof![1_u64..12, 1_u64..200, 1_u64..1 << 50], 0..20)) {
        let text = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let text = if text.is_empty() { "0".to_owned() } else { text };
        check_all(&NIM, &text, Pieces::Stones);
        check_all(&MARIENBAD, &text, Pieces::Matches);
        check_all(&LASKER, &text, Pieces::Stones);
        check_all(&kayles(), &text, Pieces::Stones);
    }

    #[test]
    fn any_sum_can_be_drawn(heaps in vec((0_usize..3, 1_u64..60), 1..20), misere: bool) {
        let games = ["nim", "kayles", "0.15"];
        let text = heaps.iter().map(|(game, heap)| format!("{}:{heap}", games[*game])).collect::<Vec<_>>().join(" ");
        let convention = if misere { Convention::Misere } else { Convention::Normal };
        check_all(&DisjunctiveSum::new(convention), &text, Pieces::Stones);
    }

    #[test]
    fn any_cards_can_be_drawn(hands in vec(vec(1_u32..15, 1..8), 2..4), table in prop::option::of(1_u32..14)) {
        let hand = |cards: &Vec<u32>| cards.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        let mut text = hands.iter().map(hand).collect::<Vec<_>>().join(" / ");
        if let Some(table) = table {
            text = format!("{text} @ {table}");
        }
        check_all(&tanhinmin(&text), &text, Pieces::Stones);
    }
}
