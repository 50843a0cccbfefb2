# Nim-sequences: values, periods, certificates, comparisons. g(n) is the nim-value of a heap of n.

# How values are known.
values-computed = Each value was computed: it is the smallest number that no option has.
values-computed-to = The values up to the heap { $heap } were computed, the later ones follow from the period.
values-written =
    { $count ->
        [one] { $file }: 1 value, that of the heap { $from }.
       *[other] { $file }: { $count } values, those of the heaps { $from } to { $to }.
    }
claim-nim-values = the theorem on the values of Nim (Winning Ways, chapter 2)
claim-period-theorem = the period theorem (Guy and Smith 1956; Winning Ways, chapter 4)
claim-unequal-period-theorem = the period theorem for unequal heaps (its proof stands in the source of the program)
claim-rare-splits = the theorem on rare and common values (Winning Ways, chapter 4)

# Periods.
period-found =
    { $kind ->
        [arithmetic] Arithmetic period { $period } with saltus { $saltus }, pre-period { $preperiod }: g(n + { $period }) = g(n) + { $saltus } for every heap n from { $preperiod } on.
       *[other] Period { $period }, pre-period { $preperiod }: g(n + { $period }) = g(n) for every heap n from { $preperiod } on.
    }
period-none = No period of the kinds searched up to the heap { $heap }.
period-open = Open: no period is proved, and none is ruled out.
period-why = The values up to the heap { $computed } were computed. From { $preperiod } on they all repeat after { $period }, and by the theorem so many are enough: no later heap can be an exception.
period-closed-form = This follows from the closed form of the values; none had to be computed.
period-none-means = This does not say that there is none. A period is called found only when as many values repeat as a theorem needs to prove it for all heaps.
period-candidate =
    { $kind ->
        [arithmetic] g(n + { $period }) = g(n) + { $saltus } for the heaps n from { $preperiod } on
       *[other] g(n + { $period }) = g(n) for the heaps n from { $preperiod } on
    }
period-candidate-seen = Not proved, only seen: { $candidate }, as far as the values were computed, up to the heap { $heap }.
period-candidate-needs = It will be proved if it holds up to the heap { $heap }: ask `lastmove period { $code } --to { $heap }`.
period-candidate-endless = No theorem is known by which values could prove it.
published-agrees = This agrees with what was published.
published-differs = This does NOT agree with what was published: period { $period }, pre-period { $preperiod }.
published-unproved = Published is: period { $period }, pre-period { $preperiod }. The values computed here do not prove it yet.
period-row-period = period
period-row-preperiod = pre-period
period-row-exception = last exception
period-row-saltus = saltus
period-row-computed = computed
period-row-largest = largest value
period-row-rare = rare values
period-row-engine = engine
period-row-certificate = certificate
period-row-published = published
period-exception-none = none
period-computed = heaps 0 to { $heap }
period-rare =
    { $parity ->
        [yes] those of { $rare } heaps (mask { $mask }, with the heap’s parity)
       *[other] those of { $rare } heaps (mask { $mask })
    }
period-rare-last =
    { $parity ->
        [yes] those of { $rare } heaps, the last one { $last } (mask { $mask }, with the heap’s parity)
       *[other] those of { $rare } heaps, the last one { $last } (mask { $mask })
    }

# Certificates.
verify-right = The certificate is right: the nim-values of { $code } have the period { $period } and the pre-period { $preperiod }.
verify-refused = The certificate is refused: it claims the period { $period } and the pre-period { $preperiod } for { $code }.
verify-checked-all = The values of all { $heaps } heaps that the theorem asks for were computed anew, each from all options of its heap, and are those of the certificate.
verify-checked-rare = The values of all { $heaps } heaps that the theorem asks for were computed anew and are those of the certificate: { $full } from all options; { $others } from the splits with a rare part (there are { $rare } rare heaps), and from one option for each smaller value.
verify-smallest = No smaller period and no smaller pre-period would do.

# Comparisons.
compare-equal =
    { $count ->
        [one] The value of the heap { $from } is right.
       *[other] All { $count } values are right, those of the heaps { $from } to { $to }.
    }
compare-different = The first wrong value is that of the heap { $heap } (line { $line }): there stands { $found }, right is { $expected }.
compare-occurs = It cannot be { $found }: that is the value of { $option }, which one move can make of the heap.
compare-skips = It cannot be { $found }: { $expected } is smaller and missing, too.
compare-vanishes = It cannot be { $found }: the whole heap can be taken, and nothing is worth { $found }.
compare-shifted = If the first value is that of the heap { $from }, the values agree: ask again with --from { $from }.

# Progress.
progress-line =
    { $share ->
        [unknown] up to the heap { $heap } ({ $rate } values a second)
       *[other] up to the heap { $heap } of { $to }: { $share } % ({ $rate } values a second)
    }

# What can be wrong with a question about values.
problem-engine-for-other-codes = The engine { $engine } cannot compute the game { $code }.
    .hint = Leave the engine to lastmove, or take naive, which computes every code. dense and sparse want finitely many digits and at most two heaps left; sparse also wants a split.
