//! How an event changes the scene.

use crate::scene::{Battle, Laid, Scene, Settled};
use board_kit::{Beat, Cue};
use celestial::{
    Answer, Answered, Called, Card, Collector, Difficulty, Effects, Event, Fate, Rival, Top,
};
use engine::{Seat, SeatSet};

impl Scene {
    /// Lets an event happen in the scene.
    pub(crate) fn play(&mut self, event: &Event) -> Beat {
        match *event {
            Event::FirstLeader { seat } => {
                self.leader = Some(seat);
                Beat::new(400, Cue::Roll)
            }
            Event::RoundBegan { round, leader } => {
                self.clear_round();
                self.round = round;
                self.leader = Some(leader);
                Beat::new(360, Cue::Silence)
            }
            Event::Turned { seat, card, .. } => {
                self.draw_from_pile(seat);
                self.set_top(seat, card.map_or(Top::Hidden, Top::Seen));
                // Everybody looks at their own card in every round, asked or
                // not; the others' only have to come.
                let millis = if card.is_some() { 900 } else { 140 };
                Beat::new(millis, Cue::Card)
            }
            Event::CollectorTurned { seat, collector } => {
                self.draw_from_pile(seat);
                self.aside.push(Card::collector(collector));
                self.take_effect(seat, collector);
                Beat::new(1100, Cue::Reveal)
            }
            Event::Peeked { other, card, .. } => {
                if let Some(card) = card {
                    self.set_top(other, Top::Seen(card));
                }
                Beat::new(if card.is_some() { 320 } else { 0 }, Cue::Reveal)
            }
            Event::Given { from, to, .. } => {
                self.draw_from_pile(from);
                self.put_under(to);
                Beat::new(600, Cue::Fly)
            }
            Event::Out { seat } => {
                if let Some(place) = self.places.get_mut(seat.index()) {
                    place.out = true;
                }
                Beat::new(400, Cue::Out)
            }
            Event::LeadPassed { to } => {
                self.leader = Some(to);
                Beat::new(300, Cue::Step)
            }
            Event::Chosen {
                seat,
                characteristic,
                value,
            } => {
                self.asked = None;
                self.calls.push(Called {
                    chooser: seat,
                    characteristic,
                    value,
                    answers: Vec::new(),
                });
                Beat::new(700, Cue::Place)
            }
            Event::Asked { seat } => {
                self.asked = Some(seat);
                Beat::new(180, Cue::Silence)
            }
            Event::Answered {
                seat,
                value,
                answer,
                ..
            } => {
                self.hear(seat, value, answer);
                Beat::new(600, Cue::Step)
            }
            Event::DifficultyAnnounced { seat, difficulty } => {
                self.compare_difficulty(seat, difficulty);
                Beat::new(700, Cue::Step)
            }
            Event::BattleStep { seats } => {
                self.battle.tied = seats;
                self.battle.turned = SeatSet::EMPTY;
                Beat::new(500, Cue::Reveal)
            }
            Event::BattleTurned { seat, card } => {
                self.draw_from_pile(seat);
                self.battle.turned.insert(seat);
                if let Some(place) = self.places.get_mut(seat.index()) {
                    place.battle.push(card);
                }
                Beat::new(420, Cue::Card)
            }
            Event::CollectorWasted { seat, collector } => {
                self.draw_from_pile(seat);
                self.aside.push(Card::collector(collector));
                Beat::new(700, Cue::Card)
            }
            Event::RoundWon { seat } => {
                self.asked = None;
                self.won = Some(seat);
                self.last = Some(Settled {
                    winner: seat,
                    cards: Vec::new(),
                });
                // Long enough to read why.
                Beat::new(1400, Cue::Place)
            }
            Event::Shown { seat, card } => {
                self.set_top(seat, Top::Seen(card));
                self.lay(seat, card, None);
                Beat::new(self.reading(seat), Cue::Card)
            }
            Event::Taken { from, to, card } => {
                self.carry_off(from, card, Fate::Taken);
                self.put_under(to);
                Beat::new(170, Cue::Fly)
            }
            Event::Lost { from, card } => {
                self.carry_off(from, card, Fate::Lost);
                self.aside.push(card);
                Beat::new(300, Cue::Blast)
            }
            Event::Returned { seat, card } => {
                self.carry_off(seat, card, Fate::Returned);
                self.put_under(seat);
                Beat::new(300, Cue::Fly)
            }
            // The heading reads it from the view.
            Event::TimeCalled { .. } => Beat::new(1100, Cue::Reveal),
            Event::Ended { end } => {
                self.clear_round();
                self.over = Some(end);
                Beat::new(400, Cue::Win)
            }
        }
    }
}

