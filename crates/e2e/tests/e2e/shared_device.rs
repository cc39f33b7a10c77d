//! Several people around one device.

use crate::table::{do_next, play_by_clicks, state};
use e2e::{Page, Visit, css, test_id};

fn two_people(visit: Visit, game: &str) -> Page {
    let page = visit.open(&format!("/{game}/setup"));
    page.click(test_id("preset-2-0"));
    for (seat, name) in [(0, "Ada"), (1, "Bo")] {
        page.fill(test_id(&format!("name-{seat}")), name);
    }
    page.click(test_id("begin"));
    page
}

#[test]
fn a_curtain_hides_everything_between_two_people() {
    for game in ["supernova", "landing", "asteroids"] {
        let page = two_people(Visit::new(), game);
        page.wait_for(test_id("curtain"));
        for absent in [".table", ".board", ".hand", "svg[class$=board]"] {
            assert_eq!(page.count(absent), 0, "{absent} is in the document");
        }
        let whole = page.js("document.body.outerHTML.length");
        assert!(
            whole.as_u64().unwrap_or(u64::MAX) < 4000,
            "there is more than a curtain in the document"
        );
        page.inspect(&format!("{game}-curtain"));
        page.click_and_wait(test_id("lift-curtain"), css(".table .hand"));
        assert_eq!(state(&page), "mine");
    }
}

#[test]
fn a_game_without_secrets_needs_no_curtain() {
    let page = two_people(Visit::new(), "rockets");
    page.wait_for(css(".table[data-mine]"));
    assert!(!page.has(test_id("curtain")));
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
}

#[test]
fn two_people_play_a_whole_game_behind_curtains() {
    let page = two_people(Visit::new().phone(), "landing");
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
}

/// Two people at Celestial Duel, of whom Ada leads.
fn two_with_cards(visit: Visit) -> Page {
    let page = visit.open("/celestial/setup");
    page.click(test_id("preset-2-0"));
    for (seat, name) in [(0, "Ada"), (1, "Bo")] {
        page.fill(test_id(&format!("name-{seat}")), name);
    }
    page.click(test_id("option-rounds-1"));
    page.choose(test_id("option-first"), "0");
    page.click_and_wait(test_id("begin"), test_id("curtain"));
    page
}

#[test]
fn everybody_gets_the_device_to_turn_their_card() {
    let page = two_with_cards(Visit::new().phone().moving().language("fr-FR"));
    let said = page.text(test_id("curtain"));
    assert!(
        said.contains("regarder sa carte") && said.contains("Bo"),
        "{said}"
    );
    page.inspect("celestial-look-curtain");
    page.click_and_wait(test_id("lift-curtain"), test_id("pass-on"));
    // On a busy machine it may have turned by itself.
    while page.has(css("[data-action=turn]")) && !page.try_click(&css("[data-action=turn]")) {}
    page.wait_for(css(".cd-front.cd-turned .cd-title"));
    page.inspect("celestial-look");
    assert_eq!(page.count(".cd-row-target"), 0, "Bo chooses nothing");
    page.click_and_wait(test_id("pass-on"), test_id("curtain"));
    assert!(page.text(test_id("curtain")).contains("Ada"));
    page.click_and_wait(test_id("lift-curtain"), css(".table[data-mine]"));
    page.wait_for(css("[data-action=turn]"));
    assert!(!page.has(test_id("pass-on")));
}

#[test]
fn the_device_goes_round_in_every_round_unless_nobody_wants_it() {
    let page = two_with_cards(Visit::new());
    let mut looks = 0;
    for turn in 0..400 {
        let state = state(&page);
        looks += usize::from(state == "pass-on");
        if looks == 3 || state == "over" {
            break;
        }
        do_next(&page, &state, turn);
    }
    assert_eq!(looks, 3);
    let page =
        two_with_cards(Visit::new().with_script("localStorage.setItem('orbite.looks', 'no')"));
    page.click_and_wait(test_id("lift-curtain"), css(".table[data-mine]"));
    assert!(!page.has(test_id("pass-on")));
}
