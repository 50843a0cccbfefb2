//! The card games of the catalogue.

use lastmove_cards::{CardMove, Deck, Tanhinmin};
use lastmove_explain::{Arguments, Pieces};
use lastmove_game::random::Random;
use lastmove_game::{Convention, Given, Notation, Problem, ProblemKind, Rules};

use crate::door::Door;
use crate::entry::{Entry, Opening, check_seat};
use crate::{Game, Start};

/// Misère play was asked for in a game that is answered in normal play only.
pub const NORMAL_PLAY_ONLY: ProblemKind = ProblemKind { id: "normal-play-only", arguments: &["game"] };

/// Cards are to be dealt although a position says who has which.
pub const POSITION_AND_CARDS: ProblemKind = ProblemKind { id: "position-and-cards", arguments: &[] };

/// Somebody is to begin who cannot: a card lies on the table, so that it is clear who is to move, or he has no cards.
pub const SEAT_CANNOT_BEGIN: ProblemKind = ProblemKind { id: "seat-cannot-begin", arguments: &["seat"] };

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
        game: Tanhinmin::plain().clone(),
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
    let opening = match &start.position {
        Some(_) if start.cards.is_some() => return Err(Problem::new(&POSITION_AND_CARDS)),
        Some(position) => Opening { text: position.clone(), given: start.given.clone(), dealt: false },
        None => Opening { text: deal(start)?, given: Given::default(), dealt: true },
    };
    if start.first == 0 { Ok(opening) } else { turn(&opening, start.first) }
}

/// The hands dealt by the seed from what is left of the deck. All of them are known then, so that nothing has to be
/// inferred.
fn deal(start: &Start) -> Result<String, Problem> {
    let deck = match &start.given {
        Given { deck: None, played: None } => Deck::parse(USUAL_DECK)?,
        given => Tanhinmin::plain().undealt(given)?,
    };
    let sizes = match (&start.cards, &start.given.deck) {
        (Some(sizes), _) => sizes.clone(),
        (None, Some(_)) => Deck::shares(deck.cards().len(), USUAL_HANDS.len()),
        (None, None) => USUAL_HANDS.to_vec(),
    };
    let hands = deck.deal(&sizes, &mut Random::seeded(start.seed))?;
    Ok(hands.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / "))
}

/// The same hands with another seat to move: on an empty table all seats before it pass.
fn turn(opening: &Opening, first: usize) -> Result<Opening, Problem> {
    let cannot = || Problem::new(&SEAT_CANNOT_BEGIN).with("seat", first);
    let mut position = Tanhinmin::plain().infer_position(&opening.text, &opening.given)?;
    check_seat(first, Tanhinmin::plain().seats(&position))?;
    if position.table().is_some() {
        return Err(cannot());
    }
    let mut mover = 0;
    while mover < first {
        let step = Tanhinmin::plain().play(&position, &CardMove::Pass).map_err(|_| cannot())?;
        mover += step.next;
        position = step.position;
    }
    if mover > first {
        return Err(cannot());
    }
    let text = Tanhinmin::plain().write_position(&position);
    Ok(Opening { text, given: Given::default(), dealt: opening.dealt })
}
