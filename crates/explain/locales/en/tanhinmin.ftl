# The name.
convention-last-card = normal play: whoever sheds the last card first wins
title-tanhinmin = Tanhinmin

# Moves and hints. A hint first says how strong a card to play, then which.
tanhinmin-who-plays = { $who } plays the { $card }.
tanhinmin-who-sheds-last = { $who } plays the { $card } and is out.
tanhinmin-who-passes = { $who } passes.
tanhinmin-hint-cannot-play = None of your cards beats the table.
tanhinmin-hint-do-not-play = Keep your cards this time.
tanhinmin-hint-play = Do not pass.
tanhinmin-hint-low = Play a low card.
tanhinmin-hint-high = Play a high card.
tanhinmin-hint-card = Play the { $card }.
tanhinmin-hint-pass = Pass.
tanhinmin-shed-last-card =
    { $who ->
        [you] You shed your last card
       *[other] { $name } shed the last card
    }

# The picture: hands by seat, and the table.
tanhinmin-seat = Seat { $seat }
tanhinmin-table = Table
tanhinmin-table-empty = empty
tanhinmin-table-owner = from seat { $seat }
tanhinmin-out = out, place { $place }
tanhinmin-more-cards = … and { $count } more

# The theorem for two players: what is counted.
claim-theorem1 = Theorem 1 (Kiya, Ohto, Ono 2021)
tanhinmin-idea = You are the player to move. Count pairs. A pair is a card and a weaker one that it answers; no card stands in two pairs. Such a set of pairs is called a matching. By { $claim } you win exactly when you can form more pairs than your opponent.

# The two graphs. `cards` is 1 if a card lies on the table, and `table` is that card.
tanhinmin-graph-mover =
    { $cards ->
        [0] Your pairs. Above stand your cards, below what they have to answer: a 0 for the empty table, which every card beats, and your opponent’s cards but for one.
       *[other] Your pairs. Above stand your cards, below what they have to answer: the { $table } on the table, marked @, and your opponent’s cards but for one.
    }
tanhinmin-graph-opponent = Your opponent’s pairs. Above stand your opponent’s cards, below yours but for one. The table is missing here: only you have to answer it.
tanhinmin-dropped-opponent = Left out is your opponent’s weakest card, the { $card }. Nobody answers the last card of a hand, for it ends the game; and the card to keep for last is the weakest, because it is the hardest to get rid of.
tanhinmin-dropped-mover = Left out is your weakest card, the { $card }, for the same reason.

# The figure of a matching: the labels of its lines.
tanhinmin-figure-mover = your cards
tanhinmin-figure-opponent = opponent’s cards
tanhinmin-figure-targets = to answer
tanhinmin-figure-dropped = left out
tanhinmin-figure-more = … and { $above } more above, { $below } more below

# What the figure shows. `pairs` looks like “5 > 3, 1 > 0”.
tanhinmin-matching =
    { $count ->
        [0] Largest matching: no pair.
        [one] Largest matching: 1 pair ({ $pairs }).
       *[other] Largest matching: { $count } pairs ({ $pairs }).
    }
tanhinmin-left-over = Left over: { $cards }.
tanhinmin-list-more = { $items } … and { $count } more

# The two numbers compared.
tanhinmin-compare-more = { $mover } against { $opponent }: you have more pairs, so you win.
tanhinmin-compare-equal = { $mover } against { $opponent }: equally many. You would need more, so you lose.
tanhinmin-compare-fewer = { $mover } against { $opponent }: you have fewer pairs, so you lose.

