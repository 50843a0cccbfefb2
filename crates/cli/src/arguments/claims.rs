//! What may be typed behind `claims`.

use std::ffi::OsString;

use clap::{Args, Subcommand};

/// The statements to be listed, or the one to be checked.
#[derive(Args, Debug)]
pub struct ClaimsArguments {
    /// What to do with a statement.
    #[command(subcommand)]
    pub command: Option<ClaimsCommand>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

impl ClaimsArguments {
    /// Whether the answer is to be a document.
    pub fn answers_as_document(&self) -> bool {
        match &self.command {
            Some(ClaimsCommand::Check(arguments)) => arguments.json,
            None => self.json,
        }
    }
}

/// What can be done with a statement.
#[derive(Debug, Subcommand)]
pub enum ClaimsCommand {
    /// Check a statement again, on all positions up to a size
    ///
    /// The positions are searched by the rules alone, and the statement is compared with every one of them. Of a
    /// statement known to be false the smallest counterexample is shown. Without options a check takes a moment.
    #[command(after_help = CHECK_EXAMPLES)]
    Check(CheckArguments),
}

/// How far a statement is to be checked.
#[derive(Args, Debug)]
pub struct CheckArguments {
    /// Name of the statement, as claims lists it
    pub name: OsString,
    /// How many strengths there are, or types of cards
    #[arg(long, value_name = "R")]
    pub ranks: Option<OsString>,
    /// The most cards a hand has
    #[arg(long, value_name = "N")]
    pub cards: Option<OsString>,
    /// The most stones a position has
    #[arg(long, value_name = "N")]
    pub stones: Option<OsString>,
    /// The largest heap whose value is looked at
    #[arg(long, value_name = "N")]
    pub heap: Option<OsString>,
    /// How many cores to use.
    #[command(flatten)]
    pub threads: ThreadsArguments,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

/// How many cores to use.
#[derive(Args, Debug)]
pub struct ThreadsArguments {
    /// How many threads to use; the answer is the same for any number [default: one for each core]
    #[arg(long, value_name = "N")]
    pub threads: Option<OsString>,
}

pub(super) const CLAIMS_EXAMPLES: &str = "\
Examples:
  lastmove claims
  lastmove claims check theorem1 --ranks 6 --cards 6
  lastmove claims check misread-at-least";

pub(super) const CHECK_EXAMPLES: &str = "\
Examples:
  lastmove claims check theorem1 --ranks 7 --cards 7
  lastmove claims check lasker-misere --stones 30
  lastmove claims check misread-period-from-0

Exit status: 0 as known (a false statement was refuted again), 1 not as known,
that is, a counterexample to what should hold or none to what should not;
2 wrong input, 130 Ctrl-C.";
