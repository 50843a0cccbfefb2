//! The sentences of the three languages say the same things: same messages, same variables, words for every problem
//! and every claim, and nothing left untranslated or unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use lastmove_explain::{Language, Voice, say_source};
use lastmove_game::{Claim, ProblemKind};

/// Messages that may read the same in two languages: names, publications, and a word that German and English share.
const SAME_IN_TWO_LANGUAGES: &[&str] = &[
    "board-joker",
    "page-position",
    "play-computer-number",
    "play-position",
    "statement-bouton-misere.source",
    "statement-bouton-normal.source",
    "statement-sprague-grundy.source",
    "statement-theorem1.source",
    "title-kayles",
    "title-marienbad",
    "title-nim",
    "title-tanhinmin",
    "title-treblecross",
];

/// All sentences of a language: messages by name, attributes by `message.attribute`.
#[derive(Default)]
struct Sentences {
    patterns: BTreeMap<String, Sentence>,
    /// The terms of each file of nouns, of which a voice speaks one.
    nouns: BTreeMap<String, BTreeSet<String>>,
    /// The terms that sentences or other terms refer to.
    spoken_terms: BTreeSet<String>,
}

/// What a sentence says and needs.
#[derive(Default)]
struct Sentence {
    /// The file it stands in.
    file: String,
    /// The text, with a mark for whatever is filled in.
    text: String,
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
}

impl Sentences {
    fn of(language: Language) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
        let mut sentences = Self::default();
        for path in files(&folder, "ftl") {
            let file = path.file_name().unwrap().to_string_lossy().into_owned();
            let source = fs::read_to_string(&path).unwrap();
            let resource = parser::parse(source.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.tag()));
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        let name = message.id.name;
                        if let Some(value) = &message.value {
                            sentences.add(name, &file, value);
                        }
                        for attribute in &message.attributes {
                            sentences.add(&format!("{name}.{}", attribute.id.name), &file, &attribute.value);
                        }
                    }
                    Entry::Term(term) => {
                        let (name, before) = (term.id.name, sentences.nouns.entry(file.clone()).or_default());
                        assert!(before.insert(name.to_owned()), "-{name} stands twice in {}/{file}", language.tag());
                        let mut sentence = Sentence::default();
                        sentence.read(&term.value);
                        sentences.spoken_terms.extend(sentence.terms);
                    }
                    _ => {}
                }
            }
        }
        sentences
    }

    fn add(&mut self, name: &str, file: &str, pattern: &Pattern<&str>) {
        let mut sentence = Sentence { file: file.to_owned(), ..Sentence::default() };
        sentence.read(pattern);
        self.spoken_terms.extend(sentence.terms.iter().cloned());
        let before = self.patterns.insert(name.to_owned(), sentence);
        assert!(before.is_none(), "{name} stands twice, in {file} and {}", before.unwrap().file);
    }

    /// The variables of a problem's message and its hint together.
    fn arguments(&self, problem: &str) -> Option<BTreeSet<String>> {
        let message = self.patterns.get(problem)?;
        let hint = self.patterns.get(&format!("{problem}.hint"))?;
        Some(message.variables.union(&hint.variables).cloned().collect())
    }
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                    self.text.push('\n');
                }
            }
            Expression::Inline(inline) => self.read_inline(inline),
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        self.text.push('\u{fffc}');
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name)).unwrap_or_default();
                self.messages.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(id.name.to_owned());
                if let Some(arguments) = arguments {
                    self.read_arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.text.push_str(value);
            }
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            // What chooses a case or a number is no text.
            let length = self.text.len();
            self.read_inline(argument);
            self.text.truncate(length);
        }
    }
}

/// All files below a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn all() -> Vec<(Language, Sentences)> {
    Language::ALL.into_iter().map(|language| (language, Sentences::of(language))).collect()
}

#[test]
fn every_voice_can_be_had() {
    for language in Language::ALL {
        assert_eq!(Voice::new(language).language(), language);
    }
}

#[test]
fn all_languages_have_the_same_sentences() {
    let languages = all();
    let (first, sentences) = &languages[0];
    let names = |sentences: &Sentences| -> BTreeSet<(String, String)> {
        sentences.patterns.iter().map(|(name, sentence)| (sentence.file.clone(), name.clone())).collect()
    };
    assert!(sentences.patterns.len() > 100, "the sentences were found");
    for (other, others) in &languages[1..] {
        let difference: Vec<_> = names(sentences).symmetric_difference(&names(others)).cloned().collect();
        assert!(difference.is_empty(), "only in one of {first:?} and {other:?}: {difference:#?}");
    }
}

/// Which nouns a language needs, in which cases, is its own affair; but stones and matches need the same.
#[test]
fn all_nouns_are_there_and_spoken() {
    for (language, sentences) in all() {
        let files: Vec<&String> = sentences.nouns.keys().collect();
        assert_eq!(files, ["matches.ftl", "stones.ftl"], "{language:?}");
        for (file, nouns) in &sentences.nouns {
            let difference: Vec<_> = nouns.symmetric_difference(&sentences.spoken_terms).collect();
            assert!(difference.is_empty(), "missing in {file}, or never spoken, in {language:?}: {difference:?}");
        }
    }
}

#[test]
fn all_languages_fill_in_the_same_variables() {
    let languages = all();
    let (first, sentences) = &languages[0];
    for (other, others) in &languages[1..] {
        for (name, sentence) in &sentences.patterns {
            if let Some(translation) = others.patterns.get(name) {
                assert_eq!(sentence.variables, translation.variables, "{name} in {first:?} and {other:?}");
            }
        }
    }
}

