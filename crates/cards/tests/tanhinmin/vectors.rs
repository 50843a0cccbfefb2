//! Positions with known answers, from `testdata/vectors/tanhinmin`.

use lastmove_cards::{CardMove, Hand, Holding, Strength, TableCard, Tanhinmin, TanhinminPosition};
use lastmove_game::{Ask, Decision, Seat, Standing, Theory};
use serde_json::Value;

use crate::support::answer;

fn positions(name: &str) -> Vec<Value> {
    let path = format!("{}/../../testdata/vectors/tanhinmin/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are in the repository");
    let document: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    document["positions"].as_array().expect("a list of positions").clone()
}

/// Ranks of the vectors start at 0.
fn strength(rank: &Value) -> Strength {
    let rank = u32::try_from(rank.as_u64().expect("a rank is a number")).expect("a rank is small");
    Strength::new(rank + 1).expect("one more than a rank")
}

fn hand(ranks: &Value) -> Hand {
    Hand::new(ranks.as_array().expect("a list of ranks").iter().map(strength).collect()).expect("cards")
}

fn moves(list: &Value) -> Vec<CardMove> {
    let action = |entry: &Value| if entry == "pass" { CardMove::Pass } else { CardMove::Play(strength(entry)) };
    list.as_array().expect("a list of moves").iter().map(action).collect()
}

#[test]
fn two_players() {
    let positions = positions("base");
    assert_eq!(positions.len(), 2_000);
    for entry in &positions {
        let table = Some(&entry["table"]).filter(|table| !table.is_null()).map(strength);
        let position = TanhinminPosition::of_two(hand(&entry["x"]), hand(&entry["y"]), table);
        let (won, winning) = answer(&position);
        assert_eq!(won, entry["outcome"] == "win", "{entry}");
        assert_eq!(winning, moves(&entry["winning_moves"]), "{entry}");
    }
}

#[test]
fn three_players() {
    let positions = positions("three_players");
    assert_eq!(positions.len(), 2_000);
    for entry in &positions {
        let holdings = entry["hands"].as_array().expect("hands").iter().map(|ranks| Holding::Cards(hand(ranks)));
        let table = &entry["table"];
        let table = (!table.is_null()).then(|| TableCard {
            card: strength(&table["rank"]),
            owner: Seat(usize::try_from(table["owner"].as_u64().expect("an owner")).expect("a seat")),
        });
        let position = TanhinminPosition::new(holdings.collect(), table).expect("a position");
        let verdict = Tanhinmin.solve(&position, &Ask::default()).expect("within the budget");
        let forcer = entry["forcer"].as_u64().map(|seat| Seat(usize::try_from(seat).expect("a seat")));
        assert_eq!(verdict.decision, Decision::Forcer(forcer), "{entry}");
        assert!(matches!(verdict.standing, Standing::Exhaustive { positions } if positions > 0), "{entry}");
        let winning: Vec<CardMove> = verdict.winning_moves.map(|way| way.action).collect();
        assert_eq!(winning, moves(&entry["winning_moves"]), "{entry}");
    }
}
