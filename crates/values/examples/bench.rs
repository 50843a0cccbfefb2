//! Times an engine: CODE TO [period|values] [auto|sparse|dense|naive] [best|avx2|portable] [FILE]
use std::time::Instant;
use values_engine::{
    instructions::Instructions,
    moves::{Moves, Remainder},
    values::{Choice, Values},
};

fn parse(code: &str) -> Moves {
    let (zero, rest) = code.split_once('.').unwrap();
    let unequal = zero.ends_with('u');
    let digit = |c: char| Remainder { heaps: c.to_digit(16).unwrap() as u8, unequal };
    let mut first = vec![digit(zero.chars().next().unwrap())];
    first.extend(rest.chars().map(digit));
    Moves::new(first, vec![])
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let moves = parse(&args[1]);
    let n: usize = args[2].parse().unwrap();
    let arg = |place: usize| args.get(place).map_or("", String::as_str);
    let choice = match arg(4) {
        "sparse" => Choice::Sparse,
        "dense" => Choice::Dense,
        "naive" => Choice::Naive,
        _ => Choice::Automatic,
    };
    let ins = match arg(5) {
        "portable" => Instructions::PORTABLE,
        "avx2" => Instructions::available()[1],
        _ => Instructions::best(),
    };
    let start = Instant::now();
    let mut values = Values::with(&moves, choice, ins);
    if arg(3) != "period" {
        values = values.without_period();
    }
    let period = if arg(3) == "period" {
        values.prove_period(n)
    } else {
        values.extend(n);
        values.period()
    };
    let time = start.elapsed();
    println!(
        "; {} {} {} {:?}: {} values, {:.1} ns/value; {:?} {:?}",
        args[1],
        n,
        ins.name(),
        time,
        values.store().len(),
        time.as_secs_f64() * 1e9 / values.store().len() as f64,
        values.engine(),
        period
    );
    if !arg(6).is_empty() {
        let bytes = std::fs::read(arg(6)).unwrap();
        for (h, b) in bytes.chunks_exact(2).enumerate() {
            if h > n {
                break;
            }
            let w = u32::from(u16::from_le_bytes([b[0], b[1]]));
            assert_eq!(values.get(h as u64), Some(w), "heap {h}");
        }
        println!("  agrees");
    }
}
