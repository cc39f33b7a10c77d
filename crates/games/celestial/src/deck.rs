//! The objects of a deck, and tables to compare them quickly.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::card::{Card, Characteristic, Collector, Difficulty};
use crate::catalogue::{CATALOGUE, Kind, number_of};
use crate::expert::EXPERT;
use crate::family::FAMILY;
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

/// An object of a deck: its slug, and how hard it is to observe.
pub(crate) type Row = (&'static str, Difficulty);

/// A celestial object's card. In decks that came with a trace its slug is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// The card.
    pub card: Card,
    /// Its name in notations and traces; see also [`Deck::slug`].
    pub slug: &'static str,
    /// What sort of object it is, unless its deck came with a trace.
    pub kind: Option<Kind>,
    /// The numbers on the card.
    pub figures: Figures,
    /// Which of them are estimates, as far as that is known.
    pub estimates: &'static [Characteristic],
}

impl Object {
    /// Whether a figure is an estimate.
    pub fn is_estimate(&self, of: Characteristic) -> bool {
        self.estimates.contains(&of)
    }
}

/// A card's name in traces. Only that of a deck that came with one is not known
/// at compile time.
pub type Slug = Cow<'static, str>;

/// A deck of objects. Collectors are no part of it; they are an option.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck {
    /// Borrowed in Orbite's own decks, which are known at compile time.
    objects: Cow<'static, [Object]>,
    /// The objects' slugs, ascending, if it came with a trace.
    slugs: Vec<String>,
    /// Where each known object is in it.
    places: [Option<u8>; CATALOGUE.len()],
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
pub type FiguresBySlug = BTreeMap<String, Figures>;

/// The objects of one of Orbite's own decks.
const fn printed<const COUNT: usize>(rows: &[Row; COUNT]) -> [Object; COUNT] {
    let mut objects = [object_of(&rows[0]); COUNT];
    let mut place = 1;
    while place < COUNT {
        objects[place] = object_of(&rows[place]);
        place += 1;
    }
    objects
}

const fn object_of(row: &Row) -> Object {
    let &(slug, difficulty) = row;
    let number = number_of(slug);
    let known = &CATALOGUE[number as usize];
    let [diameter, discovery, temperature, distance] = known.figures;
    Object {
        card: Card::known(number),
        slug,
        kind: Some(known.kind),
        figures: Figures {
            diameter,
            discovery,
            temperature,
            distance,
            difficulty,
        },
        estimates: known.estimates,
    }
}

const EXPERT_OBJECTS: [Object; EXPERT.len()] = printed(&EXPERT);
const FAMILY_OBJECTS: [Object; FAMILY.len()] = printed(&FAMILY);
const EXPERT_DECK: &Deck = &Deck::new(Cow::Borrowed(&EXPERT_OBJECTS), Vec::new());
const FAMILY_DECK: &Deck = &Deck::new(Cow::Borrowed(&FAMILY_OBJECTS), Vec::new());

/// The longest slug, in bytes.
const LONGEST_SLUG: usize = 64;

/// Whether an object of a deck that comes with a trace can be called so.
fn is_slug(text: &str) -> bool {
    (1..=LONGEST_SLUG).contains(&text.len())
        && !text.starts_with('@')
        && Collector::ALL.iter().all(|kind| kind.slug() != text)
        && text
            .chars()
            .all(|it| !it.is_whitespace() && !it.is_control())
}

