//! Several people around one device.

use crate::table::{play_by_clicks, state};
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
