//! Users, credentials and settings.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest, credential, header};
use store::{
    Counting, Credential, CredentialKind, Filter, ListPage, MatchHeader, SeatResult, StoreError,
    Timestamp, User,
};

on_both_databases! {
    a_guest_becomes_an_account_and_stays_the_same_user
    account_names_are_unique_whatever_their_capitals
    nobody_passes_for_an_account
    two_servers_give_a_name_once
    an_account_is_opened_once
    an_account_is_called_otherwise_and_logs_in_as_before
    a_picture_is_kept
    a_password_changes_only_from_the_one_that_was_checked
    users_are_listed_newest_first
    a_credential_leads_to_its_user_until_it_is_revoked
    a_credential_gets_another_token
    only_the_owner_revokes
    a_forgotten_user_leaves_results_without_a_name
    progress_is_kept_and_nobody_writes_over_what_they_have_not_read
    settings_are_kept
    all_who_propose_a_setting_get_the_same
}

fn guest(id: &str, name: &str, at: i64) -> User {
    User {
        id: id.to_owned(),
        name: name.to_owned(),
        login: None,
        avatar: None,
        password_hash: None,
        created: Timestamp(at),
        seen: Timestamp(at),
    }
}

async fn a_guest_becomes_an_account_and_stays_the_same_user(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    let again = store.create_guest("u1", "Eve", Timestamp(6)).await;
    assert_eq!(again, Err(StoreError::Taken));
    assert_eq!(store.user("u1").await, Ok(Some(guest("u1", "Ada", 5))));
    assert_eq!(store.account("ada").await, Ok(None));
    store.rename_guest("u1", "Ada L.").await.unwrap();
    store.add_credential(credential("c1", "u1")).await.unwrap();
    let seated = MatchHeader {
        players: vec!["u1".to_owned()],
        ..header("a")
    };
    store.create_match(seated.clone()).await.unwrap();

    store.open_account("u1", "Ada", "argon").await.unwrap();
    let account = User {
        login: Some("Ada".to_owned()),
        password_hash: Some("argon".to_owned()),
        ..guest("u1", "Ada L.", 5)
    };
    assert_eq!(store.account("aDA").await, Ok(Some(account.clone())));
    let by_token = store.credential(b"hash of c1").await.unwrap();
    assert_eq!(by_token, Some((credential("c1", "u1"), account)));
    let seats = Filter::Of("u1".to_owned());
    let seats = store.list_matches(seats, ListPage::first(9)).await;
    assert_eq!(seats, Ok(vec![seated]));
    // An account has a way of its own to another name.
    let renamed = store.rename_guest("u1", "Eve").await;
    assert_eq!(renamed, Err(StoreError::NotFound));
    store.rename_account("u1", "Countess").await.unwrap();
    assert_eq!(store.account("ada").await.unwrap().unwrap().id, "u1");
    assert_eq!(store.account("countess").await, Ok(None));
    let unknown = store.open_account("u9", "Nobody", "x").await;
    assert_eq!(unknown, Err(StoreError::NotFound));
}

async fn account_names_are_unique_whatever_their_capitals(place: TestDatabase) {
    let store = place.open().await;
    for id in ["u1", "u2", "u3"] {
        // Guests may share a name.
        store.create_guest(id, "Zoé", Timestamp(5)).await.unwrap();
    }
    store.open_account("u1", "Zoé", "x").await.unwrap();
    for name in ["Zoé", "zoé", "ZOÉ"] {
        let taken = store.open_account("u2", name, "y").await;
        assert_eq!(taken, Err(StoreError::Taken), "{name}");
    }
    assert_eq!(store.user("u2").await, Ok(Some(guest("u2", "Zoé", 5))));
    // Another login alone is not enough: an account has its name to itself.
    let taken = store.open_account("u2", "Zoe", "y").await;
    assert_eq!(taken, Err(StoreError::Taken));
    store.rename_guest("u2", "Zoe").await.unwrap();
    store.open_account("u2", "Zoe", "y").await.unwrap();
    // One's own name in other capitals is not taken.
    store.rename_account("u1", "ZOÉ").await.unwrap();
    assert_eq!(store.account("zoé").await.unwrap().unwrap().name, "ZOÉ");
}

