# Teile auf einem Brett, wie man sie antippt und wie ein Bildschirmleser sie vorliest. `$count` ist, wie viele ein Haufen noch hat.
board-heap =
    { $count ->
        [0] { -heap } { $number }, leer
        [one] { -heap } { $number }, 1 { -stone }
       *[other] { -heap } { $number }, { $count } { -stones }
    }
board-heap-label = { -heap } { $number }
board-heap-of-game =
    { $count ->
        [0] { -heap } { $number } von { $game }, leer
        [one] { -heap } { $number } von { $game }, 1 { -stone }
       *[other] { -heap } { $number } von { $game }, { $count } { -stones }
    }
board-heap-of-game-label = { $number } · { $game }
board-take-all =
    { $heap ->
        [one] 1 nehmen
       *[other] alle { $heap } nehmen
    }
board-take =
    { $left ->
        [one] { $taken } nehmen, 1 bleibt
       *[other] { $taken } nehmen, { $left } bleiben
    }
board-split = in { $parts } teilen
board-take-and-split = { $taken } nehmen, { $parts } bleiben
board-card-playable = { $card }, spielbar
board-card-not-playable = { $card }, jetzt nicht spielbar
board-joker = Joker
board-back = verdeckte Karte
board-laid-by = gelegt von: { $name }
board-play = { $cards } spielen
board-pass = passen
