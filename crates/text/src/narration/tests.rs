use super::{Chapter, Narration, Section, Weight, sections};
use crate::aloud::stranger;
use crate::{Language, Names, Reader, Words};
use dice::Dice;
use engine::{Seat, Seats, Viewer, random_game};

/// Plays random games to the end and gives what each viewer is told of them.
fn told<G: Words>(options: &G::Options, mut judge: impl FnMut(Viewer, &[G::Event])) {
    for seats in [G::LEAST_SEATS, G::FACTS.usual_seats] {
        for seed in 0..4 {
            let seats = Seats::new(seats).unwrap();
            let game = G::start(options, seats).unwrap();
            let mut all: Vec<G::Event> = Vec::new();
            for taken in random_game(game, Dice::new(seed)) {
                all.extend(taken.events);
            }
            for viewer in Viewer::all(seats) {
                let seen = all.iter().filter_map(|event| G::redact(event, viewer));
                judge(viewer, &seen.collect::<Vec<_>>());
            }
        }
    }
}

/// What is not silent has a sentence, in every language, for every viewer; the
/// sentence is about somebody only if it names or addresses them.
fn says_what_it_should<G: Words>(options: &G::Options) {
    let names: Vec<String> = (0..8).map(|seat| format!("Seat{seat}")).collect();
    told::<G>(options, |viewer, events| {
        for language in Language::ALL {
            let reader = Reader {
                names: Names(&names),
                ..stranger(viewer, language)
            };
            for (index, event) in events.iter().enumerate() {
                let before = index.checked_sub(1).map(|index| &events[index]);
                let line = G::event_after(event, before, &reader);
                let narration = G::narration(event);
                if narration.weight == Weight::Silent {
                    continue;
                }
                let line = line.unwrap_or_else(|| panic!("{event:?} is to be said"));
                if let Some(seat) = narration.about
                    && !viewer.is(seat)
                    && matches!(narration.opens, Some(Chapter::Turn(_)))
                {
                    let name = &names[seat.index()];
                    assert!(line.contains(name), "{line:?} does not name {name}");
                }
            }
        }
    });
}

/// A whole game is set up, has turns, and ends; no line is lost.
fn is_told_in_turns<G: Words>(options: &G::Options) {
    told::<G>(options, |_, events| {
        let all = sections(events.iter().map(G::narration));
        let lines: usize = all.iter().map(|section| section.lines.len()).sum();
        assert_eq!(lines, events.len());
        let is_turn = |section: &&Section| matches!(section.chapter, Some(Chapter::Turn(_)));
        assert!(all.iter().filter(is_turn).count() > 1, "{all:?}");
        let last = all.last().unwrap();
        assert_eq!(last.chapter, Some(Chapter::Finale), "{events:?}");
        let ends = events.iter().map(G::narration);
        let ends = ends.filter(|narration| narration.weight == Weight::End);
        assert_eq!(ends.count(), 1, "one sentence says why it is over");
    });
}

macro_rules! every_game {
    ($($name:ident $Game:ty;)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn every_event_is_said_or_silent_on_purpose() {
                says_what_it_should::<$Game>(&Default::default());
            }

            #[test]
            fn a_game_is_told_in_turns() {
                is_told_in_turns::<$Game>(&Default::default());
            }
        })*
    };
}

every_game! {
    supernova ::supernova::Supernova;
    celestial ::celestial::Celestial;
    landing ::landing::Landing;
    rockets ::rockets::Rockets;
    asteroids ::asteroids::Asteroids;
}

#[test]
fn sections_begin_with_turns_and_the_finale_is_one() {
    let (ada, bo) = (Seat::new(0), Seat::new(1));
    let line = Narration::default();
    let log = [
        line,
        line,
        Narration::turn(ada, Weight::Routine),
        line,
        Narration::turn(bo, Weight::Routine),
        Narration::of(None, Weight::End).finale(),
        Narration::turn(ada, Weight::Routine),
        line,
    ];
    let expected = [
        (None, 0..2),
        (Some(Chapter::Turn(ada)), 2..4),
        (Some(Chapter::Turn(bo)), 4..5),
        (Some(Chapter::Finale), 5..8),
    ];
    let found = sections(log).into_iter();
    let found: Vec<_> = found
        .map(|section| (section.chapter, section.lines))
        .collect();
    assert_eq!(found, expected);
    assert!(sections([]).is_empty());
}

#[test]
fn who_changes_the_characteristic_is_told_apart_from_who_names_it() {
    use ::celestial::{Celestial, Characteristic, Event};
    let seat = Seat::new(1);
    let chosen = Event::Chosen {
        seat,
        characteristic: Characteristic::Temperature,
        value: -10_200,
    };
    let names = ["Ada".to_owned(), "Rigel".to_owned()];
    let said = |before: Option<&Event>, viewer| {
        let reader = Reader {
            names: Names(&names),
            ..stranger(viewer, Language::English)
        };
        Celestial::event_after(&chosen, before, &reader).unwrap()
    };
    let spectator = Viewer::Spectator;
    assert!(said(None, spectator).starts_with("Rigel chooses temperature"));
    let asked = Event::Asked { seat };
    let changed = said(Some(&asked), spectator);
    assert!(
        changed.starts_with("Rigel changes to temperature"),
        "{changed}"
    );
    assert!(changed.ends_with("the rarer object may."), "{changed}");
    assert!(said(Some(&asked), Viewer::Seat(seat)).starts_with("You change to"));
    let other = Event::Asked { seat: Seat::new(0) };
    assert!(said(Some(&other), spectator).starts_with("Rigel chooses"));
}
