//! A table at which single cards are laid, in bits: made for playing a game to its end as fast as can be.

use lastmove_game::{Convention, Rules, Seat};

use super::dice::Dice;
use crate::Strength;
use crate::tanhinmin::{Clearing, Passing, Spade3, Staircase, Tanhinmin, TanhinminPosition};

/// More players than this do not fit.
pub(super) const MOST_SEATS: usize = 16;

/// What does not change while games are played: the cards, one bit each, weakest first, and what they do.
#[derive(Clone, Debug)]
pub struct Cards {
    /// The card of each bit.
    cards: Vec<Strength>,
    /// For each bit the cards that beat it; in the usual order, and reversed.
    beaters: [[u64; 64]; 2],
    /// For each bit the cards that it beats, where Theorem 1 holds among them.
    beaten: Option<Box<[u64; 64]>>,
    /// Cards that clear the table.
    cut: u64,
    /// Cards that turn the order over.
    revolution: u64,
    joker: u64,
    /// Cards that clear the table when they are laid on the joker.
    spade_3: u64,
    /// As long as one of these is in somebody's hand, Theorem 1 is not asked.
    special: u64,
    passing: Passing,
    pass_final: bool,
    owner_clears: bool,
    misere: bool,
    /// Whether there is more to heed than which card beats which.
    house: bool,
}

/// A game that is being played.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// The cards of each player; none of who is out.
    hands: [u64; MOST_SEATS],
    /// How many cards each need not shed.
    spare: [u32; MOST_SEATS],
    seats: usize,
    mover: usize,
    /// How many players have cards.
    left: usize,
    /// The player who laid the table card; nobody on an empty table.
    owner: usize,
    /// The cards that beat what lies on the table.
    playable: u64,
    /// Whether the joker lies there.
    over_joker: bool,
    /// Who is out of the trick.
    passed: u32,
    reversed: bool,
}

const NOBODY: usize = usize::MAX;

