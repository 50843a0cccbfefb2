//! Hands from the player to move onwards, separated by `/` or `|`; `@ c` after the hand of the player who laid the
//! card on the table, `@ c c` for a group; `0` for a player who is out, `0#1`, `0#2`, … if several are, in their order
//! of finish; `~` after the hand of a player who has passed, where that is final. After `;` the house rules, and
//! `reversed` while a revolution holds.

use std::fmt::Write;
use std::num::NonZeroU32;
use std::ops::Range;

use lastmove_game::{Notation, Problem, ProblemKind, Seat};

use super::order::{SPADE_3, THREE};
use super::variants::{Entries, Entry, Key, RULES_DISAGREE};
use super::{About, Inconsistent, ONE_HAND, OUT_PLACES, Order, Tanhinmin, TanhinminPosition, inference};
use crate::excerpt::excerpt;
use crate::{CardMove, Group, Hand, Holding, NO_CARD_MOVE, NOT_A_CARD_MOVE, Strength, TableCard, ZERO_CARD};

/// No position where one is needed.
pub const NO_HANDS: ProblemKind = ProblemKind { id: "no-hands", arguments: &[] };
/// Nothing where a hand should be.
pub const EMPTY_HAND: ProblemKind = ProblemKind { id: "empty-hand", arguments: &[] };
/// `@` without a card after it.
pub const NO_TABLE_CARD: ProblemKind = ProblemKind { id: "no-table-card", arguments: &[] };
/// More than one card on the table.
pub const TWO_TABLE_CARDS: ProblemKind = ProblemKind { id: "two-table-cards", arguments: &[] };

/// Cards that are not equal stand where a group should: on the table, or in a move.
pub const CARDS_NOT_EQUAL: ProblemKind = ProblemKind { id: "cards-not-equal", arguments: &["first", "second"] };
/// Only jokers stand in a group.
pub const JOKERS_ALONE: ProblemKind = ProblemKind { id: "jokers-alone", arguments: &[] };
/// `reversed` stands there twice.
pub const REVERSED_TWICE: ProblemKind = ProblemKind { id: "reversed-twice", arguments: &[] };

impl Notation for Tanhinmin {
    fn parse_position(&self, text: &str) -> Result<TanhinminPosition, Problem> {
        let written = Written::parse(self, text)?;
        if let [only] = &written.hands[..] {
            return Err(Problem::new(&ONE_HAND).at(text, only.span.clone()));
        }
        let holdings = written.holdings()?;
        written.position(self, holdings)
    }

    fn write_position(&self, position: &TanhinminPosition) -> String {
        let out = position.out();
        let mut text = String::new();
        for (seat, held) in position.holdings().iter().enumerate() {
            let separator = if seat == 0 { "" } else { " / " };
            match held {
                Holding::Cards(hand) => write!(text, "{separator}{}", self.write_hand(hand.cards())),
                Holding::Out { .. } if out == 1 => write!(text, "{separator}0"),
                Holding::Out { place } => write!(text, "{separator}0#{place}"),
            }
            .expect("a string takes everything");
            if position.passed().binary_search(&Seat(seat)).is_ok() {
                text.push('~');
            }
            if let Some(table) = position.table().filter(|table| table.owner == Seat(seat)) {
                text.push_str(" @");
                for _ in 0..table.size() {
                    write!(text, " {}", self.order().name(table.card)).expect("a string takes everything");
                }
            }
        }
        let quota = position.quotas().cloned().map(Entry::Quota);
        let rules = quota.into_iter().chain(self.house().entries());
        let rules: Vec<String> = rules.map(|entry| entry.write(self.order())).collect();
        for part in [rules.join(","), if position.is_reversed() { REVERSED.to_owned() } else { String::new() }] {
            if !part.is_empty() {
                write!(text, "; {part}").expect("a string takes everything");
            }
        }
        text
    }

