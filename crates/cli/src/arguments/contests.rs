//! What may be typed behind `match` and `study`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::sequences::ProgressArguments;
use super::{CardArguments, ConventionArguments, ThreadsArguments};

/// Who is to play against whom, and what.
#[derive(Args, Debug)]
pub struct MatchArguments {
    /// Name or code of a game; a log brings its own
    #[arg(required_unless_present = "replay")]
    pub game: Option<OsString>,
    /// The position every game begins with; otherwise cards are dealt, and heaps are those of the example
    pub position: Vec<OsString>,
    /// Who plays: random, weakest, strongest, rule, monte-carlo (or monte-carlo:500), perfect; with heaps random, perfect, level:60
    #[arg(long, value_name = "PLAYERS", required_unless_present = "replay")]
    pub players: Option<OsString>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    pub games: OsString,
    /// Seed of all chance; otherwise one is chosen and printed
    #[arg(long, value_name = "N")]
    pub seed: Option<OsString>,
    /// The convention.
    #[command(flatten)]
    pub convention: ConventionArguments,
    /// The deck from which cards are dealt [default: uecda]
    #[arg(long, value_name = "DECK")]
    pub deck: Option<OsString>,
    /// How many cards each player is dealt: 5, or 7,5 seat by seat [default: the whole deck]
    #[arg(long, value_name = "COUNTS")]
    pub cards: Option<OsString>,
    /// Let all cards lie open; otherwise hands are hidden
    #[arg(long)]
    pub open: bool,
    /// Which card beats which, and the rules of the house.
    #[command(flatten)]
    pub rules: CardArguments,
    /// Write every game to this file, a JSON document a line, to be played again
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Overwrite the file if there is one already
    #[arg(long, requires = "log")]
    pub force: bool,
    /// Play the games of such a file again instead, check each, and count them; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = SETTLED_BY_A_LOG)]
    pub replay: Option<PathBuf>,
    /// How many cores to use.
    #[command(flatten)]
    pub threads: ThreadsArguments,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    /// How to tell how far it is.
    #[command(flatten)]
    pub progress: ProgressArguments,
}

/// What a log brings with it, or what has no meaning for games that are over.
const SETTLED_BY_A_LOG: [&str; 16] = [
    "game", "position", "players", "games", "seed", "misere", "normal", "deck", "cards", "open", "order", "relation",
    "rules", "log", "force", "threads",
];

pub(super) const MATCH_EXAMPLES: &str = "\
Examples:
  lastmove match tanhinmin --players monte-carlo,rule,random --games 1000 --seed 1
  lastmove match tanhinmin --players rule,weakest --deck 1-13 --cards 6,5
  lastmove match lasker 2 5 7 --players perfect,level:80 --log games.jsonl
  lastmove match --replay games.jsonl

Exit status: 0 answered, 1 something outside failed, 2 wrong input, 130 Ctrl-C.";

/// What is to be studied.
#[derive(Args, Debug)]
pub struct StudyArguments {
    /// The game: tanhinmin
    pub game: OsString,
    /// How many strengths there are
    #[arg(long, value_name = "R")]
    pub ranks: OsString,
    /// How many cards each player has
    #[arg(long, value_name = "N")]
    pub cards: OsString,
    /// Draw so many deals by the seed instead of going through all
    #[arg(long, value_name = "K")]
    pub samples: Option<OsString>,
    /// Seed of the deals drawn
    #[arg(long, value_name = "N", default_value = "1", requires = "samples")]
    pub seed: OsString,
    /// Draw what each card is worth, as an SVG figure
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Overwrite the file if there is one already
    #[arg(long, requires = "plot")]
    pub force: bool,
    /// How many cores to use.
    #[command(flatten)]
    pub threads: ThreadsArguments,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

pub(super) const STUDY_EXAMPLES: &str = "\
Examples:
  lastmove study tanhinmin --ranks 6 --cards 5
  lastmove study tanhinmin --ranks 13 --cards 26 --samples 1e6 --seed 1 --plot worth.svg

Exit status: 0 answered, 1 something outside failed, 2 wrong input, 130 Ctrl-C.";
