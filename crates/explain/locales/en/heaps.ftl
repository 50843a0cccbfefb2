# Heap games. The nouns -heap, -heaps, -stone and -stones stand in stones.ftl and matches.ftl.

# Several things in one sentence.
heaps-list-comma = { $first }, { $second }
heaps-list-next = { $first }, { $second }
heaps-list-and = { $first } and { $second }
heaps-list-or = { $first } or { $second }
heaps-list-more = { $items } and { $count } more

# Titles and rules.
title-nim = Nim
title-marienbad = Marienbad
title-lasker = Lasker’s Nim
title-kayles = Kayles
title-dawsons-kayles = Dawson’s Kayles
title-dawsons-chess = Dawson’s chess
title-treblecross = Treblecross
title-officers = Officers
title-grundy = Grundy’s game
title-subtraction = The subtraction game { $code }
title-code = The game { $code }
rules-nim = Two players move in turn. Choose one heap and take stones from it: at least one, at most all of them.
rules-marienbad = Two players move in turn. Choose one row and take matches from it: at least one, at most all of them. Usually there are four rows, with 1, 3, 5 and 7 matches.
rules-lasker = Two players move in turn. Choose one heap. Either take stones from it, at least one and at most all of them, or take none and split it into two heaps.
rules-kayles = Two players move in turn. A heap stands for a row of pins, side by side: knock down one pin, or two that stand next to each other. So take one or two stones from one heap; what is left of it may stay together or be split into two heaps.
rules-dawsons-kayles = Two players move in turn. A heap stands for a row of pins, side by side: knock down two that stand next to each other. So take exactly two stones from one heap; what is left of it may stay together or be split into two heaps.
rules-dawsons-chess = Two players move in turn. Choose one heap and do one of three things: take one stone, if it is the whole heap; take two stones and leave the rest together; or take three stones, and what is left may stay together or be split into two heaps.
rules-treblecross = Two players move in turn. Take exactly three stones from one heap; what is left of it may stay together or be split into two heaps. (Three crosses in a row, on a strip of squares: a strip of n empty squares is a heap of n + 2.)
rules-officers = Two players move in turn. Take exactly one stone from a heap of two or more; what is left may stay together or be split into two heaps.
rules-grundy = Two players move in turn. Split one heap into two heaps of different sizes. No stone is ever taken; heaps of 1 and 2 cannot be split.
rules-cap = Two players move in turn. Choose one heap and take stones from it: at least { $least }, at most { $most }.
rules-subtraction = Two players move in turn. Choose one heap and take exactly { $numbers } stones from it.
rules-subtraction-single =
    { $number ->
        [one] Two players move in turn. Choose one heap and take exactly 1 stone from it.
       *[other] Two players move in turn. Choose one heap and take exactly { $number } stones from it.
    }
rules-no-moves = Two players, but no moves: the code { $code } allows nothing, so every game is over before it begins.
rules-code = Two players move in turn. Choose one heap and do with it one of the things that the digits of the code { $code } allow.
convention-last-stone-wins = normal play: whoever takes the last { -stone } wins
    .sentence = Normal play: whoever takes the last { -stone } wins.
convention-last-stone-loses = misère play: whoever takes the last { -stone } loses
    .sentence = Misère play: whoever takes the last { -stone } loses.
convention-last-move-wins = normal play: whoever makes the last move wins
    .sentence = Normal play: whoever makes the last move wins.
convention-last-move-loses = misère play: whoever makes the last move loses
    .sentence = Misère play: whoever makes the last move loses.

# A code digit by digit.
clause = { $digit }: { $taking }; leave { $parts }.
clause-unequal = { $digit }: { $taking }; leave { $parts }, all of different sizes.
clause-take-nothing = take nothing
clause-take-exactly =
    { $number ->
        [one] take exactly 1 { -stone }
       *[other] take exactly { $number } { -stones }
    }
clause-take-or-more = take { $number } or more { -stones }
clause-take-every = take { $numbers }, … { -stones }
clause-leave-0 = nothing
clause-leave-1 = one { -heap }
clause-leave-2 = two { -heaps }
clause-leave-3 = three { -heaps }

