# 山のゲーム(名詞 -heap、-stone、-counter は stones.ftl と matches.ftl にあります)

# 一つの文にいくつかを並べる言葉
heaps-list-comma = { $first }、{ $second }
heaps-list-next = { $first }と{ $second }
heaps-list-and = { $first }と{ $second }
heaps-list-or = { $first }か{ $second }
heaps-list-more = { $items }、ほか{ $count }個

# 名前とルール
title-nim = ニム
title-marienbad = マリエンバート
title-lasker = ラスカーのニム
title-kayles = ケイルズ
title-dawsons-kayles = ドーソンのケイルズ
title-dawsons-chess = ドーソンのチェス
title-treblecross = トレブルクロス
title-officers = オフィサーズ
title-grundy = グランディのゲーム
title-subtraction = 引き算ゲーム { $code }
title-code = ゲーム { $code }
rules-nim = 2人が交互に指します。山を1つ選び、そこから石を取ります。1個以上なら何個でも、全部でもかまいません。
rules-marienbad = 2人が交互に指します。列を1つ選び、そこからマッチ棒を取ります。1本以上なら何本でも、全部でもかまいません。ふつうは1本、3本、5本、7本の4列で始めます。
rules-lasker = 2人が交互に指します。山を1つ選び、そこから石を取るか(1個以上なら何個でも、全部でも)、石を取らずにその山を2つの山に分けます。
rules-kayles = 2人が交互に指します。山は1列に並んだピンを表します。ピンを1本、または隣り合う2本を倒します。つまり、1つの山から石を1個か2個取ります。残りはそのままでも、2つの山に分けてもかまいません。
rules-dawsons-kayles = 2人が交互に指します。山は1列に並んだピンを表します。隣り合う2本を倒します。つまり、1つの山から石をちょうど2個取ります。残りはそのままでも、2つの山に分けてもかまいません。
rules-dawsons-chess = 2人が交互に指します。山を1つ選び、次の三つのどれかをします。1個だけの山なら、その1個を取ります。または、2個取って残りをそのままにします。または、3個取ります。このときは残りをそのままにしても、2つの山に分けてもかまいません。
rules-treblecross = 2人が交互に指します。1つの山から石をちょうど3個取ります。残りはそのままでも、2つの山に分けてもかまいません。(1列のマスに×を3つ並べる遊びでは、空きマスがn個の列が、n + 2個の山に当たります。)
rules-officers = 2人が交互に指します。2個以上の山から石をちょうど1個取ります。残りはそのままでも、2つの山に分けてもかまいません。
rules-grundy = 2人が交互に指します。山を1つ選び、大きさの違う2つの山に分けます。石は取りません。1個の山と2個の山は分けられません。
rules-cap = 2人が交互に指します。山を1つ選び、そこから石を{ $least }個以上、{ $most }個以下取ります。
rules-subtraction = 2人が交互に指します。山を1つ選び、そこから石をちょうど{ $numbers }個取ります。
rules-subtraction-single = 2人が交互に指します。山を1つ選び、そこから石をちょうど{ $number }個取ります。
rules-no-moves = 2人で遊びますが、コード { $code } はどんな手も認めないので、始まる前にゲームが終わっています。
rules-code = 2人が交互に指します。山を1つ選び、コード { $code } の数字が認めることを1つ行います。
convention-last-stone-wins = 正規形:最後の{ -stone }を取った人が勝ち
    .sentence = 正規形:最後の{ -stone }を取った人が勝ちです。
convention-last-stone-loses = 逆形:最後の{ -stone }を取った人が負け
    .sentence = 逆形:最後の{ -stone }を取った人が負けです。
convention-last-move-wins = 正規形:最後の一手を指した人が勝ち
    .sentence = 正規形:最後の一手を指した人が勝ちです。
convention-last-move-loses = 逆形:最後の一手を指した人が負け
    .sentence = 逆形:最後の一手を指した人が負けです。

