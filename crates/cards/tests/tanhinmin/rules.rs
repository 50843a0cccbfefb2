//! The rules, against a plain simulation that thinks in seats which never move.

use lastmove_cards::{CardMove, Deck, Holding, TableCard, Tanhinmin, TanhinminPosition};
use lastmove_game::random::Random;
use lastmove_game::{Ask, Decision, Notation, Places, Rules, Seat, Theory};
use proptest::prelude::*;

use crate::support::{card, position};

/// A table seen from above.
struct Plain {
    hands: Vec<Vec<u32>>,
    finished: Vec<usize>,
    table: Option<(u32, usize)>,
    turn: usize,
}

impl Plain {
    fn play(&mut self, action: CardMove) {
        if let CardMove::Play(card) = action {
            let hand = &mut self.hands[self.turn];
            let held = hand.iter().position(|&held| held == card.get()).expect("he has the card");
            hand.remove(held);
            assert!(self.table.is_none_or(|(beaten, _)| card.get() > beaten), "it beats the table");
            self.table = Some((card.get(), self.turn));
            if hand.is_empty() {
                self.finished.push(self.turn);
            }
        }
        loop {
            self.turn = (self.turn + 1) % self.hands.len();
            if self.table.is_some_and(|(_, owner)| owner == self.turn) {
                self.table = None;
            }
            if !self.hands[self.turn].is_empty() {
                return;
            }
        }
    }

    /// What the player to move sees.
    fn seen(&self) -> TanhinminPosition {
        let seats = self.hands.len();
        let holding = |seat: usize| match self.finished.iter().position(|&finished| finished == seat) {
            Some(place) => Holding::Out { place: place + 1 },
            None => Holding::Cards(lastmove_cards::Hand::of(&self.hands[seat]).expect("cards")),
        };
        let holdings = (0..seats).map(|offset| holding((self.turn + offset) % seats)).collect();
        let table =
            self.table.map(|(card_, owner)| TableCard::single(card(card_), Seat(owner).seen_from(self.turn, seats)));
        TanhinminPosition::new(holdings, table).expect("play leads to positions")
    }
}

proptest! {
    #[test]
    fn random_games_to_the_end(seed: u64, seats in 2_usize..7, passes in 0_u8..100) {
        let mut random = Random::seeded(seed);
        let sizes: Vec<usize> = (0..seats).map(|_| 1 + usize::try_from(random.below(8)).expect("small")).collect();
        let hands = Deck::parse("1-13x4,14").expect("a deck").deal(&sizes, &mut random).expect("53 cards are enough");
        let strengths = |hand: &lastmove_cards::Hand| hand.cards().iter().map(|card| card.get()).collect();
        let mut plain = Plain { hands: hands.iter().map(strengths).collect(), finished: Vec::new(), table: None, turn: 0 };
        let start = plain.seen();
        let mut now = start.clone();
        let mut turn = 0;
        for _ in 0..100_000 {
            prop_assert_eq!(Tanhinmin::plain().first(&now).is_some(), !plain.finished.is_empty());
            if Tanhinmin::plain().finish(&now).is_some() {
                break;
            }
            let moves: Vec<CardMove> = Tanhinmin::plain().moves(&now).collect();
            let action = if random.chance(passes) { CardMove::Pass } else { *random.pick(&moves).expect("a move") };
            let step = Tanhinmin::plain().play(&now, &action).expect("a listed move");
            plain.play(action);
            turn = (turn + step.next) % seats;
            prop_assert_eq!(turn, plain.turn);
            now = step.position;
            prop_assert_eq!(&now, &plain.seen());
            prop_assert_eq!(Tanhinmin::plain().seats(&now), seats);
        }
        let mut order = plain.finished.clone();
        order.extend((0..seats).filter(|seat| !plain.finished.contains(seat)));
        let places = Places::new(order.iter().map(|&seat| Seat(seat).seen_from(turn, seats)).collect());
        prop_assert_eq!(Tanhinmin::plain().finish(&now), places);
    }
}

