# Spiele mit Haufen. Die Hauptwörter (-heap, -stones und so weiter) stehen in stones.ftl und matches.ftl.

# Mehrere Dinge in einem Satz.
heaps-list-comma = { $first }, { $second }
heaps-list-next = { $first }, { $second }
heaps-list-and = { $first } und { $second }
heaps-list-or = { $first } oder { $second }
heaps-list-more = { $items } und { $count } weitere

# Namen und Regeln.
title-nim = Nim
title-marienbad = Marienbad
title-lasker = Laskers Nim
title-kayles = Kayles
title-dawsons-kayles = Dawsons Kayles
title-dawsons-chess = Dawsons Schach
title-treblecross = Treblecross
title-officers = Offiziere (Officers)
title-grundy = Grundys Spiel
title-subtraction = Das Subtraktionsspiel { $code }
title-code = Das Spiel { $code }
rules-nim = Zwei Leute ziehen abwechselnd. Wähl einen Haufen und nimm Steine davon weg: mindestens einen, höchstens alle.
rules-marienbad = Zwei Leute ziehen abwechselnd. Wähl eine Reihe und nimm Streichhölzer daraus weg: mindestens eines, höchstens alle. Meistens sind es vier Reihen mit 1, 3, 5 und 7 Streichhölzern.
rules-lasker = Zwei Leute ziehen abwechselnd. Wähl einen Haufen. Nimm entweder Steine davon weg, mindestens einen und höchstens alle, oder nimm keinen und teile ihn in zwei Haufen.
rules-kayles = Zwei Leute ziehen abwechselnd. Ein Haufen steht für eine Reihe von Kegeln: Wirf einen um oder zwei, die nebeneinander stehen. Nimm also einen oder zwei Steine von einem Haufen; der Rest darf beisammen bleiben oder in zwei Haufen geteilt werden.
rules-dawsons-kayles = Zwei Leute ziehen abwechselnd. Ein Haufen steht für eine Reihe von Kegeln: Wirf zwei um, die nebeneinander stehen. Nimm also genau zwei Steine von einem Haufen; der Rest darf beisammen bleiben oder in zwei Haufen geteilt werden.
rules-dawsons-chess = Zwei Leute ziehen abwechselnd. Wähl einen Haufen und tu eins von dreien: Nimm einen Stein, wenn er der ganze Haufen ist; nimm zwei Steine und lass den Rest beisammen; oder nimm drei Steine, dann darf der Rest beisammen bleiben oder in zwei Haufen geteilt werden.
rules-treblecross = Zwei Leute ziehen abwechselnd. Nimm genau drei Steine von einem Haufen; der Rest darf beisammen bleiben oder in zwei Haufen geteilt werden. (Drei Kreuze in einer Reihe auf einem Streifen von Feldern: Ein Streifen von n leeren Feldern ist ein Haufen von n + 2.)
rules-officers = Zwei Leute ziehen abwechselnd. Nimm genau einen Stein von einem Haufen mit zwei oder mehr; der Rest darf beisammen bleiben oder in zwei Haufen geteilt werden.
rules-grundy = Zwei Leute ziehen abwechselnd. Teile einen Haufen in zwei verschieden große Haufen. Steine werden nie weggenommen; Haufen mit 1 und 2 lassen sich nicht teilen.
rules-cap = Zwei Leute ziehen abwechselnd. Wähl einen Haufen und nimm Steine davon weg: mindestens { $least }, höchstens { $most }.
rules-subtraction = Zwei Leute ziehen abwechselnd. Wähl einen Haufen und nimm genau { $numbers } Steine davon weg.
rules-code = Zwei Leute ziehen abwechselnd. Wähl einen Haufen und tu damit etwas, was die Ziffern des Codes { $code } erlauben.
convention-last-stone-wins = Normalspiel: wer { -the-last-stone(case: "accusative") } nimmt, gewinnt
    .sentence = Normalspiel: Wer { -the-last-stone(case: "accusative") } nimmt, gewinnt.
convention-last-stone-loses = Misère-Spiel: wer { -the-last-stone(case: "accusative") } nimmt, verliert
    .sentence = Misère-Spiel: Wer { -the-last-stone(case: "accusative") } nimmt, verliert.
convention-last-move-wins = Normalspiel: wer den letzten Zug macht, gewinnt
    .sentence = Normalspiel: Wer den letzten Zug macht, gewinnt.
