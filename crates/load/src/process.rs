//! A server of our own, to be measured or killed.

use crate::{Gauge, LoadError, Loopback};
use rustix::process::{Pid, Signal, kill_process};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// How long a server may take to start.
const STARTING: Duration = Duration::from_secs(30);

/// A running `orbite serve`, which ends with this value.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    address: Loopback,
}

impl ServerProcess {
    /// Starts `PROGRAM serve` on an address of this machine, without limits,
    /// and waits until it is ready. Port 0 takes any free one.
    pub fn start(program: &Path, database: &Path, port: u16) -> Result<Self, LoadError> {
        Self::start_with(program, database, port, &["--no-limits"])
    }

    /// The same with these settings.
    pub fn start_with(
        program: &Path,
        database: &Path,
        port: u16,
        settings: &[&str],
    ) -> Result<Self, LoadError> {
        let listen = format!("127.0.0.1:{port}");
        let arguments: [&OsStr; 7] = [
            "serve".as_ref(),
            "--listen".as_ref(),
            listen.as_ref(),
            "--database".as_ref(),
            database.as_ref(),
            "--log-filter".as_ref(),
            "error".as_ref(),
        ];
        let child = Command::new(program)
            .args(arguments)
            .args(settings)
            // What it says is read here, so it has to be English.
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        // From here on whatever fails ends the child too.
        let mut server = Self {
            child,
            address: Loopback::try_from(std::net::SocketAddr::from(([127, 0, 0, 1], port)))
                .map_err(|error| LoadError::NotStarted(error.to_string()))?,
        };
        server.address = server.announced()?;
        Ok(server)
    }

    /// Where the server says that it is ready.
    fn announced(&mut self) -> Result<Loopback, LoadError> {
        let Some(output) = self.child.stdout.take() else {
            return Err(LoadError::NotStarted("it has no output".to_owned()));
        };
        let (tell, told) = mpsc::channel();
        std::thread::spawn(move || {
            // To the end: a full pipe would stop the server.
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some((_, url)) = line.split_once("ready at ") {
                    // The caller may have given up.
                    let _ = tell.send(url.trim().to_owned());
                }
            }
        });
        let url = told
            .recv_timeout(STARTING)
            .map_err(|_| LoadError::NotStarted("it never said that it was ready".to_owned()))?;
        url.parse()
            .map_err(|error: crate::NotLoopback| LoadError::NotStarted(error.to_string()))
    }

    /// Where it listens.
    pub fn address(&self) -> Loopback {
        self.address
    }

    /// What it uses.
    pub fn gauge(&self) -> Gauge {
        Gauge::new(self.child.id())
    }

    /// Asks it to stop in good order, and waits for its end.
    pub fn terminate(mut self) {
        self.signal(Signal::TERM);
        // Fails only for one that is gone already.
        let _ = self.child.wait();
    }

    /// Stops it where it is, without ending it.
    pub fn pause(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on.
    pub fn resume(&self) {
        self.signal(Signal::CONT);
    }

    fn signal(&self, signal: Signal) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        if let Some(pid) = pid {
            // Fails only for one that is gone already.
            let _ = kill_process(pid, signal);
        }
    }

    /// Ends it as hard as the system can (`kill -9`), and waits for its end.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        // Both fail only for one that is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.end();
    }
}
