//! Matches, their lists, and results.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, header};
use store::{
    Counting, Filter, ListPage, MatchHeader, PastMatch, SeatResult, Status, Store, StoreError,
    Tally, Timestamp, Visibility,
};

on_both_databases! {
    a_header_can_be_changed_and_keeps_its_log
    a_match_is_made_together_with_the_beginning_of_its_log
    ids_and_codes_belong_to_one_match
    lists_show_what_they_should
    long_lists_come_in_pages
    a_finished_match_is_in_its_players_history
    who_played_somebody_since_forgotten_did_not_play_bots
    results_outlive_their_match
}

fn ids(matches: &[MatchHeader]) -> Vec<&str> {
    matches.iter().map(|header| header.id.as_str()).collect()
}

async fn a_match_is_made_together_with_the_beginning_of_its_log(place: TestDatabase) {
    let store = place.open().await;
    store
        .create_match_with(header("a"), &["0", "1"])
        .await
        .unwrap();
    let taken = store.create_match_with(header("a"), &["x"]).await;
    assert_eq!(taken, Err(StoreError::Taken));
    assert_eq!(store.append("a", 2, &["2"]).await, Ok(3));
    let made = store.load_match("a", 0).await.unwrap().unwrap();
    assert_eq!(made.entries, [b"0", b"1", b"2"]);
    assert!(made.stored.unwrap() > Timestamp(0));
    // Many at once, some of them refused.
    let making = (0..200).map(|id: u32| {
        let (store, id) = (store.clone(), format!("m{}", id % 150));
        tokio::spawn(async move { store.create_match_with(header(&id), &[&id]).await })
    });
    let mut made = 0;
    for task in making.collect::<Vec<_>>() {
        made += usize::from(task.await.unwrap().is_ok());
    }
    assert_eq!(made, 150);
    for id in (0..150).map(|id| format!("m{id}")) {
        assert_eq!(store.append(&id, 1, &["more"]).await, Ok(2));
        assert_eq!(
            store.entries(&id, 0).await.unwrap(),
            [id.as_bytes(), b"more"]
        );
    }
    assert_eq!(store.check().await, Ok(vec![]));
}

async fn a_header_can_be_changed_and_keeps_its_log(place: TestDatabase) {
    let store = place.open_with("a").await;
    store.append("a", 0, &["0"]).await.unwrap();
    let changed = MatchHeader {
        code: Some("KWT4".to_owned()),
        rules_version: 4,
        options: "{}".to_owned(),
        seats: r#"["Zoé"]"#.to_owned(),
        visibility: Visibility::Private,
        status: Status::Abandoned,
        players: vec!["ada".to_owned(), "zoe".to_owned()],
        updated: Timestamp(3_000),
        ..header("a")
    };
    store.update_match(changed.clone()).await.unwrap();
    let loaded = store.load_match("a", 0).await.unwrap().unwrap();
    assert_eq!(loaded.header, changed);
    assert_eq!(loaded.entries, [b"0"]);
    assert_eq!(store.match_by_code("KWT4").await, Ok(Some(changed.clone())));
    assert_eq!(store.match_by_code("kwt4").await, Ok(None));

    let fewer = MatchHeader {
        players: vec!["zoe".to_owned()],
        ..changed
    };
    store.update_match(fewer.clone()).await.unwrap();
    let loaded = store.load_match("a", 1).await.unwrap().unwrap();
    assert_eq!((loaded.header, loaded.entries), (fewer.clone(), vec![]));

    // Or only how far it is.
    let (status, updated) = (Status::Abandoned, Timestamp(4_000));
    store.set_status("a", status, updated).await.unwrap();
    let abandoned = MatchHeader {
        status,
        updated,
        ..fewer
    };
    let loaded = store.load_match("a", 1).await.unwrap().unwrap();
    assert_eq!(loaded.header, abandoned);

    let unknown = store.update_match(header("b")).await;
    assert_eq!(unknown, Err(StoreError::NotFound));
    let unknown = store.set_status("b", status, updated).await;
    assert_eq!(unknown, Err(StoreError::NotFound));
}

