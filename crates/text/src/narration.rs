//! What events are to the one who tells a game.
//!
//! The sentences are in [`Words::event`](crate::Words::event); here is what they
//! are about, which of them a narrator says aloud, and where one turn ends and the
//! next begins. No match here has a wildcard: a new event must say what it is.

use engine::Seat;
use std::ops::Range;

/// How much an event matters to people who watch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Weight {
    /// Goes without saying: the board shows it, the log has it.
    #[default]
    Silent,
    /// Said, and read in passing.
    Routine,
    /// Worth a moment: blasts, changes, dice, revelations.
    Key,
    /// Somebody is out of the game.
    Out,
    /// Says why the game is over.
    End,
}

/// A part of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// A seat's turn, or the round it leads.
    Turn(Seat),
    /// The end of the game and its scoring.
    Finale,
}

/// What somebody achieved with an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    /// Who did; nobody: the seat whose turn it is.
    pub by: Option<Seat>,
    /// How much it is, compared with other feats of the same game.
    pub worth: u8,
}

/// What an event is to the one who tells the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Narration {
    /// Whom its sentence is about, if about one seat.
    pub about: Option<Seat>,
    /// How much it matters.
    pub weight: Weight,
    /// What begins with it.
    pub opens: Option<Chapter>,
    /// What somebody achieved with it.
    pub feat: Option<Feat>,
}

impl Narration {
    const fn of(about: Option<Seat>, weight: Weight) -> Self {
        Self {
            about,
            weight,
            opens: None,
            feat: None,
        }
    }

    const fn about(seat: Seat, weight: Weight) -> Self {
        Self::of(Some(seat), weight)
    }

    const fn turn(seat: Seat, weight: Weight) -> Self {
        Self {
            opens: Some(Chapter::Turn(seat)),
            ..Self::about(seat, weight)
        }
    }

    const fn finale(self) -> Self {
        Self {
            opens: Some(Chapter::Finale),
            ..self
        }
    }

    /// Whose mark stands before its sentence: of whom it is about, or else of who acted.
    /// What ends the game is about everybody.
    pub fn mark(&self, actor: Option<Seat>) -> Option<Seat> {
        match self.opens {
            Some(Chapter::Finale) => self.about,
            _ => self.about.or(actor),
        }
    }

    /// The seat that it is about achieved it, or else the one whose turn it is.
    const fn feat(self, worth: u8) -> Self {
        Self {
            feat: Some(Feat {
                by: self.about,
                worth,
            }),
            ..self
        }
    }

    /// Another seat than the one that it is about achieved it, nobody being the one
    /// whose turn it is.
    const fn feat_of(self, by: Option<Seat>, worth: u8) -> Self {
        Self {
            feat: Some(Feat { by, worth }),
            ..self
        }
    }
}

/// Some lines of the log that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What they are; nothing before the first turn, while the table is set up.
    pub chapter: Option<Chapter>,
    /// Which lines.
    pub lines: Range<usize>,
}

/// The lines of a log by the turns they belong to. Every line is in one section.
pub fn sections(log: impl IntoIterator<Item = Narration>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for (index, narration) in log.into_iter().enumerate() {
        match sections.last_mut() {
            // What follows the last turn stays together.
            Some(last) if narration.opens.is_none() || last.chapter == Some(Chapter::Finale) => {
                last.lines.end = index + 1;
            }
            _ => sections.push(Section {
                chapter: narration.opens,
                lines: index..index + 1,
            }),
        }
    }
    sections
}

