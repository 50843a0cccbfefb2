# Der Name.
convention-last-card = Normalspiel: wer zuerst die letzte Karte ablegt, gewinnt
title-tanhinmin = Tanhinmin

# Züge und Tipps. Ein Tipp sagt erst, wie stark die Karte sein soll, dann welche.
tanhinmin-who-plays = { $who } spielt die { $card }.
tanhinmin-who-sheds-last = { $who } spielt die { $card } und ist fertig.
tanhinmin-who-passes = { $who } passt.
tanhinmin-hint-cannot-play = Keine deiner Karten schlägt die auf dem Tisch.
tanhinmin-hint-do-not-play = Behalt deine Karten diesmal.
tanhinmin-hint-play = Passe nicht.
tanhinmin-hint-low = Spiel eine schwache Karte.
tanhinmin-hint-high = Spiel eine starke Karte.
tanhinmin-hint-card = Spiel die { $card }.
tanhinmin-hint-pass = Passe.
tanhinmin-shed-last-card =
    { $who ->
        [you] Du hast deine letzte Karte abgelegt
       *[other] { $name } hat die letzte Karte abgelegt
    }

# Das Bild: die Blätter nach Sitzen und der Tisch.
tanhinmin-seat = Sitz { $seat }
tanhinmin-table = Tisch
tanhinmin-table-empty = leer
tanhinmin-table-owner = von Sitz { $seat }
tanhinmin-out = fertig auf Platz { $place }
tanhinmin-more-cards = … und { $count } weitere

# Der Satz für zwei Spieler: was gezählt wird.
claim-theorem1 = Satz 1 (Kiya, Ohto, Ono 2021)
tanhinmin-idea = Du bist am Zug. Zähl Paare. Ein Paar ist eine Karte und eine schwächere, auf die sie antwortet; keine Karte steht in zwei Paaren. Solche Paare bilden zusammen ein Matching. Nach { $claim } gewinnst du genau dann, wenn du mehr Paare bilden kannst als dein Gegner.

# Die beiden Graphen. `cards` ist 1, wenn eine Karte auf dem Tisch liegt, und `table` ist diese Karte.
tanhinmin-graph-mover =
    { $cards ->
        [0] Deine Paare. Oben stehen deine Karten, unten, worauf sie antworten sollen: eine 0 für den leeren Tisch und die Karten deines Gegners bis auf eine. Die 0 schlägst du mit jeder Karte.
       *[other] Deine Paare. Oben stehen deine Karten, unten, worauf sie antworten sollen: die { $table } auf dem Tisch, mit @ markiert, und die Karten deines Gegners bis auf eine.
    }
tanhinmin-graph-opponent = Die Paare deines Gegners. Oben stehen seine Karten, unten deine bis auf eine. Der Tisch fehlt hier: Nur du musst auf ihn antworten.
tanhinmin-dropped-opponent = Weggelassen ist die schwächste Karte deines Gegners, die { $card }. Auf die letzte Karte eines Blattes antwortet niemand mehr, denn mit ihr endet das Spiel; und als letzte hebt man die schwächste auf, weil man sie am schwersten loswird.
tanhinmin-dropped-mover = Weggelassen ist deine schwächste Karte, die { $card }, aus demselben Grund.

# Die Figur eines Matchings: die Namen ihrer Zeilen.
tanhinmin-figure-mover = deine Karten
tanhinmin-figure-opponent = Karten des Gegners
tanhinmin-figure-targets = zu beantworten
tanhinmin-figure-dropped = weggelassen
tanhinmin-figure-more = … und oben { $above }, unten { $below } weitere

# Was die Figur zeigt. `pairs` sieht aus wie „5 > 3, 1 > 0“.
tanhinmin-matching =
    { $count ->
        [0] Größtes Matching: kein Paar.
        [one] Größtes Matching: 1 Paar ({ $pairs }).
       *[other] Größtes Matching: { $count } Paare ({ $pairs }).
    }
tanhinmin-left-over = Übrig: { $cards }.
tanhinmin-list-more = { $items } … und { $count } weitere

