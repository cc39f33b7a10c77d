//! What a viewer may know of a state.

use engine::{Observe, Randomness, Seat, SeatSet, State, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Characteristic, Difficulty};
use crate::deck::DeckRef;
use crate::event::Answer;
use crate::memory::{Fate, Remembered};
use crate::options::Options;
use crate::pile::Piece;
use crate::state::{Call, Celestial, MOST_CALLS, Phase};

engine::view_type! {
    /// What a viewer may know of a game: its own top card, the sizes of the
    /// piles, what has been said and shown at the table in this round, and what
    /// was shown at the end of the last one. What earlier rounds have shown is in
    /// their events; remembering it is up to the viewer.
    pub struct View {
        /// The deck played with.
        pub deck: DeckRef,
        /// The number of the round, from 1.
        pub round: u32,
        /// The last round, if time was called.
        pub time: Option<u32>,
        /// Where in the round the game is.
        pub phase: Phase,
        /// Whose decision is awaited.
        pub turn: Option<Seat>,
        /// Who leads the round; nobody before the first leader is drawn.
        pub leader: Option<Seat>,
        /// What lies before each seat.
        pub places: Vec<SeatPile>,
        /// The characteristics named in this round, with all values announced.
        /// The last one counts; its chooser is the current one.
        pub calls: Vec<Called>,
        /// What Collectors have changed in this round.
        pub effects: Effects,
        /// The battle, while one is on.
        pub battle: Option<Battle>,
        /// Collectors set aside and cards lost to black holes, in order.
        pub aside: Vec<Card>,
        /// What was shown at the end of the last round, if there was one.
        pub last: Option<Round>,
    }
}

impl View {
    /// The round for which these seats have drawn a card that each may look at, before
    /// the leader names a characteristic (CD-3.1).
    pub fn drawn(&self) -> Option<(u32, SeatSet)> {
        let seats = (0..).map(Seat::new).zip(&self.places);
        let holders = seats.filter(|(_, place)| place.top != Top::None);
        (self.phase == Phase::Leading)
            .then(|| (self.round, holders.map(|(seat, _)| seat).collect()))
    }
}

/// What Collectors have changed in a round; all of it lasts until its end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Effects {
    /// Whether the lowest value wins (CD-6.3).
    pub reversed: bool,
    /// Whether the losers' cards leave the game (CD-6.6).
    pub black_hole: bool,
    /// Whose card returns to it if it loses (CD-6.7).
    pub shields: SeatSet,
    /// Who sees all top cards (CD-6.4).
    pub telescopes: SeatSet,
}

impl Effects {
    /// Whether `value` beats `other`.
    pub fn beats(self, characteristic: Characteristic, value: i64, other: i64) -> bool {
        let oldest_wins = characteristic == Characteristic::Discovery;
        if oldest_wins == self.reversed {
            value > other
        } else {
            value < other
        }
    }
}

/// What lies before a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatPile {
    /// How many cards are in its pile, without those in play.
    pub pile: u8,
    /// Its top card in play.
    pub top: Top,
    /// The cards that Comets have brought it in this round, as everybody saw,
    /// and that it has still (CD-6.2).
    pub given: Vec<Card>,
}

/// A seat's top card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Top {
    /// It has none in play.
    None,
    /// It has one, which the viewer does not see.
    Hidden,
    /// The viewer sees this one.
    Seen(Card),
}

impl Top {
    /// The card, if the viewer sees one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Seen(card) => Some(card),
            Self::None | Self::Hidden => None,
        }
    }
}

/// A characteristic named or changed to, and what was announced for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Called {
    /// Who chose it.
    pub chooser: Seat,
    /// What it is.
    pub characteristic: Characteristic,
    /// The chooser's value.
    pub value: i64,
    /// The others' announcements, clockwise from the chooser.
    pub answers: Vec<Answered>,
}

impl Called {
    /// What a seat has announced.
    pub fn said(&self, seat: Seat) -> Option<i64> {
        if self.chooser == seat {
            return Some(self.value);
        }
        let mut answers = self.answers.iter();
        let answered = answers.find(|answered| answered.seat == seat);
        answered.map(|answered| answered.value)
    }
}

/// A value announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answered {
    /// By whom.
    pub seat: Seat,
    /// The value.
    pub value: i64,
    /// Whether the seat could have changed the characteristic.
    pub answer: Answer,
}

/// A battle as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Battle {
    /// Who has the best value, and how hard their objects are to observe.
    pub rivals: Vec<Rival>,
    /// Who takes part in the current step.
    pub tied: SeatSet,
    /// Who of them has turned a card in it.
    pub turned: SeatSet,
    /// Each seat's cards turned in the battle, in order.
    pub cards: Vec<Vec<Card>>,
}

/// A seat with the best value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rival {
    /// Which.
    pub seat: Seat,
    /// The difficulty it announced.
    pub difficulty: Difficulty,
}

/// A finished round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Round {
    /// Who won it.
    pub winner: Seat,
    /// Its cards, all shown then, in the order of CD-3.6.
    pub cards: Vec<Shown>,
}

/// A card shown at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// Who played it.
    pub seat: Seat,
    /// Which it is.
    pub card: Card,
    /// Where it went.
    pub fate: Fate,
}

impl View {
    /// The characteristic compared now, if one is chosen.
    pub fn characteristic(&self) -> Option<Characteristic> {
        self.calls.last().map(|call| call.characteristic)
    }

    /// Who chose it.
    pub fn chooser(&self) -> Option<Seat> {
        self.calls.last().map(|call| call.chooser)
    }

