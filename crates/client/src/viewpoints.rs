//! The game as each viewer at this device was told of it.

use engine::{Seat, Viewer};
use protocol::{Over, Payload, PlayedTurn, Position, Revision, ServerMessage};

/// The game as one viewer was told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// The revision at which the position is this one.
    pub revision: Revision,
    /// Where the game stands.
    pub position: Position,
    /// All turns since the start; nothing until they were asked for.
    pub turns: Option<Vec<PlayedTurn>>,
}

/// What is new for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameUpdate {
    /// The position has to be taken from the viewpoint: on joining, after an
    /// undo, and when the start of the game was told.
    Position(Viewer),
    /// A turn was played.
    Turn {
        /// Who is told.
        viewer: Viewer,
        /// The revision it led to.
        revision: Revision,
        /// Who acted; nobody if it was chance alone.
        actor: Option<Seat>,
        /// What happened, as the viewer may know it.
        events: Payload,
        /// Where the game stands now; nothing if more turns follow at once, as
        /// after a pause.
        position: Option<Position>,
    },
    /// All turns since the start are known now.
    Turns(Viewer),
    /// The game is over.
    Over(Over),
    /// What a strong bot would do.
    Hint(String),
}

/// The game as each viewer at this device was told of it, by messages whose
/// order is right ([`Revisions`](crate::Revisions) sees to that).
#[derive(Clone, Debug, Default)]
pub struct Viewpoints {
    by_seat: Vec<(Option<Seat>, Viewpoint)>,
    over: Option<Over>,
}

impl Viewpoints {
    /// What a viewer was told.
    pub fn get(&self, viewer: Viewer) -> Option<&Viewpoint> {
        let seat = seat_of(viewer);
        let known = self.by_seat.iter().find(|known| known.0 == seat);
        known.map(|known| &known.1)
    }

    /// The revision of what a viewer last saw.
    pub fn revision(&self, viewer: Viewer) -> Revision {
        self.get(viewer)
            .map_or_else(Revision::default, |viewpoint| viewpoint.revision)
    }

    /// How the game ended, once it has.
    pub fn over(&self) -> Option<&Over> {
        self.over.as_ref()
    }

    /// Takes in a message; tells what was new in it.
    pub fn hear(&mut self, message: &ServerMessage) -> Option<GameUpdate> {
        match message {
            ServerMessage::Joined(joined) => {
                self.over.clone_from(&joined.over);
                let position = joined.position.clone()?;
                self.set(joined.seat, joined.revision, position, None)
            }
            ServerMessage::Started(started) => {
                let position = Position {
                    view: started.view.clone()?,
                    decider: started.decider,
                    legal: started.legal.clone(),
                    clocks: started.clocks.clone(),
                    time_left: started.time_left,
                };
                self.set(started.seat, started.revision, position, None)
            }
            ServerMessage::Step(step) => {
                let viewpoint = self.of_seat(step.seat)?;
                let position = step.view.clone().map(|view| Position {
                    view,
                    decider: step.decider,
                    legal: step.legal.clone(),
                    clocks: step.clocks.clone(),
                    // Told once: time goes on by itself.
                    time_left: None,
                });
                viewpoint.revision = step.revision;
                if let Some(position) = &position {
                    viewpoint.position.clone_from(position);
                }
                if let Some(turns) = &mut viewpoint.turns {
                    turns.push(PlayedTurn(step.actor, step.events.clone()));
                }
                Some(GameUpdate::Turn {
                    viewer: viewer_of(step.seat),
                    revision: step.revision,
                    actor: step.actor,
                    events: step.events.clone(),
                    position,
                })
            }
            ServerMessage::Undone {
                revision,
                seat,
                turns,
                position,
                ..
            } => {
                let left = *turns as usize; // OK because it is a u32.
                let kept = self.of_seat(*seat).and_then(|old| old.turns.take());
                let kept = kept.map(|mut turns| {
                    turns.truncate(left);
                    turns
                });
                self.set(*seat, *revision, position.clone(), kept)
            }
            ServerMessage::History { seat, turns, .. } => {
                let viewpoint = self.of_seat(*seat)?;
                viewpoint.turns = Some(turns.clone());
                Some(GameUpdate::Turns(viewer_of(*seat)))
            }
            ServerMessage::Over(over) => {
                self.over = Some(over.clone());
                Some(GameUpdate::Over(over.clone()))
            }
            ServerMessage::Hint { action, .. } => Some(GameUpdate::Hint(action.clone())),
            _ => None,
        }
    }

    fn of_seat(&mut self, seat: Option<Seat>) -> Option<&mut Viewpoint> {
        let known = self.by_seat.iter_mut().find(|known| known.0 == seat);
        known.map(|known| &mut known.1)
    }

    fn set(
        &mut self,
        seat: Option<Seat>,
        revision: Revision,
        position: Position,
        turns: Option<Vec<PlayedTurn>>,
    ) -> Option<GameUpdate> {
        let viewpoint = Viewpoint {
            revision,
            position,
            turns,
        };
        match self.of_seat(seat) {
            Some(old) => *old = viewpoint,
            None => self.by_seat.push((seat, viewpoint)),
        }
        Some(GameUpdate::Position(viewer_of(seat)))
    }
}

