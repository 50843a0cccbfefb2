//! Checks of statements about two players.

use lastmove_game::check::Run;
use lastmove_game::{Budget, Outcome, Problem, Seat};

use super::criteria::{Comparison, Criterion, EightCut, LeftOut};
use super::endings::{Endings, Found, Row, Shedding, Tables};
use super::hands::Hands;
use super::matchings::Matchings;
use super::{Counterexample, Extent, Relation, Report, Truth, stopped};
use crate::tanhinmin::Passing;

/// Every position of one relation, searched.
struct Searched<'a> {
    hands: &'a Hands,
    states: &'a Shedding,
    endings: Endings<'a>,
}

impl Searched<'_> {
    /// Marks every table on which `won` says something wrong; a draw is wrong either way.
    fn compare(&self, row: Row, won: &[Tables], faults: &mut [Tables]) {
        let all = self.endings.tables();
        for ((fault, said), [won, lost]) in faults.iter_mut().zip(won).zip(self.endings.results(row)) {
            *fault = all & (said & !won | !said & !lost);
        }
    }

    fn outcome(&self, found: Found) -> Outcome {
        let row = Row { mover_level: found.levels[0], other_level: found.levels[1], other: found.other };
        let index = found.mover - self.states.level(found.levels[0]).start;
        let [won, lost] = self.endings.results(row).nth(index).expect("the state is of this level");
        let table = found.table.map_or(0, |card| card + 1);
        match (won >> table & 1, lost >> table & 1) {
            (1, _) => Outcome::Win,
            (_, 1) => Outcome::Loss,
            _ => Outcome::Draw,
        }
    }

    fn counterexample(&self, found: Found) -> Counterexample {
        Counterexample {
            relation: None,
            hands: [found.mover, found.other].map(|hand| written(self.hands, hand)).to_vec(),
            quota: None,
            eight: None,
            passing: Passing::Free,
            table: found.table.map(number),
            owner: Seat(1),
            truth: Truth::Outcome(self.outcome(found)),
        }
    }
}

/// A type as a strength.
pub(super) fn number(card: usize) -> u32 {
    u32::try_from(card + 1).expect("types are few")
}

/// A hand as strengths.
pub(super) fn written(hands: &Hands, hand: usize) -> Vec<u32> {
    let copies = |card| std::iter::repeat_n(number(card), usize::from(hands.counts(hand)[card]));
    hands.cards(hand).flat_map(copies).collect()
}

fn two(extent: Extent, most_ranks: usize) -> Result<Extent, Problem> {
    extent.checked(most_ranks, Extent::hands, 2)
}

/// Searches all positions of a relation in which passing is so free, and looks for faults.
fn search(
    relation: &Relation,
    hands: &Hands,
    cards: usize,
    passing: Passing,
    budget: &Budget,
    faults: impl Fn(&Searched<'_>, Row, &mut [Tables]) + Sync + Send,
) -> Result<Report, Problem> {
    let states = Shedding::all(hands, cards);
    let endings = Endings::search(relation, &states, None, passing, || !budget.stopped()).ok_or_else(stopped)?;
    let searched = Searched { hands, states: &states, endings };
    let found = searched.endings.first(|row, tables| faults(&searched, row, tables));
    Ok(Report {
        positions: searched.endings.positions(),
        games: 1,
        counterexample: found.map(|found| searched.counterexample(found)),
    })
}

/// Compares a criterion with the search.
fn compare(
    relation: &Relation,
    hands: &Hands,
    cards: usize,
    comparison: Comparison,
    passing: Passing,
    budget: &Budget,
) -> Result<Report, Problem> {
    let matchings = Matchings::new(relation, hands);
    let criterion = Criterion { hands, matchings: &matchings, comparison };
    search(relation, hands, cards, passing, budget, |searched, row, faults| {
        let movers = searched.states.level(row.mover_level);
        let mut won = vec![0; movers.len()];
        criterion.won(row.other, movers, &mut won);
        searched.compare(row, &won, faults);
    })
}

/// Compares a criterion with the search for many relations and ways to pass, until one has a counterexample.
fn compare_each(
    relations: impl Iterator<Item = Relation>,
    extent: Extent,
    comparison: Comparison,
    passings: &[Passing],
    budget: &Budget,
) -> Result<Report, Problem> {
    let hands = Hands::new(extent.ranks, extent.cards);
    let mut all = Report::empty();
    for relation in relations {
        all.games += 1;
        for &passing in passings {
            let report = compare(&relation, &hands, extent.cards, comparison, passing, budget)?;
            all.positions += report.positions;
            if let Some(counterexample) = report.counterexample {
                let relation = Some(relation);
                all.counterexample = Some(Counterexample { relation, passing, ..counterexample });
                return Ok(all);
            }
        }
    }
    Ok(all)
}

pub(super) fn theorem(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, Relation::MOST_TYPES)?;
    let hands = Hands::new(extent.ranks, extent.cards);
    compare(&Relation::linear(extent.ranks), &hands, extent.cards, Comparison::THEOREM, Passing::Free, budget)
}

