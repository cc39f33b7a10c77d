//! The objects of a deck, and tables to compare them quickly.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::card::{Card, Characteristic, Collector, Difficulty};
use crate::standard::{OBJECTS, PRINTED};
use engine::Set64;

/// The most objects in a deck.
pub const MOST_OBJECTS: usize = 64;

/// What a card says of its object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// In kilometres.
    pub diameter: i64,
    /// The year; negative before our era.
    pub discovery: i64,
    /// In degrees Celsius.
    pub temperature: i64,
    /// In light-seconds.
    pub distance: i64,
    /// How hard it is to observe.
    pub difficulty: Difficulty,
}

impl Figures {
    /// The value of a characteristic.
    pub const fn value(&self, characteristic: Characteristic) -> i64 {
        match characteristic {
            Characteristic::Diameter => self.diameter,
            Characteristic::Discovery => self.discovery,
            Characteristic::Temperature => self.temperature,
            Characteristic::Distance => self.distance,
        }
    }
}

/// What is printed on a card of the standard deck.
pub(crate) struct Printed {
    pub(crate) slug: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) figures: Figures,
}

/// A celestial object's card. In decks other than the standard one its slug
/// and kind are empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// The card.
    pub card: Card,
    /// Its name in notations and traces; see also [`Deck::slug`].
    pub slug: &'static str,
    /// What sort of object it is: `planet`, `moon`, `pulsar`.
    pub kind: &'static str,
    /// The numbers on the card.
    pub figures: Figures,
}

/// A card's name in traces. Only that of another deck than the standard one
/// is not known at compile time.
pub type Slug = Cow<'static, str>;

/// A deck of objects. Collectors are no part of it; they are an option.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck {
    /// Borrowed in the standard deck, which is known at compile time.
    objects: Cow<'static, [Object]>,
    /// The objects' slugs, ascending, unless it is the standard deck.
    slugs: Vec<String>,
    /// How good each object is, by direction, characteristic and place: four
    /// times its rank by value, plus its difficulty. 64 ranks fit exactly.
    merits: [[[u8; MOST_OBJECTS]; 4]; 2],
    difficulties: [Difficulty; MOST_OBJECTS],
    /// The objects with the same value, by characteristic and place.
    alike: [[Set64; MOST_OBJECTS]; 4],
    by_difficulty: [Set64; 4],
}

/// Which way values are compared in a round (CD-3.5, CD-6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    /// The highest wins; the oldest discovery.
    Usual,
    /// The lowest wins; the most recent discovery.
    Reversed,
}

/// A table of cards that can't be a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeckError {
    /// It has no card, or more than [`MOST_OBJECTS`].
    #[error("a deck has 1 to {MOST_OBJECTS} objects, not {0}")]
    Size(usize),
    /// A slug is a Collector's, or no slug at all.
    #[error("`{0}` can't be the slug of an object")]
    Slug(String),
}

/// The cards of a deck as a trace's start line carries them.
pub type Table = BTreeMap<String, Figures>;

/// The objects of the standard deck.
const STANDARD_OBJECTS: [Object; OBJECTS] = {
    let nameless = Object {
        card: Card::standard(0),
        slug: "",
        kind: "",
        figures: PRINTED[0].figures,
    };
    let mut objects = [nameless; OBJECTS];
    let mut place = 0;
    while place < OBJECTS {
        let printed = &PRINTED[place];
        objects[place] = Object {
            card: Card::standard(place as u8), // OK because there are 36.
            slug: printed.slug,
            kind: printed.kind,
            figures: printed.figures,
        };
        place += 1;
    }
    objects
};

const STANDARD: &Deck = &Deck::new(Cow::Borrowed(&STANDARD_OBJECTS), Vec::new());

/// The longest slug, in bytes.
const LONGEST_SLUG: usize = 64;

