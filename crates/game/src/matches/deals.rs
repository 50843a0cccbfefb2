use crate::random::Random;
use crate::{Problem, Rules, Seat};

/// Where the games of a match begin.
pub trait Deals<R: Rules> {
    /// A first position, seen by the player on the seat `starter`, who begins. What a seat is dealt does not depend on
    /// who begins.
    fn deal(&self, starter: Seat, random: &mut Random) -> Result<R::Position, Problem>;
}

/// Every game begins with the same position, for whoever begins.
#[derive(Clone, Debug)]
pub struct Repeated<Position>(pub Position);

impl<R: Rules> Deals<R> for Repeated<R::Position> {
    fn deal(&self, _: Seat, _: &mut Random) -> Result<R::Position, Problem> {
        Ok(self.0.clone())
    }
}
