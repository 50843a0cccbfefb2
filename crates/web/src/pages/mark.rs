//! What a move or a position is worth: a mark, a word and a colour together.

use lastmove_catalogue::DecisionDocument;
use lastmove_explain::{Arguments, Voice};
use lastmove_game::Outcome;
use maud::{Markup, html};

/// What something is worth, to be shown: never in colour alone.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// For whoever is meant.
    pub(crate) outcome: Outcome,
    /// The same in a word or two.
    pub(crate) words: String,
}

impl Mark {
    /// What a move is worth for the player who makes it.
    pub(crate) fn of_move(decision: DecisionDocument, voice: &Voice) -> Self {
        let outcome = outcome(decision);
        let words = match decision {
            DecisionDocument::Outcome(outcome) => voice.say(&format!("move-{}", outcome.name()), &Arguments::new()),
            DecisionDocument::Forcer(None) => voice.say("forcer-short-nobody", &Arguments::new()),
            DecisionDocument::Forcer(Some(seat)) => {
                voice.say("forcer-short-seat", &Arguments::new().number("seat", seat as u64))
            }
        };
        Self { outcome, words }
    }

    /// The class that gives it its colour.
    pub(crate) fn class(&self) -> &'static str {
        self.outcome.name()
    }

    /// A name with the words behind it.
    pub(crate) fn beside(&self, name: &str) -> String {
        format!("{name}, {}", self.words)
    }

    /// The mark alone.
    pub(crate) fn shape(&self) -> Markup {
        shape(self.outcome)
    }

    /// The mark with the words.
    pub(crate) fn whole(&self) -> Markup {
        html! { span class={ "worth " (self.class()) } { (self.shape()) " " (self.words) } }
    }
}

/// Who wins, seen by the player to move: who can force being first is the winner.
pub(crate) fn outcome(decision: DecisionDocument) -> Outcome {
    match decision {
        DecisionDocument::Outcome(outcome) => outcome,
        DecisionDocument::Forcer(Some(0)) => Outcome::Win,
        DecisionDocument::Forcer(Some(_)) => Outcome::Loss,
        DecisionDocument::Forcer(None) => Outcome::Draw,
    }
}

/// Filled for a win, hollow for a loss, half-filled for a draw.
pub(crate) fn shape(outcome: Outcome) -> Markup {
    let (class, colour) = match outcome {
        Outcome::Win => ("mark win", "#0072B2"),
        Outcome::Loss => ("mark loss", "#B34A00"),
        Outcome::Draw => ("mark draw", "#6A4C93"),
    };
    html! {
        svg class=(class) viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" {
            circle cx="8" cy="8" r="6.75" stroke=(colour) stroke-width="2.25"
                fill=(if outcome == Outcome::Win { colour } else { "none" }) {}
            @if outcome == Outcome::Draw { path fill=(colour) d="M8 1.25a6.75 6.75 0 0 1 0 13.5z" {} }
        }
    }
}
