//! The hidden top cards of a state that looks like a view.
//!
//! A view says nothing of the piles but what has just gone under them, so all
//! other cards it does not show go back to those that nobody has seen. Only
//! the hidden top cards must be decided: they fit the values announced and
//! the rights to change that were or were not used.

use engine::{MAX_SEATS, Randomness, Seat, Set64};

use crate::card::{Card, Difficulty};
use crate::deck::Deck;
use crate::event::Answer;
use crate::memory::Fate;
use crate::pile::Piece;
use crate::state::{Celestial, Phase};
use crate::view::{Top, View};

impl Celestial {
    /// Lays out piles and top cards.
    pub(crate) fn lay_tops(&mut self, view: &View, rng: &mut impl Randomness) {
        let mut tops = [None; MAX_SEATS];
        let mut hidden = Vec::new();
        let mut seen = Vec::new();
        for (seat, place) in view.seats.iter().zip(&view.places) {
            let bottom = bottom(view, seat);
            // More cards went under than there are: the first is the top.
            let turned = bottom.len().saturating_sub(usize::from(place.pile));
            match (place.top, bottom.first()) {
                (Top::None, _) => {}
                (Top::Seen(card), _) => seen.push((seat, card)),
                (Top::Hidden, Some(&card)) if turned > 0 => seen.push((seat, card)),
                (Top::Hidden, _) => hidden.push(seat),
            }
            for &card in &bottom[turned.min(bottom.len())..] {
                let piece = self.take_from_pool(card);
                self.put_under(seat, piece);
                if place.given.contains(&card) {
                    self.given.insert(piece);
                }
            }
            let known = self.hand(seat).known.len();
            self.hand_mut(seat).unseen = place.pile.saturating_sub(known);
        }
        for (seat, card) in seen {
            let piece = self.take_from_pool(card);
            tops[seat.index()] = Some(piece);
            if view.places[seat.index()].given.contains(&card) {
                self.given.insert(piece);
            }
        }
        let mut unseen = self.pool.objects;
        for &card in view.battle.iter().flat_map(|it| it.cards.iter().flatten()) {
            if let Some(place) = self.deck.place(card) {
                unseen.remove(place);
            }
        }
        let sought = Sought::new(view, &tops, &hidden, unseen);
        for (seat, place) in sought.sample(rng) {
            self.pool.objects.remove(place);
            tops[seat.index()] = Some(Piece::object(place));
        }
        for seat in view.seats.iter() {
            if let Some(top) = tops[seat.index()] {
                self.played[seat.index()].push(top, &mut self.links);
            }
        }
    }
}

/// The cards that have lately gone under a seat's pile, as everybody saw, and
/// that have neither been given on nor turned in a battle since. All lie at
/// the bottom, in this order; if the pile is too small for that, the first of
/// them is the top card in play.
fn bottom(view: &View, seat: Seat) -> Vec<Card> {
    let given = &view.places[seat.index()].given;
    let given_on = view.places.iter().flat_map(|place| &place.given);
    let battle = view.battle.iter().flat_map(|it| it.cards.iter().flatten());
    let mut cards = Vec::new();
    if let Some(last) = &view.last {
        for shown in &last.cards {
            let to = match shown.fate {
                Fate::Taken => Some(last.winner),
                Fate::Returned => Some(shown.seat),
                Fate::Lost => None,
            };
            if to == Some(seat) {
                cards.push(shown.card);
            }
        }
    }
    cards.retain(|card| !given_on.clone().any(|it| it == card));
    cards.extend(given);
    cards.retain(|card| !battle.clone().any(|it| it == card));
    cards
}

/// The top cards that a view does not show, and what it tells of them.
struct Sought<'a> {
    deck: &'a Deck,
    view: &'a View,
    hidden: &'a [Seat],
    /// For each seat, the objects that fit what it announced; for a seat
    /// whose card is seen, that one.
    fitting: [Set64; MAX_SEATS],
}

impl<'a> Sought<'a> {
    fn new(
        view: &'a View,
        tops: &[Option<Piece>; MAX_SEATS],
        hidden: &'a [Seat],
        unseen: Set64,
    ) -> Self {
        let deck: &Deck = &view.deck;
        let place = |top: Option<Piece>| top.and_then(Piece::as_object);
        let mut fitting = tops.map(|top| place(top).map_or(Set64::EMPTY, Set64::single));
        for seat in hidden {
            fitting[seat.index()] = unseen;
        }
        let mut narrow = |seat: Seat, to: Set64| {
            let set = &mut fitting[seat.index()];
            *set = set.intersection(to);
        };
        for call in &view.calls {
            let with = |value| deck.with_value(call.characteristic, value);
            narrow(call.chooser, with(call.value));
            for answer in &call.answers {
                narrow(answer.seat, with(answer.value));
            }
        }
        for rival in view.battle.iter().flat_map(|battle| &battle.rivals) {
            narrow(rival.seat, deck.of_difficulty(rival.difficulty));
        }
        Self {
            deck,
            view,
            hidden,
            fitting,
        }
    }

