//! Everything that is said about the board, in every language.

mod table;

use board_kit::{Board, Language};
use board_supernova::SupernovaBoard;
use engine::prelude::*;
use engine::{Clause, Viewer};
use std::collections::BTreeMap;
use supernova::{Alien, Event, Supernova, WORTH, rank_among};
use table::{each_step, viewers};
use text::{Names, Reader, Words, ending, supernova as say};

const LANGUAGES: &[Language] = &Language::ALL;

/// A number as the account writes it.
fn number(text: &str) -> i32 {
    let digits = text.trim_start_matches("= ").replace('−', "-");
    digits.parse().expect("a number of points")
}

#[test]
fn the_account_adds_up_to_the_outcome() {
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di", "Ed"].map(String::from).into();
    let names = Names(&names);
    let (mut finished, mut ties) = (0, 0);
    each_step(|_, _, after| {
        let Some(outcome) = after.outcome() else {
            return;
        };
        finished += 1;
        let scores = outcome.scores.expect("points are counted");
        for &language in LANGUAGES {
            let view = after.view(Viewer::Spectator);
            let lines = SupernovaBoard::account(&view, &outcome, &names, language);
            for seat in view.seats.iter() {
                let own = |text: &&str| !text.starts_with('=');
                let counted: Vec<&str> = lines
                    .iter()
                    .filter(|line| line.seat == Some(seat) && line.clause == clause(6, 3))
                    .filter_map(|line| line.points.as_deref())
                    .collect();
                let sum: i32 = counted
                    .iter()
                    .filter(|text| own(text))
                    .map(|t| number(t))
                    .sum();
                let total: Vec<i32> = counted
                    .iter()
                    .filter(|text| !own(text))
                    .map(|text| number(text))
                    .collect();
                assert_eq!(total, [scores[seat]]);
                assert_eq!(sum, scores[seat]);
            }
            let told: Vec<&str> = lines
                .iter()
                .filter(|line| line.clause == clause(6, 4))
                .map(|line| line.text.as_str())
                .collect();
            let all = ending::ties(&outcome);
            assert_eq!(told.len(), all.len());
            let broken = ending::tie_breaks::<Supernova>(&outcome, &view, &names, language);
            for (tie, line) in all.iter().zip(&told) {
                ties += 1;
                assert_eq!(broken.iter().any(|one| one == line), tie.is_broken);
                // The best place first, each with the token that decides.
                let mut rest = *line;
                for seat in &tie.seats {
                    let token = view.tokens[seat.index()].expect("tokens are shown");
                    let named = format!("{} ({}", names.of(*seat, language), say::name(token));
                    let (_, after) = rest.split_once(&named).expect(line);
                    rest = after;
                }
            }
        }
    });
    assert!(finished > 20 && ties > 0, "{finished} games, {ties} ties");
}

fn reader(viewer: Viewer, names: &[String], language: Language) -> Reader<'_> {
    Reader {
        viewer,
        names: Names(names),
        language,
    }
}

fn clause(section: u8, item: u8) -> Option<Clause> {
    Some(Clause::new("SN", section, item))
}

#[test]
fn every_line_of_the_log_has_a_clause_of_the_rule_book() {
    let mut seen = BTreeMap::new();
    each_step(|before, events, _| {
        for viewer in viewers(before) {
            for event in events {
                let Some(event) = Supernova::redact(event, viewer) else {
                    continue;
                };
                let said = Supernova::event(&event, &reader(viewer, &[], Language::English));
                let clause = Supernova::clause(&event);
                assert!(said.is_none() || clause.is_some(), "{event:?}");
                if let Some(clause) = clause {
                    *seen.entry(clause.to_string()).or_insert(0) += 1;
                }
            }
        }
    });
    assert!(seen.len() >= 15, "{seen:?}");
    for clause in seen.keys() {
        for &language in LANGUAGES {
            let book = text::rulebook::source::<Supernova>(language);
            assert!(book.contains(clause), "{clause}");
        }
    }
}

