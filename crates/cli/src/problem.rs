//! What is wrong with the input, told to people or as a document.

use std::io::{self, Write};

use lastmove_explain::{Arguments, Role, Voice, WordedProblem};
#[cfg(test)]
use lastmove_game::ProblemKind;
use lastmove_game::{Place, Problem};
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::console::Console;
use crate::document::write;
use crate::fit::{head, tail};
use crate::printer::{Printer, span};
use crate::visible::visible;
#[cfg(test)]
use crate::{count, games, lines, solve, text, values};

/// Every kind of problem that the command itself can find; those of `play` and of files stand there.
#[cfg(test)]
pub const PROBLEMS: &[&ProblemKind] = &[
    &text::NOT_UTF_8,
    &count::NOT_A_COUNT,
    &count::NEGATIVE_COUNT,
    &count::COUNT_OUT_OF_RANGE,
    &solve::stream::WORDS_AFTER_DASH,
    &lines::LINE_TOO_LONG,
    &solve::seats::SOLVE_FIRST,
    &solve::figure::NO_FIGURE,
    &solve::figure::FIGURE_OF_MANY,
    &games::VARIANT_OF_NO_GAME,
    &values::HEAPS_BACKWARDS,
];

const SCHEMA: &str = "lastmove/problem/1";

/// The JSON document `lastmove/problem/1`.
#[derive(Debug, Serialize)]
pub struct ProblemDocument<'a> {
    schema: &'static str,
    id: &'a str,
    message: String,
    hint: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<PlaceDocument<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
}

/// The text around the mistake, and the bytes of it (in UTF-8) that are to be marked.
#[derive(Debug, Serialize)]
struct PlaceDocument<'a> {
    text: &'a str,
    start: usize,
    end: usize,
}

impl<'a> ProblemDocument<'a> {
    /// The problem in words; `line` is the line of standard input it was found in, counted from 1.
    pub fn of(problem: &'a Problem, line: Option<u64>, voice: &Voice) -> Self {
        let WordedProblem { message, hint } = WordedProblem::of(problem, voice);
        let place = |place: &'a Place| {
            let span = place.span();
            PlaceDocument { text: place.text(), start: span.start, end: span.end }
        };
        Self { schema: SCHEMA, id: problem.id(), message, hint, place: problem.place().map(place), line }
    }

    /// A mistake in the use of the options, in clap's words: its first paragraph says what is wrong, and the hint is
    /// its tip, or else how the command is used.
    pub fn of_usage(said: &str) -> Self {
        let first = said.lines().map(str::trim).take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
        let message = first.strip_prefix("error: ").unwrap_or(&first).to_owned();
        let begins = |start| said.lines().map(str::trim).find(|line| line.starts_with(start));
        let hint = begins("tip: ").map(|tip| &tip["tip: ".len()..]);
        let hint = hint.or_else(|| begins("Usage: ")).or_else(|| begins("For more")).unwrap_or_default().to_owned();
        Self { schema: SCHEMA, id: "usage", message, hint, place: None, line: None }
    }
}

/// Tells what is wrong with a line of the input: as a document in its place among the answers, or to people.
pub fn tell_in_line(problem: &Problem, line: u64, as_document: bool, console: &mut Console) -> io::Result<()> {
    if as_document {
        return write(&ProblemDocument::of(problem, Some(line), &console.voice), &mut console.answers);
    }
    // Answers and problems appear in the order of the lines, also when both streams are the same terminal.
    console.answers.flush()?;
    show(problem, Some(line), &console.voice, &mut console.remarks).ok();
    Ok(())
}

/// Tells a problem to people: the message, the place marked under the text, the hint.
pub fn show(problem: &Problem, line: Option<u64>, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let WordedProblem { message, hint } = WordedProblem::of(problem, voice);
    let label = match line {
        None => voice.say("label-problem", &Arguments::new()),
        Some(line) => voice.say("label-problem-in-line", &Arguments::new().number("line", line)),
    };
    let hint_label = voice.say("label-hint", &Arguments::new());
    printer.together(|printer| {
        printer.item(&[span(Role::Loss, label), span(Role::Plain, " ")], &message)?;
        // Under a text that is missing altogether there is nothing to mark.
        if let Some(place) = problem.place().filter(|place| !place.text().is_empty()) {
            mark(place, printer)?;
        }
        printer.item(&[span(Role::Strong, hint_label), span(Role::Plain, " ")], &hint)
    })
}

