//! How fast Tanhinmin is solved.

#![allow(missing_docs)] // The macros of criterion write undocumented functions.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use lastmove_cards::tanhinmin::Duel;
use lastmove_cards::{Deck, Hand, Strength, Tanhinmin, TanhinminPosition};
use lastmove_game::random::Random;
use lastmove_game::{Ask, Notation, Theory};

/// Random deals of 53 cards to two players, with every table card there is and the empty table.
fn deals() -> Vec<TanhinminPosition> {
    let deck = Deck::parse("uecda").expect("a deck");
    let mut random = Random::seeded(1);
    let deal = |table: u32| {
        let mut hands = deck.deal(&Deck::shares(53, 2), &mut random).expect("53 cards").into_iter();
        let mut hand = || hands.next().expect("two hands");
        TanhinminPosition::of_two(hand(), hand(), Strength::new(table))
    };
    (0..=14).cycle().take(1_500).map(deal).collect()
}

fn evaluation(criterion: &mut Criterion) {
    let deals = deals();
    let mut next = deals.iter().cycle();
    criterion.bench_function("winner, 53 cards", |bencher| {
        bencher.iter(|| Duel::of(black_box(next.next().expect("endless"))).expect("two players").mover_wins());
    });
    criterion.bench_function("all winning moves, 53 cards", |bencher| {
        bencher.iter(|| Duel::of(black_box(next.next().expect("endless"))).expect("two players").winning());
    });
    criterion.bench_function("solve, 53 cards, brief", |bencher| {
        bencher.iter(|| {
            Tanhinmin::plain().solve(next.next().expect("endless"), &Ask::brief()).map(|verdict| verdict.decision)
        });
    });
    criterion.bench_function("solve, 53 cards, with evidence", |bencher| {
        bencher.iter(|| {
            Tanhinmin::plain().solve(next.next().expect("endless"), &Ask::default()).map(|verdict| verdict.evidence)
        });
    });
}

fn founding_example(criterion: &mut Criterion) {
    criterion.bench_function("read and solve 1 3 / 2", |bencher| {
        bencher.iter(|| {
            let position = Tanhinmin::plain().parse_position(black_box("1 3 / 2")).expect("a position");
            Tanhinmin::plain().solve(&position, &Ask::default()).map(|verdict| verdict.decision)
        });
    });
}

fn a_million_cards(criterion: &mut Criterion) {
    let mut random = Random::seeded(1);
    let mut hand = || {
        let mut strength = || u32::try_from(1 + random.below(400_000)).expect("small");
        Hand::of(&(0..1_000_000).map(|_| strength()).collect::<Vec<_>>()).expect("cards")
    };
    let position = TanhinminPosition::of_two(hand(), hand(), None);
    let mut group = criterion.benchmark_group("two hands of a million cards");
    group.sample_size(10);
    group.bench_function("solve with evidence, all winning moves listed", |bencher| {
        bencher.iter_batched(
            Ask::default,
            |ask| {
                let verdict = Tanhinmin::plain().solve(&position, &ask).expect("two players are always solved");
                (verdict.winning_moves.count(), verdict.evidence)
            },
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

fn three_players(criterion: &mut Criterion) {
    let position = Tanhinmin::plain().parse_position("1 3 5 7 / 2 4 6 8 / 1 4 5 8").expect("a position");
    let mut group = criterion.benchmark_group("three players");
    group.sample_size(10);
    group.bench_function("four cards each", |bencher| {
        bencher.iter(|| Tanhinmin::plain().solve(&position, &Ask::brief()).map(|verdict| verdict.decision));
    });
    group.finish();
}

criterion_group!(benches, evaluation, founding_example, a_million_cards, three_players);
criterion_main!(benches);
