//! What can lie over the table: help, rules, questions.

use crate::choices::fold;
use engine::{Clause, Seat};
use text::rulebook::Rulebook;
use text::{Language, Words};

/// A panel over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    /// The keys.
    Help { scroll: usize },
    /// The rule book.
    Rules(Rules),
    /// What the coach advises, in sentences.
    Coach(Vec<String>),
    /// Why something is not allowed.
    Refused(Refused),
    /// Yes or no.
    Confirm(Question),
    /// Where to save.
    SaveAs(String),
}

/// What is asked before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Take back that person's last action.
    Undo(Seat),
    /// Leave the table.
    Leave,
}

/// A refusal, with the clause it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// What was typed.
    pub(crate) typed: String,
    /// Why not, in one sentence.
    pub(crate) sentence: String,
    /// The clause, and its text in the rule book.
    pub(crate) clause: Option<(Clause, String)>,
}

/// The rule book, opened somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rules {
    /// The topmost paragraph shown.
    pub(crate) top: usize,
    /// What is searched for.
    pub(crate) wanted: String,
    /// Whether letters go to the search.
    pub(crate) typing: bool,
    /// Whether the last search found nothing.
    pub(crate) missed: bool,
}

/// One paragraph of the rule book on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Paragraph {
    Title(String),
    Text(String),
    Heading(String),
    Clause { number: String, text: String },
}

impl Paragraph {
    /// All that is written in it.
    fn written(&self) -> String {
        match self {
            Self::Title(text) | Self::Text(text) | Self::Heading(text) => text.clone(),
            Self::Clause { number, text } => format!("{number} {text}"),
        }
    }
}

/// The paragraphs of a game's rule book.
pub(crate) fn paragraphs<G: Words>(language: Language) -> Vec<Paragraph> {
    let book = Rulebook::of::<G>(language);
    let mut list = vec![Paragraph::Title(book.title), Paragraph::Text(book.pitch)];
    for (heading, lines) in book.in_short.headed(language) {
        list.push(Paragraph::Heading(heading.to_owned()));
        list.extend(lines.into_iter().map(Paragraph::Text));
    }
    for section in book.sections {
        list.push(Paragraph::Heading(format!(
            "{}. {}",
            section.number, section.title
        )));
        for entry in section.entries {
            let mut number = entry.clause.to_string();
            list.extend(entry.marked(language).map(|text| Paragraph::Clause {
                number: std::mem::take(&mut number),
                text,
            }));
        }
    }
    list
}

impl Rules {
    /// Goes up or down by paragraphs, within the book.
    pub(crate) fn scroll(&mut self, by: isize, length: usize) {
        let last = length.saturating_sub(1);
        self.top = self.top.saturating_add_signed(by).min(last);
        self.missed = false;
    }

    /// Goes to the next paragraph, after `skip` of them, that contains what is
    /// wanted; round at the end.
    pub(crate) fn search(&mut self, book: &[Paragraph], skip: usize) {
        let wanted = fold(self.wanted.trim());
        if wanted.is_empty() || book.is_empty() {
            return;
        }
        let found = (0..book.len())
            .map(|step| (self.top + skip + step) % book.len())
            .find(|&place| fold(&book[place].written()).contains(&wanted));
        self.missed = found.is_none();
        self.top = found.unwrap_or(self.top);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searching_goes_round_the_book() {
        let book: Vec<Paragraph> = ["one fish", "two", "red Fish"]
            .map(|text| Paragraph::Text(text.to_owned()))
            .to_vec();
        let mut rules = Rules {
            wanted: "fish".to_owned(),
            ..Rules::default()
        };
        rules.search(&book, 0);
        assert_eq!(rules.top, 0);
        rules.search(&book, 1);
        assert_eq!(rules.top, 2);
        rules.search(&book, 1);
        assert_eq!(rules.top, 0);
        rules.wanted = "bird".to_owned();
        rules.search(&book, 1);
        assert!(rules.missed);
    }

    #[test]
    fn every_book_has_paragraphs_in_every_language() {
        fn check<G: Words>() {
            for language in Language::ALL {
                assert!(paragraphs::<G>(language).len() > 10, "{}", G::NAME);
            }
        }
        for game in registry::GameId::ALL {
            registry::with_game!(game, G => check::<G>());
        }
    }
}
