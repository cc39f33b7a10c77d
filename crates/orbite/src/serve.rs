//! `orbite serve`: tables for browsers, here and on the network.

pub(crate) mod settings;

use crate::args::BadRequest;
use crate::cli::{LogFormat, ServeArgs};
use crate::database::{self, Database};
use crate::output;
use anyhow::Context;
use server::{BindError, Config, PageFiles, ServeError, Server};
use settings::Settings;
use std::fmt::Write;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use text::Language;
use text::operator::{self as say, Text};
use tracing_subscriber::EnvFilter;

pub(crate) fn run(args: &ServeArgs, language: Language) -> anyhow::Result<()> {
    let settings = Settings::of(args, language)?;
    let page = match &settings.page {
        Some(folder) => PageFiles::folder(folder)
            .map_err(|_| BadRequest(say::page_missing(language, folder.display().to_string())))?,
        None => PageFiles::embedded(),
    };
    log(&settings)?;
    if settings.page.is_none() && !PageFiles::is_built_in() {
        tell(settings.log, language, |language| {
            Text::BuiltWithoutPage.said(language).to_owned()
        });
    }
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context(Text::NoThreads.said(language))?
        .block_on(serve(settings, page, language))
}

/// Writes what happens to the error output.
fn log(settings: &Settings) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&settings.log_filter)
        .map_err(|error| BadRequest(format!("--log-filter: {error}")))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match settings.log {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

async fn serve(settings: Settings, page: PageFiles, language: Language) -> anyhow::Result<()> {
    let log = settings.log;
    let place = Database::of(
        settings.database.as_ref(),
        settings.database_password_file.as_deref(),
        language,
    )?;
    let store = place.make(language).await?;
    anyhow::ensure!(
        !store.is_backup().await?,
        say::is_a_backup(language, place.shown(language))
    );
    let server = Server::start(Config {
        limits: settings.limits,
        proxy: settings.proxy,
        public_url: settings.public_url,
        metrics: settings.metrics,
        bus: settings.bus,
        push: settings.push,
        mail: settings.mail,
        network: reachable(settings.listen, &machine_addresses())
            .first()
            .copied(),
        ..Config::new(settings.listen, page, store)
    })
    .await
    .map_err(|error| refuse(error, language))?;
    let address = server.address();
    // Anyone who reads the address may at once ask us to stop.
    let stop = server::stop_signal().context(Text::NoSignal.said(language))?;
    output::print(&announcement(address, &machine_addresses(), language))?;
    tell(log, language, |language| {
        say::kept_in(language, place.shown(language))
    });
    if let Some(address) = server.metrics_address() {
        let url = format!("{}/metrics", url(address));
        tell(log, language, |language| say::metrics_at(language, &url));
    }
    if settings.open {
        let url = url(here(address));
        if let Err(error) = open::that_detached(&url) {
            let error = error.to_string();
            tell(log, language, |language| {
                say::no_browser(language, &error, &url)
            });
        }
    }
    server.run(stop).await?;
    tell(log, language, |language| {
        Text::Stopped.said(language).to_owned()
    });
    Ok(())
}

/// Tells the operator something beside the log, or in it, in English, where programs
/// read it.
fn tell(log: LogFormat, language: Language, message: impl Fn(Language) -> String) {
    match log {
        LogFormat::Text => output::note(&message(language)),
        // As what the server itself tells, so that one filter is for both.
        LogFormat::Json => tracing::info!(target: "server", "{}", message(Language::English)),
    }
}

/// Why the server does not start, and what to do about it.
fn refuse(error: ServeError, language: Language) -> anyhow::Error {
    let error = match error {
        ServeError::Bind(error) => error,
        ServeError::Store(error) => return database::problem(language)(error),
    };
    anyhow::Error::msg(match error {
        BindError::Taken(address) => say::address_taken(language, address.to_string()),
        BindError::Forbidden(address) => say::address_forbidden(language, address.to_string()),
        BindError::Elsewhere(address) => say::address_elsewhere(language, address.ip().to_string()),
        BindError::Other(address, error) => {
            let unusable = say::address_unusable(language, address.to_string());
            return anyhow::Error::new(error).context(unusable);
        }
    })
}

/// Where to go, on this machine and from others.
fn announcement(address: SocketAddr, machine: &[IpAddr], language: Language) -> String {
    let mut text = say::ready(language, url(here(address))) + "\n";
    let network: Vec<String> = reachable(address, machine)
        .into_iter()
        .map(|ip| url(SocketAddr::new(ip, address.port())))
        .collect();
    for url in &network {
        let _ = writeln!(text, "{}", say::on_the_network(language, url));
    }
    if let Some(code) = network.first().and_then(|url| code(url))
        && std::io::stdout().is_terminal()
    {
        let _ = write!(text, "\n{code}\n");
    }
    text + Text::HowToStop.said(language) + "\n"
}

/// The address for a browser on this machine.
fn here(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port())
    } else {
        address
    }
}

