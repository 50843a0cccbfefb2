//! What may be typed: one definition that makes the parser, the help, the man page and the completions.

#![expect(clippy::doc_markdown, reason = "these comments are the help, which shows backticks as they are")]

mod cards;
mod claims;
mod contests;
mod sequences;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ColorChoice, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use lastmove_explain::Language;
use lastmove_game::Convention;

use self::cards::house_rules;
pub use self::cards::{CardArguments, DeckArguments};
use self::claims::CLAIMS_EXAMPLES;
pub use self::claims::{CheckArguments, ClaimsArguments, ClaimsCommand, ThreadsArguments};
use self::contests::{MATCH_EXAMPLES, STUDY_EXAMPLES};
pub use self::contests::{MatchArguments, StudyArguments};
use self::sequences::{COMPARE_EXAMPLES, PERIOD_EXAMPLES, VALUES_EXAMPLES, VERIFY_EXAMPLES};
pub use self::sequences::{CompareArguments, Format, PeriodArguments, ProgressForm, ValuesArguments, VerifyArguments};

/// Solves, plays and explains games that are decided by the last move.
///
/// In Nim and in Lasker's Nim whoever takes the last stone wins; in Marienbad whoever takes the last match loses; in
/// Tanhinmin whoever sheds the last card first wins. lastmove says who wins a position, by which moves and why, and
/// plays against you.
#[derive(Debug, Parser)]
#[command(name = "lastmove", version, max_term_width = 80, after_help = LASTMOVE_EXAMPLES)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// How to speak.
    #[command(flatten)]
    pub manner: Manner,
}

const LASTMOVE_EXAMPLES: &str = "\
Examples:
  lastmove solve marienbad 1 3 5 7     who wins, and why
  lastmove solve lasker 2 5 7 --json   the same for programs
  lastmove play marienbad              play against the computer
  lastmove serve --open                the same and more in a browser
  lastmove games                       every game and its rules
  lastmove values kayles --to 100      nim-values, one after the other
  lastmove period 0.77                 their period, with its proof
  lastmove claims                      what the answers rest on
  lastmove match tanhinmin --players rule,random --games 100";

/// What every command understands.
#[derive(Args, Clone, Debug)]
pub struct Manner {
    /// Language of the answer; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language(), help_heading = "Global options")]
    pub lang: Option<Language>,
    /// When to use colour; NO_COLOR is honoured
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help_heading = "Global options")]
    pub color: ColorChoice,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Say who wins a position, by which moves, and why
    ///
    /// Heaps are numbers: 2 5 7. Hands of cards are separated by /, the hand of the player to move first; the card on
    /// the table stands after the hand of whoever laid it: 3 5 9 / 4 6 @ 2. Everything is said for the player to move.
    ///
    /// A single - in place of the position reads positions from standard input, one a line, and answers each in order.
    /// Empty lines and lines that begin with # are skipped.
    #[command(after_help = SOLVE_EXAMPLES)]
    Solve(SolveArguments),
    /// Play against the computer
    ///
    /// Type a move as the size of a heap or row, a colon, and what is left of it: 7:4 leaves 4 of 7, 7:0 takes all of
    /// them, and where heaps may be split, 7:6+1 makes 6 and 1 out of 7. A card is played by its number; pass is a move
    /// too. Type help at the table for what else can be said there.
    #[command(after_help = PLAY_EXAMPLES)]
    Play(PlayArguments),
    /// Open the page: play and analyse in a browser
    ///
    /// The page, and the JSON API below /api/v1, are served to this machine alone until Ctrl-C. Its address is printed on
    /// standard output.
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(ServeArguments),
    /// List the games with their rules, or show one whole
    ///
    /// Without a game, every game by name: title, code, convention and rules. With a name or a code, that game with
    /// its code digit by digit and an example.
    #[command(after_help = GAMES_EXAMPLES)]
    Games(GamesArguments),
    /// List the nim-values of a game of heaps
    ///
    /// The value of a heap is the smallest number that no option of it has, in normal play. Text is the values alone,
    /// twenty a line; csv and bfile have a heap and its value a line, json is one document. As soon as the values prove a
    /// period, all later ones come from it.
    #[command(after_help = VALUES_EXAMPLES)]
    Values(ValuesArguments),
    /// Find the period of the nim-values of a game of heaps
    ///
    /// A period counts as found only when as many values repeat as a theorem needs to prove it for all heaps. Without
    /// --to the values are computed for about twenty seconds at most.
    #[command(after_help = PERIOD_EXAMPLES)]
    Period(PeriodArguments),
    /// Check a certificate of a period
    ///
    /// Every value that the proof needs is computed anew from the smaller ones, by code that shares nothing with the
    /// engines. A certificate that is refused ends with the exit status 1.
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify(VerifyArguments),
    /// Compare a sequence of values with the true one
    ///
    /// The file holds numbers with blanks, commas or line ends between them; or a heap and its value a line, as in the
    /// b-files of the OEIS; or csv or json as values writes them. Lines that begin with # are skipped. The first
    /// difference ends with the exit status 1.
    #[command(after_help = COMPARE_EXAMPLES)]
    Compare(CompareArguments),
    /// List the statements that answers rest on, or check one again
    ///
    /// Each with its name, in full, how it is known, and where the proof is to be found; and beside them false ones that
    /// suggest themselves, with what checks them.
    #[command(after_help = CLAIMS_EXAMPLES, args_conflicts_with_subcommands = true)]
    Claims(ClaimsArguments),
    /// Let computer players play against each other, again and again
    ///
    /// Everybody sits on every seat and begins equally often. The answer says who came first how often, his place on the
    /// average, and a rating, each with the bounds between which it lies with a confidence of 95 %. Each game has a seed
    /// of its own, so the same seed gives the same match, on any number of threads.
    #[command(after_help = MATCH_EXAMPLES)]
    Match(MatchArguments),
    /// Tell how much the lead and each card are worth
    ///
    /// Two players hold cards that were drawn at random, every strength equally likely. Who wins is decided by Theorem 1,
    /// for all pairs of hands or for many drawn by the seed.
    #[command(after_help = STUDY_EXAMPLES)]
    Study(StudyArguments),
    /// Print completions for a shell
    ///
    /// Save them where your shell looks for completions, for bash in
    /// ~/.local/share/bash-completion/completions/lastmove.
    Completions(CompletionsArguments),
    /// Print the manual page
    Man,
}

