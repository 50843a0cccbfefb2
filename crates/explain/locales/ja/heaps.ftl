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
figure-row = 列{ $number }
figure-nothing = (何もありません)
figure-you = あなた
figure-other = 相手
figure-over = (終局)
figure-more-heaps = …ほかに{ -heap }が{ $count }
figure-more-sizes = …ほかに{ $count }種類の大きさ
figure-more-options = …ほかに{ $count }通り
figure-more-moves = …ほかに{ $count }手

# 手とヒント
heaps-move-all = { $who }が{ $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }すべてを取ります。
heaps-move-some = { $who }が{ $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取り、{ $parts }{ -counter }残します。
heaps-move-split = { $who }が{ $heap }{ -counter }の{ -heap }を{ $parts }に分けます。
heaps-move-take-and-split = { $who }が{ $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取り、残りを{ $parts }に分けます。
heaps-hint-place = { $heap }{ -counter }の{ -heap }に注目してください。
heaps-hint-all = { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }すべてを取ってください({ $move })。
heaps-hint-some = { $taken }{ -counter }取り、{ $parts }{ -counter }残してください({ $move })。
heaps-hint-split = { $parts }に分けてください({ $move })。
heaps-hint-take-and-split = { $taken }{ -counter }取り、残りを{ $parts }に分けてください({ $move })。

# 理由:終局
heaps-over = 指せる手はもうありません。最後の一手は相手が指しました。

# 理由:ニム、勝つのはどちらか
heaps-columns = 1. 勝つのはどちらでしょうか。それぞれの{ -heap }の大きさを、1、2、4、8…の和で書きます。同じ数は二度使いません:3 = 2+1、5 = 4+1、7 = 4+2+1。使った数の桁に1を、使わなかった数の桁に0を書きます(これが2進法です)。そして、桁ごとに1の個数を数えます(S)。決まりはこうです。和がすべて偶数なら手番の人が負け、奇数の和があれば手番の人が勝ちます。
heaps-columns-wide = 最後の行の1は、和が奇数の桁を示します。
heaps-columns-even = ここでは、桁ごとの和はすべて偶数です。あなたの一手で{ -heap }が1つ変わり、どこかの和が奇数になります。すると相手は、すべての和をまた偶数にできます。
heaps-columns-odd =
    { $count ->
       *[other] ここでは、{ $columns }の桁の和が奇数です。桁ごとの和をすべて偶数にしてください。その後で相手が何をしても、どこかの和が奇数になり、あなたはすべての和をまた偶数にできます。
    }
heaps-columns-normal = { -stone }がなくなれば、和はすべて0、つまり偶数です。いつも偶数の和を残す人が、最後の{ -stone }を取ります。
heaps-columns-misere = この決まりは、2{ -counter }以上の{ -heap }が残っている間のものです。終盤は違います(後で説明します)。

# 理由:ニム、どの手を指すか
heaps-pairs = 2. どの手を指せばよいでしょうか。2進法を使わなくても分かります。別々の{ -heap }にある同じ数どうしを組にします:4と4、2と2、1と1。組にならなかった数が余りです。
heaps-pairs-figure = 図では、同じ数が縦に並んでいます。余った数は、その下にかっこに入れて示します。
heaps-pairs-method = 方法:余りの中で一番大きい数を見つけ、その数を含む{ -heap }を1つ選びます。その{ -heap }にある余りの数は消し、その{ -heap }にない余りの数は書き足します。そこに書かれた数の合計だけを残し、ほかはすべて取ります。これでどの数も組になり、桁ごとの和はすべて偶数です。
heaps-pairs-none = ここでは何も余らないので、この方法で指せる手はありません。何かを余らせて、相手が正しい手を見落とすのを待つしかありません。
heaps-pairs-example =
    { $count ->
       *[other] たとえば{ $move }と指すと、{ $parts }が余ります。相手は、この方法で次のように応じます。
    }
heaps-pairs-here =
    { $count ->
        [one] ここでは{ $parts }が余っています。{ $largest }を含む{ -heap }は、この方法で次のようになります。
       *[other] ここでは{ $parts }が余っています。一番大きいのは{ $largest }です。それを含む{ -heap }は、この方法で次のようになります。
    }
heaps-pairs-ending =
    { $count ->
       *[other] ここでは{ $parts }が余っています。しかし、2{ -counter }以上の{ -heap }は1つしかないので、ここは終盤の決まりに従います。
    }

# 理由:同じ大きさの山
heaps-copying = 同じ大きさの{ -heap }は打ち消し合います:{ $pairs }。一方でどんな手を指しても、もう一方で同じ手をまねできるからです。だから、考えるのは残りの{ $left }だけです。
heaps-copying-all = 同じ大きさの{ -heap }は打ち消し合います:{ $pairs }。ほかには何もありません。あなたが一方でどんな手を指しても、相手はもう一方でまねをし、最後の一手も相手が指します。
heaps-copying-misere = 同じ大きさの{ -heap }は、和の中で打ち消し合います:{ $pairs }。しかし、ここではまねをするだけでは足りません。1{ -counter }の{ -heap }が2つのとき、まねをした人が最後の{ -stone }を取って負けるからです。終盤になったら、まねはやめてください。

# 理由:逆形の終盤
heaps-ending = 3. 終盤はどうすればよいでしょうか。最後の{ -stone }を取った人が負けです。そこで、上の方法を続けるのは、指した後に2{ -counter }以上の{ -heap }が残る間だけにします。残らなくなるときは、その手で、1{ -counter }の{ -heap }を1、3、5…のように奇数だけ残します。その後は1{ -counter }の{ -heap }しかないので、一手ごとに{ -heap }が1つずつなくなり、最後の{ -stone }は相手が取ることになります。
heaps-ending-why-columns = なぜいつも奇数にできるのでしょうか。2{ -counter }以上の{ -heap }は、一手で多くても1つしか減りません。それがちょうど1つのとき、桁ごとの和がすべて偶数になることはありません。その{ -heap }の一番大きい数が組にならないからです。だから、いつも偶数の和を残していれば、あなたがちょうど1つ残すことはなく、いつか相手がそうします。そのとき、それを全部取るか、1{ -counter }だけ残します。どちらか一方で、1{ -counter }の{ -heap }が奇数になります。
heaps-ending-why-values = なぜいつも奇数にできるのでしょうか。2{ -counter }以上の{ -heap }は、一手で多くても1つしか減りません。それがちょうど1つのとき、ニム和は0になりません。その{ -heap }の値は2以上で、1{ -counter }の{ -heap }は全部合わせても0か1だからです。だから、いつもニム和0を残していれば、あなたがちょうど1つ残すことはなく、いつか相手がそうします。そのとき、それを全部取るか、1{ -counter }だけ残します。どちらか一方で、1{ -counter }の{ -heap }が奇数になります。
heaps-ending-later = ここでは、2{ -counter }以上の{ -heap }の数は{ $large }です。どの手を指しても、まだ終盤にはなりません。
heaps-ending-take-whole =
    { $left ->
       *[other] ここが終盤です。2{ -counter }以上の{ -heap }は{ $heap }{ -counter }の1つだけで、1{ -counter }の{ -heap }の数は{ $ones }です。{ $heap }{ -counter }を全部取ってください。1{ -counter }の{ -heap }の数は{ $left }のままで、奇数です。
    }
heaps-ending-leave-one =
    { $left ->
        [1] ここが終盤です。残っているのは{ $heap }{ -counter }の{ -heap }だけです。1{ -counter }だけ残してください。1{ -counter }の{ -heap }が1つだけになり、奇数です。
       *[other] ここが終盤です。2{ -counter }以上の{ -heap }は{ $heap }{ -counter }の1つだけで、1{ -counter }の{ -heap }の数は{ $ones }です。{ $heap }{ -counter }のうち1{ -counter }を残してください。1{ -counter }の{ -heap }の数は{ $left }になり、奇数です。
    }
heaps-ones-odd =
    { $ones ->
        [1] 1{ -counter }の{ -heap }が1つだけ残っています。最後の{ -stone }はあなたが取るしかありません。
       *[other] 残っているのは1{ -counter }の{ -heap }だけで、どちらにも選ぶ余地はありません。一手ごとに{ -heap }が1つなくなります。その数{ $ones }は奇数なので、最後の{ -stone }はあなたが取ることになります。終盤では、相手に1{ -counter }の{ -heap }を奇数だけ残すことがねらいです。
    }
heaps-ones-even = 残っているのは1{ -counter }の{ -heap }だけで、どちらにも選ぶ余地はありません。一手ごとに{ -heap }が1つなくなります。その数{ $ones }は偶数なので、最後の{ -stone }は相手が取ることになります。終盤では、相手に1{ -counter }の{ -heap }を奇数だけ残すことがねらいです。

# 理由:グランディ数
heaps-values = 1. 勝つのはどちらでしょうか。それぞれの{ -heap }に値(グランディ数)を付けます。それは、その{ -heap }から一手でできるものの値の中にない、最小の数です。指せる手がなければ、値は0です。
heaps-values-lasker = 1. 勝つのはどちらでしょうか。それぞれの{ -heap }に値(グランディ数)を付けます。値は大きさと同じですが、3と4、7と8、11と12…は入れ替わります。3{ -counter }の{ -heap }の値は4、4{ -counter }の{ -heap }の値は3です。
heaps-values-sum = 値を2進法で書き、桁ごとに1の個数を数えます(S)。ニム和は、個数が奇数の桁が1、偶数の桁が0になります。決まりはこうです。ニム和が0なら手番の人が負け、0でなければ手番の人が勝ちます。
heaps-values-zero = ここでは、ニム和は{ $sum }です。どの手を指しても、1つの{ -heap }の値が変わり、ニム和も変わります。すると相手は、ニム和をまた0にできます。
heaps-values-not-zero = ここでは、ニム和は{ $sum }で、0ではありません。ニム和を0にしてください。その後で相手が何をしても0ではなくなり、あなたはまた0にできます。
heaps-values-normal = 指せる手がなくなれば、ニム和は0です。いつも0を残す人が、最後の一手を指します。
heaps-values-misere = この決まりは、2{ -counter }以上の{ -heap }が残っている間のものです。終盤は違います(後で説明します)。
heaps-values-method = 2. どの手を指せばよいでしょうか。1つの{ -heap }の値を、ニム和が1である桁だけ変えます。それが必要な値です。分けてできたものの値は、それぞれの値のニム和です。それらの桁のうち一番左の桁が1である{ -heap }には、いつもそのような手があります。ほかの{ -heap }にもあるかもしれません。
heaps-values-ending = しかし、2{ -counter }以上の{ -heap }は1つしかないので、ここは終盤の決まりに従います。

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
claim-bouton-normal = ニムで手番の人が負けるのは、桁ごとの和がすべて偶数のとき、つまり{ -heap }のニム和が0のとき、そしてそのときに限ります(Bouton)
claim-bouton-misere = 逆形のニムで手番の人が負けるのは、2{ -counter }以上の{ -heap }があって桁ごとの和がすべて偶数のとき、または{ -heap }がすべて1{ -counter }でその数が奇数のとき、そしてそのときに限ります(Bouton)
claim-lasker-values = ラスカーのニムの山の値は大きさと同じですが、3と4、7と8、11と12…は入れ替わります。手番の人が負けるのは、値のニム和が0のとき、そしてそのときに限ります(Winning Ways、第4章)
claim-lasker-misere = 逆形のラスカーのニムで手番の人が負けるのは、2個以上の山があって値のニム和が0のとき、または山がすべて1個でその数が奇数のとき、そしてそのときに限ります(証明はプログラムのソースにあります)
claim-sprague-grundy = 手番の人が負けるのは、グランディ数のニム和が0のとき、そしてそのときに限ります。グランディ数は、後続局面の値の中にない最小の数です(Sprague、Grundy)

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
    .hint = { -heap }の大きさ、コロン、残す数の順に、7:4、7:6+1、何も残さないときは 7:0 のように書いてください。
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
    .hint = ルール({ $code })では、この大きさの{ -heap }に手はありません。別の{ -heap }を選んでください。
problem-takes-nothing = この手では、{ $heap }{ -counter }の{ -heap }が変わりません。
    .hint = { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
problem-adds-stones = { $heap }{ -counter }の{ -heap }を{ $left }{ -counter }にはできません。手で増えることはありません。
    .hint = { $heap }{ -counter }の{ -heap }から取れる数:{ $takings }(例:{ $example })
problem-taking-forbidden =
    { $taken ->
        [0] { $heap }{ -counter }の{ -heap }からは、いくつか取らなければなりません。
       *[other] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取ることはできません。
    }
    .hint = ルール({ $code })で取れる数:{ $takings }(例:{ $example })
problem-split-forbidden =
    { $most ->
        [1] { $heap }{ -counter }の{ -heap }を{ $parts }つの{ -heap }にはできません。このゲームでは、{ -heap }を分けることはありません。
       *[other] { $heap }{ -counter }の{ -heap }を{ $parts }つの{ -heap }にはできません。このゲームで一手に残せる{ -heap }の数は{ $most }までです。
    }
    .hint = ルール({ $code })で取れる数:{ $takings }(例:{ $example })
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
    .hint = 残りの置き方は、ルール({ $code })の数字{ $digit }で決まります。取れる数:{ $takings }(例:{ $example })
problem-equal-parts =
    { $taken ->
        [0] { $heap }{ -counter }の{ -heap }は分けられますが、大きさの違う{ -heap }にしか分けられません。
       *[other] { $heap }{ -counter }の{ -heap }から{ $taken }{ -counter }取れますが、そのときはどの部分も大きさが違わなければなりません。
    }
    .hint = ルール({ $code })の数字{ $digit }の決まりです。取れる数:{ $takings }(例:{ $example })

# コードの誤り
problem-no-code = コードが書かれていません。
    .hint = 0.77(ケイルズ)、4.(3)(ラスカーのニム)、S1,2,5(1か2か5を取る)のように書いてください。
problem-code-digit = 「{ $found }」はコードの数字ではありません。
    .hint = 使える数字は0から9とAからFです。大きさの違う山だけを認めるときは、後ろにuを付けます。
problem-code-first-digit = コードを{ $digit }で始めることはできません。何も変えない手ができてしまうからです。
    .hint = 点の前には、0.77 や 4.3 のように、0、4、8、Cのどれかを書いてください。
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
