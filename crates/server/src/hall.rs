//! All tables: those in memory, and those that can be brought back.

use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::steward::{Event, Steward};
use crate::{games, names};
use protocol::{Chair, Invitation, NewTable, Occupant, Payload, TableId, Visibility};
use registry::{GameId, UnknownGame};
use serde_json::Value;
use session::{BotRequest, Moment, Person, Setup, SetupError, Table};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Filter, MatchHeader, Page, Status, Store, StoreError, Timestamp};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;

/// How many tables are looked up at once when the server starts.
const PAGE: u32 = 500;
/// How often another code is tried when one is taken.
const CODE_ATTEMPTS: u32 = 8;
/// How long somebody may be away at most, in milliseconds: a day.
const MOST_AWAY_SECONDS: u32 = 24 * 3600;
/// How long tables are given to stop.
const STOPPING: Duration = Duration::from_secs(5);

/// All tables of a server.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) lobby: Lobby,
    pub(crate) metrics: Arc<Metrics>,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Event>>>,
    /// As many bots think at once as there are processors.
    thinkers: Semaphore,
    started: Instant,
}

/// Why a table can't be made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotMade {
    #[error(transparent)]
    Game(#[from] UnknownGame),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the options can't be read: {0}")]
    Options(#[from] serde_json::Error),
    #[error("somebody may be away for at most a day")]
    Away,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hall {
    pub(crate) fn new(store: Store, metrics: Arc<Metrics>) -> Arc<Self> {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Self {
            store,
            lobby: Lobby::new(),
            metrics,
            tables: Mutex::default(),
            thinkers: Semaphore::new(processors),
            started: Instant::now(),
        })
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

    /// Makes a table as somebody wants it.
    pub(crate) async fn create(
        self: &Arc<Self>,
        host: &Person,
        new: NewTable,
    ) -> Result<Invitation, NotMade> {
        let game: GameId = new.game.parse()?;
        if new.away_seconds > MOST_AWAY_SECONDS {
            return Err(NotMade::Away);
        }
        let options: Option<Value> = new.options.read()?;
        let seats = new.seats.iter().map(|chair| match chair {
            Chair::Open {} => Occupant::Open {},
            Chair::Me {} => Occupant::Person {
                user: host.user.clone(),
                name: host.name.clone(),
            },
            Chair::Bot { level } => Occupant::Bot { level: *level },
        });
        self.open(Setup {
            table: names::table_id(),
            game: new.game,
            rules: games::rules_version(game),
            options: options.unwrap_or_else(|| Value::Object(serde_json::Map::new())),
            seats: seats.collect(),
            host: host.user.clone(),
            clock: new.clock,
            spectators: new.spectators,
            visibility: new.visibility,
            takeover: new.takeover,
            away_ms: u64::from(new.away_seconds) * 1000,
            secret: names::secret(),
        })
        .await
    }

    /// Opens a table and stores it.
    pub(crate) async fn open(self: &Arc<Self>, setup: Setup) -> Result<Invitation, NotMade> {
        let game: GameId = setup.game.parse()?;
        let mut header = header(&setup);
        let (table, output) = games::create(game, setup, self.now())?;
        self.register(&mut header).await?;
        let id = header.id.clone();
        if let Err(error) = self.store.append(&id, 0, &output.entries).await {
            // A match without a log is nobody's; if it can't be removed now,
            // it is never found.
            let _ = self.store.delete_match(&id).await;
            return Err(error.into());
        }
        let invitation = Invitation {
            table: table.id().clone(),
            code: header.code.clone(),
        };
        self.admit(table, header);
        Ok(invitation)
    }

    /// Stores the header of a new match under a code that nobody has.
    async fn register(&self, header: &mut MatchHeader) -> Result<(), StoreError> {
        let mut attempt = 1;
        loop {
            header.code = Some(names::code());
            match self.store.create_match(header.clone()).await {
                Err(StoreError::Taken) if attempt < CODE_ATTEMPTS => attempt += 1,
                other => return other,
            }
        }
    }

    fn admit(self: &Arc<Self>, table: Box<dyn Table>, header: MatchHeader) {
        if table.visibility() == Visibility::Public {
            self.lobby.list(table.summary());
        }
        let id = table.id().clone();
        let steward = Steward::of_new(table, header, self);
        self.tables().insert(id, steward);
    }

    /// The way to a table that is in memory, or will be.
    fn steward(self: &Arc<Self>, id: &TableId) -> mpsc::Sender<Event> {
        let mut tables = self.tables();
        if let Some(steward) = tables.get(id) {
            return steward.clone();
        }
        let steward = Steward::absent(id.clone(), self);
        tables.insert(id.clone(), steward.clone());
        steward
    }

    /// Tells a table something, and returns the way to it.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &TableId,
        mut event: Event,
    ) -> mpsc::Sender<Event> {
        loop {
            let steward = self.steward(id);
            match steward.send(event).await {
                Ok(()) => return steward,
                // It went to rest just now.
                Err(mpsc::error::SendError(unsent)) => event = unsent,
            }
            self.drop_if_gone(id, &steward);
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

    /// A table goes to rest. Whoever wants it from now on finds another
    /// steward; what was sent to this one is handed on.
    pub(crate) async fn retire(self: &Arc<Self>, id: &TableId, mut inbox: mpsc::Receiver<Event>) {
        inbox.close();
        self.tables().remove(id);
        while let Some(event) = inbox.recv().await {
            self.send(id, event).await;
        }
    }

    fn drop_if_gone(&self, id: &TableId, gone: &mpsc::Sender<Event>) {
        let mut tables = self.tables();
        if tables
            .get(id)
            .is_some_and(|steward| steward.same_channel(gone))
        {
            tables.remove(id);
        }
    }

    /// The table that a code leads to.
    pub(crate) async fn by_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        let header = self.store.match_by_code(code).await?;
        Ok(header.and_then(|header| header.id.parse().ok()))
    }

    /// Lets a bot think; nothing if it panicked.
    pub(crate) async fn think(&self, request: BotRequest) -> Option<String> {
        // Never closed.
        let _permit = self.thinkers.acquire().await.ok()?;
        let seed = names::number();
        tokio::task::spawn_blocking(move || request.think(seed))
            .await
            .ok()
    }

    /// Takes up what was going on when the server stopped.
    pub(crate) async fn take_up(self: &Arc<Self>) -> Result<usize, StoreError> {
        let mut count = 0;
        for status in [Status::Running, Status::Open] {
            let mut page = Page::first(PAGE);
            loop {
                let headers = self.store.list_matches(Filter::All(status), page).await?;
                for header in &headers {
                    let Ok(id) = header.id.parse::<TableId>() else {
                        continue;
                    };
                    if let Some(Ok(door)) = self.ask(&id, |reply| Event::Look { reply }).await {
                        count += 1;
                        if header.visibility == store::Visibility::Public {
                            self.lobby.list(door.summary);
                        }
                    }
                }
                match headers.last() {
                    Some(last) if headers.len() == PAGE as usize => {
                        page = Page::after(last.cursor(), PAGE);
                    }
                    _ => break,
                }
            }
        }
        Ok(count)
    }

    /// Stops every table, so that nobody's time runs on.
    pub(crate) async fn stop(&self) {
        let stewards: Vec<_> = self.tables().values().cloned().collect();
        let mut replies = Vec::with_capacity(stewards.len());
        for steward in stewards {
            let (reply, stopped) = oneshot::channel();
            if steward.send(Event::Stop { reply }).await.is_ok() {
                replies.push(stopped);
            }
        }
        let all = async {
            for stopped in replies {
                // One that went to rest meanwhile has stopped as well.
                let _ = stopped.await;
            }
        };
        if tokio::time::timeout(STOPPING, all).await.is_err() {
            tracing::warn!("some tables did not stop in time");
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, mpsc::Sender<Event>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn header(setup: &Setup) -> MatchHeader {
    let now = Timestamp::now();
    let mut players: Vec<String> = setup
        .seats
        .iter()
        .filter_map(|seat| match seat {
            Occupant::Person { user, .. } => Some(user.to_string()),
            Occupant::Open {} | Occupant::Bot { .. } => None,
        })
        .collect();
    players.sort();
    players.dedup();
    MatchHeader {
        id: setup.table.to_string(),
        code: None,
        game: setup.game.clone(),
        rules_version: setup.rules,
        options: setup.options.to_string(),
        seats: Payload::of(&setup.seats)
            .map(|seats| seats.text().to_owned())
            .unwrap_or_default(),
        // The log's first entry holds it.
        secret: Vec::new(),
        visibility: match setup.visibility {
            Visibility::Public => store::Visibility::Public,
            Visibility::Invited => store::Visibility::Private,
        },
        status: Status::Open,
        players,
        created: now,
        updated: now,
    }
}
