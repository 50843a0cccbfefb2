//! The check of most heaps by splits with a rare part alone, many heaps at once.

use std::cmp::Reverse;
use std::ops::Range;

use super::super::functional::Rarity;
use super::super::moves::Split;
use super::bitmaps::Bitmaps;
use super::lanes::{LANES, Lanes};
use super::plain::Plain;
use super::{Check, Refused, Value};

/// Heaps below this are checked by all their options, which are few.
pub(super) const PLAIN: usize = 2048;
/// Heaps up to this serve as smaller parts of the splits by which a rare value is excluded.
const SMALL: usize = 1024;
/// How many heaps of a block are left for a search one by one.
const FEW: u32 = 6;
/// The largest value for which tables are made; heaps with a larger one are checked by all their options.
const LARGEST_VALUE: u32 = 1023;

/// What is needed to check blocks of heaps by the splits with a rare part. See [`RARE_SPLITS`](crate::RARE_SPLITS).
///
/// For a block of heaps n and a part a, the heaps for which the split into a and n − i − a has the value w are the
/// heaps with the value w ⊕ g(a), moved up by a + i: one shift of a row of bits for a whole block.
pub(super) struct RareSplits<'a, T> {
    check: &'a Check<'a, T>,
    rarity: Rarity,
    rare: &'a [usize],
    bitmaps: Bitmaps,
    /// For each value the rare heaps that have it, in order.
    rare_parts: Vec<Vec<usize>>,
    /// For each value the smallest heaps that have it, in order.
    small_parts: Vec<Vec<usize>>,
    /// For each value w the values x for which w ⊕ x is some heap's value, the most frequent w ⊕ x first.
    orders: Vec<Vec<usize>>,
}

impl<'a, T: Value> RareSplits<'a, T> {
    /// The check of these values, of which those of the heaps in `rare` are rare. Parts farther than `reach` are looked
    /// at for single heaps only.
    pub fn of(check: &'a Check<'a, T>, rarity: Rarity, rare: &'a [usize], reach: usize) -> Self {
        /// A part of a value is taken this often at most.
        const OFTEN: usize = 8;
        let heaps = check.values.len();
        let largest = check.values.iter().map(|&value| value.into()).max().unwrap_or(0).min(LARGEST_VALUE);
        let count = largest as usize + 1;
        let taken = usize::try_from(check.moves.most_taken).unwrap_or(heaps).min(heaps);
        let farthest = rare.last().copied().unwrap_or(0).max(SMALL) + taken;
        let bitmaps = Bitmaps::new(count, heaps, farthest.min(reach));
        let (mut rare_parts, mut small_parts) = (vec![Vec::new(); count], vec![Vec::new(); count]);
        for &heap in rare {
            if let Some(parts) = rare_parts.get_mut(check.value(heap)) {
                parts.push(heap);
            }
        }
        for heap in 1..=SMALL.min(heaps - 1) {
            if let Some(parts) =
                small_parts.get_mut(check.value(heap)).filter(|parts: &&mut Vec<_>| parts.len() < OFTEN)
            {
                parts.push(heap);
            }
        }
        let mut counts = vec![0_usize; count];
        for &value in check.values {
            if let Some(frequency) = counts.get_mut(value.into() as usize) {
                *frequency += 1;
            }
        }
        let order = |value: usize| {
            let frequency = |other: &usize| counts.get(value ^ other).copied().unwrap_or(0);
            let mut others: Vec<usize> = (0..count).filter(|other| frequency(other) > 0).collect();
            others.sort_by_key(|other| Reverse(frequency(other)));
            others
        };
        let orders = (0..count).map(order).collect();
        Self { check, rarity, rare, bitmaps, rare_parts, small_parts, orders }
    }