/// Each line: a position, a move, and what it leads to.
#[test]
fn single_moves() {
    let lines = [
        // Equal does not beat, so the 2 is not even listed; the 3 is laid by who now sits on the other side.
        ("2 3 / 4 @ 2", "3", "4 / 2 @ 3"),
        // With two players a pass always clears the table.
        ("2 3 / 4 @ 2", "pass", "4 / 2 3"),
        ("2 3 / 4", "pass", "4 / 2 3"),
        // The last card ends it.
        ("3 / 4 5 @ 2", "3", "4 5 / 0 @ 3"),
        // With three the table stays until the turn is back with its owner.
        ("1 3 / 2 4 @ 2 / 5", "pass", "2 4 / 5 / 1 3"),
        ("1 3 / 2 4 / 5 @ 2", "pass", "2 4 / 5 @ 2 / 1 3"),
        ("1 3 / 2 4 / 5 @ 2", "3", "2 4 / 5 / 1 @ 3"),
        // The owner has gone out: the player after him leads.
        ("1 / 2 / 0 @ 5 / 3", "pass", "2 / 0 @ 5 / 3 / 1"),
        ("2 / 0 @ 5 / 3 / 1", "pass", "3 / 1 / 2 / 0"),
        // Players who are out are skipped, and the table is cleared on the way past its owner.
        ("1 / 0#1 / 0#2 @ 5 / 3", "pass", "3 / 1 / 0#1 / 0#2"),
        ("1 / 0#2 @ 5 / 0#1 / 3", "pass", "3 / 1 / 0#2 / 0#1"),
        ("1 / 0#1 / 3 @ 2 / 0#2", "pass", "3 / 0#2 / 1 / 0#1"),
        ("7 8 / 0 / 3 @ 2", "7", "3 / 8 @ 7 / 0"),
        // The last but one goes out: everybody has his place.
        ("7 / 0 / 3 @ 2", "7", "3 / 0#2 @ 7 / 0#1"),
    ];
    for (before, action, after) in lines {
        let before_position = position(before);
        let action = Tanhinmin::plain().parse_move(&before_position, action).expect("a move");
        let step = Tanhinmin::plain().play(&before_position, &action).expect("legal");
        assert_eq!(Tanhinmin::plain().write_position(&step.position), after, "{before}, {action}");
    }
}

#[test]
fn illegal_moves_say_why() {
    let lines = [
        ("2 3 / 4 @ 2", "2", "card-does-not-beat card=2 table=2"),
        ("2 3 / 4 @ 3", "2", "card-does-not-beat card=2 table=3"),
        ("2 3 / 4", "4", "card-not-in-hand card=4 hand=\"2 3\""),
        ("3 / 0 @ 5", "3", "cards-over"),
        ("0 / 3", "3", "cards-over"),
        ("3 / 0#2 / 0#1", "pass", "cards-over"),
    ];
    for (text, action, problem) in lines {
        let position = position(text);
        let action = Tanhinmin::plain().parse_move(&position, action).expect("a move");
        let illegal = Tanhinmin::plain().play(&position, &action).expect_err("illegal");
        assert_eq!(illegal.0.to_string(), problem, "{text}, {action}");
    }
}

/// Each line: a finished game and the places, counted from the player written first.
#[test]
fn finished_games() {
    let lines: [(&str, &[usize]); 6] = [
        ("3 / 0", &[1, 0]),
        ("3 / 0 @ 5", &[1, 0]),
        ("0 / 3", &[0, 1]),
        ("3 / 0#2 / 0#1", &[2, 1, 0]),
        ("0#1 / 3 / 0#2", &[0, 2, 1]),
        ("3 / 0#1 / 0#2 @ 4", &[1, 2, 0]),
    ];
    for (text, places) in lines {
        let position = position(text);
        let expected = Places::new(places.iter().map(|&seat| Seat(seat)).collect());
        assert_eq!(Tanhinmin::plain().finish(&position), expected, "{text}");
        assert_eq!(Tanhinmin::plain().moves(&position).count(), 0, "{text}");
        let verdict = Tanhinmin::plain().solve(&position, &Ask::default()).expect("nothing to search");
        let won = matches!(verdict.decision, Decision::Outcome(outcome) if outcome.name() == "win");
        if places.len() == 2 {
            assert_eq!(won, places[0] == 0, "{text}");
        } else {
            assert_eq!(verdict.decision, Decision::Forcer(Some(Seat(places[0]))), "{text}");
        }
        assert_eq!(verdict.winning_moves.count_all(), 0, "{text}");
    }
}

