# The nouns of games about matches in rows, as in Marienbad; stones.ftl has the same for stones in heaps.
-heap = row
-heap-capital = Row
-heaps = rows
-stone = match
-stones = matches
