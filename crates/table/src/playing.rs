//! The game at a table, with its chance.

use engine::{Game, Refused, Seat, Turn, Viewer};
use protocol::{CommandId, Revision};
use record::fair::Stream;
use record::{Match, Step, StepError};

/// A game in progress or finished.
#[derive(Clone)]
pub(crate) struct Playing<G: Game> {
    game: Match<G>,
    stream: Stream,
    /// How many chance outcomes there were, those taken back included: what
    /// was seen once does not come again.
    draws: u64,
    /// Every step ever taken, and `< 12` for going back to 12 steps; only once
    /// something was taken back.
    course: Option<Vec<String>>,
    /// The last action of each seat.
    latest: Vec<Option<Latest>>,
}

/// An action that was taken, to know it again should it be sent twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Latest {
    pub(crate) command: Option<CommandId>,
    pub(crate) revision: Revision,
    pub(crate) action: String,
}

/// What happened, as it really did.
pub(crate) struct Played<G: Game> {
    /// The steps in the notation of records.
    pub(crate) steps: Vec<String>,
    /// Their events, for nobody's eyes before they are redacted.
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> Playing<G> {
    pub(crate) fn new(game: Match<G>, stream: Stream) -> Self {
        let latest = vec![None; game.players().len()];
        Self {
            game,
            stream,
            draws: 0,
            course: None,
            latest,
        }
    }

    pub(crate) fn game(&self) -> &Match<G> {
        &self.game
    }

    pub(crate) fn course(&self) -> Option<&Vec<String>> {
        self.course.as_ref()
    }

    /// The seat that decides, if one does.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.game.game().turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The last action of a seat.
    pub(crate) fn latest(&self, seat: Seat) -> Option<&Latest> {
        self.latest.get(seat.index())?.as_ref()
    }

    pub(crate) fn note(&mut self, seat: Seat, latest: Latest) {
        if let Some(slot) = self.latest.get_mut(seat.index()) {
            *slot = Some(latest);
        }
    }

    /// Takes a seat's action and all chance outcomes that follow from it.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Played<G>, Refused<G::Refusal>> {
        let events = self.game.act(seat, action)?;
        let step = Step::<G>::Action(seat, action).to_string();
        let mut played = Played {
            steps: vec![step],
            events,
        };
        self.settle_into(&mut played);
        self.follow(&played.steps);
        Ok(played)
    }

    /// Takes the chance outcomes that are due before anybody decides.
    pub(crate) fn settle(&mut self) -> Played<G> {
        let mut played = Played {
            steps: Vec::new(),
            events: Vec::new(),
        };
        self.settle_into(&mut played);
        self.follow(&played.steps);
        played
    }

    fn settle_into(&mut self, played: &mut Played<G>) {
        while let Some(chance) = self.stream.outcome(self.draws, self.game.game()) {
            let Ok(events) = self.game.chance(chance) else {
                // Not reached: the game listed the outcome itself.
                return;
            };
            self.draws += 1;
            played.steps.push(Step::<G>::Chance(chance).to_string());
            played.events.extend(events);
        }
    }

    /// Takes steps that were taken before, from a log.
    pub(crate) fn retake(&mut self, steps: &[String]) -> Result<(), String> {
        for text in steps {
            let step: Step<G> = text.parse().map_err(|error| format!("{error}"))?;
            self.game
                .take(step)
                .map_err(|error: StepError| format!("`{text}`: {error}"))?;
            self.draws += u64::from(matches!(step, Step::Chance(_)));
        }
        self.follow(steps);
        Ok(())
    }

    fn follow(&mut self, steps: &[String]) {
        if let Some(course) = &mut self.course {
            course.extend_from_slice(steps);
        }
    }

    /// Takes back a seat's last action and all that came after.
    pub(crate) fn undo(&mut self, seat: Seat) {
        let steps = self.game.steps();
        let before: Vec<String> = match self.course.take() {
            Some(course) => course,
            None => steps.iter().map(Step::to_string).collect(),
        };
        if self.game.undo(seat) {
            let mut course = before;
            course.push(format!("< {}", self.game.steps().len()));
            self.course = Some(course);
            // A command that was taken back may be sent again and mean it.
            self.latest.fill(None);
        }
    }

    /// What a viewer was told from step `from` on.
    pub(crate) fn told(&self, viewer: Viewer, from: usize) -> Vec<G::Event> {
        let mut told = Vec::new();
        let mut index = 0;
        self.game.replay(|_, _, events| {
            if index >= from {
                told.extend(events.iter().filter_map(|event| G::redact(event, viewer)));
            }
            index += 1;
        });
        told
    }

    /// What a viewer was told since the start, each with whoever acted.
    pub(crate) fn told_by(&self, viewer: Viewer) -> Vec<(Option<Seat>, G::Event)> {
        let mut told = Vec::new();
        let mut actor = None;
        self.game.replay(|_, step, events| {
            if let Step::Action(seat, _) = step {
                actor = Some(*seat);
            }
            let seen = events.iter().filter_map(|event| G::redact(event, viewer));
            told.extend(seen.map(|event| (actor, event)));
        });
        told
    }
}