#[test]
fn once_somebody_is_out_he_is_first_though_the_game_goes_on() {
    let position = position("4 5 / 1 2 / 0");
    let verdict = Tanhinmin::plain().solve(&position, &Ask::default()).expect("nothing to search");
    assert_eq!(verdict.decision, Decision::Forcer(Some(Seat(2))));
    assert_eq!(verdict.standing.positions(), Some(1));
    assert_eq!(
        serde_json::to_value(&verdict.evidence).expect("data"),
        serde_json::json!([
            {"kind": "settled", "first": 2},
            {
                "kind": "next_place", "place": 2, "left": [0, 1], "forcer": 0, "moves": ["4", "5", "pass"],
                "standing": "proved", "claim": "theorem1"
            }
        ])
    );
    assert_eq!(Tanhinmin::plain().moves(&position).count(), 3);
}

/// With three players the search decides; the moves that force are the moves after which the mover still forces.
#[test]
fn three_players_by_search() {
    let position = position("2 3 3 / 1 2 / 1 4 @ 1");
    let ask = Ask { detail: lastmove_game::Detail::AllMoves, ..Ask::default() };
    let verdict = Tanhinmin::plain().solve(&position, &ask).expect("small");
    let judged = verdict.all_moves.expect("asked for");
    assert_eq!(judged.iter().map(|judged| judged.way.ways).collect::<Vec<_>>(), [1, 2, 1]);
    for judged in &judged {
        let step = Tanhinmin::plain().play(&position, &judged.way.action).expect("legal");
        let after = Tanhinmin::plain().solve(&step.position, &Ask::default()).expect("small");
        assert_eq!(judged.decision, after.decision.seen_before(step.next, 3), "{}", judged.way.action);
    }
    let winning: Vec<_> = judged.iter().filter(|judged| judged.decision.is_win()).map(|judged| &judged.way).collect();
    assert_eq!(verdict.winning_moves.collect::<Vec<_>>().iter().collect::<Vec<_>>(), winning);
    assert!(matches!(&verdict.evidence[..], [lastmove_cards::TanhinminEvidence::Search(_)]));
}

#[test]
fn what_is_too_large_to_search_says_so() {
    let many = ["1 2 3 4 5 6 7 8 9 10 11 12 13"; 3].join(" / ");
    for (text, budget) in [(many.as_str(), 10_000), ("1 2 3 / 1 2 3 / 1 2 3", 10)] {
        let ask = Ask { budget: lastmove_game::Budget::positions(budget), ..Ask::default() };
        let position = position(text);
        assert_eq!(Tanhinmin::plain().solve(&position, &ask).expect_err("too large").id(), "too-many-positions");
    }
    // A crowd of players and three hands of very many cards must not exhaust the memory either.
    let crowd = vec!["1 2"; 20_000].join("/");
    let hand = (1..=100_000).map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let rich = [hand.as_str(); 3].join("/");
    for (text, problem) in [(crowd, "search-too-large"), (rich, "too-many-positions")] {
        let ask = Ask { budget: lastmove_game::Budget::positions(50_000), ..Ask::default() };
        let position = position(&text);
        assert_eq!(Tanhinmin::plain().solve(&position, &ask).expect_err("too large").id(), problem);
    }
}

#[test]
fn there_is_no_heap_to_explain() {
    let position = position("1 3 / 2");
    let ask = Ask { why: Some(3), ..Ask::default() };
    assert_eq!(
        Tanhinmin::plain().solve(&position, &ask).expect_err("no heaps").to_string(),
        "why-without-heaps heap=3"
    );
}