/// The viewer on a seat, or a spectator.
pub fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// The seat of a viewer; spectators have none.
pub fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Started, Step};

    const ADA: Option<Seat> = Some(Seat::new(0));

    fn payload(value: u32) -> Payload {
        Payload::of(&value).unwrap_or_default()
    }

    fn position(view: u32) -> Position {
        Position {
            view: payload(view),
            decider: ADA,
            legal: "m1 m2".to_owned(),
            clocks: Vec::new(),
            time_left: None,
        }
    }

    fn step(revision: u32, actor: Option<Seat>) -> ServerMessage {
        let Position { decider, legal, .. } = position(revision);
        ServerMessage::Step(Step {
            revision: Revision::new(revision),
            seat: ADA,
            actor,
            events: payload(revision),
            view: Some(payload(revision)),
            decider,
            legal,
            clocks: Vec::new(),
        })
    }

    fn history(turns: &[u32]) -> ServerMessage {
        ServerMessage::History {
            revision: Revision::new(4),
            seat: ADA,
            turns: turns
                .iter()
                .map(|turn| PlayedTurn(ADA, payload(*turn)))
                .collect(),
            notes: Vec::new(),
        }
    }

    fn begun() -> Viewpoints {
        let mut viewpoints = Viewpoints::default();
        viewpoints.set(ADA, Revision::new(4), position(4), None);
        viewpoints
    }

    fn ada(viewpoints: &Viewpoints) -> &Viewpoint {
        viewpoints.get(viewer_of(ADA)).expect("a viewpoint")
    }

    #[test]
    fn the_start_says_where_the_game_stands_to_those_who_asked() {
        let mut viewpoints = Viewpoints::default();
        let Position {
            view,
            decider,
            legal,
            clocks,
            time_left,
        } = position(4);
        let started = Started {
            revision: Revision::new(4),
            seat: ADA,
            entropy: Vec::new(),
            view: Some(view),
            decider,
            legal,
            clocks,
            time_left,
        };
        let brief = ServerMessage::Started(Started {
            view: None,
            ..started.clone()
        });
        assert_eq!(viewpoints.hear(&brief), None);
        let update = viewpoints.hear(&ServerMessage::Started(started));
        assert_eq!(update, Some(GameUpdate::Position(viewer_of(ADA))));
        assert_eq!(ada(&viewpoints).position, position(4));
    }

    #[test]
    fn a_turn_says_who_acted_and_where_it_led() {
        let mut viewpoints = begun();
        let update = viewpoints.hear(&step(5, ADA));
        let Some(GameUpdate::Turn {
            actor, position, ..
        }) = update
        else {
            panic!("{update:?}");
        };
        assert_eq!(actor, ADA);
        assert_eq!(position.map(|position| position.view), Some(payload(5)));
        assert_eq!(viewpoints.revision(viewer_of(ADA)), Revision::new(5));
        assert_eq!(ada(&viewpoints).turns, None, "they were not asked for");
    }

    #[test]
    fn turns_that_were_missed_come_before_the_position_they_led_to() {
        let mut viewpoints = begun();
        let ServerMessage::Step(mut missed) = step(5, ADA) else {
            panic!("a step");
        };
        missed.view = None;
        let update = viewpoints.hear(&ServerMessage::Step(missed));
        assert!(matches!(
            update,
            Some(GameUpdate::Turn { position: None, .. })
        ));
        assert_eq!(ada(&viewpoints).position, position(4), "not known yet");
        viewpoints.hear(&step(6, None));
        assert_eq!(ada(&viewpoints).position, position(6));
    }

    #[test]
    fn the_turns_go_on_from_the_history() {
        let mut viewpoints = begun();
        let update = viewpoints.hear(&history(&[1, 2]));
        assert_eq!(update, Some(GameUpdate::Turns(viewer_of(ADA))));
        viewpoints.hear(&step(5, None));
        let turns = ada(&viewpoints).turns.clone().unwrap_or_default();
        assert_eq!(turns.len(), 3);
        assert_eq!(turns[2], PlayedTurn(None, payload(5)));
    }

    #[test]
    fn an_undo_drops_the_turns_that_were_taken_back() {
        let mut viewpoints = begun();
        viewpoints.hear(&history(&[1, 2, 3]));
        let update = viewpoints.hear(&ServerMessage::Undone {
            revision: Revision::new(6),
            seat: ADA,
            by: Seat::new(0),
            turns: 1,
            position: position(1),
        });
        assert_eq!(update, Some(GameUpdate::Position(viewer_of(ADA))));
        let ada = ada(&viewpoints);
        assert_eq!(ada.position, position(1));
        assert_eq!(ada.turns.as_ref().map(Vec::len), Some(1));
    }

    #[test]
    fn a_viewer_who_never_joined_is_told_nothing() {
        let mut viewpoints = Viewpoints::default();
        assert_eq!(viewpoints.hear(&step(5, None)), None);
        assert_eq!(viewpoints.revision(Viewer::Spectator), Revision::default());
    }
}
