//! What a device remembers of a table, to hold the server to it.

use engine::{Game, Seat, SeatSet, Viewer};
use protocol::{
    Command, Entropy, Hex32, Joined, Payload, PlayedTurn, Revision, SeatHolder, Seating,
    ServerMessage, Stage, Starting, TableId, UserId,
};
use record::fair::seat_commitment;
use record::{
    Confirmed, Expected, Extent, OwnEntropy, Record, RecordError, Told, ToldItem, Verified,
    verify_told,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Remembers what the server committed itself to, adds this device's entropy to
/// chance, and notices when the server contradicts itself.
#[derive(Clone, Debug)]
pub struct Witness {
    me: UserId,
    memory: Memory,
    /// Seats whose commitment was sent and not answered.
    sent: SeatSet,
    /// Seats whose commitment comes from elsewhere, such as another device of
    /// the same user.
    foreign: SeatSet,
    /// What was told of the game: to a seat, or to spectators.
    logs: BTreeMap<Option<Seat>, Log>,
    stage: Stage,
    /// Whether the server was restored from a backup since the table was made.
    is_restored: bool,
    seating: Option<Seating>,
}

/// What a device has to keep, also while it is switched off.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    table: TableId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Hex32>,
    /// The latest commitment, if the server was restored after the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    restored: Option<Hex32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<OwnEntropy>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sealed: Option<Vec<Option<Hex32>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contradiction: Option<Contradiction>,
}

/// How a server contradicted what it had said before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Contradiction {
    /// It shows another commitment than before.
    OtherCommitment {},
    /// It shows other commitments of the seats than those it had fixed.
    OtherSeals {},
    /// It accepted what this device commits itself to, and left it out.
    LeftOut {
        /// For which seat.
        seat: Seat,
    },
    /// It accepted what this device opened, and says that it was withheld.
    OpeningIgnored {
        /// For which seat.
        seat: Seat,
    },
}

/// What one viewer was told without a gap.
#[derive(Clone, Debug)]
struct Log {
    items: Vec<LogItem>,
    extent: Extent,
    revision: Revision,
}

#[derive(Clone, Debug)]
enum LogItem {
    /// The events of a turn, with names or without.
    Turn(Payload),
    /// The game went back to where this many turns had been played.
    Back(usize),
}

impl Log {
    fn new(extent: Extent, revision: Revision) -> Self {
        Self {
            items: Vec::new(),
            extent,
            revision,
        }
    }

    /// What was told, to compare with a record of that game.
    fn told<E: DeserializeOwned>(&self) -> Vec<ToldItem<E>> {
        let mut told = Vec::new();
        // How many events had been told after each turn that was not taken back.
        let mut ends = Vec::new();
        for item in &self.items {
            let end = ends.last().copied().unwrap_or_default();
            match item {
                LogItem::Turn(events) => {
                    let before = told.len();
                    match events.read::<Vec<E>>() {
                        Ok(events) => told.extend(events.into_iter().map(ToldItem::Event)),
                        Err(_) => told.push(ToldItem::Unreadable),
                    }
                    ends.push(end + told.len() - before);
                }
                LogItem::Back(turns) => {
                    ends.truncate(*turns);
                    let left = ends.last().copied().unwrap_or_default();
                    told.push(ToldItem::Back(left));
                }
            }
        }
        told
    }
}

impl Memory {
    /// The memory of a device that comes to a table for the first time.
    pub fn new(table: TableId) -> Self {
        Self {
            table,
            commitment: None,
            restored: None,
            own: Vec::new(),
            sealed: None,
            contradiction: None,
        }
    }

    /// The table.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// What a record of the match has to agree with, as far as it is known
    /// without having been there.
    pub fn expected(&self) -> Expected {
        Expected {
            table: Some(self.table.clone()),
            commitment: self.commitment,
            restored: self.restored,
            own: self.own.clone(),
            sealed: self.sealed.clone(),
        }
    }
}

impl Witness {
    /// A device of a user that comes to a table, with what it remembers.
    pub fn new(me: UserId, memory: Memory) -> Self {
        Self {
            me,
            memory,
            sent: SeatSet::EMPTY,
            foreign: SeatSet::EMPTY,
            logs: BTreeMap::new(),
            stage: Stage::Waiting,
            is_restored: false,
            seating: None,
        }
    }

