//! Matches as a server leaves them behind.

use dice::Dice;
use engine::{Game, Knowledge, Randomness, Seat};
use protocol::{
    Clock, Command, CommandId, Entropy, Hex32, Level, SeatHolder, Spectators, Stage, UserId,
    Visibility,
};
use record::Record;
use record::fair::seat_commitment;
use std::sync::Arc;
use store::{MatchHeader, Status, Store, Timestamp};
use table::{GameTable, Moment, Output, Person, Request, Setup, Table, Thinker};

pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table at which two bots play, and its log.
pub(crate) struct Played {
    pub(crate) log: Vec<String>,
    pub(crate) record: Option<Record>,
}

/// Bots that take random legal actions.
fn random_bot<G: Game>() -> Thinker<G> {
    Arc::new(|known: &Knowledge<G>, _, seed| {
        let mut dice = Dice::new(seed);
        let world = G::determinize(known.view(), &mut dice);
        let mut legal = Vec::new();
        world.legal_actions(&mut legal);
        *dice.pick(&legal)
    })
}

/// Plays a game for so many actions, or to its end.
pub(crate) fn play<G: Game>(id: &str, secret: u8, actions: usize) -> Played {
    let bot = SeatHolder::Bot {
        level: Level::Cadet,
    };
    let seats = vec![bot.clone(), bot];
    let start = vec![Command::Start {}];
    play_seats::<G>(id, secret, actions, seats, start, None)
}

/// Plays a game to its end to which Ada's device has added this; a bot takes
/// her turns.
pub(crate) fn play_with<G: Game>(id: &str, secret: u8, entropy: &str) -> Record {
    play_restored::<G>(id, secret, entropy, None)
}

/// The same, on a server that is restored from a backup after so many actions.
pub(crate) fn play_restored<G: Game>(
    id: &str,
    secret: u8,
    entropy: &str,
    restored: Option<u64>,
) -> Record {
    let bot = SeatHolder::Bot {
        level: Level::Cadet,
    };
    let ada = SeatHolder::Person {
        user: "ada".parse().unwrap(),
        name: "Ada".to_owned(),
        account: false,
        avatar: None,
    };
    let seat = Seat::new(0);
    let entropy: Entropy = entropy.parse().unwrap();
    let commitment = seat_commitment(&id.parse().unwrap(), seat, &entropy);
    let commands = vec![
        Command::Commit { seat, commitment },
        Command::Start {},
        Command::Open { seat, entropy },
        Command::Leave { seat },
    ];
    let seats = vec![ada, bot];
    let played = play_seats::<G>(id, secret, usize::MAX, seats, commands, restored);
    played.record.unwrap()
}

fn play_seats<G: Game>(
    id: &str,
    secret: u8,
    actions: usize,
    seats: Vec<SeatHolder>,
    commands: Vec<Command>,
    restored: Option<u64>,
) -> Played {
    let ada: UserId = "ada".parse().unwrap();
    let setup = Setup {
        table: id.parse().unwrap(),
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        options: serde_json::json!({}),
        seats,
        host: ada.clone(),
        clock: Clock::Unlimited,
        spectators: Spectators::Welcome,
        visibility: Visibility::Public,
        takeover: Level::Cadet,
        away_ms: 600_000,
        showing_ms: 0,
        contribution_ms: 10_000,
        hints: table::Hints::Never,
        secret: Hex32([secret; 32]),
    };
    let now = Moment(0);
    let (mut table, out) = GameTable::<G>::create(setup, random_bot(), now).unwrap();
    let mut log = Vec::new();
    let mut due = Vec::new();
    let mut keep = |out: Output, due: &mut Vec<_>| {
        log.extend(out.entries);
        due.extend(out.requests);
    };
    keep(out, &mut due);
    keep(table.arrive(&ada, None, now).unwrap(), &mut due);
    let host = Person {
        user: ada,
        name: "Ada".to_owned(),
        account: false,
        avatar: None,
    };
    for command in commands {
        keep(table.command(&host, CommandId(1), command, now), &mut due);
    }
    let mut seed = 0;
    while seed < actions as u64
        && let Some(request) = due.pop()
    {
        let Request::Think(request) = request else {
            panic!("{request:?}");
        };
        if restored == Some(seed) {
            keep(table.renew_secret(Hex32([secret + 1; 32]), now), &mut due);
        }
        seed += 1;
        let (revision, seat) = (request.revision, request.seat);
        let action = request.think(seed);
        keep(table.bot_acts(revision, seat, &action, now), &mut due);
    }
    let record = table.record();
    assert_eq!(record.is_some(), table.stage() == Stage::Over);
    Played { log, record }
}

/// Creates matches: their ids, how far they are, and how many days old.
pub(crate) async fn create(store: &Store, matches: &[(&str, Status, i64)]) {
    for &(id, status, days) in matches {
        let header = header(id, "landing", status, days);
        store.create_match(header).await.unwrap();
    }
}

/// The header of a match, made and changed so many days ago.
pub(crate) fn header(id: &str, game: &str, status: Status, days: i64) -> MatchHeader {
    let at = Timestamp(Timestamp::now().0 - days * DAY);
    MatchHeader {
        status,
        ..MatchHeader::running(id, game, at)
    }
}

/// Stores a match with its log.
pub(crate) async fn keep(store: &Store, header: MatchHeader, log: &[String]) {
    let id = header.id.clone();
    store.create_match(header).await.unwrap();
    store.append(&id, 0, log).await.unwrap();
}
