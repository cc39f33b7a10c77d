//! Who people are, from their first game as a guest to the last device they
//! log out on: their seats, records and history stay theirs.

use crate::games::{Pair, begin, play_out, settled, sit};
use crate::mail::open_account;
use crate::on_both_databases;
use crate::site::{Site, Somebody};
use dice::Dice;
use engine::Seat;
use protocol::{
    Command, Invalid, SeatControl, SeatHolder, SeatState, ServerMessage, TableId, UserId,
};
use registry::GameId;
use serde_json::{Value, json};

on_both_databases! {
    a_guest_becomes_an_account_and_stays_who_they_are
    what_was_reached_alone_comes_along_to_every_device
    pictures_and_names_are_seen_by_all
    who_deletes_the_account_is_named_nowhere
    who_only_watched_and_deletes_the_account_is_named_in_no_chat
    a_profile_tells_what_everybody_may_know
    the_blocked_stay_out_and_friends_are_invited
}

const PASSWORD: &str = "correct horse";

async fn me(site: &Site, token: &str) -> Value {
    site.ask(token, "GET /api/me", "").await.good().json()
}

/// Logs in on one more device.
async fn log_in(site: &Site, login: &str, password: &str) -> Somebody {
    let body = json!({ "login": login, "password": password }).to_string();
    let device = site.ask("", "POST /api/login", &body).await.good().json();
    Somebody {
        user: device["user"].as_str().unwrap().parse().unwrap(),
        token: device["token"].as_str().unwrap().to_owned(),
    }
}

async fn a_guest_becomes_an_account_and_stays_who_they_are(site: Site) {
    // A guest's game is under way.
    let mut dice = Dice::new(12);
    let mut pair = begin(&site, GameId::Rockets, json!({"options": {"first": 0}})).await;
    pair.at_ada.turn().await;
    pair.at_ada.play(&mut dice).await;
    let (ada, table) = (pair.ada.clone(), pair.table.clone());

    // The same person, now with an account, and another token.
    let account = json!({"login": "Countess", "password": PASSWORD}).to_string();
    let opened = site.ask(&ada.token, "POST /api/account", &account).await;
    let old = site.ask(&ada.token, "GET /api/me", "").await;
    old.is_refused(401, "unknown_token");
    let ada = Somebody {
        token: opened.good().json()["token"].as_str().unwrap().to_owned(),
        ..ada
    };
    let known: UserId = me(&site, &ada.token).await["user"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(known, ada.user);
    let taken = site.ask(&pair.bo.token, "POST /api/account", &account);
    taken.await.is_refused(409, "login_taken");

    // Another device, another server: still them, and still their seat.
    let (bo, site) = (pair.bo.clone(), site.restart().await);
    let phone = log_in(&site, "countess", PASSWORD).await;
    assert_eq!(phone.user, ada.user);
    let wrong = json!({"login": "countess", "password": "wrong horse"}).to_string();
    let wrong = site.ask("", "POST /api/login", &wrong).await;
    wrong.is_refused(403, "wrong_login");
    let mut at_phone = site.at(&phone, &table).await;
    let mut at_bo = site.at(&bo, &table).await;
    play_out(&mut [&mut at_phone, &mut at_bo], &mut dice).await;
    settled(&site, &table).await;
    for token in [&ada.token, &phone.token] {
        let history = site.ask(token, "GET /api/history", "").await.good();
        assert_eq!(history.json()["past"].as_array().unwrap().len(), 1);
        let path = format!("GET /api/tables/{table}/record");
        site.ask(token, &path, "").await.good();
    }

    // Everybody sees which names are those of accounts.
    let body = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}, {"open": {}}]});
    let made = site.make(&ada, body).await;
    let (mut at_ada, mut at_bo) = (
        site.at(&ada, &made.table).await,
        site.at(&bo, &made.table).await,
    );
    at_ada.must(sit(2)).await;
    at_bo.must(sit(1)).await;
    let joined = site.connect(&bo).await.join(&made.table).await;
    let seats = joined.seating.seats.into_iter();
    let is_account = |seat: SeatState| match seat.holder {
        SeatHolder::Person { account, .. } => account,
        other => panic!("{other:?}"),
    };
    let accounts: Vec<bool> = seats.map(is_account).collect();
    // Another person on Ada's device has no account.
    assert_eq!(accounts, [true, false, false]);

    // All sessions are listed, and one is ended from the other.
    let sessions = site.ask(&ada.token, "GET /api/sessions", "").await.good();
    let sessions = sessions.json()["sessions"].as_array().unwrap().clone();
    assert_eq!(sessions.len(), 2);
    let is_other = |session: &&Value| session["current"] == json!(false);
    let id = sessions.iter().find(is_other).unwrap()["id"].as_str();
    let revoke = format!("DELETE /api/sessions/{}", id.unwrap());
    site.ask(&ada.token, &revoke, "").await.good();
    assert_eq!(
        at_phone.end().await,
        Some((1008, "unknown".to_owned())),
        "its connection ends with it"
    );
    let site = site.restart().await;
    let gone = site.ask(&phone.token, "GET /api/me", "").await;
    gone.is_refused(401, "unknown_token");
    assert_eq!(me(&site, &ada.token).await["name"], "Ada");
    site.stop().await;
}

