//! placeholder
use crate::Game;
use lastmove_game::{Convention, Problem, ProblemKind};
/// Names.
pub const NAMES: &[&str] = &[];
/// Problems.
pub const PROBLEMS: &[&ProblemKind] = &[];
/// Find.
pub fn find(_name: &str, _convention: Option<Convention>) -> Result<Box<dyn Game>, Problem> {
    todo!()
}
