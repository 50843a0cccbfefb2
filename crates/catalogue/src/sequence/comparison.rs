use std::collections::HashSet;

use lastmove_explain::{Explanation, Voice, explain_difference, say_difference, say_equal};
use lastmove_game::{Convention, Problem};
use lastmove_heaps::OptionValue;
use serde::Serialize;

use super::{Sequence, Watch, WrittenSequence};

/// Whether written values are the true ones: data for programs, an explanation for people.
#[derive(Debug)]
pub struct Comparison {
    /// What `compare --json` prints.
    pub document: CompareDocument,
    /// The answer as a sentence.
    pub statement: String,
    /// How it is known, as a sentence.
    pub standing: String,
    /// Why the first value that differs is wrong; empty when none does.
    pub explanation: Explanation,
}

/// The JSON document `lastmove/compare/1`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CompareDocument {
    /// Name and version of this kind of document.
    pub schema: &'static str,
    /// The game's name or code.
    pub game: String,
    /// The code.
    pub code: String,
    /// Whether the last move wins or loses: nim-values are of normal play.
    pub convention: Convention,
    /// The heap that the first value was compared with.
    pub from: u64,
    /// The heap that the last value belongs to.
    pub to: u64,
    /// Whether all values are right.
    pub equal: bool,
    /// The first that is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<DifferenceDocument>,
    /// `proved`.
    pub standing: &'static str,
    /// The name of the statement that the values rest on, if they were not all computed by their definition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<&'static str>,
}

/// The first value that is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DifferenceDocument {
    /// The heap.
    pub heap: u64,
    /// In which line of the file it stands, counted from 1.
    pub line: u64,
    /// The heap's value.
    pub expected: u64,
    /// The value in the file.
    pub found: u64,
    /// What one move can make of the heap, with the values: the first of them, and one for each value below its own.
    pub options: Vec<OptionValue>,
    /// How many there are in all; a text above 2⁵³.
    #[serde(serialize_with = "crate::document::count")]
    #[cfg_attr(feature = "openapi", schema(value_type = crate::document::CountSchema))]
    pub total: u128,
    /// The heap that the first value would have to belong to so that the values agree, if there is one nearby.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agrees_from: Option<u64>,
}

impl Sequence {
    /// Compares written values with the true ones, up to the first that differs.
    ///
    /// Fails when the values would need more than so many bytes of memory.
    pub fn compare(
        &mut self,
        written: &WrittenSequence,
        memory: u64,
        watch: Watch,
        voice: &Voice,
    ) -> Result<Comparison, Problem> {
        let heaps = written.heaps();
        let (from, to) = (*heaps.start(), *heaps.end());
        self.make_room(to, memory, watch)?;
        if self.signal.is_some() {
            // What is handed over one by one cannot be stopped.
            self.reach(to, watch)?;
        }
        let mut found = written.values().iter().copied();
        let difference = self.each(heaps, watch, |heap, expected| match found.next() {
            Some(found) if found != expected => Err((heap, expected, found)),
            _ => Ok(()),
        });
        let last = difference.as_ref().err().map_or(to, |&(heap, ..)| heap);
        let difference = difference.err().map(|(heap, expected, found)| DifferenceDocument {
            heap,
            line: written.line(heap),
            expected,
            found,
            options: self.options(heap, expected),
            total: self.code.count_options(heap),
            agrees_from: self.agrees_from(written, watch),
        });
        let (statement, explanation) = match &difference {
            None => (say_equal(from, to, voice), Explanation::new()),
            Some(DifferenceDocument { heap, line, expected, found, options, total, agrees_from }) => (
                say_difference(*heap, *expected, *found, *line, voice),
                explain_difference((*heap, *expected, *found), options, *total, *agrees_from, voice),
            ),
        };
        Ok(Comparison {
            statement,
            standing: self.say_standing(last, voice),
            explanation,
            document: CompareDocument {
                schema: "lastmove/compare/1",
                game: self.game.name().to_owned(),
                code: self.code(),
                convention: self.game.convention(),
                from,
                to,
                equal: difference.is_none(),
                difference,
                standing: "proved",
                claim: self.claim(last).map(|claim| claim.name),
            },
        })
    }

    /// The heap that the first value would have to belong to so that the first thousand values agree; none where that
    /// is the one it belongs to, none is near, or the values are too few to tell. Sequences are counted differently.
    fn agrees_from(&mut self, written: &WrittenSequence, watch: Watch) -> Option<u64> {
        const NEAR: u64 = 2;
        const ENOUGH: usize = 8;
        const LOOKED_AT: usize = 1_000;
        let values = &written.values()[..written.values().len().min(LOOKED_AT)];
        let from = *written.heaps().start();
        if values.len() < ENOUGH {
            return None;
        }
        self.work(from + NEAR + values.len() as u64, usize::MAX, watch).ok()?;
        let agrees = |&start: &u64| (start..).zip(values).all(|(heap, &value)| self.value(heap) == Some(value));
        (from.saturating_sub(NEAR)..=from + NEAR).find(agrees)
    }

    /// The options of a heap: the first ones, and of the others the first with each value below the heap's own.
    fn options(&self, heap: u64, value: u64) -> Vec<OptionValue> {
        const LISTED: usize = 1_000;
        const LOOKED_AT: usize = 1 << 22;
        let mut seen = HashSet::new();
        let mut options = Vec::new();
        for option in self.code.options(heap).take(LOOKED_AT) {
            let parts = option.parts().to_vec();
            let of_part = |part: &u64| self.values.value(*part).expect("the values of smaller heaps are known");
            let sum = parts.iter().map(of_part).fold(0, |sum, value| sum ^ value);
            let new = sum < value && seen.len() < LISTED && seen.insert(sum);
            if new || options.len() < LISTED {
                options.push(OptionValue { parts, value: sum });
            }
        }
        options
    }
}
