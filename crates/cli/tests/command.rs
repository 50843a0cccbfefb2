//! Whole commands and what they print, in three languages, mistakes included: `tests/command/*.trycmd`; and every
//! console block of the README and the guides. `TRYCMD=overwrite` writes them anew; read them before you commit them.

/// Cases that do not depend on the language and the terminal of whoever runs them.
fn cases() -> trycmd::TestCases {
    let cases = trycmd::TestCases::new();
    cases.env("LC_ALL", "C").env("NO_COLOR", "1").env("RUST_BACKTRACE", "0");
    cases
}

#[test]
fn commands() {
    cases().case("tests/command/*.trycmd").case("tests/command/*.toml");
}

#[test]
fn documents() {
    cases()
        .case("../../README*.md")
        .case("../../docs/concepts/*.md")
        .case("../../docs/guides/*.md")
        .case("../../docs/reference/*.md");
}
