//! The checking of a certificate. It shares nothing with the code that computes values but the reading of codes.

mod bitmaps;
mod lanes;
mod plain;
mod refused;
mod splits;

use std::ops::BitXor;

use lastmove_game::exhaustive::STOPPED;
use lastmove_game::{Budget, Claim, Problem, ProblemKind};

pub use refused::{
    CERTIFICATE_PERIOD, CERTIFICATE_PREPERIOD, CERTIFICATE_RARE_POSITION, CERTIFICATE_WRONG_VALUE, Refused,
};

use super::moves::Moves;
use super::{Certificate, RARE_SPLITS, Sequence};
use plain::Plain;
use splits::{PLAIN, RareSplits};

/// A certificate whose checking takes more values than the budget allows to hold.
pub const CERTIFICATE_TOO_LARGE: ProblemKind =
    ProblemKind { id: "certificate-too-large", arguments: &["heaps", "bound"] };

/// What was checked before a certificate was found right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// After how many heaps the values repeat: the smallest such number.
    pub period: u64,
    /// The heap from which on they repeat: the smallest such heap, or 1.
    pub preperiod: u64,
    /// How many heaps, from 0 on, had their value recomputed as the smallest number that no option has.
    pub heaps: u64,
    /// For how many of these all options were looked at; for the others the splits with a rare part, and one option
    /// for each smaller value.
    pub in_full: u64,
    /// How many of these heaps are rare under the functional; `None` without one.
    pub rare: Option<u64>,
    /// The largest value of all heaps.
    pub largest_value: u32,
    /// The theorem by which the values of these heaps are enough.
    pub claim: &'static Claim,
    /// The statement by which rare splits are enough; `None` when all splits were looked at.
    pub splits_claim: Option<&'static Claim>,
}

/// Checks a certificate: that the values claimed are the nim-values of its code, for all heaps.
///
/// The values of the first [`Certificate::heaps_to_check`] heaps are recomputed one by one, each from the claimed ones
/// of smaller heaps; by the period theorem the others follow. Where a functional makes most heaps common, only the
/// splits with a rare part are looked at, and one option for each smaller value (see [`RARE_SPLITS`]). Then the list
/// of rare positions and the smallness of period and pre-period are checked. A pre-period of 1 passes for 0.
///
/// Fails with [`Refused`], which names the first wrong heap. The budget bounds the number of heaps to check, each of
/// which takes one, two or four bytes, and is polled.
///
/// Cost: with a functional some hundred operations on machine words for each heap (0.354, whose proof takes 20 million
/// heaps, is checked in a few seconds), otherwise the number of all options.
///
/// ```
/// # use lastmove_game::Budget;
/// # use lastmove_heaps::{Certificate, Code, Refused, nim_values, verify};
/// let kayles = Code::parse("0.77").unwrap();
/// let mut values = nim_values(&kayles, 82, &Budget::default()).unwrap();
/// values[40] += 1;
/// let certificate = Certificate::new(kayles, 12, 71, None, values).unwrap();
/// let refused = verify(&certificate, &Budget::default()).unwrap_err();
/// assert_eq!(refused, Refused::WrongValue { heap: 40, claimed: 2, right: 1 });
/// ```
pub fn verify(certificate: &Certificate, budget: &Budget) -> Result<Verified, Refused> {
    match &certificate.values {
        Sequence::Bytes(values) => Check::of(certificate, values, budget),
        Sequence::Pairs(values) => Check::of(certificate, values, budget),
        Sequence::Words(values) => Check::of(certificate, values, budget),
    }
}

/// A nim-value in the smallest type.
trait Value: Copy + Eq + Into<u32> + BitXor<Output = Self> {}
impl<T: Copy + Eq + Into<u32> + BitXor<Output = Self>> Value for T {}

/// The checking of one certificate.
struct Check<'a, T> {
    moves: &'a Moves,
    /// The claimed values of all heaps to check.
    values: &'a [T],
    budget: &'a Budget,
}

