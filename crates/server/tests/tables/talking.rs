//! Chat, its limits, the host's power over it, and emotes.

use crate::client::Client;
use crate::games::{begin, sit};
use crate::on_both_databases;
use crate::site::Site;
use engine::Seat;
use protocol::{Command, Emote, Invalid, Objection, ServerMessage, limits};
use registry::GameId;
use serde_json::json;

on_both_databases! {
    people_talk_within_limits
    emotes_need_no_language_but_a_seat
}

fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

/// Repeats a command until it comes too soon after the others: how often it was
/// accepted, and how long to wait. On a slow machine that is more often than at
/// once.
async fn until_too_fast(client: &mut Client, command: Command) -> (usize, u64) {
    for accepted in 0..50 {
        match client.command(command.clone()).await {
            ServerMessage::Accepted { .. } => {}
            ServerMessage::Refused {
                why: Objection::TooFast { wait_ms },
                ..
            } => return (accepted, wait_ms),
            other => panic!("{other:?}"),
        }
    }
    panic!("nothing comes too fast");
}

async fn people_talk_within_limits(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let (eve, mut at_eve) = site.guest_at("Eve", &pair.table).await;
    at_eve.must(chat("  Bonjour <b>à tous</b> ! ")).await;
    let line = pair
        .at_bo
        .until(|message| match message {
            ServerMessage::Chat(line) => Some(line.clone()),
            _ => None,
        })
        .await;
    // Plain text comes as it was, without the space around it.
    assert_eq!(
        (line.name.as_str(), line.text.as_str()),
        ("Eve", "Bonjour <b>à tous</b> !")
    );
    assert_eq!(line.user, eve.user);
    let long = "x".repeat(limits::CHAT_CHARS + 1);
    for bad in ["", "  ", "a\nb", "\u{202e}live", &long] {
        let most = limits::CHAT_CHARS as u32;
        assert_eq!(
            at_eve.invalid(chat(bad)).await,
            Invalid::Text { most },
            "{bad}"
        );
    }
    let (more, wait_ms) = until_too_fast(&mut at_eve, chat("more")).await;
    let said = 1 + more;
    assert!(said >= limits::CHAT_BURST as usize, "{said}");
    assert!(wait_ms > 0 && wait_ms <= limits::CHAT_EVERY_MS);
    // Who comes later reads what was said.
    let joined = site.connect(&pair.bo).await.join(&pair.table).await;
    assert_eq!(joined.chat.len(), said);

    // The host mutes, and only the host.
    let mute = Command::Mute {
        user: eve.user.clone(),
    };
    assert_eq!(
        pair.at_bo.refused(mute.clone()).await,
        Objection::NotHost {}
    );
    pair.at_ada.must(mute).await;
    assert_eq!(
        at_eve.refused(chat("still here")).await,
        Objection::Muted {}
    );
    let nobody = Command::Mute {
        user: "nobody".parse().unwrap(),
    };
    assert_eq!(pair.at_ada.refused(nobody).await, Objection::NobodyThere {});
    pair.at_ada
        .must(Command::Unmute {
            user: eve.user.clone(),
        })
        .await;
    assert!(matches!(
        at_eve.command(chat("again")).await,
        ServerMessage::Accepted { .. }
            | ServerMessage::Refused {
                why: Objection::TooFast { .. },
                ..
            }
    ));
    site.stop().await;
}

async fn emotes_need_no_language_but_a_seat(site: Site) {
    let mut pair = begin(&site, GameId::Rockets, json!({})).await;
    let emote = |seat: u8| Command::Emote {
        seat: Seat::new(seat),
        emote: Emote::Wave,
    };
    let (shown, _) = until_too_fast(&mut pair.at_ada, emote(0)).await;
    assert!(shown >= limits::EMOTE_BURST as usize, "{shown}");
    for _ in 0..shown {
        let shown = pair
            .at_bo
            .until(|message| match message {
                ServerMessage::Emote { seat: s, emote } => Some((s.index(), *emote)),
                _ => None,
            })
            .await;
        assert_eq!(shown, (0, Emote::Wave));
    }
    assert_eq!(
        pair.at_ada.refused(emote(1)).await,
        Objection::NotYourSeat {}
    );
    let (_, mut at_eve) = site.guest_at("Eve", &pair.table).await;
    assert_eq!(at_eve.refused(emote(0)).await, Objection::NotYourSeat {});
    site.stop().await;
}

/// Also over HTTP, and for who asked before the start.
#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_watch_nobody_does() {
    let site = Site::open().await;
    let (ada, bo, cy) = (
        site.guest("Ada").await,
        site.guest("Bo").await,
        site.guest("Cy").await,
    );
    let body = json!({"game": "landing", "spectators": "nobody",
                      "seats": [{"me": {}}, {"open": {}}]});
    let made = site.make(&ada, body).await;
    let mut at_ada = site.at(&ada, &made.table).await;
    let mut at_bo = site.at(&bo, &made.table).await;
    let mut at_cy = site.at(&cy, &made.table).await;
    let messages = format!("GET /api/tables/{}/messages", made.table);
    site.ask(&cy.token, &messages, "").await.good();
    at_bo.must(sit(1)).await;
    at_ada.must(Command::Start {}).await;
    let answer = site.ask(&cy.token, &messages, "").await;
    answer.is_refused(404, "no_such_table");
    let answer = site.ask(&cy.token, &format!("{messages}?seen=1"), "").await;
    answer.is_refused(404, "no_such_table");
    let refused = |message: &ServerMessage| {
        (message.to_line() == r#"{"invalid":{"why":{"no_such_table":{}}}}"#).then_some(())
    };
    at_cy.go(&made.table, None).await;
    at_cy.until(refused).await;
    let heard = at_cy.heard.join("\n");
    assert!(!heard.contains(r#""stage":"playing""#), "{heard}");
    site.stop().await;
}
