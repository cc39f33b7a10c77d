//! The rule books: their typography, their shape, and that all languages say
//! the same in the same places.
//!
//! A book begins with `# Title`, `> pitch` and the layer *In short*, lines of
//! the form `- **key** text` in the order of [`PARTS`]. Then come sections
//! (`## 3. Your turn`) of clauses (`- **LR-3.4** text`). Further paragraphs of a
//! clause are indented; one that settles what the booklet leaves open begins
//! with `[ruling] `.

use crate::header::Header;
use crate::{Problems, REFERENCE, typography};
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

/// A part of *In short*: its key, how many lines it has, and the most words of
/// a line.
struct Part {
    key: &'static str,
    lines: RangeInclusive<usize>,
    words: usize,
    content: Content,
}

/// What the lines of a part contain.
#[derive(PartialEq)]
enum Content {
    /// `**LR-3.4** So many sentences.`
    Clause(RangeInclusive<usize>),
    /// `Question? **LR-3.4** Answer.`
    Question,
    /// Numbers joined by `-`, the same in all languages.
    Numbers(usize),
    /// A name, the same in all languages.
    Name,
}

const PARTS: [Part; 14] = [
    part("story", 1..=1, 60, Content::Clause(2..=3)),
    part("goal", 1..=1, 40, Content::Clause(1..=2)),
    part("step", 3..=3, 20, Content::Clause(1..=2)),
    part("scoring", 1..=1, 55, Content::Clause(1..=4)),
    part("end", 1..=1, 50, Content::Clause(1..=3)),
    part("tip", 2..=3, 40, Content::Clause(1..=3)),
    part("question", 5..=5, 50, Content::Question),
    part("players", 1..=1, 1, Content::Numbers(2)),
    part("age", 1..=1, 1, Content::Numbers(1)),
    part("minutes", 1..=1, 1, Content::Numbers(1)),
    part("title", 1..=1, 8, Content::Name),
    part("author", 0..=4, 4, Content::Name),
    part("illustrator", 0..=2, 4, Content::Name),
    part("publisher", 0..=1, 12, Content::Name),
];

const fn part(
    key: &'static str,
    lines: RangeInclusive<usize>,
    words: usize,
    content: Content,
) -> Part {
    Part {
        key,
        lines,
        words,
        content,
    }
}

pub(crate) fn read(path: &Path, header: &Header) -> String {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(|line| {
        typography::set(
            line.trim_end(),
            &header.typography,
            typography::Surroundings::default(),
        ) + "\n"
    });
    lines.collect()
}

/// The number of a clause and the text behind it, if the line begins one.
fn clause(line: &str) -> Option<(&str, &str)> {
    let (key, text) = line.strip_prefix("- **")?.split_once("** ")?;
    key.contains('-').then_some((key, text))
}

/// The numbers of a rule book's clauses, in order.
pub fn clauses(book: &str) -> impl Iterator<Item = &str> {
    book.lines().filter_map(|line| Some(clause(line)?.0))
}

/// What all languages have alike: the clauses, with the origin of each
/// paragraph.
fn shape(text: &str) -> Vec<String> {
    let mut shape: Vec<String> = Vec::new();
    for line in text.lines() {
        let mark = |text: &str| {
            if text.starts_with("[ruling] ") {
                "[ruling]"
            } else {
                "[booklet]"
            }
        };
        if let Some((number, text)) = clause(line) {
            shape.push(format!("{number} {}", mark(text)));
        } else if let (Some(text), Some(last)) = (line.strip_prefix("  "), shape.last_mut()) {
            *last = format!("{last} {}", mark(text));
        }
    }
    shape
}

/// A line of *In short*: its number in the file, its key and its text.
struct Line<'t> {
    number: usize,
    key: &'t str,
    text: &'t str,
}

/// The lines of *In short*.
fn in_short(book: &str) -> Vec<Line<'_>> {
    book.lines()
        .enumerate()
        .take_while(|(_, line)| !line.starts_with("## "))
        .filter_map(|(index, line)| {
            let (key, text) = line.strip_prefix("- **")?.split_once("** ")?;
            Some(Line {
                number: index + 1,
                key,
                text,
            })
        })
        .collect()
}

/// What is wrong with the lines of *In short*, each with its line.
fn check_in_short(book: &str) -> Vec<(usize, String)> {
    let lines = in_short(book);
    let mut wrong = Vec::new();
    let mut rest = lines.as_slice();
    for part in &PARTS {
        let own = rest.iter().take_while(|line| line.key == part.key).count();
        let (these, others) = rest.split_at(own);
        if !part.lines.contains(&own) {
            let at = rest.first().or(lines.last()).map_or(1, |line| line.number);
            wrong.push((at, lines_wanted(part, own)));
        }
        for line in these {
            if let Err(problem) = check_line(part, line.text, book) {
                wrong.push((line.number, format!("`{}` {problem}", part.key)));
            }
        }
        rest = others;
    }
    if let Some(line) = rest.first() {
        let known = PARTS.iter().any(|part| part.key == line.key);
        let why = if known {
            "is out of order"
        } else {
            "is no part of a rule book"
        };
        wrong.push((line.number, format!("`{}` {why}", line.key)));
    }
    wrong
}

