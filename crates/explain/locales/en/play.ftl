# The conversation of `play`. `$who` is `you` or `other`; `$name` is the subject of a sentence: “The computer”, “Player 2”.
play-you = You
play-computer = The computer
play-player = Player { $number }
play-computer-number = Computer { $number }

# The beginning.
play-seed = Seed { $seed }. The same game again: --seed { $seed }
play-begins =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
play-goes-on =
    { $moves ->
        [one] The game goes on after one move.
       *[other] The game goes on after { $moves } moves.
    }
play-level =
    { $level ->
        [0] The computer plays at random.
        [100] The computer always plays its best move.
       *[other] The computer plays its best move { $level } times in a hundred, otherwise at random.
    }
play-type-a-move = Type a move, such as { $move }, or `help`.
play-to-move = { $name } is to move.
play-rule-of-thumb = More positions can follow than the computer may search. Where that is so it does not look for its best move, but plays by rules of thumb.
play-any-move = More positions can follow than the computer may search. Where that is so it plays at random.
play-pass = pass

# The words that are understood, and the help.
play-word-hint = hint
play-word-why = why
play-word-undo = undo
play-word-moves = moves
play-word-position = position
play-word-save = save
play-word-again = again
play-word-help = help
play-word-quit = quit
play-help-typing = Type moves like this.
play-whoever-types = Whoever types { $move }
play-help-hint = says where to look; asked again, what to play. Where no move wins, it suggests a trap
play-help-why = says who wins here and why; asked again, how the computer found its move. Rules said before are left out: `why all` repeats them. With a move behind it, such as `why { $move }`, it says what that move would lead to
play-help-undo = takes back your last move and the answer to it
play-help-moves = lists the moves there are
play-help-position = shows the position again, and how it is written
play-help-save = writes the game to a new file, such as `save game.txt`; `lastmove play --load game.txt` goes on with it
play-help-again = begins the same game again
play-help-help = shows this
play-help-quit = ends the conversation

# Answers.
play-hint-more = Ask for a `hint` again to be told the move.
play-hint-only-move = There is only one move: { $move }.
play-hint-trap-more = Ask for a `hint` again to be told a trap.
play-hint-trap =
    { $winning ->
        [1] Set a trap: { $move }. Only one answer to it wins.
       *[other] Set a trap: { $move }. { $winning } answers to it win.
    }
play-no-hint = No move forces a win here: you need a mistake of the other side. `why` gives the reason.
play-over-already = The game is over.
play-nothing-to-undo = There is no move of yours to take back.
play-and-more = … and more
play-position = Position: { $position }
play-saved = Saved. To go on with it another time:

# Why: the last moves.
play-judged-wins =
    { $who ->
        [you] { $winning ->
            [1] You chose { $move }, the only winning move.
           *[other] You chose { $move }, one of { $winning } winning moves.
        }
       *[other] { $winning ->
            [1] { $name } chose { $move }, the only winning move.
           *[other] { $name } chose { $move }, one of { $winning } winning moves.
        }
    }
play-judged-mistake =
    { $who ->
        [you] You chose { $move } in { $position } and so gave the win away. To keep it: { $better }.
       *[other] { $name } chose { $move } in { $position } and so gave the win away. To keep it: { $better }.
    }
play-judged-no-win =
    { $who ->
        [you] You chose { $move }; no move could force a win there.
       *[other] { $name } chose { $move }; no move could force a win there.
    }
play-judged-forced =
    { $who ->
        [you] You had no choice: { $move } was the only move.
       *[other] { $name } had no choice: { $move } was the only move.
    }
play-why-more = Ask `why` again to see how one finds { $move }.
play-why-all = Rules said before are left out; `why all` repeats them.
play-why-no-more = There is no more to say about this position. `why all` repeats the rules, and `why { $move }` says what that move would lead to.
play-why-no-more-over = There is no more to say: the game is over.
play-look-back = How does one find { $move }? Put yourself in the place of whoever played it. This was the position, and you are to move:

# Why: a move not made yet.
play-if-wins = { $move } keeps the win. Put yourself in the place of whoever is then to move:
play-if-wins-at-once = { $move } wins at once.
play-if-loses = { $move } does not win. The answer is { $reply }, and you are to move again:
play-if-loses-elsewhere = { $move } does not win. The answer is { $reply }. Put yourself in the place of whoever gives it:
play-if-loses-to-the-last = { $move } does not win. The answer { $reply } ends the game.
play-if-loses-at-once = { $move } ends the game, and you lose.

# The end.
play-last-move = { $deed } ({ $aim }).
play-over-from-the-start = The game is over already: no move can be made here ({ $aim }).
play-winner-from-the-start =
    { $who ->
        [you] So you have won without a move.
       *[other] So { $name } has won without a move.
    }
play-over-many = Whoever finishes first wins.
play-winner =
    { $who ->
        [you] You have won!
       *[other] { $name } has won.
    }
play-no-mistakes = Nobody made a mistake.
play-forced =
    { $who ->
        [you] You could force the win from the start, and you did.
       *[other] { $name } could force the win from the start.
    }
play-your-moves-right = You made no mistake.
play-mistakes =
    { $count ->
        [one] One move gave a win away:
       *[other] { $count } moves gave a win away:
    }