    /// One of the consistent choices of different cards, each equally likely.
    ///
    /// Once the choosers' difficulties are fixed, every seat's card can be
    /// drawn by itself: only two seats drawing the same one must be thrown
    /// away. So the difficulties are drawn first, by how many draws follow.
    fn sample(&self, rng: &mut impl Randomness) -> Vec<(Seat, u8)> {
        let mut cases = Vec::new();
        self.list_cases(&mut Vec::new(), &mut cases);
        let total: u64 = cases.iter().map(|case| case.draws).sum();
        assert!(total > 0, "no deal looks like this view");
        loop {
            let mut rank = below(rng, total);
            let mut drawn = cases.iter().filter(|case| {
                let found = rank < case.draws;
                rank = rank.saturating_sub(case.draws);
                found
            });
            let Some(case) = drawn.next() else { continue };
            let mut taken = Set64::EMPTY;
            let tops: Vec<(Seat, u8)> = self
                .hidden
                .iter()
                .map(|&seat| (seat, case.sets[seat.index()].sample(rng)))
                .collect();
            if tops.iter().all(|&(_, place)| {
                let free = !taken.contains(place);
                taken.insert(place);
                free
            }) {
                return tops;
            }
        }
    }

    /// The ways to fix the choosers' difficulties, from `fixed` on.
    fn list_cases(&self, fixed: &mut Vec<Difficulty>, cases: &mut Vec<Case>) {
        if fixed.len() == self.view.calls.len() {
            let case = self.case(fixed);
            if case.draws > 0 {
                cases.push(case);
            }
            return;
        }
        for difficulty in Difficulty::ALL {
            // CD-3.4: every chooser is strictly harder than the one before.
            if fixed.last().is_none_or(|&last| last < difficulty) {
                fixed.push(difficulty);
                self.list_cases(fixed, cases);
                fixed.pop();
            }
        }
    }

    fn case(&self, difficulties: &[Difficulty]) -> Case {
        let mut sets = self.fitting;
        let of = |allowed: &dyn Fn(Difficulty) -> bool| {
            let difficulties = Difficulty::ALL.into_iter().filter(|&it| allowed(it));
            difficulties.fold(Set64::EMPTY, |set, it| {
                set.union(self.deck.of_difficulty(it))
            })
        };
        let mut narrow = |seat: Seat, to: Set64| {
            let set = &mut sets[seat.index()];
            *set = set.intersection(to);
        };
        for (call, &bar) in self.view.calls.iter().zip(difficulties) {
            narrow(call.chooser, self.deck.of_difficulty(bar));
            for answered in &call.answers {
                // CD-3.3: only the strictly harder are asked.
                narrow(
                    answered.seat,
                    match answered.answer {
                        Answer::Asked => of(&|it| it > bar),
                        Answer::ByItself => of(&|it| it <= bar),
                    },
                );
            }
        }
        if let (Phase::Asking { seat }, Some(&bar)) = (self.view.phase, difficulties.last()) {
            narrow(seat, of(&|it| it > bar));
        }
        let seats = self.view.seats.iter().zip(&self.view.places);
        let with_top = seats.filter(|(_, place)| place.top != Top::None);
        Case {
            // OK because 64 to the power of six is far below 2^62.
            draws: with_top
                .map(|(seat, _)| u64::from(sets[seat.index()].len()))
                .product(),
            sets,
        }
    }
}

/// The choosers' difficulties fixed.
struct Case {
    /// For each seat, the objects that fit.
    sets: [Set64; MAX_SEATS],
    /// How many ways there are to draw one for each.
    draws: u64,
}

/// A number below `bound`, which is at most 2^62, each equally likely.
fn below(rng: &mut impl Randomness, bound: u64) -> u64 {
    const HALF: u32 = 1 << 31;
    if let Ok(bound) = u32::try_from(bound) {
        return u64::from(rng.below(bound));
    }
    let range = u64::from(HALF) * u64::from(HALF);
    loop {
        let number = u64::from(rng.below(HALF)) << 31 | u64::from(rng.below(HALF));
        if number < range - range % bound {
            return number % bound;
        }
    }
}
