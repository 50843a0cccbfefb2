//! The words of the command line as text.

use std::borrow::Borrow;
use std::ffi::OsStr;

use lastmove_game::{Problem, ProblemKind};

use crate::arguments::unshield;

/// Bytes that are not text.
pub const NOT_UTF_8: ProblemKind = ProblemKind { id: "not-utf-8", arguments: &[] };

/// One word of the command line.
pub fn word(word: &OsStr) -> Result<&str, Problem> {
    utf_8(word.as_encoded_bytes()).map(unshield)
}

/// Several words of the command line, with a space between any two.
pub fn words(words: &[impl Borrow<OsStr>]) -> Result<String, Problem> {
    let words: Result<Vec<_>, _> = words.iter().map(|each| word(each.borrow())).collect();
    Ok(words?.join(" "))
}

/// Bytes as text. The problem marks the first byte that belongs to no character.
pub fn utf_8(bytes: &[u8]) -> Result<&str, Problem> {
    std::str::from_utf8(bytes).map_err(|error| {
        let valid = error.valid_up_to();
        let place = valid..valid + char::REPLACEMENT_CHARACTER.len_utf8();
        Problem::new(&NOT_UTF_8).at(&String::from_utf8_lossy(bytes), place)
    })
}

#[cfg(test)]
mod tests {
    use super::utf_8;

    #[test]
    fn the_first_bad_byte_is_marked() {
        let problem = utf_8(b"1 \xC3\xA9 \xFF 5 \xFF").unwrap_err();
        let place = problem.place().unwrap();
        assert_eq!(place.text(), "1 é � 5 �");
        assert_eq!(place.span(), 5..8);
    }
}
