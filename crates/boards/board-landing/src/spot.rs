//! Where each of the 42 cards is, as far as the board shows it.

use crate::layout::{self, WRECK_SCALE};
use crate::scene::Scene;
use engine::Seat;
use landing::{Card, CardEnd, Column};

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// In the pile, in another hand, in the planet or discarded: nobody tells.
    Away,
    /// In the viewer's hand.
    Hand,
    /// In a column.
    Shaft {
        column: Column,
        height: u8,
        bottom: CardEnd,
    },
    /// Eliminated by a seat, as the card of that number.
    Wreck { seat: Seat, number: usize },
}

impl Spot {
    /// Where a scene has a card.
    pub(crate) fn of(scene: &Scene, card: Card) -> Self {
        if let Some((column, height, placed)) = scene.place_of(card) {
            return Self::Shaft {
                column,
                height,
                bottom: placed.bottom(),
            };
        }
        for (seat, crew) in scene.seats.iter().zip(&scene.crews) {
            if let Some(number) = crew.eliminated.iter().position(|&it| it == card) {
                return Self::Wreck { seat, number };
            }
        }
        if scene.hand.contains(&card) {
            Self::Hand
        } else {
            Self::Away
        }
    }

    /// The transform that puts a card there.
    pub(crate) fn transform(self) -> String {
        match self {
            Self::Away => place(layout::above(), 1.0),
            Self::Hand => place(layout::below(), 1.0),
            Self::Shaft { column, height, .. } => place(layout::place_of(column, height), 1.0),
            Self::Wreck { seat, number } => place(layout::wreck_of(seat, number), WRECK_SCALE),
        }
    }

    /// The class of a card there.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Away | Self::Hand => "lz-away",
            Self::Shaft { .. } => "lz-standing",
            Self::Wreck { .. } => "lz-wreck",
        }
    }
}

/// A scale is always there, so that a browser can move smoothly between any
/// two of these transforms.
fn place((x, y): layout::Point, scale: f64) -> String {
    format!("translate({x:.1}px,{y:.1}px) scale({scale})")
}
