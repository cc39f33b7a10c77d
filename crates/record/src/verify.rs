//! Working every chance outcome of a finished match out again, and comparing
//! the record with what a device remembers.

use crate::expected::{Confirmed, Expected, Extent, OwnEntropy, Told, ToldItem};
use crate::fair::{Contribution, METHOD, commitment, seat_commitment};
use crate::matches::read_step;
use crate::restored::{Restored, Shown};
use crate::{Match, Record, RecordError, Step};
use engine::{Game, Hex32, Seat, SeatSet, TableId, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What a record tells of where its chance came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The method: [`METHOD`].
    pub method: String,
    /// The id of the table, which is a part of what its outcomes are drawn from.
    pub table: TableId,
    /// What the server published before the seats added to chance.
    pub commitment: Hex32,
    /// The server's secret, revealed at the end.
    pub secret: Hex32,
    /// The secrets that took its place, each time the server was restored from
    /// a backup.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub restored: Vec<Restored>,
    /// What each seat added, seat 0 first.
    pub contributions: Vec<Contribution>,
    /// Every step in the order they were taken, and `< 12` where the game went
    /// back to its first 12 steps; left out if nothing was taken back, for
    /// then it is the record's list of steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<Vec<String>>,
}

/// What was verified: the record contradicts neither itself nor anything that
/// was expected of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Whether that means that chance was fair.
    pub verdict: Verdict,
    /// How many chance outcomes were worked out again.
    pub draws: u64,
    /// How often something was taken back.
    pub takebacks: u32,
    /// How often the server was restored from a backup.
    pub restores: u32,
    /// The seats that added to chance.
    pub opened: SeatSet,
    /// The seats that committed to something and did not open it in time.
    pub withheld: SeatSet,
    /// The persons' seats that committed to nothing in time.
    pub silent: SeatSet,
    /// What the record was compared with.
    pub compared: Compared,
}

/// What a record that contradicts nothing proves to a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Chance was fair: it follows from what the server and all seats had
    /// committed themselves to before this device opened its own entropy, and
    /// from that entropy.
    Fair,
    /// The same for the first steps. Then the server was restored from a backup
    /// and took another secret, which it could have chosen.
    FairUntil {
        /// How many steps of the course.
        steps: usize,
    },
    /// The record is consistent, but the device lacks something to compare it
    /// with: a server, with a seat that helps it, may have chosen what came.
    Consistent,
}

/// What a record was compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Whether with the commitment that the device was told.
    pub commitment: bool,
    /// Whether the device remembers a start that a restored backup undid: then
    /// nothing that it remembers of it can be compared.
    pub undone: bool,
    /// Whether with the id of the table at which the device was.
    pub table: bool,
    /// The seats whose own entropy the device knows.
    pub own: SeatSet,
    /// What all seats had committed to before any of them opened.
    pub sealed: bool,
    /// The steps that the device was told.
    pub steps: bool,
    /// What was taken back.
    pub takebacks: bool,
}

/// Works every chance outcome of a record out again, and compares the record
/// with what a device expects of it; names the first thing that differs.
pub fn verify<G: Game>(record: &Record, expected: &Expected) -> Result<Verified, RecordError> {
    verify_told::<G>(record, expected, &[])
}

