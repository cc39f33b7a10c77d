//! Chat and emotes.

use crate::common::{Room, seated, setup, user};
use crate::{S1, rockets};
use protocol::*;
use registry::Rockets;
use serde_json::json;

#[test]
fn chat_is_plain_short_slow_and_muted() {
    let mut room = rockets();
    room.arrive("eve", None);
    let chat = |text: &str| Command::Chat {
        text: text.to_owned(),
    };
    for text in ["", " \n ", "a\u{0}b", &"é".repeat(limits::CHAT_CHARS + 1)] {
        let answer = room.send("ada", chat(text));
        assert!(matches!(
            answer,
            ServerMessage::Invalid {
                why: Invalid::Text { .. },
                ..
            }
        ));
    }
    room.inbox.clear();
    room.must("eve", chat(" <b>salut</b> "));
    let heard = room.heard("bo");
    let [ServerMessage::Chat(line)] = &heard[..] else {
        panic!("{heard:?}");
    };
    assert_eq!(
        (line.text.as_str(), line.name.as_str()),
        ("<b>salut</b>", "EVE")
    );
    for _ in 0..limits::CHAT_BURST {
        room.must("bo", chat("x"));
    }
    let wait_ms = limits::CHAT_EVERY_MS;
    assert_eq!(
        room.refused("bo", chat("x")),
        Objection::TooFast { wait_ms }
    );
    room.wait(wait_ms);
    room.must("bo", chat("x"));
    let mute = Command::Mute { user: user("eve") };
    assert_eq!(room.refused("bo", mute.clone()), Objection::NotHost {});
    let stranger = Command::Mute {
        user: user("stranger"),
    };
    assert_eq!(room.refused("ada", stranger), Objection::NobodyThere {});
    room.must("ada", mute);
    assert_eq!(room.refused("eve", chat("x")), Objection::Muted {});
    assert_eq!(room.look("bo").seating.muted, [user("eve")]);
    room.must("ada", Command::Unmute { user: user("eve") });
    room.must("eve", chat("thanks"));
    assert_eq!(room.look("cy").chat.last().unwrap().text, "thanks");
}

#[test]
fn emotes_are_shown_to_all_and_leave_no_trace() {
    let mut room = rockets();
    let log = room.log.len();
    let emote = Command::Emote {
        seat: S1,
        emote: Emote::Clap,
    };
    assert_eq!(
        room.refused("ada", emote.clone()),
        Objection::NotYourSeat {}
    );
    room.inbox.clear();
    for _ in 0..limits::EMOTE_BURST {
        room.must("bo", emote.clone());
    }
    assert!(matches!(
        room.refused("bo", emote),
        Objection::TooFast { .. }
    ));
    assert_eq!(room.log.len(), log);
    assert_eq!(room.heard("ada").len(), limits::EMOTE_BURST as usize);
    assert!(room.heard("ada").iter().all(|message| matches!(
        message,
        ServerMessage::Emote {
            seat: S1,
            emote: Emote::Clap
        }
    )));
}

fn chat(text: &str) -> Command {
    Command::Chat {
        text: text.to_owned(),
    }
}

fn texts(lines: &[ChatLine]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

/// How many lines were told that had been withheld.
fn withheld<'a>(messages: impl IntoIterator<Item = &'a ServerMessage>) -> Option<usize> {
    messages.into_iter().find_map(|message| match message {
        ServerMessage::Withheld { lines, .. } => Some(lines.len()),
        _ => None,
    })
}

#[test]
fn players_hear_spectators_after_the_game_where_they_are_kept_apart() {
    let mut made = setup::<Rockets>(json!({}), vec![seated("ada"), seated("bo")]);
    made.spectators = Spectators::Apart;
    let mut room = Room::<Rockets>::new(made);
    for name in ["ada", "bo", "eve", "zoe"] {
        room.arrive(name, None);
    }
    // Before the game all talk to all.
    room.must("eve", chat("hello"));
    room.wait(1_000);
    room.must("ada", Command::Start {});
    room.inbox.clear();
    room.must("eve", chat("take the left one"));
    room.must("bo", chat("hm"));
    let heard = |room: &mut Room<Rockets>, name: &str| {
        let heard = room.heard(name).into_iter();
        let lines = heard.filter_map(|message| match message {
            ServerMessage::Chat(line) => Some(line.text.clone()),
            _ => None,
        });
        lines.collect::<Vec<_>>()
    };
    assert_eq!(heard(&mut room, "ada"), ["hm"]);
    assert_eq!(heard(&mut room, "zoe"), ["take the left one", "hm"]);
    // Nor by coming back, whatever was seen last.
    assert_eq!(texts(&room.look("ada").chat), ["hello", "hm"]);
    assert_eq!(
        texts(&room.look("zoe").chat),
        ["hello", "take the left one", "hm"]
    );
    let missed = room.arrive("bo", Some(Revision::new(1)));
    assert!(!format!("{missed:?}").contains("left one"), "{missed:?}");
    let before = room.look("ada").revision;
    room.inbox.clear();
    room.must("bo", Command::Concede { seat: S1 });
    assert_eq!(withheld(room.heard("ada")), Some(2));
    assert_eq!(withheld(room.heard("zoe")), None);
    assert_eq!(withheld(&room.arrive("ada", Some(before))), Some(2));
    assert_eq!(texts(&room.look("ada").chat).len(), 3);
    // From now on they talk to each other: Ada has two connections.
    room.inbox.clear();
    room.must("eve", chat("well played"));
    assert_eq!(heard(&mut room, "ada"), ["well played"; 2]);
}
