//! Whole games between people, a bot and a spectator.

use crate::client::Client;
use crate::on_both_databases;
use crate::patience::pass;
use crate::site::{Site, Somebody};
use dice::Dice;
use protocol::{Command, SeatHolder, ServerMessage, Stage, Started, TableId};
use record::{Expected, Record, verify};
use registry::{GameId, with_game};
use serde_json::{Value, json};

on_both_databases! {
    a_whole_game_of_supernova
    a_whole_celestial_duel
    a_whole_game_of_landing_zone
    a_whole_game_of_last_rocket
    a_whole_game_of_asteroid_field
    several_seats_on_one_connection
    who_played_can_play_again_and_it_is_one_table
    anybody_at_the_table_chooses_the_next_game_for_all
    chance_taken_back_against_bots_is_counted_apart
}

/// All seats but one are Ada's, who says something now and then.
#[tokio::test]
async fn a_game_for_those_who_are_left_can_be_next() {
    let site = Site::open().await;
    let open = json!({"open": {}});
    let seats = json!({"seats": [{"me": {}}, open, open, open, open]});
    let mut pair = begin(&site, GameId::Rockets, seats).await;
    for seat in [0, 2, 3, 4].map(engine::Seat::new) {
        pair.at_ada.must(Command::Concede { seat }).await;
    }
    let for_four = Command::NextGame {
        game: "landing".to_owned(),
    };
    let refused = pair.at_ada.refused(for_four.clone()).await;
    assert_eq!(refused, protocol::Objection::TooManyPeople {});
    drop(pair.at_bo);
    let bo = engine::Seat::new(1);
    let is_gone = |message: &ServerMessage| match message {
        ServerMessage::Presence { here, .. } => (!here.contains(bo)).then_some(()),
        _ => None,
    };
    pair.at_ada.until(is_gone).await;
    for _ in 0..61 {
        pass(std::time::Duration::from_secs(5)).await;
        let text = "Bo?".to_owned();
        pair.at_ada.must(Command::Chat { text }).await;
    }
    pair.at_ada.must(for_four).await;
    let table = pair.at_ada.next_table().await;
    let joined = pair.at_ada.join(&table).await;
    assert_eq!(joined.game, "landing");
    let seats = joined.seating.seats.iter();
    let is_ada = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { user, .. } if *user == pair.ada.user);
    assert!(seats.clone().all(|seat| is_ada(&seat.holder)) && seats.len() == 4);
    site.stop().await;
}

/// Options under which a game ends within a test.
pub(crate) fn short(game: GameId) -> Value {
    match game {
        GameId::Celestial => json!({ "rounds": 6 }),
        _ => json!({}),
    }
}

/// A public table of two people and a bot, before the start.
pub(crate) async fn table_for_three(
    site: &Site,
    game: GameId,
    host: &Somebody,
) -> protocol::Invitation {
    let body = json!({
        "game": game.name(),
        "options": short(game),
        "seats": [{"me": {}}, {"open": {}}, {"bot": {"level": "cadet"}}],
        "visibility": "public",
    });
    site.make(host, body).await
}

/// Lets people play at random until the game is over.
pub(crate) async fn play_out(people: &mut [&mut Client], dice: &mut Dice) {
    while people.iter().all(|person| person.over.is_none()) {
        round(people, dice).await;
    }
    let top = people.iter().map(|person| person.revision).max().unwrap();
    for person in people {
        person.catch_up(top).await;
        while person.over.is_none() {
            person.hear().await;
        }
    }
}

/// Lets everybody act who can, and everybody hear of it.
pub(crate) async fn round(people: &mut [&mut Client], dice: &mut Dice) {
    let mut acted = false;
    for person in people.iter_mut() {
        acted |= person.play(dice).await;
    }
    let top = people.iter().map(|person| person.revision).max().unwrap();
    let mut waiting = true;
    for person in people.iter_mut() {
        person.catch_up(top).await;
        waiting &= person.legal.is_empty() && person.over.is_none();
    }
    if !acted && waiting {
        // A bot thinks.
        people[0].hear().await;
    }
}

