//! What Asteroid Field says.
//!
//! A square is named by its row and column, `2-5`: what the blue and the red
//! die show when they point to it.

use crate::coach::Foreseen;
use crate::options::option_texts;
use crate::{Language, Names, Narration, OptionText, Reader, Words, game_texts, narration, table};
use asteroids::{
    Action, Asteroid, Asteroids, Cause, Direction, EndReason, Event, Facing, Journey, Phase, Piece,
    Refusal, Rot, Square, Tables, TablesRef, Tile, View,
};
use engine::{Seat, Viewer};

include!(concat!(env!("OUT_DIR"), "/asteroids.rs"));

impl Words for Asteroids {
    game_texts!(AsteroidsTitle, AsteroidsPitch, RulesAsteroids, asteroids);

    fn prompt(view: &View, names: &Names<'_>, language: Language) -> String {
        let said = |text: Text| text.said(language).to_owned();
        let Some(active) = view.active else {
            return match view.phase {
                Phase::First => said(Text::DrawingFirst),
                _ => table::Text::GameOver.said(language).to_owned(),
            };
        };
        let who = names.of(active, language);
        let own = view.viewer.is(active);
        match view.phase {
            Phase::Mark if own => said(Text::PutShip),
            Phase::Mark => choosing_mark(language, who),
            Phase::Place if own => said(Text::PlaceTile),
            Phase::Place => choosing_tile(language, who),
            Phase::Bonus if own => choose_kept(language, view.hand.map_or(0, |hand| hand.len())),
            Phase::Bonus => choosing_kept(language, who),
            Phase::Deal | Phase::Draw => said(Text::DrawingTiles),
            Phase::Asteroid { .. } | Phase::AsteroidSquare { .. } | Phase::AsteroidRot { .. } => {
                said(Text::AsteroidComing)
            }
            Phase::Dice if own => said(Text::YouRoll),
            Phase::Dice => rolling(language, who),
            Phase::Die => said(Text::Drifting),
            Phase::First | Phase::Over { .. } => said(Text::Wait),
        }
    }

    fn action(action: Action, view: &View, _: &Names<'_>, language: Language) -> String {
        match action {
            Action::Mark { mark } => start_at(language, mark_name(mark, language)),
            Action::Tile { tile, rot } => {
                let (number, turned) = (tile_number(view, tile), turned(rot));
                match exit_edge(tile, rot, view) {
                    Some(edge) => place_leaving(language, number, turned, towards(edge)),
                    None => place(language, number, turned),
                }
            }
            Action::Keep { keep: kept } => {
                let kept = kept.tiles().iter();
                keep(
                    language,
                    kept.map(|tile| tile_number(view, *tile))
                        .collect::<Vec<_>>(),
                )
            }
        }
    }

    /// What a ship on the mark has ahead, or where the tile takes the own ship and whom
    /// it eliminates with it.
    fn consequence(
        turn: &Foreseen<'_, Self>,
        names: &Names<'_>,
        language: Language,
    ) -> Option<String> {
        let view = turn.before;
        if let Some(&Action::Mark { mark }) = turn.actions.first() {
            let square = mark.square();
            let name = square_name(square);
            return Some(match view.board[square.index()] {
                Some(Piece::Asteroid { .. }) => asteroid_ahead(language, name),
                _ => foreseen_face(language, name),
            });
        }
        let (Viewer::Seat(seat), Some(&Action::Tile { tile, rot })) =
            (view.viewer, turn.actions.first())
        else {
            return None;
        };
        let ship = (*view.ships.get(seat.index())?)?;
        let laid = Some((ship.square(), Piece::Tile { tile, rot }));
        let own = view.flight(ship, laid).end;
        let others = view.flights_along(seat, ship.square(), laid).into_iter();
        let others = others.map(|(seat, flight)| (seat, flight.end));
        Some(foreseen(own, others, names, language))
    }

    fn event(event: &Event, reader: &Reader<'_>) -> Option<String> {
        asteroid_line(event, reader.language).or_else(|| player_line(event, reader))
    }

    fn narration(event: &Event) -> Narration {
        narration::asteroids(event)
    }

    option_texts! {
        "asteroids": Asteroids AsteroidsHelp "true" AsteroidsDrifting "false" AsteroidsNone,
        "bonus": Bonus BonusHelp "true" BonusSwap "false" BonusNone,
        "first": First FirstHelp
    }

