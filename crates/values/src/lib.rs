//! Nim-values of taking-and-breaking games.
#![allow(
    clippy::inline_always,
    reason = "kernels are compiled anew for each kind of instructions, with everything they call"
)]
#![allow(clippy::cast_possible_truncation, reason = "values, indices and places of a block are small by construction")]
#![allow(clippy::cast_precision_loss, reason = "costs are estimates")]
#![allow(clippy::return_self_not_must_use, reason = "the compiler warns where it matters")]
#![allow(clippy::needless_range_loop, clippy::needless_bitwise_bool, reason = "loops over lanes become vectors")]

pub mod dense;
pub mod functional;
pub mod instructions;
pub mod moves;
pub mod naive;
pub mod period;
pub mod scan;
pub mod sparse;
pub mod store;
pub mod values;
