/// The checksum of some bytes: FNV-1a with 64 bits (Fowler, Noll and Vo).
///
/// Each step is one to one in the state, so no two texts that differ in one byte share it.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    bytes.iter().fold(START, |state, &byte| (state ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn known_checksums() {
        assert_eq!(checksum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(checksum(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(checksum(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
