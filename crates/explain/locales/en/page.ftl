# The page that `serve` opens. What stands between asterisks is put forward.
page-description = Who wins, by which move, and why: Nim, Marienbad, Lasker's Nim, Tanhinmin and every game of taking and breaking.
page-skip = To the content
page-uses = What to do
page-languages = Language
page-use-play = Play
page-use-analyse = Analyse
page-use-learn = Learn
page-use-research = Research
page-closing = Everything is computed on this machine; nothing is sent anywhere.

# The start.
page-welcome = Who makes the last move?
page-welcome-more = Play games that are decided by the last move, see who wins a position, and why.
page-play-marienbad = Play Marienbad
page-games = All games
page-which-game = Which game?
page-other-game = Another game, by its code
page-to-the-start = To the start

# The keys.
page-keys = Keys
page-keys-show = Keys (?)
page-keys-off = Switch single keys off
page-keys-on = Switch single keys on
page-close = Close
page-key-tab = to the board, the moves, the buttons
page-key-arrows = from piece to piece; elsewhere back and forth through the game
page-key-enter = touches a piece, makes a move
page-key-escape = lets go of the piece
page-key-hint = hint; pressed again, the move
page-key-why = why
page-key-undo = takes the last move back
page-key-new = new game, or the next mistake
page-key-help = shows these keys

# The board.
page-aim = { $aim }.
page-touch = Choose a { -heap }, then how much to take.
page-move-at = { $words } ({ $place })
page-more-choices = There are more moves than these. Type any other below.
page-type-move = Move
page-make-move = Make the move
page-moves = Moves
page-you = You
page-opponent = Opponent
page-to-move =
    { $who ->
        [you] It is your turn.
       *[other] { $name } is to move.
    }
page-house-rules = House rules: { $rules }.

# The verdict.
page-outcome-win = The player to move *wins*.
page-outcome-loss = The player to move *loses*.
page-outcome-draw = Neither player can force a win: *a draw*.
page-best =
    { $count ->
        [1] Only one move wins: { $move }.
       *[other] { $count } winning moves, the best of them: { $move }.
    }
page-over = The game is over.
page-unknown = Who wins here is not known: it is too much to search.
page-nim-value = Nim-value { $value }.
page-play-move = Play { $move }
page-back = Back
page-why = Why?
page-download = Save the figure
page-column-move = Move
page-column-value = Value
page-column-leaves = What it leaves
page-column-remoteness = How long the game goes on
page-values-show = Show values
page-values-hide = Hide values

# The strip of a game.
page-strip = The game so far
page-strip-start = The start.
page-strip-move = Move { $number }, { $name }: { $move }.
page-strip-leads = Who can force the win then: { $name }.
page-strip-nobody = Then nobody can force a win.
page-strip-unknown = Who wins then is not known.
page-strip-mistake = A mistake.
page-move-made = Move { $number }: { $move }.
page-move-mistake = Move { $number }: { $move }. A mistake: { $better } would have won.

# Forms.
page-position = Position
page-show = Show
page-copy = Copy
page-copied = Copied
page-options = Options
page-begin = Begin
page-field-position-hint = Such as { $example }
page-lay-out = Lay out the cards
page-lay-out-hint = Cards with blanks between them; leave an empty table empty.
page-field-game = Game
page-field-game-hint = A name, or a code such as 0.77, 4.(3), S1,2,5
page-field-convention = The last move
page-convention-usual = as usual
page-field-order = Order of the cards
page-field-order-hint = Weakest first: a<b<c, d<c; or deck
page-field-relation = Or exact pairs
page-field-relation-hint = rock<paper<scissors<rock
page-field-rules = House rules
page-field-rules-hint = Such as 8cut=8,groups
page-field-deck = Deck
page-field-deck-hint = Such as 1-13x4 or uecda
page-field-played = Cards played already
page-field-played-hint = With a deck; the other hand follows
page-field-first = Who begins
page-field-first-seat-hint = A seat, counted from 0
page-field-opponent = Opponent
page-against-computer = the computer
page-two-people = another person at this screen
page-field-players = Players
page-player-nobody = nobody
page-player-me = a person
page-player-computer = the computer
page-player-random = computer: random
page-player-weakest = computer: always the weakest card
page-player-strongest = computer: always the strongest card
page-player-rule = computer: rules of thumb
page-player-monte-carlo = computer: tries deals out
page-player-perfect = computer: perfect
page-field-level = Level
page-field-level-hint = From 0 (at random) to 100 (always the best move)
page-field-hidden = Hidden hands: everybody sees only his own cards
page-field-cards = Cards for each player
page-field-cards-hint = Such as 5, or 7,5
page-field-seed = Seed
page-field-seed-hint = A number; the same number gives the same cards

