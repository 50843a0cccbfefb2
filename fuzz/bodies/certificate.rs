//! What must hold for any bytes given as a certificate.

use lastmove_game::Budget;
use lastmove_heaps::{Certificate, verify};

/// Reads the bytes as a certificate, and again with the checksum put right, so that what lies behind it is met too. One
/// that is right is written as it was read; verifying it ends.
pub fn run(bytes: &[u8]) {
    check(bytes);
    if let Some(repaired) = with_right_checksum(bytes) {
        check(&repaired);
    }
}

fn check(bytes: &[u8]) {
    let Ok(certificate) = Certificate::read(bytes) else { return };
    assert_eq!(certificate.write(), bytes, "a certificate has one form");
    let _ = verify(&certificate, &Budget::positions(2_000));
}

/// The same file with the checksum of its lines.
fn with_right_checksum(bytes: &[u8]) -> Option<Vec<u8>> {
    let start = bytes.windows(10).position(|window| window == b"checksum: ")?;
    let end = start + bytes[start..].iter().position(|&byte| byte == b'\n')?;
    let sum = bytes[..start]
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    Some([&bytes[..start], format!("checksum: {sum:016x}").as_bytes(), &bytes[end..]].concat())
}