/// The relation of a house rule: who may lay a card on an equal one.
pub(super) fn theorem_with_equals(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, Relation::MOST_TYPES)?;
    let relation = Relation::new(extent.ranks, |a, b| a >= b);
    compare_each(relation.into_iter(), extent, Comparison::THEOREM, &[Passing::Free], budget)
}

pub(super) fn theorem_for_semiorders(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, 8)?;
    compare_each(Relation::semiorders(extent.ranks), extent, Comparison::THEOREM, &[Passing::Free], budget)
}

pub(super) fn theorem_for_staircases(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, 7)?;
    let passings = [Passing::Free, Passing::LeaderPlays, Passing::IfUnable];
    compare_each(Relation::staircases(extent.ranks), extent, Comparison::THEOREM, &passings, budget)
}

/// The theorem, with one thing read differently.
fn misread(extent: Extent, comparison: Comparison, equals: bool, budget: &Budget) -> Result<Report, Problem> {
    // A card more has room for the table card where no card is left out.
    let larger = Extent { cards: extent.cards.saturating_add(1), ..extent };
    two(extent, Relation::MOST_TYPES)?;
    two(larger, Relation::MOST_TYPES)?;
    let hands = Hands::new(larger.ranks, larger.cards);
    let relation = Relation::linear(extent.ranks);
    // Equal cards are joined in the graphs only: the rules stay as they are.
    let read = if equals { Relation::new(extent.ranks, |a, b| a >= b) } else { Some(relation.clone()) };
    let matchings = Matchings::new(&read.expect("the number of ranks is checked"), &hands);
    let criterion = Criterion { hands: &hands, matchings: &matchings, comparison };
    search(&relation, &hands, extent.cards, Passing::Free, budget, |searched, row, faults| {
        let movers = searched.states.level(row.mover_level);
        let mut won = vec![0; movers.len()];
        criterion.won(row.other, movers, &mut won);
        searched.compare(row, &won, faults);
    })
}

pub(super) fn misread_at_least(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    misread(extent, Comparison { or_equal: true, ..Comparison::THEOREM }, false, budget)
}

pub(super) fn misread_none_left_out(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    misread(extent, Comparison { left_out: LeftOut::Nothing, ..Comparison::THEOREM }, false, budget)
}

pub(super) fn misread_strongest_left_out(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    misread(extent, Comparison { left_out: LeftOut::Strongest, ..Comparison::THEOREM }, false, budget)
}

pub(super) fn misread_table_for_both(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    misread(extent, Comparison { table_for_both: true, ..Comparison::THEOREM }, false, budget)
}

pub(super) fn misread_equals_joined(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    misread(extent, Comparison::THEOREM, true, budget)
}