/// Whether an object of another deck than the standard one can be called so.
fn is_slug(text: &str) -> bool {
    (1..=LONGEST_SLUG).contains(&text.len())
        && !text.starts_with('@')
        && Collector::ALL.iter().all(|kind| kind.slug() != text)
        && text
            .chars()
            .all(|it| !it.is_whitespace() && !it.is_control())
}

impl Deck {
    /// The deck the game is played with (CD-1.1).
    pub const fn standard() -> &'static Self {
        STANDARD
    }

    /// The cards as a trace's start line carries them.
    pub fn table(&self) -> Table {
        // One by one: collecting a map brings a sort with it.
        let mut table = Table::new();
        for object in &*self.objects {
            table.insert(self.slug(object.card).into_owned(), object.figures);
        }
        table
    }

    /// The objects, in the deck's order.
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// The object of a card, if the deck has it.
    pub fn object(&self, card: Card) -> Option<&Object> {
        self.objects.get(usize::from(self.place(card)?))
    }

    /// Where a card is among the objects.
    #[inline]
    pub(crate) fn place(&self, card: Card) -> Option<u8> {
        match &self.objects {
            Cow::Borrowed(_) => card.standard_place(),
            Cow::Owned(objects) => card
                .foreign_place()
                .filter(|&place| usize::from(place) < objects.len()),
        }
    }

    /// The slug of a card: a Collector's, or an object's of this deck.
    pub fn slug(&self, card: Card) -> Slug {
        let foreign = card.foreign_place();
        match foreign.and_then(|place| self.slugs.get(usize::from(place))) {
            Some(slug) => Cow::Owned(slug.clone()),
            None => match (card.as_collector(), card.as_standard_object()) {
                (Some(collector), _) => Cow::Borrowed(collector.slug()),
                (_, Some(object)) => Cow::Borrowed(object.slug),
                _ => Cow::Owned(card.to_string()),
            },
        }
    }

    /// The Collector or the object of this deck with a slug.
    pub fn card_of_slug(&self, slug: &str) -> Option<Card> {
        match &self.objects {
            Cow::Borrowed(_) => Card::of_slug(slug),
            Cow::Owned(_) => match self.slugs.binary_search_by(|it| it.as_str().cmp(slug)) {
                Ok(place) => Some(Card::foreign(place as u8)), // OK: at most 64.
                Err(_) => Card::of_slug(slug).filter(|card| card.as_collector().is_some()),
            },
        }
    }

    /// The card at a place.
    #[inline]
    pub(crate) fn card(&self, place: u8) -> Card {
        match &self.objects {
            Cow::Borrowed(_) => Card::standard(place),
            Cow::Owned(_) => Card::foreign(place),
        }
    }

    /// How good an object is in a round: compares like its value, then like
    /// its difficulty (CD-3.5, CD-4.1, CD-6.3).
    #[inline]
    pub(crate) fn merit(&self, place: u8, by: Characteristic, direction: Direction) -> u8 {
        self.merits[direction as usize][by.index()][usize::from(place) % MOST_OBJECTS]
    }

    #[inline]
    pub(crate) fn difficulty(&self, place: u8) -> Difficulty {
        self.difficulties[usize::from(place) % MOST_OBJECTS]
    }

    /// The objects that have this one's value.
    #[inline]
    pub(crate) fn alike(&self, place: u8, by: Characteristic) -> Set64 {
        self.alike[by.index()][usize::from(place) % MOST_OBJECTS]
    }

    /// The objects with this value.
    pub(crate) fn with_value(&self, by: Characteristic, value: i64) -> Set64 {
        let first = self
            .objects
            .iter()
            .position(|object| object.figures.value(by) == value);
        // OK because there are at most 64 objects.
        first.map_or(Set64::EMPTY, |place| self.alike(place as u8, by))
    }

    /// The objects of a difficulty.
    pub(crate) fn of_difficulty(&self, difficulty: Difficulty) -> Set64 {
        self.by_difficulty[difficulty.index()]
    }

    /// The deck of these objects, at most [`MOST_OBJECTS`], with their slugs
    /// if they are not the standard ones.
    const fn new(objects: Cow<'static, [Object]>, slugs: Vec<String>) -> Self {
        let mut merits = [[[0; MOST_OBJECTS]; 4]; 2];
        let mut difficulties = [Difficulty::Green; MOST_OBJECTS];
        let mut alike = [[Set64::EMPTY; MOST_OBJECTS]; 4];
        let mut by_difficulty = [Set64::EMPTY; 4];
        let list: &[Object] = match &objects {
            Cow::Borrowed(list) => list,
            Cow::Owned(list) => list.as_slice(),
        };
        let mut place = 0;
        while place < list.len() {
            let difficulty = list[place].figures.difficulty;
            difficulties[place] = difficulty;
            // OK because there are at most 64 objects.
            by_difficulty[difficulty.index()].insert(place as u8);
            let mut by = 0;
            while by < Characteristic::ALL.len() {
                let characteristic = Characteristic::ALL[by];
                let own = list[place].figures.value(characteristic);
                let (mut lower, mut higher, mut other) = (0, 0, 0);
                while other < list.len() {
                    let value = list[other].figures.value(characteristic);
                    if value < own {
                        lower += 1;
                    } else if value > own {
                        higher += 1;
                    } else {
                        alike[by][place].insert(other as u8);
                    }
                    other += 1;
                }
                // CD-3.5: the highest is best, but the oldest discovery.
                let (usual, reversed) = match characteristic {
                    Characteristic::Discovery => (higher, lower),
                    _ => (lower, higher),
                };
                merits[Direction::Usual as usize][by][place] = 4 * usual + difficulty as u8;
                merits[Direction::Reversed as usize][by][place] = 4 * reversed + difficulty as u8;
                by += 1;
            }
            place += 1;
        }
        Self {
            objects,
            slugs,
            merits,
            difficulties,
            alike,
            by_difficulty,
        }
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck of {} objects", self.objects.len())
    }
}