/// How an event of Supernova is told.
pub(crate) fn supernova(event: &supernova::Event) -> Narration {
    use Weight::{End, Key, Routine, Silent};
    use supernova::{Event, Source};
    /// A leap over so many planets is worth a moment.
    const LEAP: u8 = 3;
    let told_to_owner = |known: bool| if known { Routine } else { Silent };
    match *event {
        Event::FirstSeatDrawn { seat } => Narration::about(seat, Routine),
        Event::FavouriteDealt { seat, .. } | Event::CardDealt { seat, .. } => {
            Narration::about(seat, Silent)
        }
        Event::TokenDealt { seat, token } => Narration::about(seat, told_to_owner(token.is_some())),
        Event::CardPlayed { seat, .. } => Narration::turn(seat, Routine),
        Event::AlienAdvanced { from, to, .. } => match to.number().saturating_sub(from.number()) {
            leap @ LEAP.. => Narration::of(None, Key).feat(leap),
            _ => Narration::of(None, Routine),
        },
        Event::FavouriteAdopted { seat, .. } => Narration::about(seat, Routine),
        Event::FavouriteDropped { seat, .. } => Narration::about(seat, Silent),
        Event::FavouritesExchanged { seat, .. } => Narration::about(seat, Key).feat(2),
        Event::AlienSwitched { .. } => Narration::of(None, Key),
        Event::NobodySwitched => Narration::of(None, Routine),
        Event::CardDiscarded { .. } => Narration::of(None, Silent),
        Event::CardDrawn { seat, from, .. } => match from {
            Source::Pile => Narration::about(seat, Silent),
            Source::Galaxy { .. } => Narration::about(seat, Routine),
        },
        Event::PileEmptied => Narration::of(None, Key),
        Event::SupernovaCaughtUp { seat, .. } => Narration::about(seat, Key).finale(),
        Event::FarEndReached { .. } => Narration::of(None, Key).finale(),
        Event::AlienRanked { .. } => Narration::of(None, Routine),
        Event::TokenRevealed { seat, .. } | Event::SeatScored { seat, .. } => {
            Narration::about(seat, Key)
        }
        Event::GameEnded { .. } => Narration::of(None, End),
    }
}

/// How an event of Celestial Duel is told.
pub(crate) fn celestial(event: &celestial::Event) -> Narration {
    use Weight::{End, Key, Out, Routine, Silent};
    use celestial::Event;
    match *event {
        Event::FirstLeader { seat } => Narration::about(seat, Routine),
        Event::RoundBegan { leader, .. } => Narration::turn(leader, Routine),
        Event::Asked { seat }
        | Event::Answered { seat, .. }
        | Event::BattleTurned { seat, .. }
        | Event::CollectorWasted { seat, .. }
        | Event::Peeked { seat, .. }
        | Event::LeadPassed { to: seat } => Narration::about(seat, Routine),
        Event::CollectorTurned { seat, .. }
        | Event::Given { from: seat, .. }
        | Event::Chosen { seat, .. }
        | Event::DifficultyAnnounced { seat, .. }
        | Event::Returned { seat, .. } => Narration::about(seat, Key),
        Event::RoundWon { seat } => Narration::about(seat, Key).feat(1),
        Event::BattleStep { .. } | Event::TimeCalled { .. } => Narration::of(None, Key),
        Event::Out { seat } => Narration::about(seat, Out),
        // The board turns the cards one by one, and one's own only at a tap: to name it
        // before would spoil that.
        Event::Turned { seat, .. } | Event::Shown { seat, .. } => Narration::about(seat, Silent),
        // The more cards a round brings, the better it was.
        Event::Taken { from, to, .. } => Narration::about(from, Silent).feat_of(Some(to), 1),
        Event::Lost { from, .. } => Narration::about(from, Routine),
        Event::Ended { .. } => Narration::of(None, End).finale(),
    }
}

