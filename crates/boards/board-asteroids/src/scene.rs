//! What stands where, and how an event changes it.

use asteroids::{Asteroid, Event, Facing, Phase, Piece, Rot, Square, TablesRef, Tile, View};
use board_kit::{Beat, Cue};
use engine::{Seat, SeatSet, Viewer};

/// Where a tile or an asteroid lies, and how it is turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lie {
    /// Its square.
    pub square: Square,
    /// Its quarter turns.
    pub rot: Rot,
}

/// Where a ship is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Berth {
    /// At a point, with a square of the board ahead.
    Facing(Facing),
    /// At the end of a path that leads over the board's edge.
    Leaving(Facing),
}

/// An asteroid on its way to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Incoming {
    /// Which one.
    pub asteroid: Asteroid,
    /// Where the dice send it, once they have fallen.
    pub square: Option<Square>,
}

/// Everything the board draws.
///
/// Tiles and asteroids are kept by their numbers, not by their squares: for a
/// moment a drifting asteroid and what it is about to sweep away share one.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Who looks.
    pub viewer: Viewer,
    /// The tiles of the game.
    pub tables: TablesRef,
    /// The tiles on the board, by number.
    pub tiles: [Option<Lie>; Tile::COUNT],
    /// The asteroids on the board, by number.
    pub rocks: [Option<Lie>; Asteroid::COUNT],
    /// The asteroid that is about to appear.
    pub incoming: Option<Incoming>,
    /// The asteroids that have yet to act in this movement, the next first.
    pub to_act: Vec<Asteroid>,
    /// The ships on the board, by seat.
    pub ships: Vec<Option<Berth>>,
    /// Who has been eliminated.
    pub out: SeatSet,
    /// The active player.
    pub active: Option<Seat>,
    /// The viewer's own tiles, if it has a seat.
    pub hand: Option<Vec<Tile>>,
    /// How many tiles each seat holds.
    pub hand_sizes: Vec<u8>,
    /// The hands that a bonus shows to the viewer, by seat.
    pub shown: Vec<(Seat, Vec<Tile>)>,
    /// How many tiles the pile has.
    pub pile: u8,
    /// How many asteroids are left in reserve.
    pub reserve: u8,
    /// Who has the marker.
    pub marker: Option<Seat>,
    /// This turn's roll: blue, red.
    pub dice: Option<[u8; 2]>,
    /// Once the game is over: who wins.
    pub winners: SeatSet,
}

impl Scene {
    /// The scene that a view shows.
    pub fn of(view: &View) -> Self {
        let mut tiles = [None; Tile::COUNT];
        let mut rocks = [None; Asteroid::COUNT];
        for (square, piece) in Square::all().zip(&view.board) {
            match *piece {
                Some(Piece::Tile { tile, rot }) => tiles[tile.index()] = Some(Lie { square, rot }),
                Some(Piece::Asteroid { asteroid, rot }) => {
                    rocks[asteroid.index()] = Some(Lie { square, rot });
                }
                None => {}
            }
        }
        Self {
            viewer: view.viewer,
            tables: view.tables.clone(),
            tiles,
            rocks,
            incoming: match view.phase {
                Phase::AsteroidSquare { asteroid, .. } => Some(Incoming {
                    asteroid,
                    square: None,
                }),
                Phase::AsteroidRot {
                    asteroid, square, ..
                } => Some(Incoming {
                    asteroid,
                    square: Some(square),
                }),
                _ => None,
            },
            to_act: view.to_act.clone(),
            ships: view
                .ships
                .iter()
                .map(|ship| ship.map(Berth::Facing))
                .collect(),
            out: view
                .seats
                .iter()
                .filter(|seat| view.eliminated[seat.index()].is_some())
                .collect(),
            active: view.active,
            hand: view.hand.map(|hand| hand.tiles().to_vec()),
            hand_sizes: view.hand_sizes.clone(),
            shown: view
                .shown
                .iter()
                .map(|shown| (shown.seat, shown.tiles.tiles().to_vec()))
                .collect(),
            pile: view.pile,
            reserve: view.reserve,
            marker: view.marker,
            dice: view.dice,
            winners: view.winners,
        }
    }

