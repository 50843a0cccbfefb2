//! `lastmove solve`: who wins, by which moves, and why.

pub mod figure;
mod report;
pub mod seats;
pub mod stream;
mod typed;

use std::io;

use lastmove_catalogue::{Answer, Game, Question, SolveDocument};
use lastmove_explain::Voice;
use lastmove_game::{Ask, Budget, Detail, Given, Problem};

use self::report::Report;
use self::seats::First;
use self::typed::Typed;
use crate::arguments::SolveArguments;
use crate::console::Console;
use crate::count::count;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::game::{game, variant};
use crate::text::{word, words};

/// The most moves that may be listed: more would not fit in memory beside the positions they leave.
const LARGEST_LIMIT: u64 = 1_000_000;

/// More positions would not fit in any memory.
const LARGEST_SEARCH: u64 = 1 << 40;

/// No position that is answered straight from its text has more moves.
const MOVES_OF_QUICK: usize = 15;

/// The largest heap that `--why` may ask about: the largest that a position can have, so that every number in a
/// document is exact for every reader.
const LARGEST_HEAP: u64 = 1 << 52;

/// Answers one position, or each line of standard input.
pub fn run(arguments: &SolveArguments, console: &mut Console) -> Result<Exit, Failure> {
    let position = words(&arguments.position)?;
    let mut solver = Solver::new(arguments, console)?;
    if arguments.position.first().is_some_and(|first| first == "-") {
        stream::only_dash(&position)?;
        if arguments.figure.is_some() {
            return Err(Problem::new(&figure::FIGURE_OF_MANY).into());
        }
        return stream::run(&mut solver, std::io::stdin().lock(), console);
    }
    if solver.first == Some(First::Each) && arguments.figure.is_some() {
        return Err(Problem::new(&figure::FIGURE_OF_MANY).into());
    }
    for (index, begun) in solver.begun(&position)?.into_iter().enumerate() {
        let answer = solver.answer(&begun, &console.voice)?;
        if let Some(path) = &arguments.figure {
            figure::save(&answer, path, arguments.force)?;
        }
        if index > 0 && solver.form == Form::Report {
            console.answers.blank()?;
        }
        solver.print(answer, begun.seat, console)?;
    }
    Ok(Exit::Answered)
}

/// A position to be answered: as it was written, or as the player on a seat sees it who is to begin.
struct Begun {
    seat: Option<usize>,
    text: String,
}

/// A game and all that is asked but the position.
struct Solver {
    game: Box<dyn Game>,
    title: String,
    question: Question,
    typed: Typed,
    form: Form,
    first: Option<First>,
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
        let variant = variant(&arguments.convention, &arguments.cards)?;
        let game = game(&arguments.game, &variant, &arguments.convention)?;
        console.voice = game.voice(&console.voice);
        let option = |value: &Option<_>| value.as_deref().map(|value| word(value).map(str::to_owned)).transpose();
        let limit = count("--limit", &arguments.limit, &(0..=LARGEST_LIMIT))?;
        let positions = count("--positions", &arguments.positions, &(1..=LARGEST_SEARCH))?;
        let why = arguments.why.as_deref().map(|heap| count("--why", heap, &(0..=LARGEST_HEAP))).transpose()?;
        let given = Given { deck: option(&arguments.deck.deck)?, played: option(&arguments.deck.played)? };
        let typed = |option, value: &Option<String>| value.clone().map(|value| (option, value));
        Ok(Self {
            typed: Typed {
                cards: typed("--deck", &given.deck).or_else(|| typed("--played", &given.played)),
                rules: typed("--rules", &variant.rules),
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
                    budget: Budget::positions(usize::try_from(positions).unwrap_or(usize::MAX)),
                },
                drawing: arguments.figure.is_some(),
            },
            form: match (arguments.json, arguments.brief) {
                (true, brief) => Form::Document { brief },
                (false, true) => Form::Brief,
                (false, false) => Form::Report,
            },
            first: arguments.first.as_deref().map(First::read).transpose()?,
        })
    }

    /// The position as each of those sees it who are to begin.
    fn begun(&self, position: &str) -> Result<Vec<Begun>, Problem> {
        let Some(first) = self.first else { return Ok(vec![Begun { seat: None, text: position.to_owned() }]) };
        let positions = first.positions(&*self.game, position, &self.question.given);
        let positions = positions.map_err(|problem| self.typed.mark(problem, position))?;
        Ok(positions.into_iter().map(|(seat, text)| Begun { seat: Some(seat), text }).collect())
    }

    /// Writes the brief document of a position, if that can be done at once.
    fn answer_quickly(&self, position: &str, document: &mut String) -> bool {
        self.can_be_quick() && self.game.solve_quickly(position, document)
    }

    /// Whether only what a brief document holds is asked for, and all of it.
    fn can_be_quick(&self) -> bool {
        let ask = &self.question.ask;
        let plain = self.first.is_none() && self.question.given == Given::default() && ask.why.is_none();
        plain
            && self.form == Form::Document { brief: true }
            && ask.detail == Detail::Brief
            && ask.limit > MOVES_OF_QUICK
    }

    /// The answer to one position.
    fn answer(&mut self, begun: &Begun, voice: &Voice) -> Result<Answer, Problem> {
        self.question.position.clear();
        self.question.position.push_str(&begun.text);
        let solved = if begun.seat.is_some() {
            // What followed from the deck is written out now.
            let given = std::mem::take(&mut self.question.given);
            let solved = self.game.solve(&self.question, voice);
            self.question.given = given;
            solved
        } else {
            self.game.solve(&self.question, voice)
        };
        solved.map_err(|problem| self.typed.mark(problem, &begun.text))
    }

    /// Prints an answer in its form.
    fn print(&self, mut answer: Answer, first: Option<usize>, console: &mut Console) -> io::Result<()> {
        answer.document.first = first;
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
