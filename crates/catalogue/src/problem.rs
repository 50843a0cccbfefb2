use lastmove_explain::{Voice, WordedProblem};
use lastmove_game::{Place, Problem};
use serde::Serialize;

/// What is wrong with the input, as data: the JSON document `lastmove/problem/1`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProblemDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The kind of mistake, as a name for programs.
    pub id: String,
    /// What is wrong, in the language of the answer.
    pub message: String,
    /// What would be right.
    pub hint: String,
    /// Where the mistake is, if it is about a place in a text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<PlaceDocument>,
    /// The line of standard input it was found in, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
}

/// The text around a mistake, and the bytes of it (in UTF-8) that are to be marked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceDocument {
    /// The text, or what stands around the place in a long one.
    pub text: String,
    /// The first byte of the place.
    pub start: usize,
    /// The first byte after it; the same where something is missing.
    pub end: usize,
}

impl ProblemDocument {
    /// The problem in words; `line` is the line of standard input it was found in, counted from 1.
    ///
    /// ```
    /// # use lastmove_catalogue::{ProblemDocument, find};
    /// # use lastmove_explain::Voice;
    /// let problem = find("kales", None).err().unwrap();
    /// let document = ProblemDocument::of(&problem, None, &Voice::default());
    /// assert_eq!((document.id.as_str(), document.place.unwrap().end), ("unknown-game", 5));
    /// ```
    pub fn of(problem: &Problem, line: Option<u64>, voice: &Voice) -> Self {
        let WordedProblem { message, hint } = WordedProblem::of(problem, voice);
        let place = |place: &Place| {
            let span = place.span();
            PlaceDocument { text: place.text().to_owned(), start: span.start, end: span.end }
        };
        Self { place: problem.place().map(place), line, ..Self::said(problem.id(), message, hint) }
    }

    /// A problem that somebody else has put into words.
    pub fn said(id: &str, message: String, hint: String) -> Self {
        Self { schema: "lastmove/problem/1", id: id.to_owned(), message, hint, place: None, line: None }
    }
}
