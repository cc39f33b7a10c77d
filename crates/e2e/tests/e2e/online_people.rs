//! People to each other: pictures and names that all see, names on a shared
//! device, accounts, profiles, friends, blocks and invitations.

use crate::online::{
    come, fill_in_table, is_refused, play_together, seat_choices, two_at_rockets, waiting_at,
};
use e2e::{Page, Site, Visit, css, test_id};

/// The drawing of somebody's picture.
fn picture(page: &Page, of: &str) -> String {
    let script = format!(
        "[...document.querySelectorAll('{of} .avatar *')].map((one) => \
         (one.getAttribute('d') ?? one.getAttribute('class'))).join(' ')"
    );
    page.js(&script).as_str().expect("a drawing").to_owned()
}

/// Waits until all is answered that the profile asks for first: of the account, which
/// gets another token, what the guest asked for would be refused.
pub(crate) fn guest_is_answered(page: &Page) {
    page.wait_until("performance.getEntriesByName(location.origin + '/api/statistics').length");
}

/// Opens an account; the page shows it afterwards.
pub(crate) fn open_account(page: &Page, login: &str) {
    page.visit_and_wait("/me", test_id("account-login"));
    guest_is_answered(page);
    page.refill(test_id("account-login"), login);
    page.fill(test_id("account-password"), "correct horse");
    page.click_and_wait(test_id("make-account"), test_id("logs-in-as"));
}

#[test]
fn a_picture_is_seen_by_everybody_everywhere() {
    let site = Site::start();
    let ada = come(&site, Visit::new(), "Ada", "/me");
    ada.wait_for(test_id("avatar-shape"));
    let before = picture(&ada, ".who");
    ada.click(test_id("avatar-shape"));
    ada.click(test_id("avatar-colour"));
    ada.click(test_id("avatar-colour"));
    let chosen = picture(&ada, ".who");
    assert_ne!(before, chosen);
    // It is on the server once the page reads it from there.
    ada.wait_until("JSON.parse(localStorage.getItem('orbite.me')).avatar != null");
    ada.visit("/rockets/together");
    let path = fill_in_table(&ada, |page| seat_choices(page, 2));
    let bo = come(&site, Visit::new().phone(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    assert_eq!(picture(&bo, "[data-testid=table-seat-0]"), chosen);
    ada.click(css("[data-testid=start]:not([disabled])"));
    bo.wait_for(css(".table .face"));
    assert_eq!(
        picture(&bo, ".face[aria-label=Ada]"),
        chosen,
        "in play, too"
    );
    bo.inspect("online-faces-phone");
}

#[test]
fn two_people_on_a_phone_have_a_name_each() {
    let (_site, ada, phone, _) = waiting_at("landing", 3, Visit::new().phone().french(), "Béa");
    phone.click_and_wait(test_id("sit-2"), test_id("seat-name-2"));
    assert_eq!(ada.text(css("[data-testid=table-seat-2] .name")), "Béa 2");
    phone.refill(test_id("seat-name-2"), "Cléo");
    phone.click(test_id("name-seat-2"));
    ada.wait_until(
        "document.querySelector('[data-testid=table-seat-2] .name').textContent === 'Cléo'",
    );
    phone.inspect("online-names-phone");
    ada.click(css("[data-testid=start]:not([disabled])"));
    for page in [&ada, &phone] {
        page.wait_for(css(".table, [data-testid=curtain]"));
    }
    play_together(&[&ada, &phone]);
    let told = ada.text(css(".places"));
    for name in ["Ada", "Béa", "Cléo"] {
        assert!(told.contains(name), "{name}: {told}");
    }
}

#[test]
fn an_account_renames_nobody_and_is_deleted_for_good() {
    let (site, ada, bo, path) = two_at_rockets();
    open_account(&ada, "countess7");
    assert_eq!(ada.text(test_id("my-name")), "Ada");
    assert!(ada.text(test_id("logs-in-as")).contains("countess7"));
    ada.inspect("online-account");
    ada.click(test_id("delete-me"));
    ada.fill(test_id("delete-password"), "wrong horse");
    let told = "[data-testid=farewell] [data-testid=outcome]";
    is_refused(
        &ada,
        "delete-me",
        &format!("document.querySelector('{told}').innerText"),
        "403",
    );
    ada.refill(test_id("delete-password"), "correct horse");
    ada.click_and_wait(test_id("delete-me"), test_id("guest-name"));
    // Bo plays on with a bot whose person has no name any more.
    bo.wait_until("document.body.textContent.includes('Deleted player')");
    assert!(!bo.text(css(".seats")).contains("Ada"));
    let cleo = come(&site, Visit::new().french(), "Cleo", &path);
    cleo.wait_until("document.body.textContent.includes('Joueur supprimé')");
}

#[test]
fn friends_meet_by_name_and_the_blocked_stay_away() {
    let (site, ada, bo, _) = two_at_rockets();
    play_together(&[&ada, &bo]);
    // A tap on a face leads to the profile.
    bo.click_and_wait(css(".face[aria-label=Ada]"), test_id("person"));
    assert_eq!(bo.text(test_id("their-name")), "Ada");
    bo.wait_for(test_id("against-me"));
    assert_eq!(bo.count("[data-testid=their-last] li"), 1);
    bo.inspect("online-profile");
    let ada_s = bo.path();
    bo.click_and_wait(test_id("add-friend"), test_id("withdraw-friend"));
    ada.visit("/me");
    ada.click(test_id("accept-friend"));
    ada.wait_for(css("[data-testid=acquaintance][data-bond=friends]"));
    ada.inspect("online-friends");

    // Invited by name.
    ada.visit("/rockets/together");
    let path = fill_in_table(&ada, |page| seat_choices(page, 2));
    bo.visit_and_wait("/me", test_id("profile"));
    ada.click(test_id("invite-friends"));
    ada.click_and_wait(
        test_id("invite-friend"),
        css("[data-testid=invite-friend][disabled]"),
    );
    bo.wait_for(test_id("invitations"));
    bo.inspect("online-invitations");
    bo.click_and_wait(test_id("follow-invitation"), test_id("waiting-room"));
    bo.wait_for(test_id("stand-up-1"));

    // What the blocked say is not seen, and they find no table of hers.
    let eve = come(&site, Visit::new(), "Eve", &path);
    eve.wait_for(test_id("waiting-room"));
    eve.fill(test_id("chat-text"), "you again");
    eve.click(test_id("chat-send"));
    // She has no seat: her lines are apart from the players'.
    let said = "[...document.querySelectorAll('.said')].some((lines) => lines.textContent.includes('you again'))";
    ada.wait_until(said);
    ada.click(css("[data-testid=spectators-chat] summary"));
    ada.click_and_wait(css("[data-testid=spectators-chat] .name"), test_id("block"));
    ada.click_and_wait(test_id("block"), test_id("unblock"));
    ada.visit_and_wait(&path, test_id("waiting-room"));
    ada.wait_until(&format!("!{said}"));
    assert_eq!(bo.js(said), true, "others see it");
    eve.reload();
    eve.wait_until("!document.querySelector('[data-testid=waiting-room]')");
    eve.visit_and_wait(&ada_s, test_id("person"));
}
