use lastmove_game::Claim;

/// Bouton's theorem for normal play.
pub const BOUTON_NORMAL: Claim = Claim {
    name: "bouton-normal",
    statement: "In Nim, normal play, the player to move loses exactly when the nim-sum of the heaps is 0.",
    source: "Bouton",
};

/// Bouton's theorem for misère play.
pub const BOUTON_MISERE: Claim = Claim {
    name: "bouton-misere",
    statement: "In Nim, misère play, the player to move loses exactly when some heap holds 2 or more and the \
                nim-sum of the heaps is 0, or when all heaps hold 1 and their number is odd.",
    source: "Bouton",
};
