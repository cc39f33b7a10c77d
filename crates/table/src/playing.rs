//! The game at a table, with its chance and what each viewer was told of it.

use crate::clocks::Consent;
use engine::{Game, Refused, Seat, SeatSet, Turn, Viewer};
use protocol::Revision;
use record::fair::Stream;
use record::{Match, Step, StepError, Undo};
use std::sync::Arc;

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
    /// Whether chance was taken back, and drawn anew, without anybody's consent.
    redrew: bool,
    /// Every turn, in order.
    turns: Vec<TurnMark>,
    /// What each seat was told and, after them, the spectators.
    told: Vec<Told<G>>,
}

/// One turn: what one command did, and chance after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnMark {
    /// The revision it led to.
    pub(crate) revision: Revision,
    /// Who acted; nobody if it was chance alone.
    pub(crate) actor: Option<Seat>,
    /// Whether a bot acted, for itself or for a person.
    pub(crate) by_bot: bool,
    /// Who decided after it.
    pub(crate) decider: Option<Seat>,
    /// Its first step.
    from: usize,
}

/// What one viewer was told since the start. It grows with each turn, so that
/// nobody has to replay a match to know it.
#[derive(Clone)]
struct Told<G: Game> {
    viewer: Viewer,
    events: Arc<Vec<G::Event>>,
    /// Where the events of each turn end.
    ends: Vec<usize>,
}

impl<G: Game> Told<G> {
    fn add(&mut self, events: &[G::Event]) {
        let viewer = self.viewer;
        let seen = events.iter().filter_map(|event| G::redact(event, viewer));
        Arc::make_mut(&mut self.events).extend(seen);
        self.ends.push(self.events.len());
    }

    fn truncate(&mut self, turns: usize) {
        self.ends.truncate(turns);
        let end = self.ends.last().copied().unwrap_or_default();
        Arc::make_mut(&mut self.events).truncate(end);
    }

    fn turn(&self, index: usize) -> &[G::Event] {
        let from = match index.checked_sub(1) {
            Some(before) => self.ends.get(before).copied().unwrap_or_default(),
            None => 0,
        };
        let end = self.ends.get(index).copied().unwrap_or(from);
        self.events.get(from..end).unwrap_or_default()
    }
}

/// What happened, as it really did.
pub(crate) struct Played<G: Game> {
    /// The steps in the notation of records.
    pub(crate) steps: Vec<String>,
    /// Their events, for nobody's eyes before they are redacted.
    pub(crate) events: Vec<G::Event>,
}

impl<G: Game> Played<G> {
    /// Whether there was chance, or something came to light that was hidden.
    pub(crate) fn tells_something(&self) -> bool {
        self.steps.iter().any(|step| step.starts_with('?')) || self.events.iter().any(G::reveals)
    }
}

/// A turn that was refused: which of its actions, and why.
pub(crate) type RefusedAt<G> = (usize, Refused<<G as engine::GameSpec>::Refusal>);

impl<G: Game> Playing<G> {
    pub(crate) fn new(game: Match<G>, stream: Stream) -> Self {
        let seats = game.game().seats();
        let viewers = seats.iter().map(Viewer::Seat);
        let told = viewers.chain([Viewer::Spectator]).map(|viewer| Told {
            viewer,
            events: Arc::default(),
            ends: Vec::new(),
        });
        Self {
            told: told.collect(),
            turns: Vec::new(),
            game,
            stream,
            draws: 0,
            course: None,
            redrew: false,
        }
    }

    pub(crate) fn game(&self) -> &Match<G> {
        &self.game
    }

    /// Calls the player of a seat otherwise.
    pub(crate) fn rename(&mut self, seat: Seat, name: &str) {
        self.game.rename(seat, name);
    }

    pub(crate) fn course(&self) -> Option<&Vec<String>> {
        self.course.as_ref()
    }

    /// Whether chance was taken back, and drawn anew, without anybody's consent.
    pub(crate) fn redrew(&self) -> bool {
        self.redrew
    }

    /// How long the course is, take-backs included.
    pub(crate) fn course_len(&self) -> usize {
        let steps = self.game.steps().len();
        self.course.as_ref().map_or(steps, Vec::len)
    }

    /// Draws from another stream from here on.
    pub(crate) fn set_stream(&mut self, stream: Stream) {
        self.stream = stream;
    }

    /// Whether nothing was ever played, not even taken back.
    pub(crate) fn is_fresh(&self) -> bool {
        self.turns.is_empty() && self.course.is_none()
    }

    /// The seat that decides, if one does.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.game.game().turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The seats that are not eliminated.
    pub(crate) fn still_in(&self) -> SeatSet {
        self.game.game().still_in()
    }

    /// Every turn, in order.
    pub(crate) fn turns(&self) -> &[TurnMark] {
        &self.turns
    }

