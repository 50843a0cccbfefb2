# `play` の対話。`$who` は `you` か `other`、`$name` は文の主語(助詞なし):「コンピューター」「対局者2」
play-you = あなた
play-computer = コンピューター
play-player = 対局者{ $number }
play-computer-number = コンピューター{ $number }

# はじめに
play-seed = シードは { $seed } です。--seed { $seed } で同じ対局をもう一度遊べます。
play-begins =
    { $who ->
        [you] あなたが先手です。
       *[other] { $name }が先手です。
    }
play-goes-on = { $moves }手目のあとから続けます。
play-level =
    { $level ->
        [0] コンピューターはランダムに手を選びます。
        [100] コンピューターはいつも最善手を選びます。
       *[other] コンピューターは100回のうち{ $level }回の割合で最善手を選び、残りはランダムに選びます。
    }
play-type-a-move = { $move } のように手を入力するか、`ヘルプ` と入力してください。
play-to-move = { $name }の手番です。
play-rule-of-thumb = この先の局面が、コンピューターが探索できる数より多くなります。そのようなところでは、最善手を探さずに、経験則で手を選びます。
play-any-move = この先の局面が、コンピューターが探索できる数より多くなります。そのようなところでは、ランダムに手を選びます。
play-pass = パス

# 使える言葉とその説明
play-word-hint = ヒント
play-word-why = なぜ
play-word-undo = 戻す
play-word-moves = 手
play-word-position = 局面
play-word-save = 保存
play-word-again = もう一度
play-word-help = ヘルプ
play-word-quit = 終了
play-help-typing = 手は次のように入力します。
play-whoever-types = { $move } と入力した人
play-help-hint = まずどこを見ればよいか、もう一度聞くと、どの手がよいかを教えます。必勝手がなければ、わなになる手を教えます
play-help-why = この局面でどちらが勝つか、その理由を説明します。もう一度聞くと、コンピューターの手の見つけ方を説明します。前に述べた決まりは省きます(`なぜ 全部` で繰り返します)。`なぜ { $move }` のように手を付けると、その手を選んだらどうなるかを説明します
play-help-undo = あなたの最後の手と、それへの応手を取り消します
play-help-moves = 選べる手の一覧を出します
play-help-position = 局面と、その書き方をもう一度見せます
play-help-save = `保存 game.txt` のように、対局を新しいファイルに書き出します。`lastmove play --load game.txt` で続きから遊べます
play-help-again = 同じ対局を初めからやり直します
play-help-help = この説明を出します
play-help-quit = 終了します

# 返事
play-hint-more = もう一度 `ヒント` と入力すると、手を教えます。
play-hint-only-move = 選べる手は { $move } だけです。
play-hint-trap-more = もう一度 `ヒント` と入力すると、わなになる手を教えます。
play-hint-trap =
    { $winning ->
        [1] わなを仕掛けましょう:{ $move }。勝てる応手は一つしかありません。
       *[other] わなを仕掛けましょう:{ $move }。勝てる応手は{ $winning }通りです。
    }
play-no-hint = ここでは、どの手でも勝ちを強制できません。相手の間違いを待つしかありません。理由は `なぜ` で見られます。
play-over-already = 対局は終わっています。
play-nothing-to-undo = 取り消せるあなたの手はありません。
play-and-more = ……ほか
play-position = 局面:{ $position }
play-saved = 保存しました。続きは次のコマンドで遊べます。

# なぜ:直前の手
play-judged-wins =
    { $who ->
        [you] { $winning ->
            [1] あなたは { $move } を選びました。これが唯一の必勝手です。
           *[other] あなたは { $move } を選びました。{ $winning }通りある必勝手の一つです。
        }
       *[other] { $winning ->
            [1] { $name }は { $move } を選びました。これが唯一の必勝手です。
           *[other] { $name }は { $move } を選びました。{ $winning }通りある必勝手の一つです。
        }
    }
play-judged-mistake =
    { $who ->
        [you] あなたは局面 { $position } で { $move } を選び、勝ちを逃しました。勝てる手は { $better } です。
       *[other] { $name }は局面 { $position } で { $move } を選び、勝ちを逃しました。勝てる手は { $better } です。
    }
play-judged-no-win =
    { $who ->
        [you] あなたは { $move } を選びました。その局面では、どの手でも勝ちを強制できませんでした。
       *[other] { $name }は { $move } を選びました。その局面では、どの手でも勝ちを強制できませんでした。
    }
