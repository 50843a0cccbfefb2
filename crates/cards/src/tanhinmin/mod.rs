//! Tanhinmin: whoever sheds the last card first wins.
//!
//! Each player holds cards. In turn he plays one card stronger than the one on the table, any card if the table is
//! empty, or passes; passing is always allowed and binds nobody later. When the turn comes back to the player who laid
//! the card on the table, nobody having beaten it, the table is cleared and he leads; if he is out, the next player
//! with cards leads. Hands need not be equally large, and every player knows all of them.
//!
//! With two players, [Theorem 1](THEOREM_1) decides by comparing two matchings. With more, the question is which
//! player can force being first against the coalition of all others, and the exhaustive search answers it.
//!
//! ```
//! use lastmove_cards::Tanhinmin;
//! use lastmove_game::{Ask, Notation, Theory};
//!
//! // The usual advice, to play the weakest card, loses here: only the 3 wins.
//! let position = Tanhinmin.parse_position("1 3 / 2").unwrap();
//! let verdict = Tanhinmin.solve(&position, &Ask::default()).unwrap();
//! let moves: Vec<String> = verdict.winning_moves.map(|way| Tanhinmin.write_move(&way.action)).collect();
//! assert_eq!(moves, ["3"]);
//! ```

mod evidence;
pub mod fast;
mod inference;
mod matching;
mod notation;
mod position;
mod rules;
mod theorem;
mod theory;

pub use evidence::{Cover, Graph, Refutation, Side, TanhinminEvidence, Target};
pub use inference::{ALL_PLAYED, CARD_NOT_LEFT, DECK_FOR_TWO, HAND_DISAGREES, PLAYED_WITHOUT_DECK, undealt};
pub use notation::{EMPTY_HAND, NO_HANDS, NO_TABLE_CARD, TWO_TABLE_CARDS};
pub use position::{
    Inconsistent, MOVER_IS_OUT, NO_SUCH_PLACE, NOBODY_HAS_CARDS, ONE_HAND, OUT_PLACES, TABLE_CARD_NOT_LAST,
    TABLE_CARD_OF_MOVER, TABLE_CARD_OF_NOBODY, TanhinminPosition,
};
pub use rules::{CARD_DOES_NOT_BEAT, CARD_NOT_IN_HAND, CARDS_OVER, Tanhinmin};
pub use theorem::{Duel, THEOREM_1};
pub use theory::WHY_WITHOUT_HEAPS;
