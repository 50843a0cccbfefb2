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
rules-subtraction-single =
    { $number ->
        [one] Zwei Leute ziehen abwechselnd. Wähl einen Haufen und nimm genau 1 Stein davon weg.
       *[other] Zwei Leute ziehen abwechselnd. Wähl einen Haufen und nimm genau { $number } Steine davon weg.
    }
rules-no-moves = Zwei Leute, aber kein Zug: Der Code { $code } erlaubt nichts, also ist jedes Spiel zu Ende, bevor es anfängt.
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
figure-without-places = Die Spalten stehen von rechts nach links für 1, 2, 4, 8 und so weiter; darüber ist kein Platz dafür.
figure-without-sums = Eine 1 in der letzten Zeile zeigt eine Spalte, deren Summe ungerade ist.
figure-row = Reihe { $number }
figure-nothing = (nichts mehr da)
figure-you = du
figure-other = Gegner
figure-over = (nimmt { -the-last-stone(case: "accusative") })
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
        [1] { $who } nimmt { -the-only-stone(case: "accusative") } { -of-the-heap } mit 1.
        [2] { $who } nimmt beide { -stones } { -of-the-heap } mit 2.
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
        [1] Nimm { -the-only-stone(case: "accusative") } { -of-the-heap } mit 1: { $move }.
        [2] Nimm beide { -stones } { -of-the-heap } mit 2: { $move }.
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
heaps-took-last-stone =
    { $who ->
        [you] Du hast { -the-last-stone(case: "accusative") } genommen
       *[other] { $name } hat { -the-last-stone(case: "accusative") } genommen
    }
heaps-made-last-move =
    { $who ->
        [you] Du hast den letzten Zug gemacht
       *[other] { $name } hat den letzten Zug gemacht
    }

# Warum: Das Spiel ist zu Ende.
heaps-over = Es gibt keinen Zug mehr. Den letzten hat die andere Seite gemacht.

# Warum: Nim, wer gewinnt.
heaps-columns = Wer gewinnt? Schreib { -each-heap(case: "accusative") } als Summe der Zahlen 1, 2, 4, 8 und so weiter, keine davon zweimal: 3 = 2+1, 5 = 4+1, 7 = 4+2+1. Setz in die Spalte jeder Zahl, die du brauchst, eine 1 und in die anderen eine 0; so steht { -the-heap } im Dualsystem da. Zähl dann die Einsen in jeder Spalte (S); ungerade Summen sind markiert. Die Regel: Sind alle Summen gerade, verliert, wer am Zug ist; ist eine Summe ungerade, gewinnt, wer am Zug ist.
heaps-columns-even = Hier sind alle Spaltensummen gerade: Nach jedem deiner Züge ist eine Summe ungerade.
heaps-columns-odd =
    { $count ->
        [one] Hier ist die Summe der Spalte { $columns } ungerade. Mach alle Spaltensummen gerade.
       *[other] Hier sind die Summen der Spalten { $columns } ungerade. Mach alle Spaltensummen gerade.
    }
heaps-columns-why = Warum? Ein Zug ändert nur { -a-heap(case: "accusative") }, macht also von lauter geraden Summen mindestens eine ungerade. Ist eine Summe ungerade, gibt es einen Zug, der alle gerade macht (siehe unten).
heaps-columns-go-on-normal = Wer einmal gerade Summen hinterlässt, kann es also jedes Mal, bis ganz zum Schluss: Ist { -no-stone } mehr da, sind alle Summen 0, also gerade. So nimmt diese Seite { -the-last-stone(case: "accusative") }.
heaps-columns-go-on-misere = Wer einmal gerade Summen hinterlässt, kann es also bis zum Endspiel jedes Mal.
heaps-columns-misere = Das gilt, solange zwei oder mehr { -heaps } 2 oder mehr haben; dann kommt das Endspiel (siehe unten).

