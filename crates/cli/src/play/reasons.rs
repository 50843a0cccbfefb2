//! Hints and reasons: where to look, who wins and why, what a move would lead to.

use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;

use lastmove_catalogue::{Judgement, Mistake, Who};
use lastmove_explain::{Arguments, Explanation, Voice};
use lastmove_game::Problem;

use super::conversation::{Conversation, GAME_IS_OVER};
use crate::exit::Failure;

/// So many better moves are listed beside a mistake.
pub(super) const BETTER_LISTED: usize = 20;

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
            (None, asked) => match (self.trap(), asked) {
                (None, _) => vec![self.say("play-no-hint")],
                (Some(_), 1) => vec![self.say("play-no-hint"), self.say("play-hint-trap-more")],
                (Some(trap), _) => vec![self.voice.say("play-hint-trap", &trap)],
            },
        };
        Ok(self.paragraph(&self.join(&sentences))?)
    }

    /// A move that leaves few winning answers, and how many: `$move` and `$winning`. None where that cannot be told.
    fn trap(&mut self) -> Option<Arguments> {
        let before = self.sitting.table.history().len();
        let winning = self.play_the_trap();
        while self.sitting.table.history().len() > before {
            self.sitting.table.undo();
        }
        winning
    }

    /// Makes the trap and an answer to it, and says how many answers would have won.
    fn play_the_trap(&mut self) -> Option<Arguments> {
        let trap = self.sitting.choose(100).ok()?;
        self.sitting.table.play(&trap).ok()?;
        if self.sitting.table.finish().is_some() {
            return None;
        }
        let answer = self.sitting.choose(100).ok()?;
        self.sitting.table.play(&answer).ok()?;
        match self.sitting.table.judge(self.sitting.table.history().len(), 0).ok()? {
            Judgement::KeepsWin { winning } => {
                Some(Arguments::new().text("move", self.said(&trap)).count("winning", winning))
            }
            Judgement::Mistake(_) | Judgement::NoWin => None,
        }
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
        for number in self.last_round() {
            // A move that cannot be judged, since too much can follow from it, is passed over: what can be said is said.
            if let Some(judgement) = self.say_judgement(number) {
                self.paragraph(&judgement)?;
            }
        }
        if let Some(places) = self.sitting.table.finish() {
            return Ok(self.paragraph(&self.who_has_won(&places))?);
        }
        let explanation = self.sitting.table.why(&self.voice_of_the_mover())?;
        let shortened = self.explain(&explanation, all)?;
        let more =
            found.map(|action| self.voice.say("play-why-more", &Arguments::new().text("move", self.said(action))));
        let sentences: Vec<_> = shortened.then(|| self.say("play-why-all")).into_iter().chain(more).collect();
        if !sentences.is_empty() {
            self.paragraph(&self.join(&sentences))?;
        }
        Ok(())
    }

    /// The voice for a reason, which counts seats from the player to move.
    fn voice_of_the_mover(&self) -> Voice {
        let (mover, seats) = (self.sitting.table.mover(), self.sitting.players.len());
        self.voice.at_table((0..seats).map(|seat| self.sitting.name((mover + seat) % seats, &self.voice)).collect())
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

    /// The numbers of the last move a person made and of all answers to it.
    fn last_round(&self) -> RangeInclusive<usize> {
        self.sitting.last_of_a_person().unwrap_or(1)..=self.sitting.table.history().len()
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
        let explanation = self.sitting.table.why(&self.voice_of_the_mover());
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
        self.sitting.table.play(action)?;
        let told = self.tell_consequences();
        while self.sitting.table.history().len() > before {
            self.sitting.table.undo();
        }
        told
    }

    /// What the last move leads to, as if it were only thought of. Where it does not win, you see what the answer
    /// leaves you; otherwise, or where somebody else is to move then, you see it from the other side.
    fn tell_consequences(&mut self) -> Result<(), Failure> {
        let table = &mut self.sitting.table;
        let (seat, action) = table.last_move().unwrap_or_default();
        let judgement = table.judge(table.history().len(), 0)?;
        let wins = matches!(judgement, Judgement::KeepsWin { .. });
        let over = table.finish().is_some();
        let arguments = Arguments::new().text("move", self.said(&action));
        if over {
            let message = if wins { "play-if-wins-at-once" } else { "play-if-loses-at-once" };
            return Ok(self.paragraph(&self.voice.say(message, &arguments))?);
        }
        let (message, arguments) = if wins {
            ("play-if-wins", arguments)
        } else {
            let reply = self.sitting.choose(100)?;
            let table = &mut self.sitting.table;
            table.play(&reply)?;
            let over = table.finish().is_some();
            let arguments = arguments.text("reply", self.said(&reply));
            if over {
                return Ok(self.paragraph(&self.voice.say("play-if-loses-to-the-last", &arguments))?);
            }
            if self.sitting.table.mover() == seat {
                ("play-if-loses", arguments)
            } else {
                self.sitting.table.undo();
                ("play-if-loses-elsewhere", arguments)
            }
        };
        let explanation = self.sitting.table.why(&self.voice_of_the_mover())?;
        self.paragraph(&self.voice.say(message, &arguments))?;
        self.figure(&self.picture())?;
        self.explain(&explanation, false)?;
        Ok(())
    }

    /// What a move did to a win that could be forced; nothing where that cannot be told.
    fn say_judgement(&self, number: usize) -> Option<String> {
        let table = &self.sitting.table;
        let (seat, action) = table.history().swap_remove(number - 1);
        let arguments = self.player(seat).text("move", self.said(&action));
        if table.forced(number) {
            return Some(self.voice.say("play-judged-forced", &arguments));
        }
        Some(match table.judge(number, BETTER_LISTED).ok()? {
            Judgement::KeepsWin { winning } => self.voice.say("play-judged-wins", &arguments.count("winning", winning)),
            Judgement::Mistake(mistake) => self.voice.say("play-judged-mistake", &self.mistake(&mistake)),
            Judgement::NoWin => self.voice.say("play-judged-no-win", &arguments),
        })
    }

    /// A mistake as arguments of a sentence: `$position`, `$move`, and `$better`, the moves that would have won.
    pub(super) fn mistake(&self, mistake: &Mistake) -> Arguments {
        let better: Vec<_> = mistake.better.iter().map(|action| self.said(action)).collect();
        let mut better = better.join(", ");
        let more = mistake.better_count.saturating_sub(mistake.better.len() as u128);
        if more > 0 {
            let more = Arguments::new().text("moves", better).text("count", more.to_string());
            better = self.voice.say("play-better-and-more", &more);
        }
        let arguments = self.player(mistake.seat).text("position", mistake.position.as_str());
        arguments.text("move", self.said(&mistake.played)).text("better", better)
    }
}
