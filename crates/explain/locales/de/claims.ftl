# Die Aussagen, auf die sich das Projekt stützt, im vollen Wortlaut; auch die falschen, die naheliegen.
statement-bouton-normal = Im Normalspiel von Nim verliert, wer am Zug ist, genau dann, wenn die Nim-Summe der Haufen 0 ist.
    .source = Bouton
statement-bouton-misere = Im Misère-Spiel von Nim verliert, wer am Zug ist, genau dann, wenn ein Haufen mindestens 2 hat und die Nim-Summe der Haufen 0 ist, oder wenn alle Haufen 1 haben und ihre Zahl ungerade ist.
    .source = Bouton
statement-below-1357 = Von 1 3 5 7 und den Positionen, die daraus entstehen können, zusammen 143, sind genau 20 für den verloren, der am Zug ist, wenn verliert, wer das letzte Streichholz nimmt: 1; 1 1 1; 2 2; 1 1 2 2; 1 2 3; 3 3; 1 1 3 3; 4 4; 1 1 4 4; 1 4 5; 5 5; 1 1 5 5; 2 4 6; 1 2 4 7; 1 2 5 6; 1 3 4 6; 2 5 7; 3 4 7; 3 5 6; 1 3 5 7.
    .source = { source-searched }
statement-lasker-values = In Laskers Nim hat ein Haufen von n den Sprague-Grundy-Wert n + 1, wenn n bei der Teilung durch 4 den Rest 3 lässt, n - 1, wenn n ein positives Vielfaches von 4 ist, und sonst n; im Normalspiel verliert, wer am Zug ist, genau dann, wenn die Nim-Summe der Werte 0 ist.
    .source = Winning Ways, Kapitel 4
statement-lasker-misere = Im Misère-Spiel von Laskers Nim verliert, wer am Zug ist, genau dann, wenn ein Haufen mindestens 2 hat und die Nim-Summe der Werte 0 ist, oder wenn alle Haufen 1 haben und ihre Zahl ungerade ist.
    .source = bewiesen in der Dokumentation von LASKER_MISERE; durch Suchen geprüft an allen Zerlegungen von 1 bis 22
statement-sprague-grundy = Im Normalspiel ist eine Summe neutraler Spiele für den, der am Zug ist, genau dann verloren, wenn die Nim-Summe ihrer Werte 0 ist; der Wert eines Spiels ist die kleinste Zahl, die keine seiner Nachfolgepositionen hat.
    .source = Sprague; Grundy
statement-misread-misere-values = Die Regel für Nim im Misère-Spiel gilt bei jedem Code für die Sprague-Grundy-Werte: Solange ein Haufen einen Wert von mindestens 2 hat, entscheidet die Nim-Summe, und sind alle Werte 0 oder 1, verliert, wer am Zug ist, wenn sie 1 ist.
    .source = eine naheliegende Lesart von Misère-Nim; das Gegenbeispiel findet die vollständige Suche
statement-nim-values = In Nim hat ein Haufen von n den Sprague-Grundy-Wert n.
    .source = Winning Ways, Kapitel 2; bewiesen in der Dokumentation von NIM_VALUES
statement-period-theorem = Ein Code lasse höchstens k Haufen übrig und nehme höchstens t Steine, und n0 sei mindestens 1. Wiederholen sich die Werte der Haufen unter k n0 + k p + t von n0 an alle p Haufen, dann die aller Haufen.
    .source = Guy und Smith 1956; Winning Ways, Kapitel 4; bewiesen in der Dokumentation von PERIOD_THEOREM
statement-unequal-period-theorem = Eine Teilung eines Codes verlange ungleiche Haufen, er nehme höchstens t Steine, und n0 sei mindestens 1. Wiederholen sich die Werte der Haufen unter der Schranke von n0 an alle p Haufen, dann die aller Haufen; die Schranke ist 2 n0 + 2 p + t für gerades p und 2 n0 + 3 p + t für ungerades, wenn höchstens zwei Haufen bleiben, und 3 n0 + 6 p + t bei dreien.
    .source = bewiesen in der Dokumentation von UNEQUAL_PERIOD_THEOREM
statement-misread-period-from-0 = Der Periodensatz gilt auch mit n0 = 0.
    .source = { source-reading-of-the-period-theorem }
