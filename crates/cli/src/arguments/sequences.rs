//! What may be typed behind `values`, `period`, `verify` and `compare`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use lastmove_catalogue::Engine;

/// Whose values are to be listed, how far and in which form.
#[derive(Args, Debug)]
pub struct ValuesArguments {
    /// Name or code of a game of heaps, such as kayles, 0.77, 4u.0 or S1,2,5
    pub code: OsString,
    /// The last heap, up to 2^52 (1_000_000, 1e6 and 2^20 are numbers too) [default: 99 heaps after the first]
    #[arg(long, value_name = "N")]
    pub to: Option<OsString>,
    /// The first heap
    #[arg(long, value_name = "N", default_value = "0")]
    pub from: OsString,
    /// How to compute them; auto takes what is likely to be the fastest, and a closed form where there is one
    #[arg(long, value_name = "ENGINE", default_value = "auto", value_parser = engine())]
    pub engine: Engine,
    /// The form of the answer
    #[arg(long, value_name = "FORM", default_value = "text")]
    format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Write to this file instead of standard output; it appears only when it is complete
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Overwrite the file if there is one already
    #[arg(long, requires = "out")]
    pub force: bool,
    /// How to tell how far it is.
    #[command(flatten)]
    pub progress: ProgressArguments,
}

impl ValuesArguments {
    /// The form of the answer.
    pub fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }
}

pub(super) const VALUES_EXAMPLES: &str = "\
Examples:
  lastmove values kayles
  lastmove values 0.11377 --from 1 --to 1e6 --format bfile --out b071452.txt
  lastmove values 0.6 --to 2^20 --format csv --out officers.csv
  lastmove values lasker --from 2^52 --to 2^52

Exit status: 0 answered, 1 something outside failed, 2 wrong input, 130 Ctrl-C.";

/// The form of a list of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The values alone, twenty a line
    Text,
    /// A table: heap,value
    Csv,
    /// One document
    Json,
    /// Lines of a heap and its value, as the OEIS has them
    Bfile,
}

/// Whose period is to be found.
#[derive(Args, Debug)]
pub struct PeriodArguments {
    /// Name or code of a game of heaps, such as kayles, 0.77, 4u.0 or S1,2,5
    pub code: OsString,
    /// Compute values up to this heap; otherwise for about twenty seconds
    #[arg(long, value_name = "N")]
    pub to: Option<OsString>,
    /// Write a certificate of the period to this file, for verify
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,
    /// Overwrite the file if there is one already
    #[arg(long, requires = "certificate")]
    pub force: bool,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    /// How to tell how far it is.
    #[command(flatten)]
    pub progress: ProgressArguments,
}

pub(super) const PERIOD_EXAMPLES: &str = "\
Examples:
  lastmove period kayles
  lastmove period 0.354 --certificate 0.354.certificate
  lastmove period grundy --to 2^20 --json

Exit status: 0 answered, 1 something outside failed or no certificate could be
written, 2 wrong input, 130 Ctrl-C.";

/// The certificate to be checked.
#[derive(Args, Debug)]
pub struct VerifyArguments {
    /// The certificate, or - for standard input
    pub file: PathBuf,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
}

pub(super) const VERIFY_EXAMPLES: &str = "\
Examples:
  lastmove verify 0.354.certificate

Exit status: 0 right, 1 refused or something outside failed, 2 no certificate,
130 Ctrl-C.";

/// The values to be compared, and with whose.
#[derive(Args, Debug)]
pub struct CompareArguments {
    /// Name or code of a game of heaps, such as kayles, 0.77, 4u.0 or S1,2,5
    pub code: OsString,
    /// The file with the values, or - for standard input
    pub file: PathBuf,
    /// The heap that the first value belongs to [default: what the file says, else 0]
    #[arg(long, value_name = "N")]
    pub from: Option<OsString>,
    /// Answer as JSON
    #[arg(long)]
    pub json: bool,
    /// How to tell how far it is.
    #[command(flatten)]
    pub progress: ProgressArguments,
}

pub(super) const COMPARE_EXAMPLES: &str = "\
Examples:
  lastmove compare kayles b002186.txt
  lastmove compare 0.11377 values.txt --from 1
  my-program | lastmove compare 0.6 -

Exit status: 0 all equal, 1 a difference or something outside failed,
2 wrong input, 130 Ctrl-C.";

/// How to tell how far a long computation is.
#[derive(Args, Clone, Copy, Debug)]
pub struct ProgressArguments {
    /// How to tell on standard error how far it is; auto shows a bar on a terminal
    #[arg(long, value_name = "FORM", default_value = "auto")]
    pub progress: ProgressForm,
}

/// The form in which progress is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ProgressForm {
    /// A bar on a terminal, otherwise nothing
    Auto,
    /// A bar
    Bar,
    /// A sentence now and then
    Plain,
    /// A document now and then
    Json,
    /// Nothing
    None,
}

fn engine() -> impl TypedValueParser<Value = Engine> {
    let named = |name: String| Engine::ALL.into_iter().find(|engine| engine.name() == name);
    PossibleValuesParser::new(Engine::ALL.map(Engine::name)).try_map(move |name| named(name).ok_or("no engine"))
}
