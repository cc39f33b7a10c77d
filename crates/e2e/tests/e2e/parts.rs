//! The code of a game comes when the game is opened.

use crate::online::{chairs, introduce, make_table};
use crate::table::GAMES;
use e2e::{Page, Site, Visit, css, test_id};

/// What a first visit may download in all until a table of any one game stands.
const MOST_BYTES_ALONE: u64 = 600_000;

/// What somebody may download in all who comes by a link to a table with others,
/// until the board of any one game stands.
const MOST_BYTES_BY_LINK: u64 = 506_000;

/// What the parts that were asked for so far are for: games, `common` and
/// `together`.
fn parts(page: &Page) -> Vec<String> {
    page.requested("part", ".bin")
}

/// Says what came, and how much of it in all.
#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn report(page: &Page, what: &str) -> u64 {
    let bytes = page.transferred();
    println!("{what}: {bytes} bytes");
    for (url, bytes) in page.requests() {
        println!("{bytes:>9} {url}");
    }
    assert!(bytes > 100_000, "{bytes} bytes can't be everything");
    bytes
}

#[test]
fn a_first_table_is_small_too() {
    for game in GAMES {
        let name = game.name;
        let page = Visit::new().without_service_worker().open("/");
        page.wait_for(css("h1"));
        assert_eq!(parts(&page), ["base", "shelf"], "the shelf needs no game");
        page.click_and_wait(test_id(&format!("play-{name}")), css(".table"));
        let bytes = report(&page, &format!("first table of {name}"));
        let alone = format!("{name}_alone");
        let mut needed = vec!["alone", "base", "common", "shelf", name, &alone];
        needed.sort_unstable();
        assert_eq!(
            parts(&page),
            needed,
            "nothing of others, or of tables with others"
        );
        assert!(bytes <= MOST_BYTES_ALONE, "{name}: {bytes} bytes");
    }
}

#[test]
fn a_table_by_a_link_is_small_too() {
    for game in GAMES {
        let name = game.name;
        let site = Site::start();
        let (ada, path) = make_table(&site, Visit::new(), name, |page| chairs(page, 2));
        let bo = Visit::new().without_service_worker().open_on(&site, &path);
        introduce(&bo, "Bo");
        bo.wait_for(test_id("stand-up-1"));
        ada.click(css("[data-testid=start]:not([disabled])"));
        bo.wait_for(css(".table"));
        let bytes = report(&bo, &format!("by a link to a table of {name}"));
        assert_eq!(bo.requested("parcel", ".bin"), [name], "in one file");
        let apart = parts(&bo);
        assert!(
            apart.is_empty(),
            "no shelf, no bots, nothing around tables: {apart:?}"
        );
        assert!(bytes <= MOST_BYTES_BY_LINK, "{name}: {bytes} bytes");
    }
}

#[test]
fn a_parcel_that_does_not_come_is_no_trouble() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| chairs(page, 2));
    // Stands for a network that fails once.
    let no_parcels = "const real = window.fetch;
        window.fetch = (what, how) =>
            String(what).includes('/parcel-') ? Promise.reject(new TypeError()) : real(what, how);";
    let bo = Visit::new()
        .without_service_worker()
        .with_script(no_parcels);
    let bo = bo.open_on(&site, &path);
    introduce(&bo, "Bo");
    bo.wait_for(test_id("stand-up-1"));
    ada.click(css("[data-testid=start]:not([disabled])"));
    bo.wait_for(css(".table"));
    let together = ["base", "common", "rockets", "rockets_together", "together"];
    assert_eq!(parts(&bo), together);
}

#[test]
fn a_game_that_does_not_come_is_told_of_and_tried_again() {
    let page = Visit::new().without_service_worker().open("/");
    page.wait_for(css("h1"));
    // Stands for a network that fails once.
    page.js("window.real_fetch = fetch;
             window.fetch = () => Promise.reject(new TypeError('no network'))");
    page.click_and_wait(test_id("play-rockets"), css(".trouble"));
    assert!(page.text(css(".trouble")).contains("network"));
    page.forgive("no network");
    page.js("window.fetch = window.real_fetch");
    page.click_and_wait(test_id("play-rockets"), css(".table[data-game=rockets]"));
}
