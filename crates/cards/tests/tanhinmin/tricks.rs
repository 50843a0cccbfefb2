//! Whose turn it is where passes are final or the owner clears the table, against a simulation that thinks in tricks:
//! it counts passes, or keeps the players who are still in the trick, and does not go round the table.

use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::{CardMove, Holding, Tanhinmin, TanhinminPosition};
use lastmove_game::random::Random;
use lastmove_game::{Notation, Rules, Seat};
use proptest::prelude::*;

use crate::support::card;

/// A trick seen from above; seats never move.
struct Trick {
    hands: Vec<Vec<u32>>,
    out: Vec<usize>,
    turn: usize,
    /// The card on the table and who laid it.
    table: Option<(u32, usize)>,
    /// Passes since the last card.
    passes: usize,
    /// Who may still play in this trick, where passes are final.
    active: Vec<bool>,
    pass_final: bool,
    owner_clears: bool,
    /// The card that clears the table.
    cut: u32,
}

impl Trick {
    fn has_cards(&self, seat: usize) -> bool {
        !self.hands[seat].is_empty()
    }

    /// The next player after this one of whom something is true.
    fn next(&self, after: usize, wanted: impl Fn(usize) -> bool) -> Option<usize> {
        let seats = self.hands.len();
        (1..=seats).map(|step| (after + step) % seats).find(|&seat| wanted(seat))
    }

    /// A new trick, led by this player, or by the next one who has cards.
    fn lead(&mut self, seat: usize) {
        (self.table, self.passes) = (None, 0);
        self.active = (0..self.hands.len()).map(|seat| self.has_cards(seat)).collect();
        let before = (seat + self.hands.len() - 1) % self.hands.len();
        self.turn = self.next(before, |seat| self.has_cards(seat)).expect("somebody has cards");
    }

    fn play(&mut self, strength: u32) {
        let me = self.turn;
        let held = self.hands[me].iter().position(|&held| held == strength).expect("he has the card");
        self.hands[me].remove(held);
        if self.hands[me].is_empty() {
            self.out.push(me);
            self.active[me] = false;
        }
        if strength == self.cut {
            return self.lead(me);
        }
        (self.table, self.passes) = (Some((strength, me)), 0);
        self.go_on();
    }

    fn pass(&mut self) {
        let me = self.turn;
        if self.table.is_some_and(|(_, owner)| owner == me) {
            return self.lead(me);
        }
        self.passes += 1;
        self.active[me] &= !self.pass_final;
        self.go_on();
    }

    fn go_on(&mut self) {
        let me = self.turn;
        let Some((_, owner)) = self.table else {
            // Nobody has played yet; when all have dropped out it begins again.
            if !self.active.contains(&true) {
                return self.lead((me + 1) % self.hands.len());
            }
            self.turn = self.next(me, |seat| self.active[seat]).expect("somebody is active");
            return;
        };
        let seats = 0..self.hands.len();
        let others_are_done = if self.pass_final {
            seats.clone().all(|seat| seat == owner || !self.active[seat])
        } else {
            self.passes >= seats.filter(|&seat| seat != owner && self.has_cards(seat)).count()
        };
        if !others_are_done {
            self.turn = self.next(me, |seat| self.active[seat] && self.has_cards(seat)).expect("somebody is active");
        } else if self.owner_clears && self.has_cards(owner) {
            self.turn = owner;
        } else {
            self.lead(owner);
        }
    }

    /// What the player to move sees.
    fn seen(&self) -> TanhinminPosition {
        let seats = self.hands.len();
        let place = |seat: usize| self.out.iter().position(|&out| out == seat).map(|index| index + 1);
        let holding = |seat: usize| match place(seat) {
            Some(place) => Holding::Out { place },
            None => Holding::Cards(lastmove_cards::Hand::of(&self.hands[seat]).expect("cards")),
        };
        let from_turn = |seat: usize| Seat(seat).seen_from(self.turn, seats);
        let holdings = (0..seats).map(|offset| holding((self.turn + offset) % seats)).collect();
        let table =
            self.table.map(|(strength, owner)| lastmove_cards::TableCard::single(card(strength), from_turn(owner)));
        let passed = (0..seats).filter(|&seat| self.has_cards(seat) && !self.active[seat]).map(from_turn).collect();
        let position = TanhinminPosition::new(holdings, table).expect("play leads to positions");
        position.with_passed(passed).expect("play leads to positions")
    }
}

fn game(pass_final: bool, owner_clears: bool) -> Tanhinmin {
    let rules = [("8cut=3", true), ("pass-final", pass_final), ("clear=owner", owner_clears)];
    let rules: Vec<&str> = rules.into_iter().filter(|rule| rule.1).map(|rule| rule.0).collect();
    Setup { rules: Some(rules.join(",")), ..Setup::default() }.game().expect("a game")
}

