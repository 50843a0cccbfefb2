# プロジェクトが依拠する主張の全文(もっともらしい誤りも含む)
statement-bouton-normal = 正規形のニムでは、山のニム和が0のとき、そしてそのときに限り、手番の人が負けます。
    .source = Bouton
statement-bouton-misere = 逆形のニムで手番の人が負けるのは、2個以上の山があって山のニム和が0のとき、または山がすべて1個でその数が奇数のときに限ります。
    .source = Bouton
statement-below-1357 = 最後のマッチを取った人が負けるとき、1 3 5 7とそこから生じうる局面、合わせて143局面のうち、手番の人が負けるのは次のちょうど20局面です:1; 1 1 1; 2 2; 1 1 2 2; 1 2 3; 3 3; 1 1 3 3; 4 4; 1 1 4 4; 1 4 5; 5 5; 1 1 5 5; 2 4 6; 1 2 4 7; 1 2 5 6; 1 3 4 6; 2 5 7; 3 4 7; 3 5 6; 1 3 5 7。
    .source = { source-searched }
statement-lasker-values = ラスカーのニムでは、n個の山のグランディ数は、nを4で割った余りが3ならn + 1、nが正の4の倍数ならn - 1、それ以外ならnです。正規形では、この値のニム和が0のとき、そしてそのときに限り、手番の人が負けます。
    .source = Winning Ways、第4章
statement-lasker-misere = 逆形のラスカーのニムで手番の人が負けるのは、2個以上の山があってグランディ数のニム和が0のとき、または山がすべて1個でその数が奇数のときに限ります。
    .source = LASKER_MISEREのドキュメントで証明。1から22までのすべての分割を探索で検証
statement-sprague-grundy = 正規形では、不偏ゲームの和は、値のニム和が0のとき、そしてそのときに限り手番の人の負けです。ゲームの値とは、どの後続局面の値でもない最小の数です。
    .source = Sprague; Grundy
statement-misread-misere-values = 逆形のニムの規則は、どのコードでもグランディ数について成り立ちます。値が2以上の山がある間はニム和で決まり、値がすべて0か1なら、ニム和が1のとき手番の人が負けます。
    .source = 逆形ニムの、ありがちな読み方。反例は全探索で見つかる
statement-nim-values = ニムでは、n個の山のグランディ数はnです。
    .source = Winning Ways、第2章。NIM_VALUESのドキュメントで証明
statement-period-theorem = コードが残す山は多くてもk個、取る石は多くてもt個とし、n0は1以上とします。k n0 + k p + t未満のすべての山の値がn0からpごとに繰り返すなら、すべての山の値がそうなります。
    .source = Guy、Smith 1956。Winning Ways、第4章。PERIOD_THEOREMのドキュメントで証明
statement-unequal-period-theorem = コードのある分け方が大きさの違う山を求め、取る石は多くてもt個、n0は1以上とします。限界未満のすべての山の値がn0からpごとに繰り返すなら、すべての山の値がそうなります。限界は、残る山が多くても二つなら、pが偶数のとき2 n0 + 2 p + t、奇数のとき2 n0 + 3 p + tで、三つなら3 n0 + 6 p + tです。
    .source = UNEQUAL_PERIOD_THEOREMのドキュメントで証明
statement-misread-period-from-0 = 周期の定理はn0 = 0でも成り立ちます。
    .source = { source-reading-of-the-period-theorem }
statement-misread-unequal-period = 周期の定理の限界k n0 + k p + tは、分けた山の大きさが違わなければならないときにも十分です。
    .source = { source-reading-of-the-period-theorem }
statement-rare-splits = 稀な山と普通の山に分けると値は普通で、稀な山どうしや普通の山どうしに分けると値は稀です。ですから普通の値を除くのは、稀な山を含む分け方だけです。
    .source = Winning Ways、第4章。RARE_SPLITSのドキュメントで証明
statement-theorem1 = 2人で、カードは強さの順に並び、同じ強さがあってもかまいません。手番の人のカードを、最も弱い1枚を除いた相手のカードと場(空の場はどのカードより弱い)のうち、より弱いものと対にします。相手のカードを、最も弱い1枚を除いた手番の人のカードのうち、より弱いものと対にします。最大のマッチングの対が前者のほうで多いとき、そしてそのときに限り手番の人が勝ちます。そうでなければ相手が勝ち、引き分けはありません。
    .source = H. Kiya, K. Ohto, H. Ono: Computing the Winner of 2-Player TANHINMIN, IEICE Trans. Fundamentals E104-A(9), 1134-1141 (2021)
statement-theorem1-equal = 同じ強さのカードを重ねてよい場合も、定理1で決まります。
    .source = { source-domination }
