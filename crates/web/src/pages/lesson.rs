//! Learn from your mistakes: each in turn, until a better move is found.

use lastmove_catalogue::{BETTER_LISTED, Mistake, Signal, Who};
use lastmove_explain::{Arguments, Board, Explanation, Voice};
use lastmove_game::Problem;
use maud::{Markup, html};

use super::layout::{Frame, Uses, in_language, say};
use super::{Reply, parts, start};
use crate::address::{ADDRESS_MISTAKE, Address, Field, Made, Place, WrongAddress};
use crate::board::{self, Hand};
use crate::scene::Scene;

/// What came of a try.
struct Tried {
    wins: bool,
    words: String,
    /// The position that explains it, and why.
    then: Option<Then>,
}

/// A position, and why who wins there wins.
struct Then {
    board: Board,
    explanation: Explanation,
    /// Where its figures are to be had as pictures: the first one.
    picture: Address,
}

/// The page of an address.
pub(crate) fn page(address: Address, voice: &Voice, signal: &Signal) -> Result<Reply, WrongAddress> {
    if address.game.is_none() {
        return Ok(start::choice(&address, voice));
    }
    let mut scene = Scene::open(address, signal)?;
    if scene.respelled {
        return Ok(Reply::Elsewhere(Box::new(scene.address)));
    }
    let voice = &scene.voice(voice);
    let mistakes: Vec<Mistake> = if scene.sitting.table.is_hidden() {
        Vec::new()
    } else {
        let review = scene.sitting.table.review(BETTER_LISTED);
        let yours = |mistake: &Mistake| scene.sitting.players[mistake.seat] == Who::Me;
        review.mistakes.into_iter().filter(yours).collect()
    };
    let number = scene.address.mistake;
    let Some(mistake) = mistakes.get(number - 1) else {
        if number == 1 {
            return Ok(nothing(&scene, voice));
        }
        let shown = number.to_string();
        let problem = Problem::new(&ADDRESS_MISTAKE).with("number", number).with("count", mistakes.len());
        return Err(scene.wrong(Field::Mistake, problem.at(&shown, 0..shown.len())));
    };
    scene.sitting.go_back_to(mistake.number - 1);
    let board = scene.sitting.table.board(mistake.seat, voice);
    board::check_touched(&board, &scene)?;
    let tried = match scene.address.attempt.clone() {
        Some(made) => {
            Some(tried(&mut scene, mistake, &made, voice).map_err(|problem| scene.wrong(Field::Try, problem))?)
        }
        None => None,
    };
    Ok(Lesson { scene: &scene, voice, board: &board, mistake, count: mistakes.len(), tried }.reply())
}

/// Tries a move. The table stands as before afterwards.
fn tried(scene: &mut Scene, mistake: &Mistake, made: &Made, voice: &Voice) -> Result<Tried, Problem> {
    let sitting = &mut scene.sitting;
    let before = mistake.number - 1;
    // A move that cannot be made is a wrong address; one whose value is not known is only not known.
    let action = made.action.as_str();
    sitting.table.play(action)?;
    sitting.go_back_to(before);
    let considered = sitting.consider(action, made.spot, voice);
    let tried = match considered {
        Err(problem) => {
            let words = lastmove_explain::WordedProblem::of(&problem, voice).message;
            Tried { wins: false, words, then: None }
        }
        Ok(consequence) if consequence.wins => {
            // Why it was right is explained where it was found.
            sitting.go_back_to(before);
            let words = voice.say("page-lesson-right", &Arguments::new().text("move", action));
            Tried { wins: true, words, then: then(scene, mistake, voice) }
        }
        Ok(consequence) => {
            let then = consequence.goes_on.then(|| then(scene, mistake, voice)).flatten();
            Tried { wins: false, words: consequence.words, then }
        }
    };
    scene.sitting.go_back_to(before);
    Ok(tried)
}

/// The position on the table, and why who wins there wins, where that is known.
fn then(scene: &Scene, mistake: &Mistake, voice: &Voice) -> Option<Then> {
    let sitting = &scene.sitting;
    let explanation = sitting.table.why(&sitting.voice_of_the_mover(voice)).ok()?;
    Some(Then { board: sitting.table.board(mistake.seat, voice), explanation, picture: scene.picture(1) })
}

/// There is nothing to learn here.
fn nothing(scene: &Scene, voice: &Voice) -> Reply {
    let content = html! {
        h1 { (say(voice, "page-lesson")) }
        p class="sentence" { (voice.say("page-your-mistakes", &Arguments::new().number("count", 0))) }
        p class="buttons" { (back(scene, voice)) }
    };
    Reply::page(frame(scene, voice, &say(voice, "page-lesson")).around(&content))
}

