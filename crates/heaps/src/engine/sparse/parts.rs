//! The rare parts of splits, sorted by how far from the heap their partner is.

use super::rows::{Row, Rows};
use crate::engine::instructions::Vector;

/// How many words of 64 heaps a level works on at once, and so from which distance on; longest first.
pub const LEVELS: [usize; 4] = [8, 4, 2, 1];

/// A rare part (or a taking) seen from a heap n: the partner is heap n − distance, and the value of the option is the
/// partner's with `index` added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Tokens taken plus the size of the rare part.
    pub distance: usize,
    /// The index of the rare part's value.
    pub index: u32,
}

/// Parts of the same index, farther than a level's length.
#[derive(Clone, Debug, Default)]
struct Group {
    index: u32,
    distances: Vec<u32>,
}

/// All rare parts that a heap can have.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    levels: [Vec<Group>; 4],
    /// Nearer than 64, farther than 7.
    pub near: Vec<Part>,
    /// Nearer than 8.
    pub close: Vec<Part>,
    /// The largest distance in the levels.
    pub farthest: usize,
    /// How many parts there are.
    pub count: usize,
}

impl Parts {
    /// Adds a part; one that is there already changes nothing.
    pub fn insert(&mut self, part: Part) {
        let list = match part.distance {
            0..8 => &mut self.close,
            8..64 => &mut self.near,
            distance => {
                let level = LEVELS.iter().position(|words| distance >= 64 * words).expect("64 is the shortest");
                let groups = &mut self.levels[level];
                let at = match groups.binary_search_by_key(&part.index, |group| group.index) {
                    Ok(at) => at,
                    Err(at) => {
                        groups.insert(at, Group { index: part.index, distances: Vec::new() });
                        at
                    }
                };
                let distances = &mut groups[at].distances;
                if let Err(place) = distances.binary_search(&(distance as u32)) {
                    distances.insert(place, distance as u32);
                    self.count += 1;
                    self.farthest = self.farthest.max(distance);
                }
                return;
            }
        };
        if let Err(place) = list.binary_search(&part) {
            list.insert(place, part);
            self.count += 1;
        }
    }

    /// Adds to `sums` the common options of `L` words of heaps that come from the parts of one level.
    ///
    /// `sums[8 · column + place]` holds eight indices for the 64 heaps of word `place` of the block; the words from
    /// `word` on are at `place`, …. The level's length is at least `L`.
    #[inline(always)]
    pub fn convolve<V: Vector, const L: usize>(
        &self,
        level: usize,
        rows: &Rows,
        word: usize,
        sums: &mut [Row],
        place: usize,
    ) {
        let groups = &self.levels[level];
        if groups.is_empty() {
            return;
        }
        let slot = rows.slot(word) - 1;
        for source in 0..rows.columns {
            let column = rows.column(source);
            for group in groups {
                let target = source ^ (group.index >> 3) as usize;
                if target >= rows.columns {
                    continue;
                }
                let mut options = [V::splat(0); L];
                for &distance in &group.distances {
                    let (back, shift) = ((distance >> 6) as usize, distance & 63);
                    let window = &column[slot - back..][..=L];
                    let mut low = V::load(&window[0].0);
                    for (option, high) in options.iter_mut().zip(&window[1..]) {
                        let high = V::load(&high.0);
                        *option = option.or(high.shifted(low, shift));
                        low = high;
                    }
                }
                let sums = &mut sums[8 * target + place..][..L];
                match group.index & 7 {
                    0 => merge::<V, 0, L>(sums, &options),
                    1 => merge::<V, 1, L>(sums, &options),
                    2 => merge::<V, 2, L>(sums, &options),
                    3 => merge::<V, 3, L>(sums, &options),
                    4 => merge::<V, 4, L>(sums, &options),
                    5 => merge::<V, 5, L>(sums, &options),
                    6 => merge::<V, 6, L>(sums, &options),
                    _ => merge::<V, 7, L>(sums, &options),
                }
            }
        }
    }
}

/// Adds options to sums with the low three bits of every index changed by `X`.
#[inline(always)]
fn merge<V: Vector, const X: usize, const L: usize>(sums: &mut [Row], options: &[V; L]) {
    for (sum, option) in sums.iter_mut().zip(options) {
        V::load(&sum.0).or(option.exchanged::<X>()).store(&mut sum.0);
    }
}
