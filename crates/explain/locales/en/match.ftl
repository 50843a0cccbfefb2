# Matches between computer players.
match-games =
    { $games ->
        [one] One game, seed { $seed }.
       *[other] { $games } games, seed { $seed }. Seats and starters take turns.
    }
match-player = player
match-wins = came first
match-place = mean place
match-rating = rating
match-places = 1st, 2nd, …
match-drawn =
    { $games ->
        [one] One game was drawn for being too long.
       *[other] { $games } games were drawn for being too long.
    }
match-bounds = In brackets, or behind ±, stand the bounds between which a number lies with a confidence of 95 %. 400 points of rating more are ten to one on finishing before somebody.
progress-games =
    { $share ->
        [unknown] { $heap } games, { $rate } a second
       *[other] { $heap } of { $to } games ({ $share } %), { $rate } a second
    }

# What can be wrong with a match.
problem-heap-player-unknown = There is no player “{ $word }”.
    .hint = With heaps there are { $players }; the level is how often in a hundred somebody makes the best move.
problem-cards-only = { $game } has no cards.
    .hint = Leave out --deck, --cards, --open, --order, --relation and --rules; they are for tanhinmin.
problem-match-without-games = A match must have at least one game.
    .hint = Give a number with --games.
problem-match-seats = There are { $players } players for { $seats } seats.
    .hint = Name as many players as there are hands; heaps are played by two.
problem-record-number = This is the game { $number } of the match; here belongs the game { $expected }.
    .hint = Take the log as it was written: no game twice, none missing, in their order.
problem-record-deal = The game { $game } does not begin as the seed of the match deals and seats it.
    .hint = Take the log as it was written, its first line too.
problem-record-length = The game { $game } breaks off: { $moves } moves neither end it nor are the { $most } after which it is drawn.
    .hint = Take the log as it was written.
problem-not-a-match-log = This line does not say what was played in a match.
    .hint = The first line of a log is a document { $schema }, as match --log writes it.
problem-not-a-record = This line is not the record of a game.
    .hint = Take the log as match --log wrote it, a game a line.
problem-record-places = The moves of the game { $game } lead to the places { $played }, not to { $written }.
    .hint = Take the record as it was written.
problem-record-seats = In the record of the game { $game } the seats are not those of { $seats } players, each of them once.
    .hint = Take the record as it was written.
problem-player-unknown = There is no player “{ $word }”.
    .hint = There are { $players }.
problem-player-simulations = “{ $word }” does not say how many games are to be played out for a move.
    .hint = Only monte-carlo tries moves out; its number is 1 or more, such as monte-carlo:500.
problem-perfect-hidden = The player perfect must know all hands.
    .hint = Let all cards lie open, or let two players share the whole deck.
problem-hands-not-from-deck = These hands do not come from the deck that they are said to come from.
    .hint = Name the deck from which they were dealt.
