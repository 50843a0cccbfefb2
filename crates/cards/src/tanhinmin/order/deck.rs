//! The deck of 52 cards and a joker as an order: ranks only, but for the spade three.

use std::sync::LazyLock;

use lastmove_game::Problem;

use super::relation::{Matrix, Relation};
use crate::Strength;

/// The spade three, where it counts as such.
pub const SPADE_3: Strength = Strength::new(1).expect("not 0");
/// Any other three.
pub const THREE: Strength = Strength::new(2).expect("not 0");
/// An eight.
pub const EIGHT: Strength = Strength::new(7).expect("not 0");
/// The joker.
pub const JOKER: Strength = Strength::new(15).expect("not 0");

const NAMES: [&str; 15] = ["S3", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "JK"];

static DECK: LazyLock<Relation> = LazyLock::new(|| {
    let names = NAMES.map(str::to_owned);
    let mut beats = Matrix::empty(names.len());
    for card in 2..names.len() {
        (0..card).for_each(|weaker| beats.set(card, weaker));
    }
    Relation::new(&names, &beats)
});

pub(super) fn relation() -> &'static Relation {
    &DECK
}

/// Reads a card of the deck: a rank (`3` to `9`, `T` or `10`, `J`, `Q`, `K`, `A`, `2`), with its suit before it if one
/// likes (`S`, `H`, `D`, `C`, or a sign), or the joker `JK`. Suits are forgotten, but for the spade three.
pub(super) fn read(word: &str) -> Result<Strength, Problem> {
    let capitals = word.to_uppercase();
    if matches!(capitals.as_str(), "JK" | "JOKER" | "🃏") {
        return Ok(JOKER);
    }
    let (spade, rank) = match capitals.strip_prefix(['S', '♠', '♤']) {
        Some(rank) => (true, rank),
        None => (false, capitals.strip_prefix(['H', 'D', 'C', '♥', '♡', '♦', '♢', '♣', '♧']).unwrap_or(&capitals)),
    };
    let rank = if rank == "10" { "T" } else { rank };
    if spade && rank == "3" {
        return Ok(SPADE_3);
    }
    match NAMES[1..14].iter().position(|name| *name == rank) {
        Some(index) => Ok(Strength::new(u32::try_from(index + 2).expect("a deck is small")).expect("not 0")),
        None => Err(DECK.unknown(word)),
    }
}
