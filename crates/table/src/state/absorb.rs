//! What each entry of the log does to a table.

use super::{End, Mark, Settled, State, chair, name_of};
use crate::entry::Entry;
use crate::fair::Stream;
use crate::playing::Playing;
use engine::{Game, Seat};
use protocol::{
    ChatLine, CommandId, Entropy, Filling, Matter, Occupant, Proposal, Reply, SeatInfo, Settlement,
    Stage, Trust,
};
use record::Match;

impl<G: Game> State<G> {
    /// Takes an entry in, whether it happens now or is read from a log.
    pub(crate) fn absorb(&mut self, entry: &Entry, at: u64) -> Result<Settled, String> {
        match entry {
            Entry::Created(_) => return Err("a table is made once".to_owned()),
            Entry::Play(steps, command) => return self.replay(steps, *command, at),
            Entry::Sat {
                s,
                user,
                name,
                entropy,
            } => {
                self.count(Mark::Seats);
                let by = Occupant::Person {
                    user: user.clone(),
                    name: name.clone(),
                };
                self.set_chair(*s, chair(by))?;
                self.set_entropy(*s, entropy.clone())?;
            }
            Entry::Entropy { s, entropy } => {
                self.count(Mark::Seats);
                self.set_entropy(*s, entropy.clone())?;
            }
            Entry::Left { s } => {
                self.count(Mark::Seats);
                let user = self.holder(*s).cloned();
                self.set_chair(*s, chair(Occupant::Open {}))?;
                if user.as_ref() == Some(&self.host) {
                    self.pass_on_host();
                }
            }
            Entry::Filled { s, with } => {
                self.count(Mark::Seats);
                let by = match *with {
                    Filling::Open {} => Occupant::Open {},
                    Filling::Bot { level } => Occupant::Bot { level },
                };
                self.set_chair(*s, chair(by))?;
            }
            Entry::Started {} => {
                self.count(Mark::Whole);
                self.start(at)?;
            }
            Entry::Undone { s } => {
                self.count(Mark::Whole);
                self.undo(*s, at);
                return Ok(self.drop_proposal());
            }
            Entry::Proposed { s, matter } => {
                self.count(Mark::Proposal);
                self.asked = self.number;
                let asker = self.holder(*s).cloned();
                let others = self.own_seats();
                let others = others
                    .iter()
                    .filter(|&seat| self.holder(seat) != asker.as_ref());
                self.proposal = Some(Proposal {
                    by: *s,
                    matter: *matter,
                    waiting: others.collect(),
                });
                return Ok(self.conclude(at));
            }
            Entry::Answered { s, reply } => {
                self.count(Mark::Proposal);
                let user = self.holder(*s).cloned();
                let answering = user.map(|user| self.seats_of(&user)).unwrap_or_default();
                if let Some(proposal) = &mut self.proposal {
                    for seat in answering.iter() {
                        proposal.waiting.remove(seat);
                    }
                }
                return Ok(match reply {
                    Reply::Agree => self.conclude(at),
                    Reply::Decline => {
                        let asked = self.proposal.map(|asked| (asked.by, asked.matter));
                        self.declined.extend(asked);
                        self.settle_proposal(Settlement::Declined)
                    }
                });
            }
            Entry::Withdrawn { .. } => {
                self.count(Mark::Proposal);
                return Ok(self.drop_proposal());
            }
            Entry::Trusted { s, why } => {
                self.count(Mark::Seats);
                self.chair_mut(*s)?.trust = *why;
                self.run_clocks(at);
                return Ok(self.absent(*s, at));
            }
            Entry::Reclaimed { s } => {
                self.count(Mark::Seats);
                self.chair_mut(*s)?.trust = Trust::Own;
                self.clocks.reclaimed(*s);
                self.run_clocks(at);
            }
            Entry::Chat { user, name, text } => {
                self.count(Mark::Chat);
                let line = ChatLine {
                    n: self.number,
                    user: user.clone(),
                    name: name.clone(),
                    text: text.clone(),
                };
                self.talk.add(line, at);
            }
            Entry::Muted { user } => {
                self.count(Mark::Seats);
                self.talk.mute(user.clone());
            }
            Entry::Unmuted { user } => {
                self.count(Mark::Seats);
                self.talk.unmute(user);
            }
            Entry::Rematch { user } => {
                self.count(Mark::Rematch);
                for seat in self.seats_of(user).iter() {
                    self.wanting.insert(seat);
                }
            }
            Entry::Rematched { table } => {
                self.count(Mark::Rematch);
                self.rematched = Some(table.clone());
            }
            Entry::Paused {} => {
                self.count(Mark::Nothing);
                self.run_clocks(at);
            }
            Entry::Closed {} => {
                self.count(Mark::Whole);
                self.stage = Stage::Closed;
            }
        }
        Ok(None)
    }

