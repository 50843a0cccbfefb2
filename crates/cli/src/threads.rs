//! How many cores a command uses.

use std::ops::RangeInclusive;

use rayon::ThreadPoolBuilder;

use crate::arguments::ThreadsArguments;
use crate::count::count;
use crate::exit::Failure;

/// So many threads may be asked for.
const THREADS: RangeInclusive<u64> = 1..=1024;

impl ThreadsArguments {
    /// Lets this process work with as many threads as are asked for; without a number, one for each core.
    pub fn apply(&self) -> Result<(), Failure> {
        let Some(threads) = &self.threads else { return Ok(()) };
        let threads = usize::try_from(count("--threads", threads, &THREADS)?).unwrap_or(1);
        let built = ThreadPoolBuilder::new().num_threads(threads).build_global();
        built.map_err(|error| Failure::Output(std::io::Error::other(error)))
    }
}
