//! Reports, and the page of those who look after the server.

use crate::online::{come, two_at};
use e2e::{Site, Visit, css, test_id};

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
    // Bo, who has no account to log in to again, is nobody from then on.
    eve.fill(test_id("resolution"), "banned");
    eve.click(test_id("ban-user"));
    bo.wait_for(test_id("guest-name"));
    assert!(bo.text(css("main")).contains("logged out"));
    bo.inspect("online-banned");
    eve.wait_for(css("[data-testid=operator] [data-testid=report]"));
    eve.fill(test_id("resolution"), "banned");
    eve.click_and_wait(test_id("resolve"), test_id("no-reports"));
    // The table is closed, which those who are there see.
    eve.click(test_id("close-table"));
    eve.wait_gone(test_id("operated"));
    ada.wait_for(css("main.empty"));
}
