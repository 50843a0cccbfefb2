//! `lastmove solve`: who wins, by which moves, and why.

mod report;
pub mod stream;

use lastmove_catalogue::{Answer, Game, Question, SolveDocument};
use lastmove_game::{Ask, Budget, Detail, Given, Problem};

use self::report::Report;
use crate::arguments::SolveArguments;
use crate::console::Console;
use crate::count::count;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::game::game;
use crate::text::{word, words};

/// The most moves that may be listed: more would not fit in memory beside the positions they leave.
const LARGEST_LIMIT: u64 = 1_000_000;

/// Answers one position, or each line of standard input.
pub fn run(arguments: &SolveArguments, console: &mut Console) -> Result<Exit, Failure> {
    let position = words(&arguments.position)?;
    let mut solver = Solver::new(arguments, console)?;
    if arguments.position.first().is_some_and(|first| first == "-") {
        stream::only_dash(&position)?;
        return stream::run(&mut solver, std::io::stdin().lock(), console);
    }
    solver.answer(&position, console)?;
    Ok(Exit::Answered)
}

/// A game and all that is asked but the position.
struct Solver {
    game: Box<dyn Game>,
    title: String,
    question: Question,
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
        let why = arguments.why.as_deref().map(|heap| count("--why", heap, &(0..=u64::MAX))).transpose()?;
        Ok(Self {
            title: game.describe(&console.voice).title,
            game,
            question: Question {
                position: String::new(),
                given: Given { deck: option(&arguments.deck.deck)?, played: option(&arguments.deck.played)? },
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

    /// Answers one position.
    fn answer(&mut self, position: &str, console: &mut Console) -> Result<(), Failure> {
        self.question.position.clear();
        self.question.position.push_str(position);
        let answer = self.game.solve(&self.question, &console.voice)?;
        let report = Report { title: &self.title, limit: self.question.ask.limit, voice: &console.voice };
        match self.form {
            Form::Report => report.whole(&answer, &mut console.answers)?,
            Form::Brief => report.line(&answer, &mut console.answers)?,
            Form::Document { brief } => write(&document(answer, brief), &mut console.answers)?,
        }
        Ok(())
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
