# Urteile, und woher man sie weiß.
outcome-win = Wer am Zug ist, gewinnt.
outcome-loss = Wer am Zug ist, verliert.
outcome-draw = Keine Seite kann den Sieg erzwingen: unentschieden.
forcer-seat =
    { $seat ->
        [0] Wer am Zug ist, kann den ersten Platz erzwingen.
       *[other] Platz { $seat } kann den ersten Platz erzwingen, was auch immer alle anderen gemeinsam tun.
    }
forcer-nobody = Niemand kann den ersten Platz gegen alle anderen gemeinsam erzwingen.
convention-normal = Normalspiel: Wer den letzten Zug macht, gewinnt
convention-misere = Misère-Spiel: Wer den letzten Zug macht, verliert
standing-proved = Bewiesen: { $claim }.
standing-exhaustive = Vollständig durchsucht: { $positions } Positionen.
standing-checked = Geprüft, nicht bewiesen: { $claim } ({ $range }).
standing-conjectured = Eine Vermutung: { $claim } (nur geprüft für { $range }).
# A verdict with its convention in brackets.
verdict = { $verdict } ({ $convention }.)
# Fehler, die in jedem Spiel vorkommen können.
problem-no-deck = Dieses Spiel hat keine Karten, also auch kein Kartendeck und keine gespielten Karten.
    .hint = Lass --deck und --played weg.
problem-too-many-positions = Von hier aus sind mehr als { $bound } Positionen erreichbar, zu viele zum Durchsuchen.
    .hint = Versuch eine kleinere Position oder ein Spiel, für das es einen Satz gibt.
problem-stopped = Die Suche wurde angehalten, bevor es eine Antwort gab.
    .hint = Gib ihr mehr Zeit oder eine kleinere Position.
