//! A line between a browser and a site that can be cut: a network that the browser
//! emulates leaves open sockets alone, and a server that hears nothing is what there
//! is to test. What comes over it is counted, whoever in the browser asked for it, and
//! it can come from another address, as through a proxy.

use crate::site::Site;
use crate::traffic;
use std::borrow::Cow;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How often somebody looks whether the line is whole again.
const LOOK: Duration = Duration::from_millis(10);

/// A way of its own to a site, for one visitor.
#[derive(Debug)]
pub struct Line {
    address: SocketAddr,
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    is_cut: AtomicBool,
    /// Where the visitor is, if the site is told.
    visitor: Option<&'static str>,
    /// The paths that were asked for.
    asked: Mutex<Vec<String>>,
    /// The bytes that came, headers and all.
    came: AtomicU64,
}

impl State {
    /// Notes some bytes of the browser and adds where it is, if they begin a request:
    /// browsers send one at a time, its head in one piece.
    fn request<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        let Some((line, rest)) = str::from_utf8(bytes)
            .ok()
            .and_then(|request| request.split_once("\r\n"))
            .filter(|(line, _)| line.ends_with(" HTTP/1.1"))
        else {
            return Cow::Borrowed(bytes);
        };
        let asked = self.asked.lock();
        let path = line.split(' ').nth(1).map(str::to_owned);
        asked.expect("no request makes this panic").extend(path);
        match self.visitor {
            Some(visitor) => {
                let head = format!("{line}\r\nX-Forwarded-For: {visitor}\r\n{rest}");
                Cow::Owned(head.into_bytes())
            }
            None => Cow::Borrowed(bytes),
        }
    }

    /// Notes some bytes of the site.
    fn answer<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        self.came.fetch_add(bytes.len() as u64, Ordering::SeqCst);
        Cow::Borrowed(bytes)
    }
}

/// What becomes of bytes on their way.
type Pass = for<'a> fn(&State, &'a [u8]) -> Cow<'a, [u8]>;

impl Line {
    /// A line to a site, which follows it through restarts.
    pub fn to(site: &Site) -> Line {
        Line::open(site, State::default())
    }

    /// The same for a visitor at an IP address.
    pub fn from_address(visitor: &'static str, site: &Site) -> Line {
        let visitor = Some(visitor);
        Line::open(
            site,
            State {
                visitor,
                ..State::default()
            },
        )
    }

    fn open(site: &Site, state: State) -> Line {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let address = listener.local_addr().expect("it is bound");
        let state = Arc::new(state);
        let (there, shared) = (site.address(), Arc::clone(&state));
        // Ends with the tests.
        std::thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                let state = Arc::clone(&shared);
                std::thread::spawn(move || {
                    wait_while_cut(&state);
                    // Without a server the browser is hung up on.
                    if let Ok(server) = TcpStream::connect(there) {
                        join(&browser, &server, &state);
                    }
                });
            }
        });
        Line { address, state }
    }

    /// Nothing comes through any more, and nobody is told.
    pub fn cut(&self) {
        self.state.is_cut.store(true, Ordering::SeqCst);
    }

    /// What waited comes through, and everything after it.
    pub fn mend(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
    }

    /// The paths that were asked for so far, in order.
    pub fn asked(&self) -> Vec<String> {
        let asked = self.state.asked.lock();
        asked.expect("no request makes this panic").clone()
    }

    /// The names of the files that were asked for so far as
    /// `/{kind}-HASH_{name}{ending}`, sorted.
    pub fn requested(&self, kind: &str, ending: &str) -> Vec<String> {
        traffic::names(self.asked().iter(), kind, ending)
    }

    /// The bytes that came so far, headers and all.
    pub fn came(&self) -> u64 {
        self.state.came.load(Ordering::SeqCst)
    }

    /// The address of a place at the other end.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.address.port())
    }
}

fn wait_while_cut(state: &State) {
    while state.is_cut.load(Ordering::SeqCst) {
        std::thread::sleep(LOOK);
    }
}

/// Carries bytes both ways until one side hangs up.
fn join(browser: &TcpStream, server: &TcpStream, state: &Arc<State>) {
    let ways: [(_, _, Pass); 2] = [
        (browser, server, State::request),
        (server, browser, State::answer),
    ];
    for (from, to, pass) in ways {
        if let (Ok(from), Ok(to)) = (from.try_clone(), to.try_clone()) {
            let state = Arc::clone(state);
            std::thread::spawn(move || carry(from, to, &state, pass));
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, state: &State, pass: Pass) {
    let mut bytes = [0; 16 * 1024];
    loop {
        let count = match from.read(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Ok(count) => count,
            Err(_) => 0,
        };
        wait_while_cut(state);
        if count == 0 || to.write_all(&pass(state, &bytes[..count])).is_err() {
            // The other way ends with it; it may have ended already.
            let _ = to.shutdown(std::net::Shutdown::Both);
            let _ = from.shutdown(std::net::Shutdown::Both);
            return;
        }
    }
}
