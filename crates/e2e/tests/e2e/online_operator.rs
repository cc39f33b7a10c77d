//! Reports, and the page of those who look after the server.

use crate::online::{come, introduce, is_refused, two_at};
use crate::online_friends::user_of;
use e2e::{Line, Site, Visit, css, test_id};

#[test]
fn somebody_is_reported_and_banned() {
    let site = Site::start();
    let (ada, bo, _) = two_at(&site, "rockets", |_| ());
    bo.click(test_id("open-chat"));
    bo.fill(test_id("chat-text"), "You are rude");
    bo.click(test_id("chat-send"));
    ada.wait_for(test_id("unread"));
    ada.click_and_wait(test_id("table-menu"), test_id("people-here"));
    ada.click(css(
        "[data-testid=people-here] [data-testid=report] summary",
    ));
    ada.choose(test_id("report-reason"), "chat");
    ada.fill(test_id("report-text"), "See what he wrote");
    ada.inspect("online-report");
    ada.click(test_id("send-report"));
    ada.wait_until("document.querySelector('[data-testid=report-sent]').innerText !== ''");
    // To others there is nothing at that address.
    let eve = come(&site, Visit::new(), "Eve", "/me");
    eve.wait_for(test_id("my-profile"));
    eve.visit_and_wait("/operator", css("main.empty"));
    eve.forgive("404");
    let user = eve.js("JSON.parse(localStorage['orbite.me']).user");
    site.make_operator(user.as_str().expect("an id"));
    eve.visit_and_wait(
        "/operator",
        css("[data-testid=operator] [data-testid=report]"),
    );
    let report = eve.text(css("[data-testid=operator] [data-testid=report]"));
    assert!(
        report.contains("Ada reports Bo: offensive words"),
        "{report}"
    );
    assert!(report.contains("See what he wrote"), "{report}");
    assert!(report.contains("You are rude"), "{report}");
    assert_eq!(eve.count("[data-testid=operated]"), 1);
    eve.inspect("online-operator");
    // Bo is told, and does not become somebody new.
    eve.fill(test_id("resolution"), "banned");
    eve.click(test_id("ban-user"));
    bo.wait_until("document.querySelector('main')?.innerText.includes('banned')");
    bo.inspect("online-banned");
    eve.wait_for(css("[data-testid=operator] [data-testid=report]"));
    eve.fill(test_id("resolution"), "banned");
    eve.click_and_wait(test_id("resolve"), test_id("no-reports"));
    // The table is closed, which those who are there see.
    eve.click(test_id("close-table"));
    eve.wait_gone(test_id("operated"));
    ada.wait_for(css("main.empty"));
}

#[test]
fn who_is_banned_is_refused_in_words_under_any_name() {
    let site = Site::start();
    let ada = come(&site, Visit::new(), "Ada", "/me");
    ada.wait_for(test_id("my-name"));
    site.make_operator(&user_of(&ada));
    let line = Line::from_address("203.0.113.7", &site);
    let bo = Visit::new().phone().open_over(&line, "/lobby");
    introduce(&bo, "Bo");
    bo.wait_for(test_id("quick-match"));
    ada.visit_and_wait("/operator", test_id("find-name"));
    ada.fill(test_id("find-name"), "Bo");
    ada.click_and_wait(test_id("find-people"), test_id("found-person"));
    ada.fill(test_id("ban-reason"), "Rude");
    ada.click_and_wait(test_id("ban-person"), test_id("lift-ban"));
    // Coming back he is told, and another name changes nothing.
    bo.visit_and_wait("/me", test_id("new-name"));
    bo.forgive("403");
    bo.refill(test_id("new-name"), "Robert");
    let banned = "document.querySelector('[data-testid=outcome]').innerText.includes('banned')";
    is_refused(&bo, "rename", banned, "403");
    bo.inspect("online-banned-phone");
    // Nor does it help that the device forgets who he was.
    bo.js("localStorage.clear()");
    bo.visit("/rockets/together");
    introduce(&bo, "Robert");
    bo.wait_until("document.querySelector('.trouble')?.innerText.includes('for a day')");
    bo.forgive("403");
    bo.inspect("online-barred-phone");
    // When the ban is lifted, he comes in.
    ada.click_and_wait(test_id("lift-ban"), test_id("ban-person"));
    bo.click_and_wait(test_id("come-in"), test_id("make-table"));
}
