//! `8cut=8,quota=2:3,…`: the rules of a house as text, in `--rules` and after `;` in a position.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Range;

use lastmove_game::{Problem, ProblemKind};

use super::{Clearing, Groups, HouseRules, Joker, Passing, Quotas, Spade3};
use crate::Strength;
use crate::excerpt::excerpt;
use crate::tanhinmin::Order;
use crate::tanhinmin::order::{EIGHT, JOKER, SPADE_3};

/// A word that names no rule; `rules` lists how those there are may be written.
pub const RULE_UNKNOWN: ProblemKind = ProblemKind { id: "rule-unknown", arguments: &["word", "rules"] };
/// A rule stands there twice.
pub const RULE_TWICE: ProblemKind = ProblemKind { id: "rule-twice", arguments: &["rule"] };
/// A rule needs a value after `=`; `choices` shows how it may be written.
pub const RULE_VALUE_MISSING: ProblemKind = ProblemKind { id: "rule-value-missing", arguments: &["rule", "choices"] };
/// A rule cannot have this value; `choices` shows how it may be written.
pub const RULE_VALUE: ProblemKind = ProblemKind { id: "rule-value", arguments: &["rule", "value", "choices"] };
/// A rule about the joker, in a game without one.
pub const RULE_WITHOUT_JOKER: ProblemKind = ProblemKind { id: "rule-without-joker", arguments: &["rule"] };
/// A rule about groups, in a game without them.
pub const RULE_WITHOUT_GROUPS: ProblemKind = ProblemKind { id: "rule-without-groups", arguments: &["rule"] };
/// Two rules give one card two parts that contradict each other.
pub const RULE_CARDS: ProblemKind = ProblemKind { id: "rule-cards", arguments: &["card", "first", "second"] };
/// The joker clears the table, so that the spade three never beats it.
pub const SPADE_3_NEVER: ProblemKind = ProblemKind { id: "spade-3-never", arguments: &["card"] };
/// The spade three is a card of its own, so that it is not clear whether it may stand in a group of threes.
pub const SPADE_3_IN_GROUPS: ProblemKind = ProblemKind { id: "spade-3-in-groups", arguments: &[] };
/// A rule written in the position is not one of the game, whose `count` rules are `rules`.
pub const RULES_DISAGREE: ProblemKind = ProblemKind { id: "rules-disagree", arguments: &["rule", "rules", "count"] };

/// A rule as it stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Quota(Quotas),
    Cut(Strength),
    Joker(Strength),
    Spade3(Strength, Spade3),
    Groups,
    Revolution(NonZeroU32),
    RevolutionCard(Strength),
    Pass(Passing),
    PassFinal,
    Clear(Clearing),
}

/// What a rule is about. In this order rules are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    Quota,
    Cut,
    Joker,
    Spade3,
    Groups,
    Revolution,
    RevolutionCard,
    Pass,
    PassFinal,
    Clear,
}