impl Cards {
    /// The cards of a game without groups that are or may be in hands; `None` if they are too many, or there are groups.
    pub fn of(game: &Tanhinmin, all: &[Strength]) -> Option<Self> {
        let house = game.house();
        if all.len() > 64 || house.groups.is_some() {
            return None;
        }
        let mut kinds = all.to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        let plain = |card, other| game.card_beats(card, other, false, false);
        let staircase = Staircase::of(&kinds, plain).ok();
        let kinds = match &staircase {
            Some(staircase) => staircase.cards().to_vec(),
            None => {
                let beaten = |card| kinds.iter().filter(|&&other| plain(card, other)).count();
                let mut ranked: Vec<_> = kinds.iter().map(|&card| (beaten(card), card)).collect();
                ranked.sort_unstable();
                ranked.into_iter().map(|(_, card)| card).collect()
            }
        };
        let cards: Vec<Strength> =
            kinds.iter().flat_map(|&kind| all.iter().copied().filter(move |&card| card == kind)).collect();
        let set = |test: &dyn Fn(Strength) -> bool| -> u64 {
            cards.iter().enumerate().filter(|&(_, &card)| test(card)).map(|(bit, _)| 1 << bit).sum()
        };
        let is = |wanted: Option<Strength>| set(&|card| Some(card) == wanted);
        let (spade_3, clears) =
            house.spade_3().map_or((0, false), |(card, effect)| (is(Some(card)), effect == Spade3::Clears));
        let (cut, revolution, joker) = (is(house.cut), is(house.revolution_card), is(house.joker_card()));
        let mut beaters = [[0; 64]; 2];
        let mut beaten = Box::new([0; 64]);
        for (bit, &card) in cards.iter().enumerate() {
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
            owner_clears: house.clearing == Clearing::Owner,
            misere,
            house: house.cut.is_some()
                || house.revolution_card.is_some()
                || house.spade_3().is_some()
                || house.pass_final
                || house.clearing == Clearing::Owner
                || game.convention() == Convention::Misere,
            cards,
        })
    }

    /// The bits of cards that are among these, each card another bit; `taken` are not to be used.
    pub fn bits(&self, cards: impl IntoIterator<Item = Strength>, taken: u64) -> u64 {
        let mut free = !taken;
        let mut bits = 0;
        for wanted in cards {
            let place = self.cards.iter().enumerate().position(|(bit, &card)| card == wanted && free >> bit & 1 == 1);
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
            state.playable = (0..self.cards.len())
                .filter(|&bit| game.card_beats(self.cards[bit], table.card, state.reversed, true))
                .map(|bit| 1 << bit)
                .sum();
        }
        state
    }

    /// Plays on until it is known how many other players the one on seat 0 leaves behind him, and counts the moves.
    ///
    /// Everybody lays the weakest card he can in fifteen of sixteen cases, and else any card he can; he passes only if
    /// there is none. As soon as two players are left, Theorem 1 decides about them where it holds.
    #[inline]
    pub fn finish(&self, state: &mut State, dice: &mut Dice<'_>, moves: &mut u64) -> usize {
        if self.house || state.spare.iter().any(|&spare| spare > 0) {
            self.finish_by::<true>(state, dice, moves)
        } else {
            self.finish_by::<false>(state, dice, moves)
        }
    }

    fn finish_by<const HOUSE: bool>(&self, state: &mut State, dice: &mut Dice<'_>, moves: &mut u64) -> usize {
        loop {
            if state.hands[0] == 0 || state.left <= 2 {
                if let Some(beaten) = self.decide(state) {
                    return beaten;
                }
            }
            *moves += 1;
            let playable = state.hands[state.mover] & state.playable;
            if playable == 0 {
                self.pass::<HOUSE>(state);
                continue;
            }
            let draw = dice.draw();
            let bit = if draw & 15 != 0 {
                if HOUSE && state.reversed { self.weakest_reversed(playable) } else { playable.trailing_zeros() }
            } else {
                let chosen = ((draw >> 4) * playable.count_ones()) >> 12;
                let mut rest = playable;
                for _ in 0..chosen {
                    rest &= rest - 1;
                }
                rest.trailing_zeros()
            };
            self.play_by::<HOUSE>(state, bit as usize);
        }
    }

    /// In the reversed order the strongest card but the joker is the weakest.
    fn weakest_reversed(&self, cards: u64) -> u32 {
        let natural = cards & !self.joker;
        63 - if natural == 0 { cards } else { natural }.leading_zeros()
    }

    /// How many players the one on seat 0 leaves behind him, once that is certain.
    #[inline]
    fn decide(&self, state: &State) -> Option<usize> {
        if state.hands[0] == 0 {
            return Some(if self.misere { 1 - state.left.min(1) } else { state.left });
        }
        if state.left == 1 {
            return Some(usize::from(self.misere));
        }
        self.winner_of_two(state).map(|winner| usize::from(winner == 0))
    }

    /// Who of two players comes out next, where Theorem 1 says so.
    fn winner_of_two(&self, state: &State) -> Option<usize> {
        let beaten = self.beaten.as_ref()?;
        let mover = state.mover;
        let other = (0..state.seats).find(|&seat| seat != mover && state.hands[seat] != 0)?;
        let [x, y] = [mover, other].map(|seat| {
            let mut hand = state.hands[seat];
            for _ in 0..state.spare[seat] {
                hand &= hand - 1;
            }
            hand
        });
        let hands = state.hands[mover] | state.hands[other];
        if hands & self.special != 0 && !self.harmless(state, hands) || state.passed != 0 || state.owner == mover {
            return None;
        }
        // P(X, Y, t); `table` are the cards that beat t.
        let wins =
            |x: u64, y: u64, table: u64| matching(beaten, x, y & (y - 1), table) > matching(beaten, y, x & (x - 1), 0);
        let stands_won = wins(x, y, state.playable);
        let both_asked = state.owner != NOBODY && state.owner != other && {
            let mut seat = mover;
            loop {
                seat = (seat + 1) % state.seats;
                if seat == other {
                    break true;
                }
                if seat == state.owner {
                    break false;
                }
            }
        };
        let won = if both_asked {
            // Whoever laid the card is out, and it must be beaten by neither; then the mover leads.
            let able = state.hands[mover] & state.playable != 0;
            let passing = || !wins(y, x, state.playable);
            able && stands_won || (!able || self.passing != Passing::IfUnable) && passing()
        } else {
            stands_won
        };
        Some(if won { mover } else { other })
    }

    /// Whether special cards do nothing any more: the spade three, once there is no joker to be beaten by it.
    fn harmless(&self, state: &State, hands: u64) -> bool {
        hands & self.cut == 0 && hands & self.joker == 0 && !state.over_joker
    }

    /// The player to move lays this card of his.
    pub fn play(&self, state: &mut State, bit: usize) {
        self.play_by::<true>(state, bit);
    }

    #[inline]
    fn play_by<const HOUSE: bool>(&self, state: &mut State, bit: usize) {
        let (mover, card) = (state.mover, 1_u64 << bit);
        state.hands[mover] &= !card;
        let out = if HOUSE { state.hands[mover].count_ones() <= state.spare[mover] } else { state.hands[mover] == 0 };
        if out {
            state.hands[mover] = 0;
            state.left -= 1;
        }
        if HOUSE {
            if self.revolution & card != 0 {
                state.reversed = !state.reversed;
            }
            if self.cut & card != 0 || self.spade_3 & card != 0 && state.over_joker {
                self.clear(state);
                if out {
                    self.next_with_cards(state);
                }
                return;
            }
            state.over_joker = self.joker & card != 0;
        }
        state.owner = mover;
        state.playable = self.beaters[usize::from(HOUSE && state.reversed)][bit];
        self.go_on::<HOUSE>(state);
    }

    /// The player to move passes.
    pub fn pass_now(&self, state: &mut State) {
        self.pass::<true>(state);
    }

    #[inline]
    fn pass<const HOUSE: bool>(&self, state: &mut State) {
        if HOUSE && state.owner == state.mover {
            self.clear(state);
            return;
        }
        if HOUSE && self.pass_final {
            state.passed |= 1 << state.mover;
        }
        self.go_on::<HOUSE>(state);
    }

    fn clear(&self, state: &mut State) {
        state.owner = NOBODY;
        state.playable = u64::MAX;
        state.passed = 0;
        if !self.house {
            return;
        }
        state.over_joker = false;
    }

    fn next_with_cards(&self, state: &mut State) {
        if state.left == 0 {
            return;
        }
        while state.hands[state.mover] == 0 {
            state.mover = if state.mover + 1 == state.seats { 0 } else { state.mover + 1 };
        }
    }

    /// The turn goes on to the next player who has cards and is in the trick.
    #[inline]
    fn go_on<const HOUSE: bool>(&self, state: &mut State) {
        let from = state.mover;
        // Whoever is alone at the table needs no turn.
        if state.left <= 1 {
            return;
        }
        loop {
            let seat = if state.mover + 1 == state.seats { 0 } else { state.mover + 1 };
            state.mover = seat;
            if seat == state.owner {
                if HOUSE && self.owner_clears && state.hands[seat] != 0 {
                    return;
                }
                self.clear(state);
            }
            if state.hands[seat] != 0 && (!HOUSE || state.passed >> seat & 1 == 0) {
                return;
            }
            if HOUSE && seat == from && state.owner == NOBODY {
                state.passed = 0;
            }
        }
    }
}

