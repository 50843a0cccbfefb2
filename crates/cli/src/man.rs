//! `lastmove man`: the manual page.

use std::io::{self, Write};

use clap_mangen::Man;

use crate::arguments::Arguments;
use crate::console::Console;
use crate::exit::{Exit, Failure};

const EXIT_STATUS: &str = r#".SH "EXIT STATUS"
.TP
0
Answered, also when the player to move loses; or the reader of the answers has read enough; or a server was stopped by
Ctrl\-C.
.TP
1
A certificate is refused, a sequence differs, there is no period to certify; or something other than the input failed,
such as a disk that is full or a port that is taken.
.TP
2
Wrong input.
.TP
130
Stopped by Ctrl\-C.
"#;

/// Prints the manual page, with a section for each command.
pub fn run(console: &mut Console) -> Result<Exit, Failure> {
    console.answers.stream().write_all(&page()?)?;
    Ok(Exit::Answered)
}

fn page() -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let definition = Arguments::definition();
    let whole = Man::new(definition.clone());
    whole.render_title(&mut page)?;
    whole.render_name_section(&mut page)?;
    synopsis(&whole, &definition, &mut page)?;
    whole.render_description_section(&mut page)?;
    whole.render_options_section(&mut page)?;
    for command in definition.get_subcommands() {
        section(command, &mut page)?;
    }
    examples(&whole, &mut page)?;
    page.extend(EXIT_STATUS.bytes());
    whole.render_version_section(&mut page)?;
    Ok(page)
}

/// A command as one section, its own sections one step below.
fn section(command: &clap::Command, page: &mut Vec<u8>) -> io::Result<()> {
    let name = format!("lastmove {}", command.get_name());
    writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
    let mut section = Vec::new();
    let man = Man::new(command.clone().bin_name(name));
    synopsis(&man, command, &mut section)?;
    man.render_description_section(&mut section)?;
    man.render_options_section(&mut section)?;
    if command.get_after_help().is_some() {
        examples(&man, &mut section)?;
    }
    page.extend(String::from_utf8_lossy(&section).replace(".SH ", ".SS ").bytes());
    Ok(())
}

/// How the command is used. Options that take a value are shown with its name.
fn synopsis(man: &Man, command: &clap::Command, page: &mut Vec<u8>) -> io::Result<()> {
    let mut section = Vec::new();
    man.render_synopsis_section(&mut section)?;
    let mut section = String::from_utf8_lossy(&section).into_owned();
    let options = command.get_arguments().filter(|argument| argument.get_action().takes_values());
    for (long, names) in options.filter_map(|option| option.get_long().zip(option.get_value_names())) {
        let long = long.replace('-', "\\-");
        let bare = format!("[\\fB\\-\\-{long}\\fR]");
        section = section.replace(&bare, &format!("[\\fB\\-\\-{long}\\fR \\fI<{}>\\fR]", names.join(" ")));
    }
    page.extend(section.trim_end().bytes());
    writeln!(page)
}

/// What stands at the end of the help.
fn examples(man: &Man, page: &mut Vec<u8>) -> io::Result<()> {
    let mut section = Vec::new();
    man.render_extra_section(&mut section)?;
    let section = String::from_utf8_lossy(&section).replacen(".SH EXTRA", ".SH EXAMPLES", 1);
    page.extend(section.replacen("Examples:\n", "", 1).bytes());
    Ok(())
}