/// The seats as somebody sees them who comes now: user, name and picture.
async fn seats(site: &Site, who: &Somebody, table: &TableId) -> Vec<SeatState> {
    site.connect(who).await.join(table).await.seating.seats
}

fn named(seat: &SeatState) -> (&str, bool, Option<u16>) {
    match &seat.holder {
        SeatHolder::Person {
            name,
            account,
            avatar,
            ..
        } => (name, *account, *avatar),
        other => panic!("{other:?}"),
    }
}

/// Guests may be called as they like, but at one table they can be told apart.
#[tokio::test(flavor = "multi_thread")]
async fn guests_at_one_table_do_not_look_the_same() {
    let site = Site::open().await;
    let ada = site.guest("Ada").await;
    let open = json!({"open": {}});
    let body = json!({"game": "asteroids", "seats": [{"me": {}}, open, open, open, open]});
    let table = site.make(&ada, body).await.table;
    // A Cyrillic letter, wide ones, a joiner that nobody sees; and a name of its own.
    let likes = ["\u{410}da", "Ａｄａ", "A\u{200d}da", "Adda"];
    let mut clients = Vec::new();
    for (seat, name) in (1..).zip(likes) {
        let (_, mut client) = site.guest_at(name, &table).await;
        client.must(sit(seat)).await;
        clients.push(client);
    }
    let joined = site.connect(&ada).await.join(&table).await;
    let seats = joined.seating.seats.iter();
    let names: Vec<&str> = seats.map(|seat| named(seat).0).collect();
    let expected = ["Ada", "\u{410}da 2", "Ａｄａ 3", "A\u{200d}da 4", "Adda"];
    assert_eq!(names, expected);
    let mut at_adda = clients.pop().unwrap();
    let call = |name: &str| Command::Name {
        seat: Seat::new(4),
        name: name.to_owned(),
    };
    for like in ["\u{410}d\u{430}", "ａｄａ", "Ada\u{200b}", "\u{410}DA 2"] {
        assert_eq!(at_adda.invalid(call(like)).await, Invalid::NameTaken {});
    }
    at_adda.must(call("Аделаида")).await;
    // What it is called itself hinders nobody.
    at_adda.must(call("АДЕЛАИДА")).await;
    site.stop().await;
}