# Words inside figures.
figure-heap = { -heap }
figure-value = value
figure-needed = needed
figure-by = for example
figure-option = what is left
figure-nim-sum = nim-sum
figure-odd = odd
figure-without-places = The columns stand for 1, 2, 4, 8 and so on, from right to left; there is no room to write that above them.
figure-without-sums = A 1 in the last line marks a column whose sum is odd.
figure-row = Row { $number }
figure-nothing = (nothing is left)
figure-you = you
figure-other = opponent
figure-over = (takes the last { -stone })
figure-more-heaps =
    { $count ->
        [one] … and 1 more { -heap }
       *[other] … and { $count } more { -heaps }
    }
figure-more-sizes =
    { $count ->
        [one] … and 1 more size
       *[other] … and { $count } more sizes
    }
figure-more-options =
    { $count ->
        [one] … and 1 more possibility
       *[other] … and { $count } more possibilities
    }
figure-more-moves =
    { $count ->
        [one] … and 1 more move
       *[other] … and { $count } more moves
    }

# Moves and hints.
heaps-move-all =
    { $taken ->
        [1] { $who } takes the only { -stone } of the { -heap } of 1.
        [2] { $who } takes both { -stones } of the { -heap } of 2.
       *[other] { $who } takes all { $taken } { -stones } of the { -heap } of { $heap }.
    }
heaps-move-some =
    { $taken ->
        [one] { $who } takes 1 { -stone } from the { -heap } of { $heap } and leaves { $parts }.
       *[other] { $who } takes { $taken } { -stones } from the { -heap } of { $heap } and leaves { $parts }.
    }
heaps-move-split = { $who } splits the { -heap } of { $heap } into { $parts }.
heaps-move-take-and-split =
    { $taken ->
        [one] { $who } takes 1 { -stone } from the { -heap } of { $heap } and splits the rest into { $parts }.
       *[other] { $who } takes { $taken } { -stones } from the { -heap } of { $heap } and splits the rest into { $parts }.
    }
heaps-hint-place = Look at the { -heap } of { $heap }.
heaps-hint-all =
    { $taken ->
        [1] Take the only { -stone } of the { -heap } of 1: { $move }.
        [2] Take both { -stones } of the { -heap } of 2: { $move }.
       *[other] Take all { $taken } { -stones } of the { -heap } of { $heap }: { $move }.
    }
heaps-hint-some =
    { $taken ->
        [one] Take 1 { -stone } and leave { $parts }: { $move }.
       *[other] Take { $taken } { -stones } and leave { $parts }: { $move }.
    }
heaps-hint-split = Split it into { $parts }: { $move }.
heaps-hint-take-and-split =
    { $taken ->
        [one] Take 1 { -stone } and split the rest into { $parts }: { $move }.
       *[other] Take { $taken } { -stones } and split the rest into { $parts }: { $move }.
    }
heaps-took-last-stone =
    { $who ->
        [you] You took the last { -stone }
       *[other] { $name } took the last { -stone }
    }
heaps-made-last-move =
    { $who ->
        [you] You made the last move
       *[other] { $name } made the last move
    }

# Why: the end of the game.
heaps-over = No move is left. The other player made the last one.

# Why: Nim, who wins.
heaps-columns = Who wins? Write each { -heap } as a sum of the numbers 1, 2, 4, 8 and so on, none of them twice: 3 = 2+1, 5 = 4+1, 7 = 4+2+1. Put a 1 into the column of each number you use and a 0 into the others; this is the { -heap } in binary. Then count the ones in each column (S); odd sums are marked. The rule: when all sums are even, the player to move loses; when some sum is odd, the player to move wins.
heaps-columns-even = Here all column sums are even: after any move of yours some sum is odd.
heaps-columns-odd =
    { $count ->
        [one] Here the sum of the column { $columns } is odd. Make all column sums even.
       *[other] Here the sums of the columns { $columns } are odd. Make all column sums even.
    }
