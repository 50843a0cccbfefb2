# Welches Spiel gemeint ist.
problem-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht.
    .hint = Meintest du { $suggestion }? `lastmove games` zählt alle auf.
problem-no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht.
    .hint = `lastmove games` zählt alle auf; auch ein Code wie 0.77 oder S1,2,5 ist ein Spiel.
problem-too-few-players =
    { $players ->
        [one] Es gibt nur einen Spieler.
       *[other] Es gibt { $players } Spieler.
    }
    .hint = Mindestens zwei spielen. Nenn sie mit --players, durch Kommas getrennt.
problem-nothing-to-deal = { $game } hat keine Karten, also gibt es nichts zu verteilen.
    .hint = Lass --cards weg oder schreib die Position hin, mit der du anfangen willst.
problem-marienbad-is-misere = Marienbad ist ein Misère-Spiel: Wer das letzte Streichholz nimmt, verliert.
    .hint = Für das Normalspiel nimm nim.

# Was an der Eingabe falsch ist, und was misslungen ist.
label-problem = Fehler:
label-problem-in-line = Zeile { $line }:
label-hint = Tipp:
cannot-read-input = Die Standardeingabe lässt sich nicht lesen ({ $error }).
cannot-write-answer =
    Die Antwort lässt sich nicht schreiben ({ $error ->
        [storage-full] es ist kein Platz mehr
        [permission-denied] das ist nicht erlaubt
       *[other] { $error }
    }).

problem-not-utf-8 = Das ist kein Text in UTF-8.
    .hint = Tipp es noch einmal ein oder speichere die Datei als UTF-8.
problem-words-after-dash = Nach - kann keine Position stehen: Die Positionen kommen von der Standardeingabe.
    .hint = Lass entweder das - weg oder die Wörter danach.
problem-line-too-long = Diese Zeile ist länger als { $mebibytes } MiB.
    .hint = Schreib eine Position oder eine Partie eines Protokolls je Zeile.
problem-not-a-count = „{ $value }“ ist keine Zahl für { $option }.
    .hint = Schreib für { $option } eine ganze Zahl, etwa 1000, 1_000, 1e3 oder 2^10.
problem-negative-count = { $option } kann nicht negativ sein.
    .hint = Schreib für { $option } mindestens { $smallest }.
problem-count-out-of-range = Diese Zahl liegt außerhalb dessen, was { $option } erlaubt.
    .hint = { $option } geht von { $smallest } bis { $largest }.

# Die Antwort von `solve`.
solve-convention-normal = Normalspiel
solve-convention-misere = Misère-Spiel
solve-win = gewonnen
solve-loss = verloren
solve-draw = unentschieden
solve-standing-proved = bewiesen
solve-standing-exhaustive = vollständig durchsucht
solve-standing-checked = geprüft
solve-standing-conjectured = Vermutung
solve-decided =
    { $moves ->
        [one] Wenn alle bestmöglich spielen, entscheidet schon der nächste Zug.
       *[other] Wenn alle bestmöglich spielen, ist das Spiel in { $moves } Zügen entschieden.
    }
solve-game-over = Das Spiel ist zu Ende
solve-winning-moves =
    { $count ->
        [0] Kein Gewinnzug
        [one] Ein Gewinnzug
       *[other] { $count } Gewinnzüge
    }
solve-more = … und { $count } weitere
solve-all-moves = Alle Züge
solve-first-moves = Die ersten { $count } Züge
move-win = gewinnt
move-loss = verliert
move-draw = unentschieden
forcer-short-seat = Sitz { $seat } wird Erster
forcer-short-nobody = offen
move-leaves = hinterlässt { $position }
move-ways = auf { $ways } Arten
move-decided =
    { $moves ->
        [0] entschieden
        [one] noch ein Zug
       *[other] noch { $moves } Züge
    }

# Die Antwort von `games`.
games-code = Der Code { $code }, Ziffer für Ziffer
games-example = Ein Beispiel
games-more = `lastmove games SPIEL` zeigt ein Spiel ganz, nach seinem Namen oder nach irgendeinem Code wie 0.77, 4.3... oder S1,2,5.

# Wie ein Spiel anfängt, und wie es weitergeht.
problem-position-and-cards = Eine Position steht schon da, also gibt es keine Karten zu verteilen.
    .hint = Lass entweder --cards weg oder die Position.
problem-transcript-nobody-types = Zeile { $line } des gespeicherten Spiels: Keiner dieser Spieler tippt Züge ein.
    .hint = Schreib für mindestens einen der Spieler `me`.
problem-transcript-too-long = Zeile { $line } des gespeicherten Spiels: Die Züge bis hierher, in so großen Positionen, sind mehr, als sich nachspielen lassen.
    .hint = Fang ein neues Spiel mit einer späteren oder kleineren Position an.

# Varianten, Sitze und Bilder.
problem-solve-first = „{ $first }“ ist niemand, der anfangen kann.
    .hint = Schreib einen Sitz, gezählt ab 0 für das erste Blatt, oder each.
problem-figure-of-many = Ein Bild kann nicht mehrere Antworten zeigen.
    .hint = Frag nach einer Position und nach einem Sitz, der anfängt.
problem-variant-of-no-game = Diese Optionen brauchen ein Spiel.
    .hint = Nenn eines, etwa tanhinmin, oder lass die Optionen weg.
problem-rules-without-cards = { $game } hat keine Karten: Es hat weder eine Ordnung von Karten noch Hausregeln.
    .hint = Lass --order, --relation und --rules weg, oder frag nach tanhinmin.
solve-first-seat = Sitz { $seat } fängt an
solve-first-seat-whole = Sitz { $seat } fängt an und heißt hier Sitz 0

# `serve`.
serve-stop = Strg-C beendet den Server.
serve-cannot-open = Es ließ sich kein Browser öffnen ({ $error }). Öffne { $address } selbst.
problem-port-in-use = Den Port { $port } benutzt schon ein anderes Programm.
    .hint = Nimm mit --port einen anderen oder mit --port 0 irgendeinen freien.
problem-cannot-listen = Der Port { $port } ist nicht zu haben: { $reason ->
        [permission-denied] Das ist nicht erlaubt
       *[other] { $reason }
    }.
    .hint = Nimm mit --port einen anderen oder mit --port 0 irgendeinen freien.
