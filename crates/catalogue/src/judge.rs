use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Decision, Problem, Standing, Theory};

use crate::search::{self, Signal};

/// Somebody who looks through the positions of one game, one after the other, and knows who can force a win.
///
/// Where there is only search, what was searched is kept, for it holds most later positions of the game too.
pub(crate) struct Judge<'g, G: Theory> {
    game: &'g G,
    /// So many winning moves are listed at most.
    limit: usize,
    signal: Option<Signal>,
    searched: Option<Solution<'g, G>>,
}

/// What can be forced in a position.
pub(crate) struct Forced<Move> {
    pub(crate) decision: Decision,
    /// How many winning moves there are.
    pub(crate) winning: u128,
    /// The first of them.
    pub(crate) first: Vec<Move>,
}

impl<'g, G: Theory> Judge<'g, G> {
    /// A judge of this game who lists at most `limit` winning moves of a position.
    pub(crate) fn of(game: &'g G, limit: usize, signal: Option<&Signal>) -> Self {
        Self { game, limit, signal: signal.cloned(), searched: None }
    }

    /// Who can force a win here, and by which moves. Fails when the game's theory fails.
    pub(crate) fn look(&mut self, position: &G::Position) -> Result<Forced<G::Move>, Problem> {
        if let Some(known) = self.known(position) {
            return Ok(known);
        }
        let ask = Ask { budget: search::budget(search::FOR_A_JUDGEMENT, self.signal.as_ref()), ..Ask::brief() };
        let verdict = self.game.solve(position, &ask)?;
        if matches!(verdict.standing, Standing::Exhaustive { .. }) {
            self.searched = Solution::of(self.game, position, &ask.budget).ok();
        }
        let listed = verdict.list(self.limit);
        let first = listed.winning_moves.into_iter().map(|way| way.action).collect();
        Ok(Forced { decision: listed.decision, winning: listed.winning_move_count, first })
    }

    fn known(&self, position: &G::Position) -> Option<Forced<G::Move>> {
        let searched = self.searched.as_ref()?;
        let decision = searched.decision(position)?;
        let mut first = searched.winning_moves(position);
        let winning = first.len() as u128;
        first.truncate(self.limit);
        Some(Forced { decision, winning, first })
    }
}
