# Nim-Folgen: Werte, Perioden, Zertifikate, Vergleiche. g(n) ist der Sprague-Grundy-Wert eines Haufens von n.

# Woher Werte bekannt sind.
values-computed = Jeder Wert wurde berechnet: Er ist die kleinste Zahl, die keine Nachfolgeposition hat.
values-computed-to = Die Werte bis zum Haufen { $heap } wurden berechnet, die späteren folgen aus der Periode.
values-written =
    { $count ->
        [one] { $file }: 1 Wert, der des Haufens { $from }.
       *[other] { $file }: { $count } Werte, die der Haufen { $from } bis { $to }.
    }
claim-nim-values = der Satz über die Werte von Nim (Winning Ways, Kapitel 2)
claim-period-theorem = der Periodensatz (Guy und Smith 1956; Winning Ways, Kapitel 4)
claim-unequal-period-theorem = der Periodensatz für ungleiche Haufen (der Beweis steht im Quelltext des Programms)
claim-rare-splits = der Satz über seltene und häufige Werte (Winning Ways, Kapitel 4)

# Perioden.
period-found =
    { $kind ->
        [arithmetic] Arithmetische Periode { $period } mit Saltus { $saltus }, Vorperiode { $preperiod }: g(n + { $period }) = g(n) + { $saltus } für jeden Haufen n ab { $preperiod }.
       *[other] Periode { $period }, Vorperiode { $preperiod }: g(n + { $period }) = g(n) für jeden Haufen n ab { $preperiod }.
    }
period-none = Bis zum Haufen { $heap } keine Periode der gesuchten Arten gefunden.
period-open = Offen: Keine Periode ist bewiesen, und keine ist ausgeschlossen.
period-why = Die Werte bis zum Haufen { $computed } wurden berechnet. Ab { $preperiod } wiederholen sie sich alle nach { $period }, und nach dem Satz genügen so viele: Kein späterer Haufen kann eine Ausnahme sein.
period-closed-form = Das folgt aus der geschlossenen Formel für die Werte; berechnet werden musste keiner.
period-none-means = Das heißt nicht, dass es keine gibt. Gefunden heißt eine Periode erst, wenn sich so viele Werte wiederholen, wie ein Satz braucht, um sie für alle Haufen zu beweisen.
period-candidate =
    { $kind ->
        [arithmetic] g(n + { $period }) = g(n) + { $saltus } für die Haufen n ab { $preperiod }
       *[other] g(n + { $period }) = g(n) für die Haufen n ab { $preperiod }
    }
period-candidate-seen = Nicht bewiesen, nur gesehen: { $candidate }, so weit die Werte berechnet sind, also bis zum Haufen { $heap }.
period-candidate-needs = Bewiesen ist es, wenn es bis zum Haufen { $heap } stimmt: Frag `lastmove period { $code } --to { $heap }`.
period-candidate-endless = Kein Satz ist bekannt, nach dem Werte es beweisen könnten.
published-agrees = Das stimmt mit dem überein, was veröffentlicht ist.
published-differs = Das stimmt NICHT mit dem überein, was veröffentlicht ist: Periode { $period }, Vorperiode { $preperiod }.
published-unproved = Veröffentlicht ist: Periode { $period }, Vorperiode { $preperiod }. Die hier berechneten Werte beweisen das noch nicht.
period-row-period = Periode
period-row-preperiod = Vorperiode
period-row-exception = letzte Ausnahme
period-row-saltus = Saltus
period-row-computed = berechnet
period-row-largest = größter Wert
period-row-rare = seltene Werte
period-row-engine = Rechenverfahren
period-row-certificate = Zertifikat
period-row-published = veröffentlicht
period-exception-none = keine
period-computed = Haufen 0 bis { $heap }
period-rare =
    { $parity ->
        [yes] die von { $rare } Haufen (Maske { $mask }, mit der Parität des Haufens)
       *[other] die von { $rare } Haufen (Maske { $mask })
    }
period-rare-last =
    { $parity ->
        [yes] die von { $rare } Haufen, der letzte ist { $last } (Maske { $mask }, mit der Parität des Haufens)
       *[other] die von { $rare } Haufen, der letzte ist { $last } (Maske { $mask })
    }

