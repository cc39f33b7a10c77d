//! The board in sentences, for those who listen to it.

use crate::prospect::{Prospect, Standing};
use crate::scene::Lie;
use asteroids::{Act, Asteroid, Piece, Point, Rot, Spin, Square, Tables, Tile, View};
use engine::{Seat, Viewer};
use text::asteroids::{list, square_name, towards, turned};
use text::{Language, Names};

/// What stands where, complete enough to play by.
pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let mut lines = vec![
        language
            .choose(
                "Squares are named by row and column from the top left: 2-5 is the fifth of the second row.",
                "Les cases se nomment par ligne et colonne depuis le haut à gauche\u{a0}: 2-5 est la cinquième de la deuxième ligne.",
            )
            .to_owned(),
    ];
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
            let (at, paths) = (
                square_name(square),
                paths(&view.tables, tile, rot, language),
            );
            lines.push(language.choose(
                format!("On {at} lies tile {tile}: {paths}."),
                format!("En {at}, la tuile {tile}\u{a0}: {paths}."),
            ));
        }
    }
    lines.push(stock(view, names, language));
    lines.extend(hand(view, names, language));
    lines
}

/// A ship and what it has ahead.
fn ship(view: &View, seat: Seat, names: &Names<'_>, language: Language) -> String {
    let who = names.of(seat, language);
    let count = view.hand_sizes[seat.index()];
    if view.eliminated[seat.index()].is_some() {
        return language.choose(
            format!("{who} is eliminated."),
            format!("{who} est éliminé."),
        );
    }
    let Some(at) = view.ships[seat.index()] else {
        return language.choose(
            format!("{who} has not started yet and holds {count} tiles."),
            format!("{who} n'est pas encore parti et tient {count} tuiles."),
        );
    };
    let (square, entry) = (square_name(at.square()), point(at.entry(), language));
    let ahead = match view.board[at.square().index()] {
        Some(Piece::Asteroid { .. }) => {
            language.choose(", where an asteroid lies", ", où se trouve un astéroïde")
        }
        _ => "",
    };
    language.choose(
        format!("The ship of {who} faces {square} at its {entry} point{ahead}; {who} holds {count} tiles."),
        format!(
            "Le vaisseau de {who} fait face à {square}, point {entry}{ahead}\u{a0}; {who} tient {count} tuiles."
        ),
    )
}

/// An asteroid, and what each roll of the die makes of it.
pub(crate) fn rock(tables: &Tables, asteroid: Asteroid, lie: Lie, language: Language) -> String {
    let printed = tables.asteroid(asteroid);
    let at = square_name(lie.square);
    let value = printed.value;
    let colour = match printed.blue {
        true => language.choose("blue", "bleu"),
        false => language.choose("black", "noir"),
    };
    let rolls: Vec<String> = (1..=5)
        .map(|die| match tables.act(asteroid, lie.rot, die) {
            Act::Drift(direction) => format!("{die} {}", towards(direction, language)),
            Act::Turn(_) => {
                let way = match printed.turn {
                    Spin::Clockwise => language.choose("turns clockwise", "pivote à droite"),
                    Spin::CounterClockwise => {
                        language.choose("turns counter-clockwise", "pivote à gauche")
                    }
                };
                format!("{die} {way}")
            }
        })
        .collect();
    let rolls = rolls.join(", ");
    language.choose(
        format!("Asteroid {asteroid} ({colour} {value}) on {at}: {rolls}, 6 brings a new asteroid."),
        format!(
            "Astéroïde {asteroid} ({value} {colour}) en {at}\u{a0}: {rolls}, 6 amène un nouvel astéroïde."
        ),
    )
}

