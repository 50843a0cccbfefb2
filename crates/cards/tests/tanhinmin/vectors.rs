//! Positions with known answers, from `testdata/vectors/tanhinmin`. Each file says by which rules.

use lastmove_cards::Tanhinmin;
use lastmove_cards::tanhinmin::{EIGHT_CUT_RANGE, Setup};
use lastmove_game::exhaustive::Solution;
use lastmove_game::{Ask, Budget, Convention, Decision, Notation, Outcome, Seat, Standing, Theory};
use serde_json::Value;

use crate::support::full;

/// A file of vectors, and how its cards and moves are written.
struct Vectors {
    document: Value,
    game: Tanhinmin,
    /// The names of the ranks.
    names: Vec<String>,
}

impl Vectors {
    /// The file of this name, its ranks being numbers from 1.
    fn of(name: &str, setup: impl FnOnce(&Value) -> Setup) -> Self {
        let path = format!("{}/../../testdata/vectors/tanhinmin/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the vectors are in the repository");
        let document: Value = serde_json::from_str(&text).expect("the vectors are JSON");
        assert_eq!(document["variant"], name);
        let game = setup(&document).game().expect("the rules make a game");
        let names = (1..=14).map(|rank: u32| rank.to_string()).collect();
        Self { document, game, names }
    }

    fn with_rules(name: &str, rules: impl Into<String>) -> Self {
        Self::of(name, |_| Setup { rules: Some(rules.into()), ..Setup::default() })
    }

    fn positions(&self) -> &[Value] {
        self.document["positions"].as_array().expect("a list of positions")
    }

    fn card(&self, rank: &Value) -> &str {
        &self.names[index(rank)]
    }

    fn hand(&self, ranks: &Value) -> String {
        let ranks = match ranks {
            // A deck in bits: four for each rank, and one for the joker.
            Value::String(bits) => {
                let bits = u64::from_str_radix(bits.trim_start_matches("0x"), 16).expect("hexadecimal");
                (0..53).filter(|bit| bits >> bit & 1 == 1).map(|bit| Value::from(bit / 4)).collect()
            }
            list => list.as_array().expect("a list of ranks").clone(),
        };
        ranks.iter().map(|rank| self.card(rank)).collect::<Vec<_>>().join(" ")
    }

    /// What lies on the table: a rank, or the size and the rank of a group.
    fn table(&self, table: &Value) -> String {
        match table {
            Value::Null => String::new(),
            Value::Array(group) => format!(" @{}", format!(" {}", self.card(&group[1])).repeat(index(&group[0]))),
            rank => format!(" @ {}", self.card(rank)),
        }
    }

    /// A move: a rank, or size, rank and jokers of a group, the joker being the strongest rank; or `pass`.
    fn action(&self, action: &Value) -> String {
        match action {
            Value::String(word) => word.clone(),
            Value::Array(group) => {
                let (size, jokers) = (index(&group[0]), index(&group[2]));
                let joker = Value::from(self.document["ranks"].as_u64().expect("a number of ranks") - 1);
                let cards = vec![self.card(&group[1]); size - jokers].into_iter();
                cards.chain(vec![self.card(&joker); jokers]).collect::<Vec<_>>().join(" ")
            }
            rank => self.card(rank).to_owned(),
        }
    }

    /// The position of an entry, as text.
    fn text(&self, entry: &Value) -> String {
        let reversed = if entry["reversed"] == true { "; reversed" } else { "" };
        format!("{} / {}{}{reversed}", self.hand(&entry["x"]), self.hand(&entry["y"]), self.table(&entry["table"]))
    }

    /// Holds the answers to all positions of two players against those of the file; some also against the exhaustive
    /// solver. `standing` checks how the answer is known.
    fn hold(&self, count: usize, standing: impl Fn(&Standing) -> bool) {
        let positions = self.positions();
        assert_eq!(positions.len(), count);
        for (number, entry) in positions.iter().enumerate() {
            let text = self.text(entry);
            let position = self.game.parse_position(&text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
            let mut expected: Vec<String> =
                entry["winning_moves"].as_array().expect("moves").iter().map(|action| self.action(action)).collect();
            expected.sort();
            for ask in [Ask::brief(), Ask::default()] {
                let verdict = self.game.solve(&position, &ask).expect("within the budget");
                let outcome = match entry["outcome"].as_str() {
                    Some("win") => Outcome::Win,
                    Some("loss") => Outcome::Loss,
                    Some("draw") => Outcome::Draw,
                    other => panic!("an outcome: {other:?}"),
                };
                assert_eq!(verdict.decision, Decision::Outcome(outcome), "{text}");
                assert!(standing(&verdict.standing), "{text}: {:?}", verdict.standing);
                let mut winning: Vec<String> =
                    verdict.winning_moves.map(|way| self.game.write_move(&way.action)).collect();
                winning.sort();
                assert_eq!(winning, expected, "{text}");
            }
            if (number % 20 == 0 || full())
                && let Ok(solution) = Solution::of(&self.game, &position, &Budget::positions(200_000))
            {
                assert_eq!(solution.outcome(&position).map(Outcome::name), entry["outcome"].as_str(), "{text}");
            }
        }
    }
}

fn index(number: &Value) -> usize {
    usize::try_from(number.as_u64().expect("a number")).expect("a small number")
}

fn claim(standing: &Standing) -> Option<&'static str> {
    standing.claim().map(|claim| claim.name)
}

