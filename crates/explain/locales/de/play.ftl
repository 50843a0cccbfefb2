# Das Gespräch von `play`. `$who` ist `you` oder `other`; `$name` ist das Subjekt eines Satzes: „Der Computer“, „Spieler 2“.
play-you = Du
play-computer = Der Computer
play-player = Spieler { $number }
play-computer-number = Computer { $number }

# Der Anfang.
play-seed = Startwert { $seed }. Dasselbe Spiel noch einmal: --seed { $seed }
play-begins =
    { $who ->
        [you] Du fängst an.
       *[other] { $name } fängt an.
    }
play-goes-on =
    { $moves ->
        [one] Das Spiel geht nach einem Zug weiter.
       *[other] Das Spiel geht nach { $moves } Zügen weiter.
    }
play-level =
    { $level ->
        [0] Der Computer spielt zufällig.
        [100] Der Computer macht immer seinen besten Zug.
       *[other] Der Computer macht in { $level } von hundert Fällen seinen besten Zug, sonst spielt er zufällig.
    }
play-type-a-move = Gib einen Zug ein, etwa { $move }, oder `Hilfe`.
play-to-move = { $name } ist am Zug.
play-rule-of-thumb = Von hier aus können mehr Positionen folgen, als der Computer durchsuchen darf. Wo das so ist, sucht er nicht nach seinem besten Zug, sondern spielt nach Faustregeln.
play-any-move = Von hier aus können mehr Positionen folgen, als der Computer durchsuchen darf. Wo das so ist, spielt er zufällig.
play-pass = Passen

# Die Wörter, die verstanden werden, und die Hilfe.
play-word-hint = Tipp
play-word-why = warum
play-word-undo = zurück
play-word-moves = Züge
play-word-position = Stellung
play-word-save = speichern
play-word-again = nochmal
play-word-help = Hilfe
play-word-quit = Ende
play-help-typing = So gibst du einen Zug ein.
play-whoever-types = Wer { $move } eingibt,
play-help-hint = sagt dir, wo du hinsehen sollst; beim zweiten Mal, was du spielen sollst. Wo kein Zug gewinnt, schlägt es eine Falle vor
play-help-why = sagt, wer hier gewinnt und warum; beim zweiten Mal, wie der Computer seinen Zug gefunden hat. Schon gesagte Regeln fehlen dann: `warum alles` wiederholt sie. Mit einem Zug dahinter, etwa `warum { $move }`, sagt es, wohin dieser Zug führen würde
play-help-undo = nimmt deinen letzten Zug und die Antwort darauf zurück
play-help-moves = zählt die möglichen Züge auf
play-help-position = zeigt die Position noch einmal, und wie man sie schreibt
play-help-save = schreibt das Spiel in eine neue Datei, etwa `speichern spiel.txt`; mit `lastmove play --load spiel.txt` geht es weiter
play-help-again = fängt dasselbe Spiel von vorn an
play-help-help = zeigt dies
play-help-quit = beendet das Spiel

# Antworten.
play-hint-more = Noch einmal `Tipp`, und du erfährst den Zug.
play-hint-only-move = Es gibt nur einen Zug: { $move }.
play-hint-trap-more = Noch einmal `Tipp`, und du erfährst eine Falle.
play-hint-trap =
    { $winning ->
        [1] Stell eine Falle: { $move }. Nur eine Antwort darauf gewinnt.
       *[other] Stell eine Falle: { $move }. { $winning } Antworten darauf gewinnen.
    }
play-no-hint = Hier erzwingt kein Zug den Sieg: Du brauchst einen Fehler der anderen Seite. `warum` sagt dir den Grund.
play-over-already = Das Spiel ist zu Ende.
play-nothing-to-undo = Es gibt keinen Zug von dir zurückzunehmen.
play-and-more = … und weitere
play-position = Position: { $position }
play-saved = Gespeichert. So geht es ein andermal weiter:

# Warum: die letzten Züge.
play-judged-wins =
    { $who ->
        [you] { $winning ->
            [1] Du hast { $move } gewählt, den einzigen Gewinnzug.
           *[other] Du hast { $move } gewählt, einen von { $winning } Gewinnzügen.
        }
       *[other] { $winning ->
            [1] { $name } hat { $move } gewählt, den einzigen Gewinnzug.
           *[other] { $name } hat { $move } gewählt, einen von { $winning } Gewinnzügen.
        }
    }
play-judged-mistake =
    { $who ->
        [you] Du hast in { $position } den Zug { $move } gewählt und damit den Sieg aus der Hand gegeben. Gewonnen hätte: { $better }.
       *[other] { $name } hat in { $position } den Zug { $move } gewählt und damit den Sieg aus der Hand gegeben. Gewonnen hätte: { $better }.
    }
play-judged-no-win =
    { $who ->
        [you] Du hast { $move } gewählt; dort konnte kein Zug den Sieg erzwingen.
       *[other] { $name } hat { $move } gewählt; dort konnte kein Zug den Sieg erzwingen.
    }
