//! The card games of the catalogue.

use lastmove_cards::players::{CardPlayer, HiddenHands};
use lastmove_cards::tanhinmin::{HouseRules, Order};
use lastmove_cards::{CardMove, Deck, Holding, Strength, Tanhinmin, TanhinminPosition};
use lastmove_explain::{Arguments, Pieces};
use lastmove_game::random::Random;
use lastmove_game::{Course, Given, Notation, Player, Problem, ProblemKind, Rules, Seat, View, Visibility};

use crate::door::Door;
use crate::entry::{Asked, Entry, Opening, check_seat};
use crate::quick;
use crate::{Game, Start, Variant};

/// Cards are to be dealt although a position says who has which.
pub const POSITION_AND_CARDS: ProblemKind = ProblemKind { id: "position-and-cards", arguments: &[] };

/// Somebody is to begin who cannot: a card lies on the table, so that it is clear who is to move, or he has no cards.
pub const SEAT_CANNOT_BEGIN: ProblemKind = ProblemKind { id: "seat-cannot-begin", arguments: &["seat"] };

/// Fewer than two players are named, and nothing else says how many play.
pub const TOO_FEW_PLAYERS: ProblemKind = ProblemKind { id: "too-few-players", arguments: &["players"] };

/// What is dealt when nothing else is said: five cards each from thirteen strengths.
const USUAL_DECK: &str = "1-13";
const USUAL_HAND: usize = 5;
/// The same from the cards of the deck.
const USUAL_DECK_OF_NAMES: &str = "uecda";
/// So many players sit at the table when nobody says otherwise.
const USUAL_PLAYERS: usize = 2;

pub(crate) fn tanhinmin(variant: &Variant) -> Result<Box<dyn Game>, Problem> {
    let game = variant.setup().game()?;
    let setup = variant.setup();
    let example = match game.order() {
        Order::Deck => "3 5 9 / 4 6 @ 4".to_owned(),
        Order::Integers => "3 5 9 / 4 6 @ 2".to_owned(),
        Order::Named(relation) => {
            let names = relation.names();
            format!("{} / {}", names.join(" "), names.join(" "))
        }
    };
    let plain = game.house().cut.is_none() && game.house().revolution_card.is_none();
    let example = if plain || *game.order() != Order::Integers { example } else { "3 5 9 / 4 6".to_owned() };
    Ok(Box::new(Door::new(Entry {
        name: "tanhinmin".to_owned(),
        code: None,
        game,
        title: |_, voice| voice.say("title-tanhinmin", &Arguments::new()),
        digits: |_, _| Vec::new(),
        pieces: Pieces::Stones,
        example,
        stands_for_example: false,
        start,
        of_position: std::sync::Arc::new(
            move |text| {
                if text.contains(';') { setup.game_of(text).map(Some) } else { Ok(None) }
            },
        ),
        rules: written_rules,
        turn,
        quick: Some(quick::solve),
        choose: Some(choose),
    })))
}

/// The house rules in their one normal form; none for a game without.
fn written_rules(game: &Tanhinmin) -> Option<String> {
    (*game.house() != HouseRules::default()).then(|| game.house().write(game.order()).to_string())
}

