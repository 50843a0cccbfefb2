# Die Seite, die `serve` öffnet. Was zwischen Sternchen steht, wird hervorgehoben.
page-description = Wer gewinnt, mit welchem Zug und warum: Nim, Marienbad, Laskers Nim, Tanhinmin und jedes Spiel vom Nehmen und Teilen.
page-skip = Zum Inhalt
page-uses = Was du tun kannst
page-languages = Sprache
page-use-play = Spielen
page-use-analyse = Untersuchen
page-use-learn = Lernen
page-use-research = Forschen
page-closing = Alles wird auf diesem Rechner berechnet; nichts wird irgendwohin gesendet.

# Der Anfang.
page-welcome = Wer macht den letzten Zug?
page-welcome-more = Spiel Spiele, die der letzte Zug entscheidet, und sieh, wer in einer Position gewinnt und warum.
page-play-marienbad = Marienbad spielen
page-games = Alle Spiele
page-which-game = Welches Spiel?
page-other-game = Ein anderes Spiel, nach seinem Code
page-to-the-start = Zum Anfang

# Die Tasten.
page-keys = Tasten
page-keys-show = Tasten (?)
page-keys-off = Einzelne Tasten ausschalten
page-keys-on = Einzelne Tasten einschalten
page-close = Schließen
page-key-tab = zum Brett, zu den Zügen, zu den Knöpfen
page-key-arrows = von Teil zu Teil; sonst durch das Spiel vor und zurück
page-key-enter = berührt ein Teil, macht einen Zug
page-key-escape = lässt das Teil los
page-key-hint = Tipp; noch einmal gedrückt der Zug
page-key-why = warum
page-key-undo = nimmt den letzten Zug zurück
page-key-new = neues Spiel oder der nächste Fehler
page-key-help = zeigt diese Tasten

# Das Brett.
page-aim = { $aim }.
page-touch = Wähl { -a-heap(case: "accusative") }, dann, wie viel du nimmst.
page-move-at = { $words } ({ $place })
page-more-choices = Es gibt mehr Züge als diese. Gib einen anderen unten ein.
page-type-move = Zug
page-make-move = Ziehen
page-moves = Züge
page-you = Du
page-opponent = Gegner
page-to-move =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
page-house-rules = Hausregeln: { $rules }.

# Das Urteil.
page-outcome-win = Wer am Zug ist, *gewinnt*.
page-outcome-loss = Wer am Zug ist, *verliert*.
page-outcome-draw = Keine Seite kann den Sieg erzwingen: *unentschieden*.
page-best =
    { $count ->
        [1] Nur ein Zug gewinnt: { $move }.
       *[other] { $count } Gewinnzüge, der beste: { $move }.
    }
page-over = Das Spiel ist zu Ende.
page-unknown = Wer hier gewinnt, ist nicht bekannt: Es wäre zu viel zu durchsuchen.
page-nim-value = Sprague-Grundy-Wert { $value }.
page-play-move = { $move } spielen
page-back = Zurück
page-why = Warum?
page-download = Bild speichern
page-column-move = Zug
page-column-value = Wert
page-column-leaves = Was er hinterlässt
page-column-remoteness = Wie lange das Spiel noch dauert
page-values-show = Werte zeigen
page-values-hide = Werte verbergen

# Der Verlauf eines Spiels.
page-strip = Verlauf
page-strip-start = Die Ausgangsposition.
page-strip-move = Zug { $number }, { $name }: { $move }.
page-strip-leads = Wer danach den Sieg erzwingen kann: { $name }.
page-strip-nobody = Danach kann niemand den Sieg erzwingen.
page-strip-unknown = Wer danach gewinnt, ist nicht bekannt.
page-strip-mistake = Ein Fehler.
page-move-made = Zug { $number }: { $move }.
page-move-mistake = Zug { $number }: { $move }. Ein Fehler: { $better } hätte gewonnen.

