# JSON API への要求の誤り
problem-unknown-field = ここには「{ $field }」という項目はありません。
    .hint = 使える項目は { $fields } です。
problem-field-missing = 項目 { $field } がありません。
    .hint = アドレスなら { $field }=…、本文なら "{ $field }": … と書いてください。
problem-field-twice = 項目 { $field } が二回書かれています。
    .hint = { $field } は一回だけ書いてください。
problem-field-type =
    { $expected ->
        [text] 項目 { $field } が文字列ではありません。
        [number] 項目 { $field } が数ではありません。
       *[numbers] 項目 { $field } が文字列でも整数の並びでもありません。
    }
    .hint =
        { $expected ->
            [text] { $field } を引用符で囲んでください。
            [number] { $field } は引用符なしの数字で書いてください。
           *[numbers] { $field } は [0, 1, 2] のように書くか、一つの文字列にしてください。
        }
problem-field-choice = 「{ $value }」は { $field } に使えません。
    .hint = 使えるのは { $choices } です。
problem-malformed-json = JSON として読めません。{ $line }行目に誤りがあります。
    .hint = 名前と文字列は引用符で囲み、項目の間にはコンマを置き、最後には置かないでください。
problem-body-not-object = 本文は JSON ですが、オブジェクトではありません。
    .hint = 項目を波括弧で囲んでください。
problem-body-type = 本文の種類が、ここで読めるものではありません。
    .hint = ヘッダー Content-Type: { $expected } を付けて送ってください。
problem-body-too-large = 本文が { $kibibytes } KiB を超えています。
    .hint = もっと短くしてください。コマンドラインにはこの制限がありません。
problem-body-cut-short = 本文が{ $seconds }秒以内にすべて届きませんでした。
    .hint = もう一度送ってください。
problem-address-too-long = アドレスが { $kibibytes } KiB を超えています。
    .hint = 長い局面は POST の本文で送ってください。
problem-nothing-here = { $path } には何もありません。
    .hint = 使えるアドレスは /api/v1/openapi.json に書いてあります。
problem-wrong-method = このアドレスで { $method } は使えません。
    .hint = 使えるものはヘッダー Allow に書いてあります。
problem-other-host = このコンピュータの名前ではありません。
    .hint = 127.0.0.1 か localhost を指定してください。
problem-too-many-values = 一つの答えに入る値の数を超えています。
    .hint = { $largest }個までにしてください。コマンドラインにはこの制限がありません。
problem-busy = 同時に計算できるだけの計算をしているところです。
    .hint = { $seconds }秒後にもう一度試してください。
problem-out-of-time = 答えを出すのに{ $seconds }秒以上かかります。
    .hint = もっと小さなことを尋ねるか、この制限のないコマンドラインを使ってください。
problem-fault = プログラムの誤りです。あなたの誤りではありません。
    .hint = 何を尋ねたかを知らせてください。
