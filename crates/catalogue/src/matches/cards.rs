use std::ops::ControlFlow;

use lastmove_cards::Deck;
use lastmove_cards::players::{DealtHands, HiddenHands, Sight, Style};
use lastmove_cards::tanhinmin::{Setup, Tanhinmin};
use lastmove_game::matches::{Deals, Entrant, GameRecord, MATCH_SEATS, Match, MatchOutcome, Repeated};
use lastmove_game::{Convention, Given, Notation, Open, Problem};

use super::document::{LogHeader, MatchDocument, Played};
use super::{MOST_MOVES, MatchRequest, budget};

/// The whole deck, where nothing else is said.
const USUAL_DECK: &str = "uecda";

pub(super) fn play(
    request: &MatchRequest,
    begin: &mut dyn FnMut(&LogHeader),
    each: &mut dyn FnMut(&GameRecord) -> ControlFlow<()>,
) -> Result<MatchDocument, Problem> {
    let players = Style::parse_list(&request.players)?;
    let setup = Setup { convention: request.convention, ..request.setup.clone() };
    let mut played = Played {
        game: "tanhinmin".to_owned(),
        code: None,
        convention: request.convention.unwrap_or(Convention::Normal),
        order: setup.order.clone(),
        relation: setup.relation.clone(),
        rules: setup.rules.clone(),
        position: None,
        deck: None,
        cards: None,
        hidden: Some(!request.open),
        seed: request.seed,
    };
    if let Some(text) = &request.position {
        if request.cards.is_some() || request.given.deck.is_some() {
            return Err(Problem::new(&crate::card_games::POSITION_AND_CARDS));
        }
        let game = setup.game_of(text)?;
        let position = game.infer_position(text, &Given::default())?;
        played.position = Some(game.write_position(&position));
        let deck = HiddenHands::all_of(&position);
        return run(request, &game, &Repeated(position), &deck, &players, played, begin, each);
    }
    let game = setup.game()?;
    let deck_text = request.given.deck.as_deref().unwrap_or(USUAL_DECK);
    let deck = Deck::parse(deck_text)?;
    let sizes = match request.cards.as_deref() {
        None => Deck::shares(deck.cards().len(), players.len()),
        Some(&[size]) => vec![size; players.len()],
        Some(sizes) if sizes.len() == players.len() => sizes.to_vec(),
        Some(sizes) => {
            return Err(Problem::new(&MATCH_SEATS).with("players", players.len()).with("seats", sizes.len()));
        }
    };
    let deals = DealtHands::new(&game, deck.clone(), sizes.clone())?;
    played.deck = Some(deck_text.to_owned());
    played.cards = Some(sizes);
    run(request, &game, &deals, &HiddenHands::new(deck), &players, played, begin, each)
}

#[expect(clippy::too_many_arguments, reason = "the parts of a match, put together once")]
fn run(
    request: &MatchRequest,
    game: &Tanhinmin,
    deals: &(dyn Deals<Tanhinmin> + Sync),
    hidden: &HiddenHands,
    players: &[Style],
    played: Played,
    begin: &mut dyn FnMut(&LogHeader),
    each: &mut dyn FnMut(&GameRecord) -> ControlFlow<()>,
) -> Result<MatchDocument, Problem> {
    begin(&played.header(players));
    let outcome: MatchOutcome = if request.open {
        let players: Vec<&dyn Entrant<Tanhinmin>> = players.iter().map(|style| style as _).collect();
        let contest = Match {
            game,
            visibility: &Open,
            deals,
            players: &players,
            games: request.games,
            seed: request.seed,
            most_moves: MOST_MOVES,
            budget: &budget,
        };
        contest.run(each)?
    } else {
        let players: Vec<&dyn Entrant<Tanhinmin, Sight>> = players.iter().map(|style| style as _).collect();
        let contest = Match {
            game,
            visibility: hidden,
            deals,
            players: &players,
            games: request.games,
            seed: request.seed,
            most_moves: MOST_MOVES,
            budget: &budget,
        };
        contest.run(each)?
    };
    Ok(played.document(outcome))
}
