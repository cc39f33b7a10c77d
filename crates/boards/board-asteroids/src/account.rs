//! The end, counted place by place.

use asteroids::View;
use board_kit::{Account, Ended};
use engine::{Clause, Outcome, Seat};
use text::Language;
use text::asteroids::{self as say, Text};

/// Why the game ended, then every seat with its place, the best first.
pub(crate) fn account(ended: &Ended<'_, asteroids::Asteroids>) -> Vec<Account> {
    let (view, outcome) = (ended.view, ended.outcome);
    let (names, language) = (ended.names, ended.language);
    let mut lines = vec![Account {
        seat: None,
        picture: None,
        text: ending(outcome).said(language).to_owned(),
        points: None,
        clause: Some(outcome.ending.clause),
    }];
    let mut seats: Vec<(Seat, u8)> = outcome.places.iter().collect();
    seats.sort_by_key(|&(seat, place)| (place, seat));
    lines.extend(seats.into_iter().map(|(seat, place)| {
        let sharers = outcome.places.iter().filter(|it| it.1 == place).count();
        let who = names.of(seat, language);
        let ranked = match sharers {
            1 => say::ranked(language, place),
            _ => say::ranked_shared(language, place),
        };
        Account {
            seat: Some(seat),
            picture: None,
            text: say::account(language, who, ranked, fate(view, seat, language)),
            points: None,
            clause: Some(match place {
                1 => outcome.ending.clause,
                _ => Clause::new("AF", 8, 5),
            }),
        }
    }));
    lines
}

fn ending(outcome: &Outcome) -> Text {
    match outcome.ending.name.as_str() {
        "last-ship" => Text::EndLastShip,
        "no-tiles" => Text::EndNoTiles,
        "all-together" => Text::EndAllTogether,
        _ => Text::EndLastSquare,
    }
}

/// When a seat's flight ended, counted in moments at which ships were lost.
fn fate(view: &View, seat: Seat, language: Language) -> String {
    let Some(moment) = view.eliminated[seat.index()] else {
        return Text::FateFlying.said(language).to_owned();
    };
    let together = view
        .eliminated
        .iter()
        .filter(|it| **it == Some(moment))
        .count();
    let last = view.eliminated.iter().flatten().max() == Some(&moment);
    let when = match moment {
        1 => Text::FateFirst.said(language).to_owned(),
        _ if last => Text::FateLast.said(language).to_owned(),
        _ => say::fate_later(language, moment),
    };
    match together {
        1 => when,
        _ => say::fate_together(language, when),
    }
}
