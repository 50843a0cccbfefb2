//! Figures as drawings in SVG, for pages, books and slides.

mod cards;
mod matches;
mod matching;
mod position;
mod stones;
mod table;

pub(crate) use cards::{CardsDrawing, Face, Hand, Middle, Shown};
pub(crate) use matches::MatchesDrawing;
pub(crate) use matching::{GraphDrawing, MatchingDrawing};
pub(crate) use position::{Heap, Heaps};
pub(crate) use stones::StonesDrawing;
pub(crate) use table::TableDrawing;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::{Pieces, Voice};

/// A figure that can be drawn: what is in it, of which the SVG is made when it is asked for.
///
/// A drawing stands by itself: it has a title and a description in words, its looks are in attributes, and all that is
/// told by colour is told by form as well. Each shape has a class besides, for a page with other colours; there are no
/// style sheets and no `style` attributes in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// What the things in a heap are called in it.
    pieces: Pieces,
    kind: Box<Kind>,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Table(TableDrawing),
    Matching(MatchingDrawing),
    Matches(MatchesDrawing),
    Stones(StonesDrawing),
    Cards(CardsDrawing),
}

impl Drawing {
    pub(crate) fn of(kind: impl Into<Kind>, voice: &Voice) -> Self {
        Self { pieces: voice.pieces(), kind: Box::new(kind.into()) }
    }

    /// The drawing as a document in SVG.
    ///
    /// `names` begins the names by which its title and its description are referred to; drawings that stand on one page
    /// must have different ones. The voice should speak the language of the voice that made the figure; of which pieces
    /// it speaks does not matter. However large a position is, the document has at most some hundred kilobytes.
    pub fn svg(&self, names: &str, voice: &Voice) -> String {
        let voice = &voice.about(self.pieces);
        match &*self.kind {
            Kind::Table(table) => table.svg(names, voice),
            Kind::Matching(matching) => matching.svg(names, voice),
            Kind::Matches(matches) => matches.svg(names, voice),
            Kind::Stones(stones) => stones.svg(names, voice),
            Kind::Cards(cards) => cards.svg(names, voice),
        }
    }
}

macro_rules! kinds {
    ($($kind:ident($drawing:ident)),*) => {$(
        impl From<$drawing> for Kind {
            fn from(drawing: $drawing) -> Self {
                Self::$kind(drawing)
            }
        }
    )*};
}

kinds!(
    Table(TableDrawing),
    Matching(MatchingDrawing),
    Matches(MatchesDrawing),
    Stones(StonesDrawing),
    Cards(CardsDrawing)
);

/// Words cut down to so many columns.
fn cut(words: &str, columns: usize) -> String {
    if words.width() <= columns {
        return words.to_owned();
    }
    let mut used = 1;
    let fits = |letter: &char| {
        used += letter.width().unwrap_or_default();
        used <= columns
    };
    words.chars().take_while(fits).chain(['…']).collect()
}
