use super::hands::{Hands, NONE};
use super::{Relation, rows};

/// The sizes of the largest matchings between any two hands, from the definition alone.
///
/// Theory: some target b stays open, or a responder a that beats it takes it; so
/// ν(A, B) = max(ν(A, B − b), 1 + ν(A − a, B − b) over all a in A that beat b), whatever the relation.
/// Cost: a byte for each pair of hands, and a step for each pair and type.
pub(super) struct Matchings {
    hands: usize,
    /// A row for each hand of targets, with the number of pairs for each hand of responders.
    by_targets: Vec<u8>,
    /// A row for each hand of responders.
    by_responders: Vec<u8>,
}

impl Matchings {
    pub fn new(relation: &Relation, hands: &Hands) -> Self {
        let count = hands.len();
        let mut by_targets = vec![0; count * count];
        for size in 1..=hands.most() {
            let targets = hands.of_size(size);
            let (smaller, rest) = by_targets.split_at_mut(targets.start * count);
            rows::each(&mut rest[..targets.len() * count], count, |number, row| {
                let target = targets.start + number;
                let card = hands.cards(target).next().expect("these hands are not empty");
                let without = hands.without(target, card);
                let open = &smaller[without * count..][..count];
                row.copy_from_slice(open);
                for responder in (0..hands.types()).filter(|&responder| relation.beats(responder, card)) {
                    for (hand, pairs) in row.iter_mut().enumerate() {
                        let left = hands.without(hand, responder);
                        if left != NONE {
                            *pairs = (*pairs).max(1 + open[left]);
                        }
                    }
                }
            });
        }
        let mut by_responders = vec![0; count * count];
        rows::each(&mut by_responders, count, |responders, row| {
            for (targets, pairs) in row.iter_mut().enumerate() {
                *pairs = by_targets[targets * count + responders];
            }
        });
        Self { hands: count, by_targets, by_responders }
    }

    /// ν for these targets and every hand of responders.
    pub fn with_targets(&self, targets: usize) -> &[u8] {
        &self.by_targets[targets * self.hands..][..self.hands]
    }

    /// ν for these responders and every hand of targets.
    pub fn with_responders(&self, responders: usize) -> &[u8] {
        &self.by_responders[responders * self.hands..][..self.hands]
    }

    /// ν(responders, targets).
    pub fn size(&self, responders: usize, targets: usize) -> u8 {
        self.by_responders[responders * self.hands + targets]
    }
}
