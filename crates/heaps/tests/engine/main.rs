//! Every engine against a plain mex, and the engines against each other.

use values_engine::instructions::Instructions;
use values_engine::moves::{Moves, Remainder};
use values_engine::values::{Choice, Values};

fn full() -> bool {
    std::env::var_os("LASTMOVE_FULL").is_some()
}

/// Reads `0.137`, `4u.0` (unequal heaps), `0.3(3)` (a repeating tail).
fn moves(code: &str) -> Moves {
    let (zero, rest) = code.split_once('.').expect("a point");
    let (body, tail) = rest.split_once('(').unwrap_or((rest, ""));
    let unequal = zero.ends_with('u');
    let remainder = |digit: char| Remainder { heaps: digit.to_digit(16).expect("a digit") as u8, unequal };
    let first = zero.chars().take(1).chain(body.chars()).map(remainder).collect();
    Moves::new(first, tail.trim_end_matches(')').chars().map(remainder).collect())
}

/// The plain definition: the smallest value that no option has.
fn plain(moves: &Moves, count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![0];
    let mut seen = Vec::new();
    for heap in 1..count {
        let mut see = |value: u32| {
            if value as usize >= seen.len() {
                seen.resize(value as usize + 1, 0);
            }
            seen[value as usize] = heap;
        };
        for taken in 0..=heap {
            let remainder = moves.remainder(taken);
            let left = heap - taken;
            if remainder.leaves(0) && left == 0 {
                see(0);
            }
            if remainder.leaves(1) && left > 0 && taken > 0 {
                see(values[left]);
            }
            if remainder.leaves(2) {
                for a in 1..=left / 2 {
                    let b = left - a;
                    if !(remainder.unequal && a == b) {
                        see(values[a] ^ values[b]);
                    }
                }
            }
            if remainder.leaves(3) {
                for a in 1..=left / 2 {
                    for b in a..left - a {
                        let c = left - a - b;
                        if b <= c && !(remainder.unequal && (a == b || b == c)) {
                            see(values[a] ^ values[b] ^ values[c]);
                        }
                    }
                }
            }
        }
        values.push((0..).find(|&value| seen.get(value as usize) != Some(&heap)).expect("some value is free"));
    }
    values
}

fn check(code: &str, choice: Choice, instructions: Instructions, expected: &[u32]) {
    let mut values = Values::with(&moves(code), choice, instructions);
    values.extend(expected.len() - 1);
    for (heap, &expected) in expected.iter().enumerate() {
        assert_eq!(values.get(heap as u64), Some(expected), "{code}, heap {heap}, {choice:?}, {}", instructions.name());
    }
}

/// Numbers that look random, always the same.
fn numbers() -> impl Iterator<Item = u64> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    })
}

#[test]
fn two_heaps_like_the_definition() {
    let mut codes: Vec<String> = [
        "0.16",
        "0.354",
        "0.6",
        "0.14",
        "4u.0",
        "0.454",
        "0.376",
        "0.127",
        "0.165",
        "0.106",
        "0.007",
        "0.06",
        "0.77",
        "0.07",
        "0.137",
        "4.0",
        "4.33",
        "4u.07",
        "0u.6",
        "0u.77",
        "0u.007",
        "4u.3",
        "0.0000000000000000000000000000007",
        "0.00000000000000000000000000000000000000000000000000000000000000000000000000006",
        "0.100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024",
    ]
    .map(String::from)
    .to_vec();
    let mut numbers = numbers();
    while codes.len() < 220 {
        let number = numbers.next().expect("endless");
        let zero = ["0", "0", "0", "4", "0u", "4u"][(number % 6) as usize];
        let digits = 1 + number / 8 % 5;
        let code: String = (0..digits).map(|place| char::from(b'0' + (number >> (8 + 4 * place) & 7) as u8)).collect();
        codes.push(format!("{zero}.{code}"));
    }
    let count = if full() { 1 << 15 } else { 3 << 10 };
    let check_all = |codes: &[String]| {
        for code in codes {
            let expected = plain(&moves(code), count);
            check(code, Choice::Automatic, Instructions::best(), &expected);
            check(code, Choice::Dense, Instructions::best(), &expected);
            // Where nearly every value is rare the sparse engine is right too, but slow.
            let few = expected.len().min(1 << 12);
            check(code, Choice::Sparse, Instructions::best(), &expected[..few]);
        }
    };
    let (left, right) = codes.split_at(codes.len() / 2);
    std::thread::scope(|scope| {
        scope.spawn(|| check_all(left));
        check_all(right);
    });
}

