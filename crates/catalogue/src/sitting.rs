//! A game, and who sits at its table.

use lastmove_explain::{Arguments, Voice};
use lastmove_game::random::Random;
use lastmove_game::{Given, Problem, ProblemKind};

use crate::{Game, Start, Style, Table, Transcript, Variant, Who, find_variant};

/// More or fewer players than seats.
pub const PLAYERS_AND_SEATS: ProblemKind = ProblemKind { id: "players-and-seats", arguments: &["players", "seats"] };

/// Who plays for the computer where hands are hidden from it.
const HIDDEN_COMPUTER: Style = Style::MonteCarlo { simulations: Style::SIMULATIONS };

/// What is to be played, and by whom: all that a game begins with.
///
/// ```
/// use lastmove_catalogue::Invitation;
/// let invitation = Invitation { position: Some("3 4".to_owned()), ..Invitation::to("nim") };
/// let mut sitting = invitation.begin().unwrap();
/// sitting.table.play("4:3").unwrap();
/// assert_eq!(sitting.table.position(), "3 3");
/// ```
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The name or code of the game.
    pub game: String,
    /// How it is to be played.
    pub variant: Variant,
    /// The starting position; where it is missing the game's usual one, or cards dealt by the seed.
    pub position: Option<String>,
    /// The deck and the cards already played, for card games.
    pub given: Given,
    /// How many cards each player is dealt: one number for all, or one for each.
    pub cards: Option<Vec<usize>>,
    /// Who sits where, in the order of the hands; where it is missing a person on the first seat, the computer elsewhere.
    pub players: Option<Vec<Who>>,
    /// Whether players see only their own cards. Then the computer is one that does not see them either.
    pub hidden: bool,
    /// Which seat begins, in the order of the players.
    pub first: usize,
    /// With what probability in a hundred the computer makes its best move.
    pub level: u8,
    /// The seed of all that is left to chance.
    pub seed: u64,
}

impl Invitation {
    /// To the game of this name or code, in its usual form: a person against the computer at its best, the person begins.
    pub fn to(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            variant: Variant::default(),
            position: None,
            given: Given::default(),
            cards: None,
            players: None,
            hidden: false,
            first: 0,
            level: 100,
            seed: 0,
        }
    }

    /// Sits down: the table as it stands before the first move. Fails where game, position, cards or players are wrong.
    pub fn begin(self) -> Result<Sitting, Problem> {
        let mut game = find_variant(&self.game, &self.variant)?;
        if let Some(of_position) = self.position.as_deref().map(|text| game.of_position(text)).transpose()?.flatten() {
            game = of_position;
        }
        let seats_invited = self.players.as_ref().map(Vec::len);
        let cards = self.cards.as_ref().map(|sizes| match sizes[..] {
            [size] => vec![size; seats_invited.unwrap_or(2)],
            _ => sizes.clone(),
        });
        let table = game.open(&Start {
            position: self.position.clone(),
            given: self.given.clone(),
            cards,
            players: seats_invited,
            hidden: self.hidden,
            hidden_deck: None,
            seed: self.seed,
            first: self.first,
        })?;
        let seats = table.seats();
        let mut asked = self.asked(seats);
        let mut players = self.players(seats);
        if players.len() != seats {
            return Err(Problem::new(&PLAYERS_AND_SEATS).with("players", players.len()).with("seats", seats));
        }
        // At the table, seat 0 is whoever begins.
        players.rotate_left(self.first);
        asked.rotate_left(self.first);
        for player in &players {
            if let Who::Style(style) = player {
                table.can_sit(*style)?;
            }
        }
        Ok(Sitting { game, variant: self.variant, table, players, asked, level: self.level, seed: self.seed })
    }

    /// Who sits where, in the order of the hands.
    pub fn players(&self, seats: usize) -> Vec<Who> {
        // With open hands the computer sees everything; with hidden ones it is a player who does not.
        let computer = if self.hidden { Who::Style(HIDDEN_COMPUTER) } else { Who::Computer };
        self.asked(seats).into_iter().map(|who| if who == Who::Computer { computer } else { who }).collect()
    }

    /// The players as they are asked for.
    fn asked(&self, seats: usize) -> Vec<Who> {
        let usual = || (0..seats).map(|seat| if seat == 0 { Who::Me } else { Who::Computer }).collect();
        self.players.clone().unwrap_or_else(usual)
    }
}

/// A game being played by people and the computer.
pub struct Sitting {
    /// Which game it is.
    pub game: Box<dyn Game>,
    /// How it was asked to be played.
    pub variant: Variant,
    /// Where it stands.
    pub table: Box<dyn Table>,
    /// Who sits where; seat 0 is whoever was to move at the start.
    pub players: Vec<Who>,
    /// The same as they were asked for, and as they are called: with hidden hands another player sits there for the
    /// computer.
    pub asked: Vec<Who>,
    /// With what probability in a hundred the computer makes its best move.
    pub level: u8,
    /// The seed of all that is left to chance.
    pub seed: u64,
}

