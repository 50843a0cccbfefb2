use std::collections::HashMap;
use std::ops::ControlFlow;

use lastmove_cards::players::{DealtHands, Style};
use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::{Deck, Tanhinmin};
use lastmove_game::matches::{Deals, Entrant, GameRecord, Match, Repeated, Schedule};
use lastmove_game::random::Random;
use lastmove_game::{Budget, Notation, Open, Seat};

use crate::support::{Hidden, game, related, styles, whole_deck};

#[test]
fn monte_carlo_beats_rule_beats_random() {
    let games = if std::env::var_os("LASTMOVE_FULL").is_some() { 1_800 } else { 360 };
    let (outcome, _) = whole_deck("monte-carlo:400,rule,random", games).run();
    let [monte_carlo, rule, random] = &outcome.players[..] else { panic!("three players") };
    assert!(monte_carlo.mean_place.high < rule.mean_place.low, "{outcome:?}");
    assert!(rule.mean_place.high < random.mean_place.low, "{outcome:?}");
    assert!(monte_carlo.rating.low > rule.rating.high && rule.rating.low > random.rating.high, "{outcome:?}");
    assert!(rule.wins.low > random.wins.high, "{outcome:?}");
}

#[cfg(feature = "parallel")]
#[test]
fn any_number_of_threads_gives_the_same_match() {
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| whole_deck("monte-carlo:20,rule,random,weakest", 150).run())
    };
    let one = on(1);
    assert_eq!(one.1.len(), 150);
    assert!(one == on(2) && one == on(4));
}

#[test]
fn a_game_can_be_played_alone() {
    let contest = whole_deck("monte-carlo:20,rule,random", 130);
    let (_, records) = contest.run();
    for number in [0, 63, 64, 129] {
        let alone = contest.with(|contest| contest.one(number)).expect("a game");
        assert_eq!(alone, records[usize::try_from(number).expect("small")]);
    }
    assert!(records.iter().zip(0..).all(|(record, number)| record.number == number));
    let mut seeds: Vec<u64> = records.iter().map(|record| record.seed).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 130);
}

