//! The code of a game comes when the game is opened.

use crate::table::GAMES;
use e2e::{Page, Visit, css, test_id};

/// What a first visit may download in all until a table of any one game
/// stands.
const MOST_BYTES: u64 = 600_000;

/// What the parts that were asked for so far are for: games, `common` and
/// `together`.
fn parts(page: &Page) -> Vec<String> {
    page.requested("part", ".bin")
}

#[test]
#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn a_first_table_is_small_too() {
    for game in GAMES {
        let page = Visit::new().without_service_worker().open("/");
        page.wait_for(css("h1"));
        assert!(parts(&page).is_empty(), "the shelf needs no game");
        page.click(test_id(&format!("play-{}", game.name)));
        page.wait_for(css(".table"));
        let bytes = page.transferred();
        println!("first table of {}: {bytes} bytes", game.name);
        for (url, bytes) in page.requests() {
            println!("{bytes:>9} {url}");
        }
        let mut needed = vec!["common", game.name];
        needed.sort_unstable();
        assert_eq!(
            parts(&page),
            needed,
            "nothing of others, or of tables with others"
        );
        assert!(bytes > 100_000, "{bytes} bytes can't be everything");
        assert!(bytes <= MOST_BYTES, "{}: {bytes} bytes", game.name);
    }
}

#[test]
fn a_game_that_does_not_come_is_told_of_and_tried_again() {
    let page = Visit::new().without_service_worker().open("/");
    page.wait_for(css("h1"));
    // Stands for a network that fails once.
    page.js("window.real_fetch = fetch;
             window.fetch = () => Promise.reject(new TypeError('no network'))");
    page.click(test_id("play-rockets"));
    page.wait_for(css(".trouble"));
    assert!(page.text(css(".trouble")).contains("network"));
    page.forgive("no network");
    page.js("window.fetch = window.real_fetch");
    page.click(test_id("play-rockets"));
    page.wait_for(css(".table[data-game=rockets]"));
}