#[test]
fn no_sentence_is_left_untranslated() {
    let languages = all();
    let mut same = BTreeSet::new();
    for (number, (_, sentences)) in languages.iter().enumerate() {
        for (_, others) in &languages[number + 1..] {
            let equal = sentences.patterns.iter().filter(|(name, sentence)| {
                let has_words = sentence.text.chars().any(char::is_alphabetic);
                has_words && others.patterns.get(*name).is_some_and(|other| other.text == sentence.text)
            });
            same.extend(equal.map(|(name, _)| name.as_str()));
        }
    }
    let allowed: BTreeSet<&str> = SAME_IN_TWO_LANGUAGES.iter().copied().collect();
    assert_eq!(same, allowed, "what reads the same in two languages, and what may");
}

#[test]
fn every_problem_has_a_message_and_a_hint_with_its_arguments() {
    let kinds: Vec<&ProblemKind> =
        [lastmove_game::PROBLEMS, lastmove_heaps::PROBLEMS, lastmove_cards::PROBLEMS].concat();
    assert!(kinds.len() > 30);
    for (language, sentences) in all() {
        for kind in &kinds {
            let arguments = kind.arguments.iter().map(|&name| name.to_owned()).collect();
            let worded = sentences.arguments(&format!("problem-{}", kind.id));
            assert_eq!(worded, Some(arguments), "problem-{} in {language:?}", kind.id);
        }
    }
}

#[test]
fn no_two_problems_have_the_same_name() {
    let mut seen = BTreeSet::new();
    for kind in [lastmove_game::PROBLEMS, lastmove_heaps::PROBLEMS, lastmove_cards::PROBLEMS].concat() {
        assert!(seen.insert(kind.id), "{} is the name of two problems", kind.id);
    }
}

#[test]
fn every_claim_has_words() {
    let claims: Vec<&Claim> = [lastmove_heaps::CLAIMS, lastmove_cards::CLAIMS].concat();
    assert!(!claims.is_empty());
    for (language, sentences) in all() {
        for claim in &claims {
            let sentence = sentences.patterns.get(&format!("claim-{}", claim.name));
            let sentence = sentence.unwrap_or_else(|| panic!("claim-{} in {language:?}", claim.name));
            assert!(sentence.variables.is_empty(), "claim-{} in {language:?}", claim.name);
        }
    }
}

/// The statements in full, and where they come from; in English both are as in the code.
#[test]
fn every_statement_has_words() {
    use lastmove_cards::tanhinmin::fast::check as cards;
    use lastmove_heaps::check as heaps;
    let mut claims: Vec<&Claim> = [lastmove_heaps::CLAIMS, lastmove_cards::CLAIMS].concat();
    claims.extend(cards::CHECKS.iter().map(|check| check.claim));
    claims.extend(heaps::CHECKS.iter().map(|check| check.claim));
    for (language, sentences) in all() {
        for claim in &claims {
            let sentence = sentences.patterns.get(&format!("statement-{}", claim.name));
            let sentence = sentence.unwrap_or_else(|| panic!("statement-{} in {language:?}", claim.name));
            let source = say_source(claim, &Voice::new(language));
            if language == Language::English {
                assert_eq!((&*sentence.text, &*source), (claim.statement, claim.source), "{}", claim.name);
            }
        }
    }
}

#[test]
fn every_sentence_is_one_line_without_stray_blanks() {
    for (language, sentences) in all() {
        for (name, sentence) in &sentences.patterns {
            // A line break in a sentence would break paragraphs where they are wrapped; those here end the variants.
            let variants = sentence.text.split('\n');
            for text in variants {
                assert!(!text.contains("  "), "{name} in {language:?}: {text}");
            }
            assert!(!sentence.text.contains('\r'), "{name} in {language:?}");
        }
    }
}

/// Names of messages are written out in the sources, or made of parts that are:
/// `format!("claim-{}", claim.name)` with `name: "theorem1"`, or with a number.
#[test]
fn no_sentence_is_unused() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned();
    let mut literals = BTreeSet::new();
    for path in files(&sources, "rs").iter().filter(|path| path.components().any(|part| part.as_os_str() == "src")) {
        let source = fs::read_to_string(path).unwrap();
        literals.extend(source.split('"').filter(|text| is_name(text)).map(str::to_owned));
    }
    let made: Vec<&String> = literals.iter().filter(|literal| literal.contains('{') && literal.contains('-')).collect();
    let is_made = |name: &str| made.iter().any(|pattern| can_be(pattern, name, &literals));
    let sentences = Sentences::of(Language::English);
    let referred: BTreeSet<&String> = sentences.patterns.values().flat_map(|sentence| &sentence.messages).collect();
    let unused: Vec<&String> = sentences
        .patterns
        .keys()
        .filter(|name| {
            let message = name.split('.').next().unwrap_or_default();
            !literals.contains(message) && !is_made(message) && !referred.contains(name)
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

/// Whether a format string gives this name when its gaps are filled with written words or with numbers.
fn can_be(pattern: &str, name: &str, words: &BTreeSet<String>) -> bool {
    let Some((start, rest)) = pattern.split_once('{') else { return pattern == name };
    let Some((name, (_, pattern))) = name.strip_prefix(start).zip(rest.split_once('}')) else { return false };
    (1..=name.len()).any(|end| {
        let (word, name) = name.split_at(end);
        let fills = word.bytes().all(|byte| byte.is_ascii_digit()) || words.contains(word);
        fills && can_be(pattern, name, words)
    })
}

/// Whether a text may be the name of a message, or a part of one.
fn is_name(text: &str) -> bool {
    let may_stand = |letter: char| letter.is_ascii_alphanumeric() || "-_{}".contains(letter);
    !text.is_empty() && text.len() < 60 && text.chars().all(may_stand)
}
