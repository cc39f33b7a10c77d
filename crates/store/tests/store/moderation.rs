//! Operators, bans and reports.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest, credential};
use store::{BarredFrom, Report, Retention, StoreError, Timestamp};

on_both_databases! {
    reports_wait_until_somebody_sees_to_them
    who_is_banned_is_logged_out_everywhere
    operators_are_users
    reports_do_not_name_who_deleted_their_account
    people_are_found_with_what_others_say_of_them
    new_guests_wait_where_somebody_was_banned
    the_devices_of_who_is_banned_are_known_again
}

fn report(reporter: &str, at: i64) -> Report {
    Report {
        id: 0,
        at: Timestamp(at),
        reporter: reporter.to_owned(),
        subject: "bo".to_owned(),
        match_id: format!("m{at}"),
        reason: "chat".to_owned(),
        text: "Rude".to_owned(),
        lines: "[]".to_owned(),
        resolved: None,
        resolution: None,
    }
}

async fn reports_wait_until_somebody_sees_to_them(place: TestDatabase) {
    let store = place.open().await;
    let first = store.add_report(report("ada", 1), 2).await.unwrap();
    let second = store.add_report(report("ada", 2), 2).await.unwrap();
    // One reporter fills nothing.
    assert_eq!(store.add_report(report("ada", 3), 2).await, Ok(None));
    // Of the same person at the same match it takes the place of the first.
    let same = store.add_report(report("ada", 1), 2).await;
    assert_eq!(same, Ok(first));
    let third = store.add_report(report("cy", 4), 2).await.unwrap();
    let ids = async |waiting| {
        let found = store.reports(waiting, 10).await.unwrap();
        let ids = found.iter().map(|report| Some(report.id));
        ids.collect::<Vec<_>>()
    };
    assert_eq!(ids(true).await, [first, second, third]);
    let done = store.resolve_report(first.unwrap(), "talked to him", Timestamp(9));
    done.await.unwrap();
    assert_eq!(ids(true).await, [second, third]);
    assert_eq!(ids(false).await, [third, second, first]);
    let all = store.reports(false, 10).await.unwrap();
    assert_eq!(all[2].resolved, Some(Timestamp(9)));
    assert_eq!(all[2].resolution.as_deref(), Some("talked to him"));
    let again = store.resolve_report(first.unwrap(), "again", Timestamp(10));
    assert_eq!(again.await, Err(StoreError::NotFound));
    assert_eq!(store.reports(false, 1).await.unwrap().len(), 1);
    assert!(
        store
            .add_report(report("ada", 11), 2)
            .await
            .unwrap()
            .is_some()
    );
}

