//! The laws every game obeys, for the tests of each game to run through, and the smallest game that obeys them.

use std::collections::{HashSet, VecDeque};

use crate::exhaustive::{SearchEvidence, Solution};
use crate::{
    Argument, Ask, Convention, IllegalMove, Notation, Places, Problem, ProblemKind, Rules, Seat, Step, Theory, Verdict,
};

/// Walks the positions that follow from `start` (the first `most` of them, breadth first) and checks every law of
/// rules and notation on each; `strangers` are moves of which some are illegal somewhere.
///
/// - A listed move can be played, is listed once, and leaves the position as it was.
/// - A move that is not listed is refused.
/// - The number of players stays, and the next player to move sits at the table.
/// - A finished game has no moves, an unfinished one has some; who is first agrees with the places.
/// - Positions and moves survive being written and read.
///
/// # Panics
/// When a law is broken: it says which, and where.
pub fn hold<G: Notation>(game: &G, start: &G::Position, strangers: &[G::Move], most: usize) {
    let mut seen = HashSet::from([start.clone()]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(position) = queue.pop_front() {
        let text = game.write_position(&position);
        let read = game.parse_position(&text);
        assert_eq!(read.as_ref(), Ok(&position), "a position survives being written as {text:?} and read");
        let moves: Vec<_> = game.moves(&position).collect();
        match game.finish(&position) {
            Some(places) => {
                assert!(moves.is_empty(), "a finished game has no moves: {text}");
                assert_eq!(places.seats().len(), game.seats(&position), "every player has a place: {text}");
                assert_eq!(game.first(&position), Some(places.first()), "the first place is the first: {text}");
            }
            None => assert!(!moves.is_empty(), "an unfinished game has a move: {text}"),
        }
        for (number, action) in moves.iter().enumerate() {
            let written = game.write_move(action);
            assert!(!moves[..number].contains(action), "{written} is listed once in {text}");
            let read = game.parse_move(&position, &written);
            assert_eq!(read.as_ref(), Ok(action), "a move survives being written as {written:?} and read in {text}");
            let before = position.clone();
            let step = game.play(&position, action);
            let step = step.unwrap_or_else(|illegal| panic!("{written} is listed in {text} but refused: {illegal}"));
            assert_eq!(position, before, "playing {written} leaves the position as it was");
            assert_eq!(game.seats(&step.position), game.seats(&position), "{written} leaves all players seated");
            assert!(step.next < game.seats(&position).max(2), "after {written} somebody at the table is to move");
            if seen.len() < most && seen.insert(step.position.clone()) {
                queue.push_back(step.position);
            }
        }
        for stranger in strangers.iter().filter(|stranger| !moves.contains(stranger)) {
            let written = game.write_move(stranger);
            assert!(game.play(&position, stranger).is_err(), "{written} is not listed in {text} but can be played");
        }
    }
}

/// The smallest game there is, for tests and examples: one heap, take one to `most`, the last stone wins.
#[derive(Clone, Copy, Debug)]
pub struct Countdown {
    /// The most stones one move may take.
    pub most: u64,
}

/// A move of [`Countdown`] that takes nothing or too much, or a text that is no number.
pub const COUNTDOWN_REFUSED: ProblemKind = ProblemKind { id: "countdown-refused", arguments: &["stones"] };

impl Rules for Countdown {
    type Position = u64;
    type Move = u64;

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn seats(&self, _: &u64) -> usize {
        2
    }

    fn moves(&self, position: &u64) -> impl Iterator<Item = u64> {
        1..=self.most.min(*position)
    }

    fn play(&self, position: &u64, action: &u64) -> Result<Step<u64>, IllegalMove> {
        if (1..=self.most.min(*position)).contains(action) {
            Ok(Step { position: position - action, next: 1 })
        } else {
            Err(IllegalMove(Problem::new(&COUNTDOWN_REFUSED).with("stones", *action)))
        }
    }

    fn finish(&self, position: &u64) -> Option<Places> {
        (*position == 0).then(|| Places::of_two(Seat(1)))
    }
}

impl Notation for Countdown {
    fn parse_position(&self, text: &str) -> Result<u64, Problem> {
        let refused = || Problem::new(&COUNTDOWN_REFUSED).with("stones", Argument::from(text)).at(text, 0..text.len());
        text.parse().map_err(|_| refused())
    }

    fn write_position(&self, position: &u64) -> String {
        position.to_string()
    }

    fn parse_move(&self, _: &u64, text: &str) -> Result<u64, Problem> {
        self.parse_position(text)
    }

    fn write_move(&self, action: &u64) -> String {
        action.to_string()
    }
}

impl Theory for Countdown {
    type Evidence = SearchEvidence<u64>;

    fn solve<'a>(&'a self, position: &'a u64, ask: &Ask) -> Result<Verdict<'a, u64, Self::Evidence>, Problem> {
        Ok(Solution::of(self, position, &ask.budget)?.verdict(position, ask))
    }
}

#[cfg(test)]
mod tests {
    use super::{Countdown, hold};

    #[test]
    fn the_smallest_game_obeys_the_laws() {
        hold(&Countdown { most: 3 }, &20, &[0, 1, 2, 3, 4, 21], 100);
    }
}
