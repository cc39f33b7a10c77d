//! Events change the scene into the one that the next view shows.

use board_celestial::{CelestialBoard, Scene};
use board_kit::Board;
use celestial::{Celestial, Characteristic, Collector, Deck, DeckRef, Event, Options};
use dice::Dice;
use engine::prelude::*;
use engine::{Outcome, Seat, Seats, Viewer, random_game};
use text::celestial::{amount, note, value_of};
use text::{Language, Names, Reader, Words};

fn variants() -> Vec<(u8, Options)> {
    let mut list = Vec::new();
    for seats in 2..=6 {
        list.push((
            seats,
            Options {
                rounds: Some(120),
                ..Options::default()
            },
        ));
        list.push((
            seats,
            Options {
                first: Some(Seat::new(1)),
                rounds: Some(10),
                ..Options::default()
            },
        ));
        for copies in [1, 2, 4] {
            list.push((
                seats,
                Options {
                    collectors: Collector::ALL.repeat(copies),
                    rounds: Some(80),
                    ..Options::default()
                },
            ));
        }
        list.push((
            seats,
            Options {
                collectors: [Collector::BlackHole, Collector::Comet].repeat(24),
                rounds: Some(80),
                ..Options::default()
            },
        ));
    }
    list
}

/// A deck of a few objects. Among many Collectors, games with it end while
/// cards are turned.
fn small_deck() -> DeckRef {
    let table = Deck::expert().table().into_iter().step_by(9).collect();
    DeckRef::from_table(&table).unwrap()
}

/// Plays random games of every variant and hands each step to a visitor: the
/// game before, the game after, and everything that happened.
fn play_all(mut visit: impl FnMut(&Celestial, &Celestial, &[Event])) {
    // Six games of each, since battles are rare.
    let variants = (0..6).flat_map(|_| variants());
    let decks = [DeckRef::EXPERT, DeckRef::FAMILY, small_deck()];
    let games = variants.flat_map(|(seats, options)| {
        decks.clone().map(|deck| {
            let seats = Seats::new(seats).unwrap();
            Celestial::start_with(deck, &options, seats)
        })
    });
    // A few objects without Collectors are not a card for everybody.
    for (number, game) in games.filter_map(Result::ok).enumerate() {
        for taken in random_game(game, Dice::new(number as u64)) {
            visit(&taken.before, &taken.after, &taken.events);
        }
    }
}

#[test]
fn played_events_lead_to_the_scene_of_the_next_view() {
    let mut battles = 0;
    let mut ended_while_turning = 0;
    play_all(|before, after, events| {
        battles += events
            .iter()
            .filter(|event| matches!(event, Event::BattleTurned { .. }))
            .count();
        // A round begins after the last one was won, and then the game ends.
        let settled = events
            .iter()
            .rev()
            .skip_while(|event| !matches!(event, Event::Ended { .. }))
            .find(|event| matches!(event, Event::RoundWon { .. } | Event::RoundBegan { .. }));
        ended_while_turning += usize::from(matches!(settled, Some(Event::RoundBegan { .. })));
        for viewer in Viewer::all(before.seats()) {
            let scene = CelestialBoard::scene(&before.view(viewer));
            let scene = CelestialBoard::scene_after(scene, events, viewer);
            let expected = CelestialBoard::scene(&after.view(viewer));
            assert_eq!(scene, expected, "{viewer:?} after {events:?}");
        }
    });
    assert!(battles > 20, "only {battles} battle cards were turned");
    assert!(ended_while_turning > 0);
}

/// The cards of the others are new to a player when a round is settled.
#[test]
fn cards_that_are_shown_can_be_read() {
    let seats = Seats::new(2).unwrap();
    let start = Celestial::start(&Options::default(), seats).unwrap();
    let mut rounds = 0;
    for taken in random_game(start, Dice::new(3)).take(200) {
        for viewer in Viewer::all(seats) {
            let mut scene = CelestialBoard::scene(&taken.before.view(viewer));
            let (mut shown, mut longest) = (0, 0);
            for event in taken
                .events
                .iter()
                .filter_map(|it| Celestial::redact(it, viewer))
            {
                let beat = CelestialBoard::play(&mut scene, &event);
                if let Event::Shown { seat, .. } = event {
                    shown += 1;
                    assert!(!viewer.is(seat) || beat.millis < 300, "one's own is known");
                    longest = longest.max(beat.millis);
                }
            }
            assert!(shown == 0 || longest >= 800, "{longest} for {viewer:?}");
            rounds += usize::from(shown > 0);
        }
    }
    assert!(rounds > 30, "{rounds}");
}

