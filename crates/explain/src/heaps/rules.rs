//! Rules, titles and codes in words.

use std::ops::RangeInclusive;

use lastmove_game::Convention;
use lastmove_heaps::{Clause, Code, Taken};

use super::lists::{alternatives, run_on};
use crate::{Arguments, Pieces, Voice};

/// What people call the game with this code. With matches, Nim is Marienbad.
///
/// ```
/// # use lastmove_explain::{Language, Pieces, Voice, say_title};
/// # use lastmove_heaps::Code;
/// let voice = Voice::new(Language::German);
/// assert_eq!(say_title(Code::lasker(), &voice), "Laskers Nim");
/// assert_eq!(say_title(Code::nim(), &voice.about(Pieces::Matches)), "Marienbad");
/// assert_eq!(say_title(&Code::parse("0.15").unwrap(), &voice), "Das Spiel 0.15");
/// ```
pub fn say_title(code: &Code, voice: &Voice) -> String {
    let code_text = code.to_string();
    match name(code, voice) {
        Some(name) => voice.say(&format!("title-{name}"), &Arguments::new()),
        None if code.subtraction_set().is_some() => {
            voice.say("title-subtraction", &Arguments::new().text("code", code_text))
        }
        None => voice.say("title-code", &Arguments::new().text("code", code_text)),
    }
}

/// What each digit of a code allows, the zeros left out.
///
/// ```
/// # use lastmove_explain::{Voice, say_digits};
/// # use lastmove_heaps::Code;
/// let lasker = say_digits(Code::lasker(), &Voice::default());
/// assert_eq!(lasker, ["4: take nothing; leave two heaps.", "3: take 1 or more stones; leave nothing or one heap."]);
/// ```
pub fn say_digits(code: &Code, voice: &Voice) -> Vec<String> {
    code.clauses().map(|clause| say_clause(&clause, voice)).collect()
}

/// The rules in a few sentences, with what the last move means.
pub(super) fn say_rules(code: &Code, convention: Convention, voice: &Voice) -> String {
    let code_text = code.to_string();
    let name = name(code, voice);
    let rules = match (name, code.subtraction_set()) {
        (Some(name), _) => voice.say(&format!("rules-{name}"), &Arguments::new()),
        (None, Some(set)) => say_subtraction(&set, voice),
        (None, None) if code.clauses().next().is_none() => {
            voice.say("rules-no-moves", &Arguments::new().text("code", code_text))
        }
        (None, None) => {
            let digits = say_digits(code, voice);
            let intro = voice.say("rules-code", &Arguments::new().text("code", code_text));
            std::iter::once(intro).chain(digits).collect::<Vec<_>>().join(voice.language().between_sentences())
        }
    };
    let last = voice.say_attribute(last_move(code, convention), "sentence", &Arguments::new());
    [rules, last].join(voice.language().between_sentences())
}

/// What the last move means, as a part of a sentence.
pub(super) fn say_convention(code: &Code, convention: Convention, voice: &Voice) -> String {
    voice.say(last_move(code, convention), &Arguments::new())
}

/// That a player has made the last move, as a part of a sentence.
pub(super) fn say_last_move(code: &Code, name: Option<&str>, voice: &Voice) -> String {
    let message = if takes_the_last_stone(code) { "heaps-took-last-stone" } else { "heaps-made-last-move" };
    voice.say(message, &Arguments::new().subject(name))
}

/// Where every move takes or splits until nothing is left, the last move takes the last stone.
fn takes_the_last_stone(code: &Code) -> bool {
    code == Code::nim() || code == Code::lasker()
}

fn last_move(code: &Code, convention: Convention) -> &'static str {
    match (takes_the_last_stone(code), convention) {
        (true, Convention::Normal) => "convention-last-stone-wins",
        (true, Convention::Misere) => "convention-last-stone-loses",
        (false, _) => last_move_made(convention),
    }
}

/// What the last move means where some stones may stay to the end.
pub(super) fn last_move_made(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "convention-last-move-wins",
        Convention::Misere => "convention-last-move-loses",
    }
}

/// The name of a code, in the words of the voice.
fn name(code: &Code, voice: &Voice) -> Option<&'static str> {
    let name = code.name()?;
    Some(if name == "nim" && voice.pieces() == Pieces::Matches { "marienbad" } else { name })
}

fn say_subtraction(set: &[u64], voice: &Voice) -> String {
    if let [number] = *set {
        return voice.say("rules-subtraction-single", &Arguments::new().number("number", number));
    }
    if let Some(numbers) = run(set) {
        let arguments = Arguments::new().text("least", numbers.start().to_string());
        return voice.say("rules-cap", &arguments.text("most", numbers.end().to_string()));
    }
    let numbers = alternatives(set.iter().map(u64::to_string), voice);
    voice.say("rules-subtraction", &Arguments::new().text("numbers", numbers))
}

/// Numbers that follow each other without a gap: at least two of them.
fn run(numbers: &[u64]) -> Option<RangeInclusive<u64>> {
    let (first, last) = (*numbers.first()?, *numbers.last()?);
    (numbers.len() > 1 && last - first + 1 == numbers.len() as u64).then_some(first..=last)
}

fn say_clause(clause: &Clause, voice: &Voice) -> String {
    let taking = match clause.taken {
        Taken::Exactly(0) => voice.say("clause-take-nothing", &Arguments::new()),
        Taken::Exactly(number) => voice.say("clause-take-exactly", &Arguments::new().number("number", number)),
        Taken::Every { from, step: 1 } => voice.say("clause-take-or-more", &Arguments::new().number("number", from)),
        Taken::Every { from, step } => {
            let numbers = [from, from + step, from + 2 * step].map(|number| number.to_string());
            voice.say("clause-take-every", &Arguments::new().text("numbers", run_on(numbers, voice)))
        }
    };
    let digit = clause.digit;
    let parts = (0..=3).filter(|&parts| digit.leaves(parts));
    let parts = parts.map(|parts| voice.say(&format!("clause-leave-{parts}"), &Arguments::new()));
    let arguments = Arguments::new()
        .text("digit", digit.to_string())
        .text("taking", taking)
        .text("parts", alternatives(parts, voice));
    voice.say(if digit.unequal() { "clause-unequal" } else { "clause" }, &arguments)
}
