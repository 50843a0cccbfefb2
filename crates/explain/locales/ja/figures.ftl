# 図の題名と、図が見えない人のための説明(それぞれの説明のあとに図の中身が続く)
drawing-columns = 二進数で書いた{ -heap }と桁ごとの和
    .description = { -heap }ごとに1行で、数とその二進数の各桁を書いています。線の下は桁ごとの和で、奇数は丸で囲んであります。
drawing-odd-columns = 二進数で書いた{ -heap }
    .description = { -heap }ごとに1行で、数とその二進数の各桁を書いています。線の下の1は、和が奇数の桁を示します。
drawing-values = 二進数で書いたグランディ数と桁ごとの和
    .description = { -heap }ごとに1行で、グランディ数とその二進数の各桁を書いています。線の下は、桁ごとの和(奇数は丸囲み)とニム和です。
drawing-powers = 2の累乗の和で表した{ -heap }
    .description = { -heap }ごとに1行で、数と、その数になる2の累乗を書いています。線の下では、相手のない累乗を丸で囲んであります。
drawing-repairs = { -heap }をいくつにすればよいか
    .description = { -heap }ごとに1行で、左は今の数、右は取ったあとの数です。
drawing-targets = それぞれの{ -heap }をいくつにすればよいか
    .description = { -heap }ごとに1行で、グランディ数、必要な値、その値にする手を書いています。
drawing-mex = 残るものと最小除外数
    .description = できることごとに1行で、残るものとそのグランディ数を書いています。線の下は現れる数で、最小除外数は四角で囲んであります。
drawing-line = 予想される手順
    .description = 手を順に並べています。
drawing-replies = 負けになる手と、それに勝つ応手
    .description = 左は負けになる手、矢印の先はそれに勝つ応手です。
drawing-matching = 誰が何に応じるか
drawing-heaps = テーブルの上の{ -heap }
drawing-cards = 手札と場

# 枠の中のものの読み上げ方
drawing-ringed = { $text }(丸囲み)
drawing-boxed = { $text }(四角囲み)

# 手札と場の読み上げ方
drawing-hand = { $name }:{ $cards }
drawing-hand-to-move = { $name }(手番):{ $cards }

# カードのグラフの読み上げ方($whose は上のカードの持ち主、$parts はそのあとに続く文)
drawing-graph = グラフ「{ $whose }」:{ $parts }。
drawing-graph-above = 上は{ $cards }
drawing-graph-below = 下は{ $cards }
drawing-graph-pairs = 対は{ $cards }
drawing-graph-left-over = 余りは{ $cards }
drawing-graph-left-out = 除いたカードは{ $cards }
