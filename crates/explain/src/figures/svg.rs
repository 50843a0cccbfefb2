//! What every figure in SVG shares: how it begins and ends, its colours, its shapes and words.
//!
//! Each shape has its looks in attributes, so that a figure is right by itself, and a class besides, so that the style
//! sheet of a page it stands in can give it other looks, as on a dark screen. There are no style sheets and no `style`
//! attributes within, which a page may forbid.
//!
//! The classes: words are `ink`, `strong`, `muted`, `win`, `loss`, `draw`; lines are `rule` and `hairline`; marks are
//! `mark` with `win` (filled), `loss` (hollow) or `draw`; what is left over or odd stands in a `ring`, what is missing in
//! a `box`; pieces are `match` with its `head`, `stone`, `card`, `back`, `star`, and `ghost` where one lay before.

use std::fmt::{Arguments, Display, Write};

use crate::Voice;

pub(crate) const PAPER: &str = "#FBFAF7";
pub(crate) const WHITE: &str = "#FFFFFF";
pub(crate) const INK: &str = "#1A1A1A";
pub(crate) const MUTED: &str = "#5B5B57";
pub(crate) const HAIRLINE: &str = "#D9D6CE";
/// A hairline that has to be followed with the eye.
pub(crate) const THREAD: &str = "#8C8A84";
pub(crate) const WIN: &str = "#0072B2";
pub(crate) const LOSS: &str = "#B34A00";
pub(crate) const DRAW: &str = "#6A4C93";
/// The head of a match.
pub(crate) const HEAD: &str = "#8A2E1C";
pub(crate) const NONE: &str = "none";

/// Numbers and moves, each figure as wide as the others.
pub(crate) const MONO: &str = "ui-monospace, Menlo, Consolas, monospace";
/// Labels.
pub(crate) const SANS: &str = "system-ui, sans-serif";

/// Running text.
pub(crate) const BOOK: &str =
    "'Iowan Old Style', Palatino, 'Noto Serif', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', serif";

/// How a shape looks.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    class: &'static str,
    fill: &'static str,
    stroke: &'static str,
    width: f32,
    /// Lengths of dashes and gaps; empty for a line without gaps.
    dashes: &'static str,
}

impl Look {
    /// A shape with this colour within and a line of another round it, or a line of the other.
    pub const fn new(class: &'static str, fill: &'static str, stroke: &'static str, width: f32) -> Self {
        Self { class, fill, stroke, width, dashes: "" }
    }

    /// The same with a dashed line.
    pub const fn dashed(self, dashes: &'static str) -> Self {
        Self { dashes, ..self }
    }

    /// The same for something of another class, with a line so wide.
    pub const fn heavier(self, class: &'static str, width: f32) -> Self {
        Self { class, width, ..self }
    }
}

/// How words look.
#[derive(Clone, Copy)]
pub(crate) struct Lettering {
    class: &'static str,
    fill: &'static str,
    size: u32,
    /// Which end of the words stands at the place given: `start`, `middle` or `end`.
    anchor: &'static str,
    /// The fonts, the best first; empty for those of the whole figure.
    fonts: &'static str,
    bold: bool,
}

impl Lettering {
    /// Words of this size, beginning at the place given.
    pub const fn new(class: &'static str, fill: &'static str, size: u32) -> Self {
        Self { class, fill, size, anchor: "start", fonts: "", bold: false }
    }

    /// The same with the middle or the end of the words at the place given.
    pub const fn anchored(self, anchor: &'static str) -> Self {
        Self { anchor, ..self }
    }

    /// The same for something of another class, in this colour.
    pub const fn of(self, class: &'static str, fill: &'static str) -> Self {
        Self { class, fill, ..self }
    }

    /// The same in another size.
    pub const fn sized(self, size: u32) -> Self {
        Self { size, ..self }
    }

    /// The same in other fonts.
    pub const fn set_in(self, fonts: &'static str) -> Self {
        Self { fonts, ..self }
    }

