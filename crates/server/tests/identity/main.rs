//! Who people are, as their browsers and programs meet it.

mod accounts;
mod guests;
mod limits;
mod sessions;
mod site;
mod unwelcome;
