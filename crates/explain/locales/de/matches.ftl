# Die Hauptwörter der Spiele mit Streichhölzern in Reihen wie Marienbad; stones.ftl hat dasselbe für Steine in Haufen.
-heap = Reihe
-heaps = Reihen
-the-heap =
    { $case ->
       *[nominative] die Reihe
        [accusative] die Reihe
        [dative] der Reihe
    }
-of-the-heap = der Reihe
-a-heap =
    { $case ->
       *[nominative] eine Reihe
        [accusative] eine Reihe
        [dative] einer Reihe
    }
-a-heap-capital = Eine Reihe
-a-single-heap = eine einzige Reihe
-a-whole-heap =
    { $case ->
       *[nominative] eine ganze Reihe
        [accusative] eine ganze Reihe
    }
-just-one =
    { $case ->
       *[nominative] eine
        [accusative] eine
    }
-no-heap = keine Reihe
-each-heap =
    { $case ->
       *[nominative] jede Reihe
        [accusative] jede Reihe
        [dative] jeder Reihe
    }
-stone = Streichholz
-stones = Streichhölzer
-no-stone = kein Streichholz
-the-only-stone =
    { $case ->
       *[nominative] das einzige Streichholz
        [accusative] das einzige Streichholz
    }
-the-last-stone =
    { $case ->
       *[nominative] das letzte Streichholz
        [accusative] das letzte Streichholz
    }
-the-last-stone-capital = Das letzte Streichholz
-of-a-heap = einer Reihe
