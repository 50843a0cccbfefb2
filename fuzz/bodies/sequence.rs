//! What must hold for any bytes given as a sequence of values.

use lastmove_catalogue::WrittenSequence;

/// Reads the bytes as values of consecutive heaps. Each has a line of the file; what a problem marks is a place in it.
pub fn run(bytes: &[u8]) {
    for from in [None, Some(1)] {
        match WrittenSequence::read(bytes, from) {
            Ok(sequence) => {
                let heaps = sequence.heaps();
                assert_eq!(heaps.end() - heaps.start() + 1, sequence.values().len() as u64);
                let lines = bytes.split(|&byte| byte == b'\n').count() as u64;
                for heap in [*heaps.start(), *heaps.end()] {
                    assert!((1..=lines).contains(&sequence.line(heap)), "heap {heap} in line {}", sequence.line(heap));
                }
            }
            Err(problem) => {
                if let Some(place) = problem.place() {
                    assert!(place.text().get(place.span()).is_some(), "{problem}");
                }
            }
        }
    }
}
