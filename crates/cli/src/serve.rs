//! `lastmove serve`: the page in a browser, and the JSON API.

use std::io::{self, Write};
use std::time::Duration;

use lastmove_explain::Arguments;
use lastmove_game::{Problem, ProblemKind};
use lastmove_web::Server;

use crate::arguments::ServeArguments;
use crate::console::Console;
use crate::count::count;
use crate::exit::{Exit, Failure};
use crate::files::reason;

/// Another program has the port.
pub const PORT_IN_USE: ProblemKind = ProblemKind { id: "port-in-use", arguments: &["port"] };
/// The port cannot be had; the reason is the name of a common one, or the system's own words.
pub const CANNOT_LISTEN: ProblemKind = ProblemKind { id: "cannot-listen", arguments: &["port", "reason"] };

/// How long a browser may take to say that it cannot be started.
const BROWSER: Duration = Duration::from_secs(1);

/// Says where the page is, and serves it until Ctrl-C.
pub fn run(arguments: &ServeArguments, console: &mut Console) -> Result<Exit, Failure> {
    let port = count("--port", &arguments.port, &(0..=u64::from(u16::MAX)))?;
    let server = u16::try_from(port).map_err(io::Error::other).and_then(Server::bind);
    let server = server.map_err(|error| cannot_serve(port, &error))?;
    let address = format!("http://{}/", server.address().map_err(|error| cannot_serve(port, &error))?);
    let Console { voice, answers, remarks } = console;
    writeln!(answers.stream(), "{address}")?;
    answers.flush()?;
    // Where standard error is closed nobody can be told.
    remarks.words(&voice.say("serve-stop", &Arguments::new())).ok();
    if arguments.open
        && let Err(error) = open::that_detached_with_timeout(&address, BROWSER)
    {
        let error = Arguments::new().text("error", error.to_string()).text("address", address.as_str());
        remarks.words(&voice.say("serve-cannot-open", &error)).ok();
    }
    server.run();
    Ok(Exit::Answered)
}

fn cannot_serve(port: u64, error: &io::Error) -> Failure {
    Failure::Outside(match error.kind() {
        io::ErrorKind::AddrInUse => Problem::new(&PORT_IN_USE).with("port", port),
        _ => Problem::new(&CANNOT_LISTEN).with("port", port).with("reason", reason(error)),
    })
}
