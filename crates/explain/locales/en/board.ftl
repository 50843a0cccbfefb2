# Pieces on a board, as they are touched and as a screen reader says them. `$count` is how many are left of a heap.
board-heap =
    { $count ->
        [0] { -heap-capital } { $number }, empty
        [one] { -heap-capital } { $number }, 1 { -stone }
       *[other] { -heap-capital } { $number }, { $count } { -stones }
    }
board-heap-label = { -heap-capital } { $number }
board-heap-of-game =
    { $count ->
        [0] { -heap-capital } { $number } of { $game }, empty
        [one] { -heap-capital } { $number } of { $game }, 1 { -stone }
       *[other] { -heap-capital } { $number } of { $game }, { $count } { -stones }
    }
board-heap-of-game-label = { $number } · { $game }
board-take-all =
    { $heap ->
        [one] take it
       *[other] take all { $heap }
    }
board-take = take { $taken }, leave { $left }
board-split = split into { $parts }
board-take-and-split = take { $taken }, leave { $parts }
board-card-playable = { $card }, can be played
board-card-not-playable = { $card }, cannot be played now
board-joker = Joker
board-back = hidden card
board-laid-by = laid by { $name }
board-play = play { $cards }
board-pass = pass
