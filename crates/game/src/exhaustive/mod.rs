//! The exhaustive solver: the oracle of every faster one.
//!
//! It explores every position that can be reached and computes, for each seat, the least set of positions from
//! which that seat can force being first against the coalition of all others. What lies in no such set is a draw,
//! so cycles need no special care. The sets are computed backwards from the finished games, breadth first, which
//! gives the remoteness too: the winner wins as soon as he can, the losers resist as long as they can.

mod fate;
mod reachable;

use serde::Serialize;

use self::fate::Fate;
use self::reachable::{Positions, Reachable};
pub use crate::budget::{SEARCH_TOO_LARGE, STOPPED, TOO_MANY_POSITIONS};
use crate::{Ask, Budget, Decision, Detail, JudgedMove, Outcome, Problem, Rules, Seat, Standing, Verdict, Way};

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
/// Cost: time and memory proportional to the number of moves between reachable positions. While it works it holds each
/// position once and eight bytes for each move; afterwards the positions alone.
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
    seats: usize,
    positions: Positions<R::Position>,
    /// What is known of each position, in the same order.
    fates: Vec<Fate>,
}

impl<'a, R: Rules> Solution<'a, R> {
    /// Solves `start` and everything that can follow it.
    ///
    /// Fails with [`TOO_MANY_POSITIONS`] as soon as more positions are reachable than the budget's bound, with
    /// [`SEARCH_TOO_LARGE`] when they are so large, or have so many moves, that memory or time is used up before, and
    /// with [`STOPPED`] when the budget's signal comes.
    pub fn of(rules: &'a R, start: &R::Position, budget: &Budget) -> Result<Self, Problem> {
        let Reachable { seats, positions, moves, decided } = Reachable::from(rules, start, budget)?;
        Ok(Self { rules, seats, fates: fate::settle(seats, moves, &decided), positions })
    }

    /// How many positions can be reached, the start included.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// The seat that can force being first from `position`; `None` inside when nobody can.
    ///
    /// `None` outside when the position cannot be reached from the start.
    pub fn forcer(&self, position: &R::Position) -> Option<Option<Seat>> {
        self.fate(position).map(|fate| fate.forced().map(|(seat, _)| seat))
    }

    /// The outcome at a table of two sides; `None` when the position cannot be reached from the start.
    pub fn outcome(&self, position: &R::Position) -> Option<Outcome> {
        self.forcer(position).map(outcome)
    }

    /// The outcome for two seats, the forcer for more; `None` when the position cannot be reached from the start.
    pub fn decision(&self, position: &R::Position) -> Option<Decision> {
        self.forcer(position).map(|forcer| self.decide(forcer))
    }

    /// In how many moves the game is decided when the forcer hurries and the others resist; `None` when nobody can
    /// force, or when the position cannot be reached from the start.
    pub fn remoteness(&self, position: &R::Position) -> Option<u64> {
        self.fate(position)?.forced().map(|(_, moves)| moves)
    }

    /// Every legal move of `position` judged for the player who makes it, with the remoteness of what it leads to.
    ///
    /// Empty when the position is finished or cannot be reached from the start.
    pub fn judged_moves(&self, position: &R::Position) -> Vec<JudgedMove<R::Move>> {
        if self.fate(position).is_none() || self.rules.first(position).is_some() {
            return Vec::new();
        }
        let judge = |action| {
            let step = self.rules.play(position, &action).expect("a listed move can be played");
            let forced = self.fate(&step.position).and_then(Fate::forced);
            JudgedMove {
                way: Way { action, ways: 1 },
                decision: self.decide(forced.map(|(seat, _)| seat.seen_before(step.next, self.seats))),
                remoteness: forced.map(|(_, moves)| moves),
            }
        };
        self.rules.moves(position).map(judge).collect()
    }

    /// Every move after which the player who makes it can still force being first.
    pub fn winning_moves(&self, position: &R::Position) -> Vec<R::Move> {
        let judged = self.judged_moves(position).into_iter();
        judged.filter(|judged| judged.decision.is_win()).map(|judged| judged.way.action).collect()
    }

    /// Best play from `position`: the forcer takes the quickest way, the others the longest. Empty when nobody can
    /// force being first.
    pub fn line(&self, position: &R::Position) -> Vec<R::Move> {
        let mut line = Vec::new();
        let mut position = position.clone();
        // Every move of best play lowers the remoteness by one, so this ends.
        while let Some(left) = self.remoteness(&position).filter(|&left| left > 0) {
            let forcer = self.forcer(&position).flatten();
            let best = |judged: &JudgedMove<R::Move>| {
                judged.remoteness == Some(left - 1) && judged.decision == self.decide(forcer)
            };
            let Some(judged) = self.judged_moves(&position).into_iter().find(best) else { break };
            let action = judged.way.action;
            position = self.rules.play(&position, &action).expect("a listed move can be played").position;
            line.push(action);
        }
        line
    }

