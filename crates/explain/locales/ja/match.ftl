# コンピュータどうしの対戦
match-games =
    { $games ->
       *[other] { $games }局、シード{ $seed }。席と最初に始める人は順に交替します。
    }
match-player = プレイヤー
match-wins = 1着の割合
match-place = 平均順位
match-rating = レーティング
match-places = 1着、2着、…
match-drawn =
    { $games ->
       *[other] 長すぎるため引き分けになった局は{ $games }局です。
    }
match-bounds = 括弧の中と±の後は、95 %の信頼度で数が入る範囲です。レーティングが400点高いと、10対1の割合で先に上がります。
progress-games =
    { $share ->
        [unknown] { $heap }局、毎秒{ $rate }局
       *[other] { $to }局中{ $heap }局({ $share } %)、毎秒{ $rate }局
    }

# 対戦についての誤り
problem-heap-player-unknown = 「{ $word }」というプレイヤーはいません。
    .hint = 山のゲームでは{ $players }から選びます。数は、100回のうち最善手を指す回数です。
problem-cards-only = { $game }にはカードがありません。
    .hint = --deck、--cards、--open、--order、--relation、--rulesを外してください。tanhinmin用のオプションです。
problem-match-without-games = 対戦には少なくとも1局が必要です。
    .hint = --gamesに数を指定してください。
problem-match-seats = 席は{ $seats }ありますが、プレイヤーは{ $players }人です。
    .hint = 手札と同じ数のプレイヤーを指定してください。山のゲームは2人で遊びます。
problem-record-number = これは対戦の{ $number }局目の記録ですが、ここに来るのは{ $expected }局目です。
    .hint = 書かれたままの記録を使ってください。重複も抜けもなく、順番どおりでなければなりません。
problem-record-deal = { $game }局目の始まり方が、対戦のシードで決まる配り方や席順と違います。
    .hint = 最初の行も含めて、書かれたままの記録を使ってください。
problem-record-length = { $game }局目は途中で切れています。{ $moves }手では終わらず、引き分けになる{ $most }手にもなっていません。
    .hint = 書かれたままの記録を使ってください。
problem-not-a-match-log = この行には、対戦で何が行われたかが書かれていません。
    .hint = 記録の最初の行は、match --logが書く{ $schema }という文書です。
problem-not-a-record = この行は一局の記録ではありません。
    .hint = match --logが書いたままの、一行に一局の記録を使ってください。
problem-record-places = { $game }局目の手順では順位は{ $played }になり、{ $written }にはなりません。
    .hint = 書かれたままの記録を使ってください。
problem-record-seats = { $game }局目の記録の席には、{ $seats }人のプレイヤーが1回ずつ現れていません。
    .hint = 書かれたままの記録を使ってください。
problem-player-unknown = 「{ $word }」というプレイヤーはいません。
    .hint = { $players }から選んでください。
problem-player-simulations = 「{ $word }」では、一手のために何局試すかが分かりません。
    .hint = 手を試すのはmonte-carloだけです。monte-carlo:500のように1以上の数を付けてください。
problem-perfect-hidden = プレイヤーperfectは、すべての手札を知っていなければなりません。
    .hint = カードをすべて公開するか、2人でデッキ全体を分けてください。
problem-hands-not-from-deck = これらの手札は、配られたはずのデッキのものではありません。
    .hint = 手札を配ったデッキを指定してください。
