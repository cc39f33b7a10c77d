//! Somebody's first table with others: what a name is for, what covers what, what goes
//! away by itself.

use crate::online::{by_turn, come, make_table, move_once, seat_choices};
use e2e::{Page, Site, Visit, css, start_game, test_id};

/// What of the table's controls lies below something that is told, of those in sight.
const COVERED: &str = "(() => {
  const box = (one) => one.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const told = [...document.querySelectorAll('.banner')].map(box);
  return [...document.querySelectorAll('.board svg, .hand button, .table .actions button, .bar button, .seat')]
    .filter((one) => one.getClientRects().length && !one.closest('.banner') && told.some((it) => over(it, box(one))))
    .map((one) => one.outerHTML.slice(0, 80)).join();
})()";

/// Checks that what is told covers nothing, and is seen as a whole.
fn covers_nothing(page: &Page, what: &str) {
    page.wait_for(css(".banner"));
    assert_eq!(page.js(COVERED), "", "{what}");
    page.inspect(&format!("newcomer-{what}"));
}

#[test]
fn a_name_is_asked_for_with_the_reason() {
    let site = Site::start();
    let ada = Visit::new().phone().open_on(&site, "/rockets/together");
    ada.wait_for(test_id("what-for"));
    assert!(ada.text(test_id("what-for")).contains("Last Rocket"));
    assert_eq!(ada.text(test_id("come-in")), "Set up the table");
    ada.inspect("newcomer-what-for-phone");
    ada.fill(test_id("guest-name"), "Ada");
    ada.click_and_wait(test_id("come-in"), test_id("make-table"));
    ada.click_and_wait(test_id("make-table"), test_id("waiting-room"));
    let bo = Visit::new().phone().open_on(&site, &ada.path());
    bo.wait_for(css(".invitation"));
    bo.wait_for(test_id("come-in"));
    assert_eq!(bo.text(test_id("come-in")), "Join");
    let lobby = Visit::new().open_on(&site, "/lobby");
    lobby.wait_for(test_id("come-in"));
    assert_eq!(lobby.text(test_id("come-in")), "Continue");
}

#[test]
fn the_button_that_starts_is_in_sight_on_a_phone() {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new().phone(), "rockets", |page| {
        seat_choices(page, 4);
    });
    let bo = come(&site, Visit::new().phone().french(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    for (page, who) in [(&ada, "host"), (&bo, "guest")] {
        let bottom =
            page.js("document.querySelector('[data-testid=start]').getBoundingClientRect().bottom");
        assert!(
            bottom.as_f64().is_some_and(|it| it <= 740.0),
            "{who}: {bottom}"
        );
        page.inspect(&format!("newcomer-waiting-{who}-phone"));
    }
}

#[test]
fn questions_cover_nothing_and_what_became_of_them_goes_away() {
    let (_site, ada, bo) = bo_on_a_phone();
    let (mover, other) = by_turn(&ada, &bo);
    let size = |page: &Page| match std::ptr::eq(page, &ada) {
        true => "desktop",
        false => "phone",
    };
    move_once(&[mover]);
    other.wait_for(css(".table[data-mine]"));
    move_once(&[other]);
    mover.wait_for(css(".table[data-mine]"));
    mover.click_and_wait(
        css("[data-testid=undo]:not([disabled])"),
        test_id("ask-undo"),
    );
    covers_nothing(mover, &format!("consent-{}", size(mover)));
    mover.click(test_id("ask-undo"));
    other.wait_for(test_id("asked"));
    covers_nothing(other, &format!("asked-{}", size(other)));
    covers_nothing(mover, &format!("asking-{}", size(mover)));
    other.click(test_id("agree"));
    mover.wait_for(test_id("settled"));
    covers_nothing(mover, &format!("agreed-{}", size(mover)));
    // Nobody has to close it, and then everybody reads what happened.
    for page in [mover, other] {
        page.wait_gone(test_id("settled"));
        page.wait_until(
            "document.querySelector('[data-testid=told]').innerText.includes('undid a move')",
        );
        // On a phone the log is put away.
        let logged = "document.querySelector('[data-testid=log-lines]').textContent";
        let logged = page.js(logged).to_string();
        assert!(logged.contains("undid a move"), "{logged}");
    }
    other.screenshot("newcomer-undone");
    move_once(&[mover]);
    other.wait_until(
        "!document.querySelector('[data-testid=told]').innerText.includes('undid a move')",
    );
}

#[test]
fn an_open_menu_closes_by_escape_and_by_a_tap_beside_it() {
    let (_site, ada, bo) = bo_on_a_phone();
    ada.click_and_wait(test_id("table-menu"), test_id("menu-sheet"));
    ada.press("Escape");
    ada.wait_gone(test_id("menu-sheet"));
    let focused = "document.activeElement.dataset.testid";
    assert_eq!(ada.js(focused), "table-menu");
    for (page, beside) in [(&ada, ".bar h1"), (&bo, ".bar h1"), (&ada, ".seats")] {
        page.click_and_wait(test_id("table-menu"), test_id("menu-sheet"));
        // A tap inside leaves it open.
        page.click(css("[data-testid=menu-sheet] #menu-title"));
        assert!(page.has(test_id("menu-sheet")));
        page.click(css(beside));
        page.wait_gone(test_id("menu-sheet"));
    }
    // The button still closes what it has opened.
    bo.click_and_wait(test_id("table-menu"), test_id("menu-sheet"));
    bo.click(css("[data-testid=close-menu]"));
    bo.wait_gone(test_id("menu-sheet"));
}

/// Ada and Bo, who has a phone, at a game of Last Rocket.
fn bo_on_a_phone() -> (Site, Page, Page) {
    let site = Site::start();
    let (ada, path) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 2));
    let bo = come(&site, Visit::new().phone(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    start_game(&ada, &[&ada, &bo]);
    (site, ada, bo)
}
