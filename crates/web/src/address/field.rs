use super::Place;

/// A field of an address, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are described where they are read, in `Address`")]
pub enum Field {
    Game,
    Convention,
    Order,
    Relation,
    Rules,
    Position,
    Deck,
    Played,
    Cards,
    Players,
    First,
    Hidden,
    Level,
    Seed,
    Moves,
    At,
    Touched,
    Hint,
    Why,
    Mistake,
    Try,
    Values,
    Keys,
    Language,
}

impl Field {
    /// All of them in canonical order.
    pub const ALL: [Self; 24] = [
        Self::Game,
        Self::Convention,
        Self::Order,
        Self::Relation,
        Self::Rules,
        Self::Position,
        Self::Deck,
        Self::Played,
        Self::Cards,
        Self::Players,
        Self::First,
        Self::Hidden,
        Self::Level,
        Self::Seed,
        Self::Moves,
        Self::At,
        Self::Touched,
        Self::Hint,
        Self::Why,
        Self::Mistake,
        Self::Try,
        Self::Values,
        Self::Keys,
        Self::Language,
    ];

    /// Its name in an address.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Convention => "convention",
            Self::Order => "order",
            Self::Relation => "relation",
            Self::Rules => "rules",
            Self::Position => "position",
            Self::Deck => "deck",
            Self::Played => "played",
            Self::Cards => "cards",
            Self::Players => "players",
            Self::First => "first",
            Self::Hidden => "hidden",
            Self::Level => "level",
            Self::Seed => "seed",
            Self::Moves => "moves",
            Self::At => "at",
            Self::Touched => "touched",
            Self::Hint => "hint",
            Self::Why => "why",
            Self::Mistake => "mistake",
            Self::Try => "try",
            Self::Values => "values",
            Self::Keys => "keys",
            Self::Language => "language",
        }
    }

    /// The field of this name at a place.
    pub fn named(name: &str, place: Place) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.name() == name && place.has(*field))
    }
}