impl State {
    /// Gives a player these cards.
    #[inline]
    pub fn give(&mut self, seat: usize, cards: u64) {
        self.hands[seat] = cards;
    }

    /// The cards of each player.
    pub fn hands(&self) -> &[u64; MOST_SEATS] {
        &self.hands
    }
}

/// The size of a largest matching of responders with targets that they beat; `table` are the cards that beat one target
/// more, the table. Both are nested: a later bit beats whatever an earlier one beats.
#[inline]
fn matching(beaten: &[u64; 64], mut responders: u64, targets: u64, table: u64) -> u32 {
    let mut matched = 0;
    while responders != 0 {
        let bit = responders.trailing_zeros() as usize;
        responders &= responders - 1;
        let open = (targets & beaten[bit]).count_ones() + u32::from(table >> bit & 1 == 1);
        matched += u32::from(open > matched);
    }
    matched
}

#[cfg(test)]
mod tests {
    use lastmove_game::random::Random;
    use lastmove_game::{Budget, Course, Rules, Seat};

    use super::{Cards, NOBODY, State};
    use crate::players::perfect::next_out;
    use crate::tanhinmin::{Setup, Tanhinmin, TanhinminPosition};
    use crate::{CardMove, Deck, Hand, Holding, Strength};

    const RULES: [&str; 14] = [
        "",
        "8cut=3",
        "joker=6",
        "joker=6,spade3=1:stays",
        "joker=6,spade3=1:clears",
        "revolution-card=2",
        "pass=leader-plays",
        "pass=if-unable",
        "pass-final",
        "clear=owner",
        "clear=owner,pass-final,joker=6,8cut=3",
        "clear=owner,pass=if-unable,revolution-card=2",
        "joker=6,spade3=2:clears,revolution-card=4,pass-final",
        "8cut=3,pass=if-unable,joker=6,spade3=1:stays",
    ];