    fn refusal(refusal: &Refusal, reader: &Reader<'_>) -> String {
        let language = reader.language;
        let said = |text: Text| text.said(language).to_owned();
        match *refusal {
            Refusal::MarkDue => said(Text::MarkDue),
            Refusal::TileDue => said(Text::TileDue),
            Refusal::KeepDue => said(Text::KeepDue),
            Refusal::NotAMark { at } => not_a_mark(language, square_name(at.square())),
            Refusal::MarkTaken { mark, .. } => mark_taken(language, mark_name(mark, language)),
            Refusal::NotInHand { .. } => said(Text::NotInHand),
            Refusal::LooksAlike { same_as, .. } => looks_alike(language, turned(same_as)),
            Refusal::Eliminates { cause, .. } => said(match cause {
                Cause::Edge => Text::EliminatesEdge,
                Cause::Loop => Text::EliminatesLoop,
                Cause::Asteroid | Cause::TileRemoved | Cause::Hit | Cause::Blocked => {
                    Text::EliminatesAsteroid
                }
            }),
            Refusal::Shares { at, .. } => shares(language, square_name(at.square())),
            Refusal::WrongNumber { kept, must } => wrong_number(language, must, kept),
            Refusal::NotOnOffer { .. } => said(Text::NotOnOffer),
        }
    }
}

/// Where a tile would take the own ship, and whom of the others it would eliminate.
pub fn foreseen(
    own: Journey,
    others: impl Iterator<Item = (Seat, Journey)>,
    names: &Names<'_>,
    language: Language,
) -> String {
    let own = match own {
        Journey::Ends(at) => foreseen_face(language, square_name(at.square())),
        Journey::Edge => Text::ForeseenEdge.said(language).to_owned(),
        Journey::Asteroid(square) => foreseen_asteroid(language, square_name(square)),
        Journey::Loop => Text::ForeseenLoop.said(language).to_owned(),
    };
    let lost = others.filter(|(_, end)| !matches!(end, Journey::Ends(_)));
    let lost: Vec<String> = lost.map(|(seat, _)| names.of(seat, language)).collect();
    if lost.is_empty() {
        return own;
    }
    format!("{own} {}", foreseen_eliminated(language, lost))
}

/// An asteroid as people find it on the board: by its value and the colour of it.
pub fn printed_name(tables: &Tables, asteroid: Asteroid, language: Language) -> String {
    let printed = tables.asteroid(asteroid);
    let colour = if printed.blue {
        Text::Blue
    } else {
        Text::Black
    };
    rock_name(language, printed.value, colour)
}

/// A line about asteroids and what they do to tiles, if the event is one.
fn asteroid_line(event: &Event, language: Language) -> Option<String> {
    // An event does not say what is printed; all tables play with our own asteroids.
    let rock = |asteroid| printed_name(&TablesRef::STANDARD, asteroid, language);
    Some(match *event {
        Event::AsteroidSet {
            asteroid, square, ..
        } => appears(language, rock(asteroid), square_name(square)),
        Event::AsteroidRolled { asteroid, die } => rolled_for(language, die, rock(asteroid)),
        Event::AsteroidTurned {
            asteroid, square, ..
        } => turns(language, rock(asteroid), square_name(square)),
        Event::AsteroidDrifted { asteroid, from, to } => {
            drifts(language, rock(asteroid), square_name(from), square_name(to))
        }
        Event::AsteroidLeft { asteroid, from } => {
            leaves(language, rock(asteroid), square_name(from))
        }
        Event::AsteroidKnockedOut { asteroid, by, .. } => {
            knocks_out(language, rock(by), rock(asteroid))
        }
        Event::TileRemoved { square, by, .. } => sweeps(language, rock(by), square_name(square)),
        Event::NothingAdded { .. } => Text::NothingAdded.said(language).to_owned(),
        _ => return None,
    })
}

