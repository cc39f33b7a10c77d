//! People on vacation: a date in the account, and what the others are told.

use crate::online::{by_turn, move_once, two_at};
use crate::online_people::open_account;
use e2e::{Page, Site, css, test_id};

/// Chooses the last date that may be chosen; returns it as it was given.
fn choose_latest(page: &Page) -> String {
    let date = page.js("(() => {
           const field = document.querySelector('[data-testid=vacation-until]');
           field.value = field.max;
           field.dispatchEvent(new Event('input', { bubbles: true }));
           return field.max;
         })()");
    date.as_str().expect("a date").to_owned()
}

/// The date in words, as the page says it.
fn in_words(page: &Page, date: &str) -> String {
    let script = format!(
        "new Date('{date}').toLocaleDateString(navigator.language, \
         {{ day: 'numeric', month: 'long', timeZone: 'UTC' }})"
    );
    page.js(&script).as_str().expect("a date").to_owned()
}

#[test]
fn a_vacation_stops_the_clock_and_the_others_are_told_until_when() {
    let site = Site::start();
    let (ada, bo, path) = two_at(&site, "rockets", |page| page.choose(test_id("clock"), "5"));
    let (away, other) = by_turn(&ada, &bo);
    let name = if std::ptr::eq(away, &ada) {
        "Ada"
    } else {
        "Bo"
    };
    open_account(away, name);
    away.wait_for(test_id("vacation-until"));
    away.inspect("online-vacation-form");
    let date = choose_latest(away);
    away.click(test_id("begin-vacation"));
    away.wait_for(test_id("vacation-state"));
    let words = in_words(away, &date);
    let state = away.text(test_id("vacation-state"));
    assert!(state.contains(&words), "{state} {words}");
    // At the table, in its log and on the shelf.
    let told = format!("{name} is on vacation until {words}");
    other.wait_until(&format!(
        "document.querySelector('[data-testid=status]').innerText.includes('{told}')"
    ));
    other.wait_for(test_id("noted"));
    let log = other.text(test_id("log-lines"));
    assert!(log.contains(&told), "{log}");
    let clock = other.text(css(".seat.turn .clock"));
    assert!(clock.contains('3'), "three days: {clock}");
    other.inspect("online-vacation-table");
    other.visit("/");
    other.wait_until(&format!(
        "document.querySelector('[data-testid=my-game-state]')?.innerText === '{told}'"
    ));
    other.inspect("online-vacation-shelf");
    // Back early.
    away.click(test_id("end-vacation"));
    away.wait_gone(test_id("vacation-state"));
    other.visit(&path);
    other.wait_for(css(".table"));
    other.wait_until(
        "!document.querySelector('[data-testid=status]').innerText.includes('is on vacation until')",
    );
    away.visit(&path);
    away.wait_for(css(".table[data-mine]"));
    move_once(&[away]);
}
