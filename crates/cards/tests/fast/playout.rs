//! Games by chance, against the chances worked out from the rules.

use lastmove_cards::Strength;
use lastmove_cards::tanhinmin::fast::{DeckHand, OpenTable, Playout};
use lastmove_game::random::Random;
use lastmove_game::{Rules, Seat};
use proptest::prelude::*;

use crate::support::{Meld, Plain, PlainPosition, full, hand};

/// Hands, and the card on the table with the passes that clear it.
type Deal = (&'static [&'static [u32]], Option<(u32, usize)>);

/// How likely each seat, counted from the player to move, is to be out first.
fn chances(position: &PlainPosition) -> Vec<f64> {
    let rules = Plain::singles();
    let seats = position.hands.len();
    let mut chances = vec![0.0; seats];
    if position.decided {
        chances[seats - 1] = 1.0;
        return chances;
    }
    let mut moves: Vec<(Option<Meld>, usize)> = rules
        .moves(position)
        .map(|action| {
            (action, action.map_or(0, |(card, _)| position.hands[0].iter().filter(|&&held| held == card).count()))
        })
        .collect();
    // Each card is equally likely; passing is for who can play none.
    let cards: usize = moves.iter().map(|(_, copies)| copies).sum();
    if cards == 0 {
        moves = vec![(None, 1)];
    }
    for (action, copies) in moves.into_iter().filter(|&(_, copies)| copies > 0) {
        let next = rules.play(position, &action).expect("a legal move").position;
        let weight =
            f64::from(u8::try_from(copies).expect("few")) / f64::from(u8::try_from(cards.max(1)).expect("few"));
        for (seat, chance) in self::chances(&next).into_iter().enumerate() {
            chances[(seat + 1) % seats] += weight * chance;
        }
    }
    chances
}

#[test]
fn everybody_wins_as_often_as_he_should() {
    let games = if full() { 1_000_000 } else { 50_000 };
    let deals: [Deal; 6] = [
        (&[&[1, 3], &[2]], None),
        (&[&[1, 1, 2, 5], &[2, 3, 14]], None),
        (&[&[1, 4, 4], &[2, 3, 5]], Some((3, 1))),
        (&[&[1, 5], &[2, 2], &[3, 4]], None),
        (&[&[1, 5], &[2, 6], &[3, 4]], Some((2, 3))),
        (&[&[1, 9], &[2, 8], &[3, 7], &[4, 6]], Some((3, 2))),
    ];
    for (cards, table) in deals {
        let hands: Vec<_> = cards.iter().map(|cards| hand(cards)).collect();
        let bits: Vec<_> = hands.iter().map(|hand| DeckHand::of(hand).expect("cards of the deck")).collect();
        let laid = table.map(|(card, passes)| OpenTable { card: Strength::new(card).expect("a card"), passes });
        let game = Playout::new(&bits, laid).expect("some players");
        let (firsts, moves) = game.tally(games, &mut Random::seeded(7));
        assert_eq!(firsts.iter().sum::<u64>(), games);
        assert!(moves >= games);
        let position = PlainPosition::new(&hands, table.map(|(card, passes)| ((card, 1), passes)));
        for (first, chance) in firsts.into_iter().zip(chances(&position)) {
            let number = |count: u64| f64::from(u32::try_from(count).expect("not so many"));
            let deviation = (number(games) * chance * (1.0 - chance)).sqrt();
            let off = (number(first) - number(games) * chance).abs();
            assert!(off <= 5.0 * deviation + 1e-6, "{cards:?} {table:?}: {first} of {games}, expected {chance}");
        }
    }
}

proptest! {
    #[test]
    fn the_same_seed_plays_the_same_game(seed: u64, sizes in prop::collection::vec(1_usize..=8, 2..=6)) {
        let mut random = Random::seeded(seed);
        let mut cards: Vec<u32> = (0..53).collect();
        random.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let mut hand = |size| DeckHand::new(cards.by_ref().take(size).fold(0, |bits, card| bits | 1 << card));
        let hands: Vec<_> = sizes.iter().map(|&size| hand(size).expect("enough cards")).collect();
        let game = Playout::new(&hands, None).expect("some players");
        let places = game.places(&mut Random::seeded(seed));
        prop_assert_eq!(&places, &game.places(&mut Random::seeded(seed)));
        prop_assert_eq!(places[0], game.first(&mut Random::seeded(seed)));
        let mut seats = places;
        seats.sort_unstable();
        prop_assert_eq!(seats, (0..sizes.len()).map(Seat).collect::<Vec<_>>());
    }
}

#[test]
fn tables_without_sense_are_refused() {
    let one = DeckHand::new(1).expect("a card");
    let table = |passes| Some(OpenTable { card: Strength::LARGEST, passes });
    assert!(Playout::new(&[one], None).is_none());
    assert!(Playout::new(&[one; 17], None).is_none());
    assert!(Playout::new(&[one; 2], table(0)).is_none());
    assert!(Playout::new(&[one; 2], table(3)).is_none());
    assert!(Playout::new(&[one; 2], table(2)).is_some());
}