play-judged-forced =
    { $who ->
        [you] Du hattest keine Wahl: { $move } war der einzige Zug.
       *[other] { $name } hatte keine Wahl: { $move } war der einzige Zug.
    }
play-why-more = Noch einmal `warum`, und du siehst, wie man { $move } findet.
play-why-all = Schon gesagte Regeln fehlen hier; `warum alles` wiederholt sie.
play-why-no-more = Mehr gibt es zu dieser Position nicht zu sagen. `warum alles` wiederholt die Regeln, und `warum { $move }` sagt, wohin dieser Zug führen würde.
play-why-no-more-over = Mehr gibt es nicht zu sagen: Das Spiel ist zu Ende.
play-look-back = Wie findet man den Zug { $move }? Versetz dich in die Lage dessen, der ihn gewählt hat. Das war die Position, und du bist am Zug:

# Warum: ein Zug, der noch nicht gemacht ist.
play-if-wins = { $move } hält den Sieg fest. Versetz dich in die Lage dessen, der dann am Zug ist:
play-if-wins-at-once = { $move } gewinnt sofort.
play-if-loses = { $move } gewinnt nicht. Die Antwort ist { $reply }, und wieder bist du am Zug:
play-if-loses-elsewhere = { $move } gewinnt nicht. Die Antwort ist { $reply }. Versetz dich in die Lage dessen, der sie gibt:
play-if-loses-to-the-last = { $move } gewinnt nicht. Die Antwort { $reply } beendet das Spiel.
play-if-loses-at-once = { $move } beendet das Spiel, und du verlierst.

# Das Ende.
play-last-move = { $deed } ({ $aim }).
play-over-from-the-start = Das Spiel ist schon zu Ende: Hier ist kein Zug mehr möglich ({ $aim }).
play-winner-from-the-start =
    { $who ->
        [you] Also hast du gewonnen, ohne zu ziehen.
       *[other] { $name } hat also gewonnen, ohne zu ziehen.
    }
play-over-many = Es gewinnt, wer zuerst fertig ist.
play-winner =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $name } hat gewonnen.
    }
play-no-mistakes = Niemand hat einen Fehler gemacht.
play-forced =
    { $who ->
        [you] Du konntest den Sieg von Anfang an erzwingen und hast es getan.
       *[other] { $name } konnte den Sieg von Anfang an erzwingen.
    }
play-your-moves-right = Du hast keinen Fehler gemacht.
play-mistakes =
    { $count ->
        [one] Ein Zug hat einen Sieg aus der Hand gegeben:
       *[other] { $count } Züge haben einen Sieg aus der Hand gegeben:
    }
play-move-number = Zug { $number }
play-mistake =
    { $who ->
        [you] Du hast in { $position } den Zug { $move } gewählt. Gewonnen hätte: { $better }.
       *[other] { $name } hat in { $position } den Zug { $move } gewählt. Gewonnen hätte: { $better }.
    }
play-better-and-more = { $moves } … und { $count } weitere
play-mistakes-unknown = Welche Züge Fehler waren, lässt sich nicht sagen:
play-over-now = `zurück` nimmt deinen letzten Zug zurück, `warum` sagt mehr, `nochmal` fängt von vorn an, `Ende` hört auf.
play-over-without-undo = `nochmal` fängt von vorn an, `Ende` hört auf.

# Was man falsch eintippen kann.
problem-not-understood = „{ $typed }“ ist weder ein Zug noch ein Wort, das ich kenne.
    .hint = Gib einen Zug ein, oder `Hilfe`, um die Wörter zu sehen.
problem-words-behind = Hinter `{ $word }` steht nichts.
    .hint = Gib nur `{ $word }` ein.
problem-game-is-over = Das Spiel ist zu Ende: Es gibt keinen Zug mehr.
    .hint = `zurück` nimmt Züge zurück, `nochmal` fängt von vorn an.
problem-typed-too-long = Diese Zeile hat mehr als { $most } Bytes.
    .hint = Züge sind kurz. Eine lange Position schreibst du hinter `lastmove play`.
problem-typed-not-text = Das ist kein Text in UTF-8.
    .hint = Tipp es noch einmal ein, oder stell dein Terminal auf UTF-8.
problem-file-name-missing = Der Name der Datei fehlt.
    .hint = Schreib ihn hinter das Wort: speichern spiel.txt
problem-file-exists = Eine Datei „{ $file }“ gibt es schon, und überschrieben wird nie etwas.
    .hint = Wähl einen anderen Namen.
problem-cannot-save = „{ $file }“ lässt sich nicht schreiben: { $reason ->
        [not-found] Das Verzeichnis gibt es nicht
        [is-a-directory] Es ist ein Verzeichnis
        [permission-denied] Das ist nicht erlaubt
        [storage-full] Es ist kein Platz mehr
       *[other] { $reason }
    }.
    .hint = Wähl einen anderen Ort; das Spiel geht weiter.
