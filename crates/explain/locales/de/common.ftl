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
