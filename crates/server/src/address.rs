//! Where a request comes from.

use crate::ApiError;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::fmt;
use std::net::{AddrParseError, IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

const FORWARDED: &str = "x-forwarded-for";

/// Who stands between the clients and us; a request extension.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proxy {
    /// Nobody: what a request says about its address is ignored.
    #[default]
    None,
    /// A proxy of ours, which adds the address it was called from to the end of
    /// `X-Forwarded-For`. What stands before the last entry anybody can make up.
    Trusted,
}

/// The address of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub IpAddr);

impl Address {
    /// Whom a limit counts.
    pub fn network(self) -> Network {
        Network(match self.0.to_canonical() {
            IpAddr::V4(v4) => v4.into(),
            // Anyone who has one address of IPv6 has the 2^64 beside it.
            IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
        })
    }
}

impl Address {
    /// Whether the people at this address have anything in common. Behind a proxy on
    /// this machine that says nothing of its clients, everybody is at its own address.
    pub(crate) fn tells_people_apart(self) -> bool {
        !self.0.to_canonical().is_loopback()
    }

    /// The larger and larger parts of the network that somebody may have all
    /// of, the smallest first: /64, /56 and /48 of IPv6.
    pub(crate) fn blocks(self) -> impl Iterator<Item = Network> {
        let larger = match self.0.to_canonical() {
            IpAddr::V4(_) => [None, None],
            IpAddr::V6(v6) => [56, 48].map(|prefix: u32| {
                let kept = v6.to_bits() & (u128::MAX << (128 - prefix));
                // The end tells networks with the same beginning apart.
                Some(Network(
                    Ipv6Addr::from_bits(kept | u128::from(prefix)).into(),
                ))
            }),
        };
        std::iter::once(self.network()).chain(larger.into_iter().flatten())
    }
}

/// The part of an address that nobody has several of for free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Network(IpAddr);

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What [`Display`](fmt::Display) wrote, on another server.
impl FromStr for Network {
    type Err = AddrParseError;

    fn from_str(text: &str) -> Result<Self, AddrParseError> {
        text.parse().map(Self)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let proxy = parts.extensions.get::<Proxy>().copied().unwrap_or_default();
        if proxy == Proxy::Trusted
            && let Some(address) = forwarded(&parts.headers)
        {
            return Ok(Self(address.to_canonical()));
        }
        let caller = ConnectInfo::<SocketAddr>::from_request_parts(parts, state).await;
        let ConnectInfo(caller) =
            caller.map_err(|_| ApiError::fault(&"the address of a caller is not kept"))?;
        Ok(Self(caller.ip().to_canonical()))
    }
}

/// The last entry of the last header: the one that the proxy itself wrote.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all(FORWARDED).iter().next_back()?;
    let entry = last.to_str().ok()?.rsplit(',').next()?.trim();
    // Some proxies add the port.
    let with_port = || entry.parse::<SocketAddr>().ok().map(|at| at.ip());
    entry.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn request(proxy: Option<Proxy>, forwarded: &[&str]) -> Parts {
        let mut request = Request::builder();
        for entry in forwarded {
            request = request.header(FORWARDED, *entry);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        let caller: SocketAddr = "[::ffff:10.0.0.9]:5000".parse().unwrap();
        parts.extensions.insert(ConnectInfo(caller));
        if let Some(proxy) = proxy {
            parts.extensions.insert(proxy);
        }
        parts
    }

    async fn seen(proxy: Option<Proxy>, forwarded: &[&str]) -> String {
        let mut parts = request(proxy, forwarded);
        let address = Address::from_request_parts(&mut parts, &()).await.unwrap();
        address.0.to_string()
    }

    #[tokio::test]
    async fn without_a_proxy_nobody_chooses_their_address() {
        for proxy in [None, Some(Proxy::None)] {
            assert_eq!(seen(proxy, &["1.2.3.4"]).await, "10.0.0.9");
        }
    }

    #[tokio::test]
    async fn a_trusted_proxy_is_believed_its_own_entry_only() {
        let trusted = Some(Proxy::Trusted);
        for (forwarded, address) in [
            (&["1.2.3.4"][..], "1.2.3.4"),
            (&["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
            (&["6.6.6.6", "1.2.3.4 "], "1.2.3.4"),
            (&["1.2.3.4:80"], "1.2.3.4"),
            (&["2001:db8::5"], "2001:db8::5"),
            (&["[2001:db8::5]:80"], "2001:db8::5"),
            (&["6.6.6.6, unknown"], "10.0.0.9"),
            (&[], "10.0.0.9"),
        ] {
            assert_eq!(seen(trusted, forwarded).await, address, "{forwarded:?}");
        }
    }

    #[tokio::test]
    async fn a_server_that_keeps_no_addresses_says_so() {
        let (mut parts, ()) = Request::new(()).into_parts();
        let missing = Address::from_request_parts(&mut parts, &()).await;
        assert_eq!(missing.unwrap_err().code(), "fault");
    }

    #[test]
    fn who_has_many_networks_is_counted_by_all_of_them() {
        let blocks =
            |text: &str| -> Vec<Network> { Address(text.parse().unwrap()).blocks().collect() };
        assert_eq!(blocks("10.0.0.1").len(), 1);
        let (one, near, far) = (
            blocks("2001:db8:0:1::1"),
            blocks("2001:db8:0:2::1"),
            blocks("2001:db8:0:ff01::1"),
        );
        assert_ne!(one[0], near[0]);
        assert_eq!(one[1], near[1]);
        assert_ne!(one[1], far[1]);
        assert_eq!(one[2], far[2]);
        assert_ne!(one[1], one[2]);
    }

    #[test]
    fn neighbours_count_as_one() {
        let network = |text: &str| Address(text.parse().unwrap()).network();
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:2"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
    }
}