/// The same for a device that was there: compares also with what it was told of
/// the game, once for each of its seats.
pub fn verify_told<G: Game>(
    record: &Record,
    expected: &Expected,
    told: &[Told<G::Event>],
) -> Result<Verified, RecordError> {
    let fairness = record.fairness.as_ref().ok_or(RecordError::NoProof)?;
    if fairness.method != METHOD {
        return Err(RecordError::Method(fairness.method.clone()));
    }
    let known = fairness.compare(expected)?;
    if !told.is_empty() {
        fairness.compare_restores(expected)?;
    }
    let everything = |told: &Told<G::Event>| told.extent == Extent::Everything;
    let compared = Compared {
        steps: !told.is_empty(),
        takebacks: told.iter().any(everything),
        ..known
    };
    fairness.check(record.seats.len())?;
    let played = Match::<G>::from_record(record)?;
    let mut game = played.clone();
    game.rewind(0);
    let streams = fairness.streams();
    let mut seen: Vec<Seen<'_, G>> = told.iter().map(Seen::new).collect();
    let (mut draws, mut takebacks) = (0, 0);
    let course = fairness.course.as_ref().unwrap_or(&record.steps);
    for (index, text) in (1..).zip(course) {
        if let Some(count) = text.strip_prefix("< ") {
            let count: usize = count.parse().map_err(|_| RecordError::Back { index })?;
            if count >= game.steps().len() {
                return Err(RecordError::Back { index });
            }
            game.rewind(count);
            takebacks += 1;
            seen.iter_mut().for_each(|seen| seen.back(index, count));
            continue;
        }
        let step = read_step(index, text)?;
        if let (Step::Chance(drawn), Turn::Chance) = (step, game.game().turn()) {
            let mut streams = streams.iter().rev();
            let stream = streams.find(|(from, _)| *from < index);
            let due = stream.and_then(|(_, stream)| stream.outcome(draws, game.game()));
            if due != Some(drawn) {
                return Err(RecordError::Outcome {
                    index,
                    due: due.map(|due| due.to_string()).unwrap_or_default(),
                    told: drawn.to_string(),
                });
            }
            draws += 1;
        }
        let events = game.take_nth(index, step)?;
        seen.iter_mut().for_each(|seen| seen.step(index, &events));
    }
    if game.steps() != played.steps() {
        return Err(RecordError::Course);
    }
    for seen in &seen {
        seen.compare(course.len())?;
    }
    let seats = |which: fn(&Contribution) -> bool| -> SeatSet {
        let all = (0..).map(Seat::new).zip(&fairness.contributions);
        all.filter(|(_, one)| which(one))
            .map(|(seat, _)| seat)
            .collect()
    };
    let opened = seats(|one| matches!(one, Contribution::Opened { .. }));
    let none = seats(|one| *one == Contribution::None);
    let is_person = |seat: &Seat| record.seats[seat.index()].bot.is_none();
    let own = compared.own.iter().any(|seat| opened.contains(seat));
    // A take-back draws anew, so one that nobody can vouch for may be invented.
    let course = compared.takebacks || takebacks == 0;
    Ok(Verified {
        verdict: fairness.verdict(&compared, own && course),
        draws,
        takebacks,
        restores: fairness.restored.len().try_into().unwrap_or(u32::MAX),
        opened,
        withheld: seats(|one| matches!(one, Contribution::Withheld { .. })),
        silent: none.iter().filter(is_person).collect(),
        compared,
    })
}

impl Fairness {
    /// Compares with what a device was told before the start.
    fn compare(&self, expected: &Expected) -> Result<Compared, RecordError> {
        let shown = expected.commitment.map(|shown| self.find(shown));
        let shown = shown.transpose()?;
        if let Some(shown) = expected.restored {
            self.find(shown)?;
        }
        if let Some(joined) = &expected.table
            && *joined != self.table
        {
            return Err(RecordError::OtherTable {
                joined: joined.clone(),
                record: self.table.clone(),
            });
        }
        if let Some(Shown::Replaced) = shown {
            return Ok(Compared {
                undone: true,
                table: expected.table.is_some(),
                ..Compared::default()
            });
        }
        for own in &expected.own {
            self.compare_own(own)?;
        }
        if let Some(sealed) = &expected.sealed {
            self.compare_sealed(sealed)?;
        }
        Ok(Compared {
            commitment: matches!(shown, Some(Shown::AtStart)),
            undone: false,
            table: expected.table.is_some(),
            own: expected.own.iter().map(|own| own.seat).collect(),
            sealed: expected.sealed.is_some(),
            ..Compared::default()
        })
    }

    /// Each seat has what was sealed for it, and no seat joined later.
    fn compare_sealed(&self, sealed: &[Option<Hex32>]) -> Result<(), RecordError> {
        let seats = sealed.len().max(self.contributions.len());
        for index in 0..seats {
            let contribution = self.contributions.get(index);
            if contribution.map(Contribution::commitment) != sealed.get(index).copied() {
                let seat = Seat::new(index as u8); // OK because both lists are seats.
                return Err(RecordError::Sealed { seat });
            }
        }
        Ok(())
    }

