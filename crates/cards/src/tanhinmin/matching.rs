//! Largest matchings of responders with the targets they beat, and smallest covers, in linear time.
//!
//! A stronger responder beats whatever a weaker one beats, and a stronger target is beaten by whatever beats it and no
//! more; so giving each target, weakest first, the weakest responder still free that beats it loses nothing.
//! Responders and targets come sorted, weakest first; a target `None` is the empty table. Who beats whom is told by
//! `beats`, which must be of that kind: that is what a [`Staircase`](super::Staircase) guarantees.

use crate::Strength;

/// The pairs of a largest matching, as indices of responder and target, both growing.
///
/// The targets matched are the weakest ones, so the target of the n-th pair is n.
pub fn pairs(
    responders: impl Iterator<Item = Strength>,
    targets: impl Iterator<Item = Option<Strength>>,
    beats: impl Fn(Strength, Option<Strength>) -> bool,
) -> impl Iterator<Item = [usize; 2]> {
    let mut targets = targets.enumerate().peekable();
    responders.enumerate().filter_map(move |(responder, card)| {
        targets.next_if(|&(_, target)| beats(card, target)).map(|(target, _)| [responder, target])
    })
}

/// The size of a largest matching.
pub fn size(
    responders: impl Iterator<Item = Strength>,
    targets: impl Iterator<Item = Option<Strength>>,
    beats: impl Fn(Strength, Option<Strength>) -> bool,
) -> usize {
    pairs(responders, targets, beats).count()
}

/// A smallest set of nodes that touches every edge: the responders from one on, and the targets before another.
///
/// It has the size of a largest matching (Kőnig). Of the smallest ones it is that with the most responders, and these
/// are just the responders without which the largest matching would be smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The first responder in it; as many as there are responders if none is.
    pub responders_from: usize,
    /// The first target not in it.
    pub targets_before: usize,
}

impl Cover {
    /// Finds it.
    ///
    /// For a cover, whoever is left out among the responders needs all targets it beats in it. So the responders left
    /// out may as well be all up to some strength, and one pass over the strengths finds the smallest sum.
    pub fn smallest(
        responders: &[Strength],
        targets: impl Iterator<Item = Option<Strength>>,
        beats: impl Fn(Strength, Option<Strength>) -> bool,
    ) -> Self {
        let mut targets = targets.peekable();
        let mut beaten = 0;
        let mut smallest = Self { responders_from: 0, targets_before: 0 };
        let mut least = responders.len();
        for (index, &card) in responders.iter().enumerate() {
            while targets.next_if(|&target| beats(card, target)).is_some() {
                beaten += 1;
            }
            let nodes = responders.len() - 1 - index + beaten;
            if nodes < least {
                least = nodes;
                smallest = Self { responders_from: index + 1, targets_before: beaten };
            }
        }
        smallest
    }

    /// How many nodes it has, at a side of so many responders.
    pub fn size(self, responders: usize) -> usize {
        responders - self.responders_from + self.targets_before
    }
}
