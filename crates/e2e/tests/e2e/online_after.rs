//! After the game: again, once more, and the person's own page.

use crate::online::{is_refused, play_together, two_at_rockets};
use e2e::{Page, Site, Visit, css, test_id};

#[test]
fn a_finished_game_is_replayed_shared_and_played_again() {
    let (_site, ada, bo, path) = two_at_rockets();
    play_together(&[&ada, &bo]);
    ada.click_and_wait(test_id("to-replay"), test_id("scrub"));
    ada.click(test_id("next"));
    ada.wait_until("document.querySelector('[data-testid=moment]').value.endsWith('?at=1')");
    let moment = ada.js("document.querySelector('[data-testid=moment]').value");
    ada.inspect("online-replay");
    bo.visit(moment.as_str().expect("a link"));
    bo.wait_until("document.querySelector('[data-testid=position]')?.innerText.startsWith('1 /')");
    for page in [&ada, &bo] {
        page.visit(&path);
        page.click(test_id("rematch"));
    }
    for page in [&ada, &bo] {
        page.wait_for(test_id("waiting-room"));
        assert_ne!(page.path(), path);
    }
    assert_eq!(ada.path(), bo.path());
    ada.visit_and_wait("/me", css("[data-testid=my-past] a"));
    ada.wait_for(css("[data-testid=statistics] td"));
    ada.inspect("online-profile");
}

fn log_in(page: &Page) {
    page.fill(test_id("login"), "Ada");
    page.fill(test_id("password"), "short but long enough");
    page.click(test_id("log-in"));
}

#[test]
fn a_guest_becomes_an_account_on_two_devices() {
    let site = Site::start();
    let ada = crate::online::come(&site, Visit::new(), "Ada", "/me");
    ada.wait_for(test_id("profile"));
    let picture = |page: &Page| page.js("document.querySelector('.avatar').innerHTML");
    let before = picture(&ada);
    ada.click(test_id("avatar-shape"));
    assert_ne!(picture(&ada), before);
    ada.fill(test_id("account-password"), "short");
    let told =
        "[...document.querySelectorAll('[data-testid=outcome]')].some((one) => one.innerText)";
    is_refused(&ada, "make-account", told, "422");
    ada.fill(test_id("account-password"), " but long enough");
    ada.click_and_wait(test_id("make-account"), test_id("account"));
    let phone = Visit::new().phone().french().open_on(&site, "/me");
    phone.wait_for(test_id("login"));
    phone.inspect("online-login-phone");
    log_in(&phone);
    phone.wait_for(test_id("profile"));
    phone.wait_until("document.querySelectorAll('[data-testid=devices] li').length === 2");
    phone.assert_accessible();
    phone.click(test_id("revoke"));
    phone.wait_until("document.querySelectorAll('[data-testid=devices] li').length === 1");
    ada.reload();
    ada.wait_for(test_id("lost"));
    ada.inspect("online-lost");
    // Who comes by a link can say who they are, too.
    ada.visit_and_wait("/rockets/together", test_id("lost"));
    log_in(&ada);
    ada.wait_for(test_id("make-table"));
    ada.forgive("401");
}