    /// Who sits where, as it was told last.
    pub fn seating(&self) -> Option<&Seating> {
        self.seating.as_ref()
    }

    /// What to keep.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Takes in what another page of this device has kept meanwhile.
    pub fn merge(&mut self, other: &Memory) {
        if other.table != self.memory.table {
            return;
        }
        for own in &other.own {
            if !self.memory.own.iter().any(|one| is_same(one, own)) {
                self.memory.own.push(own.clone());
            }
        }
        if let Some(contradiction) = other.contradiction {
            self.contradict(contradiction);
        }
    }

    /// How the server contradicted itself, if it did: nobody should play on.
    pub fn contradiction(&self) -> Option<Contradiction> {
        self.memory.contradiction
    }

    /// Whether the server says that it was restored from a backup since the
    /// table was made.
    pub fn is_restored(&self) -> bool {
        self.is_restored
    }

    /// The server's commitment, once it was told.
    pub fn commitment(&self) -> Option<&Hex32> {
        let restored = self.memory.restored.as_ref();
        restored.or(self.memory.commitment.as_ref())
    }

    /// What this device adds to chance for a seat.
    pub fn entropy(&self, seat: Seat) -> Option<&Entropy> {
        let own = self.memory.own.iter().rev();
        own.filter(|own| own.seat == seat)
            .map(|own| &own.entropy)
            .next()
    }

    /// Whether a seat of the user has committed itself to something that this
    /// device does not know.
    pub fn is_foreign(&self, seat: Seat) -> bool {
        self.foreign.contains(seat)
    }

    /// Commits a seat to another entropy: the command to send.
    pub fn choose(&mut self, seat: Seat, entropy: Entropy) -> Command {
        let commitment = self.add(seat, entropy);
        Command::Commit { seat, commitment }
    }

    /// Takes a seat: the command to send.
    pub fn sit(&mut self, seat: Seat, entropy: Entropy) -> Command {
        let commitment = Some(self.add(seat, entropy));
        Command::Sit { seat, commitment }
    }

    fn add(&mut self, seat: Seat, entropy: Entropy) -> Hex32 {
        let commitment = seat_commitment(&self.memory.table, seat, &entropy);
        self.memory.own.push(OwnEntropy {
            seat,
            entropy,
            confirmed: Confirmed::Nothing,
        });
        self.sent.insert(seat);
        commitment
    }

    /// A command of this device was answered.
    pub fn answered(&mut self, command: &Command, accepted: bool) {
        match command {
            Command::Sit {
                seat,
                commitment: Some(commitment),
            }
            | Command::Commit { seat, commitment } => {
                self.sent.remove(*seat);
                let table = self.memory.table.clone();
                let is_it = |own: &OwnEntropy| {
                    own.seat == *seat && seat_commitment(&table, *seat, &own.entropy) == *commitment
                };
                if accepted {
                    let seats = self.seating.as_mut().map(|known| &mut known.seats);
                    if let Some(info) = seats.and_then(|seats| seats.get_mut(seat.index())) {
                        info.commitment = Some(*commitment);
                    }
                    // The last commitment counts.
                    self.memory
                        .own
                        .retain(|own| own.seat != *seat || is_it(own));
                    self.confirm(is_it, Confirmed::Commitment);
                } else {
                    self.memory.own.retain(|own| !is_it(own));
                }
            }
            Command::Open { seat, entropy } if accepted => {
                let is_it = |own: &OwnEntropy| own.seat == *seat && own.entropy == *entropy;
                self.confirm(is_it, Confirmed::Opening);
            }
            _ => {}
        }
    }

    fn confirm(&mut self, is_it: impl Fn(&OwnEntropy) -> bool, confirmed: Confirmed) {
        for own in self.memory.own.iter_mut().filter(|own| is_it(own)) {
            own.confirmed = own.confirmed.max(confirmed);
        }
    }

    /// Takes in a message. Returns the commands to send: commitments to fresh
    /// entropy, and their openings.
    pub fn hear(
        &mut self,
        message: &ServerMessage,
        fresh: impl FnMut() -> Entropy,
    ) -> Vec<Command> {
        match message {
            ServerMessage::Joined(joined) if joined.table == self.memory.table => {
                self.joined(joined);
                self.seating = Some(joined.seating.clone());
            }
            ServerMessage::Seats(seating) => self.seating = Some(seating.clone()),
            _ => {
                self.listen(message);
                let changed = self.seating.as_mut().map(|known| known.change(message));
                if changed != Some(true) {
                    return Vec::new();
                }
            }
        }
        let commands = self.attend(fresh);
        match self.memory.contradiction {
            None => commands,
            // Nothing is opened to a server that lies.
            Some(_) => Vec::new(),
        }
    }

