//! The end, counted place by place.

use asteroids::View;
use board_kit::Account;
use engine::{Clause, Outcome, Seat};
use text::{Language, Names};

/// Why the game ended, then every seat with its place, the best first.
pub(crate) fn account(
    view: &View,
    outcome: &Outcome,
    names: &Names<'_>,
    language: Language,
) -> Vec<Account> {
    let mut lines = vec![Account {
        seat: None,
        text: ending(outcome, language).to_owned(),
        points: None,
        clause: Some(outcome.ending.clause),
    }];
    let mut seats: Vec<(Seat, u8)> = outcome.places.iter().collect();
    seats.sort_by_key(|&(seat, place)| (place, seat));
    lines.extend(seats.into_iter().map(|(seat, place)| {
        let sharers = outcome.places.iter().filter(|it| it.1 == place).count();
        let who = names.of(seat, language);
        let place_words = place_words(place, sharers, language);
        let fate = fate(view, seat, language);
        Account {
            seat: Some(seat),
            text: language.choose(
                format!("{who}: {place_words}, {fate}."),
                format!("{who}\u{a0}: {place_words}, {fate}."),
            ),
            points: None,
            clause: Some(match place {
                1 => outcome.ending.clause,
                _ => Clause::new("AF", 8, 5),
            }),
        }
    }));
    lines
}

fn ending(outcome: &Outcome, language: Language) -> &'static str {
    match outcome.ending.name.as_str() {
        "last-ship" => language.choose(
            "One ship is left: it wins.",
            "Il ne reste qu'un vaisseau\u{a0}: il gagne.",
        ),
        "no-tiles" => language.choose(
            "No tile is left: the ships still flying share the win.",
            "Il ne reste aucune tuile\u{a0}: les vaisseaux encore en vol se partagent la victoire.",
        ),
        "all-together" => language.choose(
            "The last ships were lost at the same moment and share the win.",
            "Les derniers vaisseaux sont tombés au même moment et se partagent la victoire.",
        ),
        _ => language.choose(
            "The last square was filled as ships left over the edge: they share the win with those still flying.",
            "La dernière case s'est remplie tandis que des vaisseaux sortaient\u{a0}: ils partagent la victoire avec ceux qui volent encore.",
        ),
    }
}

/// A number in a row of places: "2nd".
fn ordinal(number: u8, language: Language) -> String {
    match number {
        2 => language.choose("2nd".to_owned(), "2e".to_owned()),
        3 => language.choose("3rd".to_owned(), "3e".to_owned()),
        _ => language.choose(format!("{number}th"), format!("{number}e")),
    }
}

fn place_words(place: u8, sharers: usize, language: Language) -> String {
    let ordinal = match place {
        1 => language.choose("1st", "1re").to_owned(),
        _ => ordinal(place, language),
    };
    match sharers {
        1 => language.choose(format!("{ordinal} place"), format!("{ordinal} place")),
        _ => language.choose(
            format!("{ordinal} place, shared"),
            format!("{ordinal} place, partagée"),
        ),
    }
}

/// When a seat's flight ended, counted in moments at which ships were lost.
fn fate(view: &View, seat: Seat, language: Language) -> String {
    let Some(moment) = view.eliminated[seat.index()] else {
        return language
            .choose("still flying at the end", "encore en vol à la fin")
            .to_owned();
    };
    let together = view
        .eliminated
        .iter()
        .filter(|it| **it == Some(moment))
        .count();
    let last = view.eliminated.iter().flatten().max() == Some(&moment);
    let when = match moment {
        1 => language
            .choose("first to be lost", "premier perdu")
            .to_owned(),
        _ if last => language
            .choose("last to be lost", "dernier perdu")
            .to_owned(),
        _ => {
            let ordinal = ordinal(moment, language);
            language.choose(format!("{ordinal} to be lost"), format!("{ordinal} perdu"))
        }
    };
    match together {
        1 => when,
        _ => language.choose(
            format!("{when}, together with others"),
            format!("{when}, avec d'autres"),
        ),
    }
}