    fn replay(
        &mut self,
        steps: &[String],
        command: Option<CommandId>,
        at: u64,
    ) -> Result<Settled, String> {
        let playing = self.playing.as_mut().ok_or("a step before the start")?;
        let from = playing.game().steps().len();
        playing.retake(steps)?;
        let actor = match playing.game().steps().get(from) {
            Some(record::Step::Action(seat, action)) => Some((*seat, action.to_string())),
            Some(record::Step::Chance(_)) | None => None,
        };
        Ok(self.after_play(from, actor, command, at))
    }

    fn start(&mut self, at: u64) -> Result<(), String> {
        let names = self.chairs.iter().map(|chair| name_of(&chair.by)).collect();
        let game = Match::start(&self.options, names).map_err(|error| error.to_string())?;
        let entropies = self.entropies();
        let stream = Stream::new(&self.setup.secret, &self.setup.table, &entropies);
        self.playing = Some(Playing::new(game, stream));
        self.stage = Stage::Playing;
        self.moved(at);
        Ok(())
    }

    fn undo(&mut self, seat: Seat, at: u64) {
        if let Some(playing) = &mut self.playing {
            playing.undo(seat);
            self.moved(at);
        }
    }

    /// The host left: whoever sits first clockwise is host now.
    fn pass_on_host(&mut self) {
        if !self.seats_of(&self.host).is_empty() {
            return;
        }
        let next = self.seats.iter().find_map(|seat| self.holder(seat));
        match next.cloned() {
            Some(next) => self.host = next,
            None => self.stage = Stage::Closed,
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut SeatInfo, String> {
        self.chairs
            .get_mut(seat.index())
            .ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn set_chair(&mut self, seat: Seat, chair: SeatInfo) -> Result<(), String> {
        *self.chair_mut(seat)? = chair;
        Ok(())
    }

    fn set_entropy(&mut self, seat: Seat, entropy: Entropy) -> Result<(), String> {
        self.chair_mut(seat)?.entropy = entropy;
        Ok(())
    }

    /// Does what was proposed, once nobody's answer is missing.
    fn conclude(&mut self, at: u64) -> Settled {
        let proposal = self.proposal.filter(|asked| asked.waiting.is_empty())?;
        match proposal.matter {
            Matter::Undo => {
                // Whoever missed it can't be told in steps.
                if let Some(mark) = self.marks.back_mut() {
                    *mark = Mark::Whole;
                }
                self.undo(proposal.by, at);
            }
            Matter::Draw => {
                self.end(End::Agreed);
                self.run_clocks(at);
            }
        }
        self.settle_proposal(Settlement::Agreed)
    }

    /// A bot acts for the seat: nobody waits for its person's answer.
    fn absent(&mut self, seat: Seat, at: u64) -> Settled {
        let proposal = self.proposal.as_mut()?;
        if proposal.by == seat {
            return self.drop_proposal();
        }
        proposal.waiting.remove(seat);
        self.conclude(at)
    }
}
