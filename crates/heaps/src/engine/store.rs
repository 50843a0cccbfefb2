//! The values of heaps, in the smallest integer type that holds them.

/// The values of the heaps 0, 1, 2, …, one after the other.
///
/// Starts with a byte a value and moves to two or four when a larger value comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Store {
    /// All values are below 2⁸.
    Bytes(Vec<u8>),
    /// All values are below 2¹⁶.
    Halves(Vec<u16>),
    /// Some value may be 2¹⁶ or more.
    Words(Vec<u32>),
}

/// Does the same with the vector inside, whatever its type.
macro_rules! with_values {
    ($store:expr, $values:ident => $body:expr) => {
        match $store {
            $crate::engine::Store::Bytes($values) => $body,
            $crate::engine::Store::Halves($values) => $body,
            $crate::engine::Store::Words($values) => $body,
        }
    };
}
pub(crate) use with_values;

impl Store {
    /// No values.
    pub const fn new() -> Self {
        Self::Bytes(Vec::new())
    }

    /// How many values there are.
    #[inline]
    pub fn len(&self) -> usize {
        with_values!(self, values => values.len())
    }

    /// Whether there is no value.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of this heap, which must be there.
    #[inline]
    pub fn get(&self, heap: usize) -> u32 {
        match self {
            Self::Bytes(values) => values[heap].into(),
            Self::Halves(values) => values[heap].into(),
            Self::Words(values) => values[heap],
        }
    }

    /// Adds the value of the next heap.
    #[inline]
    pub fn push(&mut self, value: u32) {
        match self {
            Self::Bytes(values) if value <= 0xFF => values.push(value as u8),
            Self::Halves(values) if value <= 0xFFFF => values.push(value as u16),
            Self::Words(values) => values.push(value),
            _ => {
                self.widen(value);
                self.push(value);
            }
        }
    }

    /// Forgets the values of this heap and of all larger ones.
    pub fn truncate(&mut self, heap: usize) {
        with_values!(self, values => values.truncate(heap));
    }

    fn widen(&mut self, value: u32) {
        *self = match self {
            Self::Bytes(values) if value <= 0xFFFF => Self::Halves(values.iter().map(|&value| value.into()).collect()),
            _ => Self::Words(self.iter(0..self.len()).collect()),
        };
    }

    /// The values of these heaps.
    pub fn iter(&self, heaps: std::ops::Range<usize>) -> impl Iterator<Item = u32> + '_ {
        heaps.map(|heap| self.get(heap))
    }

    /// How many bytes one value takes: 1, 2 or 4.
    pub const fn bytes_a_value(&self) -> usize {
        match self {
            Self::Bytes(_) => 1,
            Self::Halves(_) => 2,
            Self::Words(_) => 4,
        }
    }

    /// Makes room for this many more values.
    pub fn reserve(&mut self, more: usize) {
        with_values!(self, values => values.reserve_exact(more));
    }
}

impl Default for Store {
    fn default() -> Self {
        Self::new()
    }
}
