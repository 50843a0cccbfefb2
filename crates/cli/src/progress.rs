//! How far a long computation is, told on standard error.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lastmove_explain::{Arguments, Voice};
use serde::Serialize;

use crate::arguments::ProgressForm;
use crate::document::write;
use crate::printer::Printer;

/// What is over before this needs no telling.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time between two sentences or documents.
const BETWEEN: Duration = Duration::from_secs(2);

/// What is counted on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Heaps,
    Games,
}

/// Tells up to which heap values are known, or how many games are played, now and then.
pub struct Progress<'a, W> {
    form: Form,
    counted: Counted,
    /// The last heap, or all games, if that is known.
    to: Option<u64>,
    voice: &'a Voice,
    remarks: &'a mut Printer<W>,
    started: Instant,
    told: Instant,
    heap: u64,
}

enum Form {
    Bar(Option<ProgressBar>),
    Plain,
    Document,
    Nothing,
}

/// The JSON document `lastmove/progress/1`.
#[derive(Debug, Serialize)]
struct ProgressDocument {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    heap: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<u64>,
    seconds: f64,
}

impl<'a, W: Write> Progress<'a, W> {
    /// Progress towards the heap `to`, in the form asked for.
    pub fn new(form: ProgressForm, to: Option<u64>, voice: &'a Voice, remarks: &'a mut Printer<W>) -> Self {
        let form = match form {
            ProgressForm::Auto if std::io::stderr().is_terminal() => Form::Bar(None),
            ProgressForm::Bar => Form::Bar(None),
            ProgressForm::Plain => Form::Plain,
            ProgressForm::Json => Form::Document,
            ProgressForm::Auto | ProgressForm::None => Form::Nothing,
        };
        let started = Instant::now();
        Self { form, counted: Counted::Heaps, to, voice, remarks, started, told: started, heap: 0 }
    }

    /// Progress towards so many games, if their number is known, in the form asked for.
    pub fn of_games(form: ProgressForm, games: Option<u64>, voice: &'a Voice, remarks: &'a mut Printer<W>) -> Self {
        Self { counted: Counted::Games, ..Self::new(form, games, voice, remarks) }
    }

    /// The values up to this heap are known, or so many games are played.
    pub fn at(&mut self, heap: u64) {
        self.heap = heap;
        match &mut self.form {
            Form::Nothing => {}
            Form::Bar(bar) => {
                if self.started.elapsed() >= PATIENCE {
                    bar.get_or_insert_with(|| self::bar(self.to)).set_position(heap);
                }
            }
            Form::Plain | Form::Document => {
                if self.told.elapsed() >= BETWEEN {
                    self.tell();
                }
            }
        }
    }

    /// The computation is over: a bar vanishes, and the last sentence or document is told.
    pub fn finish(mut self) {
        match &self.form {
            Form::Bar(Some(bar)) => bar.finish_and_clear(),
            Form::Plain | Form::Document => self.tell(),
            Form::Bar(None) | Form::Nothing => {}
        }
    }

    /// Where nobody can be told, the computation goes on all the same.
    fn tell(&mut self) {
        self.told = Instant::now();
        let (heap, to, seconds) = (self.heap, self.to, self.started.elapsed().as_secs_f64());
        if let Form::Document = self.form {
            let [heap, games] = match self.counted {
                Counted::Heaps => [Some(heap), None],
                Counted::Games => [None, Some(heap)],
            };
            write(&ProgressDocument { schema: "lastmove/progress/1", heap, games, to, seconds }, self.remarks).ok();
            return;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)]
        let rate = (heap as f64 / seconds.max(0.001)) as u64;
        let share = to.map_or_else(|| "unknown".to_owned(), |to| share(heap, to).to_string());
        let arguments = Arguments::new().text("heap", heap.to_string()).text("share", share);
        let arguments = arguments.text("to", to.unwrap_or_default().to_string()).text("rate", rate.to_string());
        let message = match self.counted {
            Counted::Heaps => "progress-line",
            Counted::Games => "progress-games",
        };
        self.remarks.words(&self.voice.say(message, &arguments)).ok();
    }
}

/// How much of it is done, in a hundred.
fn share(heap: u64, to: u64) -> u64 {
    let (heap, to) = (u128::from(heap), u128::from(to.max(1)));
    u64::try_from((heap * 100 / to).min(100)).unwrap_or(100)
}

fn bar(to: Option<u64>) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(to, ProgressDrawTarget::stderr());
    let template = match to {
        Some(_) => "{wide_bar} {human_pos} / {human_len}  {per_sec}  {eta}",
        None => "{spinner} {human_pos}  {per_sec}",
    };
    bar.with_style(ProgressStyle::with_template(template).expect("the templates are well-formed"))
}
