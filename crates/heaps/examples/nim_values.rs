//! Computes the nim-values of a code, every one of them, and says by which engine and in how much memory.
//!
//! `nim_values CODE TO [auto|naive|dense|sparse] [portable|best|NAME]`; `scripts/performance` measures it.

#![allow(clippy::print_stdout, reason = "a program prints")]

use lastmove_game::Budget;
use lastmove_heaps::{Code, Engine, Instructions, NimSequence};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |place: usize, otherwise: &'static str| arguments.get(place).map_or(otherwise, String::as_str);
    let code = Code::parse(argument(0, "0.77")).expect("a code");
    let to: u64 = argument(1, "1000000").parse().expect("a heap");
    let engine = Engine::ALL.into_iter().find(|engine| engine.name() == argument(2, "auto")).expect("an engine");
    let name = argument(3, "best");
    let instructions = match name {
        "best" => Instructions::best(),
        "portable" => Instructions::PORTABLE,
        _ => Instructions::available().into_iter().find(|kind| kind.name() == name).expect("instructions it has"),
    };
    let mut sequence =
        NimSequence::with(&code, engine, instructions).expect("an engine for this code").without_period();
    sequence.reserve(to);
    sequence.extend(to, &Budget::positions(usize::MAX)).expect("a budget without end");
    let engine = sequence.engine().map_or("closed form", Engine::name);
    println!("{engine} {} {}", instructions.name(), peak_memory().unwrap_or(0));
}

/// The most memory this process held at once, in bytes, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes << 10)
}
