//! What players are called, and that they play whatever the rules.

use lastmove_cards::players::{CardPlayer, Style};
use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::{Deck, Tanhinmin};
use lastmove_game::random::Random;
use lastmove_game::{Budget, Convention, Notation, Player, View};

use crate::support::{Hidden, RULES, game, ordered, related, styles};

#[test]
fn names() {
    for name in Style::NAMES {
        assert_eq!(Style::parse(name).expect("a player").to_string(), name);
    }
    assert_eq!(styles(" Rule, monte-carlo:1_000"), [Style::Rule, Style::parse("monte-carlo:1000").expect("a player")]);
    let problem = |text: &str| {
        let problem = Style::parse_list(text).expect_err("no players");
        let span = problem.place().expect("a place").span();
        (problem.id().to_owned(), text[span].to_owned())
    };
    let expected = |id: &str, marked: &str| (id.to_owned(), marked.to_owned());
    assert_eq!(problem("rule, genius ,random"), expected("player-unknown", "genius"));
    assert_eq!(problem("rule,"), expected("player-unknown", ""));
    assert_eq!(problem("rule:5"), expected("player-simulations", "rule:5"));
    assert_eq!(problem("random,monte-carlo:0"), expected("player-simulations", "monte-carlo:0"));
    assert_eq!(problem("monte-carlo:many"), expected("player-simulations", "monte-carlo:many"));
    assert_eq!(problem("monte-carlo:99999999999"), expected("player-simulations", "monte-carlo:99999999999"));
}

#[test]
fn a_problem_lists_the_players() {
    let problem = Style::parse("genius").expect_err("unknown").to_string();
    assert!(Style::NAMES.iter().all(|name| problem.contains(name)), "{problem}");
}

/// Whole matches under every house rule: each move is legal, each game ends or is drawn.
#[test]
fn players_play_under_all_house_rules() {
    for (number, rules) in RULES.iter().enumerate() {
        for (names, sizes) in [
            ("monte-carlo:30,rule", &[5, 4][..]),
            ("monte-carlo:30,weakest,strongest", &[5, 4, 4]),
            ("rule,random,monte-carlo:20,strongest,weakest", &[3, 3, 3, 3, 2]),
        ] {
            let contest = Hidden {
                game: game(rules),
                deck: Deck::parse("1-5x4,6x2").expect("a deck"),
                sizes: sizes.to_vec(),
                styles: styles(names),
                games: 6,
                seed: number as u64,
            };
            let (outcome, records) = contest.run();
            assert_eq!((outcome.games, outcome.drawn), (6, 0), "{rules} {names}");
            for record in records {
                record.replay(&contest.game).expect("a record that can be replayed");
            }
        }
    }
}

#[test]
fn players_play_any_order_quotas_and_misere() {
    let deck_order = Setup {
        order: Some("deck".to_owned()),
        rules: Some("8cut,joker,spade3=clears".to_owned()),
        ..Setup::default()
    };
    let quota = Setup { rules: Some("quota=2:3:4".to_owned()), ..Setup::default() };
    let misere =
        |rules: &str| Setup { rules: Some(rules.to_owned()), convention: Some(Convention::Misere), ..Setup::default() };
    let cases = [
        (related("a<b<c<a, d<a"), "ax3 bx3 cx3 dx3", "monte-carlo:30,rule,random"),
        (ordered("a<b<c, d<c, e"), "ax3 bx3 cx3 dx3 ex3", "monte-carlo:30,weakest,strongest"),
        (deck_order.game().expect("a game"), "uecda", "rule,monte-carlo:30,random,weakest"),
        (quota.game().expect("a game"), "1-6x3", "rule,monte-carlo:30,random"),
        (misere("pass=leader-plays").game().expect("a game"), "1-6x2", "monte-carlo:30,random"),
        (misere("pass=if-unable").game().expect("a game"), "1-6x2", "monte-carlo:30,rule"),
    ];
    for (game, deck, names) in cases {
        let (deck, styles) = (game.deck(deck).expect("a deck"), styles(names));
        let sizes = Deck::shares(deck.cards().len(), styles.len());
        let contest = Hidden { game, deck, sizes, styles, games: 12, seed: 5 };
        let (outcome, records) = contest.run();
        assert_eq!((outcome.games, outcome.drawn), (12, 0), "{names}");
        for record in records {
            record.replay(&contest.game).expect("a record that can be replayed");
        }
    }
}

#[test]
fn as_many_players_as_cards() {
    let styles: Vec<Style> = styles("monte-carlo:20,rule,random,weakest").into_iter().cycle().take(53).collect();
    let deck = Deck::parse("uecda").expect("a deck");
    let contest = Hidden { game: game(""), deck, sizes: vec![1; 53], styles, games: 1, seed: 1 };
    assert_eq!(contest.run().0.drawn, 0);
}

/// More cards than fit in a word.
#[test]
fn large_decks() {
    let deck = Deck::parse("1-13x8").expect("a deck");
    let contest =
        Hidden { game: game(""), deck, sizes: vec![35; 2], styles: styles("monte-carlo:10,rule"), games: 1, seed: 1 };
    assert_eq!(contest.run().0.drawn, 0);
}

fn chosen(style: &str, position: &str, budget: &Budget) -> String {
    let plain = Tanhinmin::plain();
    let position = plain.parse_position(position).expect("a position");
    let mut player = CardPlayer { style: Style::parse(style).expect("a player"), random: Random::seeded(1) };
    plain.write_move(&player.choose(&View::open(plain, &position), budget).expect("a move"))
}

#[test]
fn what_players_play() {
    let usual = Budget::default();
    for (style, position, expected) in [
        ("weakest", "1 3 / 2", "1"),
        ("strongest", "1 3 / 2", "3"),
        ("weakest", "1 3 / 2 @ 2", "3"),
        ("weakest", "1 1 / 2 @ 2", "pass"),
        // All but one are sure: the 3 first.
        ("rule", "1 3 / 2 2", "3"),
        ("rule", "1 2 5 / 3 4 4", "1"),
        // Somebody has one card left.
        ("rule", "1 2 3 / 4 / 4 5 5", "3"),
        ("rule", "1 2 3 / 4 4 / 4 5 5", "1"),
        ("monte-carlo", "1 3 / 2", "3"),
        ("perfect", "1 1 3 / 2 2", "1"),
    ] {
        assert_eq!(chosen(style, position, &usual), expected, "{style} in {position}");
    }
}

/// A signal to stop ends the trying out, and there is a move all the same.
#[test]
fn the_signal_to_stop_is_heeded() {
    let stopped = Budget::default().until(|| true);
    let start = std::time::Instant::now();
    let action = chosen("monte-carlo:4000000000", "1 3 5 7 9 / 2 4 6 8 10 / 1 2 6 8 9", &stopped);
    assert!(["1", "3", "5", "7", "9", "pass"].contains(&action.as_str()));
    assert!(start.elapsed().as_secs() < 10);
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let choose = || chosen("monte-carlo:500", "1 3 5 7 9 / 2 4 6 8 10 / 1 2 6 8 9 / 3 3 7", &Budget::default());
    assert_eq!(choose(), choose());
}
