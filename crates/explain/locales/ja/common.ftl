# 判定と、その根拠の種類
outcome-win = 手番の人が勝ちます
outcome-loss = 手番の人が負けます
outcome-draw = どちらにも必勝法がありません。引き分けです
forcer-seat =
    { $seat ->
        [0] ほかの全員が協力しても、手番の人は必ず一番に上がれます
       *[other] ほかの全員が協力しても、{ $name }は必ず一番に上がれます
    }
# 席に座る人(文の主語、助詞なし)
seat-name = 席{ $seat }の人
forcer-nobody = ほかの全員が協力しても必ず一番に上がれる、という人はいません
standing-proved = 証明済み:{ $claim }。
standing-exhaustive = 全探索済み:{ $positions }局面。
standing-checked = 検証済み(証明ではありません):{ $claim }({ $range })。
standing-conjectured = 予想:{ $claim }(検証済みの範囲は{ $range })。
# 判定と、かっこに入れた勝敗の決まり
verdict = { $verdict }({ $convention })。
# どのゲームでも起こりうる誤り
problem-no-deck = このゲームはカードを使わないので、デッキや出たカードは指定できません。
    .hint = --deck と --played を外してください。
problem-too-many-positions = ここから起こりうる局面が{ $bound }を超えるので、探索しきれません。
    .hint = もっと小さい局面か、定理のあるゲームを試してください。`solve` では --positions で増やせます。
problem-stopped = 答えが出る前に探索が止められました。
    .hint = 時間を増やすか、もっと小さい局面を試してください。
problem-search-too-large = ここから起こりうる局面は大きすぎるか手が多すぎるので、{ $positions }局面までしか探索できません。
    .hint = もっと小さい山や手札か、定理のあるゲームを試してください。`solve` では --positions で増やせます。
problem-all-played = デッキのカードはもうすべて出ています。
    .hint = もっと大きいデッキを指定するか、--played のカードを減らしてください。
# 保存した対局のある行の誤り
in-saved-game = 保存した対局の{ $line }行目:{ $problem }
