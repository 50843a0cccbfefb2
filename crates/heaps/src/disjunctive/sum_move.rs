use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use lastmove_game::Problem;
use serde::{Serialize, Serializer};

use super::game_name::summand_name;
use super::text::{SUM_MOVE_SYNTAX, game_of_move, span_from};
use crate::code::Code;
use crate::heap_move::{HeapMove, MOVE_SYNTAX, MoveSpans};
use crate::number::shortened;

/// A move in a sum: one heap of one game is replaced.
///
/// Written as the game, a colon and the move in it: `kayles:5:3+1`. Whether the game allows the move, and whether there
/// is such a heap, the rules decide.
///
/// ```
/// # use lastmove_heaps::SumMove;
/// let split: SumMove = "0.77:5:1+3".parse().unwrap();
/// assert_eq!(split.to_string(), "kayles:5:3+1");
/// assert_eq!("5:3+1".parse::<SumMove>().unwrap_err().id(), "sum-move-syntax");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SumMove {
    game: Arc<Code>,
    action: HeapMove,
}

/// Where in its text the parts of a move in a sum stand.
#[derive(Clone, Debug)]
pub(super) struct SumMoveSpans {
    /// The game, up to the colon after it, which the rest follows.
    pub rest: usize,
    /// The two halves of the rest, as they stand there.
    pub halves: MoveSpans,
}

impl SumMove {
    /// The move `action` in a heap of this game.
    pub fn new(game: Arc<Code>, action: HeapMove) -> Self {
        Self { game, action }
    }

    /// The game in which it is made.
    pub fn game(&self) -> &Code {
        &self.game
    }

    /// The same, to be shared.
    pub fn shared_game(&self) -> &Arc<Code> {
        &self.game
    }

    /// The move in that game.
    pub fn action(&self) -> &HeapMove {
        &self.action
    }

    /// Reads a move, and says where its parts stand. `better` may know better what is wrong with the move in the game,
    /// whose text it is given; its place is told in that text.
    pub(super) fn read(
        text: &str,
        better: impl FnOnce(&Code, &str) -> Option<Problem>,
    ) -> Result<(Self, SumMoveSpans), Problem> {
        let (game, rest) = game_of_move(text)?;
        let (action, halves) = HeapMove::read(&text[rest..], String::new).map_err(|problem| {
            let problem = better(&game, &text[rest..]).unwrap_or(problem);
            let place = span_from(&problem, rest).unwrap_or(rest..text.len());
            // What is no move in a heap is told as no move in a sum.
            let problem = if problem.id() == MOVE_SYNTAX.id {
                Problem::new(&SUM_MOVE_SYNTAX).with("text", shortened(text.trim()))
            } else {
                problem
            };
            problem.at(text, place)
        })?;
        Ok((Self { game: Arc::new(game), action }, SumMoveSpans { rest, halves }))
    }
}

impl FromStr for SumMove {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::read(text, |_, _| None).map(|(action, _)| action)
    }
}

impl fmt::Display for SumMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", summand_name(&self.game), self.action)
    }
}

impl Serialize for SumMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
