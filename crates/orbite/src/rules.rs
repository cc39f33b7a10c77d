//! `orbite rules`: the rule books.

use crate::args::BadRequest;
use crate::cli::RulesArgs;
use crate::output;
use registry::with_game;
use std::fmt::Write;
use text::Language;
use text::command_line as say;
use text::rulebook::{Entry, Rulebook};

/// The widest line that is still pleasant to read.
const WIDEST: usize = 92;

/// How wide a line may be: what is pleasant to read and fits the terminal.
fn line_width(columns: Option<u16>) -> usize {
    columns.map_or(WIDEST, |columns| usize::from(columns).clamp(24, WIDEST))
}

pub(crate) fn run(args: &RulesArgs, language: Language) -> anyhow::Result<()> {
    let book = with_game!(args.game, G => Rulebook::of::<G>(language));
    let width = line_width(terminal::columns());
    match args.clause {
        None => output::print(&render(&book, language, width)),
        Some(clause) => match book.entry(clause) {
            Some(entry) => output::print(&render_entry(entry, language, width)),
            None => {
                let clause = clause.to_string();
                let problem = say::no_clause(language, &book.title, clause, args.game.name());
                Err(BadRequest(problem).into())
            }
        },
    }
}

fn render(book: &Rulebook, language: Language, width: usize) -> String {
    let mut text = format!(
        "{}\n{}\n\n",
        book.title,
        "=".repeat(book.title.chars().count())
    );
    wrap(&mut text, &book.pitch, "", "", width);
    for (heading, lines) in book.in_short.headed(language) {
        underline(&mut text, heading);
        for line in lines {
            // What follows a number stands under the text, not under the number.
            let is_numbered = line.starts_with(|first: char| first.is_ascii_digit());
            let rest = if is_numbered { "   " } else { "" };
            wrap(&mut text, &line, "", rest, width);
        }
    }
    for section in &book.sections {
        underline(&mut text, &format!("{}. {}", section.number, section.title));
        for entry in &section.entries {
            text.push_str(&render_entry(entry, language, width));
        }
    }
    text
}

fn underline(text: &mut String, heading: &str) {
    let line = "-".repeat(heading.chars().count());
    let _ = write!(text, "\n{heading}\n{line}\n");
}

fn render_entry(entry: &Entry, language: Language, width: usize) -> String {
    let mut text = String::new();
    let mut number = entry.clause.to_string();
    for paragraph in entry.marked(language) {
        let first = format!("{number:<8} ");
        wrap(&mut text, &paragraph, &first, "         ", width);
        number.clear();
    }
    text
}

/// Breaks a paragraph into lines. A no-break space holds words together.
fn wrap(text: &mut String, paragraph: &str, first: &str, rest: &str, width: usize) {
    let mut line = first.to_owned();
    let mut empty = true;
    for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            text.push_str(line.trim_end());
            text.push('\n');
            rest.clone_into(&mut line);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::GameId;

    #[test]
    fn a_line_is_as_wide_as_the_terminal_and_no_wider_than_one_can_read() {
        assert_eq!(line_width(None), WIDEST);
        assert_eq!(line_width(Some(80)), 80);
        assert_eq!(line_width(Some(200)), WIDEST);
    }

    #[test]
    fn every_rule_book_fits_the_page_and_shows_all_clauses() {
        for game in GameId::ALL {
            for language in Language::ALL {
                let book = with_game!(game, G => Rulebook::of::<G>(language));
                let text = render(&book, language, WIDEST);
                for entry in book.entries() {
                    assert!(text.contains(&entry.clause.to_string()), "{}", entry.clause);
                }
                for width in [WIDEST, 80, 60] {
                    for line in render(&book, language, width).lines() {
                        assert!(line.chars().count() <= width, "{line}");
                    }
                }
            }
        }
    }
}
