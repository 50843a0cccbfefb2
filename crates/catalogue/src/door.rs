//! The adapter between a typed game and the erased [`Game`] and [`Table`].

use std::sync::Arc;

use lastmove_explain::{Arguments, Explain, Explanation, Hint, Styled, Voice, say_standing};
use lastmove_game::exhaustive::Solution;
use lastmove_game::random::Random;
use lastmove_game::{
    Ask, Budget, Convention, Decision, Detail, Fallible, ListedVerdict, Player, Problem, Seat, View, Way, best_move,
};
use serde::Serialize;

use crate::document::{JudgedMoveDocument, MoveDocument, SolveDocument};
use crate::entry::Entry;
use crate::game::{Answer, Description, Game, Question, Start};
use crate::{Mistake, Table};

/// Up to this many reachable positions, an answer also says in how many moves the game is decided.
const REMOTENESS_BUDGET: usize = 20_000;
/// Up to this many reachable positions, the computer looks for the quickest win and the longest resistance.
const PLAY_BUDGET: usize = 50_000;

/// A typed game with its place in the catalogue.
pub(crate) struct Door<G> {
    entry: Arc<Entry<G>>,
}

impl<G> Door<G> {
    pub(crate) fn new(entry: Entry<G>) -> Self {
        Self { entry: Arc::new(entry) }
    }
}

/// What a game must offer to be in the catalogue.
pub(crate) trait Playable:
    Explain<Position: Send, Move: Send + 'static, Evidence: Serialize> + Send + Sync + 'static
{
}

impl<G> Playable for G where
    G: Explain<Position: Send, Move: Send + 'static, Evidence: Serialize> + Send + Sync + 'static
{
}

impl<G: Playable> Game for Door<G>
where
    G::Layout: Send,
{
    fn name(&self) -> &str {
        &self.entry.name
    }

    fn code(&self) -> Option<&str> {
        self.entry.code.as_deref()
    }

    fn convention(&self) -> Convention {
        self.entry.game.convention()
    }

    fn describe(&self, voice: &Voice) -> Description {
        let Entry { name, code, title, example, digits, game, .. } = &*self.entry;
        Description {
            name: name.clone(),
            code: code.clone(),
            convention: game.convention(),
            title: title(voice),
            rules: game.rules(voice),
            digits: digits(voice),
            example: example.clone(),
        }
    }

    fn solve(&self, question: &Question, voice: &Voice) -> Result<Answer, Problem> {
        let game = &self.entry.game;
        let text = match question.position.trim() {
            "" => self.entry.usual.as_deref().unwrap_or(""),
            _ => &question.position,
        };
        let position = game.infer_position(text, &question.given)?;
        let ask = &question.ask;
        let mut verdict = game.solve(&position, ask)?.list(ask.limit);
        if ask.detail != Detail::Brief {
            add_remoteness(game, &position, &mut verdict);
        }
        let explanation = match ask.detail {
            Detail::Brief => Explanation::new(),
            _ => game.explain(&position, &verdict, voice),
        };
        Ok(Answer {
            picture: game.picture(&game.layout(text, &position), voice),
            verdict: say_verdict(verdict.decision, game.convention(), voice),
            standing: say_standing(&verdict.standing, voice),
            document: self.entry.document(&position, &verdict, ask, &explanation),
            explanation,
        })
    }

    fn open(&self, start: &Start) -> Result<Box<dyn Table>, Problem> {
        let text = (self.entry.start)(start)?;
        let game = &self.entry.game;
        let position = game.infer_position(&text, &start.given)?;
        let layout = game.layout(&text, &position);
        let seats = game.seats(&position);
        Ok(Box::new(Played {
            entry: Arc::clone(&self.entry),
            seats,
            now: Moment { position, layout, mover: 0 },
            past: Vec::new(),
        }))
    }
}

/// The exhaustive solver tells how long a game lasts, as long as it is small.
fn add_remoteness<G: Playable>(game: &G, position: &G::Position, verdict: &mut ListedVerdict<G::Move, G::Evidence>) {
    if verdict.remoteness.is_some() {
        return;
    }
    let Ok(solution) = Solution::of(game, position, &Budget::positions(REMOTENESS_BUDGET)) else { return };
    verdict.remoteness = solution.remoteness(position);
    for judged in verdict.all_moves.iter_mut().flatten() {
        let step = game.play(position, &judged.way.action).expect("a judged move can be played");
        judged.remoteness = solution.remoteness(&step.position);
    }
}

/// The verdict as one sentence, its convention in brackets.
fn say_verdict(decision: Decision, convention: Convention, voice: &Voice) -> String {
    let arguments = Arguments::new();
    let verdict = match decision {
        Decision::Outcome(outcome) => voice.say(&format!("outcome-{}", outcome.name()), &arguments),
        Decision::Forcer(None) => voice.say("forcer-nobody", &arguments),
        Decision::Forcer(Some(Seat(seat))) => voice.say("forcer-seat", &Arguments::new().number("seat", seat as u64)),
    };
    let convention = voice.say(&format!("convention-{}", convention.name()), &arguments);
    voice.say("verdict", &Arguments::new().text("verdict", verdict).text("convention", convention))
}

