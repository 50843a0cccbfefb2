//! What fuzzing found worth keeping, run again: `fuzz/corpus/<target>` against `fuzz/bodies/<target>.rs`.

use std::fs;
use std::path::Path;

#[path = "../../../../fuzz/bodies/certificate.rs"]
mod certificate;
#[path = "../../../../fuzz/bodies/code.rs"]
mod code;

/// Runs every file of a corpus.
fn replay(target: &str, run: impl Fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut replayed = 0;
    for file in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = file.expect("the folder can be read").path();
        run(&fs::read(&path).expect("the file can be read"));
        replayed += 1;
    }
    assert!(replayed > 10, "{target}: {replayed} files");
}

#[test]
fn codes() {
    replay("code", code::run);
}

#[test]
fn certificates() {
    replay("certificate", certificate::run);
}
