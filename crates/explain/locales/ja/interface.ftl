# どのゲームのことか
problem-unknown-game = 「{ $name }」というゲームはありません。
    .hint = { $suggestion } のことですか。`lastmove games` で一覧が見られます。
problem-no-such-game = 「{ $name }」というゲームはありません。
    .hint = `lastmove games` で一覧が見られます。0.77 や S1,2,5 のようなコードもゲームとして使えます。
problem-nothing-to-deal = { $game } にはカードがないので、配るものがありません。
    .hint = --cards を外すか、始めたい局面を書いてください。
problem-marienbad-is-misere = マリエンバートは逆形です。最後のマッチ棒を取った人が負けます。
    .hint = 正規形で遊ぶには nim を指定してください。
problem-normal-play-only = { $game } は正規形(最後のカードを先に出した人が勝ち)だけに対応しています。
    .hint = --misere を外してください。