async fn pictures_and_names_are_seen_by_all(site: Site) {
    let (ada, bo) = (site.guest("Ada").await, site.guest("Bo").await);
    let ada = open_account(&site, &ada, "countess").await;
    let body = r#"{"avatar":1234}"#;
    site.ask(&ada.token, "PATCH /api/me", body).await.good();
    let body = json!({
        "game": "rockets", "visibility": "public",
        "seats": [{"me": {}}, {"me": {}}, {"open": {}}, {"open": {}}],
    });
    let table = site.make(&ada, body).await.table;
    let mut at_bo = site.at(&bo, &table).await;
    at_bo.must(sit(2)).await;
    at_bo.must(sit(3)).await;
    let call = |seat, name: &str| Command::Name {
        seat: Seat::new(seat),
        name: name.to_owned(),
    };
    at_bo.must(call(3, "Béa")).await;
    // Nobody on a device passes for an account, nor for another seat.
    assert_eq!(
        at_bo.invalid(call(3, "\u{410}da")).await,
        Invalid::NameTaken {}
    );
    let mut at_ada = site.at(&ada, &table).await;
    assert_eq!(at_ada.invalid(call(1, "ADA")).await, Invalid::NameTaken {});
    let told = at_bo
        .must(Command::Chat {
            text: "hi".to_owned(),
        })
        .await;
    at_ada
        .must(Command::Chat {
            text: "ho".to_owned(),
        })
        .await;
    let site = site.restart().await;
    let joined = site.connect(&bo).await.join(&table).await;
    let seats: Vec<_> = joined.seating.seats.iter().map(named).collect();
    let expected = [
        ("Ada", true, Some(1234)),
        ("Ada 2", false, None),
        ("Bo", false, None),
        ("Béa", false, None),
    ];
    assert_eq!(seats, expected);
    let pictures: Vec<_> = joined.chat.iter().map(|line| line.avatar).collect();
    assert_eq!(pictures, [None, Some(1234)]);
    assert_eq!(joined.chat[0].revision, told);
    // The list of public tables shows it too.
    let mut listed = site.ask("", "GET /api/tables", "").await.good().json();
    while listed["tables"].as_array().unwrap().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        listed = site.ask("", "GET /api/tables", "").await.good().json();
    }
    let first = &listed["tables"][0]["seats"][0]["holder"]["person"];
    assert_eq!(first["avatar"], 1234);
    site.stop().await;
}

async fn who_deletes_the_account_is_named_nowhere(site: Site) {
    // A game that is over, one that runs, and one that waits.
    let pair = Pair::that_has_played(&site, 5).await;
    let (ada, bo, over) = (pair.ada.clone(), pair.bo.clone(), pair.table.clone());
    let ada = open_account(&site, &ada, "countess").await;
    let two = json!({"game": "rockets", "seats": [{"me": {}}, {"open": {}}]});
    let running = site.make(&ada, two.clone()).await.table;
    let waiting = site.make(&ada, two).await.table;
    let mut at_bo = site.at(&bo, &running).await;
    at_bo.must(sit(1)).await;
    let mut at_ada = site.at(&ada, &running).await;
    at_ada.must(Command::Start {}).await;
    let mut waits = site.at(&bo, &waiting).await;
    waits.must(sit(1)).await;
    let path = "POST /api/me/delete";
    for body in [json!({}), json!({"password": "wrong horse"})] {
        let wrong = site.ask(&ada.token, path, &body.to_string()).await;
        wrong.is_refused(403, "wrong_password");
    }
    let befriend = format!("PUT /api/friends/{}", bo.user);
    site.ask(&ada.token, &befriend, "").await.good();

    let body = json!({ "password": PASSWORD }).to_string();
    site.ask(&ada.token, path, &body).await.good();
    assert_eq!(at_ada.end().await, Some((1008, "unknown".to_owned())));
    let gone = site.ask(&ada.token, "GET /api/me", "").await;
    gone.is_refused(401, "unknown_token");
    let login = json!({"login": "countess", "password": PASSWORD}).to_string();
    let gone = site.ask("", "POST /api/login", &login).await;
    gone.is_refused(403, "wrong_login");
    let profile = format!("GET /api/users/{}", ada.user);
    let gone = site.ask(&bo.token, &profile, "").await;
    gone.is_refused(404, "no_such_user");
    let people = site.ask(&bo.token, "GET /api/people", "").await.good();
    assert_eq!(people.json()["people"], json!([]));
    // Bo is told at once.
    let control = at_bo.until(|message| match message {
        ServerMessage::Seats(seating) if named(&seating.seats[0]).0.is_empty() => {
            Some(seating.seats[0].control)
        }
        _ => None,
    });
    assert_eq!(control.await, SeatControl::Left);
    let handed_on = waits.until(|message| match message {
        ServerMessage::Seats(seating) => (seating.host == bo.user).then_some(()),
        _ => None,
    });
    handed_on.await;

    // After a restart, and in the record of the game that was over.
    let site = site.restart().await;
    assert_eq!(named(&seats(&site, &bo, &running).await[0]).0, "");
    let record = site
        .ask(&bo.token, &format!("GET /api/tables/{over}/record"), "")
        .await
        .good();
    assert!(!record.body.contains("Ada"), "{}", record.body);
    let history = site.ask(&bo.token, "GET /api/history", "").await.good();
    let history = history.json();
    assert_eq!(history["past"].as_array().unwrap().len(), 1);
    let seats = history["past"][0]["seats"].as_array().unwrap();
    let names = seats.iter().map(|seat| &seat["person"]["name"]);
    assert_eq!(names.collect::<Vec<_>>(), ["", "Bo"]);
    assert_eq!(history["tables"].as_array().unwrap().len(), 2);
    // A guest needs no password.
    site.ask(&bo.token, path, "{}").await.good();
    let gone = site.ask(&bo.token, "GET /api/me", "").await;
    gone.is_refused(401, "unknown_token");
    site.stop().await;
}

