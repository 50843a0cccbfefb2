use std::ops::Range;

use lastmove_game::random::Random;
use lastmove_game::{Problem, ProblemKind};

use crate::excerpt::excerpt;
use crate::hand::copies;
use crate::{Hand, Strength};

/// A word of a deck is neither a card, a range, a number of copies nor the name of a deck.
pub const DECK_WORD: ProblemKind = ProblemKind { id: "deck-word", arguments: &["word"] };
/// A deck without cards.
pub const DECK_EMPTY: ProblemKind = ProblemKind { id: "deck-empty", arguments: &[] };
/// A range of cards whose first is stronger than its last.
pub const DECK_RANGE: ProblemKind = ProblemKind { id: "deck-range", arguments: &["first", "last"] };
/// A deck of more than [`Deck::MOST_CARDS`] cards.
pub const DECK_TOO_LARGE: ProblemKind = ProblemKind { id: "deck-too-large", arguments: &["most"] };
/// More cards are to be dealt than there are.
pub const DEAL_TOO_LARGE: ProblemKind = ProblemKind { id: "deal-too-large", arguments: &["wanted", "cards"] };
/// A player is to be dealt no card.
pub const DEAL_EMPTY_HAND: ProblemKind = ProblemKind { id: "deal-empty-hand", arguments: &["seat"] };

/// All cards of a game, in hands, on the table or played: a sorted multiset of strengths, never empty.
///
/// Written as a list of cards (`14`), ranges (`1-13`) and copies of either (`1-13x4`), separated by commas or
/// spaces; `uecda` is the contest deck as strengths, that is `1-13x4,14`.
///
/// ```
/// # use lastmove_cards::{Deck, Strength};
/// let deck = Deck::parse("1-13x4, 14").unwrap();
/// assert_eq!(deck.cards().len(), 53);
/// assert_eq!(deck.copies(Strength::new(13).unwrap()), 4);
/// assert_eq!(deck, Deck::parse("uecda").unwrap());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck(Vec<Strength>);

impl Deck {
    /// The most cards a deck may have.
    pub const MOST_CARDS: usize = 10_000_000;

    /// Reads a deck. Problems point at the offending bytes of `text`.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        let mut cards = Vec::new();
        let mut start = 0;
        for word in text.split(|letter: char| letter == ',' || letter.is_whitespace()) {
            let span = start..start + word.len();
            let separator = text[span.end..].chars().next().map_or(0, char::len_utf8);
            start = span.end + separator;
            if word.is_empty() {
                continue;
            }
            if word.eq_ignore_ascii_case("uecda") {
                cards.extend(Self::parse("1-13x4,14")?.0);
            } else {
                let (numbers, copies) = entry(text, word, span.clone())?;
                let wanted = u64::from(numbers.end() - numbers.start() + 1).saturating_mul(copies);
                if wanted > (Self::MOST_CARDS - cards.len().min(Self::MOST_CARDS)) as u64 {
                    return Err(Problem::new(&DECK_TOO_LARGE).with("most", Self::MOST_CARDS).at(text, span));
                }
                for strength in numbers {
                    cards.extend((0..copies).filter_map(|_| Strength::new(strength)));
                }
            }
        }
        if cards.is_empty() {
            return Err(Problem::new(&DECK_EMPTY).at(text, 0..text.len()));
        }
        cards.sort_unstable();
        Ok(Self(cards))
    }

    /// The deck of these cards, weakest first; `None` if there are none.
    pub(crate) fn of(sorted: Vec<Strength>) -> Option<Self> {
        debug_assert!(sorted.is_sorted());
        (!sorted.is_empty()).then_some(Self(sorted))
    }

    /// The cards, weakest first.
    pub fn cards(&self) -> &[Strength] {
        &self.0
    }

    /// How many cards of this strength it has. Cost: logarithmic.
    pub fn copies(&self, card: Strength) -> usize {
        copies(&self.0, card)
    }

    /// How many cards each of `seats` players gets when `cards` are dealt as evenly as can be; the first seats get
    /// one more where it does not come out even.
    ///
    /// ```
    /// # use lastmove_cards::Deck;
    /// assert_eq!(Deck::shares(53, 5), [11, 11, 11, 10, 10]);
    /// ```
    pub fn shares(cards: usize, seats: usize) -> Vec<usize> {
        (0..seats).map(|seat| cards / seats + usize::from(seat < cards % seats)).collect()
    }

    /// Deals hands of these sizes, one to each seat; what is over stays out of the game, unknown to all.
    ///
    /// The deck is shuffled, then each seat in turn takes its cards from the top. The same seed deals the same hands
    /// on every machine.
    ///
    /// ```
    /// # use lastmove_cards::Deck;
    /// # use lastmove_game::random::Random;
    /// let hands = Deck::parse("1-6").unwrap().deal(&[3, 2], &mut Random::seeded(1)).unwrap();
    /// assert_eq!((hands[0].cards().len(), hands[1].cards().len()), (3, 2));
    /// ```
    pub fn deal(&self, sizes: &[usize], random: &mut Random) -> Result<Vec<Hand>, Problem> {
        check_sizes(sizes, self.0.len())?;
        let mut cards = self.0.clone();
        random.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        Ok(sizes.iter().filter_map(|&size| Hand::new(cards.by_ref().take(size).collect())).collect())
    }
}

/// Reads `CARD`, `FIRST-LAST`, either with `xCOPIES`.
fn entry(text: &str, word: &str, span: Range<usize>) -> Result<(std::ops::RangeInclusive<u32>, u64), Problem> {
    let unknown = || Problem::new(&DECK_WORD).with("word", excerpt(word)).at(text, span.clone());
    let (cards, copies) = match word.split_once(['x', 'X', '×']) {
        Some((cards, copies)) => {
            let digits = !copies.is_empty() && copies.bytes().all(|byte| byte.is_ascii_digit());
            let copies = copies.parse().unwrap_or(if digits { u64::MAX } else { 0 });
            (cards, if copies == 0 { return Err(unknown()) } else { copies })
        }
        None => (word, 1),
    };
    // A sign at the beginning belongs to a negative number, which is refused as such.
    let dash = cards.char_indices().skip(1).find(|&(_, letter)| letter == '-' || letter == '–');
    let (first, last) = match dash {
        Some((at, letter)) => (&cards[..at], &cards[at + letter.len_utf8()..]),
        None => (cards, cards),
    };
    let card = |word: &str| match Strength::parse(word) {
        Err(problem) if problem.id() == crate::strength::NOT_A_CARD.id => Err(unknown()),
        other => other.map_err(|problem| problem.at(text, span.clone())),
    };
    let (first, last) = (card(first)?, card(last)?);
    if first > last {
        let (first, last) = (u64::from(first.get()), u64::from(last.get()));
        return Err(Problem::new(&DECK_RANGE).with("first", first).with("last", last).at(text, span));
    }
    Ok((first.get()..=last.get(), copies))
}

/// Checks that hands of these sizes can be dealt from so many cards.
fn check_sizes(sizes: &[usize], cards: usize) -> Result<(), Problem> {
    if let Some(seat) = sizes.iter().position(|&size| size == 0) {
        return Err(Problem::new(&DEAL_EMPTY_HAND).with("seat", seat));
    }
    let wanted = sizes.iter().fold(0_usize, |sum, &size| sum.saturating_add(size));
    if wanted > cards {
        return Err(Problem::new(&DEAL_TOO_LARGE).with("wanted", wanted).with("cards", cards));
    }
    Ok(())
}
