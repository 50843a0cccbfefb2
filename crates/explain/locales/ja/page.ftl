# `serve` が開くページ。アスタリスクで挟んだところは強調される
page-description = どちらが、どの手で、なぜ勝つのか。ニム、マリエンバート、ラスカーのニム、単貧民、そして取ったり分けたりするあらゆるゲームを調べます。
page-skip = 本文へ
page-uses = できること
page-languages = 言語
page-use-play = 遊ぶ
page-use-analyse = 調べる
page-use-learn = 学ぶ
page-use-research = 研究する
page-closing = 計算はすべてこのコンピューターの中で行い、外には何も送りません。

# 始まり
page-welcome = 最後の一手はだれのもの?
page-welcome-more = 最後の一手で決まるゲームで遊び、局面ごとにどちらがなぜ勝つのかを見られます。
page-play-marienbad = マリエンバートで遊ぶ
page-games = すべてのゲーム
page-which-game = どのゲームにしますか。
page-other-game = ほかのゲーム(コード)
page-to-the-start = 最初のページへ

# キー
page-keys = キー
page-keys-show = キー(?)
page-keys-off = 一文字のキーを使わない
page-keys-on = 一文字のキーを使う
page-close = 閉じる
page-key-tab = 盤、手、ボタンへ移ります
page-key-arrows = 盤の上では次の駒へ、それ以外では対局を前後にたどります
page-key-enter = 駒に触れる、手を選ぶ
page-key-escape = 駒を放す
page-key-hint = ヒント。もう一度押すと手を教えます
page-key-why = なぜ
page-key-undo = 一手戻す
page-key-new = 新しい対局、または次の間違い
page-key-help = このキーの一覧

# 盤
page-aim = { $aim }。
page-touch = { -heap }を選んでから、いくつ取るかを選んでください。
page-move-at = { $place }から{ $words }
page-more-choices = 手はこのほかにもあります。下に入力してください。
page-type-move = 手
page-make-move = この手で進める
page-moves = 指せる手
page-you = あなた
page-opponent = 相手
page-to-move =
    { $who ->
        [you] あなたの手番です。
       *[other] { $name }の手番です。
    }
page-house-rules = ローカルルール:{ $rules }。

# 判定
page-outcome-win = 手番の人が*勝ちます*。
page-outcome-loss = 手番の人が*負けます*。
page-outcome-draw = どちらにも必勝法がなく、*引き分け*です。
page-best =
    { $count ->
        [1] 必勝手は一つだけです:{ $move }。
       *[other] 必勝手は{ $count }通り、最善は「{ $move }」です。
    }
page-over = 対局は終わっています。
page-unknown = ここでどちらが勝つかは分かりません。探索しきれないためです。
page-nim-value = グランディ数 { $value }。
page-play-move = 「{ $move }」で進める
page-back = 戻る
page-why = なぜ?
page-download = 図を保存
page-column-move = 手
page-column-value = 価値
page-column-leaves = 残る局面
page-column-remoteness = 決着までの手数
page-values-show = 価値を表示
page-values-hide = 価値を隠す

# 対局の流れ
page-strip = これまでの手
page-strip-start = 始まりの局面です。
page-strip-move = { $number }手目、{ $name }:{ $move }。
page-strip-leads = ここで必勝なのは{ $name }です。
page-strip-nobody = ここではだれも勝ちを強制できません。
page-strip-unknown = ここでだれが勝つかは分かりません。
page-strip-mistake = 間違いです。
page-move-made = { $number }手目:{ $move }。
page-move-mistake = { $number }手目:{ $move }。間違いです。{ $better } なら勝てました。

# 入力欄
page-position = 局面
page-show = 表示
page-copy = コピー
page-copied = コピーしました
page-options = 設定
page-begin = 始める
page-field-position-hint = 例:{ $example }
page-lay-out = カードを並べる
page-lay-out-hint = カードは空白で区切ります。場が空なら、場の欄は空のままにします。
page-field-game = ゲーム
page-field-game-hint = 名前、または 0.77、4.(3)、S1,2,5 のようなコード
page-field-convention = 最後の一手
page-convention-usual = いつもどおり
page-field-order = カードの順序
page-field-order-hint = 弱いものから a<b<c, d<c、または deck
page-field-relation = または強弱の組
page-field-relation-hint = グー<パー<チョキ<グー
page-field-rules = ローカルルール
page-field-rules-hint = 例:8cut=8,groups
page-field-deck = デッキ
page-field-deck-hint = 例:1-13x4、uecda
page-field-played = もう出たカード
page-field-played-hint = デッキと合わせると、相手の手札が決まります
page-field-first = 先手
page-field-first-seat-hint = 0から数えた席
page-field-opponent = 相手
page-against-computer = コンピューター
page-two-people = この画面の前のもう一人
page-field-players = 対局者
page-player-nobody = なし
page-player-me = 人
page-player-computer = コンピューター
page-player-random = コンピューター:でたらめ
page-player-weakest = コンピューター:いつも最弱のカード
page-player-strongest = コンピューター:いつも最強のカード
page-player-rule = コンピューター:経験則
page-player-monte-carlo = コンピューター:配り方を試す
page-player-perfect = コンピューター:完璧
page-field-level = 強さ
page-field-level-hint = 0(でたらめ)から100(いつも最善手)まで
page-field-hidden = 手札を隠す(自分のカードだけが見えます)
page-field-cards = 一人あたりの枚数
page-field-cards-hint = 例:5、または 7,5
page-field-seed = シード
page-field-seed-hint = 数。同じ数なら同じ配り方になります

