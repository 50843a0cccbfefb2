//! House rules as text: what may be written, its normal form, and what is said about everything else.

use lastmove_cards::Tanhinmin;
use lastmove_cards::tanhinmin::Setup;
use lastmove_game::{Convention, Notation, Rules};

use crate::notation::marked;

fn with_rules(rules: &str) -> Setup {
    Setup { rules: Some(rules.to_owned()), ..Setup::default() }
}

fn game(rules: &str) -> Tanhinmin {
    with_rules(rules).game().unwrap_or_else(|problem| panic!("{rules}: {problem}"))
}

#[test]
fn normal_form() {
    let lines = [
        ("", ""),
        ("8cut=8", "8cut=8"),
        (" 8CUT=8 ; Joker=14 ", "8cut=8,joker=14"),
        ("spade3=1:Stays,joker=14", "joker=14,spade3=1:stays"),
        ("revolution=4,groups", "groups,revolution=4"),
        ("pass=free,clear=others", ""),
        (
            "clear=owner,pass-final,pass=if-unable,revolution-card=2",
            "revolution-card=2,pass=if-unable,pass-final,clear=owner",
        ),
    ];
    for (text, written) in lines {
        let game = game(text);
        assert_eq!(game.house().write(game.order()).to_string(), written, "{text}");
        assert_eq!(with_rules(written).game().expect("read again"), game, "{text}");
    }
}

#[test]
fn wrong_rules() {
    let rules = "quota=2:3, 8cut=8, joker=14, spade3=1:stays, spade3=1:clears, groups, revolution=4, revolution-card=2, \
                 pass=free, pass=leader-plays, pass=if-unable, pass-final, clear=others, clear=owner";
    let unknown = format!("rule-unknown word=\"9cut=3\" rules=\"{rules}\": groups,[9cut=3]");
    let lines = [
        ("groups,9cut=3", unknown.as_str()),
        ("8cut", "rule-value-missing rule=\"8cut\" choices=\"8cut=8\": 8cut[]"),
        ("8cut=x", "not-a-card word=\"x\": 8cut=[x]"),
        ("8cut=-1", "negative-card card=\"-1\": 8cut=[-1]"),
        ("8cut=1,groups,8cut=1", "rule-twice rule=\"8cut\": 8cut=1,groups,[8cut=1]"),
        ("groups=2", "rule-value rule=\"groups\" value=\"2\" choices=\"groups\": groups=[2]"),
        (
            "groups,revolution=1",
            "rule-value rule=\"revolution\" value=\"1\" choices=\"revolution=4\": groups,revolution=[1]",
        ),
        ("revolution=4", "rule-without-groups rule=\"revolution\": [revolution=4]"),
        ("spade3=1:stays", "rule-without-joker rule=\"spade3\": [spade3=1:stays]"),
        (
            "joker=9,spade3=stays",
            "rule-value rule=\"spade3\" value=\"stays\" choices=\"spade3=1:stays, spade3=1:clears\": joker=9,spade3=[stays]",
        ),
        ("joker=9,spade3=9:stays", "rule-cards card=\"9\" first=\"spade3\" second=\"joker\": [joker=9,spade3=9:stays]"),
        ("8cut=9,joker=9,spade3=1:stays", "spade-3-never card=\"9\": [8cut=9,joker=9,spade3=1:stays]"),
        (
            "8cut=1,joker=9,spade3=1:stays",
            "rule-cards card=\"1\" first=\"spade3\" second=\"8cut\": [8cut=1,joker=9,spade3=1:stays]",
        ),
        (
            "pass=never",
            "rule-value rule=\"pass\" value=\"never\" choices=\"pass=free, pass=leader-plays, pass=if-unable\": pass=[never]",
        ),
        ("clear", "rule-value-missing rule=\"clear\" choices=\"clear=others, clear=owner\": clear[]"),
        ("quota=2:x", "rule-value rule=\"quota\" value=\"2:x\" choices=\"quota=2:3\": quota=[2:x]"),
    ];
    for (text, problem) in lines {
        assert_eq!(marked(&with_rules(text).game().expect_err(text)), problem, "{text}");
    }
    let deck = Setup { order: Some("deck".into()), ..with_rules("joker,spade3=stays,groups") };
    assert_eq!(marked(&deck.game().expect_err("S3 in a group")), "spade-3-in-groups: [joker,spade3=stays,groups]");
}