    fn dealt(seats: usize, most: u64, random: &mut Random) -> TanhinminPosition {
        let mut size = || usize::try_from(1 + random.below(most)).expect("small");
        let sizes: Vec<usize> = (0..seats).map(|_| size()).collect();
        let hands = Deck::parse("1-6x4").expect("a deck").deal(&sizes, random).expect("enough cards");
        TanhinminPosition::new(hands.into_iter().map(Holding::Cards).collect(), None).expect("a position")
    }

    /// The table in bits, of a position with seats as they are.
    fn laid(game: &Tanhinmin, position: &TanhinminPosition) -> (Cards, State) {
        let hands = || position.holdings().iter().map(|held| held.hand().map_or(&[][..], Hand::cards));
        let mut all: Vec<Strength> = hands().flatten().copied().collect();
        all.sort_unstable();
        let cards = Cards::of(game, &all).expect("single cards");
        let mut state = cards.state(game, position, 0);
        let mut taken = 0;
        for (seat, hand) in hands().enumerate() {
            let bits = cards.bits(hand.iter().copied(), taken);
            taken |= bits;
            state.give(seat, bits);
        }
        (cards, state)
    }

    fn strengths(cards: &Cards, bits: u64) -> Vec<Strength> {
        let mut held: Vec<_> = (0..64).filter(|bit| bits >> bit & 1 == 1).map(|bit: usize| cards.cards[bit]).collect();
        held.sort_unstable();
        held
    }

    /// Whole games by the rules and in bits, step by step.
    #[test]
    fn bits_follow_the_rules() {
        let mut random = Random::seeded(1);
        let mut decided = [0, 0];
        for (rules, number) in RULES.iter().cycle().zip(0..700) {
            let game = Setup { rules: Some((*rules).to_owned()), ..Setup::default() }.game().expect("a game");
            let seats = 2 + number % 4;
            let position = dealt(seats, if seats > 3 { 3 } else { 4 }, &mut random);
            let mut course = Course::new(&game, position);
            let (cards, mut state) = laid(&game, course.position());
            while course.places().is_none() && course.past().len() < 200 {
                let position = course.position();
                let shown = format!("{position:?} {rules} {state:?}");
                assert_eq!(state.mover, course.mover().0, "{shown}");
                assert_eq!(state.left, seats - position.out(), "{shown}");
                assert_eq!(state.reversed, position.is_reversed(), "{shown}");
                let owner = position.table().map(|table| table.owner.seen_before(state.mover, seats).0);
                assert_eq!(state.owner, owner.unwrap_or(NOBODY), "{shown}");
                for seat in 0..seats {
                    let hand = position.hand(Seat(seat).seen_from(state.mover, seats)).map_or(&[][..], Hand::cards);
                    assert_eq!(strengths(&cards, state.hands[seat]), hand, "{shown}");
                }
                let mut playable = strengths(&cards, state.hands[state.mover] & state.playable);
                playable.dedup();
                let moves: Vec<CardMove> = game.moves(position).collect();
                assert_eq!(playable, moves.iter().filter_map(|action| action.card()).collect::<Vec<_>>(), "{shown}");
                if state.left == 2
                    && let Some(winner) = cards.winner_of_two(&state)
                {
                    let truth = next_out(&game, position, &Budget::default()).expect("a small position");
                    let winner = Seat(winner).seen_from(state.mover, seats);
                    assert_eq!(truth, Some(winner), "{shown}");
                    decided[usize::from(seats > 2)] += 1;
                }
                let action = *random.pick(&moves).expect("a move");
                match action.card() {
                    Some(card) => {
                        let bit = cards.bits([card], !state.hands[state.mover]);
                        cards.play(&mut state, bit.trailing_zeros() as usize);
                    }
                    None => cards.pass_now(&mut state),
                }
                course.play(action).expect("legal");
            }
        }
        assert!(decided.iter().all(|&count| count > 300), "{decided:?}");
    }

    /// Where Theorem 1 does not hold, nothing is decided by it.
    #[test]
    fn the_theorem_is_asked_only_where_it_holds() {
        let decides = |order: &str, hands: &str| {
            let setup = Setup { order: Some(order.to_owned()), ..Setup::default() };
            let game = setup.game().expect("a game");
            let position = lastmove_game::Notation::parse_position(&game, hands).expect("a position");
            let (cards, state) = laid(&game, &position);
            cards.winner_of_two(&state).is_some()
        };
        assert!(decides("a<b<c", "a c / b"));
        assert!(!decides("a<b<c, d", "b d / c a"));
    }
}
