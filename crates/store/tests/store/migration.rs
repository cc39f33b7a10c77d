//! Databases of other layouts, and starting together.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest, header};
use store::{Location, Store, StoreError};

on_both_databases! {
    an_older_database_is_brought_up_to_date
    a_newer_database_is_left_alone
    servers_that_start_together_take_turns
}

/// The scripts up to layout 1, as they were released.
fn layout_1(location: &Location) -> String {
    let script = match location {
        Location::Sqlite(_) => include_str!("../../migrations/sqlite/0001_matches.sql"),
        Location::Postgres(_) => include_str!("../../migrations/postgres/0001_matches.sql"),
    };
    format!(
        "{script};
         CREATE TABLE layout (number BIGINT NOT NULL);
         INSERT INTO layout (number) VALUES (1);"
    )
}

async fn an_older_database_is_brought_up_to_date(place: TestDatabase) {
    if let Location::Sqlite(path) = &place.location {
        std::fs::write(path, "").unwrap();
    }
    place.tamper(&layout_1(&place.location));
    let bytes = match &place.location {
        Location::Sqlite(_) => "x'0178'",
        Location::Postgres(_) => r"'\x0178'",
    };
    place.tamper(&format!(
        "INSERT INTO matches (id, game, rules, options, seats, visibility, status,
                              created, updated)
         VALUES ('a', 'rockets', 3, '{{\"layout\":\"flat37\"}}', '[\"Ada\",\"Bot Blue\"]',
                 0, 1, 1000, 2000);
         INSERT INTO entries (match_key, first, count, stored, body)
         SELECT key, 0, 1, 1500, {bytes} FROM matches;",
    ));
    let store = place.open().await;
    let loaded = store.load_match("a", 0).await.unwrap().unwrap();
    assert_eq!(loaded.header, header("a"));
    assert_eq!(loaded.entries, [b"x"]);
    assert_eq!(store.append("a", 1, &["y"]).await, Ok(2));
    // What the newer layout brought.
    add_guest(&store, "u1", "Ada", 1).await;
    store.set_progress("u1", 0, "{}").await.unwrap();
    assert_eq!(store.mail_address("u1").await, Ok(None));
    assert_eq!(store.vacations("u1").await, Ok(vec![]));
    assert_eq!(store.check().await, Ok(vec![]));
    // A second start finds nothing to do.
    assert_eq!(place.open().await.append("a", 2, &["z"]).await, Ok(3));
}

async fn a_newer_database_is_left_alone(place: TestDatabase) {
    place.open().await.close().await.unwrap();
    place.tamper("UPDATE layout SET number = 1000");
    let refused = Store::open(place.config()).await;
    assert_eq!(
        refused.map(drop),
        Err(StoreError::Newer {
            found: 1000,
            known: 11
        })
    );
}

async fn servers_that_start_together_take_turns(place: TestDatabase) {
    let starts: Vec<_> = (0..4)
        .map(|_| tokio::spawn(Store::open(place.config())))
        .collect();
    let mut stores = Vec::new();
    for start in starts {
        stores.push(start.await.unwrap().unwrap());
    }
    stores[0].create_match(header("a")).await.unwrap();
    for (number, store) in (0..).zip(&stores) {
        assert_eq!(store.append("a", number, &["x"]).await, Ok(number + 1));
    }
}
