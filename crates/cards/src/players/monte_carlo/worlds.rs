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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use lastmove_game::random::Random;
    use lastmove_game::{Course, Notation, Rules, Visibility};

    use super::{Worlds, hands};
    use crate::players::monte_carlo::dice::Dice;
    use crate::players::situation::Situation;
    use crate::players::{DealtHands, HiddenHands};
    use crate::tanhinmin::{Setup, Tanhinmin};
    use crate::{Deck, Hand, Holding};

    fn game(rules: &str) -> Tanhinmin {
        Setup { rules: Some(rules.to_owned()), ..Setup::default() }.game().expect("a game")
    }

    /// How often each deal comes.
    fn deals(course: &Course<'_, Tanhinmin>, deck: Deck, times: usize) -> BTreeMap<String, usize> {
        let sight = HiddenHands::new(deck).see(course);
        let situation = Situation::hidden(course.rules(), &sight).expect("consistent");
        let mut worlds = Worlds::of(&situation, &sight);
        let mut random = Random::seeded(1);
        let mut dice = Dice::new(&mut random);
        let mut deals = BTreeMap::new();
        for _ in 0..times {
            worlds.deal(&mut dice);
            let hands: Vec<String> = hands(&worlds).expect("hands").iter().map(Hand::to_string).collect();
            *deals.entry(hands.join(" / ")).or_default() += 1;
        }
        deals
    }

    #[test]
    fn all_deals_are_equally_likely() {
        let game = game("");
        let course = Course::new(&game, game.parse_position("9 / 1 2 / 3 4").expect("a position"));
        let deals = deals(&course, Deck::parse("1-5, 9").expect("a deck"), 30_000);
        // Five unseen cards: two hands of two, and one card that was not dealt.
        assert_eq!(deals.len(), 30);
        assert!(deals.values().all(|count| (850..1_150).contains(count)), "{deals:?}");
    }

    #[test]
    fn a_pass_tells_where_only_those_pass_who_cannot_play() {
        let game = game("pass=if-unable");
        let mut course = Course::new(&game, game.parse_position("3 9 / 1 2 / 4 5").expect("a position"));
        for action in ["3", "pass", "4", "9"] {
            let action = game.parse_move(course.position(), action).expect("a move");
            course.play(action).expect("legal");
        }
        // The first player is out, the third to move; the second had nothing above 3.
        course.play(game.parse_move(course.position(), "pass").expect("a move")).expect("legal");
        let deals = deals(&course, Deck::parse("1-9").expect("a deck"), 6_000);
        let all: Vec<&str> = deals.keys().map(String::as_str).collect();
        // Now seen by the third: unseen are 1 2 6 7 8, of which the second has two; he could not beat a 3.
        assert_eq!(all, ["1 2"], "{deals:?}");
    }

    #[test]
    fn deals_with_constraints_are_about_equally_likely() {
        let game = game("pass=if-unable");
        let mut course = Course::new(&game, game.parse_position("3 9 9 / 1 1 / 5 6 / 4 7").expect("a position"));
        for action in ["3", "pass", "5", "7", "9"] {
            course.play(game.parse_move(course.position(), action).expect("a move")).expect("legal");
        }
        assert_eq!(course.mover().0, 1);
        course.play(game.parse_move(course.position(), "pass").expect("a move")).expect("legal");
        // Seen by the third, who holds the 6: the second has two cards up to 3, the fourth one up to 9.
        let deals = deals(&course, Deck::parse("1-9, 1, 2, 9").expect("a deck"), 40_000);
        let expected = deals.values().sum::<usize>() / deals.len();
        assert!(deals.len() > 10);
        assert!(deals.values().all(|&count| count * 3 > expected), "{deals:?}");
    }

    /// Whatever is dealt, the passes that were made could have been made.
    #[test]
    fn deals_agree_with_passes() {
        let mut random = Random::seeded(3);
        let mut told = 0;
        for number in 0..60 {
            let rules = ["pass=if-unable", "pass=if-unable,groups,joker=5", "pass=if-unable,joker=5,revolution-card=2"];
            let game = game(rules[number % 3]);
            let deck = Deck::parse("1-4x4,5x2").expect("a deck");
            let dealt = DealtHands::new(&game, deck.clone(), vec![4, 4, 4, 3]).expect("a deal");
            let start =
                lastmove_game::matches::Deals::deal(&dealt, lastmove_game::Seat(0), &mut random).expect("a deal");
            let mut course = Course::new(&game, start);
            for _ in 0..10 {
                if course.places().is_some() {
                    break;
                }
                let moves: Vec<_> = game.moves(course.position()).collect();
                course.play(*random.pick(&moves).expect("a move")).expect("legal");
            }
            if course.places().is_some() {
                continue;
            }
            let sight = HiddenHands::new(deck).see(&course);
            let situation = Situation::hidden(&game, &sight).expect("consistent");
            let mut worlds = Worlds::of(&situation, &sight);
            told += usize::from(worlds.lacks.iter().any(|lacks| !lacks.is_empty()));
            let mut chance = random.clone();
            let mut dice = Dice::new(&mut chance);
            for _ in 0..20 {
                worlds.deal(&mut dice);
                let supposed = sight.suppose(hands(&worlds).expect("hands")).expect("right sizes");
                replayed(&game, &course, &supposed);
            }
        }
        assert!(told > 20, "{told}");
    }

    /// Takes the moves of a course back to the beginning of what the players would have held, and makes them again.
    fn replayed(game: &Tanhinmin, course: &Course<'_, Tanhinmin>, supposed: &crate::TanhinminPosition) {
        let seats = supposed.seats();
        let joker = game.house().joker_card();
        let mut hands: Vec<Vec<_>> = vec![Vec::new(); seats];
        for (seat, held) in supposed.holdings().iter().enumerate() {
            let from_start = lastmove_game::Seat(seat).seen_before(course.mover().0, seats).0;
            hands[from_start].extend(held.hand().into_iter().flat_map(|hand| hand.cards().iter().copied()));
        }
        for moment in course.past() {
            hands[moment.seat.0].extend(super::played(moment.action, joker));
        }
        let holdings = hands.into_iter().map(|cards| Holding::Cards(Hand::new(cards).expect("cards"))).collect();
        let start = crate::TanhinminPosition::new(holdings, None).expect("a position");
        let mut again = Course::new(game, start);
        for moment in course.past() {
            again.play(moment.action).expect("what was done could be done");
        }
        assert_eq!(again.position(), supposed);
    }
}
