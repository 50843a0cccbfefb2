use lastmove_game::{Problem, ProblemKind};

use super::Address;

/// There is no such field at this place.
pub(super) const ADDRESS_FIELD: ProblemKind = ProblemKind { id: "address-field", arguments: &["field", "fields"] };
/// A field stands there twice.
pub(super) const ADDRESS_TWICE: ProblemKind = ProblemKind { id: "address-twice", arguments: &["field"] };
/// A field holds something that is no text.
pub(super) const ADDRESS_NOT_TEXT: ProblemKind = ProblemKind { id: "address-not-text", arguments: &["field"] };
/// A field holds what it cannot hold.
pub(super) const ADDRESS_VALUE: ProblemKind = ProblemKind { id: "address-value", arguments: &["field"] };
/// A field is longer than is read.
pub(super) const ADDRESS_VALUE_LONG: ProblemKind =
    ProblemKind { id: "address-value-long", arguments: &["field", "most"] };
/// The whole address is longer than is read.
pub(super) const ADDRESS_LONG: ProblemKind = ProblemKind { id: "address-long", arguments: &["most"] };
/// A move stands after the end of the game.
pub(crate) const ADDRESS_AFTER_END: ProblemKind =
    ProblemKind { id: "address-after-end", arguments: &["number", "move"] };
/// A piece is touched that is not on the board.
pub(crate) const ADDRESS_TOUCHED: ProblemKind = ProblemKind { id: "address-touched", arguments: &["spot"] };
/// A lesson is about a mistake that was not made.
pub(crate) const ADDRESS_MISTAKE: ProblemKind = ProblemKind { id: "address-mistake", arguments: &["number", "count"] };

/// Every kind of problem that an address can have besides those of games, positions and moves.
pub const PROBLEMS: &[&ProblemKind] = &[
    &ADDRESS_FIELD,
    &ADDRESS_TWICE,
    &ADDRESS_NOT_TEXT,
    &ADDRESS_VALUE,
    &ADDRESS_VALUE_LONG,
    &ADDRESS_LONG,
    &ADDRESS_AFTER_END,
    &ADDRESS_TOUCHED,
    &ADDRESS_MISTAKE,
];

/// An address that is wrong, and one that is not.
#[derive(Clone, Debug)]
pub struct WrongAddress {
    /// The field that is wrong, as it stands there; none where the address is wrong as a whole.
    pub field: Option<String>,
    /// What is wrong with it.
    pub problem: Problem,
    /// The nearest address that is right in this field.
    pub repaired: Box<Address>,
    /// How it was repaired.
    pub remedy: Remedy,
}

/// How an address was repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The field was left out.
    WithoutField,
    /// So many of the moves were kept.
    MovesBefore(usize),
    /// Nothing was kept but the place.
    Afresh,
}

impl WrongAddress {
    /// Whether nothing was read, since there was too much of it.
    pub fn is_too_long(&self) -> bool {
        self.problem.id() == ADDRESS_LONG.id
    }
}
