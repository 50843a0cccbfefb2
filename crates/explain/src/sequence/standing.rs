use lastmove_game::{Claim, Standing};
use lastmove_heaps::Repetition;

use super::period::say_repetition;
use crate::{Arguments, Voice, say_standing};

/// How values are known: computed up to this heap (`None` for a closed form), and where `repetition` is given, from the
/// period beyond it.
pub fn say_values_standing(
    computed_to: Option<u64>,
    repetition: Option<Repetition>,
    claim: Option<&'static Claim>,
    voice: &Voice,
) -> String {
    let mut sentences = Vec::new();
    match (computed_to, repetition) {
        (Some(computed), Some(repetition)) => {
            sentences.push(voice.say("values-computed-to", &Arguments::new().text("heap", computed.to_string())));
            sentences.push(say_repetition("period-found", &repetition, voice));
        }
        (Some(_), None) => sentences.push(voice.say("values-computed", &Arguments::new())),
        (None, _) => {}
    }
    sentences.extend(claim.map(|claim| say_standing(&Standing::Proved(claim), voice)));
    sentences.join(voice.language().between_sentences())
}
