//! The game that the command line names.

use std::ffi::{OsStr, OsString};

use lastmove_catalogue::{Game, Variant, find_variant};
use lastmove_game::Problem;

use crate::arguments::{CardArguments, ConventionArguments};
use crate::text::word;

/// How the command line wants a game to be played.
pub fn variant(convention: &ConventionArguments, cards: &CardArguments) -> Result<Variant, Problem> {
    let option = |value: &Option<OsString>| value.as_deref().map(|value| word(value).map(str::to_owned)).transpose();
    Ok(Variant {
        convention: convention.asked(),
        order: option(&cards.order)?,
        relation: option(&cards.relation)?,
        rules: option(&cards.rules)?,
    })
}

/// The game of this name or code, played in this way. A convention in which it is not played is marked, and so are rules
/// of cards where there are none.
pub fn game(name: &OsStr, variant: &Variant, convention: &ConventionArguments) -> Result<Box<dyn Game>, Problem> {
    let name = word(name)?;
    find_variant(name, variant).map_err(|problem| {
        if problem.place().is_some() {
            return problem;
        }
        // What is wrong with the name has its place; so this is about an option.
        let of_cards = [("--order", &variant.order), ("--relation", &variant.relation), ("--rules", &variant.rules)];
        let of_cards = of_cards.into_iter().find_map(|(option, value)| Some(format!("{option} {}", value.as_ref()?)));
        let option = match problem.id() {
            "rules-without-cards" => of_cards,
            _ => convention.option().map(str::to_owned),
        };
        let Some(option) = option else { return problem };
        let typed = format!("{name} {option}");
        problem.at(&typed, name.len() + 1..typed.len())
    })
}
