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
    /// Puts a problem into words: the message `problem-<id>` and its `.hint`.
    pub fn of(problem: &Problem, voice: &Voice) -> Self {
        let message = format!("problem-{}", problem.id());
        let arguments = problem.arguments().iter().fold(Arguments::new(), |arguments, (name, value)| match value {
            Argument::Number(number) => arguments.number(name, *number),
            Argument::Text(text) => arguments.text(name, text.as_str()),
        });
        Self { message: voice.say(&message, &arguments), hint: voice.say_attribute(&message, "hint", &arguments) }
    }
}
