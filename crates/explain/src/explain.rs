use lastmove_game::{ListedVerdict, Notation, Theory};

use crate::{Board, Drawing, Explanation, Figure, Voice};

/// How a game is spoken of: its verdicts explained, its positions drawn, its moves said.
///
/// Implemented here for every game, on the game's own type. Nothing in it computes who wins: all it says comes from
/// the verdict it is given.
pub trait Explain: Notation + Theory {
    /// A position as people look at it: heaps in the order they were given, an emptied row still in its place,
    /// seats by the order round the table. The position itself forgets all that.
    type Layout: Clone;

    /// How the position written as `text` lies on the table at first.
    fn layout(&self, text: &str, position: &Self::Position) -> Self::Layout;

    /// How it lies after a legal move in `position`. Of several equal pieces, the one on `spot` is moved (counted as in a
    /// [`Board`]), or the first where that is none of them or nobody said.
    fn follow(
        &self,
        layout: &Self::Layout,
        position: &Self::Position,
        action: &Self::Move,
        spot: Option<usize>,
    ) -> Self::Layout;

    /// The picture: matches, stones or cards.
    fn picture(&self, layout: &Self::Layout, voice: &Voice) -> Figure;

    /// The same piece by piece, with the moves that begin at each, for interfaces in which pieces are touched. The layout
    /// is that of `position`; where hands have a place, that of the player on `seat` lies nearest, which is last. Of many
    /// moves that begin at one piece only the first are listed ([`Board::MOST_CHOICES`]).
    fn board(&self, layout: &Self::Layout, position: &Self::Position, seat: usize, voice: &Voice) -> Board;

    /// Why the verdict is true. Does not repeat the verdict, its convention, its standing or the list of winning
    /// moves: every interface shows those itself.
    fn explain(
        &self,
        position: &Self::Position,
        verdict: &ListedVerdict<Self::Move, Self::Evidence>,
        voice: &Voice,
    ) -> Explanation;

    /// A move of `position` as a short sentence in the third person about the player called `who`, such as "The
    /// computer" (the subject of the sentence, without a particle): what is taken from where, or which card is played.
    fn say_move(&self, position: &Self::Position, action: &Self::Move, who: &str, voice: &Voice) -> String;

    /// A hint towards a good move of `position`, in two steps.
    fn hint(&self, position: &Self::Position, action: &Self::Move, voice: &Voice) -> Hint;

    /// What the last move means, as a part of a sentence: "misère play: whoever takes the last match loses".
    fn say_convention(&self, voice: &Voice) -> String;

    /// That a player has made the last move, as a part of a sentence: "The computer took the last match". With a name
    /// it is said of that player, without one it is said to the player himself.
    fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String;

    /// The rules in a few sentences, the convention included.
    fn rules(&self, voice: &Voice) -> String;

    /// The rules where players do not see each other's cards; those of an open game where nothing can be hidden.
    fn hidden_rules(&self, voice: &Voice) -> String {
        self.rules(voice)
    }

    /// How a table looks to the player on this seat, where players do not see each other's cards.
    fn seen_by(&self, layout: &Self::Layout, _seat: usize) -> Self::Layout {
        layout.clone()
    }

    /// One drawing of why the verdict is true, where the argument has several figures that belong together; otherwise the
    /// first figure of the explanation tells enough.
    fn drawing(
        &self,
        _position: &Self::Position,
        _verdict: &ListedVerdict<Self::Move, Self::Evidence>,
        _voice: &Voice,
    ) -> Option<Drawing> {
        None
    }
}

/// A hint in two steps, so that a learner can stop after the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Where to look: which heap, or whether to play low, high or not at all.
    pub place: String,
    /// What to do there.
    pub action: String,
}