    /// A card, a group with a space between its cards, or `pass`.
    fn parse_move(&self, _: &TanhinminPosition, text: &str) -> Result<CardMove, Problem> {
        let words: Vec<_> = words_of(text, 0..text.len()).collect();
        let from = text.len() - text.trim_start().len();
        let whole = from..from + text.trim().len();
        match &words[..] {
            [] => Err(Problem::new(&NO_CARD_MOVE).at(text, text.len()..text.len())),
            _ if self.house().groups.is_none() && words.len() > 1 => {
                Err(Problem::new(&NOT_A_CARD_MOVE).with("word", excerpt(text.trim())).at(text, whole))
            }
            [(word, _)] if word.eq_ignore_ascii_case("pass") => Ok(CardMove::Pass),
            [(word, span)] => self.read(word).map(CardMove::Play).map_err(|problem| {
                let kind = if [crate::NOT_A_CARD.id, ZERO_CARD.id].contains(&problem.id()) {
                    &NOT_A_CARD_MOVE
                } else {
                    return problem.at(text, span.clone());
                };
                Problem::new(kind).with("word", excerpt(word)).at(text, span.clone())
            }),
            _ => {
                let mut cards = Vec::with_capacity(words.len());
                for (word, span) in words {
                    let card = self.read(word).map_err(|problem| problem.at(text, span.clone()))?;
                    cards.push((card, span));
                }
                let (card, jokers) = self.group(text, &cards)?;
                let size = u32::try_from(cards.len()).unwrap_or(u32::MAX);
                let group = Group::new(card, size, u32::try_from(jokers).unwrap_or(u32::MAX));
                group.map(CardMove::Group).ok_or_else(|| Problem::new(&JOKERS_ALONE).at(text, whole))
            }
        }
    }

    fn write_move(&self, action: &CardMove) -> String {
        self.write_cards(*action)
    }

    /// With two players, own hand, deck and played cards give the other hand.
    fn infer_position(&self, text: &str, given: &lastmove_game::Given) -> Result<TanhinminPosition, Problem> {
        inference::infer(self, text, given)
    }
}

impl Tanhinmin {
    /// Reads a card. The problem has no place yet.
    pub(super) fn read(&self, word: &str) -> Result<Strength, Problem> {
        let card = self.order().read(word)?;
        // Only where it can do more than they, the spade three differs from the others.
        let plain = *self.order() == Order::Deck && card == SPADE_3 && self.house().spade_3().is_none();
        Ok(if plain { THREE } else { card })
    }

    fn write_hand(&self, cards: &[Strength]) -> String {
        let mut text = String::new();
        for (index, &card) in cards.iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            write!(text, "{separator}{}", self.order().name(card)).expect("a string takes everything");
        }
        text
    }

    /// A move with the names of the cards.
    pub(super) fn write_cards(&self, action: CardMove) -> String {
        let CardMove::Group(group) = action else {
            return action.card().map_or_else(|| "pass".to_owned(), |card| self.order().name(card).to_string());
        };
        let mut cards = vec![group.card(); group.natural() as usize];
        if let Some(joker) = self.house().joker_card() {
            cards.extend((0..group.jokers()).map(|_| joker));
        }
        self.write_hand(&cards)
    }

    /// What cards played together count as, and how many of them are jokers; jokers alone count as jokers.
    fn group(&self, text: &str, cards: &[(Strength, Range<usize>)]) -> Result<(Strength, usize), Problem> {
        let joker = self.house().joker_card();
        let mut natural = cards.iter().filter(|(card, _)| Some(*card) != joker);
        let Some((first, _)) = natural.next() else { return Ok((cards[0].0, cards.len())) };
        if let Some((second, span)) = natural.find(|(card, _)| card != first) {
            let problem = Problem::new(&CARDS_NOT_EQUAL).with("first", self.argument(*first));
            return Err(problem.with("second", self.argument(*second)).at(text, span.clone()));
        }
        Ok((*first, cards.iter().filter(|(card, _)| Some(*card) == joker).count()))
    }
}

/// The word for a revolution that holds.
const REVERSED: &str = "reversed";

/// What stands after the first `;`: house rules, and whether the order is reversed.
#[derive(Default)]
struct Tail {
    entries: Entries,
    reversed: Option<Range<usize>>,
}

