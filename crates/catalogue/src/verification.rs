//! The checking of a certificate, for people and for programs.

use lastmove_explain::{Explanation, Voice, WordedProblem, explain_verified, say_refused, say_standing, say_verified};
use lastmove_game::{Argument, Budget, Problem, Standing};
use lastmove_heaps::{Certificate, verify};
use serde::Serialize;
use serde_json::{Map, Value};

/// Whether a certificate is right: data for programs, an explanation for people.
#[derive(Debug)]
pub struct Verification {
    /// What `verify --json` prints.
    pub document: VerifyDocument,
    /// The answer as a sentence.
    pub statement: String,
    /// How it is known, as a sentence; what is wrong, when it was refused.
    pub standing: String,
    /// What was checked; empty when it was refused.
    pub explanation: Explanation,
}

/// The JSON document `lastmove/verify/1`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VerifyDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The code that the certificate is about.
    pub code: String,
    /// The period claimed.
    pub period: u64,
    /// The pre-period claimed.
    pub preperiod: u64,
    /// How many heaps, from 0 on, must have the values claimed.
    pub heaps: u64,
    /// Whether everything was found right.
    pub valid: bool,
    /// What was checked.
    #[serde(flatten)]
    pub checked: Option<CheckedDocument>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultDocument>,
}

/// What was checked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CheckedDocument {
    /// For how many of the heaps all options were looked at.
    pub in_full: u64,
    /// How many of them have a rare value, where a functional was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rare: Option<u64>,
    /// The largest value.
    pub largest_value: u32,
    /// `proved`.
    pub standing: &'static str,
    /// The name of the theorem by which so many heaps are enough.
    pub claim: &'static str,
    /// The name of the statement by which rare splits are enough; missing when all splits were looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub splits_claim: Option<&'static str>,
}

/// What is wrong with a certificate.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FaultDocument {
    /// The kind, as a name for programs.
    pub id: &'static str,
    /// The numbers it is about, such as the first wrong `heap`, the value `claimed` and the `right` one.
    #[serde(flatten)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object, additional_properties))]
    pub numbers: Map<String, Value>,
    /// The same as a sentence.
    pub message: String,
}

impl FaultDocument {
    fn of(problem: &Problem, message: String) -> Self {
        let number = |(name, value): &(&'static str, Argument)| match value {
            Argument::Number(number) => ((*name).to_owned(), Value::from(*number)),
            Argument::Text(text) => ((*name).to_owned(), Value::from(text.as_str())),
        };
        Self { id: problem.id(), numbers: problem.arguments().iter().map(number).collect(), message }
    }
}

impl Verification {
    /// Reads a certificate and checks it; the budget bounds how many heaps it may be about.
    ///
    /// Fails when the bytes are no certificate. A certificate that is refused is an answer.
    pub fn of(bytes: &[u8], budget: &Budget, voice: &Voice) -> Result<Self, Problem> {
        let certificate = Certificate::read(bytes)?;
        let document = |checked: Option<CheckedDocument>, fault| VerifyDocument {
            schema: "lastmove/verify/1",
            code: certificate.code().to_string(),
            period: certificate.period(),
            preperiod: certificate.preperiod(),
            heaps: certificate.heaps_to_check(),
            valid: checked.is_some(),
            checked,
            fault,
        };
        Ok(match verify(&certificate, budget) {
            Ok(verified) => {
                let standing = Standing::Proved(verified.claim);
                let checked = CheckedDocument {
                    in_full: verified.in_full,
                    rare: verified.rare,
                    largest_value: verified.largest_value,
                    standing: standing.name(),
                    claim: verified.claim.name,
                    splits_claim: verified.splits_claim.map(|claim| claim.name),
                };
                Self {
                    document: document(Some(checked), None),
                    statement: say_verified(&certificate, voice),
                    standing: say_standing(&standing, voice),
                    explanation: explain_verified(&verified, voice),
                }
            }
            Err(refused) => {
                let problem = refused.problem();
                let WordedProblem { message, .. } = WordedProblem::of(&problem, voice);
                Self {
                    document: document(None, Some(FaultDocument::of(&problem, message.clone()))),
                    statement: say_refused(&certificate, voice),
                    standing: message,
                    explanation: Explanation::new(),
                }
            }
        })
    }
}
