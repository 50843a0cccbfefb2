//! The perfect player wins just what the theorem says can be won.

use lastmove_cards::players::{CardPlayer, HiddenHands, Style};
use lastmove_cards::tanhinmin::Duel;
use lastmove_cards::{Deck, Tanhinmin, TanhinminPosition};
use lastmove_game::random::Random;
use lastmove_game::{Budget, Course, Notation, Player, Seat, View, Visibility};

use crate::support::{game, styles};

/// Plays an open game; the player who came out first, counted from the one who began.
fn winner(game: &Tanhinmin, start: TanhinminPosition, mut players: Vec<CardPlayer>) -> Seat {
    let mut course = Course::new(game, start);
    loop {
        if let Some(places) = course.places() {
            return places[0];
        }
        assert!(course.past().len() < 1_000, "the game ends");
        let view = View::open(game, course.position());
        let action = players[course.mover().0].choose(&view, &Budget::default()).expect("a move");
        course.play(action).expect("legal");
    }
}

fn player(style: Style, seed: u64) -> CardPlayer {
    CardPlayer { style, random: Random::seeded(seed) }
}

#[test]
fn perfect_beats_all_where_theorem_1_says_so() {
    let plain = Tanhinmin::plain();
    let mut won = [0; 2];
    for seed in 0..150 {
        let mut random = Random::seeded(seed);
        let (deck, sizes) = if seed % 2 == 0 { ("uecda", [27, 26]) } else { ("1-6x3", [5, 6]) };
        let hands = Deck::parse(deck).expect("a deck").deal(&sizes, &mut random).expect("cards");
        let [mover, other] = <[_; 2]>::try_from(hands).expect("two hands");
        let start = TanhinminPosition::of_two(mover, other, None);
        let leader_wins = Duel::of(&start).expect("two players").mover_wins();
        won[usize::from(leader_wins)] += 1;
        for style in styles("random,weakest,strongest,rule,monte-carlo:20,perfect") {
            let (perfect, opponent) = (player(Style::Perfect, seed), player(style, seed));
            let players = if leader_wins { vec![perfect, opponent] } else { vec![opponent, perfect] };
            let expected = Seat(usize::from(!leader_wins));
            assert_eq!(winner(plain, start.clone(), players), expected, "{style} {}", plain.write_position(&start));
        }
    }
    assert!(won.iter().all(|&games| games > 10), "{won:?}");
}

#[test]
fn perfect_wins_by_search_too() {
    for rules in ["groups", "8cut=3", "joker=6,spade3=1:stays", "pass=if-unable,groups,revolution=3"] {
        let game = game(rules);
        for seed in 0..20 {
            let hands = Deck::parse("1-6x2").expect("a deck").deal(&[4, 4], &mut Random::seeded(seed)).expect("cards");
            let [mover, other] = <[_; 2]>::try_from(hands).expect("two hands");
            let start = TanhinminPosition::of_two(mover, other, None);
            let wins = lastmove_game::exhaustive::Solution::of(&game, &start, &Budget::default())
                .expect("small")
                .decision(&start)
                .is_some_and(lastmove_game::Decision::is_win);
            if wins {
                for style in styles("random,weakest,rule") {
                    let players = vec![player(Style::Perfect, seed), player(style, seed)];
                    assert_eq!(winner(&game, start.clone(), players), Seat(0), "{rules} {style} {start:?}");
                }
            }
        }
    }
}

/// With three players: whoever can force being first is first, whatever the others do.
#[test]
fn perfect_forces_being_first_against_two() {
    let plain = Tanhinmin::plain();
    let mut forced = 0;
    for seed in 0..60 {
        let hands = Deck::parse("1-6x2").expect("a deck").deal(&[3, 2, 2], &mut Random::seeded(seed)).expect("cards");
        let holdings = hands.into_iter().map(lastmove_cards::Holding::Cards).collect();
        let start = TanhinminPosition::new(holdings, None).expect("a position");
        let solution = lastmove_game::exhaustive::Solution::of(plain, &start, &Budget::default()).expect("small");
        let Some(lastmove_game::Decision::Forcer(Some(seat))) = solution.decision(&start) else { continue };
        forced += 1;
        for style in styles("random,weakest,monte-carlo:50") {
            let players = (0..3).map(|at| player(if at == seat.0 { Style::Perfect } else { style }, seed)).collect();
            assert_eq!(winner(plain, start.clone(), players), seat, "{style} {start:?}");
        }
    }
    assert!(forced > 20, "{forced}");
}

#[test]
fn perfect_sees_a_hidden_hand_that_follows() {
    let plain = Tanhinmin::plain();
    let course = Course::new(plain, plain.parse_position("1 3 / 2").expect("a position"));
    let choose = |deck: &str| {
        let sight = HiddenHands::new(Deck::parse(deck).expect("a deck")).see(&course);
        player(Style::Perfect, 1).choose(&View::new(plain, &sight), &Budget::default())
    };
    assert_eq!(plain.write_move(&choose("1-3").expect("the other hand follows")), "3");
    assert_eq!(choose("1-4").expect_err("it could be a 4").id(), "perfect-hidden");
}