heaps-columns-why = Why? A move changes one { -heap }, so from even sums it always makes some sum odd. From odd sums some move makes all of them even (see below).
heaps-columns-go-on-normal = So whoever once leaves even sums can do so every time, to the very end: when no { -stone } is left, all sums are 0, which is even. So this player takes the last { -stone }.
heaps-columns-go-on-misere = So whoever once leaves even sums can do so every time until the ending.
heaps-columns-misere = This holds while two or more { -heaps } have 2 or more; then comes the ending (see below).

# Why: Nim, which move.
heaps-pairs = Which move? You can see it without binary. Pair off equal parts of different { -heaps }: 4 with 4, 2 with 2, 1 with 1. What finds no partner is left over.
heaps-pairs-figure = Each column of the figure holds equal parts; what is left over is marked below.
heaps-pairs-method = The method: take the largest part left over and choose a { -heap } that has it. In this { -heap }, strike out every left-over part that it has, and add every left-over part that it lacks. What the { -heap } is then worth must stay in it; take the rest. Now every part has a partner: all column sums are even.
heaps-pairs-none = Here nothing is left over, so the method finds no move: you can only hope that your opponent overlooks the answer.
heaps-pairs-example =
    { $count ->
        [one] For example { $move }: then the part { $parts } is left over, and your opponent answers by the method:
       *[other] For example { $move }: then the parts { $parts } are left over, and your opponent answers by the method:
    }
heaps-pairs-here =
    { $count ->
        [one] Here { $parts } is left over. This is what the method makes of each { -heap } that has the part { $largest }:
       *[other] Here { $parts } are left over; the largest is { $largest }. This is what the method makes of each { -heap } that has it:
    }
heaps-copying-idea = Copying: every move in one of two equal { -heaps } can be answered by the same move in the other, so equal { -heaps } cancel.
heaps-copying-not-enough = But copying to the very end would lose: of two { -heaps } of 1, whoever copies takes the last { -stone }. In the ending play as said above.
heaps-copying-rest = Here { $pairs }: what counts is { $left }.
heaps-copying-all = Here { $pairs }, and nothing else is there: your opponent copies every move of yours and so makes the last one.
heaps-copying-all-misere = Here { $pairs }, and nothing else is there: your opponent copies every move of yours until the ending.

# Why: equal heaps.

# Why: the ending of misère play.
heaps-ending = The ending. It begins when exactly one { -heap } has 2 or more; whoever is then to move wins. Take that { -heap } whole or leave 1 of it, so that an odd number of { -heaps } of 1 is left: leave 1 if the others, all of 1, are even in number (0 is even); take it whole if they are odd. After that each move takes a { -heap } of 1, and the last one falls to your opponent.
heaps-ending-why-columns = Whoever always leaves even sums is to move when the ending begins. For a move lowers the number of { -heaps } of 2 or more by at most one, and with exactly one of them the sums are never all even: its largest part has no partner. So this player never leaves exactly one; some time the other one must.
heaps-ending-why-values = Whoever always leaves the nim-sum 0 is to move when the ending begins. For a move lowers the number of { -heaps } of 2 or more by at most one, and with exactly one of them the nim-sum is never 0: that { -heap } is worth 2 or more, the { -heaps } of 1 together 0 or 1. So this player never leaves exactly one; some time the other one must.
heaps-ending-later = Here { $large } { -heaps } have 2 or more: the ending has not begun.
heaps-ending-take-whole =
    { $ones ->
        [one] Here the ending has come: only the { $heap } is larger than 1. Beside it there is 1 { -heap } of 1, an odd number, so take the { $heap } whole.
       *[other] Here the ending has come: only the { $heap } is larger than 1. Beside it there are { $ones } { -heaps } of 1, an odd number, so take the { $heap } whole.
    }
heaps-ending-leave-one =
    { $ones ->
        [0] Here the ending has come: only the { $heap } is left, and no { -heap } of 1, so leave 1 of the { $heap }.
       *[other] Here the ending has come: only the { $heap } is larger than 1. Beside it there are { $ones } { -heaps } of 1, an even number, so leave 1 of the { $heap }.
    }
