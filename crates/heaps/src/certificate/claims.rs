use lastmove_game::Claim;

/// How many values prove a period.
///
/// Let a finite code leave at most k heaps (k ≥ 1) and take at most t stones, and let n₀ ≥ 1. If the values of the
/// heaps below k·n₀ + k·p + t repeat every p heaps from n₀ on, those of all heaps do.
///
/// Proof. Let m ≥ k·n₀ + k·p + t, and let the values below m repeat as said. The heaps m and m − p are larger than t,
/// so neither is taken whole.
/// - *An option of m* is made of at most k parts with at least m − t ≥ k(n₀ + p) stones in all: one part is at least
///   n₀ + p. Made smaller by p, it is at least n₀ ≥ 1, so it is a heap, and it has the same value. That is an option of
///   m − p.
/// - *An option of m − p* is made of at most k parts with at least k·n₀ stones in all: one is at least n₀. Made larger
///   by p, it is still smaller than m (if nothing is taken there are two parts), so it has the same value. That is an
///   option of m.
///
/// So the options of both heaps have the same values, and both heaps the same mex. With n₀ = 0 it would be false: the
/// values 0 0 0 of the code 0.4 agree with the period 1, and the heap 3 has the value 1.
pub const PERIOD_THEOREM: Claim = Claim {
    name: "period-theorem",
    statement: "Let a code leave at most k heaps and take at most t stones, and let n0 be at least 1. If the values of \
                the heaps below k n0 + k p + t repeat every p heaps from n0 on, then those of all heaps do.",
    source: "Guy and Smith 1956; Winning Ways, chapter 4; proved in the documentation of PERIOD_THEOREM",
};

/// How many values prove a period when the heaps of a split must be unequal.
///
/// The bound is 2n₀ + (1 + c)p + t where at most two heaps remain, with c = 1 for even and c = 2 for odd p, and
/// 3n₀ + 6p + t for three.
///
/// Proof. As for [`PERIOD_THEOREM`], with one difficulty: the part that is made smaller by p may become equal to
/// another. (A part made larger may be chosen to be the largest, which stays apart.) Let m be at least the bound.
/// - *Two parts.* Let b > a be the parts, b − p = a. Their sum 2a + p is at least 2n₀ + (1 + c)p, so
///   a ≥ n₀ + cp/2, and the option has the value g(a) ⊕ g(a + p) = 0. For even p the parts a − p/2 and a + p/2, for odd
///   p the parts a − p and a + p, are at least n₀, unequal, a multiple of p apart and have 2a stones in all: they are an
///   option of m − p with the value 0.
/// - *Three parts.* Keep the parts below n₀, and write each other as n₀ + r + q·p with r < p. Parts with the same r
///   have the same value, and are unequal when their q are. It is enough to find other q with a sum that is smaller by
///   1, unequal where the r are equal. The sum of the q is at least 4 for three such parts, as
///   3n₀ + 3(p − 1) + 3p is below the 3n₀ + 6p stones there are at least; it is at least 2 for two of them and 1 for one.
///   Alone with its r, a part with q ≥ 1 may be lessened; two with the same r and a sum of q of at least 2 become 0 and
///   that sum less 1; three with the same r and a sum s of at least 4 become 0, 1 and s − 2. If of three parts two share
///   an r, then either the third has q ≥ 1, or the two have all of the sum.
pub const UNEQUAL_PERIOD_THEOREM: Claim = Claim {
    name: "unequal-period-theorem",
    statement: "Let some split of a code ask for unequal heaps, let it take at most t stones, and let n0 be at least 1. \
                If the values of the heaps below the bound repeat every p heaps from n0 on, then those of all heaps \
                do; the bound is 2 n0 + 2 p + t for even p and 2 n0 + 3 p + t for odd p where at most two heaps \
                remain, and 3 n0 + 6 p + t for three.",
    source: "proved in the documentation of UNEQUAL_PERIOD_THEOREM",
};

/// Why the splits with a rare part, and one witness for each smaller value, are enough.
///
/// Let m be a mask and e(v) the parity of the bits of v under it. A heap a is rare when e(g(a)) = 0, in the form with
/// the heap's parity when e(g(a)) + a + s is even, where s is the parity of the numbers of stones taken before a split;
/// other heaps are common. Likewise a number w is rare or common *for the heap n*: e(w), or e(w) + n + s, decides.
/// Since e(v ⊕ w) = e(v) + e(w), a split of n into a rare and a common heap has a value that is common for n, and a split
/// into two rare or two common heaps one that is rare for n (with the heap's parity: a + b = n − i with i ≡ s, so that
/// the classes of a and b add up to e(w) + n − i + 2s, which is the class of w for n).
///
/// The claimed value v of n is its mex when no option has the value v and every smaller number is the value of some
/// option. If v is common for n, only splits with a rare part can have the value v, so the first is checked by these
/// and the moves that leave one heap alone. The second is checked by one option with the value w for each w < v, which
/// may be any option; for a common w it is enough to look at splits with a rare part before saying that there is none.
/// If v is rare for n, all splits are looked at.
pub const RARE_SPLITS: Claim = Claim {
    name: "rare-splits",
    statement: "A split into a rare and a common heap has a common value, one into two rare or two common heaps a rare \
                one; so a common value is excluded only by splits with a rare part.",
    source: "Winning Ways, chapter 4; proved in the documentation of RARE_SPLITS",
};
