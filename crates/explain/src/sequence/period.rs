use lastmove_game::{Claim, Standing};
use lastmove_heaps::{Candidate, Published, Repetition};

use crate::{Arguments, Explanation, Voice, say_standing};

/// What is known of a sequence's period.
#[derive(Clone, Debug)]
pub struct PeriodCase {
    /// The code.
    pub code: String,
    /// The largest heap whose value was computed; none of a closed form.
    pub computed_to: Option<u64>,
    /// The period that is proved, and by what.
    pub found: Option<(Repetition, &'static Claim)>,
    /// The period that the values show without proving it.
    pub candidate: Option<Candidate>,
    /// What was published about it.
    pub published: Option<Published>,
}

impl PeriodCase {
    /// The answer in a sentence.
    pub fn say(&self, voice: &Voice) -> String {
        match self.found {
            Some((repetition, _)) => say_repetition("period-found", &repetition, voice),
            None => voice.say("period-none", &Arguments::new().text("heap", text(self.computed_to.unwrap_or(0)))),
        }
    }

    /// How it is known, as a sentence.
    pub fn say_standing(&self, voice: &Voice) -> String {
        match self.found {
            Some((_, claim)) => say_standing(&Standing::Proved(claim), voice),
            None => voice.say("period-open", &Arguments::new()),
        }
    }

    /// What was published, and whether it agrees, as a sentence.
    pub fn say_published(&self, voice: &Voice) -> Option<String> {
        let published = self.published?;
        let message = match self.found {
            Some((repetition, _)) if published.agrees(repetition.period, repetition.preperiod) => "published-agrees",
            Some(_) => "published-differs",
            None => "published-unproved",
        };
        let arguments = Arguments::new().text("period", text(published.period));
        let arguments = arguments.text("preperiod", text(published.preperiod));
        Some(voice.say(message, &arguments))
    }

    /// Why it is so, and what is not said by it.
    pub fn explain(&self, voice: &Voice) -> Explanation {
        let mut explanation = Explanation::new();
        match (self.found, self.computed_to) {
            (Some(_), None) => explanation.say(voice.say("period-closed-form", &Arguments::new())),
            (Some((repetition, _)), Some(computed)) => {
                let arguments = Arguments::new().text("computed", text(computed));
                let arguments = arguments.text("preperiod", text(repetition.preperiod));
                explanation.say(voice.say("period-why", &arguments.text("period", text(repetition.period))))
            }
            (None, _) => explanation.say(voice.say("period-none-means", &Arguments::new())),
        };
        if let Some(candidate) = &self.candidate {
            explanation.say(self.say_candidate(candidate, voice));
        }
        if let Some(published) = self.say_published(voice) {
            explanation.say(published);
        }
        explanation
    }

    fn say_candidate(&self, candidate: &Candidate, voice: &Voice) -> String {
        let seen = say_repetition("period-candidate", &candidate.repetition, voice);
        let needed = match candidate.proved_at {
            Some(heap) => {
                let arguments = Arguments::new().text("heap", text(heap));
                voice.say("period-candidate-needs", &arguments.text("code", self.code.as_str()))
            }
            None => voice.say("period-candidate-endless", &Arguments::new()),
        };
        let agrees = Arguments::new().text("heap", text(candidate.agrees_to)).text("candidate", seen);
        [voice.say("period-candidate-seen", &agrees), needed].join(voice.language().between_sentences())
    }
}

/// A repetition as a sentence or a part of one, in the words of this message; `kind` is whether the values grow.
pub(super) fn say_repetition(message: &str, repetition: &Repetition, voice: &Voice) -> String {
    let Repetition { period, preperiod, saltus } = *repetition;
    let arguments = Arguments::new().text("kind", if saltus > 0 { "arithmetic" } else { "plain" });
    let arguments = arguments.text("period", text(period)).text("preperiod", text(preperiod));
    voice.say(message, &arguments.text("saltus", text(saltus)))
}

/// Numbers of these answers choose no plural; as texts they are written whole, however large.
fn text(number: u64) -> String {
    number.to_string()
}
