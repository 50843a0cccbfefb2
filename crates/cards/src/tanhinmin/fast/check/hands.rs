use std::ops::Range;

/// No such hand or state.
pub(super) const NONE: usize = usize::MAX;

/// All multisets of up to so many cards of a few types, the empty one first, those with fewer cards before those with
/// more; and which of them one card less or more makes of another.
pub(super) struct Hands {
    types: usize,
    counts: Vec<Vec<u8>>,
    /// The hands of each number of cards.
    sizes: Vec<Range<usize>>,
    less: Vec<usize>,
    more: Vec<usize>,
}

impl Hands {
    pub fn new(types: usize, most: usize) -> Self {
        let mut hands = Self {
            types,
            counts: vec![vec![0; types]],
            sizes: vec![Range { start: 0, end: 1 }],
            less: Vec::new(),
            more: Vec::new(),
        };
        for size in 1..=most {
            let start = hands.counts.len();
            for hand in hands.sizes[size - 1].clone() {
                // Each hand is made once: by the card of its strongest type.
                let strongest = hands.counts[hand].iter().rposition(|&count| count > 0).unwrap_or(0);
                for card in strongest..types {
                    let mut larger = hands.counts[hand].clone();
                    larger[card] += 1;
                    hands.counts.push(larger);
                }
            }
            hands.sizes.push(start..hands.counts.len());
        }
        let numbers: std::collections::BTreeMap<&[u8], usize> =
            hands.counts.iter().enumerate().map(|(number, counts)| (&counts[..], number)).collect();
        let mut less = vec![NONE; hands.counts.len() * types];
        let mut more = vec![NONE; hands.counts.len() * types];
        for (number, counts) in hands.counts.iter().enumerate() {
            for card in (0..types).filter(|&card| counts[card] > 0) {
                let mut smaller = counts.clone();
                smaller[card] -= 1;
                let smaller = numbers[&smaller[..]];
                less[number * types + card] = smaller;
                more[smaller * types + card] = number;
            }
        }
        (hands.less, hands.more) = (less, more);
        hands
    }

    /// How many types of cards there are.
    pub fn types(&self) -> usize {
        self.types
    }

    /// How many hands there are, the empty one included.
    pub fn len(&self) -> usize {
        self.counts.len()
    }

    /// The most cards a hand has.
    pub fn most(&self) -> usize {
        self.sizes.len() - 1
    }

    /// The hands of so many cards.
    pub fn of_size(&self, size: usize) -> Range<usize> {
        self.sizes[size].clone()
    }

    /// How many cards of each type a hand has.
    pub fn counts(&self, hand: usize) -> &[u8] {
        &self.counts[hand]
    }

    pub fn size(&self, hand: usize) -> usize {
        self.counts[hand].iter().map(|&count| usize::from(count)).sum()
    }

    /// The types of which a hand has cards, weakest first.
    pub fn cards(&self, hand: usize) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.types).filter(move |&card| self.counts[hand][card] > 0)
    }

    /// The hand without a card it has; [`NONE`] if it has none of that type.
    pub fn without(&self, hand: usize, card: usize) -> usize {
        self.less[hand * self.types + card]
    }

    /// The hand with one more card, which must be at most the most.
    pub fn with(&self, hand: usize, card: usize) -> usize {
        self.more[hand * self.types + card]
    }
}
