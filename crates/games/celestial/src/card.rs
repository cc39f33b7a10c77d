//! Cards and what is printed on them.

use engine::NotationError;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::deck::{Deck, MOST_OBJECTS};

/// What cards are compared on (CD-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

    /// Its number among [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in notations and traces.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Comet => "comet",
            Self::Eclipse => "eclipse",
            Self::Telescope => "telescope",
            Self::Slingshot => "slingshot",
            Self::BlackHole => "black-hole",
            Self::Shield => "shield",
        }
    }
}

/// A card, known by its slug: `jupiter`, `black-hole`.
///
/// Behind it is a small number, so that it costs nothing to copy or compare.
/// Collectors come first, then the objects of the standard deck; slugs of
/// other decks get the next free numbers as they are read, and keep them as
/// long as the program runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u16);

/// The number of the standard deck's first object.
const FIRST_STANDARD: u16 = Collector::ALL.len() as u16;
/// The first number for slugs of other decks.
const FIRST_FOREIGN: u16 = FIRST_STANDARD + MOST_OBJECTS as u16;
/// The longest slug, in bytes.
const LONGEST_SLUG: usize = 64;

/// Slugs of other decks than the standard one. They are never forgotten;
/// their number and length are bounded, and so is what they can ever take.
#[derive(Default)]
struct Foreign {
    slugs: Vec<&'static str>,
    numbers: HashMap<&'static str, u16>,
}

static FOREIGN: LazyLock<RwLock<Foreign>> = LazyLock::new(RwLock::default);

impl Card {
    /// The card of a Collector.
    #[inline]
    pub const fn collector(collector: Collector) -> Self {
        Self(collector as u16)
    }

    /// Object `index` of the standard deck.
    #[inline]
    pub(crate) const fn standard(index: u8) -> Self {
        Self(FIRST_STANDARD + index as u16)
    }

    /// The kind of Collector, if it is one.
    #[inline]
    pub fn as_collector(self) -> Option<Collector> {
        Collector::ALL.get(self.0 as usize).copied()
    }

    /// The number behind the slug, for tables.
    #[inline]
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }

    /// The object of the standard deck, if it is one.
    pub fn as_standard_object(self) -> Option<&'static crate::Object> {
        let index = self.0.checked_sub(FIRST_STANDARD)?;
        if index >= FIRST_FOREIGN - FIRST_STANDARD {
            return None;
        }
        Deck::standard().objects().get(usize::from(index))
    }

    /// The slug.
    pub fn slug(self) -> &'static str {
        if let Some(collector) = self.as_collector() {
            return collector.slug();
        }
        if let Some(object) = self.as_standard_object() {
            return object.slug;
        }
        let foreign = FOREIGN.read().unwrap_or_else(PoisonError::into_inner);
        // OK because a number from there on is only given out with its slug.
        foreign.slugs[usize::from(self.0 - FIRST_FOREIGN)]
    }

    /// The card of a slug; nothing if the text can't be one, or if too many
    /// different ones have been read already.
    pub fn of_slug(slug: &str) -> Option<Self> {
        if let Some(collector) = Collector::ALL.into_iter().find(|it| it.slug() == slug) {
            return Some(Self::collector(collector));
        }
        if let Some(index) = Deck::standard().index_of_slug(slug) {
            return Some(Self::standard(index));
        }
        Self::foreign(slug)
    }

    fn foreign(slug: &str) -> Option<Self> {
        let fits = (1..=LONGEST_SLUG).contains(&slug.len())
            && !slug.starts_with('@')
            && slug
                .chars()
                .all(|it| !it.is_whitespace() && !it.is_control());
        if !fits {
            return None;
        }
        let known = |foreign: &Foreign| foreign.numbers.get(slug).copied().map(Self);
        if let Some(card) = known(&FOREIGN.read().unwrap_or_else(PoisonError::into_inner)) {
            return Some(card);
        }
        let mut foreign = FOREIGN.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(card) = known(&foreign) {
            return Some(card);
        }
        let number = u16::try_from(foreign.slugs.len())
            .ok()?
            .checked_add(FIRST_FOREIGN)?;
        let slug: &'static str = Box::leak(slug.into());
        foreign.slugs.push(slug);
        foreign.numbers.insert(slug, number);
        Some(Self(number))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::of_slug(text)
            .ok_or_else(|| NotationError::new(text, "a card such as `jupiter` or `black-hole`"))
    }
}

impl TryFrom<String> for Card {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.slug().to_owned()
    }
}
