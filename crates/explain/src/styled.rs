use std::fmt;

/// What a piece of text stands for; an interface may show it in colour, and never in colour alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Ordinary text.
    #[default]
    Plain,
    /// Something that wins.
    Win,
    /// Something that loses.
    Loss,
    /// A draw.
    Draw,
    /// What the eye should find first.
    Strong,
    /// What may stand back.
    Muted,
}

/// A run of text with one role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it stands for.
    pub role: Role,
    /// The text, without line breaks.
    pub text: String,
}

/// Lines of text whose runs have roles: what a figure for the terminal is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Styled {
    lines: Vec<Vec<Span>>,
}

impl Styled {
    /// No lines yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds text to the last line (the first, if there is none yet).
    pub fn put(&mut self, role: Role, text: impl Into<String>) -> &mut Self {
        let text = text.into();
        debug_assert!(!text.contains('\n'), "a span holds no line break");
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Span { role, text });
        }
        self
    }

    /// Adds ordinary text to the last line.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.put(Role::Plain, text)
    }

    /// The lines.
    pub fn lines(&self) -> &[Vec<Span>] {
        &self.lines
    }
}

impl fmt::Display for Styled {
    /// The text without roles, lines separated by line breaks, no spaces at line ends.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.lines.iter().enumerate() {
            if number > 0 {
                formatter.write_str("\n")?;
            }
            let line: String = line.iter().map(|span| span.text.as_str()).collect();
            formatter.write_str(line.trim_end())?;
        }
        Ok(())
    }
}
