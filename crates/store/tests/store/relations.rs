//! Friends, blocks, invitations, and who played whom.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest, credential, header};
use store::{
    Bond, Counting, MatchHeader, Meeting, PushSubscription, SeatResult, Status, Store, StoreError,
    Timestamp,
};

on_both_databases! {
    two_who_ask_are_friends
    who_is_blocked_stays_away
    friends_are_invited_until_the_game_begins
    who_played_whom_is_counted
    a_deleted_account_leaves_nothing_but_a_mark
    browsers_are_told_as_long_as_they_are_logged_in
    a_turn_is_told_once
}

async fn people(place: &TestDatabase) -> Store {
    let store = place.open().await;
    for id in ["ada", "bo", "cy"] {
        store.create_guest(id, id, Timestamp(1)).await.unwrap();
    }
    store
}

/// What somebody has to do with whom.
async fn bonds(store: &Store, user: &str) -> Vec<(String, Bond)> {
    let relations = store.relations(user).await.unwrap().into_iter();
    relations
        .map(|relation| (relation.face.id, relation.bond))
        .collect()
}

async fn two_who_ask_are_friends(place: TestDatabase) {
    let store = people(&place).await;
    let bond = store.befriend("ada", "bo", Timestamp(2)).await;
    assert_eq!(bond, Ok(Bond::Asked));
    assert_eq!(bonds(&store, "ada").await, [("bo".to_owned(), Bond::Asked)]);
    assert_eq!(bonds(&store, "bo").await, [("ada".to_owned(), Bond::Asks)]);
    let again = store.befriend("ada", "bo", Timestamp(3)).await;
    assert_eq!(again, Ok(Bond::Asked), "asking twice is asking once");
    let bond = store.befriend("bo", "ada", Timestamp(4)).await;
    assert_eq!(bond, Ok(Bond::Friends));
    for (one, other) in [("ada", "bo"), ("bo", "ada")] {
        assert_eq!(
            bonds(&store, one).await,
            [(other.to_owned(), Bond::Friends)]
        );
        assert_eq!(store.bond(one, other).await, Ok(Some(Bond::Friends)));
    }
    store.unfriend("ada", "bo").await.unwrap();
    assert_eq!(bonds(&store, "bo").await, []);
    for nobody in ["ada", "nobody"] {
        let bond = store.befriend("ada", nobody, Timestamp(5)).await;
        assert_eq!(bond, Err(StoreError::NotFound), "{nobody}");
    }
}

async fn who_is_blocked_stays_away(place: TestDatabase) {
    let store = people(&place).await;
    for (one, other) in [("ada", "bo"), ("bo", "ada")] {
        store.befriend(one, other, Timestamp(2)).await.unwrap();
    }
    store.create_match(header("m")).await.unwrap();
    store.invite("bo", "ada", "m", Timestamp(3)).await.unwrap();
    store.block("ada", "bo", Timestamp(4)).await.unwrap();
    assert_eq!(
        bonds(&store, "ada").await,
        [("bo".to_owned(), Bond::Blocked)]
    );
    assert_eq!(bonds(&store, "bo").await, [], "nobody is told");
    assert_eq!(store.has_blocked("ada", "bo").await, Ok(true));
    assert_eq!(store.has_blocked("bo", "ada").await, Ok(false));
    assert_eq!(store.invitations("ada").await, Ok(vec![]));
    for (one, other) in [("bo", "ada"), ("ada", "bo")] {
        let asked = store.befriend(one, other, Timestamp(5)).await;
        assert_eq!(asked, Err(StoreError::NotFound));
    }
    let invited = store.invite("bo", "ada", "m", Timestamp(5)).await;
    assert_eq!(invited, Err(StoreError::NotFound));
    store.unblock("ada", "bo").await.unwrap();
    let asked = store.befriend("bo", "ada", Timestamp(6)).await;
    assert_eq!(asked, Ok(Bond::Asked));
}

