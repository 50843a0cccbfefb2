//! Hands and table: the others above, the table in the middle, the own hand below.

use unicode_width::UnicodeWidthStr;

use super::cut;
use crate::figures::svg::{HAIRLINE, INK, Lettering, Look, MONO, MUTED, NONE, SANS, Svg, THREAD, WHITE};
use crate::{Arguments, Voice};

/// A card, from one to the next, and from one row of cards to the next.
const CARD: (usize, usize) = (56, 80);
const PITCH: usize = CARD.0 + 8;
const ROW: usize = CARD.1 + 12;
/// So many cards lie beside each other.
const A_ROW: usize = 9;
/// Between two hands.
const APART: usize = 16;
const LINE: usize = 24;
const MARGIN: usize = 24;
/// Room for a character of a name or a note, and for the mark before whoever is to move.
const UNIT: usize = 8;
const MARK: usize = 16;
/// A name is cut down to so many columns, and what is printed on a card.
const LONGEST_NAME: usize = 30;
const LONGEST_FACE: usize = 8;

const ONE_CARD: Look = Look::new("card", WHITE, INK, 1.0);
const BACK: Look = Look::new("back", HAIRLINE, INK, 1.0);
const BACK_WITHIN: Look = Look::new("hairline", NONE, THREAD, 1.0);
const PLACE: Look = Look::new("ghost", NONE, THREAD, 1.0).dashed("4 4");
const STAR: Look = Look::new("star", INK, NONE, 0.0);
const TURN: Look = Look::new("turn", INK, NONE, 0.0);
const NAME: Lettering = Lettering::new("ink", INK, 15).set_in(SANS);
const LABEL: Lettering = Lettering::new("muted", MUTED, 14).set_in(SANS);
const FACE: Lettering = Lettering::new("ink", INK, 22).set_in(MONO).anchored("middle");
const INDEX: Lettering = Lettering::new("ink", INK, 12).set_in(MONO);

/// A card that lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    pub text: String,
    pub joker: bool,
}

/// What is seen of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// The first cards, and how many more there are.
    Faces { first: Vec<Face>, more: usize },
    /// So many cards, of which only the backs are seen.
    Backs(usize),
    /// Nothing: the player is out.
    Out,
}

impl Shown {
    /// So many cards of a hand are drawn.
    pub const MOST: usize = 54;
}

/// A hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    pub name: String,
    pub to_move: bool,
    pub shown: Shown,
    /// What else is to be said: that the player has passed.
    pub notes: Vec<String>,
}

/// What lies on the table, with its name and what else is to be said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Middle {
    pub name: String,
    /// Equal cards: one of them, and how many there are.
    pub cards: Option<(Face, usize)>,
    pub note: String,
    /// What holds for the whole table.
    pub remark: Option<String>,
}

/// Hands and table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardsDrawing {
    /// The hands of the others in the order of their turns, and how many more there are.
    pub others: Vec<Hand>,
    pub more: usize,
    pub middle: Middle,
    pub own: Hand,
}

impl CardsDrawing {
    /// So many hands are drawn besides the own one.
    pub const MOST_OTHERS: usize = 15;

    pub(super) fn svg(&self, names: &str, voice: &Voice) -> String {
        let hands = || self.others.iter().chain([&self.own]);
        let words = hands().flat_map(|hand| hand.notes.iter().chain([&hand.name]));
        let words = words.chain([&self.middle.name, &self.middle.note]);
        let widest = words.map(|words| words.width().min(LONGEST_NAME)).max().unwrap_or_default();
        let begin = MARGIN + MARK + widest * UNIT + MARK;
        let columns = hands().map(|hand| hand.drawn().min(A_ROW)).max().unwrap_or_default();
        let columns = columns.max(self.middle.drawn()).max(3);
        let width = begin + columns * PITCH + MARGIN;
        let mut svg = Sheet { begin, top: MARGIN, svg: None };
        let height = {
            self.lay(&mut svg, voice);
            svg.top + MARGIN - APART
        };
        let title = voice.say("drawing-cards", &Arguments::new());
        let drawn = Svg::new(("cards", names), MONO, [width, height], &title, &self.description(voice), voice);
        let mut sheet = Sheet { begin, top: MARGIN, svg: Some(drawn) };
        self.lay(&mut sheet, voice);
        sheet.svg.map(Svg::finish).unwrap_or_default()
    }

