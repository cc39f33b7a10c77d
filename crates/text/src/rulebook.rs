//! The rules of the games: *In short*, then the numbered clauses.
//!
//! One source for every reader: the terminal, the web client, the printed
//! documents and the table of tests. The texts are the Markdown files in
//! `languages/*/rules/`, in a small fixed shape that [`Rulebook::parse`] reads
//! and the build script has checked.

use crate::{Language, Words, catalogue, table};
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
    /// What one needs to know to begin.
    pub in_short: InShort,
    /// The numbered rules.
    pub sections: Vec<Section>,
}

/// The first layer of a rule book: all that one needs to begin.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct InShort {
    /// What the game is about, in two or three sentences.
    pub story: Option<Cited>,
    /// What one plays for.
    pub goal: Option<Cited>,
    /// A turn in three steps of at most 20 words.
    pub steps: Vec<Cited>,
    /// How points are counted, or what decides where there are none.
    pub scoring: Option<Cited>,
    /// When the game is over.
    pub end: Option<Cited>,
    /// Advice for the first game.
    pub tips: Vec<Cited>,
    /// What people ask most, five of them.
    pub questions: Vec<Question>,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The age from which children can play.
    pub age: u8,
    /// How long a game lasts.
    pub minutes: u8,
    /// Whose game it follows.
    pub follows: Original,
}

/// A short text, with the clause that says it exactly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The text.
    pub text: String,
    /// The clause.
    pub clause: Clause,
}

impl Cited {
    /// Text and clause, for readers of plain text.
    fn plain(&self) -> String {
        format!("{} ({})", self.text, self.clause)
    }
}

/// What people ask, and the short answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The question.
    pub question: String,
    /// The answer in a sentence or two.
    pub answer: String,
    /// The clause that says it exactly.
    pub clause: Clause,
}

/// The published game whose rules are followed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Original {
    /// Its title.
    pub title: String,
    /// Its authors, where the booklet names them.
    pub authors: Vec<String>,
    /// Who drew it, where the booklet names them.
    pub illustrators: Vec<String>,
    /// Its publisher with the year, where they are known.
    pub publisher: Option<String>,
}

