# 石と山のゲームの名詞(matches.ftl はマッチ棒と列)
-heap = 山
-stone = 石
# 石を数える言葉
-counter = 個
