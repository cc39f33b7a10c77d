//! The threads on which bots think.
//!
//! There are as many as processors, at a lower priority than the server's own.
//! Hosts take turns: many tables of one host wait for each other, and not the
//! tables of others for them.

use protocol::UserId;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How much lower the priority is.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// The threads on which bots think; they end when this is dropped.
pub(crate) struct Thinkers(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue<Job>>,
    wake: Condvar,
}

type Job = Box<dyn FnOnce() + Send>;

/// What waits, by whose table it is for.
struct Queue<J> {
    jobs: HashMap<UserId, VecDeque<J>>,
    /// Whose turn it is next.
    turns: VecDeque<UserId>,
    stopped: bool,
}

impl<J> Queue<J> {
    fn new() -> Self {
        Self {
            jobs: HashMap::new(),
            turns: VecDeque::new(),
            stopped: false,
        }
    }

    fn push(&mut self, host: UserId, job: J) {
        let jobs = self.jobs.entry(host.clone()).or_default();
        if jobs.is_empty() {
            self.turns.push_back(host);
        }
        jobs.push_back(job);
    }

    /// The next job of the host whose turn it is.
    fn pop(&mut self) -> Option<J> {
        let host = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&host)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&host);
        } else {
            self.turns.push_back(host);
        }
        job
    }
}

impl Thinkers {
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            queue: Mutex::new(Queue::new()),
            wake: Condvar::new(),
        });
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || shared.work())?;
        }
        Ok(Self(shared))
    }

    /// Thinks for a host's table, and says how long that took; nothing if it
    /// panicked.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        host: UserId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<(T, Duration)> {
        let (reply, thought) = oneshot::channel();
        let job = move || {
            let begun = Instant::now();
            let done = catch_unwind(AssertUnwindSafe(work));
            // The table may be gone.
            let _ = reply.send(done.ok().map(|done| (done, begun.elapsed())));
        };
        self.0.lock().push(host, Box::new(job));
        self.0.wake.notify_one();
        thought.await.ok().flatten()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.lock().stopped = true;
        self.0.wake.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue<Job>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        // Of this thread alone, on Linux; elsewhere it would be the whole
        // program's. Without it, bots are as important as people.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(None, NICE);
        while let Some(job) = self.next() {
            job();
        }
    }

    /// Waits for a job; nothing when there will be none.
    fn next(&self) -> Option<Job> {
        let mut queue = self.lock();
        while !queue.stopped {
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            let waited = self.wake.wait(queue);
            queue = waited.unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(name: &str) -> UserId {
        name.parse().unwrap()
    }

    #[test]
    fn hosts_take_turns_however_many_tables_they_have() {
        let mut queue = Queue::new();
        for number in 0..400 {
            queue.push(host("eve"), ("eve", number));
        }
        queue.push(host("ada"), ("ada", 0));
        queue.push(host("bo"), ("bo", 0));
        queue.push(host("ada"), ("ada", 1));
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).take(6).collect();
        let expected = [
            ("eve", 0),
            ("ada", 0),
            ("bo", 0),
            ("eve", 1),
            ("ada", 1),
            ("eve", 2),
        ];
        assert_eq!(order, expected);
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), 397);
        assert!(queue.jobs.is_empty() && queue.turns.is_empty());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_have_a_lower_priority_than_people() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let thinkers = Thinkers::start(1).unwrap();
        let (thinking, _) = thinkers.think(host("ada"), nice).await.unwrap();
        assert_eq!(thinking, (nice() + NICE).min(19));
    }

    #[tokio::test]
    async fn who_panics_while_thinking_leaves_the_thread_to_others() {
        let thinkers = Thinkers::start(1).unwrap();
        let panics = thinkers.think(host("eve"), || panic!("on purpose"));
        assert!(panics.await.is_none());
        let (two, _) = thinkers.think(host("ada"), || 1 + 1).await.unwrap();
        assert_eq!(two, 2);
    }
}
