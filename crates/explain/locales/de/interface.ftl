# Welches Spiel gemeint ist.
problem-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht.
    .hint = Meintest du { $suggestion }? `lastmove games` zählt alle auf.
problem-no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht.
    .hint = `lastmove games` zählt alle auf; auch ein Code wie 0.77 oder S1,2,5 ist ein Spiel.
problem-nothing-to-deal = { $game } hat keine Karten, also gibt es nichts zu verteilen.
    .hint = Lass --cards weg oder schreib die Position hin, mit der du anfangen willst.
problem-marienbad-is-misere = Marienbad ist ein Misère-Spiel: Wer das letzte Streichholz nimmt, verliert.
    .hint = Für das Normalspiel nimm nim.
problem-normal-play-only = { $game } wird hier nur im Normalspiel beantwortet: Wer zuerst die letzte Karte ablegt, gewinnt.
    .hint = Lass --misere weg.