/// What the board says the others may hold must include what they do hold.
#[test]
fn what_others_may_hold_includes_what_they_hold() {
    let mut narrowed = 0;
    play_all(|_, after, _| {
        let open: Vec<Scene> = after
            .seats()
            .iter()
            .map(|seat| CelestialBoard::scene(&after.view(Viewer::Seat(seat))))
            .collect();
        for scene in &open {
            for seat in after.seats().iter() {
                let possible = scene.possible(seat);
                let held = open[seat.index()].place(seat).unwrap().top.card();
                match held {
                    None => assert!(possible.is_empty()),
                    Some(held) => assert!(
                        possible.iter().any(|object| object.card == held),
                        "{held} is missing for {:?}",
                        scene.viewer
                    ),
                }
                narrowed += usize::from(possible.len() == 1 && scene.own_seat() != Some(seat));
            }
        }
    });
    assert!(
        narrowed > 100,
        "announced values narrow the choice: {narrowed}"
    );
}

#[test]
fn the_player_ahead_at_the_end_wins_unless_tied() {
    play_all(|before, _, events| {
        let Some(winner) = events.iter().find_map(|event| match event {
            Event::RoundWon { seat } => Some(*seat),
            _ => None,
        }) else {
            return;
        };
        let mut scene = CelestialBoard::scene(&before.view(Viewer::Spectator));
        for event in events {
            if matches!(event, Event::RoundWon { .. }) {
                break;
            }
            let event = Celestial::redact(event, Viewer::Spectator).unwrap();
            CelestialBoard::play(&mut scene, &event);
        }
        assert!(scene.ahead().contains(winner), "{events:?}");
    });
}

#[test]
fn every_log_line_has_its_clause() {
    let reader = Reader {
        viewer: Viewer::Seat(Seat::new(0)),
        names: Names(&[]),
        language: Language::English,
    };
    play_all(|before, _, events| {
        for event in events {
            let clause = Celestial::clause(event).unwrap();
            assert_eq!(clause.prefix(), Celestial::PREFIX);
            let line = Celestial::event(event, &reader);
            assert!(line.is_some() || matches!(event, Event::Taken { .. } | Event::Turned { .. }));
        }
        assert!(before.outcome().is_none());
    });
}

#[test]
fn the_final_count_is_the_outcome() {
    play_all(|_, after, _| {
        let Some(outcome): Option<Outcome> = after.outcome() else {
            return;
        };
        let names = ["Ada".to_owned()];
        for language in Language::ALL {
            let view = after.view(Viewer::Spectator);
            let lines = CelestialBoard::account(&view, &outcome, &Names(&names), language);
            let scores = outcome.scores.unwrap();
            for seat in after.seats().iter() {
                let own = lines.iter().filter(|line| line.seat == Some(seat));
                let mut sum = 0;
                let mut total = None;
                for line in own {
                    let points = line.points.as_deref().unwrap();
                    match points.strip_prefix("= ") {
                        Some(points) => total = Some(points.parse::<i32>().unwrap()),
                        None => sum += points.trim_start_matches('+').parse::<i32>().unwrap(),
                    }
                }
                assert_eq!(total, Some(scores[seat]), "{lines:?}");
                assert!(sum == 0 || Some(sum) == total, "{lines:?}");
            }
            let winner = lines.first().and_then(|line| line.seat).unwrap();
            assert!(outcome.winners().contains(winner));
        }
    });
}

