use lastmove_game::{Convention, Problem};

use super::order::ORDER_AND_RELATION;
use super::variants::Entries;
use super::{Order, Tanhinmin, notation, variants};

/// A game as it is asked for: what stands in `--order`, `--relation` and `--rules`, and the convention.
///
/// ```
/// # use lastmove_cards::tanhinmin::Setup;
/// # use lastmove_game::Notation;
/// // The rules may stand in the position, too.
/// let text = "1 3 / 2 4; 8cut=3";
/// let game = Setup::default().game_of(text).unwrap();
/// assert_eq!(game.write_position(&game.parse_position(text).unwrap()), text);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// An order: `deck`, `integers`, or `a<b<c, d<c`.
    pub order: Option<String>,
    /// A relation, in exact pairs.
    pub relation: Option<String>,
    /// The house rules.
    pub rules: Option<String>,
    /// Whether the last card wins or loses; normal if it is not said.
    pub convention: Option<Convention>,
}

impl Setup {
    /// The game. Problems point at the offending bytes of the option's text.
    pub fn game(&self) -> Result<Tanhinmin, Problem> {
        let order = self.order()?;
        let entries = self.entries(&order)?;
        self.build(order, &entries, self.rules())
    }

    /// The game of a position's text, in which further rules may stand after `;`. A rule that stands in both must be
    /// the same.
    pub fn game_of(&self, position: &str) -> Result<Tanhinmin, Problem> {
        let order = self.order()?;
        let mut entries = self.entries(&order)?;
        let written = notation::rules_of(&order, position)?;
        if written.list.is_empty() {
            return self.build(order, &entries, self.rules());
        }
        for (entry, span) in written.list {
            match entries.find(entry.key()) {
                // How many cards are left to shed is told by the position.
                Some(_) if entry.key() == variants::Key::Quota => {
                    entries.list.retain(|(other, _)| other.key() != variants::Key::Quota);
                    entries.list.push((entry, span));
                }
                Some(given) if *given == entry => {}
                Some(_) => return Err(notation::disagreement(&order, &entry, &entries, position, span)),
                None => entries.list.push((entry, span)),
            }
        }
        self.build(order, &entries, position)
    }

    fn rules(&self) -> &str {
        self.rules.as_deref().unwrap_or_default()
    }

    fn order(&self) -> Result<Order, Problem> {
        match (&self.order, &self.relation) {
            (Some(_), Some(relation)) => Err(Problem::new(&ORDER_AND_RELATION).at(relation, 0..relation.len())),
            (Some(order), None) => Order::parse(order),
            (None, Some(relation)) => Order::parse_relation(relation),
            (None, None) => Ok(Order::Integers),
        }
    }

    fn entries(&self, order: &Order) -> Result<Entries, Problem> {
        Entries::parse(order, self.rules())
    }

    /// `text` is where the rules stand, for problems about several of them.
    fn build(&self, order: Order, entries: &Entries, text: &str) -> Result<Tanhinmin, Problem> {
        let (house, quotas) = entries.house(text)?;
        let convention = self.convention.unwrap_or(Convention::Normal);
        Tanhinmin::new(order, house, convention, quotas).map_err(|problem| problem.at(text, 0..text.len()))
    }
}
