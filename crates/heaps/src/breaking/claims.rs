use lastmove_game::Claim;

/// The theorem behind every nim-value.
pub const SPRAGUE_GRUNDY: Claim = Claim {
    name: "sprague-grundy",
    statement: "In normal play a sum of impartial games is lost for the player to move exactly when the nim-sum of \
                their values is 0, the value of a game being the smallest number that none of its options has.",
    source: "Sprague; Grundy",
};
