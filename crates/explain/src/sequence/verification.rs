use lastmove_game::Standing;
use lastmove_heaps::{Certificate, Verified};

use crate::{Arguments, Explanation, Voice, say_standing};

/// That a certificate was found right, as a sentence.
pub fn say_verified(certificate: &Certificate, voice: &Voice) -> String {
    voice.say("verify-right", &claimed(certificate))
}

/// That a certificate was refused, as a sentence.
pub fn say_refused(certificate: &Certificate, voice: &Voice) -> String {
    voice.say("verify-refused", &claimed(certificate))
}

fn claimed(certificate: &Certificate) -> Arguments {
    let arguments = Arguments::new().text("code", certificate.code().to_string());
    let arguments = arguments.text("period", certificate.period().to_string());
    arguments.text("preperiod", certificate.preperiod().to_string())
}

/// What was checked before a certificate was found right, and why that is enough.
pub fn explain_verified(verified: &Verified, voice: &Voice) -> Explanation {
    let mut explanation = Explanation::new();
    let between = voice.language().between_sentences();
    let heaps = Arguments::new().text("heaps", verified.heaps.to_string());
    let checked = match (verified.splits_claim, verified.rare) {
        (Some(claim), Some(rare)) => {
            let others = (verified.heaps - verified.in_full).to_string();
            let arguments = heaps.text("full", verified.in_full.to_string()).text("others", others);
            let splits = voice.say("verify-checked-rare", &arguments.text("rare", rare.to_string()));
            [splits, say_standing(&Standing::Proved(claim), voice)].join(between)
        }
        _ => voice.say("verify-checked-all", &heaps),
    };
    explanation.say(checked);
    explanation.say(voice.say("verify-smallest", &Arguments::new()));
    explanation
}
