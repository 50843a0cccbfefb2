# The nouns of games about stones in heaps; matches.ftl has the same for matches in rows.
-heap = heap
-heap-capital = Heap
-heaps = heaps
-stone = stone
-stones = stones
