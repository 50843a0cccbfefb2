//! The rules in words: those of every house, and what each house rule changes.

use lastmove_cards::tanhinmin::{Clearing, HouseRules, Order, Passing, Relation, Spade3};
use lastmove_cards::{Strength, Tanhinmin};
use lastmove_game::{Convention, Rules};

use super::list::list;
use super::names::{card, sentences};
use crate::{Arguments, Voice};

/// The rules of a game in a few sentences.
pub(super) fn say(game: &Tanhinmin, hidden: bool, voice: &Voice) -> String {
    let plain = |message: &str| voice.say(message, &Arguments::new());
    let house = game.house();
    let mut said = vec![plain(if hidden { "tanhinmin-rules-hidden" } else { "tanhinmin-rules-open" })];
    said.extend(say_order(game, voice));
    said.extend([
        plain(if house.groups.is_some() { "tanhinmin-rules-turn-groups" } else { "tanhinmin-rules-turn" }),
        plain(match house.passing {
            Passing::Free => "tanhinmin-rules-pass-free",
            Passing::LeaderPlays => "tanhinmin-rules-pass-leader-plays",
            Passing::IfUnable => "tanhinmin-rules-pass-if-unable",
        }),
        plain("tanhinmin-rules-lead"),
        plain(match house.clearing {
            Clearing::Others => "tanhinmin-rules-clear-others",
            Clearing::Owner => "tanhinmin-rules-clear-owner",
        }),
    ]);
    if house.pass_final {
        said.push(plain("tanhinmin-rules-pass-final"));
        // Otherwise whoever leads has to play.
        if house.passing == Passing::Free {
            said.push(plain("tanhinmin-rules-pass-final-lead"));
        }
    }
    said.extend(say_special_cards(game, house, voice));
    if let Some(quotas) = game.quotas() {
        let quotas = Arguments::new().text("quotas", quotas.to_string().replace(':', ", "));
        said.push(voice.say("tanhinmin-rules-quota", &quotas));
    }
    said.push(plain(match game.convention() {
        Convention::Normal => "tanhinmin-rules-aim-normal",
        Convention::Misere => "tanhinmin-rules-aim-misere",
    }));
    sentences(said, voice)
}

/// Cards that do more than beat others.
fn say_special_cards(game: &Tanhinmin, house: &HouseRules, voice: &Voice) -> Vec<String> {
    let named = |strength| Arguments::new().text("card", card(game, strength));
    let mut said = Vec::new();
    if let Some(cut) = house.cut {
        said.push(voice.say("tanhinmin-rules-cut", &named(cut)));
    }
    if let Some(joker) = house.joker {
        let message = if house.groups.is_some() { "tanhinmin-rules-joker-groups" } else { "tanhinmin-rules-joker" };
        said.push(voice.say(message, &named(joker.card)));
        if let Some((spade_3, effect)) = joker.spade_3 {
            let message = match effect {
                Spade3::Stays => "tanhinmin-rules-spade3-stays",
                Spade3::Clears => "tanhinmin-rules-spade3-clears",
            };
            said.push(voice.say(message, &named(spade_3)));
        }
    }
    if let Some(size) = house.groups.and_then(|groups| groups.revolution) {
        let size = Arguments::new().number("size", u64::from(size.get()));
        said.push(voice.say("tanhinmin-rules-revolution", &size));
    }
    if let Some(revolution) = house.revolution_card {
        said.push(voice.say("tanhinmin-rules-revolution-card", &named(revolution)));
        if house.groups.is_some() {
            said.push(voice.say("tanhinmin-rules-revolution-once", &Arguments::new()));
        }
    }
    said
}

/// The cards, where they are no numbers.
fn say_order(game: &Tanhinmin, voice: &Voice) -> Option<String> {
    match game.order() {
        Order::Integers => None,
        Order::Deck => Some(voice.say("tanhinmin-rules-order-deck", &Arguments::new())),
        Order::Named(relation) => Some(say_relation(game, relation, voice)),
    }
}

fn say_relation(game: &Tanhinmin, relation: &Relation, voice: &Voice) -> String {
    let (comma, semicolon) = (", ", "; ");
    let beaten = |strength: Strength| -> Vec<String> {
        relation.cards().filter(|&other| relation.beats(strength, other)).map(|other| card(game, other)).collect()
    };
    let pairs: Vec<String> = relation
        .cards()
        .map(|strength| (strength, beaten(strength)))
        .filter(|(_, beaten)| !beaten.is_empty())
        .map(|(strength, beaten)| {
            let cards = list(beaten.iter(), comma, voice);
            voice
                .say("tanhinmin-rules-beats", &Arguments::new().text("card", card(game, strength)).text("cards", cards))
        })
        .collect();
    let names = list(relation.names().iter(), comma, voice);
    let pairs = match &pairs[..] {
        [] => voice.say("tanhinmin-rules-order-none", &Arguments::new().text("cards", names.as_str())),
        pairs => list(pairs.iter(), semicolon, voice),
    };
    let count = relation.names().len() as u64;
    let arguments = Arguments::new().number("count", count).text("cards", names).text("pairs", pairs);
    voice.say("tanhinmin-rules-order-named", &arguments)
}
