# どのゲームのことか
problem-unknown-game = 「{ $name }」というゲームはありません。
    .hint = { $suggestion } のことですか。`lastmove games` で一覧が見られます。
problem-no-such-game = 「{ $name }」というゲームはありません。
    .hint = `lastmove games` で一覧が見られます。0.77 や S1,2,5 のようなコードもゲームとして使えます。
problem-too-few-players = 対局者が{ $players }人しかいません。
    .hint = 2人以上で遊びます。--players にコンマで区切って書いてください。
problem-nothing-to-deal = { $game } にはカードがないので、配るものがありません。
    .hint = --cards を外すか、始めたい局面を書いてください。
problem-marienbad-is-misere = マリエンバートは逆形です。最後のマッチ棒を取った人が負けます。
    .hint = 正規形で遊ぶには nim を指定してください。

# 入力の誤りと、うまくいかなかったこと
label-problem = エラー:
label-problem-in-line = { $line }行目:
label-hint = ヒント:
cannot-read-input = 標準入力を読めません({ $error })。
cannot-write-answer =
    答えを書き出せません({ $error ->
        [storage-full] 空き容量がありません
        [permission-denied] 許可されていません
       *[other] { $error }
    })。

problem-not-utf-8 = UTF-8 の文字列ではありません。
    .hint = 入力し直すか、ファイルを UTF-8 で保存してください。
problem-words-after-dash = - の後ろに局面は書けません。局面は標準入力から読みます。
    .hint = - か、その後ろの言葉の、どちらかを外してください。
problem-line-too-long = この行は { $mebibytes } MiB を超えています。
    .hint = 一行に一つの局面、または記録の一局を書いてください。
problem-not-a-count = 「{ $value }」は { $option } に使える数ではありません。
    .hint = { $option } には 1000、1_000、1e3、2^10 のような整数を書いてください。
problem-negative-count = { $option } に負の数は使えません。
    .hint = { $option } には { $smallest } 以上の数を書いてください。
problem-count-out-of-range = この数は { $option } の範囲を外れています。
    .hint = { $option } に使えるのは { $smallest } から { $largest } までです。

# `solve` の答え
solve-convention-normal = 正規形
solve-convention-misere = 逆形
solve-win = 勝ち
solve-loss = 負け
solve-draw = 引き分け
solve-standing-proved = 証明済み
solve-standing-exhaustive = 全探索済み
solve-standing-checked = 検証済み
solve-standing-conjectured = 予想
solve-decided = 全員が最善を尽くすと、あと{ $moves }手で決着します。
solve-game-over = ゲームは終わっています
solve-winning-moves =
    { $count ->
        [0] 必勝手はありません
       *[other] 必勝手 { $count }通り
    }
solve-more = ……ほかに{ $count }通り
solve-all-moves = すべての手
solve-first-moves = 最初の{ $count }手
move-win = 勝ち
move-loss = 負け
move-draw = 引き分け
forcer-short-seat = 席{ $seat }が一番
forcer-short-nobody = 決まらない
move-leaves = 残り { $position }
move-ways = { $ways }通り
move-decided =
    { $moves ->
        [0] 決着
       *[other] あと{ $moves }手
    }

# `games` の答え
games-code = コード { $code } を一桁ずつ
games-example = 例
games-more = `lastmove games ゲーム` で、そのゲームを詳しく見られます。名前のほか、0.77、4.3...、S1,2,5 のようなコードも使えます。

# 対局の始まりと続き
problem-position-and-cards = 局面が書かれているので、配るカードはありません。
    .hint = --cards か局面の、どちらかを外してください。
problem-transcript-nobody-types = 保存した対局の{ $line }行目には、手を打ち込む対局者がいません。
    .hint = 対局者の少なくとも一人を `me` にしてください。
problem-transcript-too-long = 保存した対局の{ $line }行目までの手は、この大きさの局面では多すぎて再現できません。
    .hint = もっと後の局面か、もっと小さい局面から、新しい対局を始めてください。

# 変種、席、図
problem-solve-first = 「{ $first }」は先手を表していません。
    .hint = 最初の手札を0として数えた席か、each と書いてください。
problem-figure-of-many = 一つの図に複数の答えは描けません。
    .hint = 一つの局面と、先手の席を一つだけ書いてください。
problem-variant-of-no-game = これらのオプションにはゲームが必要です。
    .hint = tanhinmin のようにゲームを書くか、オプションを外してください。
problem-rules-without-cards = { $game }にはカードがないので、カードの順序もローカルルールもありません。
    .hint = --order、--relation、--rules を外すか、tanhinmin を指定してください。
solve-first-seat = 席{ $seat }が先手
solve-first-seat-whole = 席{ $seat }が先手(以下では席0)

# `serve`
serve-stop = Ctrl-C でサーバーを止めます。
serve-cannot-open = ブラウザーを開けませんでした({ $error })。{ $address } を自分で開いてください。
problem-port-in-use = ポート { $port } は別のプログラムが使っています。
    .hint = --port で別のポートを、または --port 0 で空いているポートを使ってください。
problem-cannot-listen = ポート { $port } を使えません({ $reason ->
        [permission-denied] 許可されていません
       *[other] { $reason }
    })。
    .hint = --port で別のポートを、または --port 0 で空いているポートを使ってください。
