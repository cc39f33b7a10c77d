//! Which actions are legal (AF-2.3, AF-5, AF-9.2).

use crate::action::Action;
use crate::board::{Board, Journey, Piece};
use crate::event::Cause;
use crate::geometry::{Facing, MARKS};
use crate::hand::Kept;
use crate::number::{Rot, Tile};
use crate::refusal::Refusal;
use crate::state::{Asteroids, Phase, Ship};
use engine::{Legal, Randomness, Scratch, Seat, Set64};

/// What a placement makes of the active player's own ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// It flies on, on a point of its own.
    Safe,
    /// It flies on, but shares its point with a ship that was not there when
    /// the turn began.
    Shared { at: Facing },
    /// It is eliminated.
    Lost(Cause),
}

/// Placements as bits: place in the hand · 4 + rot.
type Placements = Set64;

/// All placements by what they make of the own ship.
struct Sorted {
    safe: Placements,
    lost: Placements,
    shared: Placements,
}

impl Sorted {
    /// AF-5.2: safe and unshared placements if there is any; else those that
    /// eliminate you; else what is left.
    fn legal(&self) -> Placements {
        if !self.safe.is_empty() {
            self.safe
        } else if !self.lost.is_empty() {
            self.lost
        } else {
            self.shared
        }
    }
}

impl Legal for Asteroids {
    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Mark => {
                let free = self.free_marks();
                actions.extend(free.iter().map(mark_action));
            }
            Phase::Place => {
                let legal = self.sorted().legal();
                actions.extend(legal.iter().map(|bit| self.placement(bit)));
            }
            Phase::Bonus => {
                let must = self.hand().len();
                add_choices(self.on_offer(), must, Set64::EMPTY, actions);
            }
            _ => {}
        }
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Mark, Action::Mark { mark }) => self.check_mark(mark),
            (Phase::Place, Action::Tile { tile, rot }) => self.check_placement(tile, rot),
            (Phase::Bonus, Action::Keep { keep }) => self.check_choice(keep),
            (Phase::Mark, _) => Err(Refusal::MarkDue),
            (Phase::Bonus, _) => Err(Refusal::KeepDue),
            _ => Err(Refusal::TileDue),
        }
    }

    /// A legal action, each equally likely, without listing them.
    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        match self.phase {
            Phase::Mark => mark_action(self.free_marks().sample(rng)),
            Phase::Bonus => {
                let mut offer = self.on_offer();
                let kept = (0..self.hand().len()).map(|_| offer.draw(rng)).collect();
                Action::Keep {
                    keep: Kept::of(kept),
                }
            }
            _ => self.draw_placement(rng),
        }
    }
}

impl Asteroids {
    /// Tries placements in random order: the first safe one is as likely to
    /// be any of them, and only when none is all must be known.
    fn draw_placement(&self, rng: &mut impl Randomness) -> Action {
        let mut trial = Trial::new(self);
        let mut untried = self.placements();
        let mut lost = Set64::EMPTY;
        let mut shared = Set64::EMPTY;
        while !untried.is_empty() {
            let bit = untried.draw(rng);
            match trial.fate(self.tile_of(bit), rot_of(bit)) {
                Fate::Safe => return self.placement(bit),
                Fate::Lost(_) => lost.insert(bit),
                Fate::Shared { .. } => shared.insert(bit),
            }
        }
        let legal = if lost.is_empty() { shared } else { lost };
        self.placement(legal.sample(rng))
    }

    /// AF-2.3: a starting mark with no ship on it.
    fn check_mark(&self, mark: Facing) -> Result<(), Refusal> {
        if !mark.is_mark() {
            return Err(Refusal::NotAMark { at: mark });
        }
        match self.ship_at(mark) {
            Some(by) => Err(Refusal::MarkTaken { mark, by }),
            None => Ok(()),
        }
    }

    fn check_placement(&self, tile: Tile, rot: Rot) -> Result<(), Refusal> {
        if self.hand().position(tile).is_none() {
            return Err(Refusal::NotInHand { tile });
        }
        let turns = self.tables.different_turns(tile);
        if rot.number() >= turns {
            return Err(Refusal::LooksAlike {
                tile,
                rot,
                same_as: Rot::of(rot.number() % turns),
            });
        }
        match Trial::new(self).fate(tile, rot) {
            Fate::Safe => Ok(()),
            // AF-5.1: unless nothing does better.
            Fate::Lost(_) if self.sorted().safe.is_empty() => Ok(()),
            Fate::Lost(cause) => Err(Refusal::Eliminates { tile, rot, cause }),
            Fate::Shared { at } => {
                let sorted = self.sorted();
                if sorted.safe.is_empty() && sorted.lost.is_empty() {
                    return Ok(());
                }
                Err(Refusal::Shares {
                    tile,
                    rot,
                    with: self.sharer(tile, rot, at),
                    at,
                })
            }
        }
    }

    /// AF-9.2: as many tiles as before, from the own hand and those shown.
    fn check_choice(&self, keep: Kept) -> Result<(), Refusal> {
        let offer = self.on_offer();
        let strange = keep
            .tiles()
            .iter()
            .find(|tile| !offer.contains(tile.number()));
        if let Some(&tile) = strange {
            return Err(Refusal::NotOnOffer { tile });
        }
        if keep.tiles().len() != self.hand().len() {
            return Err(Refusal::WrongNumber {
                // OK because hands have at most 3 tiles.
                kept: keep.tiles().len() as u8,
                must: self.hand().len() as u8,
            });
        }
        Ok(())
    }

