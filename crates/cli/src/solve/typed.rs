//! Where on the command line the thing stands that an answer complains of.

use std::ops::Range;

use lastmove_game::{Argument, Problem};

/// The options that a problem may be about, each with its value as it was typed.
pub(super) struct Typed {
    /// What is known of the cards.
    pub cards: Option<(&'static str, String)>,
    /// The house rules.
    pub rules: Option<(&'static str, String)>,
    /// The heap whose value is asked for.
    pub why: Option<(&'static str, String)>,
}

impl Typed {
    /// The problem with its place, where only the command line knows it: games are given values, not options, and
    /// their solvers are given positions, not texts.
    pub fn mark(&self, problem: Problem, position: &str) -> Problem {
        if problem.place().is_some() {
            return problem;
        }
        let option = match problem.id() {
            "no-deck" => &self.cards,
            "quota-seats" | "quota-too-large" => &self.rules,
            "why-without-heaps" | "no-values-in-misere" => &self.why,
            "heap-beyond-values" => match heap_in(position, &problem) {
                Some(place) => return problem.at(position, place),
                None => &self.why,
            },
            _ => &None,
        };
        let Some((option, value)) = option else { return problem };
        let typed = format!("{option} {value}");
        problem.at(&typed, option.len() + 1..typed.len())
    }
}

/// Where in a position the heap is written that a problem names.
fn heap_in(position: &str, problem: &Problem) -> Option<Range<usize>> {
    let heap = problem.arguments().iter().find_map(|(name, value)| match value {
        Argument::Number(number) if *name == "heap" => Some(*number),
        _ => None,
    })?;
    let mut at = 0;
    for word in position.split(|character: char| !character.is_ascii_digit()) {
        if word.parse() == Ok(heap) {
            return Some(at..at + word.len());
        }
        // What separates numbers may be a character of several bytes.
        at += word.len();
        at += position[at..].chars().next().map_or(0, char::len_utf8);
    }
    None
}
