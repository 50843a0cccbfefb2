//! What can be said at the table.

use lastmove_game::{Problem, ProblemKind};

/// A line that is neither a command nor anything like a move.
pub const NOT_UNDERSTOOD: ProblemKind = ProblemKind { id: "not-understood", arguments: &["typed"] };

/// Words behind a command that stands alone.
pub const WORDS_BEHIND: ProblemKind = ProblemKind { id: "words-behind", arguments: &["word"] };

/// A line that was typed, understood as far as it can be without the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An empty line.
    Nothing,
    /// A hint: first where to look, asked again what to do.
    Hint,
    /// Why the position is won or lost.
    Why,
    /// The same with everything that was said before.
    WhyAll,
    /// What a move would lead to.
    WhyMove(String),
    /// Takes the player's last move back, and all answers to it.
    Undo,
    /// The moves there are.
    Moves,
    /// The position once more.
    Position,
    /// Writes the game to the file of this name.
    Save(String),
    /// Begins the same game again.
    Again,
    /// What can be said.
    Help,
    /// Ends the conversation.
    Quit,
    /// A move, in the game's notation.
    Move(String),
}

/// The words understood, in every language whichever is spoken; the first of a line is the one that is shown.
const WORDS: &[(Word, [&[&str]; 3])] = &[
    (Word::Hint, [&["hint"], &["tipp"], &["ヒント"]]),
    (Word::Why, [&["why"], &["warum", "wieso"], &["なぜ", "理由"]]),
    (Word::Undo, [&["undo", "back"], &["zurück", "zurueck"], &["戻す", "一手戻す"]]),
    (Word::Moves, [&["moves"], &["züge", "zuege"], &["手", "手の一覧"]]),
    (Word::Position, [&["position", "show"], &["stellung"], &["局面"]]),
    (Word::Save, [&["save"], &["speichern"], &["保存"]]),
    (Word::Again, [&["again"], &["nochmal"], &["もう一度"]]),
    (Word::Help, [&["help", "?"], &["hilfe"], &["ヘルプ"]]),
    (Word::Quit, [&["quit", "exit", "q"], &["ende"], &["終了"]]),
    (Word::Pass, [&["pass"], &["passen", "passe"], &["パス"]]),
];

/// What stands behind the word for [`Command::Why`] to hear everything again.
const ALL: &[&str] = &["all", "alles", "全部", "すべて"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Hint,
    Why,
    Undo,
    Moves,
    Position,
    Save,
    Again,
    Help,
    Quit,
    Pass,
}

impl Command {
    /// Understands a line. Capitals, full-width letters and spaces around it do not matter.
    pub fn read(line: &str) -> Result<Self, Problem> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (first, rest) = (narrow(first).to_lowercase(), rest.trim());
        let known =
            |(_, languages): &&(Word, [&[&str]; 3])| languages.iter().any(|words| words.contains(&first.as_str()));
        let Some((word, _)) = WORDS.iter().find(known) else {
            let line = narrow(line);
            return if line.is_empty() {
                Ok(Self::Nothing)
            } else if line.contains(|letter: char| letter.is_ascii_digit()) {
                Ok(Self::Move(line))
            } else {
                let typed: String = line.chars().take(40).collect();
                Err(Problem::new(&NOT_UNDERSTOOD).with("typed", typed).at(&line, 0..line.len()))
            };
        };
        if !rest.is_empty() && !matches!(word, Word::Why | Word::Save) {
            let behind = line.len() - rest.len()..line.len();
            return Err(Problem::new(&WORDS_BEHIND).with("word", first).at(line, behind));
        }
        Ok(match word {
            Word::Hint => Self::Hint,
            Word::Why if rest.is_empty() => Self::Why,
            Word::Why if ALL.contains(&narrow(rest).to_lowercase().as_str()) => Self::WhyAll,
            Word::Why => Self::WhyMove(as_move(rest)),
            Word::Undo => Self::Undo,
            Word::Moves => Self::Moves,
            Word::Position => Self::Position,
            Word::Save => Self::Save(rest.to_owned()),
            Word::Again => Self::Again,
            Word::Help => Self::Help,
            Word::Quit => Self::Quit,
            Word::Pass => Self::Move("pass".to_owned()),
        })
    }
}

