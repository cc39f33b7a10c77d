//! What an action does.

use crate::Supernova;
use crate::action::Action;
use crate::alien::{Alien, Pair};
use crate::card::Card;
use crate::event::{Event, Source};
use crate::planet::Planet;
use crate::state::{EndReason, Phase};
use engine::{Apply, Seat, Sink};

impl Apply for Supernova {
    #[inline]
    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Phase::Play { seat } = self.phase else {
            unreachable!("no seat decides in {:?}", self.phase);
        };
        let card = action.card();
        self.hands[seat.index()].remove(card);
        events.emit(|| Event::CardPlayed { seat, card });
        match action {
            Action::Advance { alien, .. } => self.advance(alien, events),
            Action::Adopt { drop, .. } => self.adopt(seat, card, drop, events),
            Action::Exchange {
                give,
                seat: other,
                take,
            } => self.exchange(seat, give, other, take, events),
            Action::Switch { pair } => self.switch(pair, events),
        }
        // SN-3.4: an adopted card stays beside the favourites.
        if !matches!(action, Action::Adopt { .. }) {
            self.discard.push(card);
            events.emit(|| Event::CardDiscarded { card });
        }
        self.end_of_turn(seat, action, events);
    }
}

impl Supernova {
    /// SN-3.2: to the nearest planet without an alien, never backward.
    #[inline]
    fn advance(&mut self, alien: Alien, events: &mut impl Sink<Event>) {
        let from = self.planet(alien);
        let to = self.occupied().next_missing(from);
        self.aliens[alien.index()] = to;
        events.emit(|| Event::AlienAdvanced { alien, from, to });
    }

    /// SN-3.4, SN-3.5: the card joins the favourites; a third one goes.
    #[inline]
    fn adopt(&mut self, seat: Seat, card: Card, drop: Option<Card>, events: &mut impl Sink<Event>) {
        if let Some(drop) = drop {
            self.favourites[seat.index()].remove(drop);
            self.discard.push(drop);
            events.emit(|| Event::FavouriteDropped { seat, card: drop });
        }
        self.favourites[seat.index()].insert(card);
        events.emit(|| Event::FavouriteAdopted { seat, card });
    }

    /// SN-3.6: two favourite cards change sides; tokens never do.
    #[inline]
    fn exchange(
        &mut self,
        seat: Seat,
        give: Card,
        other: Seat,
        take: Card,
        events: &mut impl Sink<Event>,
    ) {
        let own = &mut self.favourites[seat.index()];
        own.remove(give);
        own.insert(take);
        let theirs = &mut self.favourites[other.index()];
        theirs.remove(take);
        theirs.insert(give);
        events.emit(|| Event::FavouritesExchanged {
            seat,
            give,
            other,
            take,
        });
    }

    /// SN-3.7, SN-3.8: two aliens trade planets, or nobody does.
    #[inline]
    fn switch(&mut self, pair: Option<Pair>, events: &mut impl Sink<Event>) {
        let Some(pair) = pair else {
            events.emit(|| Event::NobodySwitched);
            return;
        };
        let [one, other] = pair.members();
        let (here, there) = (self.planet(one), self.planet(other));
        self.aliens[one.index()] = there;
        self.aliens[other.index()] = here;
        for (alien, from, to) in [(one, here, there), (other, there, here)] {
            events.emit(|| Event::AlienSwitched { alien, from, to });
        }
    }

    /// The game is over, or the player's hand is due a card.
    #[inline]
    fn end_of_turn(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        // SN-5.2: nobody but an alien that advanced can be new at the far end.
        if let Action::Advance { alien, .. } = action
            && self.planet(alien) == Planet::FAR_END
        {
            events.emit(|| Event::FarEndReached { alien });
            self.end(EndReason::FarEndReached, events);
        } else if self.supernova_catches_up() {
            let planet = self.next_galaxy_planet();
            events.emit(|| Event::SupernovaCaughtUp { seat, planet });
            self.end(EndReason::SupernovaCaughtUp, events);
        } else {
            self.phase = Phase::Refill { seat };
        }
    }

    /// Where the next card comes from: the pile, then the galaxy from the
    /// centre outward (SN-4.2).
    #[inline]
    pub(crate) fn next_source(&self) -> Source {
        if self.pile > 0 {
            Source::Pile
        } else {
            let planet = self.next_galaxy_planet();
            Source::Galaxy { planet }
        }
    }

    /// The innermost planet that is not taken. There is always one: the game
    /// ends before the supernova is past an alien.
    #[inline]
    fn next_galaxy_planet(&self) -> Planet {
        Planet::new(self.taken).unwrap_or(Planet::FAR_END)
    }

    /// SN-5.1: whether the next card to take has an alien on it.
    #[inline]
    pub(crate) fn supernova_catches_up(&self) -> bool {
        match self.next_source() {
            Source::Pile => false,
            Source::Galaxy { planet } => self.occupied().contains(planet),
        }
    }

    fn end(&mut self, cause: EndReason, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over { cause };
        self.tell_scores(events);
        events.emit(|| Event::GameEnded { cause });
    }
}
