use lastmove_game::Claim;

use super::{Check, Expected, Extent, players, two_hands};
use crate::tanhinmin::{DOMINATION, EIGHT_CUT, QUOTA, THEOREM_1};

const SEARCHED: &str = "exhaustive search, repeated by this check";
const READING: &str = "a reading of the theorem that suggests itself; the counterexample is found by exhaustive search";

const fn extent(ranks: usize, cards: usize) -> Extent {
    Extent { ranks, cards }
}

const fn claim(name: &'static str, statement: &'static str, source: &'static str) -> Claim {
    Claim { name, statement, source }
}

/// Every statement about Tanhinmin that can be checked again here.
pub const CHECKS: &[Check] = &[
    Check {
        claim: &THEOREM_1,
        expected: Expected::Holds,
        proved: true,
        usual: extent(6, 6),
        full: extent(7, 7),
        run: two_hands::theorem,
    },
    Check {
        claim: &claim(
            "theorem1-equal",
            "Theorem 1 decides too where a card may also be laid on an equal one.",
            "the proof of Theorem 1 uses only that any two cards are comparable by domination",
        ),
        expected: Expected::Holds,
        proved: true,
        usual: extent(6, 6),
        full: extent(7, 7),
        run: two_hands::theorem_with_equals,
    },
    Check {
        claim: &claim(
            "theorem1-semiorders",
            "Theorem 1 decides for every semiorder, the weakest card being one that is dominated by all others: cards \
             beat one another only if they are far enough apart.",
            "the proof of Theorem 1 uses only that any two cards are comparable by domination",
        ),
        expected: Expected::Holds,
        proved: true,
        usual: extent(5, 4),
        full: extent(7, 4),
        run: two_hands::theorem_for_semiorders,
    },
    Check {
        claim: &DOMINATION,
        expected: Expected::Holds,
        proved: true,
        usual: extent(4, 4),
        full: extent(6, 4),
        run: two_hands::theorem_for_staircases,
    },
    Check {
        claim: &claim(
            "no-draws",
            "With two players and cards ordered by strength somebody can always force a win.",
            "a consequence of Theorem 1",
        ),
        expected: Expected::Holds,
        proved: true,
        usual: extent(6, 6),
        full: extent(7, 7),
        run: two_hands::no_draws,
    },
    Check {
        claim: &claim(
            "two-candidates",
            "Who stands won and can play a card wins by the weakest card that may be played, or, if this is his weakest \
             card of all, by it or the next stronger one; passing is never needed.",
            "the proof of Theorem 1",
        ),
        expected: Expected::Holds,
        proved: true,
        usual: extent(6, 6),
        full: extent(7, 7),
        run: two_hands::two_candidates,
    },
    Check {
        claim: &claim(
            "winning-interval",
            "Between two winning cards every card of the hand wins.",
            "a consequence of Theorem 1",
        ),
        expected: Expected::Holds,
        proved: true,
        usual: extent(6, 6),
        full: extent(7, 7),
        run: two_hands::winning_interval,
    },
    Check {
        claim: &QUOTA,
        expected: Expected::Holds,
        proved: true,
        usual: extent(4, 4),
        full: extent(5, 5),
        run: two_hands::quota,
    },
    Check {
        claim: &EIGHT_CUT,
        expected: Expected::Holds,
        proved: false,
        usual: extent(5, 4),
        full: extent(7, 5),
        run: two_hands::eight_cut,
    },
    Check {
        claim: &claim(
            "obstruction-chain-and-one",
            "Leaving out whichever card is best, the comparison of Theorem 1 decides where three types beat one another \
             in a row and a fourth beats none and is beaten by none.",
            SEARCHED,
        ),
        expected: Expected::Fails,
        proved: false,
        usual: extent(4, 3),
        full: extent(4, 3),
        run: two_hands::OBSTRUCTION[0],
    },
    Check {
        claim: &claim(
            "obstruction-fence",
            "The same where five types form a zigzag of which two are above: the second beats the first and the third, \
             the fourth beats the third and the fifth.",
            SEARCHED,
        ),
        expected: Expected::Fails,
        proved: false,
        usual: extent(5, 5),
        full: extent(5, 5),
        run: two_hands::OBSTRUCTION[1],
    },
    Check {
        claim: &claim(
            "obstruction-common-bottom",
            "The same where a type is beaten by all of two pairs, in each of which one beats the other.",
            SEARCHED,
        ),
        expected: Expected::Fails,
        proved: false,
        usual: extent(5, 5),
        full: extent(5, 5),
        run: two_hands::OBSTRUCTION[2],
    },
    Check {
        claim: &claim(
            "obstruction-common-top",
            "The same where a type beats all of two pairs, in each of which one beats the other.",
            SEARCHED,
        ),
        expected: Expected::Fails,
        proved: false,
        usual: extent(5, 5),
        full: extent(5, 5),
        run: two_hands::OBSTRUCTION[3],
    },
    Check {
        claim: &claim(
            "without-obstructions",
            "Leaving out whichever card is best, the comparison of Theorem 1 decides for every strict partial order that \
             contains none of four: three in a row beside one alone, a zigzag of five with two tops, two pairs above a \
             common bottom or below a common top.",
            SEARCHED,
        ),
        expected: Expected::Holds,
        proved: false,
        usual: extent(5, 4),
        full: extent(6, 5),
        run: two_hands::without_obstructions,
    },
    Check {
        claim: &claim(
            "misread-at-least",
            "Theorem 1, but with matchings of equal size the player to move wins.",
            READING,
        ),
        expected: Expected::Fails,
        proved: false,
        usual: extent(3, 3),
        full: extent(3, 3),
        run: two_hands::misread_at_least,
    },
    Check {
        claim: &claim("misread-none-left-out", "Theorem 1, but no card is left out of the graphs.", READING),
        expected: Expected::Fails,
        proved: false,
        usual: extent(3, 3),
        full: extent(3, 3),
        run: two_hands::misread_none_left_out,
    },
    Check {
        claim: &claim(
            "misread-strongest-left-out",
            "Theorem 1, but the strongest card is left out instead of the weakest.",
            READING,
        ),
        expected: Expected::Fails,
        proved: false,
        usual: extent(3, 3),
        full: extent(3, 3),
        run: two_hands::misread_strongest_left_out,
    },
    Check {
        claim: &claim("misread-table-for-both", "Theorem 1, but the table is a target in both graphs.", READING),
        expected: Expected::Fails,
        proved: false,
        usual: extent(3, 3),
        full: extent(3, 3),
        run: two_hands::misread_table_for_both,
    },
    Check {
        claim: &claim("misread-equals-joined", "Theorem 1, but equal cards are joined in the graphs too.", READING),
        expected: Expected::Fails,
        proved: false,
        usual: extent(3, 3),
        full: extent(3, 3),
        run: two_hands::misread_equals_joined,
    },
    Check {
        claim: &claim(
            "three-players-necessary",
            "Of three players each, who can force being first can do so on the lead, and then he beats each of the others \
             alone by Theorem 1.",
            "playing against one opponent alone is playing against a coalition whose other member always passes",
        ),
        expected: Expected::Holds,
        proved: true,
        usual: extent(4, 3),
        full: extent(5, 4),
        run: players::necessary,
    },
];