# Zertifikate.
verify-right = Das Zertifikat ist richtig: Die Sprague-Grundy-Werte von { $code } haben die Periode { $period } und die Vorperiode { $preperiod }.
verify-refused = Das Zertifikat ist abgelehnt: Es behauptet für { $code } die Periode { $period } und die Vorperiode { $preperiod }.
verify-checked-all = Die Werte aller { $heaps } Haufen, die der Satz verlangt, wurden neu berechnet, jeder aus allen Nachfolgepositionen, und stimmen mit dem Zertifikat überein.
verify-checked-rare = Die Werte aller { $heaps } Haufen, die der Satz verlangt, wurden neu berechnet und stimmen mit dem Zertifikat überein: { $full } aus allen Nachfolgepositionen; { $others } aus den Teilungen mit einem seltenen Teil (es gibt { $rare } seltene Haufen) und aus einer Nachfolgeposition für jeden kleineren Wert.
verify-smallest = Keine kleinere Periode und keine kleinere Vorperiode tut es auch.

# Vergleiche.
compare-equal =
    { $count ->
        [one] Der Wert des Haufens { $from } ist richtig.
       *[other] Alle { $count } Werte sind richtig, die der Haufen { $from } bis { $to }.
    }
compare-different = Der erste falsche Wert ist der des Haufens { $heap } (Zeile { $line }): Dort steht { $found }, richtig ist { $expected }.
compare-occurs = { $found } kann es nicht sein: Das ist der Wert von { $option }, und das kann ein Zug aus dem Haufen machen.
compare-skips = { $found } kann es nicht sein: { $expected } ist kleiner und fehlt auch.
compare-vanishes = { $found } kann es nicht sein: Der ganze Haufen kann genommen werden, und nichts ist { $found } wert.
compare-shifted = Wenn der erste Wert der des Haufens { $from } ist, stimmen die Werte überein: Frag noch einmal mit --from { $from }.

# Fortschritt.
progress-line =
    { $share ->
        [unknown] bis zum Haufen { $heap } ({ $rate } Werte in der Sekunde)
       *[other] bis zum Haufen { $heap } von { $to }: { $share } % ({ $rate } Werte in der Sekunde)
    }

# Was an einer Frage nach Werten falsch sein kann.
problem-engine-for-other-codes = Das Rechenverfahren { $engine } kann das Spiel { $code } nicht berechnen.
    .hint = Überlass lastmove die Wahl oder nimm naive, das jeden Code berechnet. dense und sparse wollen endlich viele Ziffern und höchstens zwei übrige Haufen, sparse außerdem eine Teilung.
problem-no-values-of-game = Eine Position von { $game } besteht nicht aus Haufen eines einzigen Spiels, also gibt es keine Liste von Sprague-Grundy-Werten.
    .hint = Nenn ein Spiel mit Haufen ({ $names }) oder einen Code wie 0.77.
problem-values-of-misere-game = { $game } ist ein Misère-Spiel, und da entscheiden die Sprague-Grundy-Werte nicht.
    .hint = Die Werte derselben Haufen im Normalspiel sind die von { $code }.
problem-values-beyond-memory = Die Werte von { $code } bis zum Haufen { $heap } passen nicht in den Speicher, und keine Periode wurde gefunden, die sie überflüssig macht.
    .hint = { $mebibytes } MiB sind frei: Das ist Platz für die Werte bis zum Haufen { $fits }.

# Was an einem Zertifikat falsch sein kann.
problem-certificate-unknown = Das ist kein Zertifikat: Es fängt mit „{ $found }“ an.
    .hint = Ein Zertifikat fängt mit der Zeile „{ $expected }“ an; `lastmove period CODE --certificate DATEI` schreibt eines.
problem-certificate-line = Zeile { $line } des Zertifikats ist nicht, was dort stehen muss: „{ $found }“.
    .hint = Dorthin gehört eine solche Zeile: { $expected }
problem-certificate-checksum = Die Zeilen des Zertifikats wurden geändert, nachdem sie geschrieben waren: Ihre Prüfsumme ist { $expected }, nicht { $found }.
    .hint = Nimm die Datei, wie sie geschrieben wurde, oder lass sie neu schreiben.
problem-certificate-code = Der Code { $code } wiederholt sich ohne Ende, und kein Satz sagt, wie viele Werte eine Periode eines solchen Codes beweisen würden.
    .hint = Nur Codes mit endlich vielen Ziffern haben Zertifikate.
problem-certificate-range = Periode { $period } und Vorperiode { $preperiod }: Das liegt außerhalb des Bereichs.
    .hint = Eine Periode ist mindestens 1, und keine der beiden Zahlen ist größer als { $largest } (2 hoch 52).
problem-certificate-functional = Das Funktional „{ $functional }“ sagt nichts über die Teilungen von { $code }.
    .hint = Lass das Zertifikat neu schreiben.
problem-certificate-values = Das Zertifikat hat { $found } Werte; seine Periode und seine Vorperiode brauchen { $expected }.
    .hint = Die Datei wurde abgeschnitten, oder es wurde etwas angehängt; nimm sie, wie sie geschrieben wurde.