    /// The viewer's own top card.
    pub fn own_top(&self) -> Option<Card> {
        match self.viewer {
            Viewer::Seat(seat) => self.places.get(seat.index())?.top.card(),
            Viewer::Spectator => None,
        }
    }
}

impl Observe for Celestial {
    fn view(&self, viewer: Viewer) -> View {
        View {
            viewer,
            seats: self.seats,
            options: self.options(),
            deck: self.deck.clone(),
            round: self.round,
            time: self.time,
            phase: self.phase,
            turn: match self.turn() {
                engine::Turn::Decide(seat) => Some(seat),
                _ => None,
            },
            leader: (self.phase != Phase::First).then_some(self.leader),
            places: self
                .seats
                .iter()
                .map(|seat| SeatPile {
                    pile: self.hand(seat).len(),
                    top: self.top_seen_by(seat, viewer),
                    given: self.given_to(seat).collect(),
                })
                .collect(),
            calls: (0..self.called().len())
                .map(|number| self.announced(number))
                .collect(),
            effects: self.effects,
            battle: self.battle_seen(),
            aside: self
                .aside
                .iter(&self.links)
                .map(|piece| self.card(piece))
                .collect(),
            last: self.last_round_seen(),
        }
    }

    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        // OK because a view comes from a game that was started so.
        let mut game = Self::start_with(view.deck.clone(), &view.options, view.seats)
            .expect("the options of a game");
        for &card in &view.aside {
            let piece = game.take_from_pool(card);
            game.aside.push(piece, &mut game.links);
        }
        game.lay_tops(view, rng);
        if let Some(battle) = &view.battle {
            for (seat, cards) in view.seats.iter().zip(&battle.cards) {
                for &card in cards {
                    let piece = game.take_from_pool(card);
                    game.played[seat.index()].push(piece, &mut game.links);
                }
            }
            game.tied = battle.tied;
            game.turned = battle.turned;
        }
        if let Some(last) = &view.last {
            game.last.begin(last.winner);
            for shown in &last.cards {
                // OK because only objects are shown at the end of a round.
                let place = game.deck.place(shown.card).expect("an object");
                game.last.add(Remembered {
                    piece: Piece::object(place),
                    seat: shown.seat,
                    fate: shown.fate,
                });
            }
        }
        for (slot, call) in game.calls.iter_mut().zip(&view.calls) {
            *slot = Call {
                chooser: call.chooser,
                characteristic: call.characteristic,
            };
        }
        game.call_count = view.calls.len().min(MOST_CALLS) as u8; // OK: at most 4.
        game.phase = view.phase;
        game.leader = view.leader.unwrap_or_default();
        game.effects = view.effects;
        game.round = view.round;
        game.time = view.time;
        game
    }
}

impl Celestial {
    fn last_round_seen(&self) -> Option<Round> {
        Some(Round {
            winner: self.last.winner()?,
            cards: self
                .last
                .cards()
                .iter()
                .map(|remembered| Shown {
                    seat: remembered.seat,
                    card: self.card(remembered.piece),
                    fate: remembered.fate,
                })
                .collect(),
        })
    }

    fn top_seen_by(&self, seat: Seat, viewer: Viewer) -> Top {
        let Some(top) = self.top(seat) else {
            return Top::None;
        };
        let sees = match viewer {
            // CD-6.4: a Telescope shows the others' top cards.
            Viewer::Seat(viewer) => viewer == seat || self.effects.telescopes.contains(viewer),
            Viewer::Spectator => false,
        };
        if sees {
            Top::Seen(self.card(top))
        } else {
            Top::Hidden
        }
    }

    /// The announcements for one of the round's characteristics: clockwise
    /// from its chooser up to the seat that changed it or is asked now.
    fn announced(&self, number: usize) -> Called {
        let call = self.called()[number];
        let stop = match (self.called().get(number + 1), self.phase) {
            (Some(next), _) => Some(next.chooser),
            (None, Phase::Asking { seat }) => Some(seat),
            (None, _) => None,
        };
        let difficulty = |seat| self.top_place(seat).map(|it| self.deck.difficulty(it));
        let answers = self
            .seats
            .clockwise_from(call.chooser)
            .skip(1)
            .take_while(|&seat| Some(seat) != stop)
            .filter(|&seat| self.top(seat).is_some())
            .map(|seat| Answered {
                seat,
                value: self.value(seat, call.characteristic),
                answer: if difficulty(seat) > difficulty(call.chooser) {
                    Answer::Asked
                } else {
                    Answer::ByItself
                },
            })
            .collect();
        Called {
            chooser: call.chooser,
            characteristic: call.characteristic,
            value: self.value(call.chooser, call.characteristic),
            answers,
        }
    }

    fn battle_seen(&self) -> Option<Battle> {
        let (Phase::Battle { .. }, Some(call)) = (self.phase, self.current_call()) else {
            return None;
        };
        // Those tied have the best value; so have those they beat by
        // difficulty.
        let best = self.tied.iter().next()?;
        let alike = self.deck.alike(self.top_place(best)?, call.characteristic);
        let rivals = self.seats.iter().filter_map(|seat| {
            let place = self.top_place(seat)?;
            alike.contains(place).then(|| Rival {
                seat,
                difficulty: self.deck.difficulty(place),
            })
        });
        let cards = self.seats.iter().map(|seat| {
            let played = self.played[seat.index()].iter(&self.links).skip(1);
            played.map(|piece| self.card(piece)).collect()
        });
        Some(Battle {
            rivals: rivals.collect(),
            tied: self.tied,
            turned: self.turned,
            cards: cards.collect(),
        })
    }
}