/// The text of a place, and under it carets below the characters that are meant; cut down to one line.
fn mark(place: &Place, printer: &mut Printer<impl Write>) -> io::Result<()> {
    const INDENT: &str = "    ";
    let (text, marked) = (place.text(), place.span());
    // Each part is made visible for itself: what is shown may be longer than what was typed.
    let [before, target, after] = [&text[..marked.start], &text[marked.clone()], &text[marked.end..]].map(visible);
    let room = printer.columns().saturating_sub(INDENT.len());
    let target = head(&target, room / 2, false);
    // Before and after the mark there is at least a quarter of the line; more where the other side leaves it free.
    let free = room.saturating_sub(target.width() + after.width() + usize::from(place.rest() > 0));
    let before = tail(&before, free.max(room / 4), place.offset() > 0);
    let after = head(&after, room.saturating_sub(before.width() + target.width()), place.rest() > 0);
    let carets = "^".repeat(target.width().max(1));
    printer.line(&[span(Role::Plain, format!("{INDENT}{before}{target}{after}"))])?;
    printer.line(&[span(Role::Plain, " ".repeat(INDENT.len() + before.width())), span(Role::Loss, carets)])
}

#[cfg(test)]
mod tests {
    use super::{PROBLEMS, mark, show};
    use crate::{files, play, printer::Printer};
    use lastmove_explain::{Language, Voice, WordedProblem};
    use lastmove_game::{Place, Problem};

    #[test]
    fn every_kind_has_words_and_a_hint_with_just_its_arguments() {
        let kinds =
            PROBLEMS.iter().chain(play::PROBLEMS).chain(files::PROBLEMS).copied().chain(lastmove_catalogue::problems());
        let mut ids = Vec::new();
        for kind in kinds {
            let shown = |argument: &str| format!("⟨{argument}⟩");
            let named = |problem: Problem, &name: &&'static str| problem.with(name, shown(name));
            let problem = kind.arguments.iter().fold(Problem::new(kind), named);
            let mut worded = Vec::new();
            for voice in Language::ALL.map(Voice::new) {
                // An argument that the words ask for and the kind does not have panics here.
                let WordedProblem { message, hint } = WordedProblem::of(&problem, &voice);
                let whole = format!("{message} {hint}");
                let missing: Vec<_> = kind.arguments.iter().filter(|name| !whole.contains(&shown(name))).collect();
                assert!(missing.is_empty(), "{} does not say {missing:?} in {:?}", kind.id, voice.language());
                worded.push(whole);
            }
            assert!(worded[0] != worded[1] && worded[1] != worded[2], "{} is not translated", kind.id);
            ids.push(kind.id);
        }
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "two kinds have the same name");
    }

    fn marked(text: &str, span: std::ops::Range<usize>, columns: usize) -> String {
        let mut printer = Printer::new(Vec::new(), false, columns);
        mark(&Place::new(text, span), &mut printer).unwrap();
        String::from_utf8(std::mem::take(printer.stream())).unwrap()
    }

    #[test]
    fn carets_stand_under_what_they_mean() {
        assert_eq!(marked("1 x 5", 2..3, 80), "    1 x 5\n      ^\n");
        assert_eq!(marked("3 / 三 四", 4..7, 80), "    3 / 三 四\n        ^^\n");
        assert_eq!(marked("三,x", 4..5, 80), "    三,x\n       ^\n");
        assert_eq!(marked("1\t\u{1b}x", 3..4, 80), "    1 ␛x\n       ^\n");
        assert_eq!(marked("3 4 @", 5..5, 80), "    3 4 @\n         ^\n");
        assert_eq!(marked("3\u{200b}4 5\u{202e}", 6..10, 80), "    3<U+200B>4 5<U+202E>\n               ^^^^^^^^^\n");
    }

    #[test]
    fn what_fits_in_the_line_is_not_cut_before_the_mark() {
        assert_eq!(
            marked("lastmove transcript 2", 20..21, 80),
            "    lastmove transcript 2\n                        ^\n"
        );
        assert_eq!(marked("1 3 5 7 9 x", 10..11, 15), "    1 3 5 7 9 x\n              ^\n");
        assert_eq!(marked("1 3 5 7 9 x", 10..11, 14), "    …3 5 7 9 x\n             ^\n");
    }

    #[test]
    fn long_texts_are_cut_to_a_line() {
        let text = format!("{}x{}", "12 ".repeat(40), " 34".repeat(40));
        assert_eq!(marked(&text, 120..121, 24), "    … 12 x 34 34 34 34…\n         ^\n");
        for columns in 0..80 {
            let shown = marked(&text, 60..120, columns);
            assert!(shown.lines().all(|line| line.chars().count() <= columns.max(8)), "{columns}: {shown}");
        }
    }

    #[test]
    fn the_line_of_a_stream_is_named() {
        let mut printer = Printer::new(Vec::new(), false, 80);
        let problem = Problem::new(&crate::text::NOT_UTF_8).at("1 � 3", 2..5);
        show(&problem, Some(7), &Voice::new(Language::German), &mut printer).unwrap();
        let shown = String::from_utf8(std::mem::take(printer.stream())).unwrap();
        assert!(shown.starts_with("Zeile 7: ") && shown.contains("\nTipp: "), "{shown}");
    }
}