impl Key {
    const ALL: [Self; 10] = [
        Self::Quota,
        Self::Cut,
        Self::Joker,
        Self::Spade3,
        Self::Groups,
        Self::Revolution,
        Self::RevolutionCard,
        Self::Pass,
        Self::PassFinal,
        Self::Clear,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Quota => "quota",
            Self::Cut => "8cut",
            Self::Joker => "joker",
            Self::Spade3 => "spade3",
            Self::Groups => "groups",
            Self::Revolution => "revolution",
            Self::RevolutionCard => "revolution-card",
            Self::Pass => "pass",
            Self::PassFinal => "pass-final",
            Self::Clear => "clear",
        }
    }

    /// How the rule may be written, with cards of this order.
    fn choices(self, order: &Order) -> String {
        let word = self.word();
        let each =
            |values: &[&str]| values.iter().map(|value| format!("{word}={value}")).collect::<Vec<_>>().join(", ");
        let card = |of_numbers: u32| match order {
            Order::Integers => of_numbers.to_string(),
            Order::Deck => "2".to_owned(),
            Order::Named(relation) => relation.names().last().cloned().unwrap_or_default(),
        };
        match (self, order) {
            (Self::Quota, _) => each(&["2:3"]),
            // The cards of the deck have the parts they have.
            (Self::Cut | Self::Joker, Order::Deck) | (Self::Groups | Self::PassFinal, _) => word.to_owned(),
            (Self::Cut, _) => each(&[&card(8)]),
            (Self::Joker, _) => each(&[&card(14)]),
            (Self::Spade3, Order::Deck) => each(&Spade3::ALL.map(Spade3::name)),
            (Self::Spade3, _) => {
                let effects = Spade3::ALL.map(|effect| format!("{}:{}", card(1), effect.name()));
                each(&effects.each_ref().map(String::as_str))
            }
            (Self::Revolution, _) => each(&["4"]),
            (Self::RevolutionCard, _) => each(&[&card(2)]),
            (Self::Pass, _) => each(&Passing::ALL.map(Passing::name)),
            (Self::Clear, _) => each(&Clearing::ALL.map(Clearing::name)),
        }
    }
}

impl Passing {
    const ALL: [Self; 3] = [Self::Free, Self::LeaderPlays, Self::IfUnable];

    /// The word used in rules: `free`, `leader-plays` or `if-unable`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::LeaderPlays => "leader-plays",
            Self::IfUnable => "if-unable",
        }
    }
}

impl Clearing {
    const ALL: [Self; 2] = [Self::Others, Self::Owner];

    /// The word used in rules: `others` or `owner`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Others => "others",
            Self::Owner => "owner",
        }
    }
}

impl Spade3 {
    const ALL: [Self; 2] = [Self::Stays, Self::Clears];

    /// The word used in rules: `stays` or `clears`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stays => "stays",
            Self::Clears => "clears",
        }
    }
}

impl Entry {
    pub fn key(&self) -> Key {
        match self {
            Self::Quota(_) => Key::Quota,
            Self::Cut(_) => Key::Cut,
            Self::Joker(_) => Key::Joker,
            Self::Spade3(..) => Key::Spade3,
            Self::Groups => Key::Groups,
            Self::Revolution(_) => Key::Revolution,
            Self::RevolutionCard(_) => Key::RevolutionCard,
            Self::Pass(_) => Key::Pass,
            Self::PassFinal => Key::PassFinal,
            Self::Clear(_) => Key::Clear,
        }
    }

    /// Whether the rule only says what holds without it.
    pub fn is_usual(&self) -> bool {
        matches!(self, Self::Pass(Passing::Free) | Self::Clear(Clearing::Others))
    }

