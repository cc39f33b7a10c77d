//! Everything the board draws, as plain data.

use board_kit::{Beat, Cue};
use engine::{Seat, Seats, Viewer};
use landing::{
    Alien, COLUMNS, Card, Column, Event, Finish, HEIGHT, Phase, Placed, Saucer, View, landed_points,
};

/// One of a seat's two secrets, as far as the viewer can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secret<T> {
    /// Not dealt yet.
    Undealt,
    /// Dealt, and none of the viewer's business.
    Hidden,
    /// Known to the viewer.
    Known(T),
}

impl<T: Copy> Secret<T> {
    fn dealt(face: Option<T>) -> Self {
        face.map_or(Self::Hidden, Self::Known)
    }

    /// What it is, if the viewer knows it.
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(face) => Some(face),
            Self::Undealt | Self::Hidden => None,
        }
    }
}

/// What is drawn of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crew {
    /// Its secret alien.
    pub alien: Secret<Alien>,
    /// Its secret saucer.
    pub saucer: Secret<Saucer>,
    /// How many cards it holds.
    pub cards: u8,
    /// The cards it has eliminated, in the order they came.
    pub eliminated: Vec<Card>,
}

/// A card in the columns that has been counted, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Its column.
    pub column: Column,
    /// Its height.
    pub height: u8,
    /// Who gets a point for the alien.
    pub alien: Option<Seat>,
    /// Who gets a point for the saucer.
    pub saucer: Option<Seat>,
}

/// The places of a column, lowest first. While a blast is going on there can
/// be gaps.
pub type Shaft = [Option<Placed>; HEIGHT as usize];

/// What stands where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Who looks.
    pub viewer: Viewer,
    /// How many seats there are.
    pub seats: Seats,
    /// What is drawn of each seat, seat 0 first.
    pub crews: Vec<Crew>,
    /// The viewer's own cards, ascending.
    pub hand: Vec<Card>,
    /// The four columns.
    pub shafts: [Shaft; COLUMNS],
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// Whose turn it is, or will be after the deal.
    pub turn: Option<Seat>,
    /// The armed card that is blasting.
    pub firing: Option<Card>,
    /// Why it is over, once it is.
    pub finish: Option<Finish>,
    /// The cards counted so far at the end.
    pub counts: Vec<Count>,
}

impl Scene {
    /// The scene that a view shows.
    pub fn of(view: &View) -> Self {
        let (aliens, saucers) = secrets_dealt(view.phase, view.seats);
        let crews = view
            .players
            .iter()
            .enumerate()
            .map(|(seat, player)| Crew {
                alien: if seat < aliens {
                    Secret::dealt(player.alien)
                } else {
                    Secret::Undealt
                },
                saucer: if seat < saucers {
                    Secret::dealt(player.saucer)
                } else {
                    Secret::Undealt
                },
                cards: player.cards,
                eliminated: player.eliminated.clone(),
            })
            .collect();
        let shafts = std::array::from_fn(|column| {
            std::array::from_fn(|height| view.columns[column].get(height).copied())
        });
        let mut scene = Self {
            viewer: view.viewer,
            seats: view.seats,
            crews,
            hand: view.hand.iter().collect(),
            shafts,
            pile: view.pile,
            turn: view.turn,
            firing: None,
            finish: match view.phase {
                Phase::Over(finish) => Some(finish),
                _ => None,
            },
            counts: Vec::new(),
        };
        if scene.finish.is_some() {
            scene.counts = scene.count();
        }
        scene
    }

    /// What is drawn of a seat.
    pub fn crew(&self, seat: Seat) -> Option<&Crew> {
        self.crews.get(seat.index())
    }

    /// The card at a place.
    pub fn at(&self, column: Column, height: u8) -> Option<Placed> {
        let shaft = &self.shafts[column.index()];
        shaft.get(usize::from(height)).copied().flatten()
    }

    /// How many cards a column has.
    pub fn height(&self, column: Column) -> u8 {
        let cards = self.shafts[column.index()].iter().flatten().count();
        cards as u8 // OK because a column has five places.
    }

    /// LZ-3.1: whether a column takes another card.
    pub fn is_open(&self, column: Column) -> bool {
        self.height(column) < HEIGHT
    }

