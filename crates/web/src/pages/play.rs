//! Play: a game against the computer, or between people at one screen.

use std::collections::HashMap;

use lastmove_catalogue::{Answer, BETTER_LISTED, DecisionDocument, Leader, Review, Signal, Who, said};
use lastmove_explain::{Arguments, Board, Explanation, Voice, WordedProblem};
use lastmove_game::Problem;
use maud::{Markup, html};

use super::layout::{Frame, Uses, in_language, say};
use super::mark::{Mark, outcome};
use super::{Reply, analyse, parts, play_options, start};
use crate::address::{Address, Made, Place, WrongAddress};
use crate::board::{self, Hand};
use crate::scene::{Scene, chosen_seed};

/// Computers make at most so many moves in a row.
const MOST_ANSWERS: usize = 1_000;

/// The page of an address; where the computer is to move, the address with its moves.
pub(crate) fn page(address: Address, voice: &Voice, signal: &Signal) -> Result<Reply, WrongAddress> {
    if address.game.is_none() {
        return Ok(start::choice(&address, voice));
    }
    let mut scene = Scene::open(address, signal)?;
    if scene.respelled {
        return Ok(Reply::Elsewhere(Box::new(scene.address)));
    }
    if scene.address.seed.is_none() && scene.sitting.has_chance() {
        return Ok(Reply::Elsewhere(Box::new(Address { seed: Some(chosen_seed()), ..scene.address })));
    }
    if scene.address.at.is_none()
        && let Some(next) = answered(&mut scene, signal)
    {
        return Ok(Reply::Elsewhere(Box::new(next)));
    }
    let voice = &scene.voice(voice);
    let over = scene.sitting.table.finish().is_some();
    let judged = !scene.sitting.table.is_hidden() && (over || scene.address.values) && !scene.history.is_empty();
    let review = judged.then(|| scene.sitting.table.review(BETTER_LISTED));
    scene.look_back();
    let shows = scene.address.values && !scene.sitting.hides();
    let answer = shows.then(|| analyse::answer(&scene, voice, signal));
    let told = told(&mut scene, voice);
    let board = scene.sitting.table.board(scene.sitting.viewer(), voice);
    board::check_touched(&board, &scene)?;
    let hint = hint(&mut scene, voice);
    let why = scene.address.why.then(|| why(&scene, voice));
    Ok(Game { scene: &scene, voice, board: &board, told, hint, why, answer, review }.reply())
}

/// Lets the computers move until a person is to move or the game is over; none where nobody has to.
fn answered(scene: &mut Scene, signal: &Signal) -> Option<Address> {
    let sitting = &mut scene.sitting;
    let mut next = scene.address.looked_at_plainly();
    while sitting.table.finish().is_none() && !sitting.person_to_move() && next.moves.len() < MOST_ANSWERS {
        // Where there is no theorem and too much to search, cards are played by rules of thumb, and heaps anyhow.
        let action =
            sitting.answer().or_else(|_| sitting.answer_by_rules_of_thumb()).or_else(|_| sitting.choose(0)).ok()?;
        sitting.table.play(&action).ok()?;
        next.moves.push(Made::new(sitting.table.last_move()?.1));
        if signal() {
            break;
        }
    }
    (next.moves.len() > scene.address.moves.len()).then_some(next)
}

/// What the others did since the player to move last moved, a sentence for each move.
fn told(scene: &mut Scene, voice: &Voice) -> Vec<String> {
    let seen = scene.sitting.table.history().len();
    let over = scene.sitting.table.finish().is_some();
    let whose = scene.sitting.your_seat().unwrap_or_else(|| scene.sitting.table.mover());
    let from = scene.last_of(whose);
    // After the end, what the last one did is told with who has won.
    let until = if over { seen.saturating_sub(1) } else { seen };
    scene.sitting.go_back_to(from);
    let mut told = Vec::new();
    for index in from..seen {
        let (seat, action) = scene.history[index].clone();
        let name = scene.sitting.name(seat, voice);
        if index < until
            && let Ok(words) = scene.sitting.table.say_move(&action, &name, voice)
        {
            told.push(words);
        }
        scene.go_on();
    }
    told
}

