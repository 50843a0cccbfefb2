//! The options of a heap, their values, and the smallest number that is missing among them.

use lastmove_heaps::OptionValue;

use super::crop::MOST_LINES;
use super::figure::Figure;
use super::table::{Cell, Frame, Table};
use crate::{Arguments, Role, Voice};

/// Options on the left, values on the right; below them the numbers from 0 on, the missing one boxed.
///
/// With many options one is shown for each number up to the missing one, so that all numbers below it are seen to
/// occur. `total` is how many options there are, listed or not.
pub(crate) fn mex(options: &[OptionValue], total: u128, value: u64, voice: &Voice) -> Figure {
    let mut table = Table::new(4);
    let say = |message| voice.say(message, &Arguments::new());
    table.row(vec![Cell::left(Role::Muted, say("figure-option")), Cell::right(Role::Muted, say("figure-value"))]);
    table.rule();
    let shown = shown(options, value);
    for option in &shown {
        let value = option.value.to_string();
        table.row(vec![Cell::left(Role::Plain, parts(&option.parts)), Cell::right(Role::Plain, value)]);
    }
    let hidden = total - shown.len() as u128;
    if hidden > 0 {
        table.note(voice.say("figure-more-options", &Arguments::new().count("count", hidden)));
    }
    table.rule().run(numbers(options, value));
    table.figure("drawing-mex", voice)
}

/// All options where they are few; otherwise the first one of each value below the missing one.
fn shown(options: &[OptionValue], value: u64) -> Vec<&OptionValue> {
    if options.len() <= MOST_LINES {
        return options.iter().collect();
    }
    let mut below: Vec<&OptionValue> = options.iter().filter(|option| option.value < value).collect();
    // Stable: of the options with the same value the first one stays in front.
    below.sort_by_key(|option| option.value);
    below.dedup_by_key(|option| option.value);
    below.truncate(MOST_LINES);
    below
}

/// The heaps that an option leaves.
fn parts(parts: &[u64]) -> String {
    if parts.is_empty() {
        return "0".to_owned();
    }
    parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ")
}

/// The numbers that occur, in order, and a box where the first is missing; some left out where there are many.
fn numbers(options: &[OptionValue], value: u64) -> Vec<Cell> {
    const MOST_BELOW: u64 = 10;
    const MOST_ABOVE: usize = 5;
    let number = |number: u64| Cell::framed(Role::Plain, Frame::Room, number.to_string());
    let dots = || Cell::left(Role::Muted, "...");
    let mut cells = Vec::new();
    if value <= MOST_BELOW {
        cells.extend((0..value).map(number));
    } else {
        cells.extend((0..MOST_BELOW / 2).map(number));
        cells.extend([dots(), number(value - 1)]);
    }
    cells.push(Cell::framed(Role::Strong, Frame::Box, value.to_string()));
    let mut above: Vec<u64> = options.iter().map(|option| option.value).filter(|&number| number > value).collect();
    above.sort_unstable();
    above.dedup();
    cells.extend(above.iter().take(MOST_ABOVE).copied().map(number));
    if above.len() > MOST_ABOVE {
        cells.push(dots());
    }
    cells
}
