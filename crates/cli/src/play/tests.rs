//! Whole conversations without a terminal.

use std::ffi::OsString;

use lastmove_explain::{Language, Voice};
use lastmove_game::random::Random;
use proptest::prelude::*;

use super::conversation::Conversation;
use crate::arguments::{Arguments, Command};
use crate::printer::{COLUMNS, Printer};

fn sitting(words: &str) -> lastmove_catalogue::Sitting {
    let words = ["lastmove", "play"].into_iter().chain(words.split_whitespace()).map(OsString::from);
    let Command::Play(arguments) = Arguments::read(words).unwrap().command else { unreachable!() };
    super::setup::sitting(&arguments).unwrap()
}

/// What is said in a conversation that begins with the command `play` and these words.
fn converse(words: &str, input: &[u8], language: Language) -> String {
    let mut printer = Printer::new(Vec::new(), false, COLUMNS);
    Conversation::new(sitting(words), input, &mut printer, &Voice::new(language), true).hold().unwrap();
    String::from_utf8(std::mem::take(printer.stream())).unwrap()
}

/// Lines of random legal moves that bring the game to its end, whatever the computer answers.
fn random_moves(words: &str, seed: u64) -> String {
    let mut sitting = sitting(words);
    let mut random = Random::seeded(seed);
    let mut lines = String::new();
    while sitting.table.finish().is_none() {
        let action = if sitting.person_to_move() {
            let action = sitting.table.choose(0, &mut random).unwrap();
            lines.push_str(&action);
            lines.push('\n');
            action
        } else {
            sitting.choose(sitting.level).unwrap()
        };
        sitting.table.play(&action).unwrap();
    }
    lines
}

const GAMES: &[&str] = &[
    "marienbad",
    "marienbad --first computer --level 50",
    "marienbad --players me,me",
    "nim 3 4 5",
    "nim 1 2 2 --misere --level 0",
    "lasker",
    "lasker 1 1 3 --misere",
    "kayles 5 8 --misere",
    "grundy",
    "S1,2,5 9 8",
    "4.(3) 6",
    "tanhinmin",
    "tanhinmin --first computer --level 40",
    "tanhinmin --deck 1-4x3 --cards 2,5",
    "tanhinmin 1 3 / 2 4 @ 2 / 5",
    "tanhinmin 1 3 / 2 / 4 --players computer,me,me --first 1",
];

/// The sentence that begins the last words of a game.
fn is_over(conversation: &str) -> bool {
    conversation.contains("has won.") || conversation.contains("You have won!")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if std::env::var_os("LASTMOVE_FULL").is_some() { 2_000 } else { 100 }, ..ProptestConfig::default() })]

    #[test]
    fn random_moves_lead_every_game_to_its_end(words in prop::sample::select(GAMES), seed in any::<u32>()) {
        let words = format!("{words} --seed {seed}");
        let said = converse(&words, random_moves(&words, seed.into()).as_bytes(), Language::English);
        prop_assert!(is_over(&said), "{said}");
        prop_assert!(!said.contains("error:"), "{said}");
    }

    #[test]
    fn anything_may_be_typed(
        words in prop::sample::select(GAMES),
        language in prop::sample::select(&Language::ALL),
        lines in prop::collection::vec(
            prop_oneof![
                "(hint|why|undo|moves|position|again|help|why 1:0|why 3|why all|hint 1|pass|[0-9]{1,3}|[0-9]{1,2}:[0-9+]{0,4})"
                    .prop_map(String::into_bytes),
                prop::collection::vec(any::<u8>(), 0..30),
                any::<String>().prop_map(String::into_bytes),
            ],
            0..12,
        ),
    ) {
        converse(&format!("{words} --seed 1"), &lines.join(&b'\n'), language);
    }
}

#[test]
fn the_same_seed_gives_the_same_game_after_moves_were_taken_back() {
    let words = "nim 3 4 5 --level 30 --seed 11";
    let straight = converse(words, b"5:4\n", Language::English);
    let detour = converse(words, b"5:0\nundo\n5:4\n", Language::English);
    let last_picture = |said: &str| said.rsplit("> 5:4").next().unwrap().to_owned();
    assert_eq!(last_picture(&straight), last_picture(&detour));
}

#[test]
fn a_wrong_line_changes_nothing() {
    let lines = b"9:1\n7:7\n7:8\n7\nfoo\n\xFF\n\nundo\nposition\n";
    let said = converse("marienbad", lines, Language::English);
    assert_eq!(said.matches("error:").count(), 6, "{said}");
    assert!(said.contains("There is no move of yours to take back."), "{said}");
    assert!(said.contains("Position: 1 3 5 7"), "{said}");
}

#[test]
fn a_line_without_end_is_refused_in_little_memory() {
    let mut lines = vec![b'7'; 100_000];
    lines.extend(b"\nposition\n");
    let said = converse("marienbad", &lines, Language::English);
    assert!(said.contains("more than 4096 bytes"), "{said}");
    assert!(said.contains("Position: 1 3 5 7"), "{said}");
}

#[test]
fn undo_takes_back_the_answer_too() {
    let said = converse("marienbad", b"7:0\nundo\nposition\n", Language::English);
    assert!(said.ends_with("Position: 1 3 5 7\n\n> \n"), "{said}");
    let said = converse("marienbad 1 2 --first computer", b"undo\n1:0\nundo\nposition\n", Language::English);
    assert!(said.contains("There is no move of yours to take back."), "{said}");
    assert!(said.ends_with("Position: 1\n\n> \n"), "the computer’s first move stands: {said}");
}

#[test]
fn a_finished_game_can_still_be_talked_about() {
    let lines = b"1:0\nhint\nwhy\nmoves\nundo\n1:0\nagain\nquit\n";
    let said = converse("marienbad 1", lines, Language::English);
    // Told at the end, once more when asked why, and at the end of the second game.
    assert_eq!(said.matches("You took the last match (").count(), 3, "{said}");
    assert!(said.ends_with("> quit\n"), "{said}");
}

#[test]
fn rules_are_told_once_and_again_when_asked_for() {
    let rule = "The rule: when all sums are even";
    let lines = b"why\n5:2\nwhy\nwhy 7:1\nwhy all\nwhy all\n";
    let said = converse("marienbad 1 3 5", lines, Language::English);
    // Wherever the lines end.
    let flat = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let told: Vec<usize> = flat.split("> why").map(|part| part.matches(rule).count()).collect();
    assert_eq!(told, [0, 1, 0, 0, 1, 1], "{said}");
    assert_eq!(said.matches("`why all` repeats them.").count(), 1, "{said}");
}

#[test]
fn a_reason_asked_for_again_and_again_comes_to_an_end() {
    let lines = b"5:4\nwhy\nwhy\nwhy\nwhy\n";
    let said = converse("marienbad", lines, Language::English);
    let whys: Vec<&str> = said.split("> why\n").collect();
    assert!(whys[1].contains("Ask `why` again"), "{said}");
    assert!(whys[2].contains("How does one find"), "{said}");
    assert!(whys[3].contains("There is no more to say") && whys[4].contains("There is no more to say"), "{said}");
}
