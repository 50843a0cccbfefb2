use lastmove_game::Claim;

/// The nim-values of Lasker's Nim.
pub const LASKER_VALUES: Claim = Claim {
    name: "lasker-values",
    statement: "In Lasker's Nim a heap of n has the nim-value n + 1 when n leaves 3 on division by 4, n - 1 when n is \
                a positive multiple of 4, and n otherwise; in normal play the player to move loses exactly when the \
                nim-sum of the values is 0.",
    source: "Winning Ways, chapter 4",
};

/// Misère Lasker's Nim is tame.
///
/// Proof. Call a heap of 2 or more large. Let the position have a large heap.
/// - *Nim-sum 0.* The value of a single large heap is at least 2 and that of ones at most 1, so at least two heaps are
///   large. One of them stays, so no move leaves ones only, and every move leaves a nim-sum other than 0.
/// - *Nim-sum not 0.* Some move brings it to 0, as in normal play. If that leaves a large heap, it wins. If it leaves
///   ones only, there was exactly one large heap; taking it away, or all but one of its stones, leaves numbers of ones
///   that differ by one, so one of the two leaves an odd number and wins.
///
/// With ones only, each move takes one of them away, so an odd number is lost.
pub const LASKER_MISERE: Claim = Claim {
    name: "lasker-misere",
    statement: "In Lasker's Nim, misère play, the player to move loses exactly when some heap holds 2 or more and \
                the nim-sum of the nim-values is 0, or when all heaps hold 1 and their number is odd.",
    source: "proved in the documentation of LASKER_MISERE; checked by search on all partitions of 1 to 22",
};
