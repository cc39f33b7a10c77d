//! Bots have faces: one is chosen, seen at the table, and heard now and then.

use crate::online::{make_table, seat_choices};
use crate::table::{GAMES, play_by_clicks, set_short_table};
use e2e::{Site, Visit, css, test_id};

#[test]
fn a_character_is_chosen_and_seen_at_the_table() {
    let page = Visit::new().phone().open("/rockets/setup");
    page.wait_for(css(".seat-card .portrait[src$='#rigel']"));
    page.wait_until(
        "document.querySelector('[data-testid=temper-1]').innerText.includes('fighter')",
    );
    page.choose(test_id("character-1"), "Deneb");
    page.wait_for(css(".seat-card .portrait[src$='#deneb']"));
    page.wait_until("document.querySelector('[data-testid=temper-1]').innerText.includes('wise')");
    // Whom one seats twice changes places.
    page.click(test_id("add-seat"));
    page.choose(test_id("character-2"), "Deneb");
    page.wait_for(css(
        ".seat-card:has([data-testid=seat-2]) .portrait[src$='#deneb']",
    ));
    assert_eq!(page.count(".seat-card .portrait[src$='#deneb']"), 1);
    page.screenshot("setup-characters-phone");
    page.click_and_wait(test_id("begin"), css(".seat .portrait[src$='#deneb']"));
    assert!(page.text(css(".seats")).contains("Deneb"));
    let drawn =
        "[...document.querySelectorAll('.seat .portrait')].every((one) => one.naturalWidth > 0)";
    page.wait_until(drawn);
    page.screenshot("table-characters-phone");
    // The greeting covers nothing of the board.
    page.wait_until("document.querySelector('[data-testid=says]').innerText.trim() !== ''");
    page.wait_for(css(".says .portrait[src$='-glad']"));
    page.screenshot("table-says-phone");
    let apart = "(() => {
        const box = (it) => document.querySelector(it).getBoundingClientRect();
        const says = box('[data-testid=says]'), board = box('.board');
        return says.top >= board.bottom || says.left >= board.right || says.right <= board.left;
    })()";
    assert_eq!(page.js(apart), true);
    page.wait_until("document.querySelector('[data-testid=says]').innerText.trim() === ''");
}

#[test]
fn bots_have_the_last_word_and_a_face_in_the_waiting_room() {
    let page = set_short_table(Visit::new().phone(), GAMES[3]);
    play_by_clicks(&page);
    page.wait_for(test_id("ending"));
    page.wait_for(css(".places .portrait"));
    let said = "document.querySelector('[data-testid=farewell]')?.innerText.trim()";
    page.wait_until(&format!("{said} !== ''"));
    let won = page.has(css(".places li:has(.portrait).won"));
    let expected = if won {
        "Got you! Again?"
    } else {
        "Beaten fair and square. Respect!"
    };
    assert_eq!(page.js(said), expected);
    // The face fits the words, in the panel and at the table.
    let mood = if won { "-glad" } else { "-grumpy" };
    for place in [".places", ".seats"] {
        page.wait_for(css(&format!("{place} .portrait[src$='{mood}']")));
    }
    page.inspect("ending-farewell-phone");

    let site = Site::start();
    let (ada, _) = make_table(&site, Visit::new(), "rockets", |page| seat_choices(page, 3));
    ada.choose(test_id("fill-1"), "captain");
    ada.wait_for(css("[data-testid=table-seat-1] .portrait[src$='#rigel']"));
    let seat = ada.text(test_id("table-seat-1"));
    assert!(seat.contains("Rigel") && seat.contains("Captain"), "{seat}");
    ada.choose(test_id("fill-2"), "cadet");
    ada.inspect("online-waiting-characters");
    ada.click(css("[data-testid=start]:not([disabled])"));
    ada.wait_for(css(".seat .portrait[src$='#rigel']"));
    assert!(ada.text(css(".seats")).contains("Rigel"));
}

#[test]
fn bots_keep_silent_where_nobody_wants_to_hear_them() {
    let page = Visit::new()
        .screen(1280, 800)
        .with_script("localStorage.setItem('orbite.banter', 'no')")
        .open("/");
    page.click_and_wait(test_id("play-rockets"), css(".seat .portrait"));
    page.wait_for(css(".table[data-mine]"));
    page.screenshot("table-characters");
    assert_eq!(page.text(test_id("says")), "");
    let texts = page.requested("text", ".txt");
    assert!(
        !texts.contains(&"en.characters".to_owned()),
        "nobody speaks: {texts:?}"
    );
}