async fn who_only_watched_and_deletes_the_account_is_named_in_no_chat(site: Site) {
    let chat = |text: &str| Command::Chat {
        text: text.to_owned(),
    };
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let other = begin(&site, GameId::Rockets, json!({})).await;
    let (eve, mut at_eve) = site.guest_at("Evelyn", &pair.table).await;
    at_eve.must(chat("good game")).await;
    // Another table is on disk when she goes.
    at_eve.join(&other.table).await;
    at_eve.must(chat("hello there")).await;
    let report = json!({"table": pair.table, "user": eve.user, "reason": "chat", "text": "See"});
    let report = report.to_string();
    site.ask(&pair.ada.token, "POST /api/reports", &report)
        .await
        .good();
    let (bo, table) = (other.bo.clone(), other.table.clone());
    drop(other);
    drop(at_eve);
    let body = json!({}).to_string();
    site.ask(&eve.token, "POST /api/me/delete", &body)
        .await
        .good();
    // At once, where the table is in memory.
    let mut name = None;
    for _ in 0..100 {
        let joined = pair.at_ada.join(&pair.table).await;
        assert_eq!(joined.chat[0].text, "good game");
        name = Some(joined.chat[0].name.clone());
        if name.as_deref() == Some("") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(name.as_deref(), Some(""));
    let kept = site.store.reports(true, 9).await.unwrap();
    assert!(kept[0].lines.contains("good game"), "{}", kept[0].lines);
    assert!(!kept[0].lines.contains("Evelyn"), "{}", kept[0].lines);
    // And what is read from a log.
    let site = site.restart().await;
    for (who, table, text) in [
        (&bo, &table, "hello there"),
        (&pair.ada, &pair.table, "good game"),
    ] {
        let joined = site.connect(who).await.join(table).await;
        let line = &joined.chat[0];
        assert_eq!((line.text.as_str(), line.name.as_str()), (text, ""));
    }
    site.stop().await;
}

/// A table that nobody has in memory while its spectator goes.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_on_disk_does_not_name_who_deleted_the_account() {
    let site = Site::open().await;
    let pair = begin(&site, GameId::Rockets, json!({})).await;
    let (eve, mut at_eve) = site.guest_at("Evelyn", &pair.table).await;
    let text = "hello".to_owned();
    at_eve.must(Command::Chat { text }).await;
    let gone = eve.user.clone();
    let after = site
        .crashed(async |store| store.forget_user(gone.as_str()).await.unwrap())
        .await;
    let joined = after.connect(&pair.ada).await.join(&pair.table).await;
    assert_eq!(joined.chat[0].name, "");
    after.stop().await;
    site.stop().await;
}