convention-last-move-loses = Misère-Spiel: wer den letzten Zug macht, verliert
    .sentence = Misère-Spiel: Wer den letzten Zug macht, verliert.

# Ein Code, Ziffer für Ziffer.
clause = { $digit }: { $taking }; lass { $parts } übrig.
clause-unequal = { $digit }: { $taking }; lass { $parts } übrig, alle verschieden groß.
clause-take-nothing = nimm nichts
clause-take-exactly =
    { $number ->
        [one] nimm genau 1 { -stone }
       *[other] nimm genau { $number } { -stones }
    }
clause-take-or-more = nimm { $number } oder mehr { -stones }
clause-take-every = nimm { $numbers }, … { -stones }
clause-leave-0 = nichts
clause-leave-1 = { -a-heap(case: "accusative") }
clause-leave-2 = zwei { -heaps }
clause-leave-3 = drei { -heaps }

# Wörter in den Bildern.
figure-heap = { -heap }
figure-value = Wert
figure-needed = nötig
figure-by = zum Beispiel
figure-option = was bleibt
figure-nim-sum = Nim-Summe
figure-odd = ungerade
figure-row = Reihe { $number }
figure-nothing = (nichts mehr da)
figure-you = du
figure-other = Gegner
figure-over = (Ende)
figure-more-heaps =
    { $count ->
        [one] … und noch 1 { -heap }
       *[other] … und noch { $count } { -heaps }
    }
figure-more-sizes =
    { $count ->
        [one] … und noch 1 Größe
       *[other] … und noch { $count } Größen
    }
figure-more-options =
    { $count ->
        [one] … und noch 1 Möglichkeit
       *[other] … und noch { $count } Möglichkeiten
    }
figure-more-moves =
    { $count ->
        [one] … und noch 1 Zug
       *[other] … und noch { $count } Züge
    }

# Züge und Tipps.
heaps-move-all =
    { $taken ->
        [one] { $who } nimmt { -the-only-stone(case: "accusative") } { -of-the-heap } mit 1.
       *[other] { $who } nimmt alle { $taken } { -stones } { -of-the-heap } mit { $heap }.
    }
heaps-move-some =
    { $taken ->
        [one] { $who } nimmt 1 { -stone } aus { -the-heap(case: "dative") } mit { $heap } und lässt { $parts } liegen.
       *[other] { $who } nimmt { $taken } { -stones } aus { -the-heap(case: "dative") } mit { $heap } und lässt { $parts } liegen.
    }
heaps-move-split = { $who } teilt { -the-heap(case: "accusative") } mit { $heap } in { $parts }.
heaps-move-take-and-split =
    { $taken ->
        [one] { $who } nimmt 1 { -stone } aus { -the-heap(case: "dative") } mit { $heap } und teilt den Rest in { $parts }.
       *[other] { $who } nimmt { $taken } { -stones } aus { -the-heap(case: "dative") } mit { $heap } und teilt den Rest in { $parts }.
    }
heaps-hint-place = Sieh dir { -the-heap(case: "accusative") } mit { $heap } an.
heaps-hint-all =
    { $taken ->
        [one] Nimm { -the-only-stone(case: "accusative") } { -of-the-heap } mit 1: { $move }.
       *[other] Nimm alle { $taken } { -stones } { -of-the-heap } mit { $heap }: { $move }.
    }
heaps-hint-some =
    { $taken ->
        [one] Nimm 1 { -stone } und lass { $parts } liegen: { $move }.
       *[other] Nimm { $taken } { -stones } und lass { $parts } liegen: { $move }.
    }
heaps-hint-split = Teile in { $parts }: { $move }.
heaps-hint-take-and-split =
    { $taken ->
        [one] Nimm 1 { -stone } und teile den Rest in { $parts }: { $move }.
       *[other] Nimm { $taken } { -stones } und teile den Rest in { $parts }: { $move }.
    }

# Warum: Das Spiel ist zu Ende.
heaps-over = Es gibt keinen Zug mehr. Den letzten hat die andere Seite gemacht.

