# 判定と、その根拠の種類
outcome-win = 手番の人が勝ちます。
outcome-loss = 手番の人が負けます。
outcome-draw = どちらも勝ちを強制できません。引き分けです。
forcer-seat =
    { $seat ->
        [0] 手番の人は一番に上がることを強制できます。
       *[other] 席{ $seat }の人は、ほかの全員が協力しても、一番に上がることを強制できます。
    }
forcer-nobody = ほかの全員を相手に、一番に上がることを強制できる人はいません。
convention-normal = 正規形:最後に取った人が勝ち
convention-misere = 逆形:最後に取った人が負け
standing-proved = 証明済み:{ $claim }。
standing-exhaustive = 全探索済み:{ $positions }局面。
standing-checked = 検証済み(証明ではありません):{ $claim }({ $range })。
standing-conjectured = 予想:{ $claim }(検証済みの範囲は{ $range })。
