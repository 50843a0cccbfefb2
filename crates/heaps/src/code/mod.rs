//! The code of a taking-and-breaking game: which stones may be taken, and how what is left may be split.

mod clause;
mod digit;
mod names;
mod normal_form;
mod options;
mod parse;

use std::sync::LazyLock;

pub use clause::{Clause, Taken};
pub use digit::Digit;
pub(crate) use options::triples;
pub use parse::{
    CODE_BRACKET_OPEN, CODE_DIGIT, CODE_DIGITS_MISSING, CODE_ENDS_HERE, CODE_FIRST_DIGIT, CODE_FIRST_DIGIT_NOTHING,
    CODE_POINT_MISSING, NO_CODE, SUBTRACTION_SET_EMPTY, SUBTRACTION_SET_ZERO,
};

/// The code of a taking-and-breaking game, `d₀.d₁d₂d₃…`: digit i says how a heap may be left after taking i stones.
///
/// Bit k of a digit allows exactly k non-empty heaps (see [`Digit`]). Octal digits leave at most two heaps,
/// hexadecimal ones three. A code may end in a block that repeats for ever (`0.(3)` is Nim, `4.(3)` Lasker's Nim);
/// a subtraction set is a code too (`S1,2,5` is `0.33003`), and so is a cap (`0.333`: take one to three). Two codes
/// are equal exactly when they have the same digits. Source of the notation: Guy and Smith; Winning Ways, chapter 4.
///
/// ```
/// # use lastmove_heaps::Code;
/// let kayles = Code::parse(".7700").unwrap();
/// assert_eq!(kayles.to_string(), "0.77");
/// let options: Vec<String> = kayles.options(5).map(|option| option.to_string()).collect();
/// assert_eq!(options, ["5:4", "5:3+1", "5:2+2", "5:3", "5:2+1"]);
/// assert_eq!(Code::parse("4.3...").unwrap(), Code::parse("4.(3)").unwrap());
/// assert!(kayles.allows(5, &[2, 2]) && !kayles.allows(5, &[5]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// The digits before the repeating block that are not 0, each with how many stones it is about; in order.
    digits: Vec<(u64, Digit)>,
    repeat: Option<Repeat>,
}

/// The block of digits that repeats for ever: as short as possible, and it begins as early as possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Repeat {
    /// About how many stones the block's first digit is; at least 1.
    start: u64,
    /// How many digits it has; at least 1.
    length: u64,
    /// Those that are not 0 (there is one), each with its place in the block; in order.
    digits: Vec<(u64, Digit)>,
}

impl Code {
    /// The code of Nim, `0.(3)`: take any number from one heap.
    pub fn nim() -> &'static Self {
        static NIM: LazyLock<Code> = LazyLock::new(|| Code::take_any(Digit::ZERO));
        &NIM
    }

    /// The code of Lasker's Nim, `4.(3)`: take any number from one heap, or split it without taking.
    pub fn lasker() -> &'static Self {
        static LASKER: LazyLock<Code> = LazyLock::new(|| Code::take_any(Digit::of('4').expect("4 is a digit")));
        &LASKER
    }

    fn take_any(first: Digit) -> Self {
        Self::of_digits(first, Vec::new(), vec![Digit::TAKE])
    }

    /// The digit that says what may be left after taking `taken` stones. Cost: logarithmic in the code.
    pub fn digit(&self, taken: u64) -> Digit {
        let find = |digits: &[(u64, Digit)], place: u64| {
            digits.binary_search_by_key(&place, |&(at, _)| at).map_or(Digit::ZERO, |found| digits[found].1)
        };
        match &self.repeat {
            Some(repeat) if taken >= repeat.start => find(&repeat.digits, (taken - repeat.start) % repeat.length),
            _ => find(&self.digits, taken),
        }
    }

    /// Whether a heap may become these parts (in any order; a part of 0 never counts as a heap, so it is refused).
    pub fn allows(&self, heap: u64, parts: &[u64]) -> bool {
        let Some(taken) = parts.iter().try_fold(heap, |left, &part| left.checked_sub(part)) else { return false };
        let digit = self.digit(taken);
        let pairwise_unequal = || (1..parts.len()).all(|place| !parts[..place].contains(&parts[place]));
        !parts.contains(&0) && digit.leaves(parts.len()) && (!digit.unequal() || pairwise_unequal())
    }

    /// Whether only finitely many digits differ from 0.
    pub fn is_finite(&self) -> bool {
        self.repeat.is_none()
    }

    /// The most stones a finite code lets a player take: the place of its last digit that is not 0.
    ///
    /// `None` for a code that repeats for ever, 0 for one without any digit but the first.
    pub fn last_place(&self) -> Option<u64> {
        self.repeat.is_none().then(|| self.digits.last().map_or(0, |&(place, _)| place))
    }

    /// Into how many heaps a move can at most turn one: 0 to 3.
    pub fn most_heaps(&self) -> usize {
        self.all_digits().map(|(_, digit)| digit.most_heaps()).max().unwrap_or(0)
    }

    /// Whether some digit asks for pairwise unequal heaps, as in Grundy's game.
    pub fn has_unequal_splits(&self) -> bool {
        self.all_digits().any(|(_, digit)| digit.unequal())
    }

    /// The set of numbers that may be taken, when that is all the code says: every digit is 0 or 3, finitely many 3.
    pub fn subtraction_set(&self) -> Option<Vec<u64>> {
        let subtraction = self.repeat.is_none() && self.digits.iter().all(|&(_, digit)| digit == Digit::TAKE);
        (subtraction && !self.digits.is_empty()).then(|| self.digits.iter().map(|&(place, _)| place).collect())
    }

    /// All digits that are not 0, those of the block once, each with its place there.
    pub(crate) fn all_digits(&self) -> impl Iterator<Item = (u64, Digit)> {
        let block = self.repeat.iter().flat_map(|repeat| &repeat.digits);
        self.digits.iter().chain(block).copied()
    }

    /// The places up to `most` whose digit is not 0, with their digits, in order.
    fn places(&self, most: u64) -> impl Iterator<Item = (u64, Digit)> {
        let rounds = self.repeat.iter().flat_map(|repeat| {
            let starts = (0_u64..).map(|round| repeat.start + round * repeat.length);
            starts.flat_map(|start| repeat.digits.iter().map(move |&(place, digit)| (start + place, digit)))
        });
        self.digits.iter().copied().chain(rounds).take_while(move |&(place, _)| place <= most)
    }
}
