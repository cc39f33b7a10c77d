//! The threads on which bots think.
//!
//! There are as many as processors, at a lower priority than the server's own.
//! Networks take turns, and in each the hosts: many tables of one host wait for
//! each other, and so do those of many hosts at one address; the tables of
//! others do not wait for them.

use crate::address::Network;
use protocol::UserId;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
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

/// For whose table a bot thinks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Owner {
    /// Where somebody of the table is; a host nobody knows the place of has a
    /// turn of its own.
    pub(crate) network: Option<Network>,
    pub(crate) host: UserId,
}

/// Those who take turns among all.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Group {
    Network(Network),
    Host(UserId),
}

/// What waits, by whose table it is for.
struct Queue<J> {
    groups: Turns<Group, Turns<UserId, VecDeque<J>>>,
    stopped: bool,
}

impl<J> Queue<J> {
    fn new() -> Self {
        Self {
            groups: Turns::default(),
            stopped: false,
        }
    }

    fn push(&mut self, owner: Owner, job: J) {
        let group = match owner.network {
            Some(network) => Group::Network(network),
            None => Group::Host(owner.host.clone()),
        };
        let hosts = self.groups.line_of(group);
        hosts.line_of(owner.host).push_back(job);
    }
}

/// Jobs in some order.
trait Line: Default {
    type Job;

    fn next(&mut self) -> Option<Self::Job>;

    fn is_empty(&self) -> bool;
}

impl<J> Line for VecDeque<J> {
    type Job = J;

    fn next(&mut self) -> Option<J> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

/// Lines that take turns.
struct Turns<K, L> {
    /// None of them is empty.
    lines: HashMap<K, L>,
    /// Whose turn it is next.
    turns: VecDeque<K>,
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Self {
        Self {
            lines: HashMap::new(),
            turns: VecDeque::new(),
        }
    }
}

impl<K: Clone + Eq + Hash, L: Line> Turns<K, L> {
    /// The line of somebody who has something for it.
    fn line_of(&mut self, who: K) -> &mut L {
        let line = self.lines.entry(who.clone()).or_default();
        if line.is_empty() {
            self.turns.push_back(who);
        }
        line
    }
}

impl<K: Clone + Eq + Hash, L: Line> Line for Turns<K, L> {
    type Job = L::Job;

    fn next(&mut self) -> Option<L::Job> {
        let who = self.turns.pop_front()?;
        let line = self.lines.get_mut(&who)?;
        let job = line.next();
        if line.is_empty() {
            self.lines.remove(&who);
        } else {
            self.turns.push_back(who);
        }
        job
    }

    fn is_empty(&self) -> bool {
        self.turns.is_empty()
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
        owner: Owner,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<(T, Duration)> {
        let (reply, thought) = oneshot::channel();
        let job = move || {
            let begun = Instant::now();
            let done = catch_unwind(AssertUnwindSafe(work));
            // The table may be gone.
            let _ = reply.send(done.ok().map(|done| (done, begun.elapsed())));
        };
        self.0.lock().push(owner, Box::new(job));
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
            if let Some(job) = queue.groups.next() {
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
    use crate::address::Address;

    fn host(name: &str) -> Owner {
        Owner {
            network: None,
            host: name.parse().unwrap(),
        }
    }

    fn at(address: [u8; 4], name: &str) -> Owner {
        Owner {
            network: Some(Address(address.into()).network()),
            ..host(name)
        }
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
        let order: Vec<_> = std::iter::from_fn(|| queue.groups.next()).take(6).collect();
        let expected = [
            ("eve", 0),
            ("ada", 0),
            ("bo", 0),
            ("eve", 1),
            ("ada", 1),
            ("eve", 2),
        ];
        assert_eq!(order, expected);
        assert_eq!(std::iter::from_fn(|| queue.groups.next()).count(), 397);
        assert!(queue.groups.lines.is_empty() && queue.groups.turns.is_empty());
    }

    #[test]
    fn many_hosts_at_one_address_have_one_turn() {
        let mut queue = Queue::new();
        for number in 0..400 {
            let name = format!("eve{number}");
            queue.push(at([10, 0, 0, 1], &name), name.clone());
            queue.push(at([10, 0, 0, 1], &name), name);
        }
        for (address, name) in [([10, 0, 0, 2], "ada"), ([10, 0, 0, 3], "bo")] {
            for _ in 0..2 {
                queue.push(at(address, name), name.to_owned());
            }
        }
        queue.push(host("cy"), "cy".to_owned());
        let order: Vec<_> = std::iter::from_fn(|| queue.groups.next()).take(9).collect();
        let expected = [
            "eve0", "ada", "bo", "cy", "eve1", "ada", "bo", "eve2", "eve3",
        ];
        assert_eq!(order, expected);
        assert_eq!(std::iter::from_fn(|| queue.groups.next()).count(), 796);
        assert!(queue.groups.lines.is_empty() && queue.groups.turns.is_empty());
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
