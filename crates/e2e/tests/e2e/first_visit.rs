//! Coming to the page for the first time, and again without a network.

use crate::table::{GAMES, lines_kept, play_some_steps, state};
use e2e::{Page, Site, Visit, css, test_id};
use std::time::Instant;

/// What a first visit may download in all, compressed. Now it is less than
/// half of that; `docs/performance.md` tells what weighs.
const MOST_BYTES: u64 = 600_000;

#[test]
fn the_page_opens_without_a_complaint_or_an_obstacle() {
    for visit in [Visit::new(), Visit::new().light().phone()] {
        let page = visit.open("/");
        page.wait_for(css("h1"));
        assert!(!page.has(css("#loading")), "the waiting sign goes");
        page.assert_accessible();
    }
}

#[test]
fn nothing_scrolls_sideways_on_a_phone() {
    let page = Visit::new().phone().open("/");
    page.wait_for(css("h1"));
    let (wide, window) = (
        page.js("document.documentElement.scrollWidth"),
        page.js("window.innerWidth"),
    );
    assert_eq!(wide, window);
}

#[test]
#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn the_first_load_is_small() {
    let site = Site::start();
    let begin = Instant::now();
    // What the service worker fetches behind the page in use is another matter,
    // and it begins sooner or later as the machine is fast or slow.
    let page = Visit::new().without_service_worker().open_on(&site, "/");
    page.wait_for(css("h1"));
    let usable = begin.elapsed();
    page.wait_until("performance.getEntriesByType('resource').length >= 4");
    let bytes = page.transferred();
    println!(
        "first load: {bytes} bytes, usable after {} ms",
        usable.as_millis()
    );
    for (url, bytes) in page.requests() {
        println!("{bytes:>9} {url}");
    }
    assert!(bytes > 10_000, "{bytes} bytes can't be everything");
    assert!(bytes <= MOST_BYTES, "{bytes} bytes are too many");
}

/// A first visit, after which the page needs no network.
pub(crate) fn visit_once() -> (Site, Page) {
    let site = Site::start();
    let page = Visit::new().open_on(&site, "/");
    page.wait_for(css("h1"));
    page.wait_until("navigator.serviceWorker.controller");
    (site, page)
}

#[test]
fn the_page_is_there_without_a_network_after_the_first_visit() {
    let (site, page) = visit_once();
    let title = page.text(css("h1"));
    site.stop();
    page.reload();
    page.wait_for(css("h1"));
    assert_eq!(page.text(css("h1")), title);
    page.visit("/somewhere");
    page.wait_for(css("h1"));
}

#[test]
fn every_game_is_played_without_a_network_after_the_first_visit() {
    let (site, page) = visit_once();
    page.wait_for(css(".box"));
    site.stop();
    page.reload();
    for game in GAMES {
        page.visit("/");
        page.click(test_id(&format!("play-{}", game.name)));
        page.wait_for(css(".table"));
        assert_ne!(state(&page), "wait", "{} does not begin", game.name);
        let dealt = lines_kept(&page);
        play_some_steps(&page, 8);
        let played = lines_kept(&page);
        let enough = played >= dealt + 4 || state(&page) == "over";
        assert!(enough, "{}: {dealt} to {played}", game.name);
        page.reload();
        page.wait_for(css(".table"));
        assert_ne!(state(&page), "wait", "{} does not go on", game.name);
        play_some_steps(&page, 4);
        let further = lines_kept(&page) > played || state(&page) == "over";
        assert!(further, "{} does not go on", game.name);
    }
}
