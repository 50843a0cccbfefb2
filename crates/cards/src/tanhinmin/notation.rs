//! Hands from the player to move onwards, separated by `/` or `|`; `@ c` after the hand of the player who laid the
//! card on the table; `0` for a player who is out, `0#1`, `0#2`, … if several are, in their order of finish.

use std::fmt::Write;
use std::ops::Range;

use lastmove_game::{Notation, Problem, ProblemKind, Seat};

use super::{ONE_HAND, OUT_PLACES, Tanhinmin, TanhinminPosition, inference};
use crate::{CardMove, Hand, Holding, Strength, TableCard, ZERO_CARD};

/// No position where one is needed.
pub const NO_HANDS: ProblemKind = ProblemKind { id: "no-hands", arguments: &[] };
/// Nothing where a hand should be.
pub const EMPTY_HAND: ProblemKind = ProblemKind { id: "empty-hand", arguments: &[] };
/// `@` without a card after it.
pub const NO_TABLE_CARD: ProblemKind = ProblemKind { id: "no-table-card", arguments: &[] };
/// More than one card on the table.
pub const TWO_TABLE_CARDS: ProblemKind = ProblemKind { id: "two-table-cards", arguments: &[] };

impl Notation for Tanhinmin {
    fn parse_position(&self, text: &str) -> Result<TanhinminPosition, Problem> {
        let written = Written::parse(text)?;
        if let [only] = &written.hands[..] {
            return Err(Problem::new(&ONE_HAND).at(text, only.span.clone()));
        }
        let holdings = written.holdings()?;
        written.position(holdings)
    }

    fn write_position(&self, position: &TanhinminPosition) -> String {
        let out = position.out();
        let mut text = String::new();
        for (seat, held) in position.holdings().iter().enumerate() {
            let separator = if seat == 0 { "" } else { " / " };
            match held {
                Holding::Cards(hand) => write!(text, "{separator}{hand}"),
                Holding::Out { .. } if out == 1 => write!(text, "{separator}0"),
                Holding::Out { place } => write!(text, "{separator}0#{place}"),
            }
            .expect("a string takes everything");
            if let Some(table) = position.table().filter(|table| table.owner == Seat(seat)) {
                write!(text, " @ {}", table.card).expect("a string takes everything");
            }
        }
        text
    }

    fn parse_move(&self, _: &TanhinminPosition, text: &str) -> Result<CardMove, Problem> {
        CardMove::parse(text)
    }

    fn write_move(&self, action: &CardMove) -> String {
        action.to_string()
    }

    /// With two players, own hand, deck and played cards give the other hand.
    fn infer_position(&self, text: &str, given: &lastmove_game::Given) -> Result<TanhinminPosition, Problem> {
        inference::infer(text, given)
    }
}

/// A position's text taken apart, each part with its place.
pub(super) struct Written<'t> {
    pub text: &'t str,
    /// At least one.
    pub hands: Vec<WrittenHand>,
}

/// What stands between two separators.
#[derive(Default)]
pub(super) struct WrittenHand {
    /// The cards and where they stand, in the order written.
    pub cards: Vec<(Strength, Range<usize>)>,
    /// The word that says the player is out.
    out: Option<Out>,
    /// The table card.
    pub table: Option<(Strength, Range<usize>)>,
    /// All of it, without the blanks around it.
    pub span: Range<usize>,
}

impl<'t> Written<'t> {
    /// Takes a text apart. Hands may still be missing or empty. Cost: linear.
    pub fn parse(text: &'t str) -> Result<Self, Problem> {
        if text.trim().is_empty() {
            return Err(Problem::new(&NO_HANDS).at(text, text.len()..text.len()));
        }
        let mut hands = Vec::new();
        let mut table = None;
        let mut start = 0;
        for part in text.split(['/', '|']) {
            hands.push(WrittenHand::parse(text, start..start + part.len(), &mut table)?);
            start += part.len() + 1;
        }
        Ok(Self { text, hands })
    }

    /// What each player holds. Fails if a hand is empty, or a place of finish is not said where it must be.
    pub fn holdings(&self) -> Result<Vec<Holding>, Problem> {
        let out = self.hands.iter().filter(|hand| hand.out.is_some()).count();
        self.hands.iter().map(|hand| self.holding(hand, out)).collect()
    }

    /// What one player holds, when `out` are out.
    pub fn holding(&self, written: &WrittenHand, out: usize) -> Result<Holding, Problem> {
        if let Some(Out { place, span }) = &written.out {
            let place = place.or((out == 1).then_some(1));
            let missing = || Problem::new(&OUT_PLACES).with("out", out).at(self.text, span.clone());
            return place.map(|place| Holding::Out { place }).ok_or_else(missing);
        }
        let cards = written.cards.iter().map(|&(card, _)| card).collect();
        Hand::new(cards).map(Holding::Cards).ok_or_else(|| {
            let at = written.span.start;
            Problem::new(&EMPTY_HAND).at(self.text, at..at)
        })
    }

