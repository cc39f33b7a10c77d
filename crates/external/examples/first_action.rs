//! A player in Rust that takes the first legal action of every decision:
//!
//! ```sh
//! cargo build -p external --example first_action
//! orbite arena landing --bots program:target/debug/examples/first_action,cadet
//! ```
#![allow(clippy::print_stdout)]

use serde_json::{Value, json};
use std::io::{self, BufRead};

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let line: Value = serde_json::from_str(&line?)?;
        if line["type"] == "decide" {
            let answer = json!({ "action": line["legal"][0] });
            // `println!` ends the line, and a line is written at once.
            println!("{answer}");
        }
    }
    Ok(())
}
