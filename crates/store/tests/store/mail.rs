//! Mail addresses, mailed links, and turns that mail tells of.

use crate::on_both_databases;
use crate::test_database::{TestDatabase, add_guest, credential, header};
use store::{
    ClaimedTurns, LinkPurpose, MailLink, MatchNews, NewAddress, Store, StoreError, Timestamp,
    TurnMail,
};

on_both_databases! {
    an_address_is_confirmed_by_its_link
    a_confirmed_address_stays_until_another_is_confirmed
    a_password_is_reset_once_and_ends_every_session
    a_turn_is_mailed_once_until_its_user_comes_back
    news_of_a_match_are_mailed_once_each
    what_a_browser_was_told_is_for_the_digest_only
    a_day_passes_between_the_mails_of_a_digest
    a_mail_that_was_not_sent_is_due_again
    several_servers_share_the_mails
    an_address_goes_with_its_user
}

const DAY: i64 = 24 * 60 * 60 * 1_000;

/// A store with the account of Ada.
async fn with_ada(place: &TestDatabase) -> Store {
    let store = place.open().await;
    add_guest(&store, "ada", "Ada", 1).await;
    store.open_account("ada", "Ada", "old").await.unwrap();
    store
}

/// The same, with her address confirmed.
async fn with_address(place: &TestDatabase) -> Store {
    let store = with_ada(place).await;
    give(&store, "Ada@example.org", b"confirm").await;
    confirm(&store, b"confirm").await.unwrap();
    store
}

fn link(token: &[u8], purpose: LinkPurpose) -> MailLink {
    MailLink {
        token_hash: token.to_vec(),
        user_id: "ada".to_owned(),
        purpose,
        expires: Timestamp(1_000),
    }
}

/// An address of Ada's, whose link has this token.
fn new_address(address: &str, token: &[u8]) -> NewAddress {
    NewAddress {
        user_id: "ada".to_owned(),
        address: address.to_owned(),
        language: "fr".to_owned(),
        stop: format!("stop {address}"),
        token_hash: token.to_vec(),
        expires: Timestamp(1_000),
    }
}

async fn give(store: &Store, address: &str, token: &[u8]) {
    let given = store.set_new_address(new_address(address, token));
    given.await.unwrap();
}

async fn confirm(store: &Store, token: &[u8]) -> Result<(), StoreError> {
    store.confirm_mail_address(token, Timestamp(5)).await
}

async fn an_address_is_confirmed_by_its_link(place: TestDatabase) {
    let store = with_ada(&place).await;
    assert_eq!(store.mail_address("ada").await, Ok(None));
    give(&store, "Ada@example.org", b"c").await;
    assert_eq!(store.mail_address("ada").await, Ok(None), "not confirmed");
    let new = store.new_address("ada").await;
    assert_eq!(new, Ok(Some("Ada@example.org".to_owned())));
    let found = async || store.accounts_with_address("ada@EXAMPLE.org", 5).await;
    assert_eq!(found().await, Ok(vec![]), "not confirmed");
    store
        .add_mail_link(link(b"p", LinkPurpose::Password))
        .await
        .unwrap();
    for (token, at) in [(b"p", 5), (b"x", 5), (b"c", 1_000)] {
        let refused = store.confirm_mail_address(token, Timestamp(at)).await;
        assert_eq!(refused, Err(StoreError::NotFound), "{token:?} {at}");
    }
    confirm(&store, b"c").await.unwrap();
    let again = confirm(&store, b"c").await;
    assert_eq!(again, Err(StoreError::NotFound), "once");
    assert_eq!(store.new_address("ada").await, Ok(None));
    let all = found().await.unwrap();
    assert_eq!((all.len(), all[0].login.as_str()), (1, "Ada"));
    let address = store.mail_address("ada").await.unwrap().unwrap();
    assert_eq!(all[0].to, address);
    assert_eq!(address.address, "Ada@example.org");
    assert_eq!(address.confirmed, Timestamp(5));
    assert_eq!(address.turns, TurnMail::AtOnce);
    store.remove_mail_address("ada").await.unwrap();
    assert_eq!(store.mail_address("ada").await, Ok(None));
    let nobody = store.set_turn_mail("ada", TurnMail::Never, None).await;
    assert_eq!(nobody, Err(StoreError::NotFound));
    let nobody = NewAddress {
        user_id: "nobody".to_owned(),
        ..new_address("a@b.c", b"n")
    };
    let refused = store.set_new_address(nobody).await;
    assert_eq!(refused, Err(StoreError::NotFound));
}

