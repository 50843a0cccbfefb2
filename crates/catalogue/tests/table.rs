//! Games at a table: who is to move, what is taken back, which moves were mistakes.

use lastmove_catalogue::{
    DecisionDocument, Invitation, Judgement, Leader, Mistake, Question, Start, Table, Variant, Who, find,
};
use lastmove_explain::Voice;
use lastmove_game::random::Random;
use lastmove_game::{Convention, Given, Outcome};
use proptest::prelude::*;

fn table(game: &str, start: &Start) -> Box<dyn Table> {
    find(game, None).unwrap().open(start).unwrap()
}

fn at(position: &str) -> Start {
    Start { position: Some(position.to_owned()), ..Start::default() }
}

#[test]
fn a_mistake_is_named_with_all_better_moves() {
    let mut marienbad = table("marienbad", &at("1 2"));
    marienbad.play("2:1").unwrap();
    marienbad.play("1:0").unwrap();
    let mistake = Mistake {
        number: 1,
        seat: 0,
        position: "1 2".to_owned(),
        played: "2:1".to_owned(),
        better: vec!["2:0".to_owned()],
        better_count: 1,
    };
    assert_eq!(marienbad.mistakes(10).unwrap(), std::slice::from_ref(&mistake));
    assert_eq!(marienbad.judge(1, 10).unwrap(), Judgement::Mistake(mistake));
    assert_eq!(marienbad.judge(2, 10).unwrap(), Judgement::KeepsWin { winning: 1 });
    marienbad.play("1:0").unwrap();
    assert_eq!(marienbad.judge(3, 10).unwrap(), Judgement::NoWin);
    assert_eq!(marienbad.finish(), Some(vec![1, 0]));
}

#[test]
fn better_moves_are_counted_beyond_the_limit() {
    let mut lasker = table("lasker", &at("65535 65536"));
    lasker.play("65535:1").unwrap();
    let mistakes = lasker.mistakes(2).unwrap();
    assert_eq!(mistakes[0].better.len(), 2);
    assert_eq!(mistakes[0].better_count, 32_768);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut nim = table("nim", &at("3 4"));
    for action in ["4:4", "4:5", "5:1", "", "x", "4"] {
        assert!(nim.play(action).is_err(), "{action}");
    }
    assert_eq!((nim.position().as_str(), nim.mover(), nim.last_move()), ("3 4", 0, None));
}

#[test]
fn what_is_taken_back_was_never_played() {
    let mut nim = table("nim", &at("4 3"));
    let picture = nim.picture(0, &Voice::default());
    nim.play("4:1").unwrap();
    assert_eq!(nim.last_move(), Some((0, "4:1".to_owned())));
    assert!(nim.undo());
    assert!(!nim.undo());
    assert_eq!((nim.position().as_str(), nim.history().len()), ("3 4", 0));
    assert_eq!(nim.picture(0, &Voice::default()), picture);
}

#[test]
fn the_start_keeps_the_order_of_its_heaps() {
    assert_eq!(table("marienbad", &at(" 7  1 3,5 ")).start(), "7 1 3,5");
    let given = Given { deck: Some("1-5".to_owned()), played: None };
    let inferred = Start { position: Some("5 2".to_owned()), given, ..Start::default() };
    assert_eq!(table("tanhinmin", &inferred).start(), "2 5 / 1 3 4");
}

#[test]
fn cards_are_dealt_by_the_seed_and_turned_to_whoever_begins() {
    let deal = |seed, first| table("tanhinmin", &Start { seed, first, ..Start::default() });
    let (mine, turned) = (deal(1, 0), deal(1, 1));
    assert!(mine.dealt());
    let start = mine.start();
    let (me, other) = start.split_once(" / ").unwrap();
    assert_eq!(turned.start(), format!("{other} / {me}"));
    assert_ne!(deal(2, 0).start(), start);
    assert!(!table("tanhinmin", &at("1 / 2")).dealt());
    assert!(!table("nim", &Start::default()).dealt());
}

#[test]
fn some_seats_cannot_begin() {
    let first = |position: &str, first| find("tanhinmin", None).unwrap().open(&Start { first, ..at(position) });
    let id = |result: Result<Box<dyn Table>, _>| {
        result.map(|table| table.position()).map_err(|it: lastmove_game::Problem| it.id())
    };
    assert_eq!(id(first("1 / 2 / 3", 2)), Ok("3 / 1 / 2".to_owned()));
    assert_eq!(id(first("1 / 2 / 3", 3)), Err("no-such-seat"));
    assert_eq!(id(first("1 / 0 / 3", 1)), Err("seat-cannot-begin"));
    assert_eq!(id(first("3 / 2 @ 1", 1)), Err("seat-cannot-begin"));
    assert_eq!(id(first("3 / 2 @ 1", 0)), Ok("3 / 2 @ 1".to_owned()));
}

