use std::sync::Arc;

use lastmove_explain::{Explain, Explanation, Hint, Styled, Voice, say_standing};
use lastmove_game::random::Random;
use lastmove_game::{Ask, Budget, Decision, Detail, Fallible, Given, ListedVerdict, Player, Problem, View, best_move};

use crate::door::{Playable, say_verdict};
use crate::entry::{Entry, Opening};
use crate::{Judgement, Mistake, Table, search};

/// A table at which a typed game is played.
pub(crate) struct Played<G: Explain> {
    entry: Arc<Entry<G>>,
    /// The starting position as a text.
    start: String,
    /// Whether chance dealt it.
    dealt: bool,
    seats: usize,
    now: Moment<G>,
    /// Every earlier moment with the move made in it, the oldest first.
    past: Vec<(Moment<G>, G::Move)>,
}

/// The game between two moves.
struct Moment<G: Explain> {
    position: G::Position,
    layout: G::Layout,
    /// The seat of the player to move, counted from whoever began.
    mover: usize,
}

impl<G: Playable> Played<G> {
    /// Lays out the opening position, whose player to move takes seat 0.
    pub(crate) fn open(entry: Arc<Entry<G>>, Opening { text, given, dealt }: &Opening) -> Result<Self, Problem> {
        let position = entry.game.infer_position(text, given)?;
        let layout = entry.game.layout(text, &position);
        let seats = entry.game.seats(&position);
        // What was inferred stands in no text but the normal form.
        let start = match given {
            Given { deck: None, played: None } => text.split_whitespace().collect::<Vec<_>>().join(" "),
            _ => entry.game.write_position(&position),
        };
        Ok(Self { entry, start, dealt: *dealt, seats, now: Moment { position, layout, mover: 0 }, past: Vec::new() })
    }

    /// How much the computer may search for a move here.
    fn budget(&self) -> Budget {
        search::budget(search::FOR_A_MOVE, &self.entry.game.write_position(&self.now.position))
    }

    /// The game as it was after the first `moves` moves.
    fn moment(&self, moves: usize) -> &Moment<G> {
        if moves == self.past.len() { &self.now } else { &self.past[moves].0 }
    }

    /// What is asked about a position: somebody sits at the table and waits for the answer.
    fn ask(&self, position: &G::Position, detail: Detail) -> Ask {
        let budget = search::budget(search::FOR_A_JUDGEMENT, &self.entry.game.write_position(position));
        Ask { detail, budget, ..Ask::default() }
    }

    /// Who won after the first `moves` moves, and by which moves, at most `limit` of them listed.
    fn brief(&self, moves: usize, limit: usize) -> Result<ListedVerdict<G::Move, G::Evidence>, Problem> {
        let position = &self.moment(moves).position;
        Ok(self.entry.game.solve(position, &self.ask(position, Detail::Brief))?.list(limit))
    }

    /// Judges a move by what could be forced before it and after it.
    fn judged(&self, number: usize, before: &ListedVerdict<G::Move, G::Evidence>, after: Decision) -> Judgement {
        let game = &self.entry.game;
        let (moment, action) = &self.past[number - 1];
        let next = (self.moment(number).mover + self.seats - moment.mover) % self.seats;
        if !before.decision.is_win() {
            Judgement::NoWin
        } else if after.seen_before(next, self.seats).is_win() {
            Judgement::KeepsWin { winning: before.winning_move_count }
        } else {
            Judgement::Mistake(Mistake {
                number,
                seat: moment.mover,
                position: game.write_position(&moment.position),
                played: game.write_move(action),
                better: before.winning_moves.iter().map(|way| game.write_move(&way.action)).collect(),
                better_count: before.winning_move_count,
            })
        }
    }
}

