# Die Hauptwörter der Spiele mit Steinen in Haufen; matches.ftl hat dasselbe für Streichhölzer in Reihen.
-heap = Haufen
-heaps = Haufen
-the-heap =
    { $case ->
       *[nominative] der Haufen
        [accusative] den Haufen
        [dative] dem Haufen
    }
-of-the-heap = des Haufens
-a-heap =
    { $case ->
       *[nominative] ein Haufen
        [accusative] einen Haufen
        [dative] einem Haufen
    }
-a-heap-capital = Ein Haufen
-a-single-heap = ein einziger Haufen
-a-whole-heap =
    { $case ->
       *[nominative] ein ganzer Haufen
        [accusative] einen ganzen Haufen
    }
-just-one =
    { $case ->
       *[nominative] einer
        [accusative] einen
    }
-no-heap = kein Haufen
-each-heap =
    { $case ->
       *[nominative] jeder Haufen
        [accusative] jeden Haufen
        [dative] jedem Haufen
    }
-stone = Stein
-stones = Steine
-no-stone = kein Stein
-the-only-stone =
    { $case ->
       *[nominative] der einzige Stein
        [accusative] den einzigen Stein
    }
-the-last-stone =
    { $case ->
       *[nominative] der letzte Stein
        [accusative] den letzten Stein
    }
-the-last-stone-capital = Der letzte Stein
-of-a-heap = eines Haufens