    fn compare_own(&self, own: &OwnEntropy) -> Result<(), RecordError> {
        let seat = own.seat;
        match self.contributions.get(seat.index()) {
            Some(Contribution::Opened { entropy, .. }) if *entropy == own.entropy => Ok(()),
            Some(Contribution::Withheld { commitment })
                if *commitment == seat_commitment(&self.table, seat, &own.entropy) =>
            {
                match own.confirmed {
                    Confirmed::Opening => Err(RecordError::OpeningIgnored { seat }),
                    Confirmed::Nothing | Confirmed::Commitment => Ok(()),
                }
            }
            // It came too late, and the device was told so.
            Some(Contribution::None) if own.confirmed == Confirmed::Nothing => Ok(()),
            _ => Err(RecordError::LeftOut { seat }),
        }
    }

    /// Whether the record fits itself.
    fn check(&self, seats: usize) -> Result<(), RecordError> {
        let secrets = self.restored.iter();
        let secrets = secrets.map(|one| (one.secret, one.commitment));
        for (secret, committed) in [(self.secret, self.commitment)].into_iter().chain(secrets) {
            if commitment(&secret) != committed {
                return Err(RecordError::Commitment);
            }
        }
        if self.contributions.len() != seats {
            return Err(RecordError::Contributions {
                seats,
                contributions: self.contributions.len(),
            });
        }
        for (seat, contribution) in (0..).map(Seat::new).zip(&self.contributions) {
            if let Contribution::Opened {
                commitment,
                entropy,
            } = contribution
                && *commitment != seat_commitment(&self.table, seat, entropy)
            {
                return Err(RecordError::Opening { seat });
            }
        }
        Ok(())
    }
}

/// What a record tells one viewer, beside what the viewer was told.
struct Seen<'a, G: Game> {
    told: &'a Told<G::Event>,
    /// What is seen, and in which step of the course.
    log: Vec<(usize, SeenItem<G>)>,
    /// How many events are seen after each step of the game.
    ends: Vec<usize>,
}

enum SeenItem<G: Game> {
    Event(G::Event),
    Back(usize),
}

impl<'a, G: Game> Seen<'a, G> {
    fn new(told: &'a Told<G::Event>) -> Self {
        Self {
            told,
            log: Vec::new(),
            ends: Vec::new(),
        }
    }

    fn step(&mut self, index: usize, events: &[G::Event]) {
        let viewer: Viewer = self.told.viewer;
        let seen = events.iter().filter_map(|event| G::redact(event, viewer));
        let before = self.log.len();
        self.log
            .extend(seen.map(|event| (index, SeenItem::Event(event))));
        let end = self.ends.last().copied().unwrap_or_default();
        self.ends.push(end + self.log.len() - before);
    }

    fn back(&mut self, index: usize, steps: usize) {
        self.ends.truncate(steps);
        let left = self.ends.last().copied().unwrap_or_default();
        match self.told.extent {
            Extent::Everything => self.log.push((index, SeenItem::Back(left))),
            Extent::Remaining => self.log.truncate(left),
        }
    }

    fn compare(&self, steps: usize) -> Result<(), RecordError> {
        let remaining;
        let told = match self.told.extent {
            Extent::Everything => &self.told.log,
            Extent::Remaining => {
                remaining = remaining_of(&self.told.log);
                &remaining
            }
        };
        let mut told = told.iter();
        for (index, seen) in &self.log {
            let same = match (seen, told.next()) {
                (SeenItem::Event(seen), Some(ToldItem::Event(told))) => seen == told,
                (SeenItem::Back(seen), Some(ToldItem::Back(told))) => seen == told,
                _ => false,
            };
            if !same {
                return Err(RecordError::ToldOtherwise { index: *index });
            }
        }
        match told.next() {
            None => Ok(()),
            Some(_) => Err(RecordError::ToldOtherwise { index: steps + 1 }),
        }
    }
}

/// What is left of a log after all that was taken back.
fn remaining_of<E: Clone>(log: &[ToldItem<E>]) -> Vec<ToldItem<E>> {
    let mut remaining = Vec::new();
    for item in log {
        match item {
            ToldItem::Event(_) | ToldItem::Unreadable => remaining.push(item.clone()),
            ToldItem::Back(left) => remaining.truncate(*left),
        }
    }
    remaining
}