    /// What the search can show for itself at `position`.
    pub fn evidence(&self, position: &R::Position) -> SearchEvidence<R::Move> {
        SearchEvidence { positions: self.positions(), line: self.line(position) }
    }

    /// The verdict on `position`, with the search as its evidence.
    ///
    /// # Panics
    /// When the position cannot be reached from the start.
    pub fn verdict<Evidence>(&self, position: &R::Position, ask: &Ask) -> Verdict<'static, R::Move, Evidence>
    where
        R::Move: 'static,
        Evidence: From<SearchEvidence<R::Move>>,
    {
        let judged = self.judged_moves(position);
        Verdict {
            decision: self.decision(position).expect("the position is one of those searched"),
            standing: Standing::Exhaustive { positions: self.positions() },
            nim_value: None,
            remoteness: self.remoteness(position),
            winning_moves: judged
                .iter()
                .filter(|judged| judged.decision.is_win())
                .map(|judged| judged.way.clone())
                .collect::<Vec<_>>()
                .into(),
            all_moves: (ask.detail == Detail::AllMoves).then(|| judged.into_iter().take(ask.limit).collect()),
            evidence: if ask.detail == Detail::Brief { Vec::new() } else { vec![self.evidence(position).into()] },
        }
    }

    fn fate(&self, position: &R::Position) -> Option<&Fate> {
        self.positions.get_index_of(position).map(|number| &self.fates[number])
    }

    fn decide(&self, forcer: Option<Seat>) -> Decision {
        if self.seats <= 2 { Decision::Outcome(outcome(forcer)) } else { Decision::Forcer(forcer) }
    }
}

