//! A private PostgreSQL that ends with the tests, however they end.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// PostgreSQL refuses to run as root, so root runs it as `nobody`.
const NOBODY: u32 = 65534;

/// Starts and stops the server on command, and cleans up when nobody is left
/// to give commands.
const KEEPER: &str = r#"
stop() { if [ -n "$pid" ]; then kill -"$1" "$pid"; wait "$pid"; fi; pid=; }
pid=
while read -r word; do
    case $word in
        start) "$1/postgres" -D "$2/data" -k "$2" -c fsync="$3" \
                   -c max_connections=200 </dev/null >>"$2/log" 2>&1 & pid=$! ;;
        stop) stop QUIT; echo stopped ;;
        end) stop INT; echo stopped ;;
    esac
done
stop QUIT
rm -rf "$2"
"#;

/// One running PostgreSQL.
pub(crate) struct Cluster {
    folder: PathBuf,
    port: u16,
    keeper: Child,
}

impl Cluster {
    /// The one that tests share.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// A fresh one.
    pub(crate) fn start() -> Self {
        Self::start_with(5432, "listen_addresses = ''", &[])
    }

    /// A fresh one with lines for its settings and files beside its data.
    pub(crate) fn start_with(port: u16, settings: &str, files: &[(&str, &str)]) -> Self {
        let programs = programs();
        // Kept: the keeper removes it, as the owner of the files.
        let folder = tempfile::Builder::new()
            .prefix("pg")
            .tempdir()
            .unwrap()
            .keep();
        let is_root = fs::metadata(&folder).unwrap().uid() == 0;
        if is_root {
            chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let command = |program: &Path| {
            let mut command = Command::new(program);
            if is_root {
                command.uid(NOBODY).gid(NOBODY);
            }
            command.current_dir("/");
            command
        };
        let made = command(&programs.join("initdb"))
            .args(["-U", "orbite", "--auth=trust", "--encoding=UTF8"])
            .args(["--locale=C", "--no-sync", "-D"])
            .arg(folder.join("data"))
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb failed: {made:?}");
        let settings = format!("\nport = {port}\n{settings}\n");
        for (name, text) in [("postgresql.conf", settings.as_str())].iter().chain(files) {
            let path = folder.join("data").join(name);
            let mut options = fs::OpenOptions::new();
            let opened = options.create(true).append(true).mode(0o600).open(&path);
            opened.unwrap().write_all(text.as_bytes()).unwrap();
            if is_root {
                chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
            }
        }
        let keeper = command(Path::new("/bin/sh"))
            .args(["-c", KEEPER, "keeper"])
            .arg(&programs)
            .arg(&folder)
            .arg(Self::fsync())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // An interrupt from the terminal must not end it before its time.
            .process_group(0)
            .spawn()
            .unwrap();
        let mut cluster = Self {
            folder,
            port,
            keeper,
        };
        cluster.up();
        cluster
    }

    /// Whether it syncs, as its own setting says. Only the tests' processes die here, never
    /// the machine, so syncing would prove nothing and cost time; but who asks for troubles
    /// measures how long people wait, and that is for what is durable.
    pub(crate) fn fsync() -> &'static str {
        match std::env::var_os("ORBITE_TROUBLES") {
            Some(_) => "on",
            None => "off",
        }
    }

    /// Starts the server and waits until it answers.
    pub(crate) fn up(&mut self) {
        self.say("start");
        let deadline = Instant::now() + Duration::from_secs(30);
        while let Err(error) = self.try_run("postgres", "SELECT 1") {
            let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(Instant::now() < deadline, "no PostgreSQL: {error}\n{log}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends the server as a crash would: at once, without tidying up.
    pub(crate) fn crash(&mut self) {
        self.say("stop");
        self.wait_for_the_end();
    }

    /// Ends the server in good order, and starts it again.
    #[allow(dead_code, reason = "not every test that includes this file does")]
    pub(crate) fn restart(&mut self) {
        self.say("end");
        self.wait_for_the_end();
        self.up();
    }

    fn wait_for_the_end(&mut self) {
        let mut answer = [0; 8];
        let stdout = self.keeper.stdout.as_mut().unwrap();
        std::io::Read::read_exact(stdout, &mut answer).unwrap();
        assert_eq!(&answer, b"stopped\n");
    }

    /// Stops all its processes without ending them, or lets them go on.
    #[allow(dead_code, reason = "not every test that includes this file hangs")]
    pub(crate) fn signal(&self, signal: &str) {
        let main = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let main = main.lines().next().unwrap();
        let script = format!("kill -{signal} {main} $(cat /proc/{main}/task/{main}/children)");
        let done = Command::new("/bin/sh").args(["-c", &script]).status();
        assert!(done.unwrap().success());
    }

    fn say(&mut self, word: &str) {
        let stdin = self.keeper.stdin.as_mut().unwrap();
        writeln!(stdin, "{word}").unwrap();
    }

    /// The address of a new, empty database.
    pub(crate) fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.try_run("postgres", &format!("CREATE DATABASE {name}"))
            .unwrap();
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        format!(
            "host={} port={} user=orbite dbname={database}",
            self.folder.display(),
            self.port
        )
    }

    fn try_run(&self, database: &str, sql: &str) -> Result<(), postgres::Error> {
        let (address, sql) = (self.address(database), sql.to_owned());
        away_from_the_runtime(move || {
            postgres::Client::connect(&address, postgres::NoTls)?.batch_execute(&sql)
        })
    }
}

/// The blocking client has a runtime of its own, which must not be started
/// inside a test's.
pub(crate) fn away_from_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    std::thread::spawn(work).join().unwrap()
}

/// Where PostgreSQL's programs are.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let found = folders.into_iter().find(|folder| {
        let has = |program: &str| folder.join(program).is_file();
        has("initdb") && has("postgres")
    });
    found.unwrap_or_else(|| {
        panic!(
            "these tests need PostgreSQL (`initdb` and `postgres`), which is neither in PATH nor \
             in /usr/lib/postgresql; on Debian and Ubuntu: apt-get install -y postgresql"
        )
    })
}