fn lines_wanted(part: &Part, own: usize) -> String {
    let (least, most) = (part.lines.start(), part.lines.end());
    let wanted = if least == most {
        format!("{least}")
    } else {
        format!("{least} to {most}")
    };
    format!("{own} lines `{}` where {wanted} belong", part.key)
}

/// The clause that a line begins with, `**LR-3.4** `, and its text.
fn leading_clause(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix("**")?.split_once("** ")
}

fn check_line(part: &Part, text: &str, book: &str) -> Result<(), String> {
    let text = match part.content {
        Content::Clause(_) => {
            let (number, text) = leading_clause(text).ok_or("begins with no clause")?;
            check_clause(number, book)?;
            text
        }
        _ => text,
    };
    let words = words(text);
    if words > part.words {
        return Err(format!("has {words} words, at most {}", part.words));
    }
    match &part.content {
        Content::Clause(wanted) => {
            let sentences = sentences(text);
            if !wanted.contains(&sentences) {
                return Err(format!(
                    "has {sentences} sentences, {} to {} are wanted",
                    wanted.start(),
                    wanted.end()
                ));
            }
        }
        Content::Question => check_question(text, book)?,
        Content::Numbers(count) => {
            let numbers = text.split('-').filter(|part| part.parse::<u8>().is_ok());
            if numbers.count() != *count || text.split('-').count() != *count {
                return Err(format!("is not {count} numbers joined by `-`: {text}"));
            }
        }
        Content::Name => {}
    }
    Ok(())
}

/// `Question? **LR-3.4** Answer.`, with a clause of the same book.
fn check_question(text: &str, book: &str) -> Result<(), String> {
    let parts = text
        .split_once(" **")
        .and_then(|(question, rest)| Some((question, rest.split_once("** ")?)));
    let Some((question, (number, answer))) = parts else {
        return Err("looks like `Question? **LR-3.4** Answer.`".to_owned());
    };
    if !question.ends_with('?') {
        return Err(format!("asks nothing: {question}"));
    }
    if words(question) > 20 || words(answer) > 35 {
        return Err("has at most 20 words, and its answer 35".to_owned());
    }
    check_clause(number, book)
}

fn check_clause(number: &str, book: &str) -> Result<(), String> {
    if clauses(book).any(|own| own == number) {
        Ok(())
    } else {
        Err(format!("names {number}, which the book does not have"))
    }
}

fn words(text: &str) -> usize {
    text.split_whitespace()
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
}

/// How many words end a sentence.
fn sentences(text: &str) -> usize {
    text.split_whitespace()
        .filter(|word| word.ends_with(['.', '!', '?', '…']))
        .count()
}

/// What *In short* has alike in all languages: names, numbers, and
/// which clauses its lines name.
fn facts(book: &str) -> Vec<String> {
    let lines = in_short(book).into_iter();
    let facts = lines.filter_map(|line| {
        let part = PARTS.iter().find(|part| part.key == line.key)?;
        let text = match part.content {
            Content::Clause(_) => leading_clause(line.text)?.0,
            Content::Question => line.text.split("**").nth(1)?,
            Content::Numbers(_) | Content::Name => line.text,
        };
        Some(format!("{} {text}", line.key).trim_end().to_owned())
    });
    facts.collect()
}

pub(crate) fn compare(
    code: &str,
    own: &[(String, String)],
    reference: &[(String, String)],
    problems: &mut Problems,
) {
    for (game, text) in reference {
        let Some((_, own)) = own.iter().find(|(name, _)| name == game) else {
            problems.push(format!("{code}/rules/{game}.md is missing"));
            continue;
        };
        let file = format!("{code}/rules/{game}.md");
        let wrong = check_in_short(own);
        let told = |(line, problem)| format!("{file}, line {line}: {problem}");
        if wrong.is_empty() {
            problems.extend(difference(&file, &facts(own), &facts(text)));
        }
        problems.extend(wrong.into_iter().map(told));
        problems.extend(difference(&file, &shape(own), &shape(text)));
    }
    for (game, _) in own {
        if !reference.iter().any(|(name, _)| name == game) {
            problems.push(format!("{code}/rules/{game}.md is not in {REFERENCE}"));
        }
    }
}

/// The first thing that is not as in the reference.
fn difference(file: &str, own: &[String], all: &[String]) -> Option<String> {
    let index = all.iter().zip(own).take_while(|(a, b)| a == b).count();
    let name = |list: &[String]| list.get(index).map_or("nothing", String::as_str).to_owned();
    (own != all).then(|| {
        format!(
            "{file}: `{}` where {REFERENCE} has `{}`",
            name(own),
            name(all)
        )
    })
}
