//! What is hard to bring about from outside: mistakes of ours, and races.

mod rematch;

use super::*;
use crate::address::{Address, Network};
use crate::games;
use crate::limit::Limits;
use crate::metrics::Metrics;
use crate::outbox::{Outbox, Outgoing, Room};
use engine::Seat;
use protocol::{
    Clock, Command, DetailLevel, Hex32, NewTable, Objection, Over, SeatChoice, Speed, Stage,
    Summary, UserId, Visibility,
};
use record::Record;
use store::{Config, Location, Store, StoredMatch};
use table::{Person, Setup};
use tempfile::TempDir;

async fn tables() -> (Arc<TableRegistry>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::Sqlite(folder.path().join("orbite.db"));
    let store = Store::open(Config::new(location)).await.unwrap();
    let (metrics, limits) = (Arc::new(Metrics::new()), Limits::NONE);
    let tables = TableRegistry::open_on(store, metrics, limits, Duration::ZERO).await;
    (tables.unwrap(), folder)
}

fn ada() -> Person {
    Person {
        user: "ada".parse().unwrap(),
        name: "Ada".to_owned(),
        account: false,
        avatar: None,
    }
}

fn here() -> Network {
    Address([127, 0, 0, 1].into()).network()
}

async fn make(tables: &Arc<TableRegistry>) -> TableId {
    make_with(tables, Clock::default()).await
}

