use lastmove_explain::{Arguments, Explanation, Voice};
use lastmove_game::check::{Check, Expected};
use lastmove_game::{Budget, Convention, Problem};
use serde::Serialize;

use super::told::Told;
use super::{CHECK_OPTION, CLAIM_WITHOUT_CHECK, Checked, Statement};
use crate::DecisionDocument;

/// How far a check goes. What a statement does not count is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reach {
    /// How many strengths, or types of cards, there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<u64>,
    /// The most cards a hand has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u64>,
    /// The most stones a position has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stones: Option<u64>,
    /// The largest heap whose value is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heap: Option<u64>,
}

impl Reach {
    /// What it says, each with the option that says it.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let all = [("--ranks", self.ranks), ("--cards", self.cards), ("--stones", self.stones), ("--heap", self.heap)];
        all.into_iter().filter_map(|(option, value)| Some((option, value?)))
    }

    /// This reach, and where it says nothing the other one.
    fn or(self, other: Self) -> Self {
        Self {
            ranks: self.ranks.or(other.ranks),
            cards: self.cards.or(other.cards),
            stones: self.stones.or(other.stones),
            heap: self.heap.or(other.heap),
        }
    }
}

/// What a check found: data for programs, words for people.
#[derive(Debug)]
pub struct CheckAnswer {
    /// What `claims check --json` prints.
    pub document: CheckDocument,
    /// The result in a sentence.
    pub verdict: String,
    /// How far the check went, as sentences.
    pub extent: String,
    /// The counterexample, and who really wins; empty if there is none.
    pub explanation: Explanation,
}

/// The JSON document `lastmove/check/1`.
#[derive(Clone, Debug, Serialize)]
pub struct CheckDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The name of the statement.
    pub claim: &'static str,
    /// What was known of it before: `proved`, `exhaustive`, `checked` or `refuted`.
    pub standing: &'static str,
    /// How far the check went.
    #[serde(flatten)]
    pub reach: Reach,
    /// How many positions, or values, were compared.
    pub positions: u64,
    /// Through how many games it went.
    #[serde(flatten)]
    pub games: Games,
    /// Whether the statement holds in all of them.
    pub holds: bool,
    /// Whether that is what was known.
    pub agrees: bool,
    /// Where it fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterexample: Option<CounterexampleDocument>,
}

/// Through how many games a check went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Games {
    /// So many relations between the cards, or choices of the card that clears the table.
    Relations(u64),
    /// So many codes.
    Codes(u64),
}

/// Where a statement fails.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CounterexampleDocument {
    /// The position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Which type of cards beats which, as pairs, where they are not just strengths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relation: Option<Vec<[u64; 2]>>,
    /// The card that clears the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eight: Option<u32>,
    /// The house rule about passing, where that is not free.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passing: Option<&'static str>,
    /// How many cards each player has to shed, where that is not all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quota: Option<[usize; 2]>,
    /// Who really wins.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub decision: Option<DecisionDocument>,
    /// The code of the game of heaps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Whether the last move wins or loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub convention: Option<Convention>,
    /// After how many heaps the values seem to repeat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<u64>,
    /// From which heap on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preperiod: Option<u64>,
    /// How many heaps were said to be enough to prove it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enough: Option<u64>,
    /// The heap whose value is not what it should be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heap: Option<u64>,
    /// Its value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u64>,
}

impl Statement {
    /// Checks the statement again; where `reach` says nothing it goes as far as usual.
    ///
    /// Fails when it has no check, when the reach is not counted so, or is larger than the check allows.
    pub fn check(&self, reach: Reach, budget: &Budget, voice: &Voice) -> Result<CheckAnswer, Problem> {
        let usual = self.usual().ok_or_else(|| Problem::new(&CLAIM_WITHOUT_CHECK).with("name", self.claim.name))?;
        if let Some((option, _)) =
            reach.options().find(|(option, _)| usual.options().all(|(known, _)| known != *option))
        {
            let options: Vec<_> = usual.options().map(|(option, _)| option).collect();
            let options = if options.is_empty() { "none".to_owned() } else { options.join(", ") };
            let problem = Problem::new(&CHECK_OPTION).with("option", option).with("name", self.claim.name);
            return Err(problem.with("options", options));
        }
        match self.check {
            Checked::Heaps(check) => run(self, check, reach, budget, voice),
            Checked::Cards(check) => run(self, check, reach, budget, voice),
            Checked::Not => unreachable!("it has a usual reach"),
        }
    }
}

/// Checks the statement as far as `reach` says, and as far as usual where it says nothing.
fn run<Extent: Told>(
    statement: &Statement,
    check: &Check<Extent, Extent::Counterexample>,
    reach: Reach,
    budget: &Budget,
    voice: &Voice,
) -> Result<CheckAnswer, Problem> {
    let reach = reach.or(check.usual.reach());
    let extent = check.usual.of(reach);
    let report = check.run(extent, budget)?;
    let found = report.counterexample.as_ref();
    let document = CheckDocument {
        schema: "lastmove/check/1",
        claim: check.claim.name,
        standing: statement.standing(),
        reach,
        positions: report.positions,
        games: Extent::count(report.games),
        holds: found.is_none(),
        agrees: check.agrees(&report),
        counterexample: found.map(Extent::document),
    };
    let positions = Arguments::new().text("positions", report.positions.to_string());
    let verdict = match (found.is_none(), check.expected) {
        (true, Expected::Holds) => voice.say("check-holds", &positions),
        (true, Expected::Fails) => voice.say("check-missed", &positions),
        (false, Expected::Holds) => voice.say("check-refutes-new", &Arguments::new()),
        (false, Expected::Fails) => voice.say("check-refutes-known", &Arguments::new()),
    };
    let extent = [extent.say(voice), Extent::say_games(check.claim, report.games, voice)];
    let extent = extent.join(voice.language().between_sentences());
    let explanation = found.map(|found| Extent::explain(found, voice)).unwrap_or_default();
    Ok(CheckAnswer { document, verdict, extent, explanation })
}