problem-no-values-of-game = A position of { $game } does not consist of heaps of one game, so there is no list of nim-values.
    .hint = Name a game of heaps ({ $names }) or a code such as 0.77.
problem-values-of-misere-game = { $game } is misère, and there nim-values do not decide.
    .hint = The values of the same heaps in normal play are those of { $code }.
problem-values-beyond-memory = The values of { $code } up to the heap { $heap } do not fit into memory, and no period has been found that would make them unnecessary.
    .hint = { $mebibytes } MiB are free: that is room for the values up to the heap { $fits }.

# What can be wrong with a certificate.
problem-certificate-unknown = This is no certificate: it begins with “{ $found }”.
    .hint = A certificate begins with the line “{ $expected }”; `lastmove period CODE --certificate FILE` writes one.
problem-certificate-line = Line { $line } of the certificate is not what must stand there: “{ $found }”.
    .hint = Such a line belongs there: { $expected }
problem-certificate-checksum = The lines of the certificate were changed after they had been written: their checksum is { $expected }, not { $found }.
    .hint = Take the file as it was written, or let it be written anew.
problem-certificate-code = The code { $code } repeats for ever, and no theorem says how many values would prove a period of such a code.
    .hint = Only codes with finitely many digits have certificates.
problem-certificate-range = Period { $period } and pre-period { $preperiod }: that is out of range.
    .hint = A period is at least 1, and neither of the two is above { $largest } (2 to the power of 52).
problem-certificate-functional = The functional “{ $functional }” says nothing about the splits of { $code }.
    .hint = Let the certificate be written anew.
problem-certificate-values = The certificate has { $found } values, and its period and pre-period need { $expected }.
    .hint = The file was cut off, or something was added to it; take it as it was written.
problem-certificate-too-large = The theorem asks for { $heaps } heaps, and memory has room for { $bound }.
    .hint = Check it on a machine with more memory.
problem-certificate-wrong-value = The first wrong value is that of the heap { $heap }: the certificate says { $claimed }, right is { $right }.
    .hint = The values of all smaller heaps are right.
problem-certificate-rare-position = The list of rare heaps is wrong at the heap { $heap }.
    .hint = The values themselves are right; let the certificate be written anew.
problem-certificate-period = The values do repeat after { $period } heaps, but they do so after { $smaller } already.
    .hint = A certificate names the smallest period.
problem-certificate-preperiod = The values do repeat from the heap { $preperiod } on, but they do so from { $smaller } on already.
    .hint = A certificate names the smallest pre-period.
problem-no-certificate = No certificate was written, for no period of { $code } is proved.
    .hint = Compute more values, with a larger --to.

# What can be wrong with a file of values.
problem-sequence-empty = There are no values in this file.
    .hint = Write numbers with blanks, commas or line ends between them, or a heap and its value a line.
problem-sequence-number = Line { $line }: “{ $found }” is no value.
    .hint = Values and heaps are whole numbers from 0 to { $largest }.
problem-sequence-number-missing = Line { $line }: a number is missing before this comma.
    .hint = Between two commas stands a number; only the last one of a line may have none behind it.
problem-sequence-line = Line { $line } is not a heap and its value: “{ $found }”.
    .hint = The file began with such lines, so each must be like this one: “{ $expected }”. A mere list of values with two in its first line needs a comma between them.
problem-sequence-order = Line { $line } is about the heap { $found }, but { $expected } comes next.
    .hint = The heaps must follow each other; a line is missing here, or one is too much.
problem-sequence-document = Line { $line }: this is no document with a list of values.
    .hint = It must be JSON as `lastmove values --format json` writes it ({ $schema }), or a list of numbers in square brackets.
problem-sequence-count = The document has { $found } values, and by what it says itself there should be { $expected }.
    .hint = Some were cut off or added; take the document as it was written.
problem-sequence-too-far = These are more values than there are heaps.
    .hint = The largest heap is { $largest }; begin with a smaller one.

# What can be wrong with files and options.
problem-output-exists = There is a file “{ $file }” already.
    .hint = Choose another name, or let it be overwritten with --force.
problem-cannot-write-file = “{ $file }” cannot be written: { $reason ->
        [not-found] there is no such directory
        [is-a-directory] it is a directory
        [permission-denied] that is not allowed
        [storage-full] there is no room left
       *[other] { $reason }
    }.
    .hint = Choose another place. Nothing was left behind there.
problem-cannot-read-file = “{ $file }” cannot be read: { $reason ->
        [not-found] there is no such file
        [is-a-directory] it is a directory
        [permission-denied] that is not allowed
       *[other] { $reason }
    }.
    .hint = Check the name of the file.
problem-input-too-large = “{ $file }” has more than { $mebibytes } MiB, and there is no room for that.
    .hint = Check the name of the file, or take a machine with more memory.
problem-heaps-backwards = There are no heaps from { $from } to { $to }.
    .hint = --to must not be less than --from.
