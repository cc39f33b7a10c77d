//! What hosts and operators see, in languages with long words: nothing is wider than
//! the screen or cut off.

use crate::online::{come, fill_in_table, seat_choices};
use crate::online_friends::user_of;
use e2e::{Page, Site, Visit, css, start_game, test_id};

/// The page is for everyone and fits; takes a picture of it.
#[track_caller]
fn look(page: &Page, name: &str) {
    page.inspect(name);
    let fits = page.js("document.documentElement.scrollWidth <= window.innerWidth");
    assert_eq!(fits, true, "{name} scrolls sideways");
    let cut = page.js("[...document.querySelectorAll('button, a.button, summary')]
           .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1
             && getComputedStyle(one).display !== 'inline')
           .map((one) => one.innerText)");
    assert_eq!(cut, serde_json::json!([]), "{name} cuts something off");
}

/// Opens something folded.
fn unfold(page: &Page, what: &str) {
    page.click(css(&format!("{what} summary")));
}

/// From the form of a table to the page of those who look after the server.
fn evening(visit: Visit, language: &str) {
    let site = Site::start();
    let shot = |page: &Page, name: &str| look(page, &format!("{language}-{name}"));
    let ada = come(&site, visit, "Ada", "/rockets/together");
    ada.wait_for(test_id("make-table"));
    shot(&ada, "form");
    let path = fill_in_table(&ada, |page| {
        seat_choices(page, 2);
        page.click(test_id("visibility-1"));
    });
    let bo = visit.open_on(&site, &path);
    bo.wait_for(test_id("guest-name"));
    shot(&bo, "invited");
    bo.fill(test_id("guest-name"), "Bo");
    bo.click_and_wait(test_id("come-in"), test_id("stand-up-1"));
    shot(&bo, "guest-waits");
    let eve = come(&site, visit, "Eve", &path);
    eve.wait_for(test_id("room-hint"));
    shot(&eve, "no-seat");
    shot(&ada, "host-waits");
    ada.click_and_wait(test_id("change-table"), test_id("change-form"));
    shot(&ada, "change-table");
    ada.click(test_id("change-table"));
    ada.click_and_wait(test_id("show-people"), test_id("spectator-here"));
    unfold(
        &ada,
        "[data-testid=spectator-here] [data-testid=host-tools]",
    );
    shot(&ada, "spectator-tools");
    unfold(&ada, "[data-testid=table-seat-1] [data-testid=host-tools]");
    ada.js("scrollTo(0, 0)");
    shot(&ada, "player-tools");
    let dan = come(&site, visit, "Dan", "/lobby");
    dan.wait_for(test_id("quick-match"));
    dan.wait_for(test_id("listed"));
    shot(&dan, "lobby");
    let wall = visit
        .screen(1920, 1080)
        .open_on(&site, &format!("{path}/screen"));
    wall.wait_for(css(".wall"));
    shot(&wall, "wall-waits");
    start_game(&ada, &[&ada, &bo, &eve]);
    eve.wait_for(test_id("you-watch"));
    shot(&eve, "watching");
    ada.click_and_wait(test_id("table-menu"), test_id("people-here"));
    unfold(&ada, "[data-testid=people-here] [data-testid=report]");
    ada.fill(test_id("report-text"), "…");
    shot(&ada, "menu");
    ada.click(test_id("send-report"));
    ada.wait_until("document.querySelector('[data-testid=report-sent]').innerText !== ''");
    site.make_operator(&user_of(&dan));
    dan.visit_and_wait(
        "/operator",
        css("[data-testid=operator] [data-testid=report]"),
    );
    dan.fill(test_id("find-name"), "Bo");
    dan.click_and_wait(test_id("find-people"), test_id("found-person"));
    shot(&dan, "operator");
    dan.js("document.querySelector('[data-testid=operator-people]').scrollIntoView()");
    dan.fill(test_id("ban-reason"), "…");
    dan.click_and_wait(test_id("ban-person"), test_id("lift-ban"));
    shot(&dan, "operator-people");
    bo.wait_for(css("main.empty"));
    shot(&bo, "banned");
    wall.wait_for(css(".wall"));
    shot(&wall, "wall");
}

#[test]
fn german_on_a_phone() {
    evening(Visit::new().phone().language("de-DE,de"), "de-phone");
}

#[test]
fn german_on_a_desktop() {
    evening(Visit::new().language("de-DE,de"), "de");
}

#[test]
fn spanish_on_a_phone() {
    evening(Visit::new().phone().language("es-ES,es"), "es-phone");
}

#[test]
fn spanish_on_a_desktop() {
    evening(Visit::new().language("es-ES,es"), "es");
}