#[test]
fn everything_is_described_in_every_language() {
    let names = ["Ada".to_owned(), String::new(), "Zoé".to_owned()];
    let names = Names(&names);
    play_all(|_, after, _| {
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            let view = after.view(viewer);
            for language in Language::ALL {
                let lines = CelestialBoard::describe(&view, &names, language);
                assert!(lines.len() > usize::from(after.seats().count()));
                assert!(lines.iter().all(|line| line.ends_with('.')), "{lines:?}");
                // Seat 0 is called You by its own board.
                let is_named = lines.iter().any(|line| line.contains("Ada"));
                assert_eq!(is_named, viewer == Viewer::Spectator, "{lines:?}");
            }
        }
    });
}

#[test]
fn every_option_can_be_chosen_in_the_form() {
    // Options that are as ever are not written, so their description has to do.
    let mut keys: Vec<&str> = Celestial::FACTS
        .options
        .iter()
        .map(|option| option.name)
        .collect();
    for language in Language::ALL {
        let fields = text::options::fields::<celestial::Celestial>(None, language);
        let mut offered: Vec<&str> = fields.iter().map(|field| field.key).collect();
        offered.sort_unstable();
        keys.sort_unstable();
        assert_eq!(offered, keys);
        for field in fields {
            if let board_kit::Setting::OneOf(choices) = &field.setting {
                for (value, _) in choices {
                    let options = serde_json::json!({ (field.key): value });
                    assert!(serde_json::from_value::<Options>(options).is_ok());
                }
            }
        }
    }
}

#[test]
fn every_thing_says_what_it_is_now() {
    let names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"].map(String::from);
    let (mut noted, mut steps) = (0, 0);
    play_all(|_, after, _| {
        steps += 1;
        // Most steps are like those before them.
        if steps % 40 != 0 {
            return;
        }
        for viewer in Viewer::all(after.view(Viewer::Spectator).seats) {
            let view = after.view(viewer);
            let said = |kind, number: usize| {
                let names = Names(&names);
                CelestialBoard::answer(&view, &names, Language::English, (kind, number))
            };
            let who = |seat: Seat| match viewer.is(seat) {
                true => "You",
                false => names[seat.index()].as_str(),
            };
            let own = match viewer {
                Viewer::Seat(seat) => view.places[seat.index()].top.card(),
                Viewer::Spectator => None,
            };
            let own = own.and_then(|card| view.deck.object(card).copied());
            for of in Characteristic::ALL {
                let row = said("row", of.index());
                assert_eq!(row.is_some(), own.is_some());
                if let (Some(row), Some(object)) = (row, own) {
                    let value = value_of(&object, of, Language::English);
                    assert!(row.contains(&value.number), "{row}");
                }
            }
            if let Some(object) = own {
                let told = said("object", 0).unwrap();
                let note = note(object.card, Language::English);
                assert!(told.ends_with(note), "{told}");
                let words = CelestialBoard::describe(&view, &Names(&names), Language::English);
                assert!(note.is_empty() || words.iter().any(|line| line == note));
                noted += usize::from(!note.is_empty());
            }
            for seat in view.seats.iter() {
                assert!(said("seat", seat.index()).unwrap().starts_with(who(seat)));
                if let Some(call) = view.calls.last()
                    && let Some(value) = call.said(seat)
                {
                    let number = call.characteristic.index() * 8 + seat.index();
                    let told = said("said", number).unwrap();
                    let value = amount(call.characteristic, value, Language::English).text();
                    assert!(told.contains(who(seat)) && told.contains(&value), "{told}");
                }
            }
            if let Some(chooser) = view.chooser().or(view.leader) {
                let lead = said("lead", 0);
                assert!(lead.is_none_or(|lead| lead.contains(who(chooser))));
            }
            if let Some(last) = &view.last {
                assert!(said("last", 0).unwrap().contains(who(last.winner)));
                for (number, shown) in last.cards.iter().enumerate() {
                    assert!(said("shown", number).unwrap().contains(who(shown.seat)));
                }
            }
            let effects = [view.effects.reversed, view.effects.black_hole];
            let effects = effects.into_iter().filter(|holds| *holds).count();
            assert_eq!(
                (0..2)
                    .filter(|&number| said("effect", number).is_some())
                    .count(),
                effects
            );
        }
    });
    assert!(noted > 100, "{noted}");
}
