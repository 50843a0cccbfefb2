//! The laws that every game obeys.

use lastmove_game::laws::hold;
use lastmove_heaps::{HeapMove, Lasker, Nim};

use crate::{CONVENTIONS, breaking, heaps};

/// All moves in heaps of up to 6 with parts of up to 6, legal or not.
fn strangers() -> Vec<HeapMove> {
    let mut strangers = Vec::new();
    for heap in 1..=6 {
        for one in 0..=6 {
            for two in 0..=one {
                for three in 0..=two {
                    let parts: Vec<u64> = [one, two, three].into_iter().filter(|&part| part > 0).collect();
                    strangers.extend(HeapMove::new(heap, &parts));
                }
            }
        }
    }
    strangers.sort_unstable_by_key(|action| (action.heap(), action.parts().to_vec()));
    strangers.dedup();
    strangers
}

#[test]
fn all_heap_games_obey_the_laws() {
    let strangers = strangers();
    for convention in CONVENTIONS {
        hold(&Nim { convention }, &heaps("1 3 5 7"), &strangers, 150);
        hold(&Lasker { convention }, &heaps("2 5 6"), &strangers, 150);
        for text in ["0.77", "0.07", "4u.0", "4.0", "0.333", "S1,2,5", "0.F", "Cu.(02)", "0.0", "0.(1)"] {
            hold(&breaking(text, convention), &heaps("1 4 6 6"), &strangers, 150);
        }
    }
}
