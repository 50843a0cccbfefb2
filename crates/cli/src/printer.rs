//! Words and figures on a terminal or in a pipe: wrapped, and in colour where colour is wanted.

use std::io::{self, Write};

use lastmove_explain::{Explanation, Paragraph, Role, Span, Styled};
use textwrap::{Options, WordSplitter};
use unicode_width::UnicodeWidthStr;

use crate::palette::style;
use crate::visible::visible;

/// The columns of a line where nobody says otherwise, and at most.
pub const COLUMNS: usize = 80;
/// Running text is set narrower than figures: long lines are hard to read.
const MEASURE: usize = 72;

/// Writes words and figures to a stream.
///
/// Everything is made [`visible`] first: users' texts are repeated in answers and problems.
/// Everything may fail with the stream's error.
#[derive(Debug)]
pub struct Printer<W> {
    stream: W,
    coloured: bool,
    columns: usize,
    screen: bool,
}

impl<W: Write> Printer<W> {
    /// A printer for a stream that may be coloured and has so many columns.
    pub fn new(stream: W, coloured: bool, columns: usize) -> Self {
        Self { stream, coloured, columns: columns.min(COLUMNS), screen: false }
    }

    /// The same, for a screen at which somebody looks: what is too long to be taken in is cut there.
    pub fn on_screen(self, screen: bool) -> Self {
        Self { screen, ..self }
    }

    /// Whether somebody looks at it on a screen.
    pub fn is_screen(&self) -> bool {
        self.screen
    }

    /// The columns of a line.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The stream itself, for what is not meant for people.
    pub fn stream(&mut self) -> &mut W {
        &mut self.stream
    }

    /// Lines that reach the stream together.
    pub fn together(&mut self, write: impl FnOnce(&mut Printer<Vec<u8>>) -> io::Result<()>) -> io::Result<()> {
        let mut lines =
            Printer { stream: Vec::new(), coloured: self.coloured, columns: self.columns, screen: self.screen };
        write(&mut lines)?;
        self.stream.write_all(&lines.stream)
    }

    /// An empty line.
    pub fn blank(&mut self) -> io::Result<()> {
        self.stream.write_all(b"\n")
    }

    /// One line, as long as it is, without spaces at its end.
    pub fn line(&mut self, spans: &[Span]) -> io::Result<()> {
        let inked = spans.iter().rposition(|span| !span.text.trim_end().is_empty()).map_or(0, |last| last + 1);
        for (number, span) in spans[..inked].iter().enumerate() {
            let text = visible(&span.text);
            let text = if number + 1 == inked { text.trim_end() } else { &text };
            let style = if self.coloured { style(span.role) } else { anstyle::Style::new() };
            write!(self.stream, "{style}{text}{style:#}")?;
        }
        self.blank()
    }

    /// A figure, line by line.
    pub fn figure(&mut self, figure: &Styled) -> io::Result<()> {
        figure.lines().iter().try_for_each(|line| self.line(line))
    }

    /// Sentences, wrapped.
    pub fn words(&mut self, words: &str) -> io::Result<()> {
        self.item(&[], words)
    }

    /// Sentences, wrapped, behind something that stands out to their left.
    pub fn item(&mut self, head: &[Span], words: &str) -> io::Result<()> {
        let indent = " ".repeat(head.iter().map(|span| span.text.width()).sum());
        let options = Options::new(self.columns.min(MEASURE).saturating_sub(indent.len()))
            .break_words(false)
            .word_splitter(WordSplitter::NoHyphenation);
        for (number, line) in textwrap::wrap(&visible(words), options).into_iter().enumerate() {
            let words = span(Role::Plain, line);
            match number {
                0 => self.line(&[head, &[words]].concat())?,
                _ => self.line(&[span(Role::Plain, indent.as_str()), words])?,
            }
        }
        Ok(())
    }

    /// An explanation: sentences and figures, an empty line between any two.
    pub fn explanation(&mut self, explanation: &Explanation) -> io::Result<()> {
        for (number, paragraph) in explanation.paragraphs().iter().enumerate() {
            if number > 0 {
                self.blank()?;
            }
            match paragraph {
                Paragraph::Recipe(words) | Paragraph::Words(words) => self.words(words)?,
                Paragraph::Figure(figure) => self.figure(figure)?,
            }
        }
        Ok(())
    }

    /// Hands everything written so far to the reader.
    pub fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// A run of text.
pub fn span(role: Role, text: impl Into<String>) -> Span {
    Span { role, text: text.into() }
}

#[cfg(test)]
mod tests {
    use super::{Printer, span};
    use lastmove_explain::Role;

    fn print(coloured: bool, columns: usize, write: impl Fn(&mut Printer<Vec<u8>>) -> std::io::Result<()>) -> String {
        let mut printer = Printer::new(Vec::new(), coloured, columns);
        write(&mut printer).unwrap();
        String::from_utf8(printer.stream).unwrap()
    }

    #[test]
    fn a_line_ends_without_spaces() {
        let spans = [span(Role::Strong, "a "), span(Role::Win, "b "), span(Role::Plain, "  ")];
        assert_eq!(print(false, 80, |printer| printer.line(&spans)), "a b\n");
        assert_eq!(print(true, 80, |printer| printer.line(&spans)), "\x1b[1ma \x1b[0m\x1b[38;5;32mb\x1b[0m\n");
    }

    #[test]
    fn control_characters_are_made_visible() {
        assert_eq!(
            print(true, 80, |printer| printer.line(&[span(Role::Plain, "\x1b[31m\n\u{9b}x")])),
            "␛[31m␊<U+009B>x\n"
        );
    }

    #[test]
    fn japanese_is_wrapped_by_its_width() {
        let words = "逆形では、最後の一本を取った人が負けです。相手に偶数の列を残してください。";
        let text = print(false, 20, |printer| printer.item(&[span(Role::Loss, "○ ")], words));
        assert_eq!(
            text,
            "○ 逆形では、最後の\n  一本を取った人が\n  負けです。相手に偶\n  数の列を残してくだ\n  さい。\n"
        );
    }
}