/// How an event of Landing Zone is told.
pub(crate) fn landing(event: &landing::Event) -> Narration {
    use Weight::{End, Key, Routine, Silent};
    use landing::Event;
    let told_to_owner = |known: bool| if known { Routine } else { Silent };
    match *event {
        Event::FirstChosen { seat } => Narration::about(seat, Routine),
        Event::AlienDealt { seat, alien } => Narration::about(seat, told_to_owner(alien.is_some())),
        Event::SaucerDealt { seat, saucer } => {
            Narration::about(seat, told_to_owner(saucer.is_some()))
        }
        Event::CardDealt { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. } => Narration::about(seat, Silent),
        Event::Placed { seat, .. } | Event::Passed { seat } => Narration::turn(seat, Routine),
        Event::Blasted { seat, .. } => Narration::about(seat, Key).feat(1),
        Event::Revealed { seat, .. } => Narration::about(seat, Key),
        // One sees them fall, and what blasted the gap is still to be read.
        Event::Fell { .. } => Narration::of(None, Silent),
        Event::Spent { passes, .. } => {
            Narration::of(None, if passes == 0 { Routine } else { Silent })
        }
        Event::Finished { .. } => Narration::of(None, End).finale(),
        Event::Landed { alien, saucer, .. } => {
            let counts = alien.is_some() || saucer.is_some();
            Narration::of(alien.or(saucer), if counts { Routine } else { Silent })
        }
    }
}

/// How an event of Last Rocket is told.
pub(crate) fn rockets(event: &rockets::Event) -> Narration {
    use Weight::{End, Key, Out, Routine};
    use rockets::Event;
    match *event {
        Event::First { seat, .. }
        | Event::Removed { seat, .. }
        | Event::NothingToRemove { seat, .. } => Narration::about(seat, Routine),
        Event::Moved { seat, .. } => Narration::turn(seat, Routine),
        Event::Rescued { seat, .. } => Narration::turn(seat, Key).feat(1),
        Event::Eliminated { seat, .. } => Narration::about(seat, Out).feat_of(None, 3),
        Event::Won { .. } => Narration::of(None, End).finale(),
    }
}

/// How an event of Asteroid Field is told.
pub(crate) fn asteroids(event: &asteroids::Event) -> Narration {
    use Weight::{End, Key, Out, Routine, Silent};
    use asteroids::{Cause, Event};
    match *event {
        Event::First { seat } => Narration::about(seat, Routine),
        Event::Drew { seat, .. }
        | Event::ShipFlew { seat, .. }
        | Event::ShipStopped { seat, .. }
        | Event::RestUnder { seat, .. }
        | Event::HandUnder { seat, .. } => Narration::about(seat, Silent),
        // The die is seen; what it does is said next.
        Event::AsteroidChosen { .. }
        | Event::AsteroidPlaced { .. }
        | Event::AsteroidRolled { .. } => Narration::of(None, Silent),
        Event::AsteroidSet { .. }
        | Event::NothingAdded { .. }
        | Event::AsteroidTurned { .. }
        | Event::AsteroidDrifted { .. }
        | Event::AsteroidLeft { .. } => Narration::of(None, Routine),
        Event::AsteroidKnockedOut { .. } | Event::TileRemoved { .. } => Narration::of(None, Key),
        Event::ShipPlaced { seat, .. } => Narration::turn(seat, Routine),
        // The roll that follows names the seat.
        Event::TurnBegan { seat } => Narration::turn(seat, Silent),
        Event::Rolled { seat, moves, .. } => {
            Narration::about(seat, if moves { Key } else { Routine })
        }
        Event::TilePlaced { seat, .. }
        | Event::HandShown { to: seat, .. }
        | Event::Kept { seat, .. }
        | Event::Skipped { seat } => Narration::about(seat, Routine),
        Event::Eliminated { seat, cause } => match cause {
            // By the tile that was placed; what asteroids do, nobody achieved.
            Cause::Edge | Cause::Asteroid | Cause::Loop => {
                Narration::about(seat, Out).feat_of(None, 3)
            }
            Cause::TileRemoved | Cause::Hit | Cause::Blocked => Narration::about(seat, Out),
        },
        Event::MarkerMoved { to, .. } => Narration::of(to, Silent),
        Event::Ended { .. } => Narration::of(None, End).finale(),
    }
}

#[cfg(test)]
mod tests;