#[test]
fn a_match_can_be_ended() {
    let contest = whole_deck("rule,random", 1_000);
    let mut left = 70;
    let outcome = contest.with(|contest| {
        contest.run(|_| {
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    assert_eq!(outcome.expect("a match").games, 70);
}

#[test]
fn records_replay() {
    let contest = whole_deck("monte-carlo:20,rule,random", 12);
    let (outcome, records) = contest.run();
    let mut wins = [0; 3];
    for record in &records {
        let line = serde_json::to_string(record).expect("JSON");
        let read: GameRecord = serde_json::from_str(&line).expect("a record");
        assert_eq!(read, *record);
        let course = read.replay(&contest.game).expect("a game");
        let winner = course.places().expect("over")[0];
        wins[record.seats[(record.starter + winner.0) % 3]] += 1;
    }
    assert_eq!(wins.map(Some), [0, 1, 2].map(|player| outcome.players[player].places.first().copied()));
}

#[test]
fn wrong_records_are_refused() {
    let contest = whole_deck("rule,random", 1);
    let record = contest.run().1.remove(0);
    let id = |record: GameRecord| record.replay(&contest.game).expect_err("a wrong record").id().to_owned();
    let places = record.places.clone().map(|places| places.into_iter().rev().collect());
    assert_eq!(id(GameRecord { places, ..record.clone() }), "record-places");
    assert_eq!(id(GameRecord { places: None, ..record.clone() }), "record-places");
    assert_eq!(id(GameRecord { seats: vec![0, 0], ..record.clone() }), "record-seats");
    assert_eq!(id(GameRecord { seats: vec![0, 1, 2], ..record.clone() }), "record-seats");
    assert_eq!(id(GameRecord { starter: 2, ..record.clone() }), "record-seats");
    assert_eq!(id(GameRecord { start: "1 / x".to_owned(), ..record.clone() }), "not-a-card");
    let mut moves = record.moves.clone();
    moves.pop();
    assert_eq!(id(GameRecord { moves, ..record.clone() }), "record-places");
    let moves = record.moves.iter().cloned().chain(["pass".to_owned()]).collect();
    assert_eq!(id(GameRecord { moves, ..record }), "cards-over");
}

/// In every cycle each player has sat on each seat, begun from each, and had each neighbour equally often.
#[test]
fn seats_starters_and_neighbours_come_out_even() {
    for players in 2..=5 {
        let schedule = Schedule::of(players);
        let cycle = schedule.cycle().expect("small");
        let mut begun: HashMap<(usize, usize), u64> = HashMap::new();
        let mut seated: HashMap<(usize, usize, usize), u64> = HashMap::new();
        for number in 0..cycle {
            let game = schedule.game(number);
            *begun.entry((game.starter.0, game.seats[game.starter.0])).or_default() += 1;
            for seat in 0..players {
                let (player, next) = (game.seats[seat], game.seats[(seat + 1) % players]);
                *seated.entry((seat, player, next)).or_default() += 1;
            }
        }
        let even =
            |counts: Vec<&u64>, kinds: usize| counts.len() == kinds && counts.iter().all(|&count| count == counts[0]);
        assert!(even(begun.values().collect(), players * players), "{begun:?}");
        assert!(even(seated.values().collect(), players * players * (players - 1)), "{seated:?}");
        // The first games already give everybody every seat, and the lead once.
        let first: Vec<_> = (0..players as u64).map(|number| schedule.game(number)).collect();
        for seat in 0..players {
            let mut on_seat: Vec<usize> = first.iter().map(|game| game.seats[seat]).collect();
            on_seat.sort_unstable();
            assert_eq!(on_seat, (0..players).collect::<Vec<_>>());
        }
        let mut starters: Vec<usize> = first.iter().map(|game| game.seats[game.starter.0]).collect();
        starters.sort_unstable();
        assert_eq!(starters, (0..players).collect::<Vec<_>>());
    }
}

/// Shares belong to seats, whoever begins; quotas too.
#[test]
fn deals_keep_the_seats() {
    let game = Setup { rules: Some("quota=1:2:3".to_owned()), ..Setup::default() }.game().expect("a game");
    let deals = DealtHands::new(&game, Deck::parse("1-9x2").expect("a deck"), vec![5, 4, 3]).expect("deals");
    let beginning = |starter: usize| deals.deal(Seat(starter), &mut Random::seeded(4)).expect("a deal");
    let first = beginning(0);
    for starter in 0..3 {
        let position = beginning(starter);
        for seat in 0..3 {
            let from_starter = Seat(seat).seen_from(starter, 3);
            assert_eq!(position.hand(from_starter), first.hand(Seat(seat)));
            assert_eq!(position.to_shed(from_starter), seat + 1);
        }
    }
}

#[test]
fn matches_that_cannot_be_played() {
    let deck = || Deck::parse("1-6x2").expect("a deck");
    let problem = |rules: &str, sizes: Vec<usize>| {
        DealtHands::new(&game(rules), deck(), sizes).expect_err("impossible").id().to_owned()
    };
    assert_eq!(problem("", vec![6, 7]), "deal-too-large");
    assert_eq!(problem("", vec![6, 0]), "deal-empty-hand");
    assert_eq!(problem("", vec![6]), "one-hand");
    assert_eq!(problem("quota=2:2", vec![3, 3, 3]), "quota-seats");
    assert_eq!(problem("quota=2:4", vec![3, 3]), "quota-too-large");
    let contest = |sizes: Vec<usize>, names: &str, games: u64| Hidden {
        game: game(""),
        deck: deck(),
        sizes,
        styles: styles(names),
        games,
        seed: 1,
    };
    let refused = |contest: Hidden| {
        contest.with(|contest| contest.run(|_| ControlFlow::Continue(()))).expect_err("impossible").id().to_owned()
    };
    assert_eq!(refused(contest(vec![3, 3], "rule,random", 0)), "match-without-games");
    assert_eq!(refused(contest(vec![3, 3, 3], "rule,random", 1)), "match-seats");
    assert_eq!(refused(contest(vec![3, 3, 3], "rule,random,perfect", 1)), "perfect-hidden");
}

/// Open hands, one position again and again; and what nobody can win is drawn.
#[test]
fn open_matches() {
    let plain = Tanhinmin::plain();
    let play = |game: &Tanhinmin, position: &str, names: &str| {
        let styles = styles(names);
        let entrants: Vec<&dyn Entrant<Tanhinmin>> =
            styles.iter().map(|style| style as &dyn Entrant<Tanhinmin>).collect();
        let contest = Match {
            game,
            visibility: &Open,
            deals: &Repeated(game.parse_position(position).expect("a position")),
            players: &entrants,
            games: 8,
            seed: 1,
            most_moves: 60,
            budget: &Budget::default,
        };
        contest.run(|_| ControlFlow::Continue(())).expect("a match")
    };
    // Whoever begins with 1 3 against 2 wins; each begins four times.
    let outcome = play(plain, "1 3 / 2", "perfect,perfect");
    assert_eq!(outcome.players[0].places, [4, 4]);
    let outcome = play(plain, "1 3 / 2", "perfect,weakest");
    assert_eq!(outcome.players[0].places, [8, 0]);
    assert_eq!(outcome.players[0].name, "perfect");
    let outcome = play(plain, "1 4 / 2 3 / 2 5", "perfect,monte-carlo:50,rule");
    assert_eq!((outcome.games, outcome.drawn), (8, 0));
    let outcome = play(&related("a<b<c<d<a"), "a b c d / a b c d", "perfect,perfect");
    assert_eq!((outcome.drawn, outcome.players[0].places.clone()), (8, vec![0, 0]));
    assert!(Style::NAMES.contains(&outcome.players[1].name.as_str()));
}