/// A move in the game's notation, also where it was given by a word of another language.
fn as_move(text: &str) -> String {
    match Command::read(text) {
        Ok(Command::Move(action)) => action,
        _ => narrow(text),
    }
}

/// The text with the full-width letters of Japanese keyboards made narrow.
fn narrow(text: &str) -> String {
    let narrow = |letter| match letter {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter),
        '\u{3000}' => ' ',
        letter => letter,
    };
    text.chars().map(narrow).collect()
}

#[cfg(test)]
mod tests {
    use super::{Command, WORDS, Word};
    use lastmove_explain::{Arguments, Language, Voice};
    use proptest::prelude::*;

    fn read(line: &str) -> Command {
        Command::read(line).unwrap()
    }

    #[test]
    fn words_of_every_language() {
        for line in ["hint", " HINT ", "Tipp", "ヒント", "hint"] {
            assert_eq!(read(line), Command::Hint, "{line}");
        }
        for line in ["why 7:4", "WARUM 7:4", "なぜ 7:4", "なぜ\u{3000}7:4"] {
            assert_eq!(read(line), Command::WhyMove("7:4".to_owned()), "{line}");
        }
        for line in ["why all", "Warum ALLES", "なぜ 全部", "なぜ　すべて", "why ａｌｌ"] {
            assert_eq!(read(line), Command::WhyAll, "{line}");
        }
        assert_eq!(read("why"), Command::Why);
        assert_eq!(read("warum passen"), Command::WhyMove("pass".to_owned()));
        assert_eq!(read("ZURÜCK"), Command::Undo);
        assert_eq!(read("save  Mein Spiel.txt "), Command::Save("Mein Spiel.txt".to_owned()));
        assert_eq!(read("speichern"), Command::Save(String::new()));
        assert_eq!(read("パス"), Command::Move("pass".to_owned()));
        assert_eq!(read("7:6+1"), Command::Move("7:6+1".to_owned()));
        assert_eq!(read("\t"), Command::Nothing);
        assert_eq!(Command::read("hlep").unwrap_err().id(), "not-understood");
    }

    #[test]
    fn nothing_stands_behind_a_word_that_stands_alone() {
        for (line, behind) in [("hint 3", "3"), (" Tipp  7:4 now ", "7:4 now"), ("戻す 2", "2"), ("pass 5", "5")] {
            let problem = Command::read(line).unwrap_err();
            let place = problem.place().unwrap();
            assert_eq!((problem.id(), &place.text()[place.span()]), ("words-behind", behind), "{line}");
        }
    }

    #[test]
    fn the_words_shown_are_understood() {
        for language in Language::ALL {
            let voice = Voice::new(language);
            for (name, word) in [
                ("hint", Word::Hint),
                ("why", Word::Why),
                ("undo", Word::Undo),
                ("moves", Word::Moves),
                ("position", Word::Position),
                ("save", Word::Save),
                ("again", Word::Again),
                ("help", Word::Help),
                ("quit", Word::Quit),
            ] {
                let shown = voice.say(&format!("play-word-{name}"), &Arguments::new()).to_lowercase();
                let (_, languages) = WORDS.iter().find(|(known, _)| *known == word).unwrap();
                assert!(languages.iter().any(|words| words.contains(&shown.as_str())), "{shown} is understood");
            }
        }
    }

    #[test]
    fn no_word_means_two_things() {
        let mut words: Vec<_> = WORDS.iter().flat_map(|(_, languages)| languages.concat()).collect();
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count);
    }

    proptest! {
        #[test]
        fn anything_may_be_typed(line in any::<String>()) {
            let _ = Command::read(&line);
        }
    }
}
