//! What a table says. Everything about the game comes from a view, from
//! redacted events, or from the legal actions of the seat that decides.

use crate::GameTable;
use crate::output::{Outgoing, Output, To};
use crate::playing::Playing;
use crate::refuse::{compact, payload};
use crate::state::Ended;
use engine::{Game, Seat, Viewer};
use protocol::{
    ChatLine, DetailLevel, Joined, Over, Payload, Position, Revision, SeatHolder, Seating,
    ServerMessage, Spectators, Stage, Started, Step, Summary, UserId, shorten_actions,
};
use record::fair;
use std::fmt::Write;

impl<G: Game> GameTable<G> {
    /// Says something that everybody at the table may know.
    pub(crate) fn tell_all(&self, message: ServerMessage, out: &mut Output) {
        if self.has_audience() {
            out.messages.push(Outgoing {
                to: To::Everybody,
                message,
            });
            return;
        }
        out.messages
            .extend(self.state.people().into_iter().map(|user| Outgoing {
                to: To::User(user),
                message: message.clone(),
            }));
    }

    /// Whether people without a seat may be here.
    pub(crate) fn has_audience(&self) -> bool {
        self.state.setup.spectators != Spectators::Nobody || self.state.stage == Stage::Waiting
    }

    /// Says to each viewer what is meant for its eyes, in as much detail as each
    /// of its connections wants.
    pub(crate) fn tell_each(
        &self,
        out: &mut Output,
        message: impl Fn(Viewer, DetailLevel) -> ServerMessage,
    ) {
        for seat in self.state.seats.iter() {
            if let Some(user) = self.state.holder(seat) {
                let to = To::User(user.clone());
                self.tell_levels(Viewer::Seat(seat), to, &message, out);
            }
        }
        if self.has_audience() && self.watching() > 0 {
            self.tell_levels(Viewer::Spectator, To::Spectators, &message, out);
        }
    }

    pub(crate) fn tell_seats(&mut self, at: u64, out: &mut Output) {
        self.tell_all(ServerMessage::Seats(self.seating(at)), out);
    }

    /// Tells each viewer of the last turn.
    pub(crate) fn tell_step(&mut self, at: u64, out: &mut Output) {
        let turns = self
            .state
            .playing
            .as_ref()
            .map(|playing| playing.turns().len());
        let last = turns.unwrap_or_default().saturating_sub(1);
        self.tell_each(out, |viewer, detail| {
            ServerMessage::Step(self.step(last, viewer, detail, at))
        });
        self.tell_over(out);
    }

    /// The beginning of the game, for a viewer.
    pub(crate) fn started(&self, viewer: Viewer, detail: DetailLevel, at: u64) -> Started {
        let seats = self.state.seat_states.iter();
        let playing = self.state.playing.as_ref();
        Started {
            revision: self.state.revision,
            seat: seat_of(viewer),
            entropy: seats.map(|seat| seat.entropy.clone()).collect(),
            view: playing
                .filter(|_| detail == DetailLevel::Views)
                .map(|playing| payload(&playing.game().game().view(viewer))),
            decider: self.state.decider(),
            legal: self.legal(viewer, detail),
            clocks: self.state.clocks.left(at),
            time_left: self.state.time_left(at),
        }
    }

