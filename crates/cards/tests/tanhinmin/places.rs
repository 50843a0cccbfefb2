//! The places after the first, against the exhaustive solver of the same game, in which whoever comes out next is first.

use lastmove_cards::tanhinmin::{Contest, NextPlace, Setup};
use lastmove_cards::{CardMove, Deck, Holding, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::exhaustive::Solution;
use lastmove_game::random::Random;
use lastmove_game::{
    Ask, Budget, Convention, Decision, IllegalMove, Notation, Places, Rules, Seat, Standing, Step, Theory,
};

use crate::support::{full, position};

/// The game in which so many players are out already, and the next one to come out is first.
struct ToComeOut<'g> {
    game: &'g Tanhinmin,
    out: usize,
}

impl Rules for ToComeOut<'_> {
    type Position = TanhinminPosition;
    type Move = CardMove;

    fn convention(&self) -> Convention {
        self.game.convention()
    }

    fn seats(&self, position: &TanhinminPosition) -> usize {
        position.seats()
    }

    fn moves(&self, position: &TanhinminPosition) -> impl Iterator<Item = CardMove> {
        self.game.moves(position)
    }

    fn play(&self, position: &TanhinminPosition, action: &CardMove) -> Result<Step<TanhinminPosition>, IllegalMove> {
        self.game.play(position, action)
    }

    fn finish(&self, position: &TanhinminPosition) -> Option<Places> {
        self.game.finish(position)
    }

    fn first(&self, position: &TanhinminPosition) -> Option<Seat> {
        position.holdings().iter().position(|held| held.place() == Some(self.out + 1)).map(Seat)
    }
}

/// What an answer says about the next place.
fn next_place(game: &Tanhinmin, position: &TanhinminPosition, ask: &Ask) -> Option<NextPlace> {
    let verdict = game.solve(position, ask).expect("who is first is settled");
    verdict.evidence.into_iter().find_map(|part| match part {
        TanhinminEvidence::NextPlace(next) => Some(next),
        _ => None,
    })
}

/// Orders, house rules and decks that matter to those who are left.
const GAMES: [(&str, &str, &str); 13] = [
    ("", "", "1-5x3"),
    ("", "quota=2:1:2", "1-5x3"),
    ("", "pass=if-unable", "1-5x3"),
    ("", "8cut=3", "1-5x3"),
    ("", "pass-final", "1-5x3"),
    ("", "clear=owner", "1-5x3"),
    ("", "pass=leader-plays,pass-final", "1-5x3"),
    ("", "clear=owner,pass-final", "1-5x3"),
    ("", "groups,revolution=2", "1-4x4"),
    ("", "joker=5,spade3=1:clears", "1-5x3"),
    ("", "revolution-card=2", "1-5x3"),
    ("a<b, b<c, c<d, d<a", "", "1-4x3"),
    ("a<b, b<c, c<a", "pass=leader-plays", "1-3x4"),
];

