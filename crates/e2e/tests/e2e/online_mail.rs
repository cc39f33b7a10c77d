//! A lost password, by mail.

use crate::online::come;
use crate::online_people::open_account;
use crate::smtp::Smtp;
use e2e::{Page, Site, Visit, css, test_id};

/// Goes where a link in a mail leads.
fn follow(page: &Page, purpose: &str, token: &str) {
    page.visit_and_wait(&format!("/mail/{purpose}#{token}"), test_id("mail-link"));
}

/// Waits until the page says this of mail.
fn is_told(page: &Page, text: &str) {
    page.wait_until(&format!(
        "document.querySelector('[data-testid=mail-outcome]')?.innerText.includes('{text}')"
    ));
}

#[test]
fn a_lost_password_is_replaced_by_a_link_in_a_mail() {
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let mut smtp = runtime.block_on(Smtp::start());
    let site = Site::start_with_mail(smtp.settings());
    let ada = come(&site, Visit::new(), "Ada", "/me");
    ada.wait_for(test_id("my-name"));
    open_account(&ada, "ada1");
    ada.fill(test_id("mail-address"), "ada@example.org");
    ada.fill(test_id("mail-password"), "correct horse");
    ada.click(test_id("save-address"));
    let mail = runtime.block_on(smtp.next());
    assert_eq!(mail.to, "ada@example.org");
    follow(&ada, "confirm", &mail.after("/mail/confirm#"));
    is_told(&ada, "confirmed");
    // On a phone that does not know her.
    let phone = Visit::new().phone().open_on(&site, "/me");
    phone.click(css("[data-testid=forgot] summary"));
    phone.fill(test_id("forgot-address"), "ada@example.org");
    phone.click(test_id("send-link"));
    is_told(&phone, "on its way");
    phone.inspect("online-forgot-phone");
    let link = runtime.block_on(smtp.next()).after("/mail/password#");
    follow(&phone, "password", &link);
    phone.fill(test_id("reset-password"), "another horse");
    phone.click(test_id("set-password"));
    is_told(&phone, "you are logged in");
    phone.inspect("online-password-set-phone");
    phone.visit_and_wait("/me", test_id("logs-in-as"));
    // Everywhere else the old one is good no longer, and the link was good once.
    ada.visit_and_wait("/me", test_id("lost"));
    follow(&ada, "password", &link);
    ada.fill(test_id("reset-password"), "a third horse");
    ada.click(test_id("set-password"));
    is_told(&ada, "no longer works");
    ada.forgive("410");
    // By now all that her page asked for there was refused.
    ada.forgive("401");
}
