//! Positions of the plain game that fit in the deck of 53 cards, answered straight from their text: what a stream of
//! brief answers is made of.

use std::fmt::Write;

use lastmove_cards::tanhinmin::fast::{DeckDuel, DeckHand};
use lastmove_cards::tanhinmin::{HouseRules, Order};
use lastmove_cards::{Strength, Tanhinmin};
use lastmove_game::{Convention, Rules};

/// So many strengths fit in a deck of which four cards each are had, and one of the strongest.
const STRENGTHS: usize = DeckHand::RANKS as usize;

/// Writes the brief document of a position, if it is two hands of the plain game that fit in the deck of 53 cards; else
/// nothing, and false. Cost: that of reading and writing the text.
///
/// The document is that of [`SolveDocument`](crate::SolveDocument), byte by byte.
pub(crate) fn solve(game: &Tanhinmin, text: &str, document: &mut String) -> bool {
    let plain = *game.order() == Order::Integers
        && *game.house() == HouseRules::default()
        && game.quotas().is_none()
        && game.convention() == Convention::Normal;
    if !plain {
        return false;
    }
    let Some(position) = Position::read(text.as_bytes()) else { return false };
    position.write(document);
    true
}

/// Two hands as bits, each strength's cards beside one another, and the card on the table, 0 if it is empty.
struct Position {
    mover: DeckHand,
    other: DeckHand,
    table: u32,
}

impl Position {
    /// Reads a text as the notation does, as long as it is of this kind.
    fn read(text: &[u8]) -> Option<Self> {
        let mut hands = [0_u64; 2];
        let mut table = 0;
        let (mut seat, mut on_table, mut at) = (0, false, 0);
        while at < text.len() {
            match text[at] {
                b' ' | b',' => at += 1,
                b'/' | b'|' if seat == 0 && !on_table => {
                    seat = 1;
                    at += 1;
                }
                b'@' if seat == 1 && !on_table => {
                    on_table = true;
                    at += 1;
                }
                first @ b'1'..=b'9' => {
                    let mut card = u32::from(first - b'0');
                    at += 1;
                    if let Some(second @ b'0'..=b'9') = text.get(at) {
                        card = 10 * card + u32::from(second - b'0');
                        at += 1;
                    }
                    // What follows a card must end it, and not be a third digit or a letter.
                    if !matches!(text.get(at), None | Some(b' ' | b',' | b'/' | b'|' | b'@')) || card > DeckHand::RANKS
                    {
                        return None;
                    }
                    if on_table {
                        if table != 0 {
                            return None;
                        }
                        table = card;
                    } else {
                        // The next free place of this strength.
                        let place = 4 * (card - 1);
                        let free = (!hands[seat] >> place & 0b1111).trailing_zeros();
                        if free > 3 {
                            return None;
                        }
                        hands[seat] |= 1 << (place + free);
                    }
                }
                _ => return None,
            }
        }
        if on_table && table == 0 {
            return None;
        }
        Some(Self { mover: DeckHand::new(hands[0])?, other: DeckHand::new(hands[1])?, table })
    }