    fn joined(&mut self, joined: &Joined) {
        match self.commitment().copied() {
            None => self.memory.commitment = Some(joined.commitment),
            Some(before) if before == joined.commitment => {}
            Some(before) if joined.replaced.contains(&before) => self.restored(joined),
            Some(_) => self.contradict(Contradiction::OtherCommitment {}),
        }
        self.is_restored = !joined.replaced.is_empty();
        self.reach(joined.stage);
        if joined.fresh {
            let log = Log::new(Extent::Everything, joined.revision);
            self.logs.insert(joined.seat, log);
        } else if self
            .logs
            .get(&joined.seat)
            .is_some_and(|log| log.revision != joined.revision)
        {
            // Something may have been missed.
            self.logs.remove(&joined.seat);
        }
    }

    /// The server was restored from a backup. Before the start nothing is lost:
    /// this device commits itself anew, to something that nobody has seen.
    fn restored(&mut self, joined: &Joined) {
        if joined.stage == Stage::Waiting {
            self.memory = Memory {
                commitment: Some(joined.commitment),
                contradiction: self.memory.contradiction,
                ..Memory::new(joined.table.clone())
            };
            self.sent = SeatSet::EMPTY;
            self.foreign = SeatSet::EMPTY;
        } else {
            self.memory.restored = Some(joined.commitment);
        }
        self.logs.clear();
    }

    fn reach(&mut self, stage: Stage) {
        self.stage = stage;
        if stage != Stage::Waiting && self.memory.sealed.is_none() {
            // It was away when the commitments were fixed: another device may
            // have replaced what it had added, or the seat changed hands.
            self.memory.own.clear();
        }
    }

