# Orders and rules of a house: the rules in words. What is the same in every house stands in `tanhinmin.ftl`.
tanhinmin-rules-open = All cards lie open; hands need not be equally large.
tanhinmin-rules-hidden = Everybody sees only his own cards, and how many the others have; hands need not be equally large.
tanhinmin-rules-turn = When it is your turn, play one card that is stronger than the card on the table, or pass.
tanhinmin-rules-turn-groups = When it is your turn, play one card that is stronger than the card on the table, or pass. On an empty table several equal cards may be played together as well; they are beaten by just as many of a stronger kind.
tanhinmin-rules-pass-free = You may always pass, and equal strength does not beat.
tanhinmin-rules-pass-leader-plays = You may pass, but not on an empty table: whoever leads must play. Equal strength does not beat.
tanhinmin-rules-pass-if-unable = You may pass only if you cannot play. Equal strength does not beat.
tanhinmin-rules-lead = On an empty table you may play any card.
tanhinmin-rules-clear-others = If your turn comes round and nobody has played since your last card, the table is cleared and you lead; if the player of that card is out, the next player with cards leads.
tanhinmin-rules-clear-owner = If your turn comes round and nobody has played since your last card, you may beat it yourself; if you pass, the table is cleared and you lead. If the player of that card is out, the next player with cards leads.
tanhinmin-rules-pass-final = Whoever has passed is out of the trick and is not asked again before the table is cleared.
tanhinmin-rules-pass-final-lead = A pass on an empty table counts, too.
tanhinmin-rules-aim-normal = Whoever sheds the last card first wins (normal play: whoever makes the last move wins). With three and more players the others go on until only one still has cards.
tanhinmin-rules-aim-misere = Whoever sheds the last card first loses (misère play: whoever makes the last move loses). Two players play.
tanhinmin-rules-order-deck = The cards are those of the deck, weakest first: 3 4 5 6 7 8 9 T J Q K A 2 and the joker JK; suits do not matter.
tanhinmin-rules-order-named =
    { $count ->
        [one] There is one kind of card, { $cards }, and it beats nothing.
       *[other] There are { $count } kinds of cards: { $cards }. Which beats which is told by this list: { $pairs }. No other card beats another.
    }
tanhinmin-rules-order-none = { $cards } beats nothing
tanhinmin-rules-beats = { $card } beats { $cards }
tanhinmin-rules-cut = The { $card } clears the table: whoever plays it leads again.
tanhinmin-rules-joker = The { $card } is a joker: it beats every other card, whichever way the order is turned.
tanhinmin-rules-joker-groups = The { $card } is a joker: alone it beats every other card, whichever way the order is turned; in a group it stands in for any card. A group needs at least one card that is no joker.
tanhinmin-rules-spade3-stays = The { $card } beats a joker that lies alone, and then lies there as any { $card }.
tanhinmin-rules-spade3-clears = The { $card } beats a joker that lies alone, and clears the table: whoever plays it leads.
tanhinmin-rules-revolution = A group of { $size } cards or more is a revolution: it turns the order over, so that weaker cards beat stronger ones, until the next revolution.
tanhinmin-rules-revolution-card = Whenever a { $card } is played, the order turns over: weaker cards beat stronger ones, until it turns again.
tanhinmin-rules-revolution-once = Cards played together turn the order once, however many of them have that effect.
tanhinmin-rules-quota = How many cards each has to shed, from the player to move on: { $quotas }. Whoever has shed so many is out, even with cards left.

# What the last card means in misère play.
convention-last-card-misere = misère play: whoever sheds the last card first loses

# Moves of several cards.
tanhinmin-who-plays-group = { $who } plays { $cards }.
tanhinmin-who-sheds-last-group = { $who } plays { $cards } and is out.
tanhinmin-hint-group = Play { $cards }.
tanhinmin-line-play-group = plays { $cards }
tanhinmin-line-last-group = plays { $cards } and is out

# The picture.
tanhinmin-hidden-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tanhinmin-passed = has passed
tanhinmin-to-shed = { $count } to shed
tanhinmin-reversed = The order is reversed: weaker cards beat stronger ones.

