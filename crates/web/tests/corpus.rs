//! What fuzzing found worth keeping, run again: `fuzz/corpus/router` against `fuzz/bodies/router.rs`.

use std::fs;
use std::path::Path;

#[path = "../../../fuzz/bodies/router.rs"]
mod router;

#[test]
fn requests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/router");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        router::run(&fs::read(entry.unwrap().path()).unwrap());
        count += 1;
    }
    assert!(count >= 10, "the corpus is there");
}
