# Verdicts and how they are known.
outcome-win = The player to move wins
outcome-loss = The player to move loses
outcome-draw = Neither player can force a win: a draw
forcer-seat =
    { $seat ->
        [0] The player to move can force being first
       *[other] { $name } can force being first, whatever all others do together
    }
# Who sits on a seat, as the subject of a sentence.
seat-name = Seat { $seat }
forcer-nobody = Nobody can force being first against all others together
standing-proved = Proved: { $claim }.
standing-exhaustive =
    { $positions ->
        [one] Exhaustively searched: 1 position.
       *[other] Exhaustively searched: { $positions } positions.
    }
standing-checked = Checked, not proved: { $claim } ({ $range }).
standing-conjectured = A conjecture: { $claim } (checked only for { $range }).
# A verdict with its convention in brackets.
verdict = { $verdict } ({ $convention }).
# Problems that any game can have.
problem-no-deck = This game has no cards, so there is no deck and nothing has been played from it.
    .hint = Leave out --deck and --played.
problem-too-many-positions = More than { $bound } positions can follow from here, too many to search.
    .hint = Try a smaller position, or a game for which there is a theorem. `solve` searches more with --positions.
problem-stopped = The search was stopped before it had an answer.
    .hint = Allow more time, or try a smaller position.
problem-search-too-large = The positions that follow from here are so large, or have so many moves, that the search ends after { $positions } of them.
    .hint = Try smaller heaps or hands, or a game for which there is a theorem. `solve` searches more with --positions.
problem-all-played = Every card of the deck has been played already.
    .hint = Name a larger deck, or fewer cards with --played.
# A problem with a line of a saved game.
in-saved-game = Line { $line } of the saved game: { $problem }