/// Two people at a table that has begun.
pub(crate) struct Pair {
    pub(crate) table: TableId,
    pub(crate) code: String,
    pub(crate) ada: Somebody,
    pub(crate) bo: Somebody,
    pub(crate) at_ada: Client,
    pub(crate) at_bo: Client,
}

impl Pair {
    /// A game of Last Rocket that is over and settled, in which Ada began.
    pub(crate) async fn that_has_played(site: &Site, seed: u64) -> Self {
        let mut pair = begin(site, GameId::Rockets, json!({"options": {"first": 0}})).await;
        let mut dice = Dice::new(seed);
        play_out(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut dice).await;
        settled(site, &pair.table).await;
        pair
    }

    /// Ada plays, until it is Bo's turn.
    pub(crate) async fn ada_plays(&mut self, dice: &mut Dice) {
        self.at_ada.turn().await;
        self.at_ada.play(dice).await;
        self.at_bo.turn().await;
    }
}

/// A game of Supernova between two people, and a third one who watches.
pub(crate) async fn begin_watched(site: &Site) -> (Pair, Somebody, Client) {
    let pair = begin(site, GameId::Supernova, json!({})).await;
    let (eve, at_eve) = site.guest_at("Eve", &pair.table).await;
    (pair, eve, at_eve)
}

/// Starts a game between two people.
pub(crate) async fn begin(site: &Site, game: GameId, more: Value) -> Pair {
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let mut body = json!({
        "game": game.name(),
        "options": short(game),
        "seats": [{"me": {}}, {"open": {}}],
    });
    for (key, value) in more.as_object().unwrap() {
        body[key] = value.clone();
    }
    let seats = body["seats"].as_array().unwrap().len();
    let made = site.make(&ada, body).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    at_bo.must(sit(1)).await;
    for seat in 2..seats {
        at_ada.must(sit(seat as u8)).await;
    }
    at_ada.must(Command::Start {}).await;
    for client in [&mut at_ada, &mut at_bo] {
        started(client).await;
    }
    Pair {
        table: made.table,
        code: made.code.unwrap(),
        ada,
        bo,
        at_ada,
        at_bo,
    }
}

/// Waits until a table has seen to everything that was told before: what is
/// known of it besides its log is noted after telling people.
pub(crate) async fn settled(site: &Site, table: &TableId) {
    let door = format!("GET /api/tables/{table}");
    site.ask("", &door, "").await.good();
}

/// The command that takes a seat.
pub(crate) fn sit(seat: u8) -> Command {
    Command::Sit {
        seat: engine::Seat::new(seat),
        commitment: None,
    }
}

/// Waits for the game to begin.
pub(crate) async fn started(client: &mut Client) -> Started {
    let started = client
        .until(|message| match message {
            ServerMessage::Started(started) => Some(started.clone()),
            _ => None,
        })
        .await;
    if started.decider.is_none() {
        // Chance comes first.
        let step =
            |message: &ServerMessage| matches!(message, ServerMessage::Step(_)).then_some(());
        client.until(step).await;
    }
    started
}