#[test]
fn any_moves_like_the_definition() {
    let codes = [
        "0.8", "0.3F", "0.F", "8.0", "C.3", "0.2048", "8u.0", "0u.8", "0u.3F", "0.(3)", "4.(3)", "0.(7)", "4.(12)",
        "0.3(03)", "0.8(1)", "0.123(0)", "0.", "0.1", "0.2", "0.3", "0.33003", "(3).", "Cu.F",
    ];
    for code in codes.iter().filter(|code| !code.starts_with('(')) {
        let expected = plain(&moves(code), if full() { 512 } else { 160 });
        check(code, Choice::Automatic, Instructions::best(), &expected);
        check(code, Choice::Naive, Instructions::best(), &expected);
    }
}

#[test]
fn engine_against_engine() {
    let count = if full() { 1 << 20 } else { 1 << 16 };
    for code in ["0.16", "0.354", "0.6", "0.14", "4u.0", "0.454", "0.376", "0.127", "0.106", "0.104"] {
        let mut sparse = Values::with(&moves(code), Choice::Sparse, Instructions::PORTABLE).without_period();
        sparse.extend(count);
        let expected: Vec<u32> = sparse.store().iter(0..count).collect();
        for instructions in Instructions::available() {
            let mut other = Values::with(&moves(code), Choice::Sparse, instructions).without_period();
            other.extend(count);
            assert!(other.store().iter(0..count).eq(expected.iter().copied()), "{code}, {}", instructions.name());
        }
        let dense = count.min(1 << 17);
        let mut other = Values::with(&moves(code), Choice::Dense, Instructions::best()).without_period();
        other.extend(dense);
        assert!(other.store().iter(0..dense).eq(expected[..dense].iter().copied()), "{code}, dense");
    }
}

#[test]
fn known_periods() {
    let known = [
        ("0.77", 71, 12),
        ("0.07", 53, 34),
        ("0.4", 54, 34),
        ("0.127", 46578, 4),
        ("0.165", 5181, 1550),
        ("0.16", 105_351, 149_459),
        ("0.137", 52, 34),
    ];
    for (code, preperiod, period) in known {
        let found = Values::new(&moves(code)).prove_period(600_000).unwrap_or_else(|| panic!("{code} has a period"));
        assert_eq!((found.preperiod, found.period), (preperiod, period), "{code}");
    }
    if full() {
        for (code, preperiod, period) in [("0.354", 10_061_916, 1180), ("0.376", 2_268_248, 4)] {
            let found =
                Values::new(&moves(code)).prove_period(25_000_000).unwrap_or_else(|| panic!("{code} has a period"));
            assert_eq!((found.preperiod, found.period), (preperiod, period), "{code}");
        }
    }
}

#[test]
fn no_false_periods() {
    // Grundy's game agrees as far as the bound for octal games with pre-period 3 and period 3.
    for code in ["4u.0", "0.007", "0.6"] {
        assert_eq!(Values::new(&moves(code)).prove_period(1 << 13), None, "{code}");
    }
}

#[test]
fn proved_periods_hold() {
    let count = 3000;
    let mut proved = 0;
    for number in numbers().take(400) {
        let zero = ["0", "4", "0u", "4u"][(number % 4) as usize];
        let digit = |place: u64| char::from(b'0' + (number >> (8 + 4 * place) & 7) as u8);
        let code = format!("{zero}.{}{}", digit(0), digit(1));
        let mut values = Values::new(&moves(&code));
        if values.prove_period(count / 2).is_some() {
            proved += 1;
            for (heap, expected) in plain(&moves(&code), count).into_iter().enumerate() {
                assert_eq!(values.get(heap as u64), Some(expected), "{code}, heap {heap}");
            }
        }
    }
    assert!(proved > 100, "only {proved} periods");
}
