//! Users' texts made harmless: what cannot be seen on a terminal is shown by a sign or by its number.

use std::borrow::Cow;
use std::fmt::Write;
use std::ops::RangeInclusive;

/// Characters without a shape of their own: they turn the direction of the text, join, part or hide others. Those of
/// Unicode's category Cf, its separators of lines and paragraphs, the selectors of variants, blank letters, tags.
const SHAPELESS: &[RangeInclusive<char>] = &[
    '\u{AD}'..='\u{AD}',
    '\u{34F}'..='\u{34F}',
    '\u{600}'..='\u{605}',
    '\u{61C}'..='\u{61C}',
    '\u{6DD}'..='\u{6DD}',
    '\u{70F}'..='\u{70F}',
    '\u{890}'..='\u{891}',
    '\u{8E2}'..='\u{8E2}',
    '\u{115F}'..='\u{1160}',
    '\u{17B4}'..='\u{17B5}',
    '\u{180B}'..='\u{180F}',
    '\u{200B}'..='\u{200F}',
    '\u{2028}'..='\u{202E}',
    '\u{2060}'..='\u{206F}',
    '\u{3164}'..='\u{3164}',
    '\u{FE00}'..='\u{FE0F}',
    '\u{FEFF}'..='\u{FEFF}',
    '\u{FFA0}'..='\u{FFA0}',
    '\u{FFF0}'..='\u{FFFB}',
    '\u{110BD}'..='\u{110BD}',
    '\u{110CD}'..='\u{110CD}',
    '\u{13430}'..='\u{1343F}',
    '\u{1BCA0}'..='\u{1BCA3}',
    '\u{1D173}'..='\u{1D17A}',
    '\u{E0000}'..='\u{E0FFF}',
];

/// The text with a visible sign in place of each control character, and the number of each character without a shape:
/// `␛` for the escape character, `<U+202E>` for the one that turns the direction of the text.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\t' => shown.push(' '),
            '\0'..='\x1F' => {
                shown.push(char::from_u32(0x2400 + u32::from(character)).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            '\x7F' => shown.push('␡'),
            character if is_hidden(character) => {
                write!(shown, "<U+{:04X}>", u32::from(character)).expect("a string takes everything");
            }
            character => shown.push(character),
        }
    }
    Cow::Owned(shown)
}

/// Whether a character would not be seen, or would do something to the terminal.
fn is_hidden(character: char) -> bool {
    let shapeless = || {
        let place = SHAPELESS.partition_point(|range| *range.end() < character);
        SHAPELESS.get(place).is_some_and(|range| range.contains(&character))
    };
    character.is_control() || (!character.is_ascii() && shapeless())
}

#[cfg(test)]
mod tests {
    use super::{SHAPELESS, visible};

    #[test]
    fn control_characters_have_signs_or_numbers() {
        assert_eq!(visible("\x1b[31m\n\u{9b}x\t\x7f"), "␛[31m␊<U+009B>x ␡");
    }

    #[test]
    fn characters_without_a_shape_were_repeated_as_they_are() {
        assert_eq!(visible("3 \u{202e}4\u{200b}5"), "3 <U+202E>4<U+200B>5");
        assert_eq!(visible("\u{feff}\u{2028}\u{e0041}\u{ad}"), "<U+FEFF><U+2028><U+E0041><U+00AD>");
    }

    #[test]
    fn what_can_be_seen_stays() {
        for text in ["1 3 5 7", "逆形では、 か\u{3099}", "e\u{301} ü ß", "…●○◐’“”", "\u{a0}\u{3000}"]
        {
            assert_eq!(visible(text), text);
        }
    }

    #[test]
    fn the_list_is_in_order() {
        assert!(SHAPELESS.windows(2).all(|pair| pair[0].end() < pair[1].start()));
    }
}
