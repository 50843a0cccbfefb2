//! How many cores a command uses.

use std::ops::RangeInclusive;

use rayon::ThreadPoolBuilder;

use crate::arguments::ThreadsArguments;
use crate::count::count;
use crate::exit::Failure;

/// So many threads may be asked for.
const THREADS: RangeInclusive<u64> = 1..=1024;

impl ThreadsArguments {
    /// Does the work with as many threads as are asked for; without a number, one for each core.
    pub fn run<Answer: Send>(&self, work: impl FnOnce() -> Answer + Send) -> Result<Answer, Failure> {
        let Some(threads) = &self.threads else { return Ok(work()) };
        let threads = count("--threads", threads, &THREADS)?;
        let pool = ThreadPoolBuilder::new().num_threads(usize::try_from(threads).unwrap_or(1)).build();
        pool.map(|pool| pool.install(work)).map_err(|error| Failure::Output(std::io::Error::other(error)))
    }
}