/// The deck of a game, held by its state: the standard one, which costs
/// nothing to hold, or another that came with a trace. Written as the trace's
/// table, or `null` for the standard one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        description = "The objects of the deck by their slugs; `null` for the standard deck, \
            which is the example.",
        example = Deck::standard().table()
    )
)]
#[serde(try_from = "Option<Table>", into = "Option<Table>")]
pub struct DeckRef(Option<Arc<Deck>>);

impl DeckRef {
    /// The standard deck.
    pub const STANDARD: Self = Self(None);

    /// The deck with these cards: the standard one if they are its cards, else
    /// one without kinds.
    pub fn from_table(table: &Table) -> Result<Self, DeckError> {
        if Deck::standard().table() == *table {
            return Ok(Self::STANDARD);
        }
        if table.is_empty() || table.len() > MOST_OBJECTS {
            return Err(DeckError::Size(table.len()));
        }
        if let Some(slug) = table.keys().find(|slug| !is_slug(slug)) {
            return Err(DeckError::Slug(slug.clone()));
        }
        let object = |(place, &figures)| Object {
            card: Card::foreign(place),
            slug: "",
            kind: "",
            figures,
        };
        let objects = (0..).zip(table.values()).map(object).collect();
        let slugs = table.keys().cloned().collect();
        Ok(Self(Some(Arc::new(Deck::new(Cow::Owned(objects), slugs)))))
    }
}

impl std::ops::Deref for DeckRef {
    type Target = Deck;

    #[inline]
    fn deref(&self) -> &Deck {
        self.0.as_deref().unwrap_or(STANDARD)
    }
}

impl TryFrom<Option<Table>> for DeckRef {
    type Error = DeckError;

    fn try_from(table: Option<Table>) -> Result<Self, DeckError> {
        match table {
            None => Ok(Self::STANDARD),
            Some(table) => Self::from_table(&table),
        }
    }
}

impl From<DeckRef> for Option<Table> {
    fn from(deck: DeckRef) -> Self {
        deck.0.map(|deck| deck.table())
    }
}
