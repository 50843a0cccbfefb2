//! What can be wrong with a request, before any game is asked.

use lastmove_game::ProblemKind;

/// A field that is not known here; `fields` are those that are.
pub const UNKNOWN_FIELD: ProblemKind = ProblemKind { id: "unknown-field", arguments: &["field", "fields"] };
/// A field that must be given and is not.
pub const FIELD_MISSING: ProblemKind = ProblemKind { id: "field-missing", arguments: &["field"] };
/// A field that is given twice.
pub const FIELD_TWICE: ProblemKind = ProblemKind { id: "field-twice", arguments: &["field"] };
/// A field whose value is of the wrong type; `expected` is `text`, `number` or `numbers`.
pub const FIELD_TYPE: ProblemKind = ProblemKind { id: "field-type", arguments: &["field", "expected"] };
/// A field whose value is none of its `choices`.
pub const FIELD_CHOICE: ProblemKind = ProblemKind { id: "field-choice", arguments: &["field", "value", "choices"] };
/// A body that is not JSON.
pub const MALFORMED_JSON: ProblemKind = ProblemKind { id: "malformed-json", arguments: &["line"] };
/// A body that is JSON, but not an object.
pub const BODY_NOT_OBJECT: ProblemKind = ProblemKind { id: "body-not-object", arguments: &[] };
/// A body of another type than the one that is read here.
pub const BODY_TYPE: ProblemKind = ProblemKind { id: "body-type", arguments: &["expected"] };
/// A body that is too large.
pub const BODY_TOO_LARGE: ProblemKind = ProblemKind { id: "body-too-large", arguments: &["kibibytes"] };
/// A body that does not arrive as a whole.
pub const BODY_CUT_SHORT: ProblemKind = ProblemKind { id: "body-cut-short", arguments: &["seconds"] };
/// An address that is too long.
pub const ADDRESS_TOO_LONG: ProblemKind = ProblemKind { id: "address-too-long", arguments: &["kibibytes"] };
/// Nothing is to be found at this address.
pub const NOTHING_HERE: ProblemKind = ProblemKind { id: "nothing-here", arguments: &["path"] };
/// Something is to be found at this address, but not by this method.
pub const WRONG_METHOD: ProblemKind = ProblemKind { id: "wrong-method", arguments: &["method"] };
/// The machine was asked for by a name that is not its own.
pub const OTHER_HOST: ProblemKind = ProblemKind { id: "other-host", arguments: &[] };
/// More values than one answer holds.
pub const TOO_MANY_VALUES: ProblemKind = ProblemKind { id: "too-many-values", arguments: &["largest"] };
/// All places where answers are worked on are taken.
pub const BUSY: ProblemKind = ProblemKind { id: "busy", arguments: &["seconds"] };
/// The answer would take too long.
pub const OUT_OF_TIME: ProblemKind = ProblemKind { id: "out-of-time", arguments: &["seconds"] };
/// A mistake of the program.
pub const FAULT: ProblemKind = ProblemKind { id: "fault", arguments: &[] };

/// Every kind of problem that requests can have here.
pub const PROBLEMS: &[&ProblemKind] = &[
    &UNKNOWN_FIELD,
    &FIELD_MISSING,
    &FIELD_TWICE,
    &FIELD_TYPE,
    &FIELD_CHOICE,
    &MALFORMED_JSON,
    &BODY_NOT_OBJECT,
    &BODY_TYPE,
    &BODY_TOO_LARGE,
    &BODY_CUT_SHORT,
    &ADDRESS_TOO_LONG,
    &NOTHING_HERE,
    &WRONG_METHOD,
    &OTHER_HOST,
    &TOO_MANY_VALUES,
    &BUSY,
    &OUT_OF_TIME,
    &FAULT,
];