statement-misread-unequal-period = Die Schranke k n0 + k p + t des Periodensatzes genügt auch, wenn die Haufen einer Teilung ungleich sein müssen.
    .source = { source-reading-of-the-period-theorem }
statement-rare-splits = Eine Teilung in einen seltenen und einen häufigen Haufen hat einen häufigen Wert, eine in zwei seltene oder zwei häufige einen seltenen; ein häufiger Wert wird also nur durch Teilungen mit einem seltenen Teil ausgeschlossen.
    .source = Winning Ways, Kapitel 4; bewiesen in der Dokumentation von RARE_SPLITS
statement-theorem1 = Zwei Spieler, Karten nach Stärke geordnet, gleich starke erlaubt. Bilde Paare aus je einer Karte dessen, der am Zug ist, und etwas Schwächerem: einer Karte des Gegners, dessen schwächste weggelassen ist, oder dem Tisch (der leere Tisch ist schwächer als jede Karte). Bilde ebenso Paare aus je einer Karte des Gegners und einer schwächeren Karte dessen, der am Zug ist; auch von diesen ist die schwächste weggelassen. Wer am Zug ist, gewinnt genau dann, wenn das erste größte Matching mehr Paare hat als das zweite; sonst gewinnt sein Gegner, und unentschieden gibt es nicht.
    .source = H. Kiya, K. Ohto, H. Ono: Computing the Winner of 2-Player TANHINMIN, IEICE Trans. Fundamentals E104-A(9), 1134-1141 (2021)
statement-theorem1-equal = Satz 1 entscheidet auch, wenn eine Karte auf eine gleich starke gelegt werden darf.
    .source = { source-domination }
statement-theorem1-semiorders = Satz 1 entscheidet für jede Semiordnung, wenn als schwächste Karte eine gilt, die von allen anderen dominiert wird: Karten schlagen einander nur, wenn sie weit genug auseinanderliegen.
    .source = { source-domination }
statement-domination = Satz 1 gilt für jede Relation, in der sich je zwei Karten der Position durch Dominanz vergleichen lassen: Eine schlägt alles, was die andere schlägt, und wird von nichts sonst geschlagen. Gleich starke Karten, Semiordnungen und gleiche Karten, die aufeinander gespielt werden dürfen, sind von dieser Art. Er gilt auch, wenn der Ausspielende legen muss, oder jeder, der kann; wenn ein Pass für die Runde endgültig ist, solange in ihr noch niemand gepasst hat und der Spieler am Zug nicht ausspielt und dabei passen darf; und wenn den Tisch leert, dass der Besitzer der Karte passt, solange das nicht der Spieler am Zug ist, Passen nicht endgültig ist und nicht jeder legen muss, der kann.
    .source = Beweis: Dokumentation von lastmove_cards::tanhinmin::DOMINATION; er erweitert H. Kiya, K. Ohto, H. Ono, IEICE Trans. Fundamentals E104-A(9), 1134-1141 (2021). Die Prüfung geht die drei Arten des Passens durch; endgültiges Passen und Leeren durch den eigenen Pass prüfen die Tests an zufälligen Positionen
statement-no-draws = Bei zwei Spielern und nach Stärke geordneten Karten kann immer einer den Gewinn erzwingen.
    .source = eine Folge von Satz 1
statement-two-candidates = Wer gewonnen steht und eine Karte legen kann, gewinnt mit der schwächsten, die er legen darf, oder, wenn sie seine schwächste überhaupt ist, mit ihr oder der nächststärkeren; passen muss er nie.
    .source = der Beweis von Satz 1
statement-winning-interval = Zwischen zwei Karten, die gewinnen, gewinnt jede Karte des Blattes.
    .source = eine Folge von Satz 1
statement-quota = Muss der eine p Karten ablegen und der andere q, dann entscheidet Satz 1 über die p höchsten Karten des einen und die q höchsten des anderen.
    .source = Beweis: Dokumentation von lastmove_cards::tanhinmin::QUOTA
