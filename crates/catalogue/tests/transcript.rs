//! Saved games: what is written is read again, and what is wrong is named.

use lastmove_catalogue::{Start, Table, Transcript, Who, find};
use lastmove_explain::{Voice, WordedProblem};
use lastmove_game::random::Random;
use lastmove_game::{Convention, Problem};
use proptest::prelude::*;

const HEAD: &str = "lastmove transcript 1\n";
const GAME: &str = "game: marienbad\nconvention: misere\nstart: 7 1 3 5\nplayers: computer, me\nlevel: 60\nseed: 7\n\n";

fn open(text: &str) -> Result<(Transcript, Box<dyn Table>), Problem> {
    Transcript::open(text.as_bytes())
}

/// A game of random legal moves, cut off after `most` of them.
fn random_game(name: &str, convention: Convention, seed: u64, most: usize) -> (Transcript, Box<dyn Table>) {
    let game = find(name, Some(convention)).unwrap();
    let mut table = game.open(&Start { seed, ..Start::default() }).unwrap();
    let mut random = Random::seeded(seed);
    let mut moves = Vec::new();
    while moves.len() < most && table.finish().is_none() {
        let action = table.choose(0, &mut random).unwrap();
        table.play(&action).unwrap();
        moves.push(action);
    }
    let transcript = Transcript {
        game: game.name().to_owned(),
        convention,
        start: table.start(),
        order: None,
        relation: None,
        rules: None,
        hidden: None,
        players: (0..table.seats()).map(|seat| if seat == 0 { Who::Me } else { Who::Computer }).collect(),
        level: u8::try_from(seed % 101).unwrap(),
        seed,
        moves,
    };
    (transcript, table)
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(
        (name, convention) in prop::sample::select(vec![
            ("marienbad", Convention::Misere),
            ("nim", Convention::Normal),
            ("nim", Convention::Misere),
            ("lasker", Convention::Normal),
            ("0.077", Convention::Misere),
            ("grundy", Convention::Normal),
            ("tanhinmin", Convention::Normal),
        ]),
        seed in any::<u64>(),
        most in 0_usize..20,
    ) {
        let (transcript, table) = random_game(name, convention, seed, most);
        let text = transcript.to_string();
        let (read, replayed) = open(&text).unwrap();
        prop_assert_eq!(&read, &transcript);
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(replayed.position(), table.position());
        prop_assert_eq!(replayed.mover(), table.mover());
        prop_assert_eq!(replayed.history(), table.history());
    }

    #[test]
    fn one_changed_letter_never_panics(at in 0_usize..400, letter in any::<char>(), seed in 0_u64..50) {
        let (transcript, _) = random_game("tanhinmin", Convention::Normal, seed, 6);
        let mut letters: Vec<char> = transcript.to_string().chars().collect();
        let at = at % letters.len();
        letters[at] = letter;
        let _ = open(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn any_bytes_may_be_given(bytes in prop::collection::vec(any::<u8>(), 0..200), moves in any::<bool>()) {
        let head = if moves { [HEAD, GAME].concat() } else { String::new() };
        let _ = Transcript::open(&[head.as_bytes(), &bytes].concat());
    }
}

#[test]
fn heaps_keep_the_order_they_were_given_in() {
    let (transcript, table) = open(&[HEAD, GAME, "7:4\n"].concat()).unwrap();
    assert_eq!(transcript.start, "7 1 3 5");
    assert_eq!(transcript.players, [Who::Computer, Who::Me]);
    assert_eq!(table.position(), "1 3 4 5");
}

#[test]
fn comments_empty_lines_and_other_line_ends_are_read() {
    let game = GAME.replace("level", "# a remark\nlevel");
    let text = [HEAD, &game, "# the first move\n\n 7:4 \n"].concat().replace('\n', "\r\n");
    let (transcript, table) = open(&format!("\u{feff}{text}")).unwrap();
    assert_eq!(transcript.moves, ["7:4"]);
    assert_eq!(table.history(), [(0, "7:4".to_owned())]);
}

/// The text, the kind of the problem, the line named, and what is marked.
#[test]
fn what_is_wrong_is_named_and_marked() {
    let game = |old: &str, new: &str| [HEAD, &GAME.replace(old, new)].concat();
    let moves = |moves: &str| [HEAD, GAME, moves].concat();
    let cases = [
        (String::new(), "not-a-transcript", None, Some("")),
        ("7:4\n".to_owned(), "not-a-transcript", None, Some("7:4")),
        ("lastmove transcripts\n".to_owned(), "not-a-transcript", None, Some("lastmove transcripts")),
        (format!("lastmove transcript 2\n{GAME}"), "transcript-version", None, Some("2")),
        (game("level: 60", "speed: 60"), "transcript-line", Some(6), Some("speed: 60")),
        (game("level: 60", "level"), "transcript-value", Some(6), Some("")),
        (game("level: 60", "seed: 60"), "transcript-twice", Some(7), Some("seed: 7")),
        (game("seed: 7\n", ""), "transcript-missing", None, None),
        (HEAD.to_owned(), "transcript-missing", None, None),
        (game("level: 60", "level: 101"), "transcript-value", Some(6), Some("101")),
        (game("seed: 7", "seed: -7"), "transcript-value", Some(7), Some("-7")),
        (game("misere", "misère"), "transcript-value", Some(3), Some("misère")),
        (game("computer, me", "computer; me"), "transcript-value", Some(5), Some("computer; me")),
        (game("computer, me", "me"), "transcript-seats", Some(5), Some("me")),
        (game("computer, me", "computer, computer"), "transcript-nobody-types", Some(5), Some("computer, computer")),
        (game("marienbad", "marienbat"), "unknown-game", Some(2), Some("marienbat")),
        (game("misere", "normal"), "marienbad-is-misere", Some(3), Some("normal")),
        (game("7 1 3 5", "7 x"), "not-a-number", Some(4), Some("x")),
        (moves("7:4\n5:9\n"), "transcript-move", Some(10), Some("5:9")),
        (moves("\n# and\n  seven \n"), "transcript-move", Some(11), Some("seven")),
        (moves("7:0\n5:0\n3:0\n1:0\n\n1:0\n"), "transcript-after-end", Some(14), Some("1:0")),
    ];
    for (text, id, line, marked) in cases {
        let problem = open(&text).map(|(transcript, _)| transcript).unwrap_err();
        assert_eq!(problem.id(), id, "{text}");
        let named = problem.arguments().iter().find(|(name, _)| *name == "line").map(|(_, line)| line.clone());
        let named = named.or(problem.line().map(Into::into));
        assert_eq!(named, line.map(|line: usize| line.into()), "{text}");
        assert_eq!(problem.place().map(|place| &place.text()[place.span()]), marked, "{text}");
    }
}

#[test]
fn an_illegal_move_names_the_moves_there_are() {
    let problem = open(&[HEAD, GAME, "7:0\n5:0\n3:0\n7:0\n"].concat()).map(|_| ()).unwrap_err();
    assert_eq!(problem.to_string(), r#"transcript-move line=12 number=4 move="7:0" position="1" moves="1:0""#);
}

#[test]
fn bytes_that_are_no_text_are_named_by_their_line() {
    let problem = Transcript::open(&[HEAD.as_bytes(), b"game: \xFF\n"].concat()).map(|_| ()).unwrap_err();
    assert_eq!(problem.to_string(), "transcript-not-text line=2");
    let place = problem.place().unwrap();
    assert_eq!((place.text(), place.span()), ("game: \u{FFFD}", 6..9));
}

/// A saved game of two people.
fn saved(game: &str, start: &str, players: &str, moves: impl Iterator<Item = String>) -> String {
    let head =
        format!("{HEAD}game: {game}\nconvention: normal\nstart: {start}\nplayers: {players}\nlevel: 0\nseed: 1\n\n");
    moves.fold(head, |text, action| text + &action + "\n")
}

#[test]
fn problems_of_game_and_start_name_the_line_of_the_saved_game() {
    let problem = open(&saved("nim", "1 x", "me, me", std::iter::empty())).map(|_| ()).unwrap_err();
    let worded = WordedProblem::of(&problem, &Voice::default());
    assert!(worded.message.starts_with("Line 4 of the saved game: "), "{}", worded.message);
}

#[test]
fn a_long_game_of_many_heaps_keeps_no_position_for_each_move() {
    // With a position kept for each move this takes five gigabytes.
    let ones = vec!["1"; 20_000].join(" ");
    let moves = std::iter::repeat_n("1:0".to_owned(), 10_000);
    let (transcript, mut table) = open(&saved("nim", &ones, "me, me", moves)).unwrap();
    assert_eq!(transcript.moves.len(), 10_000);
    assert!(table.undo() && table.undo());
    assert_eq!((table.history().len(), table.position().len()), (9_998, 2 * 10_002 - 1));
}

#[test]
fn a_million_passes_in_a_small_game_are_replayed_and_judged_once() {
    let passes = if std::env::var_os("LASTMOVE_FULL").is_some() { 1_000_000 } else { 50_000 };
    for (start, players) in [("1 2 / 3 4", "me, me"), ("1 2 / 3 4 / 5", "me, me, me")] {
        let moves = std::iter::repeat_n("pass".to_owned(), passes);
        let (_, mut table) = open(&saved("tanhinmin", start, players, moves)).unwrap();
        assert_eq!(table.history().len(), passes);
        assert!(table.mistakes(1).unwrap().len() <= passes);
        while table.undo() {}
        assert_eq!(table.position(), start);
    }
}

#[test]
fn moves_that_would_take_too_long_to_replay_are_refused_with_their_line() {
    // Each move adds a heap, so that a short text asks for ever more.
    let moves = (1_000_000..4_000_000).rev().map(|heap| format!("{heap}:{}+1", heap - 1));
    let problem = open(&saved("lasker", "3999999", "me, me", moves.take(60_000))).map(|_| ()).unwrap_err();
    assert_eq!(problem.id(), "transcript-too-long");
    assert!(problem.place().unwrap().text().contains(':'));
}
