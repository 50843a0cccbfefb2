//! How much the lead and each card are worth, as data and words.

use lastmove_cards::tanhinmin::study::{Findings, Method, Study};
use lastmove_explain::{Arguments, Voice, draw_worth};
use lastmove_game::{Problem, ProblemKind};
use serde::Serialize;

/// A game about which there is nothing to study.
pub const STUDY_GAME: ProblemKind = ProblemKind { id: "study-game", arguments: &["game"] };

/// The study that is asked for.
#[derive(Clone, Debug)]
pub struct StudyRequest {
    /// The game.
    pub game: String,
    /// How many strengths there are.
    pub ranks: u64,
    /// How many cards each player holds.
    pub cards: u64,
    /// How many deals are drawn; all are gone through where it is missing.
    pub samples: Option<u64>,
    /// The seed of those drawn.
    pub seed: u64,
}

/// What a study found.
#[derive(Debug)]
pub struct StudyAnswer {
    /// What `study --json` prints.
    pub document: StudyDocument,
    /// What was studied, as a heading.
    pub heading: String,
    /// How it is known, as a sentence.
    pub method: String,
}

/// The JSON document `lastmove/study/1`.
#[derive(Clone, Debug, Serialize)]
pub struct StudyDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The game.
    pub game: &'static str,
    /// How many strengths there are.
    pub ranks: u64,
    /// How many cards each player holds.
    pub cards: u64,
    /// `exact` or `sampled`.
    pub method: &'static str,
    /// The seed of the deals drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// What was found.
    #[serde(flatten)]
    pub findings: Findings,
}

impl StudyRequest {
    /// Carries it out on all threads of the pool it is called in.
    pub fn run(&self, voice: &Voice) -> Result<StudyAnswer, Problem> {
        if !self.game.trim().eq_ignore_ascii_case("tanhinmin") {
            let game = crate::find(&self.game, None)?;
            return Err(Problem::new(&STUDY_GAME).with("game", game.name()).at(&self.game, 0..self.game.len()));
        }
        let small = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        let method = match self.samples {
            None => Method::All,
            Some(samples) => Method::Sampled { samples, seed: self.seed },
        };
        let findings = Study { ranks: small(self.ranks), cards: small(self.cards), method }.run()?;
        let size = Arguments::new().number("cards", self.cards).number("ranks", self.ranks);
        let deals = Arguments::new().count("deals", findings.deals.into());
        let how = match method {
            Method::All => voice.say("study-all", &deals),
            Method::Sampled { seed, .. } => voice.say("study-sampled", &deals.text("seed", seed.to_string())),
        };
        Ok(StudyAnswer {
            heading: voice.say("study-heading", &size),
            method: how,
            document: StudyDocument {
                schema: "lastmove/study/1",
                game: "tanhinmin",
                ranks: self.ranks,
                cards: self.cards,
                method: if self.samples.is_some() { "sampled" } else { "exact" },
                seed: self.samples.map(|_| self.seed),
                findings,
            },
        })
    }
}

impl StudyAnswer {
    /// What each card is worth, as a figure in SVG.
    pub fn figure(&self, voice: &Voice) -> String {
        let cards = usize::try_from(self.document.cards).unwrap_or(usize::MAX);
        draw_worth(&self.document.findings.worth, cards, voice)
    }
}