async fn nobody_passes_for_an_account(place: TestDatabase) {
    let store = place.open().await;
    for id in ["u1", "u2", "u3"] {
        let added = store.create_guest(id, "Somebody", Timestamp(5));
        added.await.unwrap();
    }
    // Guests who have a name already do not keep others from it.
    let called = "Alda Zo\u{e9}";
    store.rename_guest("u1", called).await.unwrap();
    store.open_account("u1", "u1", "x").await.unwrap();
    store.open_account("u3", "Somebody", "x").await.unwrap();
    for name in [
        "Alda Zo\u{e9}",
        "ALDA Zoe\u{301}",
        "\u{410}ld\u{430} Zo\u{e9}",
        "AIda Zo\u{e9}",
        "Alda\u{a0}Zo\u{e9}\u{200d}",
    ] {
        let taken = Err(StoreError::Taken);
        let guest = store.create_guest("u9", name, Timestamp(5)).await;
        assert_eq!(guest, taken, "{name}");
        assert_eq!(store.rename_guest("u2", name).await, taken, "{name}");
        assert_eq!(store.rename_account("u3", name).await, taken, "{name}");
        assert_eq!(store.is_free_name(name, "u2").await, Ok(false), "{name}");
        assert_eq!(store.is_free_name(name, "u1").await, Ok(true), "{name}");
    }
    assert_eq!(store.user("u9").await, Ok(None));
    assert_eq!(store.user("u2").await, Ok(Some(guest("u2", "Somebody", 5))));
    for name in ["Alda Zoe", "Ada Zo\u{e9}"] {
        store.rename_guest("u2", name).await.unwrap();
    }
    // What is an account's no longer is anybody's.
    store.rename_account("u1", "Countess").await.unwrap();
    store.rename_guest("u2", "Alda Zo\u{e9}").await.unwrap();
}

async fn two_servers_give_a_name_once(place: TestDatabase) {
    let stores = [place.open().await, place.open().await];
    for round in 0..10 {
        let mut tasks = Vec::new();
        for (server, store) in stores.iter().cloned().enumerate() {
            tasks.push(tokio::spawn(async move {
                let (id, name) = (format!("{round}-{server}"), format!("name{round}"));
                store.create_guest(&id, &id, Timestamp(1)).await.unwrap();
                store.open_account(&id, &name, "x").await
            }));
        }
        let mut answers = Vec::new();
        for task in tasks {
            answers.push(task.await.unwrap());
        }
        let given = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(given, 1, "{answers:?}");
        assert!(answers.contains(&Err(StoreError::Taken)));
    }
}

async fn an_account_is_opened_once(place: TestDatabase) {
    let stores = [place.open().await, place.open().await];
    add_guest(&stores[0], "u1", "Ada", 1).await;
    let mut tasks = Vec::new();
    for (server, store) in stores.iter().cloned().enumerate() {
        tasks.push(tokio::spawn(async move {
            let name = format!("Ada {server}");
            store.open_account("u1", &name, "x").await
        }));
    }
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    assert!(answers.contains(&Ok(())), "{answers:?}");
    assert!(
        answers.contains(&Err(StoreError::NotFound)),
        "only a guest opens an account: {answers:?}"
    );
    let store = &stores[0];
    add_guest(store, "u2", "Eve", 1).await;
    let login = store.user("u1").await.unwrap().unwrap().login.unwrap();
    let taken = store.open_account("u2", &login.to_uppercase(), "y").await;
    assert_eq!(taken, Err(StoreError::Taken));
}

async fn an_account_is_called_otherwise_and_logs_in_as_before(place: TestDatabase) {
    let store = place.open().await;
    for id in ["u1", "u2", "u3"] {
        store.create_guest(id, id, Timestamp(5)).await.unwrap();
    }
    store.open_account("u1", "Ada", "x").await.unwrap();
    store.open_account("u2", "Eve", "y").await.unwrap();
    store.rename_account("u1", "Zoé").await.unwrap();
    let renamed = User {
        login: Some("Ada".to_owned()),
        password_hash: Some("x".to_owned()),
        name: "Zoé".to_owned(),
        ..guest("u1", "u1", 5)
    };
    assert_eq!(store.account("aDA").await, Ok(Some(renamed)));
    assert_eq!(store.account("zoÉ").await, Ok(None));
    // What somebody logs in with is no name: nobody sees it.
    store.rename_account("u1", "EVE").await.unwrap();
    let taken = store.rename_account("u2", "eve").await;
    assert_eq!(taken, Err(StoreError::Taken));
    let guest = store.rename_account("u3", "Bea").await;
    assert_eq!(guest, Err(StoreError::NotFound));
}

