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
# A verdict with its convention in brackets.
verdict = { $verdict }({ $convention })
# どのゲームでも起こりうる誤り
problem-no-deck = このゲームにはカードがないので、山札や既に出たカードは指定できません。
    .hint = --deck と --played を外してください。
problem-too-many-positions = ここから到達できる局面が{ $bound }を超えるため、探索しきれません。
    .hint = もっと小さい局面か、定理のあるゲームを試してください。
problem-stopped = 答えが出る前に探索が止められました。
    .hint = 時間を増やすか、もっと小さい局面を試してください。
