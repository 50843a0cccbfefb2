use lastmove_game::Problem;

use crate::code::Code;
use crate::heap_move::HeapMove;
use crate::lasker::LaskerValues;
use crate::nim::NimValues;
use crate::values::{Table, Values};

/// The nim-values of one game in a sum: by closed form where there is one, otherwise computed.
#[derive(Clone, Debug)]
pub(super) enum SummandValues<'a> {
    Nim(NimValues),
    Lasker(LaskerValues),
    Computed(Table<'a>),
}

impl<'a> SummandValues<'a> {
    /// The values of this code; `compute` computes them where no closed form is known.
    pub fn of(code: &Code, compute: impl FnOnce() -> Result<Table<'a>, Problem>) -> Result<Self, Problem> {
        match code {
            code if code == Code::nim() => Ok(Self::Nim(NimValues)),
            code if code == Code::lasker() => Ok(Self::Lasker(LaskerValues)),
            _ => compute().map(Self::Computed),
        }
    }
}

impl<'a> SummandValues<'a> {
    /// The options of a heap with this value, as [`Values::options_with`] lists them.
    pub fn listed_with(self, heap: u64, value: u64) -> Box<dyn Iterator<Item = HeapMove> + 'a> {
        match self {
            Self::Nim(values) => Box::new(values.options_with(heap, value)),
            Self::Lasker(values) => Box::new(values.options_with(heap, value)),
            Self::Computed(values) => Box::new(values.options_with(heap, value)),
        }
    }
}

impl Values for SummandValues<'_> {
    fn value(&self, heap: u64) -> u64 {
        match self {
            Self::Nim(values) => values.value(heap),
            Self::Lasker(values) => values.value(heap),
            Self::Computed(values) => values.value(heap),
        }
    }

    fn options_with(self, heap: u64, value: u64) -> impl Iterator<Item = HeapMove> {
        self.listed_with(heap, value)
    }

    fn count_options_with(&self, heap: u64, value: u64) -> u128 {
        match self {
            Self::Nim(values) => values.count_options_with(heap, value),
            Self::Lasker(values) => values.count_options_with(heap, value),
            Self::Computed(values) => values.count_options_with(heap, value),
        }
    }

    fn count_options(&self, heap: u64) -> u128 {
        match self {
            Self::Nim(values) => values.count_options(heap),
            Self::Lasker(values) => values.count_options(heap),
            Self::Computed(values) => values.count_options(heap),
        }
    }
}
