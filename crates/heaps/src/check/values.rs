//! Values of heaps, computed option by option and compared with closed forms.

use lastmove_game::{Budget, Problem};

use super::{Counterexample, Extent, Report, stopped};
use crate::Code;

/// The largest heap whose options are gone through.
const LARGEST: u64 = 50_000;

/// The closed form of the values of Nim.
pub(super) fn nim(extent: Extent, budget: &Budget) -> Result<Report, Problem> {
    let to = extent.heap(LARGEST)?;
    let code = Code::nim();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        if budget.stopped() {
            return Err(stopped());
        }
        let mut seen = vec![false; values.len() + 1];
        for option in code.options(heap) {
            let sum = option.parts().iter().fold(0, |sum, &part| sum ^ values[index(part)]);
            if let Some(seen) = seen.get_mut(index(sum)) {
                *seen = true;
            }
        }
        let value = seen.iter().position(|&seen| !seen).unwrap_or(seen.len()) as u64;
        if value != heap {
            let counterexample = Counterexample::Value { code: code.to_string(), heap, value };
            return Ok(Report { positions: heap + 1, games: 1, counterexample: Some(counterexample) });
        }
        values.push(value);
    }
    Ok(Report { positions: to + 1, games: 1, counterexample: None })
}

fn index(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
