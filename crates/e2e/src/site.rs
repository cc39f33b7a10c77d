//! The server under test: inside the test, or as a process that can be killed.

use crate::folders;
use server::limit::Limits;
use server::{Config, MailSettings, PageFiles, Proxy, Server};
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;
use store::Store;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A name for this machine that browsers take for any other machine's.
pub(crate) const LAN_NAME: &str = "orbite.test";

/// Browsers on a busy machine are slow, and most tests want to see what everybody
/// added to chance.
const PATIENT: Duration = Duration::from_secs(120);

/// Where other machines would find this one, by links and pictures. Nobody has
/// this address.
const NETWORK: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 7));

/// How a server is to be.
struct Plan {
    /// How long games wait for those who have added nothing to chance.
    contribution_wait: Duration,
    /// Where other machines find it, if they do.
    network: Option<IpAddr>,
    mail: Option<MailSettings>,
}

impl Default for Plan {
    fn default() -> Self {
        Plan {
            contribution_wait: PATIENT,
            network: Some(NETWORK),
            mail: None,
        }
    }
}

/// A running server on a port of its own, until it is dropped.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    running: Running,
}

#[derive(Debug)]
enum Running {
    /// In the test itself.
    Here {
        /// Dropping it stops the server.
        stop: Option<oneshot::Sender<()>>,
        running: Option<tokio::task::JoinHandle<()>>,
        /// Where the server keeps everything.
        data: TempDir,
    },
    /// As a process of its own, which ends when its input does.
    Process {
        child: Child,
        program: PathBuf,
        database: String,
    },
}

/// A server that has stopped; what it kept is still there.
#[derive(Debug)]
pub struct Stopped {
    address: SocketAddr,
    kept: Kept,
}

#[derive(Debug)]
enum Kept {
    Here(TempDir),
    Process { program: PathBuf, database: String },
}

impl Stopped {
    /// Starts it again, under the same address.
    pub fn start_again(self) -> Site {
        match self.kept {
            Kept::Here(data) => Site::start_at(self.address, data, Plan::default()),
            Kept::Process { program, database } => {
                Site::start_process_at(self.address, program, database)
            }
        }
    }
}

impl Site {
    /// Starts a server with the page under test.
    pub fn start() -> Site {
        Site::start_as(Plan::default())
    }

    /// Starts a server whose games begin this long after their start without those
    /// who have added nothing to chance.
    pub fn start_waiting(contribution_wait: Duration) -> Site {
        Site::start_as(Plan {
            contribution_wait,
            ..Plan::default()
        })
    }

    /// Starts a server that no other machine can reach.
    pub fn start_out_of_reach() -> Site {
        Site::start_as(Plan {
            network: None,
            ..Plan::default()
        })
    }

    /// Starts a server that sends mail.
    pub fn start_with_mail(mail: MailSettings) -> Site {
        Site::start_as(Plan {
            mail: Some(mail),
            ..Plan::default()
        })
    }

    fn start_as(plan: Plan) -> Site {
        Site::start_at(any_port(), folder(), plan)
    }

    /// Starts the program `site` of this crate on a database, which is told as
    /// `orbite serve` is told of it.
    pub fn start_process(program: &Path, database: &str) -> Site {
        Site::start_process_at(any_port(), program.to_owned(), database.to_owned())
    }

    fn start_process_at(listen: SocketAddr, program: PathBuf, database: String) -> Site {
        let mut child = Command::new(&program)
            .args([&listen.to_string(), &database])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server can be started");
        let output = child.stdout.take().expect("its output is piped");
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .expect("it says where it listens");
        let address = line.trim().parse();
        let address = address.unwrap_or_else(|_| panic!("the server says {line:?}"));
        let running = Running::Process {
            child,
            program,
            database,
        };
        Site { address, running }
    }

    fn start_at(listen: SocketAddr, data: TempDir, plan: Plan) -> Site {
        let location = store::Location::Sqlite(data.path().join("orbite.db"));
        let server = runtime().block_on(open(listen, location, plan));
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = runtime().spawn(async move {
            let served = server.run(async {
                let _ = stopped.await;
            });
            served.await.expect("the server runs until it is stopped");
        });
        let running = Running::Here {
            stop: Some(stop),
            running: Some(running),
            data,
        };
        Site { address, running }
    }

    /// Makes somebody look after the server, as `orbite admin` does.
    pub fn make_operator(&self, user: &str) {
        let location = match &self.running {
            Running::Here { data, .. } => store::Location::Sqlite(data.path().join("orbite.db")),
            Running::Process { database, .. } => {
                let Ok(location) = database.parse::<store::Location>();
                location
            }
        };
        runtime().block_on(async {
            let store = Store::open(store::Config::new(location)).await;
            let store = store.expect("the database can be opened beside the server");
            let made = store.set_operator(user, true).await;
            made.expect("there is such a person");
            store.close().await.expect("nothing is left to write");
        });
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of a place on the site. Browsers trust this machine's own
    /// name as they trust an encrypted connection, so everything works there.
    pub fn url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.address.port())
    }

    /// The same place under a name that browsers don't trust, as on the LAN.
    pub fn plain_url(&self, path: &str) -> String {
        format!("http://{LAN_NAME}:{}{path}", self.address.port())
    }

    /// Stops the server and waits until it is gone, as when the network fails. One
    /// that is a process is killed (`kill -9`), whatever it is doing.
    pub fn stop(mut self) -> Stopped {
        let kept = match &mut self.running {
            Running::Here {
                stop,
                running,
                data,
            } => {
                stop.take();
                if let Some(running) = running.take() {
                    let stopped = runtime().block_on(running);
                    stopped.expect("the server stops in good order");
                }
                Kept::Here(std::mem::replace(data, folder()))
            }
            Running::Process {
                child,
                program,
                database,
            } => {
                child.kill().expect("it runs");
                child.wait().expect("it has ended");
                Kept::Process {
                    program: program.clone(),
                    database: database.clone(),
                }
            }
        };
        Stopped {
            address: self.address,
            kept,
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Running::Process { child, .. } = &mut self.running {
            // It may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A server with the page under test, on a database.
async fn open(listen: SocketAddr, location: store::Location, plan: Plan) -> Server {
    let page = PageFiles::folder(&folders::dist()).unwrap_or_else(|error| {
        panic!("{error}: `cargo xtask e2e` makes the page and runs these tests")
    });
    let store = Store::open(store::Config::new(location))
        .await
        .expect("a database can be made");
    let config = Config {
        limits: Limits::NONE,
        // A line says where its visitor is.
        proxy: Proxy::Trusted,
        contribution_wait: plan.contribution_wait,
        network: plan.network,
        mail: plan.mail,
        ..Config::new(listen, page, store)
    };
    Server::start(config).await.expect("some port is free")
}

/// Serves the page and tables until the input ends, and says where: what the
/// program `site` does.
pub fn serve(listen: SocketAddr, location: store::Location) {
    let server = runtime().block_on(open(listen, location, Plan::default()));
    #[expect(clippy::print_stdout, reason = "the test waits for it")]
    {
        println!("{}", server.address());
    }
    let ended = runtime().spawn_blocking(|| {
        // However it ends, nobody is there any more.
        let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
    });
    runtime().block_on(async {
        let served = server.run(async {
            let _ = ended.await;
        });
        served.await.expect("the server runs until it is stopped");
    });
}

fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

/// The site that most visits go to.
pub(crate) fn shared() -> &'static Site {
    static SITE: OnceLock<Site> = OnceLock::new();
    SITE.get_or_init(Site::start)
}

fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a thread can be started")
    })
}
