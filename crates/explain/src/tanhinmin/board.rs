//! Hands and table as pieces that can be touched.

use lastmove_cards::tanhinmin::Order;
use lastmove_cards::{CardMove, Holding, Strength, Tanhinmin, TanhinminPosition};
use lastmove_game::{Notation, Rules};

use super::{TanhinminLayout, names};
use crate::board::{Area, Board, Choice, Piece, Spot};
use crate::{Arguments, Voice};

/// The hands of the others in the order of their turns, the table, and the hand of the player on `seat`.
pub(super) fn board(
    game: &Tanhinmin,
    layout: &TanhinminLayout,
    position: &TanhinminPosition,
    seat: usize,
    voice: &Voice,
) -> Board {
    let moves: Vec<CardMove> = game.moves(position).collect();
    let table = Table { game, layout, moves: &moves, voice };
    let seats = layout.seats();
    // A seat that nobody has sees no cards; the hands lie somehow then.
    let near = seat % seats;
    let mut areas: Vec<Area> = (1..seats).map(|step| table.hand((near + step) % seats)).collect();
    areas.push(table.middle());
    areas.push(table.hand(near));
    Board {
        areas,
        others: moves.iter().filter(|action| **action == CardMove::Pass).map(|action| table.choice(*action)).collect(),
        notes: layout.is_reversed().then(|| table.say("tanhinmin-reversed")).into_iter().collect(),
    }
}

/// A table that is to be shown.
struct Table<'t> {
    game: &'t Tanhinmin,
    layout: &'t TanhinminLayout,
    moves: &'t [CardMove],
    voice: &'t Voice,
}

impl Table<'_> {
    fn hand(&self, seat: usize) -> Area {
        let Self { layout, voice, .. } = self;
        let number = |name, number: usize| Arguments::new().number(name, number as u64);
        let name = match voice.player(seat) {
            Some(name) => name.to_owned(),
            None => voice.say("tanhinmin-seat", &number("seat", seat)),
        };
        let to_move = layout.mover() == Some(seat);
        let mut notes = Vec::new();
        let spots = match layout.holding(seat) {
            Holding::Cards(hand) if layout.is_hidden(seat) => {
                let count = hand.cards().len();
                notes.push(voice.say("tanhinmin-hidden-cards", &number("count", count)));
                vec![self.back(); count]
            }
            Holding::Cards(hand) => hand.cards().iter().map(|&card| self.card(card, to_move)).collect(),
            Holding::Out { place } => {
                notes.push(voice.say("tanhinmin-out", &number("place", *place)));
                Vec::new()
            }
        };
        let shed = layout.to_shed(seat).filter(|&count| count > 0);
        notes.extend(shed.map(|count| voice.say("tanhinmin-to-shed", &number("count", count))));
        notes.extend(layout.has_passed(seat).then(|| self.say("tanhinmin-passed")));
        Area { name, to_move, notes, spots }
    }

    /// What lies on the table.
    fn middle(&self) -> Area {
        let Self { layout, voice, .. } = self;
        let mut area = Area { name: self.say("tanhinmin-table"), ..Area::default() };
        match layout.table() {
            Some((table, owner)) => {
                area.spots = vec![self.card(table.card, false); table.size()];
                area.notes.push(match voice.player(owner) {
                    Some(name) => voice.say("board-laid-by", &Arguments::new().text("name", name)),
                    None => voice.say("tanhinmin-table-owner", &Arguments::new().number("seat", owner as u64)),
                });
            }
            None => area.notes.push(self.say("tanhinmin-table-empty")),
        }
        area
    }

    /// A card that lies open; `movable` is one of the player to move.
    fn card(&self, card: Strength, movable: bool) -> Spot {
        let joker = self.game.house().joker_card() == Some(card);
        let face = names::card(self.game, card);
        let begins_with = |action: &&CardMove| match action {
            CardMove::Play(played) => *played == card,
            CardMove::Group(group) => group.card() == card || joker && group.jokers() > 0,
            CardMove::Pass => false,
        };
        let choices: Vec<Choice> = if movable {
            self.moves.iter().filter(begins_with).map(|action| self.choice(*action)).collect()
        } else {
            Vec::new()
        };
        let of_deck = *self.game.order() == Order::Deck;
        // As people say it: on the card, in one letter, the ten is a T.
        let called = match face.as_str() {
            "JK" if of_deck => self.say("board-joker"),
            "T" if of_deck => "10".to_owned(),
            _ if joker => self.say("board-joker"),
            face => face.to_owned(),
        };
        let say = |message| self.voice.say(message, &Arguments::new().text("card", called.as_str()));
        let name = match (movable, choices.is_empty()) {
            (true, false) => say("board-card-playable"),
            (true, true) => say("board-card-not-playable"),
            (false, _) => called,
        };
        Spot { name, label: String::new(), piece: Piece::Card { face, joker, of_deck }, choices, has_more: false }
    }

    fn back(&self) -> Spot {
        let name = self.say("board-back");
        Spot { name, label: String::new(), piece: Piece::Back, choices: Vec::new(), has_more: false }
    }

    fn choice(&self, action: CardMove) -> Choice {
        let written = self.game.write_move(&action);
        let words = match action {
            CardMove::Pass => self.say("board-pass"),
            CardMove::Play(_) | CardMove::Group(_) => {
                self.voice.say("board-play", &Arguments::new().text("cards", written.as_str()))
            }
        };
        Choice { action: written, words, spot: None }
    }

    fn say(&self, message: &str) -> String {
        self.voice.say(message, &Arguments::new())
    }
}
