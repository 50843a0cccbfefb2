# マリエンバートのようなマッチ棒と列のゲームの名詞(stones.ftl は石と山)
-heap = 列
-stone = マッチ棒
# マッチ棒を数える言葉
-counter = 本