async fn friends_are_invited_until_the_game_begins(place: TestDatabase) {
    let store = people(&place).await;
    let open = MatchHeader {
        status: Status::Open,
        ..header("m")
    };
    store.create_match(open.clone()).await.unwrap();
    let stranger = store.invite("ada", "bo", "m", Timestamp(2)).await;
    assert_eq!(stranger, Err(StoreError::NotFound));
    store.befriend("ada", "bo", Timestamp(2)).await.unwrap();
    let asked = store.invite("ada", "bo", "m", Timestamp(2)).await;
    assert_eq!(asked, Err(StoreError::NotFound));
    store.befriend("bo", "ada", Timestamp(2)).await.unwrap();
    for is_first in [true, false] {
        let invited = store.invite("ada", "bo", "m", Timestamp(3)).await;
        assert_eq!(invited, Ok(is_first));
    }
    let nowhere = store.invite("ada", "bo", "nowhere", Timestamp(3)).await;
    assert_eq!(nowhere, Err(StoreError::NotFound));
    let list = store.invitations("bo").await.unwrap();
    let [invited] = &list[..] else {
        panic!("{list:?}");
    };
    assert_eq!(
        (invited.match_id.as_str(), invited.game.as_str()),
        ("m", "rockets")
    );
    assert_eq!(invited.from.id, "ada");
    // Who has a seat has followed it.
    let seated = MatchHeader {
        players: vec!["bo".to_owned()],
        ..open.clone()
    };
    store.update_match(seated).await.unwrap();
    assert_eq!(store.invitations("bo").await, Ok(vec![]));
    store.update_match(open.clone()).await.unwrap();
    assert_eq!(store.invitations("bo").await.unwrap().len(), 1);
    store.dismiss_invitation("bo", "m").await.unwrap();
    assert_eq!(store.invitations("bo").await, Ok(vec![]));
    let again = store.invite("ada", "bo", "m", Timestamp(4)).await;
    assert_eq!(again, Ok(true), "the first one was dismissed");
    let begun = MatchHeader {
        status: Status::Running,
        ..open
    };
    store.update_match(begun).await.unwrap();
    assert_eq!(store.invitations("bo").await, Ok(vec![]));
}

fn result(seat: u32, user: &str, place: u32, counting: Counting) -> SeatResult {
    SeatResult {
        seat,
        user_id: Some(user.to_owned()).filter(|user| !user.is_empty()),
        place,
        points: 0,
        counting,
    }
}

async fn who_played_whom_is_counted(place: TestDatabase) {
    let store = people(&place).await;
    use Counting::{Redrawn, StandIn, Usual};
    let matches = [
        (
            "a",
            vec![result(0, "ada", 1, Usual), result(1, "bo", 2, Usual)],
        ),
        (
            "b",
            vec![result(0, "ada", 2, Usual), result(1, "bo", 1, Usual)],
        ),
        // Two seats of Ada's: the better one counts.
        (
            "c",
            vec![
                result(0, "ada", 3, Usual),
                result(1, "ada", 1, Usual),
                result(2, "bo", 2, Usual),
                result(3, "", 4, Usual),
            ],
        ),
        (
            "d",
            vec![result(0, "ada", 1, Usual), result(1, "bo", 2, StandIn)],
        ),
        (
            "e",
            vec![result(0, "ada", 1, Redrawn), result(1, "bo", 2, Redrawn)],
        ),
        (
            "f",
            vec![result(0, "ada", 1, Usual), result(1, "cy", 1, Usual)],
        ),
    ];
    for (at, (id, results)) in (10..).zip(matches) {
        store.create_match(header(id)).await.unwrap();
        store
            .finish_match(id, results, Timestamp(at))
            .await
            .unwrap();
    }
    let rockets = |played, won, lost| {
        let game = "rockets".to_owned();
        Meeting {
            game,
            played,
            won,
            lost,
        }
    };
    assert_eq!(
        store.meetings("ada", "bo").await,
        Ok(vec![rockets(3, 2, 1)])
    );
    assert_eq!(
        store.meetings("bo", "ada").await,
        Ok(vec![rockets(3, 1, 2)])
    );
    assert_eq!(
        store.meetings("ada", "cy").await,
        Ok(vec![rockets(1, 0, 0)])
    );
    assert_eq!(store.meetings("bo", "cy").await, Ok(vec![]));
    let opponents = store.opponents("ada").await.unwrap().into_iter();
    let opponents: Vec<_> = opponents
        .map(|one| (one.face.id, one.played, one.won, one.lost))
        .collect();
    assert_eq!(
        opponents,
        [("bo".to_owned(), 3, 2, 1), ("cy".to_owned(), 1, 0, 0)]
    );
    let last = store.last_matches("ada").await.unwrap();
    let ids: Vec<&str> = last.iter().map(|one| one.match_id.as_str()).collect();
    assert_eq!(ids, ["f", "e", "d", "c", "b", "a"]);
    assert_eq!((last[3].place, last[3].seats), (1, 4));
}

