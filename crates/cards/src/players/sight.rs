use std::num::NonZeroUsize;

use lastmove_game::{Course, Problem, ProblemKind, Seat, Visibility};

use crate::tanhinmin::{Quotas, Tanhinmin, TanhinminPosition};
use crate::{CardMove, Deck, Hand, Holding, Strength, TableCard};

/// The cards that are said to be dealt are not those from which the hands come.
pub const HANDS_NOT_FROM_DECK: ProblemKind = ProblemKind { id: "hands-not-from-deck", arguments: &[] };

/// Hands are hidden: a player knows his own cards, how many the others have, and what has been played.
///
/// ```
/// # use lastmove_cards::{players::HiddenHands, tanhinmin::Tanhinmin, Deck};
/// # use lastmove_game::{Course, Notation, Seat, Visibility};
/// let game = Tanhinmin::plain();
/// let course = Course::new(game, game.parse_position("1 5 / 2 3 4").unwrap());
/// let sight = HiddenHands::new(Deck::parse("1-6").unwrap()).see(&course);
/// assert_eq!((sight.hand().to_string(), sight.cards(Seat(1))), ("1 5".to_owned(), 3));
/// assert_eq!(sight.unseen().unwrap().len(), 4); // one of them was not dealt
/// ```
#[derive(Clone, Debug)]
pub struct HiddenHands {
    deck: Deck,
}

impl HiddenHands {
    /// Hands dealt from this deck, all of it or not, as everybody knows. A card that lies on the table in the first
    /// position is not counted.
    pub fn new(deck: Deck) -> Self {
        Self { deck }
    }

    /// Hands dealt from just the cards that the players of this position have, as everybody knows.
    pub fn all_of(position: &TanhinminPosition) -> Self {
        let hands = position.holdings().iter().filter_map(Holding::hand);
        let mut cards: Vec<Strength> = hands.flat_map(|hand| hand.cards().iter().copied()).collect();
        cards.sort_unstable();
        Self { deck: Deck::of(cards).expect("somebody has cards") }
    }
}

impl Visibility<Tanhinmin> for HiddenHands {
    type Seen = Sight;

    fn see(&self, course: &Course<'_, Tanhinmin>) -> Sight {
        Sight::of(course, self.deck.clone())
    }
}

/// What the player to move sees of a game with hidden hands. It does not hold the others' cards.
///
/// Seats count from him on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    hand: Hand,
    others: Vec<Concealed>,
    table: Option<TableCard>,
    passed: Vec<Seat>,
    quotas: Option<Quotas>,
    reversed: bool,
    deck: Deck,
    turns: Vec<Turn>,
    joker: Option<Strength>,
}

/// What is seen of another player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Concealed {
    Cards(NonZeroUsize),
    Out { place: usize },
}

/// Something a player has done, in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who did it, counted from the player who looks.
    pub seat: Seat,
    /// What he did.
    pub action: CardMove,
    /// What lay on the table before; its owner is counted from the player whose turn it was.
    pub table: Option<TableCard>,
    /// Whether the order was reversed before.
    pub reversed: bool,
}

impl Sight {
    /// What the player to move sees of a game in which nobody has finished but for the last; the hands were dealt from
    /// this deck.
    ///
    /// # Panics
    /// If the game is over.
    fn of(course: &Course<'_, Tanhinmin>, deck: Deck) -> Self {
        let position = course.position();
        let hand = position.hand(Seat::MOVER).expect("the player to move has cards").clone();
        let conceal = |held: &Holding| match held {
            Holding::Cards(hand) => {
                Concealed::Cards(NonZeroUsize::new(hand.cards().len()).expect("hands are not empty"))
            }
            Holding::Out { place } => Concealed::Out { place: *place },
        };
        let turns = course.past().iter().map(|moment| Turn {
            seat: moment.seat.seen_from(course.mover().0, course.seats()),
            action: moment.action,
            table: moment.position.table(),
            reversed: moment.position.is_reversed(),
        });
        Self {
            hand,
            others: position.holdings()[1..].iter().map(conceal).collect(),
            table: position.table(),
            passed: position.passed().to_vec(),
            quotas: position.quotas().cloned(),
            reversed: position.is_reversed(),
            deck,
            turns: turns.collect(),
            joker: course.rules().house().joker_card(),
        }
    }

