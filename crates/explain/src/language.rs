use std::str::FromStr;

/// The languages lastmove speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All of them, in the order in which a switch shows them.
    pub const ALL: [Self; 3] = [Self::German, Self::English, Self::Japanese];

    /// The two-letter tag: `en`, `de` or `ja`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Japanese => "ja",
        }
    }

    /// What stands between two sentences of one paragraph.
    pub const fn between_sentences(self) -> &'static str {
        match self {
            Self::English | Self::German => " ",
            Self::Japanese => "",
        }
    }
}

/// The text names no language lastmove speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the languages are de, en and ja")]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a tag or a locale that begins with one: `de`, `ja_JP.UTF-8`, `en-GB`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let tag = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag)).ok_or(UnknownLanguage)
    }
}