    /// Notes what is told of the game.
    fn listen(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Started(started) => {
                self.reach(Stage::Playing);
                let log = Log::new(Extent::Everything, started.revision);
                self.logs.insert(started.seat, log);
            }
            ServerMessage::Step(step) => {
                if let Some(log) = self.logs.get_mut(&step.seat)
                    && step.revision > log.revision
                {
                    log.revision = step.revision;
                    log.items.push(LogItem::Turn(step.events.clone()));
                }
            }
            ServerMessage::Undone {
                revision,
                seat,
                turns,
                ..
            } => {
                if let Some(log) = self.logs.get_mut(seat)
                    && *revision > log.revision
                {
                    log.revision = *revision;
                    log.items.push(LogItem::Back(*turns as usize)); // OK because it is a u32.
                }
            }
            ServerMessage::History {
                revision,
                seat,
                turns,
                ..
            } if !self.logs.contains_key(seat) => {
                let mut log = Log::new(Extent::Remaining, *revision);
                let turns = turns.iter();
                log.items = turns
                    .map(|PlayedTurn(_, events)| LogItem::Turn(events.clone()))
                    .collect();
                self.logs.insert(*seat, log);
            }
            ServerMessage::Over(_) => self.stage = Stage::Over,
            _ => {}
        }
    }

    /// Does what the seats as they are now call for.
    fn attend(&mut self, mut fresh: impl FnMut() -> Entropy) -> Vec<Command> {
        let Some(seating) = self.seating.clone() else {
            return Vec::new();
        };
        if self.memory.commitment.is_none() {
            // A server that has not committed itself could choose its secret
            // knowing what is opened here.
            return Vec::new();
        }
        let mut commands = Vec::new();
        let waiting = self.stage == Stage::Waiting && self.memory.sealed.is_none();
        let opening = seating.starting == Some(Starting::Opening);
        if opening {
            self.seal(&seating);
        }
        // The host may have taken seats off the table.
        if waiting {
            let count = seating.seats.len();
            self.memory.own.retain(|own| own.seat.index() < count);
        }
        for (seat, info) in (0..).map(Seat::new).zip(&seating.seats) {
            let mine = matches!(&info.holder, SeatHolder::Person { user, .. } if *user == self.me);
            if opening {
                let opened = self.opening(seat, info.commitment);
                commands.extend(opened.filter(|_| mine));
            } else if waiting && mine {
                let chosen = self.committing(seat, info.commitment, &mut fresh);
                commands.extend(chosen);
            } else if waiting && !self.sent.contains(seat) {
                self.memory.own.retain(|own| own.seat != seat);
            } else if self.stage != Stage::Waiting && mine && self.is_ignored(seat, &info.entropy) {
                self.contradict(Contradiction::OpeningIgnored { seat });
            }
        }
        commands
    }

    /// Remembers what all seats have committed themselves to.
    fn seal(&mut self, seating: &Seating) {
        let seats = seating.seats.iter();
        let sealed: Vec<_> = seats.map(|info| info.commitment).collect();
        match &self.memory.sealed {
            None => self.memory.sealed = Some(sealed),
            Some(before) if *before == sealed => {}
            Some(_) => self.contradict(Contradiction::OtherSeals {}),
        }
    }

    /// A seat of this user before the commitments are fixed.
    fn committing(
        &mut self,
        seat: Seat,
        commitment: Option<Hex32>,
        fresh: &mut impl FnMut() -> Entropy,
    ) -> Option<Command> {
        let Some(commitment) = commitment else {
            self.foreign.remove(seat);
            if self.sent.contains(seat) {
                return None;
            }
            let known = self.entropy(seat).cloned();
            self.memory.own.retain(|own| own.seat != seat);
            return Some(self.choose(seat, known.unwrap_or_else(fresh)));
        };
        let table = self.memory.table.clone();
        let is_it = |own: &OwnEntropy| {
            own.seat == seat && seat_commitment(&table, seat, &own.entropy) == commitment
        };
        if self.memory.own.iter().any(is_it) {
            self.confirm(is_it, Confirmed::Commitment);
            self.foreign.remove(seat);
        } else if !self.sent.contains(seat) {
            // Another device of this user has replaced it; this one can't open.
            self.memory.own.retain(|own| own.seat != seat);
            self.foreign.insert(seat);
        }
        None
    }

    /// All commitments are fixed: opens what this device added.
    fn opening(&mut self, seat: Seat, commitment: Option<Hex32>) -> Option<Command> {
        let table = self.memory.table.clone();
        let is_it = |own: &OwnEntropy| {
            own.seat == seat && commitment == Some(seat_commitment(&table, seat, &own.entropy))
        };
        if let Some(own) = self.memory.own.iter().find(|own| is_it(own)) {
            let entropy = own.entropy.clone();
            self.memory.own.retain(|own| own.seat != seat || is_it(own));
            self.confirm(is_it, Confirmed::Commitment);
            return Some(Command::Open { seat, entropy });
        }
        // What was not confirmed came too late.
        let confirmed = |own: &OwnEntropy| own.seat == seat && own.confirmed > Confirmed::Nothing;
        if self.memory.own.iter().any(confirmed) {
            self.contradict(Contradiction::LeftOut { seat });
        } else {
            self.memory.own.retain(|own| own.seat != seat);
        }
        None
    }

    fn is_ignored(&self, seat: Seat, entropy: &Option<Entropy>) -> bool {
        let own = self.memory.own.iter();
        own.filter(|own| own.seat == seat && own.confirmed == Confirmed::Opening)
            .any(|own| entropy.as_ref() != Some(&own.entropy))
    }

    fn contradict(&mut self, contradiction: Contradiction) {
        self.memory.contradiction.get_or_insert(contradiction);
    }

    /// Compares the record of the match with everything that this device was
    /// told, and works its chance out again.
    pub fn verify<G: Game>(&self, record: &Record) -> Result<Verified, RecordError> {
        verify_told::<G>(record, &self.memory.expected(), &self.told())
    }

    /// What each viewer at this device was told of a finished game.
    pub fn told<E: DeserializeOwned>(&self) -> Vec<Told<E>> {
        let logs = self.logs.iter().filter(|_| self.stage == Stage::Over);
        let told = logs.map(|(seat, log)| Told {
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            log: log.told(),
            extent: log.extent,
        });
        told.collect()
    }
}

fn is_same(one: &OwnEntropy, other: &OwnEntropy) -> bool {
    one.seat == other.seat && one.entropy == other.entropy
}
