//! Heaps keep their places during a game.

use lastmove_explain::{Explain, Pieces};
use lastmove_game::Notation;
use lastmove_heaps::Heaps;
use proptest::collection::vec;
use proptest::prelude::*;

use super::{HeapWords, LASKER, MARIENBAD, english, heaps};

#[test]
fn heaps_lie_in_the_order_they_were_given() {
    let position = MARIENBAD.parse_position("7 1 5,3").unwrap();
    assert_eq!(MARIENBAD.layout("7 1 5,3", &position).heaps(), [7, 1, 5, 3]);
    // A text that is not that of the position says nothing about its order.
    assert_eq!(MARIENBAD.layout("9 9", &position).heaps(), [1, 3, 5, 7]);
    assert_eq!(MARIENBAD.layout("nonsense", &position).heaps(), [1, 3, 5, 7]);
}

#[test]
fn an_emptied_row_keeps_its_place_and_the_pyramid_its_middle() {
    let voice = english().about(Pieces::Matches);
    let position = heaps(&[1, 3, 5, 7]);
    let layout = MARIENBAD.layout("1 3 5 7", &position);
    let after = MARIENBAD.follow(&layout, &position, &"7:0".parse().unwrap(), None);
    assert_eq!(after.heaps(), [1, 3, 5, 0]);
    let pictures = [&layout, &after].map(|layout| MARIENBAD.picture(layout, &voice).to_string());
    let first_rows = pictures.each_ref().map(|picture| picture.lines().next().unwrap().find('|'));
    assert_eq!(first_rows[0], first_rows[1]);
    assert_eq!(pictures[1].lines().count(), 4);
}

#[test]
fn what_is_split_off_stands_beside() {
    let position = heaps(&[2, 5, 7]);
    let layout = LASKER.layout("7 2 5", &position);
    assert_eq!(LASKER.follow(&layout, &position, &"7:6+1".parse().unwrap(), None).heaps(), [6, 1, 2, 5]);
}

/// Plays a game to its end: the layout always holds the heaps of the position.
fn play(game: &impl HeapWords, mut position: Heaps, text: &str, choices: &[usize]) {
    let mut layout = game.layout(text, &position);
    for &choice in choices {
        let moves: Vec<_> = game.moves(&position).collect();
        let Some(action) = moves.get(choice % moves.len().max(1)) else { break };
        layout = game.follow(&layout, &position, action, None);
        position = game.play(&position, action).unwrap().position;
        let mut lying: Vec<u64> = layout.heaps().iter().copied().filter(|&heap| heap > 0).collect();
        lying.sort_unstable();
        assert_eq!(lying, position.sizes());
        let picture = game.picture(&layout, &english()).to_string();
        assert!(picture.lines().count() >= layout.heaps().len().min(16));
    }
}

proptest! {
    #[test]
    fn a_layout_follows_the_game(sizes in vec(1_u64..12, 1..=6), choices in vec(0_usize..1000, 1..40)) {
        let text = sizes.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        play(&MARIENBAD, heaps(&sizes), &text, &choices);
        play(&LASKER, heaps(&sizes), &text, &choices);
    }
}
