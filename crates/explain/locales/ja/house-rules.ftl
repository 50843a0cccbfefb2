# 順序とローカルルール(言葉での説明)。どこでも同じ規則は tanhinmin.ftl にあります。
tanhinmin-rules-open = 手札はすべて公開します。枚数は人によって違ってもかまいません。
tanhinmin-rules-hidden = 見えるのは自分の手札と、ほかの人の枚数だけです。枚数は人によって違ってもかまいません。
tanhinmin-rules-turn = 自分の番には、場のカードより強いカードを1枚出すか、パスをします。
tanhinmin-rules-turn-groups = 自分の番には、場のカードより強いカードを1枚出すか、パスをします。場が空なら、同じカードを何枚か一緒に出すこともできます。それに勝てるのは、同じ枚数のより強いカードです。
tanhinmin-rules-pass-free = パスはいつでもできます。同じ強さのカードは出せません。
tanhinmin-rules-pass-leader-plays = パスはできますが、場が空のときはできません。場を始める人は必ず出します。同じ強さのカードは出せません。
tanhinmin-rules-pass-if-unable = パスができるのは、出せるカードがないときだけです。同じ強さのカードは出せません。
tanhinmin-rules-lead = 場が空なら、どのカードでも出せます。
tanhinmin-rules-clear-others = 自分が最後に出したまま誰もカードを出さずに番が戻ってきたら、場が流れて、自分が新しい場を始めます。そのカードを出した人がもう上がっていれば、手札のある次の人が始めます。
tanhinmin-rules-clear-owner = 自分が最後に出したまま誰もカードを出さずに番が戻ってきたら、自分でその上に出すこともできます。パスをすれば場が流れて、自分が新しい場を始めます。そのカードを出した人がもう上がっていれば、手札のある次の人が始めます。
tanhinmin-rules-pass-final = パスをした人は、場が流れるまで、もう番が来ません。
tanhinmin-rules-pass-final-lead = 空の場でのパスも同じです。
tanhinmin-rules-aim-normal = 最初に上がった人、つまり手札を最初に出し切った人が勝ちです(正規形:最後のカードを出した人が勝ち)。3人以上のときは、手札の残る人が1人になるまで続けます。
tanhinmin-rules-aim-misere = 最初に上がった人、つまり手札を最初に出し切った人が負けです(逆形:最後のカードを出した人が負け)。2人で遊びます。
tanhinmin-rules-order-deck = カードはトランプで、弱い順に 3 4 5 6 7 8 9 T J Q K A 2 とジョーカー JK です。マークは関係ありません。
tanhinmin-rules-order-named =
    { $count ->
        [1] カードは{ $cards }の1種類だけで、何にも勝ちません。
       *[other] カードは{ $count }種類です:{ $cards }。勝ち負けは次のとおりです:{ $pairs }。ほかに勝ち負けはありません。
    }
tanhinmin-rules-order-none = { $cards } は何にも勝たない
tanhinmin-rules-beats = { $card } は { $cards } に勝つ
tanhinmin-rules-cut = { $card }は場を流します。出した人がもう一度場を始めます。
tanhinmin-rules-joker = { $card }はジョーカーです。順序がどちら向きでも、ほかのどのカードにも勝ちます。
tanhinmin-rules-joker-groups = { $card }はジョーカーです。1枚なら、順序がどちら向きでも、ほかのどのカードにも勝ちます。組の中では好きなカードの代わりになります。組には、ジョーカーでないカードが少なくとも1枚必要です。
tanhinmin-rules-spade3-stays = { $card }は1枚で出ているジョーカーに勝ち、そのあとはふつうの{ $card }として場に残ります。
tanhinmin-rules-spade3-clears = { $card }は1枚で出ているジョーカーに勝ち、場を流します。出した人が場を始めます。
tanhinmin-rules-revolution = { $size }枚以上の組は革命です。順序が逆になり、次の革命まで、弱いカードが強いカードに勝ちます。
tanhinmin-rules-revolution-card = { $card }が出るたびに順序が逆になります。もう一度逆になるまで、弱いカードが強いカードに勝ちます。
tanhinmin-rules-revolution-once = 一緒に出したカードで順序が逆になるのは、その働きのあるカードが何枚あっても、1回だけです。
tanhinmin-rules-quota = 出す枚数は、手番の人から順に { $quotas } です。その枚数を出した人は、手札が残っていても上がりです。

