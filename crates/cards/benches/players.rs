//! How fast games of Tanhinmin are played out, and how long players take.

#![allow(missing_docs)] // The macros of criterion write undocumented functions.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lastmove_cards::players::{CardPlayer, DealtHands, HiddenHands, Playouts, Style};
use lastmove_cards::{Deck, Tanhinmin, TanhinminPosition};
use lastmove_game::matches::Deals;
use lastmove_game::random::Random;
use lastmove_game::{Budget, Course, Player, Seat, View, Visibility};

fn whole() -> Deck {
    Deck::parse("uecda").expect("a deck")
}

/// The whole deck dealt to five.
fn deal(seed: u64) -> TanhinminPosition {
    let deals = DealtHands::new(Tanhinmin::plain(), whole(), Deck::shares(53, 5)).expect("53 cards");
    deals.deal(Seat(0), &mut Random::seeded(seed)).expect("a deal")
}

/// A thousand games from one deal: single moves a second, passes included.
fn playouts(criterion: &mut Criterion) {
    const GAMES: usize = 1_000;
    let playouts = Playouts::of(Tanhinmin::plain(), &deal(1)).expect("single cards");
    let (_, moves) = playouts.play(GAMES, &mut Random::seeded(1));
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(moves));
    group.bench_function("53 cards, five players, moves", |bencher| {
        bencher.iter(|| playouts.play(black_box(GAMES), &mut Random::seeded(1)));
    });
    group.finish();
}

fn first_moves(criterion: &mut Criterion) {
    let game = Tanhinmin::plain();
    let course = Course::new(game, deal(1));
    let sight = HiddenHands::new(whole()).see(&course);
    let mut group = criterion.benchmark_group("first move of 53 cards among five, hands hidden");
    for style in ["weakest", "rule", "monte-carlo"] {
        let style = Style::parse(style).expect("a player");
        group.bench_function(style.to_string(), |bencher| {
            bencher.iter(|| {
                let mut player = CardPlayer { style, random: Random::seeded(1) };
                player.choose(&View::new(game, &sight), &Budget::default())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts, first_moves);
criterion_main!(benches);
