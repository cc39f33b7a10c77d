//! Chat and emotes.

use crate::common::user;
use crate::{S1, rockets};
use protocol::*;

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