#[test]
fn positions_with_rules() {
    let lines = [
        ("1 3 / 2 4;8cut=3", "1 3 / 2 4; 8cut=3"),
        ("3 1 / 2 4 @ 2 ;REVERSED; groups revolution=3,", "1 3 / 2 4 @ 2; groups,revolution=3; reversed"),
        ("1 / 2 2 @ 2 2; groups", "1 / 2 2 @ 2 2; groups"),
        ("1 / 2 2 @ 9 2; groups,joker=9", "1 / 2 2 @ 2 2; joker=9,groups"),
        ("1 / 2 2 @ 9 9; groups,joker=9", "1 / 2 2 @ 9 9; joker=9,groups"),
        ("1 3 / 2 4 ~ / 5 @ 2; pass-final", "1 3 / 2 4~ / 5 @ 2; pass-final"),
        ("1 3 @ 2 / 2 4; clear=owner", "1 3 @ 2 / 2 4; clear=owner"),
        ("1 3 / 2 4; quota=1:2", "1 3 / 2 4; quota=1:2"),
        ("1 3 / 0; quota=1:7", "1 3 / 0; quota=1:0"),
        ("1 3 / 2 4;", "1 3 / 2 4"),
        ("1 3 / 2 4; pass=free", "1 3 / 2 4"),
    ];
    for (text, written) in lines {
        let game = Setup::default().game_of(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let position = game.parse_position(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        assert_eq!(game.write_position(&position), written, "{text}");
        let again = Setup::default().game_of(written).expect("rules").parse_position(written).expect("a position");
        assert_eq!(again, position);
    }
    // What the option says need not be repeated; what it says otherwise is a mistake; quotas of the position count.
    let given = with_rules("8cut=3,quota=2:2");
    let game = given.game_of("1 3 / 2 4").expect("a game");
    let position = game.parse_position("1 3 / 2 4").expect("a position");
    assert_eq!(game.write_position(&position), "1 3 / 2 4; quota=2:2,8cut=3");
    let text = "1 3 / 2 4; quota=1:2";
    let position = given.game_of(text).expect("a game").parse_position(text).expect("a position");
    assert_eq!(game.write_position(&position), "1 3 / 2 4; quota=1:2,8cut=3");
    let disagreeing = given.game_of("1 3 / 2 4; 8cut=4").expect_err("two different ones");
    let shown = "rules-disagree rule=\"8cut=4\" rules=\"quota=2:2,8cut=3\" count=2: 1 3 / 2 4; [8cut=4]";
    assert_eq!(marked(&disagreeing), shown);
    assert_eq!(marked(&game.parse_position("1 3 / 2 4; 8cut=4").expect_err("another game")), shown);
    let plain = Tanhinmin::plain().parse_position("1 / 2; groups").expect_err("another game");
    assert_eq!(marked(&plain), "rules-disagree rule=\"groups\" rules=\"\" count=0: 1 / 2; [groups]");
}

#[test]
fn positions_that_contradict_the_rules() {
    let lines = [
        ("", "1 / 2~", "passed-not-final: 1 / 2[~]"),
        ("pass-final", "1~ / 2", "passed-cannot-be seat=0: 1[~] / 2"),
        ("pass-final", "1 / 2~ @ 1 / 3", "passed-cannot-be seat=1: 1 / 2[~] @ 1 / 3"),
        ("pass-final", "1 / 0~ / 3", "passed-cannot-be seat=1: 1 / 0[~] / 3"),
        ("", "1 @ 2 / 2", "table-card-of-mover: 1 @ [2] / 2"),
        ("clear=owner", "0 @ 2 / 2", "table-card-of-mover: 0 @ [2] / 2"),
        ("", "1 / 2 @ 2 2", "two-table-cards: 1 / 2 @ 2 [2]"),
        ("groups", "1 / 2 @ 2 3", "cards-not-equal first=2 second=3: 1 / 2 @ 2 [3]"),
        ("8cut=3", "1 / 2 @ 3", "cut-card-on-table card=\"3\": 1 / 2 @ [3]"),
        ("groups,8cut=3", "1 / 2 @ 3 3", "cut-card-on-table card=\"3\": 1 / 2 @ [3 3]"),
        ("", "1 / 2; reversed", "reversed-without-revolution: 1 / 2; [reversed]"),
        ("revolution-card=1", "1 / 2; reversed; reversed", "reversed-twice: 1 / 2; reversed; [reversed]"),
        ("", "1 / 2; quota=1:2", "rules-disagree rule=\"quota=1:2\" rules=\"\" count=0: 1 / 2; [quota=1:2]"),
        ("quota=1:1", "1 / 2; quota=1:2", "quota-too-large quota=2 cards=1: 1 / 2; [quota=1:2]"),
        ("quota=1:1", "1 / 2; quota=0:1", "quota-too-large quota=0 cards=1: 1 / 2; [quota=0:1]"),
        ("", "1 / 2; 8cut=3 8cut=4", "rule-twice rule=\"8cut\": 1 / 2; 8cut=3 [8cut=4]"),
        ("", "; groups", "no-hands: []; groups"),
    ];
    for (rules, text, problem) in lines {
        assert_eq!(marked(&game(rules).parse_position(text).expect_err(text)), problem, "{rules}: {text}");
    }
    let misere = Setup { convention: Some(Convention::Misere), ..Setup::default() }.game().expect("a game");
    assert_eq!(
        marked(&misere.parse_position("1 / 2 / 3").expect_err("three")),
        "misere-for-two players=3: [1 / 2 / 3]"
    );
}

#[test]
fn moves_with_rules() {
    let groups = game("groups,joker=9");
    let position = groups.parse_position("3 3 5 9 / 4 @ 2 2").expect("a position");
    for (text, written) in [("3 3", "3 3"), ("9,3", "3 9"), (" Pass ", "pass"), ("5", "5"), ("9 3 3", "3 3 9")] {
        assert_eq!(groups.write_move(&groups.parse_move(&position, text).expect(text)), written);
    }
    for (text, problem) in [
        ("3 5", "cards-not-equal first=3 second=5: 3 [5]"),
        ("9 9", "jokers-alone: [9 9]"),
        ("3 pass", "not-a-card word=\"pass\": 3 [pass]"),
        ("", "no-card-move: []"),
    ] {
        assert_eq!(marked(&groups.parse_move(&position, text).expect_err(text)), problem);
    }
    let lines = [
        ("groups,joker=9", "3 3 5 9 / 4 @ 2 2", "3", "group-size cards=1 table=2"),
        ("groups,joker=9", "3 3 5 9 / 4 @ 2 2", "3 3 9", "group-size cards=3 table=2"),
        ("groups,joker=9", "3 3 5 9 / 4 @ 3 3", "3 9", "card-does-not-beat card=3 table=3"),
        ("groups,joker=9", "3 3 5 / 4 @ 2 2", "3 9", "group-not-in-hand group=\"3 9\" hand=\"3 3 5\""),
        ("groups,joker=9", "3 3 5 9 / 4", "5 5", "group-not-in-hand group=\"5 5\" hand=\"3 3 5 9\""),
        ("pass=leader-plays", "3 / 4", "pass", "leader-passes"),
        ("pass=if-unable", "3 / 4 @ 2", "pass", "pass-though-able"),
        ("joker=9", "10 / 4 @ 9", "10", "card-does-not-beat card=10 table=9"),
    ];
    for (rules, text, action, problem) in lines {
        let game = game(rules);
        let position = game.parse_position(text).expect(text);
        let action = game.parse_move(&position, action).expect("a move");
        assert_eq!(game.play(&position, &action).expect_err(text).0.to_string(), problem, "{text}");
    }
    let named = Setup { order: Some("low<high".into()), ..Setup::default() }.game().expect("a game");
    let position = named.parse_position("low / high @ high").expect("a position");
    let action = named.parse_move(&position, "low").expect("a move");
    let illegal = named.play(&position, &action).expect_err("it does not beat");
    assert_eq!(illegal.0.to_string(), "card-does-not-beat card=\"low\" table=\"high\"");
    assert_eq!(
        marked(&named.parse_move(&position, "mid").expect_err("no card")),
        "unknown-card word=\"mid\" cards=\"low high\": [mid]"
    );
}

#[test]
fn a_missing_value_was_said_to_be_an_8_of_every_rule() {
    let choices = |rules: &str, order: Option<&str>| {
        let problem = Setup { order: order.map(str::to_owned), ..with_rules(rules) }.game().expect_err(rules);
        marked(&problem)
    };
    let pass = "rule-value-missing rule=\"pass\" choices=\"pass=free, pass=leader-plays, pass=if-unable\": pass[]";
    assert_eq!(choices("pass", None), pass);
    assert_eq!(choices("quota", None), "rule-value-missing rule=\"quota\" choices=\"quota=2:3\": quota[]");
    assert_eq!(choices("8cut", Some("a<b<c")), "rule-value-missing rule=\"8cut\" choices=\"8cut=c\": 8cut[]");
    let deck = "rule-value-missing rule=\"spade3\" choices=\"spade3=stays, spade3=clears\": joker,spade3[]";
    assert_eq!(choices("joker,spade3", Some("deck")), deck);
}

#[test]
fn a_spade_three_that_clears_twice_over_was_refused() {
    for rules in ["8cut=3,joker=9,spade3=3:clears", "8cut=8,joker=8"] {
        assert_eq!(game(rules).house().write(game(rules).order()).to_string(), rules);
    }
    let stays = marked(&with_rules("8cut=3,joker=9,spade3=3:stays").game().unwrap_err());
    let contradiction = "rule-cards card=\"3\" first=\"spade3\" second=\"8cut\": [8cut=3,joker=9,spade3=3:stays]";
    assert_eq!(stays, contradiction);
}

#[test]
fn a_quota_of_the_rules_was_marked_in_the_position() {
    let problem = game("quota=2:3:4").parse_position("1 2 / 3 4 5").unwrap_err();
    assert!(problem.id() == "quota-seats" && problem.place().is_none(), "{problem}");
    let problem = game("quota=2:3").parse_position("1 2 / 3 4 5; quota=3:1").unwrap_err();
    assert_eq!(marked(&problem), "quota-too-large quota=3 cards=2: 1 2 / 3 4 5; [quota=3:1]");
}
