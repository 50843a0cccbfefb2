use lastmove_game::random::Random;

/// Chance in small portions: each draw takes 16 of the 64 bits that the generator gives at once.
pub struct Dice<'r> {
    random: &'r mut Random,
    bits: u64,
    left: u32,
}

impl<'r> Dice<'r> {
    pub fn new(random: &'r mut Random) -> Self {
        Self { random, bits: 0, left: 0 }
    }

    /// A number below 2¹⁶.
    #[inline]
    pub fn draw(&mut self) -> u32 {
        if self.left == 0 {
            self.bits = self.random.bits();
            self.left = 4;
        }
        self.left -= 1;
        let draw = self.bits & 0xffff;
        self.bits >>= 16;
        u32::try_from(draw).expect("16 bits")
    }

    /// A number below `bound`, which is at most 2¹⁶; some come more often than others by one draw in 2¹⁶.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (self.draw() as usize * bound) >> 16
    }
}
