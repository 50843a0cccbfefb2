//! The adapter between a typed game and the erased [`Game`].

use std::sync::Arc;

use lastmove_explain::{Arguments, Explain, Explanation, Styled, Voice, say_range, say_standing};
use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Budget, Convention, Decision, Detail, Given, ListedVerdict, Problem, Seat, Way};
use serde::Serialize;
use serde_json::value::to_raw_value;

use crate::document::{JudgedMoveDocument, MoveDocument, SolveDocument};
use crate::entry::Entry;
use crate::game::{Answer, Description, Game, Question, Start};
use crate::played::Played;
use crate::{Table, search};

/// What each move leaves is written only where positions are at most this many bytes long: a million heaps written
/// once for each of a thousand moves would be no answer any more.
const LONGEST_WITH_LEAVES: usize = 10_000;

/// A typed game with its place in the catalogue.
pub(crate) struct Door<G: Explain> {
    entry: Arc<Entry<G>>,
}

impl<G: Explain> Door<G> {
    pub(crate) fn new(entry: Entry<G>) -> Self {
        Self { entry: Arc::new(entry) }
    }
}

/// What a game must offer to be in the catalogue.
pub(crate) trait Playable:
    Explain<Position: Send, Move: Send + 'static, Layout: Send, Evidence: Serialize> + Send + Sync + 'static
{
}

impl<G> Playable for G where
    G: Explain<Position: Send, Move: Send + 'static, Layout: Send, Evidence: Serialize> + Send + Sync + 'static
{
}

impl<G: Playable> Game for Door<G> {
    fn name(&self) -> &str {
        &self.entry.name
    }

    fn code(&self) -> Option<&str> {
        self.entry.code.as_deref()
    }

    fn convention(&self) -> Convention {
        self.entry.game.convention()
    }

    fn voice(&self, voice: &Voice) -> Voice {
        self.entry.voice(voice)
    }

    fn describe(&self, voice: &Voice) -> Description {
        let voice = &self.entry.voice(voice);
        let Entry { name, code, title, example, digits, game, .. } = &*self.entry;
        Description {
            name: name.clone(),
            code: code.clone(),
            convention: game.convention(),
            title: title(game, voice),
            aim: game.say_convention(voice),
            rules: game.rules(voice),
            hidden_rules: game.hidden_rules(voice),
            house_rules: (self.entry.rules)(game),
            digits: digits(game, voice),
            example: example.clone(),
        }
    }

    fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String {
        self.entry.game.say_last_move(name, &self.entry.voice(voice))
    }

    fn solve(&self, question: &Question, voice: &Voice) -> Result<Answer, Problem> {
        let voice = &self.entry.voice(voice);
        let stands_for_example = self.entry.stands_for_example && question.position.trim().is_empty();
        let text = if stands_for_example { &self.entry.example } else { &question.position };
        let of_position = (self.entry.of_position)(text)?;
        let game = of_position.as_ref().unwrap_or(&self.entry.game);
        let position = game.infer_position(text, &question.given)?;
        let ask = &question.ask;
        let mut verdict = game.solve(&position, ask)?.list(ask.limit);
        let (mut picture, mut explanation) = (Styled::new(), Explanation::new());
        if ask.detail != Detail::Brief {
            add_remoteness(game, &position, &mut verdict);
            picture = game.picture(&game.layout(text, &position), voice);
            explanation = game.explain(&position, &verdict, voice);
        }
        let drawing = if question.drawing { game.drawing(&position, &verdict, voice) } else { None };
        Ok(Answer {
            finished: game.finish(&position).is_some(),
            picture,
            verdict: say_verdict(game, verdict.decision, voice),
            standing: say_standing(&verdict.standing, voice),
            document: self.entry.document(game, &position, (&verdict, &explanation), ask, voice),
            explanation,
            drawing,
        })
    }

    fn solve_quickly(&self, position: &str, document: &mut String) -> bool {
        self.entry.quick.is_some_and(|quick| quick(&self.entry.game, position, document))
    }

    fn of_position(&self, position: &str) -> Result<Option<Box<dyn Game>>, Problem> {
        let game = (self.entry.of_position)(position)?;
        Ok(game.map(|game| Box::new(Self::new(self.entry.with_game(game))) as Box<dyn Game>))
    }

