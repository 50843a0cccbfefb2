use lastmove_cards::players::Style;
use lastmove_explain::{Board, Explanation, Figure, Hint, Voice};
use lastmove_game::Problem;
use lastmove_game::random::Random;

use crate::{Judgement, Mistake, Review, Signal};

/// A game being played: the position now, and how it came about.
///
/// Seats are absolute here: seat 0 is whoever was to move at the start.
pub trait Table: Send {
    /// The starting position, with which a transcript begins: as it was written, heaps in their order, or in normal
    /// form where a part of it was inferred.
    fn start(&self) -> String;

    /// Whether chance dealt the start, so that another seed would give another one.
    fn dealt(&self) -> bool;

    /// The position now, in the game's notation, seen by the player to move.
    fn position(&self) -> String;

    /// How many bytes of memory the position takes, nearly.
    fn size(&self) -> usize;

    /// The number of players.
    fn seats(&self) -> usize;

    /// The seat of the player to move.
    fn mover(&self) -> usize;

    /// The moves made so far, with the seat that made each.
    fn history(&self) -> Vec<(usize, String)>;

    /// The last move made, with the seat that made it.
    fn last_move(&self) -> Option<(usize, String)>;

    /// The seats in the order of finish, once the game is over.
    fn finish(&self) -> Option<Vec<usize>>;

    /// The first `limit` legal moves.
    fn moves(&self, limit: usize) -> Vec<String>;

    /// Makes a move. A problem says why it cannot be made; then nothing has changed.
    fn play(&mut self, action: &str) -> Result<(), Problem>;

    /// The same on a spot of the board, where several pieces are equal: of two rows of 5 the one touched.
    fn play_on(&mut self, action: &str, spot: Option<usize>) -> Result<(), Problem>;

    /// Takes the last move back; false at the start. The game is played again up to there as soon as somebody looks.
    fn undo(&mut self) -> bool;

    /// The computer's move: with a probability of `level` in a hundred the best one, else any legal one.
    ///
    /// Standing lost, the best move is a trap: the fewest good replies, then the longest resistance.
    fn choose(&self, level: u8, random: &mut Random) -> Result<String, Problem>;

    /// Whether players see only their own cards, as long as the game goes on.
    fn is_hidden(&self) -> bool;

    /// The cards that the hands were dealt from, where they are hidden.
    fn hidden_deck(&self) -> Option<&str>;

    /// Checks that such a player can sit at this table: he plays cards, and may see what he needs.
    fn can_sit(&self, style: Style) -> Result<(), Problem>;

    /// The move of a computer player of cards, who sees no more than he may. Fails at a table without cards, and where
    /// the player cannot play at it.
    fn choose_as(&self, style: Style, random: Random) -> Result<String, Problem>;

    /// The position as a picture; where hands are hidden, as the player on `seat` sees it.
    fn picture(&self, seat: usize, voice: &Voice) -> Figure;

    /// The same piece by piece, with the moves that begin at each; the hand on `seat` lies nearest. Where hands are hidden,
    /// it is what the player on that seat sees.
    fn board(&self, seat: usize, voice: &Voice) -> Board;

    /// A move of this position as a short sentence in the third person about the player called `who`.
    fn say_move(&self, action: &str, who: &str, voice: &Voice) -> Result<String, Problem>;

    /// A hint towards a good move; none when the game is over or every move loses.
    fn hint(&self, voice: &Voice) -> Result<Option<Hint>, Problem>;

    /// Who wins now, and why: the verdict as a sentence, the explanation, and how the answer is known.
    fn why(&self, voice: &Voice) -> Result<Explanation, Problem>;

    /// Whether the move with this number, counted from 1, was the only one there was.
    ///
    /// # Panics
    /// When there is no such move.
    fn forced(&self, number: usize) -> bool;

    /// What the move with this number, counted from 1, did to a win that could be forced.
    /// At most `limit` better moves are listed. Cost: that of playing the game again up to there, and of two answers.
    ///
    /// # Panics
    /// When there is no such move.
    fn judge(&self, number: usize, limit: usize) -> Result<Judgement, Problem>;

    /// The moves so far that gave away a win, each with all better moves (at most `limit` of them). Cost: that of playing
    /// the game again, and of an answer for each move.
    fn mistakes(&self, limit: usize) -> Result<Vec<Mistake>, Problem>;

    /// Who could force being first at the start and after each move, and the mistakes as [`mistakes`](Self::mistakes) has
    /// them. A position that is too large to be answered is unknown, and the moves about it are not judged. Cost: that of
    /// playing the game again, and of an answer for each position.
    fn review(&self, limit: usize) -> Review;

    /// From now on everything that is searched at this table ends as soon as the signal answers true, with the problem
    /// `stopped`.
    fn stop_when(&mut self, signal: Signal);
}
