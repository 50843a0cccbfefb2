//! Explanations, rules and problems in all languages, each read by a person before it was accepted.

use lastmove_explain::{Explain, Language, Pieces, Voice, WordedProblem, say_digits, say_title};
use lastmove_game::{Ask, Budget, Convention, Notation, Problem, Rules, Theory};
use lastmove_heaps::certificate::Functional;
use lastmove_heaps::{
    Breaking, Certificate, Code, Engine, Heaps, Instructions, NimSequence, Refused, nim_values, verify,
};

use super::disjunctive::problems_of_sums;

use super::{HeapWords, LASKER, MARIENBAD, MISERE_LASKER, NIM, answer, code, heaps, voice_of, write};

/// The picture and the explanation of a position in all languages.
fn in_all_languages(game: &impl HeapWords, pieces: Pieces, text: &str, why: Option<u64>) -> String {
    let position = game.parse_position(text).unwrap();
    let verdict = answer(game, &position, why);
    let said = Language::ALL.map(|language| {
        let voice = voice_of(language, pieces);
        let picture = game.picture(&game.layout(text, &position), &voice);
        format!("{text}\n\n{picture}\n\n{}\n", write(&game.explain(&position, &verdict, &voice)))
    });
    said.join("\n----\n\n")
}

macro_rules! snapshots {
    ($($name:ident: $game:expr, $pieces:ident, $position:literal, $why:expr;)*) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(in_all_languages(&$game, Pieces::$pieces, $position, $why));
            }
        )*
    };
}

snapshots! {
    marienbad_at_the_start: MARIENBAD, Matches, "1 3 5 7", None;
    marienbad_won: MARIENBAD, Matches, "1 3 5", None;
    marienbad_ending_leave_one: MARIENBAD, Matches, "1 1 5", None;
    marienbad_ending_take_whole: MARIENBAD, Matches, "1 4", None;
    marienbad_ending_single_row: MARIENBAD, Matches, "6", None;
    marienbad_odd_number_of_ones: MARIENBAD, Matches, "1 1 1", None;
    marienbad_even_number_of_ones: MARIENBAD, Matches, "1 1", None;
    marienbad_last_match: MARIENBAD, Matches, "1", None;
    marienbad_over: MARIENBAD, Matches, "0", None;
    nim_in_pairs: NIM, Stones, "5 5 6 6", None;
    nim_with_one_column_odd: NIM, Stones, "4 5 5", None;
    nim_with_large_heaps: NIM, Stones, "3 77777 8888888 4503599627370496", None;
    lasker_with_the_value_of_four: LASKER, Stones, "2 5 7", Some(4);
    lasker_lost: LASKER, Stones, "3 3", None;
    lasker_with_many_winning_moves: LASKER, Stones, "65535 65536", None;
    misere_lasker_with_a_pair: MISERE_LASKER, Stones, "3 3 1 6", None;
    misere_lasker_ending: MISERE_LASKER, Stones, "1 1 4", None;
    kayles_with_the_value_of_five: code("0.77", Convention::Normal), Stones, "1 2 3 5", Some(5);
    kayles_with_the_value_of_a_large_heap: code("0.77", Convention::Normal), Stones, "20", Some(70);
    kayles_with_heaps_far_beyond_the_period: code("0.77", Convention::Normal), Stones, "5 1000000000000", None;
    misere_kayles_is_searched: code("0.77", Convention::Misere), Stones, "3 5 8", None;
    grundy_with_the_value_of_a_dead_heap: code("4u.0", Convention::Normal), Stones, "3 5", Some(2);
    dawsons_kayles_over: code("0.07", Convention::Normal), Stones, "1 1", None;
}

fn rules(game: &impl HeapWords, voice: &Voice) -> String {
    let digits = say_digits(game.code(), voice).join("\n  ");
    format!("{} ({})\n{}\n  {digits}\n", say_title(game.code(), voice), game.code(), game.rules(voice))
}

