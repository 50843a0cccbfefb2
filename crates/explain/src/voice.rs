use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;

/// What the things in a heap are called: the game decides, the words follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pieces {
    /// Stones in heaps.
    #[default]
    Stones,
    /// Matches in rows, as in Marienbad.
    Matches,
}

/// One language, ready to speak: it turns the name of a message and its arguments into a sentence.
///
/// ```
/// # use lastmove_explain::{Arguments, Language, Voice};
/// let voice = Voice::new(Language::German);
/// assert_eq!(voice.say("outcome-win", &Arguments::new()), "Wer am Zug ist, gewinnt.");
/// ```
pub struct Voice {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The arguments of a message.
#[derive(Default)]
pub struct Arguments(FluentArgs<'static>);

impl Arguments {
    /// No arguments.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text, written as it is.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.0.set(name, value.into());
        self
    }

    /// Adds a number that may choose a plural. Numbers that a float cannot hold are written as texts.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: u64) -> Self {
        const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;
        if value <= EXACT {
            self.0.set(name, FluentValue::from(value));
        } else {
            self.0.set(name, value.to_string());
        }
        self
    }

    /// Adds `$pieces`: `stones` or `matches`, for messages that choose their nouns by it.
    #[must_use]
    pub fn pieces(self, pieces: Pieces) -> Self {
        self.text(
            "pieces",
            match pieces {
                Pieces::Stones => "stones",
                Pieces::Matches => "matches",
            },
        )
    }
}

impl Voice {
    /// The voice of a language.
    ///
    /// # Panics
    /// When a sentence file does not parse; a test loads all of them.
    pub fn new(language: Language) -> Self {
        let tag = language.tag().parse().expect("the tags are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that isolate text directions would show up as rubbish in many terminals.
        bundle.set_use_isolating(false);
        for (file, source) in sources(language) {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.tag()));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}/{file}: {errors:?}", language.tag()));
        }
        Self { language, bundle }
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence `message` with its arguments filled in.
    ///
    /// # Panics
    /// When there is no such message or an argument is missing: both are mistakes in this project, which its tests find.
    pub fn say(&self, message: &str, arguments: &Arguments) -> String {
        let pattern = self.bundle.get_message(message).and_then(|message| message.value());
        self.write(message, pattern, arguments)
    }

    /// The attribute `.name` of a message: the hint of a problem, the short form of a term.
    ///
    /// # Panics
    /// As [`Voice::say`].
    pub fn say_attribute(&self, message: &str, name: &str, arguments: &Arguments) -> String {
        let found = self.bundle.get_message(message);
        let pattern = found.and_then(|message| message.get_attribute(name)).map(|attribute| attribute.value());
        self.write(message, pattern, arguments)
    }

    fn write(
        &self,
        message: &str,
        pattern: Option<&fluent_syntax::ast::Pattern<&str>>,
        arguments: &Arguments,
    ) -> String {
        let pattern = pattern.unwrap_or_else(|| panic!("no words for {message:?} in {}", self.language.tag()));
        let mut errors = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&arguments.0), &mut errors);
        assert!(errors.is_empty(), "{message:?} in {}: {errors:?}", self.language.tag());
        sentence.into_owned()
    }
}

/// The sentence files of a language, by name.
macro_rules! sentence_files {
    ($($file:literal),* $(,)?) => {
        fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::English => &[$(($file, include_str!(concat!("../locales/en/", $file)))),*],
                Language::German => &[$(($file, include_str!(concat!("../locales/de/", $file)))),*],
                Language::Japanese => &[$(($file, include_str!(concat!("../locales/ja/", $file)))),*],
            }
        }
    };
}

sentence_files!("common.ftl", "heaps.ftl", "tanhinmin.ftl", "interface.ftl", "play.ftl");

impl Default for Voice {
    fn default() -> Self {
        Self::new(Language::English)
    }
}
