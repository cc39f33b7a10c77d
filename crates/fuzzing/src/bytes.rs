//! Reading choices out of arbitrary bytes.

use dice::Dice;
use engine::{Game, Randomness, Scratch, Seats};
use registry::{GameId, Variant, simulation_options};
use serde_json::Value;
use std::sync::LazyLock;

/// Bytes read one by one; zeros once they are used up.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Self {
        Self(data)
    }

    pub(crate) fn next(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first
            }
            None => 0,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn rest(&self) -> &'a [u8] {
        self.0
    }

    /// One of `count` numbers.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let number = usize::from(self.next()) << 8 | usize::from(self.next());
        number % count.max(1)
    }

    pub(crate) fn game(&mut self) -> GameId {
        GameId::ALL[self.below(GameId::ALL.len())]
    }

    /// A game at its first decision: seats, options and set-up by the bytes.
    pub(crate) fn opened<G: Game>(&mut self) -> G {
        let span = usize::from(G::MOST_SEATS - G::LEAST_SEATS) + 1;
        let count = G::LEAST_SEATS + self.below(span) as u8; // OK because span is at most 8.
        let seats = Seats::new(count).expect("games have 2 to 8 seats");
        let options = self.valid_options::<G>(seats);
        let mut game = G::start(&options, seats).expect("chosen to be valid");
        let mut dice = Dice::new(self.below(1 << 16) as u64);
        engine::settle(&mut game, &mut dice, &mut Scratch::default(), &mut ());
        game
    }

    /// Options that the game takes at that many seats.
    fn valid_options<G: Game>(&mut self, seats: Seats) -> G::Options {
        static VARIANTS: LazyLock<Vec<Variant>> = LazyLock::new(registry::variants);
        let fits = |it: &&Variant| it.game.name() == G::NAME && it.seats == seats.count();
        let fitting: Vec<&Variant> = VARIANTS.iter().filter(fits).collect();
        let variant = fitting[self.below(fitting.len())];
        simulation_options::<G>(&variant.options).expect("a variant of the game")
    }
}

impl Randomness for Bytes<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = [self.next(), self.next(), self.next(), self.next()];
        u32::from_le_bytes(number) % bound
    }
}

/// Changes one thing inside a JSON value, chosen by the bytes.
pub(crate) fn mutate(value: &mut Value, bytes: &mut Bytes<'_>) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let chosen = bytes.below(map.len());
            if let Some(inner) = map.values_mut().nth(chosen) {
                mutate(inner, bytes);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let chosen = bytes.below(list.len());
            match bytes.next() % 4 {
                0 => drop(list.remove(chosen)),
                1 => {
                    let copy = list[chosen].clone();
                    list.push(copy);
                }
                _ => mutate(&mut list[chosen], bytes),
            }
        }
        Value::String(text) => {
            let byte = char::from(bytes.next());
            match bytes.next() % 3 {
                0 => text.push(byte),
                1 => drop(text.pop()),
                _ => *text = text.chars().rev().collect(),
            }
        }
        other => {
            *other = match bytes.next() % 5 {
                0 => Value::Null,
                1 => Value::from(i64::from(bytes.next()) - 100),
                2 => Value::from(u64::MAX - u64::from(bytes.next())),
                3 => Value::from(bytes.next() & 1 == 1),
                _ => Value::from(bytes.next()),
            };
        }
    }
}