    /// Recomputes every value; answers for how many heaps all options were looked at.
    pub fn check(mut self) -> Result<u64, Refused> {
        let values = self.check.values;
        let taken = usize::try_from(self.check.moves.most_taken).unwrap_or(usize::MAX);
        // A whole heap is taken only below `first`.
        let first = PLAIN.max(taken.saturating_add(1));
        let mut plain = Plain::of(self.check);
        let mut in_full = 0;
        for start in (0..values.len()).step_by(LANES) {
            self.check.poll()?;
            let block = start..values.len().min(start + LANES);
            self.bitmaps.enter(start, values[block.clone()].iter().map(|&value| value.into()));
            if start < first {
                in_full += block.len();
                block.into_iter().try_for_each(|heap| plain.check(heap))?;
                continue;
            }
            for lane in self.suspects(&block).iter() {
                self.check.poll()?;
                plain.check(start + lane)?;
                in_full += 1;
            }
        }
        Ok(in_full as u64)
    }

    /// The heaps of a block that are rare, whose claimed value is that of a split or has no row, or for which some
    /// smaller number was not found among the options.
    fn suspects(&self, block: &Range<usize>) -> Lanes {
        let mut suspects = Lanes::default();
        let from = self.rare.partition_point(|&heap| heap < block.start);
        for &heap in self.rare[from..].iter().take_while(|&&heap| heap < block.end) {
            suspects.set(heap - block.start);
        }
        for heap in block.clone().filter(|&heap| self.check.value(heap) >= self.orders.len()) {
            suspects.set(heap - block.start);
        }
        self.claimed_by_options(block, &mut suspects);
        self.smaller_missing(block, &mut suspects);
        suspects
    }

    /// Adds the heaps with an option that has the value claimed, as far as moves that leave one heap and splits with a
    /// rare part go.
    fn claimed_by_options(&self, block: &Range<usize>, suspects: &mut Lanes) {
        let values = self.check.values;
        let mut compare = |taken: usize, part: usize, beside: Option<T>, unequal: bool| {
            // The other part is not empty.
            let heaps = block.start.max(taken + part + 1)..block.end;
            if heaps.is_empty() {
                return;
            }
            let claimed = &values[heaps.clone()];
            let others = &values[heaps.start - taken - part..heaps.end - taken - part];
            let hit = |claimed: T, other: T| beside.map_or(other, |beside| beside ^ other) == claimed;
            // Without an early end, so that many are compared at once.
            if claimed.iter().zip(others).fold(false, |any, (&claimed, &other)| any | hit(claimed, other)) {
                for heap in heaps {
                    let other = heap - taken - part;
                    if hit(values[heap], values[other]) && !(unequal && other == part) {
                        suspects.set(heap - block.start);
                    }
                }
            }
        };
        for &taken in &self.check.moves.singles {
            compare(taken, 0, None, false);
        }
        for &Split { taken, unequal } in &self.check.moves.pairs {
            for &part in self.rare.iter().take_while(|&&part| part < block.end) {
                compare(taken, part, Some(values[part]), unequal);
            }
        }
    }

    /// Adds the heaps for which some number smaller than the value claimed was not found among the options.
    fn smaller_missing(&self, block: &Range<usize>, suspects: &mut Lanes) {
        let start = block.start;
        let mut larger = Lanes::default();
        for value in (0..self.orders.len()).rev() {
            let mut needed = larger & !*suspects;
            larger |= self.bitmaps.lanes(value, start, 0);
            for &taken in self.check.moves.singles.iter().take_while(|&&taken| taken <= self.bitmaps.reach()) {
                needed = needed & !self.bitmaps.lanes(value, start, taken);
            }
            if needed.is_empty() {
                continue;
            }
            let rare = self.rare_for(value, start);
            let left = self.uncovered(value, start, &self.rare_parts, needed & !rare);
            left.iter().filter(|lane| !self.has_rare_split(start + lane, value)).for_each(|lane| suspects.set(lane));
            let left = self.uncovered(value, start, &self.small_parts, needed & rare);
            left.iter().filter(|lane| !self.has_split(start + lane, value)).for_each(|lane| suspects.set(lane));
        }
    }