    /// Lays all hands and the table on a sheet; on one that is only measured nothing is drawn.
    fn lay(&self, sheet: &mut Sheet, voice: &Voice) {
        for hand in &self.others {
            sheet.hand(hand, voice);
        }
        if self.more > 0 {
            sheet.line(&more(self.more, voice));
        }
        sheet.middle(&self.middle);
        sheet.hand(&self.own, voice);
        if let Some(remark) = &self.middle.remark {
            sheet.line(remark);
        }
    }

    fn description(&self, voice: &Voice) -> String {
        let say = |name: &str, to_move: bool, cards: String| {
            let message = if to_move { "drawing-hand-to-move" } else { "drawing-hand" };
            voice.say(message, &Arguments::new().text("name", name).text("cards", cards))
        };
        let hand = |hand: &Hand| {
            let mut cards = match &hand.shown {
                Shown::Faces { first, .. } => first.iter().map(|face| face.text.clone()).collect(),
                Shown::Backs(_) | Shown::Out => Vec::new(),
            };
            cards.extend(hand.more(voice));
            cards.extend(hand.notes.iter().cloned());
            say(&hand.name, hand.to_move, cards.join(", "))
        };
        let Middle { name, cards, note, remark } = &self.middle;
        let on_table = cards.iter().flat_map(|(face, count)| vec![face.text.clone(); (*count).min(A_ROW)]);
        let on_table = on_table.chain([note.clone()]).collect::<Vec<_>>().join(", ");
        let others = self.others.iter().map(hand);
        let left_out = (self.more > 0).then(|| more(self.more, voice));
        let rest = [say(name, false, on_table), hand(&self.own)].into_iter().chain(remark.clone());
        others.chain(left_out).chain(rest).collect::<Vec<_>>().join("; ")
    }
}

impl Hand {
    /// How many cards are drawn of it.
    fn drawn(&self) -> usize {
        match &self.shown {
            Shown::Faces { first, .. } => first.len(),
            Shown::Backs(cards) => (*cards).min(Shown::MOST),
            Shown::Out => 0,
        }
    }

    /// That there are more cards than are drawn.
    fn more(&self, voice: &Voice) -> Option<String> {
        let left_out = match self.shown {
            Shown::Faces { more, .. } => more,
            Shown::Backs(cards) => cards.saturating_sub(Shown::MOST),
            Shown::Out => 0,
        };
        (left_out > 0).then(|| more(left_out, voice))
    }
}

impl Middle {
    fn drawn(&self) -> usize {
        self.cards.as_ref().map_or(1, |(_, count)| (*count).min(A_ROW))
    }
}

fn more(count: usize, voice: &Voice) -> String {
    voice.say("tanhinmin-more-cards", &Arguments::new().number("count", count as u64))
}

/// What is being drawn, from top to bottom; without a sheet it is only measured.
struct Sheet {
    /// Where cards begin.
    begin: usize,
    top: usize,
    svg: Option<Svg>,
}

