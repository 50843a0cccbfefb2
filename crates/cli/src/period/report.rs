//! The answer about a period for people: the period, how it is known, the numbers, why.

use std::io::{self, Write};

use lastmove_catalogue::{PeriodAnswer, SparseDocument};
use lastmove_explain::{Arguments, Role, Voice};

use crate::printer::{Printer, span};
use crate::table::{Row, print_table};

/// Prints the answer.
pub fn print(answer: &PeriodAnswer, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let mark = if answer.document.found { span(Role::Win, "● ") } else { span(Role::Draw, "◐ ") };
    printer.item(&[mark], &answer.statement)?;
    printer.item(&[span(Role::Plain, "  ")], &answer.standing)?;
    printer.blank()?;
    print_table(&rows(answer, voice), printer)?;
    printer.blank()?;
    printer.explanation(&answer.explanation)
}

fn rows(answer: &PeriodAnswer, voice: &Voice) -> Vec<Row> {
    let document = &answer.document;
    let say = |message: &str| voice.say(message, &Arguments::new());
    let row = |label: &str, cell: String| vec![vec![span(Role::Muted, say(label))], vec![span(Role::Plain, cell)]];
    let mut rows = Vec::new();
    if let Some(found) = document.repetition {
        rows.push(row("period-row-period", found.period.to_string()));
        rows.push(row("period-row-preperiod", found.preperiod.to_string()));
        let exception = found.last_exception.map_or_else(|| say("period-exception-none"), |heap| heap.to_string());
        rows.push(row("period-row-exception", exception));
        if found.saltus > 0 {
            rows.push(row("period-row-saltus", found.saltus.to_string()));
        }
    }
    if let Some(heap) = document.computed_to {
        let heaps = voice.say("period-computed", &Arguments::new().text("heap", heap.to_string()));
        rows.push(row("period-row-computed", heaps));
        rows.push(row("period-row-engine", document.engine.to_owned()));
    }
    rows.extend(document.largest_value.map(|value| row("period-row-largest", value.to_string())));
    rows.extend(document.sparse.map(|sparse| row("period-row-rare", say_rare(sparse, voice))));
    rows.extend(document.published.as_ref().map(|published| row("period-row-published", published.source.to_owned())));
    rows.extend(document.certificate.as_ref().map(|file| row("period-row-certificate", file.clone())));
    rows
}

/// Which values are rare.
fn say_rare(sparse: SparseDocument, voice: &Voice) -> String {
    let arguments = Arguments::new().text("parity", if sparse.heap_parity { "yes" } else { "no" });
    let arguments = arguments.text("rare", sparse.rare.to_string()).text("mask", sparse.mask.to_string());
    match sparse.last_rare {
        Some(last) => voice.say("period-rare-last", &arguments.text("last", last.to_string())),
        None => voice.say("period-rare", &arguments),
    }
}
