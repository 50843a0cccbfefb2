# Ordnungen und Hausregeln: die Regeln in Worten. Was überall gilt, steht in `tanhinmin.ftl`.
tanhinmin-rules-open = Alle Karten liegen offen; die Blätter müssen nicht gleich groß sein.
tanhinmin-rules-hidden = Jeder sieht nur seine eigenen Karten, und wie viele die anderen haben; die Blätter müssen nicht gleich groß sein.
tanhinmin-rules-turn = Wenn du am Zug bist, spiel eine Karte, die stärker ist als die Karte auf dem Tisch, oder passe.
tanhinmin-rules-turn-groups = Wenn du am Zug bist, spiel eine Karte, die stärker ist als die Karte auf dem Tisch, oder passe. Auf den leeren Tisch darfst du auch mehrere gleiche Karten zusammen spielen; sie werden von ebenso vielen einer stärkeren Art geschlagen.
tanhinmin-rules-pass-free = Passen darfst du immer, und gleich stark genügt nicht.
tanhinmin-rules-pass-leader-plays = Passen darfst du, nur nicht auf dem leeren Tisch: Wer ausspielt, muss legen. Gleich stark genügt nicht.
tanhinmin-rules-pass-if-unable = Passen darfst du nur, wenn du nicht legen kannst. Gleich stark genügt nicht.
tanhinmin-rules-lead = Auf den leeren Tisch darfst du jede Karte spielen.
tanhinmin-rules-clear-others = Kommst du wieder an die Reihe und hat seit deiner letzten Karte niemand etwas gelegt, dann wird der Tisch geleert und du spielst aus; ist der Spieler dieser Karte schon fertig, spielt der nächste aus, der noch Karten hat.
tanhinmin-rules-clear-owner = Kommst du wieder an die Reihe und hat seit deiner letzten Karte niemand etwas gelegt, dann darfst du sie selbst schlagen; passt du, wird der Tisch geleert und du spielst aus. Ist der Spieler dieser Karte schon fertig, spielt der nächste aus, der noch Karten hat.
tanhinmin-rules-pass-final = Wer gepasst hat, ist aus der Runde und wird erst wieder gefragt, wenn der Tisch geleert ist.
tanhinmin-rules-pass-final-lead = Auch wer auf dem leeren Tisch passt, hat gepasst.
tanhinmin-rules-aim-normal = Wer als Erster die letzte Karte ablegt, gewinnt (Normalspiel: Wer den letzten Zug macht, gewinnt). Ab drei Spielern spielen die anderen weiter, bis nur noch einer Karten hat.
tanhinmin-rules-aim-misere = Wer als Erster die letzte Karte ablegt, verliert (Misère-Spiel: Wer den letzten Zug macht, verliert). Es spielen zwei.
tanhinmin-rules-order-deck = Die Karten sind die des Kartenspiels, die schwächste zuerst: 3 4 5 6 7 8 9 T J Q K A 2 und der Joker JK; auf die Farben kommt es nicht an.
tanhinmin-rules-order-named =
    { $count ->
        [one] Es gibt nur eine Kartenart, { $cards }, und sie schlägt nichts.
       *[other] Es gibt { $count } Kartenarten: { $cards }. Was wen schlägt, sagt diese Liste: { $pairs }. Sonst schlägt keine Karte eine andere.
    }
