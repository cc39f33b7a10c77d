//! What one can ask about on the boards.

use lesson::things;
use registry::{GameId, with_game};
use text::Language;
use text::rulebook::Rulebook;

#[test]
fn every_thing_is_said_in_a_sentence_with_its_clause() {
    for game in GameId::ALL {
        assert!(things(game).count() >= 10, "{game}");
        for thing in things(game) {
            let clause = thing.clause.map(|clause| clause.parse().unwrap());
            for language in Language::ALL {
                let text = thing.text.said(language);
                assert!(text.ends_with('.'), "{text}");
                let words = text.split_whitespace();
                let words = words.filter(|word| word.contains(char::is_alphanumeric));
                assert!(words.count() <= 25, "{language}: {text}");
                let book = with_game!(game, G => Rulebook::of::<G>(language));
                let is_rule = clause.is_none_or(|clause| book.entry(clause).is_some());
                assert!(is_rule, "{:?}", thing.clause);
            }
        }
    }
}

#[test]
fn no_two_things_of_a_game_are_found_alike() {
    for game in GameId::ALL {
        let mut selectors: Vec<_> = things(game).map(|it| it.selector).collect();
        selectors.sort_unstable();
        let all = selectors.len();
        selectors.dedup();
        assert_eq!(selectors.len(), all, "{game}");
    }
}