pub(super) fn no_draws(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, Relation::MOST_TYPES)?;
    let hands = Hands::new(extent.ranks, extent.cards);
    search(&Relation::linear(extent.ranks), &hands, extent.cards, Passing::Free, budget, |searched, row, faults| {
        for (fault, [won, lost]) in faults.iter_mut().zip(searched.endings.results(row)) {
            *fault = searched.endings.tables() & !won & !lost;
        }
    })
}

/// Looks at the cards that may be played and those of them that win, as bits of types, in every won position.
fn shape(extent: Extent, budget: &Budget, right: impl Fn(Cards) -> bool + Sync + Send) -> Result<Report, Problem> {
    let extent = two(extent, Relation::MOST_TYPES)?;
    let hands = Hands::new(extent.ranks, extent.cards);
    search(&Relation::linear(extent.ranks), &hands, extent.cards, Passing::Free, budget, |searched, row, faults| {
        let movers = searched.states.level(row.mover_level);
        for ((mover, fault), [won, _]) in movers.zip(faults).zip(searched.endings.results(row)) {
            let held = hands.cards(mover).fold(0_u16, |held, card| held | 1 << card);
            let winning = searched.endings.winning_cards(row, mover);
            for table in (0..=extent.ranks).filter(|table| won >> table & 1 == 1) {
                // On a card of type i the types from i + 1 on may be laid, on the empty table all.
                let playable = u16::MAX.checked_shl(number(table) - 1).unwrap_or(0);
                let playable = Cards { held, playable: held & playable, winning: winning & playable };
                *fault |= Tables::from(!right(playable)) << table;
            }
        }
    })
}

/// Sets of types, as bits.
struct Cards {
    held: u16,
    playable: u16,
    winning: u16,
}

/// The weakest type of a set.
fn weakest(set: u16) -> u16 {
    set & set.wrapping_neg()
}

pub(super) fn two_candidates(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    shape(extent, budget, |Cards { held, playable, winning }| {
        let first = weakest(playable);
        let second = weakest(playable & !first);
        let candidates = if weakest(held) == first { first | second } else { first };
        playable == 0 || winning & candidates != 0
    })
}

pub(super) fn winning_interval(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    shape(extent, budget, |Cards { playable, winning, .. }| {
        // All types from the weakest winning one on, and all up to the strongest.
        let from = weakest(winning).wrapping_neg();
        let up_to = u16::MAX.checked_shr(winning.leading_zeros()).unwrap_or(0);
        playable & from & up_to == winning
    })
}

pub(super) fn quota(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, Relation::MOST_TYPES)?;
    extent.checked(Relation::MOST_TYPES, |extent| extent.hands()?.checked_mul(extent.cards as u64), 2)?;
    let relation = Relation::linear(extent.ranks);
    let hands = Hands::new(extent.ranks, extent.cards);
    let matchings = Matchings::new(&relation, &hands);
    let criterion = Criterion { hands: &hands, matchings: &matchings, comparison: Comparison::THEOREM };
    let (states, hand_of) = Shedding::quota(&hands);
    let endings = Endings::search(&relation, &states, None, Passing::Free, || !budget.stopped()).ok_or_else(stopped)?;
    let searched = Searched { hands: &hands, states: &states, endings };
    let strongest = |state: usize, quota: usize| {
        let hand = hand_of[state];
        (quota..hands.size(hand)).fold(hand, |hand, _| {
            hands.without(hand, hands.cards(hand).next().expect("more cards than are to be played"))
        })
    };
    let found = searched.endings.first(|row, faults| {
        let of_quota = hands.of_size(row.mover_level);
        let mut by_hand = vec![0; of_quota.len()];
        criterion.won(strongest(row.other, row.other_level), of_quota.clone(), &mut by_hand);
        let movers = searched.states.level(row.mover_level);
        let won: Vec<_> = movers.map(|mover| by_hand[strongest(mover, row.mover_level) - of_quota.start]).collect();
        searched.compare(row, &won, faults);
    });
    let counterexample = found.map(|found| Counterexample {
        hands: [found.mover, found.other].map(|state| written(&hands, hand_of[state])).to_vec(),
        quota: Some(found.levels),
        ..searched.counterexample(Found { mover: found.mover, ..found })
    });
    Ok(Report { positions: searched.endings.positions(), games: 1, counterexample })
}

