//! `lastmove match`: computer players against each other, and their games once more.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::Path;

use lastmove_catalogue::{LogHeader, MatchDocument, MatchRequest, read_record};
use lastmove_explain::{Arguments, Role, Voice};
use lastmove_game::matches::Interval;
use lastmove_game::{Given, Problem};
use serde::Serialize;

use crate::arguments::MatchArguments;
use crate::console::Console;
use crate::count::{count, counts};
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::files::{self, Output};
use crate::game::variant;
use crate::lines::Lines;
use crate::play::chosen_seed;
use crate::printer::{Printer, span};
use crate::problem::tell_in_line;
use crate::progress::Progress;
use crate::table::{Row, print_table};
use crate::text::{word, words};

/// Plays the match, writes its games to the log if one is asked for, and tells how it ended.
pub fn run(arguments: &MatchArguments, console: &mut Console) -> Result<Exit, Failure> {
    if let Some(log) = &arguments.replay {
        return replay(log, arguments, console);
    }
    let request = request(arguments)?;
    arguments.threads.apply()?;
    let mut log = arguments.log.as_deref().map(|path| Output::create(path, arguments.force)).transpose()?;
    let Console { voice, remarks, .. } = console;
    let mut progress = Progress::of_games(arguments.progress.progress, Some(request.games), voice, remarks);
    let mut failed = Ok(());
    let mut begun = Ok(());
    let document = {
        let log = std::cell::RefCell::new(log.as_mut());
        request.play(&mut |header| begun = append(header, log.borrow_mut().as_deref_mut()), &mut |record| {
            failed = append(record, log.borrow_mut().as_deref_mut());
            progress.at(record.number + 1);
            if failed.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?
    };
    progress.finish();
    if let Some(log) = log {
        begun.and(failed).map_err(|error| log.failure(&error))?;
        log.finish()?;
    }
    answer(&document, arguments, console)
}

/// Plays the games of a log again, and tells how the match ended. What is wrong with a line is told with its number.
fn replay(path: &Path, arguments: &MatchArguments, console: &mut Console) -> Result<Exit, Failure> {
    let mut lines = Lines::new(files::open(path)?);
    let mut failed = None;
    let mut advance = |lines: &mut Lines<Box<dyn Read>>| match lines.advance(|| Ok(())) {
        Ok(more) => more,
        Err(failure) => {
            failed = Some(failure);
            false
        }
    };
    let Console { voice, remarks, .. } = console;
    let mut progress = Progress::of_games(arguments.progress.progress, None, voice, remarks);
    let first = if advance(&mut lines) { lines.current() } else { Ok("") };
    let replayed = first.and_then(LogHeader::read).and_then(|header| {
        header.replay(&mut || {
            if !advance(&mut lines) {
                return Ok(None);
            }
            progress.at(lines.number() - 1);
            lines.current().and_then(read_record).map(Some)
        })
    });
    progress.finish();
    match (failed, replayed) {
        (Some(Failure::Input(error)), _) => Err(files::unreadable(path, error)),
        (Some(failure), _) => Err(failure),
        (None, Ok(document)) => answer(&document, arguments, console),
        (None, Err(problem)) => {
            tell_in_line(&problem, lines.number(), arguments.json, console)?;
            Ok(Exit::WrongInput)
        }
    }
}

/// Tells how a match ended: as a document, or to people.
fn answer(document: &MatchDocument, arguments: &MatchArguments, console: &mut Console) -> Result<Exit, Failure> {
    let Console { voice, answers, .. } = console;
    if arguments.json {
        write(document, answers)?;
    } else {
        print(document, voice, answers)?;
    }
    Ok(Exit::Answered)
}

/// Writes a document as a line of the log.
fn append(document: &impl Serialize, log: Option<&mut Output>) -> io::Result<()> {
    let Some(log) = log else { return Ok(()) };
    serde_json::to_writer(&mut *log, document)?;
    log.write_all(b"\n")
}

fn request(arguments: &MatchArguments) -> Result<MatchRequest, Problem> {
    let text = |value: Option<&OsStr>| value.map(|value| word(value).map(str::to_owned)).transpose();
    let number = |option, value: &OsStr| count(option, value, &(0..=u64::MAX));
    let cards = arguments.cards.as_deref().map(|cards| counts("--cards", cards, &(1..=10_000_000))).transpose()?;
    Ok(MatchRequest {
        game: text(arguments.game.as_deref())?.unwrap_or_default(),
        players: text(arguments.players.as_deref())?.unwrap_or_default(),
        games: count("--games", &arguments.games, &(1..=1_000_000_000))?,
        seed: arguments.seed.as_deref().map(|seed| number("--seed", seed)).transpose()?.unwrap_or_else(chosen_seed),
        variant: variant(&arguments.convention, &arguments.rules)?,
        position: Some(words(&arguments.position)?).filter(|position| !position.is_empty()),
        given: Given { deck: text(arguments.deck.as_deref())?, played: None },
        cards: cards.map(|cards| cards.into_iter().map(|cards| usize::try_from(cards).unwrap_or(usize::MAX)).collect()),
        open: arguments.open,
    })
}

/// A table: a player a line.
fn print(document: &MatchDocument, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let say = |message: &str| voice.say(message, &Arguments::new());
    let convention = say(&format!("solve-convention-{}", document.played.convention.name()));
    let played = &document.played;
    let parts = [Some(""), played.code.as_deref(), Some(&convention), played.rules.as_deref()];
    let heading = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    printer.line(&[span(Role::Strong, document.played.game.as_str()), span(Role::Muted, heading)])?;
    let games = Arguments::new().number("games", document.games).text("seed", document.played.seed.to_string());
    printer.words(&voice.say("match-games", &games))?;
    printer.blank()?;
    let cell = |text: String| vec![span(Role::Plain, text)];
    let labels = ["match-player", "match-wins", "match-place", "match-rating", "match-places"];
    let mut rows: Vec<Row> = vec![labels.iter().map(|label| vec![span(Role::Muted, say(label))]).collect()];
    for player in &document.players {
        let places: Vec<_> = player.places.iter().map(u64::to_string).collect();
        rows.push(vec![
            vec![span(Role::Strong, player.name.as_str())],
            cell(between(player.wins, 100.0, 1, " %")),
            cell(about(player.mean_place, 2)),
            cell(about(player.rating, 0)),
            cell(places.join(" ")),
        ]);
    }
    print_table(&rows, printer)?;
    if document.drawn > 0 {
        printer.words(&voice.say("match-drawn", &Arguments::new().number("games", document.drawn)))?;
    }
    printer.blank()?;
    printer.words(&say("match-bounds"))
}

/// An estimate with its bounds: `53.1 % (50.0 … 56.2)`.
pub fn between(interval: Interval, factor: f64, places: usize, unit: &str) -> String {
    let Interval { value, low, high } = interval;
    let number = |value: f64| number(value * factor, places);
    format!("{}{unit} ({} … {})", number(value), number(low), number(high))
}

/// An estimate in the middle of its bounds: `1.44 ± 0.11`.
fn about(interval: Interval, places: usize) -> String {
    let Interval { value, low, high } = interval;
    // Bounds end where no value can be: what reaches farther counts.
    format!("{} ± {}", number(value, places), number((high - value).max(value - low), places))
}

/// A number with so many places.
fn number(value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match text.strip_prefix('-') {
        // Nothing is less than nothing.
        Some(nothing) if nothing.chars().all(|digit| "0.".contains(digit)) => nothing.to_owned(),
        Some(below) => format!("−{below}"),
        None => text,
    }
}
