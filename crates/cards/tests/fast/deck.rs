//! Theorem 1 in bits.

use lastmove_cards::tanhinmin::Duel;
use lastmove_cards::tanhinmin::fast::{DeckDuel, DeckHand};
use lastmove_cards::{CardMove, Hand, Strength};
use lastmove_game::random::Random;
use proptest::prelude::*;

use crate::support::{full, matching};

/// Hands of any size from 1, which need not leave cards over.
fn deal(sizes: (usize, usize), seed: u64) -> [DeckHand; 2] {
    DeckHand::deal(sizes.0, sizes.1, &mut Random::seeded(seed)).expect("few enough cards")
}

fn sizes() -> impl Strategy<Value = (usize, usize)> {
    (1_usize..=52).prop_flat_map(|mover| (Just(mover), 1..=53 - mover))
}

/// The theorem in its own words, with matchings by petgraph.
fn in_words(mover: &Hand, other: &Hand, table: Option<Strength>) -> bool {
    let cards = |hand: &Hand| hand.cards().iter().copied().map(Some).collect::<Vec<_>>();
    let (mover, other) = (cards(mover), cards(other));
    let beats = |responder, target| responder > target;
    let answers = matching(&mover, &[&other[1..], &[table]].concat(), beats);
    answers > matching(&other, &mover[1..], beats)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 20_000 } else { 2_000 }))]

    #[test]
    fn bits_and_words_agree(sizes in sizes(), seed: u64, table in 0_u32..=16) {
        let [mover, other] = deal(sizes, seed);
        let table = Strength::new(table);
        let (bits, hands) = (DeckDuel::new(mover, other, table), (mover.hand(), other.hand()));
        let plain = Duel::new(&hands.0, &hands.1, table);
        prop_assert_eq!(bits.mover_wins(), plain.mover_wins());
        let (winning, expected) = (bits.winning(), plain.winning());
        prop_assert_eq!(winning.pass(), expected.contains(CardMove::Pass));
        for (card, copies) in hands.0.groups() {
            let wins = card.beats(table) && expected.contains(CardMove::Play(card));
            prop_assert_eq!(winning.contains(card), wins, "{}", card);
            let bits = winning.cards() >> (4 * (card.get() - 1)) & 0b1111;
            prop_assert_eq!(bits.count_ones() as usize, if wins { copies } else { 0 });
        }
        prop_assert_eq!(winning.cards() & !bits.playable(), 0);
        prop_assert_eq!(bits.mover_wins(), winning.pass() || winning.cards() != 0);
    }

    #[test]
    fn bits_and_blossoms_agree(sizes in sizes(), seed: u64, table in 0_u32..=16) {
        let [mover, other] = deal(sizes, seed);
        let table = Strength::new(table);
        prop_assert_eq!(DeckDuel::new(mover, other, table).mover_wins(), in_words(&mover.hand(), &other.hand(), table));
    }

    #[test]
    fn hands_survive_being_written_as_bits(sizes in sizes(), seed: u64) {
        for bits in deal(sizes, seed) {
            let hand = bits.hand();
            prop_assert_eq!(hand.cards().len(), bits.size() as usize);
            prop_assert_eq!(hand.weakest().get(), bits.weakest() / 4 + 1);
            prop_assert_eq!(DeckHand::of(&hand).expect("a hand of the deck").hand(), hand);
        }
    }
}

#[test]
fn a_deck_hand_cannot_hold_a_wrong_card() {
    let of = |cards: &[u32]| Hand::of(cards).and_then(|hand| DeckHand::of(&hand));
    assert_eq!(DeckHand::new(0), None);
    assert_eq!(DeckHand::new(1 << 53), None);
    assert!(DeckHand::new(DeckHand::DECK).is_some());
    assert!(of(&[1, 1, 1, 1, 14]).is_some());
    for wrong in [&[1, 1, 1, 1, 1][..], &[14, 14], &[15], &[u32::MAX]] {
        assert_eq!(of(wrong), None, "{wrong:?}");
    }
    assert_eq!(DeckHand::deal(53, 1, &mut Random::seeded(1)), None);
    assert_eq!(DeckHand::deal(0, 1, &mut Random::seeded(1)), None);
}