# Die beiden Zahlen im Vergleich.
tanhinmin-compare-more = { $mover } gegen { $opponent }: Du hast mehr Paare, also gewinnst du.
tanhinmin-compare-equal = { $mover } gegen { $opponent }: gleich viele. Du bräuchtest mehr, also verlierst du.
tanhinmin-compare-fewer = { $mover } gegen { $opponent }: Du hast weniger Paare, also verlierst du.

# Die Überdeckung: warum das kleinere Matching nicht wachsen kann.
tanhinmin-cover-question-mover = Warum kannst du nicht mehr Paare bilden?
tanhinmin-cover-question-opponent = Warum kann dein Gegner nicht mehr Paare bilden?
tanhinmin-cover-no-target = Weil unten nichts steht.
tanhinmin-cover-no-edge = Weil oben selbst die stärkste Karte, die { $strongest }, unten nicht einmal die schwächste schlägt, die { $weakest }.
tanhinmin-cover-all-above = Weil oben jede Karte schon gepaart ist.
tanhinmin-cover-all-below = Weil unten alles schon gepaart ist.
tanhinmin-cover-above = oben { $cards }
tanhinmin-cover-below = unten { $targets }
tanhinmin-cover-both = oben { $cards } und unten { $targets }
tanhinmin-cover =
    { $size ->
        [one] Leg { $nodes } beiseite. Im Rest ist oben die { $strongest } die stärkste Karte und unten die { $weakest } die schwächste; also schlägt dort keine Karte von oben eine von unten. Jedes Paar braucht daher die beiseitegelegte: Mehr als 1 Paar gibt es nicht.
       *[other] Leg { $nodes } beiseite. Im Rest ist oben die { $strongest } die stärkste Karte und unten die { $weakest } die schwächste; also schlägt dort keine Karte von oben eine von unten. Jedes Paar braucht daher eine der { $size } beiseitegelegten, und keine zwei Paare brauchen dieselbe: Mehr als { $size } Paare gibt es nicht.
    }

# Die Züge.
tanhinmin-moves-judged = Prüf jeden Zug, indem du danach genauso zählst. Er gewinnt, wenn es deine letzte Karte war oder wenn dein Gegner, der dann am Zug ist, nicht mehr Paare hat als du.
tanhinmin-moves-all-win = Hier gewinnt jeder Zug.
tanhinmin-moves-some-lose = Diese Züge verlieren. Daneben steht die Antwort, die gegen sie gewinnt.
tanhinmin-moves-all-lose = Jeder Zug verliert: Danach hat dein Gegner mehr Paare als du. Daneben steht die Antwort, die gegen den Zug gewinnt.
tanhinmin-moves-more =
    { $count ->
        [one] … und 1 weiterer Verlustzug
       *[other] … und { $count } weitere Verlustzüge
    }
tanhinmin-pass = passen
tanhinmin-reply-play = Gegner spielt { $card }
tanhinmin-reply-last = Gegner spielt { $card } und ist fertig
tanhinmin-reply-pass = Gegner passt
tanhinmin-reply-none = du spielst wieder aus, und jede Karte verliert

# Drei und mehr Spieler.
tanhinmin-search = Für drei und mehr Spieler ist kein Satz bekannt. Darum wurde jedes Spiel durchsucht, das folgen kann.
tanhinmin-search-nobody = Wer auch immer Erster werden will: Alle anderen gemeinsam können es verhindern. Wer gewinnt, hängt davon ab, wer wem hilft.
tanhinmin-search-line =
    { $seat ->
        [0] So verläuft bestes Spiel, wenn du, auf Sitz 0, dich beeilst und alle anderen sich gemeinsam wehren:
       *[other] So verläuft bestes Spiel, wenn Sitz { $seat } sich beeilt und alle anderen sich gemeinsam wehren, du auf Sitz 0 auch:
    }
tanhinmin-search-line-at-table =
    { $who ->
        [you] So verläuft bestes Spiel, wenn du dich beeilst und alle anderen sich gemeinsam wehren:
       *[other] { $name } beeilt sich, und alle anderen wehren sich gemeinsam, du auch. So verläuft dann bestes Spiel:
    }
tanhinmin-line-play = spielt { $card }
tanhinmin-line-last = spielt { $card } und ist fertig
tanhinmin-line-pass = passt
tanhinmin-line-more =
    { $count ->
        [one] … und 1 weiterer Zug
       *[other] … und { $count } weitere Züge
    }