async fn a_picture_is_kept(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    store.set_avatar("u1", 4095).await.unwrap();
    let user = store.user("u1").await.unwrap().unwrap();
    assert_eq!(user.avatar, Some(4095));
    let nobody = store.set_avatar("u9", 1).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
}

async fn a_password_changes_only_from_the_one_that_was_checked(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    store.open_account("u1", "Ada", "x").await.unwrap();
    store.change_password("u1", "x", "y").await.unwrap();
    let stale = store.change_password("u1", "x", "z").await;
    assert_eq!(stale, Err(StoreError::NotFound));
    let account = store.account("ada").await.unwrap().unwrap();
    assert_eq!(account.password_hash.as_deref(), Some("y"));
}

async fn users_are_listed_newest_first(place: TestDatabase) {
    let store = place.open().await;
    let users = [guest("a", "A", 1), guest("b", "B", 2), guest("c", "C", 2)];
    for user in &users {
        let added = store.create_guest(&user.id, &user.name, user.created);
        added.await.unwrap();
    }
    let [a, b, c] = users;
    let first = store.list_users(ListPage::first(2)).await.unwrap();
    assert_eq!(first, [c, b.clone()]);
    let rest = store.list_users(ListPage::after(b.cursor(), 2)).await;
    assert_eq!(rest, Ok(vec![a]));
}

async fn a_credential_leads_to_its_user_until_it_is_revoked(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    let program = Credential {
        kind: CredentialKind::Program,
        label: "my bot".to_owned(),
        created: Timestamp(6),
        ..credential("c2", "u1")
    };
    store.add_credential(credential("c1", "u1")).await.unwrap();
    store.add_credential(program.clone()).await.unwrap();
    let nobody = store.add_credential(credential("c3", "u9")).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    let same_hash = Credential {
        id: "c4".to_owned(),
        ..credential("c1", "u1")
    };
    let taken = store.add_credential(same_hash).await;
    assert_eq!(taken, Err(StoreError::Taken));

    store.touch_credential("c1", Timestamp(20)).await.unwrap();
    let (found, user) = store.credential(b"hash of c1").await.unwrap().unwrap();
    assert_eq!((found.seen, user.seen), (Timestamp(20), Timestamp(20)));
    let seen = store.credential_seen("c1").await;
    assert_eq!(seen, Ok(Some(Timestamp(20))));
    assert_eq!(store.credential(b"hash of c9").await, Ok(None));

    let at = Timestamp(30);
    store.revoke_credential("u1", "c1", at).await.unwrap();
    assert_eq!(store.credential(b"hash of c1").await, Ok(None));
    assert_eq!(store.credential_seen("c1").await, Ok(None));
    assert_eq!(store.credential_seen("c9").await, Ok(None));
    let all = store.credentials_of("u1").await.unwrap();
    let revoked = Credential {
        seen: Timestamp(20),
        revoked: Some(at),
        ..credential("c1", "u1")
    };
    assert_eq!(all, [program, revoked]);
    let twice = store.revoke_credential("u1", "c1", at).await;
    assert_eq!(twice, Err(StoreError::NotFound));
}

async fn a_credential_gets_another_token(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    store.add_credential(credential("c1", "u1")).await.unwrap();
    let rotated = store.rotate_credential("c1", b"new", Timestamp(7));
    rotated.await.unwrap();
    assert_eq!(store.credential(b"hash of c1").await, Ok(None));
    let (found, _) = store.credential(b"new").await.unwrap().unwrap();
    assert_eq!((found.id.as_str(), found.seen), ("c1", Timestamp(7)));
    let revoked = store.revoke_credential("u1", "c1", Timestamp(9));
    revoked.await.unwrap();
    let too_late = store.rotate_credential("c1", b"newer", Timestamp(9));
    assert_eq!(too_late.await, Err(StoreError::NotFound));
}