async fn a_deleted_account_leaves_nothing_but_a_mark(place: TestDatabase) {
    let store = people(&place).await;
    store.open_account("ada", "ada", "hash").await.unwrap();
    for (one, other) in [("ada", "bo"), ("bo", "ada"), ("cy", "ada")] {
        store.befriend(one, other, Timestamp(2)).await.unwrap();
    }
    store.block("ada", "cy", Timestamp(3)).await.unwrap();
    let open = MatchHeader {
        status: Status::Open,
        ..header("m")
    };
    store.create_match(open).await.unwrap();
    store.invite("ada", "bo", "m", Timestamp(3)).await.unwrap();
    let results = vec![
        result(0, "ada", 1, Counting::Usual),
        result(1, "bo", 2, Counting::Usual),
    ];
    store.create_match(header("n")).await.unwrap();
    store
        .finish_match("n", results, Timestamp(4))
        .await
        .unwrap();
    let all = ["ada", "bo", "cy"].map(str::to_owned).to_vec();
    assert_eq!(store.forgotten(all.clone()).await, Ok(vec![]));

    store.forget_user("ada").await.unwrap();
    assert_eq!(store.forgotten(all).await, Ok(vec!["ada".to_owned()]));
    assert_eq!(store.user("ada").await, Ok(None));
    assert_eq!(store.account("ada").await, Ok(None));
    assert_eq!(store.face("ada").await, Ok(None));
    assert_eq!(bonds(&store, "bo").await, []);
    assert_eq!(store.invitations("bo").await, Ok(vec![]));
    assert_eq!(store.opponents("bo").await, Ok(vec![]));
    assert_eq!(store.last_matches("bo").await.unwrap().len(), 1);
    // The name is free again.
    add_guest(&store, "dan", "ada", 5).await;
    let again = store.forget_user("ada").await;
    assert_eq!(again, Err(StoreError::NotFound));
}

fn browser(credential: &str, endpoint: &str) -> PushSubscription {
    PushSubscription {
        credential_id: credential.to_owned(),
        endpoint: endpoint.to_owned(),
        key: vec![4; 65],
        secret: vec![7; 16],
        language: "fr".to_owned(),
    }
}

async fn browsers_are_told_as_long_as_they_are_logged_in(place: TestDatabase) {
    let store = people(&place).await;
    for (id, user) in [("c1", "ada"), ("c2", "ada"), ("c3", "bo")] {
        store.add_credential(credential(id, user)).await.unwrap();
    }
    let at = Timestamp(2);
    let nobody = store.set_push(browser("c9", "https://a"), at).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    store
        .set_push(browser("c1", "https://a"), at)
        .await
        .unwrap();
    store
        .set_push(browser("c2", "https://b"), at)
        .await
        .unwrap();
    store
        .set_push(browser("c2", "https://c"), at)
        .await
        .unwrap();
    let told = store.push_subscriptions("ada").await.unwrap();
    assert_eq!(
        told,
        [browser("c1", "https://a"), browser("c2", "https://c")]
    );
    // Bo logs in on the browser that was Ada's.
    store
        .set_push(browser("c3", "https://a"), at)
        .await
        .unwrap();
    let told = store.push_subscriptions("ada").await.unwrap();
    assert_eq!(told, [browser("c2", "https://c")]);
    store.revoke_credential("ada", "c2", at).await.unwrap();
    assert_eq!(store.push_subscriptions("ada").await, Ok(vec![]));
    store.remove_push("c3").await.unwrap();
    assert_eq!(store.push_subscriptions("bo").await, Ok(vec![]));
    store
        .set_push(browser("c3", "https://a"), at)
        .await
        .unwrap();
    store.forget_user("bo").await.unwrap();
    assert_eq!(store.push_subscriptions("bo").await, Ok(vec![]));
}

async fn a_turn_is_told_once(place: TestDatabase) {
    let store = people(&place).await;
    let other = place.open().await;
    store.create_match(header("m")).await.unwrap();
    for turn in 1..20 {
        let both = tokio::join!(
            store.claim_notice("ada", "m", turn),
            other.claim_notice("ada", "m", turn),
        );
        let told = [both.0.unwrap(), both.1.unwrap()];
        assert_eq!(told.iter().filter(|told| **told).count(), 1, "{turn}");
        assert_eq!(store.claim_notice("ada", "m", turn).await, Ok(false));
    }
    assert_eq!(
        store.claim_notice("ada", "m", 3).await,
        Ok(false),
        "long ago"
    );
    assert_eq!(store.claim_notice("bo", "m", 3).await, Ok(true));
}
