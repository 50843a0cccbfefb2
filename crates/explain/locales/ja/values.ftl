# 値の列:値、周期、証明書、比較。g(n) は n 個の山のグランディ数です。

# 値のよりどころ
values-computed = どの値も計算したものです。値は、後続局面の値の中にない最小の数です。
values-computed-to = 大きさ { $heap } の山までの値は計算したもので、その先の値は周期から分かります。
values-written =
    { $count ->
        [one] { $file }:大きさ { $from } の山の値を1つ書きました。
       *[other] { $file }:大きさ { $from } から { $to } までの山の値を { $count } 個書きました。
    }
claim-nim-values = ニムの値の定理(Winning Ways、第2章)
claim-period-theorem = 周期の定理(Guy と Smith、1956年;Winning Ways、第4章)
claim-unequal-period-theorem = 大きさの違う山に分けるときの周期の定理(証明はプログラムのソースにあります)
claim-rare-splits = 稀な値と普通の値の定理(Winning Ways、第4章)

# 周期
period-found =
    { $kind ->
        [arithmetic] 等差的な周期 { $period }(増分 { $saltus })、前周期 { $preperiod }:{ $preperiod } 以上のすべての n で g(n + { $period }) = g(n) + { $saltus } です。
       *[other] 周期 { $period }、前周期 { $preperiod }:{ $preperiod } 以上のすべての n で g(n + { $period }) = g(n) です。
    }
period-none = 調べた種類の周期は、大きさ { $heap } の山まで見つかりませんでした。
period-open = 未解決:証明された周期はなく、周期がないとも言えません。
period-why = 大きさ { $computed } の山までの値を計算しました。{ $preperiod } から先では、どの値も { $period } ごとに繰り返します。定理によれば、これだけあれば十分で、その先に例外はありません。
period-closed-form = これは値を表す式から分かります。計算した値はありません。
period-none-means = 周期がないという意味ではありません。定理ですべての山について証明できるだけの値が繰り返したときに、初めて周期が見つかったといいます。
period-candidate =
    { $kind ->
        [arithmetic] { $preperiod } 以上の n で g(n + { $period }) = g(n) + { $saltus }
       *[other] { $preperiod } 以上の n で g(n + { $period }) = g(n)
    }
period-candidate-seen = 証明はされていませんが、計算した値、つまり大きさ { $heap } の山までの値では、{ $candidate } となっています。
period-candidate-needs = 大きさ { $heap } の山まで成り立てば、証明されます。`lastmove period { $code } --to { $heap }` を試してください。
period-candidate-endless = 値からこれを証明できる定理は知られていません。
published-agrees = 発表されている結果と一致します。
published-differs = 発表されている結果と一致しません:周期 { $period }、前周期 { $preperiod }。
published-unproved = 発表されている結果は、周期 { $period }、前周期 { $preperiod } です。ここで計算した値では、まだ証明できません。
period-row-period = 周期
period-row-preperiod = 前周期
period-row-exception = 最後の例外
period-row-saltus = 増分
period-row-computed = 計算した山
period-row-largest = 最大の値
period-row-rare = 稀な値
period-row-engine = 計算の方法
period-row-certificate = 証明書
period-row-published = 発表
period-exception-none = なし
period-computed = 大きさ 0 から { $heap } まで
period-rare =
    { $parity ->
        [yes] { $rare } 個の山の値(マスク { $mask } と山の大きさの偶奇による)
       *[other] { $rare } 個の山の値(マスク { $mask } による)
    }
period-rare-last =
    { $parity ->
        [yes] { $rare } 個の山の値。最後の山は { $last }(マスク { $mask } と山の大きさの偶奇による)
       *[other] { $rare } 個の山の値。最後の山は { $last }(マスク { $mask } による)
    }

