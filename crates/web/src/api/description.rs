//! `/openapi.json`: the description of the API for programs.

use axum::http::StatusCode;
use axum::response::Response;

use super::answer::json;

/// The description that is committed. A test makes it anew and compares.
const DESCRIPTION: &str = include_str!("../../openapi.json");

/// Gives the description.
pub async fn get() -> Response {
    json(StatusCode::OK, DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::{claims, games, sequences, solve};
    use utoipa::OpenApi;

    #[derive(OpenApi)]
    #[openapi(
        info(
            title = "lastmove",
            description = "Games decided by the last move: who wins, by which moves, and why. The documents are those \
                that the command line prints with `--json`.",
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

    #[test]
    fn the_description_is_that_of_the_code() {
        let made = Description::openapi().to_pretty_json().unwrap() + "\n";
        if std::env::var_os("LASTMOVE_REGENERATE").is_some() {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
            std::fs::write(path, &made).unwrap();
        } else {
            assert_eq!(made, super::DESCRIPTION, "make it anew with LASTMOVE_REGENERATE=1");
        }
    }
}