/// A hint in words, as far as one was asked for.
fn hint(scene: &mut Scene, voice: &Voice) -> Option<Result<String, Problem>> {
    let step = scene.address.hint;
    if step == 0 || scene.sitting.table.finish().is_some() || !scene.sitting.person_to_move() {
        return None;
    }
    Some(say_hint(scene, step, voice))
}

fn say_hint(scene: &mut Scene, step: u8, voice: &Voice) -> Result<String, Problem> {
    let sitting = &mut scene.sitting;
    if let [only] = &sitting.table.moves(2)[..] {
        return Ok(voice.say("play-hint-only-move", &Arguments::new().text("move", said(only, voice))));
    }
    if sitting.hides() {
        return Ok(voice.say("play-hidden-hint", &Arguments::new().text("move", said(&sitting.advise()?, voice))));
    }
    Ok(match (sitting.table.hint(voice)?, step) {
        (Some(hint), 1) => hint.place,
        (Some(hint), _) => hint.action,
        (None, 1) => say(voice, "page-no-hint"),
        (None, _) => match sitting.trap() {
            Some(trap) => {
                let arguments = Arguments::new().text("move", said(&trap.action, voice)).count("winning", trap.winning);
                voice.say("play-hint-trap", &arguments)
            }
            None => say(voice, "page-no-hint"),
        },
    })
}

/// What the last moves did, and who wins now and why.
struct Why {
    judgements: Vec<String>,
    explanation: Result<Explanation, Problem>,
}

fn why(scene: &Scene, voice: &Voice) -> Why {
    let sitting = &scene.sitting;
    let mut words = Explanation::new();
    if sitting.table.is_hidden() {
        words.say(say(voice, "play-hidden-why"));
        return Why { judgements: Vec::new(), explanation: Ok(words) };
    }
    let made = sitting.table.history().len();
    let round = sitting.last_round().filter(|number| *number <= made);
    let judgements = round.filter_map(|number| sitting.say_judgement(number, voice)).collect();
    if let Some(won) = sitting.say_who_has_won(voice) {
        words.say(won);
        return Why { judgements, explanation: Ok(words) };
    }
    Why { judgements, explanation: sitting.table.why(&sitting.voice_of_the_mover(voice)) }
}

struct Game<'a> {
    scene: &'a Scene,
    voice: &'a Voice,
    board: &'a Board,
    told: Vec<String>,
    hint: Option<Result<String, Problem>>,
    why: Option<Why>,
    answer: Option<Result<Answer, Problem>>,
    review: Option<Review>,
}

