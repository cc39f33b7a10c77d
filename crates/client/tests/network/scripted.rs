//! What happens in one situation after the other.

use crate::world::{Entry, Server, World, number};
use client::{Answer, Event};
use engine::Seat;
use protocol::{Command, Invalid, ServerMessage};

/// A client at the table.
fn at_the_table() -> World {
    let mut world = World::new(1);
    world.settle();
    assert_eq!(world.told.last(), Some(&Event::Online));
    world
}

/// A command for the first position.
fn undo() -> Command {
    Command::Undo {
        revision: number(0),
        seat: Seat::new(0),
    }
}

fn online_count(world: &World) -> usize {
    let is_online = |event: &&Event| **event == Event::Online;
    world.told.iter().filter(is_online).count()
}

#[test]
fn it_says_hello_joins_and_is_online_once_everything_was_told() {
    let world = at_the_table();
    assert_eq!(world.sent.len(), 2);
    assert!(
        world.sent[0].starts_with(r#"{"hello":"#),
        "{:?}",
        world.sent
    );
    assert!(world.sent[1].starts_with(r#"{"join":{"table":"t1","detail""#));
    assert_eq!(world.told.len(), 3, "the table, who is there, online");
}

#[test]
fn it_comes_back_with_the_last_revision_it_saw() {
    let mut world = at_the_table();
    world.other_moves();
    world.settle();
    world.cut();
    assert_eq!(world.told.last(), Some(&Event::Offline));
    world.heal();
    assert_eq!(online_count(&world), 2);
    let is_rejoin = |line: &String| line.contains(r#""seen":1"#);
    assert!(world.sent.iter().any(is_rejoin));
}

#[test]
fn a_command_without_an_answer_is_sent_again() {
    let mut world = at_the_table();
    world.go_silent();
    world.command(undo());
    assert!(world.log.is_empty(), "it is lost");
    world.heal();
    assert_eq!(world.log, [Entry::Step]);
    assert_eq!(world.answers().count(), 1);
}

#[test]
fn a_line_that_was_stored_before_the_cut_is_not_said_twice() {
    let mut world = at_the_table();
    world.chat("hello");
    world.serve(0);
    world.go_silent();
    world.sleep(60_000);
    world.heal();
    assert_eq!(world.log.len(), 1);
    let said = world.messages();
    assert_eq!(
        said.filter(|one| matches!(one, ServerMessage::Chat(_)))
            .count(),
        1
    );
}

fn is_given_up_after(millis: u64, world: &mut World) {
    world.sleep(millis - 1);
    assert_eq!(world.told.last(), Some(&Event::Online));
    world.sleep(1);
    assert_eq!(world.told.last(), Some(&Event::Offline));
}

#[test]
fn a_silent_connection_is_given_up_after_eight_seconds() {
    let mut world = at_the_table();
    world.go_silent();
    world.chat("hello");
    is_given_up_after(8_000, &mut world);
}

#[test]
fn a_connection_that_gives_no_sign_of_life_is_given_up_after_four_seconds() {
    let mut world = at_the_table();
    world.go_silent();
    world.nudge();
    is_given_up_after(4_000, &mut world);
}

#[test]
fn an_idle_connection_that_died_is_noticed() {
    let mut world = at_the_table();
    world.sleep(4_999);
    assert!(!world.sent.contains(&r#"{"ping":{}}"#.to_owned()));
    world.sleep(1);
    world.settle();
    assert_eq!(
        world.sent.last().map(String::as_str),
        Some(r#"{"ping":{}}"#)
    );
    assert_eq!(online_count(&world), 1, "it is alive");
    world.go_silent();
    world.other_moves();
    world.heal();
    assert_eq!(online_count(&world), 2);
    assert!(matches!(
        world.messages().last(),
        Some(ServerMessage::Presence { .. })
    ));
    assert_eq!(world.client.revisions().latest(), Some(number(1)));
}

#[test]
fn it_tries_at_once_when_the_network_is_back() {
    let mut world = at_the_table();
    world.set_server(Server::Down);
    for _ in 0..20 {
        world.sleep(10_000);
    }
    let tried = world.opened.len();
    assert!((15..=22).contains(&tried), "{tried}");
    world.server = Server::Up;
    world.nudge();
    assert_eq!(world.opened.len(), tried + 1);
    world.settle();
    assert_eq!(world.told.last(), Some(&Event::Online));
}

#[test]
fn what_could_not_be_stored_is_sent_again() {
    let mut world = at_the_table();
    world.set_server(Server::Full);
    world.command(undo());
    world.settle();
    assert_eq!(world.told.last(), Some(&Event::StorageUnavailable));
    world.sleep(2_000);
    world.settle();
    assert_eq!(world.told.last(), Some(&Event::StorageUnavailable));
    world.heal();
    assert_eq!(world.log.len(), 1);
    assert_eq!(world.answers().count(), 1);
}

#[test]
fn a_late_command_is_answered_with_what_was_missed() {
    let mut world = at_the_table();
    world.other_moves();
    world.command(undo());
    world.settle();
    assert_eq!(
        world.answers().collect::<Vec<_>>(),
        [(&undo(), &Answer::OutOfDate)]
    );
    let steps = world
        .messages()
        .filter(|one| matches!(one, ServerMessage::Step(_)));
    assert_eq!(steps.count(), 1, "told by itself and as missed, shown once");
}

#[test]
fn it_does_not_try_again_with_a_token_that_is_not_known() {
    let mut world = World::new(1);
    world.say(&ServerMessage::Invalid {
        id: None,
        why: Invalid::Token {},
    });
    world.deliver(0, 1);
    assert_eq!(world.told, [Event::TokenRejected]);
    assert_eq!(world.client.deadline(), None);
    world.nudge();
    world.sleep(1_000_000);
    assert_eq!(world.opened.len(), 1);
}

#[test]
fn it_looks_for_a_newer_server_and_never_goes_to_one_that_is_too_new() {
    let speaks = |speaks| ServerMessage::Invalid {
        id: None,
        why: Invalid::Protocol { speaks },
    };
    let mut world = World::new(1);
    world.say(&speaks(protocol::VERSION - 1));
    world.deliver(0, 1);
    assert_eq!(world.told, [Event::Offline]);
    world.sleep(1_000);
    assert_eq!(world.opened.len(), 2);
    world.settle();
    assert_eq!(online_count(&world), 1);
    // The page is too old for this one, which it says.
    let mut world = World::new(1);
    world.say(&speaks(protocol::VERSION + 1));
    world.deliver(0, 1);
    let told = world.messages().next();
    assert!(matches!(told, Some(ServerMessage::Invalid { .. })));
    world.sleep(1_000_000);
    assert_eq!(world.opened.len(), 1);
}

#[test]
fn what_an_old_socket_still_says_is_ignored() {
    let mut world = at_the_table();
    world.other_moves();
    world.cut();
    world.sleep(1_000);
    assert_eq!(world.opened.len(), 2);
    world.deliver(0, 1);
    assert_eq!(
        world.told.last(),
        Some(&Event::Offline),
        "not over this one"
    );
    world.settle();
    let steps = world
        .messages()
        .filter(|one| matches!(one, ServerMessage::Step(_)));
    assert_eq!(steps.count(), 1);
}

/// Lets time pass as it does, with everything that comes and goes meanwhile.
fn pass(world: &mut World, millis: u64) {
    for _ in 0..millis / 1_000 {
        world.sleep(1_000);
        world.settle();
    }
}

#[test]
fn who_has_not_looked_for_a_minute_leaves_and_is_back_at_once() {
    let mut world = at_the_table();
    world.look_away();
    pass(&mut world, 59_000);
    assert!(world.is_open());
    // Told of twice, it is the same minute.
    world.look_away();
    pass(&mut world, 1_000);
    assert!(!world.is_open());
    // Neither time nor the network brings anybody back who does not look.
    let opened = world.opened.len();
    pass(&mut world, 600_000);
    world.nudge();
    world.look_away();
    assert_eq!(world.client.deadline(), None);
    assert_eq!(world.opened.len(), opened);
    let offline = |world: &World| world.told.contains(&Event::Offline);
    assert!(!offline(&world), "nothing went wrong");
    world.other_moves();
    world.look();
    world.settle();
    assert_eq!(world.opened.len(), opened + 1);
    assert_eq!(online_count(&world), 2);
    assert_eq!(world.client.revisions().latest(), Some(number(1)));
    assert!(!offline(&world));
    // It stays.
    pass(&mut world, 120_000);
    assert!(world.is_open());
}

#[test]
fn who_looks_again_within_a_minute_never_left() {
    let mut world = at_the_table();
    world.look_away();
    pass(&mut world, 59_000);
    world.look();
    pass(&mut world, 59_000);
    assert!(world.is_open());
    world.look_away();
    pass(&mut world, 59_000);
    assert!(world.is_open(), "another minute has begun");
    assert_eq!(world.opened.len(), 1);
}

#[test]
fn what_was_done_before_one_looked_away_arrives_first() {
    let mut world = at_the_table();
    world.set_server(Server::Full);
    world.command(undo());
    world.look_away();
    pass(&mut world, 90_000);
    assert!(world.is_open(), "it is not stored yet");
    world.server = Server::Up;
    pass(&mut world, 60_000);
    assert_eq!(world.answers().count(), 1);
    assert!(!world.is_open());
    // Who does something is there, whatever the browser says of the page.
    world.command(undo());
    world.settle();
    assert_eq!(world.answers().count(), 2);
}
