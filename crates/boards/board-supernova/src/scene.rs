//! What lies and stands on the table, and how an event changes it.

use board_kit::{Beat, Cue};
use engine::{Seat, Viewer};
use supernova::{ALIENS, Alien, Card, Event, Phase, Planet, Source, View, WORTH, rank_among};

/// Everything the board draws.
///
/// Whose turn it is belongs to the page, so no phase is kept: what is drawn of
/// the end are the tokens and the points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Who looks.
    pub viewer: Viewer,
    /// The viewer's hand, sorted; nothing for a spectator.
    pub hand: Option<Vec<Card>>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<u8>,
    /// The tokens the viewer knows.
    pub tokens: Vec<Option<Alien>>,
    /// The card that is being played: out of a hand, and not yet laid down.
    pub played: Option<(Seat, Card)>,
    /// Each seat's favourite cards, sorted.
    pub favourites: Vec<Vec<Card>>,
    /// The planet of each alien.
    pub aliens: [Planet; ALIENS],
    /// How many cards the draw pile has.
    pub pile: u8,
    /// How many planets are taken, from planet 0 outward.
    pub taken: u8,
    /// The discard pile, oldest card first.
    pub discard: Vec<Card>,
    /// Whether one of two aliens that trade planets has left already.
    pub trading: bool,
    /// Each seat's points, once they are counted.
    pub points: Vec<Option<i8>>,
}

impl Scene {
    /// The scene of a view.
    pub fn of(view: &View) -> Self {
        let mut scene = Self {
            viewer: view.viewer,
            hand: view.hand.clone(),
            hand_sizes: view.hand_sizes.clone(),
            tokens: view.tokens.clone(),
            favourites: view.favourites.clone(),
            aliens: view.aliens,
            pile: view.pile,
            taken: view.taken,
            discard: view.discard.clone(),
            played: None,
            trading: false,
            points: vec![None; view.hand_sizes.len()],
        };
        if matches!(view.phase, Phase::Over { .. }) {
            scene.points = view
                .seats
                .iter()
                .map(|seat| Some(scene.points_of(seat)))
                .collect();
        }
        scene
    }

    /// What an alien is worth as they stand (SN-6.1).
    pub fn worth(&self, alien: Alien) -> i8 {
        WORTH[usize::from(rank_among(&self.aliens, alien)) - 1]
    }

    /// What the viewer knows a seat to have by now: its cards, and its token
    /// where that is known (SN-6.3).
    pub fn points_of(&self, seat: Seat) -> i8 {
        let token = self.tokens.get(seat.index()).copied().flatten();
        let cards = self.favourites.get(seat.index()).into_iter().flatten();
        let aliens = cards.filter_map(|card| card.backs());
        aliens.chain(token).map(|alien| self.worth(alien)).sum()
    }

