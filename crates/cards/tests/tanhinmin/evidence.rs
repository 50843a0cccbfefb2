//! The evidence itself: whoever checks it by hand must come to the same answer.

use lastmove_cards::tanhinmin::{Graph, Setup, Side, Target};
use lastmove_cards::{CardMove, Hand, Strength, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Budget, Detail, Rules, Seat, Theory};
use proptest::prelude::*;

use crate::support::{all_hands, card, full, position, some_hand, some_table, wins_one_by_one};

/// Checks that a graph is the one Theorem 1 speaks of, its matching a matching and its cover a cover of that size.
fn check_graph(graph: &Graph, responders: &Hand, other: &Hand, table: Option<Target>) {
    assert_eq!(graph.responders, responders.cards());
    assert_eq!(graph.dropped, other.weakest());
    let mut targets: Vec<Target> = other.cards()[1..].iter().map(|&card| Target::Card(card)).collect();
    targets.extend(table);
    let sorted = |mut targets: Vec<Target>| {
        targets.sort_by_key(|target| (target.strength(), matches!(target, Target::Card(_))));
        targets
    };
    assert_eq!(graph.targets, sorted(targets));

    let edge = |responder: usize, target: usize| graph.responders[responder].beats(graph.targets[target].strength());
    let mut answered = vec![false; graph.targets.len()];
    let mut answers = vec![false; graph.responders.len()];
    for &[responder, target] in &graph.edges_matched {
        assert!(edge(responder, target), "matched pairs are edges: {graph:?}");
        assert!(!std::mem::replace(&mut answers[responder], true), "each responder answers once: {graph:?}");
        assert!(!std::mem::replace(&mut answered[target], true), "each target is answered once: {graph:?}");
    }
    let without = |marks: &[bool]| (0..marks.len()).filter(|&index| !marks[index]).collect::<Vec<_>>();
    assert_eq!(graph.left_over, without(&answers));
    assert_eq!(graph.open, without(&answered));

    let mut of_responders = vec![false; graph.responders.len()];
    let mut of_targets = vec![false; graph.targets.len()];
    graph.cover.responders.iter().for_each(|&index| of_responders[index] = true);
    graph.cover.targets.iter().for_each(|&index| of_targets[index] = true);
    for (responder, covers) in of_responders.iter().enumerate() {
        for (target, covers_too) in of_targets.iter().enumerate() {
            let covered = *covers || *covers_too;
            assert!(covered || !edge(responder, target), "the cover touches every edge: {graph:?}");
        }
    }
    let nodes = of_responders.iter().chain(&of_targets).filter(|&&covers| covers).count();
    assert_eq!(nodes, graph.cover.responders.len() + graph.cover.targets.len(), "no node twice: {graph:?}");
    assert_eq!((graph.edges_matched.len(), nodes), (graph.size, graph.size), "the sizes agree: {graph:?}");
}

fn check(position: &TanhinminPosition) {
    let verdict = Tanhinmin::plain().solve(position, &Ask::default()).expect("two players are always solved");
    let (mover, other) = (position.hand(Seat(0)).expect("cards"), position.hand(Seat(1)).expect("cards"));
    let [
        TanhinminEvidence::Graph(of_mover),
        TanhinminEvidence::Graph(of_other),
        TanhinminEvidence::Comparison { mover: numbers_of_mover, opponent },
        TanhinminEvidence::Refutations { moves, total },
    ] = &verdict.evidence[..]
    else {
        panic!("the evidence is complete: {:?}", verdict.evidence)
    };
    assert_eq!((of_mover.side, of_other.side), (Side::Mover, Side::Opponent));
    let table = position.to_beat().map_or(Target::Zero, Target::Table);
    check_graph(of_mover, mover, other, Some(table));
    check_graph(of_other, other, mover, None);
    assert_eq!((of_mover.size, of_other.size), (*numbers_of_mover, *opponent));
    assert_eq!(verdict.decision.is_win(), numbers_of_mover > opponent, "{position:?}");

    let losing: Vec<CardMove> =
        Tanhinmin::plain().moves(position).filter(|&action| !wins_one_by_one(position, action)).collect();
    assert_eq!(moves.iter().map(|refuted| refuted.action).collect::<Vec<_>>(), losing);
    assert_eq!(*total, losing.len());
    for refuted in moves {
        let next = Tanhinmin::plain().play(position, &refuted.action).expect("a legal move").position;
        let reply = refuted.reply.expect("the other one is to move");
        assert!(
            Tanhinmin::plain().moves(&next).any(|legal| legal == reply),
            "the reply is legal: {position:?} {refuted:?}"
        );
        assert!(wins_one_by_one(&next, reply), "the reply wins: {position:?} {refuted:?}");
    }
}

