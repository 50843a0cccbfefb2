use crate::{Drawing, Figure};

/// Why an answer is true: sentences and figures in the order of the argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    paragraphs: Vec<Paragraph>,
}

/// One step of an explanation. Sentences are to be wrapped by whoever shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paragraph {
    /// Sentences that hold for every such position: the recipe. Whoever has read them once needs them no more.
    Recipe(String),
    /// Sentences about this position.
    Words(String),
    /// A figure.
    Figure(Figure),
}

impl Explanation {
    /// Nothing said yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds sentences that hold for every such position.
    pub fn teach(&mut self, words: impl Into<String>) -> &mut Self {
        self.paragraphs.push(Paragraph::Recipe(words.into()));
        self
    }

    /// Adds sentences about this position.
    pub fn say(&mut self, words: impl Into<String>) -> &mut Self {
        self.paragraphs.push(Paragraph::Words(words.into()));
        self
    }

    /// Adds a figure.
    pub fn show(&mut self, figure: impl Into<Figure>) -> &mut Self {
        self.paragraphs.push(Paragraph::Figure(figure.into()));
        self
    }

    /// Adds all that another explanation says.
    pub fn append(&mut self, other: Self) -> &mut Self {
        self.paragraphs.extend(other.paragraphs);
        self
    }

    /// The explanation without those sentences of the recipe that are `known` already; figures and all that is said
    /// about this position stay.
    #[must_use]
    pub fn without(&self, known: impl Fn(&str) -> bool) -> Self {
        let new = |paragraph: &&Paragraph| !matches!(paragraph, Paragraph::Recipe(words) if known(words));
        Self { paragraphs: self.paragraphs.iter().filter(new).cloned().collect() }
    }

    /// The sentences of the recipe, a text for each paragraph.
    pub fn recipe(&self) -> impl Iterator<Item = &str> {
        self.paragraphs.iter().filter_map(|paragraph| match paragraph {
            Paragraph::Recipe(words) => Some(words.as_str()),
            Paragraph::Words(_) | Paragraph::Figure(_) => None,
        })
    }

    /// All paragraphs.
    pub fn paragraphs(&self) -> &[Paragraph] {
        &self.paragraphs
    }

    /// All sentences, a text for each paragraph.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.paragraphs.iter().filter_map(|paragraph| match paragraph {
            Paragraph::Recipe(words) | Paragraph::Words(words) => Some(words.as_str()),
            Paragraph::Figure(_) => None,
        })
    }

    /// The drawings of the figures that have one.
    pub fn drawings(&self) -> impl Iterator<Item = &Drawing> {
        self.paragraphs.iter().filter_map(|paragraph| match paragraph {
            Paragraph::Figure(figure) => figure.drawing.as_ref(),
            Paragraph::Recipe(_) | Paragraph::Words(_) => None,
        })
    }
}
