//! What several pages show: explanations, moves, the strip of a game, the drawer.

use lastmove_catalogue::{Answer, DecisionDocument, Description, JudgedMoveDocument, Leader, Review, names};
use lastmove_explain::{Arguments, Board, Explanation, Paragraph, Piece, Role, Styled, Voice, WordedProblem};
use lastmove_game::{Convention, Outcome, Problem};
use maud::{Markup, PreEscaped, html};

use super::layout::{in_language, say};
use super::mark::{Mark, outcome, shape};
use crate::address::{Address, Field, Made};
use crate::scene::Scene;

/// Where one is: the game, its convention in words, and its house rules.
pub(crate) fn heading(description: &Description, voice: &Voice) -> Markup {
    html! {
        h1 { (description.title) }
        p class="where" { (super::say_aim(&description.aim, voice))
            @if let Some(rules) = &description.house_rules {
                (voice.language().between_sentences())
                (voice.say("page-house-rules", &Arguments::new().text("rules", rules.as_str())))
            }
        }
    }
}

/// So many moves are listed at most.
pub(crate) const MOVES_LISTED: usize = 200;
/// So many of them are seen at once.
const MOVES_SHOWN: usize = 30;
/// A longer position is cut where it stands beside others.
const LONGEST_POSITION: usize = 48;

/// Whether cards are played.
pub(crate) fn has_cards(board: &Board) -> bool {
    board.areas.iter().flat_map(|area| &area.spots).any(|spot| !matches!(spot.piece, Piece::Heap { .. }))
        || board.areas.len() > 1
}

/// A move in words: where, and what.
pub(crate) fn move_in_words(board: &Board, action: &str, voice: &Voice) -> String {
    let spots = board.areas.iter().flat_map(|area| &area.spots);
    let here = spots.flat_map(|spot| spot.choices.iter().map(move |choice| (spot.label.as_str(), choice)));
    let others = board.others.iter().map(|choice| ("", choice));
    match here.chain(others).find(|(_, choice)| choice.action == action) {
        Some(("", choice)) => choice.words.clone(),
        Some((place, choice)) => {
            let arguments = Arguments::new().text("place", place).text("words", choice.words.as_str());
            voice.say("page-move-at", &arguments)
        }
        None => action.to_owned(),
    }
}

/// Who wins, in one sentence. What the last move means stands under the title of the page.
pub(crate) fn who_wins(answer: &Answer, voice: &Voice) -> Markup {
    match answer.document.decision {
        DecisionDocument::Outcome(outcome) => {
            emphasised(&say(voice, &format!("page-outcome-{}", outcome.name())), outcome.name())
        }
        DecisionDocument::Forcer(_) => html! { (answer.verdict) },
    }
}

/// A sentence in which what stands between asterisks is put forward.
fn emphasised(sentence: &str, class: &str) -> Markup {
    html! {
        @for (index, part) in sentence.split('*').enumerate() {
            @if index % 2 == 1 { strong class=(class) { (part) } } @else { (part) }
        }
    }
}

/// Words and figures in the order of the argument, but for the recipe before the first figure, which stands below it.
/// Where the pictures of figures are to be had, that one is told by its number, counted from 1.
pub(crate) fn explanation(
    explanation: &Explanation,
    voice: &Voice,
    pictures: Option<&dyn Fn(usize) -> Address>,
) -> Markup {
    let mut drawings = 0;
    html! {
        @for paragraph in figure_first(explanation.paragraphs()) {
            @match paragraph {
                Paragraph::Recipe(words) => p class="recipe" { (words) },
                Paragraph::Words(words) => p { (words) },
                Paragraph::Figure(figure) => @match &figure.drawing {
                    None => (styled(&figure.text)),
                    Some(drawing) => {
                        @let number = { drawings += 1; drawings };
                        figure {
                            (PreEscaped(drawing.svg(&format!("figure-{number}"), voice)))
                            @if let Some(pictures) = pictures {
                                figcaption {
                                    a href=(in_language(&pictures(number), voice)) download={ "lastmove-" (number) ".svg" } {
                                        (say(voice, "page-download"))
                                    }
                                }
                            }
                        }
                    },
                },
            }
        }
    }
}

/// The paragraphs with the first figure, and the words that lead up to it, before the recipe that stood above them.
fn figure_first(paragraphs: &[Paragraph]) -> Vec<&Paragraph> {
    let mut arranged: Vec<&Paragraph> = paragraphs.iter().collect();
    if let Some(figure) = paragraphs.iter().position(|paragraph| matches!(paragraph, Paragraph::Figure(_))) {
        let run = |end: usize, is: fn(&Paragraph) -> bool| {
            end - paragraphs[..end].iter().rev().take_while(|paragraph| is(paragraph)).count()
        };
        let words = run(figure, |paragraph| matches!(paragraph, Paragraph::Words(_)));
        let recipe = run(words, |paragraph| matches!(paragraph, Paragraph::Recipe(_)));
        arranged[recipe..=figure].rotate_left(words - recipe);
    }
    arranged
}

