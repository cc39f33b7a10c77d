//! Positions laid out by hand with a small invented deck.

use celestial::{
    Action, Card, Celestial, Chance, Characteristic, Collector, Deck, DeckRef, Difficulty, Event,
    Figures, FiguresBySlug, Options, Slug, TraceState, View,
};
use engine::prelude::*;
use engine::{Seat, SeatSet, Seats, Turn, Viewer};

pub(crate) use Characteristic::{Diameter, Discovery, Distance, Temperature};

/// Diameter, discovery, temperature, distance, difficulty.
const CARDS: [(&str, [i64; 4], Difficulty); 23] = [
    ("green-10", [10, 1910, 0, 0], Difficulty::Green),
    ("green-20", [20, 1920, 0, 0], Difficulty::Green),
    ("green-25", [25, 1925, 0, 0], Difficulty::Green),
    ("green-30", [30, 1930, 0, 0], Difficulty::Green),
    ("green-30-too", [30, 1930, 0, 0], Difficulty::Green),
    ("green-30-three", [30, 1930, 0, 0], Difficulty::Green),
    ("green-40", [40, 1940, 0, 0], Difficulty::Green),
    ("green-50", [50, 1950, 0, 0], Difficulty::Green),
    ("green-60", [60, 1960, 0, 0], Difficulty::Green),
    ("green-70", [70, 1970, 0, 0], Difficulty::Green),
    ("green-80", [80, 1980, 0, 0], Difficulty::Green),
    ("yellow-10", [10, 1910, 1, 0], Difficulty::Yellow),
    ("yellow-20", [20, 1920, 1, 0], Difficulty::Yellow),
    ("yellow-30", [30, 1930, 1, 0], Difficulty::Yellow),
    ("yellow-40", [40, 1940, 1, 0], Difficulty::Yellow),
    ("orange-10", [10, 1910, 2, 0], Difficulty::Orange),
    ("orange-20", [20, 1920, 2, 0], Difficulty::Orange),
    ("orange-30", [30, 1930, 2, 0], Difficulty::Orange),
    ("orange-40", [40, 1940, 2, 0], Difficulty::Orange),
    ("red-10", [10, 1910, 3, 0], Difficulty::Red),
    ("red-20", [20, 1920, 3, 0], Difficulty::Red),
    ("red-30", [30, 1930, 3, 0], Difficulty::Red),
    ("red-40", [40, 1940, 3, 0], Difficulty::Red),
];

/// The seat of a number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn figures(slug: &str) -> Figures {
    let found = CARDS.iter().find(|(name, ..)| *name == slug);
    let ([diameter, discovery, temperature, distance], difficulty) = match found {
        Some(&(_, values, difficulty)) => (values, difficulty),
        // Fillers, which take no part.
        None => ([1, 2000, -1, 0], Difficulty::Green),
    };
    Figures {
        diameter,
        discovery,
        temperature,
        distance,
        difficulty,
    }
}

/// A position in which the leader is about to name a characteristic.
#[derive(Clone, Default)]
pub(crate) struct Scene {
    tops: Vec<Option<String>>,
    known: Vec<Vec<String>>,
    unseen: Vec<u8>,
    pool: Vec<String>,
    leader: u8,
    rounds: Option<u32>,
    reversed: bool,
    black_hole: bool,
    shields: Vec<Seat>,
}

impl Scene {
    /// Nobody sits there yet; that seat will lead.
    pub(crate) fn led_by(leader: u8) -> Self {
        Self {
            leader,
            ..Self::default()
        }
    }

    /// The next seat, with its top card and its pile, next card first.
    pub(crate) fn seat(mut self, top: &str, pile: &[&str]) -> Self {
        self.tops
            .push(Some(top.to_owned()).filter(|top| !top.is_empty()));
        self.known
            .push(pile.iter().map(ToString::to_string).collect());
        self.unseen.push(0);
        self
    }

