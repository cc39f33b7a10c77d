//! An SMTP server on this machine that keeps what it is given.

use server::MailSettings;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// So long that a mail would have come.
const SILENCE: Duration = Duration::from_millis(900);

/// A mail that was taken.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) to: String,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Received {
    /// What follows this in its text, up to the end of the word.
    #[track_caller]
    pub(crate) fn after(&self, start: &str) -> String {
        let rest = self.text.split_once(start);
        let (_, rest) = rest.unwrap_or_else(|| panic!("no {start}: {self:?}"));
        let word = rest.split_whitespace().next();
        word.unwrap_or_default().to_owned()
    }
}

/// A mail server.
pub(crate) struct Smtp {
    address: SocketAddr,
    /// What it answers to a recipient.
    answer: Arc<AtomicU16>,
    received: mpsc::UnboundedReceiver<Received>,
}

impl Smtp {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (send, received) = mpsc::unbounded_channel();
        let answer = Arc::new(AtomicU16::new(250));
        let answers = Arc::clone(&answer);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, Arc::clone(&answers), send.clone()));
            }
        });
        Self {
            address,
            answer,
            received,
        }
    }

    /// Answers every recipient so from now on.
    pub(crate) fn answer(&self, code: u16) {
        self.answer.store(code, Ordering::SeqCst);
    }

    /// Mail by this server, soon after somebody was missed.
    pub(crate) fn settings(&self) -> MailSettings {
        let server = format!("smtp://{}", self.address);
        let url = "https://orbite.example";
        let mut settings =
            MailSettings::new(&server, None, "Orbite <o@mail.example>", url).unwrap();
        settings.after = Duration::from_millis(100);
        settings.pace = Duration::from_millis(100);
        settings
    }

    pub(crate) async fn next(&mut self) -> Received {
        let received = timeout(Duration::from_secs(60), self.received.recv()).await;
        received.expect("a mail").expect("a server")
    }

    pub(crate) async fn is_silent(&mut self) {
        let received = timeout(SILENCE, self.received.recv()).await;
        assert!(received.is_err(), "{received:?}");
    }
}

/// Talks to one client as RFC 5321 says.
async fn talk(
    stream: TcpStream,
    answer: Arc<AtomicU16>,
    received: mpsc::UnboundedSender<Received>,
) {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut to = String::new();
    let mut reply = "220 ready\r\n".to_owned();
    loop {
        if write.write_all(reply.as_bytes()).await.is_err() {
            return;
        }
        let Ok(Some(line)) = lines.next_line().await else {
            return;
        };
        let code = match line.split([' ', ':']).next().unwrap_or_default() {
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap().to_owned();
                answer.load(Ordering::SeqCst)
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await.unwrap();
                let mut data = Vec::new();
                while let Ok(Some(line)) = lines.next_line().await {
                    if line == "." {
                        break;
                    }
                    data.push(line.strip_prefix('.').unwrap_or(&line).to_owned());
                }
                let _ = received.send(parse(to.clone(), &data.join("\n")));
                250
            }
            "QUIT" => 221,
            _ => 250,
        };
        reply = format!("{code} so be it\r\n");
    }
}

fn parse(to: String, data: &str) -> Received {
    let (head, body) = data.split_once("\n\n").expect("a head");
    let text = match head.contains("quoted-printable") {
        true => unquoted(body),
        false => body.to_owned(),
    };
    let head = head.to_owned();
    Received { to, head, text }
}

/// Reads text that is quoted-printable (RFC 2045).
fn unquoted(body: &str) -> String {
    let body = body.replace("=\n", "");
    let mut parts = body.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at(2);
        bytes.push(u8::from_str_radix(code, 16).unwrap());
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).unwrap()
}