# Formulare.
page-position = Position
page-show = Zeigen
page-copy = Kopieren
page-copied = Kopiert
page-options = Optionen
page-begin = Anfangen
page-field-position-hint = Etwa { $example }
page-lay-out = Karten hinlegen
page-lay-out-hint = Karten mit Leerzeichen dazwischen; ein leerer Tisch bleibt leer.
page-field-game = Spiel
page-field-game-hint = Ein Name oder ein Code wie 0.77, 4.(3), S1,2,5
page-field-convention = Der letzte Zug
page-convention-usual = wie üblich
page-field-order = Ordnung der Karten
page-field-order-hint = Die schwächste zuerst: a<b<c, d<c; oder deck
page-field-relation = Oder genaue Paare
page-field-relation-hint = stein<papier<schere<stein
page-field-rules = Hausregeln
page-field-rules-hint = Etwa 8cut=8,groups
page-field-deck = Kartendeck
page-field-deck-hint = Etwa 1-13x4 oder uecda
page-field-played = Schon gespielte Karten
page-field-played-hint = Mit einem Kartendeck; das andere Blatt folgt daraus
page-field-first = Wer anfängt
page-field-first-seat-hint = Ein Sitz, gezählt ab 0
page-field-opponent = Gegner
page-against-computer = der Computer
page-two-people = noch jemand an diesem Bildschirm
page-field-players = Wer mitspielt
page-player-nobody = niemand
page-player-me = ein Mensch
page-player-computer = der Computer
page-player-random = Computer: zufällig
page-player-weakest = Computer: immer die schwächste Karte
page-player-strongest = Computer: immer die stärkste Karte
page-player-rule = Computer: Faustregeln
page-player-monte-carlo = Computer: probiert Verteilungen aus
page-player-perfect = Computer: fehlerlos
page-field-level = Spielstärke
page-field-level-hint = Von 0 (zufällig) bis 100 (immer der beste Zug)
page-field-hidden = Verdeckt: Alle sehen nur ihr eigenes Blatt
page-field-cards = Karten für jeden
page-field-cards-hint = Etwa 5 oder 7,5
page-field-seed = Startwert
page-field-seed-hint = Eine Zahl; dieselbe Zahl gibt dieselben Karten

# Spielen.
page-hint = Tipp
page-hint-more = Verrat mir den Zug
page-no-hint = Hier erzwingt kein Zug den Sieg: Du brauchst einen Fehler der anderen Seite.
page-undo = Zurücknehmen
page-new = Neues Spiel
page-rules = Die Regeln
page-to-the-end = Zurück ins Spiel
page-your-mistakes =
    { $count ->
        [0] Du hast keinen Fehler gemacht.
        [one] Du hast den Sieg einmal hergegeben.
       *[other] Du hast den Sieg { $count } Mal hergegeben.
    }
page-lost-from-the-start = Von dieser Ausgangsstellung aus konnte die andere Seite den Sieg erzwingen.
page-let-the-other-begin = Die andere Seite anfangen lassen

# Aus Fehlern lernen.
page-lesson = Aus deinen Fehlern lernen
page-lesson-begin = Aus deinen Fehlern lernen
page-lesson-number = Fehler { $number } von { $count }.
page-lesson-ask =
    { $who ->
        [you] In Zug { $number } hast du { $move } gewählt und den Sieg hergegeben. Finde einen Zug, der ihn behält.
       *[other] In Zug { $number } hat { $name } { $move } gewählt und den Sieg hergegeben. Finde einen Zug, der ihn behält.
    }
page-lesson-try = Versuchen
page-lesson-right = Richtig: { $move } behält den Sieg.
page-lesson-again = Noch einmal versuchen
page-lesson-next = Nächster Fehler
page-lesson-finished = Das war der letzte. Gut gemacht!
page-lesson-back = Zurück zum Spiel

