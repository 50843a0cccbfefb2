# 名前
convention-last-card = 正規形:最後のカードを先に出した人が勝ち
title-tanhinmin = 単貧民

# 手とヒント(ヒントはまず強さ、次にカード)
tanhinmin-who-plays = { $who }が{ $card }を出します。
tanhinmin-who-sheds-last = { $who }が{ $card }を出して上がります。
tanhinmin-who-passes = { $who }がパスをします。
tanhinmin-hint-cannot-play = 場のカードより強いカードがありません。
tanhinmin-hint-do-not-play = ここではカードを出さないでください。
tanhinmin-hint-play = パスをしないでください。
tanhinmin-hint-low = 弱いほうのカードを出してください。
tanhinmin-hint-high = 強いほうのカードを出してください。
tanhinmin-hint-card = { $card }を出してください。
tanhinmin-hint-pass = パスをしてください。
tanhinmin-shed-last-card =
    { $who ->
        [you] あなたが上がりました
       *[other] { $name }が上がりました
    }

# 図(席ごとの手札と場)
tanhinmin-seat = 席{ $seat }
tanhinmin-table = 場
tanhinmin-table-empty = 空
tanhinmin-table-owner = 席{ $seat }が出したカード
tanhinmin-out = 上がり({ $place }番目)
tanhinmin-more-cards = …ほか{ $count }枚

# 2人の場合の定理(何を数えるか)
claim-theorem1 = 定理1(Kiya、Ohto、Ono、2021年)
tanhinmin-idea = 手番はあなたです。対の数を数えましょう。対とは、カード1枚と、それで応じることのできる、より弱い1枚との組です。1枚のカードを二つの対に使うことはできません。このような対の集まりをマッチングといいます。{ $claim }によれば、相手より多くの対を作れるとき、そしてそのときに限り、あなたが勝ちます。

# 二つのグラフ(cards は場にカードがあれば1、table はそのカード)
tanhinmin-graph-mover =
    { $cards ->
        [0] あなたの対です。上の段はあなたの手札、下の段は応じる対象です。対象は、1枚を除いた相手の手札と、空の場を表す0です。0にはどのカードでも勝てます。
       *[other] あなたの対です。上の段はあなたの手札、下の段は応じる対象です。対象は、1枚を除いた相手の手札と、@印を付けた場のカード{ $table }です。
    }
tanhinmin-graph-opponent = 相手の対です。上の段は相手の手札、下の段は1枚を除いたあなたの手札です。場はここに入りません。場に応じるのは、手番のあなただけだからです。
tanhinmin-dropped-opponent = 除いたのは、相手の最も弱いカード{ $card }です。手札の最後の1枚が出れば勝負は終わるので、それに応じる人はいません。そして最後まで残すべきなのは最も弱いカードです。いちばん出しにくいからです。
tanhinmin-dropped-mover = 同じ理由で、あなたの最も弱いカード{ $card }を除きました。

# マッチングの図(行の名前)
tanhinmin-figure-mover = あなたの手札
tanhinmin-figure-opponent = 相手の手札
tanhinmin-figure-targets = 応じる対象
tanhinmin-figure-dropped = 除いたカード
tanhinmin-figure-more = …ほかに上の段{ $above }枚、下の段{ $below }枚

# 図の読み方(pairs は「5 > 3, 1 > 0」の形)
tanhinmin-matching =
    { $count ->
        [0] 最大マッチングは0組です。
       *[other] 最大マッチングは{ $count }組です({ $pairs })。
    }
tanhinmin-left-over = { $cards } は余ります。
tanhinmin-list-more = { $items } …ほか{ $count }個

# 二つの数の比較
tanhinmin-compare-more = { $mover }組と{ $opponent }組で、あなたの対のほうが多いので、あなたの勝ちです。
tanhinmin-compare-equal = { $mover }組と{ $opponent }組で同数です。相手より多くなければならないので、あなたの負けです。
tanhinmin-compare-fewer = { $mover }組と{ $opponent }組で、あなたの対のほうが少ないので、あなたの負けです。

# 被覆(少ないほうのマッチングが増えない理由)
tanhinmin-cover-question-mover = あなたの対はなぜこれ以上増えないのでしょうか。
tanhinmin-cover-question-opponent = 相手の対はなぜこれ以上増えないのでしょうか。
tanhinmin-cover-no-target = 下の段に何もないからです。
tanhinmin-cover-no-edge = 上の段で最も強い{ $strongest }でも、下の段で最も弱い{ $weakest }に勝てないからです。
tanhinmin-cover-all-above = 上の段のカードは、すべてもう対になっているからです。
tanhinmin-cover-all-below = 下の段は、すべてもう対になっているからです。
tanhinmin-cover-above = 上の段の { $cards }
tanhinmin-cover-below = 下の段の { $targets }
tanhinmin-cover-both = 上の段の { $cards } と下の段の { $targets }
tanhinmin-cover =
    { $size ->
        [1] { $nodes } を脇に置きます。残りのうち、上の段で最も強いのは{ $strongest }、下の段で最も弱いのは{ $weakest }なので、上のどのカードも下のどれにも勝てません。つまり、どの対にも脇に置いたカードが必要です。ですから、対は1組より多くなりません。
       *[other] { $nodes } を脇に置きます。残りのうち、上の段で最も強いのは{ $strongest }、下の段で最も弱いのは{ $weakest }なので、上のどのカードも下のどれにも勝てません。つまり、どの対にも脇に置いた{ $size }個のどれかが必要で、同じものを二つの対に使うことはできません。ですから、対は{ $size }組より多くなりません。
    }

