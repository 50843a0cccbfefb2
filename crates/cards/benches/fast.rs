//! How fast the bit forms and the searches made for machines are.

#![allow(missing_docs)] // The macros of criterion write undocumented functions.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use lastmove_cards::Strength;
use lastmove_cards::tanhinmin::fast::{DeckDuel, DeckHand};
use lastmove_game::random::Random;

/// Random deals of 53 cards to two players, with every table card there is and the empty table: so many that no
/// branch can be learnt by heart.
fn duels() -> Vec<DeckDuel> {
    let mut random = Random::seeded(1);
    let deal = |table: u32| {
        let [mover, other] = DeckHand::deal(27, 26, &mut random).expect("53 cards");
        DeckDuel::new(mover, other, Strength::new(table))
    };
    (0..=14).cycle().take(15_000).map(deal).collect()
}

fn theorem(criterion: &mut Criterion) {
    let duels = duels();
    let mut next = duels.iter().cycle();
    criterion.bench_function("theorem 1 in bits, 53 cards, winner", |bencher| {
        bencher.iter(|| black_box(next.next().expect("endless")).mover_wins());
    });
    criterion.bench_function("theorem 1 in bits, 53 cards, all winning moves", |bencher| {
        bencher.iter(|| black_box(next.next().expect("endless")).winning());
    });
}

criterion_group!(benches, theorem);
criterion_main!(benches);