async fn ids_and_codes_belong_to_one_match(place: TestDatabase) {
    let store = place.open().await;
    let coded = |id: &str, code: &str| MatchHeader {
        code: Some(code.to_owned()),
        ..header(id)
    };
    store.create_match(coded("a", "AAAA")).await.unwrap();
    store.create_match(coded("b", "BBBB")).await.unwrap();
    // Any number of matches have no code.
    store.create_match(header("c")).await.unwrap();
    store.create_match(header("d")).await.unwrap();
    for taken in [coded("a", "EEEE"), coded("e", "AAAA")] {
        assert_eq!(store.create_match(taken).await, Err(StoreError::Taken));
    }
    let taken = store.update_match(coded("b", "AAAA")).await;
    assert_eq!(taken, Err(StoreError::Taken));
    let kept = store.match_by_code("BBBB").await.unwrap();
    assert_eq!(kept, Some(coded("b", "BBBB")));
    // A code that is given up is free again.
    store.update_match(header("a")).await.unwrap();
    store.update_match(coded("b", "AAAA")).await.unwrap();
}

async fn lists_show_what_they_should(place: TestDatabase) {
    let store = place.open().await;
    let rows = [
        ("a", Visibility::Public, Status::Open, vec!["ada"]),
        ("b", Visibility::Public, Status::Running, vec!["ada", "ada"]),
        ("c", Visibility::Private, Status::Running, vec!["bob"]),
        ("d", Visibility::Public, Status::Running, vec![]),
        (
            "e",
            Visibility::Private,
            Status::Finished,
            vec!["bob", "ada"],
        ),
    ];
    for (created, (id, visibility, status, players)) in (1..).zip(rows) {
        let header = MatchHeader {
            visibility,
            status,
            players: players.into_iter().map(str::to_owned).collect(),
            created: Timestamp(created),
            ..header(id)
        };
        store.create_match(header).await.unwrap();
    }
    let check = async |filter: Filter, expected: &[&str]| {
        let found = store
            .list_matches(filter.clone(), ListPage::first(10))
            .await;
        assert_eq!(ids(&found.unwrap()), expected, "{filter:?}");
    };
    check(Filter::Public(Status::Running), &["d", "b"]).await;
    check(Filter::Public(Status::Open), &["a"]).await;
    check(Filter::Public(Status::Finished), &[]).await;
    check(Filter::All(Status::Running), &["d", "c", "b"]).await;
    check(Filter::Of("ada".to_owned()), &["e", "b", "a"]).await;
    check(Filter::Of("bob".to_owned()), &["e", "c"]).await;
    check(Filter::Of("eve".to_owned()), &[]).await;
    check(Filter::GoingOn("ada".to_owned()), &["b", "a"]).await;
    check(Filter::GoingOn("bob".to_owned()), &["c"]).await;
}

async fn long_lists_come_in_pages(place: TestDatabase) {
    let store = place.open().await;
    let mut expected = Vec::new();
    for number in 0..25 {
        let header = MatchHeader {
            // Several of the same moment, and ids that sort by their bytes.
            created: Timestamp(number / 4),
            players: vec!["ada".to_owned()],
            ..header(&format!(
                "{}{number:02}",
                if number % 2 == 0 { "a" } else { "B" }
            ))
        };
        store.create_match(header.clone()).await.unwrap();
        expected.push(header);
    }
    expected.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
    for filter in [
        Filter::Of("ada".to_owned()),
        Filter::Public(Status::Running),
        Filter::All(Status::Running),
    ] {
        let mut found: Vec<MatchHeader> = Vec::new();
        loop {
            let page = match found.last() {
                None => ListPage::first(7),
                Some(last) => ListPage::after(last.cursor(), 7),
            };
            let more = store.list_matches(filter.clone(), page).await.unwrap();
            assert!(more.len() <= 7);
            if more.is_empty() {
                break;
            }
            found.extend(more);
        }
        assert_eq!(found, expected, "{filter:?}");
    }
}

fn result(seat: u32, user: Option<&str>, place: u32, points: i64) -> SeatResult {
    SeatResult {
        seat,
        user_id: user.map(str::to_owned),
        place,
        points,
        counting: Counting::Usual,
    }
}

async fn finish(store: &Store, id: &str, at: i64, results: &[SeatResult]) {
    let finished = store.finish_match(id, results.to_vec(), Timestamp(at));
    finished.await.unwrap();
}

async fn finish_as(store: &Store, id: &str, at: i64, results: &[SeatResult], counting: Counting) {
    let counted = |result: &SeatResult| SeatResult {
        counting,
        ..result.clone()
    };
    let results: Vec<SeatResult> = results.iter().map(counted).collect();
    finish(store, id, at, &results).await;
}