    fn parse(order: &Order, text: &str, word: &str, span: Range<usize>) -> Result<Self, Problem> {
        let (name, value) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
        let Some(key) = Key::ALL.into_iter().find(|key| key.word().eq_ignore_ascii_case(name)) else {
            let rules = Key::ALL.map(|key| key.choices(order)).join(", ");
            return Err(Problem::new(&RULE_UNKNOWN).with("word", excerpt(word)).with("rules", rules).at(text, span));
        };
        let of_value = span.end - value.map_or(0, str::len)..span.end;
        let wrong = || {
            let problem = Problem::new(&RULE_VALUE).with("rule", key.word());
            let problem = problem.with("value", excerpt(value.unwrap_or_default())).with("choices", key.choices(order));
            problem.at(text, of_value.clone())
        };
        let missing = || {
            let problem = Problem::new(&RULE_VALUE_MISSING).with("rule", key.word());
            problem.with("choices", key.choices(order)).at(text, span.end..span.end)
        };
        let card_of = |word: &str| order.read(word).map_err(|problem| problem.at(text, of_value.clone()));
        // The cards of the deck have the parts they have.
        let card = |usual: Strength| match value {
            Some(value) => card_of(value),
            None if *order == Order::Deck => Ok(usual),
            None => Err(missing()),
        };
        let needed = || value.ok_or_else(missing);
        let bare = |entry: Self| if value.is_none() { Ok(entry) } else { Err(wrong()) };
        match key {
            Key::Quota => {
                let quotas: Option<Vec<usize>> = needed()?.split(':').map(count).collect();
                quotas.map(|quotas| Self::Quota(Quotas(quotas))).ok_or_else(wrong)
            }
            Key::Cut => card(EIGHT).map(Self::Cut),
            Key::Joker => card(JOKER).map(Self::Joker),
            Key::Spade3 => {
                let (card, effect) = match needed()?.rsplit_once(':') {
                    Some((card, effect)) => (card_of(card)?, effect),
                    None if *order == Order::Deck => (SPADE_3, needed()?),
                    None => return Err(wrong()),
                };
                choose(&Spade3::ALL, effect, Spade3::name).map(|effect| Self::Spade3(card, effect)).ok_or_else(wrong)
            }
            Key::Groups => bare(Self::Groups),
            Key::Revolution => {
                let size = count(needed()?).and_then(|size| u32::try_from(size).ok()).filter(|&size| size >= 2);
                size.and_then(NonZeroU32::new).map(Self::Revolution).ok_or_else(wrong)
            }
            Key::RevolutionCard => card_of(needed()?).map(Self::RevolutionCard),
            Key::Pass => choose(&Passing::ALL, needed()?, Passing::name).map(Self::Pass).ok_or_else(wrong),
            Key::PassFinal => bare(Self::PassFinal),
            Key::Clear => choose(&Clearing::ALL, needed()?, Clearing::name).map(Self::Clear).ok_or_else(wrong),
        }
    }

    /// Writes it with the names the order has for cards.
    pub fn write(&self, order: &Order) -> String {
        let word = self.key().word();
        match self {
            Self::Quota(quotas) => format!("{word}={quotas}"),
            Self::Cut(card) | Self::Joker(card) | Self::RevolutionCard(card) => format!("{word}={}", order.name(*card)),
            Self::Spade3(card, effect) => format!("{word}={}:{}", order.name(*card), effect.name()),
            Self::Groups | Self::PassFinal => word.to_owned(),
            Self::Revolution(size) => format!("{word}={size}"),
            Self::Pass(passing) => format!("{word}={}", passing.name()),
            Self::Clear(clearing) => format!("{word}={}", clearing.name()),
        }
    }
}

fn count(digits: &str) -> Option<usize> {
    let number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    number.then(|| digits.parse().unwrap_or(usize::MAX))
}

fn choose<T: Copy>(all: &[T], word: &str, name: fn(T) -> &'static str) -> Option<T> {
    all.iter().copied().find(|&choice| name(choice).eq_ignore_ascii_case(word))
}

/// The rules of a text, each with its place; every rule once.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    pub list: Vec<(Entry, Range<usize>)>,
}

impl Entries {
    /// Reads the rules of `--rules`.
    pub fn parse(order: &Order, text: &str) -> Result<Self, Problem> {
        let mut entries = Self::default();
        let mut at = 0;
        for word in text.split([',', ';', ' ', '\t', '\n']) {
            if !word.is_empty() {
                entries.read(order, text, word, at..at + word.len())?;
            }
            at += word.len() + 1;
        }
        Ok(entries)
    }

    /// Reads one more rule, which stands at `span` of `text`.
    pub fn read(&mut self, order: &Order, text: &str, word: &str, span: Range<usize>) -> Result<(), Problem> {
        let entry = Entry::parse(order, text, word, span.clone())?;
        if self.find(entry.key()).is_some() {
            return Err(Problem::new(&RULE_TWICE).with("rule", entry.key().word()).at(text, span));
        }
        self.list.push((entry, span));
        Ok(())
    }

    /// The rule about this.
    pub fn find(&self, key: Key) -> Option<&Entry> {
        self.list.iter().map(|(entry, _)| entry).find(|entry| entry.key() == key)
    }

