use std::fmt;

use super::Field;

/// What a page is for: the path of its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// All games.
    Start,
    /// A game being played.
    Play,
    /// A position with its values.
    Analyse,
    /// The mistakes of a game, one after the other.
    Lesson,
    /// How a game is played and written.
    Learn,
    /// Statements and nim-values.
    Research,
    /// A figure of an analysed position as a picture, counted from 1.
    Figure(usize),
}

impl Place {
    /// The four uses, in the order in which they are shown.
    pub const USES: [Self; 4] = [Self::Play, Self::Analyse, Self::Learn, Self::Research];

    /// The place of a path.
    pub fn of(path: &str) -> Option<Self> {
        let fixed = [Self::Start, Self::Play, Self::Analyse, Self::Lesson, Self::Learn, Self::Research];
        let figure = || {
            let number = path.strip_prefix("/figure/")?.strip_suffix(".svg")?;
            let plain = !number.starts_with(['0', '+']);
            Some(Self::Figure(number.parse().ok().filter(|_| plain)?))
        };
        fixed.into_iter().find(|place| place.path() == path).or_else(figure)
    }

    /// Its path.
    pub fn path(self) -> String {
        match self {
            Self::Start => "/".to_owned(),
            Self::Figure(number) => format!("/figure/{number}.svg"),
            named => format!("/{}", named.name()),
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Play => "play",
            Self::Analyse => "analyse",
            Self::Lesson => "lesson",
            Self::Learn => "learn",
            Self::Research => "research",
            Self::Figure(_) => "figure",
        }
    }

    /// Whether addresses of this place have such a field.
    pub const fn has(self, field: Field) -> bool {
        use Field::{
            At, Cards, Convention, Deck, First, Game, Hidden, Hint, Keys, Language, Level, Mistake, Moves, Order,
            Played, Players, Position, Relation, Rules, Seed, Touched, Try, Values, Why,
        };
        match field {
            Keys | Language => true,
            Game => !matches!(self, Self::Start),
            Convention | Order | Relation | Rules => !matches!(self, Self::Start | Self::Research),
            Position | Deck | Played | First | Moves => !matches!(self, Self::Start | Self::Research | Self::Learn),
            At => matches!(self, Self::Play | Self::Analyse | Self::Figure(_)),
            Touched => matches!(self, Self::Play | Self::Analyse | Self::Lesson),
            Cards | Players | Hidden | Level | Seed => matches!(self, Self::Play | Self::Lesson),
            Hint | Why => matches!(self, Self::Play),
            Values => matches!(self, Self::Play | Self::Analyse),
            Mistake | Try => matches!(self, Self::Lesson),
        }
    }

    /// Whether values of moves are to be seen where nothing else is said.
    pub const fn shows_values(self) -> bool {
        !matches!(self, Self::Play | Self::Lesson)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.path())
    }
}
