//! What may be said of cards: which beats which, the rules of the house, the deck.

use std::ffi::OsString;

use clap::Args;

/// Which card beats which, and the rules of the house.
#[derive(Args, Debug)]
pub struct CardArguments {
    /// Which card beats which: deck, or weakest first "a<b<c, d<c", without quotation marks a-b-c,d-c
    #[arg(long, value_name = "ORDER")]
    pub order: Option<OsString>,
    /// The same in exact pairs, so that a<b, b<c says nothing of a and c, and circles are allowed
    #[arg(long, value_name = "PAIRS", conflicts_with = "order")]
    pub relation: Option<OsString>,
    /// House rules of a card game, such as 8cut=8,pass=leader-plays
    #[arg(long, value_name = "RULES")]
    pub rules: Option<OsString>,
}

/// What is known of a card game besides the hand of the player to move.
#[derive(Args, Debug)]
pub struct DeckArguments {
    /// The whole deck, such as 1-13x4 or uecda; with two players the other hand then follows
    #[arg(long)]
    pub deck: Option<OsString>,
    /// The cards already played, such as 3,5,5
    #[arg(long, value_name = "CARDS")]
    pub played: Option<OsString>,
}
