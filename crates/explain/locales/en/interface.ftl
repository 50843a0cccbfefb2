# Which game is meant.
problem-unknown-game = There is no game called “{ $name }”.
    .hint = Did you mean { $suggestion }? `lastmove games` lists all of them.
problem-no-such-game = There is no game called “{ $name }”.
    .hint = `lastmove games` lists all of them; a code such as 0.77 or S1,2,5 is a game too.
problem-too-few-players =
    { $players ->
        [one] There is only one player.
       *[other] There are { $players } players.
    }
    .hint = At least two play. Name them with --players, with commas between them.
problem-nothing-to-deal = { $game } has no cards, so there is nothing to deal.
    .hint = Leave out --cards, or write the position you want to begin with.
problem-marienbad-is-misere = Marienbad is misère: whoever takes the last match loses.
    .hint = For normal play ask for nim.

# What is wrong with the input, and what failed.
label-problem = error:
label-problem-in-line = line { $line }:
label-hint = hint:
cannot-read-input = Standard input cannot be read ({ $error }).
cannot-write-answer =
    The answer cannot be written ({ $error ->
        [storage-full] there is no room left
        [permission-denied] that is not allowed
       *[other] { $error }
    }).

problem-not-utf-8 = This is not text in UTF-8.
    .hint = Type it again, or save the file as UTF-8.
problem-words-after-dash = After - there can be no position: the positions are read from standard input.
    .hint = Leave out either the - or the words after it.
problem-line-too-long = This line is longer than { $mebibytes } MiB.
    .hint = Write one position, or one game of a log, a line.
problem-not-a-count = “{ $value }” is not a number for { $option }.
    .hint = For { $option } write a whole number, such as 1000, 1_000, 1e3 or 2^10.
problem-negative-count = { $option } cannot be negative.
    .hint = For { $option } write { $smallest } or more.
problem-count-out-of-range = This number is out of range for { $option }.
    .hint = { $option } goes from { $smallest } to { $largest }.

# The answer of `solve`.
solve-convention-normal = normal play
solve-convention-misere = misère play
solve-win = win
solve-loss = loss
solve-draw = draw
solve-standing-proved = proved
solve-standing-exhaustive = exhaustively searched
solve-standing-checked = checked
solve-standing-conjectured = conjecture
solve-decided =
    { $moves ->
        [one] With best play the game is decided in one more move.
       *[other] With best play the game is decided in { $moves } more moves.
    }
solve-game-over = The game is over
solve-winning-moves =
    { $count ->
        [0] No winning move
        [one] One winning move
       *[other] { $count } winning moves
    }
solve-more = … and { $count } more
solve-all-moves = All moves
solve-first-moves = The first { $count } moves
move-win = wins
move-loss = loses
move-draw = draws
forcer-short-seat = seat { $seat } is first
forcer-short-nobody = open
move-leaves = leaves { $position }
move-ways = in { $ways } ways
move-decided =
    { $moves ->
        [0] decided
        [one] one more move
       *[other] { $moves } more moves
    }

# The answer of `games`.
games-code = The code { $code }, digit by digit
games-example = An example
games-more = `lastmove games GAME` shows one game whole, by its name or by any code such as 0.77, 4.3... or S1,2,5.

# How a game begins, and how it goes on.
problem-position-and-cards = A position is written, so there are no cards to deal.
    .hint = Leave out either --cards or the position.
problem-transcript-nobody-types = Line { $line } of the saved game: none of these players types moves.
    .hint = Write `me` for at least one of the players.
problem-transcript-too-long = Line { $line } of the saved game: the moves up to here, in positions this large, are more than can be replayed.
    .hint = Begin a new game with a later or a smaller position.

# Variants, seats and pictures.
problem-solve-first = “{ $first }” is not somebody who can begin.
    .hint = Write a seat, counted from 0 for the first hand, or each.
problem-figure-of-many = One picture cannot show several answers.
    .hint = Ask for one position, and for one seat to begin.
problem-variant-of-no-game = These options need a game.
    .hint = Name one, such as tanhinmin, or leave the options out.
problem-rules-without-cards = { $game } has no cards: it has neither an order of cards nor house rules.
    .hint = Leave out --order, --relation and --rules, or ask for tanhinmin.
solve-first-seat = seat { $seat } begins
solve-first-seat-whole = seat { $seat } begins and is called seat 0 here

# `serve`.
serve-stop = Ctrl-C stops the server.
serve-cannot-open = No browser could be opened ({ $error }). Open { $address } yourself.
problem-port-in-use = Another program is already using port { $port }.
    .hint = Take another one with --port, or any that is free with --port 0.
problem-cannot-listen = Port { $port } cannot be had: { $reason ->
        [permission-denied] that is not allowed
       *[other] { $reason }
    }.
    .hint = Take another one with --port, or any that is free with --port 0.
