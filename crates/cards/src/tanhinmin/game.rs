use std::sync::{Arc, LazyLock};

use lastmove_game::{Convention, Problem, ProblemKind, Seat};

use super::variants::Spade3;
use super::{Clearing, HouseRules, Order, Passing, Quotas, TanhinminPosition};
use crate::{Strength, TableCard};

/// Misère play with more than two players, of whom it would not be clear who is first.
pub const MISERE_FOR_TWO: ProblemKind = ProblemKind { id: "misere-for-two", arguments: &["players"] };
/// The card on the table is one that clears the table when it is played.
pub const CUT_CARD_ON_TABLE: ProblemKind = ProblemKind { id: "cut-card-on-table", arguments: &["card"] };
/// Several cards lie on the table, in a game without groups.
pub const TABLE_GROUP: ProblemKind = ProblemKind { id: "table-group", arguments: &["cards"] };
/// A player has passed, in a game in which a pass is not final.
pub const PASSED_NOT_FINAL: ProblemKind = ProblemKind { id: "passed-not-final", arguments: &[] };
/// The order is reversed, in a game in which nothing reverses it.
pub const REVERSED_WITHOUT_REVOLUTION: ProblemKind = ProblemKind { id: "reversed-without-revolution", arguments: &[] };
/// The card on the table is said to be the player's to move, before whom the table would have been cleared.
pub const TABLE_CARD_OF_MOVER: ProblemKind = ProblemKind { id: "table-card-of-mover", arguments: &[] };

/// The game Tanhinmin with its order of the cards, its house rules and its convention, for as many players as the
/// position has. Cheap to clone.
///
/// ```
/// # use lastmove_cards::tanhinmin::Setup;
/// # use lastmove_game::{Ask, Notation, Theory};
/// let setup = Setup { rules: Some("8cut=3".to_owned()), ..Setup::default() };
/// let game = setup.game().unwrap();
/// let position = game.parse_position("3 1 / 4").unwrap();
/// assert_eq!(game.write_position(&position), "1 3 / 4; 8cut=3");
/// let moves: Vec<_> = game.solve(&position, &Ask::default()).unwrap().winning_moves.collect();
/// assert_eq!(game.write_move(&moves[0].action), "3"); // it clears the table, and the 1 is led; else the 4 would win
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tanhinmin(Arc<Parts>);

#[derive(Debug, Default, PartialEq, Eq)]
struct Parts {
    order: Order,
    house: HouseRules,
    convention: Option<Convention>,
    /// What each player has to shed where the position does not say.
    quotas: Option<Quotas>,
}

static PLAIN: LazyLock<Tanhinmin> = LazyLock::new(Tanhinmin::default);

/// To what part of a position something belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// All of it.
    Everything,
    /// A player's hand.
    Hand(Seat),
    /// The mark that a player has passed.
    Mark(Seat),
    /// What lies on the table.
    Table,
    /// What each player has still to shed.
    Quotas,
    /// That the order is reversed.
    Reversed,
}

/// Why hands and what lies on the table do not make a position, or not one of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("inconsistent position: {problem}")]
pub struct Inconsistent {
    /// What is wrong.
    pub problem: Problem,
    /// Where.
    pub about: About,
}

impl Tanhinmin {
    /// The plain game: numbers, no house rules, normal play.
    pub fn plain() -> &'static Self {
        &PLAIN
    }

    /// The game of this order, these house rules and this convention; with `quotas`, who has to shed how many cards
    /// where a position does not say. Fails if the rules give one card two parts that contradict each other.
    pub fn new(
        order: Order,
        house: HouseRules,
        convention: Convention,
        quotas: Option<Quotas>,
    ) -> Result<Self, Problem> {
        house.check(&order)?;
        Ok(Self(Arc::new(Parts { order, house, convention: Some(convention), quotas })))
    }

    /// Which card beats which.
    pub fn order(&self) -> &Order {
        &self.0.order
    }

    /// The house rules.
    pub fn house(&self) -> &HouseRules {
        &self.0.house
    }

    /// Who has to shed how many cards where a position does not say; none if all have to shed all.
    pub fn quotas(&self) -> Option<&Quotas> {
        self.0.quotas.as_ref()
    }

    /// Whether the last card wins or loses.
    pub(super) fn plays(&self) -> Convention {
        self.0.convention.unwrap_or(Convention::Normal)
    }

    /// Whether a single card, or a group of such cards against as many, beats another.
    pub(crate) fn card_beats(&self, card: Strength, other: Strength, reversed: bool, single: bool) -> bool {
        if let Some(joker) = self.0.house.joker {
            if other == joker.card {
                return single && joker.spade_3.is_some_and(|(spade_3, _)| card == spade_3);
            }
            if card == joker.card {
                return true;
            }
        }
        if reversed { self.0.order.beats(other, card) } else { self.0.order.beats(card, other) }
    }

    /// Whether so many of this card may be laid on what lies on the table; anything may on an empty table.
    pub(super) fn may_lay(&self, card: Strength, size: usize, position: &TanhinminPosition) -> bool {
        position.table().is_none_or(|table| {
            table.size() == size && self.card_beats(card, table.card, position.is_reversed(), size == 1)
        })
    }

    /// Whether laying so many of this card on that table clears it.
    pub(crate) fn clears(&self, card: Strength, size: usize, table: Option<TableCard>) -> bool {
        let over_joker = |table: TableCard| Some(table.card) == self.0.house.joker_card() && table.size() == 1;
        let spade_3 = self.0.house.spade_3().is_some_and(|(spade_3, effect)| {
            effect == Spade3::Clears && card == spade_3 && size == 1 && table.is_some_and(over_joker)
        });
        spade_3 || self.0.house.cut == Some(card)
    }

    /// Whether the player to move may pass, if he can play or cannot.
    pub(super) fn may_pass(&self, position: &TanhinminPosition, can_play: bool) -> bool {
        match self.0.house.passing {
            Passing::Free => true,
            Passing::LeaderPlays => position.table().is_some(),
            Passing::IfUnable => !can_play,
        }
    }

    /// Checks that a position is one of this game.
    pub fn check(&self, position: &TanhinminPosition) -> Result<(), Inconsistent> {
        let wrong = |kind, about| Err(Inconsistent { problem: Problem::new(kind), about });
        let house = &self.0.house;
        let players = position.seats();
        if self.plays() == Convention::Misere && players > 2 {
            let problem = Problem::new(&MISERE_FOR_TWO).with("players", players);
            return Err(Inconsistent { problem, about: About::Everything });
        }
        if let Some(table) = position.table() {
            if table.owner == Seat::MOVER && (house.clearing == Clearing::Others || position.places().is_some()) {
                return wrong(&TABLE_CARD_OF_MOVER, About::Table);
            }
            if table.size() > 1 && house.groups.is_none() {
                let problem = Problem::new(&TABLE_GROUP).with("cards", table.size());
                return Err(Inconsistent { problem, about: About::Table });
            }
            if house.cut == Some(table.card) {
                let problem = Problem::new(&CUT_CARD_ON_TABLE).with("card", self.0.order.name(table.card).to_string());
                return Err(Inconsistent { problem, about: About::Table });
            }
        }
        match position.passed().first() {
            Some(&seat) if !house.pass_final => return wrong(&PASSED_NOT_FINAL, About::Mark(seat)),
            _ => {}
        }
        if position.is_reversed() && !house.has_revolution() {
            return wrong(&REVERSED_WITHOUT_REVOLUTION, About::Reversed);
        }
        Ok(())
    }
}
