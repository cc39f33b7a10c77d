//! A real browser in tests.
//!
//! ```no_run
//! use e2e::{Visit, named, test_id};
//!
//! let page = Visit::new().phone().french().open("/");
//! page.click(named("button", "Jouer"));
//! page.wait_for(test_id("board"));
//! page.press("Enter");
//! page.assert_accessible();
//! page.screenshot("board-phone");
//! // When the page goes, anything it complained about fails the test.
//! ```
//!
//! Everything waits by itself until it can be done, and panics with what it
//! saw when that takes too long, so a test reads like the steps of a person.
//! One Chromium serves all tests of a binary; each visit has storage of its
//! own. Chromium is spoken to over a pipe in its own protocol, which needs no
//! driver, no port and no dependency, and lets it end with the tests whatever
//! happens to them.
//!
//! The page under test lies in the folder that `ORBITE_PAGE` names, otherwise
//! in `dist` below Cargo's target folder: `cargo xtask bundle` makes it, and
//! `cargo xtask e2e` makes it and runs these tests.

#![expect(
    clippy::needless_pass_by_value,
    reason = "`page.click(named(..))` reads like the step it is"
)]

mod axe;
mod chromium;
mod complaints;
mod find;
mod folders;
mod heard;
mod input;
mod keys;
mod line;
mod network;
mod page;
mod pauses;
mod shot;
mod site;
mod together;
mod trace;
mod traffic;
mod visit;
mod wire;

pub use axe::Violation;
pub use find::{Find, css, named, test_id};
pub use heard::Heard;
pub use line::Line;
pub use page::Page;
pub use pauses::Pauses;
pub use site::{Site, Stopped, serve};
pub use together::start_game;
pub use trace::Frames;
pub use visit::Visit;
