//! Heaps as they lie on the table, cut down to those that are drawn.

use crate::figures::crop::crop;
use crate::{Arguments, Voice};

/// A heap that is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Heap {
    /// Its place, counted from 1.
    pub number: u64,
    /// The game it belongs to, where there are several games; else empty.
    pub game: String,
    /// How many are left, and how many there were when it came into being.
    pub left: u64,
    pub was: u64,
}

/// The heaps in their order: the first ones, how many are left out, the last ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Heaps {
    pub first: Vec<Heap>,
    pub hidden: usize,
    pub last: Vec<Heap>,
}

impl Heaps {
    /// At most so many of the heaps, each with what there was of it.
    pub fn cropped<H>(heaps: &[H], most: usize, heap: impl Fn(usize, &H) -> Heap) -> Self {
        let cropped = crop(heaps, most);
        let last = heaps.len() - cropped.last.len();
        Self {
            first: cropped.first.iter().enumerate().map(|(place, of)| heap(place, of)).collect(),
            hidden: cropped.hidden.len(),
            last: cropped.last.iter().enumerate().map(|(place, of)| heap(last + place, of)).collect(),
        }
    }

    /// Those that are drawn.
    pub fn iter(&self) -> impl Iterator<Item = &Heap> {
        self.first.iter().chain(&self.last)
    }

    /// That heaps are left out, where some are.
    pub fn say_hidden(&self, voice: &Voice) -> Option<String> {
        let count = Arguments::new().number("count", self.hidden as u64);
        (self.hidden > 0).then(|| voice.say("figure-more-heaps", &count))
    }

    /// All heaps as they are read aloud.
    pub(super) fn description(&self, voice: &Voice) -> String {
        if self.first.is_empty() {
            return voice.say("figure-nothing", &Arguments::new());
        }
        let say = |heap: &Heap| {
            let arguments = Arguments::new().number("number", heap.number).number("count", heap.left);
            if heap.game.is_empty() {
                voice.say("board-heap", &arguments)
            } else {
                voice.say("board-heap-of-game", &arguments.text("game", heap.game.as_str()))
            }
        };
        let (first, last) = (self.first.iter().map(say), self.last.iter().map(say));
        first.chain(self.say_hidden(voice)).chain(last).collect::<Vec<_>>().join("; ")
    }
}
