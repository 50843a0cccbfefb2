use std::sync::{Arc, Mutex, PoisonError};

use lastmove_game::{Budget, Problem};

use crate::code::Code;
use crate::sequence::NimSequence;
use crate::values::{Table, check_options};

/// The nim-values of one code that were computed so far; kept, so that a second answer is quick.
#[derive(Debug)]
pub(crate) struct KnownValues(Mutex<Arc<NimSequence>>);

impl KnownValues {
    /// Those of this code.
    pub fn of(code: &Code) -> Self {
        Self(Mutex::new(Arc::new(NimSequence::new(code))))
    }

    /// The values of all heaps up to `heap` under `code`, always the same one; those not known yet are computed and kept.
    pub fn table<'a>(&self, code: &'a Code, heap: u64, budget: &Budget) -> Result<Table<'a>, Problem> {
        check_options(code, heap)?;
        let mut sequence = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if sequence.value(heap).is_none() {
            Arc::make_mut(&mut sequence).extend(heap, budget)?;
        }
        Ok(Table { code, sequence: Arc::clone(&sequence) })
    }
}

impl Clone for KnownValues {
    fn clone(&self) -> Self {
        Self(Mutex::new(Arc::clone(&self.0.lock().unwrap_or_else(PoisonError::into_inner))))
    }
}
