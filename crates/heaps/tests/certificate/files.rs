//! Certificates as files: they go round, and every kind of garbage is told with its place.

use lastmove_game::Problem;
use lastmove_heaps::certificate::Functional;
use lastmove_heaps::{Certificate, PROBLEMS, Refused, verify};
use proptest::prelude::*;

use crate::{budget, certificate, code, mask};

const SPARSE: &str = "\
lastmove certificate 1
code: 0.45
period: 20
pre-period: 498
heaps to check: 1038
functional: mask 15
rare positions: 1 6 11 19 31 78 88 98 106 198
values: 518
bytes a value: 1
";

fn check(problem: &Problem, id: &str, mark: Option<&str>) {
    assert_eq!(problem.id(), id, "{problem}");
    let marked = problem.place().map(|place| &place.text()[place.span()]);
    assert_eq!(marked, mark, "{problem}");
    let kind = PROBLEMS.iter().find(|kind| kind.id == id).unwrap_or_else(|| panic!("{id} is listed"));
    let named: Vec<&str> = problem.arguments().iter().map(|(name, _)| *name).collect();
    assert_eq!(named, kind.arguments, "every argument of {id} is given once");
}

/// A file with a right checksum, whatever its lines say.
fn file(header: &str, values: &[u8]) -> Vec<u8> {
    let (start, prime) = (0xcbf2_9ce4_8422_2325_u64, 0x0000_0100_0000_01b3);
    let sum = header.bytes().fold(start, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(prime));
    let mut file = format!("{header}checksum: {sum:016x}\n").into_bytes();
    file.extend(values);
    file
}

#[test]
fn the_lines_of_a_certificate() {
    let certificate = certificate("0.45", 20, 498, Some(mask(15)));
    let values: Vec<u8> = (0..518).map(|heap| u8::try_from(certificate.value(heap)).unwrap()).collect();
    assert_eq!(certificate.write(), file(SPARSE, &values));
    assert_eq!(certificate.rare_positions().len(), 10);
}

#[test]
fn wider_values_take_more_bytes() {
    // The heaps of these subtraction games are those of Nim up to 300 and 70,000.
    for (most, width) in [(254, 1), (255, 1), (256, 2), (70_000, 4)] {
        let digits: String = "3".repeat(most);
        let code = code(&format!("0.{digits}"));
        let values = 0..=u32::try_from(most).unwrap();
        let certificate = Certificate::new(code, most as u64 + 1, 0, None, values).unwrap();
        let file = certificate.write();
        let bytes = (most + 1) * width;
        assert!(file[..file.len() - bytes].ends_with(b"\n"), "{width} bytes a value");
        assert_eq!(Certificate::read(&file).as_ref(), Ok(&certificate));
        if most < 1000 {
            assert!(verify(&certificate, &budget()).is_ok());
        }
    }
}