async fn a_confirmed_address_stays_until_another_is_confirmed(place: TestDatabase) {
    let store = with_address(&place).await;
    store
        .set_turn_mail("ada", TurnMail::Daily, Some("de"))
        .await
        .unwrap();
    let before = store.mail_address("ada").await.unwrap().unwrap();
    let password = link(b"p", LinkPurpose::Password);
    store.add_mail_link(password.clone()).await.unwrap();
    give(&store, "ada@example.net", b"1").await;
    let address = store.mail_address("ada").await.unwrap().unwrap();
    assert_eq!(address, before);
    let lost = store.accounts_with_address("ada@example.org", 5).await;
    assert_eq!(lost.unwrap().len(), 1);
    let other = store.accounts_with_address("ada@example.net", 5).await;
    assert_eq!(other, Ok(vec![]));
    // Given twice, both links work; given another, neither does.
    give(&store, "ADA@example.net", b"2").await;
    give(&store, "ada@example.com", b"3").await;
    for token in [b"1", b"2"] {
        assert_eq!(confirm(&store, token).await, Err(StoreError::NotFound));
    }
    give(&store, "ada@example.com", b"4").await;
    confirm(&store, b"3").await.unwrap();
    let used = confirm(&store, b"4").await;
    assert_eq!(
        used,
        Err(StoreError::NotFound),
        "there is nothing to confirm"
    );
    let address = store.mail_address("ada").await.unwrap().unwrap();
    assert_eq!(address.address, "ada@example.com");
    assert_eq!(
        (address.language.as_str(), address.turns),
        ("fr", TurnMail::Daily)
    );
    let old = store.stop_turn_mail(&before.stop).await;
    assert_eq!(old, Err(StoreError::NotFound), "mailed to another address");
    let old = store.reset_password(b"p", "new", Timestamp(5)).await;
    assert_eq!(old, Err(StoreError::NotFound), "mailed to another address");
    // Whoever changes their mind keeps the address.
    give(&store, "ada@example.net", b"5").await;
    store.add_mail_link(password.clone()).await.unwrap();
    store.drop_new_address("ada").await.unwrap();
    assert_eq!(store.new_address("ada").await, Ok(None));
    assert_eq!(confirm(&store, b"5").await, Err(StoreError::NotFound));
    // Another password ends a change of the address that somebody else began.
    give(&store, "eve@example.net", b"6").await;
    let reset = store.reset_password(b"p", "new", Timestamp(5)).await;
    reset.unwrap();
    assert_eq!(confirm(&store, b"6").await, Err(StoreError::NotFound));
    assert_eq!(store.new_address("ada").await, Ok(None));
}

async fn a_password_is_reset_once_and_ends_every_session(place: TestDatabase) {
    let store = with_address(&place).await;
    for id in ["c1", "c2"] {
        store.add_credential(credential(id, "ada")).await.unwrap();
    }
    for token in [b"1", b"2", b"3"] {
        let link = link(token, LinkPurpose::Password);
        store.add_mail_link(link).await.unwrap();
    }
    let late = store.reset_password(b"1", "new", Timestamp(1_000)).await;
    assert_eq!(late, Err(StoreError::NotFound));
    let (user, mut ended) = store
        .reset_password(b"1", "new", Timestamp(7))
        .await
        .unwrap();
    ended.sort();
    assert_eq!(
        (user.as_str(), ended),
        ("ada", vec!["c1".into(), "c2".into()])
    );
    assert_eq!(store.credential(b"hash of c1").await, Ok(None));
    let hash = store.user("ada").await.unwrap().unwrap().password_hash;
    assert_eq!(hash.as_deref(), Some("new"));
    for token in [b"1", b"2"] {
        let again = store.reset_password(token, "newer", Timestamp(8)).await;
        assert_eq!(again, Err(StoreError::NotFound), "one use ends them all");
    }
    // Who remembers the password after all needs no link.
    let link = link(b"4", LinkPurpose::Password);
    store.add_mail_link(link.clone()).await.unwrap();
    store.change_password("ada", "new", "own").await.unwrap();
    let after = store.reset_password(b"4", "newer", Timestamp(9)).await;
    assert_eq!(after, Err(StoreError::NotFound));
    store.add_mail_link(link).await.unwrap();
    store.delete_expired_links(Timestamp(1_000)).await.unwrap();
    let after = store.reset_password(b"4", "newer", Timestamp(9)).await;
    assert_eq!(after, Err(StoreError::NotFound), "deleted");
}

