//! Documents for programs.

use std::io::{self, Write};

use serde::Serialize;

use crate::printer::Printer;

/// Writes a document as JSON, on one line.
pub fn write(document: &impl Serialize, printer: &mut Printer<impl Write>) -> io::Result<()> {
    serde_json::to_writer(printer.stream(), document)?;
    printer.blank()
}