    /// The house rules that these make, with the quotas, which belong to positions.
    ///
    /// `text` is what they stand in, to show the place of a rule that contradicts the others.
    pub fn house(&self, text: &str) -> Result<(HouseRules, Option<Quotas>), Problem> {
        let mut house = HouseRules::default();
        let mut quotas = None;
        let mut entries: Vec<_> = self.list.iter().collect();
        entries.sort_by_key(|(entry, _)| entry.key());
        for (entry, span) in entries {
            let without = |kind| Problem::new(kind).with("rule", entry.key().word()).at(text, span.clone());
            match entry {
                Entry::Quota(each) => quotas = Some(each.clone()),
                Entry::Cut(card) => house.cut = Some(*card),
                Entry::Joker(card) => house.joker = Some(Joker { card: *card, spade_3: None }),
                Entry::Spade3(card, effect) => {
                    house.joker.as_mut().ok_or_else(|| without(&RULE_WITHOUT_JOKER))?.spade_3 = Some((*card, *effect));
                }
                Entry::Groups => house.groups = Some(Groups::default()),
                Entry::Revolution(size) => {
                    house.groups.as_mut().ok_or_else(|| without(&RULE_WITHOUT_GROUPS))?.revolution = Some(*size);
                }
                Entry::RevolutionCard(card) => house.revolution_card = Some(*card),
                Entry::Pass(passing) => house.passing = *passing,
                Entry::PassFinal => house.pass_final = true,
                Entry::Clear(clearing) => house.clearing = *clearing,
            }
        }
        Ok((house, quotas))
    }
}

impl HouseRules {
    /// The rules that hold otherwise than in the plain game, in the order in which they are written.
    pub(in crate::tanhinmin) fn entries(&self) -> Vec<Entry> {
        let spade_3 = self.spade_3().map(|(card, effect)| Entry::Spade3(card, effect));
        let revolution = self.groups.and_then(|groups| groups.revolution).map(Entry::Revolution);
        let usual = [Entry::Pass(self.passing), Entry::Clear(self.clearing)];
        let [pass, clear] = usual.map(|entry| Some(entry).filter(|entry| !entry.is_usual()));
        let entries = [
            self.cut.map(Entry::Cut),
            self.joker_card().map(Entry::Joker),
            spade_3,
            self.groups.map(|_| Entry::Groups),
            revolution,
            self.revolution_card.map(Entry::RevolutionCard),
            pass,
            self.pass_final.then_some(Entry::PassFinal),
            clear,
        ];
        entries.into_iter().flatten().collect()
    }

    /// The rules as text, in their one normal form: `8cut=8,groups`; empty for the plain game.
    pub fn write<'h>(&'h self, order: &'h Order) -> impl fmt::Display + 'h {
        self.entries().iter().map(|entry| entry.write(order)).collect::<Vec<_>>().join(",")
    }

    /// Checks that no card has two parts that contradict each other.
    pub(in crate::tanhinmin) fn check(&self, order: &Order) -> Result<(), Problem> {
        let Some((spade_3, effect)) = self.spade_3() else { return Ok(()) };
        if self.groups.is_some() && *order == Order::Deck {
            return Err(Problem::new(&SPADE_3_IN_GROUPS));
        }
        let named = |kind, card| Problem::new(kind).with("card", order.name(card).to_string());
        let both = |second: Key| {
            let problem = named(&RULE_CARDS, spade_3).with("first", Key::Spade3.word());
            Err(problem.with("second", second.word()))
        };
        match (self.joker_card(), self.cut) {
            (Some(joker), _) if joker == spade_3 => both(Key::Joker),
            (Some(joker), Some(cut)) if joker == cut => Err(named(&SPADE_3_NEVER, joker)),
            // A spade three that clears the table after a joker does so always then.
            (_, Some(cut)) if cut == spade_3 && effect == Spade3::Stays => both(Key::Cut),
            _ => Ok(()),
        }
    }
}
