//! Buried: a small card game with secrets, and with bugs to order.
//!
//! 12 cards, two of each kind 0 to 5; 2 to 4 seats. Everybody gets a secret
//! token, one of five, and two cards. A turn is one card from the hand (3.1):
//! played face up to the row, if its kind differs from the row's last (3.2),
//! or buried face down before its owner. Then a card is drawn while there are
//! any. When nobody holds a card, all tokens and buried cards are shown (4.1);
//! a seat scores its buried kinds, and 3 for each card of its token's kind in
//! the row.

mod bug;
mod flow;
mod game;
mod state;
mod steps;
mod view;

pub(crate) use bug::Bug;
pub(crate) use state::{Options, Toy};