    /// The tile on a square, and how it is turned.
    pub fn tile_on(&self, square: Square) -> Option<(Tile, Rot)> {
        Tile::all().find_map(|tile| {
            self.tiles[tile.index()]
                .filter(|lie| lie.square == square)
                .map(|lie| (tile, lie.rot))
        })
    }

    /// The asteroid on a square, and how it is turned.
    pub fn rock_on(&self, square: Square) -> Option<(Asteroid, Rot)> {
        Asteroid::all().find_map(|asteroid| {
            self.rocks[asteroid.index()]
                .filter(|lie| lie.square == square)
                .map(|lie| (asteroid, lie.rot))
        })
    }

    /// Lets an event happen; says how long it takes to watch.
    pub fn play(&mut self, event: &Event) -> Beat {
        match event {
            Event::First { seat } => {
                self.active = Some(*seat);
                Beat::new(300, Cue::Reveal)
            }
            Event::Drew { seat, tile, .. } => {
                let dealing = self.ships.iter().all(Option::is_none);
                self.hand_sizes[seat.index()] += 1;
                self.pile -= 1;
                if let (Some(hand), Some(tile)) = (&mut self.hand, tile) {
                    hand.push(*tile);
                }
                Beat::new(if dealing { 40 } else { 200 }, Cue::Card)
            }
            Event::ShipPlaced { seat, mark } => {
                self.ships[seat.index()] = Some(Berth::Facing(*mark));
                let last = self.ships.len() - 1;
                // After the last seat comes the first one.
                let next = if seat.index() == last {
                    0
                } else {
                    seat.number() + 1
                };
                self.active = Some(Seat::new(next));
                Beat::new(280, Cue::Place)
            }
            Event::TurnBegan { seat } => {
                self.active = Some(*seat);
                self.dice = None;
                Beat::NOTHING
            }
            Event::Rolled { dice, moves, .. } => {
                self.dice = Some(*dice);
                if !moves {
                    return Beat::new(520, Cue::Roll);
                }
                self.to_act = self.tables.order().to_vec();
                let rocks = &self.rocks;
                self.to_act.retain(|rock| rocks[rock.index()].is_some());
                Beat::new(760, Cue::Roll)
            }
            Event::TilePlaced {
                seat,
                tile,
                rot,
                square,
            } => {
                let (square, rot) = (*square, *rot);
                self.tiles[tile.index()] = Some(Lie { square, rot });
                self.hand_sizes[seat.index()] -= 1;
                if let (true, Some(hand)) = (self.viewer.is(*seat), &mut self.hand) {
                    hand.retain(|held| held != tile);
                }
                Beat::new(260, Cue::Place)
            }
            Event::ShipFlew {
                seat, square, exit, ..
            } => {
                let end = Facing::new(*square, *exit);
                self.ships[seat.index()] =
                    Some(end.across().map_or(Berth::Leaving(end), Berth::Facing));
                Beat::new(LEG_MILLIS, Cue::Fly)
            }
            Event::ShipStopped { seat, at } => {
                self.ships[seat.index()] = Some(Berth::Facing(*at));
                Beat::new(60, Cue::Silence)
            }
            Event::Eliminated { seat, .. } => {
                self.ships[seat.index()] = None;
                self.out.insert(*seat);
                Beat::new(460, Cue::Out)
            }
            Event::Ended { winners, .. } => {
                self.active = None;
                self.to_act.clear();
                self.winners = *winners;
                Beat::new(400, Cue::Win)
            }
            _ => match self.drift(event) {
                Some(beat) => beat,
                None => self.deal(event),
            },
        }
    }