tanhinmin-rules-order-none = { $cards } schlägt nichts
tanhinmin-rules-beats = { $card } schlägt { $cards }
tanhinmin-rules-cut = Die { $card } leert den Tisch: Wer sie spielt, spielt noch einmal aus.
tanhinmin-rules-joker = Die { $card } ist ein Joker: Sie schlägt jede andere Karte, wie herum die Ordnung auch steht.
tanhinmin-rules-joker-groups = Die { $card } ist ein Joker: Allein schlägt sie jede andere Karte, wie herum die Ordnung auch steht; in einer Gruppe vertritt sie eine beliebige Karte. Eine Gruppe braucht mindestens eine Karte, die kein Joker ist.
tanhinmin-rules-spade3-stays = Die { $card } schlägt einen Joker, der allein liegt, und liegt dann da wie jede { $card }.
tanhinmin-rules-spade3-clears = Die { $card } schlägt einen Joker, der allein liegt, und leert den Tisch: Wer sie spielt, spielt aus.
tanhinmin-rules-revolution = Eine Gruppe von { $size } oder mehr Karten ist eine Revolution: Sie kehrt die Ordnung um, sodass schwächere Karten stärkere schlagen, bis zur nächsten Revolution.
tanhinmin-rules-revolution-card = Immer wenn eine { $card } gespielt wird, kehrt sich die Ordnung um: Schwächere Karten schlagen stärkere, bis sie sich wieder umkehrt.
tanhinmin-rules-revolution-once = Zusammen gespielte Karten kehren die Ordnung einmal um, auch wenn mehrere von ihnen das bewirken.
tanhinmin-rules-quota = So viele Karten muss jeder ablegen, von dem am Zug an: { $quotas }. Wer so viele abgelegt hat, ist fertig, auch wenn er noch Karten hat.

# Was die letzte Karte im Misère-Spiel bedeutet.
convention-last-card-misere = Misère-Spiel: wer zuerst die letzte Karte ablegt, verliert

# Züge mit mehreren Karten.
tanhinmin-who-plays-group = { $who } spielt { $cards }.
tanhinmin-who-sheds-last-group = { $who } spielt { $cards } und ist fertig.
tanhinmin-hint-group = Spiel { $cards }.
tanhinmin-line-play-group = spielt { $cards }
tanhinmin-line-last-group = spielt { $cards } und ist fertig

# Das Bild.
tanhinmin-hidden-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tanhinmin-passed = hat gepasst
tanhinmin-to-shed = { $count } abzulegen
tanhinmin-reversed = Die Ordnung ist umgekehrt: Schwächere Karten schlagen stärkere.

# Die Ordnung einer Position, und warum der Satz so weit reicht.
tanhinmin-order-line = Diese Karten stehen jetzt in einer Reihe, die schwächste zuerst: { $cards }. Jede schlägt die vor ihr.
tanhinmin-order-stairs = Vergleich zwei beliebige dieser Karten: Eine schlägt alles, was die andere schlägt, und wird von nichts zusätzlich geschlagen. Darum stehen sie in einer Reihe, die schwächere zuerst, und jede schlägt die ersten so vielen der Reihe (die Zahl in Klammern): { $cards }.
tanhinmin-order-beats = { $card } ({ $beats })
tanhinmin-incomparable = Die Karten { $first } und { $second } sind unvergleichbar: Jede schlägt etwas, das die andere nicht schlägt, oder wird von etwas geschlagen, das die andere nicht schlägt. Darum ist nicht klar, welche die schwächere ist, und der Satz über die Paare gilt hier nicht.
tanhinmin-reduced = Keine besondere Karte kann mehr wirken, und keine Karten lassen sich mehr zusammen spielen. Von hier an kommt es nur noch auf die Ordnung der Karten an.
tanhinmin-passing = Der Satz über die Paare gilt auch mit diesen Regeln für das Passen und das Leeren.
tanhinmin-quota =
    { $mover ->
        [one] Du musst eine Karte ablegen
       *[other] Du musst { $mover } Karten ablegen
    }, dein Gegner { $opponent ->
        [one] eine
       *[other] { $opponent }
    }. Niemand gibt eine starke Karte her, um eine schwache loszuwerden, die er behalten darf: Darum zählen nur { $mover ->
        [one] deine stärkste Karte
       *[other] deine { $mover } stärksten Karten
    } und { $opponent ->
        [one] die stärkste
       *[other] die { $opponent } stärksten
    } deines Gegners. Alle anderen bleiben von hier an beiseite.