problem-cannot-load = „{ $file }“ lässt sich nicht lesen: { $reason ->
        [not-found] Die Datei gibt es nicht
        [is-a-directory] Es ist ein Verzeichnis
        [permission-denied] Das ist nicht erlaubt
       *[other] { $reason }
    }.
    .hint = Prüf den Namen der Datei.
problem-file-too-large = „{ $file }“ hat mehr als { $mebibytes } MiB.
    .hint = Nenn eine Datei, die mit `speichern` entstanden ist; sie ist viel kleiner.

# Wer spielt.
problem-unknown-player = „{ $player }“ ist kein Spieler.
    .hint = Spieler sind `me` (du) und `computer`; bei Karten auch { $players }.
problem-nobody-types = An diesem Tisch gibt niemand Züge ein.
    .hint = Lass mindestens einen der Spieler `me` sein.
problem-players-and-seats =
    { $players ->
        [one] Ein Spieler ist genannt
       *[other] { $players } Spieler sind genannt
    }, aber die Position hat { $seats } Sitze.
    .hint = Nenn so viele Spieler, wie es Blätter gibt; Spiele mit Haufen haben zwei.
problem-who-begins = „{ $first }“ kann nicht anfangen.
    .hint = Schreib `me`, `computer` (wenn sie mitspielen) oder einen Sitz, gezählt ab 0.
problem-no-such-seat = Einen Sitz { $seat } gibt es nicht.
    .hint = Die { $seats } Sitze werden ab 0 gezählt.
problem-seat-cannot-begin = Sitz { $seat } kann hier nicht anfangen.
    .hint = Lass --first weg: Eine Karte auf dem Tisch sagt, wer am Zug ist, und wer keine Karten mehr hat, fängt nicht an.
problem-other-game-loaded = Die Datei enthält ein Spiel { $loaded }, nicht { $game }.
    .hint = Lass den Namen des Spiels weg: lastmove play --load DATEI

# Gespeicherte Spiele.
problem-not-a-transcript = Das ist kein gespeichertes Spiel.
    .hint = Ein gespeichertes Spiel beginnt mit der Zeile „{ $first }“.
problem-transcript-version = Dieses Spiel ist in Version { $version } des Formats gespeichert.
    .hint = Dieses Programm liest Version { $known }.
problem-transcript-not-text = Zeile { $line } des gespeicherten Spiels ist kein Text in UTF-8.
    .hint = Speichere die Datei als UTF-8.
problem-transcript-line = Zeile { $line } des gespeicherten Spiels sagt nichts Bekanntes.
    .hint = Vor der leeren Zeile stehen { $keys }, jeweils mit einem Doppelpunkt dahinter; nach ihr die Züge.
problem-transcript-twice = Zeile { $line } des gespeicherten Spiels nennt „{ $key }“ ein zweites Mal.
    .hint = Lösch eine der beiden Zeilen.
problem-transcript-missing = Dem gespeicherten Spiel fehlt die Zeile „{ $key }“.
    .hint = Schreib sie vor die erste leere Zeile.
problem-transcript-value = Zeile { $line } des gespeicherten Spiels: Das kann „{ $key }“ nicht sein.
    .hint =
        { $key ->
            [convention] Die Konvention ist normal oder misere.
            [players] Die Spieler sind me und computer, in der Reihenfolge der Züge und durch Kommas getrennt.
            [level] Die Spielstärke ist eine Zahl von 0 bis 100.
            [seed] Der Startwert ist eine ganze Zahl.
           *[other] Schreib einen Wert hinter den Doppelpunkt.
        }
problem-transcript-seats = Zeile { $line } des gespeicherten Spiels nennt { $players } Spieler, aber die Position hat { $seats } Sitze.
    .hint = Nenn für jeden Sitz einen Spieler.
problem-transcript-move = Zeile { $line } des gespeicherten Spiels: Zug { $number }, „{ $move }“, ist in { $position } nicht möglich.
    .hint = Möglich sind dort: { $moves }.
problem-transcript-after-end = Zeile { $line } des gespeicherten Spiels: Zug { $number }, „{ $move }“, kommt nach dem Ende des Spiels.
    .hint = Lösch diese Zeile und alle danach.

# Kartenspieler und verdeckte Blätter.
play-style-number =
    Computer { $number } ({ $style ->
        [random] zufällig
        [weakest] schwächste Karte
        [strongest] stärkste Karte
        [rule] Faustregeln
        [monte-carlo] Monte Carlo
       *[perfect] fehlerlos
    })
play-hidden-hint = Wer nicht mehr weiß als du, würde hier { $move } spielen. Ob das gewinnt, hängt davon ab, was die anderen halten.
play-hidden-why = Die Blätter sind verdeckt: Wer einen Sieg erzwingen kann, hängt von Karten ab, die du nicht siehst. Lös die Position mit offenen Blättern, dann erfährst du es.
problem-player-of-cards = { $player } spielt Karten, und { $game } hat keine.
    .hint = Spieler sind hier `me` (du) und `computer`.