# コードの数字を一つずつ
clause = { $digit }:{ $taking }、残りは{ $parts }にします。
clause-unequal = { $digit }:{ $taking }、残りは{ $parts }にします(大きさはすべて違うこと)。
clause-take-nothing = 何も取らず
clause-take-exactly =
    { $number ->
       *[other] ちょうど{ $number }{ -counter }取り
    }
clause-take-or-more = { $number }{ -counter }以上取り
clause-take-every = { $numbers }、…{ -counter }のどれかだけ取り
clause-leave-0 = なし
clause-leave-1 = 1つの{ -heap }
clause-leave-2 = 2つの{ -heap }
clause-leave-3 = 3つの{ -heap }

# 図の中の言葉
figure-heap = { -heap }
figure-value = 値
figure-needed = 必要な値
figure-by = 手の例
figure-option = 残り
figure-nim-sum = ニム和
figure-odd = 奇数
figure-without-places = 桁は右から順に1、2、4、8…を表します(幅が足りないので、上には書いてありません)。
figure-without-sums = 最後の行の1は、和が奇数の桁を示します。
figure-row = 列{ $number }
figure-nothing = (何もありません)
figure-you = あなた
figure-other = 相手
figure-over = (最後の1{ -counter }を取る)
figure-more-heaps = …ほかに{ -heap }が{ $count }
figure-more-sizes = …ほかに{ $count }種類の大きさ
figure-more-options = …ほかに{ $count }通り
figure-more-moves = …ほかに{ $count }手

# 手とヒント
heaps-move-all =
    { $taken ->
        [1] { $who }が1{ -counter }の{ -heap }を取ります。
        [2] { $who }が2{ -counter }の{ -heap }から2{ -counter }とも取ります。
       *[other] { $who }が{ $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }すべてを取ります。
    }