# Warum: Nim, wer gewinnt.
heaps-columns = 1. Wer gewinnt? Schreib { -each-heap(case: "accusative") } als Summe der Zahlen 1, 2, 4, 8 und so weiter, keine davon zweimal: 3 = 2+1, 5 = 4+1, 7 = 4+2+1. Setz in die Spalte jeder Zahl, die du brauchst, eine 1 und in die anderen eine 0; so steht { -the-heap } im Dualsystem da. Zähl dann die Einsen in jeder Spalte (S). Die Regel: Sind alle Summen gerade, verliert, wer am Zug ist; ist eine Summe ungerade, gewinnt, wer am Zug ist.
heaps-columns-wide = Eine 1 in der letzten Zeile zeigt eine Spalte, deren Summe ungerade ist.
heaps-columns-even = Hier sind alle Spaltensummen gerade. Dein Zug ändert { -a-heap(case: "accusative") } und macht mindestens eine Summe ungerade, und dann kann dein Gegner alle Summen wieder gerade machen.
heaps-columns-odd =
    { $count ->
        [one] Hier ist die Summe der Spalte { $columns } ungerade. Mach alle Spaltensummen gerade: Was dein Gegner danach auch tut, eine Summe wird ungerade, und du machst alle wieder gerade.
       *[other] Hier sind die Summen der Spalten { $columns } ungerade. Mach alle Spaltensummen gerade: Was dein Gegner danach auch tut, eine Summe wird ungerade, und du machst alle wieder gerade.
    }
heaps-columns-normal = Wenn { -no-stone } mehr da ist, sind alle Summen 0, also gerade: Wer immer gerade Summen hinterlässt, nimmt auch { -the-last-stone(case: "accusative") }.
heaps-columns-misere = Die Regel gilt, solange noch { -a-heap } mit 2 oder mehr da ist; im Endspiel ist es anders (siehe unten).

# Warum: Nim, welcher Zug.
heaps-pairs = 2. Welcher Zug? Das siehst du auch ohne Dualsystem. Bilde Paare aus gleichen Summanden verschiedener { -heaps }: 4 mit 4, 2 mit 2, 1 mit 1. Was keinen Partner findet, bleibt übrig.
heaps-pairs-figure = In jeder Spalte des Bildes stehen gleiche Summanden; was übrig bleibt, steht darunter in Klammern.
heaps-pairs-method = Die Methode: Nimm den größten Summanden, der übrig ist, und wähl { -a-heap(case: "accusative") } mit diesem Summanden. Streich dort jeden übrigen Summanden, der vorkommt, und schreib jeden übrigen Summanden dazu, der fehlt. So viel, wie dann dasteht, bleibt liegen; nimm alles andere weg. Jetzt hat jeder Summand einen Partner: Alle Spaltensummen sind gerade.
heaps-pairs-none = Hier bleibt nichts übrig, also findet die Methode keinen Zug: Du kannst nur etwas übrig lassen und hoffen, dass dein Gegner die Antwort übersieht.
heaps-pairs-example =
    { $count ->
        [one] Zum Beispiel { $move }: Dann ist { $parts } übrig, und dein Gegner antwortet nach der Methode:
       *[other] Zum Beispiel { $move }: Dann sind { $parts } übrig, und dein Gegner antwortet nach der Methode:
    }
heaps-pairs-here =
    { $count ->
        [one] Hier ist { $parts } übrig. Das macht die Methode aus { -each-heap(case: "dative") } mit dem Summanden { $largest }:
       *[other] Hier sind { $parts } übrig; am größten ist { $largest }. Das macht die Methode aus { -each-heap(case: "dative") } mit diesem Summanden:
    }
heaps-pairs-ending =
    { $count ->
        [one] Hier ist { $parts } übrig. Aber nur noch { -a-single-heap } hat 2 oder mehr, also entscheidet hier das Endspiel.
       *[other] Hier sind { $parts } übrig. Aber nur noch { -a-single-heap } hat 2 oder mehr, also entscheidet hier das Endspiel.
    }

# Warum: gleiche Haufen.
heaps-copying = Gleiche { -heaps } heben sich auf: { $pairs }. Jeden Zug in einem solchen Paar kann die andere Seite im selben Paar nachmachen. Es zählt also nur der Rest: { $left }.
heaps-copying-all = Gleiche { -heaps } heben sich auf: { $pairs }. Sonst ist nichts da: Dein Gegner macht jeden deiner Züge im selben Paar nach und macht so auch den letzten Zug.
heaps-copying-misere = Gleiche { -heaps } heben sich in der Summe auf: { $pairs }. Aber Nachmachen allein genügt hier nicht: Bei zwei { -heaps } mit 1 nimmt, wer nachmacht, { -the-last-stone(case: "accusative") } und verliert. Hör also im Endspiel damit auf.

