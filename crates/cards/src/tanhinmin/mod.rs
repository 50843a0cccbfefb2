//! Tanhinmin: whoever sheds the last card first wins.
//!
//! Each player holds cards. In turn he plays one card stronger than the one on the table, any card if the table is
//! empty, or passes; passing is always allowed and binds nobody later. When the turn comes back to the player who laid
//! the card on the table, nobody having beaten it, the table is cleared and he leads; if he is out, the next player
//! with cards leads. Hands need not be equally large, and every player knows all of them.
//!
//! With two players, [Theorem 1](THEOREM_1) decides by comparing two matchings. With more, the question is which
//! player can force being first against the coalition of all others, and the exhaustive search answers it. Once somebody
//! is out, the same is asked about the next place among those who are left.
//!
//! Which card beats which is told by an [`Order`]: numbers, the deck, or any relation. [`HouseRules`] change the rest.
//! The theorem reaches as far as any two cards [can be compared by domination](DOMINATION) and nothing but the order
//! matters any more; otherwise an exact search decides.
//!
//! ```
//! use lastmove_cards::Tanhinmin;
//! use lastmove_game::{Ask, Notation, Theory};
//!
//! // The usual advice, to play the weakest card, loses here: only the 3 wins.
//! let position = Tanhinmin::plain().parse_position("1 3 / 2").unwrap();
//! let verdict = Tanhinmin::plain().solve(&position, &Ask::default()).unwrap();
//! let moves: Vec<String> = verdict.winning_moves.map(|way| Tanhinmin::plain().write_move(&way.action)).collect();
//! assert_eq!(moves, ["3"]);
//! ```

mod criterion;
mod eight_cut;
mod evidence;
pub mod fast;
mod game;
mod inference;
mod matching;
mod misere;
mod notation;
mod order;
pub(crate) mod places;
mod position;
mod ranks;
mod reduction;
mod rules;
mod scale;
mod search;
mod searched;
mod setup;
pub mod study;
mod theorem;
mod theory;
mod variants;

use lastmove_game::{Claim, ProblemKind};

pub use eight_cut::{Around, EIGHT_CUT, EIGHT_CUT_RANGE, EightCut};
pub use evidence::{Contest, Cover, Graph, NextPlace, OrderedCard, Refutation, Side, TanhinminEvidence, Target};
pub use game::{
    About, CUT_CARD_ON_TABLE, Inconsistent, MISERE_FOR_TWO, PASSED_NOT_FINAL, REVERSED_WITHOUT_REVOLUTION,
    TABLE_CARD_OF_MOVER, TABLE_GROUP, Tanhinmin,
};
pub use inference::{ALL_PLAYED, CARD_NOT_LEFT, DECK_FOR_TWO, DECK_LEAVES_NONE, HAND_DISAGREES, PLAYED_WITHOUT_DECK};
pub use misere::{MISERE_FREE, MISERE_LEADER};
pub use notation::{
    CARDS_NOT_EQUAL, EMPTY_HAND, JOKERS_ALONE, NO_HANDS, NO_TABLE_CARD, REVERSED_TWICE, TWO_TABLE_CARDS,
};
pub use order::{
    CardName, Incomparable, ORDER_AND_RELATION, ORDER_CYCLE, ORDER_NAME, ORDER_NAME_MISSING, ORDER_TOO_LARGE, Order,
    Relation, Staircase, UNKNOWN_CARD,
};
pub use position::{
    MOVER_IS_OUT, NO_SUCH_PLACE, NOBODY_HAS_CARDS, ONE_HAND, OUT_PLACES, PASSED_CANNOT_BE, TABLE_CARD_NOT_LAST,
    TABLE_CARD_OF_NOBODY, TanhinminPosition,
};
pub use rules::{
    CARD_DOES_NOT_BEAT, CARD_NOT_IN_HAND, CARDS_OVER, GROUP_NOT_IN_HAND, GROUP_SIZE, LEADER_PASSES, NO_GROUPS,
    PASS_THOUGH_ABLE,
};
pub use setup::Setup;
pub use theorem::{DOMINATION, Duel, NoDuel, QUOTA, Refutations, THEOREM_1, Winning};
pub use theory::WHY_WITHOUT_HEAPS;
pub use variants::{
    Clearing, Groups, HouseRules, Joker, Passing, QUOTA_SEATS, QUOTA_TOO_LARGE, Quotas, RULE_CARDS, RULE_TWICE,
    RULE_UNKNOWN, RULE_VALUE, RULE_VALUE_MISSING, RULE_WITHOUT_GROUPS, RULE_WITHOUT_JOKER, RULES_DISAGREE,
    SPADE_3_IN_GROUPS, SPADE_3_NEVER, Spade3,
};

/// Every kind of problem of this game.
pub const PROBLEMS: &[&ProblemKind] = &[
    &NOBODY_HAS_CARDS,
    &MOVER_IS_OUT,
    &NO_SUCH_PLACE,
    &OUT_PLACES,
    &TABLE_CARD_OF_MOVER,
    &TABLE_CARD_OF_NOBODY,
    &TABLE_CARD_NOT_LAST,
    &CARD_NOT_IN_HAND,
    &CARD_DOES_NOT_BEAT,
    &CARDS_OVER,
    &NO_HANDS,
    &ONE_HAND,
    &EMPTY_HAND,
    &NO_TABLE_CARD,
    &TWO_TABLE_CARDS,
    &ALL_PLAYED,
    &PLAYED_WITHOUT_DECK,
    &DECK_FOR_TWO,
    &DECK_LEAVES_NONE,
    &CARD_NOT_LEFT,
    &HAND_DISAGREES,
    &WHY_WITHOUT_HEAPS,
    &UNKNOWN_CARD,
    &ORDER_NAME_MISSING,
    &ORDER_NAME,
    &ORDER_TOO_LARGE,
    &ORDER_CYCLE,
    &ORDER_AND_RELATION,
    &RULE_UNKNOWN,
    &RULE_TWICE,
    &RULE_VALUE_MISSING,
    &RULE_VALUE,
    &RULE_WITHOUT_JOKER,
    &RULE_WITHOUT_GROUPS,
    &RULE_CARDS,
    &SPADE_3_NEVER,
    &SPADE_3_IN_GROUPS,
    &RULES_DISAGREE,
    &QUOTA_SEATS,
    &QUOTA_TOO_LARGE,
    &MISERE_FOR_TWO,
    &CUT_CARD_ON_TABLE,
    &TABLE_GROUP,
    &PASSED_NOT_FINAL,
    &PASSED_CANNOT_BE,
    &REVERSED_WITHOUT_REVOLUTION,
    &REVERSED_TWICE,
    &CARDS_NOT_EQUAL,
    &JOKERS_ALONE,
    &NO_GROUPS,
    &GROUP_NOT_IN_HAND,
    &GROUP_SIZE,
    &LEADER_PASSES,
    &PASS_THOUGH_ABLE,
];

/// Every statement that answers about this game rest on.
pub const CLAIMS: &[&Claim] = &[&THEOREM_1, &DOMINATION, &QUOTA, &EIGHT_CUT, &MISERE_FREE, &MISERE_LEADER];