    /// The next seats, each with its top card, its pile, and cards that nobody
    /// has seen: `green-10: yellow-10 comet ? red-10`, `out` for one that is.
    pub(crate) fn seats(self, seats: &[&str]) -> Self {
        seats.iter().fold(self, |scene, &seat| {
            if seat == "out" {
                return scene.out();
            }
            let (seen, unseen) = seat.split_once(" ? ").unwrap_or((seat, ""));
            let (top, pile) = seen.split_once(": ").unwrap_or((seen, ""));
            let pile: Vec<&str> = pile.split_whitespace().collect();
            let unseen: Vec<&str> = unseen.split_whitespace().collect();
            scene.seat(top, &pile).unseen(&unseen)
        })
    }

    /// A seat that is out.
    pub(crate) fn out(self) -> Self {
        self.seat("", &[])
    }

    /// The last seat has cards that nobody has seen: these, in some order.
    pub(crate) fn unseen(mut self, cards: &[&str]) -> Self {
        *self.unseen.last_mut().expect("a seat") = cards.len() as u8;
        self.pool.extend(cards.iter().map(ToString::to_string));
        self
    }

    pub(crate) fn rounds(mut self, rounds: u32) -> Self {
        self.rounds = Some(rounds);
        self
    }

    pub(crate) fn eclipsed(mut self) -> Self {
        self.reversed = true;
        self
    }

    pub(crate) fn with_black_hole(mut self) -> Self {
        self.black_hole = true;
        self
    }

    pub(crate) fn shield(mut self, number: u8) -> Self {
        self.shields.push(seat(number));
        self
    }

    /// Lays it, and lets the leader choose: the game then, and what happened.
    pub(crate) fn choose(self, characteristic: Characteristic) -> (Celestial, Vec<Event>) {
        let mut game = self.lay();
        let events = game.choose(characteristic);
        (game, events)
    }

    /// The game. Fillers set aside make the deal come out even.
    pub(crate) fn lay(self) -> Celestial {
        let mut table = FiguresBySlug::new();
        let mut collectors = Vec::new();
        let tops = self.tops.iter().flatten();
        for slug in tops.chain(self.known.iter().flatten()).chain(&self.pool) {
            match Card::of_slug(slug).and_then(Card::as_collector) {
                Some(collector) => collectors.push(collector),
                None => {
                    assert!(CARDS.iter().any(|it| it.0 == slug), "no card {slug}");
                    assert!(
                        table.insert(slug.clone(), figures(slug)).is_none(),
                        "{slug} twice"
                    );
                }
            }
        }
        let seats = Seats::new(self.tops.len() as u8).expect("seats");
        let mut aside = Vec::new();
        while !(table.len() + collectors.len()).is_multiple_of(self.tops.len()) {
            let filler = format!("filler-{}", aside.len());
            table.insert(filler.clone(), figures(&filler));
            aside.push(filler);
        }
        let options = Options {
            first: None,
            collectors,
            rounds: self.rounds,
            ..Options::default()
        };
        let deck = DeckRef::from_table(&table).expect("a deck");
        let card = |slug: &String| deck.card_of_slug(slug).expect("a card");
        let state = TraceState {
            top: self.tops.iter().map(|top| top.as_ref().map(card)).collect(),
            unseen: self.unseen,
            known: self
                .known
                .iter()
                .map(|pile| pile.iter().map(card).collect())
                .collect(),
            leader: seat(self.leader),
            chooser: None,
            characteristic: None,
            turn: Some(seat(self.leader)),
            aside: aside.iter().map(card).collect(),
            round: 1,
            reversed: self.reversed,
            black_hole: self.black_hole,
            shields: self.shields.into_iter().collect(),
        };
        Celestial::laid_out(deck.clone(), &options, seats, &state).expect("a position")
    }
}

/// What tests ask of a game.
pub(crate) trait Ask {
    /// The seat that decides takes an action.
    fn act(&mut self, action: Action) -> Vec<Event>;
    /// The leader names a characteristic.
    fn choose(&mut self, characteristic: Characteristic) -> Vec<Event>;
    /// A card is drawn.
    fn draw(&mut self, slug: &str) -> Vec<Event>;
    /// The card of a slug.
    fn card(&self, slug: &str) -> Card;
    /// A card's slug, to be compared with literals.
    fn slug(&self, card: Card) -> &'static str;
    /// Who decides.
    fn decides(&self) -> Option<u8>;
    /// A seat's pile, next card first.
    fn pile(&self, number: u8) -> Vec<&'static str>;
    /// A seat's top card.
    fn top_of(&self, number: u8) -> Option<&'static str>;
    /// Who leads.
    fn leads(&self) -> u8;
    /// What is set aside, without fillers.
    fn aside(&self) -> Vec<&'static str>;
    /// What a seat sees.
    fn seen_from(&self, number: u8) -> View;
}

