//! The settings of a server from flags, the environment and a file; a flag beats
//! the environment, which beats the file.

use crate::args::BadRequest;
use crate::cli::{LogFormat, ServeArgs};
use crate::database::{DatabaseName, password_in};
use crate::files;
use server::limit::Limits;
use server::{BusChoice, MailSettings, MailSettingsError, Proxy, PushSettings};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use text::Language;
use text::command_line::file_error;
use text::operator::{self as say, Text};
use toml::Table;

/// Where browsers are answered unless somebody says otherwise.
const LISTEN: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 4747);

/// How a server runs.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) listen: SocketAddr,
    pub(crate) database: Option<DatabaseName>,
    pub(crate) database_password_file: Option<PathBuf>,
    pub(crate) page: Option<PathBuf>,
    pub(crate) open: bool,
    pub(crate) public_url: Option<String>,
    pub(crate) metrics: Option<SocketAddr>,
    pub(crate) proxy: Proxy,
    pub(crate) log: LogFormat,
    pub(crate) log_filter: String,
    pub(crate) limits: Limits,
    pub(crate) bus: BusChoice,
    pub(crate) push: PushSettings,
    pub(crate) mail: Option<MailSettings>,
}

impl Settings {
    /// Brings flags, environment and file together.
    pub(crate) fn of(args: &ServeArgs, language: Language) -> anyhow::Result<Self> {
        let args = match &args.config {
            Some(path) => over_file(args, &read(path, language)?)?,
            None => args.clone(),
        };
        if let Some(url) = &args.public_url {
            check_url(url, language)?;
        }
        let mut limits = if args.no_limits.unwrap_or(false) {
            Limits::NONE
        } else {
            Limits::default()
        };
        if let Some(connections) = args.connections {
            limits.all_connections = connections;
        }
        if let Some(sockets) = args.sockets_per_address {
            limits.sockets = sockets;
        }
        if let Some(tables) = args.tables_per_user {
            limits.open_tables = tables;
        }
        if let Some(tables) = args.tables_in_memory {
            limits.live_tables = tables;
        }
        if let Some(milliseconds) = args.bot_pace {
            limits.bot_pace = Duration::from_millis(milliseconds.into());
        }
        if let Some(days) = args.session_days {
            let day = Duration::from_secs(24 * 60 * 60);
            limits.session_idle = (days > 0).then(|| day * days);
        }
        let mail = mail(&args, language)?;
        Ok(Self {
            listen: args.listen.unwrap_or(LISTEN),
            database: args.database,
            database_password_file: args.database_password_file,
            page: args.page,
            open: args.open.unwrap_or(false),
            public_url: args.public_url,
            metrics: args.metrics,
            proxy: if args.behind_proxy.unwrap_or(false) {
                Proxy::Trusted
            } else {
                Proxy::None
            },
            log: args.log.unwrap_or(LogFormat::Text),
            log_filter: args
                .log_filter
                .unwrap_or_else(|| "warn,server=info".to_owned()),
            limits,
            bus: bus(args.bus, language)?,
            push: push(args.push_services),
            mail,
        })
    }
}

/// The settings of the file, except for those that flags or the environment
/// give.
fn over_file(args: &ServeArgs, file: &ServeArgs) -> anyhow::Result<ServeArgs> {
    let mut settings = Table::try_from(file)?;
    settings.extend(Table::try_from(args)?);
    Ok(settings.try_into()?)
}

/// Where a settings file says that everything is kept, and its password, if it
/// does.
pub(crate) fn database_in(
    file: &Path,
    language: Language,
) -> anyhow::Result<(Option<DatabaseName>, Option<PathBuf>)> {
    let file = read(file, language)?;
    Ok((file.database, file.database_password_file))
}

fn read(path: &Path, language: Language) -> anyhow::Result<ServeArgs> {
    let bad = |problem: String| BadRequest(format!("{}: {problem}", path.display()));
    let text =
        files::read_text(path, files::SMALL).map_err(|error| bad(file_error(&error, language)))?;
    // Without the line itself, which may hold a password.
    let settings = toml::from_str(&text).map_err(|error| {
        let before = error.span().map_or("", |span| &text[..span.start]);
        let line = before.matches('\n').count() + 1;
        bad(say::settings_line(language, line, error.message()))
    });
    Ok(settings?)
}

/// The push services beside the usual ones, separated by commas.
fn push(services: Option<String>) -> PushSettings {
    let services = services.unwrap_or_default();
    let services = services.split(',').map(str::trim);
    PushSettings {
        services: services
            .filter(|service| !service.is_empty())
            .map(str::to_owned)
            .collect(),
        ..PushSettings::default()
    }
}

