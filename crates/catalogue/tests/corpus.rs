//! What fuzzing found worth keeping, run again: `fuzz/corpus/sequence` against `fuzz/bodies/sequence.rs`.

use std::fs;
use std::path::Path;

#[path = "../../../fuzz/bodies/sequence.rs"]
mod sequence;

#[test]
fn sequences() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus/sequence");
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths: Vec<_> = files.map(|file| file.expect("the folder can be read").path()).collect();
    assert!(paths.len() > 10, "{} files", paths.len());
    for path in paths {
        sequence::run(&fs::read(&path).expect("the file can be read"));
    }
}
