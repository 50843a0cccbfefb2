//! The laws of every game.

use lastmove_cards::{CardMove, Tanhinmin};
use lastmove_game::laws;

use crate::support::{card, position};

#[test]
fn tanhinmin_obeys_the_laws() {
    let strangers: Vec<CardMove> =
        (1..=6).map(|strength| CardMove::Play(card(strength))).chain([CardMove::Pass]).collect();
    for start in ["1 3 / 2", "1 1 3 5 / 2 4 4", "1 3 / 2 4 @ 2 / 5", "1 2 / 3 / 2 5 / 4 4", "3 / 0", "0#2 / 0#1 / 5"] {
        laws::hold(Tanhinmin::plain(), &position(start), &strangers, 3_000);
    }
}
