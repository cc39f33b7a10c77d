//! From the shelf to a shared table, the list of tables, and codes.

use crate::online::{come, concede, introduce, make_table, seat_choices, waiting_at};
use crate::pages::lines;
use e2e::{Site, Visit, css, start_game, test_id};

#[test]
fn three_taps_lead_from_the_shelf_to_a_link() {
    let site = Site::start();
    let page = Visit::new().phone().open_on(&site, "/");
    page.click(test_id("together-rockets"));
    introduce(&page, "Ada");
    page.wait_for(test_id("make-table"));
    page.inspect("online-new-phone");
    // Once a name is known: with others, make the table, copy the link.
    page.visit("/");
    page.click(test_id("together-rockets"));
    page.click(test_id("make-table"));
    page.click(test_id("copy-link"));
    let link = page.js("document.querySelector('[data-testid=link]').value");
    let link = link.as_str().unwrap_or_default();
    assert!(link.ends_with(&page.path()), "{link}");
    page.wait_until("document.querySelector('.qr').naturalWidth > 0");
    page.wait_for(test_id("code"));
    page.screenshot("online-invite-phone");
}

#[test]
fn a_link_that_no_phone_can_follow_has_no_picture() {
    let site = Site::start_out_of_reach();
    let (ada, path) = make_table(&site, Visit::new().phone(), "rockets", |page| {
        seat_choices(page, 2);
    });
    ada.wait_for(test_id("only-here"));
    let port = ada.js("location.port");
    let port = port.as_str().unwrap_or_default();
    let helps = format!("--listen 0.0.0.0:{port}");
    assert!(ada.text(test_id("only-here")).contains(&helps));
    ada.wait_for(test_id("code"));
    assert_eq!(ada.count(".qr"), 0);
    ada.inspect("online-only-here-phone");
    let wall = Visit::new()
        .screen(1920, 1080)
        .open_on(&site, &format!("{path}/screen"));
    wall.wait_for(css(".wall [data-testid=only-here]"));
    assert_eq!(wall.count(".qr"), 0);
    wall.screenshot("online-only-here-wall");
    // Nor when the next game is offered.
    let bo = come(&site, Visit::new(), "Bo", &path);
    bo.wait_for(test_id("stand-up-1"));
    ada.click(css("[data-testid=start]:not([disabled])"));
    wall.wait_for(test_id("wall-edge"));
    concede(&ada);
    wall.wait_for(test_id("wall-ending"));
    wall.wait_gone(css(".qr"));
    assert!(!wall.text(css(".wall-next")).contains("Scan"));
}

#[test]
fn public_tables_come_and_go_in_the_lobby() {
    let site = Site::start();
    let watcher = come(&site, Visit::new().french(), "Cleo", "/lobby");
    watcher.wait_for(test_id("quick-match"));
    watcher.wait_for(test_id("no-tables"));
    watcher.assert_accessible();
    let (ada, _) = make_table(&site, Visit::new(), "rockets", |page| {
        seat_choices(page, 2);
        page.click(test_id("visibility-1"));
    });
    watcher.wait_for(test_id("listed"));
    watcher.inspect("online-lobby");
    watcher.click_and_wait(test_id("join"), test_id("waiting-room"));
    watcher.click(test_id("sit-1"));
    ada.click(css("[data-testid=start]:not([disabled])"));
    watcher.wait_for(css(".table"));
    let dan = come(&site, Visit::new().phone(), "Dan", "/lobby");
    dan.wait_for(test_id("quick-match"));
    dan.wait_for(test_id("listed"));
    dan.screenshot("online-lobby-phone");
    dan.click_and_wait(test_id("join"), css(".table .board svg"));
    assert_eq!(dan.count(".table[data-mine]"), 0);
}

#[test]
fn a_third_person_comes_by_a_code() {
    let (site, ada, bo, _) = waiting_at("landing", 3, Visit::new(), "Bo");
    let code = ada.text(test_id("code"));
    let cleo = come(&site, Visit::new().phone(), "Cleo", "/lobby");
    cleo.wait_for(test_id("quick-match"));
    cleo.fill(test_id("enter-code"), "zzzzzz");
    cleo.click_and_wait(test_id("go-code"), test_id("code-trouble"));
    cleo.forgive("404");
    cleo.refill(test_id("enter-code"), &code.to_lowercase());
    cleo.click_and_wait(test_id("go-code"), test_id("stand-up-2"));
    start_game(&ada, &[&ada, &bo, &cleo]);
}

