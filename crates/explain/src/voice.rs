use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;

/// What the things in a heap are called: the game decides, the words follow.
///
/// The nouns are the Fluent terms of `stones.ftl` and `matches.ftl`, with the cases and genders each language needs;
/// all other sentences speak of `{ -heap }` and `{ -stones }` and fit both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pieces {
    /// Stones in heaps.
    #[default]
    Stones,
    /// Matches in rows, as in Marienbad.
    Matches,
}

impl Pieces {
    const ALL: [Self; 2] = [Self::Stones, Self::Matches];
}

/// One language, ready to speak: it turns the name of a message and its arguments into a sentence.
///
/// ```
/// # use lastmove_explain::{Arguments, Language, Voice};
/// let voice = Voice::new(Language::German);
/// assert_eq!(voice.say("outcome-win", &Arguments::new()), "Wer am Zug ist, gewinnt");
/// ```
#[derive(Clone)]
pub struct Voice {
    language: Language,
    pieces: Pieces,
    /// What the players at a table are called, seat by seat; empty where nobody said.
    names: Arc<[String]>,
    /// One for each kind of pieces, in the order of [`Pieces::ALL`].
    bundles: Arc<[FluentBundle<Arc<FluentResource>>; Pieces::ALL.len()]>,
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

    /// Adds the subject of a sentence: `$who` is `you` where it is said to the player himself, else `other`, and then
    /// `$name` is what the player is called.
    #[must_use]
    pub fn subject(self, name: Option<&str>) -> Self {
        self.text("who", if name.is_some() { "other" } else { "you" }).text("name", name.unwrap_or_default())
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

    /// Adds a count, however large; one that a float cannot hold is written as a text.
    #[must_use]
    pub fn count(self, name: &'static str, value: u128) -> Self {
        match u64::try_from(value) {
            Ok(value) => self.number(name, value),
            Err(_) => self.text(name, value.to_string()),
        }
    }
}

impl Voice {
    /// The voice of a language, speaking of stones in heaps.
    ///
    /// # Panics
    /// When a sentence file does not parse; a test loads all of them.
    pub fn new(language: Language) -> Self {
        let read = |(file, source): &(&str, &str)| {
            let resource = FluentResource::try_new((*source).to_owned());
            Arc::new(resource.unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.tag())))
        };
        let sentences: Vec<_> = sources(language).iter().map(read).collect();
        let nouns = nouns(language).each_ref().map(read);
        let bundle = |nouns: Arc<FluentResource>| {
            let tag = language.tag().parse().expect("the tags are well-formed");
            let mut bundle = FluentBundle::new_concurrent(vec![tag]);
            // The marks that isolate text directions would show up as rubbish in many terminals.
            bundle.set_use_isolating(false);
            for resource in sentences.iter().cloned().chain([nouns]) {
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", language.tag()));
            }
            bundle
        };
        Self { language, pieces: Pieces::default(), names: Arc::new([]), bundles: Arc::new(nouns.map(bundle)) }
    }

    /// The same voice speaking of other pieces. Cheap: the sentences are shared.
    ///
    /// ```
    /// # use lastmove_explain::{Arguments, Language, Pieces, Voice};
    /// let voice = Voice::new(Language::English);
    /// assert_eq!(voice.say("problem-zero-heap", &Arguments::new()), "A heap of 0 is no heap.");
    /// let voice = voice.about(Pieces::Matches);
    /// assert_eq!(voice.say("problem-zero-heap", &Arguments::new()), "A row of 0 is no row.");
    /// ```
    #[must_use]
    pub fn about(&self, pieces: Pieces) -> Self {
        Self { pieces, ..self.clone() }
    }

    /// The same voice at a table whose players have these names, seat by seat: “You”, “The computer”.
    #[must_use]
    pub fn at_table(&self, names: Vec<String>) -> Self {
        Self { names: names.into(), ..self.clone() }
    }

    /// What the player on a seat is called, if that was said.
    pub fn player(&self, seat: usize) -> Option<&str> {
        self.names.get(seat).map(String::as_str)
    }

    /// What the player on a seat is called as the subject of a sentence: by the name he has at the table, else by the seat.
    pub fn player_or_seat(&self, seat: usize) -> String {
        let by_seat = || self.say("seat-name", &Arguments::new().number("seat", seat as u64));
        self.player(seat).map_or_else(by_seat, str::to_owned)
    }

    /// The language spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What the things in a heap are called.
    pub fn pieces(&self) -> Pieces {
        self.pieces
    }

    /// The sentence `message` with its arguments filled in.
    ///
    /// # Panics
    /// When there is no such message or an argument is missing: both are mistakes in this project, which its tests find.
    pub fn say(&self, message: &str, arguments: &Arguments) -> String {
        let pattern = self.bundle().get_message(message).and_then(|message| message.value());
        self.write(message, pattern, arguments)
    }

    /// The attribute `.name` of a message: the hint of a problem, the short form of a term.
    ///
    /// # Panics
    /// As [`Voice::say`].
    pub fn say_attribute(&self, message: &str, name: &str, arguments: &Arguments) -> String {
        let found = self.bundle().get_message(message);
        let pattern = found.and_then(|message| message.get_attribute(name)).map(|attribute| attribute.value());
        self.write(message, pattern, arguments)
    }

    fn bundle(&self) -> &FluentBundle<Arc<FluentResource>> {
        &self.bundles[self.pieces as usize]
    }

    fn write(
        &self,
        message: &str,
        pattern: Option<&fluent_syntax::ast::Pattern<&str>>,
        arguments: &Arguments,
    ) -> String {
        let pattern = pattern.unwrap_or_else(|| panic!("no words for {message:?} in {}", self.language.tag()));
        let mut errors = Vec::new();
        let sentence = self.bundle().format_pattern(pattern, Some(&arguments.0), &mut errors);
        assert!(errors.is_empty(), "{message:?} in {}: {errors:?}", self.language.tag());
        sentence.into_owned()
    }
}

/// The sentence files of a language, by name: a function that lists those of a language.
macro_rules! files {
    ($function:ident -> $list:ty: $($file:literal),* $(,)?) => {
        fn $function(language: Language) -> $list {
            match language {
                Language::English => &[$(($file, include_str!(concat!("../locales/en/", $file)))),*],
                Language::German => &[$(($file, include_str!(concat!("../locales/de/", $file)))),*],
                Language::Japanese => &[$(($file, include_str!(concat!("../locales/ja/", $file)))),*],
            }
        }
    };
}

type File = (&'static str, &'static str);
files!(sources -> &'static [File]: "common.ftl", "heaps.ftl", "tanhinmin.ftl", "interface.ftl", "play.ftl",
    "values.ftl", "claims.ftl", "match.ftl", "study.ftl", "house-rules.ftl", "board.ftl", "page.ftl", "figures.ftl",
    "api.ftl");
// In the order of `Pieces::ALL`.
files!(nouns -> &'static [File; Pieces::ALL.len()]: "stones.ftl", "matches.ftl");

impl Default for Voice {
    fn default() -> Self {
        Self::new(Language::English)
    }
}
