//! Cards: 56 wide, 80 high.

use lastmove_explain::Piece;
use maud::{Markup, html};

/// A card face up, one of a deck with its index in the corner, or its back.
pub(super) fn draw(piece: &Piece) -> Markup {
    html! {
        svg class="face" viewBox="0 0 58 82" width="58" height="82" aria-hidden="true" focusable="false" {
            rect class="sheet" x="1" y="1" width="56" height="80" rx="4" fill="#FFFFFF" stroke="#1A1A1A" {}
            @match piece {
                Piece::Card { joker: true, .. } => {
                    path class="star" fill="#1A1A1A" d="M29 22l5.6 12.3 13.4 1.5-10 9.1 2.8 13.2L29 51.4l-11.8 6.7L20 44.9l-10-9.1 13.4-1.5z" {}
                }
                Piece::Card { face, of_deck, .. } => {
                    @if *of_deck { text class="index" x="7" y="16" fill="#1A1A1A" font-size="11" { (face) } }
                    @let (size, pressed) = size(face);
                    text class="value" x="29" y="42" fill="#1A1A1A" text-anchor="middle" dominant-baseline="central"
                        font-size=(size) textLength=[pressed] lengthAdjust=[pressed.map(|_| "spacingAndGlyphs")] { (face) }
                }
                Piece::Back | Piece::Heap { .. } => {
                    rect class="back" x="6" y="6" width="46" height="70" rx="2" fill="none" stroke="#1A1A1A" {}
                    path class="back" fill="none" stroke="#1A1A1A" stroke-width="0.75" d=(LATTICE) {}
                }
            }
        }
    }
}

/// Lines across the back of a card.
const LATTICE: &str = "M6 29L29 6M6 52L52 6M6 75L52 29M29 76L52 52M29 6L52 29M6 6L52 52M6 29L52 75M6 52L29 76";

/// The letters of a name: a longer one is printed smaller, one that still is too long is pressed together.
fn size(face: &str) -> (&'static str, Option<&'static str>) {
    // Letters of Japanese are twice as wide.
    match face.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum() {
        0..=2 => ("24", None),
        3 => ("22", None),
        4 => ("18", None),
        5 => ("15", None),
        6 => ("13", None),
        7..=8 => ("10", None),
        _ => ("10", Some("48")),
    }
}