heaps-ending-before-columns = Before that, while two or more { -heaps } have 2 or more, the column sums decide.
heaps-ending-before-values = Before that, while two or more { -heaps } have 2 or more, the nim-sum decides.
heaps-ones = With { -heaps } of 1 only, nobody has a choice: each move takes one of them. So count them: if their number is odd, the player to move takes the last one and loses; if it is even, the other player does.
heaps-ones-odd =
    { $ones ->
        [one] Only one { -heap } of 1 is left: you have to take the last { -stone }.
       *[other] Here { $ones } { -heaps } of 1 are left, an odd number: the last one falls to you.
    }
heaps-ones-even = Here { $ones } { -heaps } of 1 are left, an even number: the last one falls to your opponent.

# Why: nim-values.
heaps-values = Who wins? Give each { -heap } its nim-value: the smallest number that is missing among the values of everything one move can make of it. What cannot move is worth 0.
heaps-values-lasker = Who wins? Give each { -heap } its nim-value. That is its size, but 3 and 4 change places, and so do 7 and 8, 11 and 12 and so on: a { -heap } of 3 is worth 4, a { -heap } of 4 is worth 3.
heaps-values-sum = Write the values in binary and count the ones in each column (S); odd counts are marked. The nim-sum has a 1 where the count is odd and a 0 where it is even. The rule: when the nim-sum is 0, the player to move loses; otherwise the player to move wins.
heaps-values-zero = Here the nim-sum is 0: after any move of yours it is not.
heaps-values-not-zero = Here the nim-sum is { $sum }. Make it 0.
heaps-repetition = The values of this game repeat: from { $from } on, the value stays the same when the size grows by { $period }. That is proved for all sizes.
sum-repetition = The values of { $game } repeat: from { $from } on, the value stays the same when the size grows by { $period }. That is proved for all sizes.
heaps-repetition-heap = So a { -heap } of { $heap } is worth as much as a { -heap } of { $same }.
heaps-values-why = Why? Every move changes the value of one { -heap } and so the nim-sum, and from any nim-sum but 0 some move leads to 0.
heaps-values-go-on-normal = So whoever once leaves 0 can do so every time, to the very end: when no move is left, the nim-sum is 0. So this player makes the last move.
heaps-values-go-on-misere = So whoever once leaves 0 can do so every time until the ending.
heaps-values-misere = This holds while two or more { -heaps } have 2 or more; then comes the ending (see below).
heaps-values-method = Which move? Change the value of one { -heap } in just those columns where the nim-sum has a 1: that is the value needed. After a split, what counts is the nim-sum of the values of the parts. A { -heap } whose value has a 1 in the leftmost of these columns always has such a move; others may have one.

# Why: one heap's value (mex).
heaps-mex = Why is a { -heap } of { $heap } worth { $value }? Here is what one move can make of it, with the values. Several { -heaps } together are worth the nim-sum of their values.
heaps-mex-missing =
    { $value ->
        [0] No possibility is worth 0: the smallest missing number is 0, and that is the value (mex).
        [one] The value 0 occurs, 1 does not: it is the smallest missing number, and that is the value (mex).
       *[other] All numbers below { $value } occur, { $value } does not: it is the smallest missing number, and that is the value (mex).
    }
heaps-mex-no-options = A { -heap } of { $heap } cannot be moved. No value occurs at all, so the smallest missing number is { $value }, and that is the value (mex).

# Why: replies, search.
heaps-replies-loss = Every move has an answer (your move -> the answer that beats it):
heaps-replies-win = Every other move loses (the move -> the answer that beats it):
heaps-search-misere = In misère play the nim-values do not decide, and no rule is known for all such games. So every position that can follow was tried.
heaps-search-line =
    { $moves ->
        [one] One move decides it:
       *[other] Best play from here takes { $moves } moves: the winner hurries, the loser holds out as long as possible.
    }