# それぞれの手
tanhinmin-moves-judged = どの手も、その手の後で同じように数えれば判定できます。それが最後の1枚だった場合と、次に手番となる相手の対があなたの対より多くならない場合に、その手は勝ちになります。
tanhinmin-moves-all-win = ここでは、どの手でも勝ちます。
tanhinmin-moves-some-lose = 以下の手は負けになります。右は、それに勝つ相手の応手です。
tanhinmin-moves-all-lose = どの手も負けになります。その後、相手の対があなたの対より多くなるからです。右は、それに勝つ相手の応手です。
tanhinmin-moves-more = …ほかに負けになる手が{ $count }通り
tanhinmin-pass = パス
tanhinmin-reply-play = 相手が{ $card }を出す
tanhinmin-reply-last = 相手が{ $card }を出して上がる
tanhinmin-reply-pass = 相手がパスをする
tanhinmin-reply-none = あなたがまた場を始め、何を出しても負ける

# 3人以上
tanhinmin-search = 3人以上については、定理が知られていません。そこで、この先に起こりうる展開をすべて調べました。
tanhinmin-search-nobody = 誰が一番に上がろうとしても、ほかの全員が協力すれば防げます。誰が勝つかは、誰が誰を助けるかによります。
tanhinmin-search-line =
    { $seat ->
        [0] あなた(席0)ができるだけ早く上がろうとし、ほかの全員が協力して粘ると、最善の進行は次のようになります。
       *[other] 席{ $seat }の人ができるだけ早く上がろうとし、あなた(席0)を含むほかの全員が協力して粘ると、最善の進行は次のようになります。
    }
tanhinmin-search-line-at-table =
    { $who ->
        [you] あなたができるだけ早く上がろうとし、ほかの全員が協力して粘ると、最善の進行は次のようになります。
       *[other] { $name }ができるだけ早く上がろうとし、あなたを含むほかの全員が協力して粘ると、最善の進行は次のようになります。
    }
tanhinmin-line-play = { $card }を出す
tanhinmin-line-last = { $card }を出して上がる
tanhinmin-line-pass = パスをする
tanhinmin-line-more = …さらに{ $count }手
tanhinmin-settled =
    { $seat ->
        [0] あなたがもう一番に上がっています。誰が一番かは決まりました。
       *[other] { $name }がもう一番に上がっています。誰が一番かは決まりました。
    }

# 誰かが上がったあと、次に決まる順位
tanhinmin-next-place =
    { $seat ->
        [0] 次に決まるのは{ $place }番目の順位です。残ったほかの全員が組んでも、あなたは必ずそれを取れます。
       *[other] 次に決まるのは{ $place }番目の順位です。残ったほかの全員が組んでも、{ $name }は必ずそれを取れます。
    }
tanhinmin-next-place-of-two =
    { $seat ->
        [0] 残っているのはあなたと{ $other }だけです。あなたは必ず次の順位、{ $place }番目を取れます。すると{ $other }が最後になります。
       *[other] 残っているのはあなたと{ $other }だけです。{ $other }は必ず次の順位、{ $place }番目を取れます。するとあなたが最後になります。
    }
tanhinmin-next-place-nobody = 次に決まるのは{ $place }番目の順位です。残ったほかの全員が組めば、誰もそれを必ずは取れません。
tanhinmin-next-place-moves = それを必ず取れる手:{ $moves }。
tanhinmin-next-place-beyond = 次に決まるのは{ $place }番目の順位です。誰がそれを必ず取れるかは、ここではわかりません。{ $bound }局面を超える探索が必要です。`solve` では --positions で増やせます。

# カードと手の誤り
problem-not-a-card = 「{ $word }」はカードではありません。
    .hint = カードは1以上の半角の数字で書いてください。大きいほど強くなります。
problem-negative-card = { $card }はカードではありません。強さは負になりません。
    .hint = カードは1以上の数で書いてください。大きいほど強くなります。
problem-zero-card = 0はカードではありません。
    .hint = カードは1から数えます。上がった人の手札は、0だけで書いてください。
problem-card-too-large = カード{ $card }は大きすぎます。
    .hint = 強さは{ $largest }までです。大切なのは強さの順だけです。
