use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use lastmove_game::{Problem, ProblemKind};
use serde::{Serialize, Serializer};

use crate::heap::LARGEST_HEAP;
use crate::number::{number, numbers, shortened};

/// A text that is no move; `examples` are moves.
pub const MOVE_SYNTAX: ProblemKind = ProblemKind { id: "move-syntax", arguments: &["text", "examples"] };
/// A move in a heap of 0.
pub const MOVE_IN_EMPTY_HEAP: ProblemKind = ProblemKind { id: "move-in-empty-heap", arguments: &[] };
/// A part of 0 beside others: whoever splits leaves non-empty heaps only.
pub const SPLITS_OFF_NOTHING: ProblemKind = ProblemKind { id: "splits-off-nothing", arguments: &["heap"] };
/// More parts than any code can allow.
pub const TOO_MANY_PARTS: ProblemKind = ProblemKind { id: "too-many-parts", arguments: &["most"] };

/// A move: one heap is replaced by at most three non-empty heaps.
///
/// Written `7:6+1` (the heap of 7 becomes 6 and 1), `7:4`, `7:0` (it vanishes). Whether a game allows the move, and
/// whether there is such a heap, the game's rules decide.
///
/// ```
/// # use lastmove_heaps::HeapMove;
/// let split: HeapMove = "7:1+6".parse().unwrap();
/// assert_eq!((split.heap(), split.parts()), (7, &[6, 1][..]));
/// assert_eq!(split.to_string(), "7:6+1");
/// assert_eq!("7:7+0".parse::<HeapMove>().unwrap_err().id(), "splits-off-nothing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapMove {
    heap: u64,
    /// Largest first; a 0 stands where there is no part.
    parts: [u64; Self::MOST_PARTS],
}

/// Which half of a move's text a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Half {
    Heap,
    Parts,
}

/// Where in its text the two halves of a move stand.
#[derive(Clone, Debug)]
pub(crate) struct MoveSpans {
    pub heap: Range<usize>,
    pub parts: Range<usize>,
}

impl MoveSpans {
    /// The place of the half that a problem is about.
    pub fn of(&self, half: Half) -> Range<usize> {
        match half {
            Half::Heap => self.heap.clone(),
            Half::Parts => self.parts.clone(),
        }
    }
}

impl HeapMove {
    /// The most heaps one heap can become.
    pub const MOST_PARTS: usize = 3;

    /// The move that replaces `heap` by `parts`, in any order.
    ///
    /// `None` when the heap or a part is empty, when one is above [`LARGEST_HEAP`], or when there are more than
    /// [`HeapMove::MOST_PARTS`] parts.
    pub fn new(heap: u64, parts: &[u64]) -> Option<Self> {
        let in_range = |size: &u64| (1..=LARGEST_HEAP).contains(size);
        let mut sorted = [0; Self::MOST_PARTS];
        sorted.get_mut(..parts.len())?.copy_from_slice(parts);
        sorted.sort_unstable_by(|one, other| other.cmp(one));
        (in_range(&heap) && parts.iter().all(in_range)).then_some(Self { heap, parts: sorted })
    }

    /// The move of an option that a code has found: `parts` are known to be in order and in range.
    pub(crate) fn of_option(heap: u64, parts: [u64; Self::MOST_PARTS]) -> Self {
        debug_assert!(parts.is_sorted_by(|one, other| one >= other), "largest part first");
        Self { heap, parts }
    }

    /// The heap that is replaced.
    pub const fn heap(&self) -> u64 {
        self.heap
    }

    /// The heaps that take its place, largest first; none when it vanishes.
    pub fn parts(&self) -> &[u64] {
        let count = self.parts.iter().take_while(|&&part| part > 0).count();
        &self.parts[..count]
    }

    /// How many stones the move takes; `None` when the parts hold more than the heap.
    pub fn taken(&self) -> Option<u64> {
        // Three times the largest heap is far below the largest `u64`.
        self.heap.checked_sub(self.parts.iter().sum())
    }

    /// Reads a move, and says where its heap and its parts stand. To whoever wrote no move, `examples` are shown.
    pub(crate) fn read(text: &str, examples: impl FnOnce() -> String) -> Result<(Self, MoveSpans), Problem> {
        let no_move = || Problem::new(&MOVE_SYNTAX).with("text", shortened(text.trim())).with("examples", examples());
        let Some(colon) = text.find(':') else {
            return Err(no_move().at(text, 0..text.len()));
        };
        let spans = MoveSpans { heap: trimmed(text, 0..colon), parts: trimmed(text, colon + 1..text.len()) };
        if spans.heap.is_empty() || spans.parts.is_empty() {
            let missing = if spans.heap.is_empty() { 0..colon } else { colon + 1..text.len() };
            return Err(no_move().at(text, missing));
        }
        let heap = number(text, spans.heap.clone())?;
        if heap == 0 {
            return Err(Problem::new(&MOVE_IN_EMPTY_HEAP).at(text, spans.heap));
        }
        let mut parts = Vec::new();
        let mut zero = None;
        for part in numbers(text, spans.parts.clone()) {
            let part = part?;
            if parts.len() == Self::MOST_PARTS {
                return Err(Problem::new(&TOO_MANY_PARTS).with("most", Self::MOST_PARTS).at(text, part.span));
            }
            if part.value == 0 {
                zero = Some(part.span);
            }
            parts.push(part.value);
        }
        match zero {
            Some(_) if parts.len() == 1 => parts.clear(),
            Some(span) => return Err(Problem::new(&SPLITS_OFF_NOTHING).with("heap", heap).at(text, span)),
            None => {}
        }
        let action = Self::new(heap, &parts).expect("heap and parts are numbers in range, and not too many");
        Ok((action, spans))
    }
}

fn trimmed(text: &str, span: Range<usize>) -> Range<usize> {
    let inside = &text[span.clone()];
    let start = span.start + (inside.len() - inside.trim_start().len());
    start..(span.start + inside.trim_end().len()).max(start)
}

impl FromStr for HeapMove {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::read(text, || "7:4, 7:6+1, 7:0".to_owned()).map(|(action, _)| action)
    }
}

impl fmt::Display for HeapMove {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", self.heap, Parts(self.parts()))
    }
}

/// Heaps that take the place of one, as a move writes them: `6+1`, or `0` for none.
pub(crate) struct Parts<'a>(pub &'a [u64]);

impl fmt::Display for Parts<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_first() else { return formatter.write_str("0") };
        write!(formatter, "{first}")?;
        rest.iter().try_for_each(|part| write!(formatter, "+{part}"))
    }
}

impl Serialize for HeapMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
