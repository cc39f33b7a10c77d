//! Random games, told aloud.

use crate::{Language, Names, Words};
use dice::Dice;
use engine::{Scratch, Seats, Turn, Viewer};

/// Something was said, with nothing left out of the middle, and no line breaks
/// before a punctuation mark.
pub(crate) fn assert_sentence(text: &str) {
    assert!(text.chars().count() > 4, "{text:?}");
    for mark in ["  ", " :", " ;", " !", " ?"] {
        assert!(!text.contains(mark), "{mark:?} in {text:?}");
    }
}

/// Plays a random game, whose prompts and actions must be sentences. `told`
/// judges what each viewer is told of each event.
pub(crate) fn play_aloud<G: Words>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    language: Language,
    told: impl Fn(&G::Event, Option<String>),
) {
    let names = ["Ada".to_owned(), String::new(), "Chloe".to_owned()];
    let names = Names(&names);
    let seats = Seats::new(seats).unwrap();
    let mut game = G::start(options, seats).unwrap();
    let (mut dice, mut scratch, mut events) = (Dice::new(seed), Scratch::default(), Vec::new());
    let prompts = |game: &G| {
        for viewer in Viewer::all(seats) {
            assert_sentence(&G::prompt(&game.view(viewer), &names, language));
        }
    };
    while game.turn() != Turn::Over {
        prompts(&game);
        if let Turn::Decide(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            game.legal_actions(&mut scratch.actions);
            for &action in &scratch.actions {
                assert_sentence(&G::action(action, &view, language));
            }
            let action = game.sample_action(&mut dice, &mut scratch);
            game.apply_unchecked(action, &mut events);
        } else {
            engine::settle(&mut game, &mut dice, &mut scratch, &mut events);
        }
        for event in events.drain(..) {
            for viewer in Viewer::all(seats) {
                let seen = G::redact(&event, viewer).unwrap();
                told(&seen, G::event(&seen, viewer, &names, language));
            }
        }
    }
    prompts(&game);
}