# 証明書
verify-right = 証明書は正しいです。{ $code } のグランディ数の周期は { $period }、前周期は { $preperiod } です。
verify-refused = 証明書は正しくありません。{ $code } の周期を { $period }、前周期を { $preperiod } としています。
verify-checked-all = 定理に必要な { $heaps } 個の山すべての値を、それぞれの後続局面すべてから計算し直しました。どれも証明書の値と同じです。
verify-checked-rare = 定理に必要な { $heaps } 個の山すべての値を計算し直しました。どれも証明書の値と同じです。{ $full } 個は後続局面すべてから、{ $others } 個は稀な部分を含む分け方(稀な山は { $rare } 個あります)と、より小さい値ごとに1つの後続局面とから計算しました。
verify-smallest = これより小さい周期も、小さい前周期もありません。

# 比較
compare-equal =
    { $count ->
        [one] 大きさ { $from } の山の値は正しいです。
       *[other] 大きさ { $from } から { $to } までの山の { $count } 個の値は、すべて正しいです。
    }
compare-different = 最初の誤りは、大きさ { $heap } の山の値です({ $line }行目)。{ $found } と書かれていますが、正しくは { $expected } です。
compare-occurs = { $found } ではありません。一手でできる { $option } の値が { $found } だからです。
compare-skips = { $found } ではありません。それより小さい { $expected } も、値の中にないからです。
compare-vanishes = { $found } ではありません。山を全部取ることができ、何もないときの値が { $found } だからです。
compare-shifted = 最初の値が大きさ { $from } の山の値だとすれば、値は一致します。--from { $from } を付けて試してください。

# 進みぐあい
progress-line =
    { $share ->
        [unknown] 大きさ { $heap } の山まで(毎秒 { $rate } 個)
       *[other] 大きさ { $to } の山までのうち { $heap } まで:{ $share } %(毎秒 { $rate } 個)
    }

# 値の尋ね方の誤り
problem-engine-for-other-codes = 計算の方法 { $engine } では、ゲーム { $code } を計算できません。
    .hint = 方法の指定を外すか、どのコードにも使える naive にしてください。dense と sparse に使えるのは、数字が有限個で、残す山が2つまでのコードだけです。sparse では、山を分ける手も必要です。
problem-no-values-of-game = { $game } の局面は一つのゲームの山だけでできているわけではないので、グランディ数の列はありません。
    .hint = 山のゲーム({ $names })か、0.77 のようなコードを指定してください。
problem-values-of-misere-game = { $game } は逆形で、グランディ数では勝ち負けが決まりません。
    .hint = 同じ山の正規形での値は { $code } の値です。
problem-values-beyond-memory = { $code } の、大きさ { $heap } の山までの値はメモリーに収まりません。その必要をなくす周期も見つかりませんでした。
    .hint = 空きは { $mebibytes } MiB で、大きさ { $fits } の山までの値が収まります。

# 証明書の誤り
problem-certificate-unknown = これは証明書ではありません。「{ $found }」で始まっています。
    .hint = 証明書は「{ $expected }」という行で始まります。`lastmove period コード --certificate ファイル` で書き出せます。
problem-certificate-line = 証明書の{ $line }行目が正しくありません:「{ $found }」
    .hint = ここには次のような行が必要です:{ $expected }
problem-certificate-checksum = 証明書の行が、書き出された後で変えられています。チェックサムは { $found } ではなく { $expected } です。
    .hint = 書き出されたままのファイルを使うか、もう一度書き出してください。
problem-certificate-code = コード { $code } は限りなく繰り返します。このようなコードの周期が何個の値で証明されるかは、どの定理からも分かりません。
    .hint = 証明書があるのは、数字が有限個のコードだけです。
problem-certificate-range = 周期 { $period } と前周期 { $preperiod } は、範囲を外れています。
    .hint = 周期は1以上で、どちらの数も { $largest }(2の52乗)までです。
problem-certificate-functional = 汎関数「{ $functional }」は、{ $code } の分け方には使えません。
    .hint = 証明書をもう一度書き出してください。