# Das Kriterium für eine Karte, die den Tisch leert. `holds` ist yes oder no.
tanhinmin-cut = Die { $card } leert den Tisch, und wer sie spielt, spielt noch einmal aus. Dafür ist kein Satz bewiesen, aber ein Kriterium bekannt: Du gewinnst genau dann, wenn A nicht gilt, und B oder C gilt.
tanhinmin-cut-hands = Du hältst { $below } Karten, die schwächer sind als die { $card }, { $eights } davon und { $above } stärkere; dein Gegner { $other-below }, { $other-eights } und { $other-above }.
tanhinmin-cut-a =
    { $holds ->
        [yes] A gilt. A
       *[no] A gilt nicht. A
    } besagt: Auf dem Tisch liegt eine stärkere Karte als die { $card }; du hältst die { $card }, aber nichts Schwächeres; dein Gegner hält höchstens eine schwächere Karte und kann auf jede deiner stärkeren mit einer eigenen antworten.
tanhinmin-cut-b =
    { $holds ->
        [yes] B gilt. B
       *[no] B gilt nicht. B
    } besagt: Dein Gegner hält die { $card }, aber nichts Schwächeres; du hältst höchstens eine schwächere Karte und kannst auf jede seiner stärkeren antworten, und auf den Tisch.
tanhinmin-cut-c =
    { $holds ->
        [yes] C gilt
       *[no] C gilt nicht
    }: Hier werden Paare verglichen. Die { $card } antwortet auf schwächere Karten und braucht keine Antwort, und auf jeder Seite ist die schwächste andere Karte weggelassen. Du kannst { $mover } bilden, dein Gegner { $opponent }.
tanhinmin-cut-wins = Also gewinnst du.
tanhinmin-cut-loses = Also verlierst du.
tanhinmin-cut-moves-all-lose = Jeder Zug verliert. Daneben steht die Antwort, die gegen ihn gewinnt.

# Misère-Spiel.
tanhinmin-misere-free = Im Misère-Spiel verliert die letzte Karte, und hier darf jeder immer passen. Wer immer weiter passt, legt seine letzte Karte nie ab. So kann niemand gezwungen werden zu verlieren, und niemand kann einen Gewinn erzwingen.
tanhinmin-misere-leader =
    { $seat ->
        [0] Im Misère-Spiel verliert die letzte Karte, und wer ausspielt, muss legen. Du spielst aus, oder wirst es tun, sobald dein Gegner passt. Er passt, wann immer er darf: Dann spielst du immer wieder aus, bis du deine letzte Karte abgelegt hast.
       *[other] Im Misère-Spiel verliert die letzte Karte, und wer ausspielt, muss legen. Passe, wann immer du darfst: Dann spielt dein Gegner immer wieder aus, bis er seine letzte Karte abgelegt hat. Legst du stattdessen, passt er, und du musst ausspielen.
    }

# Zwei Spieler, wo es nur die Suche gibt.
tanhinmin-search-two = Kein bekannter Satz entscheidet diese Position unter diesen Regeln. Darum wurde jedes Spiel durchsucht, das folgen kann.
tanhinmin-search-incomparable = Darum wurde jedes Spiel durchsucht, das folgen kann.
tanhinmin-search-two-win = So verläuft bestes Spiel, wenn du dich beeilst und dein Gegner sich wehrt:
tanhinmin-search-two-loss = So verläuft bestes Spiel, wenn dein Gegner sich beeilt und du dich wehrst:
tanhinmin-search-two-draw = Jede Seite kann für immer verhindern, dass die andere gewinnt. So gewinnt keine.
tanhinmin-search-places = Gefragt ist hier, wer Erster wird. Die anderen spielen um ihre Plätze weiter: Sobald einer fertig ist, spielen die Übrigen dasselbe Spiel, einer weniger.

