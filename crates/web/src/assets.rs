//! Style sheet, scripts and icon: a part of the program, sent with the mark of their content.

use std::sync::LazyLock;

use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::state::State;

/// A file that pages need.
struct Asset {
    name: &'static str,
    kind: &'static str,
    content: &'static str,
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

const ASSETS: [Asset; 10] = [
    Asset { name: "style.css", kind: "text/css; charset=utf-8", content: include_str!("../assets/style.css") },
    Asset { name: "icon.svg", kind: "image/svg+xml", content: include_str!("../assets/icon.svg") },
    Asset { name: "htmx.js", kind: SCRIPT, content: include_str!("../vendor/htmx-4.0.1.min.js") },
    Asset { name: "page.js", kind: SCRIPT, content: include_str!("../assets/page.js") },
    Asset { name: "board.js", kind: SCRIPT, content: include_str!("../assets/board.js") },
    Asset { name: "keys.js", kind: SCRIPT, content: include_str!("../assets/keys.js") },
    Asset { name: "announce.js", kind: SCRIPT, content: include_str!("../assets/announce.js") },
    Asset { name: "copy.js", kind: SCRIPT, content: include_str!("../assets/copy.js") },
    Asset { name: "view.js", kind: SCRIPT, content: include_str!("../assets/view.js") },
    Asset { name: "drawer.js", kind: SCRIPT, content: include_str!("../assets/drawer.js") },
];

/// The mark of all files together: scripts import each other by name, so they change together.
static MARK: LazyLock<String> = LazyLock::new(|| {
    // Fowler, Noll and Vo's hash: nothing here has to be secret, only different.
    let bytes = ASSETS.iter().flat_map(|asset| asset.content.bytes());
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
});

/// Where a file is to be had.
pub(crate) fn link(name: &str) -> String {
    debug_assert!(ASSETS.iter().any(|asset| asset.name == name), "there is no {name}");
    format!("/assets/{}/{name}", *MARK)
}

/// The files.
pub(crate) fn router() -> Router<State> {
    Router::new().route("/assets/{mark}/{name}", get(asset))
}

/// A file. Under its mark it never changes; under another one it is asked for again each time.
async fn asset(Path((mark, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let tag = format!("\"{}\"", *MARK);
    let caching = if mark == *MARK { "public, max-age=31536000, immutable" } else { "no-cache" };
    let fresh = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [(CONTENT_TYPE, asset.kind.to_owned()), (CACHE_CONTROL, caching.to_owned()), (ETAG, tag)];
    if fresh {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, asset.content).into_response()
}

#[cfg(test)]
mod tests {
    use super::ASSETS;

    #[test]
    fn scripts_and_styles_hold_nothing_that_the_policy_forbids() {
        for asset in ASSETS.iter().filter(|asset| asset.name != "htmx.js") {
            for forbidden in
                ["eval(", "new Function", ".innerHTML", "http://", "https://", "@import", "localStorage", "cookie"]
            {
                let uses = asset.content.replace("http://www.w3.org/2000/svg", "").contains(forbidden);
                assert!(!uses, "{} has {forbidden}", asset.name);
            }
        }
    }
}
