//! Figures in SVG stand by themselves and in a page: what they look like is in attributes, and no two kinds share a name.

use lastmove_cards::tanhinmin::Setup;
use lastmove_explain::{Explain, Language, Voice, draw_worth};
use lastmove_game::matches::Interval;
use lastmove_game::{Ask, Notation, Theory};

fn matching(voice: &Voice) -> String {
    let text = "3 5 9 / 4 6 @ 2";
    let game = Setup::default().game_of(text).unwrap();
    let position = game.parse_position(text).unwrap();
    let verdict = game.solve(&position, &Ask::default()).unwrap().list(1_000);
    game.drawing(&position, &verdict, voice).expect("a theorem decides")
}

fn worth(voice: &Voice) -> String {
    let worth = [(-0.2, -0.3, -0.1), (0.0, 0.0, 0.0), (0.25, 0.125, 0.375)];
    draw_worth(&worth.map(|(value, low, high)| Interval { value, low, high }), 3, voice)
}

/// The values of an attribute, in order.
fn values<'s>(svg: &'s str, attribute: &str) -> Vec<&'s str> {
    let mark = format!(" {attribute}=\"");
    svg.split(mark.as_str()).skip(1).map(|rest| rest.split('"').next().expect("it was opened")).collect()
}

/// The elements of this name, as they are written.
fn elements<'s>(svg: &'s str, name: &str) -> Vec<&'s str> {
    let mark = format!("<{name} ");
    svg.split(mark.as_str()).skip(1).map(|rest| rest.split('>').next().expect("it was opened")).collect()
}

#[test]
fn looks_are_attributes_with_a_class_for_other_looks() {
    for voice in Language::ALL.map(Voice::new) {
        for svg in [matching(&voice), worth(&voice)] {
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
            assert!(!svg.contains("<style") && !svg.contains(" style="), "{svg}");
            let [shapes, lines, words] = ["rect", "line", "text"].map(|name| elements(&svg, name));
            assert!(!shapes.is_empty() && !lines.is_empty() && !words.is_empty());
            assert!(shapes[0].starts_with("class=\"paper\""), "{svg}");
            for element in shapes.iter().chain(&lines).chain(&words) {
                assert!(element.starts_with("class=\"") && element.contains(" fill=\""), "{element}");
            }
            assert!(shapes[1..].iter().chain(&lines).all(|element| element.contains(" stroke=\"")), "{svg}");
            assert!(words.iter().all(|element| element.contains(" font-size=\"")), "{svg}");
            assert_eq!(values(&svg, "lang"), [voice.language().tag()]);
        }
    }
}

#[test]
fn figures_of_both_kinds_can_stand_on_one_page() {
    let voice = Voice::new(Language::English);
    let page = matching(&voice) + &worth(&voice);
    let names = values(&page, "id");
    assert_eq!(names, ["matching-title", "matching-description", "worth-title", "worth-description"]);
    let used: Vec<&str> = values(&page, "aria-labelledby").into_iter().flat_map(str::split_whitespace).collect();
    assert_eq!(used, names);
}

#[test]
fn what_wins_is_filled_and_what_loses_is_hollow() {
    let svg = worth(&Voice::new(Language::English));
    let bars = elements(&svg, "rect");
    let fills: Vec<_> = bars[1..].iter().map(|bar| values(bar, "fill")[0]).collect();
    assert_eq!(fills.len(), 3);
    assert!(fills[0] != fills[1] && fills[1] == fills[2], "{fills:?}");
    assert_eq!(values(bars[0], "fill")[0], fills[0], "a hollow bar is as the paper");
    // Only where an estimate has bounds are they drawn.
    assert_eq!(values(&svg, "class").iter().filter(|&&class| class == "bounds").count(), 2);
}
