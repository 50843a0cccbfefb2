use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use lastmove_game::Problem;
use serde::{Serialize, Serializer};

use super::game_name::summand_name;
use super::sum_move::SumMove;
use super::text;
use crate::code::Code;
use crate::position::Heaps;

/// A position of a sum: heaps, each with the game it belongs to.
///
/// Written as `game:size` for each heap, in the order of the games' names and then of the sizes; `0` when no heap is
/// left. A game is called by its name or its code.
///
/// ```
/// # use lastmove_heaps::SumPosition;
/// let position: SumPosition = "nim:4, 0.77:5 + kayles:3".parse().unwrap();
/// assert_eq!(position.to_string(), "kayles:3 kayles:5 nim:4");
/// assert!("0".parse::<SumPosition>().unwrap().is_empty());
/// assert_eq!("kales:5".parse::<SumPosition>().unwrap_err().id(), "unknown-game-in-sum");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SumPosition(Vec<Summand>);

impl SumPosition {
    /// How many bytes of memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let summand = |summand: &Summand| size_of::<Arc<Code>>() + summand.heaps.bytes();
        size_of::<Self>() + self.0.iter().map(summand).sum::<usize>()
    }
}

/// The heaps of one game in a sum; at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Summand {
    game: Arc<Code>,
    heaps: Heaps,
}

impl Summand {
    /// The game they belong to.
    pub fn game(&self) -> &Code {
        &self.game
    }

    /// The same, to be shared.
    pub(super) fn shared_game(&self) -> &Arc<Code> {
        &self.game
    }

    /// The heaps.
    pub fn heaps(&self) -> &Heaps {
        &self.heaps
    }
}

impl SumPosition {
    /// The position with these heaps, each with its game, in any order; empty ones vanish.
    ///
    /// Fails with [`HEAP_TOO_LARGE`](crate::HEAP_TOO_LARGE). Cost: that of sorting.
    pub fn new(heaps: impl IntoIterator<Item = (Arc<Code>, u64)>) -> Result<Self, Problem> {
        let mut sizes: BTreeMap<String, (Arc<Code>, Vec<u64>)> = BTreeMap::new();
        let mut last: Option<(Arc<Code>, String)> = None;
        for (game, heap) in heaps {
            // Names are written out anew only where the game changes.
            let name = match last {
                Some((before, name)) if before == game => name,
                _ => summand_name(&game),
            };
            if heap > 0 {
                sizes.entry(name.clone()).or_insert_with(|| (Arc::clone(&game), Vec::new())).1.push(heap);
            }
            last = Some((game, name));
        }
        let summand = |(game, sizes): (Arc<Code>, Vec<u64>)| Ok(Summand { game, heaps: Heaps::new(sizes)? });
        Ok(Self(sizes.into_values().map(summand).collect::<Result<_, Problem>>()?))
    }

    /// Reads the heaps of a position in the order they were given, as pictures show them; `0` gives none.
    ///
    /// Heaps are separated by white space, a comma or a plus sign. Cost: linear in the text.
    pub fn read_in_order(text: &str) -> Result<Vec<(Arc<Code>, u64)>, Problem> {
        text::heaps(text)
    }

    /// The games with their heaps, in the order of the games' names.
    pub fn summands(&self) -> &[Summand] {
        &self.0
    }

    /// Every heap with its game, in the order in which they are written.
    pub fn heaps(&self) -> impl Iterator<Item = (Arc<Code>, u64)> {
        self.0.iter().flat_map(|Summand { game, heaps }| heaps.sizes().iter().map(|&heap| (Arc::clone(game), heap)))
    }

    /// Whether no heap is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The heaps of this game, if there are any.
    pub(super) fn heaps_of(&self, game: &Code) -> Option<&Heaps> {
        self.0.iter().find(|summand| *summand.game == *game).map(|summand| &summand.heaps)
    }

    /// In how many equal heaps a move can be made.
    pub fn count(&self, action: &SumMove) -> u64 {
        self.heaps_of(action.game()).map_or(0, |heaps| heaps.count(action.action().heap()))
    }

    /// The position after one of the heaps has been replaced as the move says; `None` when there is no such heap.
    ///
    /// Whether the game allows the move is another question. Cost: linear.
    #[must_use]
    pub fn after(&self, action: &SumMove) -> Option<Self> {
        let place = self.0.iter().position(|summand| *summand.game == *action.game())?;
        let heaps = self.0[place].heaps.after(action.action())?;
        let mut after = self.0.clone();
        if heaps.is_empty() {
            after.remove(place);
        } else {
            after[place].heaps = heaps;
        }
        Some(Self(after))
    }
}

impl FromStr for SumPosition {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::new(text::heaps(text)?)
    }
}

impl fmt::Display for SumPosition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return formatter.write_str("0");
        }
        for (number, Summand { game, heaps }) in self.0.iter().enumerate() {
            let name = summand_name(game);
            for (place, heap) in heaps.sizes().iter().enumerate() {
                let space = if number + place == 0 { "" } else { " " };
                write!(formatter, "{space}{name}:{heap}")?;
            }
        }
        Ok(())
    }
}

impl Serialize for SumPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
