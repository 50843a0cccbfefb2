use lastmove_game::{Budget, Seat};

use crate::players::situation::Situation;
use crate::tanhinmin::fast::{OpenHands, OpenTable};
use crate::tanhinmin::{HouseRules, Order};
use crate::{CardMove, Hand, Holding, Strength};

/// With more cards in all hands together than this, games are played out only.
const MOST_CARDS: usize = 14;

/// The moves by which the player to move forces being the next to come out, where three or more players of the plain game
/// have few cards left and their hands are known. Where hands are hidden, solving each deal like this makes a player
/// forty times as slow and measurably no stronger.
pub(super) fn forcing(situation: &Situation<'_>, budget: &Budget) -> Vec<CardMove> {
    let game = situation.game;
    let plain = *game.order() == Order::Integers && *game.house() == HouseRules::default();
    let Some(position) = situation.known().filter(|position| plain && position.quotas().is_none()) else {
        return Vec::new();
    };
    let hands: Vec<Hand> = position.holdings().iter().filter_map(Holding::hand).cloned().collect();
    let cards: usize = hands.iter().map(|hand| hand.cards().len()).sum();
    if hands.len() < 3 || cards > MOST_CARDS {
        return Vec::new();
    }
    let asked = |owner: usize| (0..owner).filter(|&seat| position.hand(Seat(seat)).is_some()).count();
    let table = position.table().map(|table| OpenTable { card: table.card, passes: asked(table.owner.0) });
    let few = Budget::positions(budget.bound().min(1 << MOST_CARDS));
    let solution = OpenHands::new(hands, table)
        .and_then(|open| open.solve(&few).ok())
        .filter(|solution| solution.forcer == Some(Seat::MOVER));
    let action = |card: Option<Strength>| card.map_or(CardMove::Pass, CardMove::Play);
    solution.into_iter().flat_map(|solution| solution.winning).map(action).collect()
}
