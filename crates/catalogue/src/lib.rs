//! Every game by name or code, types erased: the one door that all interfaces use.
//!
//! [`find`] gives a [`Game`]. A game answers questions ([`Game::solve`]) and opens a [`Table`] to play at; both take
//! and give text, words and plain data, so that no interface needs to know the types of any game. [`Sequence`] has the
//! nim-values of a game of heaps, and [`Verification`] checks a certificate of their period.
//!
//! ```
//! use lastmove_catalogue::{find, Question};
//! use lastmove_explain::Voice;
//! let game = find("lasker", None).unwrap();
//! let answer = game.solve(&Question::about("2 5 7"), &Voice::default()).unwrap();
//! assert_eq!(answer.document.winning_moves[0].action, "7:6+1");
//! ```

mod card_games;
mod claims;
mod count;
mod document;
mod door;
mod entries;
mod entry;
mod game;
mod heap_games;
mod judge;
mod matches;
mod mistakes;
mod played;
mod problem;
mod quick;
mod search;
mod sequence;
mod sitting;
mod study;
mod table;
mod telling;
mod transcript;
mod variant;
mod verification;

pub use claims::{
    CheckAnswer, CheckDocument, ClaimDocument, ClaimsDocument, CounterexampleDocument, Games, Reach, Statement,
    statements,
};
pub use count::{COUNT_OUT_OF_RANGE, count, counts};
pub use document::{DecisionDocument, JudgedMoveDocument, MoveDocument, SolveDocument};
pub use entries::{find, find_variant, names, problems};
pub use game::{Answer, Description, Game, GamesDocument, Question, Start};
pub use lastmove_cards::players::Style;
pub use lastmove_heaps::Engine;
pub use matches::{LogHeader, MatchDocument, MatchRequest, read_record};
pub use mistakes::{Judgement, Leader, Mistake, Review};
pub use problem::{PlaceDocument, ProblemDocument};
pub use search::Signal;
#[cfg(feature = "openapi")]
pub use sequence::ValuesSchema;
pub use sequence::{
    CandidateDocument, CompareDocument, Comparison, DifferenceDocument, PeriodAnswer, PeriodDocument,
    PublishedDocument, RepetitionDocument, Sequence, SparseDocument, ValuesDocument, Watch, WrittenSequence, heaps,
};
pub use sitting::{Invitation, Sitting};
pub use study::{StudyAnswer, StudyDocument, StudyRequest};
pub use table::Table;
pub use telling::{BETTER_LISTED, Consequence, Trap, said};
pub use transcript::{Transcript, Who};
pub use variant::Variant;
pub use verification::{CheckedDocument, FaultDocument, Verification, VerifyDocument};
