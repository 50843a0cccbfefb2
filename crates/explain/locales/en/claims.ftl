# The statements the project relies on, in full; and the false ones that suggest themselves.
statement-bouton-normal = In Nim, normal play, the player to move loses exactly when the nim-sum of the heaps is 0.
    .source = Bouton
statement-bouton-misere = In Nim, misère play, the player to move loses exactly when some heap holds 2 or more and the nim-sum of the heaps is 0, or when all heaps hold 1 and their number is odd.
    .source = Bouton
statement-below-1357 = Of 1 3 5 7 and the positions that can follow it, 143 in all, just 20 are lost for the player to move when whoever takes the last match loses: 1; 1 1 1; 2 2; 1 1 2 2; 1 2 3; 3 3; 1 1 3 3; 4 4; 1 1 4 4; 1 4 5; 5 5; 1 1 5 5; 2 4 6; 1 2 4 7; 1 2 5 6; 1 3 4 6; 2 5 7; 3 4 7; 3 5 6; 1 3 5 7.
    .source = { source-searched }
statement-lasker-values = In Lasker's Nim a heap of n has the nim-value n + 1 when n leaves 3 on division by 4, n - 1 when n is a positive multiple of 4, and n otherwise; in normal play the player to move loses exactly when the nim-sum of the values is 0.
    .source = Winning Ways, chapter 4
statement-lasker-misere = In Lasker's Nim, misère play, the player to move loses exactly when some heap holds 2 or more and the nim-sum of the nim-values is 0, or when all heaps hold 1 and their number is odd.
    .source = proved in the documentation of LASKER_MISERE; checked by search on all partitions of 1 to 22
statement-sprague-grundy = In normal play a sum of impartial games is lost for the player to move exactly when the nim-sum of their values is 0, the value of a game being the smallest number that none of its options has.
    .source = Sprague; Grundy
statement-misread-misere-values = The rule of misère Nim holds for the nim-values of every code in misère play: while some heap has a value of 2 or more the nim-sum decides, and with values of 0 and 1 only the player to move loses if it is 1.
    .source = a reading of misère Nim that suggests itself; the counterexample is found by exhaustive search
statement-nim-values = In Nim a heap of n has the nim-value n.
    .source = Winning Ways, chapter 2; proved in the documentation of NIM_VALUES
statement-period-theorem = Let a code leave at most k heaps and take at most t stones, and let n0 be at least 1. If the values of the heaps below k n0 + k p + t repeat every p heaps from n0 on, then those of all heaps do.
    .source = Guy and Smith 1956; Winning Ways, chapter 4; proved in the documentation of PERIOD_THEOREM
statement-unequal-period-theorem = Let some split of a code ask for unequal heaps, let it take at most t stones, and let n0 be at least 1. If the values of the heaps below the bound repeat every p heaps from n0 on, then those of all heaps do; the bound is 2 n0 + 2 p + t for even p and 2 n0 + 3 p + t for odd p where at most two heaps remain, and 3 n0 + 6 p + t for three.
    .source = proved in the documentation of UNEQUAL_PERIOD_THEOREM
statement-misread-period-from-0 = The period theorem holds with n0 = 0 too.
    .source = { source-reading-of-the-period-theorem }
statement-misread-unequal-period = The bound k n0 + k p + t of the period theorem is enough too where the heaps of a split must be unequal.
    .source = { source-reading-of-the-period-theorem }
statement-rare-splits = A split into a rare and a common heap has a common value, one into two rare or two common heaps a rare one; so a common value is excluded only by splits with a rare part.
    .source = Winning Ways, chapter 4; proved in the documentation of RARE_SPLITS
statement-theorem1 = Two players, cards ordered by strength with ties. Match the mover's cards with weaker ones among the opponent's cards, his weakest left out, and the table (the empty table is weaker than every card); match the opponent's cards with weaker ones among the mover's cards, his weakest left out. The player to move wins if and only if the first largest matching has more pairs than the second; otherwise his opponent wins, and there are no draws.
    .source = H. Kiya, K. Ohto, H. Ono: Computing the Winner of 2-Player TANHINMIN, IEICE Trans. Fundamentals E104-A(9), 1134-1141 (2021)
