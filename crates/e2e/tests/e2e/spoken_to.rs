//! Who plays alone is spoken to: no sentence calls them by their name, which most
//! people never typed.

use crate::table::{GAMES, do_next, set_short_table, state};
use e2e::{Page, Visit, test_id};

/// Gives the visitor a name, and gathers everything that is said with it, however
/// shortly it is shown. A list of names is no sentence, and the board of a replay is seen
/// as a spectator sees it.
const LISTEN: &str = "localStorage.setItem('orbite.name', 'Quibbleton');
  window.named = new Set();
  new MutationObserver(() => {
    for (const place of document.querySelectorAll('.table > *:not(.seats), .replay > *:not(.board)')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        if (data.includes('Quibbleton') && !parentElement.closest('.places')) window.named.add(data);
      }
      for (const one of place.querySelectorAll('[aria-label*=Quibbleton]')) {
        window.named.add(one.getAttribute('aria-label'));
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });";

/// Fails when something was said with the visitor's name.
fn assert_spoken_to(page: &Page, game: &str) {
    let named = page.js("[...window.named].join('\\n')");
    assert_eq!(named.as_str(), Some(""), "{game}");
}

fn whole_game(index: usize, languages: &'static str) {
    let game = GAMES[index];
    let visit = Visit::new().language(languages).with_script(LISTEN);
    let page = set_short_table(visit, game);
    assert!(page.text(test_id("change-name")).contains("Quibbleton"));
    for turn in 0..800 {
        let state = state(&page);
        if state == "over" {
            break;
        }
        if turn % 4 == 0 && state == "mine" {
            page.click(test_id("hint"));
            page.wait_for(test_id("notice"));
        }
        for panel in ["log", "choices", "words"] {
            page.try_click(&test_id(panel));
        }
        do_next(&page, &state, turn);
        assert_spoken_to(&page, game.name);
    }
    page.wait_for(test_id("ending"));
    page.js("document.querySelector('[data-testid=counted]').open = true");
    assert_spoken_to(&page, game.name);
    page.click_and_wait(test_id("to-replay"), test_id("turns"));
    page.js("document.querySelector('[data-testid=turns]').open = true");
    page.click(test_id("last"));
    for _ in 0..6 {
        page.click(test_id("previous"));
    }
    assert_spoken_to(&page, game.name);
}

whole_games! {
    supernova(0, "en-GB,en");
    celestial(1, "fr-FR,fr");
    landing(2, "de-DE,de");
    rockets(3, "es-ES,es");
    asteroids(4, "en-GB,en");
}