    /// What is left of some lanes when those are taken away that have an option of this value with one of these parts;
    /// gives up when few are left.
    fn uncovered(&self, value: usize, start: usize, parts: &[Vec<usize>], mut lanes: Lanes) -> Lanes {
        // A part is smaller than its heap.
        let reach = self.bitmaps.reach().min(start + LANES - 1);
        for &other in &self.orders[value] {
            for &part in parts[other].iter().take_while(|&&part| part <= reach) {
                if lanes.count() <= FEW {
                    return lanes;
                }
                for &Split { taken, unequal } in &self.check.moves.pairs {
                    let less = part + taken;
                    if less > reach {
                        continue;
                    }
                    let mut covered = self.bitmaps.lanes(value ^ other, start, less);
                    // The heap of which this part would be one of two equal ones.
                    let twice = less + part;
                    if unequal && (start..start + LANES).contains(&twice) {
                        covered.clear(twice - start);
                    }
                    lanes = lanes & !covered;
                }
            }
        }
        lanes
    }

    /// Whether a heap can be split into a rare and another heap with this value together: all such splits are looked at.
    fn has_rare_split(&self, heap: usize, value: usize) -> bool {
        self.check.moves.pairs.iter().any(|&Split { taken, unequal }| {
            let left = heap - taken;
            self.rare.iter().take_while(|&&part| part < left).any(|&part| {
                let other = left - part;
                self.check.value(part) ^ self.check.value(other) == value && !(unequal && part == other)
            })
        })
    }

    /// Whether a heap can be split into two with this value together: all splits are looked at.
    fn has_split(&self, heap: usize, value: usize) -> bool {
        let values = self.check.values;
        self.check.moves.pairs.iter().any(|&Split { taken, unequal }| {
            let left = heap - taken;
            let most = (left - usize::from(unequal)) / 2;
            let larger = values[left - most..left].iter().rev();
            values[1..=most].iter().zip(larger).any(|(&one, &other)| (one ^ other).into() as usize == value)
        })
    }

    /// The lanes of a block for whose heaps a value is rare.
    fn rare_for(&self, value: usize, start: usize) -> Lanes {
        /// Every second heap.
        const EVEN: u64 = u64::MAX / 3;
        let number = u32::try_from(value).expect("values have 32 bits");
        let is_rare = |heap: usize| self.rarity.is_rare(heap as u64, number);
        match (is_rare(start), is_rare(start + 1)) {
            (true, true) => Lanes::repeat(u64::MAX),
            (true, false) => Lanes::repeat(EVEN),
            (false, true) => Lanes::repeat(!EVEN),
            (false, false) => Lanes::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Check, Moves};
    use super::{RareSplits, Refused, SMALL};
    use crate::certificate::Functional;
    use crate::{Code, nim_values};
    use lastmove_game::Budget;

    /// Parts that are too far for the bitmaps are found all the same, and nothing wrong passes.
    #[test]
    fn the_reach_of_the_bitmaps_decides_nothing() {
        let code = Code::parse("0.127").unwrap();
        let moves = Moves::of(&code).unwrap();
        let budget = Budget::default();
        let values = nim_values(&code, 20_000, &budget).unwrap();
        let rarity = Functional { mask: 1, heap_parity: true }.rarity(&moves);
        let run = |values: &[u32], reach: usize| {
            let is_rare = |&heap: &usize| rarity.is_rare(heap as u64, values[heap]);
            let rare: Vec<usize> = (1..values.len()).filter(is_rare).collect();
            assert!(rare.last() > Some(&(8 * SMALL)), "some part is far");
            RareSplits::of(&Check { moves: &moves, values, budget: &budget }, rarity, &rare, reach).check()
        };
        let near = run(&values, SMALL).unwrap();
        assert_eq!(run(&values, usize::MAX), Ok(near));
        for heap in (2050..20_000).step_by(997) {
            for claimed in [values[heap] ^ 1, values[heap] ^ 2, values[heap] + 1, 70, 1 << 20, u32::MAX] {
                let mut wrong = values.clone();
                wrong[heap] = claimed;
                let refused = Refused::WrongValue { heap: heap as u64, claimed, right: values[heap] };
                assert_eq!(run(&wrong, SMALL), Err(refused));
            }
        }
    }
}