#[test]
fn a_code_is_an_address_too() {
    let (site, ada, _bo, path) = waiting_at("landing", 3, Visit::new(), "Bo");
    let code = ada.text(test_id("code"));
    // With a service worker, which answers for the server.
    let visit = Visit::new().phone().french().with_service_worker();
    let cleo = visit.open_on(&site, "/");
    cleo.wait_until("navigator.serviceWorker.controller !== null");
    cleo.screenshot("online-code-shelf-phone");
    cleo.visit_and_wait("/c/zzzzzz", test_id("code-trouble"));
    cleo.forgive("404");
    assert_eq!(
        cleo.text(test_id("code-trouble")),
        "Aucune table n’a ce code."
    );
    cleo.inspect("online-code-wrong-phone");
    cleo.refill(test_id("enter-code"), &code);
    cleo.click_and_wait(test_id("go-code"), test_id("guest-name"));
    // Who types a code wants a seat, as who follows a link does.
    let seated = format!("{path}?seat=any");
    assert_eq!(cleo.path(), seated);
    // *Back* leads to the wrong code, not through the right one again.
    cleo.js("history.back()");
    cleo.wait_for(test_id("code-trouble"));
    cleo.forgive("404");
    cleo.visit_and_wait(&format!("/c/{code}"), test_id("guest-name"));
    assert_eq!(cleo.path(), seated);
    // Without one, the server answers.
    let plain = Visit::new();
    let dan = plain.open_on(&site, &format!("/c/{}", code.to_lowercase()));
    dan.wait_for(test_id("guest-name"));
    assert_eq!(dan.path(), path);
    let eve = plain.open_on(&site, "/c/zzzzzz");
    eve.wait_for(test_id("code-trouble"));
    eve.forgive("404");
    // And the shelf has a field for it.
    eve.visit_and_wait("/", test_id("enter-code"));
    eve.inspect("online-code-shelf");
    eve.fill(test_id("enter-code"), &code);
    eve.press("Enter");
    eve.wait_for(test_id("guest-name"));
    assert_eq!(eve.path(), seated);
}

#[test]
fn pages_with_others_speak_both_languages_and_fit() {
    const NEUTRAL: [&str; 8] = [
        "Options",
        "Menu",
        "Distance",
        "Notifications",
        "Orbite",
        "Ada",
        "Supernova",
        "Chrome",
    ];
    let site = Site::start();
    for place in ["/rockets/together", "/lobby", "/me"] {
        let mut said = Vec::new();
        for visit in [
            Visit::new(),
            Visit::new().french(),
            Visit::new().phone().light(),
        ] {
            let page = come(&site, visit, "Ada", place);
            page.wait_for(css(
                "[data-testid=devices], [data-testid=make-table], [data-testid=quick-match]",
            ));
            if place == "/me" {
                page.wait_for(css("[data-testid=devices] li"));
                page.wait_for(test_id("nothing-played"));
            }
            page.assert_accessible();
            let fits = page.js("document.documentElement.scrollWidth <= window.innerWidth");
            assert_eq!(fits, true, "{place} scrolls sideways");
            page.screenshot(&format!(
                "online-page{}-{}",
                place.replace('/', "-"),
                said.len()
            ));
            said.push(lines(&page));
        }
        assert_eq!(said[0].len(), said[1].len(), "{place}");
        let same: Vec<&String> = said[0]
            .iter()
            .zip(&said[1])
            .filter(|(english, french)| english == french)
            .map(|(english, _)| english)
            .filter(|line| line.chars().filter(|one| one.is_alphabetic()).count() > 3)
            .filter(|line| !NEUTRAL.iter().any(|name| line.contains(name)))
            .collect();
        assert!(same.is_empty(), "{place} says in both languages: {same:#?}");
    }
}
