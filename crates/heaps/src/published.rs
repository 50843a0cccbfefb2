//! Periods that others have published, with their sources, so that an answer can say whether it agrees.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::code::Code;

/// A published period of a code's nim-values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Published {
    /// After how many heaps the values repeat.
    pub period: u64,
    /// The heap from which on they repeat: one more than the last exception.
    pub preperiod: u64,
    /// Where it was read.
    pub source: &'static str,
}

impl Published {
    /// Whether this period and pre-period say the same. The pre-periods 0 and 1 do: heap 0 always has the value 0, and
    /// not all count it.
    pub fn agrees(&self, period: u64, preperiod: u64) -> bool {
        self.period == period && self.preperiod.max(1) == preperiod.max(1)
    }
}

/// The published period of a code, if the table has one.
///
/// The table is `testdata/periods.json`: what was read in the sources it names, and no result of this program. Rows of
/// a source that counts the heaps of a code differently are left out. Cost: one reading of the table, then a search.
///
/// ```
/// # use lastmove_heaps::{Code, published};
/// let kayles = published(&Code::parse("0.77").unwrap()).unwrap();
/// assert_eq!((kayles.period, kayles.preperiod), (12, 71));
/// assert!(published(&Code::parse("4u.0").unwrap()).is_none());
/// ```
pub fn published(code: &Code) -> Option<Published> {
    published_periods().find(|(known, _)| known == code).map(|(_, published)| published)
}

/// All published periods of the table, with their codes.
pub fn published_periods() -> impl Iterator<Item = (Code, Published)> {
    static TABLE: LazyLock<Vec<(Code, Published)>> = LazyLock::new(|| {
        let rows: Vec<Row<'static>> =
            serde_json::from_str(include_str!("../../../testdata/periods.json")).expect("the table is a list of rows");
        rows.into_iter().map(Row::published).collect()
    });
    TABLE.iter().cloned()
}

/// A row of the table.
#[derive(Deserialize)]
struct Row<'a> {
    code: &'a str,
    period: u64,
    preperiod: u64,
    source: &'a str,
}

impl Row<'static> {
    fn published(self) -> (Code, Published) {
        let Self { code, period, preperiod, source } = self;
        (Code::parse(code).expect("the table holds codes"), Published { period, preperiod, source })
    }
}
