//! What must hold for any text given as a code.

use lastmove_heaps::Code;

/// Reads the bytes as a code. One that is right is written in its normal form and read again; what a problem marks is a
/// place in the text.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Code::parse(text) {
        Ok(code) => {
            let written = code.to_string();
            assert_eq!(Code::parse(&written).as_ref(), Ok(&code), "{text} is written {written}");
            assert_eq!(code.to_string(), written);
            for heap in 0..6 {
                let options: Vec<_> = code.options(heap).take(100).collect();
                assert!(options.iter().all(|option| code.allows(heap, option.parts())), "{text}: {options:?}");
                assert!(
                    options.len() == 100 || options.len() as u128 == code.count_options(heap),
                    "{text}, heap {heap}"
                );
            }
        }
        Err(problem) => {
            if let Some(place) = problem.place() {
                assert!(place.text().get(place.span()).is_some(), "{text}: {problem}");
            }
        }
    }
}
