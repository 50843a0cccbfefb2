//! What each card is worth, as a figure in SVG: one bar for each strength.

use std::fmt::Write;

use lastmove_game::matches::Interval;

use crate::{Arguments, Voice};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 40.0;

/// Bars above and below a line, with a thin line over the bounds of each. Those that win are filled, those that lose
/// hollow, so that it can be read in black and white.
pub fn draw_worth(worth: &[Interval], cards: usize, voice: &Voice) -> String {
    let arguments = || Arguments::new().text("cards", cards.to_string()).text("ranks", worth.len().to_string());
    let title = voice.say("study-plot-title", &arguments());
    let description = voice.say("study-plot-description", &Arguments::new());
    let largest = worth.iter().flat_map(|worth| [worth.low.abs(), worth.high.abs()]).fold(0.01, f64::max);
    let middle = TOP + (HEIGHT - TOP - BOTTOM) / 2.0;
    let scale = (HEIGHT - TOP - BOTTOM) / 2.0 / largest;
    #[allow(clippy::cast_precision_loss)] // A few strengths.
    let step = (WIDTH - LEFT - RIGHT) / worth.len().max(1) as f64;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title description" lang="{}">
<title id="title">{title}</title>
<desc id="description">{description}</desc>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#FBFAF7"/>
<g font-family="system-ui, sans-serif" font-size="13" fill="#1A1A1A">
<text x="{LEFT}" y="24" font-size="15">{title}</text>
"##,
        voice.language().tag()
    );
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
        let colour = if share == 0.0 { "#1A1A1A" } else { "#D9D6CE" };
        let right = WIDTH - RIGHT;
        let _ = writeln!(svg, r#"<line x1="{LEFT}" y1="{y:.1}" x2="{right}" y2="{y:.1}" stroke="{colour}"/>"#);
        let (x, y) = (LEFT - 8.0, y + 4.0);
        let _ = writeln!(svg, r#"<text x="{x}" y="{y:.1}" text-anchor="end">{sign}{points:.1}</text>"#);
    }
    // Where there are many strengths only some of them have room for their number.
    let labelled = worth.len().div_ceil(24).max(1);
    let mut x = LEFT;
    for (index, worth) in worth.iter().enumerate() {
        let y = middle - worth.value * scale;
        let (top, height) = (y.min(middle), (y - middle).abs());
        let (fill, stroke) = if worth.value >= 0.0 { ("#0072B2", "#0072B2") } else { ("#FBFAF7", "#B34A00") };
        let (bar, width) = (x + step * 0.15, step * 0.7);
        let _ = writeln!(
            svg,
            r#"<rect x="{bar:.1}" y="{top:.1}" width="{width:.1}" height="{height:.1}" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>"#
        );
        let centre = x + step / 2.0;
        if worth.high > worth.low {
            let (low, high) = (middle - worth.low * scale, middle - worth.high * scale);
            let _ = writeln!(
                svg,
                r##"<line x1="{centre:.1}" y1="{low:.1}" x2="{centre:.1}" y2="{high:.1}" stroke="#1A1A1A"/>"##
            );
        }
        if index % labelled == 0 {
            let (rank, y) = (index + 1, HEIGHT - 14.0);
            let _ = writeln!(svg, r#"<text x="{centre:.1}" y="{y}" text-anchor="middle">{rank}</text>"#);
        }
        x += step;
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}