heaps-move-some = { $who }が{ $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取り、{ $parts }{ -counter }残します。
heaps-move-split = { $who }が{ $heap }{ -counter }の{ -heap }を{ $parts }に分けます。
heaps-move-take-and-split = { $who }が{ $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取り、残りを{ $parts }に分けます。
heaps-hint-place = { $heap }{ -counter }の{ -heap }に注目してください。
heaps-hint-all =
    { $taken ->
        [1] 1{ -counter }の{ -heap }を取ってください({ $move })。
        [2] 2{ -counter }の{ -heap }から2{ -counter }とも取ってください({ $move })。
       *[other] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }すべてを取ってください({ $move })。
    }
heaps-hint-some = { $taken }{ -counter }取り、{ $parts }{ -counter }残してください({ $move })。
heaps-hint-split = { $parts }に分けてください({ $move })。
heaps-hint-take-and-split = { $taken }{ -counter }取り、残りを{ $parts }に分けてください({ $move })。
heaps-took-last-stone =
    { $who ->
        [you] 最後の{ -stone }を取ったのはあなたです
       *[other] 最後の{ -stone }を取ったのは{ $name }です
    }
heaps-made-last-move =
    { $who ->
        [you] 最後の手を指したのはあなたです
       *[other] 最後の手を指したのは{ $name }です
    }

# 理由:終局
heaps-over = 指せる手はもうありません。最後の一手は相手が指しました。

# 理由:ニム、勝つのはどちらか
heaps-columns = 勝つのはどちらでしょうか。それぞれの{ -heap }の大きさを、1、2、4、8…の和で書きます。同じ数は二度使いません:3 = 2+1、5 = 4+1、7 = 4+2+1。使った数の桁に1を、使わなかった数の桁に0を書きます(これが2進法です)。そして、桁ごとに1の個数を数えます(S)。奇数の和には印を付けます。決まりはこうです。和がすべて偶数なら手番の人が負け、奇数の和があれば手番の人が勝ちます。
heaps-columns-even = ここでは、桁ごとの和はすべて偶数です。あなたがどう指しても、奇数の和ができます。
heaps-columns-odd =
    { $count ->
       *[other] ここでは、{ $columns }の桁の和が奇数です。桁ごとの和をすべて偶数にしてください。
    }
heaps-columns-why = なぜでしょうか。一手で変わるのは1つの{ -heap }だけなので、和がすべて偶数なら、指した後には必ず奇数の和ができます。奇数の和があれば、すべてを偶数にする手があります(後で説明します)。
heaps-columns-go-on-normal = だから、一度偶数の和を残した人は、最後までそれを続けられます。{ -stone }がなくなれば、和はすべて0、つまり偶数なので、最後の{ -stone }を取るのはその人です。
heaps-columns-go-on-misere = だから、一度偶数の和を残した人は、終盤までそれを続けられます。
heaps-columns-misere = この決まりは、2{ -counter }以上の{ -heap }が2つ以上ある間のものです。その後が終盤です(後で説明します)。

# 理由:ニム、どの手を指すか
heaps-pairs = どの手を指せばよいでしょうか。2進法を使わなくても分かります。別々の{ -heap }にある同じ数どうしを組にします:4と4、2と2、1と1。組にならなかった数が余りです。
heaps-pairs-figure = 図では、同じ数が縦に並んでいます。余った数は、その下に印を付けて示します。
heaps-pairs-method = 方法:余りの中で一番大きい数を見つけ、その数を含む{ -heap }を1つ選びます。その{ -heap }にある余りの数は消し、その{ -heap }にない余りの数は書き足します。そこに書かれた数の合計だけを残し、ほかはすべて取ります。これでどの数も組になり、桁ごとの和はすべて偶数です。
heaps-pairs-none = ここでは何も余らないので、この方法で指せる手はありません。相手が正しい手を見落とすのを待つしかありません。
heaps-pairs-example =
    { $count ->
       *[other] たとえば{ $move }と指すと、{ $parts }が余ります。相手は、この方法で次のように応じます。
    }
heaps-pairs-here =
    { $count ->
        [one] ここでは{ $parts }が余っています。{ $largest }を含む{ -heap }は、この方法で次のようになります。
       *[other] ここでは{ $parts }が余っています。一番大きいのは{ $largest }です。それを含む{ -heap }は、この方法で次のようになります。
    }
heaps-copying-idea = まね:同じ大きさの{ -heap }が2つあれば、一方で指された手を、もう一方でまねできます。だから、同じ大きさの{ -heap }は打ち消し合います。
heaps-copying-not-enough = しかし、最後までまねを続けると負けます。1{ -counter }の{ -heap }が2つのとき、まねをした人が最後の{ -stone }を取るからです。終盤では、上の説明のとおりに指してください。
heaps-copying-rest = ここでは{ $pairs }なので、考えるのは残りの{ $left }だけです。
heaps-copying-all = ここでは{ $pairs }で、ほかには何もありません。あなたがどう指しても相手がまねをし、最後の一手も相手が指します。
heaps-copying-all-misere = ここでは{ $pairs }で、ほかには何もありません。あなたがどう指しても、終盤になるまで相手がまねをします。

# 理由:同じ大きさの山

# 理由:逆形の終盤
heaps-ending = 終盤は、2{ -counter }以上の{ -heap }がちょうど1つになったときに始まり、そのとき手番の人が勝ちます。その{ -heap }を全部取るか1{ -counter }だけ残して、1{ -counter }の{ -heap }の数を奇数にします。ほかの{ -heap }(どれも1{ -counter })の数が偶数なら(0も偶数です)1{ -counter }残し、奇数なら全部取ります。その後は一手ごとに1{ -counter }の{ -heap }が1つずつなくなり、最後の{ -stone }は相手が取ることになります。
heaps-ending-why-columns = いつも偶数の和を残す人は、終盤が始まるとき手番になります。2{ -counter }以上の{ -heap }は一手で多くても1つしか減りません。それがちょうど1つのときは、その一番大きい数が組にならないので、和がすべて偶数になることはありません。だから、その人がちょうど1つ残すことはなく、いつか相手がそうします。
heaps-ending-why-values = いつもニム和0を残す人は、終盤が始まるとき手番になります。2{ -counter }以上の{ -heap }は一手で多くても1つしか減りません。それがちょうど1つのときは、その{ -heap }の値が2以上で、1{ -counter }の{ -heap }は全部合わせても0か1なので、ニム和が0になることはありません。だから、その人がちょうど1つ残すことはなく、いつか相手がそうします。
heaps-ending-later = ここでは、2{ -counter }以上の{ -heap }の数は{ $large }で、終盤はまだ始まっていません。
heaps-ending-take-whole =
    { $ones ->
       *[other] ここが終盤です。2{ -counter }以上の{ -heap }は{ $heap }{ -counter }の1つだけです。1{ -counter }の{ -heap }の数は{ $ones }で、奇数なので、{ $heap }{ -counter }を全部取ってください。
    }
heaps-ending-leave-one =
    { $ones ->
        [0] ここが終盤です。残っているのは{ $heap }{ -counter }の{ -heap }だけで、1{ -counter }の{ -heap }はないので、1{ -counter }だけ残してください。
       *[other] ここが終盤です。2{ -counter }以上の{ -heap }は{ $heap }{ -counter }の1つだけです。1{ -counter }の{ -heap }の数は{ $ones }で、偶数なので、{ $heap }{ -counter }のうち1{ -counter }だけ残してください。
    }
heaps-ending-before-columns = その前、2{ -counter }以上の{ -heap }が2つ以上ある間は、桁ごとの和で勝ち負けが決まります。
heaps-ending-before-values = その前、2{ -counter }以上の{ -heap }が2つ以上ある間は、ニム和で勝ち負けが決まります。
heaps-ones = 1{ -counter }の{ -heap }だけになると、どちらにも選ぶ余地はなく、一手ごとに{ -heap }が1つなくなります。だから、その数を数えます。奇数なら、手番の人が最後の{ -stone }を取って負けます。偶数なら、相手が取って負けます。
heaps-ones-odd =
    { $ones ->
        [1] 1{ -counter }の{ -heap }が1つだけ残っています。最後の{ -stone }はあなたが取るしかありません。
       *[other] ここでは、1{ -counter }の{ -heap }の数は{ $ones }で、奇数です。最後の{ -stone }はあなたが取ることになります。
    }
heaps-ones-even = ここでは、1{ -counter }の{ -heap }の数は{ $ones }で、偶数です。最後の{ -stone }は相手が取ることになります。

# 理由:グランディ数
heaps-values = 勝つのはどちらでしょうか。それぞれの{ -heap }に値(グランディ数)を付けます。それは、その{ -heap }から一手でできるものの値の中にない、最小の数です。指せる手がなければ、値は0です。
heaps-values-lasker = 勝つのはどちらでしょうか。それぞれの{ -heap }に値(グランディ数)を付けます。値は大きさと同じですが、3と4、7と8、11と12…は入れ替わります。3{ -counter }の{ -heap }の値は4、4{ -counter }の{ -heap }の値は3です。
heaps-values-sum = 値を2進法で書き、桁ごとに1の個数を数えます(S)。奇数の個数には印を付けます。ニム和は、個数が奇数の桁が1、偶数の桁が0になります。決まりはこうです。ニム和が0なら手番の人が負け、0でなければ手番の人が勝ちます。
heaps-values-zero = ここでは、ニム和は0です。あなたがどう指しても、0ではなくなります。
heaps-values-not-zero = ここでは、ニム和は{ $sum }です。0にしてください。
heaps-repetition = このゲームの値は繰り返します。{ $from }から先では、大きさが{ $period }増えても値は同じです。すべての大きさについて証明されています。
sum-repetition = { $game } の値は繰り返します。{ $from }から先では、大きさが{ $period }増えても値は同じです。すべての大きさについて証明されています。
heaps-repetition-heap = ですから、{ $heap }{ -counter }の{ -heap }の値は、{ $same }{ -counter }の{ -heap }と同じです。
heaps-values-why = なぜでしょうか。どの手を指しても1つの{ -heap }の値が変わるので、ニム和も変わります。ニム和が0でなければ、0にする手があります。
heaps-values-go-on-normal = だから、一度0を残した人は、最後までそれを続けられます。指せる手がなくなればニム和は0なので、最後の一手を指すのはその人です。
heaps-values-go-on-misere = だから、一度0を残した人は、終盤までそれを続けられます。
heaps-values-misere = この決まりは、2{ -counter }以上の{ -heap }が2つ以上ある間のものです。その後が終盤です(後で説明します)。
heaps-values-method = どの手を指せばよいでしょうか。1つの{ -heap }の値を、ニム和が1である桁だけ変えます。それが必要な値です。分けてできたものの値は、それぞれの値のニム和です。それらの桁のうち一番左の桁が1である{ -heap }には、いつもそのような手があります。ほかの{ -heap }にもあるかもしれません。

# 理由:一つの山の値(mex)
heaps-mex = { $heap }{ -counter }の{ -heap }の値は、なぜ{ $value }なのでしょうか。この{ -heap }から一手でできるものと、その値は次のとおりです。いくつかの{ -heap }を合わせた値は、それぞれの値のニム和です。
heaps-mex-missing =
    { $value ->
        [0] 0はどこにも現れません。値の中にない最小の数は0で、それがこの{ -heap }の値です(mex)。
        [1] 0は現れますが、1は現れません。値の中にない最小の数は1で、それがこの{ -heap }の値です(mex)。
       *[other] { $value }より小さい数はすべて現れますが、{ $value }は現れません。値の中にない最小の数は{ $value }で、それがこの{ -heap }の値です(mex)。
    }
heaps-mex-no-options = { $heap }{ -counter }の{ -heap }には、指せる手がありません。値は一つも現れないので、値の中にない最小の数は{ $value }で、それがこの{ -heap }の値です(mex)。

# 理由:応手と探索
heaps-replies-loss = どの手にも、それに勝つ相手の応手があります(あなたの手 -> 応手)。
heaps-replies-win = ほかの手はどれも負けになります(その手 -> それに勝つ応手)。
heaps-search-misere = 逆形ではグランディ数で勝ち負けが決まらず、すべてのゲームに使える決まりは知られていません。そこで、これから現れうる局面をすべて調べました。
heaps-search-line =
    { $moves ->
        [1] 一手で決まります。
       *[other] 最善を尽くすと、あと{ $moves }手で終わります。勝つほうは急ぎ、負けるほうはできるだけ長く粘ります。
    }

# 答えのよりどころ
claim-bouton-normal = ニムについてのBoutonの定理
claim-bouton-misere = 逆形のニムについてのBoutonの定理
claim-lasker-values = ラスカーのニムの定理(Winning Ways、第4章)
claim-lasker-misere = 逆形のラスカーのニムの定理(証明はプログラムのソースにあります)
claim-sprague-grundy = SpragueとGrundyの定理

# 局面の誤り
problem-no-position = 局面が書かれていません。
    .hint = { -heap }の大きさを 2 5 7 のように書いてください。0だけを書くと、終わったゲームを表します。
problem-zero-heap = 0の{ -heap }は{ -heap }ではありません。
    .hint = 0を除いてください。何も残っていないときだけ、0を1つ書きます。
problem-heap-too-large = { $heap }は大きすぎます。
    .hint = { -heap }の大きさは{ $largest }(2の52乗)までです。
problem-negative-number = { $number }は0より小さい数です。
    .hint = 大きさは 2 5 7 のように、符号を付けずに書いてください。
problem-not-a-number = 「{ $text }」は整数ではありません。
    .hint = 大きさは0から9の数字で書き、2 5 7 のように空白、コンマ、+ で区切ってください。
problem-number-missing = この記号の隣に数がありません。
    .hint = コンマと + の前後には、2, 5, 7 のように数を書いてください。
problem-heap-beyond-values = { $heap }{ -counter }の{ -heap }は大きすぎます。ゲーム { $code } の値を計算するのは{ $bound }までです。
    .hint = { $bound }{ -counter }以下の{ -heap }を試してください。ニムとラスカーのニムには、この制限はありません。
problem-no-values-in-misere = 逆形では、ゲーム { $code } のグランディ数で勝ち負けが決まらないので、それを使った説明はできません。
    .hint = 正規形での値を尋ねてください。

# 手の誤り
problem-move-syntax = 「{ $text }」は手の書き方ではありません。
    .hint = { -heap }の大きさ、コロン、残す数の順に書いてください(例:{ $examples })。
problem-move-in-empty-heap = 0の{ -heap }には何もできません。
    .hint = コロンの前には、今ある{ -heap }の大きさを書いてください。
problem-splits-off-nothing = 0は{ -heap }にならないので、{ $heap }{ -counter }をこのように分けることはできません。
    .hint = { $heap }:1 のように、残すものだけを書いてください。何も残さないときだけ、{ $heap }:0 と書きます。
problem-too-many-parts = 分ける数が多すぎます。
    .hint = 一手で1つの{ -heap }からできる{ -heap }の数は{ $most }までです。
problem-heaps-game-over = 指せる手がありません。ゲームは終わっています。
    .hint = { $position } では、もう何もできません。新しい局面から始めてください。
problem-no-such-heap = { $heap }{ -counter }の{ -heap }はありません。
    .hint = 今ある{ -heap }の大きさ:{ $heaps }
problem-heap-cannot-move = { $heap }{ -counter }の{ -heap }では、指せる手がありません。
    .hint = ルールでは、この大きさの{ -heap }に手はありません。別の{ -heap }を選んでください。
problem-takes-nothing = この手では、{ $heap }{ -counter }の{ -heap }が変わりません。
    .hint = { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
problem-adds-stones = { $heap }{ -counter }の{ -heap }を{ $left }{ -counter }にはできません。手で増えることはありません。
    .hint = { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
problem-taking-forbidden =
    { $taken ->
        [0] { $heap }{ -counter }の{ -heap }からは、いくつか取らなければなりません。
       *[other] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取ることはできません。
    }
    .hint = { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
problem-split-forbidden =
    { $most ->
        [1] { $heap }{ -counter }の{ -heap }を{ $parts }つの{ -heap }にはできません。このゲームでは、{ -heap }を分けることはありません。
       *[other] { $heap }{ -counter }の{ -heap }を{ $parts }つの{ -heap }にはできません。このゲームで一手に残せる{ -heap }の数は{ $most }までです。
    }
    .hint = { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
problem-parts-forbidden =
    { $parts ->
        [0] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取れますが、何も残さないことはできません。
        [1] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取れますが、残りをそのままにはできません。
       *[other]
            { $taken ->
                [0] { $heap }{ -counter }の{ -heap }は分けられますが、{ $parts }つの{ -heap }には分けられません。
               *[other] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取れますが、残りを{ $parts }つの{ -heap }にはできません。
            }
    }
    .hint =
        { $digit ->
            [none] { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
           *[other] 残りの置き方は、コードの数字{ $digit }で決まります。取れる数:{ $takings }(例:{ $example })
        }
problem-equal-parts =
    { $taken ->
        [0] { $heap }{ -counter }の{ -heap }は分けられますが、大きさの違う{ -heap }にしか分けられません。
       *[other] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取れますが、そのときはどの部分も大きさが違わなければなりません。
    }
    .hint =
        { $digit ->
            [none] { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
           *[other] コードの数字{ $digit }の決まりです。取れる数:{ $takings }(例:{ $example })
        }

# コードの誤り
problem-no-code = コードが書かれていません。
    .hint = 0.77(ケイルズ)、4.(3)(ラスカーのニム)、S1,2,5(1か2か5を取る)のように書いてください。
problem-code-digit = 「{ $found }」はコードの数字ではありません。
    .hint = 使える数字は0から9とAからFです。大きさの違う山だけを認めるときは、後ろにuを付けます。
problem-code-first-digit = コードを{ $digit }で始めることはできません。何も変えない手ができてしまうからです。
    .hint = 点の前には、0.77 や 4.3 のように、0、4、8、Cのどれかを書いてください。
problem-code-first-digit-nothing = コードを{ $digit }で始めることはできません。何も取らずに何も残さないという意味になりますが、空の山はないからです。
    .hint = 点の前には、0.77 や 4.3 のように、0(1個以上取る)か、4、8、C(取らずに分ける)のどれかを書いてください。
problem-code-point-missing = 「{ $code }」はコードではありません。最初の数字の後に点がありません。
    .hint = コードは 0.77(ケイルズ)のように、数字1つ、点、続きの数字の順に書きます。
problem-code-digits-missing = ここに数字がありません。
    .hint = 点の後、かっこの中、「...」の前には、0.77、0.(3)、0.3... のように数字が1つ以上必要です。
problem-code-bracket-open = かっこ { $bracket } が閉じていません。
    .hint = 4.(3)、4.[3]、S{"{"}1,2,5{"}"} のように、対になるかっこで閉じてください。
problem-code-ends-here = コードは「{ $found }」の前で終わっています。
    .hint = 繰り返す部分、「...」、取る数の集合の後には何も書けません。
problem-subtraction-set-empty = 取る数の集合が空です。
    .hint = S1,2,5 のように、数を1つ以上書いてください。
problem-subtraction-set-zero = 0個取る手はありません。
    .hint = S1,2,5 のように、1以上の数を書いてください。

# いろいろなゲームの和
title-sum = ゲームの和
rules-sum = いくつかの山があり、どの山にもそれぞれのゲームがあります。2人が交互に指します。一手で変えるのは1つの山だけで、その山のゲームのルールに従います。ほかの山はそのままです。山は、ゲーム(名前かコード)、コロン、大きさの順に書きます。手を書くときは、その後にコロンと残すものを続けます。
sum-in-game = { $game }:{ $sentence }
sum-values = 勝つのはどちらでしょうか。それぞれの{ -heap }に、その{ -heap }のゲームでの値(グランディ数)を付けます。それは、そのゲームの一手でできるものの値の中にない、最小の数です。指せる手がなければ値は0で、ニムでは値は大きさと同じです。値が分かれば、どのゲームのものかはもう関係ありません。
problem-no-sum-position = 局面が書かれていません。
    .hint = { -heap }を kayles:5 nim:4 lasker:2 のように、ゲームと一緒に書いてください。0だけを書くと、終わったゲームを表します。
problem-sum-heap-syntax = 「{ $text }」は、ゲームの和の{ -heap }の書き方ではありません。
    .hint = ゲーム、コロン、大きさの順に書き、空白、コンマ、+ で区切ってください(例:kayles:5 nim:4 0.137:3)。
problem-unknown-game-in-sum = 和に入れられるゲームに「{ $name }」はありません。
    .hint = { $suggestion } のことですか。
problem-no-game-for-a-sum = 和に入れられるゲームに「{ $name }」はありません。
    .hint = { $games } と、0.137 のようなコードを使えます。
problem-sum-move-syntax = 「{ $text }」は、ゲームの和での手の書き方ではありません。
    .hint = ゲーム、{ -heap }の大きさ、残すものの順に、コロンで区切って書いてください(例:kayles:5:3+1。何も残さないときは nim:4:0)。
problem-no-such-summand = { $summand } という{ -heap }はありません。
    .hint = 今ある{ -heap }:{ $summands }
problem-why-in-sum = ゲームの和では、{ $heap }{ -counter }の{ -heap }がどのゲームのものか分からないので、どの値を尋ねているのかが決まりません。
    .hint = solve kayles { $heap } --why { $heap } のように、そのゲームで尋ねてください。
