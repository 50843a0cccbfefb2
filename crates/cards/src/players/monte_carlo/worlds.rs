//! Deals that agree with everything a player has seen.

use lastmove_game::{Problem, Seat};

use super::dice::Dice;
use crate::players::sight::{Sight, played};
use crate::players::situation::Situation;
use crate::tanhinmin::{Passing, Tanhinmin};
use crate::{CardMove, Strength, TableCard};

/// How often a deal is tried to be found that agrees with what passes tell about groups.
const MOST_ATTEMPTS: usize = 64;
/// For each unseen card so many exchanges lie between one deal and the next.
const EXCHANGES: usize = 2;

/// Who may hold which of the unseen cards.
///
/// Where a pass tells nothing, every deal is as likely as any other. Where only those may pass who cannot play, a pass
/// shows that a player had no card to lay, and so what he cannot hold now. Then a first deal is found by letting each
/// card in turn displace others, and further ones by exchanging random pairs of cards where both may change hands; in
/// the long run that makes all deals equally likely.
pub(super) struct Worlds {
    /// The unseen cards, weakest first.
    pub unseen: Vec<Strength>,
    /// The seats that hold some of them; the last place is that of the cards that were not dealt.
    pub holders: Vec<usize>,
    /// How many cards each of these holds.
    sizes: Vec<usize>,
    /// What passes tell, for each holder.
    lacks: Vec<Vec<Lack>>,
    /// For each unseen card the number of its holder.
    pub holder_of: Vec<usize>,
    order: Vec<usize>,
    started: bool,
    joker: Option<Strength>,
}

/// A player could not lay so many cards when he passed.
#[derive(Debug)]
struct Lack {
    size: usize,
    /// The cards of which so many would have done.
    beating: Vec<Strength>,
    /// What he held then and has played since.
    since: Vec<Strength>,
}

impl Worlds {
    pub fn of(situation: &Situation<'_>, sight: &Sight) -> Self {
        let holders: Vec<usize> = (1..situation.seats()).filter(|&seat| situation.cards(seat) > 0).collect();
        let mut sizes: Vec<usize> = holders.iter().map(|&seat| situation.cards(seat)).collect();
        sizes.push(situation.unseen().len() - sizes.iter().sum::<usize>());
        let lacks_of = |&seat: &usize| lacks(situation.game, sight, seat, situation.unseen());
        let mut lacks: Vec<Vec<Lack>> = holders.iter().map(lacks_of).collect();
        lacks.push(Vec::new());
        let unseen = situation.unseen().to_vec();
        Self {
            holder_of: vec![0; unseen.len()],
            order: (0..unseen.len()).collect(),
            unseen,
            holders,
            sizes,
            lacks,
            started: false,
            joker: situation.game.house().joker_card(),
        }
    }

    /// Whether there is only one deal.
    pub fn is_certain(&self) -> bool {
        self.sizes.iter().filter(|&&size| size > 0).count() <= 1
    }

    /// Deals: afterwards `holder_of` says who holds what.
    pub fn deal(&mut self, dice: &mut Dice<'_>) {
        if self.lacks.iter().all(Vec::is_empty) {
            self.shuffle(dice);
            return;
        }
        if !self.started {
            self.started = (0..MOST_ATTEMPTS).any(|_| self.place_all(dice));
            if !self.started {
                // Groups that jokers may complete can be beyond this search; then passes are not heeded.
                self.lacks.iter_mut().for_each(Vec::clear);
                self.shuffle(dice);
                return;
            }
        }
        for _ in 0..EXCHANGES * self.unseen.len() {
            let (one, other) = (dice.below(self.unseen.len()), dice.below(self.unseen.len()));
            self.exchange(one, other);
        }
    }

    fn shuffle(&mut self, dice: &mut Dice<'_>) {
        let mut left = self.order.len();
        for (holder, &size) in self.sizes.iter().enumerate() {
            for _ in 0..size {
                let chosen = dice.below(left);
                left -= 1;
                self.order.swap(chosen, left);
                self.holder_of[self.order[left]] = holder;
            }
        }
    }

    /// Exchanges two cards, if both players may hold what they get.
    fn exchange(&mut self, one: usize, other: usize) {
        let (first, second) = (self.holder_of[one], self.holder_of[other]);
        if first == second {
            return;
        }
        self.holder_of[one] = second;
        self.holder_of[other] = first;
        if !self.agrees(first) || !self.agrees(second) {
            self.holder_of[one] = first;
            self.holder_of[other] = second;
        }
    }

