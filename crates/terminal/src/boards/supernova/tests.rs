//! The drawing against the rules.

use super::*;
use engine::prelude::*;
use text::rulebook::Rulebook;

/// SN-1.1 names the aliens in order.
#[test]
fn initials_are_those_of_the_names_in_the_rules() {
    for language in Language::ALL {
        let book = Rulebook::of::<Supernova>(language);
        let clause = book.entry("SN-1.1".parse().unwrap()).unwrap();
        let names = Alien::ALL.map(say::name);
        let places = names.map(|name| clause.text.find(name).unwrap());
        assert!(places.is_sorted(), "{language}");
        assert_eq!(names.map(|name| name.chars().next().unwrap()), INITIALS);
    }
}

/// The rules are the judge of the preview and of the ladder.
#[test]
fn the_preview_agrees_with_the_rules() {
    for taken in conformance::random_games::<Supernova>(20) {
        let Some((seat, action)) = taken.decision() else {
            continue;
        };
        let before = taken.before.view(Viewer::Seat(seat));
        let foreseen = moves(&before, Some(action));
        let after = taken.after.view(Viewer::Seat(seat));
        for alien in Alien::ALL {
            let expected = foreseen
                .iter()
                .find(|(moved, _)| *moved == alien)
                .map_or(before.aliens[alien.index()], |(_, to)| *to);
            assert_eq!(after.aliens[alien.index()], expected);
            let ranked = usize::from(taken.after.rank(alien));
            assert_eq!(rank(&after, alien) + 1, ranked);
        }
    }
}
