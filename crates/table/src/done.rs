//! Commands that were carried out, to know them again when they are sent twice.

use engine::Seat;
use protocol::{Command, CommandId, Revision, UserId};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt::{self, Write};

/// How many commands of each user are remembered.
const REMEMBERED: usize = 32;

/// A command that somebody gave: who, under which number, and what it said, as
/// a digest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Cause(UserId, CommandId, u32);

impl Cause {
    /// The cause of what a command brings about; nothing for those that only
    /// ask, which are answered as often as they are sent.
    pub(crate) fn of(user: &UserId, id: CommandId, command: &Command) -> Option<Self> {
        let digest = match command {
            Command::History { .. } | Command::Hint { .. } => return None,
            Command::Act { seat, actions, .. } => {
                let actions = actions.iter().map(String::as_str);
                return Some(Self::of_action(user, id, *seat, actions));
            }
            Command::Undo { seat, .. } => Digest::new().add("undo").add(seat),
            other => {
                // Plain data with text keys has no way to fail.
                Digest::new().add(serde_json::to_string(other).unwrap_or_default())
            }
        };
        Some(Self(user.clone(), id, digest.0))
    }

    /// The same for a turn that was taken.
    pub(crate) fn of_action<'a>(
        user: &UserId,
        id: CommandId,
        seat: Seat,
        actions: impl Iterator<Item = &'a str>,
    ) -> Self {
        let start = Digest::new().add(seat);
        Self(user.clone(), id, actions.fold(start, Digest::add_text).0)
    }
}

/// FNV-1a: the same in every version of the program, for it is stored.
struct Digest(u32);

impl Digest {
    fn new() -> Self {
        Self(0x811c_9dc5)
    }

    fn add(mut self, part: impl fmt::Display) -> Self {
        // Taking in a text has no way to fail.
        let _ = write!(self, "{part}");
        self.add_text("")
    }

    /// The same of a text, with less ado.
    fn add_text(mut self, text: &str) -> Self {
        for byte in text.bytes().chain([0]) {
            self.add_byte(byte);
        }
        self
    }

    fn add_byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
}

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().for_each(|byte| self.add_byte(byte));
        Ok(())
    }
}

/// The latest commands of each user that were carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done(Vec<(UserId, Latest)>);

/// Under which number, the digest, and the revision it led to, oldest first.
type Latest = VecDeque<(CommandId, u32, Revision)>;

impl Done {
    /// Notes a command with the revision that it led to.
    pub(crate) fn note(&mut self, Cause(user, id, digest): Cause, revision: Revision) {
        let place = self.0.iter().position(|(other, _)| *other == user);
        let place = place.unwrap_or_else(|| {
            self.0.push((user, VecDeque::new()));
            self.0.len() - 1
        });
        let done = &mut self.0[place].1;
        done.push_back((id, digest, revision));
        if done.len() > REMEMBERED {
            done.pop_front();
        }
    }

    /// Whether a command of the user had this number.
    pub(crate) fn knows(&self, user: &UserId, id: CommandId) -> bool {
        let of_user = self.0.iter().find(|(other, _)| other == user);
        of_user.is_some_and(|(_, done)| done.iter().any(|(other, _, _)| *other == id))
    }

    /// The revision that this very command led to, if it was carried out. One
    /// that was made for a position must have been made before that.
    pub(crate) fn find(&self, cause: &Cause, seen: Option<Revision>) -> Option<Revision> {
        let Cause(user, id, digest) = cause;
        let (_, done) = self.0.iter().find(|(other, _)| other == user)?;
        let done = done.iter().rev();
        done.filter(|(other, what, _)| other == id && what == digest)
            .map(|(_, _, revision)| *revision)
            .find(|revision| seen.is_none_or(|seen| seen < *revision))
    }
}
