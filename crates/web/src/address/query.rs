//! How values are written in a query.

use std::fmt::{self, Write};

use super::Made;

/// A value as it is written in a query: a blank as `+`, what could be misunderstood as `%XX`, the rest as it is.
pub(super) struct Encoded<'a>(pub(super) &'a str);

impl fmt::Display for Encoded<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &byte in self.0.as_bytes() {
            match byte {
                b' ' => formatter.write_char('+')?,
                byte if byte.is_ascii_alphanumeric() || b"-._~:/@,;!*()=".contains(&byte) => {
                    formatter.write_char(char::from(byte))?;
                }
                byte => write!(formatter, "%{byte:02X}")?,
            }
        }
        Ok(())
    }
}

/// The value written so; none where it is no text in UTF-8. A stray `%` stands for itself.
pub(super) fn decode(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let hex = |at: usize| bytes.get(at).and_then(|digit| char::from(*digit).to_digit(16));
        match (bytes[at], hex(at + 1), hex(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                decoded.push(u8::try_from(high * 16 + low).unwrap_or_default());
                at += 3;
                continue;
            }
            (b'+', ..) => decoded.push(b' '),
            (byte, ..) => decoded.push(byte),
        }
        at += 1;
    }
    String::from_utf8(decoded).ok()
}

/// The fields of a query as they are written, without those that are empty altogether.
pub(super) fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// Words with commas between them.
pub(super) fn join(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(",")
}

/// Moves with commas between them.
pub(super) fn write_moves(moves: &[Made]) -> String {
    join(moves.iter().map(ToString::to_string))
}

/// The moves written so.
pub(super) fn read_moves(text: &str) -> Vec<Made> {
    text.split(',').map(Made::read).filter(|made| !made.action.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Encoded, Made, decode, read_moves, write_moves};
    use proptest::prelude::*;

    #[test]
    fn positions_stay_readable() {
        assert_eq!(Encoded("3 5 9 / 4 6 @ 2").to_string(), "3+5+9+/+4+6+@+2");
        assert_eq!(Encoded("7:6+1").to_string(), "7:6%2B1");
        assert_eq!(Encoded("グー<&\"").to_string(), "%E3%82%B0%E3%83%BC%3C%26%22");
    }

    #[test]
    fn a_stray_percent_sign_stands_for_itself() {
        assert_eq!(decode("100%").as_deref(), Some("100%"));
        assert_eq!(decode("%zz%4").as_deref(), Some("%zz%4"));
        assert_eq!(decode("%FF"), None);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(text in any::<String>()) {
            let written = Encoded(&text).to_string();
            prop_assert!(written.is_ascii());
            prop_assert_eq!(decode(&written), Some(text));
        }

        #[test]
        fn moves_are_read_as_they_are_written(
            moves in proptest::collection::vec(("[0-9a-zS:+]([0-9a-zS:+, ]{0,8}[0-9a-z])?", any::<Option<u8>>()), 0..6),
        ) {
            let made = |(action, spot): &(String, Option<u8>)| {
                let action = action.split_whitespace().collect::<Vec<_>>().join(" ");
                Made { action, spot: spot.map(usize::from) }
            };
            let moves: Vec<Made> = moves.iter().map(made).collect();
            prop_assert_eq!(read_moves(&write_moves(&moves)), moves);
        }
    }
}