# Eine Gruppe auf dem Tisch, und was sonst eine Position oder ein Zug nicht sein kann.
problem-cards-not-equal = { $first } und { $second } sind nicht gleich, also lassen sie sich nicht zusammen spielen.
    .hint = Eine Gruppe sind mehrere gleiche Karten, etwa 3 3; ein Joker kann eine beliebige Karte vertreten.
problem-jokers-alone = Joker allein sind keine Gruppe.
    .hint = Spiel einen Joker allein, oder leg eine Karte dazu, die er vertritt.
problem-no-groups = Diese Hausregeln kennen keine Gruppen.
    .hint = Spiel eine Karte; oder erlaube Gruppen mit --rules groups.
problem-group-not-in-hand = { $group } hast du nicht auf der Hand.
    .hint = Deine Karten sind { $hand }.
problem-group-size =
    { $cards ->
        [one] Du spielst eine Karte
       *[other] Du spielst { $cards } Karten
    }, aber auf dem Tisch liegen { $table }.
    .hint = Spiel ebenso viele, wie dort liegen ({ $table }), oder passe.
problem-leader-passes = Nach diesen Hausregeln muss legen, wer ausspielt.
    .hint = Spiel eine beliebige deiner Karten.
problem-pass-though-able = Nach diesen Hausregeln darf nur passen, wer nicht legen kann.
    .hint = Spiel eine Karte, die den Tisch schlägt.
problem-table-group =
    { $cards ->
        [one] Auf dem Tisch liegt eine Karte
       *[other] Auf dem Tisch liegen { $cards } Karten
    }, aber diese Hausregeln kennen keine Gruppen.
    .hint = Erlaube Gruppen mit --rules groups, oder schreib nach @ nur eine Karte.
problem-reversed-twice = Das Wort reversed steht hier zweimal.
    .hint = Schreib es einmal; es bedeutet, dass eine Revolution gilt.
problem-reversed-without-revolution = Die Ordnung soll umgekehrt sein, aber in diesen Hausregeln kehrt nichts sie um.
    .hint = Lass reversed weg, oder erlaube es mit --rules groups,revolution=4 oder --rules revolution-card=2.
problem-passed-not-final = Ein Spieler soll gepasst haben, aber in diesen Hausregeln ist Passen nicht endgültig.
    .hint = Lass das Zeichen ~ weg, oder verlang --rules pass-final.
problem-passed-cannot-be = Sitz { $seat } kann in dieser Runde nicht gepasst haben.
    .hint = Mit ~ markierst du nur Spieler mit Karten, die weder am Zug sind noch gelegt haben, was auf dem Tisch liegt.
problem-cut-card-on-table = Die { $card } kann nicht auf dem Tisch liegen: Sie leert ihn, sobald sie gespielt wird.
    .hint = Lass @ weg: Der Tisch ist dann leer.
problem-misere-for-two = Das Misère-Spiel ist ein Spiel für zwei, und hier sind { $players } Spieler.
    .hint = Schreib zwei Blätter hin, oder lass --misere weg.
problem-quota-seats =
    { $quotas ->
        [one] Eine Quote ist genannt
       *[other] { $quotas } Quoten sind genannt
    }, für { $players } Spieler.
    .hint = Schreib eine für jeden Spieler, von dem am Zug an: quota=2:3.
problem-quota-too-large =
    { $cards ->
        [one] Eine Quote ist { $quota }, aber dieser Spieler hat nur eine Karte.
       *[other] Eine Quote ist { $quota }, aber dieser Spieler hat { $cards } Karten.
    }
    .hint = Jeder muss mindestens 1 Karte ablegen, und höchstens alle, die er hat.

# Fehler bei Ordnungen.
problem-order-name-missing = Hier fehlt der Name einer Karte.
    .hint = Schreib eine Ordnung in Anführungszeichen als a<b<c, d<c, oder ohne sie, die schwächste zuerst, als a-b-c,d-c.