    /// Lets an event happen.
    pub fn play(&mut self, event: &Event) -> Beat {
        match *event {
            Event::FirstSeatDrawn { .. } => Beat::new(300, Cue::Roll),
            Event::FavouriteDealt { seat, card } => {
                self.back(seat, card);
                Beat::new(120, Cue::Card)
            }
            Event::TokenDealt { seat, token } => {
                self.learn(seat, token);
                Beat::new(80, Cue::Place)
            }
            Event::CardDealt { seat, card } => {
                self.pile = self.pile.saturating_sub(1);
                self.receive(seat, card);
                Beat::new(60, Cue::Card)
            }
            Event::CardPlayed { seat, card } => {
                self.hand_over(seat, card);
                self.played = Some((seat, card));
                Beat::new(380, Cue::Card)
            }
            Event::AlienAdvanced { alien, from, to } => {
                self.aliens[alien.index()] = to;
                Beat::new(hop_millis(from, to), Cue::Step)
            }
            Event::AlienSwitched { alien, to, .. } => {
                self.aliens[alien.index()] = to;
                // Both move at once, so the first of the two takes no time.
                self.trading = !self.trading;
                if self.trading {
                    Beat::NOTHING
                } else {
                    Beat::new(SWITCH_MILLIS, Cue::Fly)
                }
            }
            Event::NobodySwitched => Beat::new(250, Cue::Silence),
            Event::FavouriteAdopted { seat, card } => {
                self.played = None;
                self.back(seat, card);
                Beat::new(400, Cue::Place)
            }
            Event::FavouriteDropped { seat, card } => {
                self.forsake(seat, card);
                self.discard.push(card);
                Beat::new(300, Cue::Card)
            }
            Event::FavouritesExchanged {
                seat,
                give,
                other,
                take,
            } => {
                self.forsake(seat, give);
                self.forsake(other, take);
                self.back(seat, take);
                self.back(other, give);
                Beat::new(400, Cue::Fly)
            }
            Event::CardDiscarded { card } => {
                self.played = None;
                self.discard.push(card);
                Beat::new(160, Cue::Card)
            }
            Event::CardDrawn { seat, from, card } => {
                self.receive(seat, card);
                match from {
                    Source::Pile => {
                        self.pile = self.pile.saturating_sub(1);
                        Beat::new(260, Cue::Card)
                    }
                    Source::Galaxy { .. } => {
                        self.taken += 1;
                        Beat::new(400, Cue::Blast)
                    }
                }
            }
            Event::PileEmptied => Beat::new(400, Cue::Blast),
            Event::SupernovaCaughtUp { .. } => Beat::new(400, Cue::Blast),
            Event::FarEndReached { .. } => Beat::new(400, Cue::Win),
            Event::AlienRanked { .. } => Beat::new(300, Cue::Step),
            Event::TokenRevealed { seat, token } => {
                self.learn(seat, Some(token));
                Beat::new(400, Cue::Reveal)
            }
            Event::SeatScored { seat, points } => {
                if let Some(shown) = self.points.get_mut(seat.index()) {
                    *shown = Some(points);
                }
                Beat::new(250, Cue::Step)
            }
            Event::GameEnded { .. } => Beat::new(0, Cue::Win),
        }
    }

    fn receive(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(size) = self.hand_sizes.get_mut(seat.index()) {
            *size += 1;
        }
        if let (Some(hand), Some(card)) = (&mut self.hand, card) {
            insert(hand, card);
        }
    }

    fn hand_over(&mut self, seat: Seat, card: Card) {
        if let Some(size) = self.hand_sizes.get_mut(seat.index()) {
            *size = size.saturating_sub(1);
        }
        if let Some(hand) = self.hand.as_mut().filter(|_| self.viewer.is(seat)) {
            remove(hand, card);
        }
    }

    fn learn(&mut self, seat: Seat, token: Option<Alien>) {
        if let (Some(known), Some(token)) = (self.tokens.get_mut(seat.index()), token) {
            *known = Some(token);
        }
    }

    fn back(&mut self, seat: Seat, card: Card) {
        if let Some(favourites) = self.favourites.get_mut(seat.index()) {
            insert(favourites, card);
        }
    }

    fn forsake(&mut self, seat: Seat, card: Card) {
        if let Some(favourites) = self.favourites.get_mut(seat.index()) {
            remove(favourites, card);
        }
    }
}

/// How long two aliens take to trade planets.
pub(crate) const SWITCH_MILLIS: u32 = 520;

/// How long an alien hops: the farther, the longer, but nobody waits long.
pub(crate) fn hop_millis(from: Planet, to: Planet) -> u32 {
    let steps = u32::from(to.number().saturating_sub(from.number()));
    (240 + 120 * steps).min(720)
}

/// Puts a card into a sorted list.
fn insert(cards: &mut Vec<Card>, card: Card) {
    let place = cards.partition_point(|&other| other <= card);
    cards.insert(place, card);
}

fn remove(cards: &mut Vec<Card>, card: Card) {
    if let Some(place) = cards.iter().position(|&other| other == card) {
        cards.remove(place);
    }
}
