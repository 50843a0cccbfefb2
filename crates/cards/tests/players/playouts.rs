//! Games played out by chance, against the expectation worked out from the rules.

use lastmove_cards::players::Playouts;
use lastmove_cards::tanhinmin::Contest;
use lastmove_cards::{CardMove, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::random::Random;
use lastmove_game::{Ask, Decision, Notation, Outcome, Rules, Seat, Theory};

use crate::support::game;

/// Of two who are left, the one who comes out next with best play.
fn next_of_two(position: &TanhinminPosition) -> Seat {
    let verdict = Tanhinmin::plain().solve(position, &Ask::default()).expect("a theorem decides");
    match verdict.decision {
        Decision::Outcome(outcome) => Seat(usize::from(outcome == Outcome::Loss)),
        Decision::Forcer(_) => {
            let next = verdict.evidence.iter().find_map(|part| match part {
                TanhinminEvidence::NextPlace(next) => Some(&next.contest),
                _ => None,
            });
            let Some(&Contest::Decided { forcer: Some(seat), .. }) = next else { panic!("{verdict:?}") };
            seat
        }
    }
}

/// How many players the one on this seat leaves behind on average: everybody lays the weakest card he can in fifteen of
/// sixteen cases, else any card he can, and of the last two the better one comes out first.
fn expected(position: &TanhinminPosition, own: Seat) -> f64 {
    let number = |count: usize| f64::from(u32::try_from(count).expect("few"));
    let seats = position.seats();
    if let Some(place) = position.holdings()[own.0].place() {
        return number(seats - place);
    }
    match seats - position.out() {
        1 => return 0.0,
        2 => return number(usize::from(next_of_two(position) == own)),
        _ => {}
    }
    let plain = Tanhinmin::plain();
    let after = |action: CardMove| {
        let step = plain.play(position, &action).expect("legal");
        expected(&step.position, own.seen_from(step.next, seats))
    };
    let hand = position.hand(Seat::MOVER).expect("who is to move has cards");
    let playable: Vec<CardMove> = plain.moves(position).filter(|action| action.card().is_some()).collect();
    let copies = |action: CardMove| action.card().map_or(0, |card| hand.copies(card));
    let cards: usize = playable.iter().map(|&action| copies(action)).sum();
    let Some(&weakest) = playable.first() else { return after(CardMove::Pass) };
    let any: f64 = playable.iter().map(|&action| number(copies(action)) / number(cards) * after(action)).sum();
    (15.0 * after(weakest) + any) / 16.0
}

#[test]
fn as_many_are_left_behind_as_should_be() {
    const GAMES: u32 = 50_000;
    for text in [
        "1 5 / 2 2 / 3 4",
        "1 5 / 2 6 @ 3 / 3 4",
        "1 1 3 5 / 2 4 4 / 1 2 5 @ 2",
        "1 9 / 2 8 / 3 7 @ 3 / 4 6",
        "1 4 / 2 3 5 / 0 @ 2 / 2 4",
    ] {
        let position = Tanhinmin::plain().parse_position(text).expect("a position");
        let playouts = Playouts::of(Tanhinmin::plain(), &position).expect("single cards");
        let play = || playouts.play(GAMES as usize, &mut Random::seeded(7));
        let (left_behind, moves) = play();
        assert_eq!(play(), (left_behind, moves), "the same seed, the same games");
        assert!(moves >= u64::from(GAMES));
        let found = f64::from(u32::try_from(left_behind).expect("few")) / f64::from(GAMES);
        let expected = expected(&position, Seat::MOVER);
        // One game strays from the average by at most half of all others.
        let others = f64::from(u32::try_from(position.seats() - 1).expect("few"));
        let error = others / 2.0 / f64::from(GAMES).sqrt();
        assert!((found - expected).abs() <= 5.0 * error, "{text}: {found}, expected {expected}");
    }
}

#[test]
fn what_does_not_fit_in_bits_is_refused() {
    let of = |game: &Tanhinmin, hands: Vec<String>| {
        let position = game.parse_position(&hands.join(" / ")).expect("a position");
        Playouts::of(game, &position).is_some()
    };
    let plain = Tanhinmin::plain();
    assert!(of(plain, vec!["1".to_owned(); 16]));
    assert!(!of(plain, vec!["1".to_owned(); 17]));
    assert!(of(plain, vec!["1 ".repeat(32); 2]));
    assert!(!of(plain, vec!["1 ".repeat(33); 2]));
    assert!(!of(&game("groups"), vec!["1 1".to_owned(); 2]));
}
