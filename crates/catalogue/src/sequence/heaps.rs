use std::ops::RangeInclusive;

use lastmove_game::{Problem, ProblemKind};
use lastmove_heaps::LARGEST_HEAP;

/// The last heap asked for is smaller than the first.
pub const HEAPS_BACKWARDS: ProblemKind = ProblemKind { id: "heaps-backwards", arguments: &["from", "to"] };

/// How many heaps are listed where nobody says how far.
const USUAL: u64 = 100;

/// The heaps whose values are asked for, both ends included; where nobody says how far, 100 of them. Fails with
/// `heaps-backwards`.
///
/// ```
/// # use lastmove_catalogue::heaps;
/// assert_eq!(heaps(5, None), Ok(5..=104));
/// assert_eq!(heaps(5, Some(4)).unwrap_err().id(), "heaps-backwards");
/// ```
pub fn heaps(from: u64, to: Option<u64>) -> Result<RangeInclusive<u64>, Problem> {
    let to = to.unwrap_or_else(|| from.saturating_add(USUAL - 1).min(LARGEST_HEAP));
    if to < from {
        return Err(Problem::new(&HEAPS_BACKWARDS).with("from", from).with("to", to));
    }
    Ok(from..=to)
}