async fn whole_game(site: Site, game: GameId) {
    let mut dice = Dice::new(5);
    let (ada, bo, eve) = (
        site.guest("Ada").await,
        site.guest("Bo").await,
        site.guest("Eve").await,
    );
    let made = table_for_three(&site, game, &ada).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    let mut at_eve = site.at(&eve, &made.table).await;
    at_bo.must(sit(1)).await;
    at_ada.must(Command::Start {}).await;
    for client in [&mut at_ada, &mut at_bo, &mut at_eve] {
        started(client).await;
    }
    play_out(&mut [&mut at_ada, &mut at_bo], &mut dice).await;
    let over = |message: &ServerMessage| match message {
        ServerMessage::Over(over) => Some(over.clone()),
        _ => None,
    };
    let ended = at_ada.over.clone().unwrap();
    assert_eq!(at_eve.until(over).await, ended);
    while at_bo.over.is_none() {
        at_bo.hear().await;
    }
    assert_eq!(at_bo.over, Some(ended.clone()));
    let outcome = ended.outcome.expect("it was played to its end");
    assert_eq!(outcome.places.as_slice().len(), 3);

    // The record is everybody's, and every chance in it is as it had to be.
    let path = format!("GET /api/tables/{}/record", made.table);
    let record = site.ask("", &path, "").await.good();
    let record = Record::parse(&record.body).unwrap();
    let fairness = record.fairness.as_ref().expect("a proof");
    assert_eq!(fairness.secret, ended.secret);
    let expected = Expected {
        commitment: made.commitment,
        table: Some(made.table.clone()),
        ..Expected::default()
    };
    let verified = with_game!(game, G => verify::<G>(&record, &expected)).unwrap();
    assert_eq!(verified.takebacks, 0);

    // History and statistics know it, for those who played and for no others.
    for (who, games) in [(&ada, 1), (&bo, 1), (&eve, 0)] {
        let history = site.ask(&who.token, "GET /api/history", "").await.good();
        let history = history.json();
        assert_eq!(
            history["past"].as_array().unwrap().len(),
            games,
            "{history}"
        );
        assert_eq!(history["tables"], json!([]));
        for past in history["past"].as_array().unwrap() {
            let seats = past["seats"].as_array().unwrap();
            assert_eq!(seats[0]["person"]["name"], "Ada");
            assert_eq!(seats[1]["person"]["name"], "Bo");
            assert!(seats[2]["bot"]["level"].is_string(), "{past}");
            let has_points = outcome.scores.is_some();
            assert_eq!(past.get("points").is_some(), has_points, "{past}");
        }
        let statistics = site.ask(&who.token, "GET /api/statistics", "").await;
        let statistics = statistics.good().json();
        let statistics = statistics["games"].as_array().unwrap();
        assert_eq!(statistics.len(), games);
        for tally in statistics {
            assert_eq!(
                (&tally["played"], &tally["played_bots"]),
                (&1.into(), &0.into())
            );
        }
    }
    site.stop().await;
}

async fn a_whole_game_of_supernova(site: Site) {
    whole_game(site, GameId::Supernova).await;
}

async fn a_whole_celestial_duel(site: Site) {
    whole_game(site, GameId::Celestial).await;
}

async fn a_whole_game_of_landing_zone(site: Site) {
    whole_game(site, GameId::Landing).await;
}

async fn a_whole_game_of_last_rocket(site: Site) {
    whole_game(site, GameId::Rockets).await;
}

async fn a_whole_game_of_asteroid_field(site: Site) {
    whole_game(site, GameId::Asteroids).await;
}

async fn several_seats_on_one_connection(site: Site) {
    let more = json!({ "seats": [{"me": {}}, {"open": {}}, {"open": {}}] });
    let mut pair = begin(&site, GameId::Supernova, more).await;
    // Ada holds seats 0 and 2 and is told of each.
    let mut dice = Dice::new(1);
    let mut seats = std::collections::BTreeSet::new();
    while seats.len() < 2 {
        match pair.at_ada.take(&mut dice).await {
            Some(seat) => {
                seats.insert(seat.index());
            }
            None => round(&mut [&mut pair.at_ada, &mut pair.at_bo], &mut dice).await,
        }
    }
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [0, 2]);
    let heard = |seat: u8| {
        let lines = pair.at_ada.heard.iter();
        let messages = lines.map(|line| ServerMessage::parse(line).unwrap());
        let is_for_seat = |message: &ServerMessage| matches!(message, ServerMessage::Step(step) if step.seat == Some(engine::Seat::new(seat)));
        messages.filter(is_for_seat).count()
    };
    assert!(heard(0) > 0 && heard(0) == heard(2));
    assert_eq!(heard(1), 0);
    site.stop().await;
}

