//! Every position of the vectors: outcome, nim-value, column sums and the exact set of winning moves.

use lastmove_game::{Ask, Convention};
use lastmove_heaps::{HeapEvidence, Heaps, Lasker, Nim};
use serde_json::Value;

use crate::{is_win, solve, winning_moves};

fn positions(file: &str) -> (Value, Vec<Value>) {
    let path = format!("{}/../../testdata/vectors/heaps/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let vectors: Value = serde_json::from_str(&text).expect("the vectors are JSON");
    let positions = vectors["positions"].as_array().expect("positions").clone();
    assert!(positions.len() > 100, "{file} holds positions");
    (vectors, positions)
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().expect("an array").iter().map(|number| number.as_u64().expect("a number")).collect()
}

fn sorted(mut moves: Vec<String>) -> Vec<String> {
    moves.sort();
    moves.dedup();
    moves
}

#[test]
fn marienbad() {
    let game = Nim { convention: Convention::Misere };
    for vector in positions("marienbad.json").1 {
        let rows = numbers(&vector["rows"]);
        let position = Heaps::new(rows.iter().copied()).unwrap();
        assert_eq!(is_win(&game, &position), vector["outcome"] == "win", "{vector}");
        let expected = vector["winning_moves"].as_array().unwrap().iter().map(|action| {
            let action = numbers(action);
            let row = rows[usize::try_from(action[0]).unwrap()];
            format!("{row}:{}", row - action[1])
        });
        assert_eq!(winning_moves(&game, &position), sorted(expected.collect()), "{vector}");
        let sums = numbers(&vector["column_sums"]);
        let leading = sums.iter().take(sums.len() - 1).take_while(|&&sum| sum == 0).count();
        let evidence = solve(&game, &position, &Ask::default()).evidence;
        let HeapEvidence::Binary { column_sums, .. } = &evidence[0] else { panic!("rows in binary come first") };
        assert_eq!(column_sums[..], sums[leading..], "{vector}");
    }
}

#[test]
fn lasker() {
    let (vectors, positions) = positions("lasker.json");
    let normal = Lasker { convention: Convention::Normal };
    let misere = Lasker { convention: Convention::Misere };
    for (heap, value) in (0..).zip(numbers(&vectors["grundy_0_to_63"])) {
        let position = Heaps::new([heap]).unwrap();
        assert_eq!(solve(&normal, &position, &Ask::brief()).nim_value, Some(value), "heap {heap}");
    }
    for vector in positions {
        let position = Heaps::new(numbers(&vector["heaps"])).unwrap();
        let moves = |name: &str| {
            let moves = vector[name].as_array().unwrap().iter().map(|action| {
                let heap = action[1].as_u64().unwrap();
                let number = action[2].as_u64().unwrap();
                match action[0].as_str() {
                    Some("take") => format!("{heap}:{}", heap - number),
                    Some("split") => {
                        let other = action[3].as_u64().unwrap();
                        format!("{heap}:{}+{}", number.max(other), number.min(other))
                    }
                    kind => panic!("{kind:?} is no kind of move"),
                }
            });
            sorted(moves.collect())
        };
        assert_eq!(solve(&normal, &position, &Ask::brief()).nim_value, vector["grundy"].as_u64(), "{vector}");
        assert_eq!(is_win(&normal, &position), vector["normal"] == "win", "{vector}");
        assert_eq!(is_win(&misere, &position), vector["misere"] == "win", "{vector}");
        assert_eq!(winning_moves(&normal, &position), moves("normal_winning_moves"), "{vector}");
        assert_eq!(winning_moves(&misere, &position), moves("misere_winning_moves"), "{vector}");
    }
}
