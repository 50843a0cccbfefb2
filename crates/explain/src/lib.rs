//! Evidence and problems to words in German, English and Japanese, and to figures for the terminal.
//!
//! Words and figures are made from the evidence of a verdict, never beside it. The sentences stand in
//! `locales/<language>/*.ftl`; a test holds the three languages to the same messages and variables.

mod claims;
mod explain;
mod explanation;
mod figures;
mod heaps;
mod language;
mod problem;
mod sequence;
mod standing;
mod styled;
mod tanhinmin;
mod voice;

pub use claims::{explain_card_counterexample, explain_heap_counterexample, say_source, say_statement};
pub use explain::{Explain, Hint};
pub use explanation::{Explanation, Paragraph};
pub use figures::worth::draw_worth;
pub use heaps::{HeapLayout, SumLayout, say_digits, say_title};
pub use language::Language;
pub use problem::WordedProblem;
pub use sequence::{
    PeriodCase, explain_difference, explain_verified, say_difference, say_equal, say_refused, say_values_standing,
    say_verified,
};
pub use standing::{say_range, say_standing};
pub use styled::{Role, Span, Styled};
pub use tanhinmin::TanhinminLayout;
pub use voice::{Arguments, Pieces, Voice};
