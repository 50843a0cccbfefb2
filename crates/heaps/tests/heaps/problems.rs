//! What tests ask of a problem.

use lastmove_game::{Argument, Problem};
use lastmove_heaps::PROBLEMS;

/// The marked bytes of a text.
fn marked(problem: &Problem) -> &str {
    let place = problem.place().unwrap_or_else(|| panic!("{problem} marks its place"));
    &place.text()[place.span()]
}

/// The argument of this name.
pub fn argument<'a>(problem: &'a Problem, name: &str) -> &'a Argument {
    let found = problem.arguments().iter().find(|(given, _)| *given == name);
    &found.unwrap_or_else(|| panic!("{problem} has {name}")).1
}

/// The same as it is written.
pub fn written(problem: &Problem, name: &str) -> String {
    match argument(problem, name) {
        Argument::Text(text) => text.clone(),
        Argument::Number(number) => number.to_string(),
    }
}

/// Checks the kind of a problem, the place it marks, and that it has the arguments of its kind.
pub fn check(given: &str, problem: &Problem, id: &str, mark: &str) {
    assert_eq!(problem.id(), id, "{given}");
    assert_eq!(marked(problem), mark, "{given}: {problem}");
    let kind = PROBLEMS.iter().find(|kind| kind.id == id).unwrap_or_else(|| panic!("{id} is listed"));
    let mut named: Vec<&str> = problem.arguments().iter().map(|(name, _)| *name).collect();
    let mut expected = kind.arguments.to_vec();
    named.sort_unstable();
    expected.sort_unstable();
    assert_eq!(named, expected, "{given}: every argument of {id} is given once");
}