# 逆形での最後のカードの意味
convention-last-card-misere = 逆形:最後のカードを先に出した人が負け

# 何枚か一緒に出す手
tanhinmin-who-plays-group = { $who }が{ $cards }を出します。
tanhinmin-who-sheds-last-group = { $who }が{ $cards }を出して上がります。
tanhinmin-hint-group = { $cards }を出してください。
tanhinmin-line-play-group = { $cards }を出す
tanhinmin-line-last-group = { $cards }を出して上がる

# 図
tanhinmin-hidden-cards = { $count }枚
tanhinmin-passed = パス済み
tanhinmin-to-shed = あと{ $count }枚
tanhinmin-reversed = 順序は逆です。弱いカードが強いカードに勝ちます。

# 局面の順序と、定理の届く範囲
tanhinmin-order-line = 今、これらのカードは弱い順に一列に並びます:{ $cards }。どのカードも、それより前のカードに勝ちます。
tanhinmin-order-stairs = これらのカードのどの2枚を比べても、一方は他方が勝つ相手のすべてに勝ち、他方が負けない相手には負けません。ですから弱いほうから一列に並べることができ、どのカードも列の先頭から、かっこの中の数だけのカードに勝ちます:{ $cards }。
tanhinmin-order-beats = { $card }({ $beats })
tanhinmin-incomparable = カード{ $first }と{ $second }は比べることができません。どちらにも、もう一方が勝てない相手に勝つか、もう一方には勝てない相手に負けるということがあります。どちらが弱いか決まらないので、対の定理はここでは使えません。
tanhinmin-reduced = 特別なカードはもう働かず、一緒に出せるカードもありません。ここから先は、カードの順序だけが問題になります。
tanhinmin-passing = 対の定理は、パスと場の流れについてのこのルールでも成り立ちます。
tanhinmin-quota = 出す枚数は、あなたが{ $mover }枚、相手が{ $opponent }枚です。残しておいてよい弱いカードのために、強いカードを手放す人はいません。ですから、数えるのはあなたの強いほうから{ $mover }枚と、相手の強いほうから{ $opponent }枚だけです。ほかのカードは、ここから先では脇に置きます。

# 場を流すカードの判定基準(holds は yes か no)
tanhinmin-cut = { $card }は場を流し、出した人がもう一度場を始めます。これについて証明された定理はありませんが、判定基準が知られています。Aが成り立たず、BかCが成り立つとき、そしてそのときに限り、あなたが勝ちます。
tanhinmin-cut-hands = あなたの手札は、{ $card }より弱いカードが{ $below }枚、{ $card }が{ $eights }枚、強いカードが{ $above }枚です。相手は順に{ $other-below }枚、{ $other-eights }枚、{ $other-above }枚です。
tanhinmin-cut-a =
    { $holds ->
        [yes] Aは成り立ちます。
       *[no] Aは成り立ちません。
    }Aとは:場に{ $card }より強いカードがあり、あなたは{ $card }を持ち、それより弱いカードを持たず、相手は弱いカードを多くても1枚しか持たず、あなたの強いカードのどれにも自分の強いカードで応じられること。
tanhinmin-cut-b =
    { $holds ->
        [yes] Bは成り立ちます。
       *[no] Bは成り立ちません。
    }Bとは:相手は{ $card }を持ち、それより弱いカードを持たず、あなたは弱いカードを多くても1枚しか持たず、相手の強いカードのどれにも、場にも応じられること。
tanhinmin-cut-c =
    { $holds ->
        [yes] Cは成り立ちます。
       *[no] Cは成り立ちません。
    }Cは対の数を比べます。{ $card }は弱いカードに応じ、自分は応じられる必要がありません。どちらの側でも、ほかのカードのうち最も弱い1枚を除きます。あなたの対は{ $mover }組、相手の対は{ $opponent }組です。
