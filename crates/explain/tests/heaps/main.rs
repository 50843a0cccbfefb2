//! What is said and drawn of the heap games: snapshots read by a person, and figures read back by a program.

mod disjunctive;
mod figures;
mod layout;
mod snapshots;

use std::sync::LazyLock;

use lastmove_explain::{Explain, Explanation, HeapLayout, Language, Paragraph, Pieces, Voice};
use lastmove_game::{Ask, Convention, Detail, ListedVerdict};
use lastmove_heaps::{Breaking, Code, HeapEvidence, HeapGame, HeapMove, Heaps, Lasker, Nim};

/// A heap game, whichever.
trait HeapWords:
    Explain<Position = Heaps, Move = HeapMove, Evidence = HeapEvidence, Layout = HeapLayout> + HeapGame
{
}

impl<G> HeapWords for G where
    G: Explain<Position = Heaps, Move = HeapMove, Evidence = HeapEvidence, Layout = HeapLayout> + HeapGame
{
}

const MARIENBAD: Nim = Nim { convention: Convention::Misere };
const NIM: Nim = Nim { convention: Convention::Normal };
const LASKER: Lasker = Lasker { convention: Convention::Normal };
const MISERE_LASKER: Lasker = Lasker { convention: Convention::Misere };

fn code(code: &str, convention: Convention) -> Breaking {
    Breaking::new(Code::parse(code).unwrap(), convention)
}

fn heaps(sizes: &[u64]) -> Heaps {
    Heaps::new(sizes.iter().copied()).unwrap()
}

fn english() -> Voice {
    voice_of(Language::English, Pieces::Stones)
}

fn answer(game: &impl HeapWords, position: &Heaps, why: Option<u64>) -> ListedVerdict<HeapMove, HeapEvidence> {
    let ask = Ask { why, ..Ask::default() };
    game.solve(position, &ask).unwrap().list(ask.limit)
}

fn explain(game: &impl HeapWords, position: &Heaps, voice: &Voice) -> Explanation {
    game.explain(position, &answer(game, position, None), voice)
}

/// Whether the player to move has lost.
fn is_lost(game: &impl HeapWords, position: &Heaps) -> bool {
    let ask = Ask { detail: Detail::Brief, ..Ask::default() };
    !game.solve(position, &ask).unwrap().decision.is_win()
}

/// Whether a move wins: it can be made, and what it leaves is lost.
fn wins(game: &impl HeapWords, position: &Heaps, action: &HeapMove) -> bool {
    is_lost(game, &game.play(position, action).unwrap().position)
}

fn write(explanation: &Explanation) -> String {
    let paragraphs = explanation.paragraphs().iter().map(|paragraph| match paragraph {
        Paragraph::Recipe(words) | Paragraph::Words(words) => words.clone(),
        Paragraph::Figure(figure) => figure.to_string(),
    });
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

fn figures_of(explanation: &Explanation) -> Vec<String> {
    let figures = explanation.paragraphs().iter().filter_map(|paragraph| match paragraph {
        Paragraph::Figure(figure) => Some(figure.to_string()),
        Paragraph::Recipe(_) | Paragraph::Words(_) => None,
    });
    figures.collect()
}

/// The voice of a language, speaking of these pieces.
fn voice_of(language: Language, pieces: Pieces) -> Voice {
    static VOICES: LazyLock<Vec<Voice>> = LazyLock::new(|| Language::ALL.map(Voice::new).into());
    VOICES.iter().find(|voice| voice.language() == language).unwrap().about(pieces)
}