impl Sitting {
    /// Whether another seed could give another game.
    pub fn has_chance(&self) -> bool {
        let by_chance = |who: &Who| matches!(who, Who::Style(_)) || self.level < 100 && *who == Who::Computer;
        self.table.dealt() || self.players.iter().any(by_chance)
    }

    /// Whether a person is to move.
    pub fn person_to_move(&self) -> bool {
        self.players[self.table.mover()] == Who::Me
    }

    /// The one seat of a person, if there is only one: there "you" sit.
    pub fn your_seat(&self) -> Option<usize> {
        self.only_seat(|who| who == Who::Me)
    }

    /// What the player on a seat is called as the subject of a sentence.
    pub fn name(&self, seat: usize, voice: &Voice) -> String {
        if self.your_seat() == Some(seat) {
            voice.say("play-you", &Arguments::new())
        } else if self.only_seat(|who| who != Who::Me) == Some(seat) {
            voice.say("play-computer", &Arguments::new())
        } else {
            // In the order of play, so that the first to move is number 1.
            let number = Arguments::new().number("number", seat as u64 + 1);
            match self.asked[seat] {
                Who::Me => voice.say("play-player", &number),
                Who::Computer => voice.say("play-computer-number", &number),
                Who::Style(style) => voice.say("play-style-number", &number.text("style", style.kind())),
            }
        }
    }

    fn only_seat(&self, is_he: impl Fn(Who) -> bool) -> Option<usize> {
        let mut seats = (0..self.players.len()).filter(|seat| is_he(self.players[*seat]));
        seats.next().filter(|_| seats.next().is_none())
    }

    /// The computer's move. Every move of a game draws from a stream of its own, so that the seed gives the same game
    /// also when moves were taken back, or when it was saved and loaded.
    pub fn choose(&self, level: u8) -> Result<String, Problem> {
        self.table.choose(level, &mut self.random())
    }

    /// The move of the computer who is to move, whoever he is.
    pub fn answer(&self) -> Result<String, Problem> {
        match self.players[self.table.mover()] {
            Who::Style(style) => self.table.choose_as(style, self.random()),
            Who::Me | Who::Computer => self.choose(self.level),
        }
    }

    /// The move of a computer player of cards who follows rules of thumb, whatever follows from the position. Fails at a
    /// table without cards.
    pub fn answer_by_rules_of_thumb(&self) -> Result<String, Problem> {
        self.table.choose_as(Style::Rule, self.random())
    }

    /// What a computer player of cards would do in the place of the player to move, seeing what he sees.
    pub fn advise(&self) -> Result<String, Problem> {
        self.table.choose_as(Style::MonteCarlo { simulations: Style::SIMULATIONS }, self.random())
    }

    /// The seat through whose eyes a table of hidden hands is shown: that of the person to move, else that of the only
    /// person, else that of nobody, and all cards are hidden.
    pub fn viewer(&self) -> usize {
        let mover = self.table.mover();
        if self.players[mover] == Who::Me { mover } else { self.your_seat().unwrap_or(usize::MAX) }
    }

    /// Whether hands are hidden and the game still goes on.
    pub fn hides(&self) -> bool {
        self.table.is_hidden() && self.table.finish().is_none()
    }

    fn random(&self) -> Random {
        Random::stream(self.seed, self.table.history().len() as u64 + 1)
    }

    /// Takes moves back until the last person who moved is to move again; false when no person has moved.
    pub fn take_back(&mut self) -> bool {
        let Some(last) = self.last_of_a_person() else { return false };
        (last..=self.table.history().len()).for_each(|_| {
            self.table.undo();
        });
        true
    }

    /// The number of the last move that a person made, counted from 1.
    pub fn last_of_a_person(&self) -> Option<usize> {
        let last = self.table.history().iter().rposition(|(seat, _)| self.players[*seat] == Who::Me);
        last.map(|index| index + 1)
    }

    /// Goes back to the start.
    pub fn begin_again(&mut self) {
        while self.table.undo() {}
    }

    /// The game as it is saved.
    pub fn transcript(&self) -> Transcript {
        Transcript {
            game: self.game.name().to_owned(),
            convention: self.game.convention(),
            order: self.variant.order.clone(),
            relation: self.variant.relation.clone(),
            rules: self.variant.rules.clone(),
            hidden: self.table.hidden_deck().map(str::to_owned),
            start: self.table.start(),
            players: self.players.clone(),
            level: self.level,
            seed: self.seed,
            moves: self.table.history().into_iter().map(|(_, action)| action).collect(),
        }
    }
}
