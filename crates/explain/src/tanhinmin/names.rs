//! What cards and moves are called: numbers, cards of the deck, or the names of an order.

use lastmove_cards::tanhinmin::Target;
use lastmove_cards::{CardMove, Strength, Tanhinmin};
use lastmove_game::Notation;

/// The name of a card.
pub(crate) fn card(game: &Tanhinmin, card: Strength) -> String {
    game.order().name(card).to_string()
}

/// The cards that a move plays, parted by blanks.
pub(super) fn cards(game: &Tanhinmin, action: CardMove) -> String {
    game.write_move(&action)
}

/// What has to be answered; the empty table is a 0.
pub(super) fn target(game: &Tanhinmin, target: Target) -> String {
    target.strength().map_or_else(|| "0".to_owned(), |strength| card(game, strength))
}

/// Sentences one after the other, parted as the language does it.
pub(super) fn sentences(sentences: impl IntoIterator<Item = String>, voice: &crate::Voice) -> String {
    sentences.into_iter().collect::<Vec<_>>().join(voice.language().between_sentences())
}
