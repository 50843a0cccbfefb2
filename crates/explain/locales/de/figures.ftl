# Zeichnungen: ihre Titel, und was sie zeigen, in Worten für alle, die sie nicht sehen. Auf jede Beschreibung folgt, was darin steht.
drawing-columns = Die { -heaps } im Dualsystem mit den Spaltensummen
    .description = Eine Zeile für { -each-heap(case: "accusative") }: die Zahl und ihre Dualziffern. Unter der Linie stehen die Spaltensummen; ungerade sind eingekreist.
drawing-odd-columns = Die { -heaps } im Dualsystem
    .description = Eine Zeile für { -each-heap(case: "accusative") }: die Zahl und ihre Dualziffern. Unter der Linie steht eine 1 in jeder Spalte, deren Summe ungerade ist.
drawing-values = Die Sprague-Grundy-Werte im Dualsystem mit den Spaltensummen
    .description = Eine Zeile für { -each-heap(case: "accusative") }: der Sprague-Grundy-Wert und dessen Dualziffern. Unter der Linie stehen die Spaltensummen, ungerade eingekreist, und die Nim-Summe.
drawing-powers = Die { -heaps } als Summen von Zweierpotenzen
    .description = Eine Zeile für { -each-heap(case: "accusative") }: die Zahl und die Zweierpotenzen, deren Summe sie ist. Unter der Linie ist eingekreist, was keinen Partner hat.
drawing-repairs = Was aus { -a-heap(case: "dative") } werden muss
    .description = Eine Zeile für { -each-heap(case: "accusative") }: links die Zahl jetzt, rechts die Zahl danach.
drawing-targets = Was aus { -each-heap(case: "dative") } werden muss
    .description = Eine Zeile für { -each-heap(case: "accusative") }: der Sprague-Grundy-Wert, der nötige Wert und ein Zug, der ihn herstellt.
drawing-mex = Was übrig bleibt, und die kleinste fehlende Zahl
    .description = Eine Zeile für jede Möglichkeit: was übrig bleibt und dessen Sprague-Grundy-Wert. Unter der Linie stehen die Zahlen, die vorkommen; die kleinste fehlende steht in einem Kasten.
drawing-line = Das erwartete Spiel
    .description = Die Züge der Reihe nach.
drawing-replies = Verlustzüge und die Antworten, die gewinnen
    .description = Links ein Verlustzug, hinter dem Pfeil eine Antwort, die gegen ihn gewinnt.
drawing-matching = Wer auf wen antwortet
drawing-heaps = Die { -heaps } auf dem Tisch
drawing-cards = Die Blätter und der Tisch

# Wie vorgelesen wird, was in einem Rahmen steht.
drawing-ringed = { $text } (eingekreist)
drawing-boxed = { $text } (im Kasten)

# Die Blätter und der Tisch, wie sie vorgelesen werden.
drawing-hand = { $name }: { $cards }
drawing-hand-to-move = { $name }, am Zug: { $cards }

# Ein Graph von Karten, wie er vorgelesen wird. `$whose` sagt, wessen Karten oben stehen, `$parts` sind die Sätze, die folgen.
drawing-graph = Graph „{ $whose }“: { $parts }.
drawing-graph-above = oben { $cards }
drawing-graph-below = unten { $cards }
drawing-graph-pairs = Paare { $cards }
drawing-graph-left-over = übrig { $cards }
drawing-graph-left-out = weggelassen { $cards }