async fn chance_taken_back_against_bots_is_counted_apart(site: Site) {
    let ada = site.guest("Ada").await;
    let seats = json!([{"me": {}}, {"bot": {"level": "cadet"}}]);
    let made = site
        .make(&ada, json!({"game": "landing", "seats": seats}))
        .await;
    let mut at_ada = site.at(&ada, &made.table).await;
    at_ada.must(Command::Start {}).await;
    started(&mut at_ada).await;
    let mut dice = Dice::new(3);
    while at_ada.take(&mut dice).await.is_none() {
        at_ada.hear().await;
    }
    // She has drawn a card, and wants another one. The bot may have acted
    // meanwhile: then its turn is taken back as well.
    let mut answer = None;
    while !matches!(answer, Some(ServerMessage::Accepted { .. })) {
        let undo = Command::Undo {
            revision: at_ada.revision,
            seat: engine::Seat::new(0),
        };
        answer = Some(at_ada.command(undo).await);
    }
    let is_undone = |message: &ServerMessage| matches!(message, ServerMessage::Undone { .. });
    at_ada
        .until(|message| is_undone(message).then_some(()))
        .await;
    play_out(&mut [&mut at_ada], &mut dice).await;
    settled(&site, &made.table).await;
    let statistics = site.ask(&ada.token, "GET /api/statistics", "").await;
    assert_eq!(
        statistics.good().json()["games"],
        json!([{"game": "landing", "played": 0, "won": 0,
                "played_bots": 0, "won_bots": 0, "redrawn": 1}])
    );
    site.stop().await;
}

async fn who_played_can_play_again_and_it_is_one_table(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let mut dice = Dice::new(2);
    let refused = pair.at_ada.refused(Command::Rematch {}).await;
    assert_eq!(refused, protocol::Objection::NotOver {});
    let Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut dice).await;
    pair.at_ada.must(Command::Rematch {}).await;
    pair.at_ada.must(Command::Rematch {}).await;
    pair.at_bo.must(Command::Rematch {}).await;
    let table = pair.at_ada.next_table().await;
    assert_eq!(pair.at_bo.next_table().await, table);
    assert_ne!(table, pair.table);
    let joined = pair.at_bo.join(&table).await;
    assert_eq!(
        (joined.stage, joined.seat),
        (Stage::Waiting, Some(engine::Seat::new(1)))
    );
    assert_ne!(joined.commitment, {
        let old = pair.at_ada.join(&pair.table).await;
        assert_eq!(old.rematched, Some(table.clone()));
        old.commitment
    });
    pair.at_ada.join(&table).await;
    pair.at_ada.must(Command::Start {}).await;
    started(&mut pair.at_bo).await;
    // There is one new table.
    settled(&site, &table).await;
    let running = store::Filter::All(store::Status::Running);
    let running = site
        .store
        .list_matches(running, store::ListPage::first(9))
        .await;
    assert_eq!(running.unwrap().len(), 1);
    site.stop().await;
}

async fn anybody_at_the_table_chooses_the_next_game_for_all(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let (_, mut at_eve) = site.guest_at("Eve", &pair.table).await;
    let Pair { at_ada, at_bo, .. } = &mut pair;
    play_out(&mut [at_ada, at_bo], &mut Dice::new(4)).await;
    let next = |game: &str| Command::NextGame {
        game: game.to_owned(),
    };
    let unknown = pair.at_bo.command(next("chess")).await;
    let why = protocol::Invalid::NoSuchGame {};
    assert!(matches!(unknown, ServerMessage::Invalid { why: told, .. } if told == why));
    pair.at_bo.must(next("celestial")).await;
    pair.at_ada.must(next("landing")).await;
    // Spectators and screens are taken along.
    let table = pair.at_ada.next_table().await;
    assert_eq!(pair.at_bo.next_table().await, table);
    assert_eq!(at_eve.next_table().await, table);
    let joined = pair.at_bo.join(&table).await;
    assert_eq!(
        (joined.game.as_str(), joined.stage, joined.seat),
        ("celestial", Stage::Waiting, Some(engine::Seat::new(1)))
    );
    pair.at_ada.join(&table).await;
    at_eve.join(&table).await;
    // Whoever has a seat lets it begin.
    pair.at_bo.must(Command::Start {}).await;
    started(&mut pair.at_ada).await;
    site.stop().await;
}
