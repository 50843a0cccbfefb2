//! Certificates from outside: right ones pass, tampered ones do not, files go round, garbage is told.

mod files;
mod published;
mod right;
mod tampered;

use lastmove_game::Budget;
use lastmove_heaps::certificate::Functional;
use lastmove_heaps::{Certificate, Code, nim_values};

fn code(text: &str) -> Code {
    Code::parse(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

/// The values of a code by plain mex.
fn values(code: &Code, heaps: u64) -> Vec<u32> {
    nim_values(code, heaps - 1, &Budget::default()).unwrap_or_else(|problem| panic!("{code}: {problem}"))
}

/// The certificate for this period, with the right values.
fn certificate(text: &str, period: u64, preperiod: u64, functional: Option<Functional>) -> Certificate {
    let code = code(text);
    let values = values(&code, period + preperiod);
    Certificate::new(code, period, preperiod, functional, values).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

/// The same claim with other values.
fn with_values(certificate: &Certificate, values: impl IntoIterator<Item = u32>) -> Certificate {
    let (period, preperiod) = (certificate.period(), certificate.preperiod());
    Certificate::new(certificate.code().clone(), period, preperiod, certificate.functional(), values)
        .expect("only the values differ")
}

/// The values of a certificate that its file holds.
fn known(certificate: &Certificate) -> Vec<u32> {
    (0..certificate.preperiod() + certificate.period()).map(|heap| certificate.value(heap)).collect()
}

/// A budget that is never used up here.
fn budget() -> Budget {
    Budget::positions(1 << 24)
}

/// A functional that counts the bits under this mask.
const fn mask(mask: u32) -> Functional {
    Functional { mask, heap_parity: false }
}

/// The smallest period and pre-period (at least 1) that these values prove, found by trying all.
fn proved_period(code: &Code, values: &[u32]) -> Option<(u64, u64)> {
    let heaps = values.len();
    (1..heaps / 2).find_map(|period| {
        let repeated = (period..heaps).rev().take_while(|&heap| values[heap] == values[heap - period]).count();
        let preperiod = (heaps - period - repeated).max(1);
        let (period, preperiod) = (period as u64, preperiod as u64);
        // What is needed at most for any kind of code.
        let most = code.most_heaps().max(1) as u64;
        let periods = if code.has_unequal_splits() { 2 * most } else { most };
        let taken = code.last_place()?;
        (most * preperiod + periods * period + taken <= heaps as u64).then_some((period, preperiod))
    })
}
