//! How a command ends.

use std::io;
use std::process::ExitCode;

use lastmove_game::Problem;

/// A command that came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Everything was answered.
    Answered,
    /// Everything was answered, and the answer is that something is wrong.
    Fault,
    /// Some of the input was wrong, and that has been said.
    WrongInput,
}

/// A command that could not go on.
#[derive(Debug)]
pub enum Failure {
    /// The input is wrong.
    Problem(Problem),
    /// Something outside cannot be had: a file cannot be read or written, a port is taken.
    Outside(Problem),
    /// Standard input cannot be read.
    Input(io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl From<io::Error> for Failure {
    /// Most of what a command does with the world is writing its answer.
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Answered => Self::SUCCESS,
            Exit::Fault => Self::FAILURE,
            Exit::WrongInput => Self::from(2),
        }
    }
}
