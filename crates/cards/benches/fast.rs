//! How fast the bit forms and the searches made for machines are.

#![allow(missing_docs)] // The macros of criterion write undocumented functions.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lastmove_cards::tanhinmin::fast::check::{CHECKS, Extent};
use lastmove_cards::tanhinmin::fast::{DeckDuel, DeckHand, GroupDuel, OpenHands};
use lastmove_cards::{Deck, Strength};
use lastmove_game::Budget;
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

fn checks(criterion: &mut Criterion) {
    let check = CHECKS.iter().find(|check| check.claim.name == "theorem1").expect("a check of the theorem");
    let mut group = criterion.benchmark_group("claims check theorem1");
    group.sample_size(10);
    for (ranks, cards) in [(6, 6), (7, 7)] {
        group.bench_function(format!("{ranks} ranks, {cards} cards"), |bencher| {
            bencher.iter(|| check.run(Extent { ranks, cards }, &Budget::default()));
        });
    }
    group.finish();
}

/// Deals of so many cards each from the whole deck and, as the hardest case, from a deck without equal cards.
fn open_hands(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("open hands");
    group.sample_size(10);
    for (players, cards) in [(3, 4), (3, 5), (3, 6), (4, 3), (4, 4)] {
        for deck in ["uecda", "1-18"] {
            let cards_each = vec![cards; players];
            let (whole, mut random) = (Deck::parse(deck).expect("a deck"), Random::seeded(1));
            let deal = || OpenHands::new(whole.deal(&cards_each, &mut random).expect("enough cards"), None);
            let games: Vec<_> = std::iter::repeat_with(deal).take(20).map(|game| game.expect("players")).collect();
            let mut next = games.iter().cycle();
            group.bench_function(format!("{players} players, {cards} cards each, {deck}"), |bencher| {
                bencher.iter(|| next.next().expect("endless").solve(&Budget::default()));
            });
        }
    }
    group.finish();
}

/// Random deals from a deck of 13 strengths, on the lead.
fn groups(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("groups, 13 strengths");
    group.sample_size(10);
    for (cards, deals) in [(8, 1_000), (10, 200), (13, 60)] {
        let (whole, mut random) = (Deck::parse("1-13x4").expect("a deck"), Random::seeded(1));
        let deal = || {
            let hands = whole.deal(&[cards; 2], &mut random).expect("enough cards");
            GroupDuel::new(&hands[0], &hands[1], None).expect("few strengths")
        };
        let duels: Vec<_> = std::iter::repeat_with(deal).take(deals).collect();
        group.throughput(Throughput::Elements(duels.len() as u64));
        group.bench_function(format!("{cards} cards each, {deals} deals"), |bencher| {
            bencher.iter(|| duels.iter().filter(|duel| duel.outcome(&Budget::default()).is_ok()).count());
        });
    }
    group.finish();
}

criterion_group!(benches, theorem, checks, open_hands, groups);
criterion_main!(benches);