# What answers rest on.
claim-bouton-normal = Bouton’s theorem on Nim
claim-bouton-misere = Bouton’s theorem on misère Nim
claim-lasker-values = the theorem on Lasker’s Nim (Winning Ways, chapter 4)
claim-lasker-misere = the theorem on misère Lasker’s Nim (its proof stands in the source of the program)
claim-sprague-grundy = the theorem of Sprague and Grundy

# What can be wrong with a position.
problem-no-position = There is no position here.
    .hint = Write the sizes of the { -heaps }, such as 2 5 7. A single 0 stands for the finished game.
problem-zero-heap = A { -heap } of 0 is no { -heap }.
    .hint = Leave the 0 out. Only when nothing is left, write 0 alone.
problem-heap-too-large = { $heap } is too large.
    .hint = The largest { -heap } that can be written is { $largest } (2 to the power of 52).
problem-negative-number = { $number } is less than 0.
    .hint = Write sizes without a sign, such as 2 5 7.
problem-not-a-number = “{ $text }” is not a whole number.
    .hint = Write sizes in the digits 0 to 9, with spaces, commas or + between them, such as 2 5 7.
problem-number-missing = A number is missing beside this sign.
    .hint = Put a number before and after each comma and each +, such as 2, 5, 7.
problem-heap-beyond-values = The { -heap } of { $heap } is too large: the values of the game { $code } are only computed up to { $bound }.
    .hint = Try { -heaps } up to { $bound }. Nim and Lasker’s Nim can do without the table.
problem-no-values-in-misere = In misère play the nim-values of the game { $code } do not decide, so there is nothing to explain by them.
    .hint = Ask about the value in normal play.

# What can be wrong with a move.
problem-move-syntax = “{ $text }” is not a move.
    .hint = Write the size of a { -heap }, a colon and what is left of it, for example: { $examples }.
problem-move-in-empty-heap = Nothing can be done with a { -heap } of 0.
    .hint = Write the size of a { -heap } that is there before the colon.
problem-splits-off-nothing = A part of 0 is no { -heap }, so this is no way to split the { $heap }.
    .hint = Write only the parts that are left, such as { $heap }:1. Only when nothing is left, write { $heap }:0.
problem-too-many-parts = These are too many parts.
    .hint = One move turns a { -heap } into at most { $most } { -heaps }.
problem-heaps-game-over = No move is left: the game is over.
    .hint = In { $position } nothing can be done any more. Begin with a new position.
problem-no-such-heap = There is no { -heap } of { $heap }.
    .hint = These { -heaps } are there: { $heaps }.
problem-heap-cannot-move = Nothing can be done with the { -heap } of { $heap }.
    .hint = The rules allow no move in a { -heap } of this size. Choose another one.
problem-takes-nothing = The move leaves the { $heap } as it was.
    .hint = From the { $heap } you may take: { $takings }. For example { $example }.
problem-adds-stones = The { $heap } cannot become { $left }: a move never adds anything.
    .hint = From the { $heap } you may take: { $takings }. For example { $example }.
problem-taking-forbidden =
    { $taken ->
        [0] A move takes something from the { $heap }.
       *[other] From the { $heap } you may not take { $taken }.
    }
    .hint = From the { $heap } you may take: { $takings }. For example { $example }.
problem-split-forbidden =
    { $most ->
        [one] The { $heap } cannot become { $parts } { -heaps }: in this game a { -heap } is never split.
       *[other] The { $heap } cannot become { $parts } { -heaps }: in this game a move leaves at most { $most } of one.
    }
    .hint = From the { $heap } you may take: { $takings }. For example { $example }.
problem-parts-forbidden =
    { $parts ->
        [0] You may take { $taken } from the { $heap }, but not so that nothing is left.
        [one] You may take { $taken } from the { $heap }, but not so that the rest stays together.
       *[other]
            { $taken ->
                [0] The { $heap } may be split, but not into { $parts } { -heaps }.
               *[other] You may take { $taken } from the { $heap }, but not so that { $parts } { -heaps } are left.
            }
    }
    .hint =
        { $digit ->
            [none] From the { $heap } you may take: { $takings }. For example { $example }.
           *[other] The digit { $digit } of the code says how the rest may lie. You may take: { $takings }. For example { $example }.
        }
