use std::fmt::Write;

use super::Certificate;
use super::checksum::checksum;

/// The first line of every certificate, with the version of the format.
pub(super) const FIRST_LINE: &str = "lastmove certificate 1";

impl Certificate {
    /// The certificate as a file: lines of text that say what is claimed, a checksum of them, then the values.
    ///
    /// Each value takes one byte, or two or four when a value needs them, the lowest byte first. Nothing follows.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = self.header().into_bytes();
        bytes.reserve(self.values.len() * self.values.width());
        self.values.write(&mut bytes);
        bytes
    }

    /// The lines of text, the checksum last.
    pub(super) fn header(&self) -> String {
        let mut text = String::new();
        self.write_header(&mut text).expect("a string takes everything");
        text
    }

    fn write_header(&self, text: &mut String) -> std::fmt::Result {
        writeln!(text, "{FIRST_LINE}")?;
        writeln!(text, "code: {}", self.code)?;
        writeln!(text, "period: {}", self.period)?;
        writeln!(text, "pre-period: {}", self.preperiod)?;
        writeln!(text, "heaps to check: {}", self.heaps_to_check())?;
        if let Some(sparse) = &self.sparse {
            writeln!(text, "functional: {}", sparse.functional)?;
            text.push_str("rare positions:");
            sparse.rare.iter().try_for_each(|heap| write!(text, " {heap}"))?;
            text.push('\n');
        } else {
            text.push_str("functional: none\n");
        }
        writeln!(text, "values: {}", self.preperiod + self.period)?;
        writeln!(text, "bytes a value: {}", self.values.width())?;
        let sum = checksum(text.as_bytes());
        writeln!(text, "checksum: {sum:016x}")
    }
}
