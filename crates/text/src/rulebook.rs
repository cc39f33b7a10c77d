//! The numbered rules of the games: sections of clauses.
//!
//! One source for every reader: the terminal, the web client, the printed
//! documents and the table of tests. The texts are the Markdown files in
//! `languages/*/rules/`, in a small fixed shape that [`Rulebook::parse`] reads.

use crate::{Language, Words, catalogue};
use engine::Clause;

/// The Markdown source of a game's rules.
pub fn source<G: Words>(language: Language) -> &'static str {
    catalogue::rules(language, G::RULES)
}

/// The rules of one game in one language.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rulebook {
    /// The game's title.
    pub title: String,
    /// One sentence that makes one want to play.
    pub pitch: String,
    /// The goal and feel of the game, in paragraphs.
    pub introduction: Vec<String>,
    /// The numbered rules.
    pub sections: Vec<Section>,
}

/// A numbered section of a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The section's number, the one before the point in its clauses.
    pub number: u8,
    /// Its title.
    pub title: String,
    /// Its clauses, in order.
    pub entries: Vec<Entry>,
}

/// One clause of a rule book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub clause: Clause,
    /// Where the rule comes from.
    pub origin: Origin,
    /// Its text.
    pub text: String,
}

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The booklet that the game follows.
    Booklet,
    /// Orbite's own ruling where the booklet is silent, at least in part.
    Ruling,
}

/// A rule book that is not in the expected shape.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct BookError {
    line: usize,
    problem: String,
}

impl Rulebook {
    /// The rules of a game. Empty where they have not been downloaded.
    pub fn of<G: Words>(language: Language) -> Self {
        Self::parse(source::<G>(language)).unwrap_or_default()
    }

    /// Reads a rule book: `# Title`, `> pitch`, paragraphs, `## 1. Section`
    /// and `- **LR-1.1** [ruling] text` lines.
    pub fn parse(text: &str) -> Result<Self, BookError> {
        let mut book = Self::default();
        for (index, line) in text.lines().enumerate() {
            book.read_line(line.trim_end())
                .map_err(|problem| BookError {
                    line: index + 1,
                    problem,
                })?;
        }
        if book.title.is_empty() || book.pitch.is_empty() || book.sections.is_empty() {
            return Err(BookError {
                line: 1,
                problem: "a rule book has a title, a pitch and sections".to_owned(),
            });
        }
        Ok(book)
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if line.is_empty() {
        } else if let Some(title) = line.strip_prefix("# ") {
            title.clone_into(&mut self.title);
        } else if let Some(pitch) = line.strip_prefix("> ") {
            pitch.clone_into(&mut self.pitch);
        } else if let Some(heading) = line.strip_prefix("## ") {
            let (number, title) = heading
                .split_once(". ")
                .ok_or("a section heading looks like `## 3. A turn`")?;
            self.sections.push(Section {
                number: number.parse().map_err(|_| "a section has a number")?,
                title: title.to_owned(),
                entries: Vec::new(),
            });
        } else if let Some(entry) = line.strip_prefix("- **") {
            let entry = read_entry(entry)?;
            let section = self
                .sections
                .last_mut()
                .ok_or("a clause outside of a section")?;
            if section.number != entry.clause.section() {
                return Err(format!("{} in section {}", entry.clause, section.number));
            }
            section.entries.push(entry);
        } else if self.sections.is_empty() {
            self.introduction.push(line.to_owned());
        } else {
            return Err(format!("neither a heading nor a clause: {line}"));
        }
        Ok(())
    }

    /// Every clause, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.sections.iter().flat_map(|section| &section.entries)
    }

    /// The clause of that number.
    pub fn entry(&self, clause: Clause) -> Option<&Entry> {
        self.entries().find(|entry| entry.clause == clause)
    }
}

fn read_entry(line: &str) -> Result<Entry, String> {
    let (number, text) = line
        .split_once("** ")
        .ok_or("a clause looks like `- **LR-3.4** text`")?;
    let clause = number
        .parse::<Clause>()
        .map_err(|error| error.to_string())?;
    let (origin, text) = match text.strip_prefix("[ruling] ") {
        Some(rest) => (Origin::Ruling, rest),
        None => (Origin::Booklet, text),
    };
    Ok(Entry {
        clause,
        origin,
        text: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# Go\n> Play.\n\nIntro.\n\n## 1. All\n- **GO-1.1** [ruling] Yes.\n";

    #[test]
    fn a_small_book_is_read() {
        let book = Rulebook::parse(SMALL).unwrap();
        let entry = book.entry("GO-1.1".parse().unwrap()).unwrap();
        assert_eq!(
            (entry.origin, entry.text.as_str()),
            (Origin::Ruling, "Yes.")
        );
        assert_eq!(book.introduction, ["Intro."]);
    }

    #[test]
    fn a_misshapen_book_is_refused_with_its_line() {
        let broken = SMALL.replace("GO-1.1", "GO-2.1");
        let error = Rulebook::parse(&broken).unwrap_err().to_string();
        assert_eq!(error, "line 7: GO-2.1 in section 1");
    }

    fn each_game(check: impl Fn(fn(Language) -> &'static str)) {
        check(source::<supernova::Supernova>);
        check(source::<celestial::Celestial>);
        check(source::<landing::Landing>);
        check(source::<rockets::Rockets>);
        check(source::<asteroids::Asteroids>);
    }

    #[test]
    fn all_languages_number_the_same_clauses_without_gaps() {
        each_game(|rules| {
            let book = |language| Rulebook::parse(rules(language)).unwrap();
            let numbers = |book: &Rulebook| {
                book.entries()
                    .map(|entry| (entry.clause, entry.origin))
                    .collect::<Vec<_>>()
            };
            let english = book(Language::English);
            for language in Language::ALL {
                assert_eq!(numbers(&english), numbers(&book(language)), "{language}");
            }
            for section in &english.sections {
                for (index, entry) in section.entries.iter().enumerate() {
                    assert_eq!(
                        usize::from(entry.clause.item()),
                        index + 1,
                        "{}",
                        entry.clause
                    );
                }
            }
        });
    }

    #[test]
    fn every_clause_is_translated() {
        each_game(|rules| {
            let book = |language| Rulebook::parse(rules(language)).unwrap();
            let english = book(Language::English);
            for language in Language::ALL.into_iter().skip(1) {
                for (one, other) in english.entries().zip(book(language).entries()) {
                    assert!(
                        one.text.len() > 10 && other.text.len() > 10,
                        "{}",
                        one.clause
                    );
                    assert_ne!(one.text, other.text, "{} in {language}", one.clause);
                }
            }
        });
    }
}
