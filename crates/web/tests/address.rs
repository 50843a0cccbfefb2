//! Addresses are read as they are written, and whatever is written is read or refused.

use lastmove_catalogue::{Style, Who};
use lastmove_explain::{Language, Voice, WordedProblem};
use lastmove_game::{Convention, Problem};
use lastmove_web::address::{Address, Field, Made, PROBLEMS, Place};
use proptest::prelude::*;

/// Any text as a value has it: no blanks around it, single ones within.
fn value() -> impl Strategy<Value = String> {
    any::<String>()
        .prop_map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
        .prop_filter("empty", |text| !text.is_empty())
}

fn made() -> impl Strategy<Value = Made> {
    ("[0-9a-z]{1,3}(:[0-9]{1,3}([+,][0-9]{1,2})?)?", proptest::option::of(0_usize..99))
        .prop_map(|(action, spot)| Made { action, spot })
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        Just(Place::Start),
        Just(Place::Play),
        Just(Place::Analyse),
        Just(Place::Lesson),
        Just(Place::Learn),
        Just(Place::Research),
        (1_usize..99).prop_map(Place::Figure),
    ]
}

fn players() -> impl Strategy<Value = Vec<Who>> {
    let who = prop_oneof![Just(Who::Me), Just(Who::Computer), Just(Who::Style(Style::Rule))];
    proptest::collection::vec(who, 0..4).prop_map(|mut players| {
        players.push(Who::Me);
        players
    })
}

prop_compose! {
    fn beginnings()(
        texts in proptest::collection::vec(proptest::option::of(value()), 7),
        convention in proptest::option::of(prop_oneof![Just(Convention::Normal), Just(Convention::Misere)]),
        cards in proptest::option::of(proptest::collection::vec(1_usize..=1000, 1..4)),
        players in proptest::option::of(players()),
        first in 0_usize..9, hidden in any::<bool>(), level in 0_u8..=100, seed in any::<Option<u64>>(),
    ) -> Address {
        let mut texts = texts.into_iter();
        let mut text = || texts.next().flatten();
        Address {
            game: text(), order: text(), relation: text(), rules: text(), position: text(), deck: text(), played: text(),
            convention, cards, players, first, hidden, level, seed,
            ..Address::of(Place::Play)
        }
    }
}

prop_compose! {
    fn addresses()(
        place in place(),
        beginning in beginnings(),
        moves in proptest::collection::vec(made(), 0..6),
        at in any::<Option<prop::sample::Index>>(), touched in proptest::option::of((0_usize..9, 0_usize..99)),
        hint in 0_u8..=2, why in any::<bool>(), mistake in 1_usize..9, attempt in proptest::option::of(made()),
        values in any::<bool>(), keys in any::<bool>(),
        language in proptest::option::of(prop::sample::select(Language::ALL.to_vec())),
    ) -> Address {
        let at = at.filter(|_| !moves.is_empty()).map(|at| at.index(moves.len()));
        let whole = Address { at, moves, touched, hint, why, mistake, attempt, values, keys, language, ..beginning };
        let whole = Address { place, ..whole };
        Field::ALL.into_iter().filter(|field| !place.has(*field)).fold(whole, |address, field| address.without(field))
    }
}

proptest! {
    #[test]
    fn an_address_is_read_as_it_is_written(address in addresses()) {
        let written = address.to_string();
        let (path, query) = written.split_once('?').unwrap_or((&written, ""));
        prop_assert!(written.is_ascii());
        prop_assert_eq!(Address::read(path, query).unwrap(), address);
    }

    /// Whatever is written: what is read is written canonically, and what is refused can be repaired.
    #[test]
    fn anything_is_read_or_refused(place in place(), query in "([a-z]{2,9}|game|moves|at|level|players|try)=[ -~]{0,12}(&[a-z]{2,9}=[ -~é%]{0,9}){0,4}") {
        let address = match Address::read(&place.path(), &query) {
            Ok(address) => address,
            Err(wrong) => {
                prop_assert!(wrong.field.is_some());
                *wrong.repaired
            }
        };
        let written = address.to_string();
        let (path, query) = written.split_once('?').unwrap_or((&written, ""));
        prop_assert_eq!(Address::read(path, query).unwrap(), address);
    }
}

#[test]
fn fields_stand_in_canonical_order() {
    let query = "language=de&keys=off&values=shown&why=yes&hint=2&touched=0.1&at=1&moves=5:2,3:1&seed=3&level=60&hidden=yes\
        &first=1&players=me,rule&cards=5&played=1&deck=1-13&position=3&rules=groups&relation=a&order=b&convention=misere&game=nim";
    let reversed: Vec<&str> = query.split('&').rev().collect();
    let address = Address::read("/play", query).unwrap();
    assert_eq!(address.to_string(), format!("/play?{}", reversed.join("&")));
}

#[test]
fn defaults_are_left_out() {
    let address = Address::read("/play", "level=100&first=0&hint=0&values=hidden&keys=on&game=&moves=&at=0").unwrap();
    assert_eq!(address.to_string(), "/play");
    let address = Address::read("/analyse", "values=shown").unwrap();
    assert_eq!(address.to_string(), "/analyse");
}

#[test]
fn a_typed_move_goes_behind_the_moves_that_are_seen() {
    let address = Address::read("/play", "move=5:2&moves=7:0,3:1&at=1").unwrap();
    assert_eq!(address.to_string(), "/play?moves=7:0,5:2");
}

#[test]
fn every_problem_of_addresses_has_words_and_a_hint() {
    for kind in PROBLEMS {
        let problem = kind.arguments.iter().fold(Problem::new(kind), |problem, name| problem.with(name, "⟨it⟩"));
        let worded = Language::ALL.map(|language| WordedProblem::of(&problem, &Voice::new(language)));
        assert!(worded[0] != worded[1] && worded[1] != worded[2], "{} is not translated", kind.id);
    }
}
