//! A player by the rules of the protocol, without a server.

use dice::Dice;
use engine::Seat;
use load::{After, Heard, Player};
use protocol::{ClientMessage, Command, CommandId, Revision, ServerMessage};

fn player(seat: u8) -> Player {
    let mut player = Player::new("t1".parse().unwrap(), Seat::new(seat), Dice::new(1));
    assert_eq!(
        said(&mut player),
        [r#"{"join":{"table":"t1","detail":"actions"}}"#]
    );
    player
}

fn said(player: &mut Player) -> Vec<String> {
    let words = player.take_words();
    words.iter().map(ClientMessage::to_line).collect()
}

fn message(line: &str) -> ServerMessage {
    ServerMessage::parse(line).unwrap()
}

/// What Ada's seat has committed itself to.
const COMMITTED: &str = concat!(
    r#","commitment":"0707070707070707070707070707070707070707"#,
    r#"070707070707070707070707""#
);

/// The table before the start, with Ada on seat 0 and this on seat 1.
fn joined(committed: &str, other: &str) -> ServerMessage {
    message(&format!(
        r#"{{"joined":{{"n":1,"table":"t1","game":"rockets","rules":1,"options":null,
        "takeover":"pilot","stage":"waiting","clock":"unlimited","spectators":"welcome",
        "seating":{{"n":1,"host":"a","seats":[
          {{"holder":{{"person":{{"user":"a","name":"Ada"}}}}{committed}}},{{"holder":{other}}}]}},
        "commitment":"{}"}}}}"#,
        "07".repeat(32)
    ))
}

fn step(n: u32, decides: u8, actions: &str) -> ServerMessage {
    message(&format!(
        r#"{{"step":[{n},0,null,[],{decides},"{actions}"]}}"#
    ))
}

#[test]
fn the_host_starts_once_everybody_sits() {
    let mut host = player(0);
    host.hear(joined("", r#"{"open":{}}"#));
    let commits = said(&mut host);
    assert!(
        commits[0].starts_with(r#"{"do":[1,{"commit":{"s":0,"#),
        "{commits:?}"
    );
    host.hear(joined(COMMITTED, r#"{"open":{}}"#));
    assert!(said(&mut host).is_empty());
    host.hear(joined(COMMITTED, r#"{"person":{"user":"b","name":"Bo"}}"#));
    assert_eq!(said(&mut host), [r#"{"do":[2,{"start":{}}]}"#]);
    // Once is enough.
    host.hear(joined(COMMITTED, r#"{"person":{"user":"b","name":"Bo"}}"#));
    assert!(said(&mut host).is_empty());
}

#[test]
fn the_others_sit_down() {
    let mut guest = player(1);
    guest.hear(joined(COMMITTED, r#"{"open":{}}"#));
    let [sits] = &said(&mut guest)[..] else {
        panic!("one command");
    };
    let sit = r#"{"do":[1,{"sit":{"s":1,"commitment":""#;
    assert!(sits.starts_with(sit), "{sits}");
    // Once all commitments are fixed, it opens its own.
    let opening = r#","starting":"opening"}"#;
    let line = joined(COMMITTED, r#"{"person":{"user":"b","name":"Bo"}}"#).to_line();
    let line = line.replace("]},\"commitment", &format!("]{opening},\"commitment"));
    guest.hear(message(&line));
    let [opens] = &said(&mut guest)[..] else {
        panic!("one command");
    };
    assert!(opens.starts_with(r#"{"do":[2,{"open":{"s":1,"#), "{opens}");
}

#[test]
fn an_action_is_any_of_the_legal_ones_and_comes_once() {
    let mut player = player(0);
    player.hear(step(5, 0, "m1 m2 m3"));
    let words = player.take_words();
    let [
        ClientMessage::Do(
            c,
            Command::Act {
                revision: n,
                seat: s,
                actions,
            },
        ),
    ] = words.as_slice()
    else {
        panic!("{words:?}");
    };
    let [a] = actions.as_slice() else {
        panic!("{actions:?}");
    };
    assert_eq!((*c, *n, *s), (CommandId(1), Revision::new(5), Seat::new(0)));
    assert!(["m1", "m2", "m3"].contains(&a.as_str()), "{a}");
    // Not news, so no reason to act again.
    assert_eq!(player.hear(step(5, 0, "m1 m2 m3")), Heard::Nothing);
    assert!(said(&mut player).is_empty());
    let heard = player.hear(message(r#"{"ok":[1,6]}"#));
    let expected = Heard::Acknowledged {
        id: CommandId(1),
        made_for: Revision::new(5),
        action: a.clone(),
    };
    assert_eq!(heard, expected);
}

#[test]
fn what_was_not_answered_is_said_again_as_it_was() {
    let mut player = player(0);
    player.hear(step(5, 0, "m1"));
    let act = said(&mut player);
    player.come_back();
    let again = said(&mut player);
    assert_eq!(
        again[0],
        r#"{"join":{"table":"t1","seen":5,"detail":"actions"}}"#
    );
    assert_eq!(again[1..], act);
    // It had been taken: the next action waits for the answer all the same.
    player.hear(step(6, 0, "x2"));
    assert!(said(&mut player).is_empty());
    player.hear(message(r#"{"ok":[1,6]}"#));
    let next = r#"{"do":[2,{"act":[6,0,["x2"]]}]}"#;
    assert_eq!(said(&mut player), [next]);
    player.come_back();
    assert_eq!(said(&mut player)[1..], [next]);
}

#[test]
fn after_the_end_it_plays_again_or_stops() {
    let over = format!(r#"{{"over":{{"n":9,"secret":"{}"}}}}"#, "07".repeat(32));
    let mut keen = player(0);
    assert_eq!(keen.hear(message(&over)), Heard::Over);
    assert_eq!(said(&mut keen), [r#"{"do":[1,{"rematch":{}}]}"#]);
    keen.hear(message(r#"{"rematched":{"n":11,"table":"t2"}}"#));
    assert_eq!(
        said(&mut keen),
        [r#"{"join":{"table":"t2","detail":"actions"}}"#]
    );
    // Where nothing is new but chance, there is nothing to wait for.
    let mut quick = player(0);
    quick.hear(joined(COMMITTED, r#"{"person":{"user":"b","name":"Bo"}}"#));
    quick.hear(message(r#"{"starting":{"n":2,"phase":"opening"}}"#));
    quick.hear(message(&over));
    said(&mut quick);
    let chance = "07".repeat(32);
    let rematched = format!(r#"{{"rematched":{{"n":11,"table":"t2","commitment":"{chance}"}}}}"#);
    quick.hear(message(&rematched));
    let [joins, commits] = &said(&mut quick)[..] else {
        panic!("two messages");
    };
    let seen = r#"{"join":{"table":"t2","seen":1,"detail":"actions"}}"#;
    assert_eq!(joins, seen);
    let commit = r#"{"do":[4,{"commit":{"s":0,"#;
    assert!(commits.starts_with(commit), "{commits}");
    let mut tired = player(0);
    tired.set_after(After::Stop);
    assert_eq!(tired.hear(message(&over)), Heard::Over);
    assert!(said(&mut tired).is_empty());
}
