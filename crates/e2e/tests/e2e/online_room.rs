//! People in one room: a large screen for all, a phone for each.

use crate::online::{come, introduce, make_table, play_together, seat_choices};
use e2e::{Page, Site, Visit, css, test_id};

/// What somebody holds, as the page calls it: the labels of the hand, and the
/// title of the card that lies before its owner. Tiles are called by their place, so
/// they are known by how they are drawn.
fn hand(page: &Page) -> Vec<String> {
    let labels = page.js(
        "[...document.querySelectorAll('.hand [aria-label], .hand [data-card], .board .cd-title')]
           .map((one) => one.querySelector('.af-spin')?.innerHTML
             ?? one.getAttribute('aria-label') ?? one.textContent).filter(Boolean)",
    );
    labels
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|label| Some(label.as_str()?.to_owned()))
        .collect()
}

/// Whether a page knows a card: by a label or a text that is its name, and by
/// a longer name anywhere in the document.
fn knows(page: &Page, card: &str) -> bool {
    let said = page.js("[...document.querySelectorAll('*')].flatMap((one) => [
           one.getAttribute('aria-label'), one.getAttribute('title'),
           one.childElementCount ? null : one.textContent,
         ]).filter(Boolean)");
    let named = said.as_array().into_iter().flatten().any(|one| one == card);
    let document = page.js("document.documentElement.outerHTML");
    let document = document.as_str().expect("a document");
    // `star` is in `start`.
    named || card.len() > 12 && document.contains(card)
}

#[test]
fn a_screen_of_somebody_with_a_seat_tells_nothing_private() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "landing", |page| {
        seat_choices(page, 2);
        page.choose(test_id("table-seat-1"), "cadet");
    });
    ada.click_and_wait(
        css("[data-testid=start]:not([disabled])"),
        css(".table[data-mine]"),
    );
    let held = hand(&ada);
    assert!(!held.is_empty(), "a hand has cards");
    ada.visit_and_wait(&format!("{path}/screen"), test_id("wall"));
    for card in &held {
        assert!(!knows(&ada, card), "`{card}` is on the wall");
    }
}

#[test]
fn nobody_s_document_holds_what_another_has_in_hand() {
    for game in ["landing", "celestial", "supernova", "asteroids"] {
        let site = Site::start();
        let (ada, bo, path) = crate::online::two_at(&site, game, |_| ());
        let cleo = come(&site, Visit::new(), "Cleo", &path);
        for page in [&ada, &bo, &cleo] {
            page.wait_for(css(".table .board svg"));
        }
        for page in [&ada, &bo] {
            page.wait_for(css(".hand [aria-label], .board .cd-title"));
        }
        for (holder, others) in [(&ada, [&bo, &cleo]), (&bo, [&ada, &cleo])] {
            let held = hand(holder);
            for other in others {
                let theirs = hand(other);
                let private: Vec<_> = held.iter().filter(|card| !theirs.contains(card)).collect();
                assert!(!private.is_empty(), "{game}: hands differ");
                for card in private {
                    assert!(!knows(other, card), "{game}: `{card}` is known");
                }
            }
        }
    }
}

#[test]
fn two_people_share_a_device_at_a_table_with_others() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "landing", |page| seat_choices(page, 3));
    ada.click_and_wait(test_id("sit-1"), test_id("stand-up-1"));
    let bo = come(&site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-2"));
    ada.click_and_wait(
        css("[data-testid=start]:not([disabled])"),
        test_id("curtain"),
    );
    assert_eq!(
        ada.count(".hand"),
        0,
        "nothing before somebody says who looks"
    );
    play_together(&[&ada, &bo]);
}

#[test]
fn at_a_shared_device_everybody_is_handed_it_to_look_at_their_own_card() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "celestial", |page| {
        seat_choices(page, 3);
        page.choose(test_id("option-first"), "2");
    });
    ada.click_and_wait(test_id("sit-1"), test_id("stand-up-1"));
    let bo = come(&site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-2"));
    ada.click_and_wait(
        css("[data-testid=start]:not([disabled])"),
        test_id("curtain"),
    );
    // Bo leads, and waits for nobody.
    bo.wait_for(css(".table[data-mine]"));
    let mut called = Vec::new();
    for _ in 0..2 {
        ada.wait_until(
            "document.querySelector('[data-testid=curtain]')?.innerText.includes('their card')",
        );
        assert_eq!(ada.count(".cd-title"), 0, "nobody's card behind a curtain");
        called.push(ada.text(css("[data-testid=curtain] strong")));
        ada.click_and_wait(test_id("lift-curtain"), test_id("pass-on"));
        ada.wait_for(css(".cd-own .cd-title"));
        ada.click(test_id("pass-on"));
    }
    assert_ne!(called[0], called[1]);
    ada.wait_gone(test_id("pass-on"));
    play_together(&[&ada, &bo]);
}

#[test]
fn a_plain_address_on_the_lan_will_do() {
    let site = Site::start();
    let ada = Visit::new()
        .phone()
        .open_plainly(&site, "/rockets/together");
    assert_eq!(ada.js("window.isSecureContext"), false);
    introduce(&ada, "Ada");
    ada.wait_for(test_id("make-table"));
    seat_choices(&ada, 2);
    ada.choose(test_id("table-seat-1"), "cadet");
    ada.click_and_wait(test_id("make-table"), css("[data-testid=link]"));
    ada.click_and_wait(test_id("copy-link"), css(".qr"));
    assert_eq!(ada.count("[data-testid=notify]"), 0);
    ada.click_and_wait(
        css("[data-testid=start]:not([disabled])"),
        css(".table .board svg"),
    );
    play_together(&[&ada]);
    // The browser says for each document what it does not do there.
    ada.forgive("Cross-Origin-Opener-Policy");
}