impl Tail {
    fn parse(order: &Order, text: &str, body: usize) -> Result<Self, Problem> {
        let mut tail = Self::default();
        let mut at = body;
        for word in text[body..].split([';', ',', ' ', '\t', '\n', '\r']) {
            let span = at..at + word.len();
            at = span.end + 1;
            if word.eq_ignore_ascii_case(REVERSED) {
                if tail.reversed.replace(span.clone()).is_some() {
                    return Err(Problem::new(&REVERSED_TWICE).at(text, span));
                }
            } else if !word.is_empty() {
                tail.entries.read(order, text, word, span)?;
            }
        }
        Ok(tail)
    }
}

/// Where the hands of a position's text end and the rules begin.
fn body_of(text: &str) -> usize {
    text.find(';').unwrap_or(text.len())
}

/// The house rules that stand in a position's text.
pub(super) fn rules_of(order: &Order, text: &str) -> Result<Entries, Problem> {
    Tail::parse(order, text, body_of(text)).map(|tail| tail.entries)
}

/// That a rule in a position's text is not one of the game's.
pub(super) fn disagreement(order: &Order, entry: &Entry, game: &Entries, text: &str, span: Range<usize>) -> Problem {
    let mut rules: Vec<&Entry> = game.list.iter().map(|(entry, _)| entry).collect();
    rules.sort_by_key(|entry| entry.key());
    let written: Vec<String> = rules.iter().map(|entry| entry.write(order)).collect();
    let problem = Problem::new(&RULES_DISAGREE).with("rule", entry.write(order)).with("rules", written.join(","));
    problem.with("count", rules.len()).at(text, span)
}

/// A position's text taken apart, each part with its place.
pub(super) struct Written<'t> {
    pub text: &'t str,
    /// At least one.
    pub hands: Vec<WrittenHand>,
    tail: Tail,
}

/// What stands between two separators.
#[derive(Default)]
pub(super) struct WrittenHand {
    /// The cards and where they stand, in the order written.
    pub cards: Vec<(Strength, Range<usize>)>,
    /// The word that says the player is out.
    out: Option<Out>,
    /// The cards on the table, all equal; none if none lies there.
    pub table: Vec<(Strength, Range<usize>)>,
    /// The mark of a player who has passed.
    passed: Option<Range<usize>>,
    /// All of it, without the blanks around it.
    pub span: Range<usize>,
}

impl<'t> Written<'t> {
    /// Takes a text apart. Hands may still be missing or empty. Cost: linear.
    pub fn parse(game: &Tanhinmin, text: &'t str) -> Result<Self, Problem> {
        let body = body_of(text);
        if text[..body].trim().is_empty() {
            return Err(Problem::new(&NO_HANDS).at(text, body..body));
        }
        let mut hands = Vec::new();
        let mut table = None;
        let mut start = 0;
        for part in text[..body].split(['/', '|']) {
            hands.push(WrittenHand::parse(game, text, start..start + part.len(), &mut table)?);
            start += part.len() + 1;
        }
        Ok(Self { text, hands, tail: Tail::parse(game.order(), text, body)? })
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

    /// What lies on the table, with its owner.
    fn table(&self, game: &Tanhinmin) -> Result<Option<TableCard>, Problem> {
        let Some((seat, hand)) = self.hands.iter().enumerate().find(|(_, hand)| !hand.table.is_empty()) else {
            return Ok(None);
        };
        let (card, _) = game.group(self.text, &hand.table)?;
        let count = u32::try_from(hand.table.len()).ok().and_then(NonZeroU32::new);
        Ok(count.map(|count| TableCard { card, count, owner: Seat(seat) }))
    }

    /// The position of these holdings and of what is written of table, passes, rules and order.
    pub fn position(&self, game: &Tanhinmin, holdings: Vec<Holding>) -> Result<TanhinminPosition, Problem> {
        self.check_rules(game)?;
        let table = self.table(game)?;
        let marks = self.hands.iter().enumerate().filter(|(_, hand)| hand.passed.is_some());
        let passed = marks.map(|(seat, _)| Seat(seat)).collect();
        let quotas = match self.tail.entries.find(Key::Quota) {
            Some(Entry::Quota(quotas)) => Some(quotas),
            _ => game.quotas(),
        };
        let position = TanhinminPosition::new(holdings, table).and_then(|position| {
            let position = position.with_passed(passed)?.with_order_reversed(self.tail.reversed.is_some());
            let position = match quotas {
                Some(quotas) => position.with_quotas(quotas)?,
                None => position,
            };
            game.check(&position).map(|()| position)
        });
        position.map_err(|Inconsistent { problem, about }| match self.span(about) {
            Some(span) => problem.at(self.text, span),
            // What is wrong stands in the option that gives the rules.
            None => problem,
        })
    }

    /// Checks that the rules written are rules of the game.
    fn check_rules(&self, game: &Tanhinmin) -> Result<(), Problem> {
        let mut of_game = Entries::default();
        of_game.list.extend(game.quotas().map(|quotas| (Entry::Quota(quotas.clone()), 0..0)));
        of_game.list.extend(game.house().entries().into_iter().map(|entry| (entry, 0..0)));
        for (entry, span) in &self.tail.entries.list {
            let agrees = match of_game.find(entry.key()) {
                Some(Entry::Quota(_)) => true,
                Some(given) => given == entry,
                None => entry.is_usual(),
            };
            if !agrees {
                return Err(disagreement(game.order(), entry, &of_game, self.text, span.clone()));
            }
        }
        Ok(())
    }

    /// Where something of the position stands; nothing for quotas that do not stand in it.
    fn span(&self, about: About) -> Option<Range<usize>> {
        let hand = |seat: Seat| self.hands.get(seat.0).map(|hand| hand.span.clone());
        let quota = || self.tail.entries.list.iter().find(|(entry, _)| entry.key() == Key::Quota);
        let span = match about {
            About::Everything => None,
            About::Hand(seat) => hand(seat),
            About::Mark(seat) => self.hands.get(seat.0).and_then(|hand| hand.passed.clone()),
            About::Table => {
                self.hands.iter().find_map(|hand| Some(hand.table.first()?.1.start..hand.table.last()?.1.end))
            }
            About::Quotas => return quota().map(|(_, span)| span.clone()),
            About::Reversed => self.tail.reversed.clone(),
        };
        Some(span.unwrap_or(0..self.text.len()))
    }
}

impl WrittenHand {
    /// Whether anything stands there that says what the player holds.
    pub fn is_written(&self) -> bool {
        self.out.is_some() || !self.cards.is_empty()
    }