# Warum: das Endspiel im Misère-Spiel.
heaps-ending = 3. Das Endspiel. Wer { -the-last-stone(case: "accusative") } nimmt, verliert. Spiel darum nur wie oben, solange nach deinem Zug noch { -a-heap } mit 2 oder mehr da ist. Wäre das nicht mehr so, lass stattdessen eine ungerade Zahl von { -heaps } mit 1 übrig: 1, 3, 5 und so weiter. Dann gibt es nur noch { -heaps } mit 1, jeder Zug nimmt { -a-heap(case: "accusative") } davon, und { -the-last-stone } bleibt für deinen Gegner.
heaps-ending-why-columns = Warum gelingt das immer? Ein Zug verkleinert die Zahl der { -heaps } mit 2 oder mehr höchstens um eins. Ist es nur noch { -just-one }, sind nicht alle Spaltensummen gerade: Der größte Summand dort hat keinen Partner. Hinterlässt du immer gerade Summen, lässt du also nie genau { -just-one(case: "accusative") } übrig; irgendwann muss es dein Gegner tun. Dann nimm alles davon oder lass 1 davon liegen: Eins von beidem hinterlässt eine ungerade Zahl von { -heaps } mit 1.
heaps-ending-why-values = Warum gelingt das immer? Ein Zug verkleinert die Zahl der { -heaps } mit 2 oder mehr höchstens um eins. Ist es nur noch { -just-one }, ist die Nim-Summe nicht 0: Dieser Wert ist mindestens 2, und alle { -heaps } mit 1 zusammen haben 0 oder 1. Hinterlässt du immer die Nim-Summe 0, lässt du also nie genau { -just-one(case: "accusative") } übrig; irgendwann muss es dein Gegner tun. Dann nimm alles davon oder lass 1 davon liegen: Eins von beidem hinterlässt eine ungerade Zahl von { -heaps } mit 1.
heaps-ending-later = Hier haben { $large } { -heaps } 2 oder mehr: Noch führt kein Zug ins Endspiel.
heaps-ending-take-whole =
    { $left ->
        [one] Hier ist das Endspiel da: Übrig sind die { $heap } und daneben 1 { -heap } mit 1. Nimm die ganze { $heap }: Dann bleibt 1 { -heap } mit 1, eine ungerade Zahl.
       *[other] Hier ist das Endspiel da: Übrig sind die { $heap } und daneben { $ones } { -heaps } mit 1. Nimm die ganze { $heap }: Dann bleiben { $left } { -heaps } mit 1, eine ungerade Zahl.
    }
heaps-ending-leave-one =
    { $left ->
        [one] Hier ist das Endspiel da: Nur die { $heap } ist übrig. Lass 1 davon liegen: Dann bleibt 1 { -heap } mit 1, eine ungerade Zahl.
       *[other] Hier ist das Endspiel da: Übrig sind die { $heap } und daneben { $ones } { -heaps } mit 1. Lass 1 von der { $heap } liegen: Dann sind es { $left } { -heaps } mit 1, eine ungerade Zahl.
    }
heaps-ones-odd =
    { $ones ->
        [one] Nur noch { -a-single-heap } mit 1 ist da: Du musst { -the-last-stone(case: "accusative") } nehmen.
       *[other] Nur noch { -heaps } mit 1 sind da, niemand hat mehr eine Wahl: Jeder Zug nimmt { -a-whole-heap(case: "accusative") }. Ihre Zahl, { $ones }, ist ungerade, also bleibt { -the-last-stone } für dich. Das ist das Ziel im Endspiel: dem Gegner eine ungerade Zahl von { -heaps } mit 1 zu hinterlassen.
    }
heaps-ones-even = Nur noch { -heaps } mit 1 sind da, niemand hat mehr eine Wahl: Jeder Zug nimmt { -a-whole-heap(case: "accusative") }. Ihre Zahl, { $ones }, ist gerade, also bleibt { -the-last-stone } für deinen Gegner. Das ist das Ziel im Endspiel: dem Gegner eine ungerade Zahl von { -heaps } mit 1 zu hinterlassen.

