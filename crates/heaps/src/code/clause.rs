use serde::Serialize;

use super::{Code, Digit};

/// What one digit of a code says, as data for `explain`: a number of stones, and how what is left may be arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// How many stones are taken.
    pub taken: Taken,
    /// Into how many heaps what is left may be arranged.
    pub digit: Digit,
}

/// The numbers of stones a digit is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// This many.
    Exactly(u64),
    /// `from`, `from + step`, `from + 2 step` and so on; with step 1, `from` or more.
    Every {
        /// The smallest number.
        from: u64,
        /// The distance from one number to the next; at least 1.
        step: u64,
    },
}

impl Code {
    /// The code digit by digit, those that are 0 left out: what they are about may not be taken.
    ///
    /// ```
    /// # use lastmove_heaps::{Clause, Code, Digit, Taken};
    /// let lasker: Vec<Clause> = Code::lasker().clauses().collect();
    /// assert_eq!(lasker.len(), 2);
    /// assert_eq!((lasker[0].taken, lasker[0].digit.to_string()), (Taken::Exactly(0), "4".to_owned()));
    /// assert_eq!(lasker[1], Clause { taken: Taken::Every { from: 1, step: 1 }, digit: Digit::TAKE });
    /// ```
    pub fn clauses(&self) -> impl Iterator<Item = Clause> {
        let once = self.digits.iter().map(|&(place, digit)| Clause { taken: Taken::Exactly(place), digit });
        let again = self.repeat.iter().flat_map(|repeat| {
            repeat.digits.iter().map(|&(place, digit)| Clause {
                taken: Taken::Every { from: repeat.start + place, step: repeat.length },
                digit,
            })
        });
        once.chain(again)
    }
}