/// A figure of letters.
pub(crate) fn styled(figure: &Styled) -> Markup {
    html! {
        pre class="letters" {
            @for (index, line) in figure.lines().iter().enumerate() {
                @if index > 0 { "\n" }
                @for span in line {
                    @match role(span.role) {
                        Some(class) => span class=(class) { (span.text) },
                        None => (span.text),
                    }
                }
            }
        }
    }
}

const fn role(role: Role) -> Option<&'static str> {
    match role {
        Role::Plain => None,
        Role::Win => Some("win"),
        Role::Loss => Some("loss"),
        Role::Draw => Some("draw"),
        Role::Strong => Some("strong"),
        Role::Muted => Some("muted"),
    }
}

/// Why no value is known here: what the problem says, without advice for the command line.
pub(crate) fn unknown(problem: &Problem, voice: &Voice) -> Markup {
    html! {
        p class="sentence" { (say(voice, "page-unknown")) }
        p class="standing" { (WordedProblem::of(problem, voice).message) }
    }
}

/// Every move as a row: a link that follows it, what it is worth, what it leaves.
pub(crate) fn moves_table(moves: &[JudgedMoveDocument], address: &Address, voice: &Voice) -> Markup {
    let mut sorted: Vec<&JudgedMoveDocument> = moves.iter().collect();
    sorted.sort_by_key(|judged| match outcome(judged.decision) {
        Outcome::Win => 0,
        Outcome::Draw => 1,
        Outcome::Loss => 2,
    });
    let (shown, rest) = sorted.split_at(sorted.len().min(MOVES_SHOWN));
    let title = if moves.len() < MOVES_LISTED {
        say(voice, "solve-all-moves")
    } else {
        voice.say("solve-first-moves", &Arguments::new().number("count", moves.len() as u64))
    };
    html! {
        section class="moves" aria-labelledby="moves-title" {
            h2 id="moves-title" { (title) }
            (rows(shown, address, voice))
            @if !rest.is_empty() {
                details id="more-moves" class="drawer" {
                    summary { (voice.say("solve-more", &Arguments::new().number("count", rest.len() as u64))) }
                    (rows(rest, address, voice))
                }
            }
        }
    }
}

fn rows(moves: &[&JudgedMoveDocument], address: &Address, voice: &Voice) -> Markup {
    html! {
        table {
            thead class="quiet" {
                tr {
                    th scope="col" { (say(voice, "page-column-move")) }
                    th scope="col" { (say(voice, "page-column-value")) }
                    th scope="col" { (say(voice, "page-column-leaves")) }
                    th scope="col" { (say(voice, "page-column-remoteness")) }
                }
            }
            tbody { @for judged in moves { (move_row(judged, address, voice)) } }
        }
    }
}

fn move_row(judged: &JudgedMoveDocument, address: &Address, voice: &Voice) -> Markup {
    let action = judged.action.action.as_str();
    let leaves = judged
        .action
        .leaves
        .as_ref()
        .map(|position| voice.say("move-leaves", &Arguments::new().text("position", shortened(position))));
    let number = |message: &str, name, number| voice.say(message, &Arguments::new().number(name, number));
    let ways = judged.action.ways.map(|ways| number("move-ways", "ways", ways));
    let decided = judged.remoteness.map(|moves| number("move-decided", "moves", moves));
    html! {
        tr {
            th scope="row" { a class="move" href=(in_language(&address.after(Made::new(action)), voice)) { (action) } }
            td { (Mark::of_move(judged.decision, voice).whole()) }
            td class="leaves" { @if let Some(leaves) = leaves { (leaves) } }
            td class="notes" {
                @if let Some(ways) = &ways { (ways) @if decided.is_some() { " · " } }
                @if let Some(decided) = &decided { (decided) }
            }
        }
    }
}

/// Moves without any value, as links.
pub(crate) fn plain_moves(moves: &[String], follow: &dyn Fn(Made) -> Address, voice: &Voice) -> Markup {
    html! {
        section class="moves" aria-labelledby="moves-title" {
            h2 id="moves-title" { (say(voice, "page-moves")) }
            div class="buttons" {
                @for action in moves { a class="choice" href=(follow(Made::new(action))) { code { (action) } } }
            }
            @if moves.len() == MOVES_LISTED { p class="note" { (say(voice, "play-and-more")) } }
        }
    }
}

