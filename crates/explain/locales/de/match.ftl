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
problem-record-places = Die Züge der Partie { $game } führen zu den Plätzen { $played }, nicht zu { $written }.
    .hint = Nimm die Aufzeichnung, wie sie geschrieben wurde.
problem-record-seats = In der Aufzeichnung der Partie { $game } sind die Sitze nicht die von { $seats } Spielern, jeder genau einmal.
    .hint = Nimm die Aufzeichnung, wie sie geschrieben wurde.
problem-player-unknown = Einen Spieler „{ $word }“ gibt es nicht.
    .hint = Es gibt { $players }.
problem-player-simulations = „{ $word }“ sagt nicht, wie viele Partien für einen Zug durchgespielt werden sollen.
    .hint = Nur monte-carlo probiert Züge aus; seine Zahl ist mindestens 1, etwa monte-carlo:500.
problem-perfect-hidden = Der Spieler perfect muss alle Blätter kennen.
    .hint = Lass alle Karten offen liegen, oder lass zwei Spieler sich den ganzen Kartensatz teilen.
problem-hands-not-from-deck = Diese Blätter kommen nicht aus dem Kartensatz, aus dem sie kommen sollen.
    .hint = Nenn den Kartensatz, aus dem sie ausgeteilt wurden.
