//! `lastmove games`: every game with its rules, or one whole.

use std::borrow::Cow;
use std::io::{self, Write};

use lastmove_catalogue::{Description, GamesDocument, Variant};
use lastmove_explain::{Arguments, Role, Voice};
use lastmove_game::{Problem, ProblemKind};

use crate::arguments::GamesArguments;
use crate::console::Console;
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::game::{game, variant};
use crate::printer::{Printer, span};

/// A convention, an order or house rules were given, but no game.
pub const VARIANT_OF_NO_GAME: ProblemKind = ProblemKind { id: "variant-of-no-game", arguments: &[] };

/// Lists every game, or shows the one asked for.
pub fn run(arguments: &GamesArguments, console: &mut Console) -> Result<Exit, Failure> {
    let Console { voice, answers, .. } = console;
    let variant = variant(&arguments.convention, &arguments.cards)?;
    let one = arguments.game.as_deref();
    let document = match one {
        Some(name) => GamesDocument::of(&*game(name, &variant, &arguments.convention)?, voice),
        None if variant == Variant::default() => GamesDocument::of_all(voice),
        None => return Err(Problem::new(&VARIANT_OF_NO_GAME).into()),
    };
    if arguments.json {
        write(&document, answers)?;
    } else if let (Some(_), [game]) = (one, document.games.as_slice()) {
        whole(game, &options(&variant), voice, answers)?;
    } else {
        list(&document.games, voice, answers)?;
    }
    Ok(Exit::Answered)
}

/// Each game in a few lines.
fn list(games: &[Description], voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    for game in games {
        heading(game, voice, printer)?;
        printer.item(&[span(Role::Plain, "  ")], &game.rules)?;
        printer.blank()?;
    }
    printer.words(&voice.say("games-more", &Arguments::new()))
}

/// The options that ask for this variant, as they are typed in a shell, each with a blank before it.
fn options(variant: &Variant) -> String {
    let said = [("--order", &variant.order), ("--relation", &variant.relation), ("--rules", &variant.rules)];
    let said = said.into_iter().filter_map(|(option, value)| Some((option, value.as_deref()?)));
    said.fold(String::new(), |typed, (option, value)| format!("{typed} {option} {}", for_a_shell(value)))
}

/// One game with its code digit by digit and an example; `options` make it the variant that it is.
fn whole(game: &Description, options: &str, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    heading(game, voice, printer)?;
    printer.blank()?;
    printer.words(&game.rules)?;
    if let Some(code) = game.code.as_deref().filter(|_| !game.digits.is_empty()) {
        printer.blank()?;
        printer.line(&[span(Role::Strong, voice.say("games-code", &Arguments::new().text("code", code)))])?;
        for digit in &game.digits {
            printer.item(&[span(Role::Plain, "  ")], digit)?;
        }
    }
    printer.blank()?;
    printer.line(&[span(Role::Strong, voice.say("games-example", &Arguments::new()))])?;
    printer
        .line(&[span(Role::Plain, format!("  lastmove solve {} {}{options}", for_a_shell(&game.name), game.example))])
}

/// A word as it is typed in a shell: the brackets of a repeating tail must be quoted there.
fn for_a_shell(word: &str) -> Cow<'_, str> {
    let plain = |character: char| character.is_ascii_alphanumeric() || "._-+,:=".contains(character);
    if word.chars().all(plain) { Cow::Borrowed(word) } else { Cow::Owned(format!("'{word}'")) }
}

/// What the game is called, what is typed for it, and its convention.
fn heading(game: &Description, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let convention = voice.say(&format!("solve-convention-{}", game.convention.name()), &Arguments::new());
    // The title of a game without a name tells its code.
    let has_name = game.code.as_deref() != Some(&game.name);
    let mut parts: Vec<&str> = std::iter::once(game.name.as_str()).chain(game.code.as_deref()).collect();
    parts.retain(|_| has_name);
    parts.push(&convention);
    printer.line(&[span(Role::Strong, &game.title), span(Role::Muted, format!(" · {}", parts.join(" · ")))])
}
