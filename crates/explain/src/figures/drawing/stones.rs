//! Stones in heaps, ten in a row; where one was taken, its outline is left.

use unicode_width::UnicodeWidthStr;

use super::position::{Heap, Heaps};
use crate::figures::svg::{INK, Lettering, Look, MONO, MUTED, NONE, SANS, Svg, THREAD};
use crate::{Arguments, Voice};

const RADIUS: usize = 11;
/// From one stone to the next.
const PITCH: usize = 28;
const A_ROW: usize = 10;
/// Between two heaps.
const APART: usize = 20;
const LINE: usize = 32;
const MARGIN: usize = 24;
/// Room for a character of the game's name.
const UNIT: usize = 9;
/// Room for how many there are.
const COUNT: usize = 48;

const STONE: Look = Look::new("stone", INK, NONE, 0.0);
const GHOST: Look = Look::new("ghost", NONE, THREAD, 1.0).dashed("3 3");
const LABEL: Lettering = Lettering::new("muted", MUTED, 15).set_in(SANS);
const NUMBER: Lettering = Lettering::new("ink", INK, 16).set_in(MONO).anchored("end");
const MANY: Lettering = Lettering::new("ink", INK, 18).set_in(MONO);

/// Heaps of stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StonesDrawing {
    pub heaps: Heaps,
    /// The largest heap that is drawn stone by stone.
    pub largest: u64,
}

impl StonesDrawing {
    pub(super) fn svg(&self, names: &str, voice: &Voice) -> String {
        let name = self.heaps.iter().map(|heap| heap.game.width() * UNIT).max().unwrap_or_default();
        let name = if name > 0 { name + PITCH / 2 } else { 0 };
        let number = self.heaps.iter().map(|heap| heap.left.to_string().len() * 10).max().unwrap_or_default();
        let stones = MARGIN + name + number.max(COUNT - PITCH) + PITCH / 2;
        let many = self.heaps.iter().filter(|heap| heap.left > self.largest);
        let many = many.map(|heap| 2 * PITCH + heap.left.to_string().len() * 11).max().unwrap_or_default();
        let width = stones + MARGIN + (A_ROW * PITCH).max(many);
        let lines = usize::from(self.heaps.hidden > 0 || self.heaps.first.is_empty());
        let heaps = self.heaps.iter().map(|heap| self.rows(heap) * PITCH + APART).sum::<usize>();
        let height = 2 * MARGIN + heaps.saturating_sub(APART) + lines * LINE;
        let title = voice.say("drawing-heaps", &Arguments::new());
        let mut svg = Svg::new(("heaps", names), MONO, [width, height], &title, &self.heaps.description(voice), voice);
        let mut top = MARGIN;
        if self.heaps.first.is_empty() {
            svg.text([MARGIN, top + LINE / 2], LABEL, &voice.say("figure-nothing", &Arguments::new()));
        }
        for heap in &self.heaps.first {
            top = self.heap(heap, [top, stones], &mut svg);
        }
        if let Some(hidden) = self.heaps.say_hidden(voice) {
            svg.text([MARGIN, top + LINE / 2], LABEL, &hidden);
            top += LINE;
        }
        for heap in &self.heaps.last {
            top = self.heap(heap, [top, stones], &mut svg);
        }
        svg.finish()
    }

    /// How many stones a heap has, and how many places for stones are drawn.
    fn places(&self, heap: &Heap) -> (usize, usize) {
        let shown = |stones: u64| usize::try_from(stones).unwrap_or_default();
        match (heap.left, heap.was.max(heap.left)) {
            (left, _) if left > self.largest => (1, 1),
            (left, was) if was > self.largest => (shown(left), shown(left)),
            (left, was) => (shown(left), shown(was)),
        }
    }

    fn rows(&self, heap: &Heap) -> usize {
        self.places(heap).1.div_ceil(A_ROW).max(1)
    }

    /// Draws a heap, and gives the place below it.
    fn heap(&self, heap: &Heap, [top, stones]: [usize; 2], svg: &mut Svg) -> usize {
        let foot = top + RADIUS + 6;
        svg.text([stones - PITCH / 2, foot], NUMBER, &heap.left.to_string());
        if !heap.game.is_empty() {
            svg.text([MARGIN, foot], LABEL, &heap.game);
        }
        let (left, places) = self.places(heap);
        for place in 0..places {
            let (x, y) = (stones + RADIUS + place % A_ROW * PITCH, top + RADIUS + place / A_ROW * PITCH);
            if place < left {
                svg.circle([x, y, RADIUS], STONE);
            } else {
                svg.circle([x, y, RADIUS - 1], GHOST);
            }
        }
        if heap.left > self.largest {
            svg.text([stones + PITCH + 4, foot], MANY, &format!("× {}", heap.left));
        }
        top + self.rows(heap) * PITCH + APART
    }
}