#[test]
fn titles_rules_and_digits() {
    let mut said = Vec::new();
    for language in Language::ALL {
        let voice = voice_of(language, Pieces::Stones);
        said.push(rules(&MARIENBAD, &voice.about(Pieces::Matches)));
        said.push(rules(&NIM, &voice));
        said.push(rules(&MISERE_LASKER, &voice));
        for (_, known) in Code::well_known().skip(1) {
            said.push(rules(&Breaking::new(known, Convention::Normal), &voice));
        }
        for other in ["S1,2,5", "0.333", "S4", "0.456u", "0.(12)", "8.0", "0.3F"] {
            said.push(rules(&code(other, Convention::Misere), &voice));
        }
    }
    insta::assert_snapshot!(said.join("\n"));
}

#[test]
fn moves_and_hints() {
    let game = code("0.3F", Convention::Normal);
    let position = heaps(&[9]);
    let mut said = Vec::new();
    for language in Language::ALL {
        for pieces in [Pieces::Stones, Pieces::Matches] {
            let voice = voice_of(language, pieces);
            for action in ["1:0", "7:0", "7:6", "7:2", "7:6+1", "9:4+4", "9:3+2+1"] {
                let action = action.parse().unwrap();
                let hint = game.hint(&position, &action, &voice);
                said.push(game.say_move(&position, &action, &who(language), &voice));
                said.push(format!("  {} | {}", hint.place, hint.action));
            }
        }
    }
    insta::assert_snapshot!(said.join("\n"));
}

pub(super) fn who(language: Language) -> String {
    let name = match language {
        Language::English => "The computer",
        Language::German => "Der Computer",
        Language::Japanese => "コンピュータ",
    };
    name.to_owned()
}

/// Everything that can be wrong, provoked by the texts that do it.
fn problems() -> Vec<(String, Problem)> {
    let positions = ["", "3 0 5", "1 -3", "x", "2,,5", "9999999999999999"];
    let codes = ["", "0.G", "44", "1.7", "2.7", ".", "0.(3", "0.(3)7", "S", "S0,1", "S{1", "S1,x"];
    let moves = [
        "7",
        "7:",
        "0:0",
        "7:7+0",
        "7:1+1+1+1",
        "9:4",
        "7:7",
        "7:9",
        "7:4+2",
        "7:x",
        "7:-1",
        "7:3",
        "7:0",
        "5:2+2",
        "6:3+3",
        "1:0",
    ];
    let games = ["0.3", "0.(3)", "4.(3)", "0.77", "4u.0", "0.6", "0.04u"];
    let mut found = Vec::new();
    for text in positions {
        found.extend(text.parse::<Heaps>().err().map(|problem| (format!("{text:?}"), problem)));
    }
    for text in codes {
        found.extend(Code::parse(text).err().map(|problem| (format!("code {text:?}"), problem)));
    }
    for named in games {
        let game = code(named, Convention::Normal);
        let position = heaps(&[1, 5, 6, 7]);
        for text in moves {
            let problem = game.parse_move(&position, text).and_then(|action| Ok(game.play(&position, &action)?)).err();
            found.extend(problem.map(|problem| (format!("{named}: {text:?} in {position}"), problem)));
        }
        let over = game.parse_move(&heaps(&[]), "3:1").unwrap_err();
        found.push((format!("{named}: \"3:1\" in 0"), over));
    }
    let far = code("0.007", Convention::Normal).solve(&heaps(&[1 << 40]), &Ask::default()).err();
    found.extend(far.map(|problem| ("0.007: a large heap".to_owned(), problem)));
    let ask = Ask { why: Some(3), ..Ask::default() };
    let no_values = code("0.77", Convention::Misere).solve(&heaps(&[3]), &ask).err();
    found.extend(no_values.map(|problem| ("misère 0.77: why 3".to_owned(), problem)));
    found.extend(problems_of_sums());
    found.extend(problems_of_certificates());
    let check = lastmove_heaps::check::CHECKS.iter().find(|check| check.claim.name == "bouton-normal");
    let too_far =
        check.and_then(|check| check.run(lastmove_heaps::check::Extent::Stones(1_000), &Budget::default()).err());
    found.extend(too_far.map(|problem| ("a check of 1000 stones".to_owned(), problem)));
    let sparse = NimSequence::with(&Code::parse("0.(12)").unwrap(), Engine::Sparse, Instructions::PORTABLE).err();
    found.extend(sparse.map(|problem| ("0.(12): the sparse engine".to_owned(), problem)));
    found
}

