//! The project's only source of chance: `ChaCha8`, seeded, the same on every machine and for ever.
//!
//! Samplers of libraries change between versions, which would change what a seed means; so the three draws needed
//! (a number below a bound, a chance in percent, a shuffle) stand here, with golden values in the tests.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A seeded random generator.
///
/// ```
/// # use lastmove_game::random::Random;
/// let (mut one, mut other) = (Random::seeded(7), Random::seeded(7));
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// The generator of this seed.
    pub fn seeded(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// One of the independent generators of this seed: `stream` says which. [`Random::seeded`] is number 0.
    ///
    /// With a generator for each move, the same seed gives the same game again also after a move was taken back.
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        Self(generator)
    }

    /// A number from 0 to `bound - 1`, all equally likely; `bound` must be positive.
    ///
    /// Draws 64 bits and rejects what would favour small numbers.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let draw = self.0.next_u64();
            if draw < fair {
                return draw % bound;
            }
        }
    }

    /// 64 random bits, for whoever needs many and counts the cost.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// True with a probability of `percent` in a hundred.
    pub fn chance(&mut self, percent: u8) -> bool {
        self.below(100) < u64::from(percent)
    }

    /// One of the items, all equally likely; none of an empty list.
    pub fn pick<'a, Item>(&mut self, items: &'a [Item]) -> Option<&'a Item> {
        if items.is_empty() { None } else { items.get(self.index(items.len())) }
    }

    /// Puts the items in random order, all orders equally likely (Fisher and Yates, from the last place down).
    pub fn shuffle<Item>(&mut self, items: &mut [Item]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).expect("an index below a length fits")
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn golden_shuffle() {
        let mut cards: Vec<u32> = (1..=13).collect();
        Random::seeded(1).shuffle(&mut cards);
        assert_eq!(cards, [10, 3, 9, 5, 6, 13, 4, 1, 2, 7, 8, 12, 11]);
    }

    #[test]
    fn streams_of_a_seed_differ() {
        let draw = |stream| Random::stream(1, stream).below(u64::MAX);
        assert_eq!(draw(0), Random::seeded(1).below(u64::MAX));
        assert_ne!(draw(0), draw(1));
        assert_ne!(draw(1), draw(2));
    }

    #[test]
    fn every_number_below_the_bound_comes() {
        let mut random = Random::seeded(3);
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            seen[usize::try_from(random.below(6)).unwrap()] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1_150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn chances_at_the_ends_are_certain() {
        let mut random = Random::seeded(0);
        assert!((0..1_000).all(|_| random.chance(100) && !random.chance(0)));
    }
}
