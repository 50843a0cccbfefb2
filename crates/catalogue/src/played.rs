use std::cell::OnceCell;
use std::sync::Arc;

use lastmove_cards::players::{PERFECT_HIDDEN, Style};
use lastmove_explain::{Board, Explain, Explanation, Figure, Hint, Voice, say_standing};
use lastmove_game::random::Random;
use lastmove_game::{Ask, Budget, Course, Decision, Fallible, Given, Outcome, Player, Problem, Seat, View, best_move};

use crate::door::{Playable, say_verdict};
use crate::entry::{Asked, Choose, Entry, Opening, PLAYER_OF_CARDS};
use crate::judge::{Forced, Judge};
use crate::search::{self, Signal};
use crate::{Judgement, Leader, Mistake, Review, Table};

/// A table at which a typed game is played.
///
/// It holds the first position, the moves, and the position now. Any other is found by playing the moves again, so that
/// a long game of large positions fits in memory.
pub(crate) struct Played<G: Explain> {
    entry: Arc<Entry<G>>,
    /// The starting position as a text.
    start: String,
    /// Whether chance dealt it.
    dealt: bool,
    /// The cards that the hands come from, where players see only their own.
    hidden: Option<String>,
    seats: usize,
    first: Moment<G>,
    /// The moves, the oldest first.
    moves: Vec<Made<G::Move>>,
    /// The game after all moves; empty after a move was taken back, until somebody looks.
    now: OnceCell<Moment<G>>,
    /// What ends searches early.
    signal: Option<Signal>,
}

/// A move that was made.
struct Made<Move> {
    /// Who made it.
    seat: usize,
    action: Move,
    /// The spot of the board that was touched, if one was.
    spot: Option<usize>,
}

/// The game between two moves.
struct Moment<G: Explain> {
    position: G::Position,
    layout: G::Layout,
    /// The seat of the player to move, counted from whoever began.
    mover: usize,
}

impl<G: Explain> Moment<G> {
    /// The game after one more move; the problem says why it cannot be made.
    fn after(&self, game: &G, action: &G::Move, spot: Option<usize>) -> Result<Self, Problem> {
        let step = game.play(&self.position, action)?;
        Ok(Self {
            layout: game.follow(&self.layout, &self.position, action, spot),
            mover: (self.mover + step.next) % game.seats(&self.position),
            position: step.position,
        })
    }
}

impl<G: Explain> Clone for Moment<G> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), layout: self.layout.clone(), mover: self.mover }
    }
}

impl<G: Playable> Played<G> {
    /// Lays out the opening position, whose player to move takes seat 0.
    pub(crate) fn open(
        entry: Arc<Entry<G>>,
        Opening { text, given, dealt, hidden }: &Opening,
    ) -> Result<Self, Problem> {
        let position = entry.game.infer_position(text, given)?;
        let layout = entry.game.layout(text, &position);
        let seats = entry.game.seats(&position);
        // What was inferred stands in no text but the normal form.
        let start = match given {
            Given { deck: None, played: None } => text.split_whitespace().collect::<Vec<_>>().join(" "),
            _ => entry.game.write_position(&position),
        };
        let first = Moment { position, layout, mover: 0 };
        let (dealt, hidden) = (*dealt, hidden.clone());
        Ok(Self { entry, start, dealt, hidden, seats, first, moves: Vec::new(), now: OnceCell::new(), signal: None })
    }

    fn now(&self) -> &Moment<G> {
        self.now.get_or_init(|| self.moment(self.moves.len()))
    }

    /// So much may be searched, as long as no signal comes.
    fn budget(&self, positions: usize) -> Budget {
        search::budget(positions, self.signal.as_ref())
    }

