//! Following a link: who invites to what, at once; then a seat.

use crate::online::{make_table, seat_choices, two_at_rockets, waiting_at};
use e2e::{Page, Site, Visit, css, test_id};

/// What the server sends before anything of the page runs.
const SENT: &str = "fetch(location.pathname).then((answer) => answer.text()).then((text) => {
  const sent = new DOMParser().parseFromString(text, 'text/html');
  return [text.length, sent.querySelector('meta[property=\"og:title\"]').content,
    !!sent.querySelector('#loading .invitation form')];
})";

/// Stands for a network on which the page comes late.
const LATE: &str = "const real = window.fetch;
  const held = new Promise((come) => (window.come = come));
  window.fetch = (...call) => held.then(() => real(...call));";

/// What is focused, what is in it, and where the caret is.
const TYPED: &str = "(({ dataset, value, selectionStart }) =>
  [dataset.testid, value, selectionStart])(document.activeElement)";

/// The invitation stands above the field for the name, once.
#[track_caller]
fn assert_invited(guest: &Page, parts: &[&str]) {
    guest.wait_for(test_id("guest-name"));
    guest.wait_for(css("#content .invitation svg"));
    let card = guest.text(css("#content .invitation"));
    for part in parts {
        assert!(card.contains(part), "{part}: {card}");
    }
    let is_once = "[document.querySelectorAll('.invitation').length,
      document.querySelectorAll('[autocomplete=nickname]').length,
      document.querySelectorAll('#loading').length].join()";
    assert_eq!(guest.js(is_once), "1,1,0");
}

#[test]
fn a_link_says_who_invites_to_what_until_a_name_is_said() {
    let site = Site::start();
    let (_ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    let english = ["Ada invites you", "Last Rocket", "1 of 2", "15 min"];
    let guest = Visit::new().open_on(&site, &path);
    assert_invited(&guest, &english);
    let sent = guest.js(SENT);
    assert!(sent[0].as_u64().is_some_and(|it| it < 8_000), "{sent}");
    assert!(sent[1].to_string().contains("Ada"), "{sent}");
    assert_eq!(sent[2], true);
    guest.inspect("invitation");
    // On a phone everything is in sight; a page that the service worker kept asks for
    // what it does not bring along.
    let phone = Visit::new().phone().french().with_service_worker();
    let phone = phone.open_on(&site, &path);
    let french = ["Ada vous invite", "1 sur 2"];
    assert_invited(&phone, &french);
    let bottom = "document.querySelector('[data-testid=come-in]').getBoundingClientRect().bottom";
    let bottom = phone.js(bottom).as_f64().unwrap_or(f64::MAX);
    assert!(bottom <= 740.0, "{bottom}");
    phone.inspect("invitation-phone");
    phone.wait_until("navigator.serviceWorker.controller");
    phone.reload();
    assert_invited(&phone, &french);
}

#[test]
fn who_types_while_the_page_comes_goes_on_in_mid_word() {
    let site = Site::start();
    let (_ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    let bea = Visit::new().with_script(LATE).open_on(&site, &path);
    bea.wait_for(css("#loading .invitation input"));
    bea.focus(css("#loading .invitation input"));
    bea.write("Ba");
    bea.js("document.activeElement.setSelectionRange(1, 1)");
    bea.js("window.come()");
    assert_invited(&bea, &["Ada"]);
    assert_eq!(bea.js(TYPED), serde_json::json!(["guest-name", "Ba", 1]));
    bea.write("é");
    assert_eq!(bea.js(TYPED), serde_json::json!(["guest-name", "Béa", 2]));
    bea.press("Enter");
    bea.wait_for(test_id("stand-up-1"));
    assert!(bea.text(test_id("table-seat-1")).contains("Béa"));
}

#[test]
fn who_follows_a_link_sits_down_and_may_stand_up_again() {
    let (_site, ada, bo, _) = waiting_at("rockets", 2, Visit::new().phone(), "Bo");
    ada.wait_until("document.querySelector('[data-testid=table-seat-1]').innerText.includes('Bo')");
    bo.click_and_wait(test_id("stand-up-1"), test_id("sit-1"));
    // A reload does not seat anybody against their will.
    bo.reload();
    bo.wait_for(test_id("sit-1"));
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert!(bo.has(test_id("sit-1")));
}

#[test]
fn a_name_that_was_given_early_is_not_asked_for_twice() {
    let site = Site::start();
    let (_ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    let bo = Visit::new().open_on(&site, &format!("{path}?name=Bo"));
    bo.wait_for(test_id("stand-up-1"));
    assert!(bo.text(test_id("table-seat-1")).contains("Bo"));
}

#[test]
fn who_can_only_watch_says_a_name_at_the_next_table() {
    let (site, _ada, _bo, path) = two_at_rockets();
    let eve = Visit::new().phone().open_on(&site, &path);
    eve.wait_for(test_id("just-watch"));
    eve.inspect("just-watch-phone");
    eve.click_and_wait(test_id("just-watch"), css(".table .board svg"));
    let (_cleo, next) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    eve.visit_and_wait(&next, test_id("guest-name"));
    assert!(!eve.has(test_id("just-watch")), "a seat is open");
    eve.fill(test_id("guest-name"), "Eve");
    eve.click_and_wait(test_id("come-in"), test_id("stand-up-1"));
    assert!(eve.text(test_id("table-seat-1")).contains("Eve"));
    // Pressed before the page was there.
    let dan = Visit::new().open_on(&site, &format!("{path}?name=&watch=yes"));
    dan.wait_for(css(".table .board svg"));
}