#[test]
fn the_next_place_is_that_of_the_exhaustive_solver() {
    let mut random = Random::seeded(2);
    let deals = if full() { 3_000 } else { 360 };
    // How often the table card is of somebody who is out, nobody forces, two and three are left, the mover forces.
    let mut seen = [0; 5];
    for number in 0..deals {
        let (relation, rules, deck) = GAMES[number % GAMES.len()];
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let game = Setup { relation: text(relation), rules: text(rules), ..Setup::default() }.game().expect("a game");
        let seats = if rules.starts_with("quota") { 3 } else { 3 + number / GAMES.len() % 2 };
        let hands = Deck::parse(deck).expect("a deck").deal(&[2, 1, 3, 1][..seats], &mut random).expect("cards");
        let hands = hands.into_iter().map(Holding::Cards).collect();
        let start = TanhinminPosition::new(hands, None).expect("a position");
        // With the quotas of the game, where it has some.
        let mut position = game.parse_position(&game.write_position(&start)).expect("a position");
        for _ in 0..60 {
            if position.places().is_some() {
                break;
            }
            if position.out() > 0 {
                let to_come_out = ToComeOut { game: &game, out: position.out() };
                let solution = Solution::of(&to_come_out, &position, &Budget::default()).expect("small");
                let next = next_place(&game, &position, &Ask::default()).expect("several are left");
                let context = || format!("{} {relation}", game.write_position(&position));
                let Contest::Decided { forcer, moves, .. } = next.contest else { panic!("small: {}", context()) };
                assert_eq!(Some(Decision::Forcer(forcer)), solution.decision(&position), "{}", context());
                let judged = solution.judged_moves(&position);
                let forcing = judged.iter().filter(|judged| judged.decision.is_win());
                assert_eq!(moves, forcing.map(|judged| judged.way.action).collect::<Vec<_>>(), "{}", context());
                assert_eq!(next.place, position.out() + 1);
                let has_cards = |&seat: &Seat| position.hand(seat).is_some();
                assert_eq!(next.left, (0..seats).map(Seat).filter(has_cards).collect::<Vec<_>>());
                let owner_is_out = position.table().is_some_and(|table| position.hand(table.owner).is_none());
                let cases = [owner_is_out, forcer.is_none(), next.left.len() == 2, next.left.len() == 3];
                for (count, case) in seen.iter_mut().zip(cases.into_iter().chain([!moves.is_empty()])) {
                    *count += usize::from(case);
                }
            } else {
                assert_eq!(next_place(&game, &position, &Ask::default()), None);
            }
            let moves: Vec<_> = game.moves(&position).collect();
            position = game.play(&position, random.pick(&moves).expect("a move")).expect("legal").position;
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

#[test]
fn each_next_place_says_how_it_is_known() {
    let standing = |game: &Tanhinmin, text: &str| {
        let position = game.parse_position(text).expect("a position");
        match next_place(game, &position, &Ask::default()).expect("several are left").contest {
            Contest::Decided { standing, .. } => standing,
            Contest::BeyondBudget { .. } => panic!("{text} is small"),
        }
    };
    let plain = Tanhinmin::plain();
    assert_eq!(standing(plain, "1 3 / 2 / 0").claim().map(|claim| claim.name), Some("theorem1"));
    // The owner of the table card is out and the player to move is asked first: one step by the rules, then Theorem 1.
    assert_eq!(standing(plain, "1 3 / 2 / 0 @ 2").claim().map(|claim| claim.name), Some("theorem1"));
    assert!(matches!(standing(plain, "1 3 / 2 / 2 4 / 0"), Standing::Exhaustive { positions } if positions > 10));
    let cut = Setup { rules: Some("8cut=3".to_owned()), ..Setup::default() }.game().expect("a game");
    assert!(matches!(standing(&cut, "1 3 / 2 / 0"), Standing::Checked { .. }));
    assert!(matches!(standing(&cut, "1 2 3 4 4 / 2 3 4 4 5 / 0"), Standing::Conjectured { .. }));
}

#[test]
fn a_search_beyond_the_budget_leaves_the_rest_of_the_answer() {
    let position = position("1 3 5 / 2 4 6 / 0 @ 1 / 1 4 6");
    let ask = Ask { budget: Budget::positions(20), ..Ask::default() };
    let verdict = Tanhinmin::plain().solve(&position, &ask).expect("who is first is settled");
    assert_eq!(verdict.decision, Decision::Forcer(Some(Seat(2))));
    assert_eq!(
        serde_json::to_value(&verdict.evidence).expect("data"),
        serde_json::json!([
            {"kind": "settled", "first": 2},
            {"kind": "next_place", "place": 2, "left": [0, 1, 3], "bound": 20}
        ])
    );
    assert_eq!(next_place(Tanhinmin::plain(), &position, &Ask::brief()), None);
    let stopped = Ask { budget: Budget::default().until(|| true), ..Ask::default() };
    assert_eq!(Tanhinmin::plain().solve(&position, &stopped).expect_err("stopped").id(), "stopped");
}

#[test]
fn one_who_is_left_alone_has_the_last_place() {
    for text in ["0 / 2", "0#2 / 0#1 / 4"] {
        assert_eq!(next_place(Tanhinmin::plain(), &position(text), &Ask::default()), None, "{text}");
    }
}
