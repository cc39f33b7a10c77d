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

/// The board shows one's own card face down until it is turned.
#[test]
fn the_caption_does_not_name_a_card_that_is_drawn() {
    use ::celestial::{Celestial, Event, Options};
    let options = Options {
        rounds: Some(10),
        ..Options::default()
    };
    let mut drawn = 0;
    told::<Celestial>(&options, |_, events| {
        for event in events {
            if let Event::Turned { card: Some(_), .. } = event {
                drawn += 1;
                assert_eq!(Celestial::narration(event).weight, Weight::Silent);
            }
        }
    });
    assert!(drawn > 10, "{drawn}");
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
    assert!(changed.ends_with("harder to observe."), "{changed}");
    assert!(said(Some(&asked), Viewer::Seat(seat)).starts_with("You change to"));
    let other = Event::Asked { seat: Seat::new(0) };
    assert!(said(Some(&other), spectator).starts_with("Rigel chooses"));
}

/// The event that is told as seat 0's best moment, out of these.
fn best<G: Words>(events: &[G::Event]) -> Option<&G::Event> {
    let log: Vec<_> = events.iter().map(G::narration).collect();
    let story = crate::ending::story(&log, Some(Seat::new(0)));
    story.best.map(|line| &events[line])
}

#[test]
fn the_best_moment_of_supernova_is_a_leap() {
    use ::supernova::{Alien, Card, Event, Planet, Supernova};
    let seat = Seat::new(0);
    let alien = Alien::new(0).unwrap();
    let card = Card::solo(alien);
    let planet = |number| Planet::new(number).unwrap();
    let advance = |from, to| Event::AlienAdvanced {
        alien,
        from: planet(from),
        to: planet(to),
    };
    let leap = advance(1, 5);
    let events = [
        Event::CardPlayed { seat, card },
        advance(0, 1),
        Event::PileEmptied,
        Event::CardPlayed { seat, card },
        leap,
        Event::SeatScored { seat, points: 9 },
    ];
    assert_eq!(best::<Supernova>(&events), Some(&leap));
    assert_eq!(best::<Supernova>(&events[..3]), None);
}

#[test]
fn the_best_moment_of_celestial_duel_is_the_round_that_brought_most_cards() {
    use ::celestial::{Card, Celestial, Event};
    let (seat, rival) = (Seat::new(0), Seat::new(1));
    let card = Card::of_slug("moon").unwrap();
    let taken = |from| Event::Taken {
        from,
        to: seat,
        card,
    };
    let round = |round| Event::RoundBegan {
        round,
        leader: rival,
    };
    let won = Event::RoundWon { seat };
    let events = [
        round(1),
        Event::RoundWon { seat },
        taken(rival),
        round(2),
        Event::TimeCalled { round: 2 },
        Event::RoundWon { seat },
        taken(rival),
        taken(Seat::new(2)),
    ];
    let best_of = best::<Celestial>(&events).unwrap();
    assert_eq!(best_of, &won);
    assert!(std::ptr::eq(best_of, &raw const events[5]));
    let lost = [
        round(1),
        Event::TimeCalled { round: 1 },
        Event::RoundWon { seat: rival },
    ];
    assert_eq!(best::<Celestial>(&lost), None);
}

#[test]
fn the_best_moment_of_landing_zone_is_a_blast() {
    use ::landing::{Card, CardEnd, Column, Event, Landing, Side};
    let seat = Seat::new(0);
    let (card, column) = (Card::new(0).unwrap(), Column::new(0).unwrap());
    let placed = |seat| Event::Placed {
        seat,
        card,
        bottom: CardEnd::new(0).unwrap(),
        column,
        height: 0,
    };
    let blast = |seat| Event::Blasted {
        seat,
        pass: 0,
        by: card,
        card,
        side: Side::Left,
        column,
        height: 0,
        matches: Vec::new(),
    };
    let rival = Seat::new(1);
    let events = [placed(seat), blast(seat), placed(rival), blast(rival)];
    assert_eq!(best::<Landing>(&events), Some(&blast(seat)));
    assert_eq!(
        best::<Landing>(&[placed(seat), placed(rival), blast(rival)]),
        None
    );
}

#[test]
fn the_best_moment_of_last_rocket_is_a_rescue_or_a_rocket_caught() {
    use ::rockets::{Cell, Event, Rocket, Rockets};
    let (seat, rival) = (Seat::new(0), Seat::new(1));
    let cell = Cell::new(0);
    let moved = |seat, rocket| Event::Moved {
        rocket: Rocket::new(rocket),
        seat,
        from: cell,
        to: cell,
    };
    let rescue = Event::Rescued {
        rocket: Rocket::new(0),
        seat,
        base: cell,
        from: cell,
        to: cell,
    };
    let out = |seat, rocket| Event::Eliminated {
        rocket: Rocket::new(rocket),
        seat,
        cell,
    };
    let caught = [rescue, moved(seat, 0), out(rival, 1)];
    assert_eq!(best::<Rockets>(&caught), Some(&out(rival, 1)));
    assert_eq!(best::<Rockets>(&caught[..2]), Some(&rescue));
    assert_eq!(best::<Rockets>(&[moved(seat, 0), out(seat, 0)]), None);
}

#[test]
fn the_best_moment_of_asteroid_field_is_a_ship_sent_off_by_a_tile() {
    use ::asteroids::{Asteroids, Cause, Event};
    let (seat, rival) = (Seat::new(0), Seat::new(1));
    let out = |cause| Event::Eliminated { seat: rival, cause };
    let turn = |cause| {
        [
            Event::TurnBegan { seat },
            Event::Rolled {
                seat,
                dice: [2, 5],
                moves: true,
            },
            out(cause),
        ]
    };
    assert_eq!(
        best::<Asteroids>(&turn(Cause::Edge)),
        Some(&out(Cause::Edge))
    );
    assert_eq!(best::<Asteroids>(&turn(Cause::TileRemoved)), None);
}

#[test]
fn what_ends_a_game_has_nobodys_mark() {
    let actor = Some(Seat::new(1));
    assert_eq!(Narration::of(None, Weight::Key).mark(actor), actor);
    let about = Narration::about(Seat::new(0), Weight::Key);
    assert_eq!(about.mark(actor), Some(Seat::new(0)));
    let end = Narration::of(None, Weight::End).finale();
    assert_eq!(end.mark(actor), None);
}
