/// How many cards of each rank a player has: a nibble a rank, weakest lowest, at most 7 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counts(u64);

const ONES: u64 = 0x1111_1111_1111_1111;
const HIGH: u64 = 8 * ONES;

impl Counts {
    /// The most ranks there can be.
    pub const RANKS: usize = 16;
    /// The most equal cards there can be.
    pub const COPIES: u8 = 7;

    pub const fn none() -> Self {
        Self(0)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn with(self, copies: u8, rank: u8) -> Self {
        Self(self.0 + (u64::from(copies) << (4 * rank)))
    }

    #[inline]
    pub fn without(self, copies: u8, rank: u8) -> Self {
        Self(self.0 - (u64::from(copies) << (4 * rank)))
    }

    #[inline]
    pub fn of(self, rank: u8) -> u8 {
        (self.0 >> (4 * rank) & 0xf).to_le_bytes()[0]
    }

    /// The ranks of which there are at least so many cards, 1 to 8.
    #[inline]
    pub fn at_least(self, copies: u8) -> Ranks {
        Ranks((self.0 + u64::from(8 - copies) * ONES) & HIGH)
    }

    /// The ranks of which there are cards.
    #[inline]
    pub fn held(self) -> Ranks {
        self.at_least(1)
    }

    /// The numbers of equal cards that there are, from 1 up to the largest.
    #[inline]
    fn sizes(self) -> impl Iterator<Item = u8> {
        (1..=7).take_while(move |&copies| !self.at_least(copies).is_empty())
    }

    /// How many cards there are.
    #[inline]
    pub fn size(self) -> u32 {
        // The nibbles side by side, and their sum in the highest byte.
        let bytes = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        u32::from(bytes.wrapping_mul(0x0101_0101_0101_0101).to_be_bytes()[0])
    }

    /// Whether who leads with these cards wins for a simple reason; if not, it may be for others.
    ///
    /// Theory: take all equal cards as one group. Some groups the other can answer, some not; and some beat whatever he
    /// has of their size. Lead a group that can be answered: if it is, answer with one that beats everything, and lead
    /// again; so such groups cancel in pairs, of each size for itself. Lead the groups that cannot be answered; and the
    /// last group needs no answer. The other must not be out before by what he answers.
    #[inline]
    pub fn runs_against(self, other: Self) -> bool {
        let (mut unpaired, mut answers) = (0, 0);
        for copies in self.sizes() {
            let just = self.at_least(copies).0 & !self.at_least(copies + 1).0;
            let below = other.at_least(copies).below_highest();
            let answered = (just & below).count_ones();
            // Not below the highest of the other's groups, and not equal to it.
            let answering = (just & !(below << 4 | 8)).count_ones();
            let paired = answered.min(answering);
            unpaired += answered - paired;
            answers += paired * u32::from(copies);
        }
        unpaired <= 1 && answers < other.size()
    }
}

/// A set of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranks(u64);

impl Ranks {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those stronger than a rank.
    #[inline]
    pub fn above(self, rank: u8) -> Self {
        // In two steps, since nothing is above the last rank.
        Self(self.0 & (u64::MAX << (4 * rank) << 4))
    }

    /// Each of them, the weakest first.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let rank = (left != 0).then(|| bit(left.trailing_zeros()) / 4)?;
            left &= left - 1;
            Some(rank)
        })
    }

    /// Everything below the highest of them, as bits.
    #[inline]
    fn below_highest(self) -> u64 {
        u64::MAX.checked_shr(self.0.leading_zeros() + 1).unwrap_or(0)
    }
}

/// The number of a bit.
#[inline]
fn bit(number: u32) -> u8 {
    number.to_le_bytes()[0]
}