    /// Every card in the columns, with its place.
    pub fn standing(&self) -> impl Iterator<Item = (Column, u8, Placed)> + '_ {
        Column::all().flat_map(move |column| {
            (0..HEIGHT).filter_map(move |height| Some((column, height, self.at(column, height)?)))
        })
    }

    /// Where a card stands in the columns.
    pub fn place_of(&self, card: Card) -> Option<(Column, u8, Placed)> {
        self.standing().find(|(_, _, placed)| placed.card() == card)
    }

    /// The viewer's own secrets, as far as they are dealt.
    pub fn own_secrets(&self) -> (Option<Alien>, Option<Saucer>) {
        let Viewer::Seat(seat) = self.viewer else {
            return (None, None);
        };
        self.crew(seat).map_or((None, None), |crew| {
            (crew.alien.known(), crew.saucer.known())
        })
    }

    /// LZ-6.2: the points of these secrets if the cards were counted now.
    pub fn points(&self, alien: Option<Alien>, saucer: Option<Saucer>) -> u32 {
        landed_points(
            self.standing()
                .filter_map(|(_, _, card)| card.bottom_pair()),
            alien,
            saucer,
        )
    }

    /// The points a seat has been counted so far.
    pub fn counted(&self, seat: Seat) -> usize {
        self.counts
            .iter()
            .flat_map(|count| [count.alien, count.saucer])
            .filter(|&owner| owner == Some(seat))
            .count()
    }

    /// LZ-6.2, with all secrets revealed.
    fn count(&self) -> Vec<Count> {
        let owner = |owns: &dyn Fn(&Crew) -> bool| {
            self.seats
                .iter()
                .find(|&seat| self.crew(seat).is_some_and(owns))
        };
        self.standing()
            .filter_map(|(column, height, placed)| {
                let pair = placed.bottom_pair()?;
                Some(Count {
                    column,
                    height,
                    alien: owner(&|crew| crew.alien.known() == Some(pair.alien)),
                    saucer: owner(&|crew| crew.saucer.known() == Some(pair.saucer)),
                })
            })
            .collect()
    }

    fn place(&mut self, column: Column, height: u8, card: Option<Placed>) {
        if let Some(place) = self.shafts[column.index()].get_mut(usize::from(height)) {
            *place = card;
        }
    }

    fn receive(&mut self, seat: Seat, card: Option<Card>) {
        self.pile = self.pile.saturating_sub(1);
        if let Some(crew) = self.crews.get_mut(seat.index()) {
            crew.cards += 1;
        }
        if let Some(card) = card {
            self.hand.push(card);
            self.hand.sort_unstable();
        }
    }

    /// Lets one event happen.
    pub fn play(&mut self, event: &Event) -> Beat {
        match *event {
            Event::FirstChosen { seat } => {
                self.turn = Some(seat);
                Beat::new(300, Cue::Reveal)
            }
            Event::AlienDealt { seat, alien } => {
                if let Some(crew) = self.crews.get_mut(seat.index()) {
                    crew.alien = Secret::dealt(alien);
                }
                Beat::new(80, Cue::Card)
            }
            Event::SaucerDealt { seat, saucer } => {
                if let Some(crew) = self.crews.get_mut(seat.index()) {
                    crew.saucer = Secret::dealt(saucer);
                }
                Beat::new(80, Cue::Card)
            }
            Event::CardDealt { seat, card } => {
                self.receive(seat, card);
                Beat::new(70, Cue::Card)
            }
            Event::Drew { seat, card } => {
                self.receive(seat, card);
                self.turn = Some(seat.next(self.seats));
                Beat::new(260, Cue::Card)
            }
            Event::Placed {
                seat,
                card,
                bottom,
                column,
                height,
            } => {
                if let Some(crew) = self.crews.get_mut(seat.index()) {
                    crew.cards = crew.cards.saturating_sub(1);
                }
                self.hand.retain(|&held| held != card);
                self.place(column, height, Placed::new(card, bottom));
                if card.kind() == landing::Kind::Armed {
                    self.firing = Some(card);
                }
                // LZ-3.3: without a pile nobody draws, and no event tells of it.
                if self.pile == 0 {
                    self.turn = Some(seat.next(self.seats));
                }
                Beat::new(380, Cue::Place)
            }
            Event::Blasted {
                seat,
                card,
                column,
                height,
                ..
            } => {
                self.place(column, height, None);
                if let Some(crew) = self.crews.get_mut(seat.index()) {
                    crew.eliminated.push(card);
                }
                Beat::new(400, Cue::Blast)
            }
            Event::Fell {
                column, from, to, ..
            } => {
                let fallen = self.at(column, from);
                self.place(column, from, None);
                self.place(column, to, fallen);
                Beat::new(190, Cue::Fall)
            }
            Event::Spent { .. } => {
                self.firing = None;
                Beat::new(200, Cue::Silence)
            }
            Event::Passed { seat } => {
                self.turn = Some(seat.next(self.seats));
                Beat::new(250, Cue::Silence)
            }
            Event::Finished { finish } => {
                self.finish = Some(finish);
                self.turn = None;
                Beat::new(400, Cue::Reveal)
            }
            Event::Discarded { seat, count } => {
                if let Some(crew) = self.crews.get_mut(seat.index()) {
                    crew.cards = crew.cards.saturating_sub(count);
                }
                if self.viewer.is(seat) {
                    self.hand.clear();
                }
                Beat::new(160, Cue::Card)
            }
            Event::Revealed {
                seat,
                alien,
                saucer,
            } => {
                if let Some(crew) = self.crews.get_mut(seat.index()) {
                    crew.alien = Secret::Known(alien);
                    crew.saucer = Secret::Known(saucer);
                }
                Beat::new(400, Cue::Reveal)
            }
            Event::Landed {
                column,
                height,
                alien,
                saucer,
                ..
            } => {
                self.counts.push(Count {
                    column,
                    height,
                    alien,
                    saucer,
                });
                Beat::new(170, Cue::Step)
            }
        }
    }
}

/// How many seats have been dealt an alien, and how many a saucer (LZ-2.1):
/// seats are dealt to in ascending order.
fn secrets_dealt(phase: Phase, seats: Seats) -> (usize, usize) {
    let all = usize::from(seats.count());
    match phase {
        Phase::First => (0, 0),
        Phase::Alien(seat) => (seat.index(), 0),
        Phase::Saucer(seat) => (all, seat.index()),
        Phase::Deal(_) | Phase::Place | Phase::Draw | Phase::Over(_) => (all, all),
    }
}
