//! `/openapi.json`: the description of the API for programs.

use std::sync::LazyLock;

use axum::http::StatusCode;
use axum::response::Response;
use utoipa::OpenApi;

use super::answer::json;
use super::{claims, games, sequences, solve};

#[derive(OpenApi)]
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
    components(schemas(lastmove_catalogue::ProblemDocument))
)]
struct Description;

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
