//! What a seat can do.

use crate::alien::{Alien, Pair};
use crate::card::Card;
use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize};

/// A card played, and how.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "Form", into = "Form")]
pub enum Action {
    /// Advance an alien shown on a duo or solo card (SN-3.1, SN-3.3).
    Advance {
        /// The card played.
        card: Card,
        /// The alien that moves.
        alien: Alien,
    },
    /// Put a solo card beside one's favourites (SN-3.4).
    Adopt {
        /// The card played.
        card: Card,
        /// The favourite that makes room, if there are two already (SN-3.5).
        drop: Option<Card>,
    },
    /// Swap a favourite card with another player (SN-3.6).
    Exchange {
        /// The favourite given away.
        give: Card,
        /// The other player.
        seat: Seat,
        /// The favourite received.
        take: Card,
    },
    /// Let two aliens trade planets (SN-3.7), or none when all stand on the
    /// first planet (SN-3.8).
    Switch {
        /// The aliens that trade places.
        pair: Option<Pair>,
    },
}

impl Action {
    /// What sort of action it is.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Advance { .. } => "advance",
            Self::Adopt { drop: None, .. } => "adopt",
            Self::Adopt { drop: Some(_), .. } => "replace",
            Self::Exchange { .. } => "exchange",
            Self::Switch { .. } => "switch",
        }
    }

    /// The card that is played.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Self::Advance { card, .. } | Self::Adopt { card, .. } => card,
            Self::Exchange { .. } => Card::EXCHANGE,
            Self::Switch { .. } => Card::SWITCH,
        }
    }
}

/// The keys of an action in JSON. Those of one way to play stand together;
/// a key that is there with `null` is not a key that is missing.
#[derive(Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
struct Form {
    /// The card that is played.
    card: Option<Card>,
    /// The alien that advances.
    #[serde(skip_serializing_if = "Option::is_none")]
    advance: Option<Alien>,
    /// That the card becomes a favourite.
    #[serde(skip_serializing_if = "Option::is_none")]
    adopt: Option<bool>,
    /// The favourite card that is given up for it, if one has to be.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    drop: Option<Option<Card>>,
    /// The favourite card that is given in an exchange.
    #[serde(skip_serializing_if = "Option::is_none")]
    give: Option<Card>,
    /// The seat that it is exchanged with.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// The favourite card that is taken from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    take: Option<Card>,
    /// The two aliens that switch planets, if any can.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    switch: Option<Option<Pair>>,
}

/// Reads a value that may be null, and notes that it was there.
fn present<'de, T, D>(deserializer: D) -> Result<Option<Option<T>>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer).map(Some)
}

impl From<Action> for Form {
    fn from(action: Action) -> Self {
        let card = Self {
            card: Some(action.card()),
            ..Self::default()
        };
        match action {
            Action::Advance { alien, .. } => Self {
                advance: Some(alien),
                ..card
            },
            Action::Adopt { drop, .. } => Self {
                adopt: Some(true),
                drop: Some(drop),
                ..card
            },
            Action::Exchange { give, seat, take } => Self {
                give: Some(give),
                seat: Some(seat),
                take: Some(take),
                ..card
            },
            Action::Switch { pair } => Self {
                switch: Some(pair),
                ..card
            },
        }
    }
}

impl TryFrom<Form> for Action {
    type Error = &'static str;

    fn try_from(form: Form) -> Result<Self, &'static str> {
        let Some(card) = form.card else {
            return Err("an action needs the `card` that is played");
        };
        let action = match form {
            Form {
                advance: Some(alien),
                ..
            } => Self::Advance { card, alien },
            Form {
                drop: Some(drop), ..
            } => Self::Adopt { card, drop },
            Form {
                give: Some(give),
                seat: Some(seat),
                take: Some(take),
                ..
            } => Self::Exchange { give, seat, take },
            Form {
                switch: Some(pair), ..
            } => Self::Switch { pair },
            _ => return Err(EXPECTED),
        };
        // Written again, nothing may be missing, left over or different.
        if Form::from(action) == form {
            Ok(action)
        } else {
            Err(EXPECTED)
        }
    }
}

const EXPECTED: &str = "beside its `card` an action has `advance`, or `adopt` (true) and `drop`, \
    or with F `give`, `seat` and `take`, or with P `switch`";