fn outcome(forcer: Option<Seat>) -> Outcome {
    match forcer {
        Some(Seat::MOVER) => Outcome::Win,
        Some(_) => Outcome::Loss,
        None => Outcome::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::{SEARCH_TOO_LARGE, Solution, TOO_MANY_POSITIONS};
    use crate::laws::Countdown;
    use crate::{Budget, Convention, IllegalMove, Outcome, Places, Problem, ProblemKind, Rules, Seat, Step};

    /// Positions are numbers; a move goes along one of the listed edges; position 0 is finished.
    struct Graph {
        seats: usize,
        /// From, to, how many seats on the next player sits.
        edges: &'static [(u8, u8, usize)],
        /// The winner's seat at position 0, seen by the player to move there.
        winner: usize,
    }

    const NO_EDGE: ProblemKind = ProblemKind { id: "no-edge", arguments: &[] };

    impl Rules for Graph {
        type Position = u8;
        type Move = (u8, u8, usize);

        fn convention(&self) -> Convention {
            Convention::Normal
        }

        fn seats(&self, _: &u8) -> usize {
            self.seats
        }

        fn moves(&self, position: &u8) -> impl Iterator<Item = Self::Move> {
            self.edges.iter().copied().filter(move |(from, ..)| from == position)
        }

        fn play(&self, position: &u8, &(from, to, next): &Self::Move) -> Result<Step<u8>, IllegalMove> {
            if from == *position { Ok(Step { position: to, next }) } else { Err(IllegalMove(Problem::new(&NO_EDGE))) }
        }

        fn finish(&self, position: &u8) -> Option<Places> {
            let others = (0..self.seats).filter(|seat| *seat != self.winner);
            let seats = std::iter::once(self.winner).chain(others).map(Seat).collect();
            (*position == 0).then(|| Places::new(seats)).flatten()
        }
    }

    #[test]
    fn a_cycle_nobody_wants_to_leave_is_a_draw() {
        // 1 and 2 lead to each other; leaving by 3 lets the other side win.
        let graph = Graph { seats: 2, edges: &[(1, 2, 1), (2, 1, 1), (1, 3, 1), (2, 3, 1), (3, 0, 1)], winner: 1 };
        let solution = Solution::of(&graph, &1, &Budget::default()).unwrap();
        assert_eq!(solution.outcome(&1), Some(Outcome::Draw));
        assert_eq!(solution.outcome(&3), Some(Outcome::Win));
        assert_eq!(solution.remoteness(&1), None);
        assert!(solution.line(&1).is_empty());
        assert!(solution.winning_moves(&1).is_empty());
    }

    #[test]
    fn the_same_player_again_is_not_the_other_side() {
        // From 1 the mover goes to 2 and moves again; negating by turn would call this lost.
        let graph = Graph { seats: 2, edges: &[(1, 2, 0), (2, 0, 1)], winner: 1 };
        let solution = Solution::of(&graph, &1, &Budget::default()).unwrap();
        assert_eq!(solution.outcome(&1), Some(Outcome::Win));
        assert_eq!(solution.remoteness(&1), Some(2));
        assert_eq!(solution.line(&1), [(1, 2, 0), (2, 0, 1)]);
    }

    #[test]
    fn the_winner_hurries_and_the_loser_resists() {
        // 4 is won at once or in three; 5 is lost and can choose how slowly.
        let edges = &[(4, 0, 1), (4, 3, 1), (3, 2, 1), (2, 0, 1), (5, 4, 1), (5, 6, 1), (6, 3, 1)];
        let graph = Graph { seats: 2, edges, winner: 1 };
        let solution = Solution::of(&graph, &5, &Budget::default()).unwrap();
        assert_eq!(solution.remoteness(&4), Some(1));
        assert_eq!(solution.outcome(&3), Some(Outcome::Loss));
        assert_eq!(solution.outcome(&5), Some(Outcome::Loss));
        assert_eq!(solution.remoteness(&5), Some(4));
        assert_eq!(solution.line(&5), [(5, 6, 1), (6, 3, 1), (3, 2, 1), (2, 0, 1)]);
    }

    #[test]
    fn with_three_seats_a_coalition_may_stop_everybody() {
        // The mover chooses which of the two others shall win, but cannot win.
        let chooses = Graph { seats: 3, edges: &[(1, 0, 1), (1, 0, 2)], winner: 0 };
        let solution = Solution::of(&chooses, &1, &Budget::default()).unwrap();
        assert_eq!(solution.forcer(&1), Some(None));
        let must = Graph { seats: 3, edges: &[(1, 2, 1), (2, 0, 1)], winner: 0 };
        let solution = Solution::of(&must, &1, &Budget::default()).unwrap();
        assert_eq!(solution.forcer(&1), Some(Some(Seat(2))));
        assert_eq!(solution.forcer(&2), Some(Some(Seat(1))));
    }

    #[test]
    fn the_bound_on_positions_holds_exactly() {
        let game = Countdown { most: 1 };
        assert!(Solution::of(&game, &9, &Budget::positions(10)).is_ok());
        let problem = Solution::of(&game, &9, &Budget::positions(9)).err().unwrap();
        assert_eq!(problem.id(), TOO_MANY_POSITIONS.id);
        let stopped = Solution::of(&game, &9, &Budget::default().until(|| true)).err().unwrap();
        assert_eq!(stopped.id(), super::STOPPED.id);
    }

    /// What is said of a search that had to end: which kind of problem, and its number.
    fn end<R: Rules>(game: &R, start: &R::Position, positions: usize) -> String {
        Solution::of(game, start, &Budget::positions(positions)).err().unwrap().to_string()
    }

    #[test]
    fn a_bound_that_was_not_reached_is_not_named() {
        /// A countdown whose positions say that they are a megabyte large.
        struct Large(Countdown);

        impl Rules for Large {
            type Position = u64;
            type Move = u64;

            fn convention(&self) -> Convention {
                self.0.convention()
            }

            fn seats(&self, position: &u64) -> usize {
                self.0.seats(position)
            }

            fn size(&self, _: &u64) -> usize {
                1 << 20
            }

            fn moves(&self, position: &u64) -> impl Iterator<Item = u64> {
                self.0.moves(position)
            }

            fn play(&self, position: &u64, action: &u64) -> Result<Step<u64>, IllegalMove> {
                self.0.play(position, action)
            }

            fn finish(&self, position: &u64) -> Option<Places> {
                self.0.finish(position)
            }
        }

        assert_eq!(end(&Countdown { most: 1 }, &50_000, 20_000), "too-many-positions bound=20000");
        // 20,000 ordinary positions are nearly 5 megabytes: the fifth large one beside the start is too much.
        assert_eq!(end(&Large(Countdown { most: 1 }), &100, 20_000), "search-too-large positions=6");
        assert!(Solution::of(&Large(Countdown { most: 1 }), &3, &Budget::positions(20_000)).is_ok());
    }

    #[test]
    fn moves_are_bounded_as_well_as_positions() {
        // Ten thousand positions, but fifty million moves between them.
        let problem = end(&Countdown { most: 10_000 }, &10_000, 20_000);
        assert!(problem.starts_with(SEARCH_TOO_LARGE.id), "{problem}");
    }
}
