//! The board in sentences, for those who listen to it.

use crate::prospect::{Permission, Prospect};
use crate::scene::Lie;
use asteroids::{Act, Asteroid, Piece, Point, Rot, Spin, Square, Tables, Tile, View};
use board_kit::Told;
use engine::{Seat, Viewer};
use text::asteroids::{self as say, Text, square_name, tile_number, towards, turned};
use text::{Language, Names};

/// What stands where, complete enough to play by.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let names = &names.with_you(view.seats, view.viewer, language);
    let names = &Names(names);
    let mut lines = vec![Text::ToldSquares.said(language).to_owned()];
    lines.extend(
        view.seats
            .iter()
            .map(|seat| ship(view, seat, names, language)),
    );
    for (square, piece) in Square::all().zip(&view.board) {
        if let Some(Piece::Asteroid { asteroid, rot }) = *piece {
            lines.push(rock(&view.tables, asteroid, Lie { square, rot }, language));
        }
    }
    for (square, piece) in Square::all().zip(&view.board) {
        if let Some(Piece::Tile { tile, rot }) = *piece {
            let paths = paths(&view.tables, tile, rot, language);
            lines.push(say::told_tile(language, square_name(square), paths));
        }
    }
    lines.push(stock(view, names, language));
    lines.extend(hand(view, names, language));
    lines
}

/// What a thing on the board is now.
pub(crate) fn answer(told: &Told<'_, View>, (kind, number): (&str, usize)) -> Option<String> {
    let (view, names, language) = (told.view, told.names, told.language);
    if kind != "rock" {
        let names = &names.with_you(view.seats, view.viewer, language);
        let seat = view.seats.iter().nth(number)?;
        return Some(ship(view, seat, &Names(names), language));
    }
    let mut pieces = Square::all().zip(&view.board);
    pieces.find_map(|(square, piece)| match *piece {
        Some(Piece::Asteroid { asteroid, rot }) if asteroid.index() == number => {
            Some(rock(&view.tables, asteroid, Lie { square, rot }, language))
        }
        _ => None,
    })
}

/// A ship and what it has ahead.
fn ship(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> String {
    let who = names.of(seat, language);
    let count = view.hand_sizes[seat.index()];
    if view.eliminated[seat.index()].is_some() {
        return say::told_out(language, who);
    }
    let Some(at) = view.ships[seat.index()] else {
        return say::told_not_started(language, who, count);
    };
    let (square, entry) = (square_name(at.square()), point(at.entry()));
    match view.board[at.square().index()] {
        Some(Piece::Asteroid { .. }) => say::told_ship_blocked(language, who, square, entry, count),
        _ => say::told_ship(language, who, square, entry, count),
    }
}

/// An asteroid, and what each roll of the die makes of it.
pub(crate) fn rock(tables: &Tables, asteroid: Asteroid, lie: Lie, language: Language) -> String {
    let printed = tables.asteroid(asteroid);
    let rolls: Vec<String> = (1..=5)
        .map(|die| {
            let act = match (tables.act(asteroid, lie.rot, die), printed.turn) {
                (Act::Drift(direction), _) => towards(direction),
                (Act::Turn(_), Spin::Clockwise) => Text::TurnsClockwise,
                (Act::Turn(_), Spin::CounterClockwise) => Text::TurnsCounterClockwise,
            };
            say::told_roll(language, die, act)
        })
        .collect();
    say::told_rock(
        language,
        say::printed_name(tables, asteroid, language),
        square_name(lie.square),
        rolls,
    )
}

/// What the arrows on the board can't show of an asteroid that is looked at.
pub(crate) fn rock_in_short(tables: &Tables, asteroid: Asteroid, language: Language) -> String {
    let printed = tables.asteroid(asteroid);
    let name = say::printed_name(tables, asteroid, language);
    let value = printed.value;
    match printed.turn {
        Spin::Clockwise => say::rock_clockwise(language, name, value),
        Spin::CounterClockwise => say::rock_counter_clockwise(language, name, value),
    }
}

/// The four paths of a tile as it lies.
fn paths(tables: &Tables, tile: Tile, rot: Rot, language: Language) -> Vec<String> {
    Point::all()
        .map(|entry| (entry, tables.exit(tile, rot, entry)))
        .filter(|(entry, exit)| entry < exit)
        .map(|(entry, exit)| say::told_path(language, point(entry), point(exit)))
        .collect()
}

/// An entry point by its edge and the end of it.
fn point(point: Point) -> Text {
    match point.number() {
        0 => Text::PointTopLeft,
        1 => Text::PointTopRight,
        2 => Text::PointRightUpper,
        3 => Text::PointRightLower,
        4 => Text::PointBottomRight,
        5 => Text::PointBottomLeft,
        6 => Text::PointLeftLower,
        _ => Text::PointLeftUpper,
    }
}

/// Pile, reserve, marker and dice.
fn stock(view: &View, names: &Names<'_>, language: Language) -> String {
    let mut sentences = vec![say::told_pile(language, view.pile)];
    if view.options.asteroids {
        sentences.push(say::told_reserve(language, view.reserve));
    }
    if let Some([blue, red]) = view.dice {
        sentences.push(say::told_dice(language, blue, red));
    }
    if let Some(seat) = view.marker {
        sentences.push(say::told_marker(language, names.of(seat, language)));
    }
    sentences.join(" ")
}

/// The viewer's own tiles, and what each placement would lead to.
fn hand(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let (Viewer::Seat(_), Some(own)) = (view.viewer, view.hand) else {
        return Vec::new();
    };
    let paths = |tile: Tile| paths(&view.tables, tile, Rot::default(), language);
    let mut lines = Vec::new();
    for &tile in own.tiles() {
        let number = tile_number(view, tile);
        lines.push(say::told_held(language, number, paths(tile)));
    }
    for prospect in Prospect::all(view) {
        let (tile, turned) = (tile_number(view, prospect.tile), turned(prospect.rot));
        let result = prospect.words(names, language);
        lines.push(match prospect.permission {
            Permission::Refused => say::told_placement_refused(language, tile, turned, result),
            Permission::Allowed | Permission::Imagined => {
                say::told_placement(language, tile, turned, result)
            }
        });
    }
    for shown in &view.shown {
        let who = names.of(shown.seat, language);
        for &tile in shown.tiles.tiles() {
            lines.push(say::told_shown(
                language,
                &who,
                tile_number(view, tile),
                paths(tile),
            ));
        }
    }
    lines
}
