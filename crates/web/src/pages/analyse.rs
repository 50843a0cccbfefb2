//! Analyse: a position, who wins, why, and what every move is worth.

use std::collections::HashMap;

use lastmove_catalogue::{Answer, BETTER_LISTED, DecisionDocument, JudgedMoveDocument, Question, Review, Signal};
use lastmove_explain::{Arguments, Board, Voice};
use lastmove_game::{Ask, Budget, Detail, Outcome, Problem};
use maud::{Markup, html};

use super::layout::{Frame, Uses, in_language, say};
use super::mark::{Mark, outcome};
use super::{Reply, parts, start};
use crate::address::{Address, Field, LAID_OUT, Made, Place, WrongAddress};
use crate::board::{self, Hand};
use crate::scene::Scene;

/// So many positions are searched for an answer at most: less than a second.
const SEARCHED: usize = 100_000;

/// How a game is played, whatever the position.
const VARIANT: [Field; 5] = [Field::Game, Field::Convention, Field::Order, Field::Relation, Field::Rules];

/// The page of an address.
pub(crate) fn page(address: Address, voice: &Voice, signal: &Signal) -> Result<Reply, WrongAddress> {
    if address.game.is_none() {
        return Ok(start::choice(&address, voice));
    }
    let mut scene = Scene::open(address, signal)?;
    if scene.respelled {
        return Ok(Reply::Elsewhere(Box::new(scene.address)));
    }
    let voice = &scene.sitting.game.voice(voice);
    if scene.sitting.table.dealt() && scene.address.deck.is_none() {
        // What chance deals is no position to begin with here.
        let example = scene.sitting.game.describe(voice).example;
        return Ok(Reply::Elsewhere(Box::new(Address { position: Some(example), ..scene.address.cut(0) })));
    }
    let judged = scene.address.values && !scene.history.is_empty();
    let review = judged.then(|| scene.sitting.table.review(BETTER_LISTED));
    scene.look_back();
    let answer = answer(&scene, voice, signal);
    let voice = &named(&scene, voice);
    let board = scene.sitting.table.board(scene.sitting.table.mover(), voice);
    board::check_touched(&board, &scene)?;
    Ok(Analysis { scene: &scene, voice, board: &board, answer: answer.as_ref(), review: review.as_ref() }.reply())
}

/// Who wins, with every move judged and the figure as a picture.
pub(crate) fn answer(scene: &Scene, voice: &Voice, signal: &Signal) -> Result<Answer, Problem> {
    let signal = signal.clone();
    let question = Question {
        ask: Ask {
            detail: Detail::AllMoves,
            limit: parts::MOVES_LISTED,
            why: None,
            budget: Budget::positions(SEARCHED).until(move || signal()),
        },
        ..Question::about(scene.sitting.table.position())
    };
    scene.sitting.game.solve(&question, voice)
}

/// The voice of somebody who looks at the table from the side of the player to move.
fn named(scene: &Scene, voice: &Voice) -> Voice {
    let (seats, mover) = (scene.sitting.table.seats(), scene.sitting.table.mover());
    let name = |seat: usize| match (seats, (seat + seats - mover) % seats) {
        (_, 0) => say(voice, "page-you"),
        (2, _) => say(voice, "page-opponent"),
        // Seats are counted from the player to move, as in the text of the position.
        (_, seat) => voice.say("tanhinmin-seat", &Arguments::new().number("seat", seat as u64)),
    };
    voice.at_table((0..seats).map(name).collect())
}

struct Analysis<'a> {
    scene: &'a Scene,
    voice: &'a Voice,
    board: &'a Board,
    answer: Result<&'a Answer, &'a Problem>,
    review: Option<&'a Review>,
}

