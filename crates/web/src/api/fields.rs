//! The fields of a request: those of its address and those of its body, read into the type that asks for them.
//!
//! Both are the same list of names and values; only that the values of an address are texts, also where they mean a
//! number. What is wrong is a problem about a field, with the place in its value.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use lastmove_catalogue::count;
use lastmove_explain::Language;
use lastmove_game::{Problem, ProblemKind};
use serde::de::value::MapDeserializer;
use serde::de::{self, Deserialize, DeserializeOwned, Deserializer, IntoDeserializer, MapAccess, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use crate::problem::{
    BODY_NOT_OBJECT, FIELD_CHOICE, FIELD_MISSING, FIELD_TWICE, FIELD_TYPE, MALFORMED_JSON, UNKNOWN_FIELD,
};

/// How many characters of what was given a message repeats.
const SHOWN: usize = 40;

/// The fields of a request, in the order in which they were given.
#[derive(Debug, Default)]
pub struct Fields(Vec<Field>);

/// A field with its value.
#[derive(Debug)]
struct Field {
    name: String,
    value: Value,
    /// Whether it is from an address, where everything is a text.
    typed: bool,
}

impl Fields {
    /// The fields of an address.
    pub fn of_query(query: &str) -> Self {
        let pairs = form_urlencoded::parse(query.as_bytes());
        let field = |(name, value): (Cow<'_, str>, Cow<'_, str>)| Field {
            name: name.into_owned(),
            value: Value::String(value.into_owned()),
            typed: true,
        };
        Self(pairs.map(field).collect())
    }

    /// Adds the fields of a body, which must be a JSON object.
    pub fn add_body(&mut self, body: &[u8]) -> Result<(), Problem> {
        let object: Object = serde_json::from_slice(body).map_err(|error| {
            if error.is_data() {
                return Problem::new(&BODY_NOT_OBJECT);
            }
            let text = String::from_utf8_lossy(body);
            let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
            let at = error.column().saturating_sub(1).min(line.len());
            Problem::new(&MALFORMED_JSON).with("line", error.line()).at(line, at..at + 1)
        })?;
        self.0.extend(object.0.into_iter().map(|(name, value)| Field { name, value, typed: false }));
        Ok(())
    }

    /// The language asked for, if it is one that is spoken.
    pub fn language(&self) -> Option<Language> {
        let field = self.0.iter().find(|field| field.name == "language")?;
        Language::ALL.into_iter().find(|language| field.value == language.tag())
    }

    /// The fields as the type that asks for them.
    pub fn read<T: DeserializeOwned>(self) -> Result<T, Problem> {
        let mut names: Vec<&str> = self.0.iter().map(|field| field.name.as_str()).collect();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(about(&FIELD_TWICE, twice[0]));
        }
        let fields = self.0.into_iter().map(|field| (field.name.clone(), field));
        T::deserialize(MapDeserializer::new(fields)).map_err(|Wrong(problem)| problem)
    }
}

/// The members of a JSON object, also those that are there twice.
struct Object(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members;
        impl<'de> Visitor<'de> for Members {
            type Value = Object;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Object(members))
            }
        }
        deserializer.deserialize_map(Members)
    }
}

/// The number of a field, which must lie in this range.
pub fn within(field: &str, number: u64, range: RangeInclusive<u64>) -> Result<u64, Problem> {
    count(field, &number.to_string(), &range)
}

fn about(kind: &'static ProblemKind, field: &str) -> Problem {
    Problem::new(kind).with("field", shortened(field))
}

/// The beginning of a text.
fn shortened(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

impl IntoDeserializer<'_, Wrong> for Field {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl Field {
    fn is_not(&self, expected: &'static str) -> Wrong {
        Wrong(about(&FIELD_TYPE, &self.name).with("expected", expected))
    }

    /// The value as a whole number.
    fn number(&self) -> Result<u64, Wrong> {
        let text = match &self.value {
            Value::String(text) if self.typed => text.clone(),
            Value::Number(number) => match number.as_f64() {
                // In JSON 5.0 is the same number as 5.
                Some(float) if !number.is_u64() && float.fract() == 0.0 && float.abs() < 9e15 => format!("{float:.0}"),
                _ => number.to_string(),
            },
            _ => return Err(self.is_not("number")),
        };
        count(&self.name, &text, &(0..=u64::MAX)).map_err(Wrong)
    }
}

