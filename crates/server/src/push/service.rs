//! Reaching a push service: one request, encrypted, to a service on the list.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, Uri, header, uri::Scheme};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where browsers have their messages kept: the makers of browsers name them.
/// Nobody makes this server send anything elsewhere.
pub(super) const USUAL: &[&str] = &[
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
];

/// The push services that may be sent to.
#[derive(Clone)]
pub(super) struct Services {
    /// Hosts, and all hosts below them.
    hosts: Vec<String>,
    tls: TlsConnector,
}

impl Services {
    /// The usual ones and these. One that begins with `http://` is reached
    /// without encryption, for a service on the same machine.
    pub(super) fn new(more: &[String]) -> Self {
        let mut roots = RootCertStore::empty();
        for certificate in rustls_native_certs::load_native_certs().certs {
            // What can't be read vouches for nobody.
            let _ = roots.add(certificate);
        }
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map(|builder| builder.with_root_certificates(roots).with_no_client_auth());
        let config = config.expect("the provider speaks the usual versions");
        let usual = USUAL.iter().map(|host| (*host).to_owned());
        Self {
            hosts: usual.chain(more.iter().cloned()).collect(),
            tls: TlsConnector::from(Arc::new(config)),
        }
    }

    /// An address at a push service on the list, and the name of the service.
    pub(super) fn parse(&self, endpoint: &str) -> Option<(Uri, String)> {
        let uri: Uri = endpoint.parse().ok()?;
        let authority = uri.authority()?.as_str();
        let host = uri.host()?;
        let is_listed = |listed: &String| {
            let below = host.strip_suffix(listed.as_str());
            below.is_some_and(|below| below.is_empty() || below.ends_with('.'))
        };
        let is_on_list = match uri.scheme()? {
            // No service has another port, and one that answers nothing would keep us
            // waiting.
            scheme if *scheme == Scheme::HTTPS => {
                uri.port_u16().is_none_or(|port| port == 443) && self.hosts.iter().any(is_listed)
            }
            scheme if *scheme == Scheme::HTTP => {
                self.hosts.contains(&format!("http://{authority}"))
            }
            _ => false,
        };
        let service = format!("{}://{authority}", uri.scheme()?);
        // Names and passwords have no place in an address.
        (is_on_list && !authority.contains('@')).then_some((uri, service))
    }

    /// Sends a message; tells what the service said.
    pub(super) async fn send(
        &self,
        to: &Uri,
        headers: [(header::HeaderName, String); 4],
        body: Vec<u8>,
    ) -> io::Result<StatusCode> {
        let sent = async {
            let host = to.host().unwrap_or_default().to_owned();
            let is_plain = to.scheme() == Some(&Scheme::HTTP);
            let port = to.port_u16().unwrap_or(if is_plain { 80 } else { 443 });
            let stream = TcpStream::connect((host.trim_matches(['[', ']']), port)).await?;
            if is_plain {
                return exchange(stream, to, headers, body).await;
            }
            let name = ServerName::try_from(host).map_err(io::Error::other)?;
            let stream = self.tls.connect(name, stream).await?;
            exchange(stream, to, headers, body).await
        };
        timeout(PATIENCE, sent)
            .await
            .map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    to: &Uri,
    headers: [(header::HeaderName, String); 4],
    body: Vec<u8>,
) -> io::Result<StatusCode> {
    let handshake = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(io::Error::other)?;
    let path = to.path_and_query().map_or("/", |path| path.as_str());
    let authority = to.authority().map_or("", |authority| authority.as_str());
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(header::HOST, authority)
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_ENCODING, "aes128gcm");
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let request = request.body(Body::from(body)).map_err(io::Error::other)?;
    // It has to be looked after while the answer is awaited.
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    connection.abort();
    Ok(answer.map_err(io::Error::other)?.status())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_are_sent_to() {
        let services = Services::new(&["http://127.0.0.1:9".to_owned()]);
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "http://127.0.0.1:9/abc",
        ] {
            assert!(services.parse(good).is_some(), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/abc",
            "https://evilfcm.googleapis.com.example/abc",
            "https://notfcm.googleapis.com/abc",
            "https://127.0.0.1/abc",
            "https://10.0.0.1:9/abc",
            "http://127.0.0.1:90/abc",
            "http://127.0.0.1/abc",
            "https://ada@fcm.googleapis.com/abc",
            "https://fcm.googleapis.com:4444/abc",
            "file:///etc/passwd",
            "/abc",
            "",
        ] {
            assert!(services.parse(bad).is_none(), "{bad}");
        }
        let (_, service) = services.parse("https://web.push.apple.com/a?b").unwrap();
        assert_eq!(service, "https://web.push.apple.com");
    }
}
