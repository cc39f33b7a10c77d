//! What a choice would lead to, before it is made.

use crate::SupernovaBoard;
use crate::alien_move::AlienMove;
use crate::fingers::Fingers;
use crate::scene::Scene;
use board_kit::signals::Memo;
use board_kit::{BoardContext, Language, Trial, Whose};
use engine::Viewer;
use supernova::{ALIENS, Action, Card, Event, Planet};
use text::supernova as say;

/// What is certain to follow from an action: what hidden things would decide
/// (the next card, the others' tokens) is left out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Preview {
    pub moves: Vec<AlienMove>,
    /// Where everybody would stand.
    pub aliens: [Planet; ALIENS],
    /// What everybody would back.
    pub favourites: Vec<Vec<Card>>,
    /// Whether the race would be over.
    pub last: bool,
}

impl Preview {
    fn of(trial: &Trial<SupernovaBoard>) -> Self {
        Self {
            moves: trial.events.iter().filter_map(AlienMove::of).collect(),
            aliens: trial.view.aliens,
            favourites: trial.view.favourites.clone(),
            last: trial
                .events
                .iter()
                .any(|event| matches!(event, Event::GameEnded { .. })),
        }
    }

    /// The preview of what is pointed at, or else of the draft.
    pub(crate) fn memo(
        context: BoardContext<SupernovaBoard>,
        fingers: Fingers,
    ) -> Memo<Option<Self>> {
        Memo::new(move |_| {
            let Whose::Mine(seat) = context.whose.get() else {
                return None;
            };
            let pointed: Option<Action> = fingers.pointed.get();
            match pointed {
                Some(action) => Trial::<SupernovaBoard>::of(&context.view.get(), seat, &[action])
                    .ok()
                    .map(|trial| Self::of(&trial)),
                None => context.trial.get().map(|trial| Self::of(&trial)),
            }
        })
    }

    /// The preview in a line.
    pub(crate) fn says(&self, before: &Scene, language: Language) -> String {
        let moves = self.moves.iter().map(|it| (it.alien, it.to));
        let own = match before.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let was = own.and_then(|own| before.favourites.get(own));
        let is = own.and_then(|own| self.favourites.get(own));
        let (was, is) = ((&before.aliens, was), (&self.aliens, is));
        say::foreseen(moves, [was, is], self.last, language)
    }
}

/// A number of points with a sign a reader can see.
pub(crate) fn signed(points: i8) -> String {
    if points < 0 {
        format!("−{}", points.abs())
    } else {
        points.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;
    use engine::prelude::*;
    use engine::{Randomness, Seats, Turn};
    use supernova::{Options, Supernova};

    /// A random game up to a number of decisions, or to its end.
    fn game(seed: u64, decisions: usize) -> Supernova {
        let mut dice = Dice::new(seed);
        let seats = Seats::new(2 + (seed % 4) as u8).unwrap();
        let mut state = Supernova::start(&Options::default(), seats).unwrap();
        let (mut actions, mut outcomes, mut made) = (Vec::new(), Vec::new(), 0);
        loop {
            match state.turn() {
                Turn::Chance => {
                    state.chance_outcomes(&mut outcomes);
                    let drawn = dice.below(outcomes.len() as u32) as usize;
                    state
                        .resolve(outcomes[drawn].chance, &mut Vec::new())
                        .unwrap();
                }
                Turn::Decide(seat) if made < decisions => {
                    made += 1;
                    state.legal_actions(&mut actions);
                    let drawn = dice.below(actions.len() as u32) as usize;
                    state.apply(seat, actions[drawn], &mut Vec::new()).unwrap();
                }
                Turn::Decide(_) | Turn::Over => return state,
            }
        }
    }

    #[test]
    fn a_preview_promises_what_then_happens() {
        let (mut promised, mut endings) = (0, 0);
        for seed in 0..60 {
            let state = game(seed, 5 + (seed % 50) as usize);
            let Turn::Decide(seat) = state.turn() else {
                continue;
            };
            let view = state.view(Viewer::Seat(seat));
            let mut actions = Vec::new();
            state.legal_actions(&mut actions);
            for action in actions {
                let trial = Trial::<SupernovaBoard>::of(&view, seat, &[action]).unwrap();
                let preview = Preview::of(&trial);
                let mut after = state.clone();
                after.apply(seat, action, &mut Vec::new()).unwrap();
                let seen = after.view(Viewer::Seat(seat));
                assert_eq!(preview.aliens, seen.aliens);
                assert_eq!(preview.favourites, seen.favourites);
                assert_eq!(preview.last, after.outcome().is_some());
                promised += 1;
                endings += usize::from(preview.last);
            }
        }
        assert!(
            promised > 100 && endings > 0,
            "{promised} previews, {endings} endings"
        );
    }

    #[test]
    fn a_preview_says_where_everybody_lands() {
        let state = game(3, 12);
        let Turn::Decide(seat) = state.turn() else {
            panic!("the game is not over yet");
        };
        let view = state.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        state.legal_actions(&mut actions);
        let mut moves = 0;
        for action in actions {
            let Action::Advance { alien, .. } = action else {
                continue;
            };
            let trial = Trial::<SupernovaBoard>::of(&view, seat, &[action]).unwrap();
            let preview = Preview::of(&trial);
            let to = preview.aliens[alien.index()];
            let says = preview.says(&Scene::of(&view), Language::English);
            let expected = format!("{} to planet {}:", say::name(alien), to.number() + 1);
            assert!(says.starts_with(&expected), "{says}");
            moves += 1;
        }
        assert!(moves > 0);
    }
}
