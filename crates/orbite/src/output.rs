//! What the program prints, and where.

// The one place that writes to the terminal directly.
#![allow(clippy::print_stderr)]

use std::io::{self, Write};

/// Tells of a failure, on standard error.
pub(crate) fn error(message: &str) {
    eprintln!("orbite: {message}");
}

/// Tells something that is not the result itself, on standard error.
pub(crate) fn note(message: &str) {
    eprintln!("{message}");
}

/// Prints a result, on standard output.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    out.flush()?;
    Ok(())
}

/// Whether the reader of our output went away.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
