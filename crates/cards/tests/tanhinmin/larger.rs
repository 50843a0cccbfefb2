//! Hands that are too large for the exhaustive solver: what decides there agrees with it where both can be asked, and
//! whatever cannot be decided says so soon.

use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::{CardMove, Deck, Hand, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::exhaustive::Solution;
use lastmove_game::random::Random;
use lastmove_game::{Ask, Budget, Decision, Detail, Notation, Outcome, Rules, Seat, Standing, Theory};
use proptest::prelude::*;

use crate::support::{card, full, some_hand};

fn game_of(rules: &str) -> Tanhinmin {
    Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().expect(rules)
}

/// A deal of so many cards each from 13 strengths of four, as text.
fn deal(random: &mut Random, sizes: &[usize]) -> String {
    let hands = Deck::parse("1-13x4").expect("a deck").deal(sizes, random).expect("52 cards");
    hands.iter().map(Hand::to_string).collect::<Vec<_>>().join(" / ")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if full() { 500 } else { 40 }))]

    /// With little to spend, the search made for open hands answers; with more, the exhaustive one.
    #[test]
    fn open_hands_of_three(
        hands in prop::collection::vec(some_hand(6, 4), 3),
        owner in 0_usize..3,
        table in 1_u32..6,
    ) {
        let mut texts: Vec<String> = hands.iter().map(Hand::to_string).collect();
        if owner > 0 {
            texts[owner] = format!("{} @ {table}", texts[owner]);
        }
        let game = Tanhinmin::plain();
        let position = game.parse_position(&texts.join(" / ")).expect("a position");
        let solution = Solution::of(game, &position, &Budget::default()).expect("small");
        prop_assume!(solution.positions() > 4_096);
        let ask = Ask { detail: Detail::AllMoves, budget: Budget::positions(4_096), ..Ask::default() };
        let verdict = game.solve(&position, &ask).expect("at most 16^3 combinations");
        prop_assert_eq!(Some(verdict.decision), solution.decision(&position));
        prop_assert_eq!(verdict.remoteness, None);
        let expected = solution.judged_moves(&position);
        for (judged, expected) in verdict.all_moves.expect("asked for").iter().zip(&expected) {
            prop_assert_eq!((judged.way.action, judged.decision), (expected.way.action, expected.decision));
        }
        let winning: Vec<CardMove> = verdict.winning_moves.map(|way| way.action).collect();
        prop_assert_eq!(winning, solution.winning_moves(&position));
    }

    /// Groups: the search made for them, with every move judged.
    #[test]
    fn groups_of_two(mover in some_hand(4, 8), other in some_hand(4, 8)) {
        let game = game_of("groups");
        let position = TanhinminPosition::of_two(mover, other, None);
        let solution = Solution::of(&game, &position, &Budget::default()).expect("small");
        // So little that only the search for groups can answer in time.
        prop_assume!(solution.positions() > 3_000);
        let ask = Ask { detail: Detail::AllMoves, budget: Budget::positions(2_900), ..Ask::default() };
        let Ok(verdict) = game.solve(&position, &ask) else { return Err(TestCaseError::reject("too large")) };
        prop_assert_eq!(Some(verdict.decision), solution.decision(&position));
        for (judged, expected) in verdict.all_moves.expect("asked for").iter().zip(&solution.judged_moves(&position)) {
            prop_assert_eq!((judged.way.action, judged.decision), (expected.way.action, expected.decision));
        }
    }
}

/// With 13 cards each, groups are decided, and what is said holds together: a win has a winning move, after which the
/// other one has lost; after a loss every move leaves a win.
#[test]
fn groups_of_thirteen_cards() {
    let game = game_of("groups");
    let mut random = Random::seeded(7);
    for _ in 0..if full() { 20 } else { 3 } {
        let position = game.parse_position(&deal(&mut random, &[11, 11])).expect("a position");
        let verdict = game.solve(&position, &Ask::brief()).expect("within the budget");
        let winning: Vec<CardMove> = verdict.winning_moves.map(|way| way.action).collect();
        for action in game.moves(&position) {
            let next = game.play(&position, &action).expect("legal").position;
            let after = game.solve(&next, &Ask::brief()).expect("within the budget").decision;
            assert_eq!(winning.contains(&action), after == Decision::Outcome(Outcome::Loss));
        }
    }
}

