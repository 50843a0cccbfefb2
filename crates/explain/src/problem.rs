use lastmove_game::{Argument, Problem};

use crate::{Arguments, Voice};

/// A problem in words: what is wrong, and what would be right. The place stays with the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordedProblem {
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: String,
}

impl WordedProblem {
    /// Puts a problem into words: the message `problem-<id>` and its `.hint`; before a message about a line of a saved
    /// game stands which line it is.
    pub fn of(problem: &Problem, voice: &Voice) -> Self {
        let message = format!("problem-{}", problem.id());
        let arguments = problem.arguments().iter().fold(Arguments::new(), |arguments, (name, value)| match value {
            Argument::Number(number) => arguments.number(name, *number),
            Argument::Text(text) => arguments.text(name, text.as_str()),
        });
        let (said, hint) = (voice.say(&message, &arguments), voice.say_attribute(&message, "hint", &arguments));
        let in_line = |line| {
            let arguments = Arguments::new().number("line", line as u64).text("problem", said.as_str());
            voice.say("in-saved-game", &arguments)
        };
        Self { message: problem.line().map_or_else(|| said.clone(), in_line), hint }
    }
}
