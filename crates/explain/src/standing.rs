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
        Standing::Checked { claim: checked, .. } => {
            let range = say_range(standing, voice).unwrap_or_default();
            voice.say("standing-checked", &Arguments::new().text("claim", claim(checked)).text("range", range))
        }
        Standing::Conjectured { claim: guessed, .. } => {
            let range = say_range(standing, voice).unwrap_or_default();
            voice.say("standing-conjectured", &Arguments::new().text("claim", claim(guessed)).text("range", range))
        }
    }
}

/// For what a statement without proof was checked: "at most 4 cards in each hand"; none where there is a proof or a
/// search.
pub fn say_range(standing: &Standing, voice: &Voice) -> Option<String> {
    let claim = standing.claim().filter(|_| standing.range().is_some())?;
    Some(voice.say(&format!("range-{}", claim.name), &Arguments::new()))
}