fn shortened(position: &str) -> String {
    if position.chars().count() <= LONGEST_POSITION {
        return position.to_owned();
    }
    position.chars().take(LONGEST_POSITION - 1).chain(['…']).collect()
}

/// The strip of a game: the start and each move, each a link that goes there.
///
/// `whose` is the seat for which a win is shown as one.
pub(crate) fn strip(
    scene: &Scene,
    review: Option<&Review>,
    whose: usize,
    name: &dyn Fn(usize) -> String,
    voice: &Voice,
) -> Markup {
    let seen = scene.address.seen();
    let steps = Steps { scene, review, whose, name, voice };
    html! {
        nav class="strip" aria-label=(say(voice, "page-strip")) {
            p class="label" { (say(voice, "page-strip")) }
            ol {
                @for number in 0..=scene.history.len() {
                    li { (steps.step(number, number == seen)) }
                }
            }
        }
    }
}

/// A game of which each step is shown.
struct Steps<'a> {
    scene: &'a Scene,
    review: Option<&'a Review>,
    whose: usize,
    name: &'a dyn Fn(usize) -> String,
    voice: &'a Voice,
}

impl Steps<'_> {
    fn step(&self, number: usize, is_seen: bool) -> Markup {
        let Self { scene, review, voice, .. } = self;
        let leader = review.and_then(|review| review.leaders.get(number)).copied();
        let mistake = review.is_some_and(|review| review.mistakes.iter().any(|mistake| mistake.number == number));
        let class = match leader {
            Some(Leader::Seat(seat)) if seat == self.whose => "step win",
            Some(Leader::Seat(_)) => "step loss",
            Some(Leader::Nobody) => "step draw",
            Some(Leader::Unknown) | None => "step",
        };
        let name = self.said(number, leader, mistake);
        let label = number.checked_sub(1).map_or("0", |index| scene.history[index].1.as_str());
        html! {
            a class={ (class) @if mistake { " mistake" } } href=(in_language(&scene.address.looking_at(number), voice))
                title=(name) aria-current=[is_seen.then_some("step")] {
                span class="box" aria-hidden="true" { @if mistake { "?" } }
                span class="made" aria-hidden="true" { (label) }
                span class="quiet" { (name) }
            }
        }
    }

    /// A step in words: the move, who can force the win then, whether it was a mistake.
    fn said(&self, number: usize, leader: Option<Leader>, mistake: bool) -> String {
        let voice = self.voice;
        let mut said = vec![match number.checked_sub(1).map(|index| &self.scene.history[index]) {
            None => say(voice, "page-strip-start"),
            Some((seat, action)) => {
                let arguments = Arguments::new().number("number", number as u64).text("move", action.as_str());
                voice.say("page-strip-move", &arguments.text("name", (self.name)(*seat)))
            }
        }];
        said.extend(leader.map(|leader| match leader {
            Leader::Seat(seat) => voice.say("page-strip-leads", &Arguments::new().text("name", (self.name)(seat))),
            Leader::Nobody => say(voice, "page-strip-nobody"),
            Leader::Unknown => say(voice, "page-strip-unknown"),
        }));
        said.extend(mistake.then(|| say(voice, "page-strip-mistake")));
        said.join(voice.language().between_sentences())
    }
}

/// Hidden fields of a form: everything in the address but what the form itself asks for, or what would not fit it.
pub(crate) fn kept(address: &Address, without: &[Field]) -> Markup {
    html! {
        @for (field, value) in address.fields().filter(|(field, _)| !without.contains(field)) {
            input type="hidden" name=(field.name()) value=(value);
        }
    }
}

/// A text field with a label.
pub(crate) fn text_field(field: Field, label: &str, hint: Option<&str>, value: Option<&str>) -> Markup {
    let name = field.name();
    html! {
        p class="field" {
            label for={ "field-" (name) } { (label) }
            input id={ "field-" (name) } type="text" name=(name) value=[value] autocomplete="off" autocapitalize="off"
                spellcheck="false" aria-describedby=[hint.map(|_| format!("hint-{name}"))];
            @if let Some(hint) = hint { span class="note" id={ "hint-" (name) } { (hint) } }
        }
    }
}

/// A choice of one of several.
pub(crate) fn select_field(field: Field, id: &str, label: &str, options: &[(String, String)], chosen: &str) -> Markup {
    html! {
        p class="field" {
            label for=(id) { (label) }
            select id=(id) name=(field.name()) {
                @for (value, words) in options { option value=(value) selected[value == chosen] { (words) } }
            }
        }
    }
}

