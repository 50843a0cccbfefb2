//! The conversation: lines in, words and pictures out, until the input ends or somebody quits.

use std::collections::HashSet;
use std::io::{self, BufRead, Read, Write};

use lastmove_catalogue::{Sitting, Who, said};
use lastmove_explain::{Arguments, Language, Role, Styled, Voice};
use lastmove_game::{Problem, ProblemKind};
use unicode_width::UnicodeWidthStr;

use super::command::{Command, NOT_UNDERSTOOD};
use super::files;
use crate::exit::Failure;
use crate::printer::{Printer, span};
use crate::problem::show;
use crate::text::{NOT_UTF_8, utf_8};

/// A move after the end of the game.
pub const GAME_IS_OVER: ProblemKind = ProblemKind { id: "game-is-over", arguments: &[] };
/// A line longer than [`LONGEST_LINE`].
pub const TYPED_TOO_LONG: ProblemKind = ProblemKind { id: "typed-too-long", arguments: &["most"] };

/// A line whose bytes are not text.
pub const TYPED_NOT_TEXT: ProblemKind = ProblemKind { id: "typed-not-text", arguments: &[] };

/// The bytes of a line at most: no move and no file name is longer.
const LONGEST_LINE: usize = 4096;
/// So many moves are listed at most.
const MOVES_LISTED: usize = 200;
/// The commands in the order of the help.
const WORDS_SHOWN: [&str; 9] = ["hint", "why", "undo", "moves", "position", "save", "again", "help", "quit"];

/// A game being played in words.
pub struct Conversation<'a, R, W> {
    pub(super) sitting: Sitting,
    pub(super) voice: Voice,
    pub(super) printer: &'a mut Printer<W>,
    input: R,
    /// Whether what is typed must be repeated, since it stands nowhere yet.
    echo: bool,
    /// How often a hint was asked for in this position.
    pub(super) hints: usize,
    /// How often the reason was asked for in this position.
    pub(super) whys: usize,
    /// Whether it was said that the best move is not always looked for.
    confessed: bool,
    /// The sentences of the recipe that were said already: nobody wants to read them again unasked.
    pub(super) told: HashSet<String>,
}

/// Whether the conversation goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// The same position; the picture was shown already.
    Stay,
    /// Somebody has moved, or moves were taken back.
    Turn,
    /// Somebody has quit.
    End,
}

impl<'a, R: BufRead, W: Write> Conversation<'a, R, W> {
    /// A conversation about a game, in the language of `voice`.
    pub fn new(sitting: Sitting, input: R, printer: &'a mut Printer<W>, voice: &Voice, echo: bool) -> Self {
        let voice = sitting.voice(voice);
        Self { sitting, voice, printer, input, echo, hints: 0, whys: 0, confessed: false, told: HashSet::new() }
    }

    /// Holds it to its end.
    pub fn hold(&mut self) -> Result<(), Failure> {
        self.greet()?;
        if self.sitting.table.finish().is_none() && !self.sitting.person_to_move() {
            self.show_position()?;
        }
        loop {
            (self.hints, self.whys) = (0, 0);
            if self.sitting.table.finish().is_some() {
                self.tell_the_end()?;
            } else if self.sitting.person_to_move() {
                self.show_position()?;
            } else {
                self.answer()?;
                continue;
            }
            loop {
                match self.listen()? {
                    Flow::Stay => {}
                    Flow::Turn => break,
                    Flow::End => return Ok(self.printer.flush()?),
                }
            }
        }
    }

    /// What is played, by which rules, and who begins.
    fn greet(&mut self) -> io::Result<()> {
        let description = self.sitting.game.describe(&self.voice);
        let convention = self.say(&format!("solve-convention-{}", description.convention.name()));
        self.printer.line(&[span(Role::Strong, description.title), span(Role::Muted, format!(" · {convention}"))])?;
        self.printer.blank()?;
        let hidden = self.sitting.table.is_hidden();
        self.printer.words(if hidden { &description.hidden_rules } else { &description.rules })?;
        let moves = self.sitting.table.history().len();
        let mut words = Vec::new();
        if moves > 0 {
            words.push(self.voice.say("play-goes-on", &Arguments::new().number("moves", moves as u64)));
        } else if self.sitting.table.finish().is_none() {
            words.push(self.about("play-begins", self.sitting.table.mover()));
        }
        if self.sitting.players.contains(&Who::Computer) {
            words.push(self.voice.say("play-level", &Arguments::new().number("level", self.sitting.level.into())));
        }
        if let Some(example) = self.example() {
            words.push(self.voice.say("play-type-a-move", &Arguments::new().text("move", example)));
        }
        self.paragraph(&self.join(&words))
    }