impl<T: Value> Check<'_, T> {
    fn of(certificate: &Certificate, known: &[T], budget: &Budget) -> Result<Verified, Refused> {
        let (heaps, bound) = (certificate.heaps_to_check(), budget.bound());
        let count = usize::try_from(heaps).ok().filter(|&count| count <= bound);
        let Some(count) = count else {
            let problem = Problem::new(&CERTIFICATE_TOO_LARGE).with("heaps", heaps).with("bound", bound);
            return Err(Refused::Unchecked(problem));
        };
        let moves = certificate.moves();
        let period = usize::try_from(certificate.period).expect("as many values are held");
        let again = known[known.len() - period..].iter().cycle();
        let values: Vec<T> = known.iter().chain(again).copied().take(count).collect();
        let check = Check { moves: &moves, values: &values, budget };
        let (in_full, rare) = match &certificate.sparse {
            Some(sparse) => {
                let rarity = sparse.functional.rarity(&moves);
                let is_rare = |&heap: &usize| rarity.is_rare(heap as u64, values[heap].into());
                let rare: Vec<usize> = (1..count).filter(is_rare).collect();
                // A functional under which many heaps are rare saves nothing.
                let below = rare.partition_point(|&heap| heap < known.len());
                let pays = count >= 2 * PLAIN && below <= known.len() / 8;
                let in_full =
                    if pays { RareSplits::of(&check, rarity, &rare, usize::MAX).check()? } else { check.plainly()? };
                same(&sparse.rare, rare[..below].iter().map(|&heap| heap as u64))?;
                (in_full, Some(rare.len() as u64))
            }
            None => (check.plainly()?, None),
        };
        smallest(certificate, known)?;
        Ok(Verified {
            period: certificate.period,
            preperiod: certificate.preperiod,
            heaps,
            in_full,
            rare,
            largest_value: known.iter().map(|&value| value.into()).max().unwrap_or(0),
            claim: moves.period_claim(),
            splits_claim: (in_full < heaps).then_some(&RARE_SPLITS),
        })
    }

    /// Recomputes every value from all options; answers how many.
    fn plainly(&self) -> Result<u64, Refused> {
        let mut plain = Plain::of(self);
        for heap in 0..self.values.len() {
            self.poll()?;
            plain.check(heap)?;
        }
        Ok(self.values.len() as u64)
    }

    /// The value claimed for a heap, as a place in a table.
    fn value(&self, heap: usize) -> usize {
        self.values[heap].into() as usize
    }

    fn poll(&self) -> Result<(), Refused> {
        if self.budget.stopped() { Err(Refused::Unchecked(Problem::new(&STOPPED))) } else { Ok(()) }
    }
}

/// Whether the list of rare positions is the right one.
fn same(listed: &[u64], rare: impl Iterator<Item = u64>) -> Result<(), Refused> {
    let mut listed = listed.iter().copied();
    let mut rare = rare;
    loop {
        match (listed.next(), rare.next()) {
            (None, None) => return Ok(()),
            (one, other) if one == other => {}
            (one, other) => {
                let heap = one.into_iter().chain(other).min().expect("one of them is there");
                return Err(Refused::RarePosition { heap });
            }
        }
    }
}

/// Whether no smaller period and no smaller pre-period would do; the values are right already.
fn smallest<T: Value>(certificate: &Certificate, known: &[T]) -> Result<(), Refused> {
    let (period, preperiod) = (certificate.period, certificate.preperiod);
    let start = known.len() - usize::try_from(period).expect("as many values are held");
    let again = &known[start..];
    let mut rest = again.len();
    let mut divisor = 2;
    // The smallest period divides every other, so the quotients by primes are enough.
    while rest > 1 {
        if divisor * divisor > rest {
            divisor = rest;
        }
        if rest.is_multiple_of(divisor) {
            let smaller = again.len() / divisor;
            if again[smaller..] == again[..again.len() - smaller] {
                return Err(Refused::Period { period, smaller: smaller as u64 });
            }
            while rest.is_multiple_of(divisor) {
                rest /= divisor;
            }
        }
        divisor += 1;
    }
    let before = known[..start].iter().rev();
    let same = before.zip(again.iter().rev().cycle()).take_while(|(one, other)| one == other).count() as u64;
    // Heap 0 has the value 0 in every game, so whether it belongs to the period says nothing.
    if same > 0 && preperiod > 1 {
        return Err(Refused::Preperiod { preperiod, smaller: (preperiod - same).max(1) });
    }
    Ok(())
}
