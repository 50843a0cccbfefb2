# Verdicts and how they are known.
outcome-win = The player to move wins
outcome-loss = The player to move loses
outcome-draw = Neither player can force a win: a draw
forcer-seat =
    { $seat ->
        [0] The player to move can force being first
       *[other] Seat { $seat } can force being first, whatever all others do together
    }
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
    .hint = Try a smaller position, or a game for which there is a theorem.
problem-stopped = The search was stopped before it had an answer.
    .hint = Allow more time, or try a smaller position.
