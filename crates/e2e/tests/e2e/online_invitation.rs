//! Following a link: who invites to what, at once; then a seat.

use crate::online::{chairs, make_table, two_at_rockets, waiting_at};
use e2e::{Site, Visit, css, test_id};

/// Shows what the server sends before anything of the page runs.
const CARD: &str = "fetch(location.pathname).then((answer) => answer.text()).then((text) => {
  const sent = new DOMParser().parseFromString(text, 'text/html');
  window.sent = text.length;
  window.about = sent.querySelector('meta[property=\"og:title\"]').content;
  document.body.replaceChildren(sent.getElementById('loading'));
})";

#[test]
fn a_link_says_who_invites_to_what_before_the_page_is_there() {
    let site = Site::start();
    let (_ada, path) = make_table(&site, Visit::new(), "rockets", |page| chairs(page, 2));
    for (visit, name) in [
        (Visit::new(), "invitation"),
        (Visit::new().phone().french(), "invitation-phone"),
    ] {
        let guest = visit.open_on(&site, &path);
        guest.wait_for(test_id("guest-name"));
        guest.js(CARD);
        guest.wait_for(css(".invitation form"));
        assert!(guest.text(css(".invitation")).contains("Ada"));
        assert!(guest.js("window.about").to_string().contains("Ada"));
        assert!(
            guest
                .js("window.sent")
                .as_u64()
                .is_some_and(|it| it < 8_000)
        );
        guest.screenshot(name);
    }
}

#[test]
fn who_follows_a_link_sits_down_and_may_stand_up_again() {
    let (_site, ada, bo, _) = waiting_at("rockets", 2, Visit::new().phone(), "Bo");
    ada.wait_until("document.querySelector('[data-testid=chair-1]').innerText.includes('Bo')");
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
    let (_ada, path) = make_table(&site, Visit::new(), "rockets", |page| chairs(page, 2));
    let bo = Visit::new().open_on(&site, &format!("{path}?name=Bo"));
    bo.wait_for(test_id("stand-up-1"));
    assert!(bo.text(test_id("chair-1")).contains("Bo"));
}

#[test]
fn who_can_only_watch_says_a_name_at_the_next_table() {
    let (site, _ada, _bo, path) = two_at_rockets();
    let eve = Visit::new().phone().open_on(&site, &path);
    eve.wait_for(test_id("just-watch"));
    eve.inspect("just-watch-phone");
    eve.click_and_wait(test_id("just-watch"), css(".table .board svg"));
    let (_cleo, next) = make_table(&site, Visit::new(), "rockets", |page| chairs(page, 2));
    eve.visit_and_wait(&next, test_id("guest-name"));
    assert!(!eve.has(test_id("just-watch")), "a seat is open");
    eve.fill(test_id("guest-name"), "Eve");
    eve.click_and_wait(test_id("come-in"), test_id("stand-up-1"));
    assert!(eve.text(test_id("chair-1")).contains("Eve"));
    // Pressed before the page was there.
    let dan = Visit::new().open_on(&site, &format!("{path}?name=&watch=yes"));
    dan.wait_for(css(".table .board svg"));
}