impl Sheet {
    fn hand(&mut self, hand: &Hand, voice: &Voice) {
        let (begin, top) = (self.begin, self.top);
        let foot = self.name(&hand.name, &hand.notes, hand.drawn() == 0);
        if let (true, Some(svg)) = (hand.to_move, &mut self.svg) {
            let (x, y) = (precise(MARGIN), precise(foot - 5));
            svg.polygon([[x, y - 5.0], [x + 9.0, y], [x, y + 5.0]], TURN);
        }
        let place = |index: usize| [begin + index % A_ROW * PITCH, top + index / A_ROW * ROW];
        if let Some(svg) = &mut self.svg {
            match &hand.shown {
                Shown::Faces { first, .. } => {
                    first.iter().enumerate().for_each(|(index, face)| card(face, place(index), svg));
                }
                Shown::Backs(cards) => (0..(*cards).min(Shown::MOST)).for_each(|index| back(place(index), svg)),
                Shown::Out => {}
            }
        }
        let rows = hand.drawn().div_ceil(A_ROW);
        self.top += if rows == 0 { LINE * (1 + hand.notes.len()) } else { rows * ROW - (ROW - CARD.1) };
        if let Some(more) = hand.more(voice) {
            if let Some(svg) = &mut self.svg {
                svg.text([begin, self.top + LINE - 6], LABEL, &more);
            }
            self.top += LINE;
        }
        self.top += APART;
    }

    fn middle(&mut self, middle: &Middle) {
        self.name(&middle.name, std::slice::from_ref(&middle.note), false);
        let (begin, top) = (self.begin, self.top);
        if let Some(svg) = &mut self.svg {
            match &middle.cards {
                Some((face, _)) => (0..middle.drawn()).for_each(|index| card(face, [begin + index * PITCH, top], svg)),
                None => svg.rectangle([begin, top, CARD.0, CARD.1], 4, PLACE),
            }
        }
        self.top += CARD.1 + APART;
    }

    /// A name and what else is to be said beside cards, in the middle of the first row of them; gives the foot of the name.
    fn name(&mut self, name: &str, notes: &[String], no_cards: bool) -> usize {
        let lines = notes.iter().filter(|note| !note.is_empty());
        let above = if no_cards { 0 } else { (CARD.1 / 2).saturating_sub(LINE * (1 + notes.len()) / 2) };
        let foot = self.top + above + LINE - 7;
        if let Some(svg) = &mut self.svg {
            svg.text([MARGIN + MARK, foot], NAME, &cut(name, LONGEST_NAME));
            for (number, note) in lines.enumerate() {
                svg.text([MARGIN + MARK, foot + (number + 1) * (LINE - 3)], LABEL, &cut(note, LONGEST_NAME));
            }
        }
        foot
    }

    fn line(&mut self, words: &str) {
        if let Some(svg) = &mut self.svg {
            svg.text([MARGIN + MARK, self.top + LINE - 7], LABEL, words);
        }
        self.top += LINE + APART;
    }
}

/// A card that lies open: what is printed on it in its middle and, small, in its corner.
fn card(face: &Face, [x, y]: [usize; 2], svg: &mut Svg) {
    svg.rectangle([x, y, CARD.0, CARD.1], 4, ONE_CARD);
    let text = cut(&face.text, LONGEST_FACE);
    svg.text([x + 5, y + 15], INDEX, &text);
    let middle = [x + CARD.0 / 2, y + CARD.1 / 2];
    if face.joker {
        svg.polygon(star(middle.map(precise), 15.0), STAR);
    } else {
        let size = u32::try_from(84 / text.width().max(1)).unwrap_or(22).min(22);
        svg.text([middle[0], middle[1] + 8], FACE.sized(size), &text);
    }
}

fn back([x, y]: [usize; 2], svg: &mut Svg) {
    svg.rectangle([x, y, CARD.0, CARD.1], 4, BACK);
    svg.rectangle([x + 6, y + 6, CARD.0 - 12, CARD.1 - 12], 2, BACK_WITHIN);
}

/// The corners of a star with five points.
fn star([x, y]: [f64; 2], radius: f64) -> impl Iterator<Item = [f64; 2]> {
    (0..10_u8).map(move |corner| {
        let angle = f64::from(corner) * std::f64::consts::PI / 5.0;
        let radius = if corner % 2 == 0 { radius } else { radius * 0.4 };
        [x + radius * angle.sin(), y - radius * angle.cos()]
    })
}

/// Lengths of a drawing are small.
fn precise(length: usize) -> f64 {
    u32::try_from(length).map_or(0.0, f64::from)
}