async fn make_with(tables: &Arc<TableRegistry>, clock: Clock) -> TableId {
    let new = NewTable {
        seats: vec![SeatChoice::Me {}, SeatChoice::Open {}],
        clock,
        ..serde_json::from_str(r#"{"game":"rockets","seats":[]}"#).unwrap()
    };
    tables.create(&ada(), here(), new).await.unwrap().table
}

/// A table with a mistake in it.
struct Fragile(Box<dyn Table>);

impl Table for Fragile {
    fn id(&self) -> &TableId {
        self.0.id()
    }
    fn revision(&self) -> Revision {
        self.0.revision()
    }
    fn stage(&self) -> Stage {
        self.0.stage()
    }
    fn speed(&self) -> Speed {
        self.0.speed()
    }
    fn visibility(&self) -> Visibility {
        self.0.visibility()
    }
    fn host(&self) -> &UserId {
        self.0.host()
    }
    fn holds_seat(&self, user: &UserId) -> bool {
        self.0.holds_seat(user)
    }
    fn is_banned(&self, user: &UserId) -> bool {
        self.0.is_banned(user)
    }
    fn has_bans(&self) -> bool {
        self.0.has_bans()
    }
    fn awaited(&self) -> Option<(UserId, Revision)> {
        self.0.awaited()
    }
    fn forget(&mut self, user: &UserId, now: Moment) -> Output {
        self.0.forget(user, now)
    }
    fn named(&self) -> Vec<UserId> {
        self.0.named()
    }
    fn set_vacation(
        &mut self,
        user: &UserId,
        vacation: Option<table::Vacation>,
        now: Moment,
    ) -> Output {
        self.0.set_vacation(user, vacation, now)
    }
    fn entries(&self) -> u64 {
        self.0.entries()
    }
    fn follow(
        &mut self,
        lines: &[&str],
        elapsed: Duration,
        now: Moment,
    ) -> Result<Output, table::RestoreError> {
        self.0.follow(lines, elapsed, now)
    }
    fn set_duty(&mut self, duty: table::Duty) {
        self.0.set_duty(duty);
    }
    fn set_elsewhere(&mut self, users: Vec<UserId>, now: Moment) -> Output {
        self.0.set_elsewhere(users, now)
    }
    fn comes_before_others(&self, user: &UserId, command: &Command) -> bool {
        self.0.comes_before_others(user, command)
    }
    fn users_here(&self) -> Vec<UserId> {
        self.0.users_here()
    }
    fn shut(&mut self, now: Moment) -> Output {
        self.0.shut(now)
    }
    fn lines(&self, user: &UserId) -> Option<Vec<protocol::ChatLine>> {
        self.0.lines(user)
    }
    fn may_replay(&self, user: Option<&UserId>) -> bool {
        self.0.may_replay(user)
    }
    fn standing(&mut self, now: Moment) -> table::TableStanding {
        self.0.standing(now)
    }
    fn is_timed(&self) -> bool {
        self.0.is_timed()
    }
    fn present(&self) -> usize {
        self.0.present()
    }
    fn set_detail(&mut self, user: &UserId, detail: DetailLevel) {
        self.0.set_detail(user, detail);
    }
    fn hinted(&mut self, revision: Revision, seat: Seat, action: &str, now: Moment) -> Output {
        self.0.hinted(revision, seat, action, now)
    }
    fn summary(&self) -> Summary {
        assert!(self.0.revision() < Revision::new(4), "a mistake in telling");
        self.0.summary()
    }
    fn arrive(
        &mut self,
        user: &UserId,
        seen: Option<Revision>,
        now: Moment,
    ) -> Result<Output, Objection> {
        self.0.arrive(user, seen, now)
    }
    fn depart(&mut self, user: &UserId, now: Moment) -> Output {
        self.0.depart(user, now)
    }
    fn command(&mut self, from: &Person, id: CommandId, command: Command, now: Moment) -> Output {
        if let Command::Start {} = command {
            panic!("a mistake in deciding");
        }
        self.0.command(from, id, command, now)
    }
    fn bot_acts(
        &mut self,
        revision: Revision,
        seat: engine::Seat,
        action: &str,
        now: Moment,
    ) -> Output {
        self.0.bot_acts(revision, seat, action, now)
    }
    fn wake(&mut self, now: Moment) -> Output {
        self.0.wake(now)
    }
    fn is_paused(&self) -> bool {
        self.0.is_paused()
    }
    fn resume(&mut self, now: Moment, elapsed: Duration) -> Output {
        self.0.resume(now, elapsed)
    }
    fn pause(&mut self, now: Moment) -> Output {
        self.0.pause(now)
    }
    fn renew_secret(&mut self, secret: Hex32, now: Moment) -> Output {
        self.0.renew_secret(secret, now)
    }
    fn spectators(&self, user: &UserId) -> Option<Vec<UserId>> {
        self.0.spectators(user)
    }
    fn close(&mut self, now: Moment) -> Output {
        self.0.close(now)
    }
    fn makes_next_table(&self, user: &UserId, command: &Command) -> bool {
        self.0.makes_next_table(user, command)
    }
    fn people_for_next_game(&mut self, by: &UserId, now: Moment) -> usize {
        self.0.people_for_next_game(by, now)
    }
    fn next_game(&self) -> Option<&str> {
        self.0.next_game()
    }
    fn rematch(&self, table: TableId, secret: Hex32) -> Setup {
        self.0.rematch(table, secret)
    }
    fn rematched(&mut self, table: TableId, commitment: Option<Hex32>, now: Moment) -> Output {
        self.0.rematched(table, commitment, now)
    }
    fn over(&self) -> Option<Over> {
        self.0.over()
    }
    fn redrew_chance(&self) -> bool {
        self.0.redrew_chance()
    }
    fn record(&self) -> Option<Record> {
        self.0.record()
    }
}

async fn stored(tables: &TableRegistry, id: &TableId) -> StoredMatch {
    let stored = tables.store.load_match(id.as_str(), 0).await;
    stored.unwrap().unwrap()
}

/// A subscription without a past.
fn subscription(connection: u64, person: Person, outbox: Outbox) -> Event {
    let subscriber = Subscriber {
        connection: ConnectionId(connection),
        address: Address([127, 0, 0, 1].into()),
        person: Arc::new(person),
        outbox,
        detail: DetailLevel::Actions,
        quiet: false,
    };
    Event::Subscribe {
        subscriber,
        seen: None,
    }
}

/// A fragile table in the place of one that was made.
async fn fragile(tables: &Arc<TableRegistry>) -> mpsc::Sender<Event> {
    let id = make(tables).await;
    let stored = stored(tables, &id).await;
    let lines: Vec<&str> = stored
        .entries
        .iter()
        .map(|entry| std::str::from_utf8(entry).unwrap())
        .collect();
    let table = games::restore("rockets".parse().unwrap(), &lines, tables.now()).unwrap();
    TableActor::of_new(Box::new(Fragile(table)), stored.header, tables)
}

/// Ada's connection at a table.
struct Line {
    actor: mpsc::Sender<Event>,
    connection: ConnectionId,
    outbox: Outbox,
    outgoing: Outgoing,
}

impl Line {
    async fn to(actor: mpsc::Sender<Event>, connection: u64) -> Self {
        let (outbox, outgoing) = Outbox::new(None, Room::new(&Limits::NONE));
        let line = Self {
            actor,
            connection: ConnectionId(connection),
            outbox,
            outgoing,
        };
        let event = subscription(connection, ada(), line.outbox.clone());
        line.actor.send(event).await.unwrap();
        line
    }

    async fn order(&self, id: u32, command: Command) {
        let event = Event::Command {
            connection: self.connection,
            outbox: self.outbox.clone(),
            id: CommandId(id),
            command,
        };
        self.actor.send(event).await.unwrap();
    }

    async fn hear(&mut self) -> String {
        let line = self.outgoing.lines.recv().await.unwrap();
        line.as_str().to_owned()
    }

    /// The next lines that are no presence.
    async fn hear_news(&mut self) -> String {
        loop {
            let line = self.hear().await;
            if !line.starts_with(r#"{"presence""#) && !line.starts_with(r#"{"joined""#) {
                return line;
            }
        }
    }
}

const UNAVAILABLE: &str = r#","why":{"unavailable":{}}}}"#;

#[tokio::test]
async fn a_panic_freezes_one_table_which_says_so() {
    let (tables, _folder) = tables().await;
    let actor = fragile(&tables).await;
    let mut one = Line::to(actor.clone(), 1).await;
    let mut other = Line::to(actor.clone(), 2).await;
    one.order(1, Command::Start {}).await;
    let fault = one.hear_news().await;
    assert!(fault.starts_with(r#"{"fault":{"id":"f-"#), "{fault}");
    assert_eq!(
        one.hear().await,
        format!(r#"{{"refused":{{"c":1{UNAVAILABLE}"#)
    );
    assert_eq!(other.hear_news().await, fault);
    // It stays so, and says so each time; every command is answered once.
    other.order(7, Command::Rematch {}).await;
    assert_eq!(other.hear().await, fault);
    assert_eq!(
        other.hear().await,
        format!(r#"{{"refused":{{"c":7{UNAVAILABLE}"#)
    );
    let mut late = Line::to(actor.clone(), 3).await;
    assert_eq!(late.hear().await, fault);
    let (reply, told) = tokio::sync::oneshot::channel();
    actor
        .send(Event::HttpCommand {
            address: Address([127, 0, 0, 1].into()),
            person: ada(),
            id: CommandId(3),
            command: Command::Start {},
            reply,
        })
        .await
        .unwrap();
    let told = told.await.unwrap();
    assert_eq!(told.len(), 2);
    assert_eq!(told[0].as_str(), fault);
    // Others do not notice.
    let well = make(&tables).await;
    let door = tables.ask(&well, |reply| Event::Preview { reply }).await;
    assert!(matches!(door, Some(Ok(_))));
    assert_eq!(tables.metrics.faults.get(), 1);
}

#[tokio::test]
async fn a_panic_while_telling_freezes_the_table_too() {
    let (tables, _folder) = tables().await;
    let actor = fragile(&tables).await;
    let mut line = Line::to(actor, 1).await;
    for id in 1..4 {
        let seat = engine::Seat::new(1);
        let with = protocol::SeatChoice::Open {};
        line.order(id, Command::Fill { seat, with }).await;
    }
    loop {
        let told = line.hear().await;
        if told.starts_with(r#"{"fault""#) {
            break;
        }
    }
    assert_eq!(tables.metrics.faults.get(), 1);
}

#[tokio::test]
async fn a_command_from_who_was_not_let_in_is_answered() {
    let (tables, _folder) = tables().await;
    let id = make(&tables).await;
    let (outbox, mut outgoing) = Outbox::new(None, Room::new(&Limits::NONE));
    let event = Event::Command {
        connection: ConnectionId(5),
        outbox,
        id: CommandId(9),
        command: Command::Start {},
    };
    tables.send(&id, event).await;
    let line = outgoing.lines.recv().await.unwrap();
    assert_eq!(
        line.as_str(),
        r#"{"invalid":{"c":9,"why":{"not_at_table":{}}}}"#
    );
}

#[tokio::test]
async fn going_to_rest_drops_no_event_and_no_successor() {
    let (tables, _folder) = tables().await;
    let id = make(&tables).await;
    // Many come and ask while actors go to rest again and again.
    let mut asking = Vec::new();
    for _ in 0..8 {
        let (tables, id) = (Arc::clone(&tables), id.clone());
        asking.push(tokio::spawn(async move {
            let mut seen = 0;
            for _ in 0..100 {
                let door = tables.ask(&id, |reply| Event::Preview { reply }).await;
                seen += usize::from(matches!(door, Some(Ok(_))));
                tokio::task::yield_now().await;
            }
            seen
        }));
    }
    for _ in 0..30 {
        let (reply, stopped) = tokio::sync::oneshot::channel();
        tables
            .send(
                &id,
                Event::Stop {
                    closing: tokio::time::Instant::now(),
                    reply,
                },
            )
            .await;
        let _ = stopped.await;
        tokio::task::yield_now().await;
    }
    for asked in asking {
        assert_eq!(asked.await.unwrap(), 100);
    }
    // One actor is left, and it is the one that is found.
    while tables.metrics.tables.get() > 1 {
        tokio::task::yield_now().await;
    }
    assert!(tables.reach(&id).is_some_and(|actor| !actor.is_closed()));
}

#[tokio::test]
async fn who_is_gone_again_before_being_let_in_leaves_no_trace() {
    let (tables, _folder) = tables().await;
    let id = make(&tables).await;
    let (outbox, outgoing) = Outbox::new(None, Room::new(&Limits::NONE));
    drop(outgoing);
    tables.send(&id, subscription(1, ada(), outbox)).await;
    let mut line = Line::to(tables.reach(&id).unwrap(), 2).await;
    assert!(line.hear().await.starts_with(r#"{"joined""#));
    assert_eq!(line.hear().await, r#"{"presence":{"here":[0]}}"#);
    line.actor
        .send(Event::Unsubscribe {
            connection: line.connection,
        })
        .await
        .unwrap();
    let (outbox, mut outgoing) = Outbox::new(None, Room::new(&Limits::NONE));
    let eve = Person {
        user: "eve".parse().unwrap(),
        name: "Eve".to_owned(),
        account: false,
        avatar: None,
    };
    tables.send(&id, subscription(3, eve, outbox)).await;
    let _joined = outgoing.lines.recv().await.unwrap();
    let presence = outgoing.lines.recv().await.unwrap();
    assert_eq!(
        presence.as_str(),
        r#"{"presence":{"here":[],"watching":1}}"#
    );
}

#[tokio::test]
async fn abandoned_tables_close_and_cared_for_ones_do_not() {
    let (tables, _folder) = tables().await;
    let (abandoned, cared_for) = (make(&tables).await, make(&tables).await);
    let over_days = make_with(&tables, Clock::Correspondence { days: 3 }).await;
    let line = Line::to(tables.reach(&cared_for).unwrap(), 1).await;
    for (even_slowly, of_days) in [(false, Stage::Waiting), (true, Stage::Closed)] {
        for id in [&abandoned, &cared_for, &over_days] {
            tables.send(id, Event::Abandoned { even_slowly }).await;
        }
        for (id, stage) in [
            (&abandoned, Stage::Closed),
            (&cared_for, Stage::Waiting),
            (&over_days, of_days),
        ] {
            let door = tables.ask(id, |reply| Event::Preview { reply }).await;
            assert_eq!(door.unwrap().unwrap().summary.stage, stage);
        }
    }
    drop(line);
    // Young ones are left alone.
    tables.close_abandoned().await.unwrap();
    let door = tables
        .ask(&cared_for, |reply| Event::Preview { reply })
        .await;
    assert_eq!(door.unwrap().unwrap().summary.stage, Stage::Waiting);
}