# Warum: Nim, welcher Zug.
heaps-pairs = Welcher Zug? Das siehst du auch ohne Dualsystem. Bilde Paare aus gleichen Summanden verschiedener { -heaps }: 4 mit 4, 2 mit 2, 1 mit 1. Was keinen Partner findet, bleibt übrig.
heaps-pairs-figure = In jeder Spalte des Bildes stehen gleiche Summanden; was übrig bleibt, ist darunter markiert.
heaps-pairs-method = Die Methode: Nimm den größten Summanden, der übrig ist, und wähl { -a-heap(case: "accusative") } mit diesem Summanden. Streich dort jeden übrigen Summanden, der vorkommt, und schreib jeden übrigen Summanden dazu, der fehlt. So viel, wie dann dasteht, bleibt liegen; nimm alles andere weg. Jetzt hat jeder Summand einen Partner: Alle Spaltensummen sind gerade.
heaps-pairs-none = Hier bleibt nichts übrig, also findet die Methode keinen Zug: Du kannst nur hoffen, dass dein Gegner die Antwort übersieht.
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
heaps-copying-idea = Nachmachen: Sind zwei { -heaps } gleich, lässt sich jeder Zug auf der einen Seite des Paars auf der anderen nachmachen. Gleiche { -heaps } heben sich also auf.
heaps-copying-not-enough = Aber wer bis ganz zum Schluss nachmacht, verliert: Bei zwei { -heaps } mit 1 nimmt er { -the-last-stone(case: "accusative") }. Im Endspiel gilt, was oben steht.
heaps-copying-rest = Hier: { $pairs }. Was zählt, ist { $left }.
heaps-copying-all = Hier: { $pairs }. Sonst ist nichts da: Dein Gegner macht jeden deiner Züge nach und macht so auch den letzten Zug.
heaps-copying-all-misere = Hier: { $pairs }. Sonst ist nichts da: Dein Gegner macht jeden deiner Züge nach, bis das Endspiel kommt.

# Warum: gleiche Haufen.

# Warum: das Endspiel im Misère-Spiel.
heaps-ending = Das Endspiel. Es beginnt, wenn nur noch { -a-single-heap } 2 oder mehr hat; wer dann am Zug ist, gewinnt. Nimm alles davon oder lass 1 davon liegen, sodass eine ungerade Zahl von { -heaps } mit 1 bleibt: Lass 1 liegen, wenn die Zahl der anderen { -heaps }, alle mit 1, gerade ist (auch 0 ist gerade); nimm alles, wenn sie ungerade ist. Danach nimmt jeder Zug { -a-heap(case: "accusative") } mit 1, und { -the-last-stone } bleibt für deinen Gegner.
heaps-ending-why-columns = Wer immer gerade Summen hinterlässt, ist am Zug, wenn das Endspiel beginnt. Denn ein Zug verkleinert die Zahl der { -heaps } mit 2 oder mehr höchstens um eins, und ist es nur noch { -just-one }, sind nie alle Summen gerade: Der größte Summand dort hat keinen Partner. Wer so spielt, lässt also nie genau { -just-one(case: "accusative") } übrig; irgendwann muss es die andere Seite tun.
heaps-ending-why-values = Wer immer die Nim-Summe 0 hinterlässt, ist am Zug, wenn das Endspiel beginnt. Denn ein Zug verkleinert die Zahl der { -heaps } mit 2 oder mehr höchstens um eins, und ist es nur noch { -just-one }, ist die Nim-Summe nie 0: Der Wert dort ist mindestens 2, und alle { -heaps } mit 1 zusammen haben 0 oder 1. Wer so spielt, lässt also nie genau { -just-one(case: "accusative") } übrig; irgendwann muss es die andere Seite tun.
heaps-ending-later = Hier haben { $large } { -heaps } 2 oder mehr: Das Endspiel hat noch nicht begonnen.
heaps-ending-take-whole =
    { $ones ->
        [one] Hier ist das Endspiel da: Nur die { $heap } ist größer als 1. Daneben gibt es 1 { -heap } mit 1, eine ungerade Zahl. Nimm also die ganze { $heap }.
       *[other] Hier ist das Endspiel da: Nur die { $heap } ist größer als 1. Daneben gibt es { $ones } { -heaps } mit 1, eine ungerade Zahl. Nimm also die ganze { $heap }.
    }
heaps-ending-leave-one =
    { $ones ->
        [0] Hier ist das Endspiel da: Nur die { $heap } ist übrig und { -no-heap } mit 1. Lass also 1 von der { $heap } liegen.
       *[other] Hier ist das Endspiel da: Nur die { $heap } ist größer als 1. Daneben gibt es { $ones } { -heaps } mit 1, eine gerade Zahl. Lass also 1 von der { $heap } liegen.
    }
heaps-ending-before-columns = Davor, solange zwei oder mehr { -heaps } 2 oder mehr haben, entscheiden die Spaltensummen.
heaps-ending-before-values = Davor, solange zwei oder mehr { -heaps } 2 oder mehr haben, entscheidet die Nim-Summe.
heaps-ones = Gibt es nur noch { -heaps } mit 1, hat niemand eine Wahl: Jeder Zug nimmt { -a-whole-heap(case: "accusative") }. Zähl sie also: Ist ihre Zahl ungerade, nimmt, wer am Zug ist, { -the-last-stone(case: "accusative") } und verliert; ist sie gerade, verliert die andere Seite.
heaps-ones-odd =
    { $ones ->
        [one] Nur noch { -a-single-heap } mit 1 ist da: Du musst { -the-last-stone(case: "accusative") } nehmen.
       *[other] Hier sind noch { $ones } { -heaps } mit 1 da, eine ungerade Zahl: { -the-last-stone-capital } bleibt für dich.
    }
