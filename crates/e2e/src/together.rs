//! What people at a table do together.

use crate::{Page, css};

/// The host starts the game of a table whose seats are taken, and everybody waits
/// for the board.
#[track_caller]
pub fn start_game(host: &Page, everybody: &[&Page]) {
    host.click(css("[data-testid=start]:not([disabled])"));
    for page in everybody {
        page.wait_for(css(".table .board svg"));
    }
}
