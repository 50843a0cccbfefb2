use lastmove_cards::Deck;
use lastmove_cards::players::{DealtHands, HiddenHands, Style};
use lastmove_cards::tanhinmin::Tanhinmin;
use lastmove_game::matches::{MATCH_SEATS, Repeated};
use lastmove_game::{Convention, Given, Notation, Open, Problem};

use super::MatchRequest;
use super::arena::{Arena, Work};
use super::document::{MatchDocument, Played};

/// The whole deck, where nothing else is said.
const USUAL_DECK: &str = "uecda";

pub(super) fn run(request: &MatchRequest, work: Work<'_>) -> Result<MatchDocument, Problem> {
    let players = Style::parse_list(&request.players)?;
    let (arena, hidden) = match &request.position {
        Some(position) => written(request, position)?,
        None => dealt(request, players.len())?,
    };
    if request.open { arena.run(&Open, &players, work) } else { arena.run(&hidden, &players, work) }
}

/// Games that begin with the position given, and what is seen of them where hands are hidden.
fn written(request: &MatchRequest, text: &str) -> Result<(Arena<Tanhinmin>, HiddenHands), Problem> {
    if request.cards.is_some() || request.given.deck.is_some() {
        return Err(Problem::new(&crate::card_games::POSITION_AND_CARDS));
    }
    let game = request.variant.setup().game_of(text)?;
    let position = game.infer_position(text, &Given::default())?;
    let played = Played { position: Some(game.write_position(&position)), ..played(request) };
    let hidden = HiddenHands::all_of(&position);
    Ok((Arena { game, deals: Box::new(Repeated(position)), played }, hidden))
}

/// Games whose hands are dealt, and what is seen of them where they are hidden.
fn dealt(request: &MatchRequest, players: usize) -> Result<(Arena<Tanhinmin>, HiddenHands), Problem> {
    crate::card_games::check_players(players)?;
    let game = request.variant.setup().game()?;
    let text = request.given.deck.as_deref().unwrap_or(USUAL_DECK);
    let deck = Deck::parse(text)?;
    let sizes = match request.cards.as_deref() {
        None => Deck::shares(deck.cards().len(), players),
        Some(&[size]) => vec![size; players],
        Some(sizes) if sizes.len() == players => sizes.to_vec(),
        Some(sizes) => {
            return Err(Problem::new(&MATCH_SEATS).with("players", players).with("seats", sizes.len()));
        }
    };
    let deals = Box::new(DealtHands::new(&game, deck.clone(), sizes.clone())?);
    let played = Played { deck: Some(text.to_owned()), cards: Some(sizes), ..played(request) };
    Ok((Arena { game, deals, played }, HiddenHands::new(deck)))
}

/// What is played, but for where the games begin.
fn played(request: &MatchRequest) -> Played {
    let variant = request.variant.clone();
    Played {
        game: "tanhinmin".to_owned(),
        code: None,
        convention: variant.convention.unwrap_or(Convention::Normal),
        order: variant.order,
        relation: variant.relation,
        rules: variant.rules,
        position: None,
        deck: None,
        cards: None,
        hidden: Some(!request.open),
        seed: request.seed,
    }
}
