use lastmove_game::Claim;

use super::{Check, Expected, Extent, marienbad, partitions, periods, values};
use crate::{
    BOUTON_MISERE, BOUTON_NORMAL, LASKER_MISERE, LASKER_VALUES, NIM_VALUES, PERIOD_THEOREM, SPRAGUE_GRUNDY,
    UNEQUAL_PERIOD_THEOREM,
};

const SEARCHED: &str = "exhaustive search, repeated by this check";

const fn claim(name: &'static str, statement: &'static str, source: &'static str) -> Claim {
    Claim { name, statement, source }
}

/// Every statement about games of heaps that can be checked again here.
pub const CHECKS: &[Check] = &[
    Check {
        claim: &BOUTON_NORMAL,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Stones(25),
        full: Extent::Stones(40),
        run: partitions::bouton_normal,
    },
    Check {
        claim: &BOUTON_MISERE,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Stones(25),
        full: Extent::Stones(40),
        run: partitions::bouton_misere,
    },
    Check {
        claim: &claim(
            "below-1357",
            "Of 1 3 5 7 and the positions that can follow it, 143 in all, just 20 are lost for the player to move when \
             whoever takes the last match loses: 1; 1 1 1; 2 2; 1 1 2 2; 1 2 3; 3 3; 1 1 3 3; 4 4; 1 1 4 4; 1 4 5; 5 5; \
             1 1 5 5; 2 4 6; 1 2 4 7; 1 2 5 6; 1 3 4 6; 2 5 7; 3 4 7; 3 5 6; 1 3 5 7.",
            SEARCHED,
        ),
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Fixed,
        full: Extent::Fixed,
        run: marienbad::list,
    },
    Check {
        claim: &LASKER_VALUES,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Stones(20),
        full: Extent::Stones(30),
        run: partitions::lasker_normal,
    },
    Check {
        claim: &LASKER_MISERE,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Stones(22),
        full: Extent::Stones(30),
        run: partitions::lasker_misere,
    },
    Check {
        claim: &SPRAGUE_GRUNDY,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Stones(12),
        full: Extent::Stones(18),
        run: partitions::sprague_grundy,
    },
    Check {
        claim: &claim(
            "misread-misere-values",
            "The rule of misère Nim holds for the nim-values of every code in misère play: while some heap has a value of 2 \
             or more the nim-sum decides, and with values of 0 and 1 only the player to move loses if it is 1.",
            "a reading of misère Nim that suggests itself; the counterexample is found by exhaustive search",
        ),
        expected: Expected::Fails,
        proved: false,
        usual: Extent::Stones(12),
        full: Extent::Stones(12),
        run: partitions::misread_misere,
    },
    Check {
        claim: &NIM_VALUES,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Heap(1_000),
        full: Extent::Heap(5_000),
        run: values::nim,
    },
    Check {
        claim: &PERIOD_THEOREM,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Heap(300),
        full: Extent::Heap(1_500),
        run: periods::theorem,
    },
    Check {
        claim: &UNEQUAL_PERIOD_THEOREM,
        expected: Expected::Holds,
        proved: true,
        usual: Extent::Heap(300),
        full: Extent::Heap(1_500),
        run: periods::unequal_theorem,
    },
    Check {
        claim: &claim(
            "misread-period-from-0",
            "The period theorem holds with n0 = 0 too.",
            "a reading of the period theorem that suggests itself; the counterexample is found by computing values",
        ),
        expected: Expected::Fails,
        proved: false,
        usual: Extent::Heap(100),
        full: Extent::Heap(100),
        run: periods::misread_from_0,
    },
    Check {
        claim: &claim(
            "misread-unequal-period",
            "The bound k n0 + k p + t of the period theorem is enough too where the heaps of a split must be unequal.",
            "a reading of the period theorem that suggests itself; the counterexample is found by computing values",
        ),
        expected: Expected::Fails,
        proved: false,
        usual: Extent::Heap(100),
        full: Extent::Heap(100),
        run: periods::misread_unequal,
    },
];
