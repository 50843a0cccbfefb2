//! What may be said of cards: which beats which, the rules of the house, the deck.

use std::ffi::OsString;

use clap::Args;

/// The house rules, for the help of commands about games; in a macro, as only literals can be joined.
macro_rules! house_rules {
    () => {
        "\
House rules of Tanhinmin, for --rules, with commas between them:
  quota=2:3          who moves has two cards to shed, the next player three
  8cut=8             the 8 clears the table, and its player leads again
  joker=14           the 14 is a joker: it beats every other card
  spade3=1:stays     the 1 beats a joker that lies alone, and stays
  spade3=1:clears    the 1 beats a joker that lies alone, and clears the table
  groups             equal cards may be played together
  revolution=4       a group of four or more turns the order over
  revolution-card=2  every 2 turns the order over
  pass=leader-plays  whoever leads must play
  pass=if-unable     only those may pass who cannot play
  pass=free          everybody may always pass, as usual
  pass-final         whoever has passed is out of the trick
  clear=owner        the card's own player may beat it, or pass and clear
  clear=others       the table is cleared when all others pass, as usual

"
    };
}
pub(super) use house_rules;

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
