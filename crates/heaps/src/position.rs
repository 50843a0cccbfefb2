use std::fmt;
use std::str::FromStr;

use lastmove_game::{Problem, ProblemKind};
use serde::{Serialize, Serializer};

use crate::heap::{HEAP_TOO_LARGE, LARGEST_HEAP};
use crate::heap_move::HeapMove;
use crate::number::numbers;

/// No heaps where a position is needed.
pub const NO_POSITION: ProblemKind = ProblemKind { id: "no-position", arguments: &[] };
/// A heap of 0 beside others: an empty heap is no heap, and `0` alone is the finished game.
pub const ZERO_HEAP: ProblemKind = ProblemKind { id: "zero-heap", arguments: &[] };

/// A position: a multiset of non-empty heaps, none above [`LARGEST_HEAP`].
///
/// Written as its sizes, smallest first, with spaces between; `0` when no heap is left.
///
/// ```
/// # use lastmove_heaps::Heaps;
/// let heaps: Heaps = "7, 2 + 5".parse().unwrap();
/// assert_eq!(heaps.to_string(), "2 5 7");
/// assert_eq!(heaps.sizes(), [2, 5, 7]);
/// assert!("0".parse::<Heaps>().unwrap().is_empty());
/// assert_eq!("3 0 5".parse::<Heaps>().unwrap_err().id(), "zero-heap");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Heaps(Vec<u64>);

/// A heap size and how many heaps of a position have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EqualHeaps {
    /// The size.
    pub heap: u64,
    /// How many there are; at least 1.
    pub count: u64,
}

impl Heaps {
    /// The position with these heaps, in any order; empty ones vanish.
    ///
    /// Fails with [`HEAP_TOO_LARGE`]. Cost: that of sorting.
    pub fn new(heaps: impl IntoIterator<Item = u64>) -> Result<Self, Problem> {
        let mut sizes: Vec<u64> = heaps.into_iter().filter(|&heap| heap > 0).collect();
        sizes.sort_unstable();
        match sizes.last() {
            Some(&heap) if heap > LARGEST_HEAP => {
                Err(Problem::new(&HEAP_TOO_LARGE).with("heap", heap.to_string()).with("largest", LARGEST_HEAP))
            }
            _ => Ok(Self(sizes)),
        }
    }

    /// Reads the heaps of a position in the order they were given, as pictures show them; `0` gives none.
    ///
    /// Numbers are separated by white space, a comma or a plus sign. Cost: linear in the text.
    ///
    /// ```
    /// # use lastmove_heaps::Heaps;
    /// assert_eq!(Heaps::read_in_order("7 2+5").unwrap(), [7, 2, 5]);
    /// ```
    pub fn read_in_order(text: &str) -> Result<Vec<u64>, Problem> {
        let mut heaps = Vec::new();
        let mut zero = None;
        for number in numbers(text, 0..text.len()) {
            let number = number?;
            heaps.push(number.value);
            if number.value == 0 && zero.is_none() {
                zero = Some(number.span);
            }
        }
        match zero {
            _ if heaps.is_empty() => Err(Problem::new(&NO_POSITION).at(text, 0..text.len())),
            None => Ok(heaps),
            Some(_) if heaps.len() == 1 => Ok(Vec::new()),
            Some(span) => Err(Problem::new(&ZERO_HEAP).at(text, span)),
        }
    }

    /// The sizes of all heaps, smallest first.
    pub fn sizes(&self) -> &[u64] {
        &self.0
    }

    /// Whether no heap is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The largest heap, if any is left.
    pub fn largest(&self) -> Option<u64> {
        self.0.last().copied()
    }

    /// Equal heaps together, smallest first.
    ///
    /// ```
    /// # use lastmove_heaps::{EqualHeaps, Heaps};
    /// let heaps: Heaps = "5 5 2 5".parse().unwrap();
    /// let equal: Vec<EqualHeaps> = heaps.equal_heaps().collect();
    /// assert_eq!(equal, [EqualHeaps { heap: 2, count: 1 }, EqualHeaps { heap: 5, count: 3 }]);
    /// ```
    pub fn equal_heaps(&self) -> impl Iterator<Item = EqualHeaps> + Clone {
        self.0.chunk_by(u64::eq).map(|equal| EqualHeaps { heap: equal[0], count: equal.len() as u64 })
    }

    /// How many heaps have this size. Cost: logarithmic.
    pub fn count(&self, heap: u64) -> u64 {
        let below = self.0.partition_point(|&other| other < heap);
        self.0[below..].partition_point(|&other| other == heap) as u64
    }

    /// How many bytes of memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&self.0[..])
    }

    /// The position after one of the heaps has been replaced as the move says; `None` when there is no such heap.
    ///
    /// Whether a game allows the move is another question. Cost: linear.
    #[must_use]
    pub fn after(&self, action: &HeapMove) -> Option<Self> {
        let at = self.0.binary_search(&action.heap()).ok()?;
        let mut sizes = Vec::with_capacity(self.0.len() - 1 + action.parts().len());
        sizes.extend_from_slice(&self.0[..at]);
        sizes.extend_from_slice(&self.0[at + 1..]);
        for &part in action.parts() {
            let at = sizes.partition_point(|&other| other < part);
            sizes.insert(at, part);
        }
        Some(Self(sizes))
    }
}

impl FromStr for Heaps {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::new(Self::read_in_order(text)?)
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_first() else { return formatter.write_str("0") };
        write!(formatter, "{first}")?;
        rest.iter().try_for_each(|heap| write!(formatter, " {heap}"))
    }
}

impl Serialize for Heaps {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