#[test]
fn lines_that_are_wrong() {
    let ones = [0_u8; 518];
    for (old, new, id, mark) in [
        ("lastmove certificate 1", "", "certificate-unknown", ""),
        ("lastmove certificate 1", "lastmove certificate 2", "certificate-unknown", "lastmove certificate 2"),
        (
            "lastmove certificate 1",
            "\u{feff}lastmove certificate 1",
            "certificate-unknown",
            "\u{feff}lastmove certificate 1",
        ),
        ("code: 0.45", "code: 0.4x", "code-digit", "x"),
        ("code: 0.45", "code: 1.45", "code-first-digit-nothing", "1"),
        ("code: 0.45", "code: ", "no-code", ""),
        ("code: 0.45", "code 0.45", "certificate-line", "code 0.45"),
        ("code: 0.45", "code: .45", "certificate-line", ".45"),
        ("code: 0.45", "code: 0.450", "certificate-line", "0"),
        ("code: 0.45\n", "", "certificate-line", "period: 20"),
        ("period: 20\n", "period: 20\nperiod: 20\n", "certificate-line", "period: 20"),
        ("period: 20", "period: -20", "certificate-line", "-20"),
        ("period: 20", "period: 1152921504606846976", "certificate-line", "1152921504606846976"),
        ("period: 20", "period: 99999999999999999999999", "certificate-line", "99999999999999999999999"),
        ("period: 20", "period: 0x20", "certificate-line", "0x20"),
        ("period: 20", "period: ", "certificate-line", ""),
        ("pre-period: 498", "pre-period: +498", "certificate-line", "+498"),
        ("pre-period: 498", "pre-period: 498 ", "certificate-line", "498 "),
        ("pre-period: 498", "pre-period: 0498", "certificate-line", "0498"),
        ("heaps to check: 1038", "heaps to check: 1037", "certificate-line", "7"),
        ("heaps to check: 1038", "heaps to check:", "certificate-line", ""),
        ("mask 15", "mask -1", "certificate-line", "mask -1"),
        ("mask 15", "mask 4294967296", "certificate-line", "mask 4294967296"),
        ("mask 15", "mask 15 and", "certificate-line", "mask 15 and"),
        ("mask 15", "mask 15 and heap parity", "certificate-functional", "(nothing)"),
        ("mask 15\n", "none\n", "certificate-line", "rare positions: 1 6 11 19 31 78 88 98 106 198"),
        (" 1 6 11", " 1 1 11", "certificate-line", " 1"),
        (" 1 6 11", " 0 6 11", "certificate-line", " 0"),
        (" 1 6 11", " 1  6 11", "certificate-line", " "),
        (" 1 6 11", " 1 x 11", "certificate-line", " x"),
        (" 98 106 198", " 98 106 198 ", "certificate-line", " "),
        (" 1 6 11", "1 6 11", "certificate-line", "1"),
        ("values: 518", "values: 519", "certificate-line", "9"),
        ("bytes a value: 1", "bytes a value: 3", "certificate-line", "3"),
        ("bytes a value: 1", "bytes a value: 8", "certificate-line", "8"),
        ("bytes a value: 1\n", "bytes a value: 1\nmore\n", "certificate-line", "more"),
    ] {
        assert!(SPARSE.contains(old), "{old}");
        let text = SPARSE.replacen(old, new, 1);
        let problem = Certificate::read(&file(&text, &ones)).expect_err(new);
        check(&problem, id, (mark != "(nothing)").then_some(mark));
    }
}

#[test]
fn what_no_theorem_covers() {
    let problem = Certificate::new(code("4.(3)"), 4, 1, None, 0..9).unwrap_err();
    check(&problem, "certificate-code", None);
    for (period, preperiod) in [(0, 5), (1 << 53, 1), (1, u64::MAX), (u64::MAX, u64::MAX)] {
        let problem = Certificate::new(code("0.77"), period, preperiod, None, 0..9).unwrap_err();
        check(&problem, "certificate-range", None);
    }
    let parity = Some(Functional { mask: 1, heap_parity: true });
    for (text, functional) in
        [("0.77", parity), ("0.3", Some(mask(1))), ("0.8", Some(mask(1))), ("0.F7", Some(mask(2)))]
    {
        let problem = Certificate::new(code(text), 1, 1, functional, 0..9).unwrap_err();
        check(&problem, "certificate-functional", None);
    }
    let problem = Certificate::new(code("0.77"), 12, 71, None, 0..82).unwrap_err();
    check(&problem, "certificate-values", None);
    let text = SPARSE.replace("period: 20\n", "period: 0\n").replace("values: 518", "values: 498");
    check(&Certificate::read(&file(&text, &[0; 498])).unwrap_err(), "certificate-range", None);
}

#[test]
fn changed_lines_have_another_checksum() {
    let right = certificate("0.77", 12, 71, None).write();
    let text = String::from_utf8_lossy(&right);
    // 0.771 is the same game as 0.77, so all of it would be true.
    let other = text.replacen("code: 0.77\n", "code: 0.771\n", 1).replacen("check: 168", "check: 169", 1);
    let problem = Certificate::read(other.as_bytes()).unwrap_err();
    let sum = text.lines().find_map(|line| line.strip_prefix("checksum: ")).unwrap();
    check(&problem, "certificate-checksum", Some(sum));
}

#[test]
fn missing_and_extra_bytes() {
    let right = certificate("0.45", 20, 498, Some(mask(15))).write();
    for end in 0..right.len() {
        let problem = Certificate::read(&right[..end]).expect_err("a part of a certificate");
        let ids = ["certificate-unknown", "certificate-line", "certificate-values"];
        assert!(ids.contains(&problem.id()), "{end} bytes: {problem}");
    }
    let mut more = right.clone();
    more.push(b'\n');
    check(&Certificate::read(&more).unwrap_err(), "certificate-values", None);
    more.extend(&right);
    check(&Certificate::read(&more).unwrap_err(), "certificate-values", None);
}

