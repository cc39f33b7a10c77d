//! What nodes say to each other.

use protocol::{Summary, UserId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::fmt::Write;

/// A node, and what it says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Said(pub(crate) String, pub(crate) News);

/// What a node says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    /// The table's log goes up to this number now.
    Grew(u64),
    /// The table's log has these entries from this number on; they were stored
    /// at this time of the database.
    Appended(u64, i64, Vec<Box<RawValue>>),
    /// The node drives the table no longer: somebody else may.
    Rests,
    /// Others are connected for the table than before.
    Attendance,
    /// This was told to people at the table: to all, or to those with seats.
    Passing { to_all: bool, line: String },
    /// A credential was revoked.
    Revoked(String),
    /// A user deleted their account.
    Forgotten(UserId),
    /// So often was something allowed to somebody: the limit, whom, how often.
    Spent(Vec<(String, String, u32)>),
    /// The database knows how a table of these people stands now.
    Stands(Vec<UserId>),
    /// The node ended and left its tables to others.
    Released,
    /// Of a newer version.
    #[serde(other)]
    Unknown,
}

/// How a public table looks in the lists of all nodes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Listed {
    pub(crate) summary: Summary,
    /// Where it was made from, if that is known.
    pub(crate) from: Option<String>,
}

impl Listed {
    pub(crate) fn to_text(&self) -> String {
        // Plain data with text keys has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Said {
    pub(crate) fn to_line(&self) -> String {
        // Plain data with text keys has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(crate) fn parse(line: &str) -> Option<Self> {
        serde_json::from_str(line).ok()
    }

    /// The line of a node that says that it [`Appended`](News::Appended) these
    /// entries, which are JSON as they are.
    pub(crate) fn appended(node: &str, first: u64, stored: i64, entries: &[String]) -> String {
        let bytes: usize = entries.iter().map(|entry| entry.len() + 1).sum();
        let mut line = String::with_capacity(bytes + node.len() + 64);
        // Writing to a text has no way to fail.
        let _ = write!(line, r#"["{node}",{{"appended":[{first},{stored},["#);
        for (place, entry) in entries.iter().enumerate() {
            if place > 0 {
                line.push(',');
            }
            line.push_str(entry);
        }
        line.push_str("]]}]");
        line
    }

    /// Whether a line is one of this node, as far as can be seen at a glance.
    pub(crate) fn is_of(line: &str, node: &str) -> bool {
        let rest = line.strip_prefix("[\"");
        rest.is_some_and(|rest| rest.starts_with(node))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_understood_and_what_is_not_is_ignored() {
        let ada = "ada".parse().unwrap();
        for news in [
            News::Grew(7),
            News::Released,
            News::Revoked("c".to_owned()),
            News::Forgotten(ada),
        ] {
            let line = Said("a".to_owned(), news).to_line();
            assert_eq!(Said::parse(&line).unwrap().to_line(), line);
            assert!(Said::is_of(&line, "a") && !Said::is_of(&line, "b"));
        }
        let newer = Said::parse(r#"["a","something_else"]"#).unwrap();
        assert!(matches!(newer.1, News::Unknown));
        assert!(Said::parse(r#"["a",{"something":{"n":1}}]"#).is_none());
        assert!(Said::parse("nonsense").is_none());
    }

    #[test]
    fn entries_arrive_as_they_were_written() {
        let entries = [r#"[17,{"chat":{"text":"a, \"b\" ]"}}]"#, "[18,\"paused\"]"];
        let line = Said::appended("a", 5, 99, &entries.map(str::to_owned));
        let Some(Said(node, News::Appended(first, stored, heard))) = Said::parse(&line) else {
            panic!("{line}");
        };
        assert_eq!((node.as_str(), first, stored), ("a", 5, 99));
        assert!(heard.iter().map(|entry| entry.get()).eq(entries));
    }
}
