//! The program as tests run it.

use std::process::{Command, Output};

pub(crate) fn orbite(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orbite"))
        .args(arguments)
        // What is read in English here is English on any machine.
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}
