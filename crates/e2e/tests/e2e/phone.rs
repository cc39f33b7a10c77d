//! What a phone of 360 by 740 shows without scrolling, in every language.

use crate::table::{
    GAMES, OTHER_LANGUAGES, play_by_clicks, play_some_steps, set_short_table, state,
};
use e2e::{Page, Visit, css, test_id};

/// The badges of each game, in the order of the games.
const BADGES: [[&str; 3]; 5] = [
    ["second-best", "poker-face", "good-trade"],
    ["change", "oldest", "tie-break"],
    ["chain", "full-crew", "peaceful"],
    ["trapped", "in-reserve", "rescued"],
    ["drifts", "sent-off", "long-flight"],
];

/// Whether all of an element can be seen and touched.
fn in_sight(page: &Page, selector: &str) -> bool {
    let seen = page.js(&format!(
        "(() => {{
          const one = document.querySelector({selector:?});
          const box = one.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
            && box.right <= innerWidth && (top === one || one.contains(top));
        }})()"
    ));
    seen == true
}

/// The ending of the game again, as if it had brought these badges.
fn ending_with(page: &Page, language: &str, badges: &[&str]) {
    page.js(&format!(
        "(() => {{
          localStorage['orbite.language'] = {language:?};
          for (const key of Object.keys(localStorage).filter((key) => key.startsWith('orbite.result.'))) {{
            localStorage[key] = JSON.stringify({{...JSON.parse(localStorage[key]), badges: {badges:?}}});
          }}
        }})()"
    ));
    page.reload();
    page.wait_for(test_id("ending"));
    page.wait_until(&format!("document.documentElement.lang === {language:?}"));
    let shown = page.count("[data-testid=new-badges] li");
    assert_eq!(shown, badges.len(), "{language}");
}

#[test]
fn an_ending_shows_what_to_do_next() {
    for (game, badges) in GAMES.into_iter().zip(BADGES) {
        let page = set_short_table(Visit::new().phone(), game);
        play_by_clicks(&page);
        page.wait_for(test_id("ending"));
        for language in ["en", "fr", "de", "es"] {
            for earned in [&badges[..0], &badges[..]] {
                ending_with(&page, language, earned);
                let look = format!("{}-{language}-{}", game.name, earned.len());
                assert!(in_sight(&page, "[data-testid=rematch]"), "{look}");
                assert!(in_sight(&page, "#ending-title"), "{look}");
                page.screenshot(&format!("ending-{look}"));
            }
        }
        page.assert_accessible();
        // What lies below is reached by scrolling, and covered by nothing then.
        page.js("document.querySelector('[data-testid=see-board]').scrollIntoView({block: 'end'})");
        assert!(in_sight(&page, "[data-testid=see-board]"), "{}", game.name);
    }
}

/// How many pixels of the advice can't be read without scrolling.
const HIDDEN: &str = "(() => {
  const notice = document.querySelector('[data-testid=notice]');
  const frame = document.querySelector('.narrator').getBoundingClientRect();
  const said = notice.firstElementChild.getBoundingClientRect();
  return Math.max(0, said.bottom - frame.bottom, frame.top - said.top,
    said.right - frame.right, notice.scrollHeight - notice.clientHeight);
})()";

#[test]
fn advice_is_read_beside_the_button_that_plays_it() {
    for languages in ["en-GB,en"].into_iter().chain(OTHER_LANGUAGES) {
        for game in GAMES {
            let page = set_short_table(Visit::new().phone().language(languages), game);
            for turn in 0..3 {
                if state(&page) != "mine" {
                    break;
                }
                page.click_and_wait(test_id("hint"), css("[data-testid=commit]:not([disabled])"));
                page.wait_for(test_id("notice"));
                let look = format!("advice-{}-{}-{turn}", game.name, &languages[..2]);
                page.screenshot(&look);
                let said = page.text(test_id("notice"));
                let hidden = page.js(HIDDEN);
                assert!(
                    hidden.as_f64().is_some_and(|hidden| hidden <= 1.0),
                    "{look}: {hidden} of {said}"
                );
                assert!(in_sight(&page, "[data-testid=commit]"), "{look}");
                page.click(test_id("commit"));
                play_some_steps(&page, 2);
            }
        }
    }
}