proptest! {
    #[test]
    fn random_games_to_the_end(
        seed: u64,
        seats in 2_usize..6,
        passes in 0_u8..90,
        pass_final: bool,
        owner_clears: bool,
    ) {
        let game = game(pass_final, owner_clears);
        let mut random = Random::seeded(seed);
        let mut hand = || (0..=random.below(4)).map(|_| u32::try_from(1 + random.below(6)).expect("small")).collect();
        let hands: Vec<Vec<u32>> = (0..seats).map(|_| hand()).collect();
        let mut trick = Trick {
            hands, out: Vec::new(), turn: 0, table: None, passes: 0, active: vec![true; seats], pass_final, owner_clears, cut: 3,
        };
        let mut now = trick.seen();
        let mut turn = 0;
        for _ in 0..3_000 {
            if game.finish(&now).is_some() {
                break;
            }
            let moves: Vec<CardMove> = game.moves(&now).collect();
            let action = if random.chance(passes) { CardMove::Pass } else { *random.pick(&moves).expect("a move") };
            let step = game.play(&now, &action).expect("a listed move");
            match action.card() {
                Some(card) => trick.play(card.get()),
                None => trick.pass(),
            }
            turn = (turn + step.next) % seats;
            now = step.position;
            if game.finish(&now).is_none() {
                prop_assert_eq!(turn, trick.turn, "{}", game.write_position(&now));
                prop_assert_eq!(&now, &trick.seen(), "{}", game.write_position(&now));
            }
        }
    }
}

/// Each line: rules, a position, a move, and what it leads to.
#[test]
fn single_moves() {
    let lines = [
        // The owner is asked again, beats his own card, or clears the table and leads.
        ("clear=owner", "1 3 / 2 4 @ 2", "pass", "2 4 @ 2 / 1 3; clear=owner"),
        ("clear=owner", "2 4 @ 2 / 1 3", "4", "1 3 / 2 @ 4; clear=owner"),
        ("clear=owner", "2 4 @ 2 / 1 3", "pass", "2 4 / 1 3; clear=owner"),
        ("clear=owner", "1 / 0 @ 2 / 3", "pass", "3 / 1 / 0; clear=owner"),
        // Who has passed is skipped.
        ("pass-final", "1 3 / 2 4 @ 2 / 5 6", "pass", "2 4 / 5 6 / 1 3; pass-final"),
        ("pass-final", "1 3 / 5 6 / 2 4 @ 2", "pass", "5 6 / 2 4 @ 2 / 1 3~; pass-final"),
        ("pass-final", "5 6 / 2 4 @ 2 / 1 3~", "5", "2 4 / 1 3~ / 6 @ 5; pass-final"),
        ("pass-final", "2 4 / 1 3~ / 6 @ 5", "pass", "6 / 2 4 / 1 3; pass-final"),
        ("pass-final", "1 3 / 2 4", "pass", "2 4 / 1 3~; pass-final"),
        ("pass-final", "2 4 / 1 3~", "2", "4 / 1 3; pass-final"),
        ("pass-final", "2 4 / 1 3~", "pass", "1 3 / 2 4; pass-final"),
        ("pass-final,clear=owner", "1 3 / 2 4 @ 2", "pass", "2 4 @ 2 / 1 3~; pass-final,clear=owner"),
        ("pass-final,clear=owner", "2 4 @ 2 / 1 3~", "4", "2 @ 4 / 1 3~; pass-final,clear=owner"),
        // The card that clears the table: the same player again, or the next one if it was his last.
        ("8cut=3", "1 3 / 2 4 @ 2", "3", "1 / 2 4; 8cut=3"),
        ("8cut=3", "3 / 2 4 @ 2 / 5", "3", "2 4 / 5 / 0; 8cut=3"),
        // The spade three, a card that may answer the joker.
        ("joker=9,spade3=1:stays", "1 3 / 2 4 @ 9", "1", "2 4 / 3 @ 1; joker=9,spade3=1:stays"),
        ("joker=9,spade3=1:clears", "1 3 / 2 4 @ 9", "1", "3 / 2 4; joker=9,spade3=1:clears"),
        // Revolutions.
        ("revolution-card=3", "1 3 / 2 4 @ 2", "3", "2 4 / 1 @ 3; revolution-card=3; reversed"),
        ("revolution-card=3", "1 3 / 2 4 @ 4; reversed", "3", "2 4 / 1 @ 3; revolution-card=3"),
        ("groups,revolution=2,joker=9", "3 5 9 / 2 4", "3 9", "2 4 / 5 @ 3 3; joker=9,groups,revolution=2; reversed"),
        // Quotas: the cards that are left do not count.
        ("quota=2:1", "1 3 / 2 4", "3", "2 4 / 1 @ 3; quota=1:1"),
        ("quota=1:1", "1 3 / 2 4", "3", "2 4 / 0 @ 3; quota=1:0"),
        ("quota=2:1,groups", "3 3 3 / 2 4", "3 3 3", "2 4 / 0 @ 3 3 3; quota=1:0,groups"),
    ];
    for (rules, before, action, after) in lines {
        let game = Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().expect(rules);
        let position = game.parse_position(before).unwrap_or_else(|problem| panic!("{before}: {problem}"));
        let action = game.parse_move(&position, action).expect("a move");
        let step = game.play(&position, &action).unwrap_or_else(|illegal| panic!("{before}: {illegal}"));
        assert_eq!(game.write_position(&step.position), after, "{rules}: {before}, {action}");
    }
}