impl Deck {
    /// The deck of a choice (CD-1.1).
    pub const fn of(choice: DeckChoice) -> &'static Self {
        match choice {
            DeckChoice::Expert => EXPERT_DECK,
            DeckChoice::Family => FAMILY_DECK,
        }
    }

    /// The deck with objects that few people know.
    pub const fn expert() -> &'static Self {
        EXPERT_DECK
    }

    /// The deck with objects that people know.
    pub const fn family() -> &'static Self {
        FAMILY_DECK
    }

    /// The cards as a trace's start line carries them.
    pub fn table(&self) -> FiguresBySlug {
        // One by one: collecting a map brings a sort with it.
        let mut table = FiguresBySlug::new();
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
            Cow::Borrowed(_) => *self.places.get(usize::from(card.known_number()?))?,
            Cow::Owned(objects) => card
                .foreign_place()
                .filter(|&place| usize::from(place) < objects.len()),
        }
    }

    /// The slug of a card: a Collector's, or an object's of this deck.
    pub fn slug(&self, card: Card) -> Slug {
        if let Some(slug) = card.slug() {
            return Cow::Borrowed(slug);
        }
        let place = card.foreign_place();
        match place.and_then(|place| self.slugs.get(usize::from(place))) {
            Some(slug) => Cow::Owned(slug.clone()),
            None => Cow::Owned(card.to_string()),
        }
    }

    /// The Collector or the object of this deck with a slug.
    pub fn card_of_slug(&self, slug: &str) -> Option<Card> {
        match &self.objects {
            Cow::Borrowed(_) => Card::of_slug(slug)
                .filter(|&card| card.as_collector().is_some() || self.place(card).is_some()),
            Cow::Owned(_) => match self.slugs.binary_search_by(|it| it.as_str().cmp(slug)) {
                Ok(place) => Some(Card::foreign(place as u8)), // OK: at most 64.
                Err(_) => Card::of_slug(slug).filter(|card| card.as_collector().is_some()),
            },
        }
    }

    /// The card at a place.
    #[inline]
    pub(crate) fn card(&self, place: u8) -> Card {
        // OK because only places of the deck are made.
        self.objects[usize::from(place)].card
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
    /// if they came with a trace.
    const fn new(objects: Cow<'static, [Object]>, slugs: Vec<String>) -> Self {
        let mut merits = [[[0; MOST_OBJECTS]; 4]; 2];
        let mut difficulties = [Difficulty::Green; MOST_OBJECTS];
        let mut alike = [[Set64::EMPTY; MOST_OBJECTS]; 4];
        let mut by_difficulty = [Set64::EMPTY; 4];
        let mut places = [None; CATALOGUE.len()];
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
            if let Some(number) = list[place].card.known_number() {
                places[number as usize] = Some(place as u8);
            }
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
            places,
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

/// One of Orbite's own decks (CD-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeckChoice {
    /// Objects that few people know.
    #[default]
    Expert,
    /// Objects that people know.
    Family,
}

impl DeckChoice {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Expert, Self::Family];

    /// The names of [`ALL`](Self::ALL), as options write them.
    pub(crate) const NAMES: [&'static str; 2] = ["expert", "family"];

    /// Its name in options.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Whether it is the deck of traces and records that name none.
    pub(crate) fn is_expert(&self) -> bool {
        *self == Self::Expert
    }
}

/// The deck of a game, held by its state: one of Orbite's own, which costs
/// nothing to hold, or another that came with a trace. Written as `null` for
/// the expert deck, the name of the family deck, or a trace's table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        description = "`null` for the expert deck, `\"family\"`, or the objects of another deck \
            by their slugs; the expert deck's are the example.",
        example = Deck::expert().table()
    )
)]
#[serde(try_from = "Option<Written>", into = "Option<Written>")]
pub struct DeckRef(Held);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Held {
    Own(DeckChoice),
    Other(Arc<Deck>),
}

/// How a deck is written that is not the expert one.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
enum Written {
    Own(DeckChoice),
    Other(FiguresBySlug),
}

impl DeckRef {
    /// The expert deck.
    pub const EXPERT: Self = Self::own(DeckChoice::Expert);
    /// The family deck.
    pub const FAMILY: Self = Self::own(DeckChoice::Family);

    /// One of Orbite's own decks.
    pub const fn own(choice: DeckChoice) -> Self {
        Self(Held::Own(choice))
    }

    /// Which of Orbite's own decks it is, if it is one.
    pub fn choice(&self) -> Option<DeckChoice> {
        match self.0 {
            Held::Own(choice) => Some(choice),
            Held::Other(_) => None,
        }
    }

    /// The deck with these cards: Orbite's own if they are its cards, else one
    /// without kinds.
    pub fn from_table(table: &FiguresBySlug) -> Result<Self, DeckError> {
        for choice in DeckChoice::ALL {
            if Deck::of(choice).table() == *table {
                return Ok(Self::own(choice));
            }
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
            kind: None,
            figures,
            estimates: &[],
        };
        let objects = (0..).zip(table.values()).map(object).collect();
        let slugs = table.keys().cloned().collect();
        let deck = Deck::new(Cow::Owned(objects), slugs);
        Ok(Self(Held::Other(Arc::new(deck))))
    }
}

impl std::ops::Deref for DeckRef {
    type Target = Deck;

    #[inline]
    fn deref(&self) -> &Deck {
        match &self.0 {
            Held::Own(choice) => Deck::of(*choice),
            Held::Other(deck) => deck,
        }
    }
}

impl TryFrom<Option<Written>> for DeckRef {
    type Error = DeckError;

    fn try_from(written: Option<Written>) -> Result<Self, DeckError> {
        match written {
            None => Ok(Self::EXPERT),
            Some(Written::Own(choice)) => Ok(Self::own(choice)),
            Some(Written::Other(table)) => Self::from_table(&table),
        }
    }
}

impl From<DeckRef> for Option<Written> {
    fn from(deck: DeckRef) -> Self {
        match deck.0 {
            Held::Own(DeckChoice::Expert) => None,
            Held::Own(choice) => Some(Written::Own(choice)),
            Held::Other(deck) => Some(Written::Other(deck.table())),
        }
    }
}
