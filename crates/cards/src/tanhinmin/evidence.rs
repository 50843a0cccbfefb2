use lastmove_game::exhaustive::SearchEvidence;
use lastmove_game::{Seat, Standing};
use serde::{Serialize, Serializer};

use super::EightCut;
use crate::{CardMove, Strength};

/// What an answer about Tanhinmin can be checked by. Its size is linear in the number of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TanhinminEvidence {
    /// How the cards of the position beat one another now: numbered by domination, each beats the first so many.
    Order {
        /// The cards, dominated ones first.
        cards: Vec<OrderedCard>,
    },
    /// Why Theorem 1 does not apply: neither of these two cards dominates the other.
    Incomparable {
        /// The name of the one.
        first: String,
        /// The name of the other.
        second: String,
    },
    /// How many cards each has still to shed; only as many of the strongest count.
    Quota {
        /// What the player to move has to shed.
        mover: usize,
        /// What the other one has to shed.
        opponent: usize,
    },
    /// The criterion for the card that clears the table.
    EightCut(EightCut),
    /// Misère play, and everybody may always pass: nobody can be made to shed his last card.
    NobodyMustPlay,
    /// Misère play, and the leader must play: this player leads, or will lead when the other one passes, again and
    /// again until he has shed his last card.
    MustLead {
        /// His seat, counted from the player to move.
        seat: Seat,
    },
    /// The graph of one side, with a largest matching and a cover of the same size. The mover's comes first.
    Graph(Graph),
    /// Theorem 1: the player to move wins if and only if the mover's number is the greater.
    Comparison {
        /// The size of a largest matching in the mover's graph.
        mover: usize,
        /// The size of a largest matching in the opponent's graph.
        opponent: usize,
    },
    /// For each losing move a reply that wins against it.
    Refutations {
        /// The losing moves, in the order of the moves; no more than were asked for.
        moves: Vec<Refutation>,
        /// How many losing moves there are in all.
        total: usize,
    },
    /// Who is first is settled already: this player has shed his last card before all others.
    Settled {
        /// His seat, counted from the player to move.
        first: Seat,
    },
    /// Somebody is out, and several players go on: who can force the next place.
    NextPlace(NextPlace),
    /// Where no theorem is known: what was searched.
    Search(SearchEvidence<CardMove>),
}

impl From<SearchEvidence<CardMove>> for TanhinminEvidence {
    fn from(searched: SearchEvidence<CardMove>) -> Self {
        Self::Search(searched)
    }
}

/// A card of an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OrderedCard {
    /// The number by which evidence refers to it.
    pub card: Strength,
    /// Its name.
    pub name: String,
    /// How many of the first cards it beats.
    pub beats: usize,
}

/// Who answers whom: one side's cards, the responders, against what they have to answer, the targets. An edge joins a
/// responder with each target it beats; edges are not listed, as the numbers show them.
///
/// Indices count from 0. Responders and targets stand weakest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Graph {
    /// Whose cards respond.
    pub side: Side,
    /// All cards of that side.
    pub responders: Vec<Strength>,
    /// The other side's cards but for [`Graph::dropped`]; in the mover's graph what he has to beat on the table, too.
    pub targets: Vec<Target>,
    /// The weakest card of the other side, which is left out: whoever has only one card left has no need to be
    /// answered any more, and he keeps the card that is hardest to get rid of for the end.
    pub dropped: Strength,
    /// A largest matching: pairs of the index of a responder and the index of the target it answers.
    pub edges_matched: Vec<[usize; 2]>,
    /// The number of those pairs.
    pub size: usize,
    /// As many cards as there are pairs, which together touch every edge: so no matching can be larger.
    pub cover: Cover,
    /// The responders without a partner.
    pub left_over: Vec<usize>,
    /// The targets without a partner.
    pub open: Vec<usize>,
}

/// The side whose cards respond in a [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The player to move.
    Mover,
    /// The other player.
    Opponent,
}

/// What has to be answered in a [`Graph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A card of the other side.
    Card(Strength),
    /// The card on the table.
    Table(Strength),
    /// The empty table, drawn as a node 0 that every card beats.
    Zero,
}

impl Target {
    /// The same target with another card in it.
    #[must_use]
    pub(super) fn map(self, card: impl FnOnce(Strength) -> Strength) -> Self {
        match self {
            Self::Card(level) => Self::Card(card(level)),
            Self::Table(level) => Self::Table(card(level)),
            Self::Zero => Self::Zero,
        }
    }

    /// What a responder has to beat; `None` is the empty table.
    pub fn strength(self) -> Option<Strength> {
        match self {
            Self::Card(card) | Self::Table(card) => Some(card),
            Self::Zero => None,
        }
    }
}

/// Nodes of a [`Graph`] that touch all its edges, by index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cover {
    /// The responders among them.
    pub responders: Vec<usize>,
    /// The targets among them.
    pub targets: Vec<usize>,
}

/// A losing move and what wins against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refutation {
    /// The losing move.
    pub action: CardMove,
    /// A winning move of the other player after it; none where the same player leads again, having cleared the table, and
    /// whatever he leads loses.
    pub reply: Option<CardMove>,
}

/// The place that is taken next, once somebody is out: who can force it against the coalition of all others who are left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NextPlace {
    /// The place, from 2 on.
    pub place: usize,
    /// The seats of those who are left, at least two; whoever of two does not take this place takes the last one.
    pub left: Vec<Seat>,
    /// Who can force it.
    #[serde(flatten)]
    pub contest: Contest,
}

/// Whether it is known who can force a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Contest {
    /// It is.
    Decided {
        /// The seat that can force it; none if the others can always prevent it.
        forcer: Option<Seat>,
        /// Where that is the player to move: by which moves, no more than were asked for.
        moves: Vec<CardMove>,
        /// How it is known.
        #[serde(flatten, serialize_with = "write_standing")]
        standing: Standing,
    },
    /// The search for it went beyond the budget.
    BeyondBudget {
        /// The budget's bound on positions.
        bound: usize,
    },
}

/// A standing as the fields that a whole answer has for it.
fn write_standing<S: Serializer>(standing: &Standing, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Fields {
        standing: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        claim: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        positions: Option<usize>,
    }
    let claim = standing.claim().map(|claim| claim.name);
    Fields { standing: standing.name(), claim, positions: standing.positions() }.serialize(serializer)
}