impl<G: Playable> Entry<G> {
    fn document(
        &self,
        position: &G::Position,
        verdict: &ListedVerdict<G::Move, G::Evidence>,
        ask: &Ask,
        explanation: &Explanation,
    ) -> SolveDocument {
        let detailed = ask.detail != Detail::Brief;
        let write = |way: &Way<G::Move>| self.move_document(position, way, detailed);
        let evidence = || {
            let values =
                verdict.evidence.iter().map(|part| serde_json::to_value(part).expect("evidence is plain data"));
            values.collect()
        };
        SolveDocument {
            schema: "lastmove/solve/1",
            game: self.name.clone(),
            code: self.code.clone(),
            convention: self.game.convention(),
            position: self.game.write_position(position),
            decision: verdict.decision.into(),
            remoteness: verdict.remoteness,
            nim_value: verdict.nim_value,
            winning_move_count: verdict.winning_move_count,
            winning_moves: verdict.winning_moves.iter().map(write).collect(),
            all_moves: verdict.all_moves.as_ref().map(|moves| {
                let judged = moves.iter().map(|judged| JudgedMoveDocument {
                    action: write(&judged.way),
                    decision: judged.decision.into(),
                    remoteness: judged.remoteness,
                });
                judged.collect()
            }),
            positions: verdict.standing.positions(),
            standing: verdict.standing.name(),
            claim: verdict.standing.claim().map(|claim| claim.name),
            range: verdict.standing.range(),
            evidence: detailed.then(evidence),
            explanation: detailed.then(|| explanation.words().map(str::to_owned).collect()),
        }
    }

    fn move_document(&self, position: &G::Position, way: &Way<G::Move>, detailed: bool) -> MoveDocument {
        let leaves = || {
            let step = self.game.play(position, &way.action).expect("a listed move can be played");
            self.game.write_position(&step.position)
        };
        MoveDocument {
            action: self.game.write_move(&way.action),
            leaves: detailed.then(leaves),
            ways: (way.ways > 1).then_some(way.ways),
        }
    }
}

/// A table at which a typed game is played.
struct Played<G: Explain> {
    entry: Arc<Entry<G>>,
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
    fn verdict(&self, ask: &Ask) -> Result<ListedVerdict<G::Move, G::Evidence>, Problem> {
        Ok(self.entry.game.solve(&self.now.position, ask)?.list(ask.limit))
    }

    /// The decision after a move, seen by the player who made it.
    fn decision_after(&self, moment: &Moment<G>, action: &G::Move) -> Result<Decision, Problem> {
        let game = &self.entry.game;
        let step = game.play(&moment.position, action)?;
        let after = game.solve(&step.position, &Ask::brief())?;
        Ok(after.decision.seen_before(step.next, self.seats))
    }
}

impl<G: Playable> Table for Played<G>
where
    G::Layout: Send,
{
    fn start(&self) -> String {
        let first = self.past.first().map_or(&self.now, |(moment, _)| moment);
        self.entry.game.write_position(&first.position)
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
        let action = Fallible { level, random }.choose(&view, &Budget::positions(PLAY_BUDGET))?;
        Ok(game.write_move(&action))
    }

    fn picture(&self, voice: &Voice) -> Styled {
        self.entry.game.picture(&self.now.layout, voice)
    }

    fn say_move(&self, action: &str, voice: &Voice) -> Result<String, Problem> {
        let game = &self.entry.game;
        Ok(game.say_move(&game.parse_move(&self.now.position, action)?, voice))
    }

    fn hint(&self, voice: &Voice) -> Result<Option<Hint>, Problem> {
        let game = &self.entry.game;
        if game.finish(&self.now.position).is_some() || !self.verdict(&Ask::brief())?.decision.is_win() {
            return Ok(None);
        }
        let best = best_move(game, &self.now.position, &Budget::positions(PLAY_BUDGET))?;
        Ok(Some(game.hint(&best, voice)))
    }

    fn why(&self, voice: &Voice) -> Result<Explanation, Problem> {
        let game = &self.entry.game;
        let verdict = self.verdict(&Ask::default())?;
        let mut explanation = Explanation::new();
        explanation.say(say_verdict(verdict.decision, game.convention(), voice));
        explanation.say(say_standing(&verdict.standing, voice));
        explanation.append(game.explain(&self.now.position, &verdict, voice));
        Ok(explanation)
    }

    fn mistakes(&self, limit: usize) -> Result<Vec<Mistake>, Problem> {
        let game = &self.entry.game;
        let mut mistakes = Vec::new();
        for (number, (moment, action)) in self.past.iter().enumerate() {
            let before = game.solve(&moment.position, &Ask::brief())?.list(limit);
            if before.decision.is_win() && !self.decision_after(moment, action)?.is_win() {
                mistakes.push(Mistake {
                    number: number + 1,
                    seat: moment.mover,
                    position: game.write_position(&moment.position),
                    played: game.write_move(action),
                    better: before.winning_moves.iter().map(|way| game.write_move(&way.action)).collect(),
                    better_count: before.winning_move_count,
                });
            }
        }
        Ok(mistakes)
    }
}
