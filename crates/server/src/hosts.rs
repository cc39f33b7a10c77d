//! By which names clients reach the server, and which of them are its own.
//!
//! A page elsewhere can let its name lead to our address (DNS rebinding), and
//! its scripts then ask us as if we were their own server. What gives it away
//! is the name that the browser was asked for, in `Host`: an address, or
//! `localhost`, belongs to nobody else.

use crate::api_error::ApiError;
use crate::app_state::AppState;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;
use std::sync::Arc;

/// Where clients find the server, if the operator says so:
/// `https://orbite.example`.
#[derive(Debug)]
pub(crate) struct Hosts {
    public_url: Option<String>,
}

impl Hosts {
    pub(crate) fn new(public_url: Option<&str>) -> Self {
        Self {
            public_url: public_url.map(|url| url.trim_end_matches('/').to_ascii_lowercase()),
        }
    }

    pub(crate) fn public_url(&self) -> Option<&str> {
        self.public_url.as_deref()
    }

    /// Whether clients are to use encrypted connections only.
    pub(crate) fn is_encrypted(&self) -> bool {
        let url = self.public_url.as_deref();
        url.is_some_and(|url| url.starts_with("https://"))
    }

    fn check(&self, request: &HeaderMap) -> Result<(), ApiError> {
        if !self.is_ours(host(request)) {
            return Err(ApiError::new(
                StatusCode::MISDIRECTED_REQUEST,
                "wrong_host",
                format!(
                    "this server is not reached by that name, but at {}",
                    self.public_url.as_deref().unwrap_or_default()
                ),
            ));
        }
        if !self.is_from_our_page(request) {
            return Err(ApiError::forbidden(
                "wrong_origin",
                "pages of other servers may not ask this one",
            ));
        }
        Ok(())
    }

    /// Whether a request is for us: by the name that the operator says, which is
    /// any name if they say none, or by one that nobody else can have.
    fn is_ours(&self, host: Option<&str>) -> bool {
        let (Some(url), Some(host)) = (&self.public_url, host) else {
            return true;
        };
        let own = url.split_once("://").map_or("", |(_, own)| own);
        // Some proxies leave out the port.
        is_address(host) || name(host).eq_ignore_ascii_case(name(own))
    }

    /// Whether a request comes from our own page, or from no page at all.
    fn is_from_our_page(&self, request: &HeaderMap) -> bool {
        let Some(origin) = request.get(header::ORIGIN) else {
            return true;
        };
        let Ok(origin) = origin.to_str() else {
            return false;
        };
        let Some((_, from)) = origin.split_once("://") else {
            return false;
        };
        self.public_url.as_deref() == Some(origin) || host(request) == Some(from)
    }
}

/// Turns requests away that are for somebody else's server, or come from
/// somebody else's page.
pub(crate) async fn guard(
    State(app): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    app.hosts.check(request.headers())?;
    Ok(next.run(request).await)
}

/// The name that a request is for, with the port if it has one.
pub(crate) fn host(request: &HeaderMap) -> Option<&str> {
    request.get(header::HOST)?.to_str().ok()
}

/// Without the port, the brackets of IPv6 and the dot of the root.
fn name(host: &str) -> &str {
    match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => address,
        None => {
            let end = host.find(':').unwrap_or(host.len());
            host[..end].trim_end_matches('.')
        }
    }
}

/// Whether a host is one that no other server's page can have: an address, or
/// this machine's own name.
pub(crate) fn is_address(host: &str) -> bool {
    name(host).parse::<IpAddr>().is_ok() || is_here(host)
}

/// Whether a host is the machine that asks.
pub(crate) fn is_here(host: &str) -> bool {
    let name = name(host);
    match name.parse::<IpAddr>() {
        Ok(ip) => ip.to_canonical().is_loopback(),
        Err(_) => {
            let name = name.to_ascii_lowercase();
            name == "localhost" || name.ends_with(".localhost")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_has_many_names() {
        for here in [
            "localhost",
            "LocalHost:4747",
            "localhost.",
            "127.0.0.1",
            "127.0.0.1:4747",
            "127.1.2.3:80",
            "[::1]",
            "[::1]:4747",
            "orbite.localhost:4747",
        ] {
            assert!(is_here(here), "{here}");
        }
        for there in [
            "192.168.1.20:4747",
            "10.0.0.1",
            "[fe80::1]:4747",
            "play.example",
            "localhost.example:80",
            "127.0.0.1.example",
            "",
        ] {
            assert!(!is_here(there), "{there}");
        }
    }

    #[test]
    fn only_names_can_be_somebody_elses() {
        let public = Hosts::new(Some("https://Orbite.example:8443/"));
        let unnamed = Hosts::new(None);
        for (host, ours) in [
            ("orbite.example", true),
            ("ORBITE.example.:8443", true),
            ("192.168.1.20:4747", true),
            ("[2001:db8::1]:80", true),
            ("localhost:4747", true),
            ("evil.example", false),
            ("orbite.example.evil.example", false),
            ("192.168.1.20.evil.example", false),
            ("[evil.example]", false),
            ("", false),
        ] {
            assert_eq!(public.is_ours(Some(host)), ours, "{host}");
            assert!(unnamed.is_ours(Some(host)), "{host}");
        }
        assert!(public.is_ours(None));
    }
}
