//! An answer for people: game, position, verdict, why, moves.

use std::io::{self, Write};

use lastmove_catalogue::{Answer, DecisionDocument, JudgedMoveDocument, MoveDocument, SolveDocument};
use lastmove_explain::{Arguments, Role, Span, Voice};
use lastmove_game::{Convention, Outcome};

use crate::fit::head;
use crate::printer::{Printer, span};
use crate::table::print_table;

/// Columns for a position that a move leaves.
const LONGEST_POSITION: usize = 36;

/// What a report needs besides the answer.
pub struct Report<'a> {
    /// What people call the game.
    pub title: &'a str,
    /// How many moves were to be listed at most.
    pub limit: usize,
    /// The language, and what the game's things are called.
    pub voice: &'a Voice,
}

impl Report<'_> {
    /// The whole answer.
    pub fn whole(&self, answer: &Answer, printer: &mut Printer<impl Write>) -> io::Result<()> {
        let document = &answer.document;
        let mut convention = format!(" · {}", self.convention(document.convention));
        if let Some(seat) = document.first {
            convention = format!("{convention} · {}", self.say_number("solve-first-seat-whole", "seat", seat as u64));
        }
        printer.line(&[span(Role::Strong, self.title), span(Role::Muted, convention)])?;
        printer.line(&[span(Role::Plain, head(&document.position, printer.columns(), false))])?;
        printer.blank()?;
        printer.figure(&answer.picture.text)?;
        printer.blank()?;
        self.verdict(answer, printer)?;
        if !answer.explanation.paragraphs().is_empty() {
            printer.blank()?;
            printer.explanation(&answer.explanation)?;
        }
        printer.blank()?;
        self.winning_moves(answer, printer)?;
        if let Some(moves) = document.all_moves.as_ref().filter(|moves| !moves.is_empty()) {
            printer.blank()?;
            self.all_moves(moves, document, printer)?;
        }
        Ok(())
    }

    /// The answer on one line: game, convention, position, verdict, standing, moves.
    pub fn line(&self, answer: &Answer, printer: &mut Printer<impl Write>) -> io::Result<()> {
        let document = &answer.document;
        let convention = self.convention(document.convention);
        let standing = self.say(&format!("solve-standing-{}", document.standing));
        let position = head(&document.position, printer.columns(), false);
        let first =
            document.first.map(|seat| format!("{} · ", self.say_number("solve-first-seat", "seat", seat as u64)));
        let first = first.unwrap_or_default();
        let mut spans = vec![span(Role::Plain, format!("{first}{} · {convention} · {position} · ", self.title))];
        spans.extend(mark(document.decision, &self.decision("solve", seen_from_the_first_hand(document))));
        spans.push(span(Role::Plain, format!(" · {standing} · {}", self.count_of_winning_moves(answer))));
        match &document.all_moves {
            None => {
                let mut moves: Vec<&str> = document.winning_moves.iter().map(|action| action.action.as_str()).collect();
                moves.extend((unlisted(document) > 0).then_some("…"));
                let colon = if moves.is_empty() { "" } else { ": " };
                spans.push(span(Role::Plain, format!("{colon}{}", moves.join(", "))));
            }
            Some(moves) => {
                spans.push(span(Role::Plain, format!(" · {}:", self.count_of_moves(moves))));
                for judged in moves {
                    spans.push(span(Role::Plain, " "));
                    spans.extend(mark(judged.decision, &judged.action.action));
                }
            }
        }
        printer.line(&spans)
    }

    /// Who wins, and how that is known.
    fn verdict(&self, answer: &Answer, printer: &mut Printer<impl Write>) -> io::Result<()> {
        printer.item(&mark(answer.document.decision, ""), &answer.verdict)?;
        let below = [span(Role::Plain, "  ")];
        printer.item(&below, &answer.standing)?;
        match answer.document.remoteness {
            None | Some(0) => Ok(()),
            Some(moves) => printer.item(&below, &self.say_number("solve-decided", "moves", moves)),
        }
    }

    /// The winning moves, with what each leaves.
    fn winning_moves(&self, answer: &Answer, printer: &mut Printer<impl Write>) -> io::Result<()> {
        let document = &answer.document;
        printer.line(&[span(Role::Strong, self.count_of_winning_moves(answer))])?;
        let row = |action: &MoveDocument| {
            let name = vec![span(Role::Win, &action.action)];
            vec![name, self.leaves(action, document, printer), self.notes(action, None)]
        };
        print_table(&document.winning_moves.iter().map(row).collect::<Vec<_>>(), printer)?;
        match unlisted(document) {
            0 => Ok(()),
            more => {
                let more = self.voice.say("solve-more", &Arguments::new().count("count", more));
                printer.line(&[span(Role::Muted, format!("  {more}"))])
            }
        }
    }

    /// Every move judged for the player who makes it.
    fn all_moves(
        &self,
        moves: &[JudgedMoveDocument],
        document: &SolveDocument,
        printer: &mut Printer<impl Write>,
    ) -> io::Result<()> {
        printer.line(&[span(Role::Strong, self.count_of_moves(moves))])?;
        let row = |judged: &JudgedMoveDocument| {
            let name = vec![span(Role::Plain, &judged.action.action)];
            let outcome = mark(judged.decision, &self.decision("move", judged.decision)).to_vec();
            vec![
                name,
                outcome,
                self.leaves(&judged.action, document, printer),
                self.notes(&judged.action, judged.remoteness),
            ]
        };
        print_table(&moves.iter().map(row).collect::<Vec<_>>(), printer)
    }

    /// The position that a move leaves, without the rules, which stay. It is cut where somebody looks at a screen.
    fn leaves(&self, action: &MoveDocument, document: &SolveDocument, printer: &Printer<impl Write>) -> Vec<Span> {
        let say = |position: &String| {
            let position = without_rules(position, document.rules.as_deref());
            let columns = if printer.is_screen() { LONGEST_POSITION } else { usize::MAX };
            let shown = head(&position, columns, false);
            span(Role::Plain, self.voice.say("move-leaves", &Arguments::new().text("position", shown)))
        };
        action.leaves.iter().map(say).collect()
    }

    /// In how many ways a move can be made, if in several, and in how many moves the game is then decided, if that
    /// is known.
    fn notes(&self, action: &MoveDocument, remoteness: Option<u64>) -> Vec<Span> {
        let ways = action.ways.map(|ways| self.say_number("move-ways", "ways", ways));
        let decided = remoteness.map(|moves| self.say_number("move-decided", "moves", moves));
        let notes: Vec<String> = ways.into_iter().chain(decided).collect();
        vec![span(Role::Muted, notes.join(" · "))]
    }

    fn count_of_winning_moves(&self, answer: &Answer) -> String {
        if answer.finished {
            return self.say("solve-game-over");
        }
        self.voice.say("solve-winning-moves", &Arguments::new().count("count", answer.document.winning_move_count))
    }

    /// All moves; or only the first, when as many are listed as may be.
    fn count_of_moves(&self, moves: &[JudgedMoveDocument]) -> String {
        if moves.len() < self.limit {
            self.say("solve-all-moves")
        } else {
            self.say_number("solve-first-moves", "count", self.limit as u64)
        }
    }

    fn convention(&self, convention: Convention) -> String {
        self.say(&format!("solve-convention-{}", convention.name()))
    }

    /// A decision in a word or two; `of` is what it is about: `solve` a position, `move` a move.
    fn decision(&self, of: &str, decision: DecisionDocument) -> String {
        match decision {
            DecisionDocument::Outcome(outcome) => self.say(&format!("{of}-{}", outcome.name())),
            DecisionDocument::Forcer(None) => self.say("forcer-short-nobody"),
            DecisionDocument::Forcer(Some(seat)) => self.say_number("forcer-short-seat", "seat", seat as u64),
        }
    }

    fn say(&self, message: &str) -> String {
        self.voice.say(message, &Arguments::new())
    }

    fn say_number(&self, message: &str, name: &'static str, number: u64) -> String {
        self.voice.say(message, &Arguments::new().number(name, number))
    }
}