statement-theorem1-semiorders = どのセミオーダー(十分に離れたカードどうしにだけ勝ち負けがある順序)でも、他のすべてに支配されるカードを最も弱いとすれば、定理1で決まります。
    .source = { source-domination }
statement-domination = 局面のどの2枚も支配によって比べられる関係なら、定理1が成り立ちます。つまり、一方は他方が勝てるものすべてに勝ち、余計なものには負けません。同じ強さのある順序、セミオーダー、同じ強さのカードを重ねてよい規則は、この種類です。場を始める人が必ず出すとき、または出せる人が必ず出すときにも成り立ちます。パスをした人に場が流れるまで番が来ないルールでも、まだ誰もパスをしておらず、手番の人が場を始めるところで、しかもパスをしてもよい、というのでなければ成り立ちます。カードを出した人自身のパスで場が流れるルールでも、それが手番の人のカードでなく、パスのあとも番が来て、出せる人が必ず出すのでなければ成り立ちます。
    .source = 証明はlastmove_cards::tanhinmin::DOMINATIONのドキュメント。H. Kiya, K. Ohto, H. Ono, IEICE Trans. Fundamentals E104-A(9), 1134-1141 (2021)の拡張。検証では3通りのパスを調べる。場が流れるまで番の来ないパスと、自分のパスで流れる場は、テストが無作為な局面で検証する
statement-no-draws = 2人で、カードが強さの順に並ぶなら、必ずどちらかが勝ちを強制できます。
    .source = 定理1から従う
statement-two-candidates = 勝ちの局面でカードを出せる人は、出せるうちで最も弱いカードで勝ちます。それが手札でも最も弱いカードなら、それか次に強いカードで勝ちます。パスは必要ありません。
    .source = 定理1の証明
statement-winning-interval = 勝てる2枚の間の強さの手札は、どれも勝てるカードです。
    .source = 定理1から従う
statement-quota = 手番の人がp枚、相手がq枚を出し切ればよいときは、一方の強いほうからp枚と他方の強いほうからq枚について、定理1で決まります。
    .source = 証明はlastmove_cards::tanhinmin::QUOTAのドキュメント
statement-eight-cut = 2人、単体で、ある1種類のカード(8)が場を流します。マッチングでは、8はより弱いカードに応じ、8に応じる必要はありません。A:場のカードが8より強く、手番の人は8を持つがそれより弱いカードがなく、相手の弱いカードは多くても1枚で、相手は手番の人の8より強いカードすべてにより強いカードで応じられる。B:相手は8を持つがそれより弱いカードがなく、手番の人の弱いカードは多くても1枚で、相手の8より強いカードすべてと場に応じられる。C:8でない最も弱いカードを除いた、定理1の不等式。Aでなく、BまたはCであるとき、そしてそのときに限り手番の人が勝ちます。
    .source = 81,135,883局面(手札4枚までのすべての並び方)の全探索で検証済み。--ranks 10 --cards 4 でそのすべてを検証し直せる。証明は知られていない
statement-obstruction-chain-and-one = 最も都合のよいカードを除くことにすれば、三つの種類が順に勝ち、四つ目がどれにも勝たず負けもしない場合も、定理1の比較で決まります。
    .source = { source-searched }
statement-obstruction-fence = 五つの種類がジグザグに並び、二つが上にある場合も同じです。二つ目は一つ目と三つ目に、四つ目は三つ目と五つ目に勝ちます。
    .source = { source-searched }
statement-obstruction-common-bottom = 一方が他方に勝つ二組があり、ある種類がその四つすべてに負ける場合も同じです。
    .source = { source-searched }
statement-obstruction-common-top = 一方が他方に勝つ二組があり、ある種類がその四つすべてに勝つ場合も同じです。
    .source = { source-searched }
statement-without-obstructions = 最も都合のよいカードを除くことにすれば、次の四つをどれも含まない狭義半順序では、定理1の比較で決まります。孤立した一つを伴う三つの列、上が二つの五つのジグザグ、共通の最下位の上の二組、共通の最上位の下の二組です。
    .source = { source-searched }
statement-misread-at-least = 定理1。ただし、マッチングの大きさが等しければ手番の人の勝ちとします。
    .source = { source-reading }
statement-misread-none-left-out = 定理1。ただし、グラフからカードを除きません。
    .source = { source-reading }
statement-misread-strongest-left-out = 定理1。ただし、最も弱いカードではなく最も強いカードを除きます。
    .source = { source-reading }
statement-misread-table-for-both = 定理1。ただし、場をどちらのグラフでも応じる対象とします。
    .source = { source-reading }
statement-misread-equals-joined = 定理1。ただし、グラフで同じ強さのカードも結びます。
    .source = { source-reading }
