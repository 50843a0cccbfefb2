use crate::exhaustive::Solution;
use crate::random::Random;
use crate::{Ask, Budget, Decision, JudgedMove, Outcome, Problem, Rules, Theory, View};

/// Somebody who can be asked for a move, and who sees no more than `Seen`.
pub trait Player<R: Rules, Seen = <R as Rules>::Position> {
    /// A legal move in what is seen, found within the budget.
    ///
    /// Fails when the game's theory fails; the game must not be over.
    fn choose(&mut self, view: &View<'_, R, Seen>, budget: &Budget) -> Result<R::Move, Problem>;
}

/// A player who makes the best move with a probability of `level` in a hundred, and any move otherwise.
///
/// The best move wins as soon as possible. Where every move loses it sets a trap: the move that leaves the fewest
/// good replies, and among those the longest resistance. How quick and how long is searched within the budget;
/// beyond it any winning move will do.
///
/// ```
/// # use lastmove_game::{laws::Countdown, random::Random, Budget, Fallible, Player, View};
/// let mut random = Random::seeded(1);
/// let mut player = Fallible { level: 100, random: &mut random };
/// let game = Countdown { most: 3 };
/// assert_eq!(player.choose(&View::open(&game, &7), &Budget::default()), Ok(3));
/// ```
#[derive(Debug)]
pub struct Fallible<'a> {
    /// From 0 (any move) to 100 (always the best).
    pub level: u8,
    /// Where the chance comes from.
    pub random: &'a mut Random,
}

/// Where a player looks at moves one by one he looks at this many at most.
const MOVES_LOOKED_AT: usize = 1_000;

impl<G: Theory> Player<G> for Fallible<'_> {
    fn choose(&mut self, view: &View<'_, G>, budget: &Budget) -> Result<G::Move, Problem> {
        if self.random.chance(self.level) {
            best_move(view.rules(), view.position(), budget)
        } else {
            let moves: Vec<_> = view.rules().moves(view.position()).take(MOVES_LOOKED_AT).collect();
            Ok(self.random.pick(&moves).expect("an unfinished game has a move").clone())
        }
    }
}

/// The move a perfect player makes; see [`Fallible`] for which. Once it is settled who is first, while others still
/// play on, it is the first legal move.
pub fn best_move<G: Theory>(game: &G, position: &G::Position, budget: &Budget) -> Result<G::Move, Problem> {
    if game.first(position).is_some() {
        return Ok(game.moves(position).next().expect("an unfinished game has a move"));
    }
    match Solution::of(game, position, budget) {
        Ok(solution) => Ok(best_by_search(&solution, game, position)),
        Err(_) => best_by_theory(game, position, budget),
    }
}

fn best_by_search<G: Theory>(solution: &Solution<'_, G>, game: &G, position: &G::Position) -> G::Move {
    let judged = solution.judged_moves(position).into_iter();
    let rank = |judged: &JudgedMove<G::Move>| {
        let left = judged.remoteness.unwrap_or(0);
        match grade(judged.decision) {
            Outcome::Win => (0, left, 0),
            Outcome::Draw => (1, 0, 0),
            Outcome::Loss => {
                let after = game.play(position, &judged.way.action).expect("a listed move can be played").position;
                (2, solution.winning_moves(&after).len() as u64, u64::MAX - left)
            }
        }
    };
    judged.min_by_key(rank).expect("an unfinished game has a move").way.action
}

fn best_by_theory<G: Theory>(game: &G, position: &G::Position, budget: &Budget) -> Result<G::Move, Problem> {
    let ask = Ask { budget: budget.clone(), ..Ask::brief() };
    if let Some(way) = game.solve(position, &ask)?.winning_moves.next() {
        return Ok(way.action);
    }
    let mut best: Option<((u8, u128), G::Move)> = None;
    for action in game.moves(position).take(MOVES_LOOKED_AT) {
        let step = game.play(position, &action).expect("a listed move can be played");
        let verdict = game.solve(&step.position, &ask)?;
        let decision = verdict.decision.seen_before(step.next, game.seats(position));
        let rank = (u8::from(grade(decision) == Outcome::Loss), verdict.winning_moves.count_all());
        if best.as_ref().is_none_or(|(known, _)| rank < *known) {
            best = Some((rank, action));
        }
    }
    Ok(best.expect("an unfinished game has a move").1)
}

/// How good a decision is for the player it is seen by.
fn grade(decision: Decision) -> Outcome {
    match decision {
        Decision::Outcome(outcome) => outcome,
        _ if decision.is_win() => Outcome::Win,
        Decision::Forcer(None) => Outcome::Draw,
        Decision::Forcer(Some(_)) => Outcome::Loss,
    }
}
