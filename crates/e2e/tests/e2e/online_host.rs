//! Hosts keep order: handing over, sending away, chat of players and spectators.

use crate::online::{come, introduce, make_table, seat_choices, two_at_rockets, waiting_at};
use crate::online_turns::FACES_IN_A_ROW;
use e2e::{Line, Page, Site, Visit, css, test_id};
use std::time::Duration;

#[test]
fn a_host_is_marked_hands_over_and_sends_people_away() {
    let (_site, ada, bo, _) = waiting_at("rockets", 3, Visit::new().phone(), "Bo");
    bo.wait_until(
        "document.querySelector('[data-testid=table-seat-0]').innerText.includes('Host')",
    );
    // With a reason, but not for good.
    ada.wait_for(css("[data-testid=table-seat-1] [data-testid=host-tools]"));
    ada.click(css(
        "[data-testid=table-seat-1] [data-testid=host-tools] summary",
    ));
    ada.fill(test_id("kick-reason"), "We wait for Cleo");
    ada.inspect("online-host-tools");
    ada.click(test_id("kick"));
    bo.wait_for(test_id("kicked"));
    let told = bo.text(test_id("kicked"));
    assert!(told.contains("We wait for Cleo"), "{told}");
    bo.inspect("online-kicked-phone");
    bo.click_and_wait(test_id("sit-1"), test_id("stand-up-1"));
    assert_eq!(bo.js(FACES_IN_A_ROW), true);
    // She hands over, and he sends her away for good.
    ada.wait_for(css("[data-testid=table-seat-1] [data-testid=host-tools]"));
    ada.click(css(
        "[data-testid=table-seat-1] [data-testid=host-tools] summary",
    ));
    ada.click(test_id("hand-over"));
    bo.wait_until(
        "document.querySelector('[data-testid=table-seat-1]').innerText.includes('Host')",
    );
    ban(&bo, 0, &ada);
}

/// Sends somebody on a seat away for good.
fn ban(host: &Page, seat: u8, who: &Page) {
    let tools = format!("[data-testid=table-seat-{seat}] [data-testid=host-tools]");
    host.wait_for(css(&tools));
    host.click(css(&format!("{tools} summary")));
    host.click(test_id("kick-ban"));
    host.click(test_id("kick"));
    who.wait_for(css("main.empty"));
    who.reload();
    who.wait_for(css("main.empty"));
    assert!(who.text(css("main.empty")).contains("removed you"));
}

