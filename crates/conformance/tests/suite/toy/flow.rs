//! What actions and chance outcomes do.

use super::bug::Bug;
use super::state::{HAND, KINDS, Phase, TOKENS, Toy, bag_len};
use super::steps::{Action, Chance, Rule};
use super::view::Event;
use engine::{Apply, Chances, Legal, Randomness, Refused, Scratch, Seat, Sink, Weighted};

impl Apply for Toy {
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refused<Rule>> {
        let verdict = self.check(seat, action);
        match verdict {
            Ok(()) => self.apply_unchecked(action, events),
            Err(_) if Bug::RefusalChanges.is_here() => drop(self.row.pop()),
            Err(_) => {}
        }
        verdict
    }

    fn apply_unchecked(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let Phase::Turn(seat) = self.phase else {
            return;
        };
        match action {
            Action::Play(kind) => {
                let next = seat.next(self.seats);
                let hint = match Bug::here() {
                    Bug::HandInEvent => self.hands[next][usize::from(kind)],
                    _ => 0,
                };
                assert!(
                    !Bug::Panics.is_here() || kind != 5 || self.row.len() < 4,
                    "a bug on purpose"
                );
                self.hands[seat][usize::from(kind)] -= 1;
                self.row.push(kind);
                if !Bug::SilentRow.is_here() {
                    events.emit(|| Event::Played { seat, kind, hint });
                }
            }
            Action::Bury(kind) => {
                self.hands[seat][usize::from(kind)] -= 1;
                if !Bug::LostCard.is_here() || bag_len(&self.buried[seat]) < 2 {
                    self.buried[seat][usize::from(kind)] += 1;
                }
                let mut heard = false;
                events.emit(|| {
                    heard = true;
                    Event::Buried {
                        seat,
                        kind: Some(kind),
                    }
                });
                if Bug::Listens.is_here() && !heard {
                    self.drawn = None;
                }
            }
        }
        if Bug::Endless.is_here() && self.deck_left() == 0 {
            for kind in self.row.drain(..) {
                self.deck[usize::from(kind)] += 1;
            }
        }
        self.phase = self.phase_after_card(seat);
        if self.phase == Phase::Over {
            events.emit(|| Event::Shown {
                tokens: self.tokens.iter().filter_map(|(_, token)| token).collect(),
                buried: self.buried.as_slice().to_vec(),
            });
        }
    }
}

impl Chances for Toy {
    fn chance_outcomes(&self, outcomes: &mut Vec<Weighted<Chance>>) {
        outcomes.clear();
        let even = Weighted::even;
        match self.phase {
            Phase::Tokens(_) => {
                let free = |&token: &u8| self.tokens.iter().all(|(_, t)| t != Some(token));
                outcomes.extend((0..TOKENS).filter(free).map(Chance::Token).map(even));
            }
            Phase::Deal(_) | Phase::Draw(_) => {
                for kind in 0..KINDS as u8 {
                    let weight = u32::from(self.deck[usize::from(kind)]);
                    let chance = Chance::Card(kind);
                    if Bug::DoubleOutcome.is_here() {
                        let times = weight as usize;
                        outcomes.extend(std::iter::repeat_n(even(chance), times));
                    } else if weight > 0 {
                        outcomes.push(Weighted { chance, weight });
                    }
                }
            }
            Phase::First => match self.options.first {
                Some(seat) => outcomes.push(even(Chance::First(seat))),
                None => {
                    let seats = self.seats.iter().map(Seat::number);
                    outcomes.extend(seats.map(Chance::First).map(even));
                }
            },
            Phase::Turn(_) | Phase::Over => {}
        }
    }

    fn is_possible(&self, chance: Chance) -> bool {
        let mut outcomes = Vec::new();
        self.chance_outcomes(&mut outcomes);
        outcomes.iter().any(|outcome| outcome.chance == chance)
            || Bug::LaxChance.is_here() && chance == Chance::Token(0)
    }

    fn sample_chance(&self, rng: &mut impl Randomness, scratch: &mut Scratch<Self>) -> Chance {
        self.chance_outcomes(&mut scratch.outcomes);
        let spread = |outcome: &Weighted<Chance>| {
            let times = match Bug::here() {
                Bug::BiasedChance => 1,
                _ => outcome.weight as usize,
            };
            std::iter::repeat_n(outcome.chance, times)
        };
        let spread: Vec<Chance> = scratch.outcomes.iter().flat_map(spread).collect();
        *rng.pick(&spread)
    }

    fn resolve_unchecked(&mut self, chance: Chance, events: &mut impl Sink<Event>) {
        match (self.phase, chance) {
            (Phase::Tokens(seat), Chance::Token(token)) => {
                self.tokens[seat] = Some(token);
                let token = Some(token);
                events.emit(|| Event::Token { seat, token });
                let next = seat.next(self.seats);
                self.phase = match next.number() {
                    0 => Phase::Deal(next),
                    _ => Phase::Tokens(next),
                };
            }
            (Phase::Deal(seat) | Phase::Draw(seat), Chance::Card(kind)) => {
                self.deck[usize::from(kind)] -= 1;
                self.hands[seat][usize::from(kind)] += 1;
                self.drawn =
                    Some(kind).filter(|_| matches!(Bug::here(), Bug::DrawInView | Bug::Listens));
                let kind = Some(kind);
                events.emit(|| Event::Drawn { seat, kind });
                let next = seat.next(self.seats);
                self.phase = match self.phase {
                    Phase::Draw(_) => self.phase_after_turn(seat),
                    _ if bag_len(&self.hands[next]) < HAND => Phase::Deal(next),
                    _ => Phase::First,
                };
            }
            (Phase::First, Chance::First(seat)) => {
                let seat = Seat::new(seat);
                self.phase = Phase::Turn(seat);
                events.emit(|| Event::First { seat });
            }
            _ => {}
        }
    }
}