problem-certificate-too-large = Der Satz verlangt { $heaps } Haufen, und im Speicher ist Platz für { $bound }.
    .hint = Prüf es auf einem Rechner mit mehr Speicher.
problem-certificate-wrong-value = Der erste falsche Wert ist der des Haufens { $heap }: Das Zertifikat sagt { $claimed }, richtig ist { $right }.
    .hint = Die Werte aller kleineren Haufen sind richtig.
problem-certificate-rare-position = Die Liste der seltenen Haufen ist beim Haufen { $heap } falsch.
    .hint = Die Werte selbst sind richtig; lass das Zertifikat neu schreiben.
problem-certificate-period = Die Werte wiederholen sich zwar nach { $period } Haufen, aber auch schon nach { $smaller }.
    .hint = Ein Zertifikat nennt die kleinste Periode.
problem-certificate-preperiod = Die Werte wiederholen sich zwar ab dem Haufen { $preperiod }, aber auch schon ab { $smaller }.
    .hint = Ein Zertifikat nennt die kleinste Vorperiode.
problem-no-certificate = Kein Zertifikat wurde geschrieben, denn keine Periode von { $code } ist bewiesen.
    .hint = Lass mehr Werte berechnen, mit einem größeren --to.

# Was an einer Datei mit Werten falsch sein kann.
problem-sequence-empty = In dieser Datei stehen keine Werte.
    .hint = Schreib Zahlen, dazwischen Leerzeichen, Kommas oder Zeilenenden, oder je Zeile einen Haufen und seinen Wert.
problem-sequence-number = Zeile { $line }: „{ $found }“ ist kein Wert.
    .hint = Werte und Haufen sind ganze Zahlen von 0 bis { $largest }.
problem-sequence-number-missing = Zeile { $line }: Vor diesem Komma fehlt eine Zahl.
    .hint = Zwischen zwei Kommas steht eine Zahl; nur hinter dem letzten einer Zeile darf sie fehlen.
problem-sequence-line = Zeile { $line } ist nicht ein Haufen und sein Wert: „{ $found }“.
    .hint = Die Datei hat mit solchen Zeilen angefangen, also muss jede so aussehen: „{ $expected }“. In einer bloßen Liste von Werten, die in der ersten Zeile zwei hat, muss ein Komma dazwischen stehen.
problem-sequence-order = In Zeile { $line } geht es um den Haufen { $found }, an der Reihe ist aber { $expected }.
    .hint = Die Haufen müssen aufeinander folgen; hier fehlt eine Zeile, oder eine ist zu viel.
problem-sequence-document = Zeile { $line }: Das ist kein Dokument mit einer Liste von Werten.
    .hint = Es muss JSON sein, wie `lastmove values --format json` es schreibt ({ $schema }), oder eine Liste von Zahlen in eckigen Klammern.
problem-sequence-count = Das Dokument hat { $found } Werte, und nach seinen eigenen Angaben müssten es { $expected } sein.
    .hint = Einige wurden abgeschnitten oder angehängt; nimm das Dokument, wie es geschrieben wurde.
problem-sequence-too-far = Das sind mehr Werte, als es Haufen gibt.
    .hint = Der größte Haufen ist { $largest }; fang mit einem kleineren an.

# Was an Dateien und Optionen falsch sein kann.
problem-output-exists = Eine Datei „{ $file }“ gibt es schon.
    .hint = Wähl einen anderen Namen oder lass sie mit --force überschreiben.
problem-cannot-write-file = „{ $file }“ lässt sich nicht schreiben: { $reason ->
        [not-found] Das Verzeichnis gibt es nicht
        [is-a-directory] Es ist ein Verzeichnis
        [permission-denied] Das ist nicht erlaubt
        [storage-full] Es ist kein Platz mehr
       *[other] { $reason }
    }.
    .hint = Wähl einen anderen Ort. Dort blieb nichts zurück.
problem-cannot-read-file = „{ $file }“ lässt sich nicht lesen: { $reason ->
        [not-found] Die Datei gibt es nicht
        [is-a-directory] Es ist ein Verzeichnis
        [permission-denied] Das ist nicht erlaubt
       *[other] { $reason }
    }.
    .hint = Prüf den Namen der Datei.
problem-input-too-large = „{ $file }“ hat mehr als { $mebibytes } MiB, und dafür ist kein Platz.
    .hint = Prüf den Namen der Datei oder nimm einen Rechner mit mehr Speicher.
problem-heaps-backwards = Von { $from } bis { $to } gibt es keine Haufen.
    .hint = --to darf nicht kleiner sein als --from.
