use lastmove_game::Convention;
use lastmove_game::matches::{MatchOutcome, PlayerOutcome};
use serde::Serialize;

/// What is played in a match: the first line of its log, the JSON document `lastmove/match-log/1`. Every other line is a
/// game's record.
#[derive(Clone, Debug, Serialize)]
pub struct LogHeader {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// What is played.
    #[serde(flatten)]
    pub played: Played,
    /// The players, as the records count them.
    pub players: Vec<String>,
}

/// What is played in a match.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// The game's name or code.
    pub game: String,
    /// The code, for taking-and-breaking games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Whether the last move wins or loses.
    pub convention: Convention,
    /// The order of the cards, as it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// The relation between the cards, as it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relation: Option<String>,
    /// The house rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The position every game begins with; missing where cards are dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The deck from which cards are dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// How many cards each seat is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<usize>>,
    /// Whether hands are hidden; missing where nothing can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
    /// What all chance follows from.
    pub seed: u64,
}

/// How a match ended: the JSON document `lastmove/match/1`.
#[derive(Clone, Debug, Serialize)]
pub struct MatchDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// What was played.
    #[serde(flatten)]
    pub played: Played,
    /// How many games were played.
    pub games: u64,
    /// How many of them were drawn for being too long.
    pub drawn: u64,
    /// What each player reached, in the order in which they were named.
    pub players: Vec<PlayerOutcome>,
}

impl Played {
    /// The first line of the log.
    pub(super) fn header(&self, players: &[impl ToString]) -> LogHeader {
        let players = players.iter().map(ToString::to_string).collect();
        LogHeader { schema: "lastmove/match-log/1", played: self.clone(), players }
    }

    /// The document of a match that was played so.
    pub(super) fn document(self, outcome: MatchOutcome) -> MatchDocument {
        let MatchOutcome { games, drawn, players } = outcome;
        MatchDocument { schema: "lastmove/match/1", played: self, games, drawn, players }
    }
}