    /// His own cards.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// How many players sit at the table, those who are out included.
    pub fn seats(&self) -> usize {
        1 + self.others.len()
    }

    /// How many cards the player on this seat has.
    pub fn cards(&self, seat: Seat) -> usize {
        match seat.0.checked_sub(1) {
            None => self.hand.cards().len(),
            Some(other) => match self.others.get(other) {
                Some(Concealed::Cards(cards)) => cards.get(),
                _ => 0,
            },
        }
    }

    /// What lies on the table, and who laid it there.
    pub fn table(&self) -> Option<TableCard> {
        self.table
    }

    /// Who has passed and is out of the trick.
    pub fn passed(&self) -> &[Seat] {
        &self.passed
    }

    /// What each player has still to shed, where that is not everything.
    pub fn quotas(&self) -> Option<&Quotas> {
        self.quotas.as_ref()
    }

    /// Whether a revolution holds.
    pub fn is_reversed(&self) -> bool {
        self.reversed
    }

    /// The cards from which the hands were dealt.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Everything that was done, the oldest first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The cards that he has not seen, weakest first: the others' hands and what was not dealt.
    ///
    /// Fails if the deck is not the one from which the hands come.
    pub fn unseen(&self) -> Result<Vec<Strength>, Problem> {
        let mut seen = self.hand.cards().to_vec();
        seen.extend(self.turns.iter().flat_map(|turn| played(turn.action, self.joker)));
        seen.sort_unstable();
        let mut seen = seen.into_iter().peekable();
        let unseen: Vec<Strength> =
            self.deck.cards().iter().copied().filter(|card| seen.next_if_eq(card).is_none()).collect();
        let hidden: usize = (1..self.seats()).map(|seat| self.cards(Seat(seat))).sum();
        if seen.peek().is_some() || hidden > unseen.len() {
            return Err(Problem::new(&HANDS_NOT_FROM_DECK));
        }
        Ok(unseen)
    }

    /// The position if the others had these hands, those of players who are out left out; `None` if the hands are not as
    /// many and as large as they should be.
    pub fn suppose(&self, hands: impl IntoIterator<Item = Hand>) -> Option<TanhinminPosition> {
        let mut hands = hands.into_iter();
        let mut holdings = vec![Holding::Cards(self.hand.clone())];
        for other in &self.others {
            holdings.push(match other {
                Concealed::Out { place } => Holding::Out { place: *place },
                Concealed::Cards(cards) => {
                    Holding::Cards(hands.next().filter(|hand| hand.cards().len() == cards.get())?)
                }
            });
        }
        let mut position = TanhinminPosition::new(holdings, self.table).ok()?;
        if let Some(quotas) = &self.quotas {
            position = position.with_quotas(quotas).ok()?;
        }
        if !self.passed.is_empty() {
            position = position.with_passed(self.passed.clone()).ok()?;
        }
        hands.next().is_none().then(|| position.with_order_reversed(self.reversed))
    }

    /// The position with stand-ins for the others' cards: good for what the player to move may do, and nothing else.
    pub(super) fn with_stand_ins(&self) -> TanhinminPosition {
        let stand_in =
            |cards: NonZeroUsize| Hand::new(vec![self.hand.weakest(); cards.get()]).expect("as many cards as he has");
        let hands = self.others.iter().filter_map(|other| match other {
            Concealed::Cards(cards) => Some(stand_in(*cards)),
            Concealed::Out { .. } => None,
        });
        self.suppose(hands).expect("what a player sees is consistent")
    }
}

/// The cards of a move.
pub(super) fn played(action: CardMove, joker: Option<Strength>) -> impl Iterator<Item = Strength> {
    let (card, natural, jokers) = match action {
        CardMove::Play(card) => (Some(card), 1, 0),
        CardMove::Group(group) => (Some(group.card()), group.natural(), group.jokers()),
        CardMove::Pass => (None, 0, 0),
    };
    let repeated = |card: Option<Strength>, count| card.into_iter().flat_map(move |card| (0..count).map(move |_| card));
    repeated(card, natural).chain(repeated(joker, jokers))
}
