use lastmove_heaps::{HeapMove, Heaps};

use crate::figures::matches::matches;
use crate::figures::stones::stones;
use crate::{Figure, Pieces, Voice};

/// Heaps as they lie on the table: in the order they were given, emptied ones still in their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapLayout {
    heaps: Vec<u64>,
    /// How many each heap held when it came into being.
    were: Vec<u64>,
    /// The largest heap there was at the beginning, so that a pyramid of matches stays where it is.
    widest: u64,
}

impl HeapLayout {
    /// The layout of the position written as `text`; in the order of the position where the text is another one.
    pub(crate) fn of(text: &str, position: &Heaps) -> Self {
        let given = Heaps::read_in_order(text).ok().filter(|given| {
            let mut sorted = given.clone();
            sorted.sort_unstable();
            sorted == position.sizes()
        });
        let heaps = given.unwrap_or_else(|| position.sizes().to_vec());
        Self { widest: position.largest().unwrap_or(0), were: heaps.clone(), heaps }
    }

    /// The layout after a move: in the heap on `spot` if it is of that size, else in the first one; parts that are split
    /// off stand after it.
    #[must_use]
    pub(crate) fn after(&self, action: &HeapMove, spot: Option<usize>) -> Self {
        let mut after = self.clone();
        if let Some(place) = touched(&self.heaps, spot, |&heap| heap == action.heap()) {
            let parts = if action.parts().is_empty() { &[0] } else { action.parts() };
            after.heaps.splice(place..=place, parts.iter().copied());
            // A row that became smaller is the same row; of one that was split there are new ones.
            if parts.len() > 1 {
                after.were.splice(place..=place, parts.iter().copied());
            }
        }
        after
    }

    /// The heaps in order; an emptied one is 0.
    pub fn heaps(&self) -> &[u64] {
        &self.heaps
    }

    /// How many each heap held when it came into being, in the same order.
    pub fn were(&self) -> &[u64] {
        &self.were
    }

    pub(crate) fn picture(&self, voice: &Voice) -> Figure {
        match voice.pieces() {
            Pieces::Stones => stones(&self.heaps, &self.were, |&heap| (String::new(), heap), voice),
            Pieces::Matches => matches(&self.heaps, &self.were, self.widest, voice),
        }
    }
}

/// The place of the heap that a move is made in: the one touched if it is such a heap, else the first.
pub(super) fn touched<Heap>(heaps: &[Heap], spot: Option<usize>, is_such: impl Fn(&Heap) -> bool) -> Option<usize> {
    let spot = spot.filter(|&spot| heaps.get(spot).is_some_and(&is_such));
    spot.or_else(|| heaps.iter().position(is_such))
}
