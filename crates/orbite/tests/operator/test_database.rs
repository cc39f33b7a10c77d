//! A database, a program that works on it, and a server that runs on it.

use std::future::Future;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use store::{Config, Location, Store};
use tempfile::TempDir;

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) fn orbite(arguments: &[&str]) -> Output {
    orbite_in(&[], arguments)
}

/// The same, in an environment that says this about Orbite and nothing else.
pub(crate) fn orbite_in(environment: &[(&str, &str)], arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orbite"))
        .args(arguments)
        .env_remove("ORBITE_DATABASE")
        .env_remove("ORBITE_CONFIG")
        // What is read in English here is English on any machine.
        .env("LC_ALL", "C")
        .envs(environment.iter().copied())
        .output()
        .unwrap()
}

pub(crate) struct TestDatabase {
    pub(crate) folder: TempDir,
}

impl TestDatabase {
    /// A place for a database, with none in it.
    pub(crate) fn empty() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    /// A database with whatever is put into it.
    pub(crate) fn with<F: Future<Output = ()>>(fill: impl FnOnce(Store) -> F) -> Self {
        let place = Self::empty();
        place.work(fill);
        place
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("orbite.db")
    }

    /// Works on the database directly.
    pub(crate) fn work<T, F: Future<Output = T>>(&self, work: impl FnOnce(Store) -> F) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        runtime.block_on(async {
            let location = Location::Sqlite(self.database());
            let store = Store::open(Config::new(location)).await.unwrap();
            let result = work(store.clone()).await;
            store.close().await.unwrap();
            result
        })
    }

    /// Runs `orbite admin` on the database.
    pub(crate) fn admin(&self, arguments: &[&str]) -> Output {
        let database = self.database();
        let place = ["admin", "--database", database.to_str().unwrap()];
        orbite(&[&place[..], arguments].concat())
    }

    /// The same, and it must go well.
    #[track_caller]
    pub(crate) fn admin_well(&self, arguments: &[&str]) -> String {
        let output = self.admin(arguments);
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    }

    /// The same, and it must fail with this exit code, saying this.
    #[track_caller]
    pub(crate) fn admin_fails(&self, arguments: &[&str], code: i32, saying: &str) {
        let output = self.admin(arguments);
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        assert!(stderr(&output).contains(saying), "{}", stderr(&output));
    }
}

/// A server that is up, and goes away with the test.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Running {
    pub(crate) fn on(database: &std::path::Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orbite"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        Self::of(command)
    }

    /// Runs a command that starts a server.
    pub(crate) fn of(mut command: Command) -> Self {
        let mut child = command.env("LC_ALL", "C").spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line
            .trim()
            .strip_prefix("Orbite is ready at http://")
            .unwrap_or_else(|| panic!("{line}"))
            .to_owned();
        Self { child, address }
    }

    /// The whole answer to a request.
    fn answer(&self, what: &str, rest: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(
            stream,
            "{what} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{rest}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.answer(&format!("GET {path}"), "\r\n")
    }

    /// The status and the body of an answer.
    pub(crate) fn ask(&self, token: &str, what: &str, body: &str) -> (u16, serde_json::Value) {
        let token = match token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        let length = body.len();
        let rest = format!(
            "{token}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let answer = self.answer(what, &rest);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_default())
    }

    /// A new account's token.
    pub(crate) fn account(&self, login: &str, password: &str) -> String {
        let name = serde_json::json!({"name": login}).to_string();
        let (status, guest) = self.ask("", "POST /api/guests", &name);
        assert_eq!(status, 201);
        let token = guest["token"].as_str().unwrap();
        let body = serde_json::json!({"login": login, "password": password});
        let (status, account) = self.ask(token, "POST /api/account", &body.to_string());
        assert_eq!(status, 200);
        account["token"].as_str().unwrap().to_owned()
    }

    pub(crate) fn log_in(&self, login: &str, password: &str) -> u16 {
        let body = serde_json::json!({"login": login, "password": password});
        self.ask("", "POST /api/login", &body.to_string()).0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have stopped by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
