//! `lastmove solve`: who wins, by which moves, and why.

mod report;
pub mod stream;
mod typed;

use std::io;

use lastmove_catalogue::{Answer, Game, Question, SolveDocument};
use lastmove_explain::Voice;
use lastmove_game::{Ask, Budget, Detail, Given, Problem};

use self::report::Report;
use self::typed::Typed;
use crate::arguments::SolveArguments;
use crate::console::Console;
use crate::count::count;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::game::game;
use crate::text::{word, words};

/// The most moves that may be listed: more would not fit in memory beside the positions they leave.
const LARGEST_LIMIT: u64 = 1_000_000;

/// The largest heap that `--why` may ask about: the largest that a position can have, so that every number in a
/// document is exact for every reader.
const LARGEST_HEAP: u64 = 1 << 52;

/// Answers one position, or each line of standard input.
pub fn run(arguments: &SolveArguments, console: &mut Console) -> Result<Exit, Failure> {
    let position = words(&arguments.position)?;
    let mut solver = Solver::new(arguments, console)?;
    if arguments.position.first().is_some_and(|first| first == "-") {
        stream::only_dash(&position)?;
        return stream::run(&mut solver, std::io::stdin().lock(), console);
    }
    let answer = solver.answer(&position, &console.voice)?;
    solver.print(answer, console)?;
    Ok(Exit::Answered)
}

/// A game and all that is asked but the position.
struct Solver {
    game: Box<dyn Game>,
    title: String,
    question: Question,
    typed: Typed,
    form: Form,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Verdict, explanation and moves for people.
    Report,
    /// The same on one line, without the explanation.
    Brief,
    /// A document for programs.
    Document {
        /// Without what every move leaves, evidence and explanation.
        brief: bool,
    },
}

impl Solver {
    /// The solver of the game asked for. From then on the console speaks of that game's things.
    fn new(arguments: &SolveArguments, console: &mut Console) -> Result<Self, Problem> {
        let game = game(&arguments.game, &arguments.convention)?;
        console.voice = game.voice(&console.voice);
        let option = |value: &Option<_>| value.as_deref().map(|value| word(value).map(str::to_owned)).transpose();
        let limit = count("--limit", &arguments.limit, &(0..=LARGEST_LIMIT))?;
        let why = arguments.why.as_deref().map(|heap| count("--why", heap, &(0..=LARGEST_HEAP))).transpose()?;
        let given = Given { deck: option(&arguments.deck.deck)?, played: option(&arguments.deck.played)? };
        let typed = |option, value: &Option<String>| value.clone().map(|value| (option, value));
        Ok(Self {
            typed: Typed {
                cards: typed("--deck", &given.deck).or_else(|| typed("--played", &given.played)),
                why: typed("--why", &option(&arguments.why)?),
            },
            title: game.describe(&console.voice).title,
            game,
            question: Question {
                position: String::new(),
                given,
                ask: Ask {
                    detail: match (arguments.all_moves, arguments.brief) {
                        (true, _) => Detail::AllMoves,
                        (false, true) => Detail::Brief,
                        (false, false) => Detail::Evidence,
                    },
                    limit: usize::try_from(limit).unwrap_or(usize::MAX),
                    why,
                    budget: Budget::default(),
                },
            },
            form: match (arguments.json, arguments.brief) {
                (true, brief) => Form::Document { brief },
                (false, true) => Form::Brief,
                (false, false) => Form::Report,
            },
        })
    }

    /// The answer to one position.
    fn answer(&mut self, position: &str, voice: &Voice) -> Result<Answer, Problem> {
        self.question.position.clear();
        self.question.position.push_str(position);
        self.game.solve(&self.question, voice).map_err(|problem| self.typed.mark(problem, position))
    }

    /// Prints an answer in its form.
    fn print(&self, answer: Answer, console: &mut Console) -> io::Result<()> {
        let report = Report { title: &self.title, limit: self.question.ask.limit, voice: &console.voice };
        match self.form {
            Form::Report => report.whole(&answer, &mut console.answers),
            Form::Brief => report.line(&answer, &mut console.answers),
            Form::Document { brief } => write(&document(answer, brief), &mut console.answers),
        }
    }
}

/// The document of an answer. Where all moves were to be judged, a brief one still has to be made brief.
fn document(answer: Answer, brief: bool) -> SolveDocument {
    let mut document = answer.document;
    if brief {
        document.evidence = None;
        document.explanation = None;
        for action in &mut document.winning_moves {
            action.leaves = None;
        }
        for judged in document.all_moves.iter_mut().flatten() {
            judged.action.leaves = None;
        }
    }
    document
}