    /// The table card, with its owner.
    fn table(&self) -> Option<TableCard> {
        self.hands
            .iter()
            .enumerate()
            .find_map(|(seat, hand)| hand.table.as_ref().map(|&(card, _)| TableCard { card, owner: Seat(seat) }))
    }

    /// The position of these holdings and the table card written.
    pub fn position(&self, holdings: Vec<Holding>) -> Result<TanhinminPosition, Problem> {
        TanhinminPosition::new(holdings, self.table()).map_err(|inconsistent| {
            let about_table = self.table().map(|table| table.owner) == inconsistent.seat;
            let span = match inconsistent.seat.and_then(|seat| self.hands.get(seat.0)) {
                Some(WrittenHand { table: Some((_, span)), .. }) if about_table => span.clone(),
                Some(hand) => hand.span.clone(),
                None => 0..self.text.len(),
            };
            inconsistent.problem.at(self.text, span)
        })
    }
}

impl WrittenHand {
    /// Whether anything stands there that says what the player holds.
    pub fn is_written(&self) -> bool {
        self.out.is_some() || !self.cards.is_empty()
    }

    /// Takes the part `within` apart; `table` is the place of a table card met before, which makes a second one wrong.
    fn parse(text: &str, within: Range<usize>, table: &mut Option<Range<usize>>) -> Result<Self, Problem> {
        let part = &text[within.clone()];
        let start = within.start + part.len() - part.trim_start().len();
        let mut hand =
            Self { span: start.min(within.end)..start.max(within.start + part.trim_end().len()), ..Self::default() };
        let mut zero = None;
        let mut words = 0_usize;
        let mut at_sign: Option<Range<usize>> = None;
        for (word, span) in words_of(text, within) {
            if word == "@" {
                if at_sign.is_some() {
                    return Err(Problem::new(&TWO_TABLE_CARDS).at(text, span));
                }
                at_sign = Some(span);
            } else if at_sign.is_some() {
                let card = Strength::parse(word).map_err(|problem| problem.at(text, span.clone()))?;
                if table.replace(span.clone()).is_some() {
                    return Err(Problem::new(&TWO_TABLE_CARDS).at(text, span));
                }
                hand.table = Some((card, span));
            } else if let Some(out) = Out::parse(word, &span) {
                words += 1;
                zero = zero.or(Some(span));
                hand.out = Some(out);
            } else {
                words += 1;
                hand.cards.push((Strength::parse(word).map_err(|problem| problem.at(text, span.clone()))?, span));
            }
        }
        match (zero, at_sign) {
            (Some(span), _) if words > 1 => Err(Problem::new(&ZERO_CARD).at(text, span)),
            (_, Some(span)) if hand.table.is_none() => Err(Problem::new(&NO_TABLE_CARD).at(text, span)),
            _ => Ok(hand),
        }
    }
}

/// A player who is out, as written: `0`, or `0#1` with his place of finish.
struct Out {
    place: Option<usize>,
    span: Range<usize>,
}

impl Out {
    fn parse(word: &str, span: &Range<usize>) -> Option<Self> {
        let (number, place) = word.split_once('#').map_or((word, None), |(number, place)| (number, Some(place)));
        let zero = !number.is_empty() && number.bytes().all(|byte| byte == b'0');
        let digits = |place: &str| !place.is_empty() && place.bytes().all(|byte| byte.is_ascii_digit());
        // A place too large to be read is too large for any table, too.
        let read = |place: &str| place.parse().unwrap_or(usize::MAX);
        (zero && place.is_none_or(digits)).then(|| Self { place: place.map(read), span: span.clone() })
    }
}

/// The words of a part of a text, with their places: whatever stands between blanks and commas, and each `@`.
pub(super) fn words_of(text: &str, within: Range<usize>) -> impl Iterator<Item = (&str, Range<usize>)> {
    let separates = |letter: char| letter == ',' || letter.is_whitespace();
    let mut at = within.start;
    std::iter::from_fn(move || {
        let rest = &text[at..within.end];
        at += rest.len() - rest.trim_start_matches(separates).len();
        let rest = &text[at..within.end];
        let length = match rest.strip_prefix('@') {
            Some(_) => 1,
            None => rest.find(|letter| letter == '@' || separates(letter)).unwrap_or(rest.len()),
        };
        let span = at..at + length;
        at = span.end;
        (length > 0).then(|| (&text[span.clone()], span))
    })
}