/// The decision with seats counted from the first hand that was written, also where another one begins.
fn seen_from_the_first_hand(document: &SolveDocument) -> DecisionDocument {
    match (document.decision, document.first) {
        (DecisionDocument::Forcer(Some(seat)), Some(first)) => {
            let seats = document.position.split('/').count();
            DecisionDocument::Forcer(Some((seat + first) % seats))
        }
        (decision, _) => decision,
    }
}

/// A position without the house rules that stand behind it, and with all else that does: what has changed.
fn without_rules(position: &str, rules: Option<&str>) -> String {
    let Some((hands, tail)) = position.split_once(';') else { return position.to_owned() };
    let kept = |word: &&str| !rules.is_some_and(|rules| rules.split(',').any(|rule| rule == *word));
    let parts = tail.split(';').map(|part| part.trim().split(',').filter(kept).collect::<Vec<_>>().join(","));
    let parts = parts.filter(|part| !part.is_empty());
    std::iter::once(hands.to_owned()).chain(parts).collect::<Vec<_>>().join("; ")
}

/// How many winning moves there are beyond those listed.
fn unlisted(document: &SolveDocument) -> u128 {
    document.winning_move_count.saturating_sub(document.winning_moves.len() as u128)
}

/// Words about a decision behind its mark: filled for a win, hollow for a loss, half-filled for a draw.
fn mark(decision: DecisionDocument, words: &str) -> [Span; 1] {
    let (role, mark) = match decision {
        DecisionDocument::Outcome(Outcome::Win) | DecisionDocument::Forcer(Some(0)) => (Role::Win, '●'),
        DecisionDocument::Outcome(Outcome::Loss) | DecisionDocument::Forcer(Some(_)) => (Role::Loss, '○'),
        DecisionDocument::Outcome(Outcome::Draw) | DecisionDocument::Forcer(None) => (Role::Draw, '◐'),
    };
    [span(role, format!("{mark} {words}"))]
}

#[cfg(test)]
mod tests {
    use super::without_rules;

    #[test]
    fn what_changed_was_cut_behind_the_rules() {
        let rules = Some("groups,revolution=2,pass=leader-plays");
        let position = "2 3 / 1 @ 4 4; groups,revolution=2,pass=leader-plays; reversed";
        assert_eq!(without_rules(position, rules), "2 3 / 1 @ 4 4; reversed");
        assert_eq!(without_rules("2 3 / 1; quota=1:1,groups", Some("groups")), "2 3 / 1; quota=1:1");
        assert_eq!(without_rules("2 3 / 1; groups", Some("groups")), "2 3 / 1");
        assert_eq!(without_rules("2 3 / 1", None), "2 3 / 1");
    }
}
