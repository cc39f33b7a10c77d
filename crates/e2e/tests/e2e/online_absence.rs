//! Who is away: waited for, played for, and back by a move.

use crate::online::{by_turn, make_table, move_once, seat_choices, two_at, two_at_rockets};
use e2e::{Page, Site, Visit, css, test_id};

#[test]
fn who_is_away_is_waited_for_or_played_on_without() {
    let (_site, ada, bo, path) = two_at_rockets();
    let (away, other) = by_turn(&ada, &bo);
    away.visit_and_wait("/", css(".box"));
    other.wait_for(test_id("absent"));
    other.inspect("online-absent");
    wait_and_play_on(other);
    // A bot plays the turn, and the log says for whom.
    other.wait_for(css(".table[data-mine]"));
    other.wait_until("document.querySelectorAll('[data-testid=noted]').length >= 3");
    let log = other.text(test_id("log-lines"));
    assert!(log.contains("is away. A bot plays."), "{log}");
    move_once(&[other]);
    // Back again, a move is enough.
    away.visit_and_wait(&path, css(".table"));
    let mut moved = false;
    for _ in 0..20 {
        if away.has(css(".table[data-mine]")) {
            move_once(&[away]);
            moved = true;
            break;
        }
        if other.has(css(".table[data-mine]")) {
            move_once(&[other]);
        }
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    assert!(moved, "the seat came back");
    other.wait_gone(css("[data-presence=trust]"));
    assert!(other.text(test_id("log-lines")).contains("is back."));
}

#[test]
fn alone_against_bots_the_game_waits_for_whoever_ran_out_of_time() {
    let site = Site::start();
    let (ada, _) = make_table(&site, Visit::new().phone(), "rockets", |page| {
        seat_choices(page, 2);
        page.choose(test_id("table-seat-1"), "cadet");
        page.choose(test_id("clock"), "1");
    });
    ada.wait_for(test_id("absence-rule"));
    assert!(ada.text(test_id("absence-rule")).contains("waits for you"));
    ada.click_and_wait(
        css("[data-testid=start]:not([disabled])"),
        css(".table[data-mine]"),
    );
    ada.wait_for(test_id("reclaim"));
    ada.inspect("online-waits-for-you-phone");
    let turns = ada.count(".log .turn");
    std::thread::sleep(std::time::Duration::from_secs(6));
    assert_eq!(ada.count(".log .turn"), turns, "no bot plays");
    move_once(&[&ada]);
    ada.wait_gone(test_id("reclaim"));
}

/// With a clock nobody waits longer than it says; once the time is up, the others say how
/// it goes on until the person is back.
#[test]
fn who_closes_the_page_on_the_clock_is_played_for_and_takes_the_seat_back() {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |page| {
        page.choose(test_id("clock"), "6");
        page.choose(test_id("own-seconds"), "20");
    });
    let (away, other) = by_turn(&ada, &bo);
    away.visit("about:blank");
    other.wait_for(test_id("absent"));
    // The countdown runs, and there is nothing to decide yet.
    let told = other.text(test_id("absent"));
    assert!(told.contains("0:1"), "{told}");
    other.wait_until(&format!(
        "document.querySelector('[data-testid=absent]').innerText.trim() !== {told:?}"
    ));
    assert!(!other.has(test_id("wait-for")) && !other.has(test_id("play-on")));
    other.inspect("online-absent-clock");
    // The time is up: a bot is about to play, unless Bo would rather wait.
    other.wait_for(css("[data-presence=trust]"));
    wait_and_play_on(other);
    other.wait_for(css(".table[data-mine]"));
    let log = other.text(test_id("log-lines"));
    for part in ["ran out of time", "to wait for", "play on without"] {
        assert!(log.contains(part), "{part}: {log}");
    }
    move_once(&[other]);
    away.visit_and_wait(&site.url(&path), css(".table"));
    // Where her time is up and Bo waits, the bot plays this turn first.
    away.click(css("[data-testid=reclaim]:not([disabled])"));
    away.wait_gone(test_id("reclaim"));
    other.wait_gone(css("[data-presence=trust]"));
    other.wait_until(
        "document.querySelector('[data-testid=log-lines]').innerText.includes('is back.')",
    );
    move_once(&[&ada, &bo]);
}

/// Decides to wait, and then to go on without who is away.
fn wait_and_play_on(page: &Page) {
    page.click(test_id("wait-for"));
    page.wait_gone(test_id("wait-for"));
    page.wait_until(
        "document.querySelector('[data-testid=status]').innerText.includes('is waiting')",
    );
    page.click(test_id("play-on"));
}
