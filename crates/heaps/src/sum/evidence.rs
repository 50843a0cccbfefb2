//! Evidence that every game with known values can give.

use crate::code::Code;
use crate::evidence::{HeapEvidence, HeapValue, OptionValue};
use crate::position::Heaps;
use crate::values::Values;

/// The value of each heap and the nim-sum of all.
pub(crate) fn values(position: &Heaps, values: &impl Values) -> HeapEvidence {
    let heaps = position.equal_heaps().map(|equal| HeapValue {
        heap: equal.heap,
        value: values.value(equal.heap),
        count: equal.count,
    });
    HeapEvidence::Values { heaps: heaps.collect(), nim_sum: values.nim_sum(position.sizes()) }
}

/// Equal heaps in pairs, where there are any.
pub(super) fn copying(position: &Heaps) -> Option<HeapEvidence> {
    let (mut pairs, mut left) = (Vec::new(), Vec::new());
    for equal in position.equal_heaps() {
        pairs.extend((0..equal.count / 2).map(|_| equal.heap));
        left.extend((equal.count % 2 == 1).then_some(equal.heap));
    }
    (!pairs.is_empty()).then_some(HeapEvidence::Copying { pairs, left })
}

/// The options of a heap with their values, `limit` of them at most.
pub(super) fn mex(code: &Code, values: &impl Values, heap: u64, limit: usize) -> HeapEvidence {
    let options = code
        .options(heap)
        .take(limit)
        .map(|option| OptionValue { parts: option.parts().to_vec(), value: values.nim_sum(option.parts()) });
    HeapEvidence::Mex { heap, options: options.collect(), total: values.count_options(heap), value: values.value(heap) }
}