impl<G: Playable> Table for Played<G>
where
    G::Layout: Send,
{
    fn start(&self) -> String {
        self.start.clone()
    }

    fn dealt(&self) -> bool {
        self.dealt
    }

    fn position(&self) -> String {
        self.entry.game.write_position(&self.now.position)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn mover(&self) -> usize {
        self.now.mover
    }

    fn history(&self) -> Vec<(usize, String)> {
        self.past.iter().map(|(moment, action)| (moment.mover, self.entry.game.write_move(action))).collect()
    }

    fn last_move(&self) -> Option<(usize, String)> {
        self.past.last().map(|(moment, action)| (moment.mover, self.entry.game.write_move(action)))
    }

    fn finish(&self) -> Option<Vec<usize>> {
        let places = self.entry.game.finish(&self.now.position)?;
        Some(places.seats().iter().map(|seat| seat.seen_before(self.now.mover, self.seats).0).collect())
    }

    fn moves(&self, limit: usize) -> Vec<String> {
        let game = &self.entry.game;
        game.moves(&self.now.position).take(limit).map(|action| game.write_move(&action)).collect()
    }

    fn play(&mut self, action: &str) -> Result<(), Problem> {
        let game = &self.entry.game;
        let Moment { position, layout, mover } = &self.now;
        let action = game.parse_move(position, action)?;
        let step = game.play(position, &action)?;
        let after = Moment {
            layout: game.follow(layout, position, &action),
            position: step.position,
            mover: (mover + step.next) % self.seats,
        };
        self.past.push((std::mem::replace(&mut self.now, after), action));
        Ok(())
    }

    fn undo(&mut self) -> bool {
        self.past.pop().map(|(moment, _)| self.now = moment).is_some()
    }

    fn choose(&self, level: u8, random: &mut Random) -> Result<String, Problem> {
        let game = &self.entry.game;
        let view = View::open(game, &self.now.position);
        let action = Fallible { level, random }.choose(&view, &self.budget())?;
        Ok(game.write_move(&action))
    }

    fn picture(&self, voice: &Voice) -> Styled {
        self.entry.game.picture(&self.now.layout, &self.entry.voice(voice))
    }

    fn say_move(&self, action: &str, who: &str, voice: &Voice) -> Result<String, Problem> {
        let game = &self.entry.game;
        let position = &self.now.position;
        Ok(game.say_move(position, &game.parse_move(position, action)?, who, &self.entry.voice(voice)))
    }

    fn hint(&self, voice: &Voice) -> Result<Option<Hint>, Problem> {
        let game = &self.entry.game;
        let position = &self.now.position;
        if game.finish(position).is_some() {
            return Ok(None);
        }
        let verdict = self.brief(self.past.len(), 1)?;
        let Some(winning) = verdict.winning_moves.first() else { return Ok(None) };
        // The quickest win, or any where nobody can tell how long they take.
        let best = best_move(game, position, &self.budget()).unwrap_or_else(|_| winning.action.clone());
        Ok(Some(game.hint(position, &best, &self.entry.voice(voice))))
    }

    fn why(&self, voice: &Voice) -> Result<Explanation, Problem> {
        let (game, voice) = (&self.entry.game, &self.entry.voice(voice));
        let position = &self.now.position;
        let ask = self.ask(position, Detail::Evidence);
        let verdict = game.solve(position, &ask)?.list(ask.limit);
        let mut explanation = Explanation::new();
        explanation.say(say_verdict(game, verdict.decision, voice));
        explanation.append(game.explain(position, &verdict, voice));
        explanation.say(say_standing(&verdict.standing, voice));
        Ok(explanation)
    }

    fn forced(&self, number: usize) -> bool {
        self.entry.game.moves(&self.moment(number - 1).position).nth(1).is_none()
    }

    fn judge(&self, number: usize, limit: usize) -> Result<Judgement, Problem> {
        Ok(self.judged(number, &self.brief(number - 1, limit)?, self.brief(number, 0)?.decision))
    }

    fn mistakes(&self, limit: usize) -> Result<Vec<Mistake>, Problem> {
        let verdicts = (0..=self.past.len()).map(|moves| self.brief(moves, limit)).collect::<Result<Vec<_>, _>>()?;
        let judged =
            verdicts.windows(2).enumerate().map(|(index, pair)| self.judged(index + 1, &pair[0], pair[1].decision));
        Ok(judged
            .filter_map(|judgement| if let Judgement::Mistake(mistake) = judgement { Some(mistake) } else { None })
            .collect())
    }
}
