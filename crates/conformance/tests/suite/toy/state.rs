//! The state and its rules.

use super::bug::Bug;
use super::steps::{Action, Rule};
use engine::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

pub(crate) const KINDS: usize = 6;
pub(crate) const EACH_KIND: u8 = 2;
pub(crate) const TOKENS: u8 = 5;
pub(crate) const HAND: u8 = 2;

/// How many cards of each kind.
pub(crate) type Bag = [u8; KINDS];

pub(crate) fn bag_len(bag: &Bag) -> u8 {
    bag.iter().sum()
}

/// The kinds in a bag, ascending, each as often as it is there.
pub(crate) fn kinds(bag: &Bag) -> Vec<u8> {
    let times = |kind: u8| std::iter::repeat_n(kind, usize::from(bag[usize::from(kind)]));
    (0..KINDS as u8).flat_map(times).collect()
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Options {
    /// Who begins, if it is not left to chance.
    pub(crate) first: Option<u8>,
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Strict {
            #[serde(default)]
            first: Option<u8>,
        }
        #[derive(Deserialize)]
        struct Lax {
            #[serde(default)]
            first: Option<u8>,
        }
        let first = if Bug::LaxOptions.is_here() {
            Lax::deserialize(deserializer)?.first
        } else {
            Strict::deserialize(deserializer)?.first
        };
        Ok(Self { first })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Tokens(Seat),
    Deal(Seat),
    First,
    Turn(Seat),
    Draw(Seat),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) phase: Phase,
    pub(crate) tokens: PerSeat<Option<u8>>,
    pub(crate) deck: Bag,
    pub(crate) hands: PerSeat<Bag>,
    pub(crate) buried: PerSeat<Bag>,
    pub(crate) row: Vec<u8>,
    /// The last card drawn by anyone, which only a bug shows.
    pub(crate) drawn: Option<u8>,
}

impl Toy {
    pub(crate) fn new(options: &Options, seats: Seats) -> Self {
        Self {
            options: options.clone(),
            seats,
            phase: Phase::Tokens(Seat::new(0)),
            tokens: PerSeat::new(seats, None),
            deck: [EACH_KIND; KINDS],
            hands: PerSeat::new(seats, Bag::default()),
            buried: PerSeat::new(seats, Bag::default()),
            row: Vec::new(),
            drawn: None,
        }
    }

    /// All that the seat could try, ascending.
    pub(crate) fn held_actions(&self, seat: Seat) -> Vec<Action> {
        let mut held = kinds(&self.hands[seat]);
        if !Bug::DoubleMove.is_here() {
            held.dedup();
        }
        let plays = held.iter().map(|&kind| Action::Play(kind));
        let mut actions: Vec<_> = plays
            .chain(held.iter().map(|&kind| Action::Bury(kind)))
            .collect();
        if Bug::MissingMove.is_here() && held.len() > 1 {
            actions.pop();
        }
        if Bug::OrderByHidden.is_here() && self.deck[0] == 0 {
            actions.reverse();
        }
        actions
    }

    pub(crate) fn rule(&self, seat: Seat, action: Action) -> Result<(), Rule> {
        let (Action::Play(kind) | Action::Bury(kind)) = action;
        let of_next = |kind: u8| self.hands[seat.next(self.seats)][usize::from(kind)];
        let refusal = |item| {
            Err(Rule {
                prefix: match Bug::here() {
                    Bug::ForeignClause => "XX",
                    _ => "TY",
                },
                item,
                hint: match Bug::here() {
                    Bug::RefusalTells => of_next(kind.min(5)),
                    _ => 0,
                },
            })
        };
        let held = self.hands[seat].get(usize::from(kind));
        if held.is_none_or(|&count| count == 0) {
            return refusal(1);
        }
        match action {
            Action::Play(_) if self.row.last() == Some(&kind) => refusal(2),
            // The lowest kind held stays allowed, so that there is a move.
            Action::Bury(_) if Bug::LegalByHidden.is_here() => {
                let lowest = kinds(&self.hands[seat])[0];
                match kind != lowest && of_next(kind) > 0 {
                    true => refusal(3),
                    false => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn deck_left(&self) -> u8 {
        bag_len(&self.deck)
    }

    /// After a card left the hand of `seat`.
    pub(crate) fn phase_after_card(&self, seat: Seat) -> Phase {
        if self.deck_left() > 0 {
            Phase::Draw(seat)
        } else {
            self.phase_after_turn(seat)
        }
    }

    /// After the turn of `seat`: the next seat with a card.
    pub(crate) fn phase_after_turn(&self, seat: Seat) -> Phase {
        self.seats
            .clockwise_from(seat.next(self.seats))
            .find(|&next| bag_len(&self.hands[next]) > 0)
            .map_or(Phase::Over, Phase::Turn)
    }

    pub(crate) fn score(&self, seat: Seat) -> i32 {
        let buried: u8 = kinds(&self.buried[seat]).iter().sum();
        let matching = self.row.iter().filter(|&&k| Some(k) == self.tokens[seat]);
        i32::from(buried) + 3 * matching.count() as i32
    }
}
