//! `lastmove study`: how much the lead and each card are worth.

use std::io::{self, Write};

use lastmove_catalogue::{StudyAnswer, StudyRequest};
use lastmove_explain::{Arguments, Role, Voice};

use crate::arguments::StudyArguments;
use crate::console::Console;
use crate::count::{count, unbounded};
use crate::document::write;
use crate::exit::{Exit, Failure};
use crate::files::Output;
use crate::matches::between;
use crate::printer::{Printer, span};
use crate::table::{Row, print_table};
use crate::text::word;

/// Carries out the study, draws the figure if one is asked for, and answers.
pub fn run(arguments: &StudyArguments, console: &mut Console) -> Result<Exit, Failure> {
    let any = 0..=u64::MAX;
    let request = StudyRequest {
        game: word(&arguments.game)?.to_owned(),
        ranks: unbounded("--ranks", &arguments.ranks)?,
        cards: unbounded("--cards", &arguments.cards)?,
        samples: arguments.samples.as_deref().map(|samples| count("--samples", samples, &any)).transpose()?,
        seed: count("--seed", &arguments.seed, &any)?,
    };
    arguments.threads.apply()?;
    let plot = arguments.plot.as_deref().map(|path| Output::create(path, arguments.force)).transpose()?;
    let Console { voice, answers, .. } = console;
    let answer = request.run(voice)?;
    if let Some(mut file) = plot {
        let written = file.write_all(answer.figure(voice).as_bytes());
        written.map_err(|error| file.failure(&error))?;
        file.finish()?;
    }
    if arguments.json {
        write(&answer.document, answers)?;
    } else {
        print(&answer, voice, answers)?;
    }
    Ok(Exit::Answered)
}

fn print(answer: &StudyAnswer, voice: &Voice, printer: &mut Printer<impl Write>) -> io::Result<()> {
    let say = |message: &str| voice.say(message, &Arguments::new());
    let title = say("title-tanhinmin");
    printer.line(&[span(Role::Strong, title), span(Role::Muted, format!(" · {}", answer.heading))])?;
    printer.words(&answer.method)?;
    printer.blank()?;
    let found = &answer.document.findings;
    let exact = answer.document.method == "exact";
    let write = |interval, places, unit| {
        let text = between(interval, 100.0, places, unit);
        // What is exact has no bounds.
        if exact { text.split(" (").next().unwrap_or_default().to_owned() } else { text }
    };
    let row = |label: String, number: String| vec![vec![span(Role::Plain, label)], vec![span(Role::Strong, number)]];
    let shares = [
        row(say("study-leader-wins"), write(found.leader_wins, 2, " %")),
        row(say("study-lead-decides"), write(found.lead_decides, 2, " %")),
    ];
    print_table(&shares, printer)?;
    printer.blank()?;
    let mut rows: Vec<Row> =
        vec![["study-rank", "study-worth"].map(|label| vec![span(Role::Muted, say(label))]).to_vec()];
    for (rank, &worth) in found.worth.iter().enumerate() {
        let mut number = write(worth, 2, "");
        if !number.starts_with('−') {
            number.insert(0, '+');
        }
        let role = if worth.value < 0.0 { Role::Loss } else { Role::Win };
        rows.push(vec![vec![span(Role::Plain, (rank + 1).to_string())], vec![span(role, number)]]);
    }
    print_table(&rows, printer)?;
    printer.blank()?;
    printer.words(&say("study-meaning"))
}
