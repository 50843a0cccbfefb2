# Was das Ausspiel und was jede Karte wert ist.
study-heading =
    { $cards ->
        [one] je eine Karte
       *[other] je { $cards } Karten
    }, { $ranks ->
        [one] eine Stärke
       *[other] { $ranks } gleich wahrscheinliche Stärken
    }
study-all =
    { $deals ->
        [one] Genau: Es gibt nur ein Paar von Blättern.
       *[other] Genau: alle { $deals } Paare von Blättern, jedes mit seiner Wahrscheinlichkeit.
    }
study-sampled =
    { $deals ->
        [one] Geschätzt: eine Verteilung, gezogen mit der Startzahl { $seed }; in Klammern stehen die Grenzen zu 95 % Sicherheit.
       *[other] Geschätzt: { $deals } Verteilungen, gezogen mit der Startzahl { $seed }; in Klammern stehen die Grenzen zu 95 % Sicherheit.
    }
study-leader-wins = wer ausspielt, gewinnt
study-lead-decides = das Ausspiel entscheidet
study-rank = Karte
study-worth = ist wert
study-meaning = Das Ausspiel entscheidet, wenn gewinnt, wer ausspielt, gleich welcher von beiden es ist. Eine Karte ist so viele Prozentpunkte wert, wie ihr Besitzer öfter gewinnt als in der Hälfte der Fälle, wenn man von einer seiner Karten weiß, dass sie es ist, und sonst nichts, auch nicht, wer ausspielt.
study-plot-title =
    { $cards ->
        [one] Was eine Karte wert ist: je eine Karte
       *[other] Was eine Karte wert ist: je { $cards } Karten
    }, { $ranks ->
        [one] eine Stärke
       *[other] { $ranks } Stärken
    }
study-plot-description = Ein Balken für jede Stärke: nach oben bei Karten, die gewinnen, nach unten bei Karten, die verlieren, in Prozentpunkten.

# Was an einer Untersuchung falsch sein kann.
problem-study-range = { $option } muss 1 bis { $most } sein.
    .hint = Nimm eine Zahl, die dazwischenliegt.
problem-study-too-large = Das sind zu viele Paare von Blättern, um alle durchzugehen: mehr als { $most }, oder mehr Arten, sie zu ziehen, als sich zählen lassen.
    .hint = Nimm bei --ranks oder --cards weniger, oder lass Verteilungen auslosen: --samples 1e6.
problem-study-game = Über { $game } gibt es nichts zu untersuchen.
    .hint = Das geht mit tanhinmin.
