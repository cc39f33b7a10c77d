//! Reports what each language lacks: `cargo run -p text-build`.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../text/languages");
    let (all, problems) = text_build::read(&languages);
    let mut out = std::io::stdout().lock();
    for problem in &problems {
        let _ = writeln!(out, "{problem}");
    }
    for language in &all {
        let messages: usize = language.areas.iter().map(|area| area.messages.len()).sum();
        let draft = if language.header.draft { ", draft" } else { "" };
        let _ = writeln!(
            out,
            "{}: {messages} messages, {} rule books{draft}",
            language.code,
            language.rules.len()
        );
    }
    if problems.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
