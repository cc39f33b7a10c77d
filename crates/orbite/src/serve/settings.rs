//! What a server is told by flags, by the environment, and by a file; a flag
//! beats the environment, which beats the file.

use crate::cli::{LogFormat, ServeArgs};
use crate::table::BadRequest;
use serde::Deserialize;
use server::Proxy;
use server::limit::Limits;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Where browsers are answered unless somebody says otherwise.
const LISTEN: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 4747);

/// The settings file: the same names as the flags.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    listen: Option<SocketAddr>,
    database: Option<String>,
    dist: Option<PathBuf>,
    public_url: Option<String>,
    behind_proxy: Option<bool>,
    log: Option<LogFormat>,
    log_filter: Option<String>,
    no_limits: Option<bool>,
    sockets_per_address: Option<u32>,
}

/// How a server runs.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) listen: SocketAddr,
    pub(crate) database: Option<String>,
    pub(crate) dist: Option<PathBuf>,
    pub(crate) public_url: Option<String>,
    pub(crate) proxy: Proxy,
    pub(crate) log: LogFormat,
    pub(crate) log_filter: String,
    pub(crate) limits: Limits,
}

impl Settings {
    /// Brings flags, environment and file together.
    pub(crate) fn of(args: &ServeArgs) -> anyhow::Result<Self> {
        let file = match &args.config {
            Some(path) => read(path)?,
            None => File::default(),
        };
        let public_url = args.public_url.clone().or(file.public_url);
        if let Some(url) = &public_url {
            check_url(url)?;
        }
        let behind_proxy = args.behind_proxy || file.behind_proxy == Some(true);
        let unlimited = args.no_limits || file.no_limits == Some(true);
        let mut limits = if unlimited {
            Limits::NONE
        } else {
            Limits::default()
        };
        if let Some(sockets) = args.sockets_per_address.or(file.sockets_per_address) {
            limits.sockets = sockets;
        }
        Ok(Self {
            listen: args.listen.or(file.listen).unwrap_or(LISTEN),
            database: args.database.clone().or(file.database),
            dist: args.dist.clone().or(file.dist),
            public_url,
            proxy: if behind_proxy {
                Proxy::Trusted
            } else {
                Proxy::None
            },
            log: args.log.or(file.log).unwrap_or(LogFormat::Text),
            log_filter: args
                .log_filter
                .clone()
                .or(file.log_filter)
                .unwrap_or_else(|| "warn,server=info".to_owned()),
            limits,
        })
    }
}

/// Where a settings file says that everything is kept, if it does.
pub(crate) fn database_in(file: &Path) -> anyhow::Result<Option<String>> {
    Ok(read(file)?.database)
}

fn read(path: &Path) -> anyhow::Result<File> {
    let bad = |problem: String| BadRequest(format!("{}: {problem}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    Ok(toml::from_str(&text).map_err(|error| bad(error.to_string()))?)
}

fn check_url(url: &str) -> Result<(), BadRequest> {
    let host = ["http://", "https://"]
        .iter()
        .find_map(|scheme| url.strip_prefix(scheme));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ']) => Ok(()),
        _ => Err(BadRequest(format!(
            "the public address is written like https://orbite.example, not `{url}`"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        serve: ServeArgs,
    }

    fn settings(flags: &[&str], file: &str) -> anyhow::Result<Settings> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("orbite.toml");
        std::fs::write(&path, file).unwrap();
        let config = path.to_str().unwrap();
        let start = ["serve", "--config", config];
        let line = Line::parse_from(start.iter().chain(flags));
        Settings::of(&line.serve)
    }

    #[test]
    fn a_flag_beats_the_file() {
        let file = "listen = \"0.0.0.0:80\"\ndatabase = \"file.db\"\nbehind-proxy = true\n";
        let settings = settings(&["--listen", "127.0.0.1:9"], file).unwrap();
        assert_eq!(settings.listen, "127.0.0.1:9".parse().unwrap());
        assert_eq!(settings.database.as_deref(), Some("file.db"));
        assert_eq!(settings.proxy, Proxy::Trusted);
    }

    #[test]
    fn what_nobody_says_has_a_default() {
        let settings = settings(&[], "").unwrap();
        assert_eq!(settings.listen, LISTEN);
        assert_eq!(settings.proxy, Proxy::None);
        assert_eq!(settings.limits, Limits::default());
    }

    #[test]
    fn a_setting_that_nobody_knows_is_named() {
        let error = settings(&[], "lissen = \"0.0.0.0:80\"\n").unwrap_err();
        assert!(error.to_string().contains("lissen"), "{error}");
        for url in ["orbite.example", "https://", "https://a/b"] {
            assert!(settings(&["--public-url", url], "").is_err(), "{url}");
        }
    }
}
