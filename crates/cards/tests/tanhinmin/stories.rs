//! What people ask for, and where programs go wrong.

use lastmove_cards::{Tanhinmin, TanhinminEvidence};
use lastmove_game::{Ask, Notation, Theory};

use crate::support::{answer, position};

/// Each line: a position, and its winning moves; none where the player to move loses.
#[test]
fn who_wins_and_how() {
    let lines: [(&str, &[&str]); 11] = [
        ("1 4 | 2 3", &["1", "4", "pass"]),
        ("2 3 | 1 4", &[]),
        ("1 3 | 2", &["3"]),
        ("1 1 3 | 2 2", &["1"]),
        ("1 1 1 5 | 2 3", &[]),
        // Here whoever leads wins, either way round.
        ("2 2 | 1 1 3", &["2"]),
        // On each of these a misread theorem is wrong.
        ("1 1 | 2", &[]),
        ("1 | 2", &["1"]),
        ("1 2 | 2", &["2"]),
        ("1 | 1", &["1"]),
        ("1 1 | 1", &["1"]),
    ];
    for (text, winning) in lines {
        let position = position(text);
        let (won, moves) = answer(&position);
        assert_eq!(
            moves.iter().map(|action| Tanhinmin::plain().write_move(action)).collect::<Vec<_>>(),
            winning,
            "{text}"
        );
        assert_eq!(won, !winning.is_empty(), "{text}");
    }
}

#[test]
fn the_matching_and_its_limit_are_named() {
    let position = position("1 1 1 5 | 2 3");
    let verdict = Tanhinmin::plain().solve(&position, &Ask::default()).expect("solved");
    let [TanhinminEvidence::Graph(mover), TanhinminEvidence::Graph(opponent), comparison, ..] = &verdict.evidence[..]
    else {
        panic!("two graphs and a comparison")
    };
    assert_eq!(comparison, &TanhinminEvidence::Comparison { mover: 2, opponent: 2 });
    // The empty table is answered by a 1, the 3 by the 5; two cards are left over. The 0-node and the 5 touch all edges.
    assert_eq!(mover.edges_matched, [[0, 0], [3, 1]]);
    assert_eq!(mover.left_over, [1, 2]);
    assert_eq!((&mover.cover.responders[..], &mover.cover.targets[..]), (&[3][..], &[0][..]));
    assert_eq!(opponent.open, [2]);
}
