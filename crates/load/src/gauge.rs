//! What the system knows of a running server: its processor time and memory.

use crate::LoadError;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::collections::HashMap;
use std::fs;
use std::io;

/// Reads what a process uses, from `/proc`.
#[derive(Clone, Copy, Debug)]
pub struct Gauge {
    pid: u32,
}

impl Gauge {
    /// The gauge of a process.
    pub fn new(pid: u32) -> Self {
        Self { pid }
    }

    /// The processor time used so far, in seconds, the system's work for the
    /// process included.
    pub fn cpu_seconds(self) -> io::Result<f64> {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.pid))?;
        let ticks = cpu_ticks(&text).ok_or(io::ErrorKind::InvalidData)?;
        Ok(seconds(ticks))
    }

    /// The processor time of each of its threads with a name so far, in seconds.
    pub fn threads(self, name: &str) -> io::Result<HashMap<u32, f64>> {
        let mut threads = HashMap::new();
        for thread in fs::read_dir(format!("/proc/{}/task", self.pid))? {
            // One that has ended meanwhile has nothing to tell.
            let Ok(text) = fs::read_to_string(thread?.path().join("stat")) else {
                continue;
            };
            let id = text.split(' ').next().and_then(|id| id.parse().ok());
            let named = text.split_once('(').is_some_and(|(_, rest)| {
                let end = rest.rfind(") ").unwrap_or_default();
                rest.get(..end) == Some(name)
            });
            if let (Some(id), true, Some(ticks)) = (id, named, cpu_ticks(&text)) {
                threads.insert(id, seconds(ticks));
            }
        }
        Ok(threads)
    }

    /// The memory that is really there for it, in bytes.
    pub fn memory(self) -> io::Result<u64> {
        let text = fs::read_to_string(format!("/proc/{}/statm", self.pid))?;
        let pages: u64 = text
            .split(' ')
            .nth(1)
            .and_then(|pages| pages.parse().ok())
            .ok_or(io::ErrorKind::InvalidData)?;
        Ok(pages * rustix::param::page_size() as u64)
    }
}

fn seconds(ticks: u64) -> f64 {
    ticks as f64 / rustix::param::clock_ticks_per_second() as f64
}

/// User and system time in `/proc/PID/stat`, the 14th and 15th fields. The
/// second is the program's name, which may hold anything.
fn cpu_ticks(stat: &str) -> Option<u64> {
    let (_, rest) = stat.rsplit_once(") ")?;
    let mut fields = rest.split(' ').skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

/// Makes room for that many open files and sockets, in this process and those
/// it starts, or says why that can't be.
pub fn room_for_files(wanted: u64) -> Result<(), LoadError> {
    let limit = getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    let allowed = limit.maximum.unwrap_or(u64::MAX);
    if allowed < wanted {
        return Err(LoadError::Files { wanted, allowed });
    }
    let raised = Rlimit {
        current: Some(wanted),
        maximum: limit.maximum,
    };
    setrlimit(Resource::Nofile, raised).map_err(|error| LoadError::Io(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_spaces_and_brackets_confuses_nobody() {
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194304 100 0 0 0 120 34 0 0 20 0 1 0 5";
        assert_eq!(cpu_ticks(stat), Some(154));
    }

    #[test]
    fn threads_are_found_by_their_name() {
        let named = std::thread::Builder::new().name("busy (one) ".to_owned());
        let (done, wait) = std::sync::mpsc::channel::<()>();
        let (begin, begun) = std::sync::mpsc::channel();
        let work = move || {
            begin.send(()).unwrap();
            wait.recv()
        };
        let thread = named.spawn(work).unwrap();
        begun.recv().unwrap();
        let gauge = Gauge::new(std::process::id());
        assert_eq!(gauge.threads("busy (one) ").unwrap().len(), 1);
        assert!(gauge.threads("busy").unwrap().is_empty());
        drop(done);
        assert!(thread.join().unwrap().is_err());
    }

    #[test]
    fn this_very_process_can_be_read() {
        let gauge = Gauge::new(std::process::id());
        assert!(gauge.memory().unwrap() > 100_000);
        assert!(gauge.cpu_seconds().unwrap() >= 0.0);
    }

    #[test]
    fn more_files_than_the_system_allows_are_refused_with_advice() {
        let refused = room_for_files(u64::MAX - 1);
        let text = refused.err().map(|error| error.to_string());
        // A system without any limit is fine too.
        assert!(text.is_none_or(|text| text.contains("ulimit -n")));
        room_for_files(16).unwrap();
    }
}
