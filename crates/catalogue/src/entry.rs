use lastmove_explain::Voice;
use lastmove_game::Problem;

use crate::Start;

/// A typed game with what the catalogue knows of it.
pub(crate) struct Entry<G> {
    /// The name, or the code of a game without one.
    pub(crate) name: String,
    /// The code, for taking-and-breaking games.
    pub(crate) code: Option<String>,
    /// The game itself.
    pub(crate) game: G,
    /// What people call it.
    pub(crate) title: Box<dyn Fn(&Voice) -> String + Send + Sync>,
    /// What each digit of the code allows.
    pub(crate) digits: Box<dyn Fn(&Voice) -> Vec<String> + Send + Sync>,
    /// A position to try.
    pub(crate) example: String,
    /// The position that the name alone stands for, if it stands for one.
    pub(crate) usual: Option<String>,
    /// The text of the position a game begins with at a table.
    pub(crate) start: Box<dyn Fn(&Start) -> Result<String, Problem> + Send + Sync>,
}
