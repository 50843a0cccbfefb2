use lastmove_game::Convention;

use super::{Cards, NOBODY, State};
use crate::players::monte_carlo::dice::Dice;
use crate::tanhinmin::Passing;

impl Cards {
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
            if (state.hands[0] == 0 || state.left <= 2)
                && let Some(left_behind) = self.decide(state)
            {
                return left_behind;
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
        if natural == 0 { cards } else { natural }.ilog2()
    }

    /// How many players the one on seat 0 leaves behind him, once that is certain.
    #[inline]
    fn decide(&self, state: &State) -> Option<usize> {
        if state.hands[0] == 0 {
            return Some(match self.convention {
                Convention::Normal => state.left,
                Convention::Misere => 1 - state.left.min(1),
            });
        }
        if state.left == 1 {
            return Some(usize::from(self.convention == Convention::Misere));
        }
        self.winner_of_two(state).map(|winner| usize::from(winner == 0))
    }

    /// Who of two players comes out next, where Theorem 1 says so.
    pub(super) fn winner_of_two(&self, state: &State) -> Option<usize> {
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
