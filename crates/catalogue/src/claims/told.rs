use lastmove_cards::tanhinmin::fast::check::{self as cards, Truth};
use lastmove_cards::tanhinmin::{DOMINATION, EIGHT_CUT, Passing};
use lastmove_explain::{Arguments, Explanation, Voice, explain_card_counterexample, explain_heap_counterexample};
use lastmove_game::{Claim, Outcome};
use lastmove_heaps::check as heaps;

use super::{CounterexampleDocument, Games, Reach};
use crate::DecisionDocument;

/// How the extent of a check, and what it finds, is told: for programs and for people.
pub(super) trait Told: Copy + 'static {
    /// Where a statement fails.
    type Counterexample: 'static;

    /// The extent as it is asked for.
    fn reach(self) -> Reach;

    /// The extent of this kind that is asked for.
    fn of(self, reach: Reach) -> Self;

    /// The extent as a sentence.
    fn say(self, voice: &Voice) -> String;

    /// Through how many games a check went.
    fn count(games: u64) -> Games;

    /// The same as a sentence.
    fn say_games(claim: &Claim, games: u64, voice: &Voice) -> String;

    /// A counterexample as data.
    fn document(found: &Self::Counterexample) -> CounterexampleDocument;

    /// A counterexample, and who really wins, in words.
    fn explain(found: &Self::Counterexample, voice: &Voice) -> Explanation;
}

impl Told for cards::Extent {
    type Counterexample = cards::Counterexample;

    fn reach(self) -> Reach {
        Reach { ranks: Some(self.ranks as u64), cards: Some(self.cards as u64), ..Reach::default() }
    }

    fn of(self, reach: Reach) -> Self {
        let number =
            |value: Option<u64>, usual| value.map_or(usual, |value| usize::try_from(value).unwrap_or(usize::MAX));
        Self { ranks: number(reach.ranks, self.ranks), cards: number(reach.cards, self.cards) }
    }

    fn say(self, voice: &Voice) -> String {
        let arguments = Arguments::new().text("ranks", self.ranks.to_string()).text("cards", self.cards.to_string());
        voice.say("check-extent-cards", &arguments)
    }

    fn count(games: u64) -> Games {
        Games::Relations(games)
    }

    fn say_games(claim: &Claim, games: u64, voice: &Voice) -> String {
        let message = if *claim == EIGHT_CUT { "check-eights" } else { "check-relations" };
        let said = voice.say(message, &Arguments::new().number("count", games));
        if *claim != DOMINATION {
            return said;
        }
        [said, voice.say("check-passings", &Arguments::new())].join(voice.language().between_sentences())
    }

    fn document(found: &cards::Counterexample) -> CounterexampleDocument {
        let number = |types: [usize; 2]| types.map(|index| index as u64 + 1);
        CounterexampleDocument {
            position: Some(found.to_string()),
            relation: found.relation.as_ref().map(|relation| relation.pairs().map(number).collect()),
            eight: found.eight,
            passing: match found.passing {
                Passing::Free => None,
                Passing::LeaderPlays => Some("leader-plays"),
                Passing::IfUnable => Some("if-unable"),
            },
            quota: found.quota,
            decision: Some(match found.truth {
                Truth::Outcome(outcome) => DecisionDocument::Outcome(outcome),
                Truth::Forcer(seat) => DecisionDocument::Forcer(seat.map(|seat| seat.0)),
            }),
            ..CounterexampleDocument::default()
        }
    }

    fn explain(found: &cards::Counterexample, voice: &Voice) -> Explanation {
        explain_card_counterexample(found, voice)
    }
}

impl Told for heaps::Extent {
    type Counterexample = heaps::Counterexample;

    fn reach(self) -> Reach {
        match self {
            Self::Stones(stones) => Reach { stones: Some(stones), ..Reach::default() },
            Self::Heap(heap) => Reach { heap: Some(heap), ..Reach::default() },
            Self::Fixed => Reach::default(),
        }
    }

    fn of(self, reach: Reach) -> Self {
        match self {
            Self::Stones(usual) => Self::Stones(reach.stones.unwrap_or(usual)),
            Self::Heap(usual) => Self::Heap(reach.heap.unwrap_or(usual)),
            Self::Fixed => Self::Fixed,
        }
    }

    fn say(self, voice: &Voice) -> String {
        let to = |number: u64| Arguments::new().text("to", number.to_string());
        match self {
            Self::Stones(stones) => voice.say("check-extent-stones", &to(stones)),
            Self::Heap(heap) => voice.say("check-extent-heap", &to(heap)),
            Self::Fixed => voice.say("check-extent-fixed", &Arguments::new()),
        }
    }

    fn count(games: u64) -> Games {
        Games::Codes(games)
    }

    fn say_games(_: &Claim, games: u64, voice: &Voice) -> String {
        voice.say("check-codes", &Arguments::new().number("count", games))
    }

    fn document(found: &heaps::Counterexample) -> CounterexampleDocument {
        match found.clone() {
            heaps::Counterexample::Position { code, convention, heaps, lost } => CounterexampleDocument {
                position: Some(heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")),
                decision: Some(DecisionDocument::Outcome(if lost { Outcome::Loss } else { Outcome::Win })),
                code: Some(code),
                convention: Some(convention),
                ..CounterexampleDocument::default()
            },
            heaps::Counterexample::Value { code, heap, value } => CounterexampleDocument {
                code: Some(code),
                heap: Some(heap),
                value: Some(value),
                ..CounterexampleDocument::default()
            },
            heaps::Counterexample::Repetition { code, period, preperiod, enough, heap } => CounterexampleDocument {
                code: Some(code),
                period: Some(period),
                preperiod: Some(preperiod),
                enough: Some(enough),
                heap: Some(heap),
                ..CounterexampleDocument::default()
            },
        }
    }

    fn explain(found: &heaps::Counterexample, voice: &Voice) -> Explanation {
        explain_heap_counterexample(found, voice)
    }
}
