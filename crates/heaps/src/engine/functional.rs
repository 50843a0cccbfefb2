//! The linear functional that divides values into rare and common ones.

/// A linear functional on values and heap sizes: f(n, v) = parity of `v & mask`, plus n and a constant where the heap's
/// parity takes part.
///
/// A value v is *common* for heap n when f(n, v) = 1 and *rare* when it is 0; a heap is called by its own value. For a
/// split of heap n into a and b, f(n, g(a) ⊕ g(b)) = f(a, g(a)) + f(b, g(b)). So a common value arises exactly from a
/// rare and a common part, and a rare one from two parts of the same kind. Source: Winning Ways, chapter 4 (sparse
/// spaces).
///
/// Half of the bits of a value are enough once its kind is known: the lowest bit of the mask follows from the others. A
/// value without that bit is called its *index*. Indices are linear too, and among the common values of a heap (as among
/// the rare ones) they are in the order of the values, since the mask has no lower bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Functional {
    /// The bits of a value that count; never 0.
    pub mask: u32,
    /// Whether the parity of the heap counts too.
    pub with_heap: bool,
    constant: u32,
}

impl Functional {
    /// The functional with this mask (not 0); `heap_parity` is the parity of every number of tokens taken in a split, if
    /// the parity of the heap shall count.
    pub fn new(mask: u32, heap_parity: Option<u32>) -> Self {
        debug_assert!(mask != 0, "a functional looks at some bit");
        Self { mask, with_heap: heap_parity.is_some(), constant: heap_parity.unwrap_or(0) & 1 }
    }

    /// Whether `value` is common for `heap`.
    #[inline]
    pub fn is_common(self, heap: usize, value: u32) -> bool {
        (value & self.mask).count_ones() & 1 ^ self.of_heap(heap) == 1
    }

    /// What the heap adds to the functional.
    #[inline]
    fn of_heap(self, heap: usize) -> u32 {
        if self.with_heap { heap as u32 & 1 ^ self.constant } else { 0 }
    }

    /// The value without the lowest bit of the mask.
    #[inline]
    pub fn index(self, value: u32) -> u32 {
        let low = self.below_pivot();
        value & low | value >> 1 & !low
    }

    /// The common value of `heap` that has this index.
    #[inline]
    pub fn common_value(self, heap: usize, index: u32) -> u32 {
        let value = self.without_pivot(index);
        if self.is_common(heap, value) { value } else { value | self.pivot() }
    }

    /// The rare value of `heap` that has this index.
    #[inline]
    pub fn rare_value(self, heap: usize, index: u32) -> u32 {
        self.common_value(heap, index) ^ self.pivot()
    }

    fn without_pivot(self, index: u32) -> u32 {
        let low = self.below_pivot();
        index & low | (index & !low) << 1
    }

    /// The lowest bit of the mask.
    #[inline]
    pub fn pivot(self) -> u32 {
        self.mask & self.mask.wrapping_neg()
    }

    #[inline]
    fn below_pivot(self) -> u32 {
        self.pivot() - 1
    }

    /// The functional that makes the fewest heaps rare, with the number of rare heaps, for these counts of values.
    ///
    /// `counts[i][v]` is how often value v occurs among the heaps of parity i. `heap_parity` is as for
    /// [`Functional::new`]. Found by a Walsh–Hadamard transform: its entry at a mask is the number of heaps that are rare
    /// under the mask minus that of the others. Cost: V log V for values below V.
    pub fn best(counts: &[Vec<i64>; 2], heap_parity: Option<u32>) -> (Self, i64) {
        let length = counts[0].len().max(counts[1].len()).next_power_of_two().max(2);
        let combined = |sign: i64| -> Vec<i64> {
            let of = |parity: usize, value: usize| counts[parity].get(value).copied().unwrap_or(0);
            (0..length).map(|value| of(0, value) + sign * of(1, value)).collect()
        };
        let total: i64 = counts.iter().flatten().sum();
        let least = |transformed: &[i64], sign: i64| {
            (1..length)
                .map(|mask| (i64::midpoint(total, sign * transformed[mask]), mask))
                .min()
                .expect("length is 2 or more")
        };
        let mut plain = combined(1);
        walsh_hadamard(&mut plain);
        let (mut rare, mask) = least(&plain, 1);
        let mut best = Self::new(mask as u32, None);
        if let Some(parity) = heap_parity {
            let mut signed = combined(-1);
            walsh_hadamard(&mut signed);
            let (with_heap, mask) = least(&signed, if parity & 1 == 0 { 1 } else { -1 });
            // The plain functional is the simpler one, and wins ties.
            if with_heap < rare {
                (best, rare) = (Self::new(mask as u32, Some(parity)), with_heap);
            }
        }
        (best, rare)
    }
}

/// The Walsh–Hadamard transform in place; the length is a power of two.
fn walsh_hadamard(entries: &mut [i64]) {
    let mut half = 1;
    while half < entries.len() {
        for block in entries.chunks_exact_mut(2 * half) {
            let (left, right) = block.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}
