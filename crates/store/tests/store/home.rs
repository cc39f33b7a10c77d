//! A user's own matches, as somebody wants to see them who is elsewhere.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, header};
use store::{MatchHeader, Status, StoreError, Timestamp};

on_both_databases! {
    own_matches_are_those_that_one_can_still_do_something_about
    own_matches_are_bounded
}

fn own(id: &str, status: Status, updated: i64) -> MatchHeader {
    MatchHeader {
        status,
        players: vec!["ada".to_owned(), "bo".to_owned()],
        updated: Timestamp(updated),
        ..header(id)
    }
}

async fn own_matches_are_those_that_one_can_still_do_something_about(place: TestDatabase) {
    let store = place.open().await;
    for (id, status, updated) in [
        ("old room", Status::Open, 10),
        ("room", Status::Open, 100),
        ("old game", Status::Running, 20),
        ("game", Status::Running, 120),
        ("over", Status::Finished, 130),
        ("given up", Status::Abandoned, 140),
    ] {
        store.create_match(own(id, status, updated)).await.unwrap();
    }
    let others = MatchHeader {
        players: vec!["bo".to_owned()],
        ..own("not hers", Status::Running, 150)
    };
    store.create_match(others).await.unwrap();
    let ids = async || {
        let found = store.own_matches("ada", Timestamp(50), 10).await.unwrap();
        let ids = found.into_iter().map(|own| own.id);
        ids.collect::<Vec<_>>()
    };
    assert_eq!(ids().await, ["game", "old game", "room", "old room"]);

    // Whose turn it is is noted, and that somebody wants to play again.
    let noted = r#"{"turn":1}"#;
    let note = store.note_standing("old game", noted, 0, Timestamp(160));
    note.await.unwrap();
    let note = store.note_standing("over", "{}", 2, Timestamp(170));
    note.await.unwrap();
    assert_eq!(
        ids().await,
        ["old game", "game", "over", "room", "old room"]
    );
    let found = store.own_matches("ada", Timestamp(50), 1).await.unwrap();
    assert_eq!(found[0].standing.as_deref(), Some(noted));
    assert_eq!(
        (found[0].status, found[0].updated),
        (Status::Running, Timestamp(160))
    );
    // Too long ago for anybody to wait for.
    let found = store.own_matches("ada", Timestamp(171), 10).await.unwrap();
    assert!(found.iter().all(|own| own.status != Status::Finished));
    let nothing = store.note_standing("nowhere", "{}", 0, Timestamp(1)).await;
    assert_eq!(nothing, Err(StoreError::NotFound));
}

async fn own_matches_are_bounded(place: TestDatabase) {
    let store = place.open().await;
    for number in 0..30 {
        let own = own(&format!("m{number:02}"), Status::Running, number);
        store.create_match(own).await.unwrap();
    }
    let found = store.own_matches("ada", Timestamp(0), 20).await.unwrap();
    assert_eq!(found.len(), 20);
    assert_eq!(
        (found[0].id.as_str(), found[19].id.as_str()),
        ("m29", "m10")
    );
}