# The cover: why the smaller matching cannot grow.
tanhinmin-cover-question-mover = Why can’t you form more pairs?
tanhinmin-cover-question-opponent = Why can’t your opponent form more pairs?
tanhinmin-cover-no-target = Because nothing stands below.
tanhinmin-cover-no-edge = Because even the strongest card above, the { $strongest }, does not beat the weakest below, the { $weakest }.
tanhinmin-cover-all-above = Because every card above has a partner already.
tanhinmin-cover-all-below = Because everything below has a partner already.
tanhinmin-cover-above = { $cards } above
tanhinmin-cover-below = { $targets } below
tanhinmin-cover-both = { $cards } above and { $targets } below
tanhinmin-cover =
    { $size ->
        [one] Set aside { $nodes }. Of the rest, the strongest card above is { $strongest } and the weakest below is { $weakest }, so nothing above beats anything below. Every pair therefore needs the one set aside: there cannot be more than 1 pair.
       *[other] Set aside { $nodes }. Of the rest, the strongest card above is { $strongest } and the weakest below is { $weakest }, so nothing above beats anything below. Every pair therefore needs one of the { $size } set aside, and no two pairs need the same one: there cannot be more than { $size } pairs.
    }

# The moves.
tanhinmin-moves-judged = Judge each move by the same count after it. It wins if it was your last card, or if your opponent, who is then to move, has no more pairs than you.
tanhinmin-moves-all-win = Here every move wins.
tanhinmin-moves-some-lose = These moves lose. Beside each stands the answer that wins against it.
tanhinmin-moves-all-lose = Every move loses: after it your opponent has more pairs than you. Beside each stands the answer that wins against it.
tanhinmin-moves-more =
    { $count ->
        [one] … and 1 more losing move
       *[other] … and { $count } more losing moves
    }
tanhinmin-pass = pass
tanhinmin-reply-play = opponent plays { $card }
tanhinmin-reply-last = opponent plays { $card } and is out
tanhinmin-reply-pass = opponent passes
tanhinmin-reply-none = you lead again, and whatever you lead loses

# Three and more players.
tanhinmin-search = For three and more players no theorem is known. So every game that can follow was searched.
tanhinmin-search-nobody = Whoever wants to be first, all others together can prevent it. Who wins depends on who helps whom.
tanhinmin-search-line =
    { $seat ->
        [0] Best play when you, on seat 0, hurry and all others resist together:
       *[other] Best play when seat { $seat } hurries and all others, you on seat 0 among them, resist together:
    }
tanhinmin-search-line-at-table =
    { $who ->
        [you] Best play when you hurry and all others resist together:
       *[other] { $name } hurries, and all others resist together, you among them. Best play goes on like this:
    }
tanhinmin-line-play = plays { $card }
tanhinmin-line-last = plays { $card } and is out
tanhinmin-line-pass = passes
tanhinmin-line-more =
    { $count ->
        [one] … and 1 more move
       *[other] … and { $count } more moves
    }
tanhinmin-settled =
    { $seat ->
        [0] You shed your last card before all others. That decides who is first.
       *[other] { $name } shed the last card before all others. That decides who is first.
    }

# The place that is taken next, once somebody is out.
tanhinmin-next-place =
    { $seat ->
        [0] Place { $place } is the next to be taken. You can force it, whatever all others who are left do together.
       *[other] Place { $place } is the next to be taken. { $name } can force it, whatever all others who are left do together.
    }
tanhinmin-next-place-of-two =
    { $seat ->
        [0] { $other } and you are the only ones left. You can force place { $place }, the next one; the other one is last then.
       *[other] { $other } and you are the only ones left. { $other } can force place { $place }, the next one; then you are last.
    }
tanhinmin-next-place-nobody = Place { $place } is the next to be taken. Nobody can force it against all others who are left.
tanhinmin-next-place-moves = You force it by: { $moves }.
tanhinmin-next-place-beyond = Place { $place } is the next to be taken. Who can force it is not known here: that would take a search of more than { $bound } positions. `solve` searches more with --positions.

# Problems with cards and moves.
problem-not-a-card = “{ $word }” is not a card.
    .hint = Write a card as a number from 1; a larger number is stronger.
problem-negative-card = { $card } is not a card: no strength is negative.
    .hint = Write a card as a number from 1; a larger number is stronger.
problem-zero-card = 0 is not a card.
    .hint = Cards count from 1. Write 0 alone for a player who is out.
problem-card-too-large = The card { $card } is too large.
    .hint = Use strengths up to { $largest }; only their order matters.
problem-no-card-move = The move is missing.
    .hint = Write a card, such as 3, or pass.