/// What can be wrong with a certificate: the file itself, and what it claims.
fn problems_of_certificates() -> Vec<(String, Problem)> {
    let kayles = Code::parse("0.77").unwrap();
    let values = nim_values(&kayles, 200, &Budget::default()).unwrap();
    let functional = |mask| Some(Functional { mask, heap_parity: false });
    let claimed = |code: &str, period, preperiod, functional, values: &[u32]| {
        Certificate::new(Code::parse(code).unwrap(), period, preperiod, functional, values.iter().copied())
    };
    let file = claimed("0.77", 12, 71, None, &values).unwrap().write();
    let changed = |from: &str, to: &str| {
        let text: Vec<u8> = file.clone();
        let at = text.windows(from.len()).position(|part| part == from.as_bytes()).unwrap();
        [&text[..at], to.as_bytes(), &text[at + from.len()..]].concat()
    };
    let sum = Certificate::read(&changed("checksum: ", "checksum: 0"));
    let mut found = vec![
        ("another file".to_owned(), Certificate::read(b"heap,value\n0,0\n").unwrap_err()),
        ("a changed line".to_owned(), Certificate::read(&changed("period: 12", "period: x")).unwrap_err()),
        ("a changed checksum".to_owned(), sum.unwrap_err()),
        ("a file cut off".to_owned(), Certificate::read(&file[..file.len() - 3]).unwrap_err()),
        ("a code without end".to_owned(), claimed("0.(12)", 2, 1, None, &values).unwrap_err()),
        ("the period 0".to_owned(), claimed("0.77", 0, 1, None, &values).unwrap_err()),
        ("a functional without splits".to_owned(), claimed("0.33", 3, 1, functional(1), &values).unwrap_err()),
    ];
    let mut wrong = values.clone();
    wrong[40] += 1;
    let mut refused = |text: &str, certificate: Result<Certificate, Problem>, positions| {
        let refused = verify(&certificate.unwrap(), &Budget::positions(positions)).unwrap_err();
        found.push((text.to_owned(), refused.problem()));
    };
    refused("too large to check", claimed("0.77", 12, 71, None, &values), 100);
    refused("a wrong value", claimed("0.77", 12, 71, None, &wrong), 1_000);
    refused("a period that is not the smallest", claimed("0.77", 24, 71, None, &values), 1_000);
    refused("a pre-period that is not the smallest", claimed("0.77", 12, 90, None, &values), 1_000);
    // The list of rare heaps is made from the values, so a wrong one can only come from a file, with its checksum.
    let rare = Refused::RarePosition { heap: 4 };
    found.push(("a wrong list of rare heaps".to_owned(), rare.problem()));
    found
}

/// The first example of each kind of problem.
#[test]
fn problems_in_words() {
    let mut seen = Vec::new();
    let mut said = Vec::new();
    for (text, problem) in problems() {
        if seen.contains(&problem.id()) {
            continue;
        }
        seen.push(problem.id());
        said.push(format!("{text} ({})", problem.id()));
        for language in Language::ALL {
            let voice = voice_of(language, Pieces::Stones);
            let worded = WordedProblem::of(&problem, &voice);
            said.push(format!("  {}\n  {}", worded.message, worded.hint));
        }
    }
    let missing: Vec<&str> =
        lastmove_heaps::PROBLEMS.iter().map(|kind| kind.id).filter(|id| !seen.contains(id)).collect();
    assert!(missing.is_empty(), "no text provokes {missing:?}");
    insta::assert_snapshot!(said.join("\n"));
}

/// No message fails in any language, whatever the pieces are called.
#[test]
fn every_problem_can_be_worded() {
    for (text, problem) in problems() {
        for language in Language::ALL {
            for pieces in [Pieces::Stones, Pieces::Matches] {
                let worded = WordedProblem::of(&problem, &voice_of(language, pieces));
                assert!(!worded.message.is_empty() && !worded.hint.is_empty(), "{text}");
            }
        }
    }
}