tanhinmin-cut-wins = ですから、あなたの勝ちです。
tanhinmin-cut-loses = ですから、あなたの負けです。
tanhinmin-cut-moves-all-lose = どの手も負けになります。右は、それに勝つ相手の応手です。

# 逆形
tanhinmin-misere-free = 逆形では最後のカードを出すと負けで、ここではいつでもパスができます。ずっとパスを続ける人は、最後のカードを出すことがありません。ですから、誰も負けに追い込まれず、誰も勝ちを強制できません。
tanhinmin-misere-leader =
    { $seat ->
        [0] 逆形では最後のカードを出すと負けで、場を始める人は必ず出さなければなりません。場を始めるのはあなたか、相手がパスをすればあなたになります。相手はできるときには必ずパスをします。するとあなたは何度も場を始め、最後のカードまで出すことになります。
       *[other] 逆形では最後のカードを出すと負けで、場を始める人は必ず出さなければなりません。できるときには必ずパスをしてください。すると相手は何度も場を始め、最後のカードまで出すことになります。パスをせずに出すと、相手がパスをして、場を始めるのはあなたになります。
    }

# 2人で、探索しかない場合
tanhinmin-search-two = このルールでこの局面を決める定理は知られていません。そこで、この先に起こりうる展開をすべて調べました。
tanhinmin-search-incomparable = そこで、この先に起こりうる展開をすべて調べました。
tanhinmin-search-two-win = あなたができるだけ早く勝とうとし、相手が粘ると、最善の進行は次のようになります。
tanhinmin-search-two-loss = 相手ができるだけ早く勝とうとし、あなたが粘ると、最善の進行は次のようになります。
tanhinmin-search-two-draw = どちらの側も、相手が勝つのをいつまでも防ぐことができます。ですから、どちらも勝ちません。
tanhinmin-search-places = ここで問うのは、誰が一番かです。ほかの人は続けて順位を争います。誰かが上がるたびに、残った人が1人少ない同じゲームをします。

# 場の組と、局面や手の誤り
problem-cards-not-equal = { $first }と{ $second }は同じカードではないので、一緒に出せません。
    .hint = 組は 3 3 のような同じカードです。ジョーカーは好きなカードの代わりになります。
problem-jokers-alone = ジョーカーだけでは組になりません。
    .hint = ジョーカーを1枚で出すか、代わりになるカードを加えてください。
problem-no-groups = このルールには組がありません。
    .hint = カードを1枚出してください。組を使うなら --rules groups と書いてください。
problem-group-not-in-hand = { $group }は手札にありません。
    .hint = 手札は { $hand } です。
problem-group-size =
    { $cards ->
        [1] 出そうとしたのは1枚
       *[other] 出そうとしたのは{ $cards }枚
    }ですが、場には{ $table }枚あります。
    .hint = 場と同じ{ $table }枚を出すか、パスをしてください。
problem-leader-passes = このルールでは、場を始める人は必ず出します。
    .hint = 手札のどれかを出してください。
problem-pass-though-able = このルールでは、出せるカードがあるときはパスができません。
    .hint = 場に勝つカードを出してください。
problem-table-group =
    { $cards ->
        [1] 場に1枚あります
       *[other] 場に{ $cards }枚あります
    }が、このルールには組がありません。
    .hint = --rules groups で組を使うか、@の後にカードを1枚だけ書いてください。
problem-reversed-twice = reversed が2回書かれています。
    .hint = 1回だけ書いてください。革命の最中という意味です。
problem-reversed-without-revolution = 順序が逆とありますが、このルールには順序を逆にするものがありません。
    .hint = reversed を消すか、--rules groups,revolution=4 か --rules revolution-card=2 と書いてください。
problem-passed-not-final = パス済みの印がありますが、このルールではパスをしてもまた番が来ます。
    .hint = ~ を消すか、--rules pass-final と書いてください。
problem-passed-cannot-be = 席{ $seat }の人がこの場でパスをしたはずはありません。
    .hint = ~ を付けられるのは、手札があり、手番でも場のカードを出した人でもない人だけです。
