//! A witness that the nim-values of a game are periodic, and its checking by code that computes no values itself.

mod bound;
mod checksum;
mod claims;
mod functional;
mod moves;
mod read;
mod sequence;
mod verify;
mod write;

use lastmove_game::{Problem, ProblemKind};

pub use claims::{PERIOD_THEOREM, RARE_SPLITS, UNEQUAL_PERIOD_THEOREM};
pub use functional::Functional;
pub use read::{CERTIFICATE_CHECKSUM, CERTIFICATE_LINE, CERTIFICATE_UNKNOWN};
pub use verify::{
    CERTIFICATE_PERIOD, CERTIFICATE_PREPERIOD, CERTIFICATE_RARE_POSITION, CERTIFICATE_TOO_LARGE,
    CERTIFICATE_WRONG_VALUE, Refused, Verified, verify,
};

use crate::LARGEST_HEAP;
use crate::code::Code;
use crate::number::shortened;
use moves::Moves;
use sequence::Sequence;

/// A code for which no theorem says how many values prove a period: one that repeats for ever.
pub const CERTIFICATE_CODE: ProblemKind = ProblemKind { id: "certificate-code", arguments: &["code"] };
/// A period of 0, or a period or pre-period above the largest heap.
pub const CERTIFICATE_RANGE: ProblemKind =
    ProblemKind { id: "certificate-range", arguments: &["period", "preperiod", "largest"] };
/// A functional that says nothing about the splits of this code.
pub const CERTIFICATE_FUNCTIONAL: ProblemKind =
    ProblemKind { id: "certificate-functional", arguments: &["functional", "code"] };
/// Not as many values as pre-period and period have heaps.
pub const CERTIFICATE_VALUES: ProblemKind = ProblemKind { id: "certificate-values", arguments: &["found", "expected"] };

/// How many heaps, from 0 on, must have values that repeat so that those of all heaps do; `None` for a code that repeats
/// for ever.
pub(crate) fn heaps_to_check(code: &Code, period: u64, preperiod: u64) -> Option<u64> {
    Some(Moves::of(code)?.heaps_to_check(period, preperiod))
}

/// A claim that the nim-values of a code are periodic, with what is needed to check it: a witness, not a proof.
///
/// From the heap `preperiod` on the values repeat after `period` heaps, so the values of the heaps below
/// `preperiod + period` say all of them. Nothing else is taken on trust: [`verify`] computes from the code how many
/// heaps must have the values claimed, and recomputes every one of them. A [`Functional`] with the positions that are
/// rare under it makes that quick; it cannot make a wrong certificate pass.
///
/// [`Certificate::write`] and [`Certificate::read`] give it the form of a file: a few lines of text, then the values
/// in one, two or four bytes each.
///
/// ```
/// # use lastmove_game::Budget;
/// # use lastmove_heaps::{Certificate, Code, nim_values, verify};
/// let kayles = Code::parse("0.77").unwrap();
/// let values = nim_values(&kayles, 82, &Budget::default()).unwrap();
/// let certificate = Certificate::new(kayles, 12, 71, None, values).unwrap();
/// let file = certificate.write();
/// assert!(file.starts_with(b"lastmove certificate 1\ncode: 0.77\nperiod: 12\npre-period: 71\n"));
///
/// let certificate = Certificate::read(&file).unwrap();
/// let verified = verify(&certificate, &Budget::default()).unwrap();
/// assert_eq!((verified.heaps, verified.largest_value), (168, 8));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    code: Code,
    period: u64,
    preperiod: u64,
    /// The functional, and the positions that are said to be rare under it.
    sparse: Option<Sparse>,
    values: Sequence,
}

/// A functional and the heaps below `preperiod + period`, not 0, whose values are said to be rare under it; in order.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sparse {
    functional: Functional,
    rare: Vec<u64>,
}