impl Analysis<'_> {
    fn reply(&self) -> Reply {
        let Self { scene, voice, .. } = self;
        let description = scene.sitting.game.describe(voice);
        let title = format!("{} · {}", description.title, say(voice, "page-use-analyse"));
        let address = &scene.address;
        let uses = Uses {
            play: Some(address.turned_to(Place::Play)),
            analyse: Some(address.clone()),
            learn: Some(address.turned_to(Place::Learn)),
            research: scene.research(),
        };
        let content = html! {
            div class="columns" {
                div class="board-column" {
                    (parts::heading(&description, voice))
                    (self.board())
                    (self.verdict())
                    (self.buttons())
                    @if !scene.history.is_empty() {
                        (parts::strip(scene, self.review, 0, &|seat| self.numbered(seat), voice))
                        (self.last_move())
                    }
                }
                div class="evidence-column" { (self.evidence()) }
                div class="moves-column" { (self.moves()) (self.drawer(&description.example)) }
            }
        };
        let frame = Frame { voice, address, title: &title, uses };
        Reply::page(frame.around(&content))
    }

    /// A player by his number: whoever began is number 1.
    fn numbered(&self, seat: usize) -> String {
        self.voice.say("play-player", &Arguments::new().number("number", seat as u64 + 1))
    }

    /// Every move that is judged, as far as values are shown.
    fn judged(&self) -> &[JudgedMoveDocument] {
        let shown = self.scene.address.values;
        let moves = self.answer.ok().and_then(|answer| answer.document.all_moves.as_deref());
        moves.filter(|_| shown).unwrap_or_default()
    }

    fn board(&self) -> Markup {
        let Self { scene, voice, board, .. } = self;
        let worth: HashMap<&str, DecisionDocument> =
            self.judged().iter().map(|judged| (judged.action.action.as_str(), judged.decision)).collect();
        let address = in_language(&scene.address, voice);
        let follow = |made: Made| address.after(made);
        let over = scene.sitting.table.finish().is_some();
        let hand = Hand {
            address: &address,
            follow: if over { None } else { Some(&follow) },
            worth: &|action| worth.get(action).map(|decision| Mark::of_move(*decision, voice)),
        };
        html! {
            (board::draw(board, &hand, voice))
            @if board.areas.iter().any(|area| area.spots.iter().any(|spot| spot.has_more)) {
                (parts::move_form(&address, voice))
            }
        }
    }

    /// The verdict in one sentence, the best move, how it is known.
    fn verdict(&self) -> Markup {
        let Self { scene, voice, .. } = self;
        if !scene.address.values {
            let shown = Address { values: true, ..in_language(&scene.address, voice) };
            return html! { p class="buttons" { a class="button" href=(shown) { (say(voice, "page-values-show")) } } };
        }
        let answer = match self.answer {
            Ok(answer) => answer,
            Err(problem) => return html! { section class="verdict" { (parts::unknown(problem, voice)) } },
        };
        let decision = answer.document.decision;
        html! {
            section class="verdict" data-announce="" {
                (parts::marked(outcome(decision), &html! {
                    (parts::who_wins(answer, voice))
                    (voice.language().between_sentences())
                    @if answer.finished { (say(voice, "page-over")) } @else { (self.best_in_words(answer)) }
                }))
                (parts::standing(answer, voice))
            }
        }
    }

    /// How many moves win, and which is the best one.
    fn best_in_words(&self, answer: &Answer) -> String {
        let count = answer.document.winning_move_count;
        let Some(best) = self.best().filter(|_| count > 0) else { return String::new() };
        let words = parts::move_in_words(self.board, best, self.voice);
        self.voice.say("page-best", &Arguments::new().count("count", count).text("move", words))
    }

    /// The quickest of the winning moves, the longest resistance of a loser.
    fn best(&self) -> Option<&str> {
        let judged = self.judged();
        let rank = |judged: &&JudgedMoveDocument| {
            let worth = outcome(judged.decision);
            let class = match worth {
                Outcome::Win => 0,
                Outcome::Draw => 1,
                Outcome::Loss => 2,
            };
            let length = judged.remoteness.unwrap_or(0);
            (class, if worth == Outcome::Win { length } else { u64::MAX - length })
        };
        let listed = judged.iter().min_by_key(rank).map(|judged| judged.action.action.as_str());
        let first = || Some(self.answer.ok()?.document.winning_moves.first()?.action.as_str());
        // With more moves than are listed, one that wins may not be among them.
        let wins = judged.iter().any(|judged| outcome(judged.decision) == Outcome::Win);
        if wins { listed } else { first().or(listed) }
    }

    fn buttons(&self) -> Markup {
        let Self { scene, voice, .. } = self;
        let address = in_language(&scene.address, voice);
        let seen = address.seen();
        html! {
            div class="controls" {
                @if let Some(best) = self.best() {
                    a class="button primary" href=(address.after(Made::new(best))) {
                        (voice.say("page-play-move", &Arguments::new().text("move", best)))
                    }
                }
                @if seen > 0 {
                    a class="button" data-key="u" href=(address.looking_at(seen - 1)) { (say(voice, "page-back")) }
                }
                (parts::position_form(&scene.sitting.table.position(), &address, voice))
            }
        }
    }

    /// What the move before did: whether it was a mistake.
    fn last_move(&self) -> Markup {
        let Self { scene, voice, .. } = self;
        let seen = scene.address.seen();
        let Some((_, action)) = seen.checked_sub(1).and_then(|index| scene.history.get(index)) else {
            return html! {};
        };
        let number = Arguments::new().number("number", seen as u64).text("move", action.as_str());
        let mistake = self.review.and_then(|review| review.mistakes.iter().find(|mistake| mistake.number == seen));
        let words = match mistake {
            Some(mistake) => {
                let better = mistake.better.join(", ");
                voice.say("page-move-mistake", &number.text("better", better))
            }
            None => voice.say("page-move-made", &number),
        };
        html! { p class="standing" { (words) } }
    }

    fn evidence(&self) -> Markup {
        let Some(answer) = self.answer.ok().filter(|_| self.scene.address.values) else { return html! {} };
        if answer.explanation.paragraphs().is_empty() {
            return html! {};
        }
        html! {
            section class="evidence" aria-labelledby="why-title" {
                h2 id="why-title" { (say(self.voice, "page-why")) }
                (parts::explanation(&answer.explanation, self.voice, Some(&|number| self.scene.picture(number))))
            }
        }
    }

    fn moves(&self) -> Markup {
        let Self { scene, voice, .. } = self;
        let judged = self.judged();
        if !judged.is_empty() {
            return parts::moves_table(judged, &scene.address, voice);
        }
        let moves = scene.sitting.table.moves(parts::MOVES_LISTED);
        if moves.is_empty() {
            return html! {};
        }
        parts::plain_moves(&moves, &|made| in_language(&scene.address, voice).after(made), voice)
    }

    fn drawer(&self, example: &str) -> Markup {
        let Self { scene, voice, board, .. } = self;
        let address = in_language(&scene.address, voice);
        let own = [
            Field::Game,
            Field::Convention,
            Field::Order,
            Field::Relation,
            Field::Rules,
            Field::Deck,
            Field::Position,
            Field::Moves,
            Field::At,
            Field::Touched,
            Field::First,
            Field::Played,
        ];
        let hint = voice.say("page-field-position-hint", &Arguments::new().text("example", example));
        let values = Address { values: !address.values, ..address.clone() };
        html! {
            details id="options" class="drawer" {
                summary { (say(voice, "page-options")) }
                form action=(address.place.path()) method="get" {
                    (parts::kept(&address, &own))
                    (parts::game_fields(&address, voice))
                    (parts::text_field(Field::Position, &say(voice, "page-position"), Some(&hint), None))
                    @if parts::has_cards(board) {
                        (parts::card_fields(&address, voice))
                        (parts::text_field(Field::Played, &say(voice, "page-field-played"),
                            Some(&say(voice, "page-field-played-hint")), address.played.as_deref()))
                        (parts::text_field(Field::First, &say(voice, "page-field-first"),
                            Some(&say(voice, "page-field-first-seat-hint")), None))
                    }
                    p class="buttons" {
                        button class="button" type="submit" { (say(voice, "page-show")) }
                        a class="button" href=(values) {
                            (say(voice, if address.values { "page-values-hide" } else { "page-values-show" }))
                        }
                    }
                }
                (self.laid_out(&own))
            }
        }
    }

    /// A form in which the cards of two players are laid out, each hand in a field of its own.
    fn laid_out(&self, own: &[Field]) -> Markup {
        let Self { scene, voice, board, .. } = self;
        let position = scene.sitting.table.position();
        // House rules stand behind the cards; whoever plays by them writes the whole position.
        if !parts::has_cards(board) || scene.sitting.table.seats() != 2 || position.contains(';') {
            return html! {};
        }
        let (hand, other) = position.split_once('/').unwrap_or((&position, ""));
        let (opponent, table) = other.split_once('@').unwrap_or((other, ""));
        let labels = ["page-you", "page-opponent", "tanhinmin-table"];
        let kept: Vec<Field> = own.iter().copied().filter(|field| !VARIANT.contains(field)).collect();
        html! {
            form action=(scene.address.place.path()) method="get" {
                (parts::kept(&in_language(&scene.address, voice), &kept))
                fieldset {
                    legend { (say(voice, "page-lay-out")) }
                    @for ((name, label), cards) in LAID_OUT.into_iter().zip(labels).zip([hand, opponent, table]) {
                        p class="field" {
                            label for={ "field-" (name) } { (say(voice, label)) }
                            input id={ "field-" (name) } type="text" name=(name) value=(cards.trim()) autocomplete="off"
                                autocapitalize="off" spellcheck="false" aria-describedby="hint-lay-out";
                        }
                    }
                    p class="note" id="hint-lay-out" { (say(voice, "page-lay-out-hint")) }
                }
                p class="buttons" { button class="button" type="submit" { (say(voice, "page-show")) } }
            }
        }
    }
}

/// The figure of a position as a picture of its own.
pub(crate) fn figure(address: Address, number: usize, voice: &Voice, signal: &Signal) -> Result<Reply, WrongAddress> {
    if address.game.is_none() {
        return Ok(Reply::Missing);
    }
    let mut scene = Scene::open(address, signal)?;
    scene.look_back();
    let voice = &scene.sitting.game.voice(voice);
    let answer = answer(&scene, voice, signal).ok();
    let drawing = answer.as_ref().and_then(|answer| answer.explanation.drawings().nth(number.checked_sub(1)?));
    Ok(drawing.map_or(Reply::Missing, |drawing| Reply::Picture(drawing.svg("figure", voice))))
}