play-judged-forced =
    { $who ->
        [you] あなたが選べる手は { $move } だけでした。
       *[other] { $name }が選べる手は { $move } だけでした。
    }
play-why-more = もう一度 `なぜ` と入力すると、{ $move } の見つけ方を説明します。
play-why-all = 前に述べた決まりは省きました。`なぜ 全部` で繰り返します。
play-why-no-more = この局面について、これ以上の説明はありません。`なぜ 全部` で決まりを繰り返し、`なぜ { $move }` でその手を選んだらどうなるかを説明します。
play-why-no-more-over = 対局は終わったので、これ以上の説明はありません。
play-look-back = { $move } はどうすれば見つかるでしょうか。それを選んだ人の身になって考えてみましょう。これがそのときの局面で、あなたの手番です。

# なぜ:まだ選んでいない手
play-if-wins = { $move } を選べば、勝ちは動きません。そのあと手番になる人の身になって考えてみましょう。
play-if-wins-at-once = { $move } を選べば、すぐに勝ちます。
play-if-loses = { $move } では勝てません。相手は { $reply } と応じ、またあなたの手番です。
play-if-loses-elsewhere = { $move } では勝てません。次の人は { $reply } と応じます。その人の身になって考えてみましょう。
play-if-loses-to-the-last = { $move } では勝てません。相手が { $reply } と応じて、対局が終わります。
play-if-loses-at-once = { $move } を選ぶと対局が終わり、あなたの負けです。

# おわりに
play-last-move = { $deed }({ $aim })。
play-over-from-the-start = 対局はもう終わっていて、選べる手がありません({ $aim })。
play-winner-from-the-start =
    { $who ->
        [you] 一手もなしに、あなたの勝ちです。
       *[other] 一手もなしに、{ $name }の勝ちです。
    }
play-over-many = 最初に上がった人の勝ちです。
play-winner =
    { $who ->
        [you] あなたの勝ちです!
       *[other] { $name }の勝ちです。
    }
play-no-mistakes = 間違えた人はいません。
play-forced =
    { $who ->
        [you] あなたは初めから勝ちを強制でき、そのとおりに勝ちました。
       *[other] { $name }は初めから勝ちを強制できました。
    }
play-your-moves-right = あなたは一度も間違えませんでした。
play-mistakes = 勝ちを逃した手が{ $count }つあります。
play-move-number = { $number }手目
play-mistake =
    { $who ->
        [you] あなたは局面 { $position } で { $move } を選びました。勝てる手は { $better } です。
       *[other] { $name }は局面 { $position } で { $move } を選びました。勝てる手は { $better } です。
    }
play-better-and-more = { $moves } ……ほかに{ $count }通り
play-mistakes-unknown = どの手が間違いだったかは、わかりません。
play-over-now = `戻す` で最後の手を取り消し、`なぜ` で説明を見て、`もう一度` でやり直せます。`終了` で終わります。
play-over-without-undo = `もう一度` でやり直し、`終了` で終わります。

# 入力の誤り
problem-not-understood = 「{ $typed }」は手でも、知っている言葉でもありません。
    .hint = 手を入力してください。`ヘルプ` で使える言葉が見られます。
problem-words-behind = `{ $word }` の後ろには何も書けません。
    .hint = `{ $word }` だけを入力してください。
problem-game-is-over = 対局は終わったので、もう手はありません。
    .hint = `戻す` で手を取り消すか、`もう一度` でやり直してください。
problem-typed-too-long = この行は { $most } バイトを超えています。
    .hint = 手は短いものです。長い局面は `lastmove play` の後ろに書いてください。
problem-typed-not-text = UTF-8 の文字列ではありません。
    .hint = 入力し直すか、端末を UTF-8 にしてください。
problem-file-name-missing = ファイル名がありません。
    .hint = 言葉の後ろに書いてください:保存 game.txt
problem-file-exists = 「{ $file }」というファイルはもうあります。上書きはしません。
    .hint = 別の名前にしてください。
problem-cannot-save = 「{ $file }」に書き込めません({ $reason ->
        [not-found] そのフォルダーはありません
        [is-a-directory] フォルダーです
        [permission-denied] 許可されていません
        [storage-full] 空き容量がありません
       *[other] { $reason }
    })。
    .hint = 別の場所にしてください。対局は続けられます。
