use std::sync::{Arc, Mutex, PoisonError};

use lastmove_game::{Budget, Problem};

use crate::code::Code;
use crate::values::{self, Table};

/// The nim-values of one code that were computed so far, from heap 0; kept, so that a second answer is quick.
#[derive(Debug, Default)]
pub(crate) struct KnownValues(Mutex<Arc<Vec<u32>>>);

impl KnownValues {
    /// The values of all heaps up to `heap` under `code`, always the same one; those not known yet are computed and kept.
    pub fn table<'a>(&self, code: &'a Code, heap: u64, budget: &Budget) -> Result<Table<'a>, Problem> {
        let mut values = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        values::extend(Arc::make_mut(&mut values), code, heap, budget)?;
        Ok(Table { code, values: Arc::clone(&values) })
    }
}

impl Clone for KnownValues {
    fn clone(&self) -> Self {
        Self(Mutex::new(Arc::clone(&self.0.lock().unwrap_or_else(PoisonError::into_inner))))
    }
}