problem-no-card-move = 手が書かれていません。
    .hint = 3のようにカードを書くか、pass(パス)と書いてください。
problem-not-a-card-move = 「{ $word }」は手ではありません。
    .hint = 3のようにカードを半角で書くか、pass(パス)と書いてください。
problem-card-not-in-hand = カード{ $card }は手札にありません。
    .hint = 手札({ $hand })から1枚出すか、パスをしてください。
problem-card-does-not-beat = { $card }は、場の{ $table }より強くありません。
    .hint = { $table }より強いカードを出すか、パスをしてください。
problem-cards-over = ゲームは終わりました。もう誰の番でもありません。
    .hint = 手を戻すか、新しいゲームを始めてください。

# デッキと配り方の誤り
problem-deck-word = 「{ $word }」はデッキの書き方ではありません。
    .hint = カード(14)、範囲(1-13)、その枚数(1-13x4)をコンマで区切るか、uecda と書いてください。
problem-deck-empty = デッキにカードがありません。
    .hint = 1-13x4 のようにカードを書いてください。
problem-deck-range = 範囲{ $first }-{ $last }は逆順です。
    .hint = 弱いほうを先に、{ $last }-{ $first } と書いてください。
problem-deck-too-large = デッキのカードが{ $most }枚を超えています。
    .hint = 範囲を狭めるか、枚数を減らしてください。
problem-deal-too-large = { $wanted }枚を配ることになりますが、デッキには{ $cards }枚しかありません。
    .hint = 配る枚数を減らすか、デッキを大きくしてください。
problem-deal-empty-hand = 席{ $seat }にカードが1枚も配られません。
    .hint = どの人にも1枚以上配ってください。
problem-played-without-deck = 出たカードが書かれていますが、元のデッキが書かれていません。
    .hint = --deck 1-13x4 のように、デッキも書いてください。
problem-deck-leaves-none = もう一方の手札に回るカードがデッキに残りません。
    .hint = デッキを大きくするか、カードを減らしてください。その人がもう上がっているなら、出たカードを --played 2,3 のように書いてください。
problem-deck-for-two = デッキから残りの手札がわかるのは2人のときだけですが、三つ目の手札があります。
    .hint = --deck を外して、手札をすべて書いてください。
problem-card-not-left =
    { $copies ->
        [0] デッキに{ $card }はありません。
       *[other] デッキに{ $card }は{ $copies }枚しかなく、すべて書かれています。
    }
    .hint = 手札、場、出たカードをデッキと見比べてください。
problem-hand-disagrees = この手札はデッキと合いません。
    .hint = デッキの残りは { $hand } です。二つ目の手札を書かないか、出たカードを直してください。

# 局面の誤り
problem-no-hands = 局面が書かれていません。
    .hint = 1 3 / 2 のように、自分の手札から順に / で区切って書いてください。
problem-one-hand = 手札が一つしかありません。
    .hint = 手札は 1 3 / 2 のように / で区切ってください。| は多くのシェルで引用符が必要です。--deck を付ければ、もう一方の手札は自動的に決まります。
problem-empty-hand = ここに手札がありません。
    .hint = カードを書いてください。上がった人なら0と書いてください。
problem-no-table-card = @ の後に場のカードがありません。
    .hint = @ 2 のように書いてください。@ がなければ場は空です。
problem-two-table-cards = 場のカードが2枚あります。
    .hint = 最後の1枚だけを、出した人の手札の後に書いてください。
problem-nobody-has-cards = 誰にも手札がありません。
    .hint = 最後の人には必ず手札が残ります。誰か1人の手札を書いてください。
problem-mover-is-out = 手番の人がもう上がっています。
    .hint = 次に手番となる人の手札から、番の順に書いてください。
problem-out-places = { $out }人が上がっていますが、上がった順がはっきりしません。
    .hint = 最初に上がった人を0#1とし、0#{ $out }まで一度ずつ番号を付けてください。
problem-no-such-place = この順番で上がった人はいないはずです。
    .hint =
        { $out ->
            [1] 上がったのは1人だけです。0 か 0#1 と書いてください。
           *[other] 上がったのは{ $out }人です。最初に上がった人を0#1とし、0#{ $out }まで番号を付けてください。
        }
problem-table-card-of-mover = 場のカードは、手番の人のものではありえません。
    .hint = 誰も上に出さなければ場が流れるので、@ は要りません。そうでなければ、出した人の手札の後に書いてください。
problem-table-card-of-nobody = 場のカードは席{ $seat }のものと書かれていますが、その席には誰もいません。
    .hint = { $players }人の席は0から数えます。
problem-table-card-not-last = 場のカードより後に、上がった人のカードが出ているはずです。
    .hint = 最後に上がった人のカードを場に書くか、@ を外してください。
problem-why-without-heaps = カードのゲームには、説明する山{ $heap }がありません。
    .hint = --why を外してください。理由は答えに付いています。
