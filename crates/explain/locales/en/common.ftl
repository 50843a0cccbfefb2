# Verdicts and how they are known.
outcome-win = The player to move wins.
outcome-loss = The player to move loses.
outcome-draw = Neither player can force a win: a draw.
forcer-seat =
    { $seat ->
        [0] The player to move can force being first.
       *[other] Seat { $seat } can force being first, whatever all others do together.
    }
forcer-nobody = Nobody can force being first against all others together.
convention-normal = normal play: whoever makes the last move wins
convention-misere = misère play: whoever makes the last move loses
standing-proved = Proved: { $claim }.
standing-exhaustive = Exhaustively searched: { $positions } positions.
standing-checked = Checked, not proved: { $claim } ({ $range }).
standing-conjectured = A conjecture: { $claim } (checked only for { $range }).
