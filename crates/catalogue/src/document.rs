use lastmove_game::{Convention, Outcome};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The answer of `solve` as data: the JSON document `lastmove/solve/1`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolveDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The game's name or code.
    pub game: String,
    /// The code, for taking-and-breaking games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Whether the last move wins or loses.
    pub convention: Convention,
    /// The house rules, where the game has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Which seat of the position asked about begins, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<usize>,
    /// The position in its normal form.
    pub position: String,
    /// Who wins.
    #[serde(flatten)]
    pub decision: DecisionDocument,
    /// In how many moves the game is decided, where it was searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u64>,
    /// The nim-value, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nim_value: Option<u64>,
    /// How many winning moves there are in all.
    #[serde(serialize_with = "count")]
    #[cfg_attr(feature = "openapi", schema(value_type = CountSchema))]
    pub winning_move_count: u128,
    /// The first of them.
    pub winning_moves: Vec<MoveDocument>,
    /// Every move judged, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_moves: Option<Vec<JudgedMoveDocument>>,
    /// How many positions were searched, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<usize>,
    /// `proved`, `exhaustive`, `checked` or `conjectured`.
    pub standing: &'static str,
    /// The name of the statement it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<&'static str>,
    /// For what that statement was checked, in the language of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<String>,
    /// What the answer can be checked by: one object with a `kind` for each part. Missing in a brief answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<Object>>))]
    pub evidence: Option<Vec<Box<RawValue>>>,
    /// The sentences of the explanation. Missing in a brief answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<Vec<String>>,
}

/// Who wins: `outcome` at a table of two sides, `forcer` (a seat or null) at a larger one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum DecisionDocument {
    /// The outcome for the player to move (of a move: for the player who makes it).
    Outcome(Outcome),
    /// The seat that can force being first, or nobody.
    Forcer(Option<usize>),
}

impl From<lastmove_game::Decision> for DecisionDocument {
    fn from(decision: lastmove_game::Decision) -> Self {
        match decision {
            lastmove_game::Decision::Outcome(outcome) => Self::Outcome(outcome),
            lastmove_game::Decision::Forcer(seat) => Self::Forcer(seat.map(|seat| seat.0)),
        }
    }
}

/// A move, what it leaves and in how many equal ways it can be made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveDocument {
    /// The move.
    #[serde(rename = "move")]
    pub action: String,
    /// The position it leaves, seen by the next player to move. Missing in a brief answer and for very long positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves: Option<String>,
    /// In how many equal heaps it can be made, if in more than one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<u64>,
}

/// A move with its outcome for the player who makes it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JudgedMoveDocument {
    /// The move.
    #[serde(flatten)]
    pub action: MoveDocument,
    /// Who wins after it.
    #[serde(flatten)]
    pub decision: DecisionDocument,
    /// In how many further moves, where it was searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remoteness: Option<u64>,
}

/// Counts above 2⁵³ are strings, so that every reader gets them exactly.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
pub(crate) fn count<S: Serializer>(count: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    match u64::try_from(*count) {
        Ok(small) if small <= 1 << f64::MANTISSA_DIGITS => serializer.serialize_u64(small),
        _ => serializer.serialize_str(&count.to_string()),
    }
}

/// A count; above 2⁵³ a text of its digits, so that every reader gets it exactly.
#[cfg(feature = "openapi")]
#[derive(utoipa::ToSchema, Serialize)]
#[schema(as = Count)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) enum CountSchema {
    Number(u64),
    Digits(String),
}