impl Ask for Celestial {
    fn act(&mut self, action: Action) -> Vec<Event> {
        let Turn::Decide(seat) = self.turn() else {
            panic!("nobody decides: {:?}", self.turn());
        };
        let mut events = Vec::new();
        self.apply(seat, action, &mut events)
            .expect("a legal action");
        self.audit().expect("a sound state");
        events
    }

    fn choose(&mut self, characteristic: Characteristic) -> Vec<Event> {
        self.act(Action::Choose(characteristic))
    }

    fn draw(&mut self, slug: &str) -> Vec<Event> {
        let mut events = Vec::new();
        self.resolve(Chance::Draw(self.card(slug)), &mut events)
            .unwrap_or_else(|_| panic!("{slug} can't be drawn"));
        self.audit().expect("a sound state");
        events
    }

    fn card(&self, slug: &str) -> Card {
        self.deck().card_of_slug(slug).expect("a card of the deck")
    }

    fn slug(&self, card: Card) -> &'static str {
        self.deck().slug(card).into_owned().leak()
    }

    fn decides(&self) -> Option<u8> {
        match self.turn() {
            Turn::Decide(seat) => Some(seat.number()),
            _ => None,
        }
    }

    fn pile(&self, number: u8) -> Vec<&'static str> {
        let known = &self.trace_state().known[usize::from(number)];
        known.iter().cloned().map(leaked).collect()
    }

    fn top_of(&self, number: u8) -> Option<&'static str> {
        self.trace_state().top[usize::from(number)]
            .clone()
            .map(leaked)
    }

    fn leads(&self) -> u8 {
        self.trace_state().leader.number()
    }

    fn aside(&self) -> Vec<&'static str> {
        let aside = self.trace_state().aside.into_iter().map(leaked);
        aside.filter(|slug| !slug.starts_with("filler")).collect()
    }

    fn seen_from(&self, number: u8) -> View {
        self.view(Viewer::Seat(seat(number)))
    }
}

/// A set of seats.
pub(crate) fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// A standard game, its set-up's chance drawn.
pub(crate) fn standard(options: &Options, count: u8, seed: u64) -> Celestial {
    engine::settled(
        Celestial::start(options, Seats::new(count).expect("seats")).expect("a game"),
        &mut dice::Dice::new(seed),
    )
}

/// The standard deck's object of a slug.
pub(crate) fn object(slug: &str) -> &'static celestial::Object {
    let card = Card::of_slug(slug).expect("a card");
    Deck::expert().object(card).expect("an object")
}

/// A slug of a trace, to be compared with literals.
pub(crate) fn leaked(slug: Slug) -> &'static str {
    slug.into_owned().leak()
}

/// The seats and cards of those events that `pick` looks for.
pub(crate) fn cards_in(
    game: &Celestial,
    events: &[Event],
    pick: impl Fn(&Event) -> Option<(Seat, Card)>,
) -> Vec<(u8, &'static str)> {
    let name = |(seat, card): (Seat, Card)| (seat.number(), game.slug(card));
    events.iter().filter_map(pick).map(name).collect()
}

/// A game that seat 0 leads with a Collector and a deck of objects that are all
/// like the Earth.
pub(crate) fn earths(slugs: &[&str], collector: Collector, seats: u8) -> Celestial {
    let options = Options {
        first: Some(seat(0)),
        collectors: vec![collector],
        rounds: None,
        ..Options::default()
    };
    let earth = object("earth").figures;
    let table = slugs
        .iter()
        .map(|slug| ((*slug).to_owned(), earth))
        .collect();
    let deck = DeckRef::from_table(&table).unwrap();
    Celestial::start_with(deck, &options, Seats::new(seats).unwrap()).unwrap()
}
