//! Players never use what they cannot see.

use lastmove_cards::players::{CardPlayer, DealtHands, HiddenHands, Style};
use lastmove_cards::{CardMove, Deck, Hand, Holding, Strength, Tanhinmin, TanhinminPosition};
use lastmove_game::matches::Deals;
use lastmove_game::random::Random;
use lastmove_game::{Budget, Course, Player, Rules, Seat, View, Visibility};

use crate::support::{RULES, game, ordered, styles};

/// The cards of a move.
fn cards_of(action: CardMove, joker: Option<Strength>) -> Vec<Strength> {
    match action {
        CardMove::Play(card) => vec![card],
        CardMove::Group(group) => {
            let natural = (0..group.natural()).map(|_| group.card());
            natural.chain((0..group.jokers()).filter_map(|_| joker)).collect()
        }
        CardMove::Pass => Vec::new(),
    }
}

/// A game with the same moves, in which the cards that the player to move has not seen lie elsewhere; `None` if the moves
/// could not have been made so.
fn permuted<'g>(course: &Course<'g, Tanhinmin>, deck: &Deck, random: &mut Random) -> Option<Course<'g, Tanhinmin>> {
    let (game, seats) = (course.rules(), course.seats());
    let joker = game.house().joker_card();
    let mut hands: Vec<Vec<Strength>> = vec![Vec::new(); seats];
    let mut left = deck.cards().to_vec();
    let mut take = |card: Strength| {
        let index = left.iter().position(|&other| other == card).expect("a card of the deck");
        left.remove(index);
    };
    for moment in course.past() {
        for card in cards_of(moment.action, joker) {
            take(card);
            hands[moment.seat.0].push(card);
        }
    }
    let own = course.position().hand(Seat::MOVER).expect("cards").cards();
    for &card in own {
        take(card);
    }
    hands[course.mover().0].extend(own);
    random.shuffle(&mut left);
    for (seat, held) in course.position().holdings().iter().enumerate().skip(1) {
        let size = held.hand().map_or(0, |hand| hand.cards().len());
        let from_start = Seat(seat).seen_before(course.mover().0, seats);
        hands[from_start.0].extend(left.drain(..size));
    }
    let holdings =
        hands.into_iter().map(|cards| Some(Holding::Cards(Hand::new(cards)?))).collect::<Option<Vec<_>>>()?;
    let mut again = Course::new(game, TanhinminPosition::new(holdings, None).ok()?);
    course.past().iter().try_for_each(|moment| again.play(moment.action)).ok()?;
    Some(again)
}

fn same_moves(game: &Tanhinmin, deck: &Deck, sizes: &[usize], seed: u64, differing: &mut u32) {
    let mut random = Random::seeded(seed);
    let start = DealtHands::new(game, deck.clone(), sizes.to_vec())
        .and_then(|deals| deals.deal(Seat(0), &mut random))
        .expect("a deal");
    let mut course = Course::new(game, start);
    for _ in 0..random.below(12) {
        let moves: Vec<CardMove> = game.moves(course.position()).collect();
        course.play(*random.pick(&moves).expect("a move")).expect("legal");
        if course.places().is_some() {
            return;
        }
    }
    let hidden = HiddenHands::new(deck.clone());
    let sight = hidden.see(&course);
    for _ in 0..3 {
        let Some(other) = permuted(&course, deck, &mut random) else { continue };
        *differing += u32::from(other.position() != course.position());
        let other_sight = hidden.see(&other);
        assert_eq!(sight, other_sight, "{course:?}");
        for style in styles("random,weakest,strongest,rule,monte-carlo:60,perfect") {
            let choose = |sight| {
                let mut player = CardPlayer { style, random: Random::seeded(seed) };
                player.choose(&View::new(game, sight), &Budget::default())
            };
            let (one, other) = (choose(&sight), choose(&other_sight));
            assert_eq!(one, other, "{style} {course:?}");
            if style != Style::Perfect {
                let action = one.unwrap_or_else(|problem| panic!("{style}: {problem}"));
                assert!(game.moves(course.position()).any(|legal| legal == action), "{style} {action} {course:?}");
            }
        }
    }
}

#[test]
fn hidden_cards_permuted_give_the_same_move() {
    let mut differing = 0;
    for (number, rules) in RULES.iter().cycle().take(84).enumerate() {
        let deck = Deck::parse("1-5x4,6x2").expect("a deck");
        let sizes = [&[5, 4, 4, 4][..], &[6, 5, 5], &[4, 4]][number % 3];
        same_moves(&game(rules), &deck, sizes, number as u64, &mut differing);
    }
    for seed in 0..10 {
        let game = ordered("a<b<c<d, e<d, f");
        let deck = game.deck("ax3 bx3 cx3 dx2 ex3 fx2").expect("a deck");
        same_moves(&game, &deck, &[4, 5, 4], seed, &mut differing);
        let whole = Deck::parse("uecda").expect("a deck");
        same_moves(&crate::support::game(""), &whole, &Deck::shares(53, 5), seed, &mut differing);
    }
    assert!(differing > 150, "{differing}");
}

#[test]
fn a_sight_knows_what_was_done() {
    use lastmove_game::Notation;
    let game = game("");
    let mut course = Course::new(&game, game.parse_position("1 5 / 2 3 4 / 3 6").expect("a position"));
    for action in ["1", "3", "pass", "5"] {
        course.play(game.parse_move(course.position(), action).expect("a move")).expect("legal");
    }
    let sight = HiddenHands::all_of(&course.past()[0].position).see(&course);
    assert_eq!(sight.hand().to_string(), "2 4");
    assert_eq!((sight.cards(Seat(1)), sight.cards(Seat(2))), (2, 0));
    let done: Vec<_> = sight.turns().iter().map(|turn| (turn.seat.0, game.write_move(&turn.action))).collect();
    let done: Vec<_> = done.iter().map(|(seat, action)| (*seat, action.as_str())).collect();
    assert_eq!(done, [(2, "1"), (0, "3"), (1, "pass"), (2, "5")]);
    let unseen: Vec<u32> = sight.unseen().expect("consistent").iter().map(|card| card.get()).collect();
    assert_eq!(unseen, [3, 6]);
}

#[test]
fn hands_that_are_not_from_the_deck_are_refused() {
    use lastmove_game::Notation;
    let game = game("");
    let course = Course::new(&game, game.parse_position("1 5 / 2 3 4").expect("a position"));
    for deck in ["1-4", "1 5 2 3", "5x9"] {
        let sight = HiddenHands::new(Deck::parse(deck).expect("a deck")).see(&course);
        let mut player = CardPlayer { style: Style::Rule, random: Random::seeded(1) };
        let problem = player.choose(&View::new(&game, &sight), &Budget::default()).expect_err("not from the deck");
        assert_eq!(problem.id(), "hands-not-from-deck", "{deck}");
    }
}
