//! A private NATS server that ends with the tests.

use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// One running NATS server.
pub(crate) struct NatsServer {
    port: u16,
    child: Option<Child>,
}

impl NatsServer {
    /// A fresh one at a free port of this machine.
    pub(crate) fn start() -> Self {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut server = Self { port, child: None };
        server.restart();
        server
    }

    /// Starts it again where it was.
    pub(crate) fn restart(&mut self) {
        self.kill();
        let child = Command::new(program())
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.child = Some(child);
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(30), "no NATS server");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it as hard as the system can.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // Both fail only for one that is gone already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        self.kill();
    }
}

fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    // Debian puts it where only root looks.
    folders.push("/usr/sbin".into());
    let found = folders.iter().map(|folder| folder.join("nats-server"));
    let found = found.into_iter().find(|program| program.is_file());
    found.unwrap_or_else(|| {
        panic!(
            "these tests need a NATS server (`nats-server`), which is not in PATH; \
             on Debian and Ubuntu: apt-get install -y nats-server"
        )
    })
}
