//! What somebody who has never played runs into.

use crate::table::{GAMES, play_by_clicks, set_short_table, state};
use e2e::{Page, Visit, css, test_id};

const SUPERNOVA: usize = 0;
const CELESTIAL: usize = 1;
const ROCKETS: usize = 3;
const ASTEROIDS: usize = 4;

/// Who sits at the table that *Play now* sets.
fn seats_of_play_now(page: &Page, game: &str) -> String {
    page.visit("/");
    page.click_and_wait(test_id(&format!("play-{game}")), css(".table"));
    assert_ne!(state(page), "wait");
    page.text(css(".seats"))
}

#[test]
fn the_first_game_meets_cadets_and_later_ones_pilots() {
    let page = Visit::new().open("/");
    let seats = seats_of_play_now(&page, "rockets");
    assert!(
        seats.contains("Cadet") && !seats.contains("Pilot"),
        "{seats}"
    );
    // Nothing is learnt by beginning.
    assert!(seats_of_play_now(&page, "rockets").contains("Cadet"));
    play_by_clicks(&page);
    page.wait_until("Object.keys(localStorage).some((key) => key.startsWith('orbite.result.'))");
    let seats = seats_of_play_now(&page, "rockets");
    assert!(
        seats.contains("Pilot") && !seats.contains("Cadet"),
        "{seats}"
    );
    let other = seats_of_play_now(&page, "supernova");
    assert!(other.contains("Cadet"), "another game is new: {other}");
}

#[test]
fn the_shelf_leads_to_the_game_of_the_day_and_the_statistics() {
    for visit in [Visit::new(), Visit::new().phone().language("de-DE")] {
        let page = visit.open("/");
        page.click_and_wait(test_id("daily-rockets"), test_id("daily"));
        assert_eq!(page.path(), "/rockets");
        assert!(page.has(test_id("badges")));
        page.click_and_wait(test_id("records-rockets"), test_id("nothing-kept"));
        assert_eq!(page.path(), "/rockets/games");
    }
}

#[test]
fn a_box_without_saved_games_says_where_the_others_are() {
    let page = set_short_table(Visit::new(), GAMES[ROCKETS]);
    assert_eq!(state(&page), "mine");
    page.visit_and_wait("/rockets/games", test_id("resume-game"));
    page.visit_and_wait("/supernova/games", test_id("nothing-kept"));
    let said = page.text(test_id("nothing-kept"));
    assert!(said.contains("Supernova"), "{said}");
    page.click_and_wait(test_id("all-records"), test_id("resume-game"));
    assert_eq!(page.path(), "/games");
}

/// Whether something to read on a seat lies under its button.
const CROSSED_OUT: &str = "[...document.querySelectorAll('.seat-card')].some((card) => {
  const [text, button] = ['.holder span:last-child', '.icon-button']
    .map((one) => card.querySelector(one).getBoundingClientRect());
  return text.right > button.left && text.left < button.right
    && text.bottom > button.top && text.top < button.bottom;
})";

#[test]
fn the_cross_of_a_seat_covers_nothing() {
    for language in ["en-US", "fr-FR", "de-DE", "es-ES"] {
        let page = Visit::new()
            .phone()
            .language(language)
            .open("/supernova/setup");
        page.click(test_id("add-seat"));
        page.click(test_id("cycle-1"));
        page.wait_until("document.querySelectorAll('.seat-card .icon-button').length === 4");
        page.screenshot(&format!("seat-cards-{language}"));
        assert_eq!(page.js(CROSSED_OUT), false, "{language}");
    }
}

/// Waits for the card that says what something is, and reads it.
fn asked(page: &Page, about: &str) -> String {
    page.hover(css(about));
    page.wait_for(test_id("ask-card"));
    let said = page.text(test_id("ask-card"));
    page.press("Escape");
    page.wait_gone(test_id("ask-card"));
    said
}

#[test]
fn telescopes_and_piles_are_explained_with_their_true_counts() {
    let page = set_short_table(Visit::new(), GAMES[CELESTIAL]);
    assert_eq!(state(&page), "mine");
    let telescopes = asked(&page, ".cd-own .cd-difficulty");
    assert!(telescopes.contains("CD-3.3"), "{telescopes}");
    let held = |seat: usize| page.text(css(&format!(".seat:nth-child({seat}) .cd-badge-drawn")));
    let badge = asked(&page, ".seat:nth-child(2) .cd-badge");
    assert!(badge.starts_with(&format!("{} cards", held(2))), "{badge}");
    let own = asked(&page, ".cd-tally[aria-label^='You']");
    assert!(own.starts_with(&format!("You: {} cards", held(1))), "{own}");
    let other = asked(&page, ".cd-tally[aria-label^='Rigel']");
    assert!(
        other.starts_with(&format!("Rigel: {} cards", held(2))),
        "{other}"
    );
}