/// Two hands of very many cards, in every form of the theorem: whatever is not nearly linear would not end.
#[test]
fn theorems_with_very_many_cards() {
    let mut random = Random::seeded(11);
    let mut hand = |cards: usize| {
        let mut strength = || u32::try_from(2 + random.below(100_000)).expect("small");
        Hand::of(&(0..cards).map(|_| strength()).collect::<Vec<_>>()).expect("cards").to_string()
    };
    let hands = format!("{} / {}", hand(200_000), hand(200_000));
    let lines = [
        ("quota=150000:120000", "quota"),
        ("pass=if-unable", "domination"),
        ("joker=100002", "theorem1"),
        ("revolution-card=1; reversed", "theorem1"),
        ("8cut=1", "theorem1"),
    ];
    for (rules, claim) in lines {
        let text = format!("{hands} @ 50; {rules}");
        let game = Setup::default().game_of(&text).expect(rules);
        let position = game.parse_position(&text).expect(rules);
        let verdict = game.solve(&position, &Ask { detail: Detail::AllMoves, ..Ask::default() }).expect(rules);
        assert_eq!(verdict.standing.claim().map(|claim| claim.name), Some(claim), "{rules}");
        assert_eq!(verdict.decision.is_win(), verdict.winning_moves.count_all() > 0);
        assert_eq!(verdict.all_moves.expect("asked for").len(), game.moves(&position).take(1_000).count());
    }
}

/// What is too large to search says so, and soon.
#[test]
fn too_large() {
    let many = |cards: usize| (0..cards).map(|card| (1 + card % 60).to_string()).collect::<Vec<_>>().join(" ");
    let few = (0..20).map(|card| (1 + card % 10).to_string()).collect::<Vec<_>>().join(" ");
    let lines = [
        (format!("{} / {}; groups", many(150), many(150)), "search-too-large"),
        (format!("{} / {}; groups", many(30), many(5_000)), "search-too-large"),
        (format!("{} / {}; revolution-card=3", many(40), many(40)), "search-too-large"),
        (format!("{few} / {few}; revolution-card=3"), "too-many-positions"),
        (format!("{} / {}; 8cut=3", many(5_000), many(5_000)), "search-too-large"),
        (format!("{} / {}; groups,joker=1", "2 ".repeat(190), "3 ".repeat(180) + "1"), "none"),
        (format!("{} / {} / {}", many(13), many(14), many(15)), "too-many-positions"),
    ];
    for (text, expected) in lines {
        let game = Setup::default().game_of(&text).expect("a game");
        let position = game.parse_position(&text).expect("a position");
        let ask = Ask { budget: Budget::positions(60_000), ..Ask::default() };
        let problem = game.solve(&position, &ask).err().map_or("none", |problem| problem.id());
        assert_eq!(problem, expected, "{}", text.split(';').next_back().unwrap_or_default());
    }
    // The signal to stop is heard.
    let game = game_of("revolution-card=3");
    let position = game.parse_position(&format!("{few} / {few}")).expect("a position");
    let ask = Ask { budget: Budget::positions(10_000_000).until(|| true), ..Ask::brief() };
    assert_eq!(game.solve(&position, &ask).expect_err("stopped").id(), "stopped");
}

/// The criterion for the eight reaches as far as deals of a whole deck.
#[test]
fn eights_in_a_whole_deck() {
    let game = game_of("8cut=6");
    let mut random = Random::seeded(3);
    for _ in 0..20 {
        let position = game.parse_position(&deal(&mut random, &[26, 26])).expect("a position");
        let verdict = game.solve(&position, &Ask::default()).expect("the criterion needs no search");
        assert!(matches!(verdict.standing, Standing::Conjectured { .. }));
        let Some(TanhinminEvidence::EightCut(criterion)) = verdict.evidence.first() else { panic!("the criterion") };
        assert_eq!(criterion.mover_wins(), verdict.decision.is_win());
        assert_eq!(verdict.decision.is_win(), verdict.winning_moves.count_all() > 0, "the answer holds together");
        assert_eq!(criterion.mover.eights, position.hand(Seat(0)).expect("cards").copies(card(6)));
    }
}
