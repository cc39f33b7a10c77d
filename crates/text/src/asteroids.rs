//! The words of Asteroid Field.
//!
//! A square is named by its row and column, `2-5`: what the blue and the red
//! die show when they point to it.

use crate::{Area, Language, Names, Words, games};
use asteroids::{
    Action, Asteroids, Cause, Direction, End, Event, Facing, Phase, Refusal, Rot, Square, Tile,
    View,
};
use engine::{Seat, SeatSet, Viewer};

include!(concat!(env!("OUT_DIR"), "/asteroids.rs"));

impl Words for Asteroids {
    const TITLE: games::Text = games::Text::AsteroidsTitle;
    const PITCH: games::Text = games::Text::AsteroidsPitch;
    const RULES: Area = Area::RulesAsteroids;

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let Some(active) = view.active else {
            return match view.phase {
                Phase::First => {
                    language.choose("Drawing who begins.", "Tirage au sort de qui commence.")
                }
                _ => language.choose("The game is over.", "La partie est finie."),
            }
            .to_owned();
        };
        let who = names.of(active, language);
        let own = view.viewer.is(active);
        match view.phase {
            Phase::Mark if own => language
                .choose(
                    "Put your ship on a starting mark.",
                    "Posez votre vaisseau sur une marque de départ.",
                )
                .to_owned(),
            Phase::Mark => language.choose(
                format!("{who} is choosing a starting mark."),
                format!("{who} choisit une marque de départ."),
            ),
            Phase::Place if own => language
                .choose(
                    "Place a tile in front of your ship.",
                    "Posez une tuile devant votre vaisseau.",
                )
                .to_owned(),
            Phase::Place => language.choose(
                format!("{who} is choosing a tile."),
                format!("{who} choisit une tuile."),
            ),
            Phase::Bonus if own => {
                let count = view.hand.map_or(0, |hand| hand.len());
                language.choose(
                    format!("Choose which tiles to keep: {count} of yours and theirs."),
                    format!(
                        "Choisissez les tuiles à garder\u{a0}: {count} parmi les vôtres et les leurs."
                    ),
                )
            }
            Phase::Bonus => language.choose(
                format!("{who} is looking at the tiles of the eliminated."),
                format!("{who} regarde les tuiles des éliminés."),
            ),
            Phase::Deal | Phase::Draw => language
                .choose("Tiles are being drawn.", "On pioche des tuiles.")
                .to_owned(),
            Phase::Asteroid { .. } | Phase::AsteroidSquare { .. } | Phase::AsteroidRot { .. } => {
                language
                    .choose(
                        "A new asteroid is on its way.",
                        "Un nouvel astéroïde arrive.",
                    )
                    .to_owned()
            }
            Phase::Dice => language.choose(
                format!("{who} rolls the dice."),
                format!("{who} lance les dés."),
            ),
            Phase::Die => language
                .choose("The asteroids are drifting.", "Les astéroïdes dérivent.")
                .to_owned(),
            Phase::First | Phase::Over { .. } => {
                language.choose("Wait a moment.", "Un instant.").to_owned()
            }
        }
    }

    fn action(action: Action, view: &View, language: Language) -> String {
        match action {
            Action::Mark { mark } => {
                let place = mark_name(mark, language);
                language.choose(format!("Start at {place}"), format!("Partir de {place}"))
            }
            Action::Tile { tile, rot } => {
                let turned = turned(rot, language);
                match exit_edge(tile, rot, view) {
                    Some(edge) => {
                        let towards = towards(edge, language);
                        language.choose(
                            format!("Place tile {tile} {turned}, leaving {towards}"),
                            format!("Poser la tuile {tile} {turned}, sortie {towards}"),
                        )
                    }
                    None => language.choose(
                        format!("Place tile {tile} {turned}"),
                        format!("Poser la tuile {tile} {turned}"),
                    ),
                }
            }
            Action::Keep { keep } => {
                let tiles = tiles_list(keep.tiles(), language);
                language.choose(format!("Keep {tiles}"), format!("Garder {tiles}"))
            }
        }
    }

    fn event(
        event: &Event,
        _viewer: Viewer,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        Some(match event {
            // The last of the steps says it all.
            Event::AsteroidChosen { .. }
            | Event::AsteroidPlaced { .. }
            | Event::ShipFlew { .. } => return None,
            Event::AsteroidSet { .. }
            | Event::AsteroidRolled { .. }
            | Event::NothingAdded { .. }
            | Event::AsteroidTurned { .. }
            | Event::AsteroidDrifted { .. }
            | Event::AsteroidLeft { .. }
            | Event::AsteroidKnockedOut { .. }
            | Event::TileRemoved { .. } => asteroid_line(event, language),
            _ => player_line(event, names, language),
        })
    }

    fn refusal(refusal: &Refusal, language: Language) -> String {
        match *refusal {
            Refusal::MarkDue => language
                .choose(
                    "First put your ship on a starting mark.",
                    "Posez d'abord votre vaisseau sur une marque de départ.",
                )
                .to_owned(),
            Refusal::TileDue => language
                .choose(
                    "It is time to place a tile.",
                    "C'est le moment de poser une tuile.",
                )
                .to_owned(),
            Refusal::KeepDue => language
                .choose(
                    "First choose the tiles you keep.",
                    "Choisissez d'abord les tuiles que vous gardez.",
                )
                .to_owned(),
            Refusal::NotAMark { at } => {
                let square = square_name(at.square());
                language.choose(
                    format!("That point of square {square} is not on the board's edge."),
                    format!("Ce point de la case {square} n'est pas au bord du plateau."),
                )
            }
            Refusal::MarkTaken { mark, .. } => {
                let place = mark_name(mark, language);
                language.choose(
                    format!("Another ship is already at {place}."),
                    format!("Un autre vaisseau se trouve déjà à {place}."),
                )
            }
            Refusal::NotInHand { tile } => language.choose(
                format!("Tile {tile} is not in your hand."),
                format!("La tuile {tile} n'est pas dans votre main."),
            ),
            Refusal::LooksAlike { tile, same_as, .. } => {
                let turned = turned(same_as, language);
                language.choose(
                    format!("Tile {tile} looks the same {turned}: place it so."),
                    format!("La tuile {tile} est identique {turned}\u{a0}: posez-la ainsi."),
                )
            }
            Refusal::Eliminates { cause, .. } => eliminates(cause, language).to_owned(),
            Refusal::Shares { at, .. } => {
                let square = square_name(at.square());
                language.choose(
                    format!("Your ship would end beside another, on the same path into {square}."),
                    format!(
                        "Votre vaisseau finirait avec un autre, sur la même route vers {square}."
                    ),
                )
            }
            Refusal::WrongNumber { kept, must } => language.choose(
                format!("You keep {must} tiles, not {kept}."),
                format!("Vous gardez {must} tuiles, pas {kept}."),
            ),
            Refusal::NotOnOffer { tile } => language.choose(
                format!("Tile {tile} is neither yours nor one you were shown."),
                format!("La tuile {tile} n'est ni à vous ni parmi celles qu'on vous montre."),
            ),
        }
    }
}

