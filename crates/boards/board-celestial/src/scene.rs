//! What lies on the table, as plain data.

use celestial::{
    Called, Card, Characteristic, DeckRef, Difficulty, Effects, EndReason, Fate, InSight, Object,
    Phase, Prospect, Rival, Top, View,
};
use engine::{Seat, SeatSet, Seats, Viewer};

/// Everything the board draws.
///
/// Two things of a view are left out. The cards that Comets brought this round
/// are seen as they move, and lie in piles like any others then. That time was
/// called is told when it is, and the heading reads it from the view.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Who looks.
    pub viewer: Viewer,
    /// How many seats there are.
    pub seats: Seats,
    /// The deck played with.
    pub deck: DeckRef,
    /// The number of the round.
    pub round: u32,
    /// Who leads it; nobody before the lot is drawn.
    pub leader: Option<Seat>,
    /// What lies before each seat.
    pub places: Vec<SeatCards>,
    /// The characteristics named in this round with the values announced.
    pub calls: Vec<Called>,
    /// Who may change the characteristic and thinks about it.
    pub asked: Option<Seat>,
    /// What Collectors have changed in this round.
    pub effects: Effects,
    /// The battle, while one is on.
    pub battle: Battle,
    /// Collectors set aside and cards lost to black holes, in order.
    pub aside: Vec<Card>,
    /// The last round whose cards were shown, or the one being settled.
    pub last: Option<Settled>,
    /// Who has just won the round whose cards are being carried off. Nobody
    /// once everything has been carried off.
    pub won: Option<Seat>,
    /// Why the game is over, if it is.
    pub over: Option<EndReason>,
}

/// A battle between seats whose values are equally good.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Battle {
    /// Who they are, and their difficulties.
    pub rivals: Vec<Rival>,
    /// Who takes part in the current step.
    pub tied: SeatSet,
    /// Who of them has turned a card in it.
    pub turned: SeatSet,
}

/// What lies before a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatCards {
    /// How many cards are in its pile.
    pub pile: u8,
    /// Its top card in play.
    pub top: Top,
    /// The cards it has turned in a battle, in order.
    pub battle: Vec<Card>,
    /// Whether it is out of the game.
    pub out: bool,
}

impl SeatCards {
    /// How many cards the seat holds, those in play included.
    pub fn held(&self) -> usize {
        usize::from(self.pile) + usize::from(self.top != Top::None) + self.battle.len()
    }
}

/// A round whose cards have been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Settled {
    /// Who won it.
    pub winner: Seat,
    /// Its cards, in the order of CD-3.6.
    pub cards: Vec<Laid>,
}

/// A card of such a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid {
    /// Who played it.
    pub seat: Seat,
    /// Which it is.
    pub card: Card,
    /// Where it went, once it has gone.
    pub fate: Option<Fate>,
}

impl Scene {
    /// The scene that a view shows.
    pub fn of(view: &View) -> Self {
        let battle = view.battle.as_ref();
        let places = view
            .places
            .iter()
            .enumerate()
            .map(|(index, place)| SeatCards {
                pile: place.pile,
                top: place.top,
                battle: battle
                    .and_then(|battle| battle.cards.get(index).cloned())
                    .unwrap_or_default(),
                out: place.pile == 0 && place.top == Top::None && receiver(view) != Some(index),
            });
        Self {
            viewer: view.viewer,
            seats: view.seats,
            deck: view.deck.clone(),
            round: view.round,
            leader: view.leader,
            places: places.collect(),
            calls: view.calls.clone(),
            asked: match view.phase {
                Phase::Asking { seat } => Some(seat),
                _ => None,
            },
            effects: view.effects,
            battle: battle.map_or_else(Battle::default, |battle| Battle {
                rivals: battle.rivals.clone(),
                tied: battle.tied,
                turned: battle.turned,
            }),
            aside: view.aside.clone(),
            last: view.last.as_ref().map(|last| Settled {
                winner: last.winner,
                cards: last
                    .cards
                    .iter()
                    .map(|shown| Laid {
                        seat: shown.seat,
                        card: shown.card,
                        fate: Some(shown.fate),
                    })
                    .collect(),
            }),
            won: None,
            over: match view.phase {
                Phase::Over(end) => Some(end),
                _ => None,
            },
        }
    }

