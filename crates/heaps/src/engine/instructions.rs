//! Which vector instructions the processor has, and how code comes to use them.
//!
//! The only place with `unsafe`: a function compiled for certain instructions may only be called where the processor has
//! them, which is what [`Instructions::best`] and [`Instructions::available`] have found out.
#![allow(unsafe_code)]

use std::array::from_fn;

/// Work that is compiled once for every kind of instructions.
pub trait Kernel {
    /// What comes out.
    type Output;

    /// Does the work. To be marked `#[inline(always)]`, with everything that it calls, so that it is compiled anew for
    /// each kind of instructions.
    fn run<V: Vector>(self) -> Self::Output;
}

/// Eight words of 64 bits that are worked on together.
pub trait Vector: Copy {
    /// The same word eight times.
    fn splat(word: u64) -> Self;
    /// Reads eight words.
    fn load(words: &[u64; 8]) -> Self;
    /// Reads eight words byte by byte, the lowest byte first.
    fn load_bytes(bytes: &[u8; 64]) -> Self;
    /// Reads eight numbers of 16 bits.
    fn widen(numbers: &[u16; 8]) -> Self;
    /// Writes the words.
    fn store(self, words: &mut [u64; 8]);
    /// The bits in one or the other.
    fn or(self, other: Self) -> Self;
    /// The bits in one, but not in the other.
    fn xor(self, other: Self) -> Self;
    /// The bits that are not in the other.
    fn without(self, other: Self) -> Self;
    /// Each word lessened by the other's, modulo 2⁶⁴.
    fn minus(self, other: Self) -> Self;
    /// For each word the bit of that number; nothing for 64 and more.
    fn bit(self) -> Self;
    /// Each word shifted up by `shift` bits (0 to 63), filled from the upper end of the lower word.
    fn shifted(self, lower: Self, shift: u32) -> Self;
    /// Exchanges the words so that word i gets the old word i ⊕ X.
    fn exchanged<const X: usize>(self) -> Self;
    /// Whether no bit is set.
    fn is_zero(self) -> bool;
    /// 32 nim-sums of 16 bits: each number on the left with its partner on the right, where they stand in reverse order.
    #[inline(always)]
    fn sums(left: &[u16; 32], right: &[u16; 32]) -> Self {
        Self::load(&words(from_fn(|place| left[place] ^ right[31 - place])))
    }
    /// The same for numbers of 8 bits.
    #[inline(always)]
    fn sums_of_bytes(left: &[u8; 32], right: &[u8; 32]) -> Self {
        Self::load(&words(from_fn(|place| u16::from(left[place] ^ right[31 - place]))))
    }
    /// Which of the 32 numbers of 16 bits are in the set: bit i for number i. Only fast where [`Instructions::look_up`].
    #[inline(always)]
    fn members(self, set: &Set) -> u32 {
        let mut words = [0; 8];
        self.store(&mut words);
        (0..32).fold(0, |members, place| members | u32::from(set.holds(number(&words, place))) << place)
    }
    /// Writes those of the 32 numbers of 16 bits whose bit is set, one after the other; what follows them is of no meaning.
    #[inline(always)]
    fn pick(self, chosen: u32, into: &mut [u16; 32]) {
        let mut words = [0; 8];
        self.store(&mut words);
        let places = (0..32).filter(|place| chosen >> place & 1 == 1);
        into.iter_mut().zip(places).for_each(|(into, place)| *into = number(&words, place));
    }
    /// Which of the bytes are 0: bit i for byte i.
    #[inline(always)]
    fn zeros(self) -> u64 {
        let mut words = [0; 8];
        self.store(&mut words);
        let bytes = words.map(u64::to_le_bytes);
        bytes.as_flattened().iter().enumerate().fold(0, |zeros, (place, &byte)| zeros | u64::from(byte == 0) << place)
    }
}

/// 32 numbers of 16 bits as eight words.
#[inline(always)]
fn words(numbers: [u16; 32]) -> [u64; 8] {
    from_fn(|word| (0..4).fold(0, |all, place| all | u64::from(numbers[4 * word + place]) << (16 * place)))
}

/// One of 32 numbers of 16 bits.
#[inline(always)]
fn number(words: &[u64; 8], place: usize) -> u16 {
    (words[place / 4] >> (16 * (place % 4))) as u16
}

/// A set of numbers that share all bits above the lowest ten.
#[derive(Clone, Debug)]
pub struct Set {
    /// A bit for each number that the lowest ten bits can be.
    pub bits: [u64; 16],
    /// The bits above; the lowest ten are 0.
    pub base: u16,
}