/// How mail is sent, if a server for it is named.
fn mail(args: &ServeArgs, language: Language) -> anyhow::Result<Option<MailSettings>> {
    let needs = |what: Text| BadRequest(what.said(language).to_owned());
    let Some(server) = &args.smtp else {
        if args.mail_from.is_some() || args.smtp_password_file.is_some() {
            return Err(needs(Text::MailNeedsServer).into());
        }
        return Ok(None);
    };
    let from = args.mail_from.as_deref();
    let from = from.ok_or_else(|| needs(Text::MailNeedsSender))?;
    let url = args.public_url.as_deref();
    let url = url.ok_or_else(|| needs(Text::MailNeedsUrl))?;
    let password = match &args.smtp_password_file {
        Some(file) => Some(password_in(file, say::mail_password_unread, language)?),
        None => None,
    };
    let settings = MailSettings::new(server, password, from, url);
    let bad = |error| BadRequest(mail_problem(&error, language));
    Ok(Some(settings.map_err(bad)?))
}

/// What is wrong with how mail is to be sent.
fn mail_problem(error: &MailSettingsError, language: Language) -> String {
    use MailSettingsError as E;
    match error {
        E::Server => Text::MailServerForm,
        E::PasswordInAddress => Text::MailPasswordInAddress,
        E::NoUser => Text::MailNoUser,
        E::NoPassword => Text::MailNoPassword,
        E::Unencrypted => Text::MailUnencrypted,
        E::From(from) => return say::mail_sender_form(language, from),
        E::Tls(problem) => return say::mail_no_tls(language, problem),
    }
    .said(language)
    .to_owned()
}

/// What a bus is called in settings.
fn bus(name: Option<String>, language: Language) -> Result<BusChoice, BadRequest> {
    match name {
        None => Ok(BusChoice::Database),
        Some(name) if name == "postgres" => Ok(BusChoice::Database),
        Some(name) if name.starts_with("nats://") || name.starts_with("tls://") => {
            Ok(BusChoice::Nats(name))
        }
        // Without the name itself, which may hold a password.
        Some(_) => Err(BadRequest(Text::BusForm.said(language).to_owned())),
    }
}

