use super::{Cards, NOBODY, State};
use crate::tanhinmin::Clearing;

impl Cards {
    /// The player to move lays this card of his.
    pub fn play(&self, state: &mut State, bit: usize) {
        self.play_by::<true>(state, bit);
    }

    #[inline]
    pub(super) fn play_by<const HOUSE: bool>(&self, state: &mut State, bit: usize) {
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
                state.clear();
                if out {
                    state.skip_empty_hands();
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
    pub(super) fn pass<const HOUSE: bool>(&self, state: &mut State) {
        if HOUSE && state.owner == state.mover {
            state.clear();
            return;
        }
        if HOUSE && self.pass_final {
            state.passed |= 1 << state.mover;
        }
        self.go_on::<HOUSE>(state);
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
                if HOUSE && self.clearing == Clearing::Owner && state.hands[seat] != 0 {
                    return;
                }
                state.clear();
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
