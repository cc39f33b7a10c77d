//! Which actions are legal.

use crate::Supernova;
use crate::action::Action;
use crate::alien::{Alien, Pair};
use crate::card::{Card, Kind};
use crate::planet::Planet;
use crate::refusal::Refusal;
use crate::state::{MOST_FAVOURITES, Phase};
use engine::{Legal, Randomness, Scratch, Seat};

/// How many switches there are (SN-3.7), unless all aliens stand on the first
/// planet: one for each alien but the farthest.
const SWITCHES: u32 = 4;

impl Legal for Supernova {
    fn action_kind(action: Action) -> &'static str {
        action.kind()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        let Phase::Play { seat } = self.phase else {
            return;
        };
        for card in self.hands[seat.index()].faces() {
            match card.kind() {
                Kind::Duo(pair) => {
                    actions.extend(pair.members().map(|alien| Action::Advance { card, alien }));
                }
                Kind::Solo(alien) => {
                    actions.push(Action::Advance { card, alien });
                    self.list_adoptions(seat, card, actions);
                }
                Kind::Exchange => self.list_exchanges(seat, actions),
                Kind::Switch if self.everybody_at_the_start() => {
                    actions.push(Action::Switch { pair: None });
                }
                Kind::Switch => actions.extend((0..SWITCHES).map(|number| Action::Switch {
                    pair: self.switch_number(number),
                })),
                Kind::Initial(_) => unreachable!("initial favourites are never in a hand"),
            }
        }
    }

    fn check_rules(&self, action: Action) -> Result<(), Refusal> {
        let card = action.card();
        // Nobody has a card to play while nobody decides.
        let Phase::Play { seat } = self.phase else {
            return Err(Refusal::NotInHand { card });
        };
        if !self.hands[seat.index()].contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        match action {
            Action::Advance { card, alien } if card.advances(alien) => Ok(()),
            Action::Advance { card, alien } => Err(Refusal::NotOnCard { card, alien }),
            Action::Adopt { card, drop } => self.check_adoption(seat, card, drop),
            Action::Exchange {
                give,
                seat: other,
                take,
            } => self.check_exchange(seat, give, other, take),
            Action::Switch { pair } => self.check_switch(pair),
        }
    }

    /// A legal action of the seat, each equally likely, without listing them:
    /// the ways to play each kind of card are counted, one number is drawn,
    /// and it is read as a card and a way to play it.
    #[inline]
    fn sample_action(&self, rng: &mut impl Randomness, _scratch: &mut Scratch<Self>) -> Action {
        let Phase::Play { seat } = self.phase else {
            unreachable!("no seat decides in {:?}", self.phase);
        };
        let hand = self.hands[seat.index()];
        let (duos, solos) = (hand.faces().duos(), hand.faces().solos());
        let own = self.favourites[seat.index()].faces().len();
        // A solo card's alien advances, or is adopted: with one favourite
        // there is one way, with two as many as they have faces.
        let per_solo = 1 + own;
        let advances = 2 * duos.len();
        let to_solos = advances + per_solo * solos.len();
        let to_exchanges = to_solos
            + if hand.contains(Card::EXCHANGE) {
                own * self.faces_of_others(seat)
            } else {
                0
            };
        let all = to_exchanges
            + match (hand.contains(Card::SWITCH), self.everybody_at_the_start()) {
                (false, _) => 0,
                (true, true) => 1,
                (true, false) => SWITCHES,
            };
        let drawn = rng.below(all);
        if drawn < advances {
            let card = duos.pick(drawn / 2);
            let alien = card.shown()[drawn as usize % 2];
            Action::Advance { card, alien }
        } else if drawn < to_solos {
            let rest = drawn - advances;
            self.nth_solo_play(seat, solos.pick(rest / per_solo), rest % per_solo)
        } else if drawn < to_exchanges {
            self.nth_exchange(seat, drawn - to_solos)
        } else {
            let pair = self.switch_number(drawn - to_exchanges);
            Action::Switch { pair }
        }
    }
}

impl Supernova {
    fn list_adoptions(&self, seat: Seat, card: Card, actions: &mut Vec<Action>) {
        let favourites = self.favourites[seat.index()];
        if favourites.len() < MOST_FAVOURITES {
            actions.push(Action::Adopt { card, drop: None });
        } else {
            // SN-3.5: one of the two makes room; equal ones are one choice.
            actions.extend(favourites.faces().map(|drop| Action::Adopt {
                card,
                drop: Some(drop),
            }));
        }
    }

    fn list_exchanges(&self, seat: Seat, actions: &mut Vec<Action>) {
        for give in self.favourites[seat.index()].faces() {
            for other in self.seats.iter().filter(|&other| other != seat) {
                actions.extend(self.favourites[other.index()].faces().map(|take| {
                    Action::Exchange {
                        give,
                        seat: other,
                        take,
                    }
                }));
            }
        }
    }

