//! The table server: people play all five games with each other and with bots,
//! and the page comes from here too.
//!
//! Each table has an actor that keeps it, a task of its own; each
//! WebSocket is another. They talk by messages, and nothing is told to anybody
//! before it is stored for good.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use server::{Config, PageFiles, Server};
//!
//! let store = store::Store::open(store::Config::new("orbite.db".parse()?)).await?;
//! let stop = server::stop_signal()?;
//! let config = Config::new("127.0.0.1:4747".parse()?, PageFiles::embedded(), store);
//! let server = Server::start(config).await?;
//! println!("http://{}", server.address());
//! server.run(stop).await?;
//! # Ok(())
//! # }
//! ```

mod accept;
mod address;
mod api;
mod api_error;
mod app_state;
mod body;
mod connections;
mod count;
mod extract;
mod folded;
mod games;
mod gzip;
mod headers;
mod health;
mod home;
mod hosts;
pub mod identity;
mod ids;
mod invitation;
mod json;
pub mod limit;
mod lobby;
mod mail;
mod metrics;
mod nodes;
mod openapi;
mod outbox;
mod pace;
mod push;
mod random;
mod restored;
mod runs;
mod serve;
mod signal;
mod socket;
mod static_files;
mod table_actor;
mod table_registry;
mod thinkers;
mod vacation;
mod wire;

pub use address::{Address, Network, Proxy};
pub use api_error::ApiError;
pub use headers::CONTENT_SECURITY_POLICY;
pub use mail::{MailSettings, MailSettingsError};
pub use nodes::BusChoice;
pub use openapi::openapi;
pub use push::PushSettings;
pub use restored::{RenewedTables, close_table, renew_secrets};
pub use serve::{BindError, Config, ServeError, Server};
pub use signal::stop_signal;
pub use static_files::{NoPage, PageFiles};