    /// Finds a deal: the cards in random order each find a place, moving others if need be.
    fn place_all(&mut self, dice: &mut Dice<'_>) -> bool {
        let nobody = self.sizes.len();
        self.holder_of.fill(nobody);
        for left in (1..self.order.len()).rev() {
            self.order.swap(dice.below(left + 1), left);
        }
        (0..self.order.len()).all(|index| self.place(self.order[index], &mut vec![false; nobody], dice))
    }

    fn place(&mut self, card: usize, asked: &mut [bool], dice: &mut Dice<'_>) -> bool {
        let (holders, nobody) = (self.sizes.len(), self.sizes.len());
        let from = dice.below(holders);
        let place = |on: usize| (from + on) % holders;
        for holder in (0..holders).map(place) {
            self.holder_of[card] = holder;
            let held = self.holder_of.iter().filter(|&&other| other == holder).count();
            if held <= self.sizes[holder] && self.agrees(holder) {
                return true;
            }
        }
        for holder in (0..holders).map(place) {
            if std::mem::replace(&mut asked[holder], true) {
                continue;
            }
            for other in 0..self.unseen.len() {
                if self.holder_of[other] != holder || other == card {
                    continue;
                }
                self.holder_of[card] = holder;
                self.holder_of[other] = nobody;
                if self.agrees(holder) && self.place(other, asked, dice) {
                    return true;
                }
                self.holder_of[other] = holder;
                self.holder_of[card] = nobody;
            }
        }
        self.holder_of[card] = nobody;
        false
    }

    /// Whether a player may hold what he holds.
    fn agrees(&self, holder: usize) -> bool {
        self.lacks[holder].iter().all(|lack| {
            let held = |card: Strength| {
                let now =
                    self.unseen.iter().zip(&self.holder_of).filter(|&(&other, &of)| of == holder && other == card);
                now.count() + lack.since.iter().filter(|&&other| other == card).count()
            };
            let jokers = || if lack.size == 1 { 0 } else { self.joker.map_or(0, held) };
            lack.beating.iter().all(|&card| {
                let held = held(card);
                held == 0 || held + jokers() < lack.size
            })
        })
    }
}

/// What the passes of a player tell.
fn lacks(game: &Tanhinmin, sight: &Sight, seat: usize, unseen: &[Strength]) -> Vec<Lack> {
    if game.house().passing != Passing::IfUnable {
        return Vec::new();
    }
    let joker = game.house().joker_card();
    let of_player = || sight.turns().iter().enumerate().filter(|(_, turn)| turn.seat == Seat(seat));
    let passes = of_player().filter_map(|(number, turn)| match (turn.action, turn.table) {
        (CardMove::Pass, Some(table)) => Some((number, table, turn.reversed)),
        _ => None,
    });
    let lack = |(number, table, reversed): (usize, TableCard, bool)| {
        let later = of_player().filter(|&(other, _)| other > number);
        let since: Vec<Strength> = later.flat_map(|(_, turn)| played(turn.action, joker)).collect();
        let single = table.size() == 1;
        let beating =
            |card: &Strength| (single || Some(*card) != joker) && game.card_beats(*card, table.card, reversed, single);
        let mut beating: Vec<Strength> = unseen.iter().chain(&since).copied().filter(beating).collect();
        beating.sort_unstable();
        beating.dedup();
        Lack { size: table.size(), beating, since }
    };
    passes.map(lack).filter(|lack| !lack.beating.is_empty()).collect()
}

/// The hands of a deal, in the order of the holders.
pub(super) fn hands(worlds: &Worlds) -> Result<Vec<crate::Hand>, Problem> {
    let cards = |holder: usize| {
        worlds.unseen.iter().zip(&worlds.holder_of).filter(move |&(_, &of)| of == holder).map(|(&card, _)| card)
    };
    let hand = |holder: usize| crate::Hand::new(cards(holder).collect());
    let hands: Option<Vec<_>> = (0..worlds.holders.len()).map(hand).collect();
    hands.ok_or_else(|| Problem::new(&crate::players::HANDS_NOT_FROM_DECK))
}