impl Set {
    /// How many numbers there are with the same bits above.
    pub const SPAN: usize = 1 << 10;

    /// Whether it holds nothing.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.bits.iter().fold(0, |all, bits| all | bits) == 0
    }

    /// Whether it holds the number.
    #[inline(always)]
    pub fn holds(&self, number: u16) -> bool {
        let number = usize::from(number ^ self.base);
        number < Self::SPAN && self.bits[number / 64] >> (number % 64) & 1 == 1
    }

    /// The smallest number.
    pub fn first(&self) -> Option<u16> {
        let word = self.bits.iter().position(|&bits| bits != 0)?;
        Some(self.base | (64 * word as u16 + self.bits[word].trailing_zeros() as u16))
    }
}

/// A kind of vector instructions that this processor has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instructions(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Instructions {
    /// Those that every processor of this architecture has.
    pub const PORTABLE: Self = Self(Kind::Portable);

    /// The widest ones.
    pub fn best() -> Self {
        *Self::available().last().expect("the portable ones are always there")
    }

    /// All kinds that this processor has, narrowest first.
    pub fn available() -> Vec<Self> {
        #[cfg_attr(not(target_arch = "x86_64"), allow(unused_mut))]
        let mut kinds = vec![Self::PORTABLE];
        #[cfg(target_arch = "x86_64")]
        {
            let avx2 = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            if avx2 {
                kinds.push(Self(Kind::Avx2));
            }
            let avx512 = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512vbmi")
                && is_x86_feature_detected!("avx512vbmi2");
            if avx2 && avx512 {
                kinds.push(Self(Kind::Avx512));
            }
        }
        kinds
    }

    /// Their name.
    pub const fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "AVX-512",
        }
    }

    /// Whether `Vector::members` is fast.
    pub const fn look_up(self) -> bool {
        match self.0 {
            Kind::Portable => false,
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => false,
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => true,
        }
    }

    /// Runs the kernel with these instructions.
    #[inline]
    pub fn run<K: Kernel>(self, kernel: K) -> K::Output {
        match self.0 {
            Kind::Portable => kernel.run::<portable::Words>(),
            // SAFETY: such a value is only made by `available`, after the processor was asked for these instructions.
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => unsafe { with_avx2(kernel) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => unsafe { with_avx512(kernel) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx2<K: Kernel>(kernel: K) -> K::Output {
    kernel.run::<avx2::Words>()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2")]
fn with_avx512<K: Kernel>(kernel: K) -> K::Output {
    kernel.run::<avx512::Words>()
}

mod portable {
    use super::Vector;
    use std::array::from_fn;

    /// Eight words one by one; the compiler makes of them what it can.
    #[derive(Clone, Copy)]
    pub struct Words([u64; 8]);

    impl Vector for Words {
        #[inline(always)]
        fn splat(word: u64) -> Self {
            Self([word; 8])
        }
        #[inline(always)]
        fn load(words: &[u64; 8]) -> Self {
            Self(*words)
        }
        #[inline(always)]
        fn load_bytes(bytes: &[u8; 64]) -> Self {
            Self(from_fn(|lane| u64::from_le_bytes(bytes[8 * lane..8 * lane + 8].try_into().expect("eight bytes"))))
        }
        #[inline(always)]
        fn widen(numbers: &[u16; 8]) -> Self {
            Self(numbers.map(u64::from))
        }
        #[inline(always)]
        fn store(self, words: &mut [u64; 8]) {
            *words = self.0;
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Self(from_fn(|lane| self.0[lane] | other.0[lane]))
        }
        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            Self(from_fn(|lane| self.0[lane] ^ other.0[lane]))
        }
        #[inline(always)]
        fn without(self, other: Self) -> Self {
            Self(from_fn(|lane| self.0[lane] & !other.0[lane]))
        }
        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            Self(from_fn(|lane| self.0[lane].wrapping_sub(other.0[lane])))
        }
        #[inline(always)]
        fn bit(self) -> Self {
            Self(self.0.map(|number| if number < 64 { 1 << number } else { 0 }))
        }
        #[inline(always)]
        fn shifted(self, lower: Self, shift: u32) -> Self {
            Self(from_fn(|lane| self.0[lane] << shift | lower.0[lane] >> 1 >> (63 - shift)))
        }
        #[inline(always)]
        fn exchanged<const X: usize>(self) -> Self {
            Self(from_fn(|lane| self.0[lane ^ X]))
        }
        #[inline(always)]
        fn is_zero(self) -> bool {
            self.0.iter().fold(0, |all, word| all | word) == 0
        }
    }
}

// SAFETY, for both modules below: their types are only named by `with_avx2` and `with_avx512`, which run where the
// processor has the instructions; reads and writes go through references of the right length.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::Vector;
    #[allow(clippy::wildcard_imports, reason = "as the standard library suggests for these")]
    use std::arch::x86_64::*;

    /// Two vectors of 256 bits.
    #[derive(Clone, Copy)]
    pub struct Words(__m256i, __m256i);

    impl Words {
        #[inline(always)]
        fn both(self, other: Self, work: impl Fn(__m256i, __m256i) -> __m256i) -> Self {
            Self(work(self.0, other.0), work(self.1, other.1))
        }
    }

    impl Vector for Words {
        #[inline(always)]
        fn splat(word: u64) -> Self {
            let all = unsafe { _mm256_set1_epi64x(word.cast_signed()) };
            Self(all, all)
        }
        #[inline(always)]
        fn load(words: &[u64; 8]) -> Self {
            let (first, second) = words.split_at(4);
            unsafe { Self(_mm256_loadu_si256(first.as_ptr().cast()), _mm256_loadu_si256(second.as_ptr().cast())) }
        }
        #[inline(always)]
        fn load_bytes(bytes: &[u8; 64]) -> Self {
            let (first, second) = bytes.split_at(32);
            unsafe { Self(_mm256_loadu_si256(first.as_ptr().cast()), _mm256_loadu_si256(second.as_ptr().cast())) }
        }
        #[inline(always)]
        fn widen(numbers: &[u16; 8]) -> Self {
            unsafe {
                let all = _mm_loadu_si128(numbers.as_ptr().cast());
                Self(_mm256_cvtepu16_epi64(all), _mm256_cvtepu16_epi64(_mm_unpackhi_epi64(all, all)))
            }
        }
        #[inline(always)]
        fn store(self, words: &mut [u64; 8]) {
            let (first, second) = words.split_at_mut(4);
            unsafe {
                _mm256_storeu_si256(first.as_mut_ptr().cast(), self.0);
                _mm256_storeu_si256(second.as_mut_ptr().cast(), self.1);
            }
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            self.both(other, |a, b| unsafe { _mm256_or_si256(a, b) })
        }
        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            self.both(other, |a, b| unsafe { _mm256_xor_si256(a, b) })
        }
        #[inline(always)]
        fn without(self, other: Self) -> Self {
            self.both(other, |a, b| unsafe { _mm256_andnot_si256(b, a) })
        }
        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            self.both(other, |a, b| unsafe { _mm256_sub_epi64(a, b) })
        }
        #[inline(always)]
        fn bit(self) -> Self {
            Self::splat(1).both(self, |one, number| unsafe { _mm256_sllv_epi64(one, number) })
        }
        #[inline(always)]
        fn shifted(self, lower: Self, shift: u32) -> Self {
            self.both(lower, |high, low| unsafe {
                let up = _mm256_sll_epi64(high, _mm_cvtsi32_si128(shift.cast_signed()));
                let down = _mm256_srl_epi64(low, _mm_cvtsi32_si128(64 - shift.cast_signed()));
                _mm256_or_si256(up, down)
            })
        }
        #[inline(always)]
        fn exchanged<const X: usize>(self) -> Self {
            let (a, b) = if X & 4 == 0 { (self.0, self.1) } else { (self.1, self.0) };
            Self(a, b).both(Self(a, b), |words, _| unsafe {
                match X & 3 {
                    0 => words,
                    1 => _mm256_permute4x64_epi64::<0b10_11_00_01>(words),
                    2 => _mm256_permute4x64_epi64::<0b01_00_11_10>(words),
                    _ => _mm256_permute4x64_epi64::<0b00_01_10_11>(words),
                }
            })
        }
        #[inline(always)]
        fn is_zero(self) -> bool {
            unsafe {
                let all = _mm256_or_si256(self.0, self.1);
                _mm256_testz_si256(all, all) == 1
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod avx512 {
    use super::{Set, Vector};
    #[allow(clippy::wildcard_imports, reason = "as the standard library suggests for these")]
    use std::arch::x86_64::*;

    /// One vector of 512 bits.
    #[derive(Clone, Copy)]
    pub struct Words(__m512i);

    impl Vector for Words {
        #[inline(always)]
        fn splat(word: u64) -> Self {
            Self(unsafe { _mm512_set1_epi64(word.cast_signed()) })
        }
        #[inline(always)]
        fn load(words: &[u64; 8]) -> Self {
            Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
        }
        #[inline(always)]
        fn load_bytes(bytes: &[u8; 64]) -> Self {
            Self(unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) })
        }
        #[inline(always)]
        fn widen(numbers: &[u16; 8]) -> Self {
            Self(unsafe { _mm512_cvtepu16_epi64(_mm_loadu_si128(numbers.as_ptr().cast())) })
        }
        #[inline(always)]
        fn store(self, words: &mut [u64; 8]) {
            unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) }
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Self(unsafe { _mm512_or_si512(self.0, other.0) })
        }
        #[inline(always)]
        fn xor(self, other: Self) -> Self {
            Self(unsafe { _mm512_xor_si512(self.0, other.0) })
        }
        #[inline(always)]
        fn without(self, other: Self) -> Self {
            Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
        }
        #[inline(always)]
        fn minus(self, other: Self) -> Self {
            Self(unsafe { _mm512_sub_epi64(self.0, other.0) })
        }
        #[inline(always)]
        fn bit(self) -> Self {
            Self(unsafe { _mm512_sllv_epi64(_mm512_set1_epi64(1), self.0) })
        }
        #[inline(always)]
        fn shifted(self, lower: Self, shift: u32) -> Self {
            Self(unsafe { _mm512_shldv_epi64(self.0, lower.0, _mm512_set1_epi64(i64::from(shift))) })
        }
        #[inline(always)]
        fn exchanged<const X: usize>(self) -> Self {
            let order: [u64; 8] = std::array::from_fn(|lane| (lane ^ X) as u64);
            Self(unsafe {
                match X {
                    0 => self.0,
                    _ => _mm512_permutexvar_epi64(_mm512_loadu_si512(order.as_ptr().cast()), self.0),
                }
            })
        }
        #[inline(always)]
        fn is_zero(self) -> bool {
            unsafe { _mm512_test_epi64_mask(self.0, self.0) == 0 }
        }
        #[inline(always)]
        fn sums(left: &[u16; 32], right: &[u16; 32]) -> Self {
            Self(unsafe {
                let right = _mm512_permutexvar_epi16(reversed(), _mm512_loadu_si512(right.as_ptr().cast()));
                _mm512_xor_si512(_mm512_loadu_si512(left.as_ptr().cast()), right)
            })
        }
        #[inline(always)]
        fn sums_of_bytes(left: &[u8; 32], right: &[u8; 32]) -> Self {
            Self(unsafe {
                let right = _mm512_cvtepu8_epi16(_mm256_loadu_si256(right.as_ptr().cast()));
                let left = _mm512_cvtepu8_epi16(_mm256_loadu_si256(left.as_ptr().cast()));
                _mm512_xor_si512(left, _mm512_permutexvar_epi16(reversed(), right))
            })
        }
        #[inline(always)]
        fn members(self, set: &Set) -> u32 {
            unsafe {
                let number = _mm512_xor_si512(self.0, _mm512_set1_epi16(set.base.cast_signed()));
                let low = _mm512_loadu_si512(set.bits.as_ptr().cast());
                let high = _mm512_loadu_si512(set.bits[8..].as_ptr().cast());
                // The word of 16 bits that the number's bit is in, and that bit; both ignore what is above the lowest ten bits.
                let word = _mm512_permutex2var_epi16(low, _mm512_srli_epi16::<4>(number), high);
                let bit = _mm512_shldv_epi16(_mm512_set1_epi16(1), _mm512_setzero_si512(), number);
                let within = _mm512_cmplt_epu16_mask(number, _mm512_set1_epi16((Set::SPAN as u16).cast_signed()));
                _mm512_mask_test_epi16_mask(within, word, bit)
            }
        }
        #[inline(always)]
        fn pick(self, chosen: u32, into: &mut [u16; 32]) {
            unsafe { _mm512_storeu_si512(into.as_mut_ptr().cast(), _mm512_maskz_compress_epi16(chosen, self.0)) }
        }
        #[inline(always)]
        fn zeros(self) -> u64 {
            unsafe { _mm512_testn_epi8_mask(self.0, self.0) }
        }
    }

    /// The order that turns 32 numbers of 16 bits round.
    #[inline(always)]
    fn reversed() -> __m512i {
        let order: [u16; 32] = std::array::from_fn(|place| 31 - place as u16);
        unsafe { _mm512_loadu_si512(order.as_ptr().cast()) }
    }
}