impl Command {
    /// Whether the answer is to be a document, and so what is wrong is one too.
    pub fn answers_as_document(&self) -> bool {
        match self {
            Self::Solve(arguments) => arguments.json,
            Self::Games(arguments) => arguments.json,
            Self::Values(arguments) => arguments.format() == Format::Json,
            Self::Period(arguments) => arguments.json,
            Self::Verify(arguments) => arguments.json,
            Self::Compare(arguments) => arguments.json,
            Self::Match(arguments) => arguments.json,
            Self::Study(arguments) => arguments.json,
            Self::Claims(arguments) => arguments.answers_as_document(),
            Self::Play(_) | Self::Serve(_) | Self::Completions(_) | Self::Man => false,
        }
    }
}

/// The convention; without either word the game's own.
#[derive(Args, Debug)]
pub struct ConventionArguments {
    /// Misère play: whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// Normal play: whoever makes the last move wins
    #[arg(long, conflicts_with = "misere")]
    normal: bool,
}

impl ConventionArguments {
    /// The option that asks for it, as it was typed.
    pub fn option(&self) -> Option<&'static str> {
        match self.asked()? {
            Convention::Misere => Some("--misere"),
            Convention::Normal => Some("--normal"),
        }
    }

    /// The convention asked for; none leaves it to the game.
    pub fn asked(&self) -> Option<Convention> {
        match (self.misere, self.normal) {
            (true, _) => Some(Convention::Misere),
            (_, true) => Some(Convention::Normal),
            _ => None,
        }
    }
}

/// A position to be solved.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub struct SolveArguments {
    /// Name or code of a game, such as marienbad, tanhinmin, 0.77 or S1,2,5
    pub game: OsString,
    /// The position, or - to read positions from standard input
    pub position: Vec<OsString>,
    /// The convention.
    #[command(flatten)]
    pub convention: ConventionArguments,
    /// Which card beats which, and the rules of the house.
    #[command(flatten)]
    pub cards: CardArguments,
    /// What else is known of the cards.
    #[command(flatten)]
    pub deck: DeckArguments,
    /// Let another seat begin, counted from 0, or answer for each in turn; the table must be empty
    #[arg(long, value_name = "SEAT|each")]
    pub first: Option<OsString>,
    /// Judge every move, not only the winning ones
    #[arg(long)]
    pub all_moves: bool,
    /// Show how the nim-value of a heap of this size comes about
    #[arg(long, value_name = "HEAP", conflicts_with = "brief")]
    pub why: Option<OsString>,
    /// List at most N moves (10_000, 1e4 and 2^10 are numbers too); counts stay exact
    #[arg(long, value_name = "N", default_value = "1000")]
    pub limit: OsString,
    /// Search at most N positions where there is no theorem; a million take a quarter of a gigabyte
    #[arg(long, value_name = "N", default_value = "1e6")]
    pub positions: OsString,
    /// Save the figure of the answer as a picture in SVG
    #[arg(long, value_name = "FILE", conflicts_with = "brief")]
    pub figure: Option<PathBuf>,
    /// Overwrite the picture if there is one already
    #[arg(long, requires = "figure")]
    pub force: bool,
    /// Only the verdict and the winning moves, on one line: the quickest answer
    #[arg(long)]
    pub brief: bool,
    /// Answer as JSON, one document a line
    #[arg(long)]
    pub json: bool,
}

