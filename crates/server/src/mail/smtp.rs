//! The server that takes our mail, as the operator names it.

use super::letter::Sender;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

/// The way to the SMTP server; each mail has a connection of its own.
pub(super) type Transport = AsyncSmtpTransport<Tokio1Executor>;

/// How long the SMTP server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where mail is sent from, by which server.
#[derive(Clone)]
pub struct MailSettings {
    transport: Transport,
    pub(super) from: Sender,
    /// Where people find this server: links in mails begin with it.
    pub(super) public_url: String,
    /// How long after somebody was missed at their turn mail tells them.
    pub after: Duration,
    /// How often the server looks whom to tell.
    pub pace: Duration,
}

/// Without the password.
impl fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailSettings")
            .field("from", &self.from.to_string())
            .finish_non_exhaustive()
    }
}

/// What is wrong with the settings of mail. None of it repeats the address of the
/// server, in which a password may be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailSettingsError {
    /// The SMTP server can't be read.
    #[error(
        "the SMTP server is written like smtps://USER@mail.example (encrypted, port 465) or \
         smtp://USER@mail.example (STARTTLS, port 587); smtp://HOST:25?tls=none does not encrypt"
    )]
    Server,
    /// There is a password in the address.
    #[error(
        "the password of the SMTP server does not belong into its address: put it into a file, \
         and name that with smtp-password-file"
    )]
    PasswordInAddress,
    /// There is a password and nobody whose it is.
    #[error(
        "smtp-password-file needs a user in the SMTP server's address: smtps://USER@mail.example"
    )]
    NoUser,
    /// There is a user without a password.
    #[error("the user of the SMTP server needs a password: name its file with smtp-password-file")]
    NoPassword,
    /// The password would be sent for everybody to read.
    #[error(
        "the SMTP server's password is not sent over an unencrypted connection to another machine"
    )]
    Unencrypted,
    /// TLS can't be set up for this server.
    #[error("can't encrypt the connection to the SMTP server: {0}")]
    Tls(String),
    /// The sender can't be read.
    #[error("the sender of mail is written like `Orbite <orbite@mail.example>`, not `{0}`")]
    From(String),
}

impl MailSettings {
    /// Mail by an SMTP server such as `smtps://USER@HOST`, from a sender such as
    /// `Orbite <orbite@HOST>`; links lead to the public address.
    pub fn new(
        server: &str,
        password: Option<String>,
        from: &str,
        public_url: &str,
    ) -> Result<Self, MailSettingsError> {
        let from = from
            .trim()
            .parse()
            .map_err(|_| MailSettingsError::From(from.to_owned()))?;
        let public_url = public_url.trim_end_matches('/').to_owned();
        let server = Server::parse(server)?;
        Ok(Self {
            transport: server.transport(password, host_of(&public_url))?,
            from,
            public_url,
            after: Duration::from_secs(60),
            pace: Duration::from_secs(15),
        })
    }

    pub(super) fn transport(&self) -> Transport {
        self.transport.clone()
    }

    /// The name by which people find this server.
    pub(super) fn host(&self) -> &str {
        host_of(&self.public_url)
    }
}

fn host_of(url: &str) -> &str {
    let host = url.split_once("://").map_or(url, |(_, host)| host);
    match host.find(']') {
        Some(end) => &host[..=end],
        None => host.rsplit_once(':').map_or(host, |(name, _)| name),
    }
}

/// How the connection is encrypted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encryption {
    /// From its first byte.
    Always,
    /// Once both have agreed to; without that nothing is sent.
    StartTls,
    Never,
}

/// The address of an SMTP server, taken apart.
#[derive(PartialEq, Eq, Debug)]
struct Server<'a> {
    encryption: Encryption,
    user: Option<String>,
    host: &'a str,
    port: u16,
}

impl<'a> Server<'a> {
    fn parse(text: &'a str) -> Result<Self, MailSettingsError> {
        let (scheme, rest) = text.split_once("://").ok_or(MailSettingsError::Server)?;
        let (rest, is_plain) = match rest.split_once('?') {
            None => (rest, false),
            Some((rest, "tls=none")) => (rest, true),
            Some(_) => return Err(MailSettingsError::Server),
        };
        let rest = rest.trim_end_matches('/');
        // A user's name may be a mail address.
        let (user, place) = match rest.rsplit_once('@') {
            Some((user, _)) if user.contains(':') => {
                return Err(MailSettingsError::PasswordInAddress);
            }
            Some((user, place)) => (Some(user.replace("%40", "@")), place),
            None => (None, rest),
        };
        let (host, port) = split_port(place).ok_or(MailSettingsError::Server)?;
        let encryption = match scheme {
            "smtps" if !is_plain => Encryption::Always,
            "smtp" if is_plain || is_this_machine(host) => Encryption::Never,
            "smtp" => Encryption::StartTls,
            _ => return Err(MailSettingsError::Server),
        };
        let usual = match encryption {
            Encryption::Always => 465,
            Encryption::StartTls => 587,
            Encryption::Never => 25,
        };
        Ok(Self {
            encryption,
            user,
            host,
            port: port.unwrap_or(usual),
        })
    }

