//! All tables: those in memory, and those that can be brought back.

use crate::address::Network;
use crate::folded::FoldedWarnings;
use crate::home::Homes;
use crate::ids::RematchKey;
use crate::limit::{Limits, NewTables};
use crate::lobby::Lobby;
use crate::mail::Mail;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::pace::Pace;
use crate::push::Push;
use crate::random::random;
use crate::runs::Runs;
use crate::table_actor::{self, Event, TableActor};
use crate::thinkers::{Owner, Thinkers};
use crate::{games, ids};
use protocol::{Hex32, Invitation, NewTable, SeatHolder, TableId, UserId, Visibility};
use registry::{GameId, UnknownGame};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;
use store::{Filter, ListPage, MatchHeader, Status, Store, StoreError, Timestamp};
use table::{BotRequest, Moment, Person, Setup, SetupError, Table};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// How many tables are looked up at once when the server starts.
const PAGE: u32 = 500;
/// How often another code is tried when one is taken.
const CODE_ATTEMPTS: u32 = 8;
/// How long somebody may be away at least, in seconds: a phone sleeps, a page is
/// loaded anew.
const LEAST_AWAY_SECONDS: u32 = 30;
/// How long somebody may be away at most, in seconds: a day.
const MOST_AWAY_SECONDS: u32 = 24 * 3600;
/// After how long without any change a table that never began is closed.
const ABANDONED_AFTER: Duration = Duration::from_secs(48 * 3600);
/// The same where a game is played over days: who looks for others there comes by now and
/// then.
const SLOWLY_ABANDONED_AFTER: Duration = Duration::from_secs(14 * 24 * 3600);
/// The setting that holds the key of rematches.
pub(crate) const KEY_SETTING: &str = "rematch-key";
/// How long to wait before restoring more tables than fit into memory.
const CROWDED_PAUSE: Duration = Duration::from_secs(1);
/// How long tables are given to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);

/// All tables of a server.
pub(crate) struct TableRegistry {
    pub(crate) store: Store,
    pub(crate) lobby: Lobby,
    pub(crate) homes: Arc<Homes>,
    pub(crate) metrics: Arc<Metrics>,
    /// What many tables would warn of at once.
    pub(crate) warnings: FoldedWarnings,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Event>>>,
    thinkers: Thinkers,
    pace: Pace,
    /// How many tables are restored at once: some processors are left to others.
    pub(crate) restoring: Semaphore,
    limits: Limits,
    /// How often tables are made, by whom and from where.
    pub(crate) new_tables: NewTables,
    /// When tables that are not in memory have to be looked at.
    alarms: Mutex<HashMap<TableId, AbortHandle>>,
    started: Instant,
    /// When this server and the one before it ran.
    pub(crate) runs: Runs,
    /// Set when the server stops: what tables have not seen to by then is left.
    stopping: AtomicBool,
    /// Makes the ids of tables at which all play again.
    key: RematchKey,
    /// For how long new tables wait for what their seats add to chance.
    contribution_ms: u64,
    /// The other servers on the database, once this one has joined them.
    nodes: OnceLock<Arc<Nodes>>,
    /// How people are told who are not here.
    push: OnceLock<Arc<Push>>,
    /// How they are mailed, if they are.
    mail: OnceLock<Arc<Mail>>,
}