    /// Somebody who judges positions of this table and lists so many winning moves.
    fn judging(&self, limit: usize) -> Judge<'_, G> {
        Judge::of(&self.entry.game, limit, self.signal.as_ref())
    }

    fn position(&self) -> &G::Position {
        &self.now().position
    }

    /// The game as it was after the first `moves` moves. Cost: that of playing them.
    fn moment(&self, moves: usize) -> Moment<G> {
        self.moves[..moves].iter().fold(self.first.clone(), |moment, made| self.follow(&moment, made))
    }

    /// The game after a move that was made already.
    fn follow(&self, moment: &Moment<G>, made: &Made<G::Move>) -> Moment<G> {
        moment.after(&self.entry.game, &made.action, made.spot).expect("a move that was made can be made again")
    }

    /// How a player of this style is asked for a move, if he can sit at this table.
    fn chooser(&self, style: Style) -> Result<Choose<G>, Problem> {
        let no_cards = || {
            let problem = Problem::new(&PLAYER_OF_CARDS).with("player", style.to_string());
            problem.with("game", self.entry.name.as_str())
        };
        let choose = self.entry.choose.ok_or_else(no_cards)?;
        // Two players may have been dealt all cards, so that the other hand follows.
        if self.hidden.is_some() && style == Style::Perfect && self.seats > 2 {
            return Err(Problem::new(&PERFECT_HIDDEN));
        }
        Ok(choose)
    }

    /// Who can force being first at a moment of the game, by what can be forced there.
    fn leader(&self, moment: &Moment<G>, forced: Option<&Forced<G::Move>>) -> Leader {
        let absolute = |seat: Seat| Leader::Seat(seat.seen_before(moment.mover, self.seats).0);
        match forced.map(|forced| forced.decision) {
            None => Leader::Unknown,
            Some(Decision::Outcome(Outcome::Draw) | Decision::Forcer(None)) => Leader::Nobody,
            Some(Decision::Outcome(Outcome::Win)) => absolute(Seat::MOVER),
            // Heaps belong to nobody, and two players sit at them; a loss is the win of the other one.
            Some(Decision::Outcome(Outcome::Loss)) => absolute(Seat(1)),
            Some(Decision::Forcer(Some(seat))) => absolute(seat),
        }
    }

    /// Judges the move with this number by what could be forced before it and after it.
    fn judged(
        &self,
        number: usize,
        (before, forced): (&Moment<G>, &Forced<G::Move>),
        (after, decision): (&Moment<G>, Decision),
    ) -> Judgement {
        let game = &self.entry.game;
        let Made { seat, action, .. } = &self.moves[number - 1];
        let next = (after.mover + self.seats - seat) % self.seats;
        if !forced.decision.is_win() {
            Judgement::NoWin
        } else if decision.seen_before(next, self.seats).is_win() {
            Judgement::KeepsWin { winning: forced.winning }
        } else {
            Judgement::Mistake(Mistake {
                number,
                seat: *seat,
                position: game.write_position(&before.position),
                played: game.write_move(action),
                better: forced.first.iter().map(|action| game.write_move(action)).collect(),
                better_count: forced.winning,
            })
        }
    }
}

impl<G: Playable> Table for Played<G> {
    fn start(&self) -> String {
        self.start.clone()
    }

    fn dealt(&self) -> bool {
        self.dealt
    }

    fn position(&self) -> String {
        self.entry.game.write_position(self.position())
    }