    /// The way to it; it is told that we are this host.
    fn transport(
        self,
        password: Option<String>,
        own_host: &str,
    ) -> Result<Transport, MailSettingsError> {
        let parameters = |host: &str| {
            TlsParameters::new(host.to_owned())
                .map_err(|error| MailSettingsError::Tls(error.to_string()))
        };
        let tls = match self.encryption {
            Encryption::Always => Tls::Wrapper(parameters(self.host)?),
            Encryption::StartTls => Tls::Required(parameters(self.host)?),
            Encryption::Never => Tls::None,
        };
        let mut transport = Transport::builder_dangerous(self.host)
            .port(self.port)
            .tls(tls)
            .timeout(Some(PATIENCE))
            .hello_name(client_id(own_host));
        match (self.user, password) {
            (None, None) => {}
            (None, Some(_)) => return Err(MailSettingsError::NoUser),
            (Some(_), None) => return Err(MailSettingsError::NoPassword),
            (Some(_), Some(_))
                if self.encryption == Encryption::Never && !is_this_machine(self.host) =>
            {
                return Err(MailSettingsError::Unencrypted);
            }
            (Some(user), Some(password)) => {
                transport = transport.credentials(Credentials::new(user, password));
            }
        }
        Ok(transport.build())
    }
}

/// Who we are: an address without a name stands in brackets (RFC 5321).
fn client_id(own_host: &str) -> ClientId {
    match own_host.trim_matches(['[', ']']).parse() {
        Ok(IpAddr::V4(ip)) => ClientId::Ipv4(ip),
        Ok(IpAddr::V6(ip)) => ClientId::Ipv6(ip),
        Err(_) => ClientId::Domain(own_host.to_owned()),
    }
}

/// A host, and its port if it says one.
fn split_port(place: &str) -> Option<(&str, Option<u16>)> {
    let (host, port) = match place.strip_prefix('[') {
        Some(rest) => {
            let (host, rest) = rest.split_once(']')?;
            (
                host,
                rest.strip_prefix(':')
                    .or((!rest.is_empty()).then_some(rest)),
            )
        }
        None => match place.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        },
    };
    let is_host = !host.is_empty() && !host.contains(['/', ' ', '?', '#']);
    let port = port.map(str::parse).transpose().ok()?;
    is_host.then_some((host, port))
}

fn is_this_machine(host: &str) -> bool {
    let is_loopback = |ip: IpAddr| ip.is_loopback();
    host == "localhost" || host.parse().is_ok_and(is_loopback)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_without_a_name_introduces_itself_in_brackets() {
        let said = |url: &str| client_id(host_of(url)).to_string();
        assert_eq!(said("https://orbite.example"), "orbite.example");
        assert_eq!(said("http://orbite.example:4747"), "orbite.example");
        assert_eq!(said("http://192.0.2.7:4747"), "[192.0.2.7]");
        for url in ["http://[2001:db8::7]:4747", "http://[2001:db8::7]"] {
            assert_eq!(said(url), "[IPv6:2001:db8::7]");
        }
    }

    #[test]
    fn a_server_has_a_scheme_a_host_and_perhaps_more() {
        use Encryption::{Always, Never, StartTls};
        for (text, encryption, user, host, port) in [
            ("smtps://mail.example", Always, None, "mail.example", 465),
            (
                "smtps://o@mail.example:4650/",
                Always,
                Some("o"),
                "mail.example",
                4650,
            ),
            ("smtp://mail.example", StartTls, None, "mail.example", 587),
            (
                "smtp://o@mail.example@mail.example:25",
                StartTls,
                Some("o@mail.example"),
                "mail.example",
                25,
            ),
            (
                "smtp://o%40a.example@mail.example",
                StartTls,
                Some("o@a.example"),
                "mail.example",
                587,
            ),
            ("smtp://localhost", Never, None, "localhost", 25),
            ("smtp://127.0.0.1:2525", Never, None, "127.0.0.1", 2525),
            ("smtp://[::1]:2525", Never, None, "::1", 2525),
            ("smtp://relay:25?tls=none", Never, None, "relay", 25),
        ] {
            let server = Server {
                encryption,
                user: user.map(str::to_owned),
                host,
                port,
            };
            assert_eq!(Server::parse(text), Ok(server), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_without_the_password() {
        use MailSettingsError as E;
        let new = |server: &str, password: Option<&str>| {
            let password = password.map(str::to_owned);
            let settings =
                MailSettings::new(server, password, "o@a.example", "https://orbite.example");
            settings.map(drop)
        };
        for (server, password, error) in [
            ("mail.example", None, E::Server),
            ("http://mail.example", None, E::Server),
            ("smtp://", None, E::Server),
            ("smtp://mail.example:port", None, E::Server),
            ("smtp://[::1]x", None, E::Server),
            ("smtp://mail.example/folder", None, E::Server),
            ("smtp://mail.example?tls=maybe", None, E::Server),
            ("smtps://mail.example?tls=none", None, E::Server),
            ("smtps://o:secret@mail.example", None, E::PasswordInAddress),
            ("smtps://mail.example", Some("secret"), E::NoUser),
            ("smtps://o@mail.example", None, E::NoPassword),
            ("smtp://o@relay?tls=none", Some("secret"), E::Unencrypted),
        ] {
            assert_eq!(new(server, password), Err(error.clone()), "{server}");
            assert!(!error.to_string().contains("secret"));
        }
        assert_eq!(new("smtp://o@localhost", Some("secret")), Ok(()));
        assert_eq!(new("smtps://o@mail.example", Some("secret")), Ok(()));
        let from = MailSettings::new("smtp://localhost", None, "nobody", "https://a.example");
        assert!(matches!(from, Err(E::From(_))));
    }

    #[test]
    fn settings_are_shown_without_the_password() {
        let settings = MailSettings::new(
            "smtps://orbite@mail.example",
            Some("secret".to_owned()),
            "Orbite <o@a.example>",
            "https://orbite.example:8443/",
        );
        let settings = settings.unwrap();
        let shown = format!("{settings:?}");
        assert!(
            !shown.contains("secret") && shown.contains("o@a.example"),
            "{shown}"
        );
        assert_eq!(settings.host(), "orbite.example");
    }
}
