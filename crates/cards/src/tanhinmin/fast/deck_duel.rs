use std::cmp::Ordering;

use super::DeckHand;
use crate::Strength;

/// Two hands of the deck of 53 cards, and the card to be beaten: [Theorem 1](crate::tanhinmin::THEOREM_1) in a few
/// dozen operations on whole words.
///
/// Theory: of responders A and targets B, |A| − ν(A, B) responders go without a target, and by the smallest cover this
/// is the largest of 0 and #A(≤ r) − #B(< r) over all ranks r, since the responders up to r can answer only targets
/// below r. So the theorem needs nothing but the numbers of cards up to each rank, all ranks at once: counts of the
/// ranks in the bytes of two words, added up by one multiplication each, subtracted, and compared byte by byte.
///
/// ```
/// # use lastmove_cards::{Hand, tanhinmin::fast::{DeckDuel, DeckHand}};
/// let hand = |cards: &[u32]| DeckHand::of(&Hand::of(cards).unwrap()).unwrap();
/// let duel = DeckDuel::new(hand(&[1, 3]), hand(&[2]), None);
/// assert!(duel.mover_wins());
/// assert_eq!(duel.winning().cards(), hand(&[3]).bits()); // the 1 loses
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckDuel {
    mover: DeckHand,
    other: DeckHand,
    /// The table card's strength, 0 for the empty table, and the joker's for whatever nothing beats.
    table: u32,
}

/// The winning moves of a [`DeckDuel`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckMoves {
    cards: u64,
    pass: bool,
}

impl DeckDuel {
    /// The duel of these hands, the player's to move first, with this card to beat.
    pub fn new(mover: DeckHand, other: DeckHand, table: Option<Strength>) -> Self {
        Self { mover, other, table: table.map_or(0, |card| card.get().min(DeckHand::RANKS)) }
    }

    /// The cards of the player to move that beat the table, as bits.
    #[inline]
    pub fn playable(&self) -> u64 {
        self.mover.bits() & u64::MAX << (4 * self.table)
    }

    /// Whether the player to move wins. Cost: about eighty operations on words, no branch, no memory.
    #[inline]
    pub fn mover_wins(&self) -> bool {
        let (x, y) = (UpTo::of(self.mover), UpTo::of(self.other));
        let answering = x.without(y.below().without_rank(self.other.weakest() / 4).with(self.table));
        let answered = y.without(x.below().without_rank(self.mover.weakest() / 4));
        let [idle, idle_answered] = answering.largest(answered);
        // ν(X, Y⁻ + t) > ν(Y, X⁻), each as the size of its hand without those left over.
        u64::from(self.mover.size()) + idle_answered > u64::from(self.other.size()) + idle
    }

    /// Every winning move at once. Cost: less than two evaluations.
    ///
    /// Theory: after card c the other player loses if and only if ν(Y, (X − c)⁻ + c) ≤ ν(X − c, Y⁻). On the left,
    /// (X − c)⁻ + c is X⁻, or X without its second weakest card if c is the weakest. On the right stands ν(X, Y⁻), or
    /// one less if c is in every largest matching; it is not if and only if more than 0 responders are left over and c
    /// is among the responders up to the first rank at which that many are.
    #[inline]
    pub fn winning(&self) -> DeckMoves {
        let (x, y) = (UpTo::of(self.mover), UpTo::of(self.other));
        let weakest = self.mover.weakest() / 4;
        let without_weakest = self.mover.bits() & (self.mover.bits() - 1);
        // With a single card it is not asked for.
        let second = if without_weakest == 0 { weakest } else { without_weakest.trailing_zeros() / 4 };
        let answering = x.without(y.below().without_rank(self.other.weakest() / 4));
        let [idle, idle_answered] = answering.largest(y.without(x.below().without_rank(weakest)));
        let [idle_after_weakest, _] = y.without(x.below().without_rank(second)).largest(Margins::NONE);
        let [mover, other] = [u64::from(self.mover.size()) + ZERO, u64::from(self.other.size()) + ZERO];
        let (answers, answered) = (mover - idle, other - idle_answered);
        let spare = answering.up_to_first(idle);
        let cards = |answered: u64| match answered.cmp(&answers) {
            Ordering::Less => u64::MAX,
            Ordering::Equal => spare,
            Ordering::Greater => 0,
        };
        let of_weakest_rank = 0b1111 << (4 * weakest);
        let winning = cards(answered) & !of_weakest_rank | cards(other - idle_after_weakest) & of_weakest_rank;
        DeckMoves {
            cards: self.playable() & if without_weakest == 0 { u64::MAX } else { winning },
            pass: answered < answers || other - ZERO <= answers,
        }
    }
}