/// A line about asteroids and what they do to tiles.
fn asteroid_line(event: &Event, language: Language) -> String {
    match *event {
        Event::AsteroidSet {
            asteroid, square, ..
        } => {
            let square = square_name(square);
            language.choose(
                format!("Asteroid {asteroid} appears on {square}."),
                format!("L'astéroïde {asteroid} apparaît en {square}."),
            )
        }
        Event::AsteroidRolled { asteroid, die } => language.choose(
            format!("A {die} for asteroid {asteroid}."),
            format!("Un {die} pour l'astéroïde {asteroid}."),
        ),
        Event::AsteroidTurned {
            asteroid, square, ..
        } => {
            let square = square_name(square);
            language.choose(
                format!("Asteroid {asteroid} turns on {square}."),
                format!("L'astéroïde {asteroid} pivote en {square}."),
            )
        }
        Event::AsteroidDrifted { asteroid, from, to } => {
            let (from, to) = (square_name(from), square_name(to));
            language.choose(
                format!("Asteroid {asteroid} drifts from {from} to {to}."),
                format!("L'astéroïde {asteroid} dérive de {from} à {to}."),
            )
        }
        Event::AsteroidLeft { asteroid, from } => {
            let from = square_name(from);
            language.choose(
                format!("Asteroid {asteroid} leaves the board from {from}."),
                format!("L'astéroïde {asteroid} quitte le plateau depuis {from}."),
            )
        }
        Event::AsteroidKnockedOut { asteroid, by, .. } => language.choose(
            format!("Asteroid {by} knocks asteroid {asteroid} off the board."),
            format!("L'astéroïde {by} chasse l'astéroïde {asteroid} du plateau."),
        ),
        Event::TileRemoved { tile, square, by } => {
            let square = square_name(square);
            language.choose(
                format!("Asteroid {by} sweeps tile {tile} off {square}; it goes under the pile."),
                format!(
                    "L'astéroïde {by} balaie la tuile {tile} de {square}\u{a0}; elle passe sous la pioche."
                ),
            )
        }
        _ => language
            .choose(
                "No new asteroid can come.",
                "Aucun nouvel astéroïde ne peut arriver.",
            )
            .to_owned(),
    }
}

