//! Commands and their answers.

use protocol::{ClientMessage, Command, CommandId, Invalid, Objection, Revision, ServerMessage};

/// What became of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was carried out and stored; the table's revision is now this one.
    Accepted(Revision),
    /// It is not allowed.
    Refused {
        /// Which action of a turn, counted from 0, if one of several is the
        /// reason.
        index: Option<u32>,
        /// Why.
        why: Objection,
    },
    /// It was made for a position that has passed.
    OutOfDate,
    /// It makes no sense to the server.
    Invalid(Invalid),
}

impl Answer {
    /// Whether the command was not carried out; and which of its actions is the
    /// reason, if one is.
    pub fn refusal(&self) -> Option<Option<u32>> {
        match self {
            Self::Accepted(_) => None,
            Self::Refused { index, .. } => Some(*index),
            Self::OutOfDate | Self::Invalid(_) => Some(None),
        }
    }
}

/// What a message is to somebody who sends commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The one answer to a command, and what its sender had missed.
    Answer(Command, Answer, Vec<ServerMessage>),
    /// One more answer to a command that was sent twice.
    Repeated(Vec<ServerMessage>),
    /// Anything else.
    Message(ServerMessage),
}

/// Numbers commands and keeps those that were not answered, so that they can be
/// sent again, under the same number, on the next connection.
#[derive(Clone, Debug, Default)]
pub struct Commands {
    last: u32,
    /// Oldest first.
    unanswered: Vec<(CommandId, Command)>,
}

impl Commands {
    /// Numbers commands from after this number on. Who begins anew, on a page
    /// that was loaded again, should begin elsewhere: under the same number,
    /// the same words count as said before.
    pub fn after(last: u32) -> Self {
        Self {
            last,
            ..Self::default()
        }
    }

    /// Numbers a command: the message to send.
    pub fn send(&mut self, command: Command) -> ClientMessage {
        self.last = self.last.wrapping_add(1);
        let id = CommandId(self.last);
        self.unanswered.push((id, command.clone()));
        ClientMessage::Do(id, command)
    }

    /// Tells the answers to these commands from other messages.
    pub fn hear(&mut self, message: ServerMessage) -> Heard {
        let (id, answer, missed) = match message {
            ServerMessage::Accepted(id, revision) => (id, Answer::Accepted(revision), Vec::new()),
            ServerMessage::Refused { id, index, why } => {
                (id, Answer::Refused { index, why }, Vec::new())
            }
            ServerMessage::Invalid { id: Some(id), why } => (id, Answer::Invalid(why), Vec::new()),
            ServerMessage::OutOfDate(missed) => (missed.id, Answer::OutOfDate, missed.missed),
            message => return Heard::Message(message),
        };
        match self.answered(id) {
            Some(command) => Heard::Answer(command, answer, missed),
            None => Heard::Repeated(missed),
        }
    }

    /// The answer to a command has come. Returns the command, or nothing if it
    /// was answered before: one that was sent twice is answered twice.
    pub fn answered(&mut self, id: CommandId) -> Option<Command> {
        self.take(|(sent, _)| *sent == id)
    }

    /// A line of chat of one's own has come back: its command was carried out,
    /// although the answer may be lost.
    pub fn chat_arrived(&mut self, said: &str) {
        self.take(|(_, command)| matches!(command, Command::Chat { text } if text == said));
    }

    /// Everything to send again, oldest first.
    pub fn unanswered(&self) -> impl Iterator<Item = ClientMessage> {
        let sent = self.unanswered.iter();
        sent.map(|(id, command)| ClientMessage::Do(*id, command.clone()))
    }

    /// Whether a command like this one waits for its answer.
    pub fn awaits(&self, is_like: impl Fn(&Command) -> bool) -> bool {
        self.unanswered.iter().any(|(_, command)| is_like(command))
    }

    /// Forgets what was not answered: it was meant for another table.
    pub fn forget(&mut self) {
        self.unanswered.clear();
    }

    fn take(&mut self, is_it: impl FnMut(&(CommandId, Command)) -> bool) -> Option<Command> {
        let place = self.unanswered.iter().position(is_it)?;
        Some(self.unanswered.remove(place).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chat(text: &str) -> Command {
        Command::Chat {
            text: text.to_owned(),
        }
    }

    #[test]
    fn what_was_not_answered_is_sent_again_under_its_number() {
        let mut commands = Commands::default();
        let first = commands.send(chat("a"));
        let second = commands.send(Command::Start {});
        assert_eq!(commands.answered(CommandId(1)), Some(chat("a")));
        assert_eq!(commands.answered(CommandId(1)), None, "answered twice");
        assert_ne!(first, second);
        assert_eq!(commands.unanswered().collect::<Vec<_>>(), [second]);
        assert!(commands.awaits(|command| *command == Command::Start {}));
    }

    #[test]
    fn a_line_that_came_back_is_not_said_again() {
        let mut commands = Commands::default();
        commands.send(chat("a"));
        commands.send(chat("b"));
        commands.send(chat("a"));
        commands.chat_arrived("a");
        let left: Vec<_> = commands.unanswered().collect();
        assert_eq!(
            left,
            [
                ClientMessage::Do(CommandId(2), chat("b")),
                ClientMessage::Do(CommandId(3), chat("a"))
            ]
        );
    }
}
