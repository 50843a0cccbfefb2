# Was an einer Anfrage an die JSON-Schnittstelle falsch sein kann.
problem-unknown-field = Ein Feld namens „{ $field }“ gibt es hier nicht.
    .hint = Die Felder sind: { $fields }.
problem-field-missing = Das Feld { $field } fehlt.
    .hint = Gib es an: { $field }=… in der Adresse oder "{ $field }": … im Rumpf.
problem-field-twice = Das Feld { $field } steht zweimal da.
    .hint = Gib { $field } nur einmal an.
problem-field-type =
    { $expected ->
        [text] Das Feld { $field } ist kein Text.
        [number] Das Feld { $field } ist keine Zahl.
       *[numbers] Das Feld { $field } ist weder ein Text noch eine Liste ganzer Zahlen.
    }
    .hint =
        { $expected ->
            [text] Setz { $field } in Anführungszeichen.
            [number] Schreib { $field } in Ziffern, ohne Anführungszeichen.
           *[numbers] Schreib { $field } wie in [0, 1, 2] oder als einen Text.
        }
problem-field-choice = „{ $value }“ geht nicht für { $field }.
    .hint = Es gehen: { $choices }.
problem-malformed-json = Das ist kein JSON; in Zeile { $line } stimmt etwas nicht.
    .hint = Namen und Texte stehen in Anführungszeichen, zwischen je zweien steht ein Komma, am Ende keins.
problem-body-not-object = Der Rumpf ist JSON, aber kein Objekt.
    .hint = Setz die Felder in geschweifte Klammern.
problem-body-type = Der Rumpf ist von anderer Art, als hier gelesen wird.
    .hint = Schick ihn mit der Kopfzeile Content-Type: { $expected }.
problem-body-too-large = Der Rumpf ist größer als { $kibibytes } KiB.
    .hint = Schick weniger; die Befehlszeile hat diese Grenze nicht.
problem-body-cut-short = Der Rumpf ist nicht innerhalb von { $seconds } Sekunden vollständig angekommen.
    .hint = Schick ihn noch einmal.
problem-address-too-long = Die Adresse ist länger als { $kibibytes } KiB.
    .hint = Schick lange Positionen im Rumpf, mit POST.
problem-nothing-here = Unter { $path } gibt es nichts.
    .hint = Was es gibt, steht in /api/v1/openapi.json.
problem-wrong-method = { $method } geht bei dieser Adresse nicht.
    .hint = Was geht, sagt die Kopfzeile Allow.
problem-other-host = So heißt dieser Rechner nicht.
    .hint = Frag nach 127.0.0.1 oder localhost.
problem-too-many-values = Das sind mehr Werte, als in eine Antwort passen.
    .hint = Frag nach höchstens { $largest } Werten; die Befehlszeile hat diese Grenze nicht.
problem-busy = Es wird schon an allem gerechnet, was zugleich geht.
    .hint = Versuch es in { $seconds } Sekunden wieder.
problem-out-of-time = Die Antwort würde länger als { $seconds } Sekunden dauern.
    .hint = Frag nach weniger oder nimm die Befehlszeile, die diese Grenze nicht hat.
problem-fault = Das ist ein Fehler des Programms, nicht deiner.
    .hint = Bitte melde, wonach du gefragt hast.