    /// The switch with that number, below [`SWITCHES`]; there is none when all
    /// aliens stand on the first planet.
    ///
    /// In the order of their planets, each alien but the last trades places
    /// with the next one that stands elsewhere.
    #[inline]
    fn switch_number(&self, number: u32) -> Option<Pair> {
        // Sorted by counting: several on the first planet go by their numbers.
        let place = |alien: Alien| (self.planet(alien), alien);
        let mut order = Alien::ALL;
        for alien in Alien::ALL {
            let nearer = |&other: &Alien| place(other) < place(alien);
            order[Alien::ALL.iter().filter(|&a| nearer(a)).count()] = alien;
        }
        let at_the_start = self.aliens.iter().filter(|&&p| p == Planet::FIRST).count();
        let number = number as usize;
        let partner = order.get(at_the_start.max(number + 1))?;
        Pair::new(order[number], *partner)
    }

    fn check_adoption(&self, seat: Seat, card: Card, drop: Option<Card>) -> Result<(), Refusal> {
        // SN-3.4: only a solo card can be adopted.
        if !matches!(card.kind(), Kind::Solo(_)) {
            return Err(Refusal::NotSolo { card });
        }
        let favourites = self.favourites[seat.index()];
        let full = favourites.len() >= MOST_FAVOURITES;
        match drop {
            None if full => Err(Refusal::TooManyFavourites),
            Some(drop) if !full => Err(Refusal::NothingToDrop { drop }),
            // SN-3.5: one of the two there were, never the card just played.
            Some(drop) if !favourites.contains(drop) => Err(Refusal::DropNotYours { drop }),
            _ => Ok(()),
        }
    }

    fn check_exchange(
        &self,
        seat: Seat,
        give: Card,
        other: Seat,
        take: Card,
    ) -> Result<(), Refusal> {
        if !self.favourites[seat.index()].contains(give) {
            return Err(Refusal::GiveNotYours { give });
        }
        if other == seat {
            return Err(Refusal::ExchangeWithYourself);
        }
        if !self.seats.contains(other) {
            return Err(Refusal::NoSuchSeat { seat: other });
        }
        if !self.favourites[other.index()].contains(take) {
            return Err(Refusal::TakeNotTheirs { seat: other, take });
        }
        Ok(())
    }

    fn check_switch(&self, pair: Option<Pair>) -> Result<(), Refusal> {
        match pair {
            None if self.everybody_at_the_start() => Ok(()),
            None => Err(Refusal::SwitchNobody),
            Some(pair) => self.check_pair(pair),
        }
    }

    /// SN-3.7, SN-3.8: different planets, and nobody strictly between.
    fn check_pair(&self, pair: Pair) -> Result<(), Refusal> {
        let [one, other] = pair.members().map(|alien| self.planet(alien));
        if one == other {
            return Err(Refusal::SamePlanet { pair, planet: one });
        }
        if self.occupied().any_between(one, other) {
            let (near, far) = (one.min(other), one.max(other));
            let between = |planet: Planet| near < planet && planet < far;
            let blocker = Alien::ALL.into_iter().find(|&a| between(self.planet(a)));
            if let Some(alien) = blocker {
                return Err(Refusal::AlienBetween { pair, alien });
            }
        }
        Ok(())
    }

    /// How many different favourite cards the others have, seat by seat.
    #[inline]
    fn faces_of_others(&self, seat: Seat) -> u32 {
        let faces = |seat: Seat| self.favourites[seat.index()].faces().len();
        self.seats.iter().map(faces).sum::<u32>() - faces(seat)
    }

    /// Way 0 is to advance the alien; the others adopt it.
    #[inline]
    fn nth_solo_play(&self, seat: Seat, card: Card, way: u32) -> Action {
        let favourites = self.favourites[seat.index()];
        match way {
            0 => Action::Advance {
                card,
                alien: card.shown()[0],
            },
            _ if favourites.len() < MOST_FAVOURITES => Action::Adopt { card, drop: None },
            _ => Action::Adopt {
                card,
                drop: Some(favourites.faces().pick(way - 1)),
            },
        }
    }

    /// The exchange with that number, below the number of exchanges.
    fn nth_exchange(&self, seat: Seat, number: u32) -> Action {
        let own = self.favourites[seat.index()].faces();
        let give = own.pick(number % own.len());
        let mut rest = number / own.len();
        for other in self.seats.iter().filter(|&other| other != seat) {
            let theirs = self.favourites[other.index()].faces();
            if rest < theirs.len() {
                return Action::Exchange {
                    give,
                    seat: other,
                    take: theirs.pick(rest),
                };
            }
            rest -= theirs.len();
        }
        unreachable!("the number is below the number of exchanges")
    }
}