fn url(address: SocketAddr) -> String {
    format!("http://{address}")
}

/// The addresses that other machines can use, those of home networks first.
fn reachable(listening: SocketAddr, machine: &[IpAddr]) -> Vec<IpAddr> {
    let ip = listening.ip();
    if ip.is_loopback() {
        return Vec::new();
    }
    if !ip.is_unspecified() {
        return vec![ip];
    }
    let mut addresses: Vec<IpAddr> = machine
        .iter()
        .copied()
        .filter(|other| ip.is_ipv6() || other.is_ipv4())
        .filter(|other| !other.is_loopback() && !is_link_local(*other))
        .collect();
    addresses.sort_by_key(|address| !matches!(address, IpAddr::V4(v4) if v4.is_private()));
    addresses
}

/// Addresses that work only together with the name of a network card.
fn is_link_local(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_unicast_link_local(),
    }
}

/// All addresses of this machine; none when it does not tell.
fn machine_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    interfaces.iter().map(|interface| interface.ip()).collect()
}

/// The address as a code for the camera of a phone, drawn light on dark as
/// most terminals are, with the margin that readers need.
fn code(url: &str) -> Option<String> {
    use qrcode::QrCode;
    use qrcode::render::unicode::Dense1x2;
    let code = QrCode::new(url).ok()?;
    Some(
        code.render::<Dense1x2>()
            .dark_color(Dense1x2::Light)
            .light_color(Dense1x2::Dark)
            .build(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(list: &[&str]) -> Vec<IpAddr> {
        list.iter().map(|text| text.parse().unwrap()).collect()
    }

    const MACHINE: &[&str] = &[
        "127.0.0.1",
        "::1",
        "169.254.1.2",
        "fe80::1",
        "2001:db8::5",
        "203.0.113.9",
        "192.168.1.20",
    ];

    #[test]
    fn only_who_listens_beyond_the_machine_is_reachable() {
        let machine = addresses(MACHINE);
        let reach = |listen: &str| reachable(listen.parse().unwrap(), &machine);
        assert_eq!(reach("127.0.0.1:1"), addresses(&[]));
        assert_eq!(reach("192.168.1.20:1"), addresses(&["192.168.1.20"]));
        assert_eq!(
            reach("0.0.0.0:1"),
            addresses(&["192.168.1.20", "203.0.113.9"])
        );
        assert_eq!(
            reach("[::]:1"),
            addresses(&["192.168.1.20", "2001:db8::5", "203.0.113.9"])
        );
    }

    #[test]
    fn the_announcement_names_addresses_a_browser_takes() {
        let text = announcement(
            "0.0.0.0:4747".parse().unwrap(),
            &addresses(MACHINE),
            Language::English,
        );
        assert!(text.contains("ready at http://127.0.0.1:4747\n"), "{text}");
        assert!(text.contains("http://192.168.1.20:4747\n"), "{text}");
        let text = announcement("[::1]:8".parse().unwrap(), &[], Language::English);
        assert!(text.contains("ready at http://[::1]:8\n"), "{text}");
        assert!(!text.contains("network"), "{text}");
    }

    #[test]
    fn the_code_is_a_square_with_a_margin() {
        let code = code("http://192.168.1.20:4747").unwrap();
        let lines: Vec<&str> = code.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width));
        assert!(width.div_ceil(2) == lines.len(), "{width} {}", lines.len());
        // Light margin all around, in characters that fill the cell.
        assert!(lines[0].chars().all(|cell| cell == '█'), "{code}");
    }
}