fn back(scene: &Scene, voice: &Voice) -> Markup {
    let game = in_language(&scene.address, voice).turned_to(Place::Play);
    html! { a class="button" href=(game) { (say(voice, "page-lesson-back")) } }
}

fn frame<'a>(scene: &'a Scene, voice: &'a Voice, title: &'a str) -> Frame<'a> {
    let address = &scene.address;
    let uses = Uses {
        play: Some(address.turned_to(Place::Play)),
        learn: Some(address.turned_to(Place::Learn)),
        research: scene.research(),
        ..Uses::default()
    };
    Frame { voice, address, title, uses }
}

struct Lesson<'a> {
    scene: &'a Scene,
    voice: &'a Voice,
    board: &'a Board,
    mistake: &'a Mistake,
    count: usize,
    tried: Option<Tried>,
}

impl Lesson<'_> {
    fn reply(&self) -> Reply {
        let Self { scene, voice, mistake, .. } = self;
        let description = scene.sitting.game.describe(voice);
        let title = format!("{} · {}", description.title, say(voice, "page-lesson"));
        let number = scene.address.mistake;
        let counted = Arguments::new().number("number", number as u64).number("count", self.count as u64);
        let asked = scene.sitting.player(mistake.seat, voice).number("number", mistake.number as u64);
        let content = html! {
            div class="columns" {
                div class="board-column" {
                    h1 { (say(voice, "page-lesson")) }
                    p class="where" {
                        (description.title) ": " (description.aim) ". " (voice.say("page-lesson-number", &counted))
                    }
                    p class="told" { strong {
                        (voice.say("page-lesson-ask", &asked.text("move", mistake.played.as_str())))
                    } }
                    (self.board())
                    (self.outcome())
                    (self.controls())
                }
                div class="evidence-column" { (self.evidence()) }
            }
        };
        Reply::page(frame(scene, voice, &title).around(&content))
    }

    fn found(&self) -> bool {
        self.tried.as_ref().is_some_and(|tried| tried.wins)
    }

    fn board(&self) -> Markup {
        let address = in_language(&self.scene.address, self.voice);
        let stay = Address { mistake: address.mistake, ..address.looked_at_plainly() };
        let follow = |made: Made| Address { attempt: Some(made), ..stay.clone() };
        let hand =
            Hand { address: &address, follow: if self.found() { None } else { Some(&follow) }, worth: &|_| None };
        html! {
            (board::draw(self.board, &hand, self.voice))
            @if !self.found() && self.board.areas.iter().any(|area| area.spots.iter().any(|spot| spot.has_more)) {
                form class="typed" action=(address.place.path()) method="get" {
                    (parts::kept(&stay, &[]))
                    label for="move" { (say(self.voice, "page-type-move")) }
                    input id="move" type="text" name="try" autocomplete="off" autocapitalize="off" spellcheck="false";
                    button type="submit" { (say(self.voice, "page-lesson-try")) }
                }
            }
        }
    }

    fn outcome(&self) -> Markup {
        let Some(tried) = &self.tried else { return html! {} };
        html! {
            section class={ "verdict" @if tried.wins { " right" } } data-announce="" {
                p class="sentence" { (tried.words) }
            }
        }
    }

    fn controls(&self) -> Markup {
        let Self { scene, voice, count, .. } = self;
        let address = in_language(&scene.address, voice);
        let number = address.mistake;
        let at = |mistake: usize| Address { mistake, ..address.looked_at_plainly() };
        html! {
            div class="controls" {
                @if self.tried.is_some() && !self.found() {
                    a class="button primary" href=(at(number)) { (say(voice, "page-lesson-again")) }
                }
                @if number < *count {
                    a class={ "button" @if self.found() { " primary" } } data-key="n" href=(at(number + 1)) {
                        (say(voice, "page-lesson-next"))
                    }
                } @else if self.found() {
                    p class="told" { strong { (say(voice, "page-lesson-finished")) } }
                }
                (back(scene, voice))
            }
        }
    }

    fn evidence(&self) -> Markup {
        let Some(tried) = &self.tried else { return html! {} };
        let Some(Then { board, explanation, picture }) = &tried.then else { return html! {} };
        let pictures = |number| Address { place: Place::Figure(number), ..picture.clone() };
        let hand = Hand { address: &self.scene.address, follow: None, worth: &|_| None };
        html! {
            section class="evidence" aria-labelledby="why-title" {
                h2 id="why-title" { (say(self.voice, "page-why")) }
                @if !tried.wins { div class="small" { (board::draw(board, &hand, self.voice)) } }
                (parts::explanation(explanation, self.voice, Some(&pictures)))
            }
        }
    }
}