problem-equal-parts =
    { $taken ->
        [0] The { $heap } may be split, but only into parts of different sizes.
       *[other] You may take { $taken } from the { $heap }, but then all parts must be of different sizes.
    }
    .hint =
        { $digit ->
            [none] From the { $heap } you may take: { $takings }. For example { $example }.
           *[other] The digit { $digit } of the code asks for it. You may take: { $takings }. For example { $example }.
        }

# What can be wrong with a code.
problem-no-code = There is no code here.
    .hint = Write a code such as 0.77 (Kayles), 4.(3) (Lasker’s Nim) or S1,2,5 (take 1, 2 or 5).
problem-code-digit = “{ $found }” is no digit of a code.
    .hint = The digits are 0 to 9 and A to F, each perhaps with u for heaps of unequal sizes.
problem-code-first-digit = A code cannot begin with { $digit }: then a move could leave everything as it is.
    .hint = Before the point stands 0, 4, 8 or C, such as 0.77 or 4.3.
problem-code-first-digit-nothing = A code cannot begin with { $digit }: it says to take nothing and leave nothing, but no heap is empty.
    .hint = Before the point stands 0 (take at least one), or 4, 8 or C (split without taking), such as 0.77 or 4.3.
problem-code-point-missing = “{ $code }” is no code: it has no point after the first digit.
    .hint = A code has one digit, a point, and more digits, such as 0.77 (Kayles).
problem-code-digits-missing = A digit is missing here.
    .hint = At least one digit stands after the point, in brackets and before “...”, such as 0.77, 0.(3) or 0.3...
problem-code-bracket-open = The bracket { $bracket } is not closed.
    .hint = Close it with its counterpart: 4.(3), 4.[3], S{"{"}1,2,5{"}"}.
problem-code-ends-here = The code ends before “{ $found }”.
    .hint = Nothing stands after a block that repeats, after “...” or after a set.
problem-subtraction-set-empty = The set of numbers to take is empty.
    .hint = Write at least one number, such as S1,2,5.
problem-subtraction-set-zero = A move cannot take 0.
    .hint = Write numbers from 1 on, such as S1,2,5.

# Sums of different games.
title-sum = A sum of games
rules-sum = Several heaps lie on the table, and each has a game of its own. Two players move in turn. A move changes one heap, in a way that its game allows; all others stay as they are. Each heap is written as its game (a name or a code), a colon and its size; a move adds another colon and what is left.
sum-in-game = { $game }: { $sentence }
sum-values = Who wins? Give each { -heap } the nim-value that it has in its own game: the smallest number that is missing among the values of everything one move there can make of it. What cannot move is worth 0, and in Nim a { -heap } is worth its size. Once the values are known, it no longer matters which game they come from.
problem-no-sum-position = There is no position here.
    .hint = Write each { -heap } with its game, such as kayles:5 nim:4 lasker:2. A single 0 stands for the finished game.
problem-sum-heap-syntax = “{ $text }” is not a { -heap } of a sum.
    .hint = Write the game, a colon and the size, with spaces, commas or + between the { -heaps }: kayles:5 nim:4 0.137:3.
problem-unknown-game-in-sum = There is no game “{ $name }” that can be part of a sum.
    .hint = Did you mean { $suggestion }?
problem-no-game-for-a-sum = There is no game “{ $name }” that can be part of a sum.
    .hint = These can: { $games }, and every code, such as 0.137.
problem-sum-move-syntax = “{ $text }” is not a move in a sum.
    .hint = Write the game, the { -heap } and what is left of it, with colons between them: kayles:5:3+1, or nim:4:0 when nothing is left.
problem-no-such-summand = There is no { -heap } { $summand }.
    .hint = These { -heaps } are there: { $summands }.
problem-why-in-sum = In a sum a { -heap } of { $heap } may belong to any game, so it is not clear whose value is meant.
    .hint = Ask in the game itself, such as: solve kayles { $heap } --why { $heap }.