problem-not-a-card-move = “{ $word }” is not a move.
    .hint = Write a card, such as 3, or pass.
problem-card-not-in-hand = You do not hold the card { $card }.
    .hint = Play one of your cards ({ $hand }), or pass.
problem-card-does-not-beat = The { $card } does not beat the { $table } on the table.
    .hint = Play a card stronger than { $table }, or pass.
problem-cards-over = The game is over: nobody can move any more.
    .hint = Take moves back, or begin a new game.

# Problems with decks and deals.
problem-deck-word = “{ $word }” says nothing about a deck.
    .hint = Write cards (14), ranges (1-13) or copies (1-13x4), separated by commas; or uecda.
problem-deck-empty = The deck has no cards.
    .hint = Name some, such as 1-13x4.
problem-deck-range = The range { $first }-{ $last } runs backwards.
    .hint = Write the weaker card first: { $last }-{ $first }.
problem-deck-too-large = The deck has more than { $most } cards.
    .hint = Use a smaller range or fewer copies.
problem-deal-too-large = { $wanted } cards are to be dealt, but the deck has only { $cards }.
    .hint = Deal fewer cards, or name a larger deck.
problem-deal-empty-hand = Seat { $seat } is to be dealt no card.
    .hint = Deal at least one card to each player.
problem-played-without-deck = Played cards are given, but not the deck they came from.
    .hint = Name it as well, for instance --deck 1-13x4.
problem-deck-leaves-none = The deck leaves no card for the other hand.
    .hint = Name a larger deck or fewer cards; or, if the other player is out, the cards he has played: --played 2,3.
problem-deck-for-two = A deck tells the other hand of two players only; here is a third hand.
    .hint = Leave out --deck, and write all hands.
problem-card-not-left =
    { $copies ->
        [0] The deck has no { $card }.
        [one] The deck has only one { $card }, and it is named already.
       *[other] The deck has only { $copies } cards { $card }, and all are named already.
    }
    .hint = Compare your hand, the table and the played cards with the deck.
problem-hand-disagrees = This hand does not fit the deck.
    .hint = What the deck leaves is { $hand }. Leave the second hand out, or correct the played cards.

# Problems with positions.
problem-no-hands = The position is missing.
    .hint = Write the hands, yours first, separated by /: 1 3 / 2.
problem-one-hand = There is only one hand.
    .hint = Separate the hands by /, as in 1 3 / 2. In most shells | needs quotation marks. With --deck the other hand follows from the cards.
problem-empty-hand = A hand is missing here.
    .hint = Write its cards, or 0 if the player is out.
problem-no-table-card = After @ the card on the table is missing.
    .hint = Write it, as in @ 2; without @ the table is empty.
problem-two-table-cards = There are two cards on the table.
    .hint = Only the last one counts: write it after the hand of whoever played it.
problem-nobody-has-cards = Nobody has any cards.
    .hint = The last player always keeps some: write a hand for one of them.
problem-mover-is-out = The player to move is out.
    .hint = Begin with the hand of whoever moves next; the others follow in turn order.
problem-out-places = { $out } players are out, and their order of finish is not clear.
    .hint = Number them from 0#1 (out first) to 0#{ $out }, each number once.
problem-no-such-place = Nobody can have finished in this place.
    .hint =
        { $out ->
            [one] Only one player is out. Write 0 or 0#1.
           *[other] { $out } players are out. Number them from 0#1 (out first) to 0#{ $out }.
        }
problem-table-card-of-mover = The card on the table cannot be the player’s to move.
    .hint = If nobody has beaten it, the table is cleared: leave out @. Else write it after the hand of whoever played it.
problem-table-card-of-nobody = The card on the table belongs to seat { $seat }, where nobody sits.
    .hint = The seats of { $players } players count from 0.
problem-table-card-not-last = The card on the table is older than the last card somebody went out with.
    .hint = Put on the table what the player who went out last played, or leave out @.
problem-why-without-heaps = Cards have no heap { $heap } to explain.
    .hint = Leave out --why: the answer explains itself.
