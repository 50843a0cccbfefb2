//! The exhaustive solver: the oracle of every faster one.
//!
//! It explores every position that can be reached and computes, for each seat, the least set of positions from
//! which that seat can force being first against the coalition of all others. What lies in no such set is a draw,
//! so cycles need no special care. The sets are computed backwards from the finished games, breadth first, which
//! gives the remoteness too: the winner wins as soon as he can, the losers resist as long as they can.

use std::collections::HashMap;

use serde::Serialize;

use crate::{Budget, Decision, JudgedMove, Outcome, Problem, ProblemKind, Rules, Seat, Way};

/// More positions can be reached than the budget allows.
pub const TOO_MANY_POSITIONS: ProblemKind = ProblemKind { id: "too-many-positions", arguments: &["bound"] };
/// The budget's signal to stop came before the search was over.
pub const STOPPED: ProblemKind = ProblemKind { id: "stopped", arguments: &[] };

/// What a search can show for itself: how much was searched, and the line of play it expects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SearchEvidence<Move> {
    /// How many positions were searched.
    pub positions: usize,
    /// Best play from here when the winner hurries and the loser resists; empty where nobody can force a win.
    pub line: Vec<Move>,
}

/// Every position reachable from a start, solved.
///
/// Cost: time and memory proportional to the number of moves between reachable positions, times the seats.
///
/// ```
/// # use lastmove_game::{exhaustive::Solution, laws::Countdown, Budget, Outcome};
/// // One heap, take one to three, the last stone wins: lost at multiples of four.
/// let game = Countdown { most: 3 };
/// let solution = Solution::of(&game, &12, &Budget::default()).unwrap();
/// assert_eq!(solution.outcome(&12), Some(Outcome::Loss));
/// assert_eq!(solution.winning_moves(&11), vec![3]);
/// assert_eq!(solution.remoteness(&12), Some(6));
/// ```
pub struct Solution<'a, R: Rules> {
    rules: &'a R,
    index: HashMap<R::Position, usize>,
    nodes: Vec<Node<R::Position>>,
}

struct Node<Position> {
    position: Position,
    first: Option<Seat>,
    /// Successor and how many seats on its mover sits, one entry a move, in the order of `Rules::moves`.
    steps: Vec<(usize, usize)>,
    /// Which seat forces being first, and in how many moves.
    forced: Option<(Seat, u64)>,
}

impl<'a, R: Rules> Solution<'a, R> {
    /// Solves `start` and everything that can follow it.
    ///
    /// Fails with [`TOO_MANY_POSITIONS`] as soon as more positions are reachable than the budget's bound, and with
    /// [`STOPPED`] when its signal comes.
    pub fn of(rules: &'a R, start: &R::Position, budget: &Budget) -> Result<Self, Problem> {
        let mut solution = Self { rules, index: HashMap::new(), nodes: Vec::new() };
        solution.explore(start, budget)?;
        let seats = rules.seats(start);
        for seat in 0..seats {
            solution.force(Seat(seat), seats);
        }
        Ok(solution)
    }

    fn explore(&mut self, start: &R::Position, budget: &Budget) -> Result<(), Problem> {
        self.enter(start.clone(), budget)?;
        let mut current = 0;
        while current < self.nodes.len() {
            if current % 1024 == 0 && budget.stopped() {
                return Err(Problem::new(&STOPPED));
            }
            if self.nodes[current].first.is_none() {
                let position = self.nodes[current].position.clone();
                let mut steps = Vec::new();
                for action in self.rules.moves(&position) {
                    let step = self.rules.play(&position, &action).expect("a listed move can be played");
                    steps.push((self.enter(step.position, budget)?, step.next));
                }
                self.nodes[current].steps = steps;
            }
            current += 1;
        }
        Ok(())
    }

    fn enter(&mut self, position: R::Position, budget: &Budget) -> Result<usize, Problem> {
        if let Some(&known) = self.index.get(&position) {
            return Ok(known);
        }
        let new = self.nodes.len();
        if new >= budget.bound() {
            return Err(Problem::new(&TOO_MANY_POSITIONS).with("bound", budget.bound()));
        }
        let first = self.rules.first(&position);
        self.index.insert(position.clone(), new);
        self.nodes.push(Node { position, first, steps: Vec::new(), forced: None });
        Ok(new)
    }

    /// Marks every position from which the player who now sits `target` seats after `start`'s mover can force being
    /// first. Positions are relative, so what is tracked is the pair of a position and the seat asked about in it.
    fn force(&mut self, target: Seat, seats: usize) {
        // `state` = node * seats + the seat asked about, so one pass over all seats would do; but the pairs of one
        // seat at the start reach pairs of every seat later on, hence they are solved all together, once.
        if target != Seat::MOVER {
            return;
        }
        let states = self.nodes.len() * seats;
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); states];
        let mut open: Vec<u32> = vec![0; states];
        let mut won: Vec<Option<u64>> = vec![None; states];
        let mut queue = std::collections::VecDeque::new();
        for (node, data) in self.nodes.iter().enumerate() {
            for seat in 0..seats {
                let state = node * seats + seat;
                if data.first == Some(Seat(seat)) {
                    won[state] = Some(0);
                    queue.push_back(state);
                }
                open[state] = u32::try_from(data.steps.len()).expect("fewer moves than 2^32");
                for &(successor, next) in &data.steps {
                    let after = successor * seats + Seat(seat).seen_from(next, seats).0;
                    predecessors[after].push(u32::try_from(state).expect("fewer states than 2^32"));
                }
            }
        }
        while let Some(state) = queue.pop_front() {
            let moves = won[state].expect("queued states are won") + 1;
            for &before in &predecessors[state] {
                let before = before as usize;
                open[before] -= 1;
                let mover_asks = before % seats == 0;
                if won[before].is_none() && (mover_asks || open[before] == 0) {
                    won[before] = Some(moves);
                    queue.push_back(before);
                }
            }
        }
        for (node, data) in self.nodes.iter_mut().enumerate() {
            data.forced = (0..seats).find_map(|seat| won[node * seats + seat].map(|moves| (Seat(seat), moves)));
        }
    }
}
