//! The objects of a deck, and tables to compare them quickly.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::card::{Card, Characteristic, Difficulty};
use engine::Set64;

/// The most objects in a deck.
pub const MOST_OBJECTS: usize = 64;
/// The most decks beside the standard one that a program ever opens. They are
/// kept for ever, so there must be an end to them.
const MOST_DECKS: usize = 4_096;

/// The two languages' version of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bilingual {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

/// What a card says of its object, as traces write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// A celestial object's card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Object {
    /// The card.
    pub card: Card,
    /// Its name in notations and traces.
    pub slug: &'static str,
    /// Its name for people.
    pub name: Bilingual,
    /// What sort of object it is: `planet`, `moon`, `pulsar`; empty when the
    /// deck does not say.
    pub kind: &'static str,
    /// The numbers on the card.
    pub figures: Figures,
    /// A sentence about it; empty when the deck has none.
    pub note: Bilingual,
}

/// A deck of objects. Collectors are no part of it; they are an option.
pub struct Deck {
    objects: Vec<Object>,
    by_slug: BTreeMap<&'static str, u8>,
    /// Where each card is in `objects`, by the card's number; `ABSENT` when
    /// it is not.
    places: Vec<u8>,
    /// How good each object is, by direction, characteristic and place: four
    /// times its rank by value, plus its difficulty. 64 ranks fit exactly.
    merits: [[[u8; MOST_OBJECTS]; 4]; 2],
    difficulties: [Difficulty; MOST_OBJECTS],
    /// The objects with the same value, by characteristic and place.
    alike: [[Set64; MOST_OBJECTS]; 4],
    by_difficulty: [Set64; 4],
}

const ABSENT: u8 = u8::MAX;

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
    /// Too many different decks have been opened already.
    #[error("{MOST_DECKS} different decks have been opened already")]
    TooMany,
}

/// The cards of a deck as a trace's start line carries them.
pub type Table = BTreeMap<String, Figures>;

