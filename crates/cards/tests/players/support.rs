use std::ops::ControlFlow;

use lastmove_cards::players::{DealtHands, HiddenHands, Sight, Style};
use lastmove_cards::tanhinmin::Setup;
use lastmove_cards::{Deck, Tanhinmin};
use lastmove_game::Budget;
use lastmove_game::matches::{Entrant, GameRecord, Match, MatchOutcome};

/// House rules of every kind, and combinations of them, for cards from 1 to 6.
pub const RULES: [&str; 14] = [
    "",
    "8cut=3",
    "joker=6",
    "joker=6,spade3=1:stays",
    "joker=6,spade3=1:clears",
    "groups",
    "groups,revolution=2",
    "groups,joker=6,8cut=3",
    "revolution-card=2",
    "pass=leader-plays",
    "pass=if-unable",
    "pass=if-unable,groups,joker=6",
    "pass-final,clear=owner",
    "clear=owner,pass-final,joker=6,8cut=3,revolution-card=2",
];

pub fn game(rules: &str) -> Tanhinmin {
    Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().expect("a game")
}

pub fn ordered(order: &str) -> Tanhinmin {
    Setup { order: Some(order.to_owned()), ..Setup::default() }.game().expect("a game")
}

/// The game of these exact pairs.
pub fn related(relation: &str) -> Tanhinmin {
    Setup { relation: Some(relation.to_owned()), ..Setup::default() }.game().expect("a game")
}

pub fn styles(names: &str) -> Vec<Style> {
    Style::parse_list(names).expect("players")
}

/// A match with hidden hands of these sizes.
pub struct Hidden {
    pub game: Tanhinmin,
    pub deck: Deck,
    pub sizes: Vec<usize>,
    pub styles: Vec<Style>,
    pub games: u64,
    pub seed: u64,
}

impl Hidden {
    pub fn run(&self) -> (MatchOutcome, Vec<GameRecord>) {
        self.with(|contest| {
            let mut records = Vec::new();
            let outcome = contest.run(|record| {
                records.push(record.clone());
                ControlFlow::Continue(())
            });
            (outcome.expect("a match"), records)
        })
    }

    pub fn with<Answer>(&self, ask: impl FnOnce(&Match<'_, Tanhinmin, HiddenHands>) -> Answer) -> Answer {
        let entrants: Vec<&dyn Entrant<Tanhinmin, Sight>> =
            self.styles.iter().map(|style| style as &dyn Entrant<Tanhinmin, Sight>).collect();
        let deals = DealtHands::new(&self.game, self.deck.clone(), self.sizes.clone()).expect("deals");
        ask(&Match {
            game: &self.game,
            visibility: &HiddenHands::new(self.deck.clone()),
            deals: &deals,
            players: &entrants,
            games: self.games,
            seed: self.seed,
            most_moves: 10_000,
            budget: &Budget::default,
        })
    }
}

/// A match of the whole deck in the plain game.
pub fn whole_deck(players: &str, games: u64) -> Hidden {
    let styles = styles(players);
    let deck = Deck::parse("uecda").expect("a deck");
    Hidden { game: game(""), sizes: Deck::shares(53, styles.len()), deck, styles, games, seed: 1 }
}
