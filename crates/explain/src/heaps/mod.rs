//! The heap games in words and figures. Each part of the evidence is one part of the explanation.

mod board;
mod columns;
mod copying;
mod disjunctive;
mod ending;
mod layout;
mod lists;
mod moves;
mod options;
mod replies;
mod rules;
mod search;
mod values;

use lastmove_game::{Convention, ListedVerdict, Rules};
use lastmove_heaps::{Breaking, Code, HeapEvidence, HeapGame, HeapMove, Heaps, Lasker, Nim, Refutation};

pub use disjunctive::SumLayout;
pub use layout::HeapLayout;
pub(crate) use options::explain as explain_value;
pub use rules::{say_digits, say_title};

use crate::{Arguments, Board, Explain, Explanation, Figure, Hint, Voice};

/// A verdict to be explained, with everything its explanation may use.
struct Case<'a> {
    code: &'a Code,
    convention: Convention,
    position: &'a Heaps,
    verdict: &'a ListedVerdict<HeapMove, HeapEvidence>,
    voice: &'a Voice,
}

impl Case<'_> {
    fn say(&self, message: &str, arguments: &Arguments) -> String {
        self.voice.say(message, arguments)
    }

    /// Sentences without arguments, as one paragraph.
    fn say_all(&self, messages: impl IntoIterator<Item = &'static str>) -> String {
        let sentences = messages.into_iter().map(|message| self.say(message, &Arguments::new()));
        sentences.collect::<Vec<_>>().join(self.voice.language().between_sentences())
    }

    fn is_win(&self) -> bool {
        self.verdict.decision.is_win()
    }

    fn is_misere(&self) -> bool {
        self.convention == Convention::Misere
    }

    /// How many heaps hold 2 or more, where the ending of misère play is part of the argument.
    fn large_heaps(&self) -> Option<u64> {
        self.verdict.evidence.iter().find_map(|part| match part {
            HeapEvidence::Ending { large, .. } => Some(*large),
            _ => None,
        })
    }

    /// Whether the nim-sum says what to do: in misère play only until the ending, which begins with one large heap.
    fn sum_decides(&self) -> bool {
        self.large_heaps().is_none_or(|large| large > 1)
    }

    /// The losing moves with their replies, as far as they are listed.
    fn refutations(&self) -> &[Refutation] {
        let refutations = self.verdict.evidence.iter().find_map(|part| match part {
            HeapEvidence::Refutations { moves, .. } => Some(moves.as_slice()),
            _ => None,
        });
        refutations.unwrap_or_default()
    }

    fn explain(&self, over: bool) -> Explanation {
        let mut explanation = Explanation::new();
        if over {
            explanation.say(self.say("heaps-over", &Arguments::new()));
        }
        // Why a single heap has its value was asked besides: it comes last.
        let (besides, argument): (Vec<_>, Vec<_>) =
            self.verdict.evidence.iter().partition(|part| matches!(part, HeapEvidence::Mex { .. }));
        for part in argument.into_iter().chain(besides) {
            match part {
                HeapEvidence::Mex { heap, options, total, value } => {
                    options::explain(*heap, options, *total, *value, self.voice, &mut explanation);
                }
                // Where nothing can be done any more, sums and replies say nothing.
                _ if over => {}
                HeapEvidence::Repetition { period, preperiod, heaps } => {
                    values::explain_repetition(*period, *preperiod, heaps, None, self.voice, &mut explanation);
                }
                HeapEvidence::Values { heaps, nim_sum } => values::explain(self, heaps, *nim_sum, &mut explanation),
                HeapEvidence::Binary { rows, column_sums, nim_sum } => {
                    columns::explain(self, rows, column_sums, *nim_sum, &mut explanation);
                }
                HeapEvidence::Powers { rows, unpaired } => {
                    columns::explain_pairs(self, rows, unpaired, &mut explanation);
                }
                HeapEvidence::Copying { pairs, left } => copying::explain(self, pairs, left, &mut explanation),
                HeapEvidence::Ending { large, ones } => ending::explain(self, *large, *ones, &mut explanation),
                HeapEvidence::Refutations { moves, total } => {
                    replies::explain(self, moves, *total, &mut explanation);
                }
                HeapEvidence::Search(search) => search::explain(self, search, &mut explanation),
            }
        }
        explanation
    }
}

/// Everything a heap game says follows from its code, its convention and the evidence.
macro_rules! explain_heaps {
    ($($game:ty),*) => {$(
        impl Explain for $game {
            type Layout = HeapLayout;

            fn layout(&self, text: &str, position: &Heaps) -> HeapLayout {
                HeapLayout::of(text, position)
            }

            fn follow(&self, layout: &HeapLayout, _: &Heaps, action: &HeapMove, spot: Option<usize>) -> HeapLayout {
                layout.after(action, spot)
            }

            fn picture(&self, layout: &HeapLayout, voice: &Voice) -> Figure {
                layout.picture(voice)
            }

            fn board(&self, layout: &HeapLayout, _: &Heaps, _: usize, voice: &Voice) -> Board {
                board::board(self, layout, voice)
            }

            fn explain(
                &self,
                position: &Heaps,
                verdict: &ListedVerdict<HeapMove, HeapEvidence>,
                voice: &Voice,
            ) -> Explanation {
                let convention = self.convention();
                let case = Case { code: self.code(), convention, position, verdict, voice };
                case.explain(self.finish(position).is_some())
            }

            fn say_move(&self, _: &Heaps, action: &HeapMove, who: &str, voice: &Voice) -> String {
                moves::say(action, who, voice)
            }

            fn hint(&self, _: &Heaps, action: &HeapMove, voice: &Voice) -> Hint {
                moves::hint(action, action.to_string(), voice)
            }

            fn say_convention(&self, voice: &Voice) -> String {
                rules::say_convention(self.code(), self.convention(), voice)
            }

            fn say_last_move(&self, name: Option<&str>, voice: &Voice) -> String {
                rules::say_last_move(self.code(), name, voice)
            }

            fn rules(&self, voice: &Voice) -> String {
                rules::say_rules(self.code(), self.convention(), voice)
            }
        }
    )*};
}

explain_heaps!(Nim, Lasker, Breaking);
