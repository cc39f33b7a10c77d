//! What the page and its worker say to each other. The first line of a text is
//! its kind; no line of a log has a line break in it.

use engine::{Character, Seat};
use protocol::Revision;
use table::Purpose;

/// From the page to the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ToWorker {
    /// Opens a copy of the table of a game, with its log so far.
    Open {
        /// The game's name.
        game: String,
        /// Who its bots are, seat by seat.
        characters: Vec<Character>,
        /// The lines of its log.
        log: Vec<String>,
    },
    /// Lines that were appended to the log.
    Log(Vec<String>),
    /// A bot is to think.
    Think(Question),
}

/// From the worker to the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum FromWorker {
    /// Ready to be asked.
    Ready,
    /// What a bot decided, in the game's notation.
    Decided(Question, String),
    /// The worker can't follow the table, and why.
    Broken(String),
}

/// What a bot is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// For which position.
    pub revision: Revision,
    /// For which seat.
    pub seat: Seat,
    /// To act or to advise.
    pub purpose: Purpose,
}

impl Question {
    fn to_text(self) -> String {
        let purpose = match self.purpose {
            Purpose::Act => "act",
            Purpose::Hint => "hint",
        };
        format!("{} {} {purpose}", self.revision, self.seat.index())
    }

    fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        Some(Self {
            revision: Revision::new(words.next()?.parse().ok()?),
            seat: Seat::new(words.next()?.parse().ok()?),
            purpose: match words.next()? {
                "act" => Purpose::Act,
                "hint" => Purpose::Hint,
                _ => return None,
            },
        })
    }
}

impl ToWorker {
    /// The text to post.
    pub(crate) fn to_text(&self) -> String {
        match self {
            Self::Open {
                game,
                characters,
                log,
            } => {
                let names: Vec<&str> = characters.iter().map(|one| one.name()).collect();
                format!("open\n{game}\n{}\n{}", names.join(" "), log.join("\n"))
            }
            Self::Log(lines) => format!("log\n{}", lines.join("\n")),
            Self::Think(question) => format!("think\n{}", question.to_text()),
        }
    }

    /// What was posted.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once('\n')?;
        let mut lines = rest.lines().map(str::to_owned);
        match kind {
            "open" => Some(Self::Open {
                game: lines.next()?,
                characters: lines
                    .next()?
                    .split(' ')
                    .filter_map(|name| name.parse().ok())
                    .collect(),
                log: lines.collect(),
            }),
            "log" => Some(Self::Log(lines.collect())),
            "think" => Some(Self::Think(Question::parse(rest)?)),
            _ => None,
        }
    }
}

impl FromWorker {
    /// The text to post.
    pub(crate) fn to_text(&self) -> String {
        match self {
            Self::Ready => "ready\n".to_owned(),
            Self::Decided(question, action) => format!("decided\n{}\n{action}", question.to_text()),
            Self::Broken(reason) => format!("broken\n{reason}"),
        }
    }

    /// What was posted.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once('\n')?;
        match kind {
            "ready" => Some(Self::Ready),
            "decided" => {
                let (question, action) = rest.split_once('\n')?;
                Some(Self::Decided(Question::parse(question)?, action.to_owned()))
            }
            "broken" => Some(Self::Broken(rest.to_owned())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_posted_arrives() {
        let question = |purpose| Question {
            revision: Revision::new(17),
            seat: Seat::new(3),
            purpose,
        };
        let lines = vec![r#"{"a":"\n"}"#.to_owned(); 3];
        for said in [
            ToWorker::Open {
                game: "rockets".to_owned(),
                characters: vec![Character::Vega, Character::Nova],
                log: lines.clone(),
            },
            ToWorker::Log(lines),
            ToWorker::Think(question(Purpose::Act)),
        ] {
            assert_eq!(ToWorker::parse(&said.to_text()), Some(said));
        }
        for said in [
            FromWorker::Ready,
            FromWorker::Decided(question(Purpose::Hint), "a b".to_owned()),
            FromWorker::Broken("entry 3:\nno".to_owned()),
        ] {
            assert_eq!(FromWorker::parse(&said.to_text()), Some(said));
        }
        assert_eq!(ToWorker::parse("else\n"), None);
        assert_eq!(FromWorker::parse(""), None);
    }
}
