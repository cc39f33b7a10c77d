//! Time, take-over, taking back, talk.

use crate::online::{come, move_once, play_together, two_at};
use crate::table::state_now;
use browser::{Page, Site, Visit, css, test_id};

/// Who decides, and who does not.
fn by_turn<'a>(ada: &'a Page, bo: &'a Page) -> (&'a Page, &'a Page) {
    for _ in 0..800 {
        for (one, other) in [(ada, bo), (bo, ada)] {
            if one.has(css(".table[data-mine]")) {
                return (one, other);
            }
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    panic!("nobody's turn comes: {} {}", state_now(ada), state_now(bo));
}

#[test]
fn whose_time_runs_out_is_played_for_and_can_come_back() {
    let site = Site::start();
    let (ada, bo, _) = two_at(&site, "rockets", |page| page.choose(test_id("clock"), "1"));
    let (slow, other) = by_turn(&ada, &bo);
    slow.wait_for(css(".clock"));
    let first = slow.text(css(".seat.turn .clock"));
    slow.wait_until(&format!(
        "document.querySelector('.seat.turn .clock')?.innerText !== '{first}'"
    ));
    slow.screenshot("online-clock");
    // Half a minute a turn.
    std::thread::sleep(std::time::Duration::from_secs(16));
    slow.wait_for(test_id("reclaim"));
    other.wait_for(css("[data-presence=trust]"));
    slow.assert_accessible();
    slow.screenshot("online-trusted");
    slow.click(test_id("reclaim"));
    slow.wait_gone(test_id("reclaim"));
    other.wait_gone(css("[data-presence=trust]"));
    move_once(&[&ada, &bo]);
}

#[test]
fn a_seat_is_left_to_a_bot_and_taken_back_on_another_visit() {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |_| ());
    bo.click(test_id("table-menu"));
    bo.wait_for(test_id("menu-sheet"));
    bo.assert_accessible();
    bo.click(test_id("leave-seat"));
    bo.wait_for(test_id("reclaim"));
    ada.wait_for(css("[data-presence=trust]"));
    bo.visit("/");
    bo.wait_for(css(".box"));
    bo.visit(&path);
    bo.click(test_id("reclaim"));
    ada.wait_gone(css("[data-presence=trust]"));
    play_together(&[&ada, &bo]);
}

#[test]
fn taking_back_is_asked_granted_and_refused() {
    let site = Site::start();
    let (ada, bo, _) = two_at(&site, "rockets", |_| ());
    for grant in [true, false] {
        let (mover, other) = by_turn(&ada, &bo);
        move_once(&[mover]);
        other.wait_for(css(".table[data-mine]"));
        move_once(&[other]);
        mover.wait_for(css(".table[data-mine]"));
        let before = mover.count(".log li");
        mover.click(css("[data-testid=undo]:not([disabled])"));
        mover.click(test_id("ask-undo"));
        other.wait_for(test_id("asked"));
        other.assert_accessible();
        other.screenshot("online-asked");
        if grant {
            other.click(test_id("agree"));
            mover.wait_gone(test_id("asked"));
            // Before both moves it is the first one's turn again.
            mover.wait_for(css(".table[data-mine]"));
            mover.wait_until(&format!(
                "document.querySelectorAll('.log li').length < {before}"
            ));
        } else {
            other.click(test_id("decline"));
            mover.wait_for(test_id("settled"));
            assert_eq!(mover.count(".log li"), before);
        }
    }
}

#[test]
fn what_nobody_has_answered_yet_is_taken_back_freely() {
    let site = Site::start();
    let (ada, bo, _) = two_at(&site, "rockets", |_| ());
    let (mover, other) = by_turn(&ada, &bo);
    move_once(&[mover]);
    other.wait_for(css(".table[data-mine]"));
    mover.click(css("[data-testid=undo]:not([disabled])"));
    mover.wait_until("document.querySelector('.table[data-mine], [data-testid=ask-undo]')");
}

#[test]
fn people_talk_and_show_what_they_feel() {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |_| ());
    ada.click(test_id("open-chat"));
    ada.focus(test_id("chat-text"));
    ada.write("Bonjour <b>Bo</b>");
    ada.press("Enter");
    bo.wait_for(test_id("unread"));
    bo.click(test_id("open-chat"));
    bo.wait_gone(test_id("unread"));
    assert!(bo.text(test_id("chat-lines")).contains("Bonjour <b>Bo</b>"));
    bo.click(test_id("emote-clap"));
    ada.wait_for(css("[data-emote=clap]"));
    ada.assert_accessible();
    ada.screenshot("online-chat");
    let phone = come(&site, Visit::new().phone().french(), "Cleo", &path);
    phone.wait_for(css(".table"));
    phone.click(test_id("open-chat"));
    phone.wait_for(test_id("chat-text"));
    phone.assert_accessible();
    phone.screenshot("online-chat-phone");
}
