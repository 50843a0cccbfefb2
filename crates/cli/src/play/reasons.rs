//! Hints and reasons: where to look, who wins and why, what a move would lead to.

use std::io::{self, BufRead, Write};

use lastmove_catalogue::{Judgement, Trap, Who};
use lastmove_explain::{Arguments, Explanation};
use lastmove_game::Problem;

use super::conversation::{Conversation, GAME_IS_OVER};
use crate::exit::Failure;

impl<R: BufRead, W: Write> Conversation<'_, R, W> {
    /// First where to look, then what to do there. Where no move wins, it is a trap that may help.
    pub(super) fn hint(&mut self) -> Result<(), Failure> {
        let table = &self.sitting.table;
        if table.finish().is_some() {
            return Ok(self.paragraph(&self.say("play-over-already"))?);
        }
        self.hints += 1;
        let hides = self.sitting.hides();
        let table = &self.sitting.table;
        if let [only] = &table.moves(2)[..] {
            let only = Arguments::new().text("move", self.said(only));
            return Ok(self.paragraph(&self.voice.say("play-hint-only-move", &only))?);
        }
        if hides {
            let advice = Arguments::new().text("move", self.said(&self.sitting.advise()?));
            return Ok(self.paragraph(&self.voice.say("play-hidden-hint", &advice))?);
        }
        let sentences = match (table.hint(&self.voice)?, self.hints) {
            (Some(hint), 1) => vec![hint.place, self.say("play-hint-more")],
            (Some(hint), _) => vec![hint.action],
            (None, asked) => match (self.sitting.trap(), asked) {
                (None, _) => vec![self.say("play-no-hint")],
                (Some(_), 1) => vec![self.say("play-no-hint"), self.say("play-hint-trap-more")],
                (Some(Trap { action, winning }), _) => {
                    let trap = Arguments::new().text("move", self.said(&action)).count("winning", winning);
                    vec![self.voice.say("play-hint-trap", &trap)]
                }
            },
        };
        Ok(self.paragraph(&self.join(&sentences))?)
    }

    /// What the last moves did, then who wins now and why; asked again, how the computer found its winning move; then
    /// nothing more.
    pub(super) fn why(&mut self) -> Result<(), Failure> {
        if self.sitting.table.is_hidden() {
            return Ok(self.paragraph(&self.say("play-hidden-why"))?);
        }
        self.whys += 1;
        match (self.whys, self.found_by_the_computer()) {
            (1, found) => self.tell_why(found.as_deref(), false),
            (2, Some(action)) => self.look_back(&action),
            _ => self.nothing_more(),
        }
    }

    /// Who wins now and why, with everything that was said before.
    pub(super) fn why_all(&mut self) -> Result<(), Failure> {
        if self.sitting.table.is_hidden() {
            return self.why();
        }
        self.whys = self.whys.max(1);
        let found = self.found_by_the_computer().filter(|_| self.whys == 1);
        self.tell_why(found.as_deref(), true)
    }

    fn tell_why(&mut self, found: Option<&str>, all: bool) -> Result<(), Failure> {
        for number in self.sitting.last_round() {
            // A move that cannot be judged, since too much can follow from it, is passed over: what can be said is said.
            if let Some(judgement) = self.sitting.say_judgement(number, &self.voice) {
                self.paragraph(&judgement)?;
            }
        }
        if self.sitting.table.finish().is_some() {
            return Ok(self.paragraph(&self.who_has_won())?);
        }
        let explanation = self.sitting.table.why(&self.sitting.voice_of_the_mover(&self.voice))?;
        let shortened = self.explain(&explanation, all)?;
        let more =
            found.map(|action| self.voice.say("play-why-more", &Arguments::new().text("move", self.said(action))));
        let sentences: Vec<_> = shortened.then(|| self.say("play-why-all")).into_iter().chain(more).collect();
        if !sentences.is_empty() {
            self.paragraph(&self.join(&sentences))?;
        }
        Ok(())
    }

    /// Shows an explanation, `all` of it or without those sentences of the recipe that were said already; whether any
    /// were left out.
    fn explain(&mut self, explanation: &Explanation, all: bool) -> io::Result<bool> {
        let shown = explanation.without(|words| !all && self.told.contains(words));
        self.told.extend(explanation.recipe().map(str::to_owned));
        self.printer.blank()?;
        self.printer.explanation(&shown)?;
        Ok(shown != *explanation)
    }

    fn nothing_more(&mut self) -> Result<(), Failure> {
        let words = match self.example() {
            Some(action) => self.voice.say("play-why-no-more", &Arguments::new().text("move", action)),
            None => self.say("play-why-no-more-over"),
        };
        Ok(self.paragraph(&words)?)
    }

    /// The last move, if the computer found it among others and it wins.
    fn found_by_the_computer(&self) -> Option<String> {
        let table = &self.sitting.table;
        let (seat, action) = table.last_move()?;
        let number = table.history().len();
        if table.finish().is_some() || self.sitting.players[seat] == Who::Me || table.forced(number) {
            return None;
        }
        matches!(table.judge(number, 0), Ok(Judgement::KeepsWin { .. })).then_some(action)
    }

    /// The position in which the computer made its last move, as if it were yours: how does one find the move?
    fn look_back(&mut self, action: &str) -> Result<(), Failure> {
        self.sitting.table.undo();
        let picture = self.picture();
        let explanation = self.sitting.table.why(&self.sitting.voice_of_the_mover(&self.voice));
        self.sitting.table.play(action)?;
        self.paragraph(&self.voice.say("play-look-back", &Arguments::new().text("move", self.said(action))))?;
        self.figure(&picture)?;
        self.explain(&explanation?, false)?;
        Ok(())
    }

    /// What a move would lead to, without making it.
    pub(super) fn why_move(&mut self, action: &str) -> Result<(), Failure> {
        if self.sitting.hides() {
            return self.why();
        }
        if self.sitting.table.finish().is_some() {
            return Err(Problem::new(&GAME_IS_OVER).into());
        }
        let before = self.sitting.table.history().len();
        let told = self.tell_consequences(action);
        self.sitting.go_back_to(before);
        told
    }

    /// What a move leads to, as if it were only thought of. Where it does not win, you see what the answer
    /// leaves you; otherwise, or where somebody else is to move then, you see it from the other side.
    fn tell_consequences(&mut self, action: &str) -> Result<(), Failure> {
        let consequence = self.sitting.consider(action, None, &self.voice)?;
        let explanation = consequence
            .goes_on
            .then(|| self.sitting.table.why(&self.sitting.voice_of_the_mover(&self.voice)))
            .transpose()?;
        self.paragraph(&consequence.words)?;
        if let Some(explanation) = explanation {
            self.figure(&self.picture())?;
            self.explain(&explanation, false)?;
        }
        Ok(())
    }
}
