//! Statements in full, and the positions on which false ones fail.

use lastmove_cards::tanhinmin::Passing;
use lastmove_cards::tanhinmin::fast::check::{Counterexample as CardCounterexample, Truth};
use lastmove_game::{Claim, Outcome, Seat};
use lastmove_heaps::check::Counterexample as HeapCounterexample;

use crate::{Arguments, Explanation, Role, Styled, Voice};

/// A statement in full.
pub fn say_statement(claim: &Claim, voice: &Voice) -> String {
    voice.say(&format!("statement-{}", claim.name), &Arguments::new())
}

/// Where the proof of a statement, or its check, is to be found.
pub fn say_source(claim: &Claim, voice: &Voice) -> String {
    voice.say_attribute(&format!("statement-{}", claim.name), "source", &Arguments::new())
}

/// A position of cards on which a statement fails: how it is written, what beats what where these are not just
/// strengths, and who really wins.
pub fn explain_card_counterexample(found: &CardCounterexample, voice: &Voice) -> Explanation {
    let mut explanation = Explanation::new();
    explanation.show(line(found.to_string()));
    let mut sentences = Vec::new();
    if let Some(relation) = &found.relation {
        let beats = relation.pairs().map(|[stronger, weaker]| {
            let arguments = Arguments::new().text("stronger", (stronger + 1).to_string());
            voice.say("check-beats", &arguments.text("weaker", (weaker + 1).to_string()))
        });
        let mut styled = Styled::new();
        for pair in beats {
            styled.line().plain("  ").put(Role::Plain, pair);
        }
        explanation.show(styled);
    }
    if let Some(card) = found.eight {
        sentences.push(voice.say("check-cuts", &Arguments::new().text("card", card.to_string())));
    }
    match found.passing {
        Passing::Free => {}
        Passing::LeaderPlays => sentences.push(voice.say("check-leader-plays", &Arguments::new())),
        Passing::IfUnable => sentences.push(voice.say("check-if-unable", &Arguments::new())),
    }
    if let Some([mover, opponent]) = found.quota {
        let arguments = Arguments::new().text("mover", mover.to_string()).text("opponent", opponent.to_string());
        sentences.push(voice.say("check-quota", &arguments));
    }
    sentences.push(say_truth(found.truth, voice));
    explanation.say(sentences.join(voice.language().between_sentences()));
    explanation
}

/// A position or a heap on which a statement about heaps fails.
pub fn explain_heap_counterexample(found: &HeapCounterexample, voice: &Voice) -> Explanation {
    let mut explanation = Explanation::new();
    match found {
        HeapCounterexample::Position { code, convention, heaps, lost } => {
            let heaps = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
            let convention = voice.say(&format!("solve-convention-{}", convention.name()), &Arguments::new());
            explanation.show(line(format!("{code} · {convention} · {heaps}")));
            let outcome = if *lost { Outcome::Loss } else { Outcome::Win };
            explanation.say(say_truth(Truth::Outcome(outcome), voice));
        }
        HeapCounterexample::Value { code, heap, value } => {
            let arguments = Arguments::new().text("code", code.as_str()).text("heap", heap.to_string());
            explanation.say(voice.say("check-value", &arguments.text("value", value.to_string())));
        }
        HeapCounterexample::Repetition { code, period, preperiod, enough, heap } => {
            let arguments = Arguments::new().text("code", code.as_str()).text("period", period.to_string());
            let arguments = arguments.text("preperiod", preperiod.to_string()).text("enough", enough.to_string());
            explanation.say(voice.say("check-repetition", &arguments.text("heap", heap.to_string())));
        }
    }
    explanation
}

fn line(text: String) -> Styled {
    let mut styled = Styled::new();
    styled.plain("  ").put(Role::Strong, text);
    styled
}

fn say_truth(truth: Truth, voice: &Voice) -> String {
    let none = Arguments::new();
    match truth {
        Truth::Outcome(Outcome::Win) => voice.say("check-truth-win", &none),
        Truth::Outcome(Outcome::Loss) => voice.say("check-truth-loss", &none),
        Truth::Outcome(Outcome::Draw) => voice.say("check-truth-draw", &none),
        Truth::Forcer(None) => voice.say("check-truth-nobody", &none),
        Truth::Forcer(Some(Seat(seat))) => {
            voice.say("check-truth-seat", &Arguments::new().text("seat", seat.to_string()))
        }
    }
}
