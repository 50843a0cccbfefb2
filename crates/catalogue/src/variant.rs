use lastmove_cards::tanhinmin::Setup;
use lastmove_game::{Convention, Problem, ProblemKind};

/// An order or house rules of cards were given for a game that has no cards.
pub const RULES_WITHOUT_CARDS: ProblemKind = ProblemKind { id: "rules-without-cards", arguments: &["game"] };

/// How a game is to be played: the convention, and for games of cards the order and the rules of the house. What is
/// not said is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// Whether the last move wins or loses.
    pub convention: Option<Convention>,
    /// Which card beats which, as an order: `deck`, or `a<b<c, d<c`.
    pub order: Option<String>,
    /// The same as a relation, in exact pairs.
    pub relation: Option<String>,
    /// The house rules: `8cut=8,quota=2:3`.
    pub rules: Option<String>,
}

impl Variant {
    /// The usual game in this convention, or in its own.
    pub fn of(convention: Option<Convention>) -> Self {
        Self { convention, ..Self::default() }
    }

    /// Whether anything is said that only games of cards have.
    pub fn is_about_cards(&self) -> bool {
        self.order.is_some() || self.relation.is_some() || self.rules.is_some()
    }

    /// The convention, for a game without cards.
    pub(crate) fn without_cards(&self, game: &str) -> Result<Option<Convention>, Problem> {
        if self.is_about_cards() {
            return Err(Problem::new(&RULES_WITHOUT_CARDS).with("game", game));
        }
        Ok(self.convention)
    }

    pub(crate) fn setup(&self) -> Setup {
        let Self { convention, order, relation, rules } = self.clone();
        Setup { order, relation, rules, convention }
    }
}
