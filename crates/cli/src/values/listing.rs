//! The forms of a list of values. Each is written while the values are computed, and needs no memory for them.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use lastmove_catalogue::{Sequence, ValuesDocument, Watch};

/// How many values stand on a line of text.
const ON_A_LINE: u64 = 20;

/// The values alone, twenty a line, a blank between any two.
pub fn text(
    sequence: &mut Sequence,
    heaps: RangeInclusive<u64>,
    watch: Watch,
    stream: &mut impl Write,
) -> io::Result<()> {
    let (first, last) = (*heaps.start(), *heaps.end());
    sequence.each(heaps, watch, |heap, value| {
        let end = heap == last || (heap - first) % ON_A_LINE == ON_A_LINE - 1;
        number(value, stream)?;
        stream.write_all(if end { b"\n" } else { b" " })
    })
}

/// A table with the columns `heap` and `value`.
pub fn csv(
    sequence: &mut Sequence,
    heaps: RangeInclusive<u64>,
    watch: Watch,
    stream: &mut impl Write,
) -> io::Result<()> {
    writeln!(stream, "heap,value")?;
    pairs(sequence, heaps, b",", watch, stream)
}

/// Lines of a heap and its value, as the OEIS has them.
pub fn bfile(
    sequence: &mut Sequence,
    heaps: RangeInclusive<u64>,
    watch: Watch,
    stream: &mut impl Write,
) -> io::Result<()> {
    pairs(sequence, heaps, b" ", watch, stream)
}

/// One document.
pub fn json(
    sequence: &mut Sequence,
    heaps: RangeInclusive<u64>,
    watch: Watch,
    stream: &mut impl Write,
) -> io::Result<()> {
    serde_json::to_writer(&mut *stream, &ValuesDocument::of(sequence, heaps, watch))?;
    writeln!(stream)
}

/// A heap and its value a line.
fn pairs(
    sequence: &mut Sequence,
    heaps: RangeInclusive<u64>,
    between: &[u8],
    watch: Watch,
    stream: &mut impl Write,
) -> io::Result<()> {
    sequence.each(heaps, watch, |heap, value| {
        number(heap, stream)?;
        stream.write_all(between)?;
        number(value, stream)?;
        stream.write_all(b"\n")
    })
}

/// The number as JSON has it, which is several times as quick as formatting.
fn number(number: u64, stream: &mut impl Write) -> io::Result<()> {
    Ok(serde_json::to_writer(stream, &number)?)
}
