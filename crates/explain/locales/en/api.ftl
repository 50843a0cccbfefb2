# What can be wrong with a request to the JSON API.
problem-unknown-field = There is no field called “{ $field }” here.
    .hint = The fields are: { $fields }.
problem-field-missing = The field { $field } is missing.
    .hint = Give it: { $field }=… in the address, or "{ $field }": … in the body.
problem-field-twice = The field { $field } is given twice.
    .hint = Give { $field } once.
problem-field-type =
    { $expected ->
        [text] The field { $field } is not a text.
        [number] The field { $field } is not a number.
       *[numbers] The field { $field } is neither a text nor a list of whole numbers.
    }
    .hint =
        { $expected ->
            [text] Write { $field } in quotation marks.
            [number] Write { $field } as digits, without quotation marks.
           *[numbers] Write { $field } as in [0, 1, 2], or as one text.
        }
problem-field-choice = “{ $value }” is not possible for { $field }.
    .hint = Possible are: { $choices }.
problem-malformed-json = This is not JSON; line { $line } is where it goes wrong.
    .hint = Names and texts stand in quotation marks, with a comma between any two members and none at the end.
problem-body-not-object = The body is JSON, but no object.
    .hint = Put the fields between curly brackets.
problem-body-type = The body is of another type than the one that is read here.
    .hint = Send it with the header Content-Type: { $expected }.
problem-body-too-large = The body is larger than { $kibibytes } KiB.
    .hint = Send less; the command line has no such limit.
problem-body-cut-short = The body did not arrive as a whole within { $seconds } seconds.
    .hint = Send it again.
problem-address-too-long = The address is longer than { $kibibytes } KiB.
    .hint = Send long positions in the body, by POST.
problem-nothing-here = There is nothing at { $path }.
    .hint = What there is stands in /api/v1/openapi.json.
problem-wrong-method = { $method } is not possible at this address.
    .hint = The header Allow says what is.
problem-other-host = This machine is not called that.
    .hint = Ask for 127.0.0.1 or localhost.
problem-too-many-values = These are more values than fit in one answer.
    .hint = Ask for { $largest } values at most; the command line has no such limit.
problem-busy = All that can be worked on at once is being worked on.
    .hint = Try again in { $seconds } seconds.
problem-out-of-time = The answer would take more than { $seconds } seconds.
    .hint = Ask for less, or ask the command line, which has no such limit.
problem-fault = This is a mistake of the program, and not yours.
    .hint = Please report what you asked.
