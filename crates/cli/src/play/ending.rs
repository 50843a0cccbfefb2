//! After the game: who has won and why, and which moves were mistakes.

use std::io::{self, BufRead, Write};

use lastmove_explain::{Arguments, Role};

use super::conversation::Conversation;
use super::reasons::BETTER_LISTED;
use crate::exit::Failure;
use crate::printer::span;

impl<R: BufRead, W: Write> Conversation<'_, R, W> {
    /// The picture of the end, who has won by which convention, the mistakes, and what can be said now.
    pub(super) fn tell_the_end(&mut self) -> Result<(), Failure> {
        self.figure(&self.sitting.table.picture(&self.voice))?;
        let places = self.sitting.table.finish().unwrap_or_default();
        let mut sentences = Vec::new();
        if places.len() > 2 {
            sentences.push(self.say("play-over-many"));
        } else {
            let aim = self.sitting.game.describe(&self.voice).aim;
            sentences.push(match self.sitting.table.last_move() {
                Some((seat, _)) => self.voice.say("play-last-move", &self.player(seat).text("aim", aim)),
                None => self.voice.say("play-over-from-the-start", &Arguments::new().text("aim", aim)),
            });
        }
        if let Some(winner) = places.first() {
            sentences.push(self.about("play-winner", *winner));
        }
        self.paragraph(&self.join(&sentences))?;
        if places.len() > 2 {
            self.tell_places(&places)?;
        }
        self.tell_mistakes(&places)?;
        Ok(self.paragraph(&self.say("play-over-now"))?)
    }

    fn tell_places(&mut self, places: &[usize]) -> io::Result<()> {
        self.printer.blank()?;
        places.iter().enumerate().try_for_each(|(index, seat)| {
            let name = self.sitting.name(*seat, &self.voice);
            self.printer.item(&[span(Role::Plain, format!("{}. ", index + 1))], &name)
        })
    }

    fn tell_mistakes(&mut self, places: &[usize]) -> io::Result<()> {
        if self.sitting.table.last_move().is_none() {
            return Ok(());
        }
        let mistakes = match self.sitting.table.mistakes(BETTER_LISTED) {
            Ok(mistakes) => mistakes,
            Err(problem) => {
                self.paragraph(&self.say("play-mistakes-unknown"))?;
                return self.complain(&problem);
            }
        };
        let yours = self.sitting.your_seat();
        let mut sentences = Vec::new();
        if mistakes.is_empty() {
            sentences.push(self.say("play-no-mistakes"));
            if let [winner, _] = *places {
                sentences.push(self.about("play-forced", winner));
            }
        } else {
            if yours.is_some_and(|seat| mistakes.iter().all(|mistake| mistake.seat != seat)) {
                sentences.push(self.say("play-your-moves-right"));
            }
            sentences.push(self.voice.say("play-mistakes", &Arguments::new().number("count", mistakes.len() as u64)));
        }
        self.paragraph(&self.join(&sentences))?;
        if !mistakes.is_empty() {
            self.printer.blank()?;
        }
        mistakes.iter().try_for_each(|mistake| {
            let number = self.voice.say("play-move-number", &Arguments::new().number("number", mistake.number as u64));
            let words = self.voice.say("play-mistake", &self.mistake(mistake));
            self.printer.item(&[span(Role::Strong, number), span(Role::Plain, "  ")], &words)
        })
    }
}
