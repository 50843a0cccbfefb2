//! The engines that compute nim-values: option by option, with vectors, or over the rare parts of a sparse space.
#![allow(
    clippy::inline_always,
    reason = "kernels are compiled anew for each kind of instructions, with everything they call"
)]
#![allow(clippy::cast_possible_truncation, reason = "values, indices and places of a block are small by construction")]
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "costs are estimates, and never negative")]
#![allow(clippy::needless_range_loop, clippy::needless_bitwise_bool, reason = "loops over lanes become vectors")]

mod computation;
mod dense;
mod functional;
mod instructions;
mod naive;
mod period;
mod scan;
mod sparse;
mod store;
mod takings;

pub(crate) use computation::Computation;
pub use computation::Engine;
pub use instructions::Instructions;
pub(crate) use period::{Finding, Period};
pub use store::Store;
pub(crate) use store::with_values;