/// What the arrows on the board can't show of an asteroid that is looked at.
pub(crate) fn rock_in_short(tables: &Tables, asteroid: Asteroid, language: Language) -> String {
    let printed = tables.asteroid(asteroid);
    let value = printed.value;
    let way = match printed.turn {
        Spin::Clockwise => language.choose("clockwise", "à droite"),
        Spin::CounterClockwise => language.choose("counter-clockwise", "à gauche"),
    };
    language.choose(
        format!("Asteroid {asteroid}: a {value} turns it {way}, a 6 brings a new one."),
        format!(
            "Astéroïde {asteroid}\u{a0}: un {value} le tourne {way}, un 6 en amène un nouveau."
        ),
    )
}

/// The four paths of a tile as it lies.
fn paths(tables: &Tables, tile: Tile, rot: Rot, language: Language) -> String {
    let pairs: Vec<String> = Point::all()
        .map(|entry| (entry, tables.exit(tile, rot, entry)))
        .filter(|(entry, exit)| entry < exit)
        .map(|(entry, exit)| {
            let (one, other) = (point(entry, language), point(exit, language));
            language.choose(format!("{one} to {other}"), format!("{one} à {other}"))
        })
        .collect();
    list(&pairs, language)
}

/// An entry point by its edge and the end of it.
fn point(point: Point, language: Language) -> &'static str {
    match point.number() {
        0 => language.choose("top left", "haut gauche"),
        1 => language.choose("top right", "haut droit"),
        2 => language.choose("right upper", "droite haute"),
        3 => language.choose("right lower", "droite basse"),
        4 => language.choose("bottom right", "bas droit"),
        5 => language.choose("bottom left", "bas gauche"),
        6 => language.choose("left lower", "gauche basse"),
        _ => language.choose("left upper", "gauche haute"),
    }
}

/// Pile, reserve, marker and dice.
fn stock(view: &View, names: &Names<'_>, language: Language) -> String {
    let (pile, reserve) = (view.pile, view.reserve);
    let mut text = language.choose(
        format!("Tiles in the pile: {pile}."),
        format!("Tuiles dans la pioche\u{a0}: {pile}."),
    );
    if view.options.asteroids {
        text.push_str(&language.choose(
            format!(" Asteroids in reserve: {reserve}."),
            format!(" Astéroïdes en réserve\u{a0}: {reserve}."),
        ));
    }
    if let Some([blue, red]) = view.dice {
        text.push_str(&language.choose(
            format!(" Dice: blue {blue}, red {red}."),
            format!(" Dés\u{a0}: bleu {blue}, rouge {red}."),
        ));
    }
    if let Some(seat) = view.marker {
        let who = names.of(seat, language);
        text.push_str(&language.choose(
            format!(" {who} has the marker."),
            format!(" {who} a le marqueur."),
        ));
    }
    text
}

/// The viewer's own tiles, and what each placement would lead to.
fn hand(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let (Viewer::Seat(_), Some(own)) = (view.viewer, view.hand) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for &tile in own.tiles() {
        let paths = paths(&view.tables, tile, Rot::default(), language);
        lines.push(language.choose(
            format!("You hold tile {tile}; unturned: {paths}."),
            format!("Vous tenez la tuile {tile}\u{a0}; sans la tourner\u{a0}: {paths}."),
        ));
    }
    for prospect in Prospect::all(view) {
        let Prospect { tile, rot, .. } = prospect;
        let refused = match prospect.standing {
            Standing::Refused => language.choose(" (not allowed)", " (interdit)"),
            Standing::Allowed | Standing::Imagined => "",
        };
        let (turned, result) = (turned(rot, language), prospect.words(names, language));
        lines.push(language.choose(
            format!("Tile {tile} {turned}{refused}: {result}"),
            format!("Tuile {tile} {turned}{refused}\u{a0}: {result}"),
        ));
    }
    for shown in &view.shown {
        let who = names.of(shown.seat, language);
        for &tile in shown.tiles.tiles() {
            let paths = paths(&view.tables, tile, Rot::default(), language);
            lines.push(language.choose(
                format!("{who} held tile {tile}: {paths}."),
                format!("{who} tenait la tuile {tile}\u{a0}: {paths}."),
            ));
        }
    }
    lines
}