heaps-ones-even = Hier sind noch { $ones } { -heaps } mit 1 da, eine gerade Zahl: { -the-last-stone-capital } bleibt für deinen Gegner.

# Warum: Werte.
heaps-values = Wer gewinnt? Gib { -each-heap(case: "dative") } einen Wert, den Sprague-Grundy-Wert: die kleinste Zahl, die unter den Werten von allem fehlt, was ein Zug daraus machen kann. Wo kein Zug möglich ist, ist der Wert 0.
heaps-values-lasker = Wer gewinnt? Gib { -each-heap(case: "dative") } einen Wert, den Sprague-Grundy-Wert. Das ist die Größe, nur tauschen 3 und 4 ihre Plätze, ebenso 7 und 8, 11 und 12 und so weiter: 3 Steine haben den Wert 4, 4 Steine den Wert 3.
heaps-values-sum = Schreib die Werte im Dualsystem und zähl die Einsen in jeder Spalte (S); ungerade Zahlen sind markiert. Die Nim-Summe hat eine 1, wo die Zahl ungerade ist, und eine 0, wo sie gerade ist. Die Regel: Ist die Nim-Summe 0, verliert, wer am Zug ist; sonst gewinnt, wer am Zug ist.
heaps-values-zero = Hier ist die Nim-Summe 0: Nach jedem deiner Züge ist sie es nicht.
heaps-values-not-zero = Hier ist die Nim-Summe { $sum }. Mach sie zu 0.
heaps-repetition = Die Werte dieses Spiels wiederholen sich: Ab { $from } bleibt der Wert gleich, wenn die Größe um { $period } wächst. Das ist für alle Größen bewiesen.
sum-repetition = Die Werte von { $game } wiederholen sich: Ab { $from } bleibt der Wert gleich, wenn die Größe um { $period } wächst. Das ist für alle Größen bewiesen.
heaps-repetition-heap = Die Größe { $heap } ist also so viel wert wie die Größe { $same }.
heaps-values-why = Warum? Jeder Zug ändert einen der Werte und damit die Nim-Summe, und ist sie nicht 0, gibt es einen Zug, der sie zu 0 macht.
heaps-values-go-on-normal = Wer einmal 0 hinterlässt, kann es also jedes Mal, bis ganz zum Schluss: Ist kein Zug mehr möglich, ist die Nim-Summe 0. So macht diese Seite den letzten Zug.
heaps-values-go-on-misere = Wer einmal 0 hinterlässt, kann es also bis zum Endspiel jedes Mal.
heaps-values-misere = Das gilt, solange zwei oder mehr { -heaps } 2 oder mehr haben; dann kommt das Endspiel (siehe unten).
heaps-values-method = Welcher Zug? Ändere einen der Werte genau in den Spalten, in denen die Nim-Summe eine 1 hat: Das ist der nötige Wert. Nach dem Teilen zählt die Nim-Summe der Werte beider Teile. Wo der Wert in der ersten dieser Spalten von links eine 1 hat, gibt es immer so einen Zug; anderswo kann es einen geben.

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
claim-bouton-normal = Boutons Satz über Nim
claim-bouton-misere = Boutons Satz über Misère-Nim
claim-lasker-values = der Satz über Laskers Nim (Winning Ways, Kapitel 4)
claim-lasker-misere = der Satz über Laskers Misère-Nim (der Beweis steht im Quelltext des Programms)
claim-sprague-grundy = der Satz von Sprague und Grundy

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
    .hint = Schreib die Größe { -of-a-heap }, einen Doppelpunkt und was übrig bleibt, zum Beispiel: { $examples }.
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
    .hint = Die Regeln erlauben bei dieser Größe keinen Zug. Wähl eine andere.
problem-takes-nothing = Der Zug lässt die { $heap }, wie sie war.
    .hint = Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
problem-adds-stones = Aus der { $heap } kann nicht { $left } werden: Ein Zug tut nie etwas dazu.
    .hint = Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
problem-taking-forbidden =
    { $taken ->
        [0] Ein Zug nimmt etwas von der { $heap } weg.
       *[other] Von der { $heap } darfst du nicht { $taken } nehmen.
    }
    .hint = Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