statement-theorem1-equal = Theorem 1 decides too where a card may also be laid on an equal one.
    .source = { source-domination }
statement-theorem1-semiorders = Theorem 1 decides for every semiorder, the weakest card being one that is dominated by all others: cards beat one another only if they are far enough apart.
    .source = { source-domination }
statement-domination = Theorem 1 holds for every relation in which any two cards of the position can be compared by domination: one of them beats everything the other beats, and is beaten by nothing more. Ties, semiorders, and equal cards that may be played on each other are of this kind. It holds as well where the leader, or everybody who can, has to play; where a pass is final for the trick, as long as nobody has passed in it and the player to move does not lead with leave to pass; and where the table is cleared by the pass of whoever laid the card, as long as that is not the player to move, passing is not final and not everybody who can has to play.
    .source = proof: documentation of lastmove_cards::tanhinmin::DOMINATION; it extends H. Kiya, K. Ohto, H. Ono, IEICE Trans. Fundamentals E104-A(9), 1134-1141 (2021). The check goes through the three ways of passing; final passes and clearing by one's own pass are checked on random positions by the tests
statement-no-draws = With two players and cards ordered by strength somebody can always force a win.
    .source = a consequence of Theorem 1
statement-two-candidates = Who stands won and can play a card wins by the weakest card that may be played, or, if this is his weakest card of all, by it or the next stronger one; passing is never needed.
    .source = the proof of Theorem 1
statement-winning-interval = Between two winning cards every card of the hand wins.
    .source = a consequence of Theorem 1
statement-quota = Where the player to move has to shed p cards and the other one q, Theorem 1 decides about the p highest cards of the one and the q highest of the other.
    .source = proof: documentation of lastmove_cards::tanhinmin::QUOTA
statement-eight-cut = Two players, single cards, and one card, the eight, that clears the table. In matchings eights answer weaker cards and need no answer. With A: a stronger card than the eight lies on the table, the mover holds eights but nothing weaker, his opponent holds at most one weaker card and can answer all stronger cards of the mover with stronger ones of his own; B: the opponent holds eights but nothing weaker, the mover holds at most one weaker card and can answer all the opponent's stronger cards and the table; C: the inequality of Theorem 1, the weakest card that is no eight being left out: the player to move wins if and only if not A, and B or C.
    .source = checked by exhaustive search on 81,135,883 positions, every order of up to 4 cards in each hand, which --ranks 10 --cards 4 goes through again; no proof is known
statement-obstruction-chain-and-one = Leaving out whichever card is best, the comparison of Theorem 1 decides where three types beat one another in a row and a fourth beats none and is beaten by none.
    .source = { source-searched }
statement-obstruction-fence = The same where five types form a zigzag of which two are above: the second beats the first and the third, the fourth beats the third and the fifth.
    .source = { source-searched }
statement-obstruction-common-bottom = The same where a type is beaten by all of two pairs, in each of which one beats the other.
    .source = { source-searched }
statement-obstruction-common-top = The same where a type beats all of two pairs, in each of which one beats the other.
    .source = { source-searched }
statement-without-obstructions = Leaving out whichever card is best, the comparison of Theorem 1 decides for every strict partial order that contains none of four: three in a row beside one alone, a zigzag of five with two tops, two pairs above a common bottom or below a common top.
    .source = { source-searched }
statement-misread-at-least = Theorem 1, but with matchings of equal size the player to move wins.
    .source = { source-reading }
statement-misread-none-left-out = Theorem 1, but no card is left out of the graphs.
    .source = { source-reading }
statement-misread-strongest-left-out = Theorem 1, but the strongest card is left out instead of the weakest.
    .source = { source-reading }
statement-misread-table-for-both = Theorem 1, but the table is a target in both graphs.
    .source = { source-reading }
statement-misread-equals-joined = Theorem 1, but equal cards are joined in the graphs too.
    .source = { source-reading }
