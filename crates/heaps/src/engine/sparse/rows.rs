//! Where each common index occurs, as bits, kept in the order in which the convolution reads them.

/// Eight words of 64 bits, side by side: as much as one vector instruction can take.
#[repr(align(64))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(pub [u64; 8]);

impl Row {
    /// No bit set.
    pub const ZERO: Self = Self([0; 8]);
}

/// For every common index u and every heap p, whether g(p) is common and has index u.
///
/// Bit p mod 64 of a word stands for heap p. The words of eight neighbouring indices form a row; the rows of such a
/// *column* of indices follow each other in the order of heaps. Rows from `base` on are kept.
#[derive(Clone, Debug)]
pub struct Rows {
    /// How many groups of eight indices there are.
    pub columns: usize,
    cells: Vec<Row>,
    /// How many rows a column has room for.
    capacity: usize,
    /// The word (heap divided by 64) that the first row after the margin stands for.
    base: usize,
    /// Rows before `base` that stay empty, so that reading a little before heap 0 finds nothing.
    pub margin: usize,
}

impl Rows {
    /// Empty rows for this many columns, with room for some words from `base` on.
    pub fn new(columns: usize, margin: usize, base: usize, words: usize) -> Self {
        let capacity = margin + words;
        Self { columns, cells: vec![Row::ZERO; columns * capacity], capacity, base, margin }
    }

    /// Where in a column the row of this word is.
    #[inline(always)]
    pub fn slot(&self, word: usize) -> usize {
        word + self.margin - self.base
    }

    /// The rows of one column.
    #[inline(always)]
    pub fn column(&self, column: usize) -> &[Row] {
        &self.cells[column * self.capacity..(column + 1) * self.capacity]
    }

    /// Sets the rows of this word, one for each column.
    #[inline(always)]
    pub fn set(&mut self, word: usize, rows: &[Row]) {
        let slot = self.slot(word);
        for (column, &row) in rows.iter().enumerate() {
            self.cells[column * self.capacity + slot] = row;
        }
    }

    /// Keeps only those of the 64 heaps of this word that are in `keep`.
    pub fn mask(&mut self, word: usize, keep: u64) {
        let slot = self.slot(word);
        for column in 0..self.columns {
            for bits in &mut self.cells[column * self.capacity + slot].0 {
                *bits &= keep;
            }
        }
    }

    /// Whether the rows of the first heaps are still kept.
    pub fn reach_the_start(&self) -> bool {
        self.base == 0
    }

    /// Makes room for the words below `end`, forgetting those below `first` when it has to move.
    pub fn make_room(&mut self, first: usize, end: usize) {
        if self.slot(end) <= self.capacity {
            return;
        }
        let first = first.max(self.base);
        let kept = end - first;
        let mut moved = Self::new(self.columns, self.margin, first, kept + kept / 2 + 64);
        let (from, to) = (self.slot(first), moved.slot(first));
        let length = self.capacity - from;
        for column in 0..self.columns {
            let target = &mut moved.cells[column * moved.capacity + to..][..length];
            target.copy_from_slice(&self.cells[column * self.capacity + from..][..length]);
        }
        *self = moved;
    }
}
