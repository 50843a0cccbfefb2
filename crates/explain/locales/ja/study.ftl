# 場を始めることと各カードの価値
study-heading = 手札は{ $cards }枚ずつ、強さは{ $ranks }種類(どれも同じ確率)
study-all = 厳密:手札の組{ $deals }通りすべてを、それぞれの確率で数えました。
study-sampled = 推定:シード{ $seed }で{ $deals }回配りました。括弧の中は95 %信頼区間です。
study-leader-wins = 場を始める人が勝つ
study-lead-decides = 始める人で勝敗が決まる
study-rank = カード
study-worth = 価値
study-meaning = 「始める人で勝敗が決まる」とは、どちらが場を始めても、始めた人が勝つことです。カードの価値は、手札の1枚がそのカードだと分かり、ほかには誰が始めるかも分からないときに、その人の勝率が半分を何ポイント上回るかです。
study-plot-title = カードの価値:手札は{ $cards }枚ずつ、強さは{ $ranks }種類
study-plot-description = 強さごとに1本の棒です。勝ちやすいカードは上、負けやすいカードは下へ、単位はパーセントポイントです。

# 調査についての誤り
problem-study-range = { $option }は1から{ $most }までです。
    .hint = その範囲の数にしてください。
problem-study-too-large = すべてを調べるには手札の組が多すぎます。{ $most }通りを超えるか、配り方が数え切れません。
    .hint = --ranksか--cardsを小さくするか、--samples 1e6のように無作為に配ってください。
problem-study-game = { $game }について調べることはありません。
    .hint = tanhinminを指定してください。
