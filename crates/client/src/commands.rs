//! Commands and their answers.

use protocol::{ClientMessage, Command, CommandId};

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
