//! Every statement the project relies on, and the false ones that suggest themselves, with the check of each.

mod check;
mod told;

use lastmove_cards::tanhinmin::fast::check as cards;
use lastmove_explain::{Voice, say_source, say_statement};
use lastmove_game::check::{Check, Expected};
use lastmove_game::{Claim, Problem, ProblemKind};
use lastmove_heaps::check as heaps;
use serde::Serialize;

use told::Told;

pub use check::{CheckAnswer, CheckDocument, CounterexampleDocument, Games, Reach};

/// There is no statement of this name; `suggestions` are the nearest names.
pub const UNKNOWN_CLAIM: ProblemKind = ProblemKind { id: "unknown-claim", arguments: &["name", "suggestions"] };
/// A statement that is proved and that no search can check.
pub const CLAIM_WITHOUT_CHECK: ProblemKind = ProblemKind { id: "claim-without-check", arguments: &["name"] };
/// An option that says how far to go, for a check whose reach is not counted so; `options` are those that are, or
/// `none`.
pub const CHECK_OPTION: ProblemKind = ProblemKind { id: "check-option", arguments: &["option", "name", "options"] };

/// The kinds of problems of statements.
pub(crate) const PROBLEMS: [&ProblemKind; 3] = [&UNKNOWN_CLAIM, &CLAIM_WITHOUT_CHECK, &CHECK_OPTION];

/// A statement, with its check if there is one.
#[derive(Clone, Copy, Debug)]
pub struct Statement {
    claim: &'static Claim,
    check: Checked,
}

#[derive(Clone, Copy, Debug)]
enum Checked {
    Heaps(&'static heaps::Check),
    Cards(&'static cards::Check),
    Not,
}

/// All statements: those about heaps, then those about cards, each followed by what is near to it.
pub fn statements() -> impl Iterator<Item = Statement> {
    let heap = heaps::CHECKS.iter().map(|check| Statement { claim: check.claim, check: Checked::Heaps(check) });
    let card = cards::CHECKS.iter().map(|check| Statement { claim: check.claim, check: Checked::Cards(check) });
    let checked = |claim: &Claim| {
        let names = heaps::CHECKS.iter().map(|check| check.claim.name);
        names.chain(cards::CHECKS.iter().map(|check| check.claim.name)).any(|name| name == claim.name)
    };
    let others = move |claims: &'static [&'static Claim]| {
        let missing = claims.iter().copied().filter(move |claim| !checked(claim));
        missing.map(|claim| Statement { claim, check: Checked::Not })
    };
    heap.chain(others(lastmove_heaps::CLAIMS)).chain(card).chain(others(lastmove_cards::CLAIMS))
}

impl Statement {
    /// The statement of this name; the problem says which names are near.
    pub fn find(name: &str) -> Result<Self, Problem> {
        const SUGGESTED: usize = 3;
        const SHOWN: usize = 40;
        let wanted = name.trim().to_ascii_lowercase();
        if let Some(found) = statements().find(|statement| statement.claim.name == wanted) {
            return Ok(found);
        }
        let short: String = wanted.chars().take(SHOWN).collect();
        let mut near: Vec<_> = statements()
            .map(|statement| statement.claim.name)
            .map(|known| {
                (!known.contains(&short) || short.is_empty(), strsim::damerau_levenshtein(known, &short), known)
            })
            .collect();
        near.sort_unstable();
        let suggestions: Vec<_> = near.iter().take(SUGGESTED).map(|&(.., known)| known).collect();
        let problem = Problem::new(&UNKNOWN_CLAIM).with("suggestions", suggestions.join(", "));
        Err(problem.with("name", name.chars().take(SHOWN).collect::<String>()).at(name, 0..name.len()))
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.claim.name
    }

    /// `proved`, `exhaustive` (it speaks of finitely many positions, all of them searched), `checked` or `refuted`.
    pub fn standing(&self) -> &'static str {
        match self.check {
            Checked::Heaps(check) => standing(check),
            Checked::Cards(check) => standing(check),
            Checked::Not => "proved",
        }
    }

    /// How far its check goes when nothing else is said; `None` if it has none.
    pub fn usual(&self) -> Option<Reach> {
        match self.check {
            Checked::Heaps(check) => Some(check.usual.reach()),
            Checked::Cards(check) => Some(check.usual.reach()),
            Checked::Not => None,
        }
    }

    /// The statement as data, in the language of the voice.
    pub fn document(&self, voice: &Voice) -> ClaimDocument {
        ClaimDocument {
            name: self.claim.name,
            statement: say_statement(self.claim, voice),
            standing: self.standing(),
            source: say_source(self.claim, voice),
            check: self.usual(),
        }
    }
}

/// How a statement with this check is known.
fn standing<Extent: Told>(check: &Check<Extent, Extent::Counterexample>) -> &'static str {
    let finite = check.usual.reach() == Reach::default();
    match check.expected {
        Expected::Fails => "refuted",
        Expected::Holds if !check.proved => "checked",
        Expected::Holds if finite => "exhaustive",
        Expected::Holds => "proved",
    }
}

/// A statement as data: a part of the JSON document `lastmove/claims/1`.
#[derive(Clone, Debug, Serialize)]
pub struct ClaimDocument {
    /// Its name.
    pub name: &'static str,
    /// What is claimed, in full.
    pub statement: String,
    /// `proved`, `exhaustive`, `checked` or `refuted`.
    pub standing: &'static str,
    /// Where the proof, or the check, is to be found.
    pub source: String,
    /// How far it is checked when nothing else is said; missing where no search can check it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<Reach>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Statement, statements};

    #[test]
    fn every_claim_is_listed_once() {
        let names: Vec<_> = statements().map(|statement| statement.name()).collect();
        let once: BTreeSet<_> = names.iter().collect();
        assert_eq!(names.len(), once.len());
        for claim in [lastmove_heaps::CLAIMS, lastmove_cards::CLAIMS].concat() {
            assert!(once.contains(&claim.name), "{}", claim.name);
        }
    }

    #[test]
    fn near_names_are_suggested() {
        let suggestions = |name: &str| Statement::find(name).unwrap_err().arguments()[0].1.clone();
        assert_eq!(suggestions("theorem"), "theorem1, period-theorem, theorem1-equal".into());
        assert_eq!(suggestions("eigth-cut"), "eight-cut, nim-values, quota".into());
    }
}
