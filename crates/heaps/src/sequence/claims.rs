use lastmove_game::Claim;

/// The nim-values of Nim.
///
/// Proof, by induction: the options of a heap of n are the heaps 0 to n − 1, with the values 0 to n − 1; the smallest
/// missing number is n.
pub const NIM_VALUES: Claim = Claim {
    name: "nim-values",
    statement: "In Nim a heap of n has the nim-value n.",
    source: "Winning Ways, chapter 2; proved in the documentation of NIM_VALUES",
};