async fn a_profile_tells_what_everybody_may_know(site: Site) {
    let pair = Pair::that_has_played(&site, 7).await;
    let (ada, bo) = (pair.ada.clone(), pair.bo.clone());
    let path = format!("GET /api/users/{}", ada.user);
    let stranger = site.ask("", &path, "").await.good().json();
    assert_eq!(stranger["name"], "Ada");
    assert_eq!(stranger["games"][0]["played"], 1);
    assert_eq!(stranger["opponents"][0]["name"], "Bo");
    assert_eq!(stranger["last"].as_array().unwrap().len(), 1);
    assert_eq!(stranger["last"][0]["seats"], 2);
    assert!(
        stranger["last"][0].get("table").is_none(),
        "an invited table is nobody else's business: {stranger}"
    );
    assert_eq!(stranger["against_me"], json!([]));
    assert!(stranger.get("bond").is_none());
    let seen = site.ask(&bo.token, &path, "").await.good().json();
    let met = &seen["against_me"][0];
    let (won, lost) = (met["won"].as_u64().unwrap(), met["lost"].as_u64().unwrap());
    assert_eq!((met["played"].as_u64(), won + lost), (Some(1), 1), "{seen}");
    assert_eq!(seen["games"][0]["won"].as_u64(), Some(lost), "{seen}");
    let own = site.ask(&ada.token, &path, "").await.good().json();
    assert_eq!(own["against_me"], json!([]));
    let nobody = site.ask("", "GET /api/users/nobody", "").await;
    nobody.is_refused(404, "no_such_user");
    site.stop().await;
}

