//! What all requests share.

use std::sync::{Arc, OnceLock};

use lastmove_explain::{Language, Voice};

use crate::work::Work;

/// What all requests share: a voice for each language, and the place where work is done. Clones share it, too.
#[derive(Clone, Default)]
pub struct State(Arc<Shared>);

#[derive(Default)]
struct Shared {
    /// In the order of [`Language::ALL`]; each is made when somebody first speaks that language.
    voices: [OnceLock<Voice>; Language::ALL.len()],
    work: Work,
}

impl State {
    /// Nothing is being worked on yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Nothing either; this is where it will be.
    pub fn with(work: Work) -> Self {
        Self(Arc::new(Shared { work, ..Shared::default() }))
    }

    /// The voice of a language. Made once.
    pub fn voice(&self, language: Language) -> &Voice {
        let place = Language::ALL.iter().position(|known| *known == language).expect("all languages are listed");
        self.0.voices[place].get_or_init(|| Voice::new(language))
    }

    /// Where answers are worked on.
    pub fn work(&self) -> &Work {
        &self.0.work
    }
}
