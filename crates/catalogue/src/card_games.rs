//! The card games of the catalogue.

use lastmove_cards::{Deck, Tanhinmin};
use lastmove_explain::{Arguments, Pieces};
use lastmove_game::random::Random;
use lastmove_game::{Convention, Given, Problem, ProblemKind};

use crate::door::Door;
use crate::entry::{Entry, Opening};
use crate::{Game, Start};

/// Misère play was asked for in a game that is answered in normal play only.
pub const NORMAL_PLAY_ONLY: ProblemKind = ProblemKind { id: "normal-play-only", arguments: &["game"] };

/// What is dealt when nothing else is said: five cards each from thirteen strengths.
const USUAL_DECK: &str = "1-13";
const USUAL_HANDS: [usize; 2] = [5, 5];

pub(crate) fn tanhinmin(convention: Option<Convention>) -> Result<Box<dyn Game>, Problem> {
    if convention == Some(Convention::Misere) {
        return Err(Problem::new(&NORMAL_PLAY_ONLY).with("game", "tanhinmin"));
    }
    Ok(Box::new(Door::new(Entry {
        name: "tanhinmin".to_owned(),
        code: None,
        game: Tanhinmin,
        title: |_, voice| voice.say("title-tanhinmin", &Arguments::new()),
        digits: |_, _| Vec::new(),
        pieces: Pieces::Stones,
        example: "3 5 9 / 4 6 @ 2".to_owned(),
        stands_for_example: false,
        start,
    })))
}

/// A card game begins with the position given, or with hands dealt by the seed: of these sizes, or the whole deck as
/// evenly as it goes, or the usual hands when neither deck nor sizes are said.
fn start(_: &Entry<Tanhinmin>, start: &Start) -> Result<Opening, Problem> {
    if let Some(position) = &start.position {
        return Ok(Opening { text: position.clone(), given: start.given.clone() });
    }
    let deck = Deck::parse(start.given.deck.as_deref().unwrap_or(USUAL_DECK))?;
    let sizes = match (&start.cards, &start.given.deck) {
        (Some(sizes), _) => sizes.clone(),
        (None, Some(_)) => Deck::shares(deck.cards().len(), USUAL_HANDS.len()),
        (None, None) => USUAL_HANDS.to_vec(),
    };
    let hands = deck.deal(&sizes, &mut Random::seeded(start.seed))?;
    let text = hands.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / ");
    // Both hands are known now, so that nothing has to be inferred from the deck.
    Ok(Opening { text, given: Given::default() })
}