problem-order-name = „{ $name }“ kann keine Karte heißen.
    .hint = Nimm Buchstaben und Ziffern; 0, pass und reversed bedeuten etwas anderes.
problem-order-too-large = Die Ordnung hat mehr als { $most } Karten.
    .hint = Nimm weniger Namen. Viele Stärken in einer Reihe brauchen keine Ordnung: Zahlen genügen.
problem-order-cycle = Diese Karten schlagen einander im Kreis: { $cycle }.
    .hint = Eine Ordnung hat keinen Kreis. Ist er gemeint, verlang --relation; dort gelten die Paare, wie sie dastehen.
problem-order-and-relation = Eine Ordnung und eine Relation sind beide genannt.
    .hint = Lass --order oder --relation weg.
problem-unknown-card = „{ $word }“ ist keine Karte dieser Ordnung.
    .hint = Die Karten sind { $cards }. In --order und --relation nennst du eine Karte, die für sich steht, allein: a<b, c.

# Fehler bei Hausregeln.
problem-rule-unknown = „{ $word }“ ist keine Hausregel.
    .hint = Die Regeln sind { $rules }.
problem-rule-twice = Die Regel { $rule } steht hier zweimal.
    .hint = Schreib { $rule } einmal.
problem-rule-value-missing = Nach { $rule } fehlt ein Wert.
    .hint = Geschrieben wird es so: { $choices }.
problem-rule-value = { $rule } kann nicht „{ $value }“ sein.
    .hint = Geschrieben wird es so: { $choices }.
problem-rule-without-joker = Die Regel { $rule } braucht einen Joker, und dieses Spiel hat keinen.
    .hint = Nimm einen dazu: joker=14,{ $rule }=…, oder lass { $rule } weg.
problem-rule-without-groups = Die Regel { $rule } braucht Gruppen, und diese Hausregeln kennen keine.
    .hint = Nimm groups dazu, oder lass { $rule } weg.
problem-rule-cards = { $first } und { $second } sind beide für die { $card } genannt und widersprechen einander.
    .hint = Gib die beiden Rollen verschiedenen Karten.
problem-spade-3-never = Die { $card } ist der Joker und leert den Tisch; die Karte der Regel spade3 kann sie nie schlagen.
    .hint = Lass spade3 weg, oder lass eine andere Karte als den Joker den Tisch leeren.
problem-spade-3-in-groups = In der Ordnung des Kartenspiels gehen die Regeln spade3 und groups nicht zusammen: Es ist nicht klar, ob die Pik-Drei in einer Gruppe von Dreien stehen darf.
    .hint = Lass eine von beiden weg, oder nimm Zahlen, bei denen die Pik-Drei eine Stärke für sich ist.
problem-rules-disagree = { $rule } steht in der Position, aber das Spiel wird anders gespielt.
    .hint =
        { $count ->
            [0] Das Spiel hat keine Hausregeln.
           *[other] Die Regeln des Spiels sind { $rules }.
        }

# Aussagen.
claim-domination = Satz 1 für Karten, die sich durch Dominanz vergleichen lassen
claim-quota = Satz 1 für die stärksten Karten
claim-eight-cut = Das Kriterium für eine Karte, die den Tisch leert
claim-misere-free = Im Misère-Spiel mit freiem Passen kann niemand gezwungen werden zu verlieren
claim-misere-leader = Im Misère-Spiel verliert, wer ausspielen muss
range-eight-cut = höchstens 4 Karten in jedem Blatt

# Das Bild der Matchings.
tanhinmin-drawing-title = Wer auf wen antwortet: { $position }
tanhinmin-drawing-legend = Oben stehen die Karten, die antworten, unten, worauf sie antworten. Dicke Linie: Paar. Haarlinie: mögliches Paar. Ring: übrige Karte. Dicker Rahmen: beiseitegelegt; diese Karten berühren jede Linie der kleineren Zählung.