fn searched(standing: &Standing) -> bool {
    matches!(standing, Standing::Exhaustive { positions } if *positions > 0)
}

#[test]
fn base() {
    Vectors::of("base", |_| Setup::default()).hold(2_000, |standing| claim(standing) == Some("theorem1"));
}

#[test]
fn deck_of_53_cards() {
    let deck = Setup { order: Some("deck".to_owned()), ..Setup::default() };
    let names = ["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "JK"].map(str::to_owned).to_vec();
    let vectors = Vectors { names, ..Vectors::of("deck53", |_| deck) };
    vectors.hold(1_500, |standing| claim(standing) == Some("domination"));
}

#[test]
fn eight_cut() {
    let vectors = Vectors::of("eightcut", |document| {
        let cut = document["cut_rank"].as_u64().expect("a rank") + 1;
        Setup { rules: Some(format!("8cut={cut}")), ..Setup::default() }
    });
    vectors.hold(2_000, |standing| match standing {
        Standing::Checked { range, .. } | Standing::Conjectured { range, .. } => *range == EIGHT_CUT_RANGE,
        other => claim(other) == Some("theorem1"),
    });
}

#[test]
fn groups() {
    let any = |standing: &Standing| searched(standing) || claim(standing) == Some("theorem1");
    Vectors::with_rules("groups", "groups").hold(1_500, any);
    Vectors::with_rules("groups_rev3", "groups,revolution=3").hold(1_500, any);
    Vectors::with_rules("groups_joker", "groups,joker=4").hold(1_440, any);
}

#[test]
fn misere_where_everybody_must_play_who_can() {
    let vectors = Vectors::of("misere_forced", |_| Setup {
        rules: Some("pass=if-unable".to_owned()),
        convention: Some(Convention::Misere),
        ..Setup::default()
    });
    vectors.hold(1_500, searched);
}

#[test]
fn single_card_revolution() {
    let vectors = Vectors::of("revolution_single", |document| {
        let card = document["revolution_rank"].as_u64().expect("a rank") + 1;
        Setup { rules: Some(format!("revolution-card={card}")), ..Setup::default() }
    });
    vectors.hold(1_500, |standing| searched(standing) || claim(standing) == Some("theorem1"));
}

#[test]
fn spade_three_over_the_joker() {
    let vectors = Vectors::of("spade3", |_| Setup {
        order: Some("1<3, 2<3<4<5<6".to_owned()),
        rules: Some("joker=6,spade3=1:stays".to_owned()),
        ..Setup::default()
    });
    vectors.hold(1_500, |standing| searched(standing) || claim(standing) == Some("domination"));
}

#[test]
fn partial_orders() {
    let mut by_theorem = 0;
    for name in ["1", "12", "2", "3", "4", "6", "7", "8"] {
        let vectors = Vectors::of(&format!("poset4_{name}"), |document| {
            let pairs = document["beats"].as_array().expect("pairs").iter();
            let pairs = pairs.map(|pair| format!(",{}<{}", index(&pair[1]) + 1, index(&pair[0]) + 1));
            Setup { relation: Some(format!("1,2,3,4{}", pairs.collect::<String>())), ..Setup::default() }
        });
        vectors.hold(300, |standing| searched(standing) || claim(standing) == Some("domination"));
        let decided = vectors.positions().iter().filter(|entry| {
            let position = vectors.game.parse_position(&vectors.text(entry)).expect("a position");
            let verdict = vectors.game.solve(&position, &Ask::brief()).expect("small");
            claim(&verdict.standing).is_some()
        });
        by_theorem += decided.count();
    }
    // Where the cards that are left can be compared, the theorem decides; elsewhere the search does.
    assert!((1..2_400).contains(&by_theorem), "{by_theorem}");
}

#[test]
fn three_players() {
    let vectors = Vectors::of("three_players", |_| Setup::default());
    assert_eq!(vectors.positions().len(), 2_000);
    for entry in vectors.positions() {
        let table = &entry["table"];
        let hands = entry["hands"].as_array().expect("hands").iter().enumerate().map(|(seat, ranks)| {
            let laid = !table.is_null() && index(&table["owner"]) == seat;
            let table = if laid { vectors.table(&table["rank"]) } else { String::new() };
            format!("{}{table}", vectors.hand(ranks))
        });
        let text = hands.collect::<Vec<_>>().join(" / ");
        let position = vectors.game.parse_position(&text).expect("a position");
        let verdict = vectors.game.solve(&position, &Ask::default()).expect("within the budget");
        let forcer = entry["forcer"].as_u64().map(|seat| Seat(usize::try_from(seat).expect("a seat")));
        assert_eq!(verdict.decision, Decision::Forcer(forcer), "{text}");
        assert!(searched(&verdict.standing), "{text}");
        let winning: Vec<String> = verdict.winning_moves.map(|way| vectors.game.write_move(&way.action)).collect();
        let expected = entry["winning_moves"].as_array().expect("moves");
        assert_eq!(winning, expected.iter().map(|action| vectors.action(action)).collect::<Vec<_>>(), "{text}");
    }
}