# The order of a position, and why the theorem reaches so far.
tanhinmin-order-line = These cards stand in one line now, weakest first: { $cards }. Each beats those before it.
tanhinmin-order-stairs = Compare any two of these cards: one of them beats all that the other beats, and is beaten by nothing more. So they stand in a row, the weaker first, and each beats the first so many of the row (the number in brackets): { $cards }.
tanhinmin-order-beats = { $card } ({ $beats })
tanhinmin-incomparable = The cards { $first } and { $second } cannot be compared: each beats something that the other does not beat, or is beaten by something that does not beat the other. So it is not clear which of them is the weaker one, and the theorem about pairs does not apply.
tanhinmin-reduced = No special card can have its effect any more, and no cards can be played together. From here on only the order of the cards matters.
tanhinmin-passing = The theorem about pairs holds with these rules of passing and clearing, too.
tanhinmin-quota =
    { $mover ->
        [one] You have one card to shed
       *[other] You have { $mover } cards to shed
    }, your opponent { $opponent ->
        [one] one
       *[other] { $opponent }
    }. Nobody parts with a strong card to get rid of a weak one that he may keep: so only { $mover ->
        [one] your strongest card counts
       *[other] your { $mover } strongest cards count
    }, and your opponent’s { $opponent ->
        [one] strongest
       *[other] { $opponent } strongest
    }. All others stay aside from here on.

# The criterion for a card that clears the table. `holds` is yes or no.
tanhinmin-cut = The { $card } clears the table, and whoever plays it leads again. For that no theorem is proved, but a criterion is known: you win exactly when A does not hold, and B or C holds.
tanhinmin-cut-hands = You hold { $below } weaker than the { $card }, { $eights } of it and { $above } stronger; your opponent { $other-below }, { $other-eights } and { $other-above }.
tanhinmin-cut-a =
    { $holds ->
        [yes] A holds. A
       *[no] A does not hold. A
    } says: on the table lies a card stronger than the { $card }; you hold the { $card } but nothing weaker; your opponent holds at most one weaker card and can answer each of your stronger cards with one of his own.
tanhinmin-cut-b =
    { $holds ->
        [yes] B holds. B
       *[no] B does not hold. B
    } says: your opponent holds the { $card } but nothing weaker; you hold at most one weaker card and can answer each of his stronger cards, and the table.
tanhinmin-cut-c =
    { $holds ->
        [yes] C holds
       *[no] C does not hold
    }: it compares pairs. The { $card } answers weaker cards and needs no answer, and each side’s weakest other card is left out. You can form { $mover }, your opponent { $opponent }.
tanhinmin-cut-wins = So you win.
tanhinmin-cut-loses = So you lose.
tanhinmin-cut-moves-all-lose = Every move loses. Beside each stands the answer that wins against it.

# Misère play.
tanhinmin-misere-free = In misère play the last card loses, and here everybody may always pass. Whoever passes for ever never sheds his last card. So nobody can be made to lose, and nobody can force a win.
tanhinmin-misere-leader =
    { $seat ->
        [0] In misère play the last card loses, and whoever leads must play. You lead, or will as soon as your opponent passes. He passes whenever he may: then you lead again and again, until you have shed your last card.
       *[other] In misère play the last card loses, and whoever leads must play. Pass whenever you may: then your opponent leads again and again, until he has shed his last card. If you play instead, he passes, and it is you who has to lead.
    }

# Two players, where there is only search.
tanhinmin-search-two = No theorem is known that decides this position under these rules. So every game that can follow was searched.
tanhinmin-search-incomparable = So every game that can follow was searched.
tanhinmin-search-two-win = Best play when you hurry and your opponent resists:
tanhinmin-search-two-loss = Best play when your opponent hurries and you resist:
tanhinmin-search-two-draw = Each side can keep the other from winning for ever. So neither wins.
tanhinmin-search-places = Being first is the question here. The others go on for their places: as soon as one is out, those who are left play the same game, one fewer.

# The card that lies on the table longest of all: a group.
problem-cards-not-equal = { $first } and { $second } are not equal, so they cannot be played together.
    .hint = A group is several equal cards, such as 3 3; a joker may stand in for any card.
problem-jokers-alone = Jokers alone are no group.
    .hint = Play one joker alone, or add a card that it stands in for.
problem-no-groups = These house rules know no groups.
    .hint = Play one card; or allow groups by --rules groups.
problem-group-not-in-hand = You do not hold { $group }.
    .hint = Your cards are { $hand }.
problem-group-size =
    { $cards ->
        [one] You play one card
       *[other] You play { $cards } cards
    }, but { $table } lie on the table.
    .hint = Play just as many as lie there ({ $table }), or pass.
problem-leader-passes = By these house rules whoever leads must play.
    .hint = Play any of your cards.
problem-pass-though-able = By these house rules only those may pass who cannot play.
    .hint = Play a card that beats the table.
