//! What is handed to the threads of the store, and how answers come back.

use crate::connection::Connection;
use crate::entry::Packed;
use crate::{Result, StoreError};
use tokio::sync::oneshot;

pub(crate) type Answer<T> = Result<T>;
pub(crate) type Reply<T> = oneshot::Sender<Answer<T>>;

/// Something for the writer.
pub(crate) enum Write {
    /// Entries for a log: the hot path, without a box.
    Append(Append),
    /// Anything else.
    Task(Box<dyn Task>),
    /// Finish what came before, answer, and stop.
    Close(Reply<()>),
}

impl Write {
    /// How much there is to write, roughly.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Append(append) => append.entries.body.len(),
            Self::Task(_) | Self::Close(_) => 0,
        }
    }

    /// In which order writes take what others may hold: a transaction that takes two things
    /// in another order than others may wait for them as they for it.
    pub(crate) fn order(&self) -> (&str, u64) {
        match self {
            Self::Append(append) => (&append.match_id, append.expected),
            Self::Task(task) => (task.about(), 0),
            Self::Close(_) => ("", 0),
        }
    }

    /// Answers that it was not done.
    pub(crate) fn fail(self, error: StoreError) {
        match self {
            Self::Append(append) => append.answer(Err(error)),
            Self::Task(task) => task.finish(Some(error)),
            Self::Close(reply) => answer(reply, Err(error)),
        }
    }
}

/// Entries for a match's log, to become number `expected` and following.
pub(crate) struct Append {
    pub(crate) match_id: Box<str>,
    pub(crate) expected: u64,
    pub(crate) entries: Packed,
    pub(crate) reply: Reply<u64>,
}

impl Append {
    /// The number that comes after its last entry.
    pub(crate) fn end(&self) -> u64 {
        self.expected + u64::from(self.entries.count)
    }

    pub(crate) fn answer(self, outcome: Answer<u64>) {
        answer(self.reply, outcome);
    }
}

/// What a piece of work looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// Anything, so it must find every log as it is.
    Everything,
    /// No log: the appends before it may be written together with those after
    /// it.
    BesideLogs,
}

/// A piece of work on a connection, with somebody who waits for its outcome.
pub(crate) trait Task: Send {
    /// What it looks at.
    fn scope(&self) -> Scope;

    /// The match whose header it changes, or nothing.
    fn about(&self) -> &str;

    /// Does the work and keeps its outcome; may be called again after a
    /// rollback.
    fn run(&mut self, connection: &mut dyn Connection) -> Result<()>;

    /// Answers with the outcome, or with what went wrong after the work.
    fn finish(self: Box<Self>, failure: Option<StoreError>);
}

/// A closure as a task.
pub(crate) struct Work<F, T> {
    pub(crate) scope: Scope,
    pub(crate) about: Box<str>,
    pub(crate) work: F,
    pub(crate) outcome: Option<T>,
    pub(crate) reply: Reply<T>,
}

impl<F, T> Task for Work<F, T>
where
    F: FnMut(&mut dyn Connection) -> Answer<T> + Send,
    T: Send,
{
    fn scope(&self) -> Scope {
        self.scope
    }

    fn about(&self) -> &str {
        &self.about
    }

    fn run(&mut self, connection: &mut dyn Connection) -> Result<()> {
        self.outcome = Some((self.work)(connection)?);
        Ok(())
    }

    fn finish(self: Box<Self>, failure: Option<StoreError>) {
        let outcome = match (failure, self.outcome) {
            (Some(error), _) => Err(error),
            (None, Some(outcome)) => Ok(outcome),
            (None, None) => Err(StoreError::Fault("a task was not run".to_owned())),
        };
        answer(self.reply, outcome);
    }
}

fn answer<T>(reply: Reply<T>, outcome: Answer<T>) {
    if reply.send(outcome).is_err() {
        // The caller has stopped waiting; what is stored stays stored.
    }
}
