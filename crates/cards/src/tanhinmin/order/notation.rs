//! `a<b<c, d<c`: chains, weakest first, separated by commas; `a-b-c,d-c` needs no quotation marks in a shell.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use lastmove_game::{Problem, ProblemKind};

use super::Order;
use super::relation::{Matrix, Relation};
use crate::excerpt::excerpt;

/// The name of a card is missing: between two separators, or everywhere.
pub const ORDER_NAME_MISSING: ProblemKind = ProblemKind { id: "order-name-missing", arguments: &[] };
/// A name that no card can have, as it would be read as something else.
pub const ORDER_NAME: ProblemKind = ProblemKind { id: "order-name", arguments: &["name"] };
/// More than `most` cards.
pub const ORDER_TOO_LARGE: ProblemKind = ProblemKind { id: "order-too-large", arguments: &["most"] };
/// Cards that beat one another in a circle, in an order; `cycle` shows them as `a<b<a`.
pub const ORDER_CYCLE: ProblemKind = ProblemKind { id: "order-cycle", arguments: &["cycle"] };
/// An order and a relation are given together.
pub const ORDER_AND_RELATION: ProblemKind = ProblemKind { id: "order-and-relation", arguments: &[] };

impl Order {
    /// Reads an order: `integers`, `deck`, or chains of names, weakest first, such as `a<b<c, d<c`. It is closed
    /// transitively; a cycle is refused and shown.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        let word = text.trim();
        if word.eq_ignore_ascii_case("integers") {
            return Ok(Self::Integers);
        }
        if word.eq_ignore_ascii_case("deck") {
            return Ok(Self::Deck);
        }
        let chains = Chains::parse(text)?;
        if let Some(cycle) = chains.matrix.cycle() {
            let on_cycle = |&(winner, loser): &(usize, usize)| cycle.contains(&winner) && cycle.contains(&loser);
            let last =
                chains.pairs.iter().rfind(|(pair, _)| on_cycle(pair)).map_or(0..text.len(), |pair| pair.1.clone());
            let names: Vec<&str> = cycle.iter().chain(&cycle[..1]).map(|&index| chains.names[index].as_str()).collect();
            return Err(Problem::new(&ORDER_CYCLE).with("cycle", excerpt(&names.join("<"))).at(text, last));
        }
        let mut closed = chains.matrix;
        closed.close();
        Ok(Self::Named(Arc::new(Relation::new(&chains.names, &closed))))
    }

    /// Reads a relation: exactly the pairs written, `a<b<c` for two of them. Cycles may be among them, and `a<a` says
    /// that an a may be played on an a.
    ///
    /// ```
    /// # use lastmove_cards::tanhinmin::Order;
    /// let circle = Order::parse_relation("rock<paper<scissors<rock").unwrap();
    /// assert!(circle.relation().unwrap().cycle().is_some());
    /// ```
    pub fn parse_relation(text: &str) -> Result<Self, Problem> {
        let chains = Chains::parse(text)?;
        Ok(Self::Named(Arc::new(Relation::new(&chains.names, &chains.matrix))))
    }
}

/// A text taken apart.
struct Chains {
    names: Vec<String>,
    matrix: Matrix,
    /// Each pair written, the stronger one first, with its place.
    pairs: Vec<((usize, usize), Range<usize>)>,
}

impl Chains {
    fn parse(text: &str) -> Result<Self, Problem> {
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        let mut pairs = Vec::new();
        let mut start = 0;
        for chain in text.split([',', ';']) {
            let mut weaker: Option<(usize, usize)> = None;
            let mut at = start;
            for part in chain.split(['<', '-']) {
                let name = part.trim();
                let from = at + part.len() - part.trim_start().len();
                let span = from.min(at + part.len())..(from + name.len());
                at += part.len() + 1;
                check(text, name, span.clone())?;
                let next = numbers.len();
                let number = *numbers.entry(name).or_insert(next);
                if numbers.len() > Relation::MOST_CARDS {
                    return Err(Problem::new(&ORDER_TOO_LARGE).with("most", Relation::MOST_CARDS).at(text, span));
                }
                if let Some((weaker, from)) = weaker {
                    pairs.push(((number, weaker), from..span.end));
                }
                weaker = Some((number, span.start));
            }
            start += chain.len() + 1;
        }
        let mut matrix = Matrix::empty(numbers.len());
        for &((winner, loser), _) in &pairs {
            matrix.set(winner, loser);
        }
        let mut names: Vec<(&str, usize)> = numbers.into_iter().collect();
        names.sort_by_key(|&(_, number)| number);
        Ok(Self { names: names.into_iter().map(|(name, _)| name.to_owned()).collect(), matrix, pairs })
    }
}

/// Checks that a name is there, and that a position or a move can be written with it.
fn check(text: &str, name: &str, span: Range<usize>) -> Result<(), Problem> {
    if name.is_empty() {
        return Err(Problem::new(&ORDER_NAME_MISSING).at(text, span));
    }
    let taken = |letter: char| letter.is_whitespace() || letter.is_control() || "/|@;~#=:>+*".contains(letter);
    let zeros = name.bytes().all(|byte| byte == b'0');
    if name.contains(taken) || zeros || name.eq_ignore_ascii_case("pass") {
        return Err(Problem::new(&ORDER_NAME).with("name", excerpt(name)).at(text, span));
    }
    Ok(())
}
