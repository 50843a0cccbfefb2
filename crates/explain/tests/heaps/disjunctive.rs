//! Sums of different games in words and figures.

use lastmove_explain::{Explain, Language, Pieces};
use lastmove_game::{Ask, Convention, Notation, Problem, Rules, Theory};
use lastmove_heaps::{DisjunctiveSum, SumMove, SumPosition};

use super::snapshots::who;
use super::{english, figures_of, voice_of, write};

fn sums(convention: Convention) -> DisjunctiveSum {
    DisjunctiveSum::new(convention)
}

/// The picture and the explanation of a position in all languages.
fn in_all_languages(convention: Convention, text: &str) -> String {
    let game = sums(convention);
    let position = game.parse_position(text).unwrap();
    let ask = Ask::default();
    let verdict = game.solve(&position, &ask).unwrap().list(ask.limit);
    let said = Language::ALL.map(|language| {
        let voice = voice_of(language, Pieces::Stones);
        let picture = game.picture(&game.layout(text, &position), &voice);
        format!("{text}\n\n{picture}\n\n{}\n", write(&game.explain(&position, &verdict, &voice)))
    });
    said.join("\n----\n\n")
}

macro_rules! snapshots {
    ($($name:ident: $convention:ident, $position:literal;)*) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(in_all_languages(Convention::$convention, $position));
            }
        )*
    };
}

snapshots! {
    sum_won: Normal, "nim:4 kayles:5 lasker:2";
    sum_lost: Normal, "kayles:5 nim:4";
    sum_of_codes_and_large_heaps: Normal, "0.15:7 S1,4:9 lasker:65535 lasker:65536";
    sum_with_heaps_far_beyond_the_period: Normal, "kayles:1000000000000 dawsons-kayles:4503599627370496 nim:4";
    sum_over: Normal, "grundy:2 grundy:1";
    sum_in_misere_play_is_searched: Misere, "kayles:2 nim:3";
}

#[test]
fn sums_rules_moves_and_hints() {
    let mut said = Vec::new();
    for language in Language::ALL {
        let voice = voice_of(language, Pieces::Stones);
        for convention in [Convention::Normal, Convention::Misere] {
            said.push(sums(convention).rules(&voice));
            said.push(format!("  {}", sums(convention).say_convention(&voice)));
        }
        let (game, position) = (sums(Convention::Normal), "kayles:5 nim:4 0.15:7".parse().unwrap());
        for action in ["kayles:5:3+1", "nim:4:0", "0.15:7:6"] {
            let action: SumMove = action.parse().unwrap();
            let hint = game.hint(&position, &action, &voice);
            said.push(game.say_move(&position, &action, &who(language), &voice));
            said.push(format!("  {} | {}", hint.place, hint.action));
        }
    }
    insta::assert_snapshot!(said.join("\n"));
}

#[test]
fn heaps_keep_their_places() {
    let game = sums(Convention::Normal);
    let text = "nim:4, kayles:5 nim:4";
    let mut position: SumPosition = text.parse().unwrap();
    let mut layout = game.layout(text, &position);
    let shown = |layout: &_| game.picture(layout, &english()).to_string();
    assert_eq!(shown(&layout), "  nim     4  o o o o\n  kayles  5  o o o o o\n  nim     4  o o o o");
    for action in ["nim:4:0", "kayles:5:3+1"] {
        let action = game.parse_move(&position, action).unwrap();
        layout = game.follow(&layout, &position, &action, None);
        position = game.play(&position, &action).unwrap().position;
    }
    assert_eq!(shown(&layout), "  nim     0  .\n  kayles  3  o o o\n  kayles  1  o\n  nim     4  o o o o");
    let other = game.layout("nim:1", &position);
    assert_eq!(shown(&other), "  kayles  1  o\n  kayles  3  o o o\n  nim     4  o o o o");
}

/// What the figures say is read back and checked: values, what they need, and a move that gives it.
#[test]
fn the_targets_of_a_sum_are_met() {
    let game = sums(Convention::Normal);
    let ask = Ask::default();
    for text in ["nim:4 kayles:5 lasker:2", "grundy:9 nim:6 kayles:8 0.8:7", "nim:1 nim:2 S1,4:8"] {
        let position: SumPosition = text.parse().unwrap();
        let verdict = game.solve(&position, &ask).unwrap().list(ask.limit);
        assert!(verdict.decision.is_win(), "{text}");
        let explanation = game.explain(&position, &verdict, &english());
        let figure = &figures_of(&explanation)[1];
        let mut found = 0;
        for line in figure.lines().skip(2) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [heap, value, needed, by] = words[..] else { panic!("four columns: {line}") };
            let (value, needed): (u64, u64) = (value.parse().unwrap(), needed.parse().unwrap());
            assert_eq!(Some(value ^ needed), verdict.nim_value, "{line}");
            let wins = |by: &str| verdict.winning_moves.iter().any(|way| way.action.to_string() == by);
            let start = format!("{heap}:");
            assert_eq!(by != "-", verdict.winning_moves.iter().any(|way| way.action.to_string().starts_with(&start)));
            assert!(by == "-" || (by.starts_with(&start) && wins(by)), "{line}");
            found += 1;
        }
        assert_eq!(found, text.split(' ').count(), "{figure}");
    }
}

/// What can be wrong with a sum, provoked by the texts that do it.
pub(super) fn problems_of_sums() -> Vec<(String, Problem)> {
    let game = sums(Convention::Normal);
    let position: SumPosition = "kayles:5 nim:4".parse().unwrap();
    let mut found = Vec::new();
    for text in ["", "kayles 5", "kales:5", "tanhinmin:5"] {
        found.extend(game.parse_position(text).err().map(|problem| (format!("sum {text:?}"), problem)));
    }
    for text in ["5:3+1", "kayles:4:3", "kayles:5:5", "kales:5:1"] {
        let problem = game.parse_move(&position, text).err();
        found.extend(problem.map(|problem| (format!("sum: {text:?} in {position}"), problem)));
    }
    let why = game.solve(&position, &Ask { why: Some(5), ..Ask::default() }).err();
    found.extend(why.map(|problem| (format!("sum {position}: why 5"), problem)));
    found
}