# Play.
page-hint = Hint
page-hint-more = Tell me the move
page-no-hint = No move forces a win here: you need a mistake of the other side.
page-undo = Undo
page-new = New game
page-rules = The rules
page-to-the-end = Back to the game
page-your-mistakes =
    { $count ->
        [0] You made no mistake.
        [one] You gave a win away once.
       *[other] You gave a win away { $count } times.
    }
page-lost-from-the-start = From this start the other side could force the win.
page-let-the-other-begin = Let the other side begin

# Learn from your mistakes.
page-lesson = Learn from your mistakes
page-lesson-begin = Learn from your mistakes
page-lesson-number = Mistake { $number } of { $count }.
page-lesson-ask =
    { $who ->
        [you] In move { $number } you chose { $move } and gave the win away. Find a move that keeps it.
       *[other] In move { $number } { $name } chose { $move } and gave the win away. Find a move that keeps it.
    }
page-lesson-try = Try
page-lesson-right = Right: { $move } keeps the win.
page-lesson-again = Try again
page-lesson-next = Next mistake
page-lesson-finished = That was the last one. Well done!
page-lesson-back = Back to the game

# Learn.
page-learn-more = Every game with its rules, and how it is written.
page-learn-example = Analyse the example
page-notation = How it is written
page-notation-heaps = A position is the { -heaps } as numbers with blanks between them. A move is the size of the { -heap }, a colon and what is left of it: 7:4 leaves 4 of 7, 7:0 takes all. Where it may be split, 7:6+1 makes 6 and 1 out of 7.
page-notation-cards = Hands are separated by /, the hand of the player to move first. The card on the table stands after @ behind the hand of whoever played it. Numbers are strengths; the larger one is stronger. A move is the card, or pass.
page-notation-sum = A position is heaps with their games before them: kayles:5 nim:4. A move names the game as well: kayles:5:3+1 makes 3 and 1 out of a heap of 5.

# Research.
page-research-more = Nim-values, periods, and what the answers rest on.
page-values = Nim-values
page-values-of = Game or code
page-values-caption = The first nim-values: { $title } ({ $code })
page-values-heap = Heap
page-claims = What the answers rest on
page-programs = For programs
page-programs-more = Everything can be had as JSON. The description of the interface:

# What goes wrong.
page-wrong-address = This address is not right
page-wrong-field = In the field { $field }
page-remedy-without = Go on without this field
page-remedy-start = Go on from the start
page-remedy-moves =
    { $count ->
        [one] Go on after the first move
       *[other] Go on after the first { $count } moves
    }
page-remedy-afresh = Begin afresh
page-not-found = There is no such page
page-not-found-more = Nothing lies at this address.
page-busy = Too much to do
page-busy-more = Others are being served just now, or this takes too long. Try again in a few seconds, or with a smaller position.
page-try-again = Try again
problem-address-field = An address of this page has no field “{ $field }”.
    .hint = The fields here are { $fields }.
problem-address-twice = The field “{ $field }” stands there twice.
    .hint = Leave one of them out.
problem-address-not-text = What stands in the field “{ $field }” is no text.
    .hint = Text in an address is UTF-8; type it again.
problem-address-value = The field “{ $field }” cannot hold this.
    .hint =
        { $field ->
            [convention] Write normal or misere.
            [cards] Write how many cards each player is dealt: 5, or 7,5.
            [first] Write a seat, counted from 0.
            [hidden] Write yes, or leave it out.
            [level] Write a number from 0 to 100.
            [seed] Write a whole number.
            [at] Write how many of the moves are looked at.
            [touched] Write an area and a piece, counted from 0: 0.2.
            [hint] Write 1 or 2.
            [why] Write yes, or leave it out.
            [mistake] Write a number from 1.
            [values] Write shown or hidden.
            [keys] Write off, or leave it out.
            [language] Write de, en or ja.
           *[other] Leave it out.
        }
problem-address-value-long = The field “{ $field }” is longer than { $most } bytes.
    .hint = Longer positions can be asked about with `lastmove solve` or the interface for programs.
problem-address-long = This address is longer than { $most } bytes.
    .hint = Begin with a later position, so that fewer moves have to stand there.
problem-address-after-end = Move { $number }, { $move }, stands after the end of the game.
    .hint = Leave it out, and all moves behind it.
problem-address-touched = There is no piece { $spot } that could be touched here.
    .hint = Pieces are counted from 0: first the area, then the piece in it.
problem-address-mistake = There is no mistake { $number }: there are only { $count }.
    .hint = Mistakes are counted from 1.