# Warum: Werte.
heaps-values = 1. Wer gewinnt? Gib { -each-heap(case: "dative") } einen Wert, den Sprague-Grundy-Wert: die kleinste Zahl, die unter den Werten von allem fehlt, was ein Zug daraus machen kann. Wo kein Zug möglich ist, ist der Wert 0.
heaps-values-lasker = 1. Wer gewinnt? Gib { -each-heap(case: "dative") } einen Wert, den Sprague-Grundy-Wert. Das ist die Größe, nur tauschen 3 und 4 ihre Plätze, ebenso 7 und 8, 11 und 12 und so weiter: 3 Steine haben den Wert 4, 4 Steine den Wert 3.
heaps-values-sum = Schreib die Werte im Dualsystem und zähl die Einsen in jeder Spalte (S). Die Nim-Summe hat eine 1, wo die Zahl ungerade ist, und eine 0, wo sie gerade ist. Die Regel: Ist die Nim-Summe 0, verliert, wer am Zug ist; sonst gewinnt, wer am Zug ist.
heaps-values-zero = Hier ist die Nim-Summe { $sum }. Jeder Zug ändert einen Wert und damit die Nim-Summe, und dann kann dein Gegner sie wieder zu 0 machen.
heaps-values-not-zero = Hier ist die Nim-Summe { $sum }, nicht 0. Mach sie zu 0: Was dein Gegner danach auch tut, sie ist nicht mehr 0, und du machst sie wieder zu 0.
heaps-values-normal = Wenn kein Zug mehr möglich ist, ist die Nim-Summe 0: Wer immer 0 hinterlässt, macht auch den letzten Zug.
heaps-values-misere = Die Regel gilt, solange noch { -a-heap } mit 2 oder mehr da ist; im Endspiel ist es anders (siehe unten).
heaps-values-method = 2. Welcher Zug? Ändere einen der Werte genau in den Spalten, in denen die Nim-Summe eine 1 hat: Das ist der nötige Wert. Nach dem Teilen zählt die Nim-Summe der Werte beider Teile. Wo der Wert in der ersten dieser Spalten von links eine 1 hat, gibt es immer so einen Zug; anderswo kann es einen geben.
heaps-values-ending = Aber nur noch { -a-single-heap } hat 2 oder mehr, also entscheidet hier das Endspiel.

# Warum: der Wert eines Haufens (mex).
heaps-mex = Warum hat { -a-heap } mit { $heap } den Wert { $value }? Hier steht, was ein Zug daraus machen kann, mit den Werten. Der Wert von mehreren zusammen ist die Nim-Summe ihrer Werte.
heaps-mex-missing =
    { $value ->
        [0] Keine Möglichkeit hat den Wert 0: Die kleinste fehlende Zahl ist 0, und das ist der Wert (mex).
        [one] Der Wert 0 kommt vor, 1 nicht: Das ist die kleinste fehlende Zahl und damit der Wert (mex).
       *[other] Alle Zahlen unter { $value } kommen vor, { $value } nicht: Das ist die kleinste fehlende Zahl und damit der Wert (mex).
    }
heaps-mex-no-options = Mit { -a-heap(case: "dative") } von { $heap } ist kein Zug möglich. Gar kein Wert kommt vor, also ist die kleinste fehlende Zahl { $value }, und das ist der Wert (mex).

# Warum: Antworten und Suche.
heaps-replies-loss = Auf jeden Zug gibt es eine Antwort (dein Zug -> die Antwort, die ihn schlägt):
heaps-replies-win = Jeder andere Zug verliert (der Zug -> die Antwort, die ihn schlägt):
heaps-search-misere = Im Misère-Spiel entscheiden die Sprague-Grundy-Werte nicht, und für alle solchen Spiele zusammen ist keine Regel bekannt. Darum wurde jede Position, die noch kommen kann, ausprobiert.
heaps-search-line =
    { $moves ->
        [one] Ein Zug entscheidet:
       *[other] Das beste Spiel von hier aus dauert { $moves } Züge: Wer gewinnt, beeilt sich, und wer verliert, hält so lange durch wie möglich.
    }

