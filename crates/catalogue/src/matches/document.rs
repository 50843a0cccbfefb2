use lastmove_game::matches::{GameRecord, MatchOutcome, PlayerOutcome};
use lastmove_game::{Convention, Problem, ProblemKind};
use serde::{Deserialize, Serialize};

/// The first line of a log does not say what was played in a match.
pub const NOT_A_MATCH_LOG: ProblemKind = ProblemKind { id: "not-a-match-log", arguments: &["schema"] };
/// A line of a log is not the record of a game.
pub const NOT_A_RECORD: ProblemKind = ProblemKind { id: "not-a-record", arguments: &[] };

const LOG_SCHEMA: &str = "lastmove/match-log/1";

/// What is played in a match: the first line of its log, the JSON document `lastmove/match-log/1`. Every other line is a
/// game's record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl LogHeader {
    /// Reads the first line of a log.
    pub fn read(line: &str) -> Result<Self, Problem> {
        #[derive(Deserialize)]
        struct Written {
            schema: String,
            #[serde(flatten)]
            played: Played,
            players: Vec<String>,
        }
        match serde_json::from_str(line) {
            Ok(Written { schema, played, players }) if schema == LOG_SCHEMA => {
                Ok(Self { schema: LOG_SCHEMA, played, players })
            }
            Ok(_) => Err(Self::wrong()),
            Err(error) => Err(at_error(Self::wrong(), line, &error)),
        }
    }

    /// The problem of a first line that is not as a match writes it.
    pub(super) fn wrong() -> Problem {
        Problem::new(&NOT_A_MATCH_LOG).with("schema", LOG_SCHEMA)
    }
}

/// Reads any other line of a log: the record of a game.
pub fn read_record(line: &str) -> Result<GameRecord, Problem> {
    serde_json::from_str(line).map_err(|error| at_error(Problem::new(&NOT_A_RECORD), line, &error))
}

/// The problem, with the place at which a line of JSON is wrong.
fn at_error(problem: Problem, line: &str, error: &serde_json::Error) -> Problem {
    // Of several lines, which a line of a log is not, the place would be in one of the later ones.
    let end = error.column().min(line.len());
    problem.at(line, end.saturating_sub(1)..end)
}

impl Played {
    /// The first line of the log.
    pub(super) fn header(&self, players: &[impl ToString]) -> LogHeader {
        let players = players.iter().map(ToString::to_string).collect();
        LogHeader { schema: LOG_SCHEMA, played: self.clone(), players }
    }

    /// The document of a match that was played so.
    pub(super) fn document(self, outcome: MatchOutcome) -> MatchDocument {
        let MatchOutcome { games, drawn, players } = outcome;
        MatchDocument { schema: "lastmove/match/1", played: self, games, drawn, players }
    }
}