statement-three-players-necessary = Of three players each, who can force being first can do so on the lead, and then he beats each of the others alone by Theorem 1.
    .source = playing against one opponent alone is playing against a coalition whose other member always passes
statement-misere-free = Two players in misère play who may always pass: every position is a draw, for nobody can be made to shed his last card.
    .source = proof: documentation of lastmove_cards::tanhinmin::MISERE_FREE
statement-misere-leader = Two players in misère play who may always pass but on an empty table: the player to move loses if he leads or if the card on the table is his own, and otherwise wins by passing.
    .source = proof: documentation of lastmove_cards::tanhinmin::MISERE_LEADER

# What several of them come from.
source-searched = exhaustive search, repeated by this check
source-reading = a reading of the theorem that suggests itself; the counterexample is found by exhaustive search
source-reading-of-the-period-theorem = a reading of the period theorem that suggests itself; the counterexample is found by computing values
source-domination = the proof of Theorem 1 uses only that any two cards are comparable by domination

# Their standing, and what `claims` and `claims check` say.
claims-standing-proved = proved
claims-standing-exhaustive = exhaustively searched
claims-standing-checked = checked, not proved
claims-standing-refuted = false: a counterexample is known
claims-source = Source: { $source }
claims-check = Check: { $command }
claims-more = What is proved is proved for all positions; a check looks whether proof, program and search agree on all positions up to a size.
check-holds = It holds in all { $positions } positions; no counterexample.
check-refutes-known = It is false, as is known; the smallest counterexample:
check-refutes-new = It does NOT hold. A counterexample:
check-missed = No counterexample was found so far, in { $positions } positions; but there is one. Check larger positions.
check-extent-cards = All hands of up to { $cards } cards, strengths from 1 to { $ranks }, with every card on the table and with an empty table.
check-extent-stones = All positions of at most { $to } stones.
check-extent-heap = The values of all heaps up to { $to }.
check-extent-fixed = All positions it speaks of.
check-relations =
    { $count ->
        [one] One relation between the cards.
       *[other] { $count } relations between the cards.
    }
check-eights =
    { $count ->
        [one] One strength was the eight.
       *[other] Each of { $count } strengths was the eight in turn.
    }
check-codes =
    { $count ->
        [one] One code.
       *[other] { $count } codes.
    }
check-beats = { $stronger } beats { $weaker }
check-cuts = The { $card } clears the table.
check-leader-plays = The leader must play.
check-if-unable = Everybody who can has to play.
check-passings = In turn everybody could pass, everybody but the leader, and only those who could not play.
check-quota = { $mover } cards are to be shed, by the opponent { $opponent }.
check-truth-win = In truth the player to move wins.
check-truth-loss = In truth the player to move loses.
check-truth-draw = In truth it is a draw.
check-truth-nobody = In truth nobody can force being first.
check-truth-seat = In truth seat { $seat } can force being first.
check-value = In the code { $code } the heap { $heap } has the value { $value }.
check-repetition = The values of the code { $code } repeat in the first { $enough } heaps with the period { $period } from { $preperiod } on, and the heap { $heap } breaks it.

# What can be wrong with a question about statements.
problem-unknown-claim = There is no statement “{ $name }”.
    .hint = Do you mean { $suggestions }? `lastmove claims` lists all.
problem-claim-without-check = The statement { $name } cannot be checked by search.
    .hint = Read its proof; `lastmove claims` says where it stands.
problem-check-option = { $option } does not say how far { $name } is to be checked.
    .hint = { $options ->
        [none] There is nothing to choose; leave the option out.
       *[other] How far it goes is set by { $options }.
    }
problem-check-ranks = There must be 1 to { $most } strengths.
    .hint = Give a number between these with --ranks.
problem-check-cards = A hand must have at least one card.
    .hint = Give the largest number of cards of a hand with --cards.
problem-check-too-large = { $cards } cards of { $ranks } strengths make more than { $most } pairs of hands, and memory does not hold them.
    .hint = Take less for --ranks or --cards.
problem-check-reach = This check does not reach so far: --{ $measure } may be 1 to { $most }.
    .hint = Take a number between these.
