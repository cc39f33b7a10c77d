//! Facts, fine enough to animate.

use crate::Celestial;
use engine::{Events, Nature, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Characteristic, Collector, Difficulty};
use crate::state::EndReason;

/// How a seat came to announce its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It had no right to change the characteristic.
    ByItself,
    /// It was asked, and followed.
    Asked,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The first leader is drawn (CD-2.2).
    FirstLeader {
        /// Who leads.
        seat: Seat,
    },
    /// A round begins.
    RoundBegan {
        /// Its number, from 1.
        round: u32,
        /// Who leads it, unless a Slingshot changes that.
        leader: Seat,
    },
    /// A seat turned its top card and looks at it (CD-3.1).
    Turned {
        /// Who turned.
        seat: Seat,
        /// The card, if one may see it.
        card: Option<Card>,
        /// Who sees it through a Telescope.
        watchers: SeatSet,
    },
    /// A seat turned a Collector, which takes effect (CD-6.1).
    CollectorTurned {
        /// Who turned.
        seat: Seat,
        /// The kind.
        collector: Collector,
    },
    /// A seat sees another's top card through its Telescope (CD-6.4).
    Peeked {
        /// Who looks.
        seat: Seat,
        /// Whose card it is.
        other: Seat,
        /// The card, if one may see it.
        card: Option<Card>,
    },
    /// A bottom card is shown and given to the owner of a Comet (CD-6.2).
    Given {
        /// Who gives.
        from: Seat,
        /// Who gets it, under its pile.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A seat has no card left (CD-3.7, CD-6.1).
    Out {
        /// Which.
        seat: Seat,
    },
    /// The leader has no card; another seat leads (CD-6.1).
    LeadPassed {
        /// Who leads.
        to: Seat,
    },
    /// A seat names the characteristic, or changes to it, and announces its
    /// value (CD-3.1, CD-3.4).
    Chosen {
        /// The chooser.
        seat: Seat,
        /// What is compared now.
        characteristic: Characteristic,
        /// The value on its card.
        value: i64,
    },
    /// A seat may change the characteristic, and thinks (CD-3.3).
    Asked {
        /// Which.
        seat: Seat,
    },
    /// A seat announces its value (CD-3.2).
    Answered {
        /// Which.
        seat: Seat,
        /// What is compared.
        characteristic: Characteristic,
        /// The value on its card.
        value: i64,
        /// Whether it could have changed it.
        answer: Answer,
    },
    /// A seat with the best value, which others have too, announces how hard
    /// its object is to observe (CD-4.1).
    DifficultyAnnounced {
        /// Which.
        seat: Seat,
        /// How hard.
        difficulty: Difficulty,
    },
    /// These seats are still tied and turn their next cards (CD-4.2).
    BattleStep {
        /// Which.
        seats: SeatSet,
    },
    /// A seat turned a card in a battle, for all to see (CD-4.2).
    BattleTurned {
        /// Who turned.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A Collector turned in a battle is set aside without effect (CD-4.4).
    CollectorWasted {
        /// Who turned.
        seat: Seat,
        /// The kind.
        collector: Collector,
    },
    /// A seat wins the round (CD-3.5).
    RoundWon {
        /// Which.
        seat: Seat,
    },
    /// A seat's top card is shown to everyone (CD-3.6).
    Shown {
        /// Whose it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card of the round goes under the winner's pile (CD-3.6).
    Taken {
        /// Who played it.
        from: Seat,
        /// The winner.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A card of the round falls into the black hole (CD-6.6).
    Lost {
        /// Who played it.
        from: Seat,
        /// The card.
        card: Card,
    },
    /// A card returns under its owner's pile thanks to a Shield (CD-6.7).
    Returned {
        /// Whose it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Time was called: this is the last round (CD-5.2).
    TimeCalled {
        /// Its number.
        round: u32,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: EndReason,
    },
}

impl Events for Celestial {
    fn hide(event: &mut Event, viewer: Viewer) {
        match event {
            Event::Turned {
                seat,
                card,
                watchers,
            } => {
                let watches = match viewer {
                    Viewer::Seat(viewer) => viewer == *seat || watchers.contains(viewer),
                    Viewer::Spectator => false,
                };
                if !watches {
                    *card = None;
                }
            }
            Event::Peeked { seat, card, .. } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
    }

    fn nature(event: &Event) -> Nature {
        match event {
            Event::FirstLeader { .. } => Self::revealing(2, 2),
            Event::RoundBegan { .. } | Event::Out { .. } => Self::open(3, 7),
            Event::Turned { .. } | Event::Chosen { .. } => Self::revealing(3, 1),
            Event::CollectorTurned { collector, .. } => Nature::revealing(collector.clause()),
            Event::Peeked { .. } => Self::revealing(6, 4),
            Event::Given { .. } => Self::revealing(6, 2),
            Event::LeadPassed { .. } => Self::open(6, 1),
            Event::Asked { .. } => Self::revealing(3, 3),
            Event::Answered { .. } => Self::revealing(3, 2),
            Event::DifficultyAnnounced { .. } => Self::revealing(4, 1),
            Event::BattleStep { .. } => Self::open(4, 2),
            Event::BattleTurned { .. } => Self::revealing(4, 2),
            Event::CollectorWasted { .. } => Self::revealing(4, 4),
            Event::RoundWon { .. } => Self::open(3, 5),
            Event::Shown { .. } => Self::revealing(3, 6),
            Event::Taken { .. } => Self::open(3, 6),
            Event::Lost { .. } => Self::open(6, 6),
            Event::Returned { .. } => Self::open(6, 7),
            Event::TimeCalled { .. } => Self::open(5, 2),
            Event::Ended { end } => Nature::open(end.ending().clause),
        }
    }
}
