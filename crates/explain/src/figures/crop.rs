//! What of a long list is shown.

/// At most this many lines of one kind stand in a figure.
pub(crate) const MOST_LINES: usize = 12;

/// A long list cut down to its beginning and its end.
pub(crate) struct Cropped<'a, T> {
    pub first: &'a [T],
    /// What is left out between the two; empty when everything is shown.
    pub hidden: &'a [T],
    pub last: &'a [T],
}

/// At most `most` of the items: all of them, or the first and the last ones.
pub(crate) fn crop<T>(items: &[T], most: usize) -> Cropped<'_, T> {
    if items.len() <= most {
        return Cropped { first: items, hidden: &[], last: &[] };
    }
    let (first, rest) = items.split_at(most.div_ceil(2));
    let (hidden, last) = rest.split_at(rest.len() - most / 2);
    Cropped { first, hidden, last }
}
