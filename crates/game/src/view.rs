use crate::{Course, Rules};

/// What a player who is asked for a move may see: the rules, and what is open to him.
///
/// In an open game that is the position itself. Where something is hidden, `Seen` is a type that does not hold it, so
/// that no player can look.
#[derive(Debug)]
pub struct View<'a, R: Rules, Seen = <R as Rules>::Position> {
    rules: &'a R,
    seen: &'a Seen,
}

impl<'a, R: Rules, Seen> View<'a, R, Seen> {
    /// The view of the player to move, who sees this.
    pub fn new(rules: &'a R, seen: &'a Seen) -> Self {
        Self { rules, seen }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a R {
        self.rules
    }

    /// What he sees; he is the player to move.
    pub fn seen(&self) -> &'a Seen {
        self.seen
    }
}

impl<'a, R: Rules> View<'a, R> {
    /// The view of the player to move in an open game.
    pub fn open(rules: &'a R, position: &'a R::Position) -> Self {
        Self::new(rules, position)
    }

    /// The position, seen by the player to move, who is the one that looks.
    pub fn position(&self) -> &'a R::Position {
        self.seen
    }
}

/// How much of a game its players see.
pub trait Visibility<R: Rules> {
    /// What a player sees. A type of hidden games holds nothing that its player may not know.
    type Seen;

    /// What the player to move sees of a game.
    fn see(&self, course: &Course<'_, R>) -> Self::Seen;
}

/// Everything lies open: players see the position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Open;

impl<R: Rules> Visibility<R> for Open {
    type Seen = R::Position;

    fn see(&self, course: &Course<'_, R>) -> R::Position {
        course.position().clone()
    }
}
