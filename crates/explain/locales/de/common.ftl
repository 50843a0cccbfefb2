# Urteile, und woher man sie weiß.
outcome-win = Wer am Zug ist, gewinnt
outcome-loss = Wer am Zug ist, verliert
outcome-draw = Keine Seite kann den Sieg erzwingen: unentschieden
forcer-seat =
    { $seat ->
        [0] Wer am Zug ist, kann den ersten Platz erzwingen
       *[other] { $name } kann den ersten Platz erzwingen, was auch immer alle anderen gemeinsam tun
    }
# Wer auf einem Sitz sitzt, als Subjekt eines Satzes.
seat-name = Sitz { $seat }
forcer-nobody = Niemand kann gegen alle anderen gemeinsam den ersten Platz erzwingen
standing-proved = Bewiesen: { $claim }.
standing-exhaustive =
    { $positions ->
        [one] Vollständig durchsucht: 1 Position.
       *[other] Vollständig durchsucht: { $positions } Positionen.
    }
standing-checked = Geprüft, nicht bewiesen: { $claim } ({ $range }).
standing-conjectured = Eine Vermutung: { $claim } (nur geprüft für { $range }).
# Ein Urteil mit seiner Konvention in Klammern.
verdict = { $verdict } ({ $convention }).
# Fehler, die in jedem Spiel vorkommen können.
problem-no-deck = Dieses Spiel hat keine Karten, also auch kein Kartendeck und keine gespielten Karten.
    .hint = Lass --deck und --played weg.
problem-too-many-positions = Von hier aus sind mehr als { $bound } Positionen erreichbar, zu viele zum Durchsuchen.
    .hint = Versuch es mit einer kleineren Position oder mit einem Spiel, für das es einen Satz gibt. `solve` durchsucht mit --positions mehr.
problem-stopped = Die Suche wurde angehalten, bevor sie eine Antwort hatte.
    .hint = Gib ihr mehr Zeit oder nimm eine kleinere Position.
problem-search-too-large = Die Positionen, die von hier aus erreichbar sind, sind so groß oder haben so viele Züge, dass die Suche nach { $positions } von ihnen endet.
    .hint = Versuch es mit kleineren Haufen oder Blättern oder mit einem Spiel, für das es einen Satz gibt. `solve` durchsucht mit --positions mehr.
problem-all-played = Alle Karten des Kartendecks sind schon gespielt.
    .hint = Nimm ein größeres Kartendeck, oder nenn mit --played weniger Karten.
# Ein Fehler in einer Zeile eines gespeicherten Spiels.
in-saved-game = Zeile { $line } des gespeicherten Spiels: { $problem }
