//! What was told before.

use engine::Seat;
use protocol::{Revision, ServerMessage};
use std::collections::BTreeMap;

/// What a message tells of, as far as its order matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Topic {
    /// What a seat sees, or spectators see.
    Position(Option<Seat>),
    Chat,
    Notes,
    Seats,
    Proposal,
    Result,
    Rematch,
}

/// Which revisions of a table were told, so that nothing is taken in twice or
/// after something newer.
#[derive(Clone, Debug, Default)]
pub struct Revisions {
    latest: Option<Revision>,
    topics: BTreeMap<Topic, Revision>,
    /// That of the last whole table: it tells of every topic.
    whole: Revision,
}

impl Revisions {
    /// The last revision seen, to join with when coming back.
    pub fn latest(&self) -> Option<Revision> {
        self.latest
    }

    /// The revision at which a seat, or spectators, last saw the position.
    pub fn position(&self, seat: Option<Seat>) -> Revision {
        let known = self.topics.get(&Topic::Position(seat));
        known.copied().unwrap_or_default()
    }

    /// Takes note of a message. False if what it tells was told before, or
    /// something newer was.
    pub fn is_news(&mut self, message: &ServerMessage) -> bool {
        if let ServerMessage::Joined(joined) = message {
            self.latest = Some(joined.revision);
            self.whole = joined.revision;
            self.topics
                .retain(|topic, _| matches!(topic, Topic::Position(_)));
            self.topics
                .insert(Topic::Position(joined.seat), joined.revision);
            return true;
        }
        let Some((topic, revision)) = topic_of(message) else {
            return true;
        };
        let known = self.topics.get(&topic).copied();
        let news = match topic {
            // A change: once is enough.
            Topic::Position(_) => revision > known.unwrap_or_default(),
            Topic::Chat | Topic::Notes => revision > known.unwrap_or(self.whole),
            // A state: the same again does no harm, and may come with the time
            // that is left.
            _ => revision >= known.unwrap_or(self.whole),
        };
        if news {
            self.topics.insert(topic, revision);
            self.latest = self.latest.max(Some(revision));
        }
        news
    }
}

fn topic_of(message: &ServerMessage) -> Option<(Topic, Revision)> {
    Some(match message {
        ServerMessage::Started(started) => (Topic::Position(started.seat), started.revision),
        ServerMessage::Step(step) => (Topic::Position(step.seat), step.revision),
        ServerMessage::Undone {
            revision: n,
            seat: s,
            ..
        } => (Topic::Position(*s), *n),
        ServerMessage::Chat(line) => (Topic::Chat, line.revision),
        ServerMessage::Noted(note) => (Topic::Notes, note.revision),
        ServerMessage::Seats(seating) => (Topic::Seats, seating.revision),
        ServerMessage::Committed { revision: n, .. }
        | ServerMessage::Starting { revision: n, .. } => (Topic::Seats, *n),
        ServerMessage::Asked { revision: n, .. } | ServerMessage::Settled { revision: n, .. } => {
            (Topic::Proposal, *n)
        }
        ServerMessage::Over(over) => (Topic::Result, over.revision),
        ServerMessage::Withheld { revision: n, .. } => (Topic::Result, *n),
        ServerMessage::Rematch { revision: n, .. }
        | ServerMessage::Rematched { revision: n, .. } => (Topic::Rematch, *n),
        _ => return None,
    })
}
