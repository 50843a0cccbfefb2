//! The values of a heap's options, from a table of the values of smaller heaps.

use std::ops::Range;

use crate::code::{Code, Digit};

/// Calls `enter` with the value of every option of a heap; `values` holds those of all smaller heaps.
pub(super) fn each_option_value(code: &Code, values: &[u32], heap: u64, mut enter: impl FnMut(u32)) {
    code.partial_takings(heap).for_each(|(taken, digit)| {
        let left = usize::try_from(heap - taken).expect("heaps of a table are bounded");
        each_arrangement(values, left, digit, &mut enter);
    });
    if heap > 0 && code.digit(heap).leaves(0) {
        enter(0);
    }
}

/// Every way in which the digit lets `left` stones be arranged in some heaps.
fn each_arrangement(values: &[u32], left: usize, digit: Digit, enter: &mut impl FnMut(u32)) {
    if digit.leaves(1) {
        enter(values[left]);
    }
    // For unequal heaps every bound moves by one.
    let apart = usize::from(digit.unequal());
    let smaller = |sum: usize, from: usize| from..sum.saturating_sub(apart) / 2 + 1;
    if digit.leaves(2) {
        each_pair(values, left, smaller(left, 1), 0, enter);
    }
    if digit.leaves(3) {
        for smallest in 1..=left / 3 {
            let rest = left - smallest;
            each_pair(values, rest, smaller(rest, smallest + apart), values[smallest], enter);
        }
    }
}

/// Two heaps of `sum` stones in all, the smaller one in the range given, beside others of the value `beside`.
fn each_pair(values: &[u32], sum: usize, smaller: Range<usize>, beside: u32, enter: &mut impl FnMut(u32)) {
    for part in smaller {
        enter(beside ^ values[part] ^ values[sum - part]);
    }
}
