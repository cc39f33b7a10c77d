//! Facts, fine enough to animate.

use crate::Landing;
use crate::stack::Placed;
use crate::state::Finish;
use crate::{Alien, Card, CardEnd, Column, Pair, Saucer};
use engine::{Events, Nature, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Where a blasted card lay, seen from the armed card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// In the column to the left, at the same height.
    Left,
    /// In the column to the right, at the same height.
    Right,
    /// Under it.
    Below,
}

/// The upper or the lower end of a card as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// The upper end.
    Top,
    /// The lower end.
    Bottom,
}

impl Level {
    /// The pair a card shows there; a star shows none.
    pub const fn pair_of(self, placed: Placed) -> Option<Pair> {
        match self {
            Self::Top => placed.top_pair(),
            Self::Bottom => placed.bottom_pair(),
        }
    }
}

/// An alien or a saucer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Emblem {
    /// An alien.
    Alien(Alien),
    /// A saucer.
    Saucer(Saucer),
}

/// One equal alien or saucer of two neighbours (LZ-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Match {
    /// The end of the armed card that shows it.
    pub armed: Level,
    /// The end of the blasted card that shows it.
    pub other: Level,
    /// What both show.
    pub emblem: Emblem,
}

/// A fact. The lowest place of a column is height 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Chance chose who begins.
    FirstChosen {
        /// The seat that begins.
        seat: Seat,
    },
    /// A seat was dealt its secret alien.
    AlienDealt {
        /// The seat.
        seat: Seat,
        /// The alien, hidden from all others.
        alien: Option<Alien>,
    },
    /// A seat was dealt its secret saucer.
    SaucerDealt {
        /// The seat.
        seat: Seat,
        /// The saucer, hidden from all others.
        saucer: Option<Saucer>,
    },
    /// A seat was dealt a card of its first hand.
    CardDealt {
        /// The seat.
        seat: Seat,
        /// The card, hidden from all others.
        card: Option<Card>,
    },
    /// A seat placed a card from its hand.
    Placed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The end at the bottom; end 0 for a star.
        bottom: CardEnd,
        /// The column.
        column: Column,
        /// The height it came to lie at.
        height: u8,
    },
    /// The armed card just placed eliminated a neighbour.
    Blasted {
        /// The seat that placed the armed card and takes the other.
        seat: Seat,
        /// Which round of eliminations of this armed card it is, from 0. All
        /// of one round are judged before anything falls.
        pass: u8,
        /// The armed card.
        by: Card,
        /// The eliminated card.
        card: Card,
        /// Where it lay, seen from the armed card.
        side: Side,
        /// The column it lay in.
        column: Column,
        /// The height it lay at.
        height: u8,
        /// Every alien and saucer through which it was hit, at least one.
        matches: Vec<Match>,
    },
    /// A card fell into the gap below it.
    Fell {
        /// The round of eliminations after which it fell, from 0.
        pass: u8,
        /// The card.
        card: Card,
        /// Its column.
        column: Column,
        /// The height it fell from.
        from: u8,
        /// The height it fell to.
        to: u8,
    },
    /// The armed card matches nothing more and is an ordinary card now.
    Spent {
        /// The armed card.
        card: Card,
        /// Its column.
        column: Column,
        /// The height it has come to.
        height: u8,
        /// How many rounds of eliminations it made.
        passes: u8,
    },
    /// A seat drew a card from the pile.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card, hidden from all others.
        card: Option<Card>,
    },
    /// A seat without cards passed by itself.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// The game ended.
    Finished {
        /// Why.
        finish: Finish,
    },
    /// A seat discarded the cards left in its hand, faces unseen.
    Discarded {
        /// The seat.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A seat revealed its secrets.
    Revealed {
        /// The seat.
        seat: Seat,
        /// Its alien.
        alien: Alien,
        /// Its saucer.
        saucer: Saucer,
    },
    /// A card in the columns was counted by its bottom end.
    Landed {
        /// The card.
        card: Card,
        /// Its column.
        column: Column,
        /// Its height.
        height: u8,
        /// Who gets a point for the alien.
        alien: Option<Seat>,
        /// Who gets a point for the saucer.
        saucer: Option<Seat>,
    },
}

impl Events for Landing {
    /// Everybody notices everything; only faces are hidden.
    fn hide(event: &mut Event, viewer: Viewer) {
        match event {
            Event::AlienDealt { seat, alien } if !viewer.is(*seat) => *alien = None,
            Event::SaucerDealt { seat, saucer } if !viewer.is(*seat) => *saucer = None,
            Event::CardDealt { seat, card } | Event::Drew { seat, card } if !viewer.is(*seat) => {
                *card = None;
            }
            _ => {}
        }
    }

    fn nature(event: &Event) -> Nature {
        match event {
            Event::FirstChosen { .. } => Self::revealing(2, 3),
            Event::AlienDealt { .. } | Event::SaucerDealt { .. } => Self::revealing(2, 1),
            Event::CardDealt { .. } => Self::revealing(2, 2),
            Event::Placed { .. } => Self::revealing(3, 1),
            Event::Blasted { .. } => Self::open(4, 2),
            Event::Fell { .. } => Self::open(4, 4),
            Event::Spent { .. } => Self::open(4, 5),
            Event::Drew { .. } => Self::revealing(3, 3),
            Event::Passed { .. } => Self::open(3, 4),
            Event::Finished { .. } | Event::Discarded { .. } => Self::open(6, 1),
            Event::Revealed { .. } => Self::revealing(6, 2),
            Event::Landed { .. } => Self::open(6, 2),
        }
    }
}
