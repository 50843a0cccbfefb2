//! Heaps as pieces that can be touched.

use std::sync::Arc;

use lastmove_game::Rules;
use lastmove_heaps::{DisjunctiveSum, HeapGame, HeapMove, Heaps, SumMove, SumPosition};

use super::lists::list;
use super::{HeapLayout, SumLayout, rules};
use crate::board::{Area, Board, Choice, Piece, Spot};
use crate::{Arguments, Voice};

/// The board of a game with heaps of one kind.
pub(super) fn board<G>(game: &G, layout: &HeapLayout, voice: &Voice) -> Board
where
    G: HeapGame + Rules<Position = Heaps, Move = HeapMove>,
{
    let spot = |(index, (&left, &was)): (usize, (&u64, &u64))| {
        // The moves of this heap are those it would have alone.
        let alone = Heaps::new([left]).expect("a heap of a layout is in range");
        let spot = several(layout.heaps(), &left).then_some(index);
        let choice = |action: HeapMove| Choice { action: action.to_string(), words: say(&action, voice), spot };
        let choices = game.moves(&alone).map(choice);
        let (choices, has_more) = first(choices);
        let arguments = Arguments::new().number("number", index as u64 + 1).number("count", left);
        Spot {
            name: voice.say("board-heap", &arguments),
            label: voice.say("board-heap-label", &arguments),
            piece: Piece::Heap { left, was, pieces: voice.pieces() },
            choices,
            has_more,
        }
    };
    one_area(layout.heaps().iter().zip(layout.were()).enumerate().map(spot).collect())
}

/// The board of a sum: each heap with its game.
pub(super) fn board_of_sum(sum: &DisjunctiveSum, layout: &SumLayout, voice: &Voice) -> Board {
    let spot = |(index, ((game, left), &was)): (usize, (&(Arc<_>, u64), &u64))| {
        let alone = SumPosition::new([(Arc::clone(game), *left)]).expect("a heap of a layout is in range");
        let spot = several(layout.heaps(), &(Arc::clone(game), *left)).then_some(index);
        let choice = |action: SumMove| Choice { action: action.to_string(), words: say(action.action(), voice), spot };
        let choices = sum.moves(&alone).map(choice);
        let (choices, has_more) = first(choices);
        let arguments = Arguments::new()
            .number("number", index as u64 + 1)
            .number("count", *left)
            .text("game", rules::say_title(game, voice));
        Spot {
            name: voice.say("board-heap-of-game", &arguments),
            label: voice.say("board-heap-of-game-label", &arguments),
            piece: Piece::Heap { left: *left, was, pieces: voice.pieces() },
            choices,
            has_more,
        }
    };
    one_area(layout.heaps().iter().zip(layout.were()).enumerate().map(spot).collect())
}

fn one_area(spots: Vec<Spot>) -> Board {
    Board { areas: vec![Area { to_move: true, spots, ..Area::default() }], ..Board::default() }
}

/// Whether there are several such heaps.
fn several<Heap: PartialEq>(heaps: &[Heap], such: &Heap) -> bool {
    heaps.iter().filter(|heap| *heap == such).nth(1).is_some()
}

/// The first choices, and whether there are more.
fn first(mut choices: impl Iterator<Item = Choice>) -> (Vec<Choice>, bool) {
    let listed = choices.by_ref().take(Board::MOST_CHOICES).collect();
    (listed, choices.next().is_some())
}

/// What a move does with its heap, in a few words.
fn say(action: &HeapMove, voice: &Voice) -> String {
    let arguments = Arguments::new()
        .number("heap", action.heap())
        .number("taken", action.taken().unwrap_or(0))
        .number("left", action.parts().first().copied().unwrap_or(0))
        .text("parts", list(action.parts().iter().map(u64::to_string), voice));
    let message = match (action.parts().len(), action.taken()) {
        (0, _) => "board-take-all",
        (1, _) => "board-take",
        (_, Some(0) | None) => "board-split",
        _ => "board-take-and-split",
    };
    voice.say(message, &arguments)
}