# 遊ぶ
page-hint = ヒント
page-hint-more = 手を教えてください
page-no-hint = ここでは、どう指しても勝ちを強制できません。相手の間違いを待つしかありません。
page-undo = 一手戻す
page-new = 新しい対局
page-rules = 決まり
page-to-the-end = 対局に戻る
page-your-mistakes =
    { $count ->
        [0] あなたは一度も間違えませんでした。
       *[other] あなたが勝ちを逃した手は{ $count }つです。
    }
page-lost-from-the-start = この始まりの局面では、相手に必勝法がありました。
page-let-the-other-begin = 先手と後手を入れ替える

# 間違いから学ぶ
page-lesson = 間違いから学ぶ
page-lesson-begin = 間違いから学ぶ
page-lesson-number = { $count }つのうち{ $number }つ目の間違いです。
page-lesson-ask =
    { $who ->
        [you] あなたは{ $number }手目に { $move } を選び、勝ちを逃しました。勝ちを逃さない手を見つけてください。
       *[other] { $name }は{ $number }手目に { $move } を選び、勝ちを逃しました。勝ちを逃さない手を見つけてください。
    }
page-lesson-try = 試す
page-lesson-right = 正解です。{ $move } なら勝ちを逃しません。
page-lesson-again = もう一度試す
page-lesson-next = 次の間違い
page-lesson-finished = これで最後です。よくできました!
page-lesson-back = 対局に戻る

# 学ぶ
page-learn-more = すべてのゲームの決まりと書き方です。
page-learn-example = 例を調べる
page-notation = 書き方
page-notation-heaps = 局面は、{ -heap }の大きさを空白で区切って書きます。手は、{ -heap }の大きさ、コロン、残る数の順に書きます。7:4 は7のうち4を残し、7:0 はすべて取ります。分けてもよいゲームでは、7:6+1 で7を6と1にします。
page-notation-cards = 手札は / で区切り、手番の人のものを最初に書きます。場のカードは、出した人の手札の後ろに @ を付けて書きます。数は強さで、大きいほど強くなります。手はカード、または pass です。
page-notation-sum = 局面は、kayles:5 nim:4 のように、ゲームの名前を付けた山を並べて書きます。手にもゲームの名前を付けます。kayles:5:3+1 は5の山を3と1にします。

# 研究する
page-research-more = グランディ数と周期、そして答えの根拠です。
page-values = グランディ数
page-values-of = ゲームかコード
page-values-caption = 最初のグランディ数:{ $title }({ $code })
page-values-heap = 山
page-claims = 答えの根拠
page-programs = プログラムから使う
page-programs-more = すべて JSON でも取り出せます。インターフェースの説明:

# うまくいかないとき
page-wrong-address = このアドレスは正しくありません
page-wrong-field = 項目:{ $field }
page-remedy-without = この項目を外して続ける
page-remedy-start = 始めから続ける
page-remedy-moves = { $count }手目の後から続ける
page-remedy-afresh = 新しく始める
page-not-found = このページはありません
page-not-found-more = このアドレスには何もありません。
page-busy = 手がふさがっています
page-busy-more = ほかの計算をしているか、この計算に時間がかかりすぎています。数秒後にもう一度試すか、もっと小さい局面にしてください。
page-try-again = もう一度試す
problem-address-field = このページのアドレスに「{ $field }」という項目はありません。
    .hint = ここで使える項目は { $fields } です。
problem-address-twice = 項目「{ $field }」が二つあります。
    .hint = どちらかを外してください。
problem-address-not-text = 項目「{ $field }」の中身は文字列ではありません。
    .hint = アドレスの文字列は UTF-8 です。入力し直してください。
problem-address-value = 項目「{ $field }」にこの値は使えません。
    .hint =
        { $field ->
            [convention] normal か misere と書いてください。
            [cards] 5 や 7,5 のように、配る枚数を書いてください。
            [first] 0から数えた席を書いてください。
            [hidden] yes と書くか、外してください。
            [level] 0から100までの数を書いてください。
            [seed] 整数を書いてください。
            [at] 何手目までを見るかを書いてください。
            [touched] 0.2 のように、場所と駒を0から数えて書いてください。
            [hint] 1 か 2 と書いてください。
            [why] yes と書くか、外してください。
            [mistake] 1以上の数を書いてください。
            [values] shown か hidden と書いてください。
            [keys] off と書くか、外してください。
            [language] de、en、ja のどれかを書いてください。
           *[other] 外してください。
        }
problem-address-value-long = 項目「{ $field }」が { $most } バイトを超えています。
    .hint = もっと長い局面は、`lastmove solve` かプログラム用のインターフェースで調べられます。
problem-address-long = このアドレスは { $most } バイトを超えています。
    .hint = もっと後の局面から始めると、書く手が少なくて済みます。
problem-address-after-end = { $number }手目の { $move } は、対局が終わった後の手です。
    .hint = この手と、それより後の手を外してください。
problem-address-touched = ここには、触れられる駒 { $spot } がありません。
    .hint = 場所、駒の順に、0から数えて書きます。
problem-address-mistake = 間違い{ $number }はありません。全部で{ $count }つです。
    .hint = 間違いは1から数えます。