impl Scene {
    /// How long a card that is shown is looked at, in milliseconds: one's own is known,
    /// and the fewer others there are, the longer each of them can be read.
    fn reading(&self, seat: Seat) -> u32 {
        const ALL: u32 = 1600;
        const OWN: u32 = 200;
        const LEAST: u32 = 450;
        if self.own_seat() == Some(seat) {
            return OWN;
        }
        let in_game = self.places.iter().filter(|place| !place.out).count();
        let others = in_game.saturating_sub(self.own_seat().iter().count());
        let others = others.max(1) as u32; // OK because there are at most 6 seats.
        (ALL / others).max(LEAST)
    }

    /// The winner leads on, and what held for one round is over. A game that
    /// ends while cards are turned stays as it lies.
    fn clear_round(&mut self) {
        let Some(winner) = self.won.take() else {
            return;
        };
        self.leader = Some(winner);
        self.calls.clear();
        self.effects = Effects::default();
        self.battle = Battle::default();
    }

    fn draw_from_pile(&mut self, seat: Seat) {
        if let Some(place) = self.places.get_mut(seat.index()) {
            place.pile = place.pile.saturating_sub(1);
        }
    }

    fn put_under(&mut self, seat: Seat) {
        if let Some(place) = self.places.get_mut(seat.index()) {
            place.pile += 1;
        }
    }

    fn set_top(&mut self, seat: Seat, top: Top) {
        if let Some(place) = self.places.get_mut(seat.index()) {
            place.top = top;
        }
    }

    fn take_effect(&mut self, seat: Seat, collector: Collector) {
        match collector {
            Collector::Comet => {}
            Collector::Eclipse => self.effects.reversed = !self.effects.reversed,
            Collector::Telescope => self.effects.telescopes.insert(seat),
            Collector::Slingshot => self.leader = Some(seat),
            Collector::BlackHole => self.effects.black_hole = true,
            Collector::Shield => self.effects.shields.insert(seat),
        }
    }

    fn hear(&mut self, seat: Seat, value: i64, answer: Answer) {
        self.asked = None;
        if let Some(call) = self.calls.last_mut() {
            call.answers.push(Answered {
                seat,
                value,
                answer,
            });
        }
    }

    /// Rivals are listed by seat, as a view does.
    fn compare_difficulty(&mut self, seat: Seat, difficulty: Difficulty) {
        let rival = Rival { seat, difficulty };
        let place = self
            .battle
            .rivals
            .partition_point(|other| other.seat < seat);
        self.battle.rivals.insert(place, rival);
    }

    fn lay(&mut self, seat: Seat, card: Card, fate: Option<Fate>) {
        if let Some(last) = &mut self.last {
            last.cards.push(Laid { seat, card, fate });
        }
    }

    /// A card leaves the table. Top cards have been shown before; battle cards
    /// lay open and are listed as they go.
    fn carry_off(&mut self, from: Seat, card: Card, fate: Fate) {
        if let Some(place) = self.places.get_mut(from.index()) {
            if place.top == Top::Seen(card) {
                place.top = Top::None;
            }
            place.battle.retain(|&other| other != card);
        }
        let last = self.last.iter_mut().flat_map(|last| &mut last.cards);
        let mut shown = last.filter(|laid| laid.seat == from && laid.card == card);
        match shown.next() {
            Some(laid) => laid.fate = Some(fate),
            None => self.lay(from, card, Some(fate)),
        }
    }
}