async fn only_the_owner_revokes(place: TestDatabase) {
    let store = place.open().await;
    for user in ["u1", "u2"] {
        store.create_guest(user, "Ada", Timestamp(5)).await.unwrap();
    }
    for (id, user) in [("a", "u1"), ("b", "u1"), ("c", "u1"), ("d", "u2")] {
        store.add_credential(credential(id, user)).await.unwrap();
    }
    let stranger = store.revoke_credential("u2", "a", Timestamp(9)).await;
    assert_eq!(stranger, Err(StoreError::NotFound));
    let revoked = store.revoke_other_credentials("u1", "b", Timestamp(9));
    assert_eq!(revoked.await, Ok(2));
    for (hash, valid) in [("a", false), ("b", true), ("c", false), ("d", true)] {
        let hash = format!("hash of {hash}").into_bytes();
        assert_eq!(store.credential(&hash).await.unwrap().is_some(), valid);
    }
}

async fn a_forgotten_user_leaves_results_without_a_name(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    store.open_account("u1", "Ada", "x").await.unwrap();
    store.add_credential(credential("c1", "u1")).await.unwrap();
    let seated = MatchHeader {
        players: vec!["u1".to_owned()],
        ..header("a")
    };
    store.create_match(seated).await.unwrap();
    let result = |user_id: Option<String>| SeatResult {
        seat: 0,
        user_id,
        place: 1,
        points: 4,
        counting: Counting::Usual,
    };
    let mine = result(Some("u1".to_owned()));
    let finished = store.finish_match("a", vec![mine], Timestamp(9));
    finished.await.unwrap();

    store.forget_user("u1").await.unwrap();
    assert_eq!(store.forget_user("u1").await, Err(StoreError::NotFound));
    assert_eq!(store.user("u1").await, Ok(None));
    assert_eq!(store.account("ada").await, Ok(None));
    assert_eq!(store.credential(b"hash of c1").await, Ok(None));
    let nameless = result(Some(String::new()));
    assert_eq!(store.results("a").await, Ok(vec![nameless]));
    let kept = store.load_match("a", 0).await.unwrap().unwrap();
    assert_eq!(kept.header.players, Vec::<String>::new());
}

async fn settings_are_kept(place: TestDatabase) {
    let store = place.open().await;
    assert_eq!(store.setting("key").await, Ok(None));
    store.set_setting("key", &[0, 255]).await.unwrap();
    store.set_setting("key", &[1]).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(place.open().await.setting("key").await, Ok(Some(vec![1])));
}

async fn all_who_propose_a_setting_get_the_same(place: TestDatabase) {
    let stores = [place.open().await, place.open().await];
    let mut tasks = Vec::new();
    for number in 0..20_u8 {
        let store = stores[usize::from(number % 2)].clone();
        tasks.push(tokio::spawn(async move {
            store.setting_or("signing", &[number]).await.unwrap()
        }));
    }
    let mut values = Vec::new();
    for task in tasks {
        values.push(task.await.unwrap());
    }
    values.dedup();
    assert_eq!(values.len(), 1);
    assert_eq!(stores[0].setting("signing").await, Ok(values.pop()));
}

async fn progress_is_kept_and_nobody_writes_over_what_they_have_not_read(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "u1", "Ada", 5).await;
    add_guest(&store, "u2", "Bea", 5).await;
    let kept = async |user: &str| {
        let found = store.progress(user).await.unwrap();
        found.map(|found| (found.version, found.body))
    };
    assert_eq!(kept("u1").await, None);
    store.set_progress("u1", 0, "one").await.unwrap();
    // Two devices have read the same: the second reads again.
    assert_eq!(
        store.set_progress("u1", 0, "lost").await,
        Err(StoreError::Taken)
    );
    store.set_progress("u1", 1, "two").await.unwrap();
    assert_eq!(
        store.set_progress("u1", 1, "lost").await,
        Err(StoreError::NotFound)
    );
    assert_eq!(kept("u1").await, Some((2, "two".to_owned())));
    assert_eq!(kept("u2").await, None);
    let store = place.open().await;
    let found = store.progress("u1").await.unwrap();
    assert_eq!(found.map(|found| found.version), Some(2));
    // It goes with its user.
    store.forget_user("u1").await.unwrap();
    assert_eq!(store.progress("u1").await, Ok(None));
}
