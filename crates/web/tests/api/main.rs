//! The JSON API without a socket: every answer, every refusal, and garbage.

mod answers;
mod examples;
mod garbage;
mod refusals;
mod support;