pub(super) fn eight_cut(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, Relation::MOST_TYPES)?;
    let relation = Relation::linear(extent.ranks);
    let hands = Hands::new(extent.ranks, extent.cards);
    let matchings = Matchings::new(&relation, &hands);
    let states = Shedding::all(&hands, extent.cards);
    let mut all = Report::empty();
    for eight in 0..extent.ranks {
        let endings = Endings::search(&relation, &states, Some(eight), Passing::Free, || !budget.stopped())
            .ok_or_else(stopped)?;
        let searched = Searched { hands: &hands, states: &states, endings };
        let criterion = EightCut { hands: &hands, matchings: &matchings, eight };
        let found = searched.endings.first(|row, faults| {
            let won = |mover| {
                let cards = (0..extent.ranks).filter(|&card| card != eight).map(Some);
                let tables = cards.chain([None]).filter(|&table| criterion.won(mover, row.other, table));
                tables.fold(0, |won, table| won | 1 << table.map_or(0, |card| card + 1))
            };
            let won: Vec<Tables> = searched.states.level(row.mover_level).map(won).collect();
            searched.compare(row, &won, faults);
            // No eight ever lies on the table.
            for fault in faults {
                *fault &= !(1 << (eight + 1));
            }
        });
        let tables = extent.ranks as u64 + 1;
        all.positions += searched.endings.positions() / tables * (tables - 1);
        all.games += 1;
        if let Some(found) = found {
            let counterexample = searched.counterexample(found);
            all.counterexample = Some(Counterexample { eight: Some(number(eight)), ..counterexample });
            break;
        }
    }
    Ok(all)
}

/// Leaving out whichever card is best, for orders in which no card need be the weakest.
const BEST_LEFT_OUT: Comparison = Comparison { left_out: LeftOut::Any, ..Comparison::THEOREM };

/// Four orders, as pairs of a type and one it beats: three in a row beside one alone; a zigzag of five with two tops;
/// and two rows of two above a common bottom, or below a common top.
const OBSTRUCTIONS: [(usize, &[[usize; 2]]); 4] = [
    (4, &[[1, 0], [2, 0], [2, 1]]),
    (5, &[[1, 0], [1, 2], [3, 2], [3, 4]]),
    (5, &[[1, 0], [2, 0], [3, 0], [4, 0], [2, 1], [4, 3]]),
    (5, &[[1, 0], [3, 2], [4, 0], [4, 1], [4, 2], [4, 3]]),
];

fn obstructions() -> [Relation; 4] {
    OBSTRUCTIONS.map(|(types, pairs)| {
        Relation::new(types, |a, b| pairs.contains(&[a, b])).expect("these orders have few types")
    })
}

fn obstruction<const NUMBER: usize>(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let relation = obstructions()[NUMBER].clone();
    // The order has the types it has.
    let extent = two(Extent { ranks: relation.types(), ..extent }, Relation::MOST_TYPES)?;
    compare_each([relation].into_iter(), extent, BEST_LEFT_OUT, &[Passing::Free], budget)
}

pub(super) const OBSTRUCTION: [Run<Extent, Counterexample>; 4] =
    [obstruction::<0>, obstruction::<1>, obstruction::<2>, obstruction::<3>];

pub(super) fn without_obstructions(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let extent = two(extent, 6)?;
    let obstructions = obstructions();
    let free = |order: &Relation| !obstructions.iter().any(|part| order.contains(part));
    compare_each(
        Relation::partial_orders(extent.ranks).into_iter().filter(free),
        extent,
        BEST_LEFT_OUT,
        &[Passing::Free],
        budget,
    )
}
