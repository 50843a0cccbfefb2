//! `lastmove match`: computer players against each other.

use std::ffi::OsStr;
use std::io::{self, Write};
use std::ops::ControlFlow;

use lastmove_catalogue::{CardSetup, MatchDocument, MatchRequest};
use lastmove_explain::{Arguments, Role, Voice};
use lastmove_game::matches::Interval;
use lastmove_game::{Given, Problem};
use serde::Serialize;

use crate::arguments::MatchArguments;
use crate::console::Console;
use crate::count::{count, counts};
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::files::Output;
use crate::play::chosen_seed;
use crate::printer::{Printer, span};
use crate::progress::Progress;
use crate::table::{Row, print_table};
use crate::text::{word, words};

/// Plays the match, writes its games to the log if one is asked for, and tells how it ended.
pub fn run(arguments: &MatchArguments, console: &mut Console) -> Result<Exit, Failure> {
    let request = request(arguments)?;
    arguments.threads.apply()?;
    let mut log = arguments.log.as_deref().map(|path| Output::create(path, arguments.force)).transpose()?;
    let Console { voice, answers, remarks } = console;
    let mut progress = Progress::of_games(arguments.progress.progress, request.games, voice, remarks);
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
    if arguments.json {
        write(&document, answers)?;
    } else {
        print(&document, voice, answers)?;
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
    let text = |word: &Option<std::ffi::OsString>| -> Result<Option<String>, Problem> {
        word.as_deref().map(|word| self::word(word).map(str::to_owned)).transpose()
    };
    let number = |option, value: &OsStr| count(option, value, &(0..=u64::MAX));
    let cards = arguments.cards.as_deref().map(|cards| counts("--cards", cards, &(1..=10_000_000))).transpose()?;
    Ok(MatchRequest {
        game: word(&arguments.game)?.to_owned(),
        players: word(&arguments.players)?.to_owned(),
        games: count("--games", &arguments.games, &(1..=1_000_000_000))?,
        seed: arguments.seed.as_deref().map(|seed| number("--seed", seed)).transpose()?.unwrap_or_else(chosen_seed),
        convention: arguments.convention.asked(),
        position: Some(words(&arguments.position)?).filter(|position| !position.is_empty()),
        given: Given { deck: text(&arguments.deck)?, played: None },
        cards: cards.map(|cards| cards.into_iter().map(|cards| usize::try_from(cards).unwrap_or(usize::MAX)).collect()),
        open: arguments.open,
        setup: CardSetup {
            order: text(&arguments.order)?,
            relation: text(&arguments.relation)?,
            rules: text(&arguments.rules)?,
            convention: None,
        },
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
    let Interval { value, high, .. } = interval;
    format!("{} ± {}", number(value, places), number(high - value, places))
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
