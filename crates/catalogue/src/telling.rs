//! What there is to tell of a sitting: who has won, what was a mistake, where a move would lead. Every interface says it
//! in these words.

use std::ops::RangeInclusive;

use lastmove_explain::{Arguments, Voice};
use lastmove_game::Problem;

use crate::{Judgement, Mistake, Sitting};

/// So many better moves are listed beside a mistake.
pub const BETTER_LISTED: usize = 20;

/// A move that wins nothing by itself, and leaves few answers that win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trap {
    /// The move.
    pub action: String,
    /// How many answers to it win.
    pub winning: u128,
}

/// Where a move leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// It as a sentence.
    pub words: String,
    /// Whether it keeps a win.
    pub wins: bool,
    /// Whether the position that the table has now come to explains it.
    pub goes_on: bool,
}

/// A move as it is said to people: a pass has a word of its own.
pub fn said(action: &str, voice: &Voice) -> String {
    if action == "pass" { voice.say("play-pass", &Arguments::new()) } else { action.to_owned() }
}

impl Sitting {
    /// The voice that speaks at this table: of the game's things, and of the players by their names.
    pub fn voice(&self, voice: &Voice) -> Voice {
        let names = (0..self.players.len()).map(|seat| self.name(seat, voice)).collect();
        self.game.voice(voice).at_table(names)
    }

    /// The same voice for a reason, which counts seats from the player to move.
    pub fn voice_of_the_mover(&self, voice: &Voice) -> Voice {
        let (mover, seats) = (self.table.mover(), self.players.len());
        self.voice(voice).at_table((0..seats).map(|seat| self.name((mover + seat) % seats, voice)).collect())
    }

    /// What the player on a seat is called; nothing where that is you.
    pub fn name_of_other(&self, seat: usize, voice: &Voice) -> Option<String> {
        (self.your_seat() != Some(seat)).then(|| self.name(seat, voice))
    }

    /// The player on a seat as arguments of a sentence: `$who` and `$name`.
    pub fn player(&self, seat: usize, voice: &Voice) -> Arguments {
        Arguments::new().subject(self.name_of_other(seat, voice).as_deref())
    }

    /// Who made the last move, what that means by the convention, and so who has won; nothing while the game goes on.
    pub fn say_who_has_won(&self, voice: &Voice) -> Option<String> {
        let places = self.table.finish()?;
        let winner = *places.first()?;
        let about = |message: &str, seat| voice.say(message, &self.player(seat, voice));
        let sentences = if places.len() > 2 {
            [voice.say("play-over-many", &Arguments::new()), about("play-winner", winner)]
        } else {
            let aim = Arguments::new().text("aim", self.game.describe(voice).aim);
            match self.table.last_move() {
                Some((seat, _)) => {
                    let deed = self.game.say_last_move(self.name_of_other(seat, voice).as_deref(), voice);
                    [voice.say("play-last-move", &aim.text("deed", deed)), about("play-winner", winner)]
                }
                None => [voice.say("play-over-from-the-start", &aim), about("play-winner-from-the-start", winner)],
            }
        };
        Some(sentences.join(voice.language().between_sentences()))
    }

    /// What the move with this number, counted from 1, did to a win that could be forced; nothing where that cannot be
    /// told.
    ///
    /// # Panics
    /// When there is no such move.
    pub fn say_judgement(&self, number: usize, voice: &Voice) -> Option<String> {
        let (seat, action) = self.table.history().swap_remove(number - 1);
        let arguments = self.player(seat, voice).text("move", said(&action, voice));
        if self.table.forced(number) {
            return Some(voice.say("play-judged-forced", &arguments));
        }
        Some(match self.table.judge(number, BETTER_LISTED).ok()? {
            Judgement::KeepsWin { winning } => voice.say("play-judged-wins", &arguments.count("winning", winning)),
            Judgement::Mistake(mistake) => voice.say("play-judged-mistake", &self.mistake(&mistake, voice)),
            Judgement::NoWin => voice.say("play-judged-no-win", &arguments),
        })
    }

    /// A mistake as arguments of a sentence: who made it, `$position`, `$move`, and `$better`, the moves that would have
    /// won.
    pub fn mistake(&self, mistake: &Mistake, voice: &Voice) -> Arguments {
        let better: Vec<_> = mistake.better.iter().map(|action| said(action, voice)).collect();
        let mut better = better.join(", ");
        let more = mistake.better_count.saturating_sub(mistake.better.len() as u128);
        if more > 0 {
            let more = Arguments::new().text("moves", better).text("count", more.to_string());
            better = voice.say("play-better-and-more", &more);
        }
        let arguments = self.player(mistake.seat, voice).text("position", mistake.position.as_str());
        arguments.text("move", said(&mistake.played, voice)).text("better", better)
    }

    /// The numbers of the last move a person made and of all answers to it.
    pub fn last_round(&self) -> RangeInclusive<usize> {
        self.last_of_a_person().unwrap_or(1)..=self.table.history().len()
    }

    /// A move that leaves few winning answers, and how many; none where that cannot be told. The table stands as before
    /// afterwards.
    pub fn trap(&mut self) -> Option<Trap> {
        let before = self.table.history().len();
        let trap = self.play_the_trap();
        self.go_back_to(before);
        trap
    }

    /// Makes the trap and an answer to it, and says how many answers would have won.
    fn play_the_trap(&mut self) -> Option<Trap> {
        let action = self.choose(100).ok()?;
        self.table.play(&action).ok()?;
        if self.table.finish().is_some() {
            return None;
        }
        let answer = self.choose(100).ok()?;
        self.table.play(&answer).ok()?;
        match self.table.judge(self.table.history().len(), 0).ok()? {
            Judgement::KeepsWin { winning } => Some(Trap { action, winning }),
            Judgement::Mistake(_) | Judgement::NoWin => None,
        }
    }

    /// Makes a move, on this spot of the board if one was touched, and says where it leads, as if it were only thought of. Where it does not win, the answer is made,
    /// too, as long as that leaves you to move. Whoever asks takes both back ([`go_back_to`](Self::go_back_to)), also when
    /// this fails.
    pub fn consider(&mut self, action: &str, spot: Option<usize>, voice: &Voice) -> Result<Consequence, Problem> {
        self.table.play_on(action, spot)?;
        let (seat, action) = self.table.last_move().unwrap_or_default();
        let judgement = self.table.judge(self.table.history().len(), 0)?;
        let wins = matches!(judgement, Judgement::KeepsWin { .. });
        let arguments = Arguments::new().text("move", said(&action, voice));
        let ends = |message: &str, arguments: &Arguments| {
            Ok(Consequence { words: voice.say(message, arguments), wins, goes_on: false })
        };
        if self.table.finish().is_some() {
            return ends(if wins { "play-if-wins-at-once" } else { "play-if-loses-at-once" }, &arguments);
        }
        if wins {
            return Ok(Consequence { words: voice.say("play-if-wins", &arguments), wins, goes_on: true });
        }
        let reply = self.choose(100)?;
        self.table.play(&reply)?;
        let arguments = arguments.text("reply", said(&reply, voice));
        if self.table.finish().is_some() {
            return ends("play-if-loses-to-the-last", &arguments);
        }
        let message = if self.table.mover() == seat {
            "play-if-loses"
        } else {
            self.table.undo();
            "play-if-loses-elsewhere"
        };
        Ok(Consequence { words: voice.say(message, &arguments), wins, goes_on: true })
    }

    /// Takes moves back until only so many are left.
    pub fn go_back_to(&mut self, moves: usize) {
        while self.table.history().len() > moves {
            self.table.undo();
        }
    }
}
