//! Matches in rows, as a pyramid; where one was taken, its outline is left.

use super::position::{Heap, Heaps};
use crate::figures::svg::{HEAD, INK, Lettering, Look, MONO, MUTED, NONE, SANS, Svg, THREAD};
use crate::{Arguments, Voice};

/// A match: its width and height, and the head on it.
const MATCH: (usize, usize) = (6, 84);
const HEAD_OF_MATCH: (usize, usize) = (8, 15);
/// From one match to the next, and from one row to the next.
const PITCH: usize = MATCH.0 + 14;
const ROW: usize = 104;
/// Room for a line of words.
const LINE: usize = 32;
const MARGIN: usize = 24;
/// Room for the name of a row, and for how many there are.
const NAME: usize = 96;
const COUNT: usize = 56;
/// No fewer matches are made room for.
const FEWEST: usize = 7;

const STICK: Look = Look::new("match", INK, NONE, 0.0);
const TIP: Look = Look::new("head", HEAD, NONE, 0.0);
const GHOST: Look = Look::new("ghost", NONE, THREAD, 1.0).dashed("3 3");
const LABEL: Lettering = Lettering::new("muted", MUTED, 15).set_in(SANS);
const NUMBER: Lettering = Lettering::new("ink", INK, 16).set_in(MONO).anchored("end");
const MANY: Lettering = Lettering::new("ink", INK, 20).set_in(MONO);

/// Rows of matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MatchesDrawing {
    pub rows: Heaps,
    /// The longest row there was at the beginning, and the longest that is drawn match by match.
    pub widest: u64,
    pub longest: u64,
}

impl MatchesDrawing {
    pub(super) fn svg(&self, names: &str, voice: &Voice) -> String {
        let widest = usize::try_from(self.widest.min(self.longest)).unwrap_or_default().max(FEWEST);
        let width = 2 * MARGIN + NAME + widest * PITCH + COUNT;
        let lines = usize::from(self.rows.hidden > 0 || self.rows.first.is_empty());
        let height = 2 * MARGIN + self.rows.iter().count() * ROW + lines * LINE - (ROW - MATCH.1).min(MARGIN);
        let title = voice.say("drawing-heaps", &Arguments::new());
        let mut svg = Svg::new(("heaps", names), MONO, [width, height], &title, &self.rows.description(voice), voice);
        let mut top = MARGIN;
        if self.rows.first.is_empty() {
            svg.text([MARGIN, top + LINE / 2], LABEL, &voice.say("figure-nothing", &Arguments::new()));
        }
        for row in &self.rows.first {
            self.row(row, top, width, voice, &mut svg);
            top += ROW;
        }
        if let Some(hidden) = self.rows.say_hidden(voice) {
            svg.text([MARGIN, top + LINE / 2], LABEL, &hidden);
            top += LINE;
        }
        for row in &self.rows.last {
            self.row(row, top, width, voice, &mut svg);
            top += ROW;
        }
        svg.finish()
    }

    fn row(&self, row: &Heap, top: usize, width: usize, voice: &Voice, svg: &mut Svg) {
        let foot = top + MATCH.1 / 2 + 6;
        let name = voice.say("figure-row", &Arguments::new().number("number", row.number));
        svg.text([MARGIN, foot], LABEL, &name);
        svg.text([width - MARGIN, foot], NUMBER, &row.left.to_string());
        let middle = MARGIN + NAME + (width - 2 * MARGIN - NAME - COUNT) / 2;
        let was = row.was.max(row.left);
        if row.left > self.longest {
            one(svg, middle - 2 * PITCH, top);
            return svg.text([middle - PITCH, foot], MANY, &format!("× {}", row.left));
        }
        // Where too many were taken to show them all, only those that are left stand in the middle.
        let was = usize::try_from(if was > self.longest { row.left } else { was }).unwrap_or_default();
        let left = usize::try_from(row.left).unwrap_or_default();
        let begin = middle - (was * PITCH).saturating_sub(PITCH - MATCH.0) / 2;
        for place in 0..was {
            let x = begin + place * PITCH;
            if place < left {
                one(svg, x, top);
            } else {
                svg.rectangle([x, top + 1, MATCH.0, MATCH.1 - 2], 3, GHOST);
            }
        }
    }
}

/// One match, its head up.
fn one(svg: &mut Svg, x: usize, top: usize) {
    svg.rectangle([x, top + 4, MATCH.0, MATCH.1 - 4], 1, STICK);
    svg.rectangle([x + MATCH.0 / 2 - HEAD_OF_MATCH.0 / 2, top, HEAD_OF_MATCH.0, HEAD_OF_MATCH.1], 4, TIP);
}
