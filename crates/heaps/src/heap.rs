use lastmove_game::ProblemKind;

/// The largest heap: 2^52, so that every size, value and sum of a move is exact for every reader of JSON.
pub const LARGEST_HEAP: u64 = 1 << 52;

/// A heap above [`LARGEST_HEAP`].
pub const HEAP_TOO_LARGE: ProblemKind = ProblemKind { id: "heap-too-large", arguments: &["heap", "largest"] };
