//! A table, seen from the page.

mod actions;
mod curtain;
mod director;
mod ending;
mod keys;
mod link;
mod log;
mod message;
mod page;
mod seats;
mod side;

pub(crate) use message::{Due, News, Now, Request, Saved, Sitter, Told, Verdict};
pub(crate) use page::{TablePage, table};
