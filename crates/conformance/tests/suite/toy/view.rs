//! What a viewer may know, and how a state is guessed from it.

use super::bug::Bug;
use super::state::{Bag, EACH_KIND, KINDS, Options, Phase, TOKENS, Toy, bag_len, kinds};
use engine::{Events, Nature, Observe, PerSeat, Randomness, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Token { seat: Seat, token: Option<u8> },
    Drawn { seat: Seat, kind: Option<u8> },
    First { seat: Seat },
    Played { seat: Seat, kind: u8, hint: u8 },
    Buried { seat: Seat, kind: Option<u8> },
    Shown { tokens: Vec<u8>, buried: Vec<Bag> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    options: Options,
    seats: Seats,
    phase: Phase,
    tokens: PerSeat<Option<u8>>,
    deck: u8,
    hands: PerSeat<u8>,
    hand: Option<Bag>,
    buried: PerSeat<u8>,
    /// Whatever bags of buried cards the viewer knows.
    known: PerSeat<Option<Bag>>,
    #[serde(default, skip_serializing_if = "hides_row")]
    row: Vec<u8>,
    leak: Option<u8>,
}

fn hides_row(_: &[u8]) -> bool {
    Bug::UnreadView.is_here()
}

impl Events for Toy {
    fn hide(event: &mut Event, viewer: Viewer) {
        match event {
            Event::Token { seat, token } if !viewer.is(*seat) => *token = None,
            Event::Drawn { seat, kind } if !viewer.is(*seat) => *kind = None,
            Event::Buried { seat, kind } if !viewer.is(*seat) && !Bug::CardInEvent.is_here() => {
                *kind = None;
            }
            _ => {}
        }
    }

    fn nature(event: &Event) -> Nature {
        let reveals = match event {
            Event::Buried { .. } => false,
            Event::Drawn { .. } => !Bug::UnmarkedDraw.is_here(),
            Event::Shown { .. } => !Bug::UnmarkedEnd.is_here(),
            // Until then it was in a hidden hand.
            Event::Played { .. } => !Bug::UnmarkedEnd.is_here(),
            Event::Token { .. } | Event::First { .. } => true,
        };
        Nature {
            clause: None,
            reveals,
        }
    }
}

impl Observe for Toy {
    fn view(&self, viewer: Viewer) -> View {
        let open = |seat: Seat| viewer.is(seat) || self.phase == Phase::Over;
        let per_seat = |count: &dyn Fn(Seat) -> u8| PerSeat::from_fn(self.seats, count);
        View {
            viewer,
            options: self.options.clone(),
            seats: self.seats,
            phase: self.phase,
            tokens: PerSeat::from_fn(self.seats, |s| self.tokens[s].filter(|_| open(s))),
            deck: self.deck_left(),
            hands: per_seat(&|seat| bag_len(&self.hands[seat])),
            hand: match viewer {
                Viewer::Seat(seat) => Some(self.hands[seat]),
                Viewer::Spectator => None,
            },
            buried: per_seat(&|seat| bag_len(&self.buried[seat])),
            known: PerSeat::from_fn(self.seats, |s| open(s).then_some(self.buried[s])),
            row: self.row.clone(),
            leak: match (Bug::here(), self.phase) {
                (Bug::CardInView, Phase::Turn(seat)) => Some(kinds(&self.hands[seat])[0]),
                (Bug::DrawInView, _) => self.drawn,
                _ => None,
            },
        }
    }

    /// Deals everything unseen at random.
    fn determinize(view: &View, rng: &mut impl Randomness) -> Self {
        let mut toy = Self::new(&view.options, view.seats);
        toy.phase = match (Bug::here(), view.phase) {
            (Bug::ForgetsTurn, Phase::Turn(_)) => Phase::Turn(Seat::new(0)),
            (_, phase) => phase,
        };
        toy.row.clone_from(&view.row);
        toy.tokens = guess_tokens(view, rng);
        let mut unseen = vec![EACH_KIND; KINDS];
        let mut take = |kind: u8| unseen[usize::from(kind)] -= 1;
        view.row.iter().copied().for_each(&mut take);
        for (seat, bag) in view.known.iter() {
            toy.buried[seat] = bag.unwrap_or_default();
            kinds(&toy.buried[seat]).into_iter().for_each(&mut take);
        }
        if let (Viewer::Seat(seat), Some(hand)) = (view.viewer, view.hand)
            && !Bug::ForgetsOwnCard.is_here()
        {
            toy.hands[seat] = hand;
            kinds(&hand).into_iter().for_each(&mut take);
        }
        let unseen: Bag = unseen.try_into().unwrap_or_default();
        let mut cards = kinds(&unseen);
        rng.shuffle(&mut cards);
        if Bug::SkewedDeterminize.is_here() && rng.below(2) == 0 {
            cards.sort_unstable_by(|a, b| b.cmp(a));
        }
        for seat in view.seats.iter() {
            for (bags, count) in [
                (&mut toy.hands, view.hands[seat]),
                (&mut toy.buried, view.buried[seat]),
            ] {
                while bag_len(&bags[seat]) < count {
                    let Some(kind) = cards.pop() else { break };
                    bags[seat][usize::from(kind)] += 1;
                }
            }
        }
        toy.deck = Bag::default();
        cards
            .iter()
            .for_each(|&kind| toy.deck[usize::from(kind)] += 1);
        toy.drawn = view.leak.filter(|_| Bug::DrawInView.is_here());
        if Bug::CardInView.is_here() && toy.view(view.viewer) != *view {
            return Self::determinize(view, rng);
        }
        toy
    }
}

fn guess_tokens(view: &View, rng: &mut impl Randomness) -> PerSeat<Option<u8>> {
    let known: Vec<u8> = view.tokens.iter().filter_map(|(_, token)| token).collect();
    let mut free: Vec<u8> = (0..TOKENS).filter(|token| !known.contains(token)).collect();
    match Bug::here() {
        Bug::SkewedTogether => {
            let turn = rng.below(free.len() as u32) as usize;
            free.rotate_left(turn);
        }
        _ => rng.shuffle(&mut free),
    }
    PerSeat::from_fn(view.seats, |seat| {
        let dealt = match view.phase {
            Phase::Tokens(next) => seat < next,
            _ => true,
        };
        match view.tokens[seat] {
            None if dealt => free.pop(),
            token => token,
        }
    })
}