#[test]
fn the_board_is_told_completely_to_everybody() {
    each_step(|_, _, after| {
        for viewer in viewers(after) {
            let view = after.view(viewer);
            for &language in LANGUAGES {
                let told = SupernovaBoard::describe(&view, &Names(&[]), language).join(" ");
                for alien in supernova::Alien::ALL {
                    let planet = view.aliens[alien.index()];
                    let name = say::name(alien);
                    let place = rank_among(&view.aliens, alien);
                    let there = say::stands(
                        language,
                        name,
                        planet.number() + 1,
                        say::rank(language, place),
                        say::points(language, WORTH[usize::from(place) - 1]),
                    );
                    assert!(told.contains(&there), "{told}");
                }
                for card in view.hand.iter().flatten() {
                    assert!(told.contains(&say::card(*card, language)), "{told}");
                }
                // What the viewer does not know is not told.
                let own = match viewer {
                    Viewer::Seat(seat) => view.tokens[seat.index()],
                    _ => None,
                };
                for alien in supernova::Alien::ALL {
                    let secret = say::your_secret(language, say::name(alien));
                    assert_eq!(told.contains(&secret), own == Some(alien), "{told}");
                }
            }
        }
    });
}

#[test]
fn events_that_end_a_race_name_its_cause() {
    each_step(|_, events, after| {
        for event in events {
            if let Event::GameEnded { .. } = event {
                let ending = after.outcome().map(|outcome| outcome.ending.clause);
                assert_eq!(Supernova::clause(event), ending);
            }
        }
    });
}

#[test]
fn the_log_does_not_name_what_lies_behind_the_lock() {
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di", "Ed"].map(String::from).into();
    let mut dealt = 0;
    each_step(|_, events, after| {
        for event in events {
            let Event::TokenDealt { seat, token } = *event else {
                continue;
            };
            let token = token.expect("the deal itself knows the token");
            dealt += 1;
            for &language in LANGUAGES {
                for viewer in viewers(after) {
                    let shown = SupernovaBoard::discreet(event);
                    let said = Supernova::event(&shown, &reader(viewer, &names, language));
                    let said = said.expect("everybody is told of the deal");
                    assert!(!said.contains(say::name(token)), "{said}");
                    assert_eq!(
                        viewer.is(seat),
                        !said.contains(&names[seat.index()]),
                        "{said}"
                    );
                }
            }
        }
    });
    assert!(dealt > 0, "tokens were dealt");
}

#[test]
fn every_thing_says_what_it_is_now() {
    let names = ["Ada", "Bo", "Cy", "Di", "Ed"].map(String::from);
    each_step(|_, _, after| {
        for viewer in viewers(after) {
            let view = after.view(viewer);
            let said = |kind, number: usize| {
                let said = SupernovaBoard::answer(
                    &view,
                    &Names(&names),
                    Language::English,
                    (kind, number),
                );
                said.unwrap_or_default()
            };
            for alien in Alien::ALL {
                let (name, planet) = (say::name(alien), view.aliens[alien.index()]);
                let stands = format!("{name} is on planet {}: ", say::planet_number(planet));
                assert!(said("alien", alien.index()).starts_with(&stands));
                assert!(said("planet", planet.number().into()).contains(&stands));
                let rung = said("rung", rank_among(&view.aliens, alien).into());
                assert!(rung.contains(&stands), "{rung}");
                for (seat, who) in view.seats.iter().zip(&names) {
                    let cards = &view.favourites[seat.index()];
                    if cards.iter().any(|card| card.backs() == Some(alien)) {
                        let told = if viewer.is(seat) { "You back" } else { who };
                        assert!(said("alien", alien.index()).contains(told));
                        let of_the_seat = said("seat", seat.index());
                        assert!(of_the_seat.contains(name), "{of_the_seat}");
                        assert!(of_the_seat.starts_with(told), "{of_the_seat}");
                    }
                }
            }
            let left = if view.pile == 0 {
                view.taken + 1
            } else {
                view.pile
            };
            assert!(said("pile", 0).contains(&left.to_string()));
            assert_eq!(said("discard", 0).is_empty(), view.discard.is_empty());
        }
    });
}