async fn queue(store: &Store, table: &str, due: i64) {
    queue_news(store, table, MatchNews::Turn, false, due).await;
}

async fn queue_news(store: &Store, table: &str, news: MatchNews, is_told: bool, due: i64) {
    let queued = store.queue_turn_mail("ada", table, news, is_told, Timestamp(due));
    queued.await.unwrap();
}

/// The matches that are mailed to Ada at a time.
async fn claim(store: &Store, at: i64) -> Vec<String> {
    let at = Timestamp(at);
    let due = store.due_turn_mails(at).await.unwrap();
    let claimed = store.claim_turn_mails("ada", at).await.unwrap();
    assert_eq!(!due.is_empty(), claimed.is_some());
    let mut matches = claimed.map_or_else(Vec::new, |claimed| ids(&claimed));
    matches.sort();
    matches
}

fn ids(claimed: &ClaimedTurns) -> Vec<String> {
    claimed.matches.iter().map(|it| it.id.clone()).collect()
}

async fn news_of_a_match_are_mailed_once_each(place: TestDatabase) {
    let store = with_address(&place).await;
    store.create_match(header("a")).await.unwrap();
    let told = async |at: i64| {
        let claimed = store.claim_turn_mails("ada", Timestamp(at)).await;
        let claimed = claimed.unwrap().map(|claimed| claimed.matches);
        let news = claimed.into_iter().flatten().map(|it| it.news);
        news.collect::<Vec<_>>()
    };
    use MatchNews::{Again, Asked, Begun, Joined, Over, Turn};
    queue_news(&store, "a", Joined, false, 10).await;
    assert_eq!(told(10).await, [Joined]);
    // Who sits down again and again is told of once.
    queue_news(&store, "a", Joined, false, 11).await;
    assert_eq!(told(20).await, []);
    // Of two things that have not been told the later one is.
    queue_news(&store, "a", Begun, false, 21).await;
    queue_news(&store, "a", Turn, false, 22).await;
    queue_news(&store, "a", Asked, false, 22).await;
    assert_eq!(told(30).await, [Turn]);
    queue_news(&store, "a", Over, false, 31).await;
    assert_eq!(told(40).await, [Over]);
    queue_news(&store, "a", Again, false, 41).await;
    assert_eq!(told(50).await, [Again]);
    queue_news(&store, "a", Again, false, 51).await;
    assert_eq!(told(60).await, []);
    // She has been back.
    store.clear_turn_mail("ada", "a").await.unwrap();
    queue_news(&store, "a", Asked, false, 61).await;
    assert_eq!(told(70).await, [Asked]);
}

async fn what_a_browser_was_told_is_for_the_digest_only(place: TestDatabase) {
    let store = with_address(&place).await;
    for table in ["a", "b"] {
        store.create_match(header(table)).await.unwrap();
    }
    queue_news(&store, "a", MatchNews::Turn, true, 10).await;
    assert!(claim(&store, 20).await.is_empty());
    let daily = store.set_turn_mail("ada", TurnMail::Daily, None);
    daily.await.unwrap();
    queue_news(&store, "a", MatchNews::Turn, true, 2 * DAY).await;
    queue_news(&store, "b", MatchNews::Turn, false, 2 * DAY).await;
    assert_eq!(claim(&store, 2 * DAY).await, ["a", "b"]);
    let never = store.set_turn_mail("ada", TurnMail::Never, None);
    never.await.unwrap();
    store.clear_turn_mail("ada", "a").await.unwrap();
    for is_told in [true, false] {
        queue_news(&store, "a", MatchNews::Over, is_told, 4 * DAY).await;
        assert!(claim(&store, 4 * DAY).await.is_empty());
    }
}

