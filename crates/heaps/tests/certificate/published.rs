//! The published periods are true, as far as they can be computed here.

use lastmove_heaps::certificate::Functional;
use lastmove_heaps::{Certificate, published, published_periods, verify};

use crate::{budget, code, values};

#[test]
fn published_periods_are_proved() {
    let mut proved = 0;
    for (code, known) in published_periods() {
        let heaps = known.period + known.preperiod;
        if heaps > 50_000 {
            continue;
        }
        let functional = (code.to_string() == "0.127").then_some(Functional { mask: 1, heap_parity: true });
        let values = values(&code, heaps);
        let certificate = Certificate::new(code, known.period, known.preperiod.max(1), functional, values).unwrap();
        let verified = verify(&certificate, &budget());
        assert!(verified.is_ok(), "{}: {verified:?}", certificate.code());
        proved += 1;
    }
    assert_eq!(proved, published_periods().count() - 5, "all but those of 0.16, 0.1777, 0.354, 0.376 and 0.56");
}

#[test]
fn periods_of_the_theory() {
    for (text, period, preperiod) in [
        ("0.77", 12, 71),
        (".7700", 12, 71),
        ("0.07", 34, 53),
        ("0.127", 4, 46_578),
        ("0.376", 4, 2_268_248),
        ("0.354", 1180, 10_061_916),
    ] {
        let known = published(&code(text)).unwrap_or_else(|| panic!("{text} is published"));
        assert_eq!((known.period, known.preperiod), (period, preperiod), "{text}");
        assert!(known.agrees(period, preperiod) && !known.agrees(period, preperiod + 1), "{text}");
        assert!(!known.agrees(2 * period, preperiod), "{text}");
    }
    assert_eq!(published(&code("0.6")), None);
}
