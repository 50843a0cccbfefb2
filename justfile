# The tasks of the project; `just` lists them.

default:
    @just --list

# Everything CI checks.
ci:
    .ci/run

# All tests, slow suites in full size.
full:
    LASTMOVE_FULL=1 cargo test --workspace

# The page in a browser.
browser *files:
    scripts/browser {{files}}

# The pictures of the README.
screenshots:
    scripts/screenshots

# The benchmarks.
bench:
    cargo bench --workspace

# Format everything.
format:
    cargo fmt --all

# Measure everything, and write docs/reference/performance.md.
performance:
    scripts/performance
