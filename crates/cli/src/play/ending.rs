//! After the game: who has won and why, and which moves were mistakes.

use std::io::{self, BufRead, Write};

use lastmove_catalogue::BETTER_LISTED;
use lastmove_explain::{Arguments, Role};

use super::conversation::Conversation;
use crate::exit::Failure;
use crate::printer::span;

impl<R: BufRead, W: Write> Conversation<'_, R, W> {
    /// The picture of the end, who has won by which convention, the mistakes, and what can be said now.
    pub(super) fn tell_the_end(&mut self) -> Result<(), Failure> {
        self.figure(&self.picture())?;
        let places = self.sitting.table.finish().unwrap_or_default();
        self.paragraph(&self.who_has_won())?;
        if places.len() > 2 {
            self.tell_places(&places)?;
        }
        self.tell_mistakes(&places)?;
        let can_undo = self.sitting.last_of_a_person().is_some();
        Ok(self.paragraph(&self.say(if can_undo { "play-over-now" } else { "play-over-without-undo" }))?)
    }

    /// Who has won, and by which convention.
    pub(super) fn who_has_won(&self) -> String {
        self.sitting.say_who_has_won(&self.voice).unwrap_or_default()
    }

    fn tell_places(&mut self, places: &[usize]) -> io::Result<()> {
        self.printer.blank()?;
        places.iter().enumerate().try_for_each(|(index, seat)| {
            let name = self.sitting.name(*seat, &self.voice);
            self.printer.item(&[span(Role::Plain, format!("{}. ", index + 1))], &name)
        })
    }

    fn tell_mistakes(&mut self, places: &[usize]) -> io::Result<()> {
        // With hidden hands nobody can be blamed for what he could not see.
        if self.sitting.table.last_move().is_none() || self.sitting.table.is_hidden() {
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
            let words = self.voice.say("play-mistake", &self.sitting.mistake(mistake, &self.voice));
            self.printer.item(&[span(Role::Strong, number), span(Role::Plain, "  ")], &words)
        })
    }
}
