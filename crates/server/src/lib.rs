//! The server: it delivers the page, which does the rest in the browser.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let stop = server::stop_signal()?;
//! let page = server::Page::embedded();
//! let server = server::Server::bind("127.0.0.1:4747".parse()?, page).await?;
//! println!("http://{}", server.address());
//! server.run(stop).await?;
//! # Ok(())
//! # }
//! ```

mod address;
mod api_error;
mod body;
mod deliver;
mod file;
mod headers;
pub mod identity;
mod json;
pub mod limit;
mod negotiate;
mod page;
mod random;
mod serve;
mod signal;

pub use address::{Address, Network, Proxy};
pub use api_error::ApiError;
pub use headers::CONTENT_SECURITY_POLICY;
pub use page::{NoPage, Page};
pub use serve::{BindError, Server};
pub use signal::stop_signal;
