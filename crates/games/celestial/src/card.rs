//! Cards and what is printed on them.

use engine::{Clause, NotationError};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

use crate::catalogue::CATALOGUE;

/// What cards are compared on (CD-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Characteristic {
    /// In kilometres.
    Diameter,
    /// The year, negative before our era. The oldest wins.
    Discovery,
    /// The mean at the surface, in degrees Celsius.
    Temperature,
    /// The mean distance to the Sun, in light-seconds.
    Distance,
}

impl Characteristic {
    /// All four, as the cards print them.
    pub const ALL: [Self; 4] = [
        Self::Diameter,
        Self::Discovery,
        Self::Temperature,
        Self::Distance,
    ];

    /// Its number among [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notations and traces.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Diameter => "diameter",
            Self::Discovery => "discovery",
            Self::Temperature => "temperature",
            Self::Distance => "distance",
        }
    }

    /// The characteristic of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// How hard an object is to observe, the hardest greatest (CD-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Possibly with the naked eye.
    Green,
    /// With a telescope only.
    Yellow,
    /// Very hard even with very powerful instruments.
    Orange,
    /// Almost impossible.
    Red,
}

impl Difficulty {
    /// All four, the easiest first.
    pub const ALL: [Self; 4] = [Self::Green, Self::Yellow, Self::Orange, Self::Red];

    /// Its number among [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The kinds of Collector cards (CD-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Collector {
    /// The others give their bottom cards (CD-6.2).
    Comet,
    /// The lowest value wins (CD-6.3).
    Eclipse,
    /// The others' top cards are seen (CD-6.4).
    Telescope,
    /// Its owner leads (CD-6.5).
    Slingshot,
    /// The losers' cards leave the game (CD-6.6).
    BlackHole,
    /// Its owner keeps its card (CD-6.7).
    Shield,
}

impl Collector {
    /// All six, in the order of their clauses.
    pub const ALL: [Self; 6] = [
        Self::Comet,
        Self::Eclipse,
        Self::Telescope,
        Self::Slingshot,
        Self::BlackHole,
        Self::Shield,
    ];

    /// The slugs of [`ALL`](Self::ALL).
    pub(crate) const SLUGS: [&'static str; 6] = [
        "comet",
        "eclipse",
        "telescope",
        "slingshot",
        "black-hole",
        "shield",
    ];

    /// Its number among [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notations and traces.
    pub const fn slug(self) -> &'static str {
        Self::SLUGS[self as usize]
    }

    /// The clause that says what it does.
    pub const fn clause(self) -> Clause {
        // OK because there are six: CD-6.2 to CD-6.7, in the order of `ALL`.
        Clause::new("CD", 6, 2 + self as u8)
    }
}

/// A card of a game: a Collector, or an object. Written as its slug, `jupiter`
/// or `black-hole`, whichever of Orbite's decks it is in; one of a deck that
/// came with a trace as its place there, `#12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(Face);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Face {
    Collector(Collector),
    /// By its number among the objects that Orbite knows.
    Known(u8),
    /// By its place in a deck that came with a trace, which holds its slug.
    Foreign(u8),
}

impl Card {
    /// The card of a Collector.
    #[inline]
    pub const fn collector(collector: Collector) -> Self {
        Self(Face::Collector(collector))
    }

    /// The card of a known object.
    #[inline]
    pub(crate) const fn known(number: u8) -> Self {
        Self(Face::Known(number))
    }

    /// Object `place` of a deck that came with a trace.
    #[inline]
    pub(crate) const fn foreign(place: u8) -> Self {
        Self(Face::Foreign(place))
    }

    /// The kind of Collector, if it is one.
    #[inline]
    pub const fn as_collector(self) -> Option<Collector> {
        match self.0 {
            Face::Collector(collector) => Some(collector),
            _ => None,
        }
    }

    /// Its number among the objects that Orbite knows, from 0 to
    /// [`KNOWN_OBJECTS`](crate::KNOWN_OBJECTS), if it is one of them.
    #[inline]
    pub const fn known_number(self) -> Option<u8> {
        match self.0 {
            Face::Known(number) => Some(number),
            _ => None,
        }
    }

    /// Its place in a deck that came with a trace, if it is of one.
    #[inline]
    pub(crate) const fn foreign_place(self) -> Option<u8> {
        match self.0 {
            Face::Foreign(place) => Some(place),
            _ => None,
        }
    }

    /// Its slug, unless only the deck that it came with knows it.
    pub fn slug(self) -> Option<&'static str> {
        match self.0 {
            Face::Collector(collector) => Some(collector.slug()),
            // OK because only the numbers of known objects are made.
            Face::Known(number) => Some(CATALOGUE[usize::from(number)].slug),
            Face::Foreign(_) => None,
        }
    }

    /// The Collector or the known object with a slug.
    pub fn of_slug(slug: &str) -> Option<Self> {
        if let Some(collector) = Collector::ALL.into_iter().find(|it| it.slug() == slug) {
            return Some(Self::collector(collector));
        }
        let number = CATALOGUE.iter().position(|known| known.slug == slug)?;
        Some(Self::known(number as u8)) // OK because there are fewer than 64.
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.slug(), self.foreign_place()) {
            (Some(slug), _) => f.write_str(slug),
            (None, place) => write!(f, "#{}", place.unwrap_or_default()),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = match text.strip_prefix('#') {
            // Written in one way only: neither `#+7` nor `#07`.
            Some(place) => place
                .parse()
                .ok()
                .map(Self::foreign)
                .filter(|card| card.to_string() == text),
            None => Self::of_slug(text),
        };
        card.ok_or_else(|| NotationError::new(text, "a card such as `jupiter` or `black-hole`"))
    }
}

engine::text_form!(Card, Debug);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Card {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let objects = CATALOGUE.iter().map(|known| known.slug);
        let slugs: Vec<&str> = Collector::SLUGS.into_iter().chain(objects).collect();
        schemars::json_schema!({
            "description": "A card by its slug; one of a deck that came with a trace by its \
                place there, from 0, in the order of the slugs.",
            "type": "string",
            "anyOf": [{ "enum": slugs }, { "pattern": "^#([1-5]?[0-9]|6[0-3])$" }],
        })
    }
}
