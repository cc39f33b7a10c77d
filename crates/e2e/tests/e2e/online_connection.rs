//! Reloads, sleep and servers that stop: nothing is lost and nobody reloads.

use crate::online::{by_turn, move_once, play_together, two_at_rockets};
use crate::table::{do_next, state_now};
use e2e::{Page, Site, Visit, css, test_id};

/// The log as the table shows it.
fn log(page: &Page) -> String {
    page.click_and_wait(test_id("log"), test_id("log-lines"));
    page.text(test_id("log-lines"))
}

/// The board in words.
fn words(page: &Page) -> String {
    page.click_and_wait(test_id("words"), test_id("board-words"));
    page.text(test_id("board-words"))
}

/// A game in which somebody has moved and somebody is to move.
fn under_way() -> (Site, Page, Page) {
    let (site, ada, bo, _) = two_at_rockets();
    move_once(&[&ada, &bo]);
    by_turn(&ada, &bo);
    (site, ada, bo)
}

#[test]
fn a_reload_in_mid_game_loses_nothing() {
    let (_site, ada, bo) = under_way();
    let before = (words(&ada), log(&ada));
    assert!(!before.1.is_empty(), "the log has lines");
    ada.reload();
    ada.wait_for(css(".table"));
    by_turn(&ada, &bo);
    ada.click(test_id("log"));
    ada.wait_until("document.querySelectorAll('[data-testid=log-lines] li').length > 0");
    assert_eq!((words(&ada), log(&ada)), before);
    play_together(&[&ada, &bo]);
}

#[test]
fn a_phone_that_slept_comes_back_by_itself() {
    let (_site, ada, bo, _) = two_at_rockets();
    by_turn(&ada, &bo);
    ada.js("window.notReloaded = true");
    ada.fall_asleep();
    ada.wait_for(test_id("connection"));
    bo.wait_until("document.querySelectorAll('.presence.away').length === 1");
    ada.inspect("online-away");
    ada.wake_up();
    ada.wait_gone(test_id("connection"));
    bo.wait_until("document.querySelectorAll('.presence.here').length === 2");
    move_once(&[&ada, &bo]);
    // A move made while the line is dead goes when it is back.
    let (mover, other) = by_turn(&ada, &bo);
    mover.fall_asleep();
    mover.wait_for(test_id("connection"));
    send_a_move(mover, 3);
    mover.screenshot("online-on-its-way");
    assert_eq!(other.count(".table[data-mine]"), 0, "nothing has come yet");
    mover.wake_up();
    mover.wait_gone(test_id("on-its-way"));
    other.wait_for(css(".table[data-mine]"));
    play_together(&[&ada, &bo]);
    assert_eq!(ada.js("window.notReloaded"), true);
}

/// Makes choices until a move is on its way.
fn send_a_move(page: &Page, turn: usize) {
    for _ in 0..400 {
        if page.has(test_id("on-its-way")) {
            return;
        }
        do_next(page, &state_now(page), turn);
    }
    panic!("no move is on its way: {}", state_now(page));
}

#[test]
fn a_move_that_comes_too_late_is_taken_back_with_the_reason() {
    let (site, ada, bo, path) = two_at_rockets();
    let (first, other) = by_turn(&ada, &bo);
    // The same person on a second device.
    let second = Visit::new().open_on(&site, "/");
    let me = first.js("localStorage['orbite.me']");
    second.js(&format!("localStorage['orbite.me'] = {me}"));
    second.visit_and_wait(&path, css(".table[data-mine]"));
    first.fall_asleep();
    first.wait_for(test_id("connection"));
    send_a_move(first, 3);
    move_once(&[&second]);
    other.wait_for(css(".table[data-mine]"));
    first.wake_up();
    first.wait_for(test_id("table-notice"));
    first.wait_gone(test_id("on-its-way"));
    first.inspect("online-too-late");
    assert_eq!(words(first), words(&second), "the board is as it is");
    assert!(!first.has(css(".table[data-mine]")));
    play_together(&[first, other]);
}

#[test]
fn a_server_that_restarts_is_found_again() {
    let (site, ada, bo) = under_way();
    let before = words(&ada);
    for page in [&ada, &bo] {
        page.js("window.notReloaded = true");
    }
    let stopped = site.stop();
    for page in [&ada, &bo] {
        page.wait_for(test_id("connection"));
    }
    ada.assert_accessible();
    std::thread::sleep(std::time::Duration::from_secs(2));
    let _site = stopped.start_again();
    for page in [&ada, &bo] {
        page.wait_gone(test_id("connection"));
        page.forgive("WebSocket");
    }
    assert_eq!(words(&ada), before);
    play_together(&[&ada, &bo]);
    for page in [&ada, &bo] {
        assert_eq!(page.js("window.notReloaded"), true);
        // The last of several attempts may have been told of late.
        page.forgive_any("WebSocket");
    }
}
