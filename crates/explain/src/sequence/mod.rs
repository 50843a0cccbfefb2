//! Nim-sequences in words: how their values are known, their periods, what was checked of a certificate, where a list of
//! values goes wrong.

mod comparison;
mod period;
mod standing;
mod verification;

pub use comparison::{explain_difference, say_difference, say_equal};
pub use period::PeriodCase;
pub use standing::say_values_standing;
pub use verification::{explain_verified, say_refused, say_verified};
