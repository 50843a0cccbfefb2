use lastmove_game::{Problem, ProblemKind};

/// A claimed value that is not the mex of the options' values.
pub const CERTIFICATE_WRONG_VALUE: ProblemKind =
    ProblemKind { id: "certificate-wrong-value", arguments: &["heap", "claimed", "right"] };
/// A list of rare positions that does not fit the values.
pub const CERTIFICATE_RARE_POSITION: ProblemKind =
    ProblemKind { id: "certificate-rare-position", arguments: &["heap"] };
/// A period that is not the smallest.
pub const CERTIFICATE_PERIOD: ProblemKind = ProblemKind { id: "certificate-period", arguments: &["period", "smaller"] };
/// A pre-period that is not the smallest.
pub const CERTIFICATE_PREPERIOD: ProblemKind =
    ProblemKind { id: "certificate-preperiod", arguments: &["preperiod", "smaller"] };

/// Why a certificate does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The first heap whose claimed value is wrong.
    WrongValue {
        /// The heap; from `preperiod + period` on its value follows from the claim that the values repeat.
        heap: u64,
        /// The value claimed.
        claimed: u32,
        /// The smallest number that no option of the heap has.
        right: u32,
    },
    /// The first heap that is listed as rare and is common, or the other way round. All values are right.
    RarePosition {
        /// The heap.
        heap: u64,
    },
    /// The values are right and repeat, but after fewer heaps already.
    Period {
        /// The period claimed.
        period: u64,
        /// A smaller one.
        smaller: u64,
    },
    /// The values are right and repeat, but from a smaller heap on already.
    Preperiod {
        /// The pre-period claimed.
        preperiod: u64,
        /// The smallest one.
        smaller: u64,
    },
    /// It could not be checked to the end: too large for the budget, or stopped.
    Unchecked(Problem),
}

impl Refused {
    /// The same as a problem, for which there are words.
    pub fn problem(&self) -> Problem {
        match *self {
            Self::WrongValue { heap, claimed, right } => Problem::new(&CERTIFICATE_WRONG_VALUE)
                .with("heap", heap)
                .with("claimed", u64::from(claimed))
                .with("right", u64::from(right)),
            Self::RarePosition { heap } => Problem::new(&CERTIFICATE_RARE_POSITION).with("heap", heap),
            Self::Period { period, smaller } => {
                Problem::new(&CERTIFICATE_PERIOD).with("period", period).with("smaller", smaller)
            }
            Self::Preperiod { preperiod, smaller } => {
                Problem::new(&CERTIFICATE_PREPERIOD).with("preperiod", preperiod).with("smaller", smaller)
            }
            Self::Unchecked(ref problem) => problem.clone(),
        }
    }
}
