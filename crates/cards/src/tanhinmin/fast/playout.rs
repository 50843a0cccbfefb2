use lastmove_game::Seat;
use lastmove_game::random::Random;

use super::{DeckHand, OpenTable};

/// A game of two or more players with hands of the deck of 53 cards, to be played to its end by chance.
///
/// Whoever can play a card plays one, each card that may be played being equally likely; who cannot passes. As in the
/// game itself the table is cleared when all others have passed, and if the player of the card on it is out, the next
/// one leads.
///
/// ```
/// # use lastmove_cards::tanhinmin::fast::{DeckHand, Playout};
/// # use lastmove_game::{Seat, random::Random};
/// let hands = DeckHand::deal(1, 20, &mut Random::seeded(1)).unwrap();
/// let game = Playout::new(&hands, None).unwrap();
/// assert_eq!(game.first(&mut Random::seeded(2)), Seat(0)); // who leads with his last card is out
/// ```
#[derive(Clone, Debug)]
pub struct Playout {
    start: State,
}

#[derive(Clone, Debug)]
struct State {
    hands: [u64; Playout::SEATS],
    seats: usize,
    /// How many players have cards.
    active: usize,
    mover: usize,
    /// The cards that beat the table, whoever has them.
    beating: u64,
    /// After how many passes the table is cleared; it is no matter when it is empty.
    passes: usize,
}

/// Random numbers below 2³¹, two from each draw of 62 bits.
struct Chance<'r> {
    random: &'r mut Random,
    spare: Option<u64>,
}

impl Chance<'_> {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let bits = if let Some(bits) = self.spare.take() {
            bits
        } else {
            let bits = self.random.below(1 << 62);
            self.spare = Some(bits >> 31);
            bits & ((1 << 31) - 1)
        };
        // The numbers differ in likelihood by less than one in 2³¹ / 53.
        u32::try_from((bits * u64::from(bound)) >> 31).expect("less than the bound")
    }
}

impl Playout {
    /// The most players.
    pub const SEATS: usize = 16;

    /// The game of these hands, the player's to move first; `None` if there are fewer than two or more than
    /// [`Playout::SEATS`], or if the table could not be cleared after so many passes.
    pub fn new(hands: &[DeckHand], table: Option<OpenTable>) -> Option<Self> {
        let seats = hands.len();
        if !(2..=Self::SEATS).contains(&seats) || table.is_some_and(|table| !(1..=seats).contains(&table.passes)) {
            return None;
        }
        let mut bits = [0; Self::SEATS];
        for (bits, hand) in bits.iter_mut().zip(hands) {
            *bits = hand.bits();
        }
        let strength = table.map_or(0, |table| table.card.get().min(DeckHand::RANKS));
        let beating = u64::MAX << (4 * strength);
        let passes = table.map_or(seats, |table| table.passes);
        Some(Self { start: State { hands: bits, seats, active: seats, mover: 0, beating, passes } })
    }

    /// Plays until somebody is out, and says who.
    pub fn first(&self, random: &mut Random) -> Seat {
        let mut first = Seat::MOVER;
        self.until(1, random, |seat| first = seat);
        first
    }

    /// Plays until only one player has cards left. The order in which they came out, the last one last.
    pub fn places(&self, random: &mut Random) -> Vec<Seat> {
        let mut places = Vec::with_capacity(self.start.seats);
        let end = self.until(self.start.seats - 1, random, |seat| places.push(seat)).0;
        places.extend((0..end.seats).filter(|&seat| end.hands[seat] != 0).map(Seat));
        places
    }

    /// Plays many times until somebody is out: how often each player was the first, and how many moves were made.
    pub fn tally(&self, games: u64, random: &mut Random) -> (Vec<u64>, u64) {
        let mut firsts = vec![0; self.start.seats];
        let mut moves = 0;
        for _ in 0..games {
            moves += self.until(1, random, |seat| firsts[seat.0] += 1).1;
        }
        (firsts, moves)
    }

    /// Plays until so many more players are out.
    #[inline]
    fn until(&self, out: usize, random: &mut Random, mut is_out: impl FnMut(Seat)) -> (State, u64) {
        let mut state = self.start.clone();
        let mut chance = Chance { random, spare: None };
        let (mut moves, end) = (0, state.active - out);
        while state.active > end {
            moves += 1;
            if let Some(seat) = state.step(&mut chance) {
                is_out(seat);
            }
        }
        (state, moves)
    }
}

impl State {
    /// One move. The player who is out by it.
    #[inline]
    fn step(&mut self, chance: &mut Chance) -> Option<Seat> {
        let mover = self.mover;
        let hand = self.hands[mover];
        let playable = hand & self.beating;
        let mut out = None;
        if playable == 0 {
            self.passes -= 1;
            if self.passes == 0 {
                self.beating = u64::MAX;
            }
        } else {
            let card = nth_bit(playable, chance.below(playable.count_ones()));
            self.hands[mover] = hand & !(1 << card);
            self.beating = u64::MAX << ((card & !3) + 4);
            self.passes = self.active - 1;
            if self.hands[mover] == 0 {
                // Everybody left is asked.
                self.active -= 1;
                out = Some(Seat(mover));
            }
        }
        if self.active > 0 {
            loop {
                self.mover += 1;
                if self.mover == self.seats {
                    self.mover = 0;
                }
                if self.hands[self.mover] != 0 {
                    break;
                }
            }
        }
        out
    }
}

/// The place of a set bit, counted from 0, the lowest first.
#[inline]
fn nth_bit(mut bits: u64, number: u32) -> u32 {
    for _ in 0..number {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}
