/// A hand as the number of its cards of each strength, with the place of the weakest.
#[derive(Clone, Debug)]
pub(super) struct CountedHand {
    pub counts: Vec<u32>,
    pub weakest: usize,
}

impl CountedHand {
    pub fn new(counts: Vec<u32>) -> Self {
        let weakest = counts.iter().position(|&count| count > 0).unwrap_or(0);
        Self { counts, weakest }
    }
}

/// Whether the player with the first hand wins if he leads: ν(X, Y⁻) ≥ ν(Y, X⁻), by scanning the strengths upwards and
/// closing pairs as brackets are closed.
pub(super) fn leader_wins(leader: &CountedHand, other: &CountedHand) -> bool {
    let (mut open, mut mine) = (0, 0);
    let (mut open_to_other, mut his) = (0, 0);
    for (rank, (&x, &y)) in leader.counts.iter().zip(&other.counts).enumerate() {
        let pairs = x.min(open);
        mine += pairs;
        open = open - pairs + y - u32::from(rank == other.weakest);
        let pairs = y.min(open_to_other);
        his += pairs;
        open_to_other = open_to_other - pairs + x - u32::from(rank == leader.weakest);
    }
    mine >= his
}
