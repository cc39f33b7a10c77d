//! Finds the set-up that leads to the first state of a trace.
//!
//! Before the first decision the seats turn cards (CD-6.1), and Comets move
//! some. Which cards were drawn when can be read off the table afterwards,
//! once it is known who turned how many Collectors: so that is what is tried
//! out, and the cards moved in between stay nameless until they are found
//! where they lie in the end.

use engine::{Chances, Seat, Traced};

use crate::card::{Card, Collector};
use crate::chance::Chance;
use crate::state::Celestial;
use crate::trace::TraceState;

/// How many positions are tried before giving up. Without a Comet in the
/// first round a few dozen do.
const MOST_TRIED: u32 = 500_000;

/// A card drawn, by its number among all draws.
type Draw = usize;

/// The deal while the first cards are turned.
#[derive(Clone)]
struct Deal {
    /// The cards drawn, as far as they have been found.
    drawn: Vec<Option<Card>>,
    unseen: Vec<u8>,
    known: Vec<Vec<Draw>>,
    tops: Vec<Option<Draw>>,
    /// How many cards are set aside.
    aside: usize,
}

impl Deal {
    fn dealt(start: &Celestial) -> Self {
        let seats = usize::from(start.seats.count());
        Self {
            drawn: Vec::new(),
            unseen: vec![start.hand(Seat::new(0)).unseen; seats],
            known: vec![Vec::new(); seats],
            tops: vec![None; seats],
            aside: 0,
        }
    }

    fn draw(&mut self, seat: usize) -> Draw {
        self.unseen[seat] -= 1;
        self.drawn.push(None);
        self.drawn.len() - 1
    }

    /// CD-6.2.
    fn give_all_to(&mut self, to: usize) {
        let count = self.unseen.len();
        for giver in (1..count).map(|offset| (to + offset) % count) {
            let pile = usize::from(self.unseen[giver]) + self.known[giver].len();
            if pile + usize::from(self.tops[giver].is_some()) < 2 {
                continue;
            }
            let card = match self.known[giver].pop() {
                Some(card) => card,
                None => self.draw(giver),
            };
            self.known[to].push(card);
        }
    }
}

/// The search for the deal that leads to a state.
pub(crate) struct Search<'a> {
    start: &'a Celestial,
    state: &'a TraceState,
    laid: &'a TraceState<Card>,
    /// Who turns first.
    from: Seat,
    tried: u32,
}

impl<'a> Search<'a> {
    pub(crate) const fn new(
        start: &'a Celestial,
        state: &'a TraceState,
        laid: &'a TraceState<Card>,
    ) -> Self {
        Self {
            start,
            state,
            laid,
            from: Seat::new(0),
            tried: 0,
        }
    }

    /// Whether it gave up before it had tried everything.
    pub(crate) const fn gave_up(&self) -> bool {
        self.tried > MOST_TRIED
    }

    /// The chance outcomes that lead to the state, `from` having turned first.
    pub(crate) fn led_by(&mut self, from: Seat) -> Option<Vec<Chance>> {
        self.from = from;
        self.turn(Deal::dealt(self.start), 0)
    }

    /// The outcomes, if they can be found after `before` seats have turned.
    fn turn(&mut self, mut deal: Deal, before: usize) -> Option<Vec<Chance>> {
        self.tried += 1;
        let lacking = deal.unseen.iter().zip(&self.state.unseen);
        if self.tried > MOST_TRIED || lacking.into_iter().any(|(found, left)| found < left) {
            return None;
        }
        let count = deal.unseen.len();
        if before == count {
            return self.lead_on(deal);
        }
        let seat = (self.from.index() + before) % count;
        let card = if deal.unseen[seat] > 0 {
            deal.draw(seat)
        } else if deal.known[seat].is_empty() {
            return self.turn(deal, before + 1);
        } else {
            deal.known[seat].remove(0)
        };
        let aside = self.laid.aside.get(deal.aside);
        if let Some((&found, collector)) = aside.and_then(|it| Some((it, it.as_collector()?))) {
            let mut deal = deal.clone();
            deal.drawn[card] = Some(found);
            deal.aside += 1;
            if collector == Collector::Comet {
                deal.give_all_to(seat);
            }
            if let Some(outcomes) = self.turn(deal, before) {
                return Some(outcomes);
            }
        }
        let found = self.laid.top[seat]?;
        deal.drawn[card] = Some(found);
        deal.tops[seat] = Some(card);
        self.turn(deal, before + 1)
    }

    /// The outcomes, if these draws lead to the state.
    fn lead_on(&self, mut deal: Deal) -> Option<Vec<Chance>> {
        for (row, found) in deal.known.iter().zip(&self.laid.known) {
            if row.len() != found.len() {
                return None;
            }
            for (&card, &found) in row.iter().zip(found) {
                deal.drawn[card] = Some(found);
            }
        }
        let mut game = self.start.clone();
        let mut outcomes = Vec::new();
        if game.first.is_none() {
            outcomes.push(Chance::First(self.from));
        }
        for card in deal.drawn {
            outcomes.push(Chance::Draw(card?));
        }
        for &outcome in &outcomes {
            game.resolve(outcome, &mut ()).ok()?;
        }
        (game.trace_state() == *self.state).then_some(outcomes)
    }
}
