//! Sensible rules of thumb, as a person might play.

use lastmove_game::{Convention, Rules};

use super::plain::{plays, strongest, weakest};
use super::situation::Situation;
use crate::CardMove;

/// Somebody with so few cards to shed may be out soon.
const NEARLY_OUT: usize = 2;
/// Against more players than this it does not help to lead high.
const FEW: usize = 2;

/// Plays by the rules of thumb that stand at [`Style::RULES`](super::Style::RULES), the first that applies.
///
/// A play is sure if no unseen cards can beat it. In misère play: pass if that is allowed, else play the weakest card.
pub(super) fn rule(situation: &Situation<'_>) -> CardMove {
    let (game, to_shed) = (situation.game, situation.to_shed(0));
    let may_pass = situation.moves().any(|action| action == CardMove::Pass);
    if game.convention() == Convention::Misere {
        return if may_pass { CardMove::Pass } else { weakest(situation) };
    }
    if let Some(last) = plays(situation).find(|&(_, size, ..)| size >= to_shed) {
        return last.3;
    }
    let joker = game.house().joker_card();
    let groups = game.house().groups.is_some();
    let sure = |card, size| situation.is_sure(card, size);
    // What the hand falls into: groups of equal cards where they may be played together, else single cards.
    let parts = situation.hand().groups().flat_map(|(card, copies)| {
        let (size, count) = if groups && Some(card) != joker { (copies, 1) } else { (1, copies) };
        (0..count).map(move |_| (card, size))
    });
    let sure_cards: usize = parts.filter(|&(card, size)| sure(card, size)).map(|(_, size)| size).sum();
    let unsure = to_shed.saturating_sub(sure_cards);
    let sure_play = || {
        let sure = plays(situation).filter(|&(card, size, ..)| sure(card, size));
        sure.min_by_key(|&(card, size, jokers, _)| (jokers, usize::MAX - size, situation.power(card)))
    };
    let weakest_group = situation.hand().groups().map(|(_, copies)| copies).min().unwrap_or(1);
    if (unsure <= 1 || groups && unsure <= weakest_group)
        && let Some((.., action)) = sure_play()
    {
        return action;
    }
    let others = || (1..situation.seats()).map(|seat| situation.to_shed(seat)).filter(|&cards| cards > 0);
    let fewest = others().min().unwrap_or(usize::MAX);
    if situation.leads() {
        let group = plays(situation).filter(|&(_, size, jokers, _)| size > 1 && jokers == 0).max_by_key(|play| play.1);
        let danger = fewest == 1 && others().count() <= FEW;
        return match group {
            Some((.., action)) if fewest == 1 => action,
            _ if danger => strongest(situation),
            _ => weakest(situation),
        };
    }
    let whole = |card, size, jokers| jokers == 0 && Some(card) != joker && situation.hand().copies(card) == size;
    let modest = plays(situation).filter(|&(card, size, jokers, _)| !groups || whole(card, size, jokers));
    if let Some((.., action)) = modest.min_by_key(|&(card, ..)| situation.power(card)) {
        return action;
    }
    if fewest > NEARLY_OUT && may_pass {
        return CardMove::Pass;
    }
    weakest(situation)
}