tanhinmin-settled =
    { $seat ->
        [0] Du hast deine letzte Karte vor allen anderen abgelegt. Damit steht fest, wer Erster ist.
       *[other] { $name } hat die letzte Karte vor allen anderen abgelegt. Damit steht fest, wer Erster ist.
    }

# Der Platz, der als nächster vergeben wird, wenn schon jemand fertig ist.
tanhinmin-next-place =
    { $seat ->
        [0] Als nächster wird Platz { $place } vergeben. Du kannst ihn erzwingen, was auch immer alle Übrigen zusammen tun.
       *[other] Als nächster wird Platz { $place } vergeben. { $name } kann ihn erzwingen, was auch immer alle Übrigen zusammen tun.
    }
tanhinmin-next-place-of-two =
    { $seat ->
        [0] { $other } und du, ihr seid als Einzige noch im Spiel. Du kannst Platz { $place } erzwingen, den nächsten; der andere wird dann Letzter.
       *[other] { $other } und du, ihr seid als Einzige noch im Spiel. { $other } kann Platz { $place } erzwingen, den nächsten; dann wirst du Letzter.
    }
tanhinmin-next-place-nobody = Als nächster wird Platz { $place } vergeben. Niemand kann ihn gegen alle Übrigen erzwingen.
tanhinmin-next-place-moves = Du erzwingst ihn mit: { $moves }.
tanhinmin-next-place-beyond = Als nächster wird Platz { $place } vergeben. Wer ihn erzwingen kann, ist hier nicht bekannt: Dazu müssten mehr als { $bound } Positionen durchsucht werden. `solve` durchsucht mit --positions mehr.

# Fehler bei Karten und Zügen.
problem-not-a-card = „{ $word }“ ist keine Karte.
    .hint = Schreib eine Karte als Zahl ab 1; die größere Zahl ist stärker.
problem-negative-card = { $card } ist keine Karte: Keine Stärke ist negativ.
    .hint = Schreib eine Karte als Zahl ab 1; die größere Zahl ist stärker.
problem-zero-card = 0 ist keine Karte.
    .hint = Karten zählen ab 1. Schreib die 0 allein für einen Spieler, der fertig ist.
problem-card-too-large = Die Karte { $card } ist zu groß.
    .hint = Nimm Stärken bis { $largest }; nur auf ihre Reihenfolge kommt es an.
problem-no-card-move = Der Zug fehlt.
    .hint = Schreib eine Karte, etwa 3, oder pass.
problem-not-a-card-move = „{ $word }“ ist kein Zug.
    .hint = Schreib eine Karte, etwa 3, oder pass.
problem-card-not-in-hand = Die Karte { $card } hast du nicht auf der Hand.
    .hint = Spiel eine deiner Karten ({ $hand }) oder passe.
problem-card-does-not-beat = Die { $card } schlägt nicht die { $table } auf dem Tisch.
    .hint = Spiel eine Karte, die stärker ist als { $table }, oder passe.
problem-cards-over = Das Spiel ist zu Ende: Niemand ist mehr am Zug.
    .hint = Nimm Züge zurück oder fang ein neues Spiel an.

# Fehler bei Kartendecks und beim Geben.
problem-deck-word = „{ $word }“ beschreibt kein Kartendeck.
    .hint = Schreib Karten (14), Bereiche (1-13) oder Vielfache davon (1-13x4), durch Kommas getrennt; oder uecda.
problem-deck-empty = Das Kartendeck hat keine Karten.
    .hint = Nenn welche, zum Beispiel 1-13x4.
problem-deck-range = Der Bereich { $first }-{ $last } läuft rückwärts.
    .hint = Schreib die schwächere Karte zuerst: { $last }-{ $first }.
problem-deck-too-large = Das Kartendeck hat mehr als { $most } Karten.
    .hint = Nimm einen kleineren Bereich oder kleinere Vielfache.
problem-deal-too-large = { $wanted } Karten sollen gegeben werden, aber das Kartendeck hat nur { $cards }.
    .hint = Gib weniger Karten oder nenn ein größeres Kartendeck.
