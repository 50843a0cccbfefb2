//! Tanhinmin in words and figures.

mod layout;
mod list;
mod search;
mod theorem;

use lastmove_cards::{CardMove, Strength, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::{ListedVerdict, Rules, Seat};

use crate::figures::cards::cards;
use crate::{Arguments, Explain, Explanation, Hint, Styled, Voice};

pub use layout::TanhinminLayout;

impl Explain for Tanhinmin {
    type Layout = TanhinminLayout;

    fn layout(&self, _: &str, position: &TanhinminPosition) -> TanhinminLayout {
        TanhinminLayout::of(self, position)
    }

    fn follow(&self, layout: &TanhinminLayout, _: &TanhinminPosition, action: &CardMove) -> TanhinminLayout {
        layout.after(*action)
    }

    fn picture(&self, layout: &TanhinminLayout, voice: &Voice) -> Styled {
        cards(layout, voice)
    }

    fn explain(
        &self,
        position: &TanhinminPosition,
        verdict: &ListedVerdict<CardMove, TanhinminEvidence>,
        voice: &Voice,
    ) -> Explanation {
        let mut explanation = Explanation::new();
        for evidence in &verdict.evidence {
            match evidence {
                TanhinminEvidence::Settled { first } => {
                    let seat = Arguments::new().number("seat", first.0 as u64);
                    explanation.say(voice.say("tanhinmin-settled", &seat));
                }
                TanhinminEvidence::Search(searched) => {
                    search::explain(self, position, verdict.decision, &searched.line, voice, &mut explanation);
                }
                TanhinminEvidence::Order { .. }
                | TanhinminEvidence::Incomparable { .. }
                | TanhinminEvidence::Quota { .. }
                | TanhinminEvidence::EightCut(_)
                | TanhinminEvidence::NobodyMustPlay
                | TanhinminEvidence::MustLead { .. } => {}
                TanhinminEvidence::Graph(graph) => theorem::explain_graph(graph, verdict, voice, &mut explanation),
                TanhinminEvidence::Comparison { mover, opponent } => {
                    theorem::explain_comparison(*mover, *opponent, &verdict.evidence, voice, &mut explanation);
                }
                TanhinminEvidence::Refutations { moves, total } => {
                    theorem::explain_moves(position, verdict, moves, *total, voice, &mut explanation);
                }
            }
        }
        explanation
    }

    fn say_move(&self, position: &TanhinminPosition, action: &CardMove, who: &str, voice: &Voice) -> String {
        let who = Arguments::new().text("who", who);
        match action.card() {
            Some(card) => {
                let last = position.hand(Seat::MOVER).is_some_and(|hand| hand.cards().len() == 1);
                let message = if last { "tanhinmin-who-sheds-last" } else { "tanhinmin-who-plays" };
                voice.say(message, &who.number("card", u64::from(card.get())))
            }
            None => voice.say("tanhinmin-who-passes", &who),
        }
    }

    fn hint(&self, position: &TanhinminPosition, action: &CardMove, voice: &Voice) -> Hint {
        let say = |message| voice.say(message, &Arguments::new());
        match action.card() {
            Some(card) => {
                let card_words = Arguments::new().number("card", u64::from(card.get()));
                Hint { place: say(how_strong(position, card)), action: voice.say("tanhinmin-hint-card", &card_words) }
            }
            None => {
                let cannot_play = self.moves(position).count() == 1;
                let place = if cannot_play { "tanhinmin-hint-cannot-play" } else { "tanhinmin-hint-do-not-play" };
                Hint { place: say(place), action: say("tanhinmin-hint-pass") }
            }
        }
    }

    fn say_convention(&self, voice: &Voice) -> String {
        voice.say("convention-last-card", &Arguments::new())
    }

    fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String {
        voice.say("tanhinmin-shed-last-card", &Arguments::new().subject(name))
    }

    fn rules(&self, voice: &Voice) -> String {
        voice.say("tanhinmin-rules", &Arguments::new())
    }
}

/// Whether a card is one of the weaker or of the stronger ones that may be played.
fn how_strong(position: &TanhinminPosition, card: Strength) -> &'static str {
    let hand = position.hand(Seat::MOVER).into_iter().flat_map(|hand| hand.groups().map(|(card, _)| card));
    let playable: Vec<_> = hand.filter(|card| card.beats(position.to_beat())).collect();
    let weaker = playable.iter().filter(|&&other| other < card).count();
    match playable.len() {
        0 | 1 => "tanhinmin-hint-play",
        all if weaker < all / 2 => "tanhinmin-hint-low",
        _ => "tanhinmin-hint-high",
    }
}
