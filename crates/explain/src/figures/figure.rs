use std::fmt;

use super::drawing::Drawing;
use crate::Styled;

/// A figure: for the terminal, and as a drawing where there is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// The figure as lines of text.
    pub text: Styled,
    /// The same as a drawing.
    pub drawing: Option<Drawing>,
}

impl From<Styled> for Figure {
    /// A figure of lines only.
    fn from(text: Styled) -> Self {
        Self { text, drawing: None }
    }
}

impl fmt::Display for Figure {
    /// The lines of text, without roles.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(formatter)
    }
}