problem-certificate-values = 証明書には { $found } 個の値がありますが、周期と前周期には { $expected } 個が必要です。
    .hint = ファイルが途中で切れているか、何かが付け足されています。書き出されたままのファイルを使ってください。
problem-certificate-too-large = 定理には { $heaps } 個の山が必要ですが、メモリーに収まるのは { $bound } 個です。
    .hint = メモリーのもっと多いコンピュータで確かめてください。
problem-certificate-wrong-value = 最初の誤りは、大きさ { $heap } の山の値です。証明書では { $claimed } ですが、正しくは { $right } です。
    .hint = それより小さい山の値はすべて正しいです。
problem-certificate-rare-position = 稀な山の一覧が、大きさ { $heap } の山のところで誤っています。
    .hint = 値そのものは正しいです。証明書をもう一度書き出してください。
problem-certificate-period = 値は { $period } ごとに繰り返しますが、{ $smaller } ごとでも繰り返します。
    .hint = 証明書には最小の周期を書きます。
problem-certificate-preperiod = 値は大きさ { $preperiod } の山から繰り返しますが、もう { $smaller } から繰り返しています。
    .hint = 証明書には最小の前周期を書きます。
problem-no-certificate = { $code } の周期は証明されていないので、証明書は書き出しませんでした。
    .hint = --to を大きくして、もっと多くの値を計算してください。

# 値のファイルの誤り
problem-sequence-empty = このファイルには値がありません。
    .hint = 数を空白、コンマ、改行で区切って書くか、一行に一つ、山の大きさとその値を書いてください。
problem-sequence-number = { $line }行目:「{ $found }」は値ではありません。
    .hint = 値と山の大きさは、0 から { $largest } までの整数です。
problem-sequence-number-missing = { $line }行目:このコンマの前に数がありません。
    .hint = コンマとコンマの間には数が必要です。後ろに数がなくてもよいのは、行の最後のコンマだけです。
problem-sequence-line = { $line }行目は、山の大きさとその値ではありません:「{ $found }」
    .hint = このファイルはそのような行で始まっているので、どの行も「{ $expected }」のように書いてください。最初の行に値が2つある、値だけの列では、間にコンマが必要です。
problem-sequence-order = { $line }行目は大きさ { $found } の山の行ですが、次は { $expected } のはずです。
    .hint = 山は順に続かなければなりません。ここで一行足りないか、余っています。
problem-sequence-document = { $line }行目:値の列のある文書ではありません。
    .hint = `lastmove values --format json` で書き出される JSON({ $schema })か、角かっこで囲んだ数の列でなければなりません。
problem-sequence-count = 文書には { $found } 個の値がありますが、文書自身によれば { $expected } 個のはずです。
    .hint = 切れているか、付け足されています。書き出されたままの文書を使ってください。
problem-sequence-too-far = 値の数が、山の数を超えています。
    .hint = 山の大きさは { $largest } までです。もっと小さい山から始めてください。

# ファイルとオプションの誤り
problem-output-exists = 「{ $file }」というファイルはもうあります。
    .hint = 別の名前にするか、--force を付けて上書きしてください。
problem-cannot-write-file = 「{ $file }」に書き込めません({ $reason ->
        [not-found] そのフォルダーはありません
        [is-a-directory] フォルダーです
        [permission-denied] 許可されていません
        [storage-full] 空き容量がありません
       *[other] { $reason }
    })。
    .hint = 別の場所にしてください。そこには何も残っていません。
problem-cannot-read-file = 「{ $file }」を読めません({ $reason ->
        [not-found] そのファイルはありません
        [is-a-directory] フォルダーです
        [permission-denied] 許可されていません
       *[other] { $reason }
    })。
    .hint = ファイル名を確かめてください。
problem-input-too-large = 「{ $file }」は { $mebibytes } MiB を超えていて、メモリーに収まりません。
    .hint = ファイル名を確かめるか、メモリーのもっと多いコンピュータを使ってください。
problem-heaps-backwards = { $from } から { $to } までの山はありません。
    .hint = --to は --from 以上にしてください。