async fn the_blocked_stay_out_and_friends_are_invited(site: Site) {
    let (ada, made) = site.ada_waits("rockets").await;
    let table = made.table;
    let (bo, eve) = (site.guest("Bo").await, site.guest("Eve").await);
    let ask = async |who: &Somebody, what: &str, whom: &Somebody| {
        let what = format!("{what}/{}", whom.user);
        site.ask(&who.token, &what, "").await
    };
    let bond = async |who: &Somebody, whom: &Somebody| {
        let people = site
            .ask(&who.token, "GET /api/people", "")
            .await
            .good()
            .json();
        let people = people["people"].as_array().unwrap().clone();
        let found = people
            .into_iter()
            .find(|one| one["user"] == whom.user.as_str());
        found.map(|one| one["bond"].as_str().unwrap().to_owned())
    };
    // Friends by a question and an answer.
    let asked = ask(&ada, "PUT /api/friends", &bo).await.good().json();
    assert_eq!(asked["bond"], "asked");
    assert_eq!(bond(&bo, &ada).await.as_deref(), Some("asks"));
    let invite = format!("POST /api/tables/{table}/invitations");
    let whom = json!({"user": bo.user.as_str()}).to_string();
    let early = site.ask(&ada.token, &invite, &whom).await;
    early.is_refused(404, "no_such_user");
    let agreed = ask(&bo, "PUT /api/friends", &ada).await.good().json();
    assert_eq!(agreed["bond"], "friends");
    site.ask(&ada.token, &invite, &whom).await.good();
    let stranger = json!({"user": ada.user.as_str()}).to_string();
    let stranger = site.ask(&bo.token, &invite, &stranger).await;
    stranger.is_refused(404, "no_such_table");
    let list = site
        .ask(&bo.token, "GET /api/invitations", "")
        .await
        .good()
        .json();
    assert_eq!(list["invitations"][0]["table"], table.as_str());
    assert_eq!(list["invitations"][0]["from"]["name"], "Ada");

    // Anybody with an account by name, however it is written; guests are not found.
    let zoe = site.guest("Zoé").await;
    let by_name = |name: &str| json!({"name": name}).to_string();
    let guest = site.ask(&ada.token, &invite, &by_name("Zoé")).await;
    guest.is_refused(404, "no_such_user");
    let account = json!({"login": "zoe1", "password": "correct horse"}).to_string();
    let opened = site.ask(&zoe.token, "POST /api/account", &account).await;
    let token = opened.good().json()["token"].as_str().unwrap().to_owned();
    site.ask(&ada.token, &invite, &by_name(" zoÉ "))
        .await
        .good();
    let list = site.ask(&token, "GET /api/invitations", "").await.good();
    assert_eq!(list.json()["invitations"][0]["table"], table.as_str());
    // Not by whom she blocked, who learns nothing of it.
    let block = format!("PUT /api/blocks/{}", ada.user);
    site.ask(&token, &block, "").await.good();
    let list = site.ask(&token, "GET /api/invitations", "").await.good();
    assert_eq!(list.json()["invitations"], json!([]));
    let blocked = site.ask(&ada.token, &invite, &by_name("Zoé")).await;
    blocked.is_refused(404, "no_such_user");

    // Who is blocked finds no table, asks nobody and invites nobody.
    ask(&ada, "PUT /api/blocks", &eve).await.good();
    assert_eq!(bond(&ada, &eve).await.as_deref(), Some("blocked"));
    assert_eq!(bond(&eve, &ada).await, None);
    let refused = ask(&eve, "PUT /api/friends", &ada).await;
    refused.is_refused(404, "no_such_user");
    let mut at_eve = site.connect(&eve).await;
    at_eve.go(&table, None).await;
    let why = at_eve.until(|message| match message {
        ServerMessage::Invalid { why, .. } => Some(why.clone()),
        _ => None,
    });
    assert_eq!(why.await, Invalid::NoSuchTable {});
    let poll = format!("GET /api/tables/{table}/messages");
    let refused = site.ask(&eve.token, &poll, "").await;
    refused.is_refused(404, "no_such_table");
    // Others come, and who comes has followed the invitation.
    let mut at_bo = site.at(&bo, &table).await;
    at_bo.must(sit(1)).await;
    loop {
        let list = site
            .ask(&bo.token, "GET /api/invitations", "")
            .await
            .good()
            .json();
        if list["invitations"] == json!([]) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let mut at_ada = site.at(&ada, &table).await;
    at_ada.must(Command::Start {}).await;
    let late = site.ask(&ada.token, &invite, &whom).await;
    late.is_refused(409, "started");
    // With the block gone she may look on.
    ask(&ada, "DELETE /api/blocks", &eve).await.good();
    site.at(&eve, &table).await;
    // A program has no friends.
    let program = site
        .ask(&ada.token, "POST /api/programs", r#"{"label":"bot"}"#)
        .await;
    let program = program.good().json()["token"].as_str().unwrap().to_owned();
    let refused = site
        .ask(&program, &format!("PUT /api/friends/{}", eve.user), "")
        .await;
    refused.is_refused(403, "not_for_programs");
    site.stop().await;
}

/// A result as a device sends it.
fn result(id: &str, ended: u64, place: u8) -> Value {
    json!({
        "id": id, "game": "rockets", "ended": ended, "seats": 2, "place": place,
        "points": null, "level": "pilot",
    })
}

async fn what_was_reached_alone_comes_along_to_every_device(site: Site) {
    let ada = site.guest("Ada").await;
    let send = async |token: &str, results: &[Value]| {
        let body = json!({ "results": results }).to_string();
        site.ask(token, "POST /api/progress", &body).await
    };
    // A guest has one device, which knows everything itself.
    let refused = send(&ada.token, &[result("a", 1, 1)]).await;
    refused.is_refused(409, "no_account");
    let account = json!({"login": "Countess", "password": PASSWORD}).to_string();
    let opened = site.ask(&ada.token, "POST /api/account", &account).await;
    let laptop = opened.good().json()["token"].as_str().unwrap().to_owned();
    let phone = log_in(&site, "countess", PASSWORD).await.token;
    let nothing = site.ask(&phone, "GET /api/progress", "").await.good();
    assert_eq!(nothing.json(), json!({"games": []}));

    // Two devices at once, one of which says something twice.
    let on_laptop = [result("a", 10, 1), result("c", 30, 2)];
    let on_phone = [result("b", 20, 1), result("b", 20, 1)];
    let (one, two) = tokio::join!(send(&laptop, &on_laptop), send(&phone, &on_phone));
    one.good();
    two.good();
    send(&laptop, &[result("a", 10, 1)]).await.good();
    let site = site.restart().await;
    for token in [&laptop, &phone] {
        let all = site.ask(token, "GET /api/progress", "").await.good().json();
        let ids: Vec<_> = all["games"][0]["results"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["id"].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(ids, ["a", "b", "c"]);
    }
    // What can't have been is refused, and nothing of it is kept.
    let send = async |results: &[Value]| {
        let body = json!({ "results": results }).to_string();
        site.ask(&phone, "POST /api/progress", &body).await
    };
    let mut unknown = result("d", 1, 1);
    unknown["game"] = "chess".into();
    for odd in [
        vec![result("d", 1, 3)],
        vec![unknown],
        (0..30).map(|n| result(&format!("x{n}"), 1, 1)).collect(),
    ] {
        send(&odd).await.is_refused(400, "invalid");
    }
    let all = site.ask(&laptop, "GET /api/progress", "").await.json();
    assert_eq!(all["games"][0]["results"].as_array().unwrap().len(), 3);
}
