//! The drawing against the rules.

use super::*;
use dice::Dice;
use engine::prelude::*;
use engine::{Scratch, Seats, Turn};
use supernova::Options;
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
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let mut scratch = Scratch::default();
        let seats = Seats::new(2 + (seed % 4) as u8).unwrap();
        let mut game = Supernova::start(&Options::default(), seats).unwrap();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample_chance(&mut dice, &mut scratch);
                    game.resolve_unchecked(chance, &mut ());
                }
                Turn::Decide(seat) => {
                    let action = game.sample_action(&mut dice, &mut scratch);
                    let before = game.view(Viewer::Seat(seat));
                    let foreseen = moves(&before, Some(action));
                    game.apply_unchecked(action, &mut ());
                    let after = game.view(Viewer::Seat(seat));
                    for alien in Alien::ALL {
                        let expected = foreseen
                            .iter()
                            .find(|(moved, _)| *moved == alien)
                            .map_or(before.aliens[alien.index()], |(_, to)| *to);
                        assert_eq!(after.aliens[alien.index()], expected);
                        assert_eq!(rank(&after, alien) + 1, usize::from(game.rank(alien)));
                    }
                }
            }
        }
    }
}
