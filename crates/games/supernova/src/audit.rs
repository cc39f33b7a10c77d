//! What must hold in every state.

use crate::alien::Alien;
use crate::card::{Card, Kind};
use crate::deck::COPIES;
use crate::planet::{GALAXY, Planet};
use crate::state::{EndReason, HAND, MOST_FAVOURITES, MOST_SEATS, Phase, Supernova};
use engine::Audit;

impl Audit for Supernova {
    /// Says what is wrong, if anything is.
    fn audit(&self) -> Result<(), String> {
        self.inspect_cards()?;
        self.inspect_favourites()?;
        self.inspect_hands()?;
        self.inspect_aliens()
    }
}

impl Supernova {
    /// No card is lost or doubled.
    fn inspect_cards(&self) -> Result<(), String> {
        let bags = || self.hands.iter().chain(&self.favourites);
        let discarded = |card| {
            self.discard
                .as_slice()
                .iter()
                .filter(|&&c| c == card)
                .count()
        };
        for card in Card::planet_cards() {
            let held: u32 = bags().map(|bag| bag.count(card)).sum();
            let found = self.unseen.count(card) as usize + held as usize + discarded(card);
            let copies = usize::from(COPIES[card.index()]);
            if found != copies {
                return Err(format!("{found} cards {card} instead of {copies}"));
            }
        }
        if self.taken > GALAXY || self.unseen.len() != self.unseen_count() {
            return Err(format!(
                "{} unseen cards, but {} in the pile and {} planets taken",
                self.unseen.len(),
                self.pile,
                self.taken
            ));
        }
        if self.taken > 0 && self.pile > 0 {
            return Err("the galaxy is taken before the pile is empty".into());
        }
        let mut initial = 0;
        for alien in Alien::ALL {
            let card = Card::initial(alien);
            let held: u32 = bags().map(|bag| bag.count(card)).sum();
            let found = held as usize + discarded(card);
            if found > 1 {
                return Err(format!("{found} cards {card}"));
            }
            initial += found;
        }
        if initial != usize::from(self.dealt().0) {
            return Err(format!("{initial} initial favourites are in the game"));
        }
        Ok(())
    }

    /// Everybody backs as many as the rules say.
    fn inspect_favourites(&self) -> Result<(), String> {
        let (cards, tokens) = self.dealt();
        for index in 0..MOST_SEATS {
            let favourites = self.favourites[usize::from(index)];
            if favourites.iter().any(|card| card.backs().is_none()) {
                return Err(format!("seat {index} has favourites {favourites:?}"));
            }
            let count = favourites.len();
            let fits = if index < cards {
                (1..=MOST_FAVOURITES).contains(&count)
            } else {
                count == 0
            };
            if !fits {
                return Err(format!("seat {index} has {count} favourite cards"));
            }
            let token = self.tokens[usize::from(index)];
            if token.is_some() != (index < tokens) {
                return Err(format!("seat {index} has the token {token:?}"));
            }
            if token.is_some() && self.tokens.iter().filter(|&&t| t == token).count() > 1 {
                return Err(format!("two tokens {token:?}"));
            }
        }
        Ok(())
    }

    /// Hands are full, but for the cards that are still to come.
    fn inspect_hands(&self) -> Result<(), String> {
        let hands = || {
            self.seats
                .iter()
                .map(|seat| (seat, self.hands[seat.index()]))
        };
        if let Some((seat, hand)) = hands().find(|(_, hand)| {
            hand.faces()
                .any(|card| matches!(card.kind(), Kind::Initial(_)))
        }) {
            return Err(format!("seat {seat} has the hand {hand:?}"));
        }
        let missing: u32 = hands().map(|(_, hand)| u32::from(HAND) - hand.len()).sum();
        let fits = match self.phase {
            Phase::FirstSeat | Phase::Favourites { .. } | Phase::Tokens { .. } => {
                missing == u32::from(HAND * self.seats.count())
            }
            Phase::Hands { to, .. } => hands().all(|(seat, hand)| {
                (seat < to) == (hand.len() == u32::from(HAND)) && (seat <= to || hand.len() == 0)
            }),
            Phase::Play { .. } => missing == 0,
            Phase::Refill { seat } => missing == 1 && self.hands[seat.index()].len() == 2,
            Phase::Over { .. } => missing == 1,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("{missing} cards are missing in the hands"))
        }
    }

    /// Aliens stand where the rules let them.
    fn inspect_aliens(&self) -> Result<(), String> {
        for alien in Alien::ALL {
            let planet = self.planet(alien);
            let there = self.aliens.iter().filter(|&&other| other == planet).count();
            // SN-3.2: only the first planet holds several.
            if there > 1 && planet != Planet::FIRST {
                return Err(format!("{there} aliens on planet {planet}"));
            }
            if planet.number() < self.taken {
                return Err(format!("alien {alien} stands on a taken planet"));
            }
        }
        let at_the_end = self.occupied().contains(Planet::FAR_END);
        let fits = match self.phase {
            Phase::Over {
                cause: EndReason::FarEndReached,
            } => at_the_end,
            Phase::Over {
                cause: EndReason::SupernovaCaughtUp,
            } => !at_the_end && self.supernova_catches_up(),
            Phase::Refill { .. } => !at_the_end && !self.supernova_catches_up(),
            _ => !at_the_end,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("aliens on {:?} in {:?}", self.aliens, self.phase))
        }
    }
}