# Worauf sich Antworten stützen.
claim-bouton-normal = Im Nim verliert, wer am Zug ist, genau dann, wenn alle Spaltensummen gerade sind, also die Nim-Summe der { -heaps } 0 ist (Bouton)
claim-bouton-misere = Im Misère-Nim verliert, wer am Zug ist, genau dann, wenn { -a-heap } 2 oder mehr hat und alle Spaltensummen gerade sind, oder wenn alle { -heaps } 1 haben und ihre Zahl ungerade ist (Bouton)
claim-lasker-values = In Laskers Nim ist der Wert eines Haufens seine Größe, nur tauschen 3 und 4, 7 und 8, 11 und 12 und so weiter die Plätze; wer am Zug ist, verliert genau dann, wenn die Nim-Summe der Werte 0 ist (Winning Ways, Kapitel 4)
claim-lasker-misere = In Laskers Misère-Nim verliert, wer am Zug ist, genau dann, wenn ein Haufen 2 oder mehr hat und die Nim-Summe der Werte 0 ist, oder wenn alle Haufen 1 haben und ihre Zahl ungerade ist (der Beweis steht im Quelltext des Programms)
claim-sprague-grundy = Wer am Zug ist, verliert genau dann, wenn die Nim-Summe der Sprague-Grundy-Werte 0 ist; so ein Wert ist die kleinste Zahl, die keine Nachfolgeposition hat (Sprague, Grundy)

# Was an einer Position falsch sein kann.
problem-no-position = Hier steht keine Position.
    .hint = Schreib die Größen der { -heaps } hin, etwa 2 5 7. Eine einzelne 0 bedeutet, dass das Spiel zu Ende ist.
problem-zero-heap = { -a-heap-capital } von 0 ist { -no-heap }.
    .hint = Lass die 0 weg. Nur wenn nichts mehr da ist, schreib 0 allein.
problem-heap-too-large = { $heap } ist zu groß.
    .hint = Höchstens { $largest } (2 hoch 52) ist erlaubt.
problem-negative-number = { $number } ist kleiner als 0.
    .hint = Schreib Größen ohne Vorzeichen, etwa 2 5 7.
problem-not-a-number = „{ $text }“ ist keine ganze Zahl.
    .hint = Schreib Größen mit den Ziffern 0 bis 9 und trenn sie durch Leerzeichen, Kommas oder +, etwa 2 5 7.
problem-number-missing = Neben diesem Zeichen fehlt eine Zahl.
    .hint = Vor und nach jedem Komma und jedem + steht eine Zahl, etwa 2, 5, 7.
problem-heap-beyond-values = { $heap } ist zu groß: Die Werte des Spiels { $code } werden nur bis { $bound } berechnet.
    .hint = Versuch { -heaps } bis { $bound }. Nim und Laskers Nim kommen ohne diese Tabelle aus.
problem-no-values-in-misere = Im Misère-Spiel entscheiden die Sprague-Grundy-Werte des Spiels { $code } nicht, also lässt sich damit nichts erklären.
    .hint = Frag nach dem Wert im Normalspiel.

# Was an einem Zug falsch sein kann.
problem-move-syntax = „{ $text }“ ist kein Zug.
    .hint = Schreib die Größe, einen Doppelpunkt und was übrig bleibt: 7:4, 7:6+1 oder 7:0, wenn nichts übrig bleibt.
problem-move-in-empty-heap = Mit { -a-heap(case: "dative") } von 0 lässt sich nichts tun.
    .hint = Vor dem Doppelpunkt steht eine Größe, die da ist.
problem-splits-off-nothing = Ein Teil von 0 ist { -no-heap }, so lässt sich die { $heap } nicht teilen.
    .hint = Schreib nur, was übrig bleibt, etwa { $heap }:1. Nur wenn nichts übrig bleibt, schreib { $heap }:0.
problem-too-many-parts = Das sind zu viele Teile.
    .hint = Ein Zug macht aus { -a-heap(case: "dative") } höchstens { $most } { -heaps }.
problem-heaps-game-over = Es gibt keinen Zug mehr: Das Spiel ist zu Ende.
    .hint = In { $position } lässt sich nichts mehr tun. Fang mit einer neuen Position an.
problem-no-such-heap = { -a-heap-capital } mit { $heap } ist nicht da.
    .hint = Da sind: { $heaps }.