impl DeckMoves {
    /// The winning cards, as bits of the mover's hand; 0 if no card wins.
    pub const fn cards(self) -> u64 {
        self.cards
    }

    /// Whether passing wins.
    pub const fn pass(self) -> bool {
        self.pass
    }

    /// Whether a card of this strength wins, if it may be played.
    pub fn contains(self, card: Strength) -> bool {
        card.get() <= DeckHand::RANKS && self.cards >> (4 * (card.get() - 1)) & 0b1111 != 0
    }
}

/// A 1 in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// What stands for 0 in [`Margins`].
const ZERO: u64 = 64;

/// How many cards a hand has up to each rank: byte i of `even` up to rank 2i, byte i of `odd` up to rank 2i + 1.
#[derive(Clone, Copy)]
struct UpTo {
    even: u64,
    odd: u64,
}

impl UpTo {
    #[inline]
    fn of(hand: DeckHand) -> Self {
        // The number of bits of every pair, then of every nibble; then even and odd ranks apart, a byte each.
        let hand = hand.bits();
        let pairs = hand - (hand >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let even = (nibbles & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
        let odd = (nibbles >> 4 & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
        Self { even: even + (odd << 8), odd: even + odd }
    }

    #[inline]
    fn below(self) -> Below {
        Below { even: self.odd << 8, odd: self.even }
    }

    /// How many responders up to each rank have no target below it, if every target takes one.
    #[inline]
    fn without(self, targets: Below) -> Margins {
        let zero = ZERO * ONES;
        Margins { even: self.even + zero - targets.even, odd: self.odd + zero - targets.odd }
    }
}

/// How many targets are below each rank, in the same places.
#[derive(Clone, Copy)]
struct Below {
    even: u64,
    odd: u64,
}

impl Below {
    /// One target of this strength: a rank plus 1, or 0 for the empty table, which is below every rank.
    #[inline]
    fn target(strength: u32) -> Self {
        // Below rank 2i if its strength is at most 2i, below rank 2i + 1 if it is at most 2i + 1.
        Self { even: ONES << (8 * strength.div_ceil(2)), odd: ONES << (8 * (strength / 2)) }
    }

    #[inline]
    fn with(self, strength: u32) -> Self {
        let target = Self::target(strength);
        Self { even: self.even + target.even, odd: self.odd + target.odd }
    }

    /// Without a card of this rank that is among the targets.
    #[inline]
    fn without_rank(self, rank: u32) -> Self {
        let target = Self::target(rank + 1);
        Self { even: self.even - target.even, odd: self.odd - target.odd }
    }
}

/// A number from −54 to 53 for every rank, in the same places, 64 added, so that bytes neither overflow nor borrow.
#[derive(Clone, Copy)]
struct Margins {
    even: u64,
    odd: u64,
}

impl Margins {
    /// Nobody left over anywhere.
    const NONE: Self = Self { even: ZERO * ONES, odd: ZERO * ONES };

    /// The largest of each, at least 0.
    #[inline]
    fn largest(self, other: Self) -> [u64; 2] {
        let (low, high) = (largest(self.even, self.odd), largest(other.even, other.odd));
        // Four bytes of each are left, and may go on in one word.
        let low = largest(low, low >> 32) & 0xffff_ffff;
        let high = largest(high, high << 32) & 0xffff_ffff << 32;
        let both = low | high;
        let both = largest(both, both >> 16);
        let both = largest(both, both >> 8);
        [(both & 0xff).max(ZERO), (both >> 32 & 0xff).max(ZERO)]
    }

    /// All cards of the ranks up to the first with this margin, which is the largest; none if that is 0 responders.
    #[inline]
    fn up_to_first(self, largest: u64) -> u64 {
        let high = 0x80 * ONES;
        let largest_everywhere = largest * ONES;
        // A byte keeps its high bit if nothing is taken from it.
        let first = |lanes: u64| (high & (high - (largest_everywhere - lanes))).trailing_zeros() / 8;
        let rank = (2 * first(self.even)).min(2 * first(self.odd) + 1);
        if largest == ZERO { 0 } else { (1 << (4 * (rank + 1))) - 1 }
    }
}

/// The larger of each two bytes, all of them below 128.
#[inline]
fn largest(one: u64, other: u64) -> u64 {
    let high = 0x80 * ONES;
    let kept = ((one | high) - other) & high;
    let mask = kept - (kept >> 7);
    one & mask | other & !mask
}