    /// What lies before a seat.
    pub fn place(&self, seat: Seat) -> Option<&SeatCards> {
        self.places.get(seat.index())
    }

    /// The seat whose eyes these are, if it is a seat's.
    pub fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The characteristic compared now.
    pub fn characteristic(&self) -> Option<Characteristic> {
        self.calls.last().map(|call| call.characteristic)
    }

    /// Who chose it.
    pub fn chooser(&self) -> Option<Seat> {
        self.calls.last().map(|call| call.chooser)
    }

    /// What a seat has announced for the characteristic compared now.
    pub fn announced(&self, seat: Seat) -> Option<i64> {
        self.calls.last()?.said(seat)
    }

    /// The card that a seat has before it, or had until it was carried off at
    /// the end of this round, as far as the viewer has seen it.
    pub fn face(&self, seat: Seat) -> Option<Card> {
        match self.place(seat)?.top {
            Top::Seen(card) => Some(card),
            Top::Hidden => None,
            Top::None => self.carried_off(seat).map(|laid| laid.card),
        }
    }

    /// Where the top card of a seat went, while the round is being settled.
    pub fn carried_off(&self, seat: Seat) -> Option<Laid> {
        self.won?;
        let laid = self.last.as_ref()?.cards.iter();
        laid.copied().find(|laid| laid.seat == seat)
    }

    /// The object of a card.
    pub fn object(&self, card: Card) -> Option<Object> {
        self.deck.object(card).copied()
    }

    /// Where it is said what a card's figure comes from, as a JSON pointer; nothing
    /// for decks that came with a trace.
    pub fn source(&self, card: Card, figure: &str) -> Option<String> {
        let deck = self.deck.choice()?.name();
        let slug = self.object(card)?.slug;
        Some(format!("/{deck}/{slug}/{figure}"))
    }

    /// Whether `value` beats `other` in this round.
    pub fn beats(&self, characteristic: Characteristic, value: i64, other: i64) -> bool {
        self.effects.beats(characteristic, value, other)
    }

    /// What the viewer can tell of the others' cards.
    fn in_sight(&self) -> InSight<'_> {
        let turned = self.places.iter().flat_map(|place| &place.battle);
        InSight {
            viewer: self.viewer,
            seats: self.seats,
            deck: &self.deck,
            tops: self.places.iter().map(|place| place.top).collect(),
            shown: turned.chain(&self.aside).copied().collect(),
            calls: &self.calls,
            asked: self.asked,
            effects: self.effects,
        }
    }

    /// The objects that a seat's top card may be, as far as the viewer can tell.
    pub fn possible(&self, seat: Seat) -> Vec<Object> {
        self.in_sight().possible(seat)
    }

    /// How the viewer's card would stand if that characteristic were compared;
    /// nothing once the round is won.
    pub fn prospect(&self, characteristic: Characteristic) -> Option<Prospect> {
        if self.won.is_some() {
            return None;
        }
        self.in_sight().prospect(characteristic)
    }

    /// Who is ahead with what has been announced so far.
    pub fn ahead(&self) -> SeatSet {
        let Some(call) = self.calls.last() else {
            return SeatSet::EMPTY;
        };
        let said = |seat| call.said(seat);
        let beaten = |value: i64| {
            let others = self.seats.iter().filter_map(said);
            others
                .into_iter()
                .any(|other| self.beats(call.characteristic, other, value))
        };
        let seats = self.seats.iter();
        seats
            .filter(|&seat| said(seat).is_some_and(|value| !beaten(value)))
            .collect()
    }

    /// The difficulty that a seat has announced in a tie.
    pub fn announced_difficulty(&self, seat: Seat) -> Option<Difficulty> {
        let rival = self.battle.rivals.iter().find(|rival| rival.seat == seat)?;
        Some(rival.difficulty)
    }
}

/// The owner of a Comet that is being served: it may have no card at this
/// moment, and is not out for that.
fn receiver(view: &View) -> Option<usize> {
    match view.phase {
        Phase::Giving { to, .. } => Some(to.index()),
        _ => None,
    }
}