async fn reports_do_not_name_who_deleted_their_account(place: TestDatabase) {
    let store = place.open().await;
    for (id, name) in [("bo", "Bo"), ("cy", "Cy")] {
        store.create_guest(id, name, Timestamp(1)).await.unwrap();
    }
    let line = |user: &str, name: &str| {
        format!(
            r#"{{"n":4,"user":"{user}","name":"{name}","avatar":7,"text":"Cy {{\"user\":\"cy\"}}"}}"#
        )
    };
    let with_lines = |at| Report {
        lines: format!("[{},{}]", line("cy", "Cy Secret"), line("bo", "Bo Known")),
        ..report("ada", at)
    };
    let kept = async |store: &store::Store| {
        let all = store.reports(false, 10).await.unwrap();
        all.into_iter().map(|one| one.lines).collect::<Vec<_>>()
    };
    store.add_report(with_lines(1), 9).await.unwrap();
    let done = store.add_report(with_lines(2), 9).await.unwrap().unwrap();
    store
        .resolve_report(done, "seen", Timestamp(3))
        .await
        .unwrap();
    let untouched = report("ada", 4);
    store.add_report(untouched.clone(), 9).await.unwrap();

    store.forget_user("cy").await.unwrap();
    // Nor one that was on its way meanwhile, and what takes its place.
    store.add_report(with_lines(5), 9).await.unwrap();
    store.add_report(with_lines(5), 9).await.unwrap();
    let kept = kept(&store).await;
    assert_eq!(kept.len(), 4);
    for lines in &kept {
        assert!(!lines.contains("Cy Secret"), "{lines}");
        if *lines != untouched.lines {
            assert!(lines.contains(r#""name":"""#), "{lines}");
            assert!(lines.contains("Bo Known"), "{lines}");
            assert_eq!(lines.matches("avatar").count(), 1, "{lines}");
            assert_eq!(lines.matches(r#""text":"Cy {"#).count(), 2, "{lines}");
        }
    }
}

async fn who_is_banned_is_logged_out_everywhere(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "bo", "Bo", 1).await;
    for id in ["c1", "c2"] {
        store.add_credential(credential(id, "bo")).await.unwrap();
    }
    assert_eq!(store.ban_of("bo").await, Ok(None));
    let mut ended = store.ban_user("bo", "Rude", Timestamp(5)).await.unwrap();
    ended.sort();
    assert_eq!(ended, ["c1", "c2"]);
    assert_eq!(store.ban_of("bo").await, Ok(Some("Rude".to_owned())));
    assert_eq!(store.credential(b"hash of c1").await, Ok(None));
    assert_eq!(
        store.ban_user("bo", "Still", Timestamp(6)).await,
        Ok(vec![])
    );
    let nobody = store.ban_user("nobody", "", Timestamp(6)).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    store.lift_ban("bo").await.unwrap();
    assert_eq!(store.ban_of("bo").await, Ok(None));
    assert_eq!(store.lift_ban("bo").await, Err(StoreError::NotFound));
    // Who is forgotten is not remembered as banned.
    store.ban_user("bo", "", Timestamp(7)).await.unwrap();
    store.forget_user("bo").await.unwrap();
    assert_eq!(store.ban_of("bo").await, Ok(None));
}

async fn operators_are_users(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "ada", "Ada", 1).await;
    assert_eq!(store.is_operator("ada").await, Ok(false));
    for _ in 0..2 {
        store.set_operator("ada", true).await.unwrap();
        assert_eq!(store.is_operator("ada").await, Ok(true));
    }
    store.set_operator("ada", false).await.unwrap();
    assert_eq!(store.is_operator("ada").await, Ok(false));
    store.set_operator("nobody", true).await.unwrap();
    assert_eq!(store.is_operator("nobody").await, Ok(false));
}

async fn people_are_found_with_what_others_say_of_them(place: TestDatabase) {
    let store = place.open().await;
    for (at, id, name) in [(1, "ada", "Ada"), (2, "bo", "Éloïse"), (3, "cy", "Cy")] {
        add_guest(&store, id, name, at).await;
    }
    store.open_account("cy", "Captain", "x").await.unwrap();
    let found = async |text: &str, most| {
        let found = store.find_users(text, most).await.unwrap();
        found.into_iter().map(|user| user.id).collect::<Vec<_>>()
    };
    assert_eq!(found("", 2).await, ["cy", "bo"]);
    // In capitals or not, by either name, or by the id.
    assert_eq!(found("éLO", 9).await, ["bo"]);
    assert_eq!(found("capt", 9).await, ["cy"]);
    assert_eq!(found("ada", 9).await, ["ada"]);
    assert_eq!(found("%", 9).await, [""; 0]);
    let seen = store.add_report(report("ada", 1), 9).await.unwrap();
    store.add_report(report("ada", 2), 9).await.unwrap();
    store
        .resolve_report(seen.unwrap(), "seen", Timestamp(3))
        .await
        .unwrap();
    store.ban_user("bo", "Rude", Timestamp(5)).await.unwrap();
    let bo = store.conduct("bo").await.unwrap();
    assert_eq!((bo.games, bo.reports, bo.waiting), (0, 2, 1));
    assert_eq!(bo.ban.as_deref(), Some("Rude"));
    let ada = store.conduct("ada").await.unwrap();
    assert_eq!((ada.reports, ada.ban), (0, None));
}

async fn new_guests_wait_where_somebody_was_banned(place: TestDatabase) {
    let store = place.open().await;
    for (name, at) in [("bo", 1), ("bea", 9), ("gus", 10)] {
        add_guest(&store, name, name, at).await;
    }
    let (home, table) = ("203.0.113.7", BarredFrom::Match("m1"));
    store.ban_user("bo", "rude", Timestamp(10)).await.unwrap();
    for from in [BarredFrom::Server, table] {
        let bar = store.bar_network(from, home, "bo", Timestamp(10), Timestamp(20));
        bar.await.unwrap();
    }
    let is_barred = async |from, network, now| {
        let barred = store.is_barred(from, network, Timestamp(now));
        barred.await.unwrap()
    };
    let is_guest_barred = async |user| {
        let barred = store.is_barred_guest(table, home, user, Timestamp(15));
        barred.await.unwrap()
    };
    assert!(is_barred(BarredFrom::Server, home, 19).await);
    assert!(!is_barred(BarredFrom::Server, home, 20).await);
    assert!(!is_barred(BarredFrom::Server, "203.0.113.8", 15).await);
    assert!(!is_barred(BarredFrom::Match("m2"), home, 15).await);
    // Only who came since is one of those who wait.
    assert!(is_guest_barred("gus").await);
    assert!(!is_guest_barred("bea").await);
    // Seen there again, it begins anew.
    let bar = store.bar_network(table, home, "bo", Timestamp(18), Timestamp(28));
    bar.await.unwrap();
    assert!(is_barred(table, home, 27).await);
    // The ban of the server ends with it, the host's does not.
    store.lift_ban("bo").await.unwrap();
    assert!(!is_barred(BarredFrom::Server, home, 15).await);
    assert!(is_barred(table, home, 15).await);
    store.forget_barred_networks(Timestamp(28)).await.unwrap();
    assert!(!is_barred(table, home, 15).await);
}

async fn the_devices_of_who_is_banned_are_known_again(place: TestDatabase) {
    let store = place.open().await;
    for (name, at) in [("bo", 1), ("bea", 2)] {
        add_guest(&store, name, name, at).await;
        store.add_credential(credential(name, name)).await.unwrap();
    }
    let hash = |name: &str| credential(name, name).token_hash;
    assert_eq!(store.banned_by_token(&hash("bo")).await, Ok(None));
    store.ban_user("bo", "rude", Timestamp(10)).await.unwrap();
    let banned = Ok(Some("bo".to_owned()));
    assert_eq!(store.banned_by_token(&hash("bo")).await, banned);
    assert_eq!(store.banned_by_token(&hash("bea")).await, Ok(None));
    // For as long as the ban lasts, however long ago the session ended.
    let purge = Retention {
        revoked_before: Some(Timestamp(1_000)),
        ..Retention::default()
    };
    assert_eq!(store.purge(purge).await.unwrap().credentials, 0);
    assert_eq!(store.banned_by_token(&hash("bo")).await, banned);
    store.lift_ban("bo").await.unwrap();
    assert_eq!(store.purge(purge).await.unwrap().credentials, 1);
}
