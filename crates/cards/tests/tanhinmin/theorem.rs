//! Theorem 1 and the moves that follow from it, against search and against their definitions.

use lastmove_cards::tanhinmin::{Duel, THEOREM_1};
use lastmove_cards::{CardMove, Deck, Hand, Strength, Tanhinmin, TanhinminPosition};
use lastmove_game::exhaustive::Solution;
use lastmove_game::random::Random;
use lastmove_game::{Ask, Budget, Detail, Outcome, Rules, Standing, Theory};
use proptest::prelude::*;

use crate::support::{all_hands, answer, full, some_hand, some_table, wins_one_by_one};

fn agrees_with_search(position: &TanhinminPosition) {
    let solution = Solution::of(Tanhinmin::plain(), position, &Budget::default()).expect("a small position");
    let (won, winning) = answer(position);
    let expected = if won { Outcome::Win } else { Outcome::Loss };
    assert_eq!(solution.outcome(position), Some(expected), "{position:?}");
    assert_eq!(solution.winning_moves(position), winning, "{position:?}");
}

/// Table cards run to one more than the strongest card, where nothing is playable.
#[test]
fn every_small_position() {
    let hands = all_hands(4, if full() { 5 } else { 4 });
    for mover in &hands {
        for other in &hands {
            for table in (0..=5).map(Strength::new) {
                agrees_with_search(&TanhinminPosition::of_two(mover.clone(), other.clone(), table));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 2_000 } else { 100 }))]

    #[test]
    fn larger_positions(mover in some_hand(8, 6), other in some_hand(8, 6), table in some_table(8)) {
        agrees_with_search(&TanhinminPosition::of_two(mover, other, table));
    }

    #[test]
    fn all_moves_at_once_are_all_moves_one_by_one(seed: u64, table in some_table(14)) {
        let deck = Deck::parse("uecda").expect("a deck");
        let mut random = Random::seeded(seed);
        let sizes = [1 + usize::try_from(random.below(40)).expect("small"), 1 + usize::try_from(random.below(13)).expect("small")];
        let hands = deck.deal(&sizes, &mut random).expect("53 cards are enough");
        let position = TanhinminPosition::of_two(hands[0].clone(), hands[1].clone(), table);
        let ask = Ask { detail: Detail::AllMoves, ..Ask::default() };
        let verdict = Tanhinmin::plain().solve(&position, &ask).expect("two players are always solved");
        prop_assert_eq!(&verdict.standing, &Standing::Proved(&THEOREM_1));
        let judged = verdict.all_moves.as_ref().expect("all moves were asked for");
        let legal: Vec<CardMove> = Tanhinmin::plain().moves(&position).collect();
        prop_assert_eq!(judged.iter().map(|judged| judged.way.action).collect::<Vec<_>>(), legal);
        for judged in judged {
            prop_assert_eq!(judged.decision.is_win(), wins_one_by_one(&position, judged.way.action));
            let ways = match judged.way.action {
                CardMove::Play(card) => hands[0].cards().iter().filter(|&&other| other == card).count(),
                CardMove::Group(_) | CardMove::Pass => 1,
            };
            prop_assert_eq!(judged.way.ways, ways as u64);
        }
        let winning: Vec<_> = judged.iter().filter(|judged| judged.decision.is_win()).map(|judged| judged.way.clone()).collect();
        prop_assert_eq!(verdict.decision.is_win(), !winning.is_empty());
        prop_assert_eq!(verdict.winning_moves.count_all(), winning.len() as u128);
        prop_assert_eq!(verdict.winning_moves.collect::<Vec<_>>(), winning);
    }

    /// Winning cards stand together, and passing is never needed while a card is playable.
    #[test]
    fn the_shape_of_the_winning_moves(mover in some_hand(9, 12), other in some_hand(9, 12), table in some_table(9)) {
        let position = TanhinminPosition::of_two(mover, other, table);
        let duel = Duel::of(&position).expect("two players");
        let winning = duel.winning();
        let cards: Vec<bool> = Tanhinmin::plain().moves(&position)
            .filter(|action| *action != CardMove::Pass)
            .map(|action| winning.contains(action))
            .collect();
        let changes = cards.windows(2).filter(|pair| pair[0] != pair[1]).count();
        prop_assert!(changes <= 2 && (changes < 2 || !cards[0]), "{:?}", cards);
        if duel.mover_wins() && !cards.is_empty() {
            prop_assert!(cards.contains(&true));
        }
    }
}

/// Two hands of a million cards: whatever is not linear here would not end.
#[test]
fn a_million_cards_each() {
    let mut random = Random::seeded(5);
    let mut hand = || {
        let mut strength = || u32::try_from(1 + random.below(400_000)).expect("small");
        Hand::of(&(0..1_000_000).map(|_| strength()).collect::<Vec<_>>()).expect("cards")
    };
    let position = TanhinminPosition::of_two(hand(), hand(), Strength::new(7));
    let ask = Ask { detail: Detail::AllMoves, ..Ask::default() };
    let verdict = Tanhinmin::plain().solve(&position, &ask).expect("two players are always solved");
    let count = verdict.winning_moves.count_all();
    assert_eq!(verdict.decision.is_win(), count > 0);
    assert_eq!(verdict.all_moves.expect("asked for").len(), 1_000);
    let winning: Vec<_> = verdict.winning_moves.map(|way| way.action).collect();
    assert_eq!(winning.len() as u128, count);
    let legal: Vec<_> = Tanhinmin::plain().moves(&position).collect();
    for action in legal.iter().step_by(legal.len() / 20).chain(winning.first()).chain(winning.last()) {
        assert_eq!(wins_one_by_one(&position, *action), winning.contains(action), "{action}");
    }
}
