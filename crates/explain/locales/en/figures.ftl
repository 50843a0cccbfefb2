# Drawings: their titles, and what they show in words, for whoever does not see them. What stands in them follows each description.
drawing-columns = The { -heaps } in binary with their column sums
    .description = A line for each { -heap }: its number and its binary digits. Below the rule stand the column sums; odd ones are ringed.
drawing-odd-columns = The { -heaps } in binary
    .description = A line for each { -heap }: its number and its binary digits. Below the rule a 1 marks each column whose sum is odd.
drawing-values = The nim-values in binary with their column sums
    .description = A line for each { -heap }: its nim-value and the binary digits of that value. Below the rule stand the column sums, odd ones ringed, and the nim-sum.
drawing-powers = The { -heaps } as sums of powers of two
    .description = A line for each { -heap }: its number and the powers of two that it is the sum of. Below the rule those without a partner are ringed.
drawing-repairs = What a { -heap } must become
    .description = A line for each { -heap }: what it is now, and what it must become.
drawing-targets = What each { -heap } must become
    .description = A line for each { -heap }: its nim-value, the value it must get, and a move that does so.
drawing-mex = What is left, and the smallest missing number
    .description = A line for each possibility: what is left, and its nim-value. Below the rule stand the numbers that occur; the smallest missing one is boxed.
drawing-line = The expected play
    .description = The moves one after the other.
drawing-replies = Losing moves and the answers that win
    .description = On the left a losing move, behind the arrow an answer that wins against it.
drawing-matching = Who answers whom
drawing-heaps = The { -heaps } on the table
drawing-cards = The hands and the table

# How something is read aloud that is drawn in a frame.
drawing-ringed = { $text } (ringed)
drawing-boxed = { $text } (boxed)

# The hands and the table, as they are read aloud.
drawing-hand = { $name }: { $cards }
drawing-hand-to-move = { $name }, to move: { $cards }

# A graph of cards, as it is read aloud. `$whose` is whose cards stand above, `$parts` are the sentences that follow.
drawing-graph = Graph “{ $whose }”: { $parts }.
drawing-graph-above = above { $cards }
drawing-graph-below = below { $cards }
drawing-graph-pairs = pairs { $cards }
drawing-graph-left-over = left over { $cards }
drawing-graph-left-out = left out { $cards }
