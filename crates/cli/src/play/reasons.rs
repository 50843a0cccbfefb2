//! Hints and reasons: where to look, who wins and why, what a move would lead to.

use std::io::{BufRead, Write};
use std::ops::RangeInclusive;

use lastmove_catalogue::{Judgement, Mistake, Who};
use lastmove_explain::Arguments;
use lastmove_game::Problem;

use super::conversation::{Conversation, GAME_IS_OVER};
use crate::exit::Failure;

/// So many better moves are listed beside a mistake.
pub(super) const BETTER_LISTED: usize = 20;

impl<R: BufRead, W: Write> Conversation<'_, R, W> {
    /// First where to look, then what to do there.
    pub(super) fn hint(&mut self) -> Result<(), Failure> {
        if self.sitting.table.finish().is_some() {
            return Ok(self.paragraph(&self.say("play-over-already"))?);
        }
        match self.sitting.table.hint(&self.voice)? {
            None => self.paragraph(&self.say("play-no-hint"))?,
            Some(hint) if self.hints == 0 => {
                let more = self.say("play-hint-more");
                self.paragraph(&self.join(&[hint.place, more]))?;
            }
            Some(hint) => self.paragraph(&hint.action)?,
        }
        self.hints += 1;
        Ok(())
    }

    /// What the last moves did, then who wins now and why; asked again, how the computer found its winning move.
    pub(super) fn why(&mut self) -> Result<(), Failure> {
        self.whys += 1;
        let table = &self.sitting.table;
        // A move that cannot be judged, since too much can follow from it, is passed over: what can be said is said.
        let judge = |number| table.judge(number, BETTER_LISTED).ok().map(|judgement| (number, judgement));
        let judged: Vec<_> = self.last_round().filter_map(judge).collect();
        let found = match (judged.last(), table.last_move()) {
            (Some((_, Judgement::KeepsWin { .. })), Some((seat, action))) => {
                (self.sitting.players[seat] == Who::Computer).then_some(action)
            }
            _ => None,
        };
        if let (2.., Some(action)) = (self.whys, &found) {
            return self.look_back(action);
        }
        for (number, judgement) in judged {
            self.paragraph(&self.say_judgement(number, &judgement))?;
        }
        let explanation = self.sitting.table.why(&self.voice)?;
        self.printer.blank()?;
        self.printer.explanation(&explanation)?;
        if let Some(action) = found {
            self.paragraph(&self.voice.say("play-why-more", &Arguments::new().text("move", action)))?;
        }
        Ok(())
    }

    /// The numbers of the last move a person made and of all answers to it.
    fn last_round(&self) -> RangeInclusive<usize> {
        let history = self.sitting.table.history();
        let last = history.iter().rposition(|(seat, _)| self.sitting.players[*seat] == Who::Me);
        last.map_or(1, |index| index + 1)..=history.len()
    }

    /// The position in which the computer made its last move, as if it were yours: how does one find the move?
    fn look_back(&mut self, action: &str) -> Result<(), Failure> {
        self.sitting.table.undo();
        let picture = self.sitting.table.picture(&self.voice);
        let explanation = self.sitting.table.why(&self.voice);
        self.sitting.table.play(action)?;
        self.paragraph(&self.voice.say("play-look-back", &Arguments::new().text("move", action)))?;
        self.figure(&picture)?;
        self.printer.blank()?;
        Ok(self.printer.explanation(&explanation?)?)
    }

    /// What a move would lead to, without making it.
    pub(super) fn why_move(&mut self, action: &str) -> Result<(), Failure> {
        if self.sitting.table.finish().is_some() {
            return Err(Problem::new(&GAME_IS_OVER).into());
        }
        self.sitting.table.play(action)?;
        let told = self.tell_consequences();
        self.sitting.table.undo();
        told
    }

    /// What the last move leads to, as if it were only thought of.
    fn tell_consequences(&mut self) -> Result<(), Failure> {
        let table = &self.sitting.table;
        let (_, action) = table.last_move().unwrap_or_default();
        let judgement = table.judge(table.history().len(), BETTER_LISTED)?;
        let arguments = Arguments::new().text("move", action);
        let wins = matches!(judgement, Judgement::KeepsWin { .. });
        if table.finish().is_some() {
            let message = if wins { "play-if-wins-at-once" } else { "play-if-loses-at-once" };
            return Ok(self.paragraph(&self.voice.say(message, &arguments))?);
        }
        let explanation = table.why(&self.voice)?;
        let picture = table.picture(&self.voice);
        self.paragraph(&if wins {
            self.voice.say("play-if-wins", &arguments)
        } else {
            self.voice.say("play-if-loses", &arguments.text("reply", self.sitting.choose(100)?))
        })?;
        self.paragraph(&self.say("play-if-then"))?;
        self.figure(&picture)?;
        self.printer.blank()?;
        Ok(self.printer.explanation(&explanation)?)
    }

    /// What a move did to a win that could be forced.
    fn say_judgement(&self, number: usize, judgement: &Judgement) -> String {
        let (seat, action) = self.sitting.table.history().swap_remove(number - 1);
        let arguments = self.player(seat).text("move", action);
        match judgement {
            Judgement::KeepsWin { winning } => {
                let arguments = match u64::try_from(*winning) {
                    Ok(winning) => arguments.number("winning", winning),
                    Err(_) => arguments.text("winning", winning.to_string()),
                };
                self.voice.say("play-judged-wins", &arguments)
            }
            Judgement::Mistake(mistake) => self.voice.say("play-judged-mistake", &self.mistake(mistake)),
            Judgement::NoWin => self.voice.say("play-judged-no-win", &arguments),
        }
    }

    /// A mistake as arguments of a sentence: `$position`, `$move`, and `$better`, the moves that would have won.
    pub(super) fn mistake(&self, mistake: &Mistake) -> Arguments {
        let mut better = mistake.better.join(", ");
        let more = mistake.better_count.saturating_sub(mistake.better.len() as u128);
        if more > 0 {
            let more = Arguments::new().text("moves", better).text("count", more.to_string());
            better = self.voice.say("play-better-and-more", &more);
        }
        let arguments = self.player(mistake.seat).text("position", mistake.position.as_str());
        arguments.text("move", mistake.played.as_str()).text("better", better)
    }
}