    fn write(&self, document: &mut String) {
        let duel = DeckDuel::new(self.mover, self.other, Strength::new(self.table));
        let winning = duel.winning();
        document.push_str(r#"{"schema":"lastmove/solve/1","game":"tanhinmin","convention":"normal","position":""#);
        write_hand(self.mover, document);
        document.push_str(" / ");
        write_hand(self.other, document);
        if self.table != 0 {
            document.push_str(" @ ");
            document.push_str(NAMES[self.table as usize - 1]);
        }
        let outcome = if winning.cards() != 0 || winning.pass() { "win" } else { "loss" };
        document.push_str(r#"","outcome":""#);
        document.push_str(outcome);
        let strengths = || (0..STRENGTHS).filter(|rank| winning.cards() >> (4 * rank) & 0b1111 != 0);
        let count = strengths().count() + usize::from(winning.pass());
        write!(document, r#"","winning_move_count":{count},"winning_moves":["#).expect("a string takes everything");
        let mut comma = "";
        for rank in strengths() {
            document.push_str(comma);
            document.push_str(r#"{"move":""#);
            document.push_str(NAMES[rank]);
            document.push('"');
            let ways = (self.mover.bits() >> (4 * rank) & 0b1111).count_ones();
            if ways > 1 {
                document.push_str(r#","ways":"#);
                document.push_str(NAMES[ways as usize - 1]);
            }
            document.push('}');
            comma = ",";
        }
        if winning.pass() {
            document.push_str(comma);
            document.push_str(r#"{"move":"pass"}"#);
        }
        document.push_str(r#"],"standing":"proved","claim":"theorem1"}"#);
    }
}

const NAMES: [&str; STRENGTHS] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"];

fn write_hand(hand: DeckHand, document: &mut String) {
    let mut bits = hand.bits();
    let mut separator = "";
    while bits != 0 {
        document.push_str(separator);
        document.push_str(NAMES[bits.trailing_zeros() as usize / 4]);
        separator = " ";
        bits &= bits - 1;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::solve;
    use crate::{Game, Question, find};
    use lastmove_cards::Tanhinmin;
    use lastmove_explain::Voice;
    use lastmove_game::{Ask, Detail};
    use proptest::prelude::*;

    static GAME: LazyLock<Box<dyn Game>> = LazyLock::new(|| find("tanhinmin", None).unwrap());
    static VOICE: LazyLock<Voice> = LazyLock::new(Voice::default);

    /// The document as the catalogue makes it, without what a brief answer leaves out.
    fn slow(text: &str) -> Option<String> {
        let ask = Ask { detail: Detail::Brief, ..Ask::default() };
        let question = Question { position: text.to_owned(), ask, ..Question::default() };
        let answer = GAME.solve(&question, &VOICE).ok()?;
        Some(serde_json::to_string(&answer.document).unwrap())
    }

    fn hand() -> impl Strategy<Value = String> {
        let hand = prop::collection::vec(1_u32..=14, 1..8);
        hand.prop_map(|cards| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    /// The game as it is found by its name was once not known for the plain one, and every answer took the slow way.
    #[test]
    fn the_game_of_that_name_is_quick_and_its_variants_are_not() {
        let mut quick = String::new();
        assert!(GAME.solve_quickly("1 3 / 2", &mut quick));
        let rules = |rules: &str| crate::Variant { rules: Some(rules.to_owned()), ..Default::default() };
        let misere = crate::Variant::of(Some(lastmove_game::Convention::Misere));
        for variant in [rules("8cut=3"), rules("groups"), rules("quota=1:1"), rules("pass=if-unable"), misere] {
            assert!(!crate::find_variant("tanhinmin", &variant).unwrap().solve_quickly("1 3 / 2", &mut quick));
        }
    }

    proptest! {
        #[test]
        fn the_same_document_by_both_ways(mover in hand(), other in hand(), table in prop::option::of(1_u32..=14)) {
            let table = table.map(|card| format!(" @ {card}")).unwrap_or_default();
            let text = format!("{mover} / {other}{table}");
            let mut quick = String::new();
            // More than one joker is no hand of the deck.
            let fits = solve(Tanhinmin::plain(), &text, &mut quick);
            prop_assert_eq!(fits.then_some(quick), slow(&text).filter(|_| fits));
            let jokers = |hand: &str| hand.split(' ').filter(|card| *card == "14").count();
            let copies = |hand: &str| (1..=14).map(|card: u32| {
                hand.split(' ').filter(|other| **other == card.to_string()).count()
            }).max();
            let expected = [&mover, &other].iter().all(|hand| jokers(hand) < 2 && copies(hand) < Some(5));
            prop_assert_eq!(fits, expected);
        }

        #[test]
        fn what_is_wrong_is_left_to_the_notation(text in "[0-9 /|@,;~#x]{0,12}") {
            let mut quick = String::new();
            if solve(Tanhinmin::plain(), &text, &mut quick) {
                prop_assert_eq!(Some(quick), slow(&text));
            }
        }
    }
}