#[test]
fn of_every_small_position() {
    let hands = all_hands(4, if full() { 5 } else { 4 });
    for mover in &hands {
        for other in &hands {
            for table in (0..=4).map(Strength::new) {
                check(&TanhinminPosition::of_two(mover.clone(), other.clone(), table));
            }
        }
    }
}

proptest! {
    #[test]
    fn of_larger_positions(mover in some_hand(14, 30), other in some_hand(14, 30), table in some_table(14)) {
        check(&TanhinminPosition::of_two(mover, other, table));
    }
}

#[test]
fn a_limit_shortens_the_list_but_not_the_count() {
    let position = position("1 2 3 4 / 5 6 7 8");
    let ask = Ask { limit: 2, detail: Detail::AllMoves, ..Ask::default() };
    let verdict = Tanhinmin::plain().solve(&position, &ask).expect("two players are always solved");
    assert_eq!(verdict.all_moves.map(|moves| moves.len()), Some(2));
    let Some(TanhinminEvidence::Refutations { moves, total }) = verdict.evidence.last() else {
        panic!("refutations come last")
    };
    assert_eq!((moves.len(), *total), (2, 5));
}

#[test]
fn a_brief_answer_has_none() {
    for text in ["1 3 / 2", "1 / 2 / 3", "3 / 0"] {
        let position = position(text);
        let verdict = Tanhinmin::plain().solve(&position, &Ask::brief()).expect("solved");
        assert!(verdict.evidence.is_empty() && verdict.all_moves.is_none());
    }
}

#[test]
fn as_data() {
    let data = |text: &str| {
        let position = position(text);
        let verdict = Tanhinmin::plain().solve(&position, &Ask::default()).expect("solved");
        serde_json::to_value(&verdict.evidence).expect("evidence is data")
    };
    let expected = serde_json::json!([
        {"kind": "graph", "side": "mover", "responders": [1, 3], "targets": ["zero"], "dropped": 2,
         "edges_matched": [[0, 0]], "size": 1, "cover": {"responders": [], "targets": [0]},
         "left_over": [1], "open": []},
        {"kind": "graph", "side": "opponent", "responders": [2], "targets": [{"card": 3}], "dropped": 1,
         "edges_matched": [], "size": 0, "cover": {"responders": [], "targets": []},
         "left_over": [0], "open": [0]},
        {"kind": "comparison", "mover": 1, "opponent": 0},
        {"kind": "refutations", "total": 2,
         "moves": [{"action": "1", "reply": "2"}, {"action": "pass", "reply": "2"}]},
    ]);
    assert_eq!(data("1 3 / 2"), expected);
    assert_eq!(data("1 3 / 2 2 @ 1")[0]["targets"], serde_json::json!([{"table": 1}, {"card": 2}]));
}

/// Where a card clears the table, a reply that wins stands beside each losing move, or none where the same player leads.
#[test]
fn losing_moves_are_refuted_where_a_card_clears_the_table() {
    let game = Setup { rules: Some("8cut=3".to_owned()), ..Setup::default() }.game().expect("a game");
    let hands = all_hands(5, 3);
    // Cards and passes that are answered, and cards that clear the table.
    let mut seen = [0; 3];
    for (mover, other) in hands.iter().flat_map(|mover| hands.iter().map(move |other| (mover, other))) {
        if mover.copies(card(3)) + other.copies(card(3)) == 0 {
            continue;
        }
        let position = TanhinminPosition::of_two(mover.clone(), other.clone(), None);
        let solution = Solution::of(&game, &position, &Budget::default()).expect("a small position");
        let winning = solution.winning_moves(&position);
        let verdict = game.solve(&position, &Ask::default()).expect("a criterion");
        let [TanhinminEvidence::EightCut(_), TanhinminEvidence::Refutations { moves, total }] = &verdict.evidence[..]
        else {
            panic!("{position:?} {:?}", verdict.evidence);
        };
        let losing: Vec<CardMove> = game.moves(&position).filter(|action| !winning.contains(action)).collect();
        assert_eq!(moves.iter().map(|refuted| refuted.action).collect::<Vec<_>>(), losing, "{position:?}");
        assert_eq!(*total, losing.len());
        for refuted in moves {
            let next = game.play(&position, &refuted.action).expect("a legal move");
            let replies = solution.winning_moves(&next.position);
            match refuted.reply {
                Some(reply) => assert!(next.next == 1 && replies.contains(&reply), "{position:?} {refuted:?}"),
                None => assert!(next.next == 0 && replies.is_empty(), "{position:?} {refuted:?}"),
            }
            seen[if refuted.reply.is_none() { 2 } else { usize::from(refuted.action == CardMove::Pass) }] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
