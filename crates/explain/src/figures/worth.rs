//! What each card is worth, as a figure in SVG: one bar for each strength.

use lastmove_game::matches::Interval;

use super::svg::{BOOK, HAIRLINE, INK, LOSS, Lettering, Look, NONE, PAPER, Svg, WIN};
use crate::{Arguments, Voice};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 40.0;

const GAIN: Look = Look::new("win", WIN, WIN, 1.5);
const COST: Look = Look::new("loss", PAPER, LOSS, 1.5);
const NOTHING: Look = Look::new("rule", NONE, INK, 1.0);
const GRID: Look = Look::new("hairline", NONE, HAIRLINE, 1.0);
const BOUNDS: Look = Look::new("bounds", NONE, INK, 1.0);

const HEADING: Lettering = Lettering::new("ink", INK, 17);
const POINTS: Lettering = Lettering::new("ink", INK, 14).anchored("end");
const RANK: Lettering = POINTS.anchored("middle");

/// Bars above and below a line, with a thin line over the bounds of each. Those that win are filled, those that lose
/// hollow, so that it can be read in black and white.
pub fn draw_worth(worth: &[Interval], cards: usize, voice: &Voice) -> String {
    let arguments = || Arguments::new().number("cards", cards as u64).number("ranks", worth.len() as u64);
    let title = voice.say("study-plot-title", &arguments());
    let description = voice.say("study-plot-description", &Arguments::new());
    let largest = worth.iter().flat_map(|worth| [worth.low.abs(), worth.high.abs()]).fold(0.01, f64::max);
    let middle = TOP + (HEIGHT - TOP - BOTTOM) / 2.0;
    let scale = (HEIGHT - TOP - BOTTOM) / 2.0 / largest;
    #[allow(clippy::cast_precision_loss)] // A few strengths.
    let step = (WIDTH - LEFT - RIGHT) / worth.len().max(1) as f64;
    let mut svg = Svg::new(("worth", "worth"), BOOK, [WIDTH, HEIGHT], &title, &description, voice);
    svg.text([LEFT, 24.0], HEADING, &title);
    for share in [-largest, -largest / 2.0, 0.0, largest / 2.0, largest] {
        let y = middle - share * scale;
        let sign = if share > 0.0 {
            "+"
        } else if share < 0.0 {
            "−"
        } else {
            ""
        };
        let points = share.abs() * 100.0;
        svg.line([LEFT, y], [WIDTH - RIGHT, y], if share == 0.0 { NOTHING } else { GRID });
        svg.text([LEFT - 8.0, y + 4.0], POINTS, &format!("{sign}{points:.1}"));
    }
    // Where there are many strengths only some of them have room for their number.
    let labelled = worth.len().div_ceil(24).max(1);
    let mut x = LEFT;
    for (index, worth) in worth.iter().enumerate() {
        let y = middle - worth.value * scale;
        let (top, height) = (y.min(middle), (y - middle).abs());
        let look = if worth.value >= 0.0 { GAIN } else { COST };
        svg.rectangle([x + step * 0.15, top, step * 0.7, height], 0, look);
        let centre = x + step / 2.0;
        if worth.high > worth.low {
            svg.line([centre, middle - worth.low * scale], [centre, middle - worth.high * scale], BOUNDS);
        }
        if index % labelled == 0 {
            svg.text([centre, HEIGHT - 14.0], RANK, &(index + 1).to_string());
        }
        x += step;
    }
    svg.finish()
}