problem-table-group =
    { $cards ->
        [one] One card lies on the table
       *[other] { $cards } cards lie on the table
    }, but these house rules know no groups.
    .hint = Allow groups by --rules groups, or write one card after @.
problem-reversed-twice = The word reversed stands here twice.
    .hint = Write it once; it means that a revolution holds.
problem-reversed-without-revolution = The order is said to be reversed, but in these house rules nothing reverses it.
    .hint = Leave out reversed, or allow it by --rules groups,revolution=4 or --rules revolution-card=2.
problem-passed-not-final = A player is marked as having passed, but in these house rules a pass is not final.
    .hint = Leave out the mark ~, or ask for --rules pass-final.
problem-passed-cannot-be = Seat { $seat } cannot have passed in this trick.
    .hint = Mark with ~ only players with cards who are neither to move nor laid what lies on the table.
problem-cut-card-on-table = The { $card } cannot lie on the table: it clears the table when it is played.
    .hint = Leave out @: the table is empty then.
problem-misere-for-two = Misère play is a game for two, and here are { $players } players.
    .hint = Write two hands, or leave out --misere.
problem-quota-seats =
    { $quotas ->
        [one] One quota is given
       *[other] { $quotas } quotas are given
    } for { $players } players.
    .hint = Write one for each player, from the player to move on: quota=2:3.
problem-quota-too-large =
    { $cards ->
        [one] A quota is { $quota }, but that player has one card.
       *[other] A quota is { $quota }, but that player has { $cards } cards.
    }
    .hint = Everybody has at least 1 card to shed, and at most all his cards.

# Problems with orders.
problem-order-name-missing = Here the name of a card is missing.
    .hint = Write an order as a<b<c, d<c in quotation marks, or without them weakest first as a-b-c,d-c.
problem-order-name = “{ $name }” cannot be the name of a card.
    .hint = Use letters and digits; 0, pass and reversed mean something else.
problem-order-too-large = The order has more than { $most } cards.
    .hint = Use fewer names. For many strengths in one line numbers need no order.
problem-order-cycle = These cards beat one another in a circle: { $cycle }.
    .hint = An order has no circle. If it is meant, ask for --relation, which takes the pairs as they are.
problem-order-and-relation = Both an order and a relation are given.
    .hint = Leave out either --order or --relation.
problem-unknown-card = “{ $word }” is not a card of this order.
    .hint = The cards are { $cards }. In --order and --relation a card that stands alone is named alone: a<b, c.

# Problems with house rules.
problem-rule-unknown = “{ $word }” is not a house rule.
    .hint = The rules are { $rules }.
problem-rule-twice = The rule { $rule } stands here twice.
    .hint = Write { $rule } once.
problem-rule-value-missing = After { $rule } a value is missing.
    .hint = It is written like this: { $choices }.
problem-rule-value = { $rule } cannot be “{ $value }”.
    .hint = It is written like this: { $choices }.
problem-rule-without-joker = The rule { $rule } needs a joker, and this game has none.
    .hint = Add one: joker=14,{ $rule }=…, or leave out { $rule }.
problem-rule-without-groups = The rule { $rule } needs groups, and these house rules know none.
    .hint = Add groups, or leave out { $rule }.
problem-rule-cards = { $first } and { $second } are both said of the { $card }, and they contradict each other.
    .hint = Give the two parts to different cards.
problem-spade-3-never = The { $card } is the joker and clears the table, so the card of the rule spade3 can never beat it.
    .hint = Leave out spade3, or let another card than the joker clear the table.
problem-spade-3-in-groups = In the order of the deck the rule spade3 and the rule groups do not go together: it is not clear whether the spade three may stand in a group of threes.
    .hint = Leave out one of the two, or use numbers, in which the spade three is a strength of its own.
problem-rules-disagree = { $rule } stands in the position, but the game is played otherwise.
    .hint =
        { $count ->
            [0] The game has no house rules.
           *[other] The rules of the game are { $rules }.
        }

# Claims.
claim-domination = Theorem 1 for cards that can be compared by domination
claim-quota = Theorem 1 for the strongest cards
claim-eight-cut = The criterion for a card that clears the table
claim-misere-free = In misère play with free passing nobody can be made to lose
claim-misere-leader = In misère play whoever must lead loses
range-eight-cut = at most 4 cards in each hand

# The picture of the matchings.
tanhinmin-drawing-title = Who answers whom: { $position }
tanhinmin-drawing-legend = Above stand the cards that answer, below what they answer. Thick line: pair. Hairline: possible pair. Ring: card left over. Thick frame: set aside, these cards touch every line of the smaller count.