problem-cut-card-on-table = { $card }が場に残ることはありません。出すと場が流れるからです。
    .hint = @ を消してください。場は空です。
problem-misere-for-two = 逆形は2人のゲームですが、ここには{ $players }人います。
    .hint = 手札を2人分書くか、--misere を消してください。
problem-quota-seats = { $players }人に対して、枚数が{ $quotas }個書かれています。
    .hint = 手番の人から順に、1人に一つずつ書いてください:quota=2:3
problem-quota-too-large = 出す枚数が{ $quota }ですが、その人の手札は{ $cards }枚です。
    .hint = 出す枚数は1以上、手札の枚数以下です。

# 順序の誤り
problem-order-name-missing = ここにカードの名前がありません。
    .hint = 順序は引用符を付けて a<b<c, d<c と書くか、引用符なしで弱い順に a-b-c,d-c と書いてください。
problem-order-name = 「{ $name }」はカードの名前になりません。
    .hint = 文字と数字を使ってください。0、pass、reversed には別の意味があります。
problem-order-too-large = 順序のカードが{ $most }種類を超えています。
    .hint = 名前を減らしてください。一列に並ぶ多くの強さには、数だけで足ります。
problem-order-cycle = これらのカードは輪になって互いに勝ちます:{ $cycle }。
    .hint = 順序に輪はありません。輪にしたいなら、対をそのまま受け取る --relation を使ってください。
problem-order-and-relation = 順序と関係の両方が書かれています。
    .hint = --order か --relation のどちらかを消してください。
problem-unknown-card = 「{ $word }」はこの順序のカードではありません。
    .hint = カードは { $cards } です。--order と --relation では、どれとも比べないカードも a<b, c のように書きます。

# ローカルルールの誤り
problem-rule-unknown = 「{ $word }」というルールはありません。
    .hint = ルールは { $rules } です。
problem-rule-twice = ルール{ $rule }が2回書かれています。
    .hint = { $rule } は1回だけ書いてください。
problem-rule-value-missing = { $rule }の後に値がありません。
    .hint = 書き方は { $choices } です。
problem-rule-value = { $rule }を「{ $value }」にはできません。
    .hint = 書き方は { $choices } です。
problem-rule-without-joker = ルール{ $rule }にはジョーカーが必要ですが、このゲームにはありません。
    .hint = joker=14,{ $rule }=… のように加えるか、{ $rule }を消してください。
problem-rule-without-groups = ルール{ $rule }には組が必要ですが、このルールにはありません。
    .hint = groups を加えるか、{ $rule }を消してください。
problem-rule-cards = { $card }に{ $first }と{ $second }の両方があり、矛盾しています。
    .hint = 二つの役目を別のカードに付けてください。
problem-spade-3-never = { $card }はジョーカーで、しかも場を流すので、spade3 のカードがそれに勝つことはありません。
    .hint = spade3 を外すか、ジョーカーでないカードに場を流させてください。
problem-spade-3-in-groups = トランプの順序では、ルール spade3 と groups を一緒に使えません。スペードの3を3の組に入れてよいか決まらないからです。
    .hint = どちらかを消すか、スペードの3を別の強さにできる数を使ってください。
problem-rules-disagree = 局面に{ $rule }とありますが、このゲームのルールと違います。
    .hint =
        { $count ->
            [0] このゲームにローカルルールはありません。
           *[other] このゲームのルールは { $rules } です。
        }

# 主張
claim-domination = 支配関係で比べられるカードについての定理1
claim-quota = 出す枚数だけの強いカードについての定理1
claim-eight-cut = 場を流すカードの判定基準
claim-misere-free = 自由にパスのできる逆形では、誰も負けに追い込まれない
claim-misere-leader = 逆形では、場を始めなければならない人が負ける
range-eight-cut = 手札はそれぞれ4枚以下

# マッチングの図
tanhinmin-drawing-title = 誰が何に応じるか:{ $position }
tanhinmin-drawing-legend = 上は応じるカード、下は応じる対象です。太い線は対、細い線は作れる対、輪は余ったカード、太い枠は脇に置くカードで、少ないほうの数え方のすべての線に触れています。
