//! A line between a browser and a site that can be cut: a network that the browser
//! emulates leaves open sockets alone, and a server that hears nothing is what there
//! is to test.

use crate::site::Site;
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often somebody looks whether the line is whole again.
const LOOK: Duration = Duration::from_millis(10);

/// A way of its own to a site, for one visitor.
#[derive(Debug)]
pub struct Line {
    address: SocketAddr,
    is_cut: Arc<AtomicBool>,
}

impl Line {
    /// A line to a site, which follows it through restarts.
    pub fn to(site: &Site) -> Line {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let address = listener.local_addr().expect("it is bound");
        let is_cut = Arc::new(AtomicBool::new(false));
        let (there, state) = (site.address(), Arc::clone(&is_cut));
        // Ends with the tests.
        std::thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                let state = Arc::clone(&state);
                std::thread::spawn(move || {
                    wait_while(&state);
                    // Without a server the browser is hung up on.
                    if let Ok(server) = TcpStream::connect(there) {
                        join(&browser, &server, &state);
                    }
                });
            }
        });
        Line { address, is_cut }
    }

    /// Nothing comes through any more, and nobody is told.
    pub fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
    }

    /// What waited comes through, and everything after it.
    pub fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }

    /// The address of a place at the other end.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.address.port())
    }
}

fn wait_while(is_cut: &AtomicBool) {
    while is_cut.load(Ordering::SeqCst) {
        std::thread::sleep(LOOK);
    }
}

/// Carries bytes both ways until one side hangs up.
fn join(browser: &TcpStream, server: &TcpStream, is_cut: &Arc<AtomicBool>) {
    let ways = [(browser, server), (server, browser)];
    let ways = ways.map(|(from, to)| Some((from.try_clone().ok()?, to.try_clone().ok()?)));
    for (from, to) in ways.into_iter().flatten() {
        let is_cut = Arc::clone(is_cut);
        std::thread::spawn(move || carry(from, to, &is_cut));
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut bytes = [0; 16 * 1024];
    loop {
        let count = match from.read(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Ok(count) => count,
            Err(_) => 0,
        };
        wait_while(is_cut);
        if count == 0 || to.write_all(&bytes[..count]).is_err() {
            // The other way ends with it; it may have ended already.
            let _ = to.shutdown(std::net::Shutdown::Both);
            let _ = from.shutdown(std::net::Shutdown::Both);
            return;
        }
    }
}