/// A line about players, their ships and their tiles.
fn player_line(event: &Event, names: &Names<'_>, language: Language) -> String {
    let name = |seat: Seat| names.of(seat, language);
    match event {
        Event::First { seat } => {
            let who = name(*seat);
            language.choose(format!("{who} begins."), format!("{who} commence."))
        }
        Event::Drew { seat, tile, .. } => {
            let who = name(*seat);
            match tile {
                Some(tile) => language.choose(
                    format!("{who} draws tile {tile}."),
                    format!("{who} pioche la tuile {tile}."),
                ),
                None => language.choose(
                    format!("{who} draws a tile."),
                    format!("{who} pioche une tuile."),
                ),
            }
        }
        Event::ShipPlaced { seat, mark } => {
            let (who, place) = (name(*seat), mark_name(*mark, language));
            language.choose(
                format!("{who} starts at {place}."),
                format!("{who} part de {place}."),
            )
        }
        Event::TurnBegan { seat } => {
            let who = name(*seat);
            language.choose(format!("{who}'s turn."), format!("Au tour de {who}."))
        }
        Event::Rolled { seat, dice, moves } => {
            let (who, [blue, red]) = (name(*seat), dice);
            match moves {
                true => language.choose(
                    format!("{who} rolls {blue} and {red}: the asteroids move."),
                    format!("{who} obtient {blue} et {red}\u{a0}: les astéroïdes bougent."),
                ),
                false => language.choose(
                    format!("{who} rolls {blue} and {red}: all quiet."),
                    format!("{who} obtient {blue} et {red}\u{a0}: rien ne bouge."),
                ),
            }
        }
        Event::TilePlaced {
            seat,
            tile,
            rot,
            square,
        } => {
            let (who, square) = (name(*seat), square_name(*square));
            let turned = turned(*rot, language);
            language.choose(
                format!("{who} places tile {tile} on {square}, {turned}."),
                format!("{who} pose la tuile {tile} en {square}, {turned}."),
            )
        }
        Event::ShipStopped { seat, at } => {
            let (who, square) = (name(*seat), square_name(at.square()));
            language.choose(
                format!("{who} now faces {square}."),
                format!("{who} fait maintenant face à {square}."),
            )
        }
        Event::Eliminated { seat, cause } => eliminated(&name(*seat), *cause, language),
        Event::HandShown { to, seat, tiles } => {
            let (who, whose) = (name(*to), name(*seat));
            match tiles {
                Some(hand) => {
                    let tiles = tiles_list(hand.tiles(), language);
                    language.choose(
                        format!("{who} sees the hand of {whose}: {tiles}."),
                        format!("{who} voit la main de {whose}\u{a0}: {tiles}."),
                    )
                }
                None => language.choose(
                    format!("{who} looks at the hand of {whose}."),
                    format!("{who} regarde la main de {whose}."),
                ),
            }
        }
        Event::Kept { seat, tiles } => {
            let who = name(*seat);
            match tiles {
                Some(hand) => {
                    let tiles = tiles_list(hand.tiles(), language);
                    language.choose(
                        format!("{who} keeps {tiles}."),
                        format!("{who} garde {tiles}."),
                    )
                }
                None => language.choose(
                    format!("{who} has chosen a hand."),
                    format!("{who} a choisi sa main."),
                ),
            }
        }
        Event::RestUnder { count, .. } => under_line(*count, None, language),
        Event::HandUnder { seat, count, .. } => under_line(*count, Some(name(*seat)), language),
        Event::MarkerMoved { to: Some(seat), .. } => {
            let who = name(*seat);
            language.choose(
                format!("{who} gets the marker and will be served first."),
                format!("{who} reçoit le marqueur et sera servi en premier."),
            )
        }
        Event::MarkerMoved { to: None, .. } => language
            .choose("The marker is put away.", "Le marqueur est rangé.")
            .to_owned(),
        Event::Skipped { seat } => {
            let who = name(*seat);
            language.choose(
                format!("{who} has no tile and passes."),
                format!("{who} n'a plus de tuile et passe."),
            )
        }
        Event::Ended { end, winners } => ended(*end, *winners, names, language),
        _ => String::new(),
    }
}

