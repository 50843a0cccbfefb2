use lastmove_cards::tanhinmin::fast::check::{self as cards, Extent, Truth};
use lastmove_cards::tanhinmin::{DOMINATION, EIGHT_CUT, Passing};
use lastmove_explain::{Arguments, Explanation, Voice, explain_card_counterexample, explain_heap_counterexample};
use lastmove_game::{Budget, Convention, Problem};
use lastmove_heaps::check as heaps;
use serde::Serialize;

use super::{CHECK_OPTION, CLAIM_WITHOUT_CHECK, Check, Statement};
use crate::DecisionDocument;

/// How far a check goes. What a statement does not count is missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
    pub(super) fn of_cards(extent: Extent) -> Self {
        Self { ranks: Some(extent.ranks as u64), cards: Some(extent.cards as u64), ..Self::default() }
    }

    pub(super) fn of_heaps(check: &heaps::Check, to: u64) -> Self {
        match check.measure {
            heaps::Measure::Stones => Self { stones: Some(to), ..Self::default() },
            heaps::Measure::Heap => Self { heap: Some(to), ..Self::default() },
            heaps::Measure::Fixed => Self::default(),
        }
    }

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
    /// Through how many relations between the cards it went, or choices of the card that clears the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relations: Option<u64>,
    /// Through how many codes it went.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub codes: Option<u64>,
    /// Whether the statement holds in all of them.
    pub holds: bool,
    /// Whether that is what was known.
    pub agrees: bool,
    /// Where it fails.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counterexample: Option<CounterexampleDocument>,
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
        let usual = self.usual().ok_or_else(|| {
            Problem::new(&CLAIM_WITHOUT_CHECK).with("name", self.claim.name).with("source", self.claim.source)
        })?;
        if let Some((option, _)) =
            reach.options().find(|(option, _)| usual.options().all(|(known, _)| known != *option))
        {
            let options: Vec<_> = usual.options().map(|(option, _)| option).collect();
            let options = if options.is_empty() { "none".to_owned() } else { options.join(", ") };
            let problem = Problem::new(&CHECK_OPTION).with("option", option).with("name", self.claim.name);
            return Err(problem.with("options", options));
        }
        let reach = reach.or(usual);
        match self.check {
            Check::Heaps(check) => self.check_heaps(check, reach, budget, voice),
            Check::Cards(check) => self.check_cards(check, reach, budget, voice),
            Check::Missing => unreachable!("it has a usual reach"),
        }
    }

    fn check_heaps(
        &self,
        check: &heaps::Check,
        reach: Reach,
        budget: &Budget,
        voice: &Voice,
    ) -> Result<CheckAnswer, Problem> {
        let to = reach.stones.or(reach.heap).unwrap_or(0);
        let report = check.run(to, budget)?;
        let found = report.counterexample.as_ref();
        let extent = match check.measure.name() {
            Some(measure) => {
                voice.say(&format!("check-extent-{measure}"), &Arguments::new().text("to", to.to_string()))
            }
            None => voice.say("check-extent-fixed", &Arguments::new()),
        };
        let codes = voice.say("check-codes", &Arguments::new().number("count", report.codes));
        let document = CheckDocument {
            codes: Some(report.codes),
            counterexample: found.map(of_heaps),
            agrees: check.agrees(&report),
            ..self.empty(reach, report.positions, found.is_none())
        };
        let explanation = found.map(|found| explain_heap_counterexample(found, voice)).unwrap_or_default();
        Ok(answer(document, check.holds, &[extent, codes], explanation, voice))
    }

    fn check_cards(
        &self,
        check: &cards::Check,
        reach: Reach,
        budget: &Budget,
        voice: &Voice,
    ) -> Result<CheckAnswer, Problem> {
        let number = |value: Option<u64>| usize::try_from(value.unwrap_or(0)).unwrap_or(usize::MAX);
        let report = check.run(Extent { ranks: number(reach.ranks), cards: number(reach.cards) }, budget)?;
        let found = report.counterexample.as_ref();
        let arguments = Arguments::new().text("ranks", reach.ranks.unwrap_or(0).to_string());
        let arguments = arguments.text("cards", reach.cards.unwrap_or(0).to_string());
        let extent = voice.say("check-extent-cards", &arguments);
        let message = if self.name() == EIGHT_CUT.name { "check-eights" } else { "check-relations" };
        let mut extent = vec![extent, voice.say(message, &Arguments::new().number("count", report.relations))];
        if self.name() == DOMINATION.name {
            extent.push(voice.say("check-passings", &Arguments::new()));
        }
        let document = CheckDocument {
            relations: Some(report.relations),
            counterexample: found.map(of_cards),
            agrees: check.agrees(&report),
            ..self.empty(reach, report.positions, found.is_none())
        };
        let explanation = found.map(|found| explain_card_counterexample(found, voice)).unwrap_or_default();
        let holds = check.expected == cards::Expected::Holds;
        Ok(answer(document, holds, &extent, explanation, voice))
    }

    fn empty(&self, reach: Reach, positions: u64, holds: bool) -> CheckDocument {
        CheckDocument {
            schema: "lastmove/check/1",
            claim: self.claim.name,
            standing: self.standing(),
            reach,
            positions,
            relations: None,
            codes: None,
            holds,
            agrees: true,
            counterexample: None,
        }
    }
}

fn answer(
    document: CheckDocument,
    known_to_hold: bool,
    extent: &[String],
    explanation: Explanation,
    voice: &Voice,
) -> CheckAnswer {
    let positions = Arguments::new().text("positions", document.positions.to_string());
    let verdict = match (document.holds, known_to_hold) {
        (true, true) => voice.say("check-holds", &positions),
        (true, false) => voice.say("check-missed", &positions),
        (false, true) => voice.say("check-refutes-new", &Arguments::new()),
        (false, false) => voice.say("check-refutes-known", &Arguments::new()),
    };
    let extent = extent.join(voice.language().between_sentences());
    CheckAnswer { document, verdict, extent, explanation }
}

fn of_cards(found: &cards::Counterexample) -> CounterexampleDocument {
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

fn of_heaps(found: &heaps::Counterexample) -> CounterexampleDocument {
    use lastmove_game::Outcome;
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