    /// A move to show how moves are written: one in the middle of those there are.
    pub(super) fn example(&self) -> Option<String> {
        let mut moves = self.sitting.table.moves(MOVES_LISTED);
        (!moves.is_empty()).then(|| moves.swap_remove((moves.len() - 1) / 2))
    }

    fn show_position(&mut self) -> io::Result<()> {
        if self.sitting.your_seat().is_none() {
            self.paragraph(&self.about("play-to-move", self.sitting.table.mover()))?;
        }
        self.figure(&self.picture())
    }

    /// The table as the player who looks at it may see it.
    pub(super) fn picture(&self) -> Styled {
        self.sitting.table.picture(self.sitting.viewer(), &self.voice).text
    }

    /// The computer's move.
    fn answer(&mut self) -> Result<(), Failure> {
        let chosen = match self.sitting.answer() {
            Ok(chosen) => chosen,
            // There is no theorem for this game and the position is too large to be searched.
            Err(_) => self.do_without_search()?,
        };
        let name = self.sitting.name(self.sitting.table.mover(), &self.voice);
        let words = self.sitting.table.say_move(&chosen, &name, &self.voice)?;
        self.sitting.table.play(&chosen)?;
        self.printer.blank()?;
        let chosen = self.said(&chosen);
        self.printer.item(&[span(Role::Strong, chosen), span(Role::Plain, "  ")], &words)?;
        Ok(())
    }

    /// A move by the rules of thumb that there are for cards, else any; and, the first time, a word about it.
    fn do_without_search(&mut self) -> Result<String, Failure> {
        let (chosen, remark) = match self.sitting.answer_by_rules_of_thumb() {
            Ok(chosen) => (chosen, "play-rule-of-thumb"),
            Err(_) => (self.sitting.choose(0)?, "play-any-move"),
        };
        if !std::mem::replace(&mut self.confessed, true) {
            self.paragraph(&self.say(remark))?;
        }
        Ok(chosen)
    }

    /// A move as it is said to people: a pass has a word of its own.
    pub(super) fn said(&self, action: &str) -> String {
        said(action, &self.voice)
    }

    /// Reads a line and does what it says.
    fn listen(&mut self) -> Result<Flow, Failure> {
        self.printer.blank()?;
        write!(self.printer.stream(), "> ")?;
        self.printer.flush()?;
        let mut line = Vec::new();
        let limit = LONGEST_LINE as u64 + 1;
        self.input.by_ref().take(limit).read_until(b'\n', &mut line).map_err(Failure::Input)?;
        if line.is_empty() {
            self.printer.blank()?;
            return Ok(Flow::End);
        }
        let too_long = line.len() > LONGEST_LINE && !line.ends_with(b"\n");
        if too_long {
            self.input.skip_until(b'\n').map_err(Failure::Input)?;
        }
        if self.echo {
            let typed = String::from_utf8_lossy(&line).trim_end().to_owned();
            self.printer.line(&[span(Role::Plain, typed)])?;
        }
        let command = if too_long {
            Err(Problem::new(&TYPED_TOO_LONG).with("most", LONGEST_LINE))
        } else {
            utf_8(line.trim_ascii_end()).map_err(at_the_table).and_then(|line| self.understand(line))
        };
        match command.map_err(Failure::from).and_then(|command| self.obey(command)) {
            Err(Failure::Problem(problem)) => {
                self.complain(&problem)?;
                Ok(Flow::Stay)
            }
            other => other,
        }
    }

    /// Understands a line. What is no command may still be a card that has a name.
    fn understand(&self, line: &str) -> Result<Command, Problem> {
        let is_card = || self.sitting.table.say_move(line.trim(), "", &self.voice).is_ok();
        match Command::read(line) {
            Err(problem) if problem.id() == NOT_UNDERSTOOD.id && is_card() => Ok(Command::Move(line.trim().to_owned())),
            other => other,
        }
    }