/// The text field in which a position is typed as the command line writes it, with a button that copies it.
pub(crate) fn position_form(position: &str, address: &Address, voice: &Voice) -> Markup {
    let start = Address { position: None, ..address.cut(0) };
    let start = start.without(Field::Deck).without(Field::Played).without(Field::First);
    html! {
        form class="position" action=(address.place.path()) method="get" {
            (kept(&in_language(&start, voice), &[Field::Position]))
            label class="quiet" for="position" { (say(voice, "page-position")) }
            input id="position" type="text" name="position" value=(position) autocomplete="off" autocapitalize="off"
                spellcheck="false";
            button type="submit" { (say(voice, "page-show")) }
            button class="copy" type="button" hidden data-copy="position" data-copied=(say(voice, "page-copied")) {
                (say(voice, "page-copy"))
            }
        }
    }
}

/// The text field in which a move is typed, for pieces with more moves than are listed.
pub(crate) fn move_form(address: &Address, voice: &Voice) -> Markup {
    let shown = in_language(&address.looked_at_plainly(), voice);
    html! {
        form class="typed" action=(address.place.path()) method="get" {
            (kept(&shown, &[]))
            label for="move" { (say(voice, "page-type-move")) }
            input id="move" type="text" name="move" autocomplete="off" autocapitalize="off" spellcheck="false";
            button type="submit" { (say(voice, "page-make-move")) }
        }
    }
}

/// The fields that choose a game: name or code, and whether the last move wins.
pub(crate) fn game_fields(address: &Address, voice: &Voice) -> Markup {
    let conventions = [
        (String::new(), say(voice, "page-convention-usual")),
        (Convention::Normal.name().to_owned(), say(voice, "solve-convention-normal")),
        (Convention::Misere.name().to_owned(), say(voice, "solve-convention-misere")),
    ];
    let chosen = address.convention.map_or("", Convention::name);
    html! {
        p class="field" {
            label for="field-game" { (say(voice, "page-field-game")) }
            input id="field-game" type="text" name="game" list="games" value=[address.game.as_deref()] autocomplete="off"
                autocapitalize="off" spellcheck="false" aria-describedby="hint-game";
            datalist id="games" { @for name in names() { option value=(name) {} } }
            span class="note" id="hint-game" { (say(voice, "page-field-game-hint")) }
        }
        (select_field(Field::Convention, "field-convention", &say(voice, "page-field-convention"), &conventions, chosen))
    }
}

/// The fields for cards: which beats which, and the rules of the house.
pub(crate) fn card_fields(address: &Address, voice: &Voice) -> Markup {
    let field = |field, message: &str, value: &Option<String>| {
        let hint = say(voice, &format!("{message}-hint"));
        text_field(field, &say(voice, message), Some(&hint), value.as_deref())
    };
    html! {
        (field(Field::Order, "page-field-order", &address.order))
        (field(Field::Relation, "page-field-relation", &address.relation))
        (field(Field::Rules, "page-field-rules", &address.rules))
        (field(Field::Deck, "page-field-deck", &address.deck))
    }
}

/// How it is known, how long the game goes on, and the nim-value.
pub(crate) fn standing(answer: &Answer, voice: &Voice) -> Markup {
    let document = &answer.document;
    let gap = voice.language().between_sentences();
    let decided = document.remoteness.filter(|moves| *moves > 0);
    html! {
        p class="standing" {
            (answer.standing)
            @if let Some(moves) = decided {
                (gap) (voice.say("solve-decided", &Arguments::new().number("moves", moves)))
            }
            @if let Some(value) = document.nim_value {
                (gap) (voice.say("page-nim-value", &Arguments::new().number("value", value)))
            }
        }
    }
}

/// The mark of an outcome before a sentence.
pub(crate) fn marked(outcome: Outcome, sentence: &Markup) -> Markup {
    html! { p class="sentence" { (shape(outcome)) span { (sentence) } } }
}

#[cfg(test)]
mod tests {
    use lastmove_explain::{Explanation, Paragraph, Styled};

    use super::figure_first;

    #[test]
    fn the_first_figure_stands_before_its_recipe() {
        let mut explanation = Explanation::new();
        explanation.say("where").teach("how").teach("why").say("see").show(Styled::new()).teach("more");
        explanation.show(Styled::new());
        let said: Vec<&str> = figure_first(explanation.paragraphs())
            .into_iter()
            .map(|paragraph| match paragraph {
                Paragraph::Recipe(words) | Paragraph::Words(words) => words.as_str(),
                Paragraph::Figure(_) => "figure",
            })
            .collect();
        assert_eq!(said, ["where", "see", "figure", "how", "why", "more", "figure"]);
    }

    #[test]
    fn without_a_figure_everything_stays() {
        let mut explanation = Explanation::new();
        explanation.teach("how").say("here");
        assert!(figure_first(explanation.paragraphs()).into_iter().eq(explanation.paragraphs()));
    }
}