    /// Something happens to asteroids, or by them to a tile, if it does.
    fn drift(&mut self, event: &Event) -> Option<Beat> {
        Some(match *event {
            Event::AsteroidChosen { asteroid } => {
                self.reserve -= 1;
                self.incoming = Some(Incoming {
                    asteroid,
                    square: None,
                });
                Beat::NOTHING
            }
            Event::AsteroidPlaced { asteroid, square } => {
                self.incoming = Some(Incoming {
                    asteroid,
                    square: Some(square),
                });
                // A long look in mid-game, a glance during the set-up.
                let set_up = self.ships.iter().all(Option::is_none);
                Beat::new(if set_up { 80 } else { 420 }, Cue::Roll)
            }
            Event::AsteroidSet {
                asteroid,
                square,
                rot,
            } => {
                self.incoming = None;
                self.rocks[asteroid.index()] = Some(Lie { square, rot });
                Beat::new(120, Cue::Place)
            }
            Event::AsteroidRolled { asteroid, .. } => {
                self.to_act.retain(|rock| *rock != asteroid);
                Beat::new(340, Cue::Roll)
            }
            Event::AsteroidTurned {
                asteroid,
                square,
                rot,
            } => {
                self.rocks[asteroid.index()] = Some(Lie { square, rot });
                Beat::new(DRIFT_MILLIS, Cue::Step)
            }
            Event::AsteroidDrifted { asteroid, to, .. } => {
                if let Some(lie) = &mut self.rocks[asteroid.index()] {
                    lie.square = to;
                }
                Beat::new(DRIFT_MILLIS, Cue::Fall)
            }
            Event::AsteroidLeft { asteroid, .. } => {
                self.lose(asteroid);
                Beat::new(DRIFT_MILLIS, Cue::Fall)
            }
            Event::AsteroidKnockedOut { asteroid, .. } => {
                self.lose(asteroid);
                Beat::new(280, Cue::Blast)
            }
            Event::TileRemoved { tile, .. } => {
                self.tiles[tile.index()] = None;
                self.pile += 1;
                Beat::new(280, Cue::Blast)
            }
            // A 6 that brings nothing.
            Event::NothingAdded { .. } => Beat::new(240, Cue::Silence),
            _ => return None,
        })
    }

    fn lose(&mut self, asteroid: Asteroid) {
        self.rocks[asteroid.index()] = None;
        self.to_act.retain(|rock| *rock != asteroid);
    }

    /// Something happens to hands, the pile or the marker.
    fn deal(&mut self, event: &Event) -> Beat {
        match event {
            Event::HandShown { to, seat, tiles } => {
                if let (true, Some(tiles)) = (self.viewer.is(*to), tiles) {
                    self.shown.push((*seat, tiles.tiles().to_vec()));
                    self.shown.sort_by_key(|(seat, _)| *seat);
                }
                Beat::new(300, Cue::Reveal)
            }
            Event::Kept { seat, tiles } => {
                // All that was on offer is in the chosen hand or in the rest.
                self.shown.clear();
                for gone in self.out.iter() {
                    self.hand_sizes[gone.index()] = 0;
                    if let (true, Some(hand)) = (self.viewer.is(gone), &mut self.hand) {
                        hand.clear();
                    }
                }
                if let (true, Some(tiles)) = (self.viewer.is(*seat), tiles) {
                    self.hand = Some(tiles.tiles().to_vec());
                }
                Beat::new(220, Cue::Card)
            }
            Event::RestUnder { count, .. } => {
                self.pile += count;
                Beat::new(160, Cue::Card)
            }
            Event::HandUnder { seat, count, .. } => {
                self.pile += count;
                self.hand_sizes[seat.index()] = 0;
                if let (true, Some(hand)) = (self.viewer.is(*seat), &mut self.hand) {
                    hand.clear();
                }
                Beat::new(200, Cue::Card)
            }
            Event::MarkerMoved { to, .. } => {
                self.marker = *to;
                Beat::new(240, Cue::Place)
            }
            // A player without tiles passes.
            _ => Beat::new(320, Cue::Silence),
        }
    }
}

/// How long a ship takes over one tile.
pub(crate) const LEG_MILLIS: u32 = 260;

/// How long an asteroid takes to drift or to turn.
const DRIFT_MILLIS: u32 = 340;