statement-three-players-necessary = 3人のうち1着を強制できる人は、自分が場を始めるときにもそれができ、そのとき他の2人のどちらにも、1対1なら定理1によって勝ちます。
    .source = 一人を相手にすることは、もう一人が常にパスをする連合を相手にすることと同じ
statement-misere-free = 逆形の2人で、いつでもパスできるなら、どの局面も引き分けです。最後のカードを出すように強制することはできません。
    .source = 証明はlastmove_cards::tanhinmin::MISERE_FREEのドキュメント
statement-misere-leader = 逆形の2人で、空の場以外ではいつでもパスできるなら、手番の人は、場を始めるとき、または場のカードが自分のものであるときは負け、それ以外ではパスをして勝ちます。
    .source = 証明はlastmove_cards::tanhinmin::MISERE_LEADERのドキュメント

# いくつかの主張に共通の出典
source-searched = 全探索。この検証が繰り返す
source-reading = 定理の、ありがちな読み方。反例は全探索で見つかる
source-reading-of-the-period-theorem = 周期の定理の、ありがちな読み方。反例は値の計算で見つかる
source-domination = 定理1の証明は、どの2枚のカードも支配によって比べられることだけを使う

# 主張の根拠と、claims と claims check の言葉
claims-standing-proved = 証明済み
claims-standing-exhaustive = 全探索済み
claims-standing-checked = 検証済み(証明なし)
claims-standing-refuted = 誤り(反例あり)
claims-source = 出典:{ $source }
claims-check = 検証:{ $command }
claims-more = 証明済みの主張は、すべての局面について証明されています。検証では、証明とプログラムと探索が、ある大きさまでのすべての局面で一致するかを調べます。
check-holds = { $positions }局面すべてで成り立ちます。反例はありません。
check-refutes-known = 知られているとおり誤りです。最小の反例は次のとおりです。
check-refutes-new = 成り立ちません。反例があります。
check-missed = ここまでの{ $positions }局面に反例は見つかりませんでしたが、反例はあります。もっと大きい局面を調べてください。
check-extent-cards = 強さ1から{ $ranks }までの、{ $cards }枚までのすべての手札と、空の場を含むすべての場。
check-extent-stones = 石が{ $to }個までのすべての局面。
check-extent-heap = 石が{ $to }個までのすべての山の値。
check-extent-fixed = 主張が述べるすべての局面。
check-relations =
    { $count ->
       *[other] カードの間の関係{ $count }通り。
    }
check-eights =
    { $count ->
       *[other] { $count }種類の強さを、それぞれ8としました。
    }
check-codes =
    { $count ->
       *[other] コード{ $count }個。
    }
check-beats = { $stronger }は{ $weaker }に勝つ
check-cuts = { $card }が場を流します。
check-leader-plays = 場を始める人は必ず出します。
check-if-unable = 出せる人は必ず出します。
check-passings = パスができるのは、全員、場を始める人以外、出せない人だけ、の3通りを順に調べました。
check-quota = 出し切る枚数は{ $mover }枚、相手は{ $opponent }枚です。
check-truth-win = 本当は、手番の人が勝ちます。
check-truth-loss = 本当は、手番の人が負けます。
check-truth-draw = 本当は、引き分けです。
check-truth-nobody = 本当は、誰も1着を強制できません。
check-truth-seat = 本当は、席{ $seat }が1着を強制できます。
check-value = コード{ $code }では、{ $heap }個の山の値は{ $value }です。
check-repetition = コード{ $code }の値は、初めの{ $enough }個の山では{ $preperiod }から周期{ $period }で繰り返しますが、{ $heap }個の山で崩れます。

# 主張についての誤り
problem-unknown-claim = 「{ $name }」という主張はありません。
    .hint = { $suggestions }のことでしょうか。`lastmove claims`ですべてを一覧できます。
problem-claim-without-check = 主張{ $name }は、探索では検証できません。
    .hint = 証明を読んでください。どこにあるかは`lastmove claims`で分かります。
problem-check-option = { $option }では、{ $name }をどこまで検証するかは決まりません。
    .hint = { $options ->
        [none] ここで選ぶものはありません。オプションを外してください。
       *[other] { $options }を使ってください。
    }
problem-check-ranks = 強さの種類は1から{ $most }までです。
    .hint = --ranksにその範囲の数を指定してください。
problem-check-cards = 手札には少なくとも1枚のカードが必要です。
    .hint = --cardsに手札の最大の枚数を指定してください。
problem-check-too-large = { $ranks }種類の強さで{ $cards }枚までの手札の組は{ $most }より多く、メモリに入りません。
    .hint = --ranksか--cardsを小さくしてください。
problem-check-reach = この検証はそこまで届きません。--{ $measure }には1から{ $most }までを指定できます。
    .hint = その範囲の数にしてください。
