# 盤の上の駒。指で触れるときと、画面読み上げのときの言葉。`$count` は山に残っている数
board-heap =
    { $count ->
        [0] { -heap }{ $number }、空
       *[other] { -heap }{ $number }、{ -stone }{ $count }{ -counter }
    }
board-heap-label = { -heap }{ $number }
board-heap-of-game =
    { $count ->
        [0] { $game }の{ -heap }{ $number }、空
       *[other] { $game }の{ -heap }{ $number }、{ -stone }{ $count }{ -counter }
    }
board-heap-of-game-label = { $number } · { $game }
board-take-all =
    { $heap ->
        [1] 1{ -counter }取る
       *[other] { $heap }{ -counter }すべて取る
    }
board-take = { $taken }{ -counter }取り、{ $left }{ -counter }残す
board-split = { $parts }に分ける
board-take-and-split = { $taken }{ -counter }取り、残りを{ $parts }に分ける
board-card-playable = { $card }、出せます
board-card-not-playable = { $card }、今は出せません
board-joker = ジョーカー
board-back = 伏せたカード
board-laid-by = { $name }が出したカード
board-play = { $cards }を出す
board-pass = パス
