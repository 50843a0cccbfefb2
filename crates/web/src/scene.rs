//! The game that an address speaks of, as it stands there.

use std::time::{SystemTime, UNIX_EPOCH};

use lastmove_catalogue::{Invitation, Signal, Sitting, Variant, find_variant};
use lastmove_explain::Voice;
use lastmove_game::{Given, Problem};

use crate::address::{ADDRESS_AFTER_END, Address, Field, Made, Place, Remedy, WrongAddress};

/// A game at an address, with all its moves made.
pub(crate) struct Scene {
    /// Game, table, players.
    pub(crate) sitting: Sitting,
    /// The address in its canonical spelling.
    pub(crate) address: Address,
    /// Every move with the seat that made it, also those that are not looked at.
    pub(crate) history: Vec<(usize, String)>,
    /// Whether that is another one than was asked for.
    pub(crate) respelled: bool,
}

/// Seeds chosen here have at most six digits, so that people can type them again.
const SEEDS: u128 = 1_000_000;

/// The fields that say how a game begins.
const BEGINNING: [Field; 11] = [
    Field::Game,
    Field::Convention,
    Field::Order,
    Field::Relation,
    Field::Rules,
    Field::Position,
    Field::Deck,
    Field::Played,
    Field::Cards,
    Field::Players,
    Field::First,
];

impl Scene {
    /// Opens the game of an address that names one, and makes the moves. What is searched then ends at the signal.
    pub(crate) fn open(address: Address, signal: &Signal) -> Result<Self, WrongAddress> {
        let asked = address.clone();
        let mut address = address;
        let sitting = begin(&address).map_err(|(field, problem)| wrong(&address, field, problem))?;
        address.game = Some(sitting.game.name().to_owned());
        if address.convention.is_some() {
            let usual = Variant { convention: None, ..variant(&address) };
            let usual = find_variant(sitting.game.name(), &usual).map(|game| game.convention());
            address.convention = address.convention.filter(|convention| usual.as_ref() != Ok(convention));
        }
        let mut scene = Self { sitting, address, history: Vec::new(), respelled: false };
        scene.sitting.table.stop_when(signal.clone());
        scene.make_moves()?;
        scene.respelled = scene.address != asked;
        Ok(scene)
    }

    fn make_moves(&mut self) -> Result<(), WrongAddress> {
        let table = &mut self.sitting.table;
        for (index, made) in self.address.moves.iter().enumerate() {
            let action = made.action.as_str();
            let played = if table.finish().is_some() {
                let problem = Problem::new(&ADDRESS_AFTER_END).with("number", index + 1);
                Err(problem.with("move", action).at(action, 0..action.len()))
            } else {
                table.play_on(action, made.spot)
            };
            if let Err(problem) = played {
                let repaired = Box::new(self.address.cut(index));
                let field = Some(Field::Moves.name().to_owned());
                return Err(WrongAddress { field, problem, repaired, remedy: Remedy::MovesBefore(index) });
            }
        }
        self.history = table.history();
        for (made, (_, action)) in self.address.moves.iter_mut().zip(&self.history) {
            made.action.clone_from(action);
        }
        Ok(())
    }

    /// Makes the next of the moves that were taken back.
    pub(crate) fn go_on(&mut self) {
        let next = &self.address.moves[self.sitting.table.history().len()];
        self.sitting.table.play_on(&next.action, next.spot).expect("a move that was made can be made again");
    }

    /// Goes back to what is looked at.
    pub(crate) fn look_back(&mut self) {
        self.sitting.go_back_to(self.address.seen());
    }

    /// The voice that speaks at this table.
    pub(crate) fn voice(&self, voice: &Voice) -> Voice {
        self.sitting.voice(voice)
    }

    /// The same game at a place that deals no cards: its start is written out.
    pub(crate) fn written_out(&self, place: Place) -> Address {
        let position = Some(self.sitting.table.start());
        Address { position, deck: None, played: None, first: 0, ..self.address.turned_to(place) }
    }

    /// Where a figure of the position on the table is to be had as a picture, by its number.
    pub(crate) fn picture(&self, number: usize) -> Address {
        let made = self.sitting.table.history().into_iter().map(|(_, action)| Made::new(action)).collect();
        Address { moves: made, at: None, ..self.written_out(Place::Figure(number)) }
    }

