use lastmove_game::Standing;

use crate::{Arguments, Voice};

/// How an answer is known, as one sentence: the theorem named, or the number of positions searched.
pub fn say_standing(standing: &Standing, voice: &Voice) -> String {
    let claim = |claim: &lastmove_game::Claim| voice.say(&format!("claim-{}", claim.name), &Arguments::new());
    match standing {
        Standing::Proved(proved) => voice.say("standing-proved", &Arguments::new().text("claim", claim(proved))),
        Standing::Exhaustive { positions } => {
            voice.say("standing-exhaustive", &Arguments::new().number("positions", *positions as u64))
        }
        Standing::Checked { claim: checked, range } => {
            voice.say("standing-checked", &Arguments::new().text("claim", claim(checked)).text("range", *range))
        }
        Standing::Conjectured { claim: guessed, range } => {
            voice.say("standing-conjectured", &Arguments::new().text("claim", claim(guessed)).text("range", *range))
        }
    }
}