async fn a_turn_is_mailed_once_until_its_user_comes_back(place: TestDatabase) {
    let store = with_ada(&place).await;
    for table in ["a", "b"] {
        store.create_match(header(table)).await.unwrap();
    }
    queue(&store, "a", 10).await;
    assert!(claim(&store, 20).await.is_empty(), "no address");
    give(&store, "ada@example.org", b"c").await;
    queue(&store, "a", 10).await;
    assert!(claim(&store, 20).await.is_empty(), "not confirmed");
    confirm(&store, b"c").await.unwrap();
    queue(&store, "a", 10).await;
    queue(&store, "b", 30).await;
    assert_eq!(claim(&store, 20).await, ["a"]);
    assert!(claim(&store, 21).await.is_empty());
    queue(&store, "a", 22).await;
    assert_eq!(claim(&store, 30).await, ["b"], "she was told of the other");
    store.clear_turn_mail("ada", "a").await.unwrap();
    queue(&store, "a", 40).await;
    assert_eq!(claim(&store, 40).await, ["a"]);
    // Who comes back before it is sent gets none.
    store.clear_turn_mail("ada", "b").await.unwrap();
    queue(&store, "b", 50).await;
    store.clear_turn_mail("ada", "b").await.unwrap();
    assert!(claim(&store, 60).await.is_empty());
    // Who wants none gets none, not even of what waits.
    queue(&store, "b", 70).await;
    let wrong = store.stop_turn_mail("other").await;
    assert_eq!(wrong, Err(StoreError::NotFound));
    store.stop_turn_mail("stop ada@example.org").await.unwrap();
    store
        .set_turn_mail("ada", TurnMail::AtOnce, None)
        .await
        .unwrap();
    assert!(claim(&store, 80).await.is_empty());
}

async fn a_day_passes_between_the_mails_of_a_digest(place: TestDatabase) {
    let store = with_address(&place).await;
    for table in ["a", "b", "c"] {
        store.create_match(header(table)).await.unwrap();
    }
    store
        .set_turn_mail("ada", TurnMail::Daily, None)
        .await
        .unwrap();
    queue(&store, "a", 2 * DAY).await;
    assert_eq!(claim(&store, 2 * DAY).await, ["a"]);
    queue(&store, "b", 2 * DAY + 1).await;
    queue(&store, "c", 2 * DAY + 2).await;
    assert!(claim(&store, 3 * DAY - 1).await.is_empty());
    assert_eq!(claim(&store, 3 * DAY).await, ["b", "c"]);
}

async fn a_mail_that_was_not_sent_is_due_again(place: TestDatabase) {
    let store = with_address(&place).await;
    for table in ["a", "b"] {
        store.create_match(header(table)).await.unwrap();
    }
    store
        .set_turn_mail("ada", TurnMail::Daily, None)
        .await
        .unwrap();
    queue(&store, "a", DAY).await;
    queue(&store, "b", DAY).await;
    let at = Timestamp(2 * DAY);
    let claimed = store.claim_turn_mails("ada", at).await.unwrap().unwrap();
    store.clear_turn_mail("ada", "b").await.unwrap();
    let later = Timestamp(2 * DAY + 10);
    store.requeue_turn_mails(claimed, later).await.unwrap();
    assert!(claim(&store, 2 * DAY + 9).await.is_empty());
    let claimed = store.claim_turn_mails("ada", later).await;
    let claimed = claimed.unwrap().unwrap();
    assert_eq!(ids(&claimed), ["a"], "she came back to the other");
    // Nothing is left to tell, and so the day has not begun.
    store.drop_turn_mails(claimed).await.unwrap();
    queue(&store, "a", 2 * DAY + 20).await;
    assert_eq!(claim(&store, 2 * DAY + 20).await, ["a"]);
}

async fn several_servers_share_the_mails(place: TestDatabase) {
    let store = with_address(&place).await;
    for number in 0..10 {
        let table = format!("m{number}");
        store.create_match(header(&table)).await.unwrap();
        queue(&store, &table, 10).await;
    }
    let others = [place.open().await, place.open().await, store];
    let claims = others.map(|store| {
        tokio::spawn(async move { store.claim_turn_mails("ada", Timestamp(20)).await })
    });
    let mut matches = 0;
    for claim in claims {
        matches += claim
            .await
            .unwrap()
            .unwrap()
            .map_or(0, |it| it.matches.len());
    }
    assert_eq!(matches, 10, "each once");
}

async fn an_address_goes_with_its_user(place: TestDatabase) {
    let store = with_address(&place).await;
    store.create_match(header("a")).await.unwrap();
    queue(&store, "a", 10).await;
    let link = link(b"p", LinkPurpose::Password);
    store.add_mail_link(link).await.unwrap();
    store.forget_user("ada").await.unwrap();
    assert_eq!(store.mail_address("ada").await, Ok(None));
    assert_eq!(store.due_turn_mails(Timestamp(20)).await, Ok(vec![]));
    let reset = store.reset_password(b"p", "new", Timestamp(5)).await;
    assert_eq!(reset, Err(StoreError::NotFound));
    assert_eq!(store.check().await, Ok(vec![]));
}