impl Deck {
    /// The deck the game is played with (CD-1.1).
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<Deck> = LazyLock::new(|| {
            // OK because the file is part of the program and has a test.
            Deck::read(include_str!("../data/deck.json")).expect("the deck's file is sound")
        });
        &STANDARD
    }

    /// The deck with these cards: the standard one if they are its cards, else
    /// one without names or notes. Opened once per content.
    pub fn from_table(table: &Table) -> Result<&'static Self, DeckError> {
        static OPENED: Mutex<Vec<&'static Deck>> = Mutex::new(Vec::new());
        if Self::standard().table() == *table {
            return Ok(Self::standard());
        }
        let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(deck) = opened.iter().find(|deck| deck.table() == *table) {
            return Ok(deck);
        }
        if opened.len() >= MOST_DECKS {
            return Err(DeckError::TooMany);
        }
        let mut objects = Vec::new();
        for (slug, &figures) in table {
            let card = Card::of_slug(slug)
                .filter(|card| card.as_collector().is_none())
                .ok_or_else(|| DeckError::Slug(slug.clone()))?;
            objects.push(Object {
                card,
                slug: card.slug(),
                name: Bilingual {
                    en: card.slug(),
                    fr: card.slug(),
                },
                kind: "",
                figures,
                note: Bilingual { en: "", fr: "" },
            });
        }
        let deck: &'static Self = Box::leak(Box::new(Self::of_objects(objects)?));
        opened.push(deck);
        Ok(deck)
    }

    /// The cards as a trace's start line carries them.
    pub fn table(&self) -> Table {
        self.objects
            .iter()
            .map(|object| (object.slug.to_owned(), object.figures))
            .collect()
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
        let place = *self.places.get(card.number())?;
        (place != ABSENT).then_some(place)
    }

    pub(crate) fn index_of_slug(&self, slug: &str) -> Option<u8> {
        self.by_slug.get(slug).copied()
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

    fn read(text: &str) -> Result<Self, String> {
        let file: File<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let leak = |text: &str| -> &'static str { Box::leak(text.into()) };
        let leak_both = |text: &FileText| Bilingual {
            en: leak(&text.en),
            fr: leak(&text.fr),
        };
        let mut objects = Vec::new();
        for (place, card) in file.cards.iter().enumerate() {
            let place = u8::try_from(place).map_err(|_| "too many cards")?;
            objects.push(Object {
                card: Card::standard(place),
                slug: leak(card.slug),
                name: leak_both(&card.name),
                kind: leak(card.kind),
                figures: Figures {
                    diameter: card.diameter,
                    discovery: card.discovery,
                    temperature: card.temperature,
                    distance: card.distance,
                    difficulty: card.difficulty,
                },
                note: leak_both(&card.note),
            });
        }
        Self::of_objects(objects).map_err(|error| error.to_string())
    }

    fn of_objects(objects: Vec<Object>) -> Result<Self, DeckError> {
        if objects.is_empty() || objects.len() > MOST_OBJECTS {
            return Err(DeckError::Size(objects.len()));
        }
        let mut deck = Self {
            by_slug: BTreeMap::new(),
            places: Vec::new(),
            merits: [[[0; MOST_OBJECTS]; 4]; 2],
            difficulties: [Difficulty::Green; MOST_OBJECTS],
            alike: [[Set64::EMPTY; MOST_OBJECTS]; 4],
            by_difficulty: [Set64::EMPTY; 4],
            objects,
        };
        for (index, object) in deck.objects.iter().enumerate() {
            let place = index as u8; // OK because there are at most 64.
            if deck.by_slug.insert(object.slug, place).is_some() {
                return Err(DeckError::Slug(object.slug.to_owned()));
            }
            let number = object.card.number();
            if deck.places.len() <= number {
                deck.places.resize(number + 1, ABSENT);
            }
            deck.places[number] = place;
            deck.difficulties[index] = object.figures.difficulty;
            deck.by_difficulty[object.figures.difficulty.index()].insert(place);
        }
        for by in Characteristic::ALL {
            deck.compare(by);
        }
        Ok(deck)
    }

    /// Fills the tables of one characteristic.
    fn compare(&mut self, by: Characteristic) {
        let mut values: Vec<i64> = self.objects.iter().map(|it| it.figures.value(by)).collect();
        let own = values.clone();
        values.sort_unstable();
        values.dedup();
        for (place, value) in own.iter().enumerate() {
            let up = values.partition_point(|other| other < value);
            let down = values.len() - 1 - up;
            // CD-3.5: the highest is best, but the oldest discovery.
            let (usual, reversed) = match by {
                Characteristic::Discovery => (down, up),
                _ => (up, down),
            };
            let difficulty = self.difficulties[place].index();
            // OK because ranks are below 64 and difficulties below 4.
            self.merits[0][by.index()][place] = (4 * usual + difficulty) as u8;
            self.merits[1][by.index()][place] = (4 * reversed + difficulty) as u8;
            self.alike[by.index()][place] = own
                .iter()
                .enumerate()
                .filter(|&(_, other)| other == value)
                .map(|(other, _)| other as u8)
                .collect();
        }
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck of {} objects", self.objects.len())
    }
}

/// A deck that is one of those opened: compared by identity, written as the
/// trace's table unless it is the standard one (`null`).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "Option<Table>", into = "Option<Table>")]
pub struct DeckRef(pub &'static Deck);

impl PartialEq for DeckRef {
    fn eq(&self, other: &Self) -> bool {
        // Each content is opened once, so the same content is the same place.
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for DeckRef {}

impl std::ops::Deref for DeckRef {
    type Target = Deck;

    #[inline]
    fn deref(&self) -> &Deck {
        self.0
    }
}

impl TryFrom<Option<Table>> for DeckRef {
    type Error = DeckError;

    fn try_from(table: Option<Table>) -> Result<Self, DeckError> {
        match table {
            None => Ok(Self(Deck::standard())),
            Some(table) => Deck::from_table(&table).map(Self),
        }
    }
}

impl From<DeckRef> for Option<Table> {
    fn from(deck: DeckRef) -> Self {
        (!std::ptr::eq(deck.0, Deck::standard())).then(|| deck.0.table())
    }
}

/// The deck's file. Where its figures come from is told beside it, in
/// `sources.json`, which is for people.
#[derive(Deserialize)]
struct File<'a> {
    #[serde(borrow)]
    cards: Vec<FileCard<'a>>,
}

#[derive(Deserialize)]
struct FileCard<'a> {
    slug: &'a str,
    name: FileText,
    kind: &'a str,
    diameter: i64,
    discovery: i64,
    temperature: i64,
    distance: i64,
    difficulty: Difficulty,
    note: FileText,
}

#[derive(Deserialize)]
struct FileText {
    en: String,
    fr: String,
}