const SOLVE_EXAMPLES: &str = concat!(
    house_rules!(),
    "\
Examples:
  lastmove solve marienbad 1 3 5 7
  lastmove solve lasker 2 5 7 --all-moves
  lastmove solve lasker 2 5 7 --why 7
  lastmove solve 0.77 5 --misere
  lastmove solve tanhinmin 3 5 9 / 4 6 @ 2
  lastmove solve tanhinmin 3 7 12 --deck 1-13 --played 1,2,4,5,6,8,9
  lastmove solve tanhinmin 1 8 / 3 9 --rules 8cut=8
  lastmove solve tanhinmin b d / c @ a --order a-b-c,a-d
  lastmove solve tanhinmin 4 7 / 3 9 / 5 6 --first each
  lastmove solve nim - --brief < positions.txt

Exit status: 0 answered, 1 something outside failed, 2 wrong input, 130 Ctrl-C."
);

/// A game to be played.
#[derive(Args, Debug)]
pub struct PlayArguments {
    /// Name or code of a game; a saved game brings its own
    #[arg(required_unless_present = "load")]
    pub game: Option<OsString>,
    /// The position to begin with; otherwise the usual one, or cards dealt by the seed
    pub position: Vec<OsString>,
    /// The convention.
    #[command(flatten)]
    pub convention: ConventionArguments,
    /// Who begins: me, computer, or a seat counted from 0
    #[arg(long, value_name = "WHO", default_value = "me")]
    pub first: OsString,
    /// Who sits at the table, in turn order, each me, computer or a player of cards [default: me,computer]
    #[arg(long, value_name = "PLAYERS")]
    pub players: Option<OsString>,
    /// Which card beats which, and the rules of the house.
    #[command(flatten)]
    pub rules: CardArguments,
    /// Hide the hands from each other, as at a real table
    #[arg(long)]
    pub hidden: bool,
    /// What else is known of the cards.
    #[command(flatten)]
    pub deck: DeckArguments,
    /// How many cards each player is dealt: 5, or 7,5 seat by seat
    #[arg(long, value_name = "COUNTS")]
    pub cards: Option<OsString>,
    /// How often in a hundred the computer makes the best move: 0 to 100 [default: 100]
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<OsString>,
    /// Seed of every random choice; otherwise one is chosen and printed
    #[arg(long, value_name = "N")]
    pub seed: Option<OsString>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = SETTLED_BY_A_SAVED_GAME)]
    pub load: Option<PathBuf>,
}

/// What a saved game brings with it; only level and seed may be changed when it goes on.
const SETTLED_BY_A_SAVED_GAME: [&str; 12] = [
    "position", "misere", "normal", "first", "players", "deck", "played", "cards", "order", "relation", "rules",
    "hidden",
];

const PLAY_EXAMPLES: &str = "\
Examples:
  lastmove play marienbad
  lastmove play marienbad --first computer --level 60
  lastmove play lasker 2 5 7
  lastmove play tanhinmin --deck 1-13x4 --cards 5 --seed 7
  lastmove play tanhinmin --hidden --players me,rule,monte-carlo --deck uecda";

/// How to serve the page.
#[derive(Args, Debug)]
pub struct ServeArguments {
    /// The port; 0 takes any that is free
    #[arg(long, value_name = "N", default_value = "7700")]
    pub port: OsString,
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
}

const SERVE_EXAMPLES: &str = "\
Examples:
  lastmove serve --open
  lastmove serve --port 0 --lang ja

Exit status: 0 stopped by Ctrl-C, 1 the port is taken, 2 wrong input.";

/// The games to be shown.
#[derive(Args, Debug)]
pub struct GamesArguments {
    /// Name or code of a game
    pub game: Option<OsString>,
    /// The convention.
    #[command(flatten)]
    pub convention: ConventionArguments,
    /// Which card beats which, and the rules of the house.
    #[command(flatten)]
    pub cards: CardArguments,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

const GAMES_EXAMPLES: &str = concat!(
    house_rules!(),
    "\
Examples:
  lastmove games
  lastmove games kayles
  lastmove games 4u.0
  lastmove games tanhinmin --rules groups,revolution=4"
);

/// The shell that completes.
#[derive(Args, Debug)]
pub struct CompletionsArguments {
    /// The shell
    pub shell: Shell,
}

impl Arguments {
    /// Reads the words of the command line; the first is the name of the program.
    ///
    /// # Errors
    /// What clap has to say: a mistake in the use of the options, or the help that was asked for.
    pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Self, clap::Error> {
        Self::try_parse_from(words.into_iter().map(shield))
    }

    /// The definition of the command line, for the man page and the completions.
    pub fn definition() -> clap::Command {
        Self::command()
    }
}

/// Puts a space before a word like `-3`, which clap would take for options. No option begins so: such a word is a
/// negative number, and what is wrong with it is better said by those who read numbers. [`unshield`] takes the space
/// away again.
fn shield(word: OsString) -> OsString {
    match word.as_encoded_bytes() {
        [b'-', second, ..] if !second.is_ascii_alphabetic() && *second != b'-' => {
            let mut shielded = OsString::from(" ");
            shielded.push(word);
            shielded
        }
        _ => word,
    }
}

/// The word as it was typed.
pub fn unshield(word: &str) -> &str {
    word.strip_prefix(' ').filter(|word| word.starts_with('-')).unwrap_or(word)
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag)).try_map(|tag| tag.parse::<Language>())
}
