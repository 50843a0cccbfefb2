use lastmove_game::{Claim, Convention, Outcome, Seat};

use super::{Passing, Tanhinmin, TanhinminPosition};
use crate::CardMove;

/// Misère play where everybody may always pass.
///
/// # Proof
/// Whoever passes for ever never sheds his last card. So each player can see to it that he does not lose, and nobody can
/// force a win.
pub const MISERE_FREE: Claim = Claim {
    name: "misere-free",
    statement: "Two players in misère play who may always pass: every position is a draw, for nobody can be made to shed \
                his last card.",
    source: "proof: documentation of lastmove_cards::tanhinmin::MISERE_FREE",
};

/// Misère play where the leader must play.
///
/// # Proof
/// Let the one pass whenever he may, and the other lead. The table is cleared each time, so that the other leads again,
/// if not before by clearing it himself; each lead costs him cards, and at last he sheds the last one. So whoever is to
/// lead loses: the player to move on an empty table, or the one who laid the card on it, the other passing now.
pub const MISERE_LEADER: Claim = Claim {
    name: "misere-leader",
    statement: "Two players in misère play who may always pass but on an empty table: the player to move loses if he leads \
                or if the card on the table is his own, and otherwise wins by passing.",
    source: "proof: documentation of lastmove_cards::tanhinmin::MISERE_LEADER",
};

/// Misère play of two players, where a theorem decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misere {
    /// Everybody may pass.
    Free,
    /// The leader must play; this player leads, or will when the other one passes.
    Leader(Seat),
}

impl Misere {
    /// The theorem that decides this position, if one does.
    pub fn of(game: &Tanhinmin, position: &TanhinminPosition) -> Option<Self> {
        if game.plays() != Convention::Misere || position.seats() != 2 {
            return None;
        }
        let leader = position.table().map_or(Seat::MOVER, |table| table.owner);
        match game.house().passing {
            Passing::Free => Some(Self::Free),
            Passing::LeaderPlays => Some(Self::Leader(leader)),
            Passing::IfUnable => None,
        }
    }

    pub fn claim(self) -> &'static Claim {
        match self {
            Self::Free => &MISERE_FREE,
            Self::Leader(_) => &MISERE_LEADER,
        }
    }

    pub fn outcome(self) -> Outcome {
        match self {
            Self::Free => Outcome::Draw,
            Self::Leader(Seat::MOVER) => Outcome::Loss,
            Self::Leader(_) => Outcome::Win,
        }
    }

    /// The outcome of a legal move for the player to move, who has so many cards to shed.
    pub fn outcome_of(self, action: CardMove, to_shed: usize) -> Outcome {
        match self {
            _ if action.size() >= to_shed => Outcome::Loss,
            Self::Free => Outcome::Draw,
            Self::Leader(seat) if action == CardMove::Pass && seat != Seat::MOVER => Outcome::Win,
            Self::Leader(_) => Outcome::Loss,
        }
    }
}