/// Lines that claim more than any memory holds, or more than the file has, take none.
#[test]
fn large_claims_take_no_memory() {
    let text = "lastmove certificate 1\ncode: 0.77\nperiod: 4503599627370496\npre-period: 4503599627370496\n\
                heaps to check: 18014398509481986\nfunctional: none\nvalues: 9007199254740992\nbytes a value: 4\n";
    check(&Certificate::read(&file(text, b"abcd")).unwrap_err(), "certificate-values", None);
    // A code that takes so much makes the number of heaps to check as large.
    let set = Certificate::new(code("S1,4503599627370496"), 1, 1, None, 0..2).unwrap();
    let refused = verify(&set, &budget()).unwrap_err();
    assert!(matches!(&refused, Refused::Unchecked(problem) if problem.id() == "certificate-too-large"));
    // A value above all others makes no table as large.
    let huge = Certificate::new(code("0.77"), 12, 71, None, std::iter::repeat_n(u32::MAX, 83)).unwrap();
    let refused = verify(&huge, &budget()).unwrap_err();
    assert_eq!(refused, Refused::WrongValue { heap: 0, claimed: u32::MAX, right: 0 });
}

#[test]
fn refusals_have_all_arguments() {
    let refusals = [
        (Refused::WrongValue { heap: 5, claimed: 1, right: 2 }, "certificate-wrong-value"),
        (Refused::RarePosition { heap: 5 }, "certificate-rare-position"),
        (Refused::Period { period: 4, smaller: 2 }, "certificate-period"),
        (Refused::Preperiod { preperiod: 4, smaller: 2 }, "certificate-preperiod"),
    ];
    for (refused, id) in refusals {
        check(&refused.problem(), id, None);
    }
    let large = verify(&certificate("0.77", 12, 71, None), &lastmove_game::Budget::positions(5)).unwrap_err();
    check(&large.problem(), "certificate-too-large", None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn arbitrary_bytes_are_no_certificate(bytes: Vec<u8>) {
        prop_assert!(Certificate::read(&bytes).is_err());
    }

    #[test]
    fn arbitrary_lines_are_no_certificate(lines: Vec<String>, values: Vec<u8>) {
        let text = format!("lastmove certificate 1\n{}\n", lines.join("\n"));
        prop_assert!(Certificate::read(&file(&text, &values)).is_err());
    }

    /// What is read is written again as it was.
    #[test]
    fn what_is_read_goes_round(
        code in prop_oneof!["[04]\\.[0-7]{1,3}", "S[1-9],[1-9]", "4u\\.[0-7]", "0\\.[0-9A-F]{2}"],
        period in 0_u16..5,
        preperiod in 0_u16..5,
        functional in prop_oneof!["none", "mask [0-9]", "mask [0-9] and heap parity"],
        rare in prop::option::of("( [1-9]){0,2}"),
        width in 1_usize..5,
        values in prop::collection::vec(any::<u8>(), 0..40),
    ) {
        let rare = rare.map_or(String::new(), |rare| format!("rare positions:{rare}\n"));
        for check in 1..3 * preperiod.max(1) + 6 * period + 10 {
            let text = format!(
                "lastmove certificate 1\ncode: {code}\nperiod: {period}\npre-period: {preperiod}\nheaps to check: \
                 {check}\nfunctional: {functional}\n{rare}values: {}\nbytes a value: {width}\n",
                period + preperiod
            );
            let bytes = file(&text, &values[..values.len().min(usize::from(period + preperiod) * width)]);
            if let Ok(certificate) = Certificate::read(&bytes) {
                prop_assert_eq!(certificate.write(), bytes);
                let _ = verify(&certificate, &budget());
            }
        }
    }

    /// Whatever bit is turned, the certificate is refused.
    #[test]
    fn every_bit_counts(sparse: bool, place: prop::sample::Index) {
        let right = if sparse { certificate("0.45", 20, 498, Some(mask(15))) } else { certificate("0.07", 34, 53, None) };
        let mut file = right.write();
        let bit = place.index(8 * file.len());
        file[bit / 8] ^= 1 << (bit % 8);
        if let Ok(wrong) = Certificate::read(&file) {
            prop_assert!(verify(&wrong, &budget()).is_err(), "bit {}", bit);
        }
    }
}

#[test]
fn a_wide_character_instead_of_the_space_before_a_rare_position() {
    let wrong = SPARSE.replace("rare positions: 1 6", "rare positions:\u{7d0} 6");
    let problem = Certificate::read(&file(&wrong, &[0; 518])).unwrap_err();
    check(&problem, "certificate-line", Some("\u{7d0}"));
}
