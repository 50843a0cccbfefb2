# How much the lead and each card are worth.
study-heading =
    { $cards ->
        [one] one card each
       *[other] { $cards } cards each
    }, { $ranks ->
        [one] one strength
       *[other] { $ranks } strengths, all equally likely
    }
study-all =
    { $deals ->
        [one] Exact: there is only one pair of hands.
       *[other] Exact: all { $deals } pairs of hands, each with its probability.
    }
study-sampled =
    { $deals ->
        [one] Estimated: one deal drawn by the seed { $seed }; in brackets stand the bounds of 95 % confidence.
       *[other] Estimated: { $deals } deals drawn by the seed { $seed }; in brackets stand the bounds of 95 % confidence.
    }
study-leader-wins = the leader wins
study-lead-decides = the lead decides
study-rank = card
study-worth = is worth
study-meaning = The lead decides where whoever leads wins. A card is worth as many percentage points as its holder wins more often than half the time, when it is known of one of his cards, and nothing else is known, not even who leads.
study-plot-title =
    { $cards ->
        [one] What a card is worth: one card each
       *[other] What a card is worth: { $cards } cards each
    }, { $ranks ->
        [one] one strength
       *[other] { $ranks } strengths
    }
study-plot-description = One bar for each strength: up for cards that win, down for cards that lose, in percentage points.

# What can be wrong with a study.
problem-study-range = { $option } must be 1 to { $most }.
    .hint = Take a number between these.
problem-study-too-large = There are too many pairs of hands to go through all: more than { $most }, or more ways to draw them than can be counted.
    .hint = Take less for --ranks or --cards, or draw deals by chance: --samples 1e6.
problem-study-game = There is nothing to study about { $game }.
    .hint = This is for tanhinmin.
