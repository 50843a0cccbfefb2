use lastmove_game::{Convention, Rules, Seat};

use super::{Cards, MOST_SEATS, NOBODY, State};
use crate::Strength;
use crate::tanhinmin::{Clearing, Passing, Spade3, Staircase, Tanhinmin, TanhinminPosition};

impl Cards {
    /// The cards of a game without groups that are or may be in hands, with this card to beat; `None` if they are too many,
    /// or there are groups.
    pub fn of(game: &Tanhinmin, all: &[Strength], to_beat: Option<Strength>) -> Option<Self> {
        let house = game.house();
        if all.len() > 64 || house.groups.is_some() {
            return None;
        }
        let plain = |card, other| game.card_beats(card, other, false, false);
        let mut kinds: Vec<Strength> = all.iter().copied().chain(to_beat).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let staircase = Staircase::of(&kinds, plain).ok();
        let beaten = |card: &Strength| kinds.iter().filter(|&&other| plain(*card, other)).count();
        let mut ranked = kinds.clone();
        ranked.sort_by_cached_key(beaten);
        let kinds = staircase.as_ref().map_or(ranked, |staircase| staircase.cards().to_vec());
        let strengths: Vec<Strength> =
            kinds.iter().flat_map(|&kind| all.iter().copied().filter(move |&card| card == kind)).collect();
        let set = |test: &dyn Fn(Strength) -> bool| -> u64 {
            strengths.iter().enumerate().filter(|&(_, &card)| test(card)).map(|(bit, _)| 1 << bit).sum()
        };
        let is = |wanted: Option<Strength>| set(&|card| Some(card) == wanted);
        let (spade_3, clears) =
            house.spade_3().map_or((0, false), |(card, effect)| (is(Some(card)), effect == Spade3::Clears));
        let (cut, revolution, joker) = (is(house.cut), is(house.revolution_card), is(house.joker_card()));
        let mut beaters = [[0; 64]; 2];
        let mut beaten = Box::new([0; 64]);
        for (bit, &card) in strengths.iter().enumerate() {
            for (reversed, beaters) in [false, true].into_iter().zip(&mut beaters) {
                beaters[bit] = set(&|other| game.card_beats(other, card, reversed, true));
            }
            beaten[bit] = set(&|other| plain(card, other));
        }
        let misere = game.convention() == Convention::Misere;
        let alone = house.clearing == Clearing::Owner && (house.pass_final || house.passing == Passing::IfUnable);
        let theorem = staircase.is_some() && house.revolution_card.is_none() && !misere && !alone;
        Some(Self {
            beaters,
            beaten: theorem.then_some(beaten),
            cut,
            revolution,
            joker,
            spade_3: if clears { spade_3 } else { 0 },
            special: cut | spade_3,
            passing: house.passing,
            pass_final: house.pass_final,
            clearing: house.clearing,
            convention: game.convention(),
            house: house.cut.is_some()
                || house.revolution_card.is_some()
                || house.spade_3().is_some()
                || house.pass_final
                || house.clearing == Clearing::Owner
                || misere,
            strengths,
        })
    }

    /// The bits of cards that are among these, each card another bit; `taken` are not to be used.
    pub fn bits(&self, cards: impl IntoIterator<Item = Strength>, taken: u64) -> u64 {
        let mut free = !taken;
        let mut bits = 0;
        for wanted in cards {
            let place =
                self.strengths.iter().enumerate().position(|(bit, &card)| card == wanted && free >> bit & 1 == 1);
            if let Some(bit) = place {
                bits |= 1 << bit;
                free &= !(1 << bit);
            }
        }
        bits
    }

    /// How a position stands but for the hands of the others, which [`State::give`] sets; seats as in the position.
    /// `own` is the hand of the player to move.
    pub fn state(&self, game: &Tanhinmin, position: &TanhinminPosition, own: u64) -> State {
        let seats = position.seats();
        let mut state = State {
            hands: [0; MOST_SEATS],
            spare: [0; MOST_SEATS],
            seats,
            mover: 0,
            left: seats - position.out(),
            owner: NOBODY,
            playable: u64::MAX,
            over_joker: false,
            passed: 0,
            reversed: position.is_reversed(),
        };
        state.hands[0] = own;
        for seat in 0..seats {
            let held = position.hand(Seat(seat)).map_or(0, |hand| hand.cards().len());
            state.spare[seat] = u32::try_from(held - position.to_shed(Seat(seat))).unwrap_or(u32::MAX);
        }
        for seat in position.passed() {
            state.passed |= 1 << seat.0;
        }
        if let Some(table) = position.table() {
            state.owner = table.owner.0;
            state.over_joker = game.house().joker_card() == Some(table.card);
            state.playable = (0..self.strengths.len())
                .filter(|&bit| game.card_beats(self.strengths[bit], table.card, state.reversed, true))
                .map(|bit| 1 << bit)
                .sum();
        }
        state
    }
}