problem-cannot-load = 「{ $file }」を読めません({ $reason ->
        [not-found] そのファイルはありません
        [is-a-directory] フォルダーです
        [permission-denied] 許可されていません
       *[other] { $reason }
    })。
    .hint = ファイル名を確かめてください。
problem-file-too-large = 「{ $file }」は { $mebibytes } MiB を超えています。
    .hint = `保存` で書き出したファイルを指定してください。そのようなファイルはずっと小さいものです。

# だれが対局するか
problem-unknown-player = 「{ $player }」という対局者はいません。
    .hint = 対局者は `me`(あなた)と `computer`、カードのゲームではほかに { $players } です。
problem-nobody-types = 手を入力する人がいません。
    .hint = 少なくとも一人は `me` にしてください。
problem-players-and-seats = 対局者は{ $players }人ですが、局面には席が{ $seats }つあります。
    .hint = 手札と同じ数の対局者を書いてください。山のゲームは二人です。
problem-who-begins = 「{ $first }」は先手になれません。
    .hint = 対局者のうちの `me` か `computer`、または0から数えた席を書いてください。
problem-no-such-seat = 席{ $seat }はありません。
    .hint = { $seats }つの席は0から数えます。
problem-seat-cannot-begin = ここでは席{ $seat }の人は先手になれません。
    .hint = --first を外してください。場にカードがあれば手番は決まっていますし、上がった人は先手になれません。
problem-other-game-loaded = ファイルにあるのは { $game } ではなく { $loaded } の対局です。
    .hint = ゲームの名前を外してください:lastmove play --load ファイル

# 保存した対局
problem-not-a-transcript = これは保存した対局ではありません。
    .hint = 保存した対局は「{ $first }」という行で始まります。
problem-transcript-version = この対局は形式の版 { $version } で保存されています。
    .hint = このプログラムが読めるのは版 { $known } です。
problem-transcript-not-text = 保存した対局の{ $line }行目は UTF-8 の文字列ではありません。
    .hint = ファイルを UTF-8 で保存してください。
problem-transcript-line = 保存した対局の{ $line }行目は、知らない内容です。
    .hint = 空行の前には { $keys } を、それぞれコロンを付けて書きます。空行の後は手です。
problem-transcript-twice = 保存した対局の{ $line }行目で「{ $key }」が二度目です。
    .hint = どちらかの行を消してください。
problem-transcript-missing = 保存した対局に「{ $key }」の行がありません。
    .hint = 最初の空行より前に書いてください。
problem-transcript-value = 保存した対局の{ $line }行目:「{ $key }」の値として使えません。
    .hint =
        { $key ->
            [convention] convention は normal か misere です。
            [players] players には me と computer を手番の順に、コンマで区切って書きます。
            [level] level は0から100までの数です。
            [seed] seed は整数です。
           *[other] コロンの後ろに値を書いてください。
        }
problem-transcript-seats = 保存した対局の{ $line }行目では対局者が{ $players }人ですが、局面には席が{ $seats }つあります。
    .hint = 席ごとに一人ずつ書いてください。
problem-transcript-move = 保存した対局の{ $line }行目:{ $number }手目の「{ $move }」は、局面 { $position } では選べません。
    .hint = そこで選べるのは { $moves } です。
problem-transcript-after-end = 保存した対局の{ $line }行目:{ $number }手目の「{ $move }」は、対局が終わった後の手です。
    .hint = この行と、それより後の行を消してください。

# カードのプレイヤーと、隠した手札
play-style-number =
    コンピューター{ $number }({ $style ->
        [random] ランダム
        [weakest] 最弱のカード
        [strongest] 最強のカード
        [rule] 経験則
        [monte-carlo] モンテカルロ
       *[perfect] 完璧
    })
play-hidden-hint = あなたと同じことしか知らない人なら、ここで{ $move }を選びます。それで勝てるかどうかは、ほかの人の手札によります。
play-hidden-why = 手札は隠されています。誰が勝ちを強制できるかは、見えないカードによります。知りたいときは、手札を公開した局面を解いてください。
problem-player-of-cards = { $player }はカードのプレイヤーですが、{ $game }にカードはありません。
    .hint = ここでの対局者は `me`(あなた)と `computer` です。