/// Why a table can't be made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CreateError {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("invalid options: {0}")]
    Options(#[from] serde_json::Error),
    #[error("the options must be a JSON object")]
    OptionsKind,
    #[error("away_seconds must be between 30 and 86400")]
    Away,
    #[error("the server has as many tables as it can hold")]
    Full,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl TableRegistry {
    /// The tables of a store.
    pub(crate) async fn open_on(
        store: Store,
        metrics: Arc<Metrics>,
        limits: Limits,
        contribution_wait: Duration,
    ) -> Result<Arc<Self>, StoreError> {
        let proposed = random::<{ RematchKey::BYTES }>()?;
        let key = RematchKey::new(store.setting_or(KEY_SETTING, &proposed).await?);
        let runs = Runs::begin(&store).await?;
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Thinkers::start(processors)
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Arc::new(Self {
            store,
            lobby: Lobby::new(),
            homes: Arc::default(),
            metrics,
            warnings: FoldedWarnings::default(),
            tables: Mutex::default(),
            thinkers,
            pace: Pace::new(limits.bot_pace),
            restoring: Semaphore::new(processors.div_ceil(2)),
            new_tables: NewTables::new(&limits),
            limits,
            alarms: Mutex::default(),
            started: Instant::now(),
            runs,
            stopping: AtomicBool::new(false),
            key,
            contribution_ms: u64::try_from(contribution_wait.as_millis()).unwrap_or(u64::MAX),
            nodes: OnceLock::new(),
            push: OnceLock::new(),
            mail: OnceLock::new(),
        }))
    }

    /// This server is one of several, before any table is in memory.
    pub(crate) fn join(&self, nodes: Arc<Nodes>) {
        // Once, when the server starts.
        let _ = self.nodes.set(nodes);
    }

    /// People who are not here are told in this way, before any table is in
    /// memory.
    pub(crate) fn tell_by(&self, push: Arc<Push>, mail: Option<Arc<Mail>>) {
        // Once, when the server starts.
        let _ = self.push.set(push);
        if let Some(mail) = mail {
            let _ = self.mail.set(mail);
        }
    }

    /// How people are mailed; nothing where no mail is sent.
    pub(crate) fn mail(&self) -> Option<&Arc<Mail>> {
        self.mail.get()
    }

    /// How people are told who are not here; not in tests of single tables.
    pub(crate) fn push(&self) -> Option<&Arc<Push>> {
        self.push.get()
    }

    /// The other servers on the database; none where there can't be any.
    pub(crate) fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.nodes.get()
    }

    /// The ways to all tables in memory.
    pub(crate) fn actors(&self) -> Vec<(TableId, mpsc::Sender<Event>)> {
        let tables = self.tables();
        let actors = tables.iter();
        actors
            .map(|(id, actor)| (id.clone(), actor.clone()))
            .collect()
    }

    /// For how many more tables there is room in memory.
    pub(crate) fn room(&self) -> u32 {
        self.limits.live_tables.saturating_sub(self.live())
    }

    /// Waits until one more table has room in memory.
    async fn wait_for_room(&self) {
        while self.room() == 0 {
            sleep(CROWDED_PAUSE).await;
        }
    }

    /// The present moment on the clock of all tables.
    pub(crate) fn now(&self) -> Moment {
        let elapsed = self.started.elapsed().as_millis();
        Moment(u64::try_from(elapsed).unwrap_or(u64::MAX))
    }

    /// When that moment is.
    pub(crate) fn instant(&self, moment: Moment) -> Instant {
        self.started + Duration::from_millis(moment.0)
    }

    /// Makes a table as somebody at an address wants it.
    pub(crate) async fn create(
        self: &Arc<Self>,
        host: &Person,
        from: Network,
        new: NewTable,
    ) -> Result<Invitation, CreateError> {
        let game: GameId = new.game.parse()?;
        if !(LEAST_AWAY_SECONDS..=MOST_AWAY_SECONDS).contains(&new.away_seconds) {
            return Err(CreateError::Away);
        }
        let options = match serde_json::from_str::<Option<Value>>(new.options.text())? {
            None => Value::Object(serde_json::Map::new()),
            Some(options @ Value::Object(_)) => options,
            Some(_) => return Err(CreateError::OptionsKind),
        };
        let mut seats: Vec<SeatHolder> = Vec::new();
        for choice in &new.seats {
            seats.push(choice.holder(host.one_more_beside(&seats.iter())));
        }
        let setup = Setup {
            table: ids::table_id(),
            game: new.game,
            rules: games::rules_version(game),
            options,
            seats,
            host: host.user.clone(),
            clock: new.clock,
            spectators: new.spectators,
            visibility: new.visibility,
            takeover: new.takeover,
            away_ms: u64::from(new.away_seconds) * 1000,
            showing_ms: protocol::limits::SHOWING_MS,
            contribution_ms: self.contribution_ms,
            hints: table::Hints::Never,
            secret: ids::secret(),
        };
        self.open(setup, Some(from)).await
    }

    /// Opens a table that is made from somewhere, and stores it.
    pub(crate) async fn open(
        self: &Arc<Self>,
        setup: Setup,
        from: Option<Network>,
    ) -> Result<Invitation, CreateError> {
        let game: GameId = setup.game.parse()?;
        if self.room() == 0 {
            return Err(CreateError::Full);
        }
        let mut header = header(&setup);
        let commitment = record::fair::commitment(&setup.secret);
        let (table, output) = games::create(game, setup, self.now())?;
        let summary = table.summary();
        header.options = table_actor::options_text(&summary);
        header.seats = table_actor::seats_text(&summary);
        self.register(&mut header, &output.entries).await?;
        let invitation = Invitation {
            table: table.id().clone(),
            code: header.code.clone(),
            commitment: Some(commitment),
        };
        self.admit(table, header, from);
        Ok(invitation)
    }

    /// The id of the table at which those of another play again.
    pub(crate) fn rematch_id(&self, table: &TableId) -> TableId {
        self.key.rematch_id(table)
    }

    /// Opens the table at which those of another play again: the same one,
    /// however often it is asked for. The first time with its commitment.
    pub(crate) async fn create_rematch(
        self: &Arc<Self>,
        setup: Setup,
    ) -> Result<(TableId, Option<Hex32>), CreateError> {
        let id = setup.table.clone();
        match self.open(setup, None).await {
            Ok(invitation) => Ok((invitation.table, invitation.commitment)),
            // Nearly always it is new, so only now is it looked for.
            Err(error @ (CreateError::Full | CreateError::Store(StoreError::Taken))) => {
                match self.store.load_match(id.as_str(), 0).await? {
                    Some(_) => Ok((id, None)),
                    None => Err(error),
                }
            }
            Err(error) => Err(error),
        }
    }

    /// Stores a new match with the beginning of its log, under a code that
    /// nobody has.
    async fn register(
        &self,
        header: &mut MatchHeader,
        entries: &[String],
    ) -> Result<(), StoreError> {
        let mut attempt = 1;
        loop {
            header.code = Some(ids::code());
            match self.store.create_match_with(header.clone(), entries).await {
                Err(StoreError::Taken) if attempt < CODE_ATTEMPTS => attempt += 1,
                other => return other,
            }
        }
    }

    fn admit(self: &Arc<Self>, table: Box<dyn Table>, header: MatchHeader, from: Option<Network>) {
        if table.visibility() == Visibility::Public {
            let summary = table.summary();
            if let Some(nodes) = self.nodes() {
                nodes.list(&summary, header.created, from);
            }
            self.lobby.list(summary, header.created);
            if let Some(from) = from {
                self.lobby.note_network(table.id(), from);
            }
        }
        let id = table.id().clone();
        let actor = TableActor::of_new(table, header, self);
        self.tables().insert(id, actor);
    }

    /// The way to a table that is in memory, or will be.
    fn actor(self: &Arc<Self>, id: &TableId) -> mpsc::Sender<Event> {
        let mut tables = self.tables();
        if let Some(actor) = tables.get(id) {
            return actor.clone();
        }
        let actor = TableActor::absent(id.clone(), self);
        tables.insert(id.clone(), actor.clone());
        actor
    }

    /// Tells a table something, and returns the way to it.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &TableId,
        mut event: Event,
    ) -> mpsc::Sender<Event> {
        loop {
            let actor = self.actor(id);
            match actor.send(event).await {
                Ok(()) => return actor,
                // It went to rest just now.
                Err(mpsc::error::SendError(unsent)) => event = unsent,
            }
            self.drop_if_gone(id, &actor);
        }
    }

    /// Asks a table something.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        event: impl FnOnce(oneshot::Sender<T>) -> Event,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        self.send(id, event(reply)).await;
        answer.await.ok()
    }

    /// A user deleted their account: no table in memory names them any more, as a
    /// spectator who said something either. Those on disk see to it when they are read.
    pub(crate) fn forget(&self, user: &UserId) {
        let (actors, user) = (self.actors(), user.clone());
        // Nobody waits for a table that is too busy.
        tokio::spawn(async move {
            for (_, actor) in actors {
                let user = user.clone();
                // One that has left the memory needs to hear nothing.
                let _ = actor.send(Event::Forget { user }).await;
            }
        });
    }

    /// The way to a table that is in memory.
    pub(crate) fn reach(&self, id: &TableId) -> Option<mpsc::Sender<Event>> {
        self.tables().get(id).cloned()
    }

    /// An actor unloads its table. Later events go to another
    /// actor; what was sent to this one is handed on.
    pub(crate) async fn retire(
        self: &Arc<Self>,
        id: &TableId,
        actor: &mpsc::Sender<Event>,
        mut inbox: mpsc::Receiver<Event>,
    ) {
        inbox.close();
        // Another one may keep the table already.
        self.drop_if_gone(id, actor);
        while let Some(event) = inbox.recv().await {
            if !self.stopping.load(Ordering::Relaxed) {
                self.send(id, event).await;
            }
        }
    }

    fn drop_if_gone(&self, id: &TableId, gone: &mpsc::Sender<Event>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|actor| actor.same_channel(gone)) {
            tables.remove(id);
        }
    }

    /// The table that a code leads to.
    pub(crate) async fn by_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        let header = self.store.match_by_code(code).await?;
        Ok(header.and_then(|header| header.id.parse().ok()))
    }

    /// Lets a bot think at somebody's table; nothing if it panicked. How long it
    /// takes tells nobody how forced the move was.
    pub(crate) async fn think(&self, owner: Owner, request: BotRequest) -> Option<String> {
        let begun = Instant::now();
        let level = request.level;
        let think = move || request.think(ids::number());
        let (action, thought) = self.thinkers.think(owner, think).await?;
        let waited = begun.elapsed().saturating_sub(thought);
        sleep_until(begun + self.pace.moves_after(level, waited, thought)).await;
        Some(action)
    }

    /// How many tables are in memory.
    fn live(&self) -> u32 {
        u32::try_from(self.tables().len()).unwrap_or(u32::MAX)
    }

    /// Whether so many tables are in memory that those without anybody leave
    /// it soon.
    pub(crate) fn is_crowded(&self) -> bool {
        self.live() > self.limits.live_tables / 2
    }

    /// Looks at a table at a moment, which leaves the memory until then.
    pub(crate) fn set_alarm(self: &Arc<Self>, id: &TableId, at: Instant) {
        let tables = Arc::downgrade(self);
        let table = id.clone();
        let alarm = tokio::spawn(async move {
            sleep_until(at).await;
            if let Some(tables) = tables.upgrade() {
                tables.alarms().remove(&table);
                // Restored, it sees for itself what is due.
                tables.ask(&table, |reply| Event::Preview { reply }).await;
            }
        });
        if let Some(before) = self.alarms().insert(id.clone(), alarm.abort_handle()) {
            before.abort();
        }
    }

    fn alarms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, AbortHandle>> {
        self.alarms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes up what was going on when the server stopped.
    pub(crate) async fn restore_all(self: &Arc<Self>) -> Result<usize, StoreError> {
        let mut count = 0;
        for status in [Status::Running, Status::Open] {
            let mut page = ListPage::first(PAGE);
            loop {
                let headers = self.store.list_matches(Filter::All(status), page).await?;
                for header in &headers {
                    let Ok(id) = header.id.parse::<TableId>() else {
                        continue;
                    };
                    self.wait_for_room().await;
                    // One that can't be read now is tried again by its actor.
                    if let Some(Ok(_)) = self.ask(&id, |reply| Event::Preview { reply }).await {
                        count += 1;
                    }
                }
                match headers.last() {
                    Some(last) if headers.len() == PAGE as usize => {
                        page = ListPage::after(last.cursor(), PAGE);
                    }
                    _ => break,
                }
            }
        }
        Ok(count)
    }

    /// Closes the tables that never began and that nobody cared for since.
    pub(crate) async fn close_abandoned(self: &Arc<Self>) -> Result<(), StoreError> {
        let now = Timestamp::now();
        let before = now.before(ABANDONED_AFTER);
        let long_before = now.before(SLOWLY_ABANDONED_AFTER);
        let mut page = ListPage::first(PAGE);
        loop {
            let filter = Filter::All(Status::Open);
            let headers = self.store.list_matches(filter, page).await?;
            for header in headers.iter().filter(|header| header.updated < before) {
                if let Ok(id) = header.id.parse() {
                    let even_slowly = header.updated < long_before;
                    self.send(&id, Event::Abandoned { even_slowly }).await;
                }
            }
            match headers.last() {
                Some(last) if headers.len() == PAGE as usize => {
                    page = ListPage::after(last.cursor(), PAGE);
                }
                _ => return Ok(()),
            }
        }
    }

    /// Stops every table, so that nobody's time runs on. Those who went before the
    /// connections were closed are told now what they would have been told soon.
    pub(crate) async fn stop(&self, closing: Instant) {
        self.stopping.store(true, Ordering::Relaxed);
        let actors: Vec<_> = self.tables().values().cloned().collect();
        let all = async {
            let mut replies = Vec::with_capacity(actors.len());
            for actor in actors {
                let (reply, stopped) = oneshot::channel();
                if actor.send(Event::Stop { closing, reply }).await.is_ok() {
                    replies.push(stopped);
                }
            }
            for stopped in replies {
                // One that went to rest meanwhile has stopped as well.
                let _ = stopped.await;
            }
        };
        let deadline = Instant::now() + STOP_TIMEOUT;
        if timeout_at(deadline, all).await.is_err() {
            tracing::warn!("some tables did not stop within the shutdown timeout");
        }
        if let Some(push) = self.push()
            && timeout_at(deadline, push.finish()).await.is_err()
        {
            tracing::warn!(
                "some people were not told what is new at their tables: push services did not answer in time"
            );
        }
        if let Some(nodes) = self.nodes() {
            nodes.finish_telling().await;
        }
    }

    /// Leaves all tables to other nodes, if there are any.
    pub(crate) async fn leave(&self) {
        if let Some(nodes) = self.nodes() {
            nodes.leave().await;
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Event>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is stored of a new table besides its log; who sits where comes from
/// the table itself.
fn header(setup: &Setup) -> MatchHeader {
    let now = Timestamp::now();
    let mut players: Vec<String> = setup
        .seats
        .iter()
        .filter_map(|seat| match seat {
            SeatHolder::Person { user, .. } => Some(user.to_string()),
            SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
        })
        .collect();
    players.sort();
    players.dedup();
    MatchHeader {
        id: setup.table.to_string(),
        code: None,
        game: setup.game.clone(),
        rules_version: setup.rules,
        options: String::new(),
        seats: String::new(),
        visibility: table_actor::visibility(setup.visibility),
        status: Status::Open,
        players,
        created: now,
        updated: now,
    }
}