/// A card game begins with the position given, or with hands dealt by the seed: of these sizes, or the whole deck as
/// evenly as it goes, or the usual hands when neither deck nor sizes are said.
fn start(entry: &Entry<Tanhinmin>, start: &Start) -> Result<Opening, Problem> {
    let game = &entry.game;
    let deck_of = |cards: &[Strength]| {
        let names: Vec<String> = cards.iter().map(|&card| game.order().name(card).to_string()).collect();
        names.join(",")
    };
    let mut opening = match &start.position {
        Some(_) if start.cards.is_some() => return Err(Problem::new(&POSITION_AND_CARDS)),
        Some(position) => Opening { text: position.clone(), given: start.given.clone(), dealt: false, hidden: None },
        None => {
            let (text, deck) = deal(game, start)?;
            let hidden = start.hidden.then(|| deck_of(deck.cards()));
            Opening { text, given: Given::default(), dealt: true, hidden }
        }
    };
    if start.hidden && opening.hidden.is_none() {
        opening.hidden = Some(if let Some(deck) = &start.hidden_deck {
            deck.clone()
        } else {
            let position = game.infer_position(&opening.text, &opening.given)?;
            let hands = position.holdings().iter().filter_map(Holding::hand);
            deck_of(&hands.flat_map(|hand| hand.cards().iter().copied()).collect::<Vec<_>>())
        });
    }
    if start.first == 0 {
        return Ok(opening);
    }
    let position = turn(game, &game.infer_position(&opening.text, &opening.given)?, start.first)?;
    Ok(Opening { text: game.write_position(&position), given: Given::default(), ..opening })
}

/// The hands dealt by the seed from what is left of the deck, and those cards. All hands are known then, so that nothing
/// has to be inferred.
fn deal(game: &Tanhinmin, start: &Start) -> Result<(String, Deck), Problem> {
    let deck = match &start.given {
        Given { deck: None, played: None } if *game.order() == Order::Integers => Deck::parse(USUAL_DECK)?,
        Given { deck: None, played: None } => usual_deck(game)?,
        given => game.undealt(given)?,
    };
    let players = start.players.unwrap_or(USUAL_PLAYERS);
    check_players(players)?;
    let sizes = match (&start.cards, &start.given.deck) {
        (Some(sizes), _) => sizes.clone(),
        (None, Some(_)) => Deck::shares(deck.cards().len(), players),
        (None, None) => {
            let share = deck.cards().len() / players.max(1);
            vec![share.clamp(1, USUAL_HAND); players]
        }
    };
    let hands = deck.deal(&sizes, &mut Random::seeded(start.seed))?;
    let write = |hand: &lastmove_cards::Hand| {
        let names: Vec<String> = hand.cards().iter().map(|&card| game.order().name(card).to_string()).collect();
        names.join(" ")
    };
    Ok((hands.iter().map(write).collect::<Vec<_>>().join(" / "), deck))
}

/// Checks that hands can be dealt to so many players.
pub(crate) fn check_players(players: usize) -> Result<(), Problem> {
    if players < 2 { Err(Problem::new(&TOO_FEW_PLAYERS).with("players", players)) } else { Ok(()) }
}

/// The deck of 53 cards in its own order; of the cards of any other order four each.
fn usual_deck(game: &Tanhinmin) -> Result<Deck, Problem> {
    match game.order().relation() {
        Some(relation) if *game.order() != Order::Deck => {
            let each: Vec<String> = relation.names().iter().map(|name| format!("{name}x4")).collect();
            game.deck(&each.join(","))
        }
        _ => game.deck(USUAL_DECK_OF_NAMES),
    }
}

/// The same hands with another seat to move first, on an empty table.
fn turn(game: &Tanhinmin, position: &TanhinminPosition, first: usize) -> Result<TanhinminPosition, Problem> {
    check_seat(first, game.seats(position))?;
    if first == 0 {
        return Ok(position.clone());
    }
    position.begun_by(Seat(first)).ok_or_else(|| Problem::new(&SEAT_CANNOT_BEGIN).with("seat", first))
}

/// The move of a computer player of cards.
fn choose(course: &Course<'_, Tanhinmin>, asked: Asked<'_>) -> Result<CardMove, Problem> {
    let Asked { style, hidden, random, budget } = asked;
    let mut player = CardPlayer { style, random };
    let game = course.rules();
    match hidden {
        None => player.choose(&View::open(game, course.position()), &budget),
        Some(deck) => {
            let seen = HiddenHands::new(game.deck(deck)?).see(course);
            player.choose(&View::new(game, &seen), &budget)
        }
    }
}
