//! A table, seen from the page.

mod actions;
mod company;
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

pub(crate) use company::Company;
pub(crate) use director::Director;
pub(crate) use link::Link;
pub(crate) use message::{Due, Holder, News, Now, Request, Saved, Sitter, Told, Verdict};
pub(crate) use page::{TablePage, around, table};
pub(crate) use side::Panel;
