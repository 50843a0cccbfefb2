//! The game that the command line names.

use std::ffi::OsStr;

use lastmove_catalogue::{Game, find};
use lastmove_game::Problem;

use crate::arguments::ConventionArguments;
use crate::text::word;

/// The game of this name or code, in the convention asked for. A convention in which it is not played is marked.
pub fn game(name: &OsStr, convention: &ConventionArguments) -> Result<Box<dyn Game>, Problem> {
    let name = word(name)?;
    find(name, convention.asked()).map_err(|problem| match (problem.place(), convention.option()) {
        // What is wrong with the name has its place; so this is about the convention.
        (None, Some(option)) => {
            let typed = format!("{name} {option}");
            problem.at(&typed, name.len() + 1..typed.len())
        }
        _ => problem,
    })
}