fn refused(game: &str, start: &Start) -> String {
    find(game, None).unwrap().open(start).err().unwrap().to_string()
}

fn deck(deck: &str, played: &str) -> Given {
    let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    Given { deck: given(deck), played: given(played) }
}

#[test]
fn cards_already_played_are_not_dealt() {
    let deal = |given, cards, seed| Start { given, cards, seed, ..Start::default() };
    for seed in 0..20 {
        let start = table("tanhinmin", &deal(deck("1-6", "2 5"), None, seed)).start();
        let mut cards: Vec<_> = start.split(" / ").flat_map(|hand| hand.split(' ')).collect();
        cards.sort_unstable();
        assert_eq!(cards, ["1", "3", "4", "6"], "{start}");
    }
    let problem = |given, cards| refused("tanhinmin", &deal(given, cards, 1));
    assert_eq!(problem(deck("1-6", "2 7"), None), "card-not-left card=7 copies=0");
    assert_eq!(problem(deck("1-6", "2 2"), None), "card-not-left card=2 copies=1");
    assert_eq!(problem(deck("1-6", "2 x"), None), "not-a-card word=\"x\"");
    assert_eq!(problem(deck("1-2", "1 2"), None), "all-played");
    assert_eq!(problem(deck("", "2"), None), "played-without-deck");
    assert_eq!(problem(deck("1-6", "2"), Some(vec![3, 3])), "deal-too-large wanted=6 cards=5");
}

#[test]
fn a_position_and_a_deal_exclude_each_other() {
    let start = Start { cards: Some(vec![5, 5]), ..at("3 / 4") };
    assert_eq!(refused("tanhinmin", &start), "position-and-cards");
}

#[test]
fn a_seat_that_the_table_does_not_have_cannot_begin() {
    for (game, position) in [("tanhinmin", "1 / 2"), ("tanhinmin", "1 / 2 @ 1"), ("nim", "1 2")] {
        assert_eq!(refused(game, &Start { first: 5, ..at(position) }), "no-such-seat seat=5 seats=2");
    }
    assert_eq!(refused("tanhinmin", &Start { first: 2, ..Start::default() }), "no-such-seat seat=2 seats=2");
}

#[test]
fn what_was_taken_back_is_played_again_from_the_start() {
    let mut lasker = table("lasker", &at("7 2 5"));
    let mut pictures = Vec::new();
    for action in ["7:6+1", "5:3", "2:1+1", "6:0"] {
        pictures.push((lasker.position(), lasker.mover(), lasker.picture(0, &Voice::default())));
        lasker.play(action).unwrap();
    }
    while let Some(before) = pictures.pop() {
        assert!(lasker.undo());
        assert_eq!((lasker.position(), lasker.mover(), lasker.picture(0, &Voice::default())), before);
    }
    assert!(!lasker.undo());
}

#[test]
fn a_hint_is_a_winning_move_or_nothing() {
    let voice = Voice::default();
    let hint = table("marienbad", &at("1 3 5")).hint(&voice).unwrap().unwrap();
    assert!(hint.place.contains('5') && hint.action.contains("5:2"), "{hint:?}");
    assert_eq!(table("marienbad", &at("1 3 5 7")).hint(&voice), Ok(None));
    assert_eq!(table("marienbad", &at("0")).hint(&voice), Ok(None));
}

/// Cases of a property: few by default, many with `LASTMOVE_FULL=1`.
fn cases() -> ProptestConfig {
    ProptestConfig::with_cases(if std::env::var_os("LASTMOVE_FULL").is_some() { 1_000 } else { 50 })
}

