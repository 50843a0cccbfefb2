//! Texts cut down to the columns there are.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

const ELLIPSIS: char = '…';

/// The beginning of a text in so many columns; with an ellipsis where it does not fit, or was `cut` before.
pub fn head(text: &str, columns: usize, cut: bool) -> String {
    if !cut && text.width() <= columns {
        return text.to_owned();
    }
    let kept = fitting(text.chars(), columns);
    let mut head: String = text.chars().take(kept).collect();
    head.truncate(head.trim_end().len());
    head.push(ELLIPSIS);
    head
}

/// The end of a text in so many columns; with an ellipsis where it does not fit, or was `cut` before.
pub fn tail(text: &str, columns: usize, cut: bool) -> String {
    if !cut && text.width() <= columns {
        return text.to_owned();
    }
    let dropped = text.chars().count() - fitting(text.chars().rev(), columns);
    let mut tail = String::from(ELLIPSIS);
    tail.extend(text.chars().skip(dropped));
    tail
}

/// How many of these characters fit beside an ellipsis.
fn fitting(characters: impl Iterator<Item = char>, columns: usize) -> usize {
    let ends = characters.scan(1, |used, character| {
        *used += character.width().unwrap_or(1);
        Some(*used)
    });
    ends.take_while(|&used| used <= columns).count()
}

#[cfg(test)]
mod tests {
    use super::{head, tail};
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn what_fits_stays() {
        assert_eq!(head("1 3 5 7", 7, false), "1 3 5 7");
        assert_eq!(tail("1 3 5 7", 7, false), "1 3 5 7");
    }

    #[test]
    fn what_does_not_fit_is_cut_at_its_width() {
        assert_eq!(head("1 3 5 7", 6, false), "1 3 5…");
        assert_eq!(head("1 3 5 7", 5, false), "1 3…");
        assert_eq!(tail("1 3 5 7", 5, false), "…5 7".replace('…', "… "));
        assert_eq!(head("三つの山", 6, false), "三つ…");
        for columns in 0..9 {
            assert!(head("三つの山", columns, true).width() <= columns.max(1));
            assert!(tail("三つの山", columns, true).width() <= columns.max(1));
        }
    }
}