statement-eight-cut = Zwei Spieler, Einzelkarten, und eine Karte, die Acht, leert den Tisch. In Matchings antworten Achten auf schwächere Karten und brauchen selbst keine Antwort. A: Auf dem Tisch liegt eine stärkere Karte als die Acht, wer am Zug ist, hat Achten und nichts Schwächeres, sein Gegner hat höchstens eine schwächere Karte und kann auf alle stärkeren Karten des anderen mit stärkeren antworten. B: Der Gegner hat Achten und nichts Schwächeres, wer am Zug ist, hat höchstens eine schwächere Karte und kann auf alle stärkeren Karten des Gegners und auf den Tisch antworten. C: die Ungleichung von Satz 1, wobei die schwächste Karte wegbleibt, die keine Acht ist. Wer am Zug ist, gewinnt genau dann, wenn A nicht gilt, und B oder C gilt.
    .source = durch vollständige Suche an 81.135.883 Positionen geprüft, jeder Reihenfolge von bis zu 4 Karten in jedem Blatt, die --ranks 10 --cards 4 wieder alle durchgeht; ein Beweis ist nicht bekannt
statement-obstruction-chain-and-one = Lässt man die Karte weg, bei der es am besten ist, dann entscheidet der Vergleich aus Satz 1 auch, wenn drei Sorten einander der Reihe nach schlagen und eine vierte keine schlägt und von keiner geschlagen wird.
    .source = { source-searched }
statement-obstruction-fence = Dasselbe, wenn fünf Sorten einen Zickzack bilden, von dem zwei oben liegen: Die zweite schlägt die erste und die dritte, die vierte die dritte und die fünfte.
    .source = { source-searched }
statement-obstruction-common-bottom = Dasselbe, wenn eine Sorte von allen aus zwei Paaren geschlagen wird, in denen je eine die andere schlägt.
    .source = { source-searched }
statement-obstruction-common-top = Dasselbe, wenn eine Sorte alle aus zwei Paaren schlägt, in denen je eine die andere schlägt.
    .source = { source-searched }
statement-without-obstructions = Lässt man die Karte weg, bei der es am besten ist, dann entscheidet der Vergleich aus Satz 1 für jede strenge Halbordnung, die keine von vieren enthält: drei der Reihe nach neben einer einzelnen, einen Zickzack aus fünf mit zwei Spitzen, zwei Paare über einer gemeinsamen untersten oder unter einer gemeinsamen obersten.
    .source = { source-searched }
statement-misread-at-least = Satz 1, aber bei gleich großen Matchings gewinnt, wer am Zug ist.
    .source = { source-reading }
statement-misread-none-left-out = Satz 1, aber in den Graphen wird keine Karte weggelassen.
    .source = { source-reading }
statement-misread-strongest-left-out = Satz 1, aber weggelassen wird die stärkste statt der schwächsten Karte.
    .source = { source-reading }
statement-misread-table-for-both = Satz 1, aber der Tisch ist in beiden Graphen zu beantworten.
    .source = { source-reading }
statement-misread-equals-joined = Satz 1, aber in den Graphen sind auch gleich starke Karten verbunden.
    .source = { source-reading }
statement-three-players-necessary = Wer von drei Spielern erzwingen kann, Erster zu werden, der kann es, wenn er ausspielt, und dann schlägt er jeden der anderen allein nach Satz 1.
    .source = gegen einen Gegner allein zu spielen heißt, gegen ein Bündnis zu spielen, dessen anderes Mitglied immer passt
statement-misere-free = Zwei Spieler im Misère-Spiel, die immer passen dürfen: Jede Position ist unentschieden, denn niemand kann gezwungen werden, seine letzte Karte abzulegen.
    .source = Beweis: Dokumentation von lastmove_cards::tanhinmin::MISERE_FREE
statement-misere-leader = Zwei Spieler im Misère-Spiel, die immer passen dürfen, nur nicht auf den leeren Tisch: Wer am Zug ist, verliert, wenn er ausspielt oder wenn die Karte auf dem Tisch seine eigene ist, und gewinnt sonst, indem er passt.
    .source = Beweis: Dokumentation von lastmove_cards::tanhinmin::MISERE_LEADER

# Woher mehrere von ihnen kommen.
source-searched = vollständige Suche, die diese Prüfung wiederholt
source-reading = eine naheliegende Lesart des Satzes; das Gegenbeispiel findet die vollständige Suche
source-reading-of-the-period-theorem = eine naheliegende Lesart des Periodensatzes; das Gegenbeispiel findet sich beim Berechnen der Werte
source-domination = der Beweis von Satz 1 braucht nur, dass je zwei Karten durch Dominanz vergleichbar sind

