//! Orders and house rules of all kinds: every answer against the exhaustive solver, and the laws of every game.

use std::fmt::Write;

use lastmove_cards::tanhinmin::{Duel, NoDuel, Setup};
use lastmove_cards::{CardMove, Group, Strength, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::exhaustive::Solution;
use lastmove_game::random::Random;
use lastmove_game::{Ask, Budget, Convention, Decision, Detail, Notation, Outcome, Rules, Standing, Theory, laws};
use proptest::prelude::*;

use crate::support::{card, full};

/// The number of a random choice.
fn below(random: &mut Random, bound: u64) -> usize {
    usize::try_from(random.below(bound)).expect("small")
}

/// A game with a random order of at most six cards, and the names of its cards.
fn some_order(random: &mut Random) -> (Setup, Vec<String>) {
    let named = ["a", "b", "c", "d", "e"].map(str::to_owned).to_vec();
    let pairs = |random: &mut Random, upwards: bool| {
        let mut text = named.join(",");
        for low in 0..named.len() {
            for high in 0..named.len() {
                if (!upwards || low < high) && random.chance(if upwards { 55 } else { 25 }) {
                    write!(text, ",{}<{}", named[low], named[high]).expect("a string takes everything");
                }
            }
        }
        Some(text)
    };
    match random.below(5) {
        0 => {
            let deck = Setup { order: Some("deck".to_owned()), ..Setup::default() };
            (deck, ["S3", "H3", "4", "8", "T", "JK"].map(str::to_owned).to_vec())
        }
        1 => (Setup { order: pairs(random, true), ..Setup::default() }, named.clone()),
        2 => (Setup { relation: pairs(random, false), ..Setup::default() }, named.clone()),
        _ => (Setup::default(), (1..=5).map(|card: u32| card.to_string()).collect()),
    }
}

/// Random house rules about these cards. Some of them contradict each other.
fn some_rules(random: &mut Random, cards: &[String]) -> String {
    let mut rules = Vec::new();
    if random.chance(30) {
        rules.push(format!("8cut={}", random.pick(cards).expect("cards")));
    }
    if random.chance(40) {
        rules.push(format!("joker={}", random.pick(cards).expect("cards")));
        if random.chance(60) {
            let effect = if random.chance(50) { "stays" } else { "clears" };
            rules.push(format!("spade3={}:{effect}", random.pick(cards).expect("cards")));
        }
    }
    if random.chance(35) {
        rules.push("groups".to_owned());
        if random.chance(50) {
            rules.push(format!("revolution={}", 2 + random.below(2)));
        }
    }
    if random.chance(20) {
        rules.push(format!("revolution-card={}", random.pick(cards).expect("cards")));
    }
    let passing = ["free", "free", "leader-plays", "if-unable"];
    rules.push(format!("pass={}", random.pick(&passing).expect("words")));
    if random.chance(25) {
        rules.push("pass-final".to_owned());
    }
    if random.chance(25) {
        rules.push("clear=owner".to_owned());
    }
    rules.join(",")
}

/// A random position's text; it need not be one of the game.
fn some_position(random: &mut Random, cards: &[String], rules: &str, seats: usize, most: u64) -> String {
    let hand = |random: &mut Random| {
        let size = 1 + below(random, most);
        (0..size).map(|_| random.pick(cards).expect("cards").clone()).collect::<Vec<_>>()
    };
    let hands: Vec<Vec<String>> = (0..seats).map(|_| hand(random)).collect();
    let sizes: Vec<usize> = hands.iter().map(Vec::len).collect();
    let mut texts: Vec<String> = hands.iter().map(|hand| hand.join(" ")).collect();
    if random.chance(60) {
        let owner = usize::from(!rules.contains("clear=owner")) + below(random, seats as u64 - 1);
        let size = if rules.contains("groups") { 1 + below(random, 3) } else { 1 };
        let card = random.pick(cards).expect("cards");
        texts[owner] = format!("{} @{}", texts[owner], format!(" {card}").repeat(size));
    } else if rules.contains("pass-final") && random.chance(50) {
        texts[1 + below(random, seats as u64 - 1)] += " ~";
    }
    let mut text = texts.join(" / ");
    if random.chance(20) {
        let quotas: Vec<String> = sizes.iter().map(|&size| (1 + below(random, size as u64)).to_string()).collect();
        text = format!("{text}; quota={}", quotas.join(":"));
    }
    if rules.contains("revolution") && random.chance(40) {
        text += "; reversed";
    }
    text
}

/// A random game with a random position of it.
fn some_game(seed: u64, seats: usize, most: u64) -> Option<(Tanhinmin, TanhinminPosition, String)> {
    let mut random = Random::seeded(seed);
    let (mut setup, cards) = some_order(&mut random);
    let rules = some_rules(&mut random, &cards);
    let text = some_position(&mut random, &cards, &rules, seats, most);
    if random.chance(25) {
        setup.convention = Some(Convention::Misere);
    }
    setup.rules = Some(rules);
    let game = setup.game_of(&text).ok()?;
    let position = game.parse_position(&text).ok()?;
    Some((game, position, text))
}

/// Whether the graphs of a theorem prove what they say: matched pairs are edges and share no card, the cover touches every
/// edge and is as large as the matching. Which card beats which is read from the evidence itself.
fn check_graphs(evidence: &[TanhinminEvidence]) -> Result<(), TestCaseError> {
    let order = evidence.iter().find_map(|evidence| match evidence {
        TanhinminEvidence::Order { cards } => Some(cards),
        _ => None,
    });
    let beats = |card: Strength, target: Option<Strength>| match (order, target) {
        (_, None) => true,
        (None, Some(target)) => card > target,
        (Some(cards), Some(target)) => {
            let reach = cards.iter().find(|ordered| ordered.card == card).expect("a card of the position").beats;
            cards[..reach].iter().any(|ordered| ordered.card == target)
        }
    };
    for evidence in evidence {
        let TanhinminEvidence::Graph(graph) = evidence else { continue };
        let edge =
            |responder: usize, target: usize| beats(graph.responders[responder], graph.targets[target].strength());
        let mut nodes: Vec<(bool, usize)> =
            graph.edges_matched.iter().flat_map(|&[above, below]| [(true, above), (false, below)]).collect();
        prop_assert!(graph.edges_matched.iter().all(|&[above, below]| edge(above, below)), "{:?}", graph);
        nodes.sort_unstable();
        nodes.dedup();
        prop_assert_eq!(nodes.len(), 2 * graph.size, "{:?}", graph);
        prop_assert_eq!(graph.cover.responders.len() + graph.cover.targets.len(), graph.size, "{:?}", graph);
        for above in (0..graph.responders.len()).filter(|above| !graph.cover.responders.contains(above)) {
            for below in (0..graph.targets.len()).filter(|below| !graph.cover.targets.contains(below)) {
                prop_assert!(!edge(above, below), "{:?}", graph);
            }
        }
    }
    Ok(())
}

/// Holds an answer against the exhaustive solver: outcome, winning moves, judged moves, remoteness.
fn agrees(game: &Tanhinmin, position: &TanhinminPosition, text: &str) -> Result<Standing, TestCaseError> {
    let solution = Solution::of(game, position, &Budget::positions(300_000))
        .map_err(|problem| TestCaseError::reject(problem.to_string()))?;
    let mut standing = None;
    for detail in [Detail::Brief, Detail::AllMoves] {
        let verdict = game.solve(position, &Ask { detail, ..Ask::default() }).expect("within the budget");
        let context = || format!("{text} {:?} {game:?}", verdict.standing);
        prop_assert_eq!(Some(verdict.decision), solution.decision(position), "{}", context());
        if detail == Detail::AllMoves && verdict.remoteness.is_some() {
            prop_assert_eq!(verdict.remoteness, solution.remoteness(position), "{}", context());
        }
        if let Some(judged) = &verdict.all_moves
            && game.first(position).is_none()
        {
            let expected = solution.judged_moves(position);
            prop_assert_eq!(judged.len(), expected.len());
            for (judged, expected) in judged.iter().zip(&expected) {
                prop_assert_eq!(judged.way.action, expected.way.action);
                prop_assert_eq!(judged.decision, expected.decision, "{} {}", judged.way.action, context());
                if judged.remoteness.is_some() {
                    prop_assert_eq!(judged.remoteness, expected.remoteness, "{} {}", judged.way.action, context());
                }
            }
        }
        check_graphs(&verdict.evidence)?;
        for evidence in &verdict.evidence {
            match evidence {
                TanhinminEvidence::Search(searched) if verdict.remoteness.is_some() => {
                    prop_assert_eq!(&searched.line, &solution.line(position), "{}", context());
                }
                TanhinminEvidence::Refutations { moves, .. } => {
                    for refuted in moves {
                        let next = game.play(position, &refuted.action).expect("a legal move");
                        let replies = solution.winning_moves(&next.position);
                        let right = match refuted.reply {
                            Some(reply) => next.next == 1 && replies.contains(&reply),
                            None => next.next == 0 && replies.is_empty(),
                        };
                        prop_assert!(right, "{:?} {}", refuted, context());
                    }
                }
                _ => {}
            }
        }
        let context = context();
        standing = Some(verdict.standing.clone());
        let winning: Vec<CardMove> = verdict.winning_moves.map(|way| way.action).collect();
        prop_assert_eq!(winning, solution.winning_moves(position), "{}", context);
    }
    Ok(standing.expect("answered"))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if full() { 40_000 } else { 2_000 },
        max_global_rejects: 1_000_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_answer_agrees_with_search(seed: u64) {
        let Some((game, position, text)) = some_game(seed, 2, 4) else { return Err(TestCaseError::reject("no game")) };
        agrees(&game, &position, &text)?;
    }

    #[test]
    fn larger_hands_agree_with_search(seed: u64) {
        let Some((game, position, text)) = some_game(seed, 2, 6) else { return Err(TestCaseError::reject("no game")) };
        agrees(&game, &position, &text)?;
    }

    #[test]
    fn positions_survive_writing_and_reading(seed: u64, seats in 2_usize..5) {
        let Some((game, position, _)) = some_game(seed, seats, 4) else { return Err(TestCaseError::reject("no game")) };
        let text = game.write_position(&position);
        prop_assert_eq!(game.parse_position(&text), Ok(position.clone()), "{}", text);
        // The rules that are written make the same game, given only the order and the convention.
        let setup = Setup { rules: None, convention: Some(game.convention()), ..setup_of(seed) };
        let read = setup.game_of(&text).expect("what is written can be read");
        prop_assert_eq!(read.house(), game.house());
        prop_assert_eq!(read.write_position(&position), text);
    }
}

/// The order of a random game.
fn setup_of(seed: u64) -> Setup {
    some_order(&mut Random::seeded(seed)).0
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if full() { 3_000 } else { 150 },
        max_global_rejects: 100_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn all_games_obey_the_laws(seed: u64, seats in 2_usize..5) {
        let Some((game, position, _)) = some_game(seed, seats, 3) else { return Err(TestCaseError::reject("no game")) };
        let cards = (1..=15).map(card).filter(|&card| game.order().contains(card));
        let with_jokers = game.house().joker_card().is_some() && game.house().groups.is_some();
        let jokers = if with_jokers { 0..=1 } else { 0..=0 };
        let strangers: Vec<CardMove> = cards
            .filter(|&card| card.get() <= 15)
            .flat_map(|card| {
                let groups = jokers.clone().flat_map(move |jokers| {
                    (2..=4).filter_map(move |size| Group::new(card, size, jokers)).map(CardMove::Group)
                });
                groups.chain([CardMove::Play(card)])
            })
            .chain([CardMove::Pass])
            .collect();
        laws::hold(&game, &position, &strangers, 200);
    }

    /// Three and more players: whoever can force being first.
    #[test]
    fn three_players_agree_with_search(seed: u64) {
        let Some((game, position, text)) = some_game(seed, 3, 2) else { return Err(TestCaseError::reject("no game")) };
        agrees(&game, &position, &text)?;
    }
}

/// What decides which game: each line a position with its rules, and the name of the claim, or `search`.
#[test]
fn the_best_solver_decides() {
    let lines = [
        ("", "1 3 / 2 4", "theorem1"),
        ("", "1 3 / 2 4; pass=if-unable", "domination"),
        ("", "1 3 / 2 4; pass=leader-plays", "domination"),
        ("", "1 3 / 2 4; clear=owner", "domination"),
        ("", "1 3 @ 2 / 2 4; clear=owner", "search"),
        ("", "1 3 / 2 4; clear=owner,pass-final", "search"),
        ("", "1 3 / 2 4; clear=owner,pass=if-unable", "search"),
        ("", "1 3 / 2 4; pass-final", "search"), // would the pass win, too?
        ("", "1 3 / 2 4; pass-final,pass=leader-plays", "domination"),
        ("", "1 3 / 2 4 @ 2; pass-final", "domination"),
        ("", "1 3 / 2 4~; pass-final", "search"),
        ("", "1 3 / 2 4; quota=1:2", "quota"),
        ("", "1 3 / 2 4; 8cut=3", "eight-cut"),
        ("", "1 3 / 2 4; 8cut=5", "theorem1"),
        ("", "1 3 / 2 4 @ 1; 8cut=3,pass=if-unable", "search"),
        ("", "1 3 / 2 4; groups", "theorem1"),
        ("", "1 3 / 2 4 @ 1 1; groups", "theorem1"),
        ("", "1 1 3 / 2 4; groups", "search"),
        ("", "1 9 / 2 4; groups,joker=9", "search"),
        ("", "9 / 2 4; groups,joker=9", "theorem1"),
        ("", "1 9 / 2 4; joker=9", "theorem1"),
        ("", "1 9 / 2 4; joker=9,spade3=1:stays", "theorem1"), // both in one hand: his own joker he never meets
        ("", "1 9 / 2 4; joker=9,spade3=1:clears", "theorem1"),
        ("", "1 5 / 2 9; joker=9,spade3=1:clears", "search"),
        ("", "1 5 / 2 4 @ 9; joker=9,spade3=1:stays", "search"),
        ("", "2 5 / 4 @ 9; joker=9,spade3=1:stays", "theorem1"),
        ("", "1 3 / 2 4; revolution-card=3", "search"),
        ("", "1 3 / 2 4; revolution-card=5; reversed", "theorem1"),
        ("", "1 1 3 / 2 4; groups,revolution=2", "search"),
        ("a<b<c, d", "a b / c d", "search"),
        ("a<b<c, d", "a b / b c", "domination"),
        ("deck", "3 S3 T / 8 JK", "domination"),
    ];
    for (order, text, by) in lines {
        let setup = Setup { order: (!order.is_empty()).then(|| order.to_owned()), ..Setup::default() };
        let game = setup.game_of(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let position = game.parse_position(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let standing = agrees(&game, &position, text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        assert_eq!(standing.claim().map_or("search", |claim| claim.name), by, "{text}");
    }
    for (rules, by) in [("", "misere-free"), ("pass=leader-plays", "misere-leader"), ("pass=if-unable", "search")] {
        let setup = Setup { rules: Some(rules.to_owned()), convention: Some(Convention::Misere), ..Setup::default() };
        let game = setup.game().expect("a game");
        for text in ["1 3 / 2 4", "1 3 / 2 4 @ 2", "3 / 2 4 @ 2"] {
            let position = game.parse_position(text).expect("a position");
            let standing = agrees(&game, &position, text).expect("they agree");
            assert_eq!(standing.claim().map_or("search", |claim| claim.name), by, "{text}");
        }
    }
}

/// The smallest example where the formula of Theorem 1 fails: a card that cannot be compared with a chain of three.
#[test]
fn the_formula_fails_beside_a_chain_of_three() {
    let setup = Setup { order: Some("a<b<c, d".to_owned()), ..Setup::default() };
    let game = setup.game().expect("a game");
    let position = game.parse_position("b d / c @ a").expect("a position");
    assert!(matches!(Duel::within(&game, &position), Err(NoDuel::Incomparable(_))));
    // The b answers the table, and nothing is left that the c would have to answer or be answered for: 1 > 0.
    let verdict = game.solve(&position, &Ask::default()).expect("small");
    assert_eq!(verdict.decision, Decision::Outcome(Outcome::Loss));
    assert!(matches!(&verdict.evidence[0], TanhinminEvidence::Incomparable { first, second }
        if [first.as_str(), second.as_str()] == ["b", "d"] || [first.as_str(), second.as_str()] == ["d", "b"]));
}

/// Real draws: a circle of four, and single cards with a revolution.
#[test]
fn draws() {
    let circle = Setup { relation: Some("a<b<c<d<a".to_owned()), ..Setup::default() };
    for (setup, text) in [(circle, "a b c d / a b c d"), (Setup::default(), "1 2 / 1 2; revolution-card=1; reversed")] {
        let game = setup.game_of(text).expect("a game");
        let position = game.parse_position(text).expect("a position");
        for detail in [Detail::Brief, Detail::Evidence] {
            let verdict = game.solve(&position, &Ask { detail, ..Ask::default() }).expect("small");
            assert_eq!(verdict.decision, Decision::Outcome(Outcome::Draw), "{text}");
        }
    }
}

/// A voluntary pass can be the only winning move where groups are played.
#[test]
fn passing_can_be_the_only_winning_move() {
    let text = "1 2 4 4 / 2 3 3 @ 1 1; groups";
    let game = Setup::default().game_of(text).expect("a game");
    let position = game.parse_position(text).expect("a position");
    let verdict = game.solve(&position, &Ask::default()).expect("small");
    assert_eq!(verdict.winning_moves.map(|way| way.action).collect::<Vec<_>>(), [CardMove::Pass]);
    assert!(game.moves(&position).count() > 1);
}