#[test]
fn the_board_in_words_and_the_hint_speak_of_the_same_cards() {
    let page = set_short_table(Visit::new(), GAMES[CELESTIAL]);
    assert_eq!(state(&page), "mine");
    page.click_and_wait(test_id("words"), test_id("board-words"));
    let words = page.text(test_id("board-words"));
    page.click_and_wait(test_id("hint"), css("[data-testid=commit]:not([disabled])"));
    page.wait_for(test_id("notice"));
    // What comes of it hangs on cards that nobody has seen yet.
    assert_eq!(page.text(test_id("board-words")), words);
    let hint = page.text(test_id("notice"));
    let named = hint.trim_start_matches("The coach would play: ");
    let named = named.split(". ").next().unwrap_or_default();
    let value = named.trim_start_matches("Announce ");
    let value = value.trim_start_matches("Change to ").to_lowercase();
    assert!(words.to_lowercase().contains(&value), "{value}: {words}");
}

#[test]
fn tiles_are_called_by_numbers_that_they_show() {
    // A ship may be out before its first tile.
    let page = (0..20).find_map(|_| {
        let page = set_short_table(Visit::new(), GAMES[ASTEROIDS]);
        assert_eq!(state(&page), "mine");
        page.click_and_wait(css(".board [data-action]"), test_id("commit"));
        page.click(test_id("commit"));
        page.wait_until("!document.querySelector('[data-testid=commit]')");
        (state(&page) == "mine").then_some(page)
    });
    let page = page.expect("a ship that flies");
    page.wait_for(css(".af-turn"));
    let shown = page.js("[...document.querySelectorAll('.af-held .af-tile-number')]
           .map((number) => number.textContent).join()");
    assert_eq!(shown, "1,2,3");
    page.screenshot("asteroids-tile-numbers");
    page.click_and_wait(test_id("choices"), test_id("choice-list"));
    let named = page.js(
        "[...document.querySelectorAll('[data-testid=choice-list] button')]
           .every((choice) => /^Place tile [123] /.test(choice.innerText))",
    );
    assert_eq!(named, true, "{}", page.text(test_id("choice-list")));
}

#[test]
fn a_refusal_stays_until_the_next_thing_is_taken_up() {
    let refused = |visit: Visit| {
        let page = visit.open("/asteroids/learn");
        page.wait_until("document.querySelector('.table')?.dataset.mine === 'yes'");
        page.click(test_id("lesson-forward"));
        page.wait_until("document.querySelector('.lesson')?.dataset.step === '1'");
        page.wait_until("document.querySelector('.table')?.dataset.mine === 'yes'");
        // The mistake on purpose.
        page.click_and_wait(test_id("lesson-forward"), test_id("notice"));
        assert!(page.text(test_id("notice")).contains("AF-5.1"));
        page
    };
    let page = refused(Visit::new().phone());
    page.click(css(".af-turn"));
    page.wait_gone(test_id("notice"));
    let page = refused(Visit::new());
    page.focus(css(".af-turn"));
    page.press("r");
    page.wait_gone(test_id("notice"));
}

#[test]
fn a_lesson_shows_the_card_it_speaks_of() {
    let page = Visit::new().phone().open("/supernova/learn");
    page.wait_until("document.querySelector('.table')?.dataset.mine === 'yes'");
    page.wait_until(
        "(() => {
          const [light, hand, says] = ['.lesson-light', '.hand', '.lesson']
            .map((one) => document.querySelector(one).getBoundingClientRect());
          return light.top >= hand.top - 8 && says.bottom <= hand.top;
        })()",
    );
}

#[test]
fn the_lesson_points_at_the_whole_ladder() {
    for visit in [Visit::new(), Visit::new().phone()] {
        let page = visit.open("/supernova/learn");
        for step in 0..4 {
            page.wait_until(&format!(
                "document.querySelector('.lesson')?.dataset.step === '{step}'
                   && document.querySelector('.table')?.dataset.mine === 'yes'"
            ));
            page.click(test_id("lesson-forward"));
        }
        page.wait_until("document.querySelector('.lesson')?.dataset.step === '4'");
        page.wait_until(
            "(() => {
              const light = document.querySelector('.lesson-light').getBoundingClientRect();
              return [...document.querySelectorAll('.sn-rung')].every((rung) => {
                const { left, right, top, bottom } = rung.getBoundingClientRect();
                return left > light.left && right < light.right && top > light.top && bottom < light.bottom;
              });
            })()",
        );
    }
}

#[test]
fn games_without_points_count_none() {
    for (game, heading) in [
        (ROCKETS, "How the places were decided"),
        (SUPERNOVA, "How the score was counted"),
    ] {
        let page = set_short_table(Visit::new(), GAMES[game]);
        play_by_clicks(&page);
        page.wait_for(test_id("ending"));
        assert_eq!(page.text(css(".counted summary")).trim(), heading);
    }
}
