//! Tanhinmin in words and figures.

mod board;
mod layout;
mod list;
pub(crate) mod names;
mod places;
mod rules;
mod search;
mod theorem;
mod variants;

use lastmove_cards::{CardMove, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::{Convention, ListedVerdict, Notation, Rules, Seat};

use crate::figures::cards::cards;
use crate::figures::drawing::MatchingDrawing;
use crate::{Arguments, Board, Drawing, Explain, Explanation, Figure, Hint, Voice};

pub use layout::TanhinminLayout;

impl Explain for Tanhinmin {
    type Layout = TanhinminLayout;

    fn layout(&self, _: &str, position: &TanhinminPosition) -> TanhinminLayout {
        TanhinminLayout::of(self, position)
    }

    fn follow(
        &self,
        layout: &TanhinminLayout,
        _: &TanhinminPosition,
        action: &CardMove,
        _: Option<usize>,
    ) -> TanhinminLayout {
        layout.after(*action)
    }

    fn picture(&self, layout: &TanhinminLayout, voice: &Voice) -> Figure {
        cards(layout, voice)
    }

    fn board(&self, layout: &TanhinminLayout, position: &TanhinminPosition, seat: usize, voice: &Voice) -> Board {
        board::board(self, layout, position, seat, voice)
    }

    fn explain(
        &self,
        position: &TanhinminPosition,
        verdict: &ListedVerdict<CardMove, TanhinminEvidence>,
        voice: &Voice,
    ) -> Explanation {
        let mut explanation = Explanation::new();
        variants::explain_reach(self, &verdict.evidence, voice, &mut explanation);
        for evidence in &verdict.evidence {
            self.explain_part(evidence, position, verdict, voice, &mut explanation);
        }
        explanation
    }

    fn say_move(&self, position: &TanhinminPosition, action: &CardMove, who: &str, voice: &Voice) -> String {
        let who = Arguments::new().text("who", who);
        let last = action.size() >= position.to_shed(Seat::MOVER);
        match action {
            CardMove::Play(card) => {
                let message = if last { "tanhinmin-who-sheds-last" } else { "tanhinmin-who-plays" };
                voice.say(message, &who.text("card", names::card(self, *card)))
            }
            CardMove::Group(_) => {
                let message = if last { "tanhinmin-who-sheds-last-group" } else { "tanhinmin-who-plays-group" };
                voice.say(message, &who.text("cards", names::cards(self, *action)))
            }
            CardMove::Pass => voice.say("tanhinmin-who-passes", &who),
        }
    }

    fn hint(&self, position: &TanhinminPosition, action: &CardMove, voice: &Voice) -> Hint {
        let say = |message| voice.say(message, &Arguments::new());
        match action {
            CardMove::Play(card) => {
                let card_words = Arguments::new().text("card", names::card(self, *card));
                let place = say(how_strong(self, position, *action));
                Hint { place, action: voice.say("tanhinmin-hint-card", &card_words) }
            }
            CardMove::Group(_) => {
                let cards = Arguments::new().text("cards", names::cards(self, *action));
                let place = say(how_strong(self, position, *action));
                Hint { place, action: voice.say("tanhinmin-hint-group", &cards) }
            }
            CardMove::Pass => {
                let cannot_play = self.moves(position).count() == 1;
                let place = if cannot_play { "tanhinmin-hint-cannot-play" } else { "tanhinmin-hint-do-not-play" };
                Hint { place: say(place), action: say("tanhinmin-hint-pass") }
            }
        }
    }

    fn say_convention(&self, voice: &Voice) -> String {
        let message = match self.convention() {
            Convention::Normal => "convention-last-card",
            Convention::Misere => "convention-last-card-misere",
        };
        voice.say(message, &Arguments::new())
    }

    fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String {
        voice.say("tanhinmin-shed-last-card", &Arguments::new().subject(name))
    }

    fn rules(&self, voice: &Voice) -> String {
        rules::say(self, false, voice)
    }

    fn hidden_rules(&self, voice: &Voice) -> String {
        rules::say(self, true, voice)
    }

    fn drawing(
        &self,
        position: &TanhinminPosition,
        verdict: &ListedVerdict<CardMove, TanhinminEvidence>,
        voice: &Voice,
    ) -> Option<Drawing> {
        let both = MatchingDrawing::both(self, &self.write_position(position), &verdict.evidence);
        both.map(|both| Drawing::of(both, voice))
    }

    fn seen_by(&self, layout: &TanhinminLayout, seat: usize) -> TanhinminLayout {
        layout.seen_by(seat)
    }
}

/// What is said of one part of the evidence.
trait ExplainPart {
    fn explain_part(
        &self,
        part: &TanhinminEvidence,
        position: &TanhinminPosition,
        verdict: &ListedVerdict<CardMove, TanhinminEvidence>,
        voice: &Voice,
        explanation: &mut Explanation,
    );
}

impl ExplainPart for Tanhinmin {
    fn explain_part(
        &self,
        part: &TanhinminEvidence,
        position: &TanhinminPosition,
        verdict: &ListedVerdict<CardMove, TanhinminEvidence>,
        voice: &Voice,
        explanation: &mut Explanation,
    ) {
        match part {
            TanhinminEvidence::Settled { first } => {
                let seat = Arguments::new().number("seat", first.0 as u64);
                let named = seat.text("name", voice.player_or_seat(first.0));
                explanation.say(voice.say("tanhinmin-settled", &named));
            }
            TanhinminEvidence::NextPlace(next) => places::explain(self, next, voice, explanation),
            TanhinminEvidence::Search(searched) => {
                search::explain(self, position, verdict, &searched.line, voice, explanation);
            }
            TanhinminEvidence::Order { cards } => variants::explain_order(cards, voice, explanation),
            TanhinminEvidence::Incomparable { first, second } => {
                variants::explain_incomparable(first, second, voice, explanation);
            }
            TanhinminEvidence::Quota { mover, opponent } => {
                variants::explain_quota(*mover, *opponent, voice, explanation);
            }
            TanhinminEvidence::EightCut(cut) => variants::explain_cut(self, cut, voice, explanation),
            TanhinminEvidence::NobodyMustPlay => variants::explain_misere_free(voice, explanation),
            TanhinminEvidence::MustLead { seat } => variants::explain_misere_leader(*seat, voice, explanation),
            TanhinminEvidence::Graph(graph) => theorem::explain_graph(self, graph, verdict, voice, explanation),
            TanhinminEvidence::Comparison { mover, opponent } => {
                theorem::explain_comparison(self, *mover, *opponent, &verdict.evidence, voice, explanation);
            }
            TanhinminEvidence::Refutations { moves, total } => {
                let losing = theorem::Losing { moves, total: *total };
                theorem::explain_moves(self, position, verdict, &losing, voice, explanation);
            }
        }
    }
}

/// Whether a play is one of the weaker or of the stronger ones there are, as the order now stands.
fn how_strong(game: &Tanhinmin, position: &TanhinminPosition, action: CardMove) -> &'static str {
    let plays: Vec<CardMove> = game.moves(position).filter(|action| action.card().is_some()).collect();
    let place = plays.iter().position(|&other| other == action).unwrap_or_default();
    let weaker = if position.is_reversed() { plays.len() - 1 - place } else { place };
    match plays.len() {
        0 | 1 => "tanhinmin-hint-play",
        all if weaker < all / 2 => "tanhinmin-hint-low",
        _ => "tanhinmin-hint-high",
    }
}
