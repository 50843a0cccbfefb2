//! Where answers are worked on: beside the connections, several at a time, each until its visitor leaves.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use lastmove_catalogue::Signal;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinError, JoinHandle, spawn_blocking};
use tokio::time::{Instant, timeout, timeout_at};

use crate::limits;

/// Short work may take so many places for each core: while some of it goes on to be long, there is room for more.
const SHORT_ON_A_CORE: usize = 4;

/// The places where answers are worked on.
///
/// Everything begins as short work, for which there are several places a core. What is not done within
/// [`limits::SHORT`] needs one of the places for long work, of which there are as many as cores. Until it has one it
/// stands still, on no place at all; so long work never stands in the way of short. Whoever finds no place within
/// [`limits::PATIENCE`], or too many before him, is told to come back.
pub struct Work {
    short: Arc<Semaphore>,
    long: Arc<Semaphore>,
    /// Where long work waits for its place.
    queue: Arc<Semaphore>,
    closed: Arc<AtomicBool>,
    /// How long one job may take.
    time: Duration,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// All places are taken: come back later.
    Busy,
    /// It took longer than a job may take.
    OutOfTime,
}

impl Default for Work {
    fn default() -> Self {
        Self::new(available_parallelism().map_or(1, usize::from), limits::TIME)
    }
}

impl Work {
    /// The places of so many cores, where a job may take so long.
    pub fn new(cores: usize, time: Duration) -> Self {
        Self {
            short: Arc::new(Semaphore::new(SHORT_ON_A_CORE * cores)),
            long: Arc::new(Semaphore::new(cores)),
            queue: Arc::new(Semaphore::new(limits::QUEUE)),
            closed: Arc::new(AtomicBool::new(false)),
            time,
        }
    }

    /// Tells all work that is going on, and all that is still to come, to stop.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    /// Does a job on a thread of its own.
    ///
    /// The signal that the job is given, for [`Budget::until`](lastmove_game::Budget::until) and
    /// [`Table::stop_when`](lastmove_catalogue::Table::stop_when), answers true as soon as the visitor has left (this
    /// future is dropped), when its time is over, and when the server stops. A job that ends because of it may still say
    /// what it has found; only one that does not end soon is [`Unfinished::OutOfTime`].
    ///
    /// # Panics
    /// When the job does.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(Signal) -> T + Send + 'static,
    ) -> Result<T, Unfinished> {
        let end = Instant::now() + self.time;
        let place = free_place(&self.short).await?;
        let ticket = Arc::new(Ticket::new(place));
        let _visitor = Visitor(Arc::clone(&ticket));
        let signal: Signal = {
            let (ticket, closed) = (Arc::clone(&ticket), Arc::clone(&self.closed));
            Arc::new(move || ticket.stand_still(&closed) || closed.load(Ordering::Relaxed))
        };
        let worker = Worker(Arc::clone(&ticket));
        let mut running = spawn_blocking(move || {
            let _worker = worker;
            job(signal)
        });
        if let Ok(done) = timeout(limits::SHORT, &mut running).await {
            return Ok(result(done));
        }
        let queued = Arc::clone(&self.queue).try_acquire_owned().map_err(|_| Unfinished::Busy)?;
        ticket.wait(queued);
        let long = tokio::select! {
            done = &mut running => return Ok(result(done)),
            long = free_place(&self.long) => long?,
        };
        ticket.take(long);
        if let Ok(done) = timeout_at(end, &mut running).await {
            return Ok(result(done));
        }
        ticket.left.store(true, Ordering::Relaxed);
        last_word(running).await
    }
}

