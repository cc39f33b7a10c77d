//! Friends at a waiting table: what is played is changed, people are invited by name,
//! spectators are sent away; and those who look after the server find people.

use crate::online::{come, concede, is_refused, make_table, seat_choices, two_at, waiting_at};
use crate::online_people::open_account;
use e2e::{Page, Site, Visit, css, start_game, test_id};

/// The id of the person of a page.
pub(crate) fn user_of(page: &Page) -> String {
    let user = page.js("JSON.parse(localStorage.getItem('orbite.me')).user");
    user.as_str().expect("somebody").to_owned()
}

#[test]
fn a_host_changes_the_table_while_it_waits_and_all_see_it() {
    let (site, ada, bo, path) = waiting_at("rockets", 3, Visit::new().phone().french(), "Bo");
    let cleo = come(&site, Visit::new(), "Cleo", &path);
    cleo.wait_for(test_id("stand-up-2"));
    let dan = come(&site, Visit::new(), "Dan", "/lobby");
    dan.wait_for(test_id("quick-match"));
    dan.wait_for(test_id("no-tables"));
    assert!(!bo.has(test_id("change-table")), "the host's alone");
    ada.click_and_wait(test_id("change-table"), test_id("change-form"));
    ada.choose(test_id("seat-count"), "2");
    ada.choose(test_id("clock"), "7");
    ada.wait_for(test_id("own-days"));
    ada.refill(test_id("own-days"), "14");
    ada.click(test_id("visibility-1"));
    ada.click(test_id("spectators-1"));
    ada.inspect("online-change-table");
    ada.click(test_id("apply-change"));
    ada.wait_gone(test_id("change-form"));
    // Now strangers find it, and all see who can watch.
    dan.wait_for(test_id("listed"));
    bo.wait_until("document.querySelectorAll('[data-testid=table-seats] > li').length === 2");
    bo.wait_until(
        "document.querySelector('[data-testid=table-options]').innerText.includes('14 jours')",
    );
    let options = bo.text(test_id("table-options"));
    assert!(options.contains("Publique"), "{options}");
    assert!(options.contains("après la partie"), "{options}");
    bo.inspect("online-changed-table-phone");
    // There is no seat for Cleo any more, who is told and watches.
    cleo.wait_for(test_id("kicked"));
    cleo.wait_gone(test_id("stand-up-2"));
    cleo.inspect("online-seat-gone");
    // The form shows how it is; it is taken off the list again.
    ada.click_and_wait(test_id("change-table"), test_id("change-form"));
    for chosen in ["visibility-1", "spectators-1"] {
        let is_chosen = format!("document.querySelector('[data-testid={chosen}]').checked");
        assert_eq!(ada.js(&is_chosen), true, "{chosen}");
    }
    ada.click(test_id("visibility-0"));
    ada.click(test_id("apply-change"));
    dan.wait_gone(test_id("listed"));
    // It is played so.
    start_game(&ada, &[&ada, &bo, &cleo]);
    assert!(ada.has(test_id("clock-0")));
}

#[test]
fn an_account_is_invited_by_its_name() {
    let site = Site::start();
    let zoe = come(&site, Visit::new(), "Zoé", "/me");
    zoe.wait_for(test_id("my-name"));
    open_account(&zoe, "zoe1");
    // She looks at the shelf, and reads rules on her phone.
    zoe.visit("/");
    zoe.wait_for(css("h1"));
    let phone = Visit::new().phone().open_beside(&zoe, "/rockets/rules");
    phone.wait_for(css("h1"));
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    ada.click_and_wait(test_id("invite-friends"), test_id("invite-name"));
    ada.fill(test_id("invite-name"), "Nobody");
    let told = "document.querySelector('[data-testid=outcome]').innerText.includes('No account')";
    is_refused(&ada, "invite-by-name", told, "404");
    ada.refill(test_id("invite-name"), "zoé");
    ada.click(test_id("invite-by-name"));
    ada.wait_until("document.querySelector('[data-testid=outcome]').innerText.includes('sent')");
    ada.inspect("online-invite-by-name");
    // It comes to both at once, and leads to a seat.
    phone.wait_for(test_id("invited-bar"));
    phone.inspect("online-invited-bar-phone");
    zoe.wait_for(test_id("follow-invitation"));
    zoe.inspect("online-invited-shelf");
    zoe.click_and_wait(test_id("follow-invitation"), test_id("stand-up-1"));
    assert!(zoe.path().starts_with(&path));
}

