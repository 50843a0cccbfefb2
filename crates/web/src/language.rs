//! Which language a visitor reads.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use lastmove_explain::Language;

/// The language that the browser asks for: of those spoken here the one it likes best, else English.
pub fn preferred(headers: &HeaderMap) -> Language {
    let mut best: Option<(u16, Language)> = None;
    for value in headers.get_all(ACCEPT_LANGUAGE) {
        for wish in value.to_str().unwrap_or_default().split(',') {
            let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let Ok(language) = tag.trim().parse() else { continue };
            let weight = thousandths(weight.trim().strip_prefix("q=").unwrap_or("1"));
            // Of two that are liked equally well the first.
            if weight > best.map_or(0, |(liked, _)| liked) {
                best = Some((weight, language));
            }
        }
    }
    best.map_or_else(Language::default, |(_, language)| language)
}

/// A weight from 0 to 1 in thousandths; what is no weight is the least.
fn thousandths(weight: &str) -> u16 {
    let weight: f32 = weight.trim().parse().unwrap_or(0.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it lies between 0 and 1000")]
    {
        (weight.clamp(0.0, 1.0) * 1000.0) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::preferred;
    use axum::http::{HeaderMap, HeaderValue, header::ACCEPT_LANGUAGE};
    use lastmove_explain::Language::{self, English, German, Japanese};

    fn of(wishes: &[&'static str]) -> Language {
        let mut headers = HeaderMap::new();
        for wish in wishes {
            headers.append(ACCEPT_LANGUAGE, HeaderValue::from_static(wish));
        }
        preferred(&headers)
    }

    #[test]
    fn the_best_liked_of_those_spoken() {
        assert_eq!(of(&[]), English);
        assert_eq!(of(&["fr, pl;q=0.9"]), English);
        assert_eq!(of(&["fr, ja;q=0.4, de-AT;q=0.5"]), German);
        assert_eq!(of(&["ja-JP,ja;q=0.9,en-US;q=0.8"]), Japanese);
        assert_eq!(of(&["de;q=0, *"]), English);
        assert_eq!(of(&["en;q=0.3", "ja;q=0.7"]), Japanese);
        assert_eq!(of(&["de;q=x, ja ; q=NaN, ;;;,q=1"]), English);
    }
}
