//! `/openapi.json`: the description of the API for programs.

use std::sync::LazyLock;

use axum::http::StatusCode;
use axum::response::Response;
use utoipa::openapi::schema::{AllOf, AnyOfBuilder, OneOf, SchemaType, Type};
use utoipa::openapi::{Object, OpenApi, RefOr, Schema};
use utoipa::{Modify, OpenApi as _};

use super::answer::json;
use super::{claims, games, sequences, solve};

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "lastmove",
        description = "Games decided by the last move: who wins, by which moves, and why. The documents are those that \
            the command line prints with `--json`.",
        version = "1",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    paths(
        solve::get, solve::post, games::all, games::one, sequences::values, sequences::period, sequences::compare,
        sequences::verify, claims::all
    ),
    components(schemas(lastmove_catalogue::ProblemDocument)),
    modifiers(&OrNone)
)]
struct Description;

/// Fields that are among those of a document, or are all missing: where the derived schema says that the document may be
/// null, it is to say that it may have none of them.
struct OrNone;

impl Modify for OrNone {
    fn modify(&self, description: &mut OpenApi) {
        let schemas = description.components.iter_mut().flat_map(|components| components.schemas.values_mut());
        for schema in schemas {
            let RefOr::T(Schema::AllOf(AllOf { items, .. })) = schema else { continue };
            for item in items {
                let RefOr::T(Schema::OneOf(OneOf { items, .. })) = item else { continue };
                let null = |part: &RefOr<Schema>| matches!(part, RefOr::T(Schema::Object(object)) if object.schema_type == SchemaType::Type(Type::Null));
                if items.iter().any(null) {
                    let fields = items.iter().filter(|part| !null(part)).cloned();
                    let none = RefOr::T(Schema::Object(Object::with_type(Type::Object)));
                    let either = fields.chain([none]).fold(AnyOfBuilder::new(), AnyOfBuilder::item);
                    *item = RefOr::T(Schema::AnyOf(either.build()));
                }
            }
        }
    }
}

static DESCRIPTION: LazyLock<String> =
    LazyLock::new(|| Description::openapi().to_pretty_json().expect("a description is plain data") + "\n");

/// Gives the description.
pub async fn get() -> Response {
    json(StatusCode::OK, DESCRIPTION.as_str())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::DESCRIPTION;

    #[test]
    fn the_description_is_the_one_committed() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
        if std::env::var_os("LASTMOVE_REGENERATE").is_some() {
            fs::write(&path, DESCRIPTION.as_str()).unwrap();
        }
        let committed = fs::read_to_string(path).unwrap();
        assert!(committed == *DESCRIPTION, "make it anew with LASTMOVE_REGENERATE=1 and read the difference");
    }
}
