//! Coming to the page for the first time, and again without a network.

use crate::table::{GAMES, lines_kept, mark_piece, play_some_steps, state};
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
    let page = Visit::new().open_on(&site, "/");
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
    let page = Visit::new().with_service_worker().open_on(&site, "/");
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
    page.visit_and_wait("/somewhere", css("h1"));
}

#[test]
fn every_game_is_played_without_a_network_after_the_first_visit() {
    let (site, page) = visit_once();
    page.wait_for(css(".box"));
    site.stop();
    page.reload();
    for game in GAMES {
        page.visit("/");
        page.click_and_wait(test_id(&format!("play-{}", game.name)), css(".table"));
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

/// What a first visit may take until one has begun the first move of one's own.
const MOST_SECONDS: f64 = 20.0;

/// What the pieces say that one can play with, how they look, and whether a button plays
/// the turn: a tap that turns, holds or plays one changes it.
const PIECES: &str = "[...document.querySelectorAll(
    '.board [data-action], .hand [data-action], [data-testid=commit]')]
  .map((one) => [one.dataset.action, one.getAttribute('aria-label'), one.getAttribute('class'),
    one.getAttribute('aria-pressed'), one.disabled].join()).join('|')";

/// From the address to the own first move: one tap on *Play*, and the second is on a
/// piece of that move. With all animations, as a visitor sees it.
fn seconds_to_first_move(site: &Site, name: &str) -> f64 {
    let begin = Instant::now();
    let visit = Visit::new().phone().moving().with_service_worker();
    let page = visit.open_on(site, "/");
    page.click_and_wait(test_id(&format!("play-{name}")), css(".table"));
    assert_eq!(state(&page), "mine", "{name}: one's turn comes by itself");
    let dealt = lines_kept(&page);
    assert_eq!(
        page.count("[data-testid=commit]"),
        0,
        "{name}: nothing is chosen yet"
    );
    assert!(mark_piece(&page, 0), "{name}: there is a piece to play");
    let before = page.js(PIECES);
    // Once it holds still.
    page.click(css("[data-pick]"));
    for _ in 0..200 {
        if page.js(PIECES) != before || lines_kept(&page) > dealt {
            return begin.elapsed().as_secs_f64();
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    let picture = page.take_picture(&format!("first-move-{name}"));
    panic!(
        "{name}: the second tap began no move: {}",
        picture.display()
    );
}

#[test]
#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn two_taps_lead_from_the_address_to_the_first_move() {
    for game in GAMES {
        let site = Site::start();
        // A machine that is busy with other tests may be slow once.
        let times = (0..3).map(|_| seconds_to_first_move(&site, game.name));
        let quick = times.into_iter().find(|seconds| *seconds <= MOST_SECONDS);
        assert!(quick.is_some(), "{}: too slow three times", game.name);
        println!(
            "{}: first move after {:.1} s",
            game.name,
            quick.unwrap_or_default()
        );
    }
}
