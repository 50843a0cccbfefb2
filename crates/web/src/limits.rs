//! How much one visitor may ask for. `docs/reference/api.md` tells these numbers.

use std::time::Duration;

/// The bytes of a body at most: 64 KiB. [`CERTIFICATE`] has a limit of its own.
pub const BODY: usize = 64 << 10;
/// The bytes of a certificate at most: 8 MiB.
pub const CERTIFICATE: usize = 8 << 20;
/// The bytes of a position in an address at most.
pub const POSITION_IN_ADDRESS: usize = 4096;
/// The bytes of the path and the query of an address at most.
pub const ADDRESS: usize = 8 << 10;
/// The bytes of all lines before a body at most.
pub const HEAD: usize = 16 << 10;

/// How long one answer may be worked on.
pub const TIME: Duration = Duration::from_secs(10);
/// Within this time most answers are ready; what takes longer waits for a core of its own.
pub const SHORT: Duration = Duration::from_millis(50);
/// How long somebody waits for his turn before he is told to come back later.
pub const PATIENCE: Duration = Duration::from_secs(2);
/// So many long answers wait for a core at most; whoever comes then is told to come back later.
pub const QUEUE: usize = 64;
/// In how many seconds whoever was told so may come back.
pub const COME_BACK: u64 = 5;

/// So many connections are open at once; whoever comes then waits until one is closed.
pub const CONNECTIONS: usize = 1024;
/// How long the lines before a body may take to arrive, and so how long a connection may be silent between two requests.
pub const HEAD_TIME: Duration = Duration::from_secs(10);
/// How long a body may take to arrive.
pub const BODY_TIME: Duration = Duration::from_secs(10);
/// How long a connection may go without a byte in either direction.
pub const STILL: Duration = Duration::from_secs(30);
/// How long connections and work may take to end when the server stops.
pub const FAREWELL: Duration = Duration::from_secs(1);

/// The bytes that nim-values may take in memory for one answer.
pub const MEMORY: u64 = 128 << 20;
/// How many nim-values stand in one answer at most.
pub const VALUES: u64 = 100_000;
/// How many moves an answer lists at most.
pub const MOVES: u64 = 10_000;