#[test]
fn who_is_there_can_start_when_the_host_has_gone() {
    let site = Site::start_waiting(Duration::from_secs(5));
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    let bo = come(&site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    ada.visit_and_wait("/", css("h1"));
    bo.click_and_wait(css("[data-testid=start]:not([disabled])"), css(".table"));
}

#[test]
fn spectators_talk_apart_and_words_can_be_hidden() {
    let (site, ada, bo, path) = two_at_rockets();
    let eve = come(&site, Visit::new(), "Eve", &path);
    eve.wait_for(css(".table .board svg"));
    eve.click(test_id("open-chat"));
    eve.fill(test_id("chat-text"), "What a move");
    eve.click(test_id("chat-send"));
    bo.click_and_wait(test_id("open-chat"), test_id("spectators-chat"));
    assert_eq!(bo.count("[data-testid=chat-lines] li"), 0);
    bo.fill(test_id("chat-text"), "Your turn, Ada");
    bo.click(test_id("chat-send"));
    // A bubble says it where the chat is not open, and takes no taps.
    ada.wait_for(test_id("chat-bubble"));
    let bubble = ada.text(test_id("chat-bubble"));
    assert!(bubble.contains("Your turn, Ada"), "{bubble}");
    let taps = ada.js("getComputedStyle(document.querySelector('.chat-bubble')).pointerEvents");
    assert_eq!(taps, "none");
    ada.inspect("online-chat-bubble");
    ada.click_and_wait(test_id("open-chat"), css("[data-testid=chat-lines] time"));
    ada.click(css("[data-testid=chat-lines] [data-testid=hide]"));
    ada.wait_until(
        "!document.querySelector('[data-testid=chat-lines]').innerText.includes('Your turn, Ada')",
    );
    // A line that is not taken is not lost.
    for count in 0..8 {
        bo.fill(test_id("chat-text"), &format!("line {count}"));
        bo.click(test_id("chat-send"));
        if bo.has(test_id("table-notice")) {
            break;
        }
    }
    bo.wait_for(test_id("table-notice"));
    bo.wait_until("document.querySelector('[data-testid=chat-text]').value.startsWith('line ')");
}

/// What hosts can do about somebody at a running table, opened.
fn open_tools(page: &Page, of: &str) -> String {
    page.click_and_wait(test_id("table-menu"), test_id("people-here"));
    let tools = format!("[data-testid=people-here] {of} [data-testid=host-tools]");
    page.wait_for(css(&tools));
    page.click(css(&format!("{tools} summary")));
    tools
}

/// Waits until the log tells this, the latest first.
fn wait_for_note(page: &Page, note: &str) {
    page.wait_until(&format!(
        "document.querySelector('[data-testid=noted]')?.innerText.includes('{note}')"
    ));
}

/// Writes something, with the chat open.
fn write(page: &Page, text: &str) {
    if !page.has(test_id("chat-text")) {
        page.click_and_wait(test_id("open-chat"), test_id("chat-text"));
    }
    page.fill(test_id("chat-text"), text);
    page.click(test_id("chat-send"));
}

const TAKEN: &str = "document.querySelector('[data-testid=chat-text]').value === ''";

#[test]
fn a_host_mutes_players_and_spectators_and_the_log_says_so() {
    let (site, ada, bo, path) = two_at_rockets();
    let eve = come(&site, Visit::new().phone(), "Eve", &path);
    eve.wait_for(css(".table .board svg"));
    for (page, name, of) in [
        (&bo, "Bo", "li:not([data-testid=spectator-here])"),
        (&eve, "Eve", "[data-testid=spectator-here]"),
    ] {
        // Who says nothing is called a spectator.
        write(page, "Hi");
        page.wait_until(TAKEN);
        bo.click(test_id("log"));
        let mute = format!("{} [data-testid=mute]", open_tools(&ada, of));
        let is = |label: &str| format!("document.querySelector('{mute}').innerText === '{label}'");
        ada.wait_until(&is("Mute"));
        ada.inspect(&format!("online-mute-{name}"));
        ada.click(css(&mute));
        ada.wait_until(&is("Unmute"));
        wait_for_note(&bo, &format!("The host muted {name}."));
        // Who tries to speak is told, and what was written is not lost.
        write(page, "Hello?");
        page.wait_for(test_id("table-notice"));
        let told = page.text(test_id("table-notice"));
        assert!(told.contains("The host has muted you"), "{told}");
        page.wait_until("document.querySelector('[data-testid=chat-text]').value === 'Hello?'");
        ada.click(css(&mute));
        ada.wait_until(&is("Mute"));
        page.click(test_id("chat-send"));
        page.wait_until(TAKEN);
        bo.click(test_id("log"));
        wait_for_note(&bo, &format!("The host unmuted {name}."));
        ada.click(test_id("close-menu"));
    }
}

#[test]
fn who_a_host_banned_is_refused_under_another_name_too() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 3));
    let line = Line::from_address("203.0.113.7", &site);
    let bo = Visit::new().open_over(&line, &path);
    introduce(&bo, "Bo");
    bo.wait_for(test_id("stand-up-1"));
    ban(&ada, 1, &bo);
    // The device forgets who he was.
    bo.js("localStorage.clear()");
    bo.visit(&path);
    introduce(&bo, "Robert");
    bo.wait_until("document.querySelector('main.empty')?.innerText.includes('for a day')");
    bo.inspect("online-barred");
    assert!(!ada.has(test_id("spectator-here")));
    // Somebody else from somewhere else is welcome.
    let line = Line::from_address("203.0.113.8", &site);
    let cleo = Visit::new().open_over(&line, &path);
    introduce(&cleo, "Cleo");
    cleo.wait_for(test_id("stand-up-1"));
}