fn under_line(count: u8, whose: Option<String>, language: Language) -> String {
    let (tiles, tuiles) = match count {
        1 => ("1 tile goes".to_owned(), "1 tuile passe".to_owned()),
        _ => (
            format!("{count} tiles go"),
            format!("{count} tuiles passent"),
        ),
    };
    match whose {
        Some(whose) => language.choose(
            format!("{tiles} from the hand of {whose} under the pile."),
            format!("{tuiles} de la main de {whose} sous la pioche."),
        ),
        None => language.choose(
            format!("{tiles} under the pile."),
            format!("{tuiles} sous la pioche."),
        ),
    }
}

/// What became of a ship and its player.
pub fn eliminated(who: &str, cause: Cause, language: Language) -> String {
    match cause {
        Cause::Edge => language.choose(
            format!("{who} flies off the board and is out."),
            format!("{who} sort du plateau\u{a0}: éliminé."),
        ),
        Cause::Asteroid => language.choose(
            format!("{who} flies into an asteroid and is out."),
            format!("{who} percute un astéroïde\u{a0}: éliminé."),
        ),
        Cause::Loop => language.choose(
            format!("{who} is caught in an endless loop and is out."),
            format!("{who} tourne dans une boucle sans fin\u{a0}: éliminé."),
        ),
        Cause::TileRemoved => language.choose(
            format!("{who} loses the tile under the ship and is out."),
            format!("{who} perd la tuile sous son vaisseau\u{a0}: éliminé."),
        ),
        Cause::Hit => language.choose(
            format!("{who} is hit by a drifting asteroid and is out."),
            format!("{who} est heurté par un astéroïde à la dérive\u{a0}: éliminé."),
        ),
        Cause::Blocked => language.choose(
            format!("{who} can't avoid the asteroid ahead and is out."),
            format!("{who} ne peut éviter l'astéroïde devant lui\u{a0}: éliminé."),
        ),
    }
}

fn eliminates(cause: Cause, language: Language) -> &'static str {
    match cause {
        Cause::Edge => language.choose(
            "That would send your ship off the board, and you can do better.",
            "Votre vaisseau sortirait du plateau, et vous pouvez mieux faire.",
        ),
        Cause::Loop => language.choose(
            "That would trap your ship in an endless loop, and you can do better.",
            "Votre vaisseau tournerait en boucle sans fin, et vous pouvez mieux faire.",
        ),
        Cause::Asteroid | Cause::TileRemoved | Cause::Hit | Cause::Blocked => language.choose(
            "That would send your ship into an asteroid, and you can do better.",
            "Votre vaisseau percuterait un astéroïde, et vous pouvez mieux faire.",
        ),
    }
}

