//! Random games, told aloud.

use crate::{Language, Names, Reader, Words};
use dice::Dice;
use engine::{Seat, Seats, Turn, Viewer, random_game, random_states};
use std::collections::BTreeSet;

/// Something was said, with nothing left out of the middle, and no line breaks
/// before a punctuation mark.
pub(crate) fn assert_sentence(text: &str) {
    assert!(text.chars().count() > 4, "{text:?}");
    for mark in ["  ", " :", " ;", " !", " ?"] {
        assert!(!text.contains(mark), "{mark:?} in {text:?}");
    }
}

/// A reader who knows nobody's name.
pub(crate) fn stranger(viewer: Viewer, language: Language) -> Reader<'static> {
    Reader {
        viewer,
        names: Names(&[]),
        language,
    }
}

/// Nobody is told of themselves by their name.
fn assert_not_named(text: &str, viewer: Viewer, names: &Names<'_>) {
    let own =
        |(seat, name): (Seat, &String)| viewer.is(seat) && !name.is_empty() && text.contains(name);
    let mut seats = (0..).map(Seat::new).zip(names.0);
    assert!(!seats.any(own), "to {viewer:?}: {text:?}");
}

/// The choices of a seat that decides.
fn menu<G: Words>(game: &G, names: &Names<'_>, language: Language) -> Vec<String> {
    let Turn::Decide(seat) = game.turn() else {
        return Vec::new();
    };
    let view = game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let say = |&action| {
        let said = G::action(action, &view, names, language);
        assert_not_named(&said, Viewer::Seat(seat), names);
        said
    };
    actions.iter().map(say).collect()
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
    let state = |game: &G| {
        for viewer in Viewer::all(seats) {
            let prompt = G::prompt(&game.view(viewer), &names, language);
            assert_sentence(&prompt);
            assert_not_named(&prompt, viewer, &names);
        }
        menu(game, &names, language)
            .iter()
            .for_each(|it| assert_sentence(it));
    };
    let game = G::start(options, seats).unwrap();
    state(&game);
    for taken in random_game(game, Dice::new(seed)) {
        for viewer in Viewer::all(seats) {
            let reader = Reader {
                viewer,
                names,
                language,
            };
            for event in &taken.events {
                let seen = G::redact(event, viewer).unwrap();
                let line = G::event(&seen, &reader);
                assert_not_named(line.as_deref().unwrap_or_default(), viewer, &names);
                told(&seen, line);
            }
        }
        state(&taken.after);
    }
}

/// Plays a random game in which no two choices of a menu read alike, and none
/// is a question.
pub(crate) fn play_distinctly<G: Words>(options: &G::Options, seats: u8, seed: u64) {
    let game = G::start(options, Seats::new(seats).unwrap()).unwrap();
    for game in random_states(game, Dice::new(seed)) {
        for language in Language::ALL {
            let menu = menu(&game, &Names(&[]), language);
            let different: BTreeSet<&String> = menu.iter().collect();
            assert_eq!(different.len(), menu.len(), "{menu:?}");
            assert!(menu.iter().all(|it| !it.contains('?')), "{menu:?}");
        }
    }
}
