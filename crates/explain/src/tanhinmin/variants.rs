//! What house rules and orders bring into an argument: how the cards stand, which of them count, a card that clears
//! the table, misère play.

use lastmove_cards::tanhinmin::{Clearing, EightCut, OrderedCard, Passing};
use lastmove_cards::{Tanhinmin, TanhinminEvidence};
use lastmove_game::Seat;

use super::list::list;
use super::names::card;
use crate::{Arguments, Explanation, Voice};

/// How the cards stand: in one line, or by how many each beats.
pub(super) fn explain_order(cards: &[OrderedCard], voice: &Voice, explanation: &mut Explanation) {
    let linear = cards.iter().enumerate().all(|(index, card)| card.beats == index);
    let name = |card: &OrderedCard| {
        let beats = Arguments::new().text("card", card.name.as_str()).number("beats", card.beats as u64);
        if linear { card.name.clone() } else { voice.say("tanhinmin-order-beats", &beats) }
    };
    let names = list(cards.iter().map(name), if linear { " " } else { ", " }, voice);
    let message = if linear { "tanhinmin-order-line" } else { "tanhinmin-order-stairs" };
    explanation.say(voice.say(message, &Arguments::new().text("cards", names)));
}

/// Why the theorem about pairs does not apply.
pub(super) fn explain_incomparable(first: &str, second: &str, voice: &Voice, explanation: &mut Explanation) {
    explanation.say(voice.say("tanhinmin-incomparable", &Arguments::new().text("first", first).text("second", second)));
}

/// That only the strongest cards count.
pub(super) fn explain_quota(mover: usize, opponent: usize, voice: &Voice, explanation: &mut Explanation) {
    let quotas = Arguments::new().number("mover", mover as u64).number("opponent", opponent as u64);
    explanation.say(voice.say("tanhinmin-quota", &quotas));
}

/// Why the theorem about pairs decides a game with these house rules: before it is told.
pub(super) fn explain_reach(
    game: &Tanhinmin,
    evidence: &[TanhinminEvidence],
    voice: &Voice,
    explanation: &mut Explanation,
) {
    if !evidence.iter().any(|part| matches!(part, TanhinminEvidence::Comparison { .. })) {
        return;
    }
    let house = game.house();
    let special =
        house.cut.is_some() || house.revolution_card.is_some() || house.spade_3().is_some() || house.groups.is_some();
    if special {
        explanation.say(voice.say("tanhinmin-reduced", &Arguments::new()));
    }
    if house.passing != Passing::Free || house.pass_final || house.clearing != Clearing::Others {
        explanation.say(voice.say("tanhinmin-passing", &Arguments::new()));
    }
}

/// The criterion for a card that clears the table, condition by condition.
pub(super) fn explain_cut(game: &Tanhinmin, cut: &EightCut, voice: &Voice, explanation: &mut Explanation) {
    let Some(strength) = game.house().cut else { return };
    let eight = || Arguments::new().text("card", card(game, strength));
    let holds = |holds: bool| eight().text("holds", if holds { "yes" } else { "no" });
    explanation.teach(voice.say("tanhinmin-cut", &eight()));
    let hands = eight()
        .number("below", cut.mover.below as u64)
        .number("eights", cut.mover.eights as u64)
        .number("above", cut.mover.above as u64)
        .number("other-below", cut.opponent.below as u64)
        .number("other-eights", cut.opponent.eights as u64)
        .number("other-above", cut.opponent.above as u64);
    explanation.say(voice.say("tanhinmin-cut-hands", &hands));
    explanation.say(voice.say("tanhinmin-cut-a", &holds(cut.a)));
    explanation.say(voice.say("tanhinmin-cut-b", &holds(cut.b)));
    let pairs = holds(cut.c).number("mover", cut.mover_answers as u64).number("opponent", cut.opponent_answers as u64);
    explanation.say(voice.say("tanhinmin-cut-c", &pairs));
    let so = if cut.mover_wins() { "tanhinmin-cut-wins" } else { "tanhinmin-cut-loses" };
    explanation.say(voice.say(so, &Arguments::new()));
}

/// Misère play in which everybody may always pass.
pub(super) fn explain_misere_free(voice: &Voice, explanation: &mut Explanation) {
    explanation.say(voice.say("tanhinmin-misere-free", &Arguments::new()));
}

/// Misère play in which the leader must play, and this player leads, or will.
pub(super) fn explain_misere_leader(seat: Seat, voice: &Voice, explanation: &mut Explanation) {
    explanation.say(voice.say("tanhinmin-misere-leader", &Arguments::new().number("seat", seat.0 as u64)));
}
