use lastmove_game::random::Random;
use lastmove_game::{Budget, Course, Rules, Seat};

use super::{Cards, NOBODY, State};
use crate::tanhinmin::places::next_out;
use crate::tanhinmin::{Setup, Tanhinmin, TanhinminPosition};
use crate::{CardMove, Deck, Hand, Holding, Strength};

const RULES: [&str; 14] = [
    "",
    "8cut=3",
    "joker=6",
    "joker=6,spade3=1:stays",
    "joker=6,spade3=1:clears",
    "revolution-card=2",
    "pass=leader-plays",
    "pass=if-unable",
    "pass-final",
    "clear=owner",
    "clear=owner,pass-final,joker=6,8cut=3",
    "clear=owner,pass=if-unable,revolution-card=2",
    "joker=6,spade3=2:clears,revolution-card=4,pass-final",
    "8cut=3,pass=if-unable,joker=6,spade3=1:stays",
];

fn dealt(seats: usize, most: u64, random: &mut Random) -> TanhinminPosition {
    let mut size = || usize::try_from(1 + random.below(most)).expect("small");
    let sizes: Vec<usize> = (0..seats).map(|_| size()).collect();
    let hands = Deck::parse("1-6x4").expect("a deck").deal(&sizes, random).expect("enough cards");
    TanhinminPosition::new(hands.into_iter().map(Holding::Cards).collect(), None).expect("a position")
}

/// The table in bits, of a position with seats as they are.
fn laid(game: &Tanhinmin, position: &TanhinminPosition) -> (Cards, State) {
    let hands = || position.holdings().iter().map(|held| held.hand().map_or(&[][..], Hand::cards));
    let mut all: Vec<Strength> = hands().flatten().copied().collect();
    all.sort_unstable();
    let cards = Cards::of(game, &all, position.to_beat()).expect("single cards");
    let mut state = cards.state(game, position, 0);
    let mut taken = 0;
    for (seat, hand) in hands().enumerate() {
        let bits = cards.bits(hand.iter().copied(), taken);
        taken |= bits;
        state.give(seat, bits);
    }
    (cards, state)
}

fn strengths(cards: &Cards, bits: u64) -> Vec<Strength> {
    let mut held: Vec<_> = (0..64).filter(|bit| bits >> bit & 1 == 1).map(|bit: usize| cards.strengths[bit]).collect();
    held.sort_unstable();
    held
}

/// Whole games by the rules and in bits, step by step.
#[test]
fn bits_follow_the_rules() {
    let mut random = Random::seeded(1);
    let mut decided = [0, 0];
    for (rules, number) in RULES.iter().cycle().zip(0..700) {
        let game = Setup { rules: Some((*rules).to_owned()), ..Setup::default() }.game().expect("a game");
        let seats = 2 + number % 4;
        let position = dealt(seats, if seats > 3 { 3 } else { 4 }, &mut random);
        let mut course = Course::new(&game, position);
        let (cards, mut state) = laid(&game, course.position());
        while course.places().is_none() && course.past().len() < 200 {
            let position = course.position();
            let shown = format!("{position:?} {rules} {state:?}");
            assert_eq!(state.mover, course.mover().0, "{shown}");
            assert_eq!(state.left, seats - position.out(), "{shown}");
            assert_eq!(state.reversed, position.is_reversed(), "{shown}");
            let owner = position.table().map(|table| table.owner.seen_before(state.mover, seats).0);
            assert_eq!(state.owner, owner.unwrap_or(NOBODY), "{shown}");
            for seat in 0..seats {
                let hand = position.hand(Seat(seat).seen_from(state.mover, seats)).map_or(&[][..], Hand::cards);
                assert_eq!(strengths(&cards, state.hands[seat]), hand, "{shown}");
            }
            let mut playable = strengths(&cards, state.hands[state.mover] & state.playable);
            playable.dedup();
            let moves: Vec<CardMove> = game.moves(position).collect();
            assert_eq!(playable, moves.iter().filter_map(|action| action.card()).collect::<Vec<_>>(), "{shown}");
            if state.left == 2
                && let Some(winner) = cards.winner_of_two(&state)
            {
                let truth = next_out(&game, position, &Budget::default()).expect("a small position").forcer;
                let winner = Seat(winner).seen_from(state.mover, seats);
                assert_eq!(truth, Some(winner), "{shown}");
                decided[usize::from(seats > 2)] += 1;
            }
            let action = *random.pick(&moves).expect("a move");
            match action.card() {
                Some(card) => {
                    let bit = cards.bits([card], !state.hands[state.mover]);
                    cards.play(&mut state, bit.trailing_zeros() as usize);
                }
                None => cards.pass_now(&mut state),
            }
            course.play(action).expect("legal");
        }
    }
    assert!(decided.iter().all(|&count| count > 300), "{decided:?}");
}

/// Where Theorem 1 does not hold, nothing is decided by it.
#[test]
fn the_theorem_is_asked_only_where_it_holds() {
    let decides = |order: &str, hands: &str| {
        let setup = Setup { order: Some(order.to_owned()), ..Setup::default() };
        let game = setup.game().expect("a game");
        let position = lastmove_game::Notation::parse_position(&game, hands).expect("a position");
        let (cards, state) = laid(&game, &position);
        cards.winner_of_two(&state).is_some()
    };
    assert!(decides("a<b<c", "a c / b"));
    assert!(!decides("a<b<c, d", "b d / c a"));
    // The card on the table counts, too.
    assert!(decides("a<b<c, d", "a c / b"));
    assert!(!decides("a<b<c, d", "a c / b @ d"));
}

/// A third player has gone out with the card on the table. To play the 2 loses; to pass wins, where that is allowed.
#[test]
fn a_pass_may_be_all_that_wins_against_somebody_who_is_out() {
    for (rules, expected) in [("", 0), ("pass=leader-plays", 0), ("pass=if-unable", 1)] {
        let game = Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().expect("a game");
        let position = lastmove_game::Notation::parse_position(&game, "1 2 / 1 1 3 / 0 @ 1").expect("a position");
        let (cards, state) = laid(&game, &position);
        assert_eq!(cards.winner_of_two(&state), Some(expected), "{rules}");
        let truth = next_out(&game, &position, &Budget::default()).expect("a small position").forcer;
        assert_eq!(truth, Some(Seat(expected)), "{rules}");
    }
}