    fn seats(&self, position: &str, given: &Given) -> Result<usize, Problem> {
        let of_position = (self.entry.of_position)(position)?;
        let game = of_position.as_ref().unwrap_or(&self.entry.game);
        Ok(game.seats(&game.infer_position(position, given)?))
    }

    fn begun_by(&self, seat: usize, position: &str, given: &Given) -> Result<String, Problem> {
        let of_position = (self.entry.of_position)(position)?;
        let game = of_position.as_ref().unwrap_or(&self.entry.game);
        let position = game.infer_position(position, given)?;
        Ok(game.write_position(&(self.entry.turn)(game, &position, seat)?))
    }

    fn open(&self, start: &Start) -> Result<Box<dyn Table>, Problem> {
        let of_position = (self.entry.of_position)(start.position.as_deref().unwrap_or_default())?;
        let entry = match of_position {
            Some(game) => Arc::new(self.entry.with_game(game)),
            None => Arc::clone(&self.entry),
        };
        let opening = (entry.start)(&entry, start)?;
        Ok(Box::new(Played::open(entry, &opening)?))
    }
}

/// The exhaustive solver tells how long a game lasts, as long as it is small.
fn add_remoteness<G: Playable>(game: &G, position: &G::Position, verdict: &mut ListedVerdict<G::Move, G::Evidence>) {
    if verdict.remoteness.is_some() {
        return;
    }
    let Ok(solution) = Solution::of(game, position, &Budget::positions(search::FOR_AN_ANSWER)) else { return };
    verdict.remoteness = solution.remoteness(position);
    for judged in verdict.all_moves.iter_mut().flatten() {
        let step = game.play(position, &judged.way.action).expect("a judged move can be played");
        judged.remoteness = solution.remoteness(&step.position);
    }
}

/// The verdict as one sentence, its convention in brackets.
pub(crate) fn say_verdict<G: Explain>(game: &G, decision: Decision, voice: &Voice) -> String {
    let arguments = Arguments::new();
    let verdict = match decision {
        Decision::Outcome(outcome) => voice.say(&format!("outcome-{}", outcome.name()), &arguments),
        Decision::Forcer(None) => voice.say("forcer-nobody", &arguments),
        Decision::Forcer(Some(Seat(seat))) => {
            let forcer = Arguments::new().number("seat", seat as u64).text("name", voice.player_or_seat(seat));
            voice.say("forcer-seat", &forcer)
        }
    };
    let convention = game.say_convention(voice);
    voice.say("verdict", &Arguments::new().text("verdict", verdict).text("convention", convention))
}

impl<G: Playable> Entry<G> {
    fn document(
        &self,
        game: &G,
        position: &G::Position,
        (verdict, explanation): (&ListedVerdict<G::Move, G::Evidence>, &Explanation),
        ask: &Ask,
        voice: &Voice,
    ) -> SolveDocument {
        let detailed = ask.detail != Detail::Brief;
        let written = game.write_position(position);
        let leaves = detailed && written.len() <= LONGEST_WITH_LEAVES;
        let write = |way: &Way<G::Move>| move_document(game, position, way, leaves);
        let evidence = || {
            let values = verdict.evidence.iter().map(|part| to_raw_value(part).expect("evidence is plain data"));
            values.collect()
        };
        SolveDocument {
            schema: "lastmove/solve/1",
            game: self.name.clone(),
            code: self.code.clone(),
            convention: game.convention(),
            rules: (self.rules)(game),
            first: None,
            position: written,
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
            range: say_range(&verdict.standing, voice),
            evidence: detailed.then(evidence),
            explanation: detailed.then(|| explanation.words().map(str::to_owned).collect()),
        }
    }
}

fn move_document<G: Playable>(game: &G, position: &G::Position, way: &Way<G::Move>, with_leaves: bool) -> MoveDocument {
    let leaves = || {
        let step = game.play(position, &way.action).expect("a listed move can be played");
        game.write_position(&step.position)
    };
    MoveDocument {
        action: game.write_move(&way.action),
        leaves: with_leaves.then(leaves),
        ways: (way.ways > 1).then_some(way.ways),
    }
}