problem-heap-cannot-move = Mit der { $heap } ist kein Zug möglich.
    .hint = Die Regeln ({ $code }) erlauben bei dieser Größe keinen Zug. Wähl eine andere.
problem-takes-nothing = Der Zug lässt die { $heap }, wie sie war.
    .hint = Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
problem-adds-stones = Aus der { $heap } kann nicht { $left } werden: Ein Zug tut nie etwas dazu.
    .hint = Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
problem-taking-forbidden =
    { $taken ->
        [0] Ein Zug nimmt etwas von der { $heap } weg.
       *[other] Von der { $heap } darfst du nicht { $taken } nehmen.
    }
    .hint = Die Regeln ({ $code }) erlauben zu nehmen: { $takings }. Zum Beispiel { $example }.
problem-split-forbidden =
    { $most ->
        [one] Aus der { $heap } können nicht { $parts } { -heaps } werden: In diesem Spiel wird nie geteilt.
       *[other] Aus der { $heap } können nicht { $parts } { -heaps } werden: In diesem Spiel lässt ein Zug höchstens { $most } davon übrig.
    }
    .hint = Die Regeln ({ $code }) erlauben zu nehmen: { $takings }. Zum Beispiel { $example }.
problem-parts-forbidden =
    { $parts ->
        [0] Von der { $heap } darfst du { $taken } nehmen, aber nicht so, dass nichts übrig bleibt.
        [one] Von der { $heap } darfst du { $taken } nehmen, aber nicht so, dass der Rest beisammen bleibt.
       *[other]
            { $taken ->
                [0] Die { $heap } darfst du teilen, aber nicht in { $parts } { -heaps }.
               *[other] Von der { $heap } darfst du { $taken } nehmen, aber nicht so, dass { $parts } { -heaps } übrig bleiben.
            }
    }
    .hint = Die Ziffer { $digit } der Regeln ({ $code }) sagt, wie der Rest liegen darf. Nehmen darfst du: { $takings }. Zum Beispiel { $example }.
problem-equal-parts =
    { $taken ->
        [0] Die { $heap } darfst du teilen, aber nur in verschieden große Teile.
       *[other] Von der { $heap } darfst du { $taken } nehmen, aber dann müssen alle Teile verschieden groß sein.
    }
    .hint = Die Ziffer { $digit } der Regeln ({ $code }) verlangt es. Nehmen darfst du: { $takings }. Zum Beispiel { $example }.

# Was an einem Code falsch sein kann.
problem-no-code = Hier steht kein Code.
    .hint = Schreib einen Code wie 0.77 (Kayles), 4.(3) (Laskers Nim) oder S1,2,5 (nimm 1, 2 oder 5).
problem-code-digit = „{ $found }“ ist keine Ziffer eines Codes.
    .hint = Die Ziffern sind 0 bis 9 und A bis F; danach darf ein u stehen, für verschieden große Teile.
problem-code-first-digit = Mit { $digit } kann kein Code anfangen: Dann könnte ein Zug alles lassen, wie es ist.
    .hint = Vor dem Punkt steht 0, 4, 8 oder C, etwa 0.77 oder 4.3.
problem-code-point-missing = „{ $code }“ ist kein Code: Nach der ersten Ziffer fehlt der Punkt.
    .hint = Ein Code hat eine Ziffer, einen Punkt und weitere Ziffern, etwa 0.77 (Kayles).
problem-code-digits-missing = Hier fehlt eine Ziffer.
    .hint = Nach dem Punkt, in Klammern und vor „...“ steht mindestens eine Ziffer, etwa 0.77, 0.(3) oder 0.3...
problem-code-bracket-open = Die Klammer { $bracket } wird nicht geschlossen.
    .hint = Schließ sie mit ihrem Gegenstück: 4.(3), 4.[3], S{"{"}1,2,5{"}"}.
problem-code-ends-here = Der Code ist vor „{ $found }“ zu Ende.
    .hint = Nach einem Block, der sich wiederholt, nach „...“ und nach einer Menge steht nichts mehr.
problem-subtraction-set-empty = Die Menge der Zahlen, die man nehmen darf, ist leer.
    .hint = Schreib mindestens eine Zahl, etwa S1,2,5.
problem-subtraction-set-zero = Ein Zug kann nicht 0 nehmen.
    .hint = Schreib Zahlen ab 1, etwa S1,2,5.