    fn size(&self) -> usize {
        self.entry.game.size(self.position())
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn mover(&self) -> usize {
        self.now().mover
    }

    fn history(&self) -> Vec<(usize, String)> {
        self.moves.iter().map(|made| (made.seat, self.entry.game.write_move(&made.action))).collect()
    }

    fn last_move(&self) -> Option<(usize, String)> {
        self.moves.last().map(|made| (made.seat, self.entry.game.write_move(&made.action)))
    }

    fn finish(&self) -> Option<Vec<usize>> {
        let Moment { position, mover, .. } = self.now();
        let places = self.entry.game.finish(position)?;
        Some(places.seats().iter().map(|seat| seat.seen_before(*mover, self.seats).0).collect())
    }

    fn moves(&self, limit: usize) -> Vec<String> {
        let game = &self.entry.game;
        game.moves(self.position()).take(limit).map(|action| game.write_move(&action)).collect()
    }

    fn play(&mut self, action: &str) -> Result<(), Problem> {
        self.play_on(action, None)
    }

    fn play_on(&mut self, action: &str, spot: Option<usize>) -> Result<(), Problem> {
        let game = &self.entry.game;
        let now = self.now();
        let action = game.parse_move(&now.position, action)?;
        let (seat, after) = (now.mover, now.after(game, &action, spot)?);
        self.moves.push(Made { seat, action, spot });
        self.now = OnceCell::from(after);
        Ok(())
    }

    fn undo(&mut self) -> bool {
        self.now.take();
        self.moves.pop().is_some()
    }

    fn choose(&self, level: u8, random: &mut Random) -> Result<String, Problem> {
        let game = &self.entry.game;
        let view = View::open(game, self.position());
        let action = Fallible { level, random }.choose(&view, &self.budget(search::FOR_A_MOVE))?;
        Ok(game.write_move(&action))
    }

    fn is_hidden(&self) -> bool {
        self.hidden.is_some()
    }

    fn hidden_deck(&self) -> Option<&str> {
        self.hidden.as_deref()
    }

    fn can_sit(&self, style: Style) -> Result<(), Problem> {
        self.chooser(style).map(|_| ())
    }

    fn choose_as(&self, style: Style, random: Random) -> Result<String, Problem> {
        let (game, choose) = (&self.entry.game, self.chooser(style)?);
        let mut course = Course::new(game, self.first.position.clone());
        for Made { action, .. } in &self.moves {
            course.play(action.clone()).expect("a move that was made can be made again");
        }
        let budget = self.budget(search::FOR_A_PLAYER);
        let asked = Asked { style, hidden: self.hidden.as_deref(), random, budget };
        Ok(game.write_move(&choose(&course, asked)?))
    }

    fn picture(&self, seat: usize, voice: &Voice) -> Figure {
        let (game, voice) = (&self.entry.game, &self.entry.voice(voice));
        let Moment { position, layout, .. } = self.now();
        if self.hidden.is_some() && game.finish(position).is_none() {
            return game.picture(&game.seen_by(layout, seat), voice);
        }
        game.picture(layout, voice)
    }

    fn board(&self, seat: usize, voice: &Voice) -> Board {
        let (game, voice) = (&self.entry.game, &self.entry.voice(voice));
        let Moment { position, layout, .. } = self.now();
        if self.hidden.is_some() && game.finish(position).is_none() {
            return game.board(&game.seen_by(layout, seat), position, seat, voice);
        }
        game.board(layout, position, seat, voice)
    }

    fn say_move(&self, action: &str, who: &str, voice: &Voice) -> Result<String, Problem> {
        let game = &self.entry.game;
        let position = self.position();
        Ok(game.say_move(position, &game.parse_move(position, action)?, who, &self.entry.voice(voice)))
    }

    fn hint(&self, voice: &Voice) -> Result<Option<Hint>, Problem> {
        let game = &self.entry.game;
        let position = self.position();
        if game.finish(position).is_some() {
            return Ok(None);
        }
        let mut forced = self.judging(1).look(position)?;
        let Some(winning) = forced.first.pop() else { return Ok(None) };
        // The quickest win, or any where nobody can tell how long they take.
        let best = best_move(game, position, &self.budget(search::FOR_A_MOVE)).unwrap_or(winning);
        Ok(Some(game.hint(position, &best, &self.entry.voice(voice))))
    }

    fn why(&self, voice: &Voice) -> Result<Explanation, Problem> {
        let (game, voice) = (&self.entry.game, &self.entry.voice(voice));
        let position = self.position();
        // Somebody sits at the table and waits for the answer.
        let ask = Ask { budget: self.budget(search::FOR_A_JUDGEMENT), ..Ask::default() };
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
        let before = self.moment(number - 1);
        let after = self.follow(&before, &self.moves[number - 1]);
        let mut judge = self.judging(limit);
        let (forced, then) = (judge.look(&before.position)?, judge.look(&after.position)?);
        Ok(self.judged(number, (&before, &forced), (&after, then.decision)))
    }

    fn mistakes(&self, limit: usize) -> Result<Vec<Mistake>, Problem> {
        let mut judge = self.judging(limit);
        let mut before = self.first.clone();
        let mut forced = judge.look(&before.position)?;
        let mut mistakes = Vec::new();
        for (index, made) in self.moves.iter().enumerate() {
            let after = self.follow(&before, made);
            let then = judge.look(&after.position)?;
            let judgement = self.judged(index + 1, (&before, &forced), (&after, then.decision));
            if let Judgement::Mistake(mistake) = judgement {
                mistakes.push(mistake);
            }
            (before, forced) = (after, then);
        }
        Ok(mistakes)
    }

    fn review(&self, limit: usize) -> Review {
        let mut judge = self.judging(limit);
        let mut before = self.first.clone();
        let mut forced = judge.look(&before.position).ok();
        let mut review = Review { leaders: vec![self.leader(&before, forced.as_ref())], mistakes: Vec::new() };
        for (index, made) in self.moves.iter().enumerate() {
            let after = self.follow(&before, made);
            let then = judge.look(&after.position).ok();
            review.leaders.push(self.leader(&after, then.as_ref()));
            if let (Some(forced), Some(then)) = (&forced, &then) {
                let judgement = self.judged(index + 1, (&before, forced), (&after, then.decision));
                if let Judgement::Mistake(mistake) = judgement {
                    review.mistakes.push(mistake);
                }
            }
            (before, forced) = (after, then);
        }
        review
    }

    fn stop_when(&mut self, signal: Signal) {
        self.signal = Some(signal);
    }
}