fn ended(end: End, winners: SeatSet, names: &Names<'_>, language: Language) -> String {
    let winners: Vec<String> = winners
        .iter()
        .map(|seat| names.of(seat, language))
        .collect();
    let who = list(&winners, language);
    match end {
        End::LastShip => language.choose(
            format!("The last ship: {who} wins!"),
            format!("Dernier vaisseau en vol\u{a0}: {who} l'emporte\u{a0}!"),
        ),
        End::NoTiles => language.choose(
            format!("No tile is left: {who} share the win."),
            format!("Il ne reste aucune tuile\u{a0}: {who} se partagent la victoire."),
        ),
        End::AllTogether => language.choose(
            format!("All gone at once: {who} share the win."),
            format!("Tous éliminés d'un coup\u{a0}: {who} se partagent la victoire."),
        ),
        End::LastSquare => language.choose(
            format!("The board is full: {who} share the win."),
            format!("Le plateau est plein\u{a0}: {who} se partagent la victoire."),
        ),
    }
}

/// A square by row and column, as the blue and the red die show them.
pub fn square_name(square: Square) -> String {
    format!("{}-{}", square.row() + 1, square.column() + 1)
}

/// A starting mark: its square, the edge, and which of the two.
pub fn mark_name(mark: Facing, language: Language) -> String {
    let square = square_name(mark.square());
    let place = match mark.entry().number() {
        0 => language.choose("top edge, left mark", "bord haut, marque de gauche"),
        1 => language.choose("top edge, right mark", "bord haut, marque de droite"),
        2 => language.choose("right edge, upper mark", "bord droit, marque du haut"),
        3 => language.choose("right edge, lower mark", "bord droit, marque du bas"),
        4 => language.choose("bottom edge, right mark", "bord bas, marque de droite"),
        5 => language.choose("bottom edge, left mark", "bord bas, marque de gauche"),
        6 => language.choose("left edge, lower mark", "bord gauche, marque du bas"),
        _ => language.choose("left edge, upper mark", "bord gauche, marque du haut"),
    };
    format!("{square}, {place}")
}

/// How a tile is turned: "turned a quarter".
pub fn turned(rot: Rot, language: Language) -> &'static str {
    match rot.number() {
        0 => language.choose("unturned", "sans la tourner"),
        1 => language.choose("turned a quarter", "tournée d'un quart"),
        2 => language.choose("turned by half", "tournée d'un demi-tour"),
        _ => language.choose("turned three quarters", "tournée de trois quarts"),
    }
}

/// The way out through an edge: "upwards".
pub fn towards(edge: Direction, language: Language) -> &'static str {
    match edge {
        Direction::Up => language.choose("upwards", "vers le haut"),
        Direction::Right => language.choose("to the right", "vers la droite"),
        Direction::Down => language.choose("downwards", "vers le bas"),
        Direction::Left => language.choose("to the left", "vers la gauche"),
    }
}

/// Through which edge the active ship would leave the tile.
fn exit_edge(tile: Tile, rot: Rot, view: &View) -> Option<Direction> {
    let ship = view.ships.get(view.active?.index()).copied().flatten()?;
    Some(view.tables.exit(tile, rot, ship.entry()).edge())
}

/// Tiles by their numbers: "tiles 3 and 17".
pub fn tiles_list(tiles: &[Tile], language: Language) -> String {
    let numbers: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    let numbers = list(&numbers, language);
    match tiles.len() {
        0 => language.choose("no tile", "aucune tuile").to_owned(),
        1 => language.choose(format!("tile {numbers}"), format!("la tuile {numbers}")),
        _ => language.choose(format!("tiles {numbers}"), format!("les tuiles {numbers}")),
    }
}

/// Words with commas, and "and" before the last.
pub fn list(words: &[String], language: Language) -> String {
    match words {
        [] => String::new(),
        [word] => word.clone(),
        [first @ .., last] => {
            let and = language.choose("and", "et");
            format!("{} {and} {last}", first.join(", "))
        }
    }
}

#[cfg(test)]
mod tests;