    /// The starting marks without a ship, as places in [`MARKS`].
    #[inline]
    fn free_marks(&self) -> Set64 {
        let mut free = Set64::below(MARKS.len() as u32);
        for ship in self.ships {
            if let Some(number) = ship.facing().and_then(Facing::mark_number) {
                free.remove(number);
            }
        }
        free
    }

    /// The ship at a point.
    fn ship_at(&self, facing: Facing) -> Option<Seat> {
        self.seats
            .iter()
            .find(|seat| self.ships[seat.index()] == Ship::at(facing))
    }

    /// Every tile of the hand in every turn that looks different.
    #[inline]
    fn placements(&self) -> Placements {
        let mut placements = 0;
        for (place, &tile) in self.hand().tiles().iter().enumerate() {
            let turns = (1 << self.tables.different_turns(tile)) - 1;
            placements |= turns << (4 * place);
        }
        Set64(placements)
    }

    #[inline]
    fn tile_of(&self, bit: u8) -> Tile {
        self.hand().tiles()[usize::from(bit / 4)]
    }

    #[inline]
    fn placement(&self, bit: u8) -> Action {
        Action::Tile {
            tile: self.tile_of(bit),
            rot: rot_of(bit),
        }
    }

    fn sorted(&self) -> Sorted {
        let mut trial = Trial::new(self);
        let mut sorted = Sorted {
            safe: Set64::EMPTY,
            lost: Set64::EMPTY,
            shared: Set64::EMPTY,
        };
        for bit in self.placements() {
            match trial.fate(self.tile_of(bit), rot_of(bit)) {
                Fate::Safe => sorted.safe.insert(bit),
                Fate::Lost(_) => sorted.lost.insert(bit),
                Fate::Shared { .. } => sorted.shared.insert(bit),
            }
        }
        sorted
    }

    /// A ship with which the own one would share the point `at`.
    fn sharer(&self, tile: Tile, rot: Rot, at: Facing) -> Seat {
        let mut trial = Trial::new(self);
        trial.lay(tile, rot);
        self.seats
            .clockwise_from(self.active)
            .filter(|&seat| self.ships[seat.index()] != Ship::at(trial.from))
            .find(|&seat| {
                self.ships[seat.index()]
                    .facing()
                    .is_some_and(|facing| trial.follow(facing) == Journey::Ends(at))
            })
            .unwrap_or(self.active)
    }
}

/// A placement tried out: the board with the tile on it.
struct Trial<'a> {
    game: &'a Asteroids,
    board: Board,
    /// What the own ship faces.
    from: Facing,
    /// Whether ships of others face the same square from other points.
    crossing: bool,
}

impl<'a> Trial<'a> {
    #[inline]
    fn new(game: &'a Asteroids) -> Self {
        let from = game
            .facing()
            .expect("the ship of a player who places flies");
        let own = Ship::at(from);
        Self {
            game,
            board: game.board,
            from,
            crossing: game
                .ships
                .iter()
                .any(|&ship| ship.faces(from.square()) && ship != own),
        }
    }

    #[inline]
    fn lay(&mut self, tile: Tile, rot: Rot) {
        self.board
            .put(self.from.square(), Piece::Tile { tile, rot });
    }

    #[inline]
    fn follow(&self, start: Facing) -> Journey {
        self.board.follow(&self.game.tables, start, |_, _, _| ())
    }

    #[inline]
    fn fate(&mut self, tile: Tile, rot: Rot) -> Fate {
        self.lay(tile, rot);
        match self.follow(self.from) {
            Journey::Ends(at) if self.is_shared(at) => Fate::Shared { at },
            Journey::Ends(_) => Fate::Safe,
            Journey::Edge => Fate::Lost(Cause::Edge),
            Journey::Asteroid(_) => Fate::Lost(Cause::Asteroid),
            Journey::Loop => Fate::Lost(Cause::Loop),
        }
    }

    /// AF-5.2: whether another ship is at `at` after all have moved. Those
    /// that face the new tile move; the others are where they were. Ships at
    /// the own ship's point move along with it and do not count.
    #[inline]
    fn is_shared(&self, at: Facing) -> bool {
        let ships = &self.game.ships;
        if ships.contains(&Ship::at(at)) {
            return true;
        }
        self.crossing
            && ships.iter().any(|&ship| {
                ship.faces(self.from.square())
                    && ship != Ship::at(self.from)
                    && ship
                        .facing()
                        .is_some_and(|facing| self.follow(facing) == Journey::Ends(at))
            })
    }
}

#[inline]
fn rot_of(bit: u8) -> Rot {
    Rot::of(bit & 3)
}

#[inline]
fn mark_action(number: u8) -> Action {
    Action::Mark {
        mark: MARKS[usize::from(number)],
    }
}

/// Adds every choice of `must` more tiles from `offer`, on top of `chosen`.
fn add_choices(offer: Set64, must: usize, chosen: Set64, actions: &mut Vec<Action>) {
    if must == 0 {
        actions.push(Action::Keep {
            keep: Kept::of(chosen),
        });
        return;
    }
    let mut rest = offer;
    for tile in offer {
        // Later tiles only, so that no choice comes twice.
        rest.remove(tile);
        add_choices(rest, must - 1, chosen.union(Set64::single(tile)), actions);
    }
}