    /// Whether a seat may take these actions.
    pub(crate) fn check(&self, seat: Seat, actions: &[G::Action]) -> Result<(), RefusedAt<G>> {
        let mut trial = self.game.game().clone();
        for (index, &action) in actions.iter().enumerate() {
            trial
                .apply(seat, action, &mut ())
                .map_err(|refused| (index, refused))?;
        }
        Ok(())
    }

    /// Takes a seat's actions, all or none, and all chance outcomes that follow
    /// from the last one.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<Played<G>, RefusedAt<G>> {
        if let [_, _, ..] = actions {
            self.check(seat, actions)?;
        }
        let mut played = Played {
            steps: Vec::new(),
            events: Vec::new(),
        };
        for (index, &action) in actions.iter().enumerate() {
            let events = self.game.act(seat, action);
            played
                .events
                .extend(events.map_err(|refused| (index, refused))?);
            let step = Step::<G>::Action(seat, action);
            played.steps.push(step.to_string());
        }
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

    /// Calls time, if the game has a limit that was not reached before.
    pub(crate) fn call_time(&mut self) -> Option<Played<G>> {
        let events = self.game.call_time().ok()?;
        let played = Played {
            steps: vec![Step::<G>::Time.to_string()],
            events,
        };
        self.follow(&played.steps);
        Some(played)
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
    pub(crate) fn retake(&mut self, steps: &[String]) -> Result<Played<G>, String> {
        let mut events = Vec::new();
        for text in steps {
            let step: Step<G> = text.parse().map_err(|error| format!("{error}"))?;
            let told = self.game.take(step);
            events.extend(told.map_err(|error: StepError| format!("`{text}`: {error}"))?);
            self.draws += u64::from(matches!(step, Step::Chance(_)));
        }
        self.follow(steps);
        Ok(Played {
            steps: steps.to_vec(),
            events,
        })
    }

    /// Notes a turn that was just taken, for each viewer what it may know.
    pub(crate) fn note_turn(
        &mut self,
        revision: Revision,
        played: &Played<G>,
        is_bot: impl Fn(Seat) -> bool,
    ) {
        let from = self.game.steps().len() - played.steps.len();
        let actor = match self.game.steps().get(from) {
            Some(Step::Action(seat, _)) => Some(*seat),
            Some(Step::Chance(_) | Step::Time) | None => None,
        };
        self.turns.push(TurnMark {
            revision,
            actor,
            by_bot: actor.is_some_and(is_bot),
            decider: self.decider(),
            from,
        });
        for told in &mut self.told {
            told.add(&played.events);
        }
    }

    fn follow(&mut self, steps: &[String]) {
        if let Some(course) = &mut self.course {
            course.extend_from_slice(steps);
        }
    }

    /// How far a seat may take back its last turn.
    pub(crate) fn undo_of(&self, seat: Seat) -> Undo {
        match self
            .last_turn_of(seat)
            .and_then(|turn| self.turns.get(turn))
        {
            Some(turn) => self.game.undo_from(turn.from, seat),
            None => Undo::Nothing,
        }
    }

    pub(crate) fn last_turn_of(&self, seat: Seat) -> Option<usize> {
        self.turns.iter().rposition(|turn| turn.actor == Some(seat))
    }

    /// Takes back a seat's last turn and all that came after.
    pub(crate) fn undo(&mut self, seat: Seat, consent: Consent) {
        let Some(turn) = self.last_turn_of(seat) else {
            return;
        };
        let steps = self.game.steps();
        let mut course: Vec<String> = match self.course.take() {
            Some(course) => course,
            None => steps.iter().map(Step::to_string).collect(),
        };
        let mut undone = steps.iter().skip(self.turns[turn].from);
        self.redrew |=
            consent == Consent::NotAsked && undone.any(|step| matches!(step, Step::Chance(_)));
        self.game.rewind(self.turns[turn].from);
        course.push(format!("< {}", self.game.steps().len()));
        self.course = Some(course);
        self.turns.truncate(turn);
        for told in &mut self.told {
            told.truncate(turn);
        }
    }

    fn told_to(&self, viewer: Viewer) -> Option<&Told<G>> {
        self.told.iter().find(|told| told.viewer == viewer)
    }

    /// What a viewer was told of a turn.
    pub(crate) fn told(&self, viewer: Viewer, turn: usize) -> &[G::Event] {
        self.told_to(viewer).map_or(&[], |told| told.turn(turn))
    }

    /// Everything that a viewer was told.
    pub(crate) fn all_told(&self, viewer: Viewer) -> Arc<Vec<G::Event>> {
        self.told_to(viewer)
            .map(|told| Arc::clone(&told.events))
            .unwrap_or_default()
    }
}
