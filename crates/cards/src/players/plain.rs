//! Players without a plan.

use super::situation::Situation;
use crate::CardMove;

/// Plays the weakest kind of card that may be played, and as many of it as may be laid together, jokers last; passes if
/// there is none.
pub(super) fn weakest(situation: &Situation<'_>) -> CardMove {
    plays(situation)
        .min_by_key(|&(card, size, jokers, _)| (situation.power(card), usize::MAX - size, jokers))
        .map_or(CardMove::Pass, |play| play.3)
}

/// Plays the strongest kind of card that may be played, and as many of it as may be laid together, jokers last; passes if
/// there is none.
pub(super) fn strongest(situation: &Situation<'_>) -> CardMove {
    let rank = |&(card, size, jokers, _): &(_, usize, u32, _)| (situation.power(card), size, u32::MAX - jokers);
    plays(situation).max_by_key(rank).map_or(CardMove::Pass, |play| play.3)
}

/// Each legal play: the card it counts as, how many cards, how many of them jokers.
pub(super) fn plays(situation: &Situation<'_>) -> impl Iterator<Item = (crate::Strength, usize, u32, CardMove)> {
    situation.moves().filter_map(|action| {
        let jokers = if let CardMove::Group(group) = action { group.jokers() } else { 0 };
        Some((action.card()?, action.size(), jokers, action))
    })
}