problem-split-forbidden =
    { $most ->
        [one] Aus der { $heap } können nicht { $parts } { -heaps } werden: In diesem Spiel wird nie geteilt.
       *[other] Aus der { $heap } können nicht { $parts } { -heaps } werden: In diesem Spiel lässt ein Zug höchstens { $most } davon übrig.
    }
    .hint = Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
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
    .hint =
        { $digit ->
            [none] Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
           *[other] Die Ziffer { $digit } des Codes sagt, wie der Rest liegen darf. Nehmen darfst du: { $takings }. Zum Beispiel { $example }.
        }
problem-equal-parts =
    { $taken ->
        [0] Die { $heap } darfst du teilen, aber nur in verschieden große Teile.
       *[other] Von der { $heap } darfst du { $taken } nehmen, aber dann müssen alle Teile verschieden groß sein.
    }
    .hint =
        { $digit ->
            [none] Von der { $heap } darfst du nehmen: { $takings }. Zum Beispiel { $example }.
           *[other] Die Ziffer { $digit } des Codes verlangt es. Nehmen darfst du: { $takings }. Zum Beispiel { $example }.
        }

# Was an einem Code falsch sein kann.
problem-no-code = Hier steht kein Code.
    .hint = Schreib einen Code wie 0.77 (Kayles), 4.(3) (Laskers Nim) oder S1,2,5 (nimm 1, 2 oder 5).
problem-code-digit = „{ $found }“ ist keine Ziffer eines Codes.
    .hint = Die Ziffern sind 0 bis 9 und A bis F; danach darf ein u stehen, für verschieden große Teile.
problem-code-first-digit = Mit { $digit } kann kein Code anfangen: Dann könnte ein Zug alles lassen, wie es ist.
    .hint = Vor dem Punkt steht 0, 4, 8 oder C, etwa 0.77 oder 4.3.
problem-code-first-digit-nothing = Mit { $digit } kann kein Code anfangen: Das hieße, nichts zu nehmen und nichts übrig zu lassen, aber leere Haufen gibt es nicht.
    .hint = Vor dem Punkt steht 0 (mindestens eins nehmen) oder 4, 8, C (teilen, ohne zu nehmen), etwa 0.77 oder 4.3.
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

# Summen verschiedener Spiele.
title-sum = Eine Summe von Spielen
rules-sum = Mehrere Haufen liegen auf dem Tisch, und jeder hat sein eigenes Spiel. Zwei Leute ziehen abwechselnd. Ein Zug ändert einen Haufen so, wie es dessen Spiel erlaubt; alle anderen bleiben, wie sie sind. Ein Haufen wird als Spiel (Name oder Code), Doppelpunkt und Größe geschrieben; beim Zug folgen noch ein Doppelpunkt und das, was übrig bleibt.
sum-in-game = { $game }: { $sentence }
sum-values = Wer gewinnt? Gib { -each-heap(case: "dative") } den Sprague-Grundy-Wert aus dem jeweils eigenen Spiel: die kleinste Zahl, die unter den Werten von allem fehlt, was ein Zug dort daraus machen kann. Wo kein Zug möglich ist, ist der Wert 0, und im Nim ist der Wert die Größe. Sind die Werte bekannt, kommt es nicht mehr darauf an, aus welchem Spiel sie stammen.
problem-no-sum-position = Hier steht keine Position.
    .hint = Schreib die { -heaps } mit ihren Spielen, zum Beispiel kayles:5 nim:4 lasker:2. Eine 0 allein steht für das beendete Spiel.
problem-sum-heap-syntax = „{ $text }“ ist { -no-heap } einer Summe.
    .hint = Schreib das Spiel, einen Doppelpunkt und die Größe, dazwischen Leerzeichen, Kommas oder +: kayles:5 nim:4 0.137:3.
problem-unknown-game-in-sum = Es gibt kein Spiel „{ $name }“, das Teil einer Summe sein kann.
    .hint = Meinst du { $suggestion }?
problem-no-game-for-a-sum = Es gibt kein Spiel „{ $name }“, das Teil einer Summe sein kann.
    .hint = Möglich sind { $games } und jeder Code, zum Beispiel 0.137.
problem-sum-move-syntax = „{ $text }“ ist kein Zug in einer Summe.
    .hint = Schreib das Spiel, die Größe und das, was davon übrig bleibt, mit Doppelpunkten dazwischen: kayles:5:3+1, oder nim:4:0, wenn nichts übrig bleibt.
problem-no-such-summand = { $summand } gibt es hier nicht.
    .hint = Das ist da: { $summands }.
problem-why-in-sum = In einer Summe kann { -a-heap } mit { $heap } zu jedem Spiel gehören; darum ist nicht klar, welcher Wert gemeint ist.
    .hint = Frag im Spiel selbst, zum Beispiel: solve kayles { $heap } --why { $heap }.
