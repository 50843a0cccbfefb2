//! Heaps: matches upright in rows, stones in tens.

use std::fmt::Write;

use lastmove_explain::Pieces;
use maud::{Markup, PreEscaped, html};

/// More are not drawn one by one.
const MOST_DRAWN: u64 = 60;

/// A match is 6 wide and 84 high, with a head; from one to the next it is 20.
const STICK_HEIGHT: u64 = 84;
const STICK_PITCH: u64 = 20;
const STICKS_IN_LINE: u64 = 30;
/// The room for a match and its head, which is wider.
const HEAD: u64 = 8;

const STONE: u64 = 22;
const STONE_PITCH: u64 = 28;
const STONES_IN_LINE: u64 = 10;

/// What is left of a heap, and dashed what is gone.
pub(super) fn draw(left: u64, was: u64, pieces: Pieces) -> Markup {
    let was = was.max(left);
    if left > MOST_DRAWN {
        return many(left, pieces);
    }
    // Of a large heap that has become small, only what is left is drawn.
    let was = if was > MOST_DRAWN { left.max(1) } else { was };
    match pieces {
        Pieces::Matches => matches(left, was),
        Pieces::Stones => stones(left, was),
    }
}

/// One piece, and how many there are.
fn many(left: u64, pieces: Pieces) -> Markup {
    html! {
        span class="many" { (match pieces { Pieces::Matches => matches(1, 1), Pieces::Stones => stones(1, 1) })
            span { "× " (left) } }
    }
}

fn matches(left: u64, was: u64) -> Markup {
    let (mut sticks, mut heads, mut ghosts) = (String::new(), String::new(), String::new());
    let lines = was.div_ceil(STICKS_IN_LINE).max(1);
    let columns = was.clamp(1, STICKS_IN_LINE);
    let (width, height) = ((columns - 1) * STICK_PITCH + HEAD, lines * (STICK_HEIGHT + 12) - 12);
    for index in 0..was {
        let (line, column) = (index / STICKS_IN_LINE, index % STICKS_IN_LINE);
        let in_line = (was - line * STICKS_IN_LINE).min(STICKS_IN_LINE);
        // Each line stands in the middle.
        let x = column * STICK_PITCH + (columns - in_line) * STICK_PITCH / 2;
        let y = line * (STICK_HEIGHT + 12);
        if index < left {
            add(&mut sticks, format_args!("M{} {}v69a1 1 0 0 0 1 1h4a1 1 0 0 0 1-1v-69z", x + 1, y + 14));
            add(&mut heads, format_args!("M{x} {}v-8a4 4 0 0 1 8 0v8a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z", y + 12));
        } else {
            add(&mut ghosts, format_args!("M{} {}a3 3 0 0 1 6 0v72a3 3 0 0 1-6 0z", x + 1, y + 6));
        }
    }
    picture(width, height, "sticks", &paths(&[("stick", &sticks), ("head", &heads), ("ghost", &ghosts)]))
}

fn stones(left: u64, was: u64) -> Markup {
    let (mut stones, mut ghosts) = (String::new(), String::new());
    let lines = was.div_ceil(STONES_IN_LINE).max(1);
    let columns = was.clamp(1, STONES_IN_LINE);
    let side = |count: u64| (count - 1) * STONE_PITCH + STONE + 2;
    for index in 0..was {
        let (x, y) = (index % STONES_IN_LINE * STONE_PITCH + 1, index / STONES_IN_LINE * STONE_PITCH + 12);
        let path = if index < left { &mut stones } else { &mut ghosts };
        add(path, format_args!("M{x} {y}a11 11 0 1 1 22 0a11 11 0 1 1-22 0z"));
    }
    picture(side(columns), side(lines), "stones", &paths(&[("stone", &stones), ("ghost", &ghosts)]))
}

fn add(path: &mut String, more: std::fmt::Arguments<'_>) {
    path.write_fmt(more).expect("a string takes everything");
}

/// Paths with their classes; in black and white without any style sheet.
fn paths(paths: &[(&str, &String)]) -> Markup {
    html! {
        @for (class, path) in paths.iter().filter(|(_, path)| !path.is_empty()) {
            @if *class == "ghost" {
                path class="ghost" fill="none" stroke="#8C8A84" stroke-width="1.25" stroke-dasharray="4 3" d=(path) {}
            } @else {
                path class=(class) fill=(if *class == "head" { "#8B2E1F" } else { "#1A1A1A" }) d=(path) {}
            }
        }
    }
}

fn picture(width: u64, height: u64, class: &str, inside: &Markup) -> Markup {
    html! {
        svg class=(class) viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) aria-hidden="true"
            focusable="false" { (PreEscaped(&inside.0)) }
    }
}