    /// Takes the part `within` apart; `table` is the place of a table card met before, which makes a second one wrong.
    fn parse(
        game: &Tanhinmin,
        text: &str,
        within: Range<usize>,
        table: &mut Option<Range<usize>>,
    ) -> Result<Self, Problem> {
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
            } else if word == "~" {
                hand.passed = Some(span);
            } else if at_sign.is_some() {
                let card = game.read(word).map_err(|problem| problem.at(text, span.clone()))?;
                let more = game.house().groups.is_some() && !hand.table.is_empty();
                if table.replace(span.clone()).is_some() && !more {
                    return Err(Problem::new(&TWO_TABLE_CARDS).at(text, span));
                }
                hand.table.push((card, span));
            } else if let Some(out) = Out::parse(word, &span) {
                words += 1;
                zero = zero.or(Some(span));
                hand.out = Some(out);
            } else {
                words += 1;
                hand.cards.push((game.read(word).map_err(|problem| problem.at(text, span.clone()))?, span));
            }
        }
        match (zero, at_sign) {
            (Some(span), _) if words > 1 => Err(Problem::new(&ZERO_CARD).at(text, span)),
            (_, Some(span)) if hand.table.is_empty() => Err(Problem::new(&NO_TABLE_CARD).at(text, span)),
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

/// The words of a part of a text, with their places: whatever stands between blanks and commas, and each `@` and `~`.
pub(super) fn words_of(text: &str, within: Range<usize>) -> impl Iterator<Item = (&str, Range<usize>)> {
    let separates = |letter: char| letter == ',' || letter.is_whitespace();
    let mut at = within.start;
    std::iter::from_fn(move || {
        let rest = &text[at..within.end];
        at += rest.len() - rest.trim_start_matches(separates).len();
        let rest = &text[at..within.end];
        let length = match rest.strip_prefix(['@', '~']) {
            Some(_) => 1,
            None => rest.find(|letter| letter == '@' || letter == '~' || separates(letter)).unwrap_or(rest.len()),
        };
        let span = at..at + length;
        at = span.end;
        (length > 0).then(|| (&text[span.clone()], span))
    })
}