#[test]
fn a_spectator_is_reported_and_sent_away() {
    let (site, ada, bo, path) = waiting_at("rockets", 2, Visit::new(), "Bo");
    let eve = come(&site, Visit::new().phone(), "Eve", &path);
    eve.wait_for(test_id("room-hint"));
    // Anybody with a seat reports somebody, the host sends them away.
    bo.click_and_wait(
        test_id("show-people"),
        css("[data-testid=spectator-here] [data-testid=report]"),
    );
    assert!(!bo.has(css("[data-testid=people-here] [data-testid=host-tools]")));
    ada.click_and_wait(
        test_id("show-people"),
        css("[data-testid=spectator-here] [data-testid=host-tools]"),
    );
    ada.click(css(
        "[data-testid=spectator-here] [data-testid=host-tools] summary",
    ));
    assert!(!ada.has(css("[data-testid=spectator-here] [data-testid=hand-over]")));
    ada.fill(
        css("[data-testid=spectator-here] [data-testid=kick-reason]"),
        "Please be quiet",
    );
    ada.inspect("online-spectator-tools");
    ada.click(css("[data-testid=spectator-here] [data-testid=kick]"));
    eve.wait_for(css("main.empty"));
    ada.wait_gone(test_id("spectator-here"));
}

#[test]
fn players_read_spectators_after_the_game_where_the_table_says_so() {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |page| {
        page.click(test_id("spectators-1"));
    });
    let eve = come(&site, Visit::new(), "Eve", &path);
    eve.wait_for(css(".table .board svg"));
    eve.click_and_wait(test_id("open-chat"), test_id("chat-apart"));
    eve.fill(test_id("chat-text"), "Left is better");
    eve.click(test_id("chat-send"));
    eve.wait_for(css("[data-testid=spectators-chat] li"));
    ada.click_and_wait(test_id("open-chat"), test_id("chat-apart"));
    ada.fill(test_id("chat-text"), "Hello");
    ada.click(test_id("chat-send"));
    ada.wait_for(css("[data-testid=chat-lines] li"));
    assert!(!ada.has(test_id("spectators-chat")), "not yet");
    ada.inspect("online-chat-apart");
    concede(&bo);
    ada.wait_for(test_id("spectators-chat"));
    let told = ada.js("document.querySelector('[data-testid=spectators-chat]').textContent");
    assert!(
        told.as_str()
            .is_some_and(|told| told.contains("Left is better")),
        "{told}"
    );
}

#[test]
fn an_operator_finds_people_and_bans_them() {
    let site = Site::start();
    let ada = come(&site, Visit::new(), "Ada", "/me");
    ada.wait_for(test_id("my-name"));
    assert!(!ada.has(test_id("to-operator")));
    let bea = come(&site, Visit::new(), "Béa", "/me");
    bea.wait_for(test_id("my-name"));
    open_account(&bea, "bea1");
    site.make_operator(&user_of(&ada));
    ada.reload();
    ada.click_and_wait(test_id("to-operator"), test_id("operator"));
    ada.fill(test_id("find-name"), "béa");
    ada.click_and_wait(test_id("find-people"), test_id("found-person"));
    assert_eq!(ada.count("[data-testid=found-person]"), 1);
    assert!(ada.text(test_id("found-person")).contains("bea1"));
    ada.inspect("online-operator-people");
    ada.fill(test_id("ban-reason"), "Rude");
    ada.click_and_wait(test_id("ban-person"), test_id("lift-ban"));
    assert!(ada.text(test_id("banned")).contains("Rude"));
    ada.click_and_wait(test_id("lift-ban"), test_id("ban-person"));
}