play-move-number = Move { $number }
play-mistake =
    { $who ->
        [you] You chose { $move } in { $position }. To keep the win: { $better }.
       *[other] { $name } chose { $move } in { $position }. To keep the win: { $better }.
    }
play-better-and-more = { $moves } … and { $count } more
play-mistakes-unknown = Which moves were mistakes cannot be told:
play-over-now = `undo` takes your last move back, `why` says more, `again` begins anew, `quit` ends.
play-over-without-undo = `again` begins anew, `quit` ends.

# What may be typed wrongly.
problem-not-understood = “{ $typed }” is neither a move nor a word I know.
    .hint = Type a move, or `help` to see which words there are.
problem-words-behind = Nothing stands behind `{ $word }`.
    .hint = Type `{ $word }` alone.
problem-game-is-over = The game is over: no more moves can be made.
    .hint = `undo` takes moves back, `again` begins anew.
problem-typed-too-long = This line has more than { $most } bytes.
    .hint = Moves are short. To give a long position, write it behind `lastmove play`.
problem-typed-not-text = This is not text in UTF-8.
    .hint = Type it again, or set your terminal to UTF-8.
problem-file-name-missing = The name of the file is missing.
    .hint = Write it behind the word: save game.txt
problem-file-exists = There is a file “{ $file }” already, and nothing is ever overwritten.
    .hint = Choose another name.
problem-cannot-save = “{ $file }” cannot be written: { $reason ->
        [not-found] there is no such directory
        [is-a-directory] it is a directory
        [permission-denied] that is not allowed
        [storage-full] there is no room left
       *[other] { $reason }
    }.
    .hint = Choose another place; the game goes on.
problem-cannot-load = “{ $file }” cannot be read: { $reason ->
        [not-found] there is no such file
        [is-a-directory] it is a directory
        [permission-denied] that is not allowed
       *[other] { $reason }
    }.
    .hint = Check the name of the file.
problem-file-too-large = “{ $file }” has more than { $mebibytes } MiB.
    .hint = Name a file that was written by `save`; it is much smaller.

# Who plays.
problem-unknown-player = “{ $player }” is not a player.
    .hint = Players are `me` and `computer`; at cards also { $players }.
problem-nobody-types = Nobody at this table types moves.
    .hint = Let at least one of the players be `me`.
problem-players-and-seats =
    { $players ->
        [one] One player is named
       *[other] { $players } players are named
    }, but the position has { $seats } seats.
    .hint = Name as many players as there are hands; heap games have two.
problem-who-begins = “{ $first }” cannot begin.
    .hint = Write `me`, `computer` (if they play), or a seat counted from 0.
problem-no-such-seat = There is no seat { $seat }.
    .hint = The { $seats } seats are counted from 0.
problem-seat-cannot-begin = Seat { $seat } cannot begin here.
    .hint = Leave out --first: a card on the table says who is to move, and who is out does not begin.
problem-other-game-loaded = The file holds a game of { $loaded }, not of { $game }.
    .hint = Leave the name of the game out: lastmove play --load FILE

# Saved games.
problem-not-a-transcript = This is not a saved game.
    .hint = A saved game begins with the line “{ $first }”.
problem-transcript-version = This game was saved in version { $version } of the format.
    .hint = This program reads version { $known }.
problem-transcript-not-text = Line { $line } of the saved game is not text in UTF-8.
    .hint = Save the file as UTF-8.
problem-transcript-line = Line { $line } of the saved game says nothing that is known.
    .hint = Before the empty line stand { $keys }, each with a colon behind it; after it the moves.
problem-transcript-twice = Line { $line } of the saved game says “{ $key }” a second time.
    .hint = Delete one of the two lines.
problem-transcript-missing = The saved game lacks the line “{ $key }”.
    .hint = Write it before the first empty line.
problem-transcript-value = Line { $line } of the saved game: “{ $key }” cannot be this.
    .hint =
        { $key ->
            [convention] The convention is normal or misere.
            [players] The players are me and computer, in turn order and separated by commas.
            [level] The level is a number from 0 to 100.
            [seed] The seed is a whole number.
           *[other] Write a value behind the colon.
        }
problem-transcript-seats = Line { $line } of the saved game names { $players } players, but the position has { $seats } seats.
    .hint = Name one player for each seat.
problem-transcript-move = Line { $line } of the saved game: move { $number }, “{ $move }”, cannot be made in { $position }.
    .hint = Possible there: { $moves }.
problem-transcript-after-end = Line { $line } of the saved game: move { $number }, “{ $move }”, comes after the end of the game.
    .hint = Delete this line and those after it.

# Players of cards, and hidden hands.
play-style-number =
    Computer { $number } ({ $style ->
        [random] random
        [weakest] weakest card
        [strongest] strongest card
        [rule] rules of thumb
        [monte-carlo] Monte Carlo
       *[perfect] perfect
    })
play-hidden-hint = Whoever knows no more than you do would play { $move } here. Whether that wins depends on what the others hold.
play-hidden-why = Hands are hidden: who can force a win depends on cards that you do not see. Solve the position with open hands to find out.
problem-player-of-cards = { $player } plays cards, and { $game } has none.
    .hint = Players here are `me` and `computer`.