async fn a_finished_match_is_in_its_players_history(place: TestDatabase) {
    let store = place.open().await;
    for (id, game) in [("a", "rockets"), ("b", "landing"), ("c", "rockets")] {
        let header = MatchHeader {
            game: game.to_owned(),
            code: Some(id.to_uppercase()),
            ..header(id)
        };
        store.create_match(header).await.unwrap();
    }
    let ada = Some("ada");
    finish(&store, "a", 10, &[result(0, ada, 2, -3)]).await;
    // Doing it again replaces what was there.
    let both = [result(0, ada, 1, 7), result(1, None, 2, 3)];
    finish(&store, "a", 11, &both).await;
    finish(
        &store,
        "b",
        12,
        &[result(0, ada, 1, 9), result(1, ada, 2, 8)],
    )
    .await;
    finish(
        &store,
        "c",
        13,
        &[result(0, ada, 2, 0), result(1, Some("bob"), 1, 5)],
    )
    .await;

    let header = store.load_match("a", 0).await.unwrap().unwrap().header;
    assert_eq!(
        (header.status, header.updated),
        (Status::Finished, Timestamp(11))
    );
    assert_eq!(header.code, None);
    assert_eq!(store.results("a").await.unwrap(), both);
    assert_eq!(store.results("x").await.unwrap(), []);
    let unknown = store.finish_match("x", vec![], Timestamp(1)).await;
    assert_eq!(unknown, Err(StoreError::NotFound));

    // Pages count matches, so the two seats in "b" stay together.
    let first = store.history("ada", ListPage::first(2)).await.unwrap();
    let lines: Vec<_> = first
        .iter()
        .map(|line| (line.match_id.as_str(), line.seat))
        .collect();
    assert_eq!(lines, [("c", 0), ("b", 0), ("b", 1)]);
    let rest = ListPage::after(first[2].cursor(), 2);
    let rest = store.history("ada", rest).await.unwrap();
    let expected = PastMatch {
        match_id: "a".to_owned(),
        game: "rockets".to_owned(),
        finished: Timestamp(11),
        seat: 0,
        place: 1,
        points: 7,
        counting: Counting::Usual,
        seats: Some(header.seats),
    };
    assert_eq!(rest, [expected]);

    // Bob was there in "c" only: two seats of one's own are nobody else.
    let rockets = tally("rockets", [1, 0], [1, 1], 0);
    let landing = |with_bots, redrawn| tally("landing", [0, 0], with_bots, redrawn);
    let tallies = async || store.tallies("ada").await.unwrap();
    assert_eq!(tallies().await, [landing([2, 1], 0), rockets.clone()]);
    // Chance was drawn anew there: counted apart, won or not.
    finish_as(&store, "b", 12, &[result(0, ada, 1, 9)], Counting::Redrawn).await;
    assert_eq!(tallies().await, [landing([0, 0], 1), rockets.clone()]);
    // A stand-in won: played, not won.
    finish_as(&store, "b", 12, &[result(0, ada, 1, 9)], Counting::StandIn).await;
    assert_eq!(tallies().await, [landing([1, 0], 0), rockets]);
}

/// Played and won with others, then against bots only, then what counts apart.
fn tally(game: &str, with_others: [u64; 2], with_bots: [u64; 2], redrawn: u64) -> Tally {
    let ([played, won], [played_bots, won_bots]) = (with_others, with_bots);
    Tally {
        game: game.to_owned(),
        played,
        won,
        played_bots,
        won_bots,
        redrawn,
    }
}

async fn who_played_somebody_since_forgotten_did_not_play_bots(place: TestDatabase) {
    let store = place.open_with("a").await;
    store
        .create_guest("bob", "Bob", Timestamp(1))
        .await
        .unwrap();
    let both = [result(0, Some("ada"), 1, 7), result(1, Some("bob"), 2, 3)];
    finish(&store, "a", 10, &both).await;
    store.forget_user("bob").await.unwrap();
    let tallies = store.tallies("ada").await.unwrap();
    assert_eq!(tallies, [tally("rockets", [1, 1], [0, 0], 0)]);
}

async fn results_outlive_their_match(place: TestDatabase) {
    let store = place.open_with("a").await;
    finish(&store, "a", 10, &[result(0, Some("ada"), 1, 7)]).await;
    store.delete_match("a").await.unwrap();
    assert_eq!(store.delete_match("a").await, Err(StoreError::NotFound));
    let history = store.history("ada", ListPage::first(5)).await.unwrap();
    assert_eq!(history.len(), 1);
}