    fn obey(&mut self, command: Command) -> Result<Flow, Failure> {
        match command {
            Command::Nothing => {}
            Command::Hint => self.hint()?,
            Command::Why => self.why()?,
            Command::WhyAll => self.why_all()?,
            Command::WhyMove(action) => self.why_move(&action)?,
            Command::Moves => self.list_moves()?,
            Command::Position => self.write_position()?,
            Command::Save(name) => self.save(&name)?,
            Command::Help => self.help()?,
            Command::Undo if self.sitting.take_back() => return Ok(Flow::Turn),
            Command::Undo => self.paragraph(&self.say("play-nothing-to-undo"))?,
            Command::Again => {
                self.sitting.begin_again();
                return Ok(Flow::Turn);
            }
            Command::Quit => return Ok(Flow::End),
            Command::Move(_) if self.sitting.table.finish().is_some() => {
                return Err(Problem::new(&GAME_IS_OVER).into());
            }
            Command::Move(action) => {
                self.sitting.table.play(&action)?;
                return Ok(Flow::Turn);
            }
        }
        Ok(Flow::Stay)
    }

    fn list_moves(&mut self) -> io::Result<()> {
        let mut moves = self.sitting.table.moves(MOVES_LISTED + 1);
        if moves.is_empty() {
            return self.paragraph(&self.say("play-over-already"));
        }
        if moves.len() > MOVES_LISTED {
            moves[MOVES_LISTED] = self.say("play-and-more");
        }
        let moves: Vec<_> = moves.iter().map(|action| self.said(action)).collect();
        self.paragraph(&moves.join("  "))
    }

    fn write_position(&mut self) -> io::Result<()> {
        self.show_position()?;
        if self.sitting.hides() {
            return Ok(());
        }
        let position = Arguments::new().text("position", self.sitting.table.position());
        self.paragraph(&self.voice.say("play-position", &position))
    }

    fn save(&mut self, name: &str) -> Result<(), Failure> {
        files::save(name, &self.sitting.transcript())?;
        self.paragraph(&self.say("play-saved"))?;
        let command = format!("  lastmove play --load {}", files::quoted(name));
        Ok(self.printer.line(&[span(Role::Strong, command)])?)
    }

    /// How a move is written, and the words that are understood.
    fn help(&mut self) -> Result<(), Failure> {
        let example = self.example();
        if let Some(example) = &example {
            let typing = self.voice.say("play-whoever-types", &Arguments::new().text("move", example.as_str()));
            let words = self.sitting.table.say_move(example, &typing, &self.voice)?;
            self.paragraph(&self.join(&[self.say("play-help-typing"), words]))?;
        }
        let words = WORDS_SHOWN.map(|name| self.say(&format!("play-word-{name}")));
        let column = words.iter().map(|word| word.width()).max().unwrap_or_default();
        self.printer.blank()?;
        for (name, word) in WORDS_SHOWN.into_iter().zip(words) {
            let gap = " ".repeat(column - word.width() + 2);
            let arguments = Arguments::new().text("move", example.as_deref().unwrap_or("…"));
            let words = self.voice.say(&format!("play-help-{name}"), &arguments);
            self.printer.item(&[span(Role::Strong, word), span(Role::Plain, gap)], &words)?;
        }
        Ok(())
    }

    /// A paragraph of its own.
    pub(super) fn paragraph(&mut self, words: &str) -> io::Result<()> {
        self.printer.blank()?;
        self.printer.words(words)
    }

    /// A figure of its own.
    pub(super) fn figure(&mut self, figure: &Styled) -> io::Result<()> {
        self.printer.blank()?;
        self.printer.figure(figure)
    }

    /// What is wrong, in the conversation itself.
    pub(super) fn complain(&mut self, problem: &Problem) -> io::Result<()> {
        self.printer.blank()?;
        show(problem, None, &self.voice, self.printer)
    }

    /// Sentences one after the other.
    pub(super) fn join(&self, sentences: &[String]) -> String {
        sentences.join(if self.voice.language() == Language::Japanese { "" } else { " " })
    }

    /// A sentence without arguments.
    pub(super) fn say(&self, message: &str) -> String {
        self.voice.say(message, &Arguments::new())
    }

    /// A sentence about the player on a seat: `$who` is `you` or `other`, `$name` the subject of the sentence.
    pub(super) fn about(&self, message: &str, seat: usize) -> String {
        self.voice.say(message, &self.sitting.player(seat, &self.voice))
    }
}

/// What is wrong with bytes that were typed, not read from a file.
fn at_the_table(problem: Problem) -> Problem {
    match problem.place() {
        Some(place) if problem.id() == NOT_UTF_8.id => Problem::new(&TYPED_NOT_TEXT).at(place.text(), place.span()),
        _ => problem,
    }
}
