//! Every engine against a plain mex, and the engines against each other.

use lastmove_game::Budget;
use lastmove_heaps::{Code, Engine, Instructions, NimSequence};

fn full() -> bool {
    std::env::var_os("LASTMOVE_FULL").is_some()
}

fn code(text: &str) -> Code {
    Code::parse(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn sequence(text: &str, engine: Engine, instructions: Instructions) -> NimSequence {
    NimSequence::with(&code(text), engine, instructions).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn without_end() -> Budget {
    Budget::positions(usize::MAX)
}

/// The plain definition: the smallest value that no option has.
fn plain(code: &Code, count: u64) -> Vec<u64> {
    // What each digit says is asked once, and not for every option: into how many heaps, and whether unequal ones.
    let digits = (0..count).map(|taken| (taken, code.digit(taken)));
    let takings: Vec<(u64, [bool; 4], bool)> = digits
        .map(|(taken, digit)| (taken, [0, 1, 2, 3].map(|heaps| digit.leaves(heaps)), digit.unequal()))
        .filter(|(_, leaves, _)| leaves.contains(&true))
        .collect();
    let mut values: Vec<u64> = vec![0];
    let mut seen: Vec<u64> = Vec::new();
    for heap in 1..count {
        let mut see = |value: u64| {
            let place = usize::try_from(value).expect("values of small heaps are small");
            if place >= seen.len() {
                seen.resize(place + 1, 0);
            }
            seen[place] = heap;
        };
        let value = |part: u64| values[usize::try_from(part).expect("heaps here are small")];
        for &(taken, leaves, unequal) in takings.iter().take_while(|(taken, ..)| *taken <= heap) {
            let left = heap - taken;
            if leaves[0] && left == 0 {
                see(0);
            }
            if leaves[1] && left > 0 && taken > 0 {
                see(value(left));
            }
            if leaves[2] {
                for a in 1..=left / 2 {
                    let b = left - a;
                    if !(unequal && a == b) {
                        see(value(a) ^ value(b));
                    }
                }
            }
            if leaves[3] {
                for a in 1..=left / 3 {
                    for b in a..=(left - a) / 2 {
                        let c = left - a - b;
                        if !(unequal && (a == b || b == c)) {
                            see(value(a) ^ value(b) ^ value(c));
                        }
                    }
                }
            }
        }
        let free = |value: &u64| seen.get(usize::try_from(*value).expect("small")) != Some(&heap);
        values.push((0..=seen.len() as u64).find(free).expect("some value is free"));
    }
    values
}

fn check(text: &str, engine: Engine, instructions: Instructions, expected: &[u64]) {
    let mut sequence = sequence(text, engine, instructions);
    sequence.extend(expected.len() as u64 - 1, &without_end()).unwrap();
    for (heap, &expected) in (0..).zip(expected) {
        assert_eq!(sequence.value(heap), Some(expected), "{text}, heap {heap}, {engine:?}, {}", instructions.name());
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

/// A code with so many random octal digits, each of them perhaps for unequal heaps.
fn octal(number: u64, first: &str, digits: u64) -> String {
    let digit = |place: u64| {
        let digit = number >> (8 + 5 * place) & 7;
        let unequal = if digit >= 4 && number >> (12 + 5 * place) & 1 == 1 { "u" } else { "" };
        format!("{digit}{unequal}")
    };
    format!("{first}.{}", (0..digits).map(digit).collect::<String>())
}

#[test]
fn two_heaps_like_the_definition() {
    let named: Vec<String> = [
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
        "4u.07u",
        "0.6u",
        "0.7u7u",
        "0.007u",
        "4u.3",
        "0.0000000000000000000000000000007",
        "0.00000000000000000000000000000000000000000000000000000000000000000000000000006",
        "0.100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024",
    ]
    .map(String::from)
    .to_vec();
    let random = numbers().filter_map(|number| {
        let first = ["0", "0", "4", "4u"][usize::try_from(number % 4).expect("small")];
        let text = octal(number, first, 1 + number / 8 % 5);
        // Some of them have no move.
        (Code::parse(&text).ok()?.most_heaps() > 0).then_some(text)
    });
    let random: Vec<String> = random.take(200).collect();
    // The definition takes time with the square of the largest heap: the codes of which most is known go farthest.
    let (count_of_named, count_of_random) = if full() { (1 << 15, 1 << 13) } else { (1 << 11, 1 << 11) };
    let check_all = |codes: &[String], count: u64| {
        for text in codes {
            let expected = plain(&code(text), count);
            check(text, Engine::Automatic, Instructions::best(), &expected);
            check(text, Engine::Dense, Instructions::best(), &expected);
            check(text, Engine::Naive, Instructions::best(), &expected[..1 << 9]);
            // Where nearly every value is rare the sparse engine is right too, but slow.
            if code(text).most_heaps() == 2 {
                check(text, Engine::Sparse, Instructions::best(), &expected[..expected.len().min(1 << 12)]);
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(|| check_all(&named, count_of_named));
        check_all(&random, count_of_random);
    });
}

#[test]
fn any_code_like_the_definition() {
    let codes = [
        "0.8", "0.3F", "0.F", "8.0", "C.3", "0.2048", "8u.0", "0.8u", "0.3Fu", "0.(3)", "4.(3)", "0.(7)", "4.(12)",
        "0.3(03)", "0.8(1)", "0.123(0)", "0.1", "0.2", "0.3", "S1,2,5", "Cu.F", "4.(7u)", "8u.(9)", "S7,100",
    ];
    for text in codes {
        let expected = plain(&code(text), if full() { 512 } else { 160 });
        check(text, Engine::Automatic, Instructions::best(), &expected);
        check(text, Engine::Naive, Instructions::best(), &expected);
    }
}

#[test]
fn engine_against_engine() {
    let count: u64 = if full() { 1 << 20 } else { 1 << 15 };
    for text in ["0.16", "0.354", "0.6", "0.14", "4u.0", "0.454", "0.376", "0.127", "0.106", "0.104"] {
        let values = |engine, instructions, count: u64| {
            let mut sequence = sequence(text, engine, instructions).without_period();
            sequence.extend(count, &without_end()).unwrap();
            sequence.values(0..=count).collect::<Vec<u64>>()
        };
        let expected = values(Engine::Sparse, Instructions::PORTABLE, count);
        for instructions in Instructions::available() {
            let found = values(Engine::Sparse, instructions, count);
            assert!(found == expected, "{text}, {}", instructions.name());
        }
        let fewer = count.min(1 << 17);
        let found = values(Engine::Dense, Instructions::best(), fewer);
        assert!(expected.starts_with(&found), "{text}, dense");
    }
}

#[test]
fn a_new_rare_value_in_the_middle_of_a_block() {
    // Officers has new rare values for ever, hundreds of them between these heaps, at all places within a block.
    let mut officers = sequence("0.6", Engine::Sparse, Instructions::best());
    let mut places = [false; 64];
    for count in [1 << 12, 1 << 13, 1 << 14] {
        officers.extend(count, &without_end()).unwrap();
        let space = officers.sparse_space().expect("the sparse engine is at work");
        let odd = |heap: u64| {
            let value = officers.value(heap).expect("it was computed");
            (value & u64::from(space.functional.mask)).count_ones() % 2 == 1
        };
        let rare: Vec<u64> = (1..officers.computed()).filter(|&heap| !odd(heap)).collect();
        assert_eq!((rare.len() as u64, rare.last().copied()), (space.rare, space.last_rare));
        rare.iter()
            .filter(|&&heap| heap > 2048)
            .for_each(|heap| places[usize::try_from(heap % 64).expect("small")] = true);
    }
    assert!(places.iter().filter(|&&met| met).count() > 32, "rare values at too few places of a block");
    let mut dense = sequence("0.6", Engine::Dense, Instructions::best());
    dense.extend(1 << 14, &without_end()).unwrap();
    assert!(officers.values(0..=1 << 14).eq(dense.values(0..=1 << 14)));
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
    let long = [("0.354", 10_061_916, 1180), ("0.376", 2_268_248, 4)];
    for (text, preperiod, period) in known.into_iter().chain(long.into_iter().filter(|_| full())) {
        let mut sequence = NimSequence::new(&code(text));
        sequence.advance(25_000_000, &without_end()).unwrap();
        let found = sequence.repetition().unwrap_or_else(|| panic!("{text} has a period"));
        assert_eq!((found.preperiod, found.period, found.saltus), (preperiod, period, 0), "{text}");
        assert_eq!(found.last_exception(), Some(preperiod - 1));
    }
}

#[test]
fn closed_forms_repeat_with_a_saltus() {
    for (text, period, preperiod) in [("0.(3)", 1, 0), ("4.(3)", 4, 1)] {
        let mut closed = NimSequence::new(&code(text));
        let found = closed.repetition().expect("it is proved");
        assert_eq!((found.period, found.preperiod, found.saltus), (period, preperiod, period), "{text}");
        assert!(closed.claim().is_some() && closed.engine().is_none() && closed.candidate().is_none());
        assert!(closed.iter().take(300).eq(plain(&code(text), 300)), "{text}");
        // Computed without the closed form, the same repetition is seen but not proved.
        let mut computed = sequence(text, Engine::Naive, Instructions::best());
        computed.extend(400, &without_end()).unwrap();
        assert_eq!(computed.repetition(), None);
        let candidate = computed.candidate().expect("it shows");
        assert_eq!((candidate.repetition, candidate.agrees_to, candidate.proved_at), (found, 400, None), "{text}");
    }
}

#[test]
fn no_false_periods() {
    // Grundy's game agrees as far as the bound for octal games with pre-period 3 and period 3; 0.4 agrees for n < 2 with
    // period 1, were a pre-period of 0 enough.
    for text in ["4u.0", "0.007", "0.6"] {
        let mut sequence = NimSequence::new(&code(text));
        for heap in 1..1 << 11 {
            sequence.extend(heap, &without_end()).unwrap();
            assert_eq!(sequence.look_for_period(), None, "{text}, from {heap} heaps");
        }
    }
    let mut sequence = NimSequence::new(&code("0.4"));
    for heap in 1..54 {
        sequence.extend(heap, &without_end()).unwrap();
        assert_eq!(sequence.look_for_period(), None, "0.4, from {heap} heaps");
    }
}

#[test]
fn proved_periods_hold() {
    let count = if full() { 3000 } else { 1500 };
    let mut proved = 0;
    for number in numbers().take(if full() { 400 } else { 150 }) {
        let text = octal(number, ["0", "4", "4u"][usize::try_from(number % 3).expect("small")], 2);
        let mut sequence = NimSequence::new(&code(&text));
        sequence.advance(count / 2, &without_end()).unwrap();
        if let Some(found) = sequence.look_for_period() {
            proved += 1;
            let expected = plain(&code(&text), count);
            assert!(sequence.values(0..=count - 1).eq(expected.iter().copied()), "{text}");
            smallest(&text, found.period, found.preperiod, &expected);
        }
    }
    assert!(proved > 40, "only {proved} periods");
}

/// No smaller period and no smaller pre-period would do.
fn smallest(text: &str, period: u64, preperiod: u64, values: &[u64]) {
    let [period, preperiod] = [period, preperiod].map(|number| usize::try_from(number).expect("small"));
    let holds = |period: usize, from: usize| (from..values.len() - period).all(|n| values[n] == values[n + period]);
    assert!(holds(period, preperiod), "{text}");
    assert!(preperiod == 0 || !holds(period, preperiod - 1), "{text}: a smaller pre-period");
    assert!((1..period).all(|smaller| !holds(smaller, preperiod)), "{text}: a smaller period");
}

#[test]
fn three_unequal_heaps_and_subtraction_games_prove_their_periods() {
    for text in ["S1,2,5", "S2,3,7,11", "S5,9", "8u.0", "0.8u", "0.9", "0.A2", "0.F2", "0.Au1"] {
        let mut sequence = NimSequence::new(&code(text));
        if let Ok(true) = sequence.advance(1 << 40, &Budget::positions(100_000)) {
            let found = sequence.repetition().expect("only a period answers so large a heap");
            let expected = plain(&code(text), 400);
            assert!(sequence.values(0..=399).eq(expected.iter().copied()), "{text}");
            smallest(text, found.period, found.preperiod, &expected);
        } else {
            assert!(["8u.0", "0.8u", "0.9"].contains(&text), "{text} has a period");
        }
    }
}

#[test]
fn the_certificates_of_engines_are_verified() {
    for text in ["0.77", "0.07", "0.127", "0.165", "0.7u", "S1,2,5", "4.0", "0.A2", "0.F2", "0.Au1"] {
        let mut sequence = NimSequence::new(&code(text));
        sequence.advance(1 << 40, &Budget::positions(1 << 20)).unwrap();
        let certificate = sequence.certificate().unwrap_or_else(|| panic!("{text}: a period"));
        // The bound of the engine and that of the verification are written apart, and are the same.
        let verified = lastmove_heaps::verify(&certificate, &without_end())
            .unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        assert!(verified.heaps <= sequence.computed(), "{text}");
    }
}

#[test]
fn engines_say_which_codes_they_cannot_compute() {
    for (text, engine) in [
        ("0.8", Engine::Sparse),
        ("0.(3)", Engine::Sparse),
        ("S1,2", Engine::Sparse),
        ("0.F", Engine::Dense),
        ("4.(7)", Engine::Dense),
    ] {
        let problem = NimSequence::with(&code(text), engine, Instructions::best()).unwrap_err();
        assert_eq!(problem.id(), "engine-for-other-codes");
    }
    assert!(NimSequence::with(&code("S1,2"), Engine::Dense, Instructions::best()).is_ok());
}

#[test]
fn memory_is_a_byte_a_value_where_values_are_small() {
    let mut sequence = sequence("0.16", Engine::Sparse, Instructions::best()).without_period();
    sequence.extend(100_000, &without_end()).unwrap();
    assert_eq!(sequence.store().expect("it was computed").bytes_a_value(), 1);
}

#[test]
fn grundys_game_beyond_six_million_heaps() {
    // Options of parts that came too late for the rows had values too large for the set of those seen.
    let last = 6_100_000;
    let mut grundy = sequence("4u.0", Engine::Automatic, Instructions::best());
    grundy.extend(last, &without_end()).unwrap();
    let value = |heap: u64| grundy.value(heap).expect("it was computed");
    for heap in [last, last - 1, 6_000_001] {
        let mut seen = vec![false; 1024];
        for smaller in 1..heap.div_ceil(2) {
            seen[usize::try_from(value(smaller) ^ value(heap - smaller)).expect("small")] = true;
        }
        assert_eq!(seen.iter().position(|&seen| !seen), usize::try_from(value(heap)).ok(), "heap {heap}");
    }
}