/// A line about players, their ships and their tiles, if the event is one.
fn player_line(event: &Event, reader: &Reader<'_>) -> Option<String> {
    let language = reader.language;
    let name = |seat: Seat| reader.name(seat);
    let (you, who) = reader.about(narration::asteroids(event).about);
    let to_you = |seat| if reader.viewer.is(seat) { "whom" } else { you };
    Some(match *event {
        Event::First { .. } => begins(language, you, who),
        Event::Drew { .. } => draws(language, you, who),
        Event::ShipPlaced { mark, .. } => starts_at(language, you, who, mark_name(mark, language)),
        Event::TurnBegan { .. } => turn_of(language, you, who),
        Event::Rolled {
            dice: [blue, red],
            moves,
            ..
        } => {
            if moves {
                rolls_moving(language, you, who, blue, red)
            } else {
                rolls_quiet(language, you, who, blue, red)
            }
        }
        Event::TilePlaced { rot, square, .. } => {
            places(language, you, who, square_name(square), turned(rot))
        }
        Event::ShipStopped { at, .. } => faces(language, you, who, square_name(at.square())),
        Event::Eliminated { cause, .. } => match cause {
            Cause::Edge => out_edge(language, you, who),
            Cause::Asteroid => out_asteroid(language, you, who),
            Cause::Loop => out_loop(language, you, who),
            Cause::TileRemoved => out_tile_removed(language, you, who),
            Cause::Hit => out_hit(language, you, who),
            Cause::Blocked => out_blocked(language, you, who),
        },
        Event::HandShown { seat, .. } => looks_at_hand(language, to_you(seat), who, name(seat)),
        Event::Kept { .. } => has_chosen_hand(language, you, who),
        Event::RestUnder { count, .. } => rest_under(language, count),
        Event::HandUnder { count, .. } => hand_under(language, you, who, count),
        Event::MarkerMoved { to: Some(_), .. } => gets_marker(language, you, who),
        Event::MarkerMoved { to: None, .. } => Text::MarkerPutAway.said(language).to_owned(),
        Event::Skipped { .. } => passes(language, you, who),
        Event::Ended { end, winners } => {
            let (you, winners) = reader.among(winners);
            match end {
                EndReason::LastShip => ended_last_ship(language, you, winners),
                EndReason::NoTiles => ended_no_tiles(language, you, winners),
                EndReason::AllTogether => ended_all_together(language, you, winners),
                EndReason::LastSquare => ended_last_square(language, you, winners),
            }
        }
        // The last of the steps says it all.
        _ => return None,
    })
}

/// A square by row and column, as the blue and the red die show them.
pub fn square_name(square: Square) -> String {
    format!("{}-{}", square.row() + 1, square.column() + 1)
}

/// A starting mark: its square, the edge, and which of the two.
pub fn mark_name(at: Facing, language: Language) -> String {
    let place = match at.entry().number() {
        0 => Text::MarkTopLeft,
        1 => Text::MarkTopRight,
        2 => Text::MarkRightUpper,
        3 => Text::MarkRightLower,
        4 => Text::MarkBottomRight,
        5 => Text::MarkBottomLeft,
        6 => Text::MarkLeftLower,
        _ => Text::MarkLeftUpper,
    };
    mark(language, square_name(at.square()), place)
}

/// How a tile is turned: "turned a quarter".
pub fn turned(rot: Rot) -> Text {
    match rot.number() {
        0 => Text::TurnedNot,
        1 => Text::TurnedQuarter,
        2 => Text::TurnedHalf,
        _ => Text::TurnedThreeQuarters,
    }
}

/// The way out through an edge: "upwards".
pub const fn towards(edge: Direction) -> Text {
    match edge {
        Direction::Up => Text::Upwards,
        Direction::Right => Text::ToTheRight,
        Direction::Down => Text::Downwards,
        Direction::Left => Text::ToTheLeft,
    }
}

/// Through which edge the active ship would leave the tile.
fn exit_edge(tile: Tile, rot: Rot, view: &View) -> Option<Direction> {
    let ship = view.ships.get(view.active?.index()).copied().flatten()?;
    Some(view.tables.exit(tile, rot, ship.entry()).edge())
}

/// What the viewer calls a tile: its place, counted from 1, in their hand and then in the
/// hands they are shown. A tile on the board is named by its square.
pub fn tile_number(view: &View, tile: Tile) -> String {
    let own = view.hand.iter();
    let shown = view.shown.iter().map(|shown| &shown.tiles);
    let mut open = own.chain(shown).flat_map(|hand| hand.tiles());
    let place = open.position(|one| *one == tile);
    place.map_or_else(|| "?".to_owned(), |place| (place + 1).to_string())
}

#[cfg(test)]
mod tests;