    /// The same in bold.
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }
}

/// A figure that is being drawn. Lengths are written with one decimal, whole numbers without.
pub(crate) struct Svg {
    text: String,
    /// What words are set in that have no other fonts.
    fonts: &'static str,
}

impl Svg {
    /// An empty sheet of this size for a figure of this kind, with what it shows in words. `names` begins the names of its
    /// parts: figures with different ones can stand on one page. Words are set in `fonts` where nothing else is said.
    pub fn new<N: Display>(
        (kind, names): (&str, &str),
        fonts: &'static str,
        [width, height]: [N; 2],
        title: &str,
        description: &str,
        voice: &Voice,
    ) -> Self {
        let mut svg = Self { text: String::new(), fonts };
        let (language, names) = (voice.language().tag(), escape(names));
        svg.line_of(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="figure {kind}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="{fonts}" role="img" aria-labelledby="{names}-title {names}-description" lang="{language}">"#
        ));
        svg.line_of(format_args!(r#"<title id="{names}-title">{}</title>"#, escape(title)));
        svg.line_of(format_args!(r#"<desc id="{names}-description">{}</desc>"#, escape(description)));
        svg.line_of(format_args!(r#"<rect class="paper" width="{width}" height="{height}" fill="{PAPER}"/>"#));
        svg
    }

    /// A rectangle with corners of this radius.
    pub fn rectangle<N: Display>(&mut self, [x, y, width, height]: [N; 4], radius: usize, look: Look) {
        let Look { class, .. } = look;
        let (round, look) = (if radius == 0 { String::new() } else { format!(r#" rx="{radius}""#) }, attributes(look));
        self.line_of(format_args!(
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}"{round}{look}/>"#
        ));
    }

    /// A line from one place to another.
    pub fn line<N: Display>(&mut self, [x1, y1]: [N; 2], [x2, y2]: [N; 2], look: Look) {
        let (class, look) = (look.class, attributes(look));
        self.line_of(format_args!(
            r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"{look}/>"#
        ));
    }

    /// A circle round a place.
    pub fn circle<N: Display>(&mut self, [x, y, radius]: [N; 3], look: Look) {
        let (class, look) = (look.class, attributes(look));
        self.line_of(format_args!(r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{radius:.1}"{look}/>"#));
    }

    /// A shape with these corners.
    pub fn polygon(&mut self, corners: impl IntoIterator<Item = [f64; 2]>, look: Look) {
        let corners = corners.into_iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ");
        let (class, look) = (look.class, attributes(look));
        self.line_of(format_args!(r#"<polygon class="{class}" points="{corners}"{look}/>"#));
    }

    /// Words, with their base line at this height.
    pub fn text<N: Display>(&mut self, [x, y]: [N; 2], lettering: Lettering, words: &str) {
        let Lettering { class, fill, size, anchor, fonts, bold } = lettering;
        let anchor = if anchor == "start" { String::new() } else { format!(r#" text-anchor="{anchor}""#) };
        let fonts =
            if fonts.is_empty() || fonts == self.fonts { String::new() } else { format!(r#" font-family="{fonts}""#) };
        let (weight, words) = (if bold { r#" font-weight="bold""# } else { "" }, escape(words));
        self.line_of(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" fill="{fill}" font-size="{size}"{anchor}{fonts}{weight}>{words}</text>"#
        ));
    }

    /// The whole figure as text.
    pub fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }

    fn line_of(&mut self, element: Arguments<'_>) {
        writeln!(self.text, "{element}").expect("a string takes everything");
    }
}

fn attributes(Look { fill, stroke, width, dashes, .. }: Look) -> String {
    let dashes = if dashes.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{dashes}""#) };
    format!(r#" fill="{fill}" stroke="{stroke}" stroke-width="{width}"{dashes}"#)
}

/// Words as they stand in a document; what no document may hold is left out.
fn escape(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}