problem-deal-empty-hand = Sitz { $seat } soll keine Karte bekommen.
    .hint = Gib jedem Spieler mindestens eine Karte.
problem-played-without-deck = Gespielte Karten sind genannt, aber nicht das Kartendeck, aus dem sie stammen.
    .hint = Nenn es auch, zum Beispiel --deck 1-13x4.
problem-deck-leaves-none = Das Kartendeck lässt dem anderen Blatt keine Karte.
    .hint = Nenn ein größeres Kartendeck oder weniger Karten; oder, wenn der andere Spieler fertig ist, die Karten, die er gespielt hat: --played 2,3.
problem-deck-for-two = Aus dem Kartendeck folgt das andere Blatt nur bei zwei Spielern; hier steht ein drittes.
    .hint = Lass --deck weg und schreib alle Blätter hin.
problem-card-not-left =
    { $copies ->
        [0] Das Kartendeck hat keine { $card }.
        [one] Das Kartendeck hat nur eine { $card }, und die ist schon genannt.
       *[other] Das Kartendeck hat nur { $copies } Karten { $card }, und die sind schon alle genannt.
    }
    .hint = Vergleich dein Blatt, den Tisch und die gespielten Karten mit dem Kartendeck.
problem-hand-disagrees = Dieses Blatt passt nicht zum Kartendeck.
    .hint = Aus dem Kartendeck bleibt { $hand }. Lass das zweite Blatt weg oder berichtige die gespielten Karten.

# Fehler bei Positionen.
problem-no-hands = Die Position fehlt.
    .hint = Schreib die Blätter hin, deines zuerst, durch / getrennt: 1 3 / 2.
problem-one-hand = Hier steht nur ein Blatt.
    .hint = Trenn die Blätter durch /, also 1 3 / 2. Das Zeichen | braucht in den meisten Shells Anführungszeichen. Mit --deck folgt das andere Blatt aus den Karten.
problem-empty-hand = Hier fehlt ein Blatt.
    .hint = Schreib seine Karten hin, oder 0, wenn der Spieler fertig ist.
problem-no-table-card = Nach @ fehlt die Karte auf dem Tisch.
    .hint = Schreib sie hin, etwa @ 2; ohne @ ist der Tisch leer.
problem-two-table-cards = Auf dem Tisch liegen zwei Karten.
    .hint = Nur die letzte zählt: Schreib sie hinter das Blatt dessen, der sie gespielt hat.
problem-nobody-has-cards = Niemand hat Karten.
    .hint = Der Letzte behält immer welche: Schreib für einen von ihnen ein Blatt hin.
problem-mover-is-out = Wer am Zug sein soll, ist schon fertig.
    .hint = Beginn mit dem Blatt dessen, der als Nächster zieht; die anderen folgen der Reihe nach.
problem-out-places = { $out } Spieler sind fertig, aber in welcher Reihenfolge, ist nicht klar.
    .hint = Nummerier sie von 0#1 (zuerst fertig) bis 0#{ $out }, jede Nummer einmal.
problem-no-such-place = Auf diesem Platz kann niemand fertig geworden sein.
    .hint =
        { $out ->
            [one] Nur ein Spieler ist fertig. Schreib 0 oder 0#1.
           *[other] { $out } Spieler sind fertig. Nummerier sie von 0#1 (zuerst fertig) bis 0#{ $out }.
        }
problem-table-card-of-mover = Die Karte auf dem Tisch kann nicht von dem sein, der am Zug ist.
    .hint = Hat sie niemand geschlagen, wird der Tisch geleert: Lass @ weg. Sonst schreib sie hinter das Blatt dessen, der sie gespielt hat.
problem-table-card-of-nobody = Die Karte auf dem Tisch gehört Sitz { $seat }, aber dort sitzt niemand.
    .hint = Bei { $players } Spielern zählen die Sitze ab 0.
problem-table-card-not-last = Die Karte auf dem Tisch ist älter als die letzte, mit der jemand fertig wurde.
    .hint = Leg auf den Tisch, was der zuletzt Fertige gespielt hat, oder lass @ weg.
problem-why-without-heaps = Bei Karten gibt es keinen Haufen { $heap }, der zu erklären wäre.
    .hint = Lass --why weg: Die Antwort erklärt sich selbst.
