# Turniere zwischen Computerspielern.
match-games =
    { $games ->
        [one] Eine Partie, Startzahl { $seed }.
       *[other] { $games } Partien, Startzahl { $seed }. Sitze und Anspiel wechseln reihum.
    }
match-player = Spieler
match-wins = wurde Erster
match-place = mittlerer Platz
match-rating = Wertung
match-places = 1., 2., …
match-drawn =
    { $games ->
        [one] Eine Partie blieb unentschieden, weil sie zu lang war.
       *[other] { $games } Partien blieben unentschieden, weil sie zu lang waren.
    }
match-bounds = In Klammern oder hinter ± stehen die Grenzen, zwischen denen eine Zahl mit einer Sicherheit von 95 % liegt. 400 Punkte mehr in der Wertung bedeuten zehn zu eins dafür, vor jemandem fertig zu werden.
progress-games =
    { $share ->
        [unknown] { $heap } Partien, { $rate } in der Sekunde
       *[other] { $heap } von { $to } Partien ({ $share } %), { $rate } in der Sekunde
    }

# Was an einem Turnier falsch sein kann.
problem-heap-player-unknown = Einen Spieler „{ $word }“ gibt es nicht.
    .hint = Bei Haufen gibt es { $players }; die Zahl sagt, wie oft von hundert Malen jemand den besten Zug macht.
problem-cards-only = { $game } hat keine Karten.
    .hint = Lass --deck, --cards, --open, --order, --relation und --rules weg; sie sind für tanhinmin.
problem-match-without-games = Ein Turnier muss mindestens eine Partie haben.
    .hint = Gib mit --games eine Zahl.
problem-match-seats = Für { $seats } Sitze sind es { $players } Spieler.
    .hint = Nenn so viele Spieler, wie es Blätter gibt; mit Haufen spielen zwei.
problem-record-number = Das ist die Partie { $number } des Turniers; hierher gehört die Partie { $expected }.
    .hint = Nimm das Protokoll, wie es geschrieben wurde: keine Partie doppelt, keine ausgelassen, in ihrer Reihenfolge.
problem-record-deal = Die Partie { $game } beginnt nicht so, wie die Startzahl des Turniers gibt und setzt.
    .hint = Nimm das Protokoll, wie es geschrieben wurde, auch seine erste Zeile.
problem-record-length = Die Partie { $game } bricht ab: Ihre Züge ({ $moves }) beenden sie nicht und sind auch nicht die { $most }, nach denen sie unentschieden ist.
    .hint = Nimm das Protokoll, wie es geschrieben wurde.
problem-not-a-match-log = Diese Zeile sagt nicht, was in einem Turnier gespielt wurde.
    .hint = Die erste Zeile eines Protokolls ist ein Dokument { $schema }, wie match --log es schreibt.
problem-not-a-record = Diese Zeile ist nicht die Aufzeichnung einer Partie.
    .hint = Nimm das Protokoll, wie match --log es geschrieben hat, eine Partie je Zeile.
problem-record-places = Die Züge der Partie { $game } führen zu den Plätzen { $played }, nicht zu { $written }.
    .hint = Nimm die Aufzeichnung, wie sie geschrieben wurde.
problem-record-seats = In der Aufzeichnung der Partie { $game } sind die Sitze nicht die von { $seats } Spielern, jeder genau einmal.
    .hint = Nimm die Aufzeichnung, wie sie geschrieben wurde.
problem-player-unknown = Einen Spieler „{ $word }“ gibt es nicht.
    .hint = Es gibt { $players }.
problem-player-simulations = „{ $word }“ sagt nicht, wie viele Partien für einen Zug durchgespielt werden sollen.
    .hint = Nur monte-carlo probiert Züge aus; seine Zahl ist mindestens 1, etwa monte-carlo:500.
problem-perfect-hidden = Der Spieler perfect muss alle Blätter kennen.
    .hint = Lass alle Karten offen liegen, oder lass zwei Spieler sich das ganze Kartendeck teilen.
problem-hands-not-from-deck = Diese Blätter kommen nicht aus dem Kartendeck, aus dem sie kommen sollen.
    .hint = Nenn das Kartendeck, aus dem sie ausgeteilt wurden.
