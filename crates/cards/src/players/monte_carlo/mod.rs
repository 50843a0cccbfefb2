//! Trying moves out: many games are played to their end from deals that agree with everything seen.

mod dice;
mod exact;
mod race;
mod rollout;
mod speed;
mod table;
mod worlds;

use std::num::NonZeroU32;

use lastmove_game::random::Random;
use lastmove_game::{Budget, Problem};

use self::dice::Dice;
use self::exact::forcing;
use self::race::Race;
use self::rollout::Rollout;
use self::table::{Cards, MOST_SEATS, State};
use self::worlds::Worlds;
use super::perfect::perfect;
use super::rule::rule;
use super::situation::Situation;
use crate::tanhinmin::TanhinminPosition;
use crate::{CardMove, Hand};

pub use speed::Playouts;

/// Where hands are known, so many positions are searched before games are played out instead.
const SEARCHED: usize = 20_000;
/// The signal to stop is looked for once in so many games played out.
const GAMES_BETWEEN_LOOKS: usize = 64;

/// Deals the unseen cards again and again as they may lie, tries every legal move on each deal, and makes the one that
/// leaves most players behind on average.
///
/// After a move the game is played out: everybody lays the weakest card he can in fifteen of sixteen cases, else any card
/// he can, until two players are left whom [Theorem 1](crate::tanhinmin::THEOREM_1) decides about, or until it is over. A
/// move that is worse than the best by more than three standard errors is not tried any further. Among moves that are
/// equally good the one that the rules of thumb would make is taken. Where two players are left and their hands are
/// known, the move is that of the perfect player.
///
/// Where hands lie open and few cards are left in the plain game, only those moves are tried that force being the next to
/// come out, if there are any.
///
/// It ends after `simulations` games played out, but not before each move has been tried once; or at the budget's
/// signal.
pub(super) fn monte_carlo(
    situation: &Situation<'_>,
    simulations: NonZeroU32,
    budget: &Budget,
    random: &mut Random,
) -> Result<CardMove, Problem> {
    let moves: Vec<CardMove> = situation.moves().collect();
    if let [only] = moves[..] {
        return Ok(only);
    }
    if situation.known().is_some_and(|position| position.out() + 2 == position.seats()) {
        let few = Budget::positions(budget.bound().min(SEARCHED));
        if let Ok(action) = perfect(situation, &few) {
            return Ok(action);
        }
    }
    let moves = Some(forcing(situation, budget)).filter(|forcing| !forcing.is_empty()).unwrap_or(moves);
    if let [only] = moves[..] {
        return Ok(only);
    }
    let mut race = Race::new(moves);
    let mut dice = Dice::new(random);
    let mut trial = Trial::of(situation);
    let simulations = simulations.get() as usize;
    let mut used = 0;
    while used == 0 || used + race.still_running() <= simulations {
        trial.deal(&mut dice)?;
        race.round(|action| trial.try_out(action, &mut dice))?;
        let before = used;
        used += race.still_running();
        let look = used / GAMES_BETWEEN_LOOKS > before / GAMES_BETWEEN_LOOKS;
        if race.narrow() || look && budget.stopped() {
            break;
        }
    }
    Ok(race.winner(rule(situation), |action| action.card().map(|card| situation.power(card))))
}

/// The cards as they may lie, and games played out from there.
enum Trial<'s> {
    /// Single cards, in bits.
    Bits(Box<BitTrial>),
    /// By the rules themselves.
    Rules(RuleTrial<'s>),
}

struct BitTrial {
    cards: Cards,
    /// The position without the others' cards, or with them where they are known.
    start: State,
    worlds: Option<(Worlds, Vec<u64>)>,
    dealt: State,
}

struct RuleTrial<'s> {
    situation: &'s Situation<'s>,
    worlds: Option<Worlds>,
    dealt: TanhinminPosition,
}

impl<'s> Trial<'s> {
    fn of(situation: &'s Situation<'s>) -> Self {
        let worlds = situation.sight().map(|sight| Worlds::of(situation, sight));
        let mut all = situation.hand().cards().to_vec();
        all.extend(situation.unseen());
        all.sort_unstable();
        let cards = Cards::of(situation.game, &all, situation.table_side().to_beat())
            .filter(|_| situation.seats() <= MOST_SEATS);
        let Some(cards) = cards else {
            let dealt = match (situation.sight(), situation.known()) {
                (None, Some(position)) => position.into_owned(),
                _ => situation.table_side().clone(),
            };
            return Self::Rules(RuleTrial { situation, worlds, dealt });
        };
        let own = cards.bits(situation.hand().cards().iter().copied(), 0);
        let mut start = cards.state(situation.game, situation.table_side(), own);
        let mut taken = own;
        let mut take = |card| {
            let bit = cards.bits([card], taken);
            taken |= bit;
            bit
        };
        if worlds.is_none() {
            for (seat, held) in situation.table_side().holdings().iter().enumerate().skip(1) {
                let hand = held.hand().map_or(&[][..], Hand::cards);
                start.give(seat, hand.iter().fold(0, |bits, &card| bits | take(card)));
            }
        }
        let worlds = worlds.map(|worlds| {
            let bits = worlds.unseen.iter().map(|&card| take(card)).collect();
            (worlds, bits)
        });
        Self::Bits(Box::new(BitTrial { cards, start, worlds, dealt: start }))
    }

    /// Deals the cards.
    fn deal(&mut self, dice: &mut Dice<'_>) -> Result<(), Problem> {
        match self {
            Self::Bits(trial) => {
                let Some((worlds, bits)) = &mut trial.worlds else { return Ok(()) };
                worlds.deal(dice);
                let mut hands = [0; MOST_SEATS + 1];
                for (&holder, &bit) in worlds.holder_of.iter().zip(bits.iter()) {
                    hands[holder] |= bit;
                }
                trial.dealt = trial.start;
                for (&seat, &hand) in worlds.holders.iter().zip(&hands) {
                    trial.dealt.give(seat, hand);
                }
            }
            Self::Rules(trial) => {
                let (Some(worlds), Some(sight)) = (&mut trial.worlds, trial.situation.sight()) else { return Ok(()) };
                worlds.deal(dice);
                if let Some(position) = sight.suppose(worlds::hands(worlds)?) {
                    trial.dealt = position;
                }
            }
        }
        Ok(())
    }

    /// Makes a move and plays the game to its end: how many players are left behind.
    fn try_out(&mut self, action: CardMove, dice: &mut Dice<'_>) -> Result<usize, Problem> {
        match self {
            Self::Bits(trial) => {
                let mut state = trial.dealt;
                match action.card() {
                    Some(card) => {
                        let bit = trial.cards.bits([card], !state.hands()[0]);
                        trial.cards.play(&mut state, bit.trailing_zeros() as usize);
                    }
                    None => trial.cards.pass_now(&mut state),
                }
                Ok(trial.cards.finish(&mut state, dice, &mut 0))
            }
            Self::Rules(trial) => Rollout { game: trial.situation.game }.finish(&trial.dealt, action, dice),
        }
    }
}
