//! How long nim-values, the proof of a period and the verification of a certificate take.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use lastmove_game::Budget;
use lastmove_heaps::{Code, Engine, Instructions, NimSequence, verify};

fn code(text: &str) -> Code {
    Code::parse(text).expect("a code")
}

fn without_end() -> Budget {
    Budget::positions(usize::MAX)
}

fn values(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("values");
    group.sample_size(10);
    for (text, engine, to) in [
        ("0.16", Engine::Sparse, 1 << 20),
        ("0.354", Engine::Sparse, 1 << 20),
        ("0.6", Engine::Sparse, 1 << 18),
        ("0.14", Engine::Sparse, 1 << 18),
        ("4u.0", Engine::Sparse, 1 << 18),
        ("0.007", Engine::Dense, 1 << 14),
        ("0.77", Engine::Naive, 1 << 12),
        ("0.F", Engine::Naive, 1 << 10),
    ] {
        let code = code(text);
        group.throughput(Throughput::Elements(to));
        group.bench_function(format!("{text} to {to}, {}", engine.name()), |bencher| {
            bencher.iter(|| {
                let sequence =
                    NimSequence::with(black_box(&code), engine, Instructions::best()).expect("a fitting engine");
                let mut sequence = sequence.without_period();
                sequence.extend(to, &without_end()).expect("a budget without end");
                sequence.value(to)
            });
        });
    }
    group.finish();
}

fn periods(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("periods");
    group.sample_size(10);
    for text in ["0.77", "0.07", "0.127", "0.16"] {
        let code = code(text);
        group.bench_function(format!("{text} proved"), |bencher| {
            bencher.iter(|| {
                let mut sequence = NimSequence::new(black_box(&code));
                sequence.advance(1 << 52, &without_end()).expect("a budget without end");
                sequence.repetition()
            });
        });
        let mut sequence = NimSequence::new(&code);
        sequence.advance(1 << 52, &without_end()).expect("a budget without end");
        let certificate = sequence.certificate().expect("a proved period");
        group.bench_function(format!("{text} verified"), |bencher| {
            bencher.iter(|| verify(black_box(&certificate), &without_end()).expect("a right certificate").heaps);
        });
    }
    group.finish();
}

criterion_group!(benches, values, periods);
criterion_main!(benches);