impl Certificate {
    /// The claim that the values of `code` repeat every `period` heaps from the heap `preperiod` on.
    ///
    /// `values` are those of the heaps 0, 1, 2 and so on; the first `preperiod + period` of them are taken. Which
    /// positions are rare under the functional is found from them. A pre-period of 1 also stands for 0: heap 0 has
    /// the value 0 in every game.
    ///
    /// Fails with [`CERTIFICATE_CODE`] for a code that repeats for ever, with [`CERTIFICATE_RANGE`] for a period of 0
    /// or one too large, with [`CERTIFICATE_FUNCTIONAL`] when the functional fits no splits of this code, and with
    /// [`CERTIFICATE_VALUES`] when there are too few values. Cost: linear in the values.
    pub fn new(
        code: Code,
        period: u64,
        preperiod: u64,
        functional: Option<Functional>,
        values: impl IntoIterator<Item = u32>,
    ) -> Result<Self, Problem> {
        let moves = Self::checked(&code, period, preperiod, functional)?;
        let count = usize::try_from(preperiod + period).unwrap_or(usize::MAX);
        let values: Sequence = values.into_iter().take(count).collect();
        let sparse = functional.map(|functional| {
            let rarity = functional.rarity(&moves);
            let heaps = (0..).zip(values.iter()).skip(1);
            let rare = heaps.filter(|&(heap, value)| rarity.is_rare(heap, value)).map(|(heap, _)| heap).collect();
            Sparse { functional, rare }
        });
        Self { code, period, preperiod, sparse, values }.complete()
    }

    /// What is to be checked before any value is looked at.
    fn checked(code: &Code, period: u64, preperiod: u64, functional: Option<Functional>) -> Result<Moves, Problem> {
        if period == 0 || period > LARGEST_HEAP || preperiod > LARGEST_HEAP {
            let problem = Problem::new(&CERTIFICATE_RANGE).with("period", period).with("preperiod", preperiod);
            return Err(problem.with("largest", LARGEST_HEAP));
        }
        let Some(moves) = Moves::of(code) else {
            return Err(Problem::new(&CERTIFICATE_CODE).with("code", shortened(&code.to_string())));
        };
        match functional {
            Some(functional) if !functional.fits(&moves) => {
                let problem = Problem::new(&CERTIFICATE_FUNCTIONAL).with("functional", functional.to_string());
                Err(problem.with("code", shortened(&code.to_string())))
            }
            _ => Ok(moves),
        }
    }

    /// The same, if it has all its values.
    fn complete(self) -> Result<Self, Problem> {
        let (found, expected) = (self.values.len(), self.preperiod + self.period);
        if found as u64 == expected {
            return Ok(self);
        }
        Err(Problem::new(&CERTIFICATE_VALUES).with("found", found).with("expected", expected))
    }

    /// The code whose values it is about.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// After how many heaps the values are said to repeat; at least 1.
    pub fn period(&self) -> u64 {
        self.period
    }

    /// The heap from which on the values are said to repeat: one more than the last exception.
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The functional that tells rare values from common ones, if it has one.
    pub fn functional(&self) -> Option<Functional> {
        self.sparse.as_ref().map(|sparse| sparse.functional)
    }

    /// The positions said to be rare: heaps from 1 to below `preperiod + period`, in order. None without functional.
    pub fn rare_positions(&self) -> &[u64] {
        self.sparse.as_ref().map_or(&[], |sparse| &sparse.rare)
    }

    /// The value claimed for a heap of any size.
    pub fn value(&self, heap: u64) -> u32 {
        let known = self.preperiod + self.period;
        let heap = if heap < known { heap } else { self.preperiod + (heap - self.preperiod) % self.period };
        self.values.get(usize::try_from(heap).expect("as many values as fit in memory"))
    }

    /// How many heaps, from 0 on, must have the values claimed so that all others have them too: the bound of the
    /// period theorem for the kind of code.
    pub fn heaps_to_check(&self) -> u64 {
        self.moves().heaps_to_check(self.period, self.preperiod)
    }

    fn moves(&self) -> Moves {
        Moves::of(&self.code).expect("no certificate without")
    }
}
