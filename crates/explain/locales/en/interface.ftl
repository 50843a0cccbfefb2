# Which game is meant.
problem-unknown-game = There is no game called “{ $name }”.
    .hint = Did you mean { $suggestion }? `lastmove games` lists all of them.
problem-no-such-game = There is no game called “{ $name }”.
    .hint = `lastmove games` lists all of them; a code such as 0.77 or S1,2,5 is a game too.
problem-nothing-to-deal = { $game } has no cards, so there is nothing to deal.
    .hint = Leave out --cards, or write the position you want to begin with.
problem-marienbad-is-misere = Marienbad is misère: whoever takes the last match loses.
    .hint = For normal play ask for nim.
problem-normal-play-only = { $game } is answered here for normal play only: whoever sheds the last card first wins.
    .hint = Leave out --misere.