fn check_url(url: &str, language: Language) -> Result<(), BadRequest> {
    let host = ["http://", "https://"]
        .iter()
        .find_map(|scheme| url.strip_prefix(scheme));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ']) => Ok(()),
        _ => Err(BadRequest(say::public_url_form(language, url))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, Parser};
    use std::ffi::OsStr;

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
        Settings::of(&line.serve, Language::English)
    }

    #[test]
    fn a_flag_beats_the_file() {
        let file = "listen = \"0.0.0.0:80\"\ndatabase = \"file.db\"\nbehind-proxy = true\n";
        let settings = settings(&["--listen", "127.0.0.1:9"], file).unwrap();
        assert_eq!(settings.listen, "127.0.0.1:9".parse().unwrap());
        let database = DatabaseName::from("file.db".to_owned());
        assert_eq!(settings.database, Some(database));
        assert_eq!(settings.proxy, Proxy::Trusted);
    }

    #[test]
    fn a_flag_turns_off_what_the_file_turns_on() {
        let file = "behind-proxy = true\nno-limits = true\nopen = true\n";
        let on = settings(&[], file).unwrap();
        assert_eq!(on.proxy, Proxy::Trusted);
        assert_eq!(on.limits, Limits::NONE);
        assert!(on.open);
        let off = ["--behind-proxy=false", "--no-limits=no", "--open=0"];
        let off = settings(&off, file).unwrap();
        assert_eq!(off.proxy, Proxy::None);
        assert_eq!(off.limits, Limits::default());
        assert!(!off.open);
        let bare = settings(&["--behind-proxy", "--no-limits", "--open"], "").unwrap();
        assert_eq!(bare.proxy, Proxy::Trusted);
        assert_eq!(bare.limits, Limits::NONE);
        assert!(bare.open);
    }

    #[test]
    fn limits_are_settings() {
        let file = "connections = 90000\ntables-per-user = 5\ntables-in-memory = 50\n\
                    bot-pace = 0\nsession-days = 2\n";
        let limits = settings(&["--bot-pace", "100"], file).unwrap().limits;
        let expected = Limits {
            all_connections: 90_000,
            open_tables: 5,
            live_tables: 50,
            bot_pace: Duration::from_millis(100),
            session_idle: Some(Duration::from_secs(2 * 24 * 60 * 60)),
            ..Limits::default()
        };
        assert_eq!(limits, expected);
        let never = settings(&["--session-days", "0"], file).unwrap();
        assert_eq!(never.limits.session_idle, None);
    }

    #[test]
    fn push_services_are_added_to_the_usual_ones() {
        assert!(settings(&[], "").unwrap().push.services.is_empty());
        let file = "push-services = \"push.example, wns.example\"\n";
        let services = settings(&[], file).unwrap().push.services;
        assert_eq!(services, ["push.example", "wns.example"]);
    }

    #[test]
    fn a_bus_is_the_database_or_nats() {
        assert_eq!(settings(&[], "").unwrap().bus, BusChoice::Database);
        let file = "bus = \"nats://db:4222\"\n";
        let nats = BusChoice::Nats("nats://db:4222".to_owned());
        assert_eq!(settings(&[], file).unwrap().bus, nats);
        let flag = settings(&["--bus", "postgres"], file).unwrap();
        assert_eq!(flag.bus, BusChoice::Database);
        assert!(settings(&["--bus", "carrier pigeon"], "").is_err());
    }

    #[test]
    fn a_mistake_in_the_file_shows_no_password() {
        let file = "listen = \"0.0.0.0:80\"\ndatabase = \"postgres://o:hunter2@db/o\" x\n";
        let error = settings(&[], file).unwrap_err().to_string();
        assert!(error.contains("line 2"), "{error}");
        assert!(!error.contains("hunter2"), "{error}");
        let good = file.replace(" x", "");
        let shown = format!("{:?}", settings(&[], &good).unwrap());
        assert!(!shown.contains("hunter2"), "{shown}");
    }

    /// Every flag has the same name in the environment and, but for the file's
    /// own, in the file.
    #[test]
    fn a_setting_has_one_name() {
        for argument in Line::command().get_arguments() {
            let Some(flag) = argument.get_long().filter(|&flag| flag != "help") else {
                continue;
            };
            let variable = format!("ORBITE_{}", flag.replace('-', "_").to_uppercase());
            assert_eq!(argument.get_env(), Some(OsStr::new(&variable)), "--{flag}");
            // No setting is a table, so that every known one is of a wrong type.
            let refused = toml::from_str::<ServeArgs>(&format!("{flag} = {{}}\n")).unwrap_err();
            let is_known = !refused.to_string().contains("unknown field");
            assert_eq!(is_known, flag != "config", "{flag}: {refused}");
        }
    }

    #[test]
    fn what_is_deployed_uses_settings_that_exist() {
        let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy"));
        let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
        settings(&[], &read("orbite.toml")).unwrap();
        let command = Line::command();
        let known: Vec<&str> = command
            .get_arguments()
            .filter_map(|argument| argument.get_env()?.to_str())
            .collect();
        for file in ["compose.yaml", "Containerfile", "orbite.service"] {
            let text = read(file);
            let is_word = |letter: char| letter.is_ascii_uppercase() || letter == '_';
            let words = text.split(|letter| !is_word(letter));
            let used: Vec<&str> = words.filter(|word| word.starts_with("ORBITE_")).collect();
            assert!(!used.is_empty(), "{file}");
            for variable in used {
                assert!(known.contains(&variable), "{file}: {variable}");
            }
        }
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

    #[test]
    fn mail_is_off_until_it_has_all_it_needs() {
        const URL: &str = "public-url = \"https://orbite.example\"\n";
        const FROM: &str = "mail-from = \"Orbite <orbite@mail.example>\"\n";
        assert!(settings(&[], URL).unwrap().mail.is_none());
        let folder = tempfile::tempdir().unwrap();
        let password = folder.path().join("password");
        std::fs::write(&password, "secret\n").unwrap();
        let password = format!("smtp-password-file = {:?}\n", password.to_str().unwrap());
        let smtp = "smtp = \"smtps://orbite@mail.example\"\n";
        let all = settings(&[], &[URL, FROM, smtp, &password].concat()).unwrap();
        let shown = format!("{all:?}");
        assert!(all.mail.is_some() && !shown.contains("secret"), "{shown}");
        for (file, problem) in [
            ([URL, FROM, ""].concat(), "smtp"),
            ([URL, smtp, &password].concat(), "mail-from"),
            ([FROM, smtp, &password].concat(), "public-url"),
            ([URL, FROM, smtp].concat(), "smtp-password-file"),
            (
                [URL, FROM, "smtp = \"mail.example:secret\"\n"].concat(),
                "smtps://",
            ),
            (
                [URL, FROM, "smtp = \"smtp://o:secret@mail.example\"\n"].concat(),
                "password",
            ),
            (
                [URL, "mail-from = \"me\"\n", "smtp = \"smtp://localhost\"\n"].concat(),
                "`me`",
            ),
            (
                [URL, FROM, smtp, "smtp-password-file = \"/nowhere\"\n"].concat(),
                "/nowhere",
            ),
        ] {
            let error = format!("{:#}", settings(&[], &file).unwrap_err());
            assert!(error.contains(problem), "{problem}: {error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
