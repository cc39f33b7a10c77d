//! Pages that are left and come back to in mid-game.

use crate::table::{GAMES, Game, do_next, state_now};
use e2e::{Page, Visit, css, test_id};
use serde_json::Value;

/// After how many clicks the table is left, each time the way through the
/// pages of a game is taken.
const CLICKS: [usize; 2] = [0, 3];

/// Plays on for a moment, without waiting for what the others do.
fn play_a_moment(page: &Page, clicks: usize) {
    for turn in 0..clicks {
        do_next(page, &state_now(page), turn);
    }
}

/// The board is drawn, not only there.
fn wait_for_board(page: &Page, game: Game) {
    let board = format!("[data-game={}] .board svg *", game.name);
    page.wait_for(css(&board));
}

/// Opens a table of a game from the shelf, plays for a moment and goes to the
/// saved games; the table's address. Bots may end a game of chance that soon,
/// and a game that is over has no table to come back to: then another is begun.
fn leave_a_game_for_the_records(page: &Page, game: Game, clicks: usize) -> String {
    for _ in 0..5 {
        page.click(test_id(&format!("play-{}", game.name)));
        wait_for_board(page, game);
        play_a_moment(page, clicks);
        let table = page.path();
        page.click(css(".bar a[href='/']"));
        page.click_and_wait(
            test_id("records"),
            css(&format!("a[href='{}']", replay(&table))),
        );
        let goes_on = page.js(&format!("!!document.querySelector(\"a[href='{table}']\")"));
        if goes_on == Value::Bool(true) {
            return table;
        }
        page.js("history.back()");
    }
    panic!("five games of {} were over so soon", game.name);
}

/// The address of a table's replay.
fn replay(table: &str) -> String {
    table.replace("/table/", "/replay/")
}

fn from_the_shelf_to_the_replay_and_back(visit: Visit) {
    for game in GAMES {
        let page = visit.open("/");
        for clicks in CLICKS {
            let table = leave_a_game_for_the_records(&page, game, clicks);
            page.click(css(&format!("a[href='{}']", replay(&table))));
            wait_for_board(&page, game);
            page.click(test_id("run"));
            page.js("history.back()");
            page.click(css(&format!("a[href='{table}']")));
            wait_for_board(&page, game);
            page.js("history.go(-2)");
            page.wait_for(test_id("resume"));
        }
    }
}

#[test]
fn no_page_stays_blank_when_another_is_left_in_mid_animation() {
    from_the_shelf_to_the_replay_and_back(Visit::new().moving());
}

#[test]
fn no_page_stays_blank_when_another_is_left_in_mid_turn() {
    from_the_shelf_to_the_replay_and_back(Visit::new().phone());
}