    /// Whether a user sees the table as this viewer.
    fn is_behind(&self, user: &UserId, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.state.holder(seat) == Some(user),
            Viewer::Spectator => self.state.seats_of(user).is_empty(),
        }
    }

    /// Whether somebody is connected to this server who sees the table as this viewer.
    fn has_eyes(&self, viewer: Viewer) -> bool {
        let mut here = self.presence.users_here();
        here.any(|user| self.is_behind(user, viewer))
    }

    /// How much those behind a viewer want to be told, all that somebody does.
    fn levels(&self, viewer: Viewer) -> impl Iterator<Item = DetailLevel> + Clone {
        let mut wanted = [false; DetailLevel::ALL.len()];
        let details = self.presence.details();
        for (_, levels) in details.filter(|(user, _)| self.is_behind(user, viewer)) {
            for (wanted, level) in wanted.iter_mut().zip(DetailLevel::ALL) {
                *wanted |= levels.contains(&level);
            }
        }
        let levels = DetailLevel::ALL.into_iter().zip(wanted);
        levels.filter_map(|(level, is_wanted)| is_wanted.then_some(level))
    }

    /// Tells everybody who is here what happened since a revision, as somebody
    /// is told who comes back with it.
    pub(crate) fn tell_missed(&self, seen: Revision, at: u64, out: &mut Output) {
        let seats = self.state.seats.iter();
        let seats = seats.filter_map(|seat| {
            let user = self.state.holder(seat)?;
            let is_welcome = !self.state.banned.contains(user);
            is_welcome.then(|| (Viewer::Seat(seat), To::User(user.clone())))
        });
        let audience = (self.has_audience()).then_some((Viewer::Spectator, To::Spectators));
        for (viewer, to) in seats.chain(audience) {
            for detail in self.levels(viewer) {
                let missed = self.missed(viewer, seen, detail, at).into_iter();
                out.messages.extend(missed.map(|message| Outgoing {
                    to: To::Asking(Box::new(to.clone()), detail),
                    message,
                }));
            }
        }
    }

    /// Tells those behind a viewer as much as each of their connections wants, if anybody is
    /// behind it at this server.
    fn tell_levels(
        &self,
        viewer: Viewer,
        to: To,
        message: &impl Fn(Viewer, DetailLevel) -> ServerMessage,
        out: &mut Output,
    ) {
        let levels = self.levels(viewer);
        let mut others = levels.clone();
        let first = others.next();
        if first.is_none() && !self.has_eyes(viewer) {
            return;
        }
        let first = first.unwrap_or_default();
        // Most often all want the same.
        if others.next().is_none() {
            let message = message(viewer, first);
            out.messages.push(Outgoing { to, message });
            return;
        }
        out.messages.extend(levels.map(|detail| Outgoing {
            to: To::Asking(Box::new(to.clone()), detail),
            message: message(viewer, detail),
        }));
    }

    /// Tells that the game is over, if the last entry ended it.
    pub(crate) fn tell_over(&self, out: &mut Output) {
        if let Some(ended) = self.state.ended
            && ended.revision == self.state.revision
            && let Some(over) = self.how_it_ended()
        {
            self.tell_all(ServerMessage::Over(over), out);
            for user in self.state.people() {
                let message = self.withheld(self.logged);
                let to = To::User(user);
                out.messages
                    .extend(message.map(|message| Outgoing { to, message }));
            }
        }
    }

    /// What spectators said, for players, once they may hear it; nothing where they heard
    /// it when it was said.
    pub(crate) fn withheld(&self, at: u64) -> Option<ServerMessage> {
        let ended = self.state.ended?;
        let is_apart = self.state.setup.spectators == Spectators::Apart;
        let lines: Vec<ChatLine> = match is_apart {
            true => self.state.talk.said(at).filter(|it| it.watching).collect(),
            false => Vec::new(),
        };
        (!lines.is_empty()).then_some(ServerMessage::Withheld {
            revision: ended.revision,
            lines,
        })
    }

    /// What was said lately, as far as a viewer may hear it now.
    pub(crate) fn said_to(&self, viewer: Viewer, at: u64) -> impl Iterator<Item = ChatLine> {
        let since = match viewer {
            Viewer::Seat(_) if self.keeps_apart() => self.state.started_at,
            _ => u64::MAX,
        };
        let lines = self.state.talk.said_when(at);
        lines.filter_map(move |(said, line)| (!line.watching || said < since).then_some(line))
    }

    /// Whether players do not hear what spectators say now.
    pub(crate) fn keeps_apart(&self) -> bool {
        self.state.stage == Stage::Playing && self.state.setup.spectators == Spectators::Apart
    }

    /// The turns from one on, for a viewer.
    pub(crate) fn steps_from(
        &self,
        first: usize,
        viewer: Viewer,
        detail: DetailLevel,
        at: u64,
    ) -> Vec<Step> {
        let turns = self
            .state
            .playing
            .as_ref()
            .map(|playing| playing.turns().len());
        (first..turns.unwrap_or_default())
            .map(|turn| self.step(turn, viewer, detail, at))
            .collect()
    }

    /// A turn, for a viewer. What holds now and not after the turn only comes
    /// with the last one.
    fn step(&self, index: usize, viewer: Viewer, detail: DetailLevel, at: u64) -> Step {
        let playing = self.state.playing.as_ref();
        let turns = playing.map(Playing::turns).unwrap_or_default();
        let turn = turns.get(index);
        let mut step = Step {
            revision: turn.map_or(self.state.revision, |turn| turn.revision),
            seat: seat_of(viewer),
            actor: turn.and_then(|turn| turn.actor),
            events: playing.map_or_else(Payload::default, |playing| {
                Self::events(playing.told(viewer, index), detail)
            }),
            view: None,
            decider: turn.and_then(|turn| turn.decider),
            legal: String::new(),
            clocks: Vec::new(),
        };
        if index + 1 >= turns.len() {
            step.decider = self.state.decider();
            step.clocks = self.state.clocks.left(at);
            step.legal = self.legal(viewer, detail);
            if detail == DetailLevel::Views {
                step.view = playing.map(|playing| payload(&playing.game().game().view(viewer)));
            }
        }
        step
    }

    /// Events, as briefly as a client that wants to know this much can read them.
    pub(crate) fn events(told: &[G::Event], detail: DetailLevel) -> Payload {
        match detail {
            DetailLevel::Events | DetailLevel::Actions => compact(told),
            DetailLevel::Views => payload(told),
        }
    }

    pub(crate) fn position(&self, viewer: Viewer, at: u64) -> Option<Position> {
        let playing = self.state.playing.as_ref()?;
        Some(Position {
            view: payload(&playing.game().game().view(viewer)),
            decider: self.state.decider(),
            legal: self.legal(viewer, DetailLevel::Views),
            clocks: self.state.clocks.left(at),
            time_left: self.state.time_left(at),
        })
    }

    /// The legal actions of the viewer, if it decides and wants to be told.
    fn legal(&self, viewer: Viewer, detail: DetailLevel) -> String {
        let mut text = String::new();
        let (Some(decider), Some(playing)) = (self.state.decider(), &self.state.playing) else {
            return text;
        };
        if !viewer.is(decider) || detail == DetailLevel::Events {
            return text;
        }
        let mut actions = Vec::new();
        playing.game().game().legal_actions(&mut actions);
        if detail == DetailLevel::Actions {
            return shorten_actions(actions);
        }
        for action in actions {
            if !text.is_empty() {
                text.push(' ');
            }
            // Writing to a text has no way to fail.
            let _ = write!(text, "{action}");
        }
        text
    }

    pub(crate) fn seating(&self, at: u64) -> Seating {
        let mut seats = self.state.seat_states.clone();
        if self.state.stage == Stage::Waiting {
            // Told when all have opened.
            seats.iter_mut().for_each(|seat| seat.entropy = None);
        }
        Seating {
            revision: self.state.revision,
            host: self.state.host.clone(),
            seats,
            starting: self.state.starting.map(|(phase, _)| phase),
            muted: self.state.talk.muted(),
            clocks: self.state.clocks.left(at),
        }
    }

    /// The whole table for one viewer.
    pub(crate) fn joined(&self, viewer: Viewer, at: u64) -> ServerMessage {
        let state = &self.state;
        ServerMessage::Joined(Box::new(Joined {
            revision: state.revision,
            seat: seat_of(viewer),
            table: state.setup.table.clone(),
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            options: payload(&state.options),
            stage: state.stage,
            clock: state.setup.clock,
            spectators: state.setup.spectators,
            visibility: state.setup.visibility,
            takeover: state.setup.takeover,
            away_seconds: match state.setup.clock.initial_ms() {
                None => Some(state.setup.away_ms / 1_000),
                Some(_) => None,
            },
            seating: self.seating(at),
            commitment: fair::commitment(state.secret()),
            replaced: state.replaced(),
            fresh: state.playing.as_ref().is_some_and(Playing::is_fresh),
            position: self.position(viewer, at),
            proposal: state.proposal,
            chat: self.said_to(viewer, at).collect(),
            over: self.how_it_ended(),
            wanting: state.wanting,
            rematched: state.rematched.as_ref().map(|(table, _)| table.clone()),
            shared: state.shared,
        }))
    }

    /// How the game ended, once it has. Only then is the secret told.
    pub(crate) fn how_it_ended(&self) -> Option<Over> {
        let Ended { revision, early } = self.state.ended?;
        let game = self.state.playing.as_ref()?.game().game();
        Some(Over {
            revision,
            outcome: game.outcome().filter(|_| early.is_none()),
            stand_ins: self.state.stand_ins(),
            conceded: self.state.conceded,
            secret: *self.state.secret(),
        })
    }

    /// The table as a list shows it, to anybody.
    pub(crate) fn summarize(&self) -> Summary {
        let state = &self.state;
        let mut seats = state.seat_states.clone();
        for seat in &mut seats {
            // Of no interest in a list.
            seat.commitment = None;
            seat.entropy = None;
        }
        Summary {
            table: state.setup.table.clone(),
            game: G::NAME.to_owned(),
            options: payload(&state.options),
            stage: state.stage,
            seats,
            clock: state.setup.clock,
            spectators: state.setup.spectators,
            watching: self.watching(),
            host: state.host.clone(),
            host_name: self.host_name(),
            host_here: self.is_host_here(),
            here: self.here(),
            made: None,
        }
    }

    /// What the host is called who holds a seat; empty otherwise.
    fn host_name(&self) -> String {
        let mut holders = self.state.seat_states.iter().map(|it| &it.holder);
        let name = holders.find_map(|holder| match holder {
            SeatHolder::Person { user, name, .. } if *user == self.state.host => Some(name),
            _ => None,
        });
        name.cloned().unwrap_or_default()
    }

    /// Whether every seat has somebody.
    pub(crate) fn is_full(&self) -> bool {
        let mut seat_states = self.state.seat_states.iter();
        seat_states.all(|seat_state| seat_state.holder != SeatHolder::Open {})
    }
}

/// The seat of a viewer, if it has one.
pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
