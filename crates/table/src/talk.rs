//! What people say at a table.

use crate::rate_limit::{Rate, RateLimiter};
use protocol::{ChatLine, Objection, UserId, limits};
use std::collections::VecDeque;
use std::time::Duration;

/// How often one user may chat.
const RATE: Rate = Rate::new(
    limits::CHAT_BURST,
    Duration::from_millis(limits::CHAT_EVERY_MS),
);

/// The chat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Talk {
    /// With the time at which they were said.
    kept: VecDeque<(u64, ChatLine)>,
    /// The lines of each user who held a seat when saying them.
    players: Vec<(UserId, u32)>,
    /// The lines of all others.
    others: u32,
    limiter: RateLimiter<UserId>,
    /// Sorted.
    muted: Vec<UserId>,
}

impl Talk {
    pub(crate) fn new() -> Self {
        Self {
            kept: VecDeque::new(),
            players: Vec::new(),
            others: 0,
            limiter: RateLimiter::new(RATE),
            muted: Vec::new(),
        }
    }

    pub(crate) fn is_muted(&self, user: &UserId) -> bool {
        self.muted.contains(user)
    }

    /// Whether a user may say something now. What others say takes no room
    /// from a player.
    pub(crate) fn check(&self, user: &UserId, plays: bool, at: u64) -> Result<(), Objection> {
        if self.is_muted(user) {
            return Err(Objection::Muted {});
        }
        let said = match plays {
            true => self
                .players
                .iter()
                .find(|(player, _)| player == user)
                .map_or(0, |(_, said)| *said),
            false => self.others,
        };
        if said >= limits::CHAT_LINES {
            return Err(Objection::ChatFull {});
        }
        self.limiter
            .check(user, Duration::from_millis(at))
            .map_err(too_fast)
    }

    pub(crate) fn add(&mut self, line: ChatLine, plays: bool, at: u64) {
        self.limiter
            .count(line.user.clone(), Duration::from_millis(at));
        let player = self.players.iter_mut().find(|(user, _)| *user == line.user);
        match player {
            _ if !plays => self.others += 1,
            Some((_, said)) => *said += 1,
            None => self.players.push((line.user.clone(), 1)),
        }
        self.kept.push_back((at, line));
        if self.kept.len() > limits::CHAT_KEPT {
            self.kept.pop_front();
        }
    }

    /// The last lines, the oldest first.
    pub(crate) fn kept(&self) -> impl DoubleEndedIterator<Item = &ChatLine> {
        self.kept.iter().map(|(_, line)| line)
    }

    /// The same for those who were not there.
    pub(crate) fn said(&self, now: u64) -> impl Iterator<Item = ChatLine> {
        self.said_when(now).map(|(_, line)| line)
    }

    /// Those lines with the time at which they were said.
    pub(crate) fn said_when(&self, now: u64) -> impl Iterator<Item = (u64, ChatLine)> {
        self.kept.iter().map(move |(at, line)| {
            let line = ChatLine {
                ago: now.saturating_sub(*at) / 1_000,
                ..line.clone()
            };
            (*at, line)
        })
    }

    /// What a user was last called in these lines.
    pub(crate) fn name_of(&self, user: &UserId) -> Option<&String> {
        let mut lines = self.kept().rev();
        lines.find_map(|line| (line.user == *user).then_some(&line.name))
    }

    /// The users whom the last lines name, once for each line.
    pub(crate) fn named(&self) -> impl Iterator<Item = &UserId> {
        let named = self.kept().filter(|line| !line.name.is_empty());
        named.map(|line| &line.user)
    }

    /// Nobody is told what this user was called.
    pub(crate) fn forget(&mut self, user: &UserId) {
        for (_, line) in self.kept.iter_mut().filter(|(_, line)| line.user == *user) {
            line.name.clear();
            line.avatar = None;
        }
    }

    /// Keeps a user from chatting.
    pub(crate) fn mute(&mut self, user: UserId) {
        if let Err(place) = self.muted.binary_search(&user) {
            self.muted.insert(place, user);
        }
    }

    pub(crate) fn unmute(&mut self, user: &UserId) {
        self.muted.retain(|muted| muted != user);
    }

    pub(crate) fn muted(&self) -> Vec<UserId> {
        self.muted.clone()
    }
}

/// The objection to a user who has to wait.
pub(crate) fn too_fast(wait: Duration) -> Objection {
    // OK because nobody waits for as long as 2^64 ms.
    let wait_ms = wait.as_millis() as u64;
    Objection::TooFast { wait_ms }
}

/// A line of plain text without what could mislead a reader; nothing if it is
/// empty, too long, or holds control characters.
pub(crate) fn plain_line(text: &str, most: usize) -> Option<&str> {
    let line = text.trim();
    let misleads = |letter: char| {
        letter.is_control()
            // Marks that turn the direction of writing around.
            || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain = !line.is_empty() && line.chars().count() <= most && !line.contains(misleads);
    plain.then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_short_and_plain() {
        assert_eq!(plain_line("  ça va ? ", 10), Some("ça va ?"));
        for text in ["", "   ", "12345678901", "a\nb", "\u{202e}abc", "a\u{7}"] {
            assert_eq!(plain_line(text, 10), None, "{text:?}");
        }
    }
}