/// A place, as soon as one is free.
async fn free_place(places: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, Unfinished> {
    let free = timeout(limits::PATIENCE, Arc::clone(places).acquire_owned()).await.map_err(|_| Unfinished::Busy)?;
    Ok(free.expect("nobody closes the places"))
}

/// What a job that was told to stop has to say, if it says it soon.
async fn last_word<T>(running: JoinHandle<T>) -> Result<T, Unfinished> {
    timeout(limits::FAREWELL, running).await.map(result).map_err(|_| Unfinished::OutOfTime)
}

fn result<T>(done: Result<T, JoinError>) -> T {
    match done.map_err(JoinError::try_into_panic) {
        Ok(done) => done,
        Err(Ok(panic)) => resume_unwind(panic),
        Err(Err(error)) => unreachable!("nobody cancels a job: {error}"),
    }
}

/// What a job and the visitor who waits for it share.
struct Ticket {
    /// Nobody waits any more.
    left: AtomicBool,
    /// The job has to stand still.
    waits: AtomicBool,
    /// The place the job takes, until it ends: also when nobody waits any more.
    place: Mutex<Option<OwnedSemaphorePermit>>,
    /// That the job need not stand still any longer.
    called: Condvar,
}

impl Ticket {
    fn new(place: OwnedSemaphorePermit) -> Self {
        let (left, waits) = (AtomicBool::new(false), AtomicBool::new(false));
        Self { left, waits, place: Mutex::new(Some(place)), called: Condvar::new() }
    }

    /// Takes a place in the queue instead: from its next look at the signal on, the job stands still.
    fn wait(&self, queued: OwnedSemaphorePermit) {
        self.waits.store(true, Ordering::Relaxed);
        self.exchange(queued);
    }

    /// Takes a place where work goes on.
    fn take(&self, place: OwnedSemaphorePermit) {
        self.exchange(place);
        self.waits.store(false, Ordering::Relaxed);
        self.called.notify_all();
    }

    /// Takes another place, unless the job has ended meanwhile.
    fn exchange(&self, other: OwnedSemaphorePermit) {
        if let Some(place) = self.place.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            *place = other;
        }
    }

    /// Nobody waits any more.
    fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
        self.called.notify_all();
    }

    /// On the job's side: stands still as long as there is no place, and says whether to stop.
    fn stand_still(&self, closed: &AtomicBool) -> bool {
        /// A call that comes while nobody listens is heard a little later.
        const LISTEN: Duration = Duration::from_millis(20);
        let waits = || self.waits.load(Ordering::Relaxed);
        let ends = || self.left.load(Ordering::Relaxed) || closed.load(Ordering::Relaxed);
        while waits() && !ends() {
            let place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
            let _woken = self.called.wait_timeout(place, LISTEN);
        }
        self.left.load(Ordering::Relaxed)
    }
}

/// The visitor's side: when he leaves, the job is to stop.
struct Visitor(Arc<Ticket>);

impl Drop for Visitor {
    fn drop(&mut self) {
        self.0.leave();
    }
}

/// The job's side: when it ends, its place is free.
struct Worker(Arc<Ticket>);

impl Drop for Worker {
    fn drop(&mut self) {
        self.0.place.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, mpsc};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use lastmove_catalogue::Signal;
    use tokio::time::timeout;

    use super::{Unfinished, Work};
    use crate::limits;

    const LONG: Duration = Duration::from_secs(60);

    fn until_told(signal: &Signal) {
        while !signal() {
            sleep(Duration::from_millis(1));
        }
    }

    #[tokio::test]
    async fn a_job_is_done() {
        assert_eq!(Work::new(1, LONG).run(|_| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn whoever_leaves_stops_his_job() {
        let (told, was_told) = mpsc::channel();
        let job = move |signal: Signal| {
            until_told(&signal);
            told.send(()).unwrap();
        };
        let work = Work::new(1, LONG);
        assert!(timeout(Duration::from_millis(100), work.run(job)).await.is_err());
        was_told.recv_timeout(LONG).unwrap();
    }

    #[tokio::test]
    async fn a_job_has_its_time() {
        let work = Work::new(1, Duration::from_millis(100));
        assert_eq!(work.run(|signal| until_told(&signal)).await, Ok(()), "it may still say what it knows");
        let deaf = Arc::new(AtomicBool::new(true));
        let hears = Arc::clone(&deaf);
        let job = move |_| {
            while hears.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(1));
            }
        };
        assert_eq!(work.run(job).await, Err(Unfinished::OutOfTime));
        deaf.store(false, Ordering::Relaxed);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn long_jobs_stand_in_the_way_of_long_ones_only() {
        let work = Arc::new(Work::new(1, LONG));
        let long = || {
            let work = Arc::clone(&work);
            tokio::spawn(async move { work.run(|signal| until_told(&signal)).await })
        };
        let first = long();
        tokio::time::sleep(Duration::from_millis(200)).await;
        let second = long();
        tokio::time::sleep(Duration::from_millis(100)).await;
        let begun = Instant::now();
        for number in 0..100 {
            assert_eq!(work.run(move |_| number).await, Ok(number));
        }
        assert!(begun.elapsed() < Duration::from_secs(1), "short jobs had to wait");
        assert_eq!(second.await.unwrap(), Err(Unfinished::Busy));
        // Many that wait take no place from the short ones either.
        let many: Vec<_> = (0..limits::QUEUE).map(|_| long()).collect();
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(work.run(|_| 7).await, Ok(7), "what waits stands in the way");
        for waiting in many {
            assert_eq!(waiting.await.unwrap(), Err(Unfinished::Busy));
        }
        work.close();
        assert_eq!(first.await.unwrap(), Ok(()));
        assert_eq!(long().await.unwrap(), Ok(()), "after the end nothing is begun any more");
    }

    #[tokio::test]
    #[should_panic(expected = "a mistake")]
    async fn a_panic_is_passed_on() {
        Work::new(1, LONG).run(|_| panic!("a mistake")).await.ok();
    }
}