/// A part of *In short* for readers of plain text: a heading and its lines.
pub type Headed = (&'static str, Vec<String>);

impl InShort {
    /// All of it, as headed lines.
    pub fn headed(&self, language: Language) -> Vec<Headed> {
        use table::Text;
        let (least, most) = self.players;
        let steps = (1..).zip(&self.steps);
        let questions = self.questions.iter();
        let plain =
            |cited: &Option<Cited>| -> Vec<String> { cited.iter().map(Cited::plain).collect() };
        let mut about = plain(&self.story);
        about.extend([
            table::rules_box(language, least, most, self.age, self.minutes),
            table::rules_follow(language, self.follows.credits(language)),
        ]);
        let parts = [
            (Text::InShort, about),
            (Text::RulesGoal, plain(&self.goal)),
            (
                Text::RulesTurn,
                steps
                    .map(|(number, step)| format!("{number}. {}", step.plain()))
                    .collect(),
            ),
            (Text::RulesScoring, plain(&self.scoring)),
            (Text::RulesEnd, plain(&self.end)),
            (
                Text::RulesTips,
                self.tips.iter().map(Cited::plain).collect(),
            ),
            (
                Text::RulesQuestions,
                questions
                    .map(|it| format!("{} {} ({})", it.question, it.answer, it.clause))
                    .collect(),
            ),
        ];
        parts
            .map(|(heading, lines)| (heading.said(language), lines))
            .into()
    }

    fn read_line(&mut self, key: &str, text: &str) -> Result<(), String> {
        let number = |text: &str| {
            text.parse::<u8>()
                .map_err(|_| format!("`{text}` is no number"))
        };
        let own = text.to_owned();
        match key {
            "story" => self.story = Some(read_cited(text)?),
            "goal" => self.goal = Some(read_cited(text)?),
            "step" => self.steps.push(read_cited(text)?),
            "scoring" => self.scoring = Some(read_cited(text)?),
            "end" => self.end = Some(read_cited(text)?),
            "tip" => self.tips.push(read_cited(text)?),
            "question" => self.questions.push(read_question(text)?),
            "players" => {
                let (least, most) = text.split_once('-').ok_or("players look like `2-5`")?;
                self.players = (number(least)?, number(most)?);
            }
            "age" => self.age = number(text)?,
            "minutes" => self.minutes = number(text)?,
            "title" => self.follows.title = own,
            "author" => self.follows.authors.push(own),
            "illustrator" => self.follows.illustrators.push(own),
            "publisher" => self.follows.publisher = Some(own),
            _ => return Err(format!("`{key}` is no part of a rule book")),
        }
        Ok(())
    }
}

impl Original {
    /// Title, authors, illustrators and publisher, as one cites them.
    pub fn credits(&self, language: Language) -> String {
        let drawn_by = |name: &String| table::illustrated_by(language, name);
        let mut credits = vec![self.title.clone()];
        credits.extend(self.authors.iter().cloned());
        credits.extend(self.illustrators.iter().map(drawn_by));
        credits.extend(self.publisher.clone());
        credits.join(", ")
    }
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
    /// Where the rule comes from: [`Origin::Ruling`] if any of its paragraphs is
    /// our own.
    pub origin: Origin,
    /// Its whole text, in one paragraph.
    pub text: String,
    /// Its paragraphs, each with its origin.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of a clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Where it comes from.
    pub origin: Origin,
    /// Its text.
    pub text: String,
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The booklet that the game follows.
    Booklet,
    /// Orbite's own ruling where the booklet is silent.
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

    /// Reads a rule book: `# Title`, `> pitch`, *In short* as `- **key** text`,
    /// `## 1. Section` and `- **LR-1.1** [ruling] text`, with further paragraphs
    /// of a clause indented.
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
        } else if let Some(item) = line.strip_prefix("- **") {
            let (key, text) = item
                .split_once("** ")
                .ok_or("a line looks like `- **LR-3.4** text`")?;
            let Some(section) = self.sections.last_mut() else {
                return self.in_short.read_line(key, text);
            };
            let clause = read_clause(key)?;
            if section.number != clause.section() {
                return Err(format!("{clause} in section {}", section.number));
            }
            let mut entry = Entry {
                clause,
                origin: Origin::Booklet,
                text: String::new(),
                paragraphs: Vec::new(),
            };
            entry.add(text);
            section.entries.push(entry);
        } else if let Some(text) = line.strip_prefix("  ") {
            let last = self
                .sections
                .last_mut()
                .and_then(|it| it.entries.last_mut());
            last.ok_or("a paragraph outside of a clause")?.add(text);
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

impl Entry {
    /// Its paragraphs with the mark of our own rulings.
    pub fn marked(&self, language: Language) -> impl Iterator<Item = String> {
        let mark = table::Text::Ruling.said(language);
        self.paragraphs
            .iter()
            .map(move |paragraph| match paragraph.origin {
                Origin::Booklet => paragraph.text.clone(),
                Origin::Ruling => format!("[{mark}] {}", paragraph.text),
            })
    }

    fn add(&mut self, paragraph: &str) {
        let (origin, text) = match paragraph.strip_prefix("[ruling] ") {
            Some(rest) => (Origin::Ruling, rest),
            None => (Origin::Booklet, paragraph),
        };
        if origin == Origin::Ruling {
            self.origin = origin;
        }
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.paragraphs.push(Paragraph {
            origin,
            text: text.to_owned(),
        });
    }
}

fn read_clause(number: &str) -> Result<Clause, String> {
    number
        .parse()
        .map_err(|error: engine::ClauseError| error.to_string())
}

fn read_cited(text: &str) -> Result<Cited, String> {
    let (clause, text) = text
        .strip_prefix("**")
        .and_then(|text| text.split_once("** "))
        .ok_or("it looks like `**LR-3.4** Text.`")?;
    Ok(Cited {
        text: text.to_owned(),
        clause: read_clause(clause)?,
    })
}

fn read_question(text: &str) -> Result<Question, String> {
    let shape = "a question looks like `Why? **LR-3.4** Because.`";
    let (question, rest) = text.split_once(" **").ok_or(shape)?;
    let (clause, answer) = rest.split_once("** ").ok_or(shape)?;
    Ok(Question {
        question: question.to_owned(),
        answer: answer.to_owned(),
        clause: read_clause(clause)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# Go\n> Play.\n\n- **story** **GO-1.1** Once.\n- **players** 2-5\n\n\
        ## 1. All\n- **GO-1.1** Yes.\n  [ruling] But no.\n";

    #[test]
    fn a_small_book_is_read() {
        let book = Rulebook::parse(SMALL).unwrap();
        let entry = book.entry("GO-1.1".parse().unwrap()).unwrap();
        assert_eq!(
            (entry.origin, entry.text.as_str()),
            (Origin::Ruling, "Yes. But no.")
        );
        let marked: Vec<String> = entry.marked(Language::English).collect();
        assert_eq!(marked, ["Yes.", "[Orbite’s ruling] But no."]);
        assert_eq!(book.in_short.story.unwrap().text, "Once.");
        assert_eq!(book.in_short.players, (2, 5));
    }

    #[test]
    fn a_misshapen_book_is_refused_with_its_line() {
        for (right, wrong, said) in [
            ("GO-1.1", "GO-2.1", "line 8: GO-2.1 in section 1"),
            (
                "story",
                "storey",
                "line 4: `storey` is no part of a rule book",
            ),
            ("2-5", "2", "line 5: players look like `2-5`"),
        ] {
            let error = Rulebook::parse(&SMALL.replace(right, wrong)).unwrap_err();
            assert_eq!(error.to_string(), said);
        }
    }

    /// All that a book says.
    fn all_texts(book: &Rulebook, language: Language) -> Vec<String> {
        let short = book.in_short.headed(language).into_iter();
        let mut texts: Vec<String> = short.flat_map(|(_, lines)| lines).collect();
        texts.extend(book.entries().map(|entry| entry.text.clone()));
        texts
    }

    /// Checks the books of all games in all languages, each beside the English
    /// one.
    fn each_book(check: impl Fn(&Rulebook, &Rulebook, Language)) {
        fn of<G: Words>(check: impl Fn(&Rulebook, &Rulebook, Language)) {
            let english = Rulebook::parse(source::<G>(Language::English)).unwrap();
            for language in Language::ALL {
                let book = Rulebook::parse(source::<G>(language)).unwrap();
                assert_eq!(book.title, G::title(language));
                assert_eq!(book.pitch, G::pitch(language));
                let players = (G::LEAST_SEATS, G::MOST_SEATS);
                assert_eq!(book.in_short.players, players, "{}", book.title);
                assert_eq!(book.in_short.minutes, G::FACTS.minutes, "{}", book.title);
                check(&book, &english, language);
            }
        }
        of::<supernova::Supernova>(&check);
        of::<celestial::Celestial>(&check);
        of::<landing::Landing>(&check);
        of::<rockets::Rockets>(&check);
        of::<asteroids::Asteroids>(&check);
    }

    #[test]
    fn all_languages_number_the_same_clauses_without_gaps() {
        each_book(|book, english, language| {
            let numbers = |book: &Rulebook| -> Vec<(Clause, Origin)> {
                let entries = book.entries();
                entries.map(|entry| (entry.clause, entry.origin)).collect()
            };
            assert_eq!(numbers(book), numbers(english), "{language}");
            for section in &book.sections {
                for (number, entry) in (1..).zip(&section.entries) {
                    assert_eq!(entry.clause.item(), number, "{}", entry.clause);
                }
            }
        });
    }

    #[test]
    fn every_clause_and_all_of_in_short_is_translated() {
        each_book(|book, english, language| {
            let own = all_texts(book, language);
            let all = all_texts(english, Language::English);
            assert_eq!(own.len(), all.len(), "{language}");
            for (one, other) in own.iter().zip(&all) {
                assert!(one.len() > 10, "{language}: {one}");
                assert!(language == Language::English || one != other, "{one}");
            }
        });
    }

    #[test]
    fn in_short_has_all_its_parts_and_leads_to_the_clauses() {
        each_book(|book, _, language| {
            let short = &book.in_short;
            assert_eq!(short.steps.len(), 3);
            assert_eq!(short.questions.len(), 5);
            let single = [&short.story, &short.goal, &short.scoring, &short.end];
            let cited = single.into_iter().flatten();
            assert_eq!(cited.clone().count(), 4);
            let cited = cited.chain(&short.steps).chain(&short.tips);
            let cited = cited.map(|cited| cited.clause);
            let asked = short.questions.iter().map(|question| question.clause);
            for clause in asked.chain(cited) {
                assert!(book.entry(clause).is_some(), "{clause}");
            }
            assert!((5..=12).contains(&short.age), "{}", book.title);
            assert!(!short.follows.title.is_empty());
            let headed = short.headed(language);
            assert_eq!(headed.len(), 7);
            assert!(headed.iter().all(|(heading, lines)| {
                !heading.is_empty() && lines.iter().all(|line| !line.is_empty())
            }));
        });
    }

    /// People count from one, and boards have names.
    #[test]
    fn no_book_counts_from_zero_or_speaks_of_program_names() {
        each_book(|book, _, language| {
            for text in all_texts(book, language) {
                let mut numbers = text.split(|c: char| !c.is_ascii_digit());
                assert!(numbers.all(|it| it != "0"), "{language}: {text}");
                for name in ["stack19", "flat37", "flat61"] {
                    assert!(!text.contains(name), "{language}: {text}");
                }
            }
        });
    }
}
