//! What every figure in SVG shares: how it begins and ends, its colours, its shapes and words.
//!
//! Each shape has its looks in attributes, so that a figure is right by itself, and a class besides, so that the style
//! sheet of a page it stands in can give it other looks, as on a dark screen. There are no style sheets and no `style`
//! attributes within, which a page may forbid.

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
pub(crate) const NONE: &str = "none";

const FONTS: &str = "'Iowan Old Style', Palatino, 'Noto Serif', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', serif";

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
}

impl Lettering {
    /// Words of this size, beginning at the place given.
    pub const fn new(class: &'static str, fill: &'static str, size: u32) -> Self {
        Self { class, fill, size, anchor: "start" }
    }

    /// The same with the middle or the end of the words at the place given.
    pub const fn anchored(self, anchor: &'static str) -> Self {
        Self { anchor, ..self }
    }
}

/// A figure that is being drawn. Lengths are written with one decimal, whole numbers without.
pub(crate) struct Svg(String);

impl Svg {
    /// An empty sheet of this size, with what it shows in words; `kind` begins the names of its parts, so that figures
    /// of different kinds can stand on one page.
    pub fn new<N: Display>(kind: &str, [width, height]: [N; 2], title: &str, description: &str, voice: &Voice) -> Self {
        let mut svg = Self(String::new());
        let language = voice.language().tag();
        svg.line_of(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="figure {kind}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="{FONTS}" role="img" aria-labelledby="{kind}-title {kind}-description" lang="{language}">"#
        ));
        svg.line_of(format_args!(r#"<title id="{kind}-title">{}</title>"#, escape(title)));
        svg.line_of(format_args!(r#"<desc id="{kind}-description">{}</desc>"#, escape(description)));
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

    /// Words, with their base line at this height.
    pub fn text<N: Display>(&mut self, [x, y]: [N; 2], lettering: Lettering, words: &str) {
        let Lettering { class, fill, size, anchor } = lettering;
        let anchor = if anchor == "start" { String::new() } else { format!(r#" text-anchor="{anchor}""#) };
        let words = escape(words);
        self.line_of(format_args!(
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" fill="{fill}" font-size="{size}"{anchor}>{words}</text>"#
        ));
    }

    /// The whole figure as text.
    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    fn line_of(&mut self, element: Arguments<'_>) {
        writeln!(self.0, "{element}").expect("a string takes everything");
    }
}

fn attributes(Look { fill, stroke, width, dashes, .. }: Look) -> String {
    let dashes = if dashes.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{dashes}""#) };
    format!(r#" fill="{fill}" stroke="{stroke}" stroke-width="{width}"{dashes}"#)
}

fn escape(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
