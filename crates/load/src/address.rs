//! Addresses of this machine, and no others.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;
use tokio::net::{TcpSocket, TcpStream};

/// An address that leads nowhere but to this machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loopback {
    to: SocketAddr,
    /// Another address of this machine to call from than the usual one.
    from: Option<Ipv4Addr>,
}

/// A text that is no address of this machine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotLoopback {
    /// It can't be read.
    #[error("`{0}` is no address of a server, such as http://127.0.0.1:4747")]
    Unreadable(String),
    /// It may belong to another machine.
    #[error(
        "{0} is not this machine: load is only ever put on a server of one's own, at \
         127.0.0.1, [::1] or localhost"
    )]
    Elsewhere(String),
}

impl Loopback {
    /// The address as the system knows it.
    pub fn socket(self) -> SocketAddr {
        self.to
    }

    /// The same for somebody with the address 127.0.0.`last`.
    #[must_use]
    pub fn called_from(self, last: u8) -> Self {
        let from = Some(Ipv4Addr::new(127, 0, 0, last));
        Self { from, ..self }
    }

    /// Connects.
    pub(crate) async fn connect(self) -> io::Result<TcpStream> {
        let Some(from) = self.from else {
            return TcpStream::connect(self.to).await;
        };
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(from.into(), 0))?;
        socket.connect(self.to).await
    }
}

impl TryFrom<SocketAddr> for Loopback {
    type Error = NotLoopback;

    fn try_from(address: SocketAddr) -> Result<Self, NotLoopback> {
        if address.ip().to_canonical().is_loopback() {
            Ok(Self {
                to: address,
                from: None,
            })
        } else {
            Err(NotLoopback::Elsewhere(address.ip().to_string()))
        }
    }
}

impl FromStr for Loopback {
    type Err = NotLoopback;

    fn from_str(text: &str) -> Result<Self, NotLoopback> {
        let unreadable = || NotLoopback::Unreadable(text.to_owned());
        let rest = ["http://", "ws://"]
            .iter()
            .find_map(|scheme| text.strip_prefix(scheme))
            .unwrap_or(text);
        let rest = rest.strip_suffix("/ws").unwrap_or(rest);
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        if let Ok(address) = rest.parse::<SocketAddr>() {
            return Self::try_from(address);
        }
        let (host, port) = rest.rsplit_once(':').ok_or_else(unreadable)?;
        let port: u16 = port.parse().map_err(|_| unreadable())?;
        // No name is looked up: what a name means is for others to decide.
        if host.eq_ignore_ascii_case("localhost") {
            return Self::try_from(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
        }
        let is_name = !host.is_empty()
            && host
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || ".-".contains(letter));
        if is_name {
            Err(NotLoopback::Elsewhere(host.to_owned()))
        } else {
            Err(unreadable())
        }
    }
}

impl fmt::Display for Loopback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_is_taken() {
        for (text, socket) in [
            ("http://127.0.0.1:4747", "127.0.0.1:4747"),
            ("http://127.0.0.1:4747/", "127.0.0.1:4747"),
            ("ws://[::1]:80/ws", "[::1]:80"),
            ("127.8.0.1:9", "127.8.0.1:9"),
            ("http://localhost:4747", "127.0.0.1:4747"),
        ] {
            let address: Loopback = text.parse().unwrap();
            assert_eq!(address.to_string(), socket, "{text}");
        }
    }

    fn are_refused(addresses: &[&str], is_why: fn(&NotLoopback) -> bool) {
        for text in addresses {
            let why = text.parse::<Loopback>().expect_err(text);
            assert!(is_why(&why), "{text}: {why:?}");
        }
    }

    #[test]
    fn every_other_machine_is_refused() {
        let elsewhere = [
            "http://192.168.1.20:4747",
            "http://0.0.0.0:4747",
            "http://[::]:4747",
            "http://8.8.8.8:80",
            "http://orbite.example:80",
            "http://localhost.orbite.example:80",
            "http://127.0.0.1.orbite.example:80",
        ];
        are_refused(&elsewhere, |why| matches!(why, NotLoopback::Elsewhere(_)));
    }

    #[test]
    fn nonsense_is_refused() {
        let nonsense = [
            "",
            "http://",
            "127.0.0.1",
            "http://a:b",
            "http://x@127.0.0.1:5",
            ":80",
        ];
        are_refused(&nonsense, |why| matches!(why, NotLoopback::Unreadable(_)));
    }
}
