/// Nim-values from heap 0 on, in the smallest integer type that holds them all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sequence {
    Bytes(Vec<u8>),
    Pairs(Vec<u16>),
    Words(Vec<u32>),
}

impl Sequence {
    pub fn len(&self) -> usize {
        match self {
            Self::Bytes(values) => values.len(),
            Self::Pairs(values) => values.len(),
            Self::Words(values) => values.len(),
        }
    }

    pub fn get(&self, heap: usize) -> u32 {
        match self {
            Self::Bytes(values) => values[heap].into(),
            Self::Pairs(values) => values[heap].into(),
            Self::Words(values) => values[heap],
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = u32> {
        (0..self.len()).map(|heap| self.get(heap))
    }

    /// How many bytes a value takes: 1, 2 or 4.
    pub fn width(&self) -> usize {
        match self {
            Self::Bytes(_) => 1,
            Self::Pairs(_) => 2,
            Self::Words(_) => 4,
        }
    }

    /// The values as bytes, the lowest byte of each first.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Bytes(values) => bytes.extend(values),
            Self::Pairs(values) => bytes.extend(values.iter().flat_map(|value| value.to_le_bytes())),
            Self::Words(values) => bytes.extend(values.iter().flat_map(|value| value.to_le_bytes())),
        }
    }

    /// The values written with `width` bytes each; what is left over at the end is dropped.
    pub fn read(bytes: &[u8], width: usize) -> Self {
        let value = |bytes: &[u8]| bytes.iter().rev().fold(0, |value, &byte| value << 8 | u32::from(byte));
        bytes.chunks_exact(width).map(value).collect()
    }
}

impl FromIterator<u32> for Sequence {
    fn from_iter<I: IntoIterator<Item = u32>>(values: I) -> Self {
        let mut all = Self::Bytes(Vec::new());
        for value in values {
            all.push(value);
        }
        all
    }
}

impl Sequence {
    fn push(&mut self, value: u32) {
        match self {
            Self::Bytes(values) => {
                if let Ok(value) = value.try_into() {
                    return values.push(value);
                }
                *self = Self::Pairs(values.iter().map(|&value| value.into()).collect());
                self.push(value);
            }
            Self::Pairs(values) => {
                if let Ok(value) = value.try_into() {
                    return values.push(value);
                }
                *self = Self::Words(values.iter().map(|&value| value.into()).collect());
                self.push(value);
            }
            Self::Words(values) => values.push(value),
        }
    }
}
