//! Whole games against a bot, to the last line of the scoring.

use crate::table::{GAMES, Game, play_by_clicks, play_by_keys, set_short_table};
use e2e::{Page, Visit, css, test_id};

fn game(name: &str) -> Game {
    GAMES
        .into_iter()
        .find(|game| game.name == name)
        .expect("a game")
}

/// Whether the end of the account, however long it is, lies behind what one can do
/// next once one has scrolled there.
const COVERED: &str = "(() => {
  const [account, next] = ['.ending-body > :last-child', '.actions > .primary']
    .map((one) => document.querySelector('.ending ' + one));
  account.scrollIntoView({ block: 'end' });
  return account.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 0.5;
})()";

/// The end tells who won, how it was counted, and offers another game.
fn assert_ended(page: &Page, name: &str) {
    page.wait_for(test_id("ending"));
    assert!(page.count(".places li") >= 2, "everybody has a place");
    assert!(page.count(".places .won") >= 1, "somebody has won");
    assert!(page.count(".account li") >= 1, "the scoring is explained");
    assert_eq!(
        page.js(COVERED),
        false,
        "the account scrolls beside the buttons, not behind them"
    );
    page.inspect(&format!("{name}-end"));
    page.click(test_id("rematch"));
    page.wait_gone(test_id("ending"));
    page.wait_for(css(".table"));
}

fn by_clicks(name: &str) {
    let visit = Visit::new().language("de-DE,de").with_service_worker();
    let page = set_short_table(visit, game(name));
    play_by_clicks(&page);
    assert_ended(&page, name);
}

fn by_taps_on_a_phone(name: &str) {
    let page = set_short_table(Visit::new().phone().french(), game(name));
    play_by_clicks(&page);
    assert_ended(&page, &format!("{name}-phone"));
}

fn by_keys(name: &str) {
    let page = set_short_table(Visit::new().light().language("es-ES,es"), game(name));
    play_by_keys(&page);
    page.wait_for(test_id("ending"));
}

macro_rules! whole_games {
    ($($module:ident),*) => {
        $(mod $module {
            #[test]
            fn by_clicks_alone_in_german() {
                super::by_clicks(stringify!($module));
            }

            #[test]
            fn by_taps_on_a_phone_in_french() {
                super::by_taps_on_a_phone(stringify!($module));
            }

            #[test]
            fn by_keyboard_alone_in_spanish() {
                super::by_keys(stringify!($module));
            }
        })*
    };
}

whole_games!(supernova, celestial, landing, rockets, asteroids);