impl<'de> Deserializer<'de> for Field {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.value
            .deserialize_any(visitor)
            .map_err(|_| Wrong(about(&FIELD_TYPE, &self.name).with("expected", "numbers")))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value {
            Value::String(text) => visitor.visit_string(text),
            _ => Err(self.is_not("text")),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let Value::String(text) = &self.value else { return Err(self.is_not("text")) };
        if !variants.contains(&text.as_str()) {
            let problem = about(&FIELD_CHOICE, &self.name).with("value", shortened(text));
            return Err(Wrong(problem.with("choices", variants.join(", ")).at(text, 0..text.len())));
        }
        visitor.visit_enum(text.as_str().into_deserializer())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u128 f32 f64 char str bytes byte_buf unit unit_struct newtype_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}

/// What is wrong with the fields, while they are read.
#[derive(Debug)]
struct Wrong(Problem);

impl fmt::Display for Wrong {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    /// No type that is read here says this; the problem is about the request as a whole then.
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(Problem::new(&BODY_NOT_OBJECT))
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        Self::custom(expected)
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self(about(&UNKNOWN_FIELD, field).with("fields", expected.join(", ")).at(field, 0..field.len()))
    }

    fn missing_field(field: &'static str) -> Self {
        Self(about(&FIELD_MISSING, field))
    }
}

#[cfg(test)]
mod tests {
    use super::Fields;
    use lastmove_game::Convention;
    use serde::Deserialize;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Asked {
        game: String,
        limit: Option<u64>,
        convention: Option<Convention>,
    }

    fn asked(game: &str, limit: Option<u64>, convention: Option<Convention>) -> Asked {
        Asked { game: game.to_owned(), limit, convention }
    }

    fn query(text: &str) -> Result<Asked, String> {
        Fields::of_query(text).read().map_err(|problem| problem.to_string())
    }

    fn body(text: &str) -> Result<Asked, String> {
        let mut fields = Fields::default();
        let read = fields.add_body(text.as_bytes()).and_then(|()| fields.read());
        read.map_err(|problem| problem.to_string())
    }

    #[test]
    fn addresses() {
        assert_eq!(query("game=nim"), Ok(asked("nim", None, None)));
        assert_eq!(
            query("limit=1e3&game=4u.0+x&convention=misere"),
            Ok(asked("4u.0 x", Some(1000), Some(Convention::Misere)))
        );
        assert_eq!(query("game=3%2B4"), Ok(asked("3+4", None, None)));
        assert_eq!(query(""), Err("field-missing field=\"game\"".to_owned()));
        assert_eq!(query("game=a&game=a"), Err("field-twice field=\"game\"".to_owned()));
        assert_eq!(query("gane=a"), Err("unknown-field field=\"gane\" fields=\"game, limit, convention\"".to_owned()));
        assert_eq!(query("game=a&limit=-1"), Err("negative-count smallest=0 option=\"limit\"".to_owned()));
        assert_eq!(query("game=a&limit="), Err("not-a-count value=\"\" option=\"limit\"".to_owned()));
        let choices = "field-choice field=\"convention\" value=\"x\" choices=\"normal, misere\"";
        assert_eq!(query("game=a&convention=x"), Err(choices.to_owned()));
    }

    #[test]
    fn bodies() {
        assert_eq!(body("{\"game\":\"nim\",\"limit\":5}"), Ok(asked("nim", Some(5), None)));
        assert_eq!(
            body(" { \"game\" : \"nim\" , \"limit\" : 5.0 , \"convention\": null }"),
            Ok(asked("nim", Some(5), None))
        );
        assert_eq!(body("{\"game\":5}"), Err("field-type field=\"game\" expected=\"text\"".to_owned()));
        assert_eq!(
            body("{\"game\":\"\",\"limit\":\"5\"}"),
            Err("field-type field=\"limit\" expected=\"number\"".to_owned())
        );
        assert_eq!(body("{\"game\":\"\",\"limit\":5.5}"), Err("not-a-count value=\"5.5\" option=\"limit\"".to_owned()));
        assert_eq!(body("{\"game\":\"\",\"limit\":-5}"), Err("negative-count smallest=0 option=\"limit\"".to_owned()));
        assert_eq!(body("{\"game\":\"\",\"game\":\"\"}"), Err("field-twice field=\"game\"".to_owned()));
        assert_eq!(body("[]"), Err("body-not-object".to_owned()));
        assert_eq!(body("{\"game\"\n:\n}"), Err("malformed-json line=3".to_owned()));
        assert_eq!(body(""), Err("malformed-json line=1".to_owned()));
        assert_eq!(body(&"[".repeat(10_000)), Err("body-not-object".to_owned()));
        assert_eq!(body(&format!("{{\"a\":{}", "[".repeat(10_000))), Err("malformed-json line=1".to_owned()));
    }
}
