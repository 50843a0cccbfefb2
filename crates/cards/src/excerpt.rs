/// How many characters of a text a problem shows.
const LONGEST: usize = 60;

/// The beginning of a text, so that a problem about a very long one stays readable.
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{} …", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
