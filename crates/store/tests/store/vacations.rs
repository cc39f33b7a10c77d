//! When people are on vacation.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest};
use store::{Granted, StoreError, Timestamp, Vacation};

on_both_databases! {
    a_vacation_is_changed_and_ended
    two_servers_grant_no_more_than_one_would
}

fn span(since: i64, until: i64) -> Vacation {
    Vacation {
        since: Timestamp(since),
        until: Timestamp(until),
    }
}

fn sum(all: &[Vacation]) -> i64 {
    all.iter().map(|it| it.until.0 - it.since.0).sum()
}

async fn a_vacation_is_changed_and_ended(place: TestDatabase) {
    let store = place.open().await;
    add_guest(&store, "ada", "Ada", 1).await;
    let begin = async |new: Vacation| {
        let granted = move |had: &[Vacation]| sum(had) + sum(&[new]) <= 100;
        store.begin_vacation("ada", new, granted).await
    };
    assert_eq!(begin(span(10, 60)).await, Ok(Granted::Yes));
    let end = async |now| store.vacation_end("ada", Timestamp(now)).await;
    assert_eq!(end(59).await, Ok(Some(Timestamp(60))));
    assert_eq!(end(60).await, Ok(None));
    // Changed on the way, it counts as far as it went.
    assert_eq!(begin(span(20, 200)).await, Ok(Granted::TooLong));
    assert_eq!(end(59).await, Ok(Some(Timestamp(60))));
    assert_eq!(begin(span(20, 110)).await, Ok(Granted::Yes));
    store.end_vacation("ada", Timestamp(40)).await.unwrap();
    store.end_vacation("ada", Timestamp(50)).await.unwrap();
    assert_eq!(end(40).await, Ok(None));
    let all = store.vacations("ada").await;
    assert_eq!(all, Ok(vec![span(10, 20), span(20, 40)]));
    assert_eq!(begin(span(300, 371)).await, Ok(Granted::TooLong));
    assert_eq!(begin(span(300, 370)).await, Ok(Granted::Yes));
    let nobody = store.begin_vacation("eve", span(1, 2), |_| true).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    store.forget_user("ada").await.unwrap();
    assert_eq!(store.vacations("ada").await, Ok(vec![]));
}

async fn two_servers_grant_no_more_than_one_would(place: TestDatabase) {
    let stores = [place.open().await, place.open().await];
    add_guest(&stores[0], "ada", "Ada", 1).await;
    // Each would be granted alone; what counts of both together is one of them.
    let begun = (0..).zip(stores).map(|(index, store)| {
        tokio::spawn(async move {
            let new = span(1_000 * (index + 1), 1_000 * (index + 1) + 60);
            let granted = |had: &[Vacation]| had.is_empty();
            store.begin_vacation("ada", new, granted).await.unwrap()
        })
    });
    let mut granted = Vec::new();
    for begun in begun.collect::<Vec<_>>() {
        granted.push(begun.await.unwrap());
    }
    let yes = granted.iter().filter(|it| **it == Granted::Yes).count();
    assert_eq!(yes, 1, "{granted:?}");
}