# Ihr Stand, und was `claims` und `claims check` sagen.
claims-standing-proved = bewiesen
claims-standing-exhaustive = vollständig durchsucht
claims-standing-checked = geprüft, nicht bewiesen
claims-standing-refuted = falsch: Gegenbeispiel bekannt
claims-source = Quelle: { $source }
claims-check = Prüfen: { $command }
claims-more = Bewiesenes ist für alle Positionen bewiesen; eine Prüfung sieht nach, ob Beweis, Programm und Suche für alle Positionen bis zu einer Größe übereinstimmen.
check-holds = Es gilt in allen { $positions } Positionen; kein Gegenbeispiel.
check-refutes-known = Es ist falsch, wie bekannt; das kleinste Gegenbeispiel:
check-refutes-new = Es gilt NICHT. Ein Gegenbeispiel:
check-missed = Bis hierher wurde kein Gegenbeispiel gefunden, in { $positions } Positionen; es gibt aber eines. Prüf größere Positionen.
check-extent-cards = Alle Blätter mit höchstens { $cards } Karten der Stärken 1 bis { $ranks }, mit jeder Karte auf dem Tisch und mit leerem Tisch.
check-extent-stones = Alle Positionen mit höchstens { $to } Steinen.
check-extent-heap = Die Werte aller Haufen bis { $to }.
check-extent-fixed = Alle Positionen, von denen die Rede ist.
check-relations =
    { $count ->
        [one] Eine Relation zwischen den Karten.
       *[other] { $count } Relationen zwischen den Karten.
    }
check-eights =
    { $count ->
        [one] Eine Stärke war die Acht.
       *[other] Jede von { $count } Stärken war einmal die Acht.
    }
check-codes =
    { $count ->
        [one] Ein Code.
       *[other] { $count } Codes.
    }
check-beats = { $stronger } schlägt { $weaker }
check-cuts = Die { $card } leert den Tisch.
check-leader-plays = Wer ausspielt, muss legen.
check-if-unable = Wer legen kann, muss legen.
check-passings = Passen durften nacheinander alle, alle außer dem, der ausspielt, und nur die, die nicht legen konnten.
check-quota = Abzulegen sind { $mover } Karten, vom Gegner { $opponent }.
check-truth-win = In Wahrheit gewinnt, wer am Zug ist.
check-truth-loss = In Wahrheit verliert, wer am Zug ist.
check-truth-draw = In Wahrheit ist es unentschieden.
check-truth-nobody = In Wahrheit kann niemand erzwingen, Erster zu werden.
check-truth-seat = In Wahrheit kann Sitz { $seat } erzwingen, Erster zu werden.
check-value = Im Code { $code } hat der Haufen { $heap } den Wert { $value }.
check-repetition = Die Werte des Codes { $code } wiederholen sich in den ersten { $enough } Haufen mit der Periode { $period } von { $preperiod } an, und der Haufen { $heap } bricht sie.

# Was an einer Frage nach Aussagen falsch sein kann.
problem-unknown-claim = Eine Aussage „{ $name }“ gibt es nicht.
    .hint = Meinst du { $suggestions }? `lastmove claims` zählt alle auf.
problem-claim-without-check = Die Aussage { $name } lässt sich nicht durch Suchen prüfen.
    .hint = Lies ihren Beweis; `lastmove claims` sagt, wo er steht.
problem-check-option = { $option } sagt nichts darüber, wie weit { $name } zu prüfen ist.
    .hint = { $options ->
        [none] Hier ist nichts zu wählen; lass die Option weg.
       *[other] Wie weit, sagt { $options }.
    }
problem-check-ranks = Es müssen 1 bis { $most } Stärken sein.
    .hint = Gib mit --ranks eine Zahl, die dazwischenliegt.
problem-check-cards = Ein Blatt muss mindestens eine Karte haben.
    .hint = Gib mit --cards die größte Zahl von Karten eines Blattes.
problem-check-too-large = { $cards } Karten aus { $ranks } Stärken ergeben mehr als { $most } Paare von Blättern, und die fasst der Speicher nicht.
    .hint = Nimm bei --ranks oder --cards weniger.
problem-check-reach = So weit reicht diese Prüfung nicht: bei --{ $measure } sind 1 bis { $most } möglich.
    .hint = Nimm eine Zahl, die dazwischenliegt.
