use std::fmt;

/// A move that was made, as an address tells it: `5:2`, or `5:2@3` where there are several rows of 5 and that on spot 3
/// was touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The move in the game's notation.
    pub action: String,
    /// The spot of the board that was touched, where that makes a difference.
    pub spot: Option<usize>,
}

impl Made {
    /// A move in the game's notation.
    pub fn new(action: impl Into<String>) -> Self {
        Self { action: action.into(), spot: None }
    }

    /// Reads one. A comma inside a move (only codes have one: `S1,2,5:7:5`) is written as a semicolon, which no move has.
    pub(super) fn read(text: &str) -> Self {
        let plain = |spot: &str| !spot.is_empty() && spot.bytes().all(|byte| byte.is_ascii_digit());
        let parts = text.rsplit_once('@').filter(|(_, spot)| plain(spot));
        let (action, spot) = parts.map_or((text, None), |(action, spot)| (action, spot.parse().ok()));
        let action = action.split_whitespace().collect::<Vec<_>>().join(" ").replace(';', ",");
        Self { action, spot }
    }
}

impl fmt::Display for Made {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.action.replace(',', ";"))?;
        self.spot.map_or(Ok(()), |spot| write!(formatter, "@{spot}"))
    }
}