    /// Where the values of this game are researched; none for games without them.
    pub(crate) fn research(&self) -> Option<Address> {
        let code = self.sitting.game.code()?;
        Some(self.address.with_game(Place::Research, code))
    }

    /// The moves made so far on the table, by the number of the last one of this seat.
    pub(crate) fn last_of(&self, seat: usize) -> usize {
        let made = &self.history[..self.sitting.table.history().len()];
        made.iter().rposition(|(mover, _)| *mover == seat).map_or(0, |index| index + 1)
    }

    /// An address that is wrong in this field, for a reason found out now.
    pub(crate) fn wrong(&self, field: Field, problem: Problem) -> WrongAddress {
        wrong(&self.address, field, problem)
    }
}

/// How the game of an address is to be played.
pub(crate) fn variant(address: &Address) -> Variant {
    Variant {
        convention: address.convention,
        order: address.order.clone(),
        relation: address.relation.clone(),
        rules: address.rules.clone(),
    }
}

/// A seed from the clock.
pub(crate) fn chosen_seed() -> u64 {
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // The clock's last digits are not equally likely everywhere, its microseconds are.
    u64::try_from(clock.as_micros() % SEEDS).unwrap_or_default()
}

/// The game at its beginning; or what is wrong, and in which field.
fn begin(address: &Address) -> Result<Sitting, (Field, Problem)> {
    let name = address.game.as_deref().unwrap_or_default();
    let plain = Variant { convention: address.convention, ..Variant::default() };
    // What is wrong with the name has a place; a game that is there, though not in this convention, has none.
    let named = |problem: Problem| (if problem.place().is_some() { Field::Game } else { Field::Convention }, problem);
    find_variant(name, &plain).map_err(named)?;
    find_variant(name, &variant(address)).map_err(|problem| (blamed(address, &problem), problem))?;
    let invitation = Invitation {
        variant: variant(address),
        position: address.position.clone(),
        given: Given { deck: address.deck.clone(), played: address.played.clone() },
        cards: address.cards.clone(),
        players: address.players.clone(),
        hidden: address.hidden,
        first: address.first,
        level: address.level,
        seed: address.seed.unwrap_or_default(),
        ..Invitation::to(name)
    };
    invitation.begin().map_err(|problem| (blamed(address, &problem), problem))
}

/// The field that a problem is about: that whose value it marks, else that which the kind of problem speaks of.
fn blamed(address: &Address, problem: &Problem) -> Field {
    let shown = problem.place().map(lastmove_game::Place::text).filter(|text| !text.is_empty());
    let holds = |field: &Field| {
        let value = address.value(*field);
        shown.is_some_and(|shown| value.is_some_and(|value| value.contains(shown)))
    };
    let by_kind = || match problem.id() {
        "players-and-seats" | "player-of-cards" | "perfect-hidden" | "too-few-players" => Field::Players,
        "nothing-to-deal" if address.hidden => Field::Hidden,
        "position-and-cards" | "nothing-to-deal" => Field::Cards,
        "no-such-seat" | "seat-cannot-begin" => Field::First,
        "no-deck" if address.deck.is_some() => Field::Deck,
        "no-deck" => Field::Played,
        _ => Field::Position,
    };
    let last = |field: Field| {
        let given = [
            Field::Position,
            Field::Deck,
            Field::Played,
            Field::Rules,
            Field::Order,
            Field::Relation,
            Field::Cards,
            Field::Players,
        ]
        .into_iter()
        .find(|field| address.value(*field).is_some());
        if address.value(field).is_some() { field } else { given.unwrap_or(Field::Game) }
    };
    BEGINNING[2..].iter().copied().find(holds).unwrap_or_else(|| last(by_kind()))
}

/// The address without the field that is wrong. Where that is a part of the beginning, the moves are given up, too.
fn wrong(address: &Address, field: Field, problem: Problem) -> WrongAddress {
    let mut repaired = address.without(field);
    if field == Field::Game {
        repaired = address.elsewhere(address.place);
    } else if BEGINNING.contains(&field) || field == Field::Hidden {
        repaired = repaired.cut(0);
    }
    WrongAddress {
        field: Some(field.name().to_owned()),
        problem,
        repaired: Box::new(repaired),
        remedy: Remedy::WithoutField,
    }
}
