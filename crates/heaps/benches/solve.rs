//! How long the heap games take to answer.

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use lastmove_game::{Ask, Budget, Convention, Theory};
use lastmove_heaps::{Breaking, Code, HeapMove, Heaps, LARGEST_HEAP, Lasker, Nim, nim_values};

fn heaps(text: &str) -> Heaps {
    text.parse().expect("a position")
}

/// Times an answer and the listing of at most a thousand winning moves.
fn solve<G>(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, game: &G, position: &Heaps, ask: &Ask)
where
    G: Theory<Position = Heaps, Move = HeapMove>,
{
    let name = format!("{name}, {}", game.convention().name());
    group.bench_function(name, |bencher| {
        bencher.iter(|| {
            let verdict = game.solve(black_box(position), ask).expect("an answer");
            verdict.winning_moves.take(1_000).count()
        });
    });
}

fn few_heaps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("few heaps");
    let large = Heaps::new([LARGEST_HEAP - 1, LARGEST_HEAP]).expect("heaps in range");
    for convention in [Convention::Normal, Convention::Misere] {
        solve(&mut group, "nim 1 3 5 7", &Nim { convention }, &heaps("1 3 5 7"), &Ask::default());
        solve(&mut group, "lasker 2 5 7", &Lasker { convention }, &heaps("2 5 7"), &Ask::default());
        solve(&mut group, "lasker, the two largest heaps", &Lasker { convention }, &large, &Ask::default());
    }
    group.finish();
}

fn codes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("codes");
    let code = |text| Code::parse(text).expect("a code");
    for text in ["0.77", "4u.0", "0.333", "0.F"] {
        let code = code(text);
        let name = format!("values of {text} to 500");
        group.bench_function(name, |bencher| {
            bencher.iter(|| nim_values(black_box(&code), 500, &Budget::default()));
        });
    }
    let misere = Breaking::new(code("0.77"), Convention::Misere);
    solve(&mut group, "kayles 4 7 9", &misere, &heaps("4 7 9"), &Ask::default());
    group.finish();
}

fn a_million_heaps(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a million heaps");
    group.sample_size(10);
    let position = Heaps::new((1..=1_000_000).map(|number| number * 4_503_599_627)).expect("heaps in range");
    let text = position.to_string();
    group.bench_function("read", |bencher| bencher.iter(|| heaps(black_box(&text))));
    for convention in [Convention::Normal, Convention::Misere] {
        solve(&mut group, "nim", &Nim { convention }, &position, &Ask::default());
        solve(&mut group, "lasker", &Lasker { convention }, &position, &Ask::default());
    }
    group.finish();
}

criterion_group!(benches, few_heaps, codes, a_million_heaps);
criterion_main!(benches);
