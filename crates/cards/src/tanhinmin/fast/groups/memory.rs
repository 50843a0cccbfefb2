/// What is known of one entry: four numbers, each 0 for nothing.
pub(super) type Known = [u8; 4];

/// A table from keys to what is known, by open addressing: keys are numbers below 2⁶³ that occur once each.
pub(super) struct Memory {
    slots: Vec<(u64, Known)>,
    used: usize,
}

/// No key.
const FREE: u64 = u64::MAX;

impl Memory {
    pub fn new() -> Self {
        Self { slots: vec![(FREE, [0; 4]); 1 << 10], used: 0 }
    }

    /// How many keys it has.
    pub fn len(&self) -> usize {
        self.used
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        // Fibonacci hashing: the high bits of a product with 2⁶⁴ by the golden ratio.
        let mut slot = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20) as usize & mask;
        while self.slots[slot].0 != key && self.slots[slot].0 != FREE {
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[inline]
    pub fn get(&self, key: u64) -> Known {
        self.slots[self.slot(key)].1
    }

    /// Replaces what is known.
    #[inline]
    pub fn set(&mut self, key: u64, known: Known) {
        let slot = self.slot(key);
        if self.slots[slot].0 == FREE {
            self.used += 1;
        }
        self.slots[slot] = (key, known);
        if self.used * 2 > self.slots.len() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let larger = vec![(FREE, [0; 4]); self.slots.len() * 4];
        for (key, known) in std::mem::replace(&mut self.slots, larger) {
            if key != FREE {
                let slot = self.slot(key);
                self.slots[slot] = (key, known);
            }
        }
    }
}