proptest! {
    #![proptest_config(cases())]

    /// The mistakes are those moves after which the solver gives the win to the other side.
    #[test]
    fn mistakes_agree_with_the_solver(
        (name, convention) in prop::sample::select(vec![
            ("nim", Convention::Normal),
            ("marienbad", Convention::Misere),
            ("lasker", Convention::Misere),
            ("kayles", Convention::Normal),
            ("kayles", Convention::Misere),
            ("sum", Convention::Normal),
            ("sum", Convention::Misere),
            ("tanhinmin", Convention::Normal),
        ]),
        seed in any::<u64>(),
    ) {
        let game = find(name, Some(convention)).unwrap();
        let wins = |position: &str| {
            let answer = game.solve(&Question::about(position), &Voice::default()).unwrap();
            answer.document.decision == DecisionDocument::Outcome(Outcome::Win)
        };
        let mut table = game.open(&Start { seed, ..Start::default() }).unwrap();
        let mut random = Random::seeded(seed);
        let mut expected = Vec::new();
        while table.finish().is_none() && table.history().len() < 30 {
            let (mover, before) = (table.mover(), wins(&table.position()));
            table.play(&table.choose(0, &mut random).unwrap()).unwrap();
            // With two players whoever moves next is the other one, so a win for him is lost for the mover.
            let after = wins(&table.position()) == (table.mover() == mover);
            if before && !after {
                expected.push(table.history().len());
            }
        }
        let found: Vec<_> = table.mistakes(1).unwrap().iter().map(|mistake| mistake.number).collect();
        prop_assert_eq!(found, expected);
    }

    /// At level 100 the computer never gives a win away.
    #[test]
    fn the_perfect_player_makes_no_mistake(
        name in prop::sample::select(vec!["nim", "marienbad", "lasker", "grundy", "sum", "tanhinmin"]),
        seed in any::<u64>(),
    ) {
        let mut table = find(name, None).unwrap().open(&Start { seed, ..Start::default() }).unwrap();
        let mut random = Random::seeded(seed);
        while table.finish().is_none() && table.history().len() < 1_000 {
            let level = if table.mover() == 0 { 100 } else { 50 };
            table.play(&table.choose(level, &mut random).unwrap()).unwrap();
        }
        prop_assert!(table.finish().is_some(), "a game against a perfect player ends");
        prop_assert!(table.mistakes(1).unwrap().iter().all(|mistake| mistake.seat != 0));
    }
}

/// A table of this game with these moves made.
fn played(game: &str, position: &str, moves: &[&str]) -> Box<dyn Table> {
    let mut sitting = Invitation { position: Some(position.to_owned()), ..Invitation::to(game) }.begin().unwrap();
    for action in moves {
        sitting.table.play(action).unwrap();
    }
    sitting.table
}

#[test]
fn a_review_tells_who_could_force_it_after_each_move() {
    // 1 3 5 7 is lost in misère play for seat 0; the answer 7:0 throws it away, and 5:1 gives it back.
    let table = played("marienbad", "1 3 5 7", &["1:0", "7:0", "5:1"]);
    let review = table.review(20);
    assert_eq!(review.leaders, [Leader::Seat(1), Leader::Seat(1), Leader::Seat(0), Leader::Seat(1)]);
    assert_eq!(review.mistakes, table.mistakes(20).unwrap());
    assert_eq!(review.mistakes.iter().map(|mistake| mistake.number).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn a_review_knows_draws_and_nobody_in_particular() {
    let cyclic = Variant { relation: Some("a<b, b<c, c<a".to_owned()), ..Variant::default() };
    let invitation =
        Invitation { position: Some("a b c / a b c".to_owned()), variant: cyclic, ..Invitation::to("tanhinmin") };
    let draw = invitation.begin().unwrap().table.review(1).leaders;
    let three = played("tanhinmin", "1 4 / 2 5 / 3 6", &[]).review(1).leaders;
    assert!(draw.len() == 1 && three.len() == 1 && !draw.contains(&Leader::Unknown), "{draw:?} {three:?}");
}

#[test]
fn a_signal_ends_what_is_searched_at_a_table() {
    let mut table = played("marienbad", "30 31", &[]);
    table.stop_when(std::sync::Arc::new(|| true));
    assert!(table.why(&Voice::default()).is_ok(), "what is known without search is told");
    let mut hands = played("tanhinmin", "1 3 5 7 9 / 2 4 6 8 10 / 11 12 13 14 15", &[]);
    hands.stop_when(std::sync::Arc::new(|| true));
    assert_eq!(hands.why(&Voice::default()).unwrap_err().id(), "stopped");
    assert_eq!(hands.review(1).leaders, [Leader::Unknown]);
}

#[test]
fn whoever_is_invited_sits_where_he_was_told() {
    let invitation = Invitation {
        position: Some("1 2 / 3 4 / 5 6".to_owned()),
        players: Some(vec![Who::Me, Who::Computer, Who::Computer]),
        first: 1,
        ..Invitation::to("tanhinmin")
    };
    let sitting = invitation.begin().unwrap();
    assert_eq!(sitting.players, [Who::Computer, Who::Computer, Who::Me]);
    assert_eq!(sitting.table.position(), "3 4 / 5 6 / 1 2");
    let two = Invitation { players: Some(vec![Who::Me]), ..Invitation::to("nim") };
    assert_eq!(two.begin().err().unwrap().id(), "players-and-seats");
}
