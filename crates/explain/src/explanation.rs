use crate::Styled;

/// Why an answer is true: sentences and figures in the order of the argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    paragraphs: Vec<Paragraph>,
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paragraph {
    /// Sentences, to be wrapped by whoever shows them.
    Words(String),
    /// A figure for the terminal, to be shown line by line.
    Figure(Styled),
}

impl Explanation {
    /// Nothing said yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds sentences.
    pub fn say(&mut self, words: impl Into<String>) -> &mut Self {
        self.paragraphs.push(Paragraph::Words(words.into()));
        self
    }

    /// Adds a figure.
    pub fn show(&mut self, figure: Styled) -> &mut Self {
        self.paragraphs.push(Paragraph::Figure(figure));
        self
    }

    /// Adds all that another explanation says.
    pub fn append(&mut self, other: Self) -> &mut Self {
        self.paragraphs.extend(other.paragraphs);
        self
    }

    /// All paragraphs.
    pub fn paragraphs(&self) -> &[Paragraph] {
        &self.paragraphs
    }

    /// The sentences alone, a text for each paragraph.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.paragraphs.iter().filter_map(|paragraph| match paragraph {
            Paragraph::Words(words) => Some(words.as_str()),
            Paragraph::Figure(_) => None,
        })
    }
}