impl Game<'_> {
    fn reply(&self) -> Reply {
        let Self { scene, voice, .. } = self;
        let sitting = &scene.sitting;
        let description = sitting.game.describe(voice);
        let title = format!("{} · {}", description.title, say(voice, "page-use-play"));
        let address = &scene.address;
        let aside = self.evidence();
        let content = html! {
            div class="columns" {
                div class="board-column" {
                    (parts::heading(&description, voice))
                    (self.turn())
                    (self.board())
                    (self.end())
                    (self.verdict())
                    (self.controls())
                    (self.hint())
                    @if self.review.is_some() {
                        (parts::strip(scene, self.review.as_ref(), sitting.your_seat().unwrap_or(0),
                            &|seat| sitting.name(seat, voice), voice))
                    }
                    (play_options::drawer(scene, self.board, voice))
                }
                div class="evidence-column" {
                    @if let Some(aside) = aside { (aside) } @else { (self.rules()) }
                }
            }
        };
        let uses = Uses {
            play: Some(address.clone()),
            analyse: Some(self.analysed()),
            learn: Some(address.turned_to(Place::Learn)),
            research: scene.research(),
        };
        Reply::page(Frame { voice, address, title: &title, uses }.around(&content))
    }

    /// The same position where it is analysed. What players do not see of each other is not shown there either.
    fn analysed(&self) -> Address {
        let Self { scene, .. } = self;
        if scene.sitting.hides() {
            let address = scene.address.turned_to(Place::Analyse);
            return Address { position: None, deck: None, played: None, ..address.cut(0) };
        }
        // The deal is not repeated there, so it is written out.
        scene.written_out(Place::Analyse)
    }

    /// What the others did, and whose turn it is.
    fn turn(&self) -> Markup {
        let Self { scene, voice, told, .. } = self;
        let sitting = &scene.sitting;
        let over = sitting.table.finish().is_some();
        let mover = sitting.table.mover();
        let begins = sitting.table.history().is_empty() && !over;
        html! {
            p class="told" data-announce="" {
                @for words in told { (words) (voice.language().between_sentences()) }
                @if begins { (voice.say("play-begins", &sitting.player(mover, voice))) }
                @else if !over { strong { (voice.say("page-to-move", &sitting.player(mover, voice))) } }
            }
            @if begins && sitting.players.contains(&Who::Computer) {
                p class="standing" {
                    (voice.say("play-level", &Arguments::new().number("level", sitting.level.into())))
                }
            }
        }
    }

    fn board(&self) -> Markup {
        let Self { scene, voice, board, answer, .. } = self;
        let worth: HashMap<&str, DecisionDocument> = answer
            .iter()
            .flatten()
            .flat_map(|answer| answer.document.all_moves.iter().flatten())
            .map(|judged| (judged.action.action.as_str(), judged.decision))
            .collect();
        let address = in_language(&scene.address, voice);
        let follow = |made: Made| address.after(made);
        let can_move = scene.sitting.table.finish().is_none() && scene.sitting.person_to_move();
        let hand = Hand {
            address: &address,
            follow: if can_move { Some(&follow) } else { None },
            worth: &|action| worth.get(action).map(|decision| Mark::of_move(*decision, voice)),
        };
        html! {
            (board::draw(board, &hand, voice))
            @if can_move && board.areas.iter().any(|area| area.spots.iter().any(|spot| spot.has_more)) {
                (parts::move_form(&address, voice))
            }
        }
    }

    /// After the game: who has won, and what there is to learn.
    fn end(&self) -> Markup {
        let Self { scene, voice, .. } = self;
        let sitting = &scene.sitting;
        let Some(places) = sitting.table.finish() else { return html! {} };
        let address = in_language(&scene.address, voice);
        let yours = |seat: usize| sitting.players[seat] == Who::Me;
        let mistakes = self.review.iter().flat_map(|review| &review.mistakes).filter(|mistake| yours(mistake.seat));
        let count = mistakes.count();
        html! {
            section class="verdict" data-announce="" {
                p class="sentence" { (sitting.say_who_has_won(voice).unwrap_or_default()) }
                @if places.len() > 2 {
                    ol class="places" { @for seat in &places { li { (sitting.name(*seat, voice)) } } }
                }
                @if self.review.is_some() && !scene.history.is_empty() {
                    p class="standing" {
                        (voice.say("page-your-mistakes", &Arguments::new().number("count", count as u64)))
                    }
                }
            }
            @if let Some(first) = self.lost_from_the_start(&places, count) {
                p class="buttons" {
                    span class="standing" { (say(voice, "page-lost-from-the-start")) }
                    " " a class="button" href=(Address { first, ..play_options::anew(&address) }) {
                        (say(voice, "page-let-the-other-begin"))
                    }
                }
            }
            @if count > 0 && address.at.is_none() {
                p class="buttons" {
                    a class="button primary" href=(address.turned_to(Place::Lesson)) { (say(voice, "page-lesson-begin")) }
                }
            }
        }
    }

    /// Who has to begin for the start to be won, where the one person lost although he made no mistake: against the best
    /// play there was nothing to be done.
    fn lost_from_the_start(&self, places: &[usize], mistakes: usize) -> Option<usize> {
        let Self { scene, review, .. } = self;
        let yours = scene.sitting.your_seat()?;
        let begun = review.as_ref()?.leaders.first()?;
        let lost = places.len() == 2 && places[0] != yours && mistakes == 0 && *begun == Leader::Seat(1 - yours);
        lost.then_some(1 - scene.address.first.min(1))
    }

    /// Who wins, where values are shown.
    fn verdict(&self) -> Markup {
        let Self { scene, voice, answer, .. } = self;
        if scene.sitting.table.finish().is_some() {
            return html! {};
        }
        match answer {
            None => html! {},
            Some(Err(problem)) => html! { section class="verdict" { (parts::unknown(problem, voice)) } },
            Some(Ok(answer)) => html! {
                section class="verdict" {
                    (parts::marked(outcome(answer.document.decision), &parts::who_wins(answer, voice)))
                    (parts::standing(answer, voice))
                }
            },
        }
    }

    fn controls(&self) -> Markup {
        let Self { scene, voice, .. } = self;
        let sitting = &scene.sitting;
        let address = in_language(&scene.address, voice);
        let over = sitting.table.finish().is_some();
        let seen = sitting.table.history().len();
        let undo = sitting.last_of_a_person().map(|number| address.cut(number - 1));
        let plain = address.looked_at_plainly();
        let hint = Address { hint: (address.hint + 1).min(2), ..plain.clone() };
        let why = Address { why: !address.why, ..plain.clone() };
        let values = Address { values: !address.values, ..plain };
        html! {
            div class="controls" {
                @if seen < scene.history.len() {
                    a class="button primary" href=(address.looking_at(scene.history.len())) { (say(voice, "page-to-the-end")) }
                }
                @if !over && sitting.person_to_move() {
                    a id="hint-button" class="button" data-key="h" href=(hint) { (say(voice, "page-hint")) }
                }
                a id="why-button" class="button" data-key="w" href=(why) aria-expanded=(address.why) { (say(voice, "page-why")) }
                @if let Some(undo) = undo {
                    a id="undo-button" class="button" data-key="u" href=(undo) { (say(voice, "page-undo")) }
                }
                a id="new-button" class="button" data-key="n" href=(play_options::anew(&address)) { (say(voice, "page-new")) }
                @if !sitting.hides() {
                    a id="values-button" class="button" href=(values) {
                        (say(voice, if address.values { "page-values-hide" } else { "page-values-show" }))
                    }
                }
            }
        }
    }

    fn hint(&self) -> Markup {
        let Self { scene, voice, hint, .. } = self;
        let Some(hint) = hint else { return html! {} };
        let more = Address { hint: 2, ..in_language(&scene.address, voice).looked_at_plainly() };
        html! {
            section id="hint" class="hint" data-announce="" {
                p {
                    @match hint { Ok(words) => (words), Err(problem) => (WordedProblem::of(problem, voice).message) }
                    @if scene.address.hint == 1 && !scene.sitting.hides() {
                        " " a href=(more) { (say(voice, "page-hint-more")) }
                    }
                }
            }
        }
    }

    fn evidence(&self) -> Option<Markup> {
        let Why { judgements, explanation } = self.why.as_ref()?;
        let voice = self.voice;
        Some(html! {
            section class="evidence" aria-labelledby="why-title" {
                h2 id="why-title" { (say(voice, "page-why")) }
                // Not all of it is read out by itself, only what the last moves did and who wins.
                @if let Some(first) = explanation.iter().flat_map(Explanation::words).next() {
                    p class="quiet" aria-hidden="true" data-announce="" {
                        @for words in judgements { (words) (voice.language().between_sentences()) }
                        (first)
                    }
                }
                @for words in judgements { p { (words) } }
                @match explanation {
                    Ok(explanation) => (parts::explanation(explanation, voice, Some(&|number| self.scene.picture(number)))),
                    Err(problem) => (parts::unknown(problem, voice)),
                }
            }
        })
    }

    /// The rules, as long as nothing else is asked.
    fn rules(&self) -> Markup {
        let description = self.scene.sitting.game.describe(self.voice);
        let hidden = self.scene.sitting.table.is_hidden();
        html! {
            section class="evidence" aria-labelledby="rules-title" {
                h2 id="rules-title" { (say(self.voice, "page-rules")) }
                p { (if hidden { &description.hidden_rules } else { &description.rules }) }
            }
        }
    }
}