# Lernen.
page-learn-more = Jedes Spiel mit seinen Regeln, und wie man es schreibt.
page-learn-example = Das Beispiel untersuchen
page-notation = Wie man es schreibt
page-notation-heaps = Eine Position sind die { -heaps } als Zahlen mit Leerzeichen dazwischen. Ein Zug ist die Größe { -of-a-heap }, ein Doppelpunkt und was davon bleibt: 7:4 lässt 4 von 7 übrig, 7:0 nimmt alles. Wo geteilt werden darf, macht 7:6+1 aus 7 eine 6 und eine 1.
page-notation-cards = Die Blätter sind durch / getrennt, zuerst das dessen, der am Zug ist. Die Karte auf dem Tisch steht nach @ hinter dem Blatt dessen, der sie gelegt hat. Zahlen sind Stärken; die größere ist stärker. Ein Zug ist die Karte oder pass.
page-notation-sum = Eine Position sind Haufen mit ihrem Spiel davor: kayles:5 nim:4. Auch ein Zug nennt das Spiel: kayles:5:3+1 macht aus einem Haufen mit 5 eine 3 und eine 1.

# Forschen.
page-research-more = Sprague-Grundy-Werte, Perioden und worauf die Antworten beruhen.
page-values = Sprague-Grundy-Werte
page-values-of = Spiel oder Code
page-values-caption = Die ersten Sprague-Grundy-Werte: { $title } ({ $code })
page-values-heap = Haufen
page-claims = Worauf die Antworten beruhen
page-programs = Für Programme
page-programs-more = Alles gibt es auch als JSON. Die Beschreibung der Schnittstelle:

# Was schiefgeht.
page-wrong-address = Diese Adresse stimmt nicht
page-wrong-field = Im Feld { $field }
page-remedy-without = Ohne dieses Feld weiter
page-remedy-start = Vom Anfang an weiter
page-remedy-moves =
    { $count ->
        [one] Nach dem ersten Zug weiter
       *[other] Nach den ersten { $count } Zügen weiter
    }
page-remedy-afresh = Neu anfangen
page-not-found = Diese Seite gibt es nicht
page-not-found-more = Unter dieser Adresse liegt nichts.
page-busy = Zu viel zu tun
page-busy-more = Gerade werden andere bedient, oder das hier dauert zu lange. Versuch es in ein paar Sekunden noch einmal oder mit einer kleineren Position.
page-try-again = Noch einmal versuchen
problem-address-field = Eine Adresse dieser Seite hat kein Feld „{ $field }“.
    .hint = Die Felder hier sind { $fields }.
problem-address-twice = Das Feld „{ $field }“ steht zweimal da.
    .hint = Lass eines davon weg.
problem-address-not-text = Was im Feld „{ $field }“ steht, ist kein Text.
    .hint = Text in einer Adresse ist UTF-8; gib ihn noch einmal ein.
problem-address-value = Das kann im Feld „{ $field }“ nicht stehen.
    .hint =
        { $field ->
            [convention] Schreib normal oder misere.
            [cards] Schreib, wie viele Karten jeder bekommt: 5 oder 7,5.
            [first] Schreib einen Sitz, gezählt ab 0.
            [hidden] Schreib yes oder lass es weg.
            [level] Schreib eine Zahl von 0 bis 100.
            [seed] Schreib eine ganze Zahl.
            [at] Schreib, wie viele der Züge angesehen werden.
            [touched] Schreib einen Bereich und ein Teil, gezählt ab 0: 0.2.
            [hint] Schreib 1 oder 2.
            [why] Schreib yes oder lass es weg.
            [mistake] Schreib eine Zahl ab 1.
            [values] Schreib shown oder hidden.
            [keys] Schreib off oder lass es weg.
            [language] Schreib de, en oder ja.
           *[other] Lass es weg.
        }
problem-address-value-long = Das Feld „{ $field }“ ist länger als { $most } Bytes.
    .hint = Nach längeren Positionen kannst du mit `lastmove solve` oder über die Schnittstelle für Programme fragen.
problem-address-long = Diese Adresse ist länger als { $most } Bytes.
    .hint = Fang mit einer späteren Position an, damit weniger Züge dastehen müssen.
problem-address-after-end = Zug { $number }, { $move }, steht nach dem Ende des Spiels.
    .hint = Lass ihn weg, und alle Züge dahinter.
problem-address-touched = Hier gibt es kein Teil { $spot }, das man berühren könnte.
    .hint = Gezählt wird ab 0: zuerst der Bereich, dann das Teil darin.
problem-address-mistake = Einen Fehler { $number } gibt es nicht: Es sind nur { $count }.
    .hint = Fehler zählen ab 1.
